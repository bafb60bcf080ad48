"""PostgreSQL: what other server processes changed, and which process minds which table."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

LOG: Final = logging.getLogger("gunbai.server")
CHANNEL: Final = "gunbai"
TRY_AGAIN: Final = 1.0  # seconds


class Bus:
    """One connection of its own. `hear` gets the id of a changed table, or "" for: all of them.

    A table's bots and clocks are minded by the one process that holds its lock; the database
    gives the lock free when that process is gone.
    """

    def __init__(self, engine: AsyncEngine, name: str, hear: Callable[[str], None]) -> None:
        self._engine: Final = engine
        self._name: Final = name  # our own notices are no news
        self._hear: Final = hear
        self._line: Any = None
        self._one_at_a_time: Final = asyncio.Lock()
        self.ready: Final = asyncio.Event()

    async def run(self) -> None:
        """Listen for ever; a broken line is taken up again."""
        while True:
            try:
                await self._listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("no line to the database", extra={"problem": error})
            await asyncio.sleep(TRY_AGAIN)

    async def _listen(self) -> None:
        broken = asyncio.Event()
        async with self._engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            line.add_termination_listener(lambda _line: broken.set())
            await line.add_listener(CHANNEL, self._note)
            self._line = line
            try:
                self._hear("")  # whatever was said before we listened
                self.ready.set()
                await broken.wait()
                LOG.warning("the line to the database is broken")
            finally:
                self._line = None
                await connection.invalidate()

    def _note(self, _line: object, _process: int, _channel: str, note: str) -> None:
        sender, _, table = note.partition(":")
        if sender != self._name:
            self._hear(table)

    async def claim(self, table: str) -> bool:
        """Whether the table is ours to mind from now on."""
        return bool(await self._ask("SELECT pg_try_advisory_lock($1)", table))

    async def release(self, table: str) -> None:
        await self._ask("SELECT pg_advisory_unlock($1)", table)

    async def _ask(self, query: str, table: str) -> Any:
        async with self._one_at_a_time:
            line = self._line
            return None if line is None else await line.fetchval(query, _lock_number(table))


def _lock_number(table: str) -> int:
    digest = hashlib.blake2b(table.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
