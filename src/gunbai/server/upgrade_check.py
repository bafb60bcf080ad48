"""A dry run: an upgrade is carried out on a copy of the database, which is left as it is."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    create_engine,
    insert,
    make_url,
    select,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

import gunbai
from gunbai.core.errors import Refusal
from gunbai.server.config import ServerTrouble
from gunbai.server.database import (
    Database,
    connect,
    known_revisions,
    migrate,
    revision_of,
    upgrade_to,
)
from gunbai.server.game_log import read_log
from gunbai.server.limits import work_allowance
from gunbai.server.room import OVER, Room
from gunbai.server.schema import TABLES
from gunbai.server.shelf import Shelf
from gunbai.server.store import Store
from gunbai.server.upgrades import Fate, Opener
from gunbai.server.workshop import Workshop

#: What is copied: nothing that people said to each other is needed.
_COPIED: Final = ("people", "tables", "seats", "entries", "snapshots", "positions", "archives")
_AT_ONCE: Final = 500  # rows


class Finding:
    """The fate of one table."""

    def __init__(self, room: Room, rules: str, fate: Fate) -> None:
        self.table: Final = room.id
        self.game: Final = room.game.name
        self.names: Final = [seat.name for seat in room.seats if seat.name]
        self.status: Final = room.status
        self.over: Final = room.status in OVER
        self.rules: Final = rules  # in the database
        self.rules_now: Final = rules if self.over else room.game.rules.known[-1]
        self.fate: Final = fate


class Check:
    """A copy of a database, at the revision that it had; gone with the end of the check."""

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._folder: Final = tempfile.TemporaryDirectory(prefix="gunbai-check-")
        self._copy: Final = Path(self._folder.name) / "copy.sqlite"
        self.newest: Final = known_revisions()[-1]
        self.revision = self.newest

    def __enter__(self) -> Check:
        try:
            if make_url(self._address).drivername.startswith("sqlite"):
                with read_only(self._address).connect() as source:
                    self._fill(source)
            else:
                asyncio.run(self._fill_from_server())
        except (SQLAlchemyError, OSError) as error:
            self._folder.cleanup()
            shown = make_url(self._address).render_as_string(hide_password=True)
            problem = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
            words: dict[str, object] = {"database": shown, "problem": problem}
            raise ServerTrouble(Refusal("server-database", "", words)) from None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._folder.cleanup()

    async def _fill_from_server(self) -> None:
        engine = connect(self._address)
        reading = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        try:
            async with engine.connect() as connection:
                await connection.execution_options(**reading)
                await connection.run_sync(self._fill)
        finally:
            await engine.dispose()

    def _fill(self, source: Connection) -> None:
        """Copy all tables at the revision of the source."""
        found = revision_of(source)
        if found is not None and found not in known_revisions():
            raise ServerTrouble(Refusal("server-newer-database", "", {"revision": found}))
        if found is None:
            return  # a database in which nothing was written yet
        self.revision = found
        target = create_engine(f"sqlite:///{self._copy}")
        with target.begin() as connection:
            upgrade_to(connection, found)
        theirs, ours = MetaData(), MetaData()
        theirs.reflect(source)
        ours.reflect(target)
        with target.begin() as connection:
            for name in _COPIED:
                if name not in ours.tables:
                    continue
                for rows in (
                    source.execute(select(theirs.tables[name])).mappings().partitions(_AT_ONCE)
                ):
                    connection.execute(insert(ours.tables[name]), [dict(row) for row in rows])
        target.dispose()

    @staticmethod
    def _read(store: Store) -> Callable[[Room], Awaitable[None]]:
        workshop = Workshop(work_allowance(1.0))
        return lambda room: read_log(store, room, workshop, sys.maxsize)

    async def run(self, say: Callable[[Finding], None]) -> None:
        """Carry out the upgrade on the copy, and report what became of each table."""
        engine = connect(f"sqlite:///{self._copy}")
        try:
            await migrate(engine)
            database = Database(engine)
            store = Store(database)
            games = {name: gunbai.load(name) for name in gunbai.GAMES}
            opener = Opener(store, Shelf(database), self._read(store), games, 0.0)
            async with engine.connect() as connection:
                order = select(TABLES.c.id, TABLES.c.rules).order_by(TABLES.c.changed.desc())
                tables = (await connection.execute(order)).all()
            for table, rules in tables:
                room, fate = await opener.open(table)
                say(Finding(room, rules, fate))
        finally:
            await engine.dispose()


def read_only(address: str) -> Engine:
    """Return an engine on a SQLite file that can't change it, not even its mode."""
    file = make_url(address).database or ""
    busy = Path(f"{file}-wal").exists()  # a server runs, or was killed
    uri = f"{Path(file).absolute().as_uri()}?mode=ro{'' if busy else '&immutable=1'}"
    return create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(uri, uri=True, check_same_thread=False),
        poolclass=StaticPool,
    )
