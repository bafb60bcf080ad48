"""The pictures of the rulebooks: positions that the game's own board draws.

`games/<game>/plates/plates.toml` lists them: the rule whose chapter a picture opens, the caption in
each language; the position is beside it, in the notation of the game.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Final

from gunbai import games
from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.seat_view import View, look


class Plate:
    """A picture: its name, the rule whose chapter it opens, its captions by language."""

    def __init__(self, name: str, rule: str, captions: dict[str, str]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.captions: Final = captions


@cache
def plates_of(game: str) -> list[Plate]:
    """Return the pictures of a game's rulebook in its order."""
    path = games.folder(game) / "plates" / "plates.toml"
    if not path.exists():
        return []
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Plate(name, one["rule"], one["caption"]) for name, one in found.items()]


@cache
def view_of(game: Game, name: str) -> View:
    """Return what an onlooker sees in a picture."""
    path = games.folder(game.name) / "plates" / f"{name}.json"
    return look(game.restore(json.loads(path.read_text(encoding="utf-8"))), SPECTATOR, 0)
