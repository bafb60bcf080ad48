"""An administrator's access to a server's database, opened for one command."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.server.bus import PERSON, REOPEN
from gunbai.server.config import ServerTrouble, Settings
from gunbai.server.database import (
    Database,
    alone,
    connect,
    file_of,
    known_revisions,
    revision_of,
    trouble_with,
)
from gunbai.server.news import News

_PATIENCE: Final = 10.0  # seconds until a server must have heard of a change


class AdminTrouble(GunbaiError):
    """A command for hosts that can't be carried out."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(Refusal(key, "", words))


class Change:
    """A transaction, and the notes that running servers get about it."""

    def __init__(self, database: Database, connection: AsyncConnection) -> None:
        self.connection: Final = connection
        self.notes: Final[list[str]] = []
        self._database: Final = database

    async def table(self, table: str) -> None:
        """Let servers reopen a table, or forget it."""
        await self._note(f"{REOPEN}{table}")

    async def person(self, person: str) -> None:
        """Let servers close a person's sockets, whose cookies are no longer valid."""
        await self._note(f"{PERSON}{person}")

    async def _note(self, note: str) -> None:
        self.notes.append(note)
        await self._database.notify(self.connection, note)


class Desk:
    """A database of this version, which servers may be using."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings: Final = settings
        self.database: Final = database

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Change]:
        """Open a transaction; running servers have heard about it when this ends."""
        async with self.database.writing() as connection:
            change = Change(self.database, connection)
            yield change
        file = file_of(self.settings.database)
        if file is None or not change.notes or not is_running(self.settings):
            return
        if not await News(file).tell(change.notes, _PATIENCE):
            raise AdminTrouble("cli-admin-unheard")


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Desk]:
    """Open the database of a server; refuse one that is missing, or of another version."""
    must_be_owner(settings)
    file = file_of(settings.database)
    if file is not None and not file.exists():
        raise AdminTrouble("cli-admin-nothing", file=str(file))
    engine = connect(settings.database)
    database = Database(engine)
    try:
        try:
            async with database.reader.connect() as connection:
                await connection.run_sync(_must_be_current)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise trouble_with(engine, error) from None
        yield Desk(settings, database)
    except SQLAlchemyError as error:
        raise trouble_with(engine, error) from None
    finally:
        await engine.dispose()


def _must_be_current(connection: Connection) -> None:
    known = known_revisions()
    found = revision_of(connection)
    if found is not None and found not in known:
        raise ServerTrouble(Refusal("server-newer-database", "", {"revision": found}))
    if found != known[-1]:
        raise AdminTrouble("cli-admin-older", revision=found or "0", newest=known[-1])


def is_running(settings: Settings) -> bool:
    """Return True if a server uses this SQLite file now."""
    try:
        with alone(settings.database):
            return False
    except ServerTrouble:
        return True


def must_be_owner(settings: Settings) -> None:
    """Refuse root on another user's files: the server could not read what root writes there."""
    file = file_of(settings.database)
    if os.name != "posix" or file is None or not file.exists() or os.geteuid() != 0:
        return
    owner = file.stat().st_uid
    if owner != 0:
        import pwd

        try:
            name = pwd.getpwuid(owner).pw_name
        except KeyError:
            name = str(owner)
        raise AdminTrouble("cli-admin-owner", file=str(file), owner=name)
