"""The log of all games: answers that arrive together are written in one transaction.

A commit waits for the disk; while one batch is written, the next one is collected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from gunbai.server.database import Database, Overtaken, without_hops
from gunbai.server.schema import ENTRIES, TABLES

MOST_TOGETHER: Final = 64
ATTEMPTS: Final = 3
PAUSE: Final = 0.05  # seconds between them

# Built once: they are executed for every answer.
_ADD_ENTRIES: Final = insert(ENTRIES)
_KEEP_LENGTH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(entries=bindparam("seq"), clock=bindparam("time"))
)


class Pending:
    """An entry on its way to the disk, with the table's clock and a future for its writer."""

    def __init__(self, entry: Any, clock: object, written: asyncio.Future[None]) -> None:
        self.entry: Final = entry
        self.clock: Final = clock
        self.written: Final = written


class Journal:
    """The writer of the log; `append` returns when an entry is safe in the database."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._direct: Final = None if database.shared else without_hops(database.engine)
        self._thread: Final = ThreadPoolExecutor(1, "journal")
        self._waiting: list[Pending] = []
        self._task: asyncio.Task[None] | None = None
        self.failing = False  # True if the last batch could not be written

    async def append(self, entry: Any, clock: object) -> None:
        """Add an entry to the log permanently; raise `Conflict` if its number is taken."""
        pending = Pending(entry, clock, asyncio.get_running_loop().create_future())
        self._waiting.append(pending)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await pending.written

    async def close(self) -> None:
        """Close the journal after what is being written now."""
        if self._direct is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._direct.dispose)
        self._thread.shutdown(wait=False)

    async def _work(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            if not await self._put(batch):
                for pending in batch:  # one of them conflicts: write each by itself
                    await self._put([pending])

    async def _put(self, batch: list[Pending]) -> bool:
        """Write a batch and notify its writers; return False if it must be written one by one."""
        error: BaseException | None = None
        try:
            await self._write(batch)
        except IntegrityError:
            if len(batch) > 1:
                return False
            error = Overtaken()
        except Exception as trouble:
            error = trouble
        self.failing = error is not None and not isinstance(error, Overtaken)
        for pending in batch:
            if pending.written.done():
                continue  # nobody waits any more
            if error is None:
                pending.written.set_result(None)
            else:
                pending.written.set_exception(error)
        return True

    async def _write(self, batch: Sequence[Pending]) -> None:
        """Write all or none, in one transaction.

        Tables are always locked in the same order, or two processes would wait for each other.
        With SQLite, a thread does the whole transaction.
        """
        batch = sorted(batch, key=lambda pending: str(pending.entry["table"]))
        if self._direct is None:
            await self._write_surely(batch)
        else:
            async with self._database.writers:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._write_directly, batch)

    async def _write_surely(self, batch: Sequence[Pending]) -> None:
        """Write a batch over another database connection if the first one is broken.

        The driver may learn of that only from what it sends. Nothing is lost or written twice: a
        batch is sent again only if its transaction did not come to its end.
        """
        for attempt in range(1, ATTEMPTS + 1):
            sent = False
            try:
                async with self._database.writing() as connection:
                    await connection.run_sync(write_entries, batch)
                    for pending in batch:
                        await self._database.notify(connection, str(pending.entry["table"]))
                    sent = True
                return
            except IntegrityError:
                raise
            except DBAPIError:
                if sent or attempt == ATTEMPTS:
                    raise
                await asyncio.sleep(PAUSE)

    def _write_directly(self, batch: Sequence[Pending]) -> None:
        """Write a batch in the journal's own thread."""
        assert self._direct is not None
        with self._direct.begin() as connection:
            write_entries(connection, batch)


def write_entries(connection: Connection, batch: Sequence[Pending]) -> None:
    """Add entries, and store the length of the log and the clock in each table's row."""
    rows = [
        {
            "key": pending.entry["table"],
            "seq": pending.entry["seq"],
            "time": pending.clock,
        }
        for pending in batch
    ]
    connection.execute(_ADD_ENTRIES, [dict(pending.entry) for pending in batch])
    connection.execute(_KEEP_LENGTH, rows)
