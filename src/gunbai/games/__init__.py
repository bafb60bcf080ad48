"""The games. A game joins by standing in this list."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game
from gunbai.games.joraku.game import load as load_joraku
from gunbai.games.rising_sun.game import load as load_rising_sun
from gunbai.games.shogun.game import load as load_shogun

NAMES: Final = ["joraku", "shogun", "rising_sun"]


def load(name: str, data: Path | str | None = None) -> Game:
    """A game by its name, with the built-in figures or with those of a data file on top."""
    path = Path(data) if isinstance(data, str) else data
    if name == "joraku":
        return load_joraku(path)
    if name == "shogun":
        return load_shogun(path)
    if name == "rising_sun":
        return load_rising_sun(path)
    raise BadOptions(Refusal("game-unknown", "", {"game": name, "known": ", ".join(NAMES)}))
