"""Answers that come in together go to the disk together: a commit waits for the disk, once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

MOST_TOGETHER: Final = 64


class Conflict(Exception):
    """Somebody else wrote first: read again, then decide again."""


class Line:
    """One answer on its way: its entry of the log, the table's clock, and who waits for it."""

    def __init__(self, entry: Any, clock: object, kept: asyncio.Future[None]) -> None:
        self.entry: Final = entry
        self.clock: Final = clock
        self.kept: Final = kept


class Journal:
    """Whoever appends waits until the answer is safe; while one lot is written, the next gathers.

    `write` puts lines into the database in one transaction, all or none.
    """

    def __init__(self, write: Callable[[Sequence[Line]], Awaitable[None]]) -> None:
        self._write: Final = write
        self._waiting: list[Line] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: Any, clock: object) -> None:
        """`Conflict` if the number of this entry is taken."""
        line = Line(entry, clock, asyncio.get_running_loop().create_future())
        self._waiting.append(line)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await line.kept

    async def _work(self) -> None:
        while self._waiting:
            lot = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            if not await self._put(lot):
                for line in lot:  # one of them is in the way of the others
                    await self._put([line])

    async def _put(self, lot: list[Line]) -> bool:
        """Write them and tell those who wait; False if they must be written one by one."""
        error: BaseException | None = None
        try:
            await self._write(lot)
        except IntegrityError:
            if len(lot) > 1:
                return False
            error = Conflict()
        except Exception as trouble:
            error = trouble
        for line in lot:
            if line.kept.done():
                continue  # nobody waits any more
            if error is None:
                line.kept.set_result(None)
            else:
                line.kept.set_exception(error)
        return True
