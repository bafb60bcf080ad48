"""The games. A game joins by being a package in this folder, or in one named by `GUNBAI_GAMES`.

Its module `game` has a function `load(data: Path | None) -> Game`; everything else that is known
of it is asked of that `Game`, or lies in its folder.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from pathlib import Path

from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game


def names() -> list[str]:
    """All games, by name."""
    return sorted([found.name for found in pkgutil.iter_modules(_folders()) if found.ispkg])


def load(name: str, data: Path | str | None = None) -> Game:
    """A game by its name, with the built-in figures or with those of a data file on top."""
    known = names()
    if name not in known:
        raise BadOptions(Refusal("game-unknown", "", {"game": name, "known": ", ".join(known)}))
    module = importlib.import_module(f"{__name__}.{name}.game")
    game = module.load(Path(data) if isinstance(data, str) else data)
    assert isinstance(game, Game)
    return game


def folder(name: str) -> Path:
    """Where a game lives: its texts lie there."""
    for place in _folders():
        if (Path(place) / name).is_dir():
            return Path(place) / name
    raise LookupError(name)


def _folders() -> list[str]:
    """This folder and those of `GUNBAI_GAMES`, where Python finds packages of games from now on."""
    places = sys.modules[__name__].__path__
    for place in os.environ.get("GUNBAI_GAMES", "").split(os.pathsep):
        if place and place not in places:
            places.append(place)
    return list(places)
