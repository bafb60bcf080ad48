"""News for a server on SQLite from another process: one file per note, until it is read.

With PostgreSQL the database itself carries notes (`server/bus.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

_LOOK_EVERY: Final = 0.3  # seconds


class News:
    """The folder of notes next to a SQLite file."""

    def __init__(self, database: Path) -> None:
        self._folder: Final = database.with_name(f"{database.name}.news")

    async def run(self, hear: Callable[[str], None]) -> None:
        """Hear every note, forever; what was written before the start is already known."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        for _ in self._take():
            pass
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            for note in self._take():
                hear(note)

    def _take(self) -> Iterable[str]:
        """Yield all notes; each is gone once it was heard."""
        for file in sorted(self._folder.glob("*.note")):
            with contextlib.suppress(OSError):
                yield file.read_text(encoding="utf-8")
                file.unlink()

    async def tell(self, notes: Iterable[str], patience: float) -> bool:
        """Leave notes for the server; return False if it did not read them all in time."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        left = []
        for note in notes:
            draft = self._folder / secrets.token_hex(8)
            draft.write_text(note, encoding="utf-8")
            left.append(draft.rename(draft.with_suffix(".note")))
        for _ in range(max(1, int(patience / _LOOK_EVERY))):
            if not any(file.exists() for file in left):
                return True
            await asyncio.sleep(_LOOK_EVERY)
        return not any(file.exists() for file in left)
