"""The games of this project, without the one that only tests have."""

from __future__ import annotations

from gunbai import GAMES, games

SHIPPED = [name for name in GAMES if games.folder(name).parent.parent.name == "gunbai"]
