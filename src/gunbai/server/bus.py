"""PostgreSQL: news from other server processes, the minders and the visitors of tables."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from gunbai.server.together import Together

LOG: Final = logging.getLogger("gunbai.server")
CHANNEL: Final = "gunbai"
#: The prefix of a notice about a person whose cookies have changed; others are about tables.
PERSON: Final = "@"
#: The prefix of a notice about a bot with an account that has a new table.
BOT: Final = "+"
#: The prefix of a notice about a table that an administrator changed: it is reopened.
REOPEN: Final = "!"
#: PostgreSQL lists a lock's number in two halves.
_SHARED_LOCKS: Final = """
    SELECT classid::bigint << 32 | objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted AND pid <> :own
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
#: The locks of tables that other processes look after.
_OTHERS_LOCKS: Final = _SHARED_LOCKS.replace("ShareLock", "ExclusiveLock")
#: The locks that are ours now, of those that we want.
_TRY_LOCKS: Final = """
    SELECT array_agg(number) FROM unnest($1::bigint[]) AS number
    WHERE pg_try_advisory_lock(number)
"""
TRY_AGAIN: Final = 1.0  # seconds


class Bus:
    """A connection for notices and locks; `hear` gets the id of a changed table, or "" for all.

    A table's bots and clocks are minded by the one process that holds its lock; a visitor is at a
    table as long as a process holds a shared lock for it. The database frees the locks of a
    process that is gone.
    """

    def __init__(self, engine: AsyncEngine, name: str, hear: Callable[[str], None]) -> None:
        self._engine: Final = engine
        self._name: Final = name  # our own notices are not news
        self._hear: Final = hear
        self._driver: Any = None
        self._pid = 0  # the database's id of our connection
        self._claims: Final = Together(self._claim, most=500)
        self._minded: Final[set[str]] = set()  # the database counts claims: never claim twice
        self._places: Final[set[int]] = set()  # the locks of those who are here
        self._held: Final[set[int]] = set()  # those of them that the database knows of
        self._looking: asyncio.Task[set[int]] | None = None  # for those who asked in time
        self._looked: asyncio.Task[set[int]] | None = None  # the look before it
        self._one_at_a_time: Final = asyncio.Lock()
        self.ready: Final = asyncio.Event()

    async def run(self) -> None:
        """Listen forever; reconnect when the connection breaks."""
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
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _driver: broken.set())
            await driver.add_listener(CHANNEL, self._note)
            async with self._one_at_a_time:
                self._driver, self._pid = driver, driver.get_server_pid()
            await self._settle()
            try:
                self._hear("")  # for notices before we listened
                self.ready.set()
                # The driver does not report every end: a connection lost during a query has closed.
                while not broken.is_set() and not driver.is_closed():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(broken.wait(), TRY_AGAIN)
                LOG.warning("the line to the database is broken")
            finally:
                self._driver = None
                self._minded.clear()
                self._held.clear()
                await connection.invalidate()

    def _note(self, _driver: object, _process: int, _channel: str, note: str) -> None:
        sender, _, table = note.partition(":")
        if sender != self._name:
            self._hear(table)

    async def claim(self, table: str) -> bool:
        """Return True if this process looks after the table from now on."""
        return await self._claims.ask(table)

    async def _claim(self, tables: Sequence[str]) -> dict[str, bool]:
        async with self._one_at_a_time:
            wanted = {_number(table): table for table in tables if table not in self._minded}
            if wanted:
                got = await self._fetch(_TRY_LOCKS, sorted(wanted))
                self._minded.update(wanted[number] for number in got or ())
            return {table: table in self._minded for table in tables}

    async def release(self, table: str) -> None:
        async with self._one_at_a_time:
            if table in self._minded:
                self._minded.discard(table)
                await self._ask("pg_advisory_unlock", _number(table))

    async def attend(self, table: str, key: int, here: bool) -> None:
        """Note that somebody came to a stream of a table here, or that the last one left."""
        place = place_of(table, key)
        if here:
            self._places.add(place)
        else:
            self._places.discard(place)
        await self._settle()

    async def _settle(self) -> None:
        """Let the database know who came and who left; many at once take one query."""
        async with self._one_at_a_time:
            came, left = self._places - self._held, self._held - self._places
            if came and await self._ask_for("pg_advisory_lock_shared", came):
                self._held.update(came)
            if left and await self._ask_for("pg_advisory_unlock_shared", left):
                self._held.difference_update(left)

    async def elsewhere(self) -> set[int]:
        """Return the places of all who are at other processes; concurrent callers share one query.

        The database goes through all locks for it, so that it is not asked for each table.
        """
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(self._looked))
        return await asyncio.shield(self._looking)

    async def _look(self, before: asyncio.Task[set[int]] | None) -> set[int]:
        if before is not None:
            await asyncio.wait([before])
        self._looked, self._looking = self._looking, None
        async with self._engine.connect() as connection:
            found = await connection.execute(text(_SHARED_LOCKS), {"own": self._pid})
            return set(found.scalars())

    async def minded_elsewhere(self, tables: Sequence[str]) -> set[str]:
        """Return those of these tables that other processes look after."""
        async with self._engine.connect() as connection:
            found = await connection.execute(text(_OTHERS_LOCKS), {"own": self._pid})
            locks = set(found.scalars())
        return {table for table in tables if _number(table) in locks}

    async def _ask_for(self, what: str, numbers: set[int]) -> bool:
        """Call a lock function for many numbers; return False while there is no connection."""
        query = f"SELECT count({what}(number)) FROM unnest($1::bigint[]) AS number"
        return await self._fetch(query, sorted(numbers)) is not None

    async def _ask(self, what: str, number: int) -> bool:
        """Call a lock function of the database; return False while there is no connection."""
        return bool(await self._fetch(f"SELECT {what}($1)", number))

    async def _fetch(self, query: str, argument: object) -> Any:
        """Return a value from our own connection; None while there is none."""
        driver = self._driver
        if driver is None:
            return None
        try:
            found = await driver.fetchval(query, argument)
        except Exception as error:
            LOG.warning("no answer from the database", extra={"problem": error})
            return None
        return found if driver is self._driver else None


def place_of(table: str, key: int) -> int:
    """Return the number of the lock that somebody at this stream of this table holds."""
    return _number(f"{table}/{key}")


def _number(name: str) -> int:
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
