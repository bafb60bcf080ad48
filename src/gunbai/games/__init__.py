"""The games: the packages in this folder and in those named by `GUNBAI_GAMES`.

The module `game` of each has a function `load(data: Path | None) -> Game`. Everything else about a
game comes from that `Game` or from its folder.
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
    """Return the names of all games."""
    return sorted([found.name for found in pkgutil.iter_modules(_folders()) if found.ispkg])


def load(name: str, data: Path | str | None = None) -> Game:
    """Return a game by its name, with the built-in values or those overridden by a data file."""
    known = names()
    if name not in known:
        raise BadOptions(Refusal("game-unknown", "", {"game": name, "known": ", ".join(known)}))
    module = importlib.import_module(f"{__name__}.{name}.game")
    game = module.load(Path(data) if isinstance(data, str) else data)
    assert isinstance(game, Game)
    return game


def folder(name: str) -> Path:
    """Return the folder of a game, which holds its texts."""
    for place in _folders():
        if (Path(place) / name).is_dir():
            return Path(place) / name
    raise LookupError(name)


def _folders() -> list[str]:
    """Return this folder and those of `GUNBAI_GAMES`, and let Python find games there."""
    places = sys.modules[__name__].__path__
    for place in os.environ.get("GUNBAI_GAMES", "").split(os.pathsep):
        if place and place not in places:
            places.append(place)
    return list(places)
