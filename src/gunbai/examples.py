"""The examples of the rulebooks as positions, with the answers to give and their results.

Each game has them in `data/examples.toml`, under the ids that the ledger gives them. The desk
offers them, and a test checks that each comes out as it is printed.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from gunbai.core.game import Game
from gunbai.core.notation import Data
from gunbai.core.position_text import read_position
from gunbai.core.session import Session


class TypedAnswer:
    """An answer of a seat, as it is typed."""

    def __init__(self, line: str) -> None:
        seat, action = line.split(" ", 1)
        self.seat: Final = int(seat)
        self.action: Final = action


class Example:
    """An example: a position or a new game, the answers given there, and what they lead to."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: Final[str] = data["id"]
        self.text: Final[str] = data.get("position", "")
        #: The options of a new game, if that is what the example is about.
        self.new: Final[dict[str, str] | None] = data.get("new")
        self.answers: Final = [TypedAnswer(line) for line in data.get("answers", [])]
        #: After the answers: all that may be chosen by the one who is asked, if that is printed.
        self.choices: Final[list[str] | None] = data.get("choices")
        #: Refused after the answers, by the rule that forbids it.
        self.refused: Final = {
            rule: TypedAnswer(line) for rule, line in data.get("refused", {}).items()
        }
        #: Values of the position after the answers, by their place: "seats[0].coins".
        self.after: Final[dict[str, Any]] = data.get("after", {})
        #: How many things are there after the answers, all different: {"aside": 3}.
        self.counts: Final[dict[str, int]] = data.get("counts", {})
        #: Lines that the log must contain: their key and some of their words.
        self.told: Final[list[dict[str, Any]]] = data.get("told", [])

    def position(self) -> Data:
        return read_position(self.text)

    def session(self, game: Game) -> Session:
        """Return a game at the position in which the answers are given."""
        if self.new is None:
            return Session.at(game, self.position())
        return Session(game, self.new, auto=False)


class Examples:
    """The examples of a game, and those that are not a position, each with the reason."""

    def __init__(self, data: dict[str, Any]) -> None:
        found = [Example(each) for each in data.get("example", [])]
        self.by_id: Final = {example.id: example for example in found}
        self.not_positions: Final[dict[str, str]] = data.get("not_positions", {})


@cache
def examples_of(game: str) -> Examples:
    """Return the examples of a game; none if it has no file of them."""
    found = resources.files("gunbai.games").joinpath(game, "data", "examples.toml")
    if not found.is_file():
        return Examples({})
    return Examples(tomllib.loads(found.read_text(encoding="utf-8")))
