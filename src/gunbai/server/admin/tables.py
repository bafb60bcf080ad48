"""Tables, as an administrator sees them, and the links that lead to their seats."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Table, Text, and_, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.admin.desk import AdminTrouble, Change, Desk
from gunbai.server.identity import new_token
from gunbai.server.room import OVER
from gunbai.server.schema import (
    ARCHIVES,
    ENTRIES,
    METADATA,
    POSITIONS,
    REVIEWS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TALK,
)

#: What a game takes up, roughly: its texts and packed parts.
SIZES: Final[dict[Table, Any]] = {
    ENTRIES: func.length(ENTRIES.c.text) + 60,
    SNAPSHOTS: func.length(cast(SNAPSHOTS.c.session, Text)),
    POSITIONS: func.length(POSITIONS.c.past),
    ARCHIVES: func.length(ARCHIVES.c.tape),
    REVIEWS: func.length(REVIEWS.c.review),
    TALK: func.length(TALK.c.text) + 60,
}


class TableLine(msgspec.Struct):
    """One table in a list."""

    id: str
    game: str
    status: str
    people: list[str]
    bots: int
    entries: int
    created: float
    changed: float
    bytes: int


class Invitation(msgspec.Struct):
    """A link or key that opens a seat; `seat` is None for the link of the whole group."""

    table: str
    game: str
    seat: int | None
    people: list[str]
    created: float
    key: str


async def tables(desk: Desk, status: str, person: str, most: int) -> list[TableLine]:
    """Return tables, the last changed first; of one status or person, if given."""
    query = select(TABLES.c.id).order_by(TABLES.c.changed.desc()).limit(most)
    if status:
        query = query.where(TABLES.c.status == status)
    if person:
        own = select(SEATS.c.table).where(SEATS.c.person == person)
        query = query.where(or_(TABLES.c.host == person, TABLES.c.id.in_(own)))
    async with desk.database.reader.connect() as connection:
        ids = list((await connection.execute(query)).scalars())
        return await lines(connection, ids)


async def lines(connection: AsyncConnection, ids: Sequence[str]) -> list[TableLine]:
    """Return these tables in this order; unknown ones are left out."""
    found = select(TABLES).where(TABLES.c.id.in_(ids))
    rows = {row["id"]: row for row in (await connection.execute(found)).mappings()}
    people: dict[str, list[str]] = {table: [] for table in rows}
    bots = dict.fromkeys(rows, 0)
    seated = select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.number)
    for seat in (await connection.execute(seated)).mappings():
        if seat["kind"] in ("person", "program"):
            people[seat["table"]].append(seat["name"] or "—")
        bots[seat["table"]] += seat["kind"] == "bot"
    sizes = await _sizes(connection, ids)
    return [
        TableLine(
            id=table,
            game=rows[table]["game"],
            status=rows[table]["status"],
            people=people[table],
            bots=bots[table],
            entries=int(rows[table]["entries"]),
            created=rows[table]["created"],
            changed=rows[table]["changed"],
            bytes=sizes.get(table, 0),
        )
        for table in ids
        if table in rows
    ]


async def _sizes(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    out: dict[str, int] = {}
    for kept, size in SIZES.items():
        query = select(kept.c.table, func.sum(size)).where(kept.c.table.in_(ids))
        for table, length in await connection.execute(query.group_by(kept.c.table)):
            out[table] = out.get(table, 0) + int(length or 0)
    return out


async def must_find(connection: AsyncConnection, table: str) -> TableLine:
    """Return a table by its id."""
    for line in await lines(connection, [table]):
        return line
    raise AdminTrouble("cli-admin-no-table", table=table)


async def end(desk: Desk, table: str) -> TableLine:
    """End a game that is not over, as its host could."""
    async with desk.changing() as change:
        line = await must_find(change.connection, table)
        if line.status in OVER:
            raise AdminTrouble("cli-admin-over", table=table)
        values: dict[str, Any] = {
            "status": "ended",
            "votes": {},
            "paused": None,
            "changed": time.time(),
        }
        await set_table(change, table, values)
    return line


async def set_table(change: Change, table: str, values: dict[str, Any]) -> None:
    """Change the row of a table; a server that has it open reads it again."""
    fresh = {**values, "version": TABLES.c.version + 1}
    await change.connection.execute(update(TABLES).where(TABLES.c.id == table).values(**fresh))
    await change.table(table)


async def remove(desk: Desk, tables: Sequence[str]) -> list[TableLine]:
    """Delete tables with everything that belongs to them."""
    async with desk.changing() as change:
        found = [await must_find(change.connection, table) for table in tables]
        for table in tables:
            await delete_table(change, table)
    return found


async def delete_table(change: Change, table: str) -> None:
    """Delete a table, and every row of other kinds that points to it."""
    for kind in reversed(METADATA.sorted_tables):
        for column in pointing_at(kind, TABLES):
            await change.connection.execute(delete(kind).where(column == table))
    await change.connection.execute(
        update(TABLES).where(TABLES.c.successor == table).values(successor=None)
    )
    await change.connection.execute(delete(TABLES).where(TABLES.c.id == table))
    await change.table(table)


def pointing_at(kind: Table, other: Table) -> list[Any]:
    """Return the columns of one kind of rows that hold ids of another."""
    return [
        column
        for column in kind.columns
        if any(key.column.table is other for key in column.foreign_keys)
    ]


# invitations


async def invitations(desk: Desk, table: str) -> list[Invitation]:
    """Return all links and keys that open a seat, at one table or at all that are not over."""
    waiting = TABLES.c.status.not_in(OVER)
    chosen = and_(TABLES.c.id == table, waiting) if table else waiting
    async with desk.database.reader.connect() as connection:
        if table:
            await must_find(connection, table)
        ids = select(TABLES.c.id, TABLES.c.status, TABLES.c.invite).where(chosen)
        found = (await connection.execute(ids.order_by(TABLES.c.created.desc()))).all()
        seats = select(SEATS).where(SEATS.c.table.in_([row[0] for row in found]))
        rows = (await connection.execute(seats.order_by(SEATS.c.number))).mappings().all()
        by_id = {line.id: line for line in await lines(connection, [row[0] for row in found])}
    out = []
    for name, status, invite in found:
        free = [row for row in rows if row["table"] == name and row["kind"] in ("open", "invited")]
        line = by_id[name]
        if invite and free and status == "lobby":
            out.append(Invitation(name, line.game, None, line.people, line.created, invite))
        for row in free:
            if row["kind"] == "invited" and row["token"]:
                number = int(row["number"])
                out.append(
                    Invitation(name, line.game, number, line.people, line.created, row["token"])
                )
    return out


async def revoke(desk: Desk, table: str, seat: int | None) -> int:
    """Replace the keys of a table, or of one seat: existing links no longer open anything.

    Return how many were replaced.
    """
    open_now = [found for found in await invitations(desk, table) if seat in (None, found.seat)]
    if not open_now:
        raise AdminTrouble("cli-admin-no-invitation", table=table)
    async with desk.changing() as change:
        for found in open_now:
            if found.seat is None:
                change_row = update(TABLES).where(TABLES.c.id == table)
                await change.connection.execute(change_row.values(invite=new_token()))
            else:
                place = and_(
                    SEATS.c.table == table,
                    SEATS.c.number == found.seat,
                    SEATS.c.token == found.key,  # not one that a program has taken meanwhile
                )
                change_seat = update(SEATS).where(place)
                await change.connection.execute(change_seat.values(token=new_token()))
        await set_table(change, table, {})
    return len(open_now)
