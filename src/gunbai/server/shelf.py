"""The shelf: what is stored of games so that later versions of the program can still use it."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from typing import Any, Final

from sqlalchemy import (
    and_,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from gunbai.core.event import SPECTATOR
from gunbai.core.past import Past
from gunbai.server.database import Database, Overtaken
from gunbai.server.schema import ARCHIVES, ENTRIES, POSITIONS, REVIEWS, SNAPSHOTS, TABLES
from gunbai.server.store import Row


class Shelf:
    """Settled positions, archives and all snapshots, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    # games that run

    async def keep_position(self, table: str, seq: int, past: Past) -> None:
        """Keep a settled position in place of the one before."""
        row = {"table": table, "seq": seq, "past": await asyncio.to_thread(_packed, past)}
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
        """Write that a game continues from a position; raise `Conflict` if the log went on."""
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
            raise Overtaken from None

    async def set_rules(self, table: str, rules: str, options: dict[str, str]) -> None:
        """Write under which rules, and with which options, a game is replayed from its start."""
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

    async def review(self, table: str, form: int) -> bytes | None:
        """Return the review of a game; None if there is none in this format."""
        query = select(REVIEWS.c.review).where(REVIEWS.c.table == table, REVIEWS.c.format == form)
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def keep_review(self, table: str, form: int, review: bytes) -> None:
        """Keep the review of a game in place of one in another format."""
        row = {"table": table, "format": form, "review": review}
        try:
            async with self._writing() as connection:
                await connection.execute(delete(REVIEWS).where(REVIEWS.c.table == table))
                await connection.execute(insert(REVIEWS).values(**row))
        except IntegrityError:
            return  # another process was first, or the game is gone


def _packed(past: Past) -> bytes:
    return zlib.compress(json.dumps(past.data(), ensure_ascii=False).encode())


def unpacked(past: bytes) -> dict[str, Any]:
    """Return the past of a settled position that was kept."""
    found: dict[str, Any] = json.loads(zlib.decompress(past))
    return found
