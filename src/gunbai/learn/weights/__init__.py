"""The networks shipped with the program, each with a page that describes how it was made."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent


def weights_of(game: str) -> Path:
    """Return where the network of a game is, if there is one."""
    return _FOLDER / f"{game}.npz"
