"""The pictures of the rulebooks: positions that the game's own board draws.

`games/<game>/plates/plates.toml` lists them: the rule whose chapter a picture opens, and the
caption in each language. The position is in a file next to it, in the notation of the game, or it
is that of a printed example after a number of its answers.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any, Final

from gunbai import games
from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.seat_view import View
from gunbai.core.session import Session
from gunbai.examples import examples_of


class Plate:
    """A picture: its name, the rule whose chapter it opens, its captions by language."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.rule: Final[str] = data["rule"]
        self.captions: Final[dict[str, str]] = data["caption"]
        #: The printed example that it shows, and the answers of it that have been given.
        self.example: Final[str] = data.get("example", "")
        self.answers: Final[int] = data.get("answers", 0)
        #: It also shows what belongs to its decision, next to the map.
        self.beside: Final[bool] = data.get("beside", False)


@cache
def plates_of(game: str) -> list[Plate]:
    """Return the pictures of a game's rulebook in its order."""
    path = games.folder(game) / "plates" / "plates.toml"
    if not path.exists():
        return []
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Plate(name, one) for name, one in found.items()]


def plate_named(game: str, name: str) -> Plate:
    """Return a picture of a game's rulebook, which has one of this name."""
    return next(one for one in plates_of(game) if one.name == name)


@cache
def view_of(game: Game, name: str) -> View:
    """Return what a spectator sees in a picture."""
    return _session(game, plate_named(game.name, name)).view(SPECTATOR)


def _session(game: Game, plate: Plate) -> Session:
    if not plate.example:
        path = games.folder(game.name) / "plates" / f"{plate.name}.json"
        return Session.at(game, json.loads(path.read_text(encoding="utf-8")))
    example = examples_of(game.name).by_id[plate.example]
    session = Session.at(game, example.position())
    for step in example.answers[: plate.answers]:
        session.submit(step.seat, game.parse(step.action))
    return session
