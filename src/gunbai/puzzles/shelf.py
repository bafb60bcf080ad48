"""The puzzles that come with each game: `games/<game>/puzzles`, one file for each.

`themes.toml` next to them says which decisions belong to which theme, and how many players the
games for puzzles have.
"""

from __future__ import annotations

import tomllib
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from gunbai import games
from gunbai.puzzles.puzzle import Puzzle, read_puzzle

_THEMES: Final = "themes.toml"


class Themes:
    """The themes of a game's puzzles, in their order."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.players: Final[list[str]] = data.get("players", [])
        #: The part of all puzzles that may be easy: those are found most often.
        self.easy: Final[float] = data.get("easy", 0.34)
        #: The part of all puzzles that may have the same theme.
        self.alike: Final[float] = data.get("alike", 0.6)
        self.decisions: Final[dict[str, list[str]]] = data.get("themes", {})

    def names(self) -> list[str]:
        return list(self.decisions)

    def of(self, decision: str) -> str:
        """Return the theme of a decision; "" if it has none."""
        for name, keys in self.decisions.items():
            if decision in keys:
                return name
        return ""


def folder_of(game: str) -> Path:
    """Return where the puzzles of a game are."""
    return games.folder(game) / "puzzles"


def puzzles_in(folder: Path) -> list[Puzzle]:
    """Return the puzzles of a folder in the order of their names."""
    paths = sorted(folder.glob("*.toml"))
    return [
        read_puzzle(path.stem, path.read_text(encoding="utf-8"))
        for path in paths
        if path.name != _THEMES
    ]


@cache
def themes_of(game: str) -> Themes:
    """Return the themes of a game; none if it has no puzzles."""
    path = folder_of(game) / _THEMES
    return Themes(tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {})


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """Return the puzzles of a game: theme by theme, the easier ones first."""
    found = puzzles_in(folder_of(game))
    order = themes_of(game).names()
    return sorted(found, key=lambda one: (order.index(one.theme), one.difficulty, one.id))


def puzzles_in_turn(game: str) -> list[Puzzle]:
    """Return them by their names, which mixes the themes."""
    return sorted(puzzles_of(game), key=lambda one: one.id)


def daily(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day: each in its turn."""
    found = puzzles_in_turn(game)
    return found[day.toordinal() % len(found)] if found else None
