"""Disk space: what takes it up, and what could be freed."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import time
from typing import Final

import msgspec
from sqlalchemy import and_, func, select, text

from gunbai.server.admin.desk import Desk, is_running
from gunbai.server.admin.tables import SIZES, remove
from gunbai.server.database import file_of
from gunbai.server.room import OVER
from gunbai.server.schema import SEATS, TABLES

_DAY: Final = 24 * 3600
_AT_ONCE: Final = 100  # tables that are deleted in one transaction


class DiskSpace(msgspec.Struct):
    """The space that a server takes up, in bytes, and roughly what for."""

    database: int
    free: int | None  # on the disk; None for another machine's
    unused: int  # inside the database, for what comes next
    parts: dict[str, tuple[int, int]]  # by kind: rows, bytes
    aside: int  # what restores have set aside
    bot_games: int  # old bot-only games
    bot_bytes: int


async def room(desk: Desk, days: int) -> DiskSpace:
    """Measure a server's disk usage; bot-only games count as old after `days` days."""
    file = file_of(desk.settings.database)
    parts = {}
    async with desk.database.reader.connect() as connection:
        for kept, size in SIZES.items():
            query = select(func.count(), func.sum(size)).select_from(kept)
            rows, length = (await connection.execute(query)).one()
            parts[kept.name] = int(rows), int(length or 0)
        unused = 0
        if file is None:
            whole = text("SELECT pg_database_size(current_database())")
            database = int((await connection.execute(whole)).scalar_one())
        else:
            page = int((await connection.execute(text("PRAGMA page_size"))).scalar_one())
            unused = page * int(
                (await connection.execute(text("PRAGMA freelist_count"))).scalar_one()
            )
            sides = [file, *(file.with_name(f"{file.name}-{end}") for end in ("wal", "shm"))]
            database = sum(each.stat().st_size for each in sides if each.exists())
    old = await old_bot_games(desk, days)
    folders = [*desk.settings.data.glob("before-restore-*/*")]
    return DiskSpace(
        database=database,
        free=None if file is None else shutil.disk_usage(file.parent).free,
        unused=unused,
        parts=parts,
        aside=sum(each.stat().st_size for each in folders),
        bot_games=len(old),
        bot_bytes=sum(old.values()),
    )


async def old_bot_games(desk: Desk, days: int) -> dict[str, int]:
    """Return bot-only games that ended at least `days` days ago, with the bytes of each."""
    others = select(SEATS.c.table).where(SEATS.c.kind != "bot")
    old = and_(
        TABLES.c.status.in_(OVER),
        TABLES.c.changed < time.time() - days * _DAY,
        TABLES.c.id.not_in(others),
    )
    out: dict[str, int] = {}
    async with desk.database.reader.connect() as connection:
        for table in (await connection.execute(select(TABLES.c.id).where(old))).scalars():
            out[table] = 0
        for kept, size in SIZES.items():
            sums = select(kept.c.table, func.sum(size)).group_by(kept.c.table)
            among = sums.where(kept.c.table.in_(select(TABLES.c.id).where(old)))
            for table, length in await connection.execute(among):
                out[table] = out.get(table, 0) + int(length or 0)
    return out


async def clean(desk: Desk, days: int) -> int:
    """Delete old bot-only games; if no server is running, also return the space to the disk."""
    games = list(await old_bot_games(desk, days))
    for at in range(0, len(games), _AT_ONCE):
        await remove(desk, games[at : at + _AT_ONCE])
    file = file_of(desk.settings.database)
    if games and file is not None and not is_running(desk.settings):
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM")
    return len(games)
