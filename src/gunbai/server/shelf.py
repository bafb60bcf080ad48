"""The shelf: what is kept of games so that a later version of the program can still use it."""

from __future__ import annotations

import json
import time
import zlib
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    String,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from gunbai.core.event import SPECTATOR
from gunbai.core.past import Past
from gunbai.server.database import Conflict, Database
from gunbai.server.schema import ARCHIVES, ENTRIES, POSITIONS, SNAPSHOTS, TABLES
from gunbai.server.store import Row

# Built once: they are executed for every table that is opened.
_TABLE: Final[BindParameter[str]] = bindparam("table", type_=String)
_LAST_START: Final = (
    select(ENTRIES)
    .where(and_(ENTRIES.c.table == _TABLE, ENTRIES.c.kind == "position"))
    .order_by(ENTRIES.c.seq.desc())
    .limit(1)
)
_POSITION: Final = select(POSITIONS).where(POSITIONS.c.table == _TABLE)


class Shelf:
    """Settled positions, archives and all snapshots, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    # games that run

    async def last_start(self, table: str) -> Row | None:
        """Return the last entry of a log that is a position from which the game went on."""
        async with self._reader.connect() as connection:
            return (await connection.execute(_LAST_START, {"table": table})).mappings().first()

    async def position(self, table: str) -> tuple[int, dict[str, Any]] | None:
        """Return the settled position that was kept last: its place in the log, and its past."""
        async with self._reader.connect() as connection:
            row = (await connection.execute(_POSITION, {"table": table})).mappings().first()
        return None if row is None else (int(row["seq"]), json.loads(zlib.decompress(row["past"])))

    async def keep_position(self, table: str, seq: int, past: Past) -> None:
        """Keep a settled position in place of the one before."""
        packed = zlib.compress(json.dumps(past.data(), ensure_ascii=False).encode())
        row = {"table": table, "seq": seq, "past": packed}
        try:
            async with self._writing() as connection:
                await connection.execute(delete(POSITIONS).where(POSITIONS.c.table == table))
                await connection.execute(insert(POSITIONS).values(**row))
        except IntegrityError:
            return  # another process keeps the same one

    async def snapshots(self, table: str) -> list[Row]:
        """Return all snapshots of a game, oldest first."""
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table == table).order_by(SNAPSHOTS.c.seq)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def go_on(self, table: str, seq: int, past: Past) -> None:
        """Write that a game goes on from a position; raise `Conflict` if the log went on."""
        entry = {
            "table": table,
            "seq": seq,
            "at": time.time(),
            "seat": SPECTATOR,
            "kind": "position",
            "text": json.dumps(past.data(), ensure_ascii=False),
            "by": "server",
            "mark": None,
        }
        try:
            async with self._writing() as connection:
                await connection.execute(insert(ENTRIES).values(**entry))
                length = update(TABLES).where(TABLES.c.id == table).values(entries=seq)
                await connection.execute(length)
                for kept in (SNAPSHOTS, POSITIONS):  # of the game before
                    await connection.execute(delete(kept).where(kept.c.table == table))
                await self._notify(connection, table)
        except IntegrityError:
            raise Conflict from None

    async def set_rules(self, table: str, rules: str, options: dict[str, str]) -> None:
        """Write by which rules, and with which options, a game is played again from its start."""
        async with self._writing() as connection:
            change = update(TABLES).where(TABLES.c.id == table)
            await connection.execute(change.values(rules=rules, options=options))
            for kept in (SNAPSHOTS, POSITIONS):  # of other rules
                await connection.execute(delete(kept).where(kept.c.table == table))
            await self._notify(connection, table)

    # games that are over

    async def archive(self, table: str) -> bytes | None:
        query = select(ARCHIVES.c.tape).where(ARCHIVES.c.table == table)
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def keep_archive(self, table: str, tape: bytes) -> None:
        try:
            async with self._writing() as connection:
                await connection.execute(insert(ARCHIVES).values(table=table, tape=tape))
                await connection.execute(delete(POSITIONS).where(POSITIONS.c.table == table))
        except IntegrityError:
            return  # another process was first

    async def without_archive(self) -> list[str]:
        """Return the ids of the games that are over and have no archive yet, newest first."""
        kept = exists().where(ARCHIVES.c.table == TABLES.c.id)
        over = and_(TABLES.c.status.in_(("finished", "ended")), TABLES.c.entries > 0, ~kept)
        query = select(TABLES.c.id).where(over).order_by(TABLES.c.changed.desc())
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())
