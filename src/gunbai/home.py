"""The folder of a user's data: records, the server's database and its key."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Return the user's folder for Gunbai's data, where each system keeps such things."""
    own = os.environ.get("GUNBAI_HOME")
    if own:
        return Path(own)
    folder = user_data_path("gunbai", appauthor=False)
    earlier = _earlier_folder()
    return earlier if earlier.exists() and not folder.exists() else folder


def _earlier_folder() -> Path:
    """Return the folder of earlier versions; on Windows it was in the roaming profile."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "gunbai"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "gunbai"
    share = os.environ.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "gunbai"
