"""The contents of tables: everything that is read when one is opened, for many at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Executable,
    Integer,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    func,
    or_,
    select,
)

from gunbai.server.database import Database
from gunbai.server.schema import (
    ENTRIES,
    ORDERS,
    POSITIONS,
    PROMISES,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TALK,
)
from gunbai.server.together import Together, padded

#: A row that was read (or is to be written) by column name.
StoredRow = Mapping[Any, Any]

_PAGE: Final = 500  # entries that are read at once
_FEW: Final = 120  # more than there are since a snapshot
_MOST: Final = 16  # tables whose entries or snapshots, which may be long, are read at once


def _asked(column: ColumnElement[Any]) -> ColumnElement[bool]:
    return column.in_(bindparam("tables", expanding=True))


# Built once: they are executed for every table that is opened.
_ROWS: Final = select(TABLES).where(_asked(TABLES.c.id))
_SEATS: Final = select(SEATS).where(_asked(SEATS.c.table)).order_by(SEATS.c.number)
_STARTS: Final = (
    select(ENTRIES)
    .where(and_(_asked(ENTRIES.c.table), ENTRIES.c.kind == "position"))
    .order_by(ENTRIES.c.seq)
)
_MARKS: Final = select(ENTRIES.c.table, ENTRIES.c.mark).where(
    and_(_asked(ENTRIES.c.table), ENTRIES.c.mark.is_not(None))
)
_WHOLE: Final = SNAPSHOTS.alias("whole")
_FIRST: Final = (
    select(func.coalesce(func.max(_WHOLE.c.seq), 0))
    .where(and_(_WHOLE.c.table == SNAPSHOTS.c.table, _WHOLE.c.whole == 1))
    .correlate(SNAPSHOTS)
    .scalar_subquery()
)
# Large: its text is read where it does not hold others up.
_SNAPSHOTS: Final = (
    select(SNAPSHOTS.c.table, SNAPSHOTS.c.seq, cast(SNAPSHOTS.c.session, Text).label("text"))
    .where(and_(_asked(SNAPSHOTS.c.table), SNAPSHOTS.c.seq >= _FIRST))
    .order_by(SNAPSHOTS.c.seq)
)
_POSITIONS: Final = select(POSITIONS).where(_asked(POSITIONS.c.table))
_PROMISES: Final = select(PROMISES).where(_asked(PROMISES.c.table)).order_by(PROMISES.c.id)
_ORDERS: Final = select(ORDERS).where(_asked(ORDERS.c.table)).order_by(ORDERS.c.name)
_EARLIER: Final = TALK.alias("earlier")
_OLDEST: Final = (
    select(_EARLIER.c.id)
    .where(_EARLIER.c.table == TABLES.c.id)
    .order_by(_EARLIER.c.id.desc())
    .limit(1)
    .offset(bindparam("skipped", type_=Integer))
    .correlate(TABLES)
    .scalar_subquery()
)
_TALK: Final = (
    select(TALK)
    .join(TABLES, TALK.c.table == TABLES.c.id)
    .where(and_(_asked(TABLES.c.id), TALK.c.id >= func.coalesce(_OLDEST, 0)))
    .order_by(TALK.c.id)
)


@lru_cache
def _first_pages(tables: int) -> Select[Any]:
    """Return the query for the next entries of several tables, each after its own number."""
    pages = [
        and_(
            ENTRIES.c.table == bindparam(f"table{number}"),
            ENTRIES.c.seq > bindparam(f"after{number}", type_=Integer),
            ENTRIES.c.seq <= bindparam(f"upto{number}", type_=Integer),
        )
        for number in range(tables)
    ]
    return select(ENTRIES).where(or_(*pages)).order_by(ENTRIES.c.seq)


_NEXT_PAGE: Final = _first_pages(1)


class Contents:
    """The stored tables, one method per query; simultaneous calls share one query."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._rows: Final = Together(self._read_rows)
        self._starts: Final = Together(self._read_starts)
        self._snapshots: Final = Together(self._read_snapshots, _MOST)
        self._marks: Final = Together(self._read_marks, _MOST)
        self._entries: Final = Together(self._read_entries, _MOST)
        self._positions: Final = Together(self._read_positions)
        self._orders: Final = Together(self._read_orders)
        self._talk: Final = Together(self._read_talk, _MOST)
        self._promises: Final = Together(self._read_promises)

    async def row(self, table: str) -> tuple[StoredRow, list[StoredRow]] | None:
        """Return a table with its seats; None if there is no such table."""
        return await self._rows.ask(table)

    async def last_start(self, table: str) -> StoredRow | None:
        """Return the last entry of a log that is a position from which the game continued."""
        found = await self._starts.ask(table)
        return found[-1] if found else None

    async def snapshots(self, table: str) -> list[tuple[int, str]]:
        """Return the last whole snapshot and those that continue it: their places and texts."""
        return [(int(row["seq"]), str(row["text"])) for row in await self._snapshots.ask(table)]

    async def request_ids(self, table: str) -> list[str]:
        """Return the clients' own ids of all answers that are in the log."""
        return [row["mark"] for row in await self._marks.ask(table)]

    async def entries(self, table: str, after: int) -> list[StoredRow]:
        """Return the entries after this number; many are read page by page, others in between."""
        out = await self._entries.ask((table, after))
        size = _FEW
        page = out
        while len(page) == size:
            size = _PAGE
            after = int(page[-1]["seq"])
            page = await self._page(table, after)
            out += page
        return out

    async def _page(self, table: str, after: int) -> list[StoredRow]:
        key = {"table0": table, "after0": after, "upto0": after + _PAGE}
        async with self._reader.connect() as connection:
            return list((await connection.execute(_NEXT_PAGE, key)).mappings())

    async def position(self, table: str) -> tuple[int, bytes] | None:
        """Return the settled position that was kept last: its place in the log, and its past."""
        found = await self._positions.ask(table)
        return (int(found[0]["seq"]), found[0]["past"]) if found else None

    async def orders(self, table: str) -> dict[int, list[dict[str, Any]]]:
        """Return the standing orders at a table by seat."""
        out: dict[int, list[dict[str, Any]]] = {}
        for row in await self._orders.ask(table):
            out.setdefault(int(row["seat"]), []).append(dict(row))
        return out

    async def talk(self, table: str, most: int) -> list[StoredRow]:
        """Return the last messages, oldest first."""
        return await self._talk.ask((table, most))

    async def promises(self, table: str) -> list[StoredRow]:
        return await self._promises.ask(table)

    # for many tables

    async def _read_rows(
        self, tables: Sequence[str]
    ) -> dict[str, tuple[StoredRow, list[StoredRow]] | None]:
        key = {"tables": padded(tables)}
        async with self._reader.connect() as connection:
            rows = list((await connection.execute(_ROWS, key)).mappings())
            seats = by_table(tables, (await connection.execute(_SEATS, key)).mappings())
        out: dict[str, tuple[StoredRow, list[StoredRow]] | None] = dict.fromkeys(tables)
        out.update({row["id"]: (row, seats[row["id"]]) for row in rows})
        return out

    async def _read_starts(self, tables: Sequence[str]) -> dict[str, list[StoredRow]]:
        return await self._read_all(_STARTS, tables)

    async def _read_snapshots(self, tables: Sequence[str]) -> dict[str, list[StoredRow]]:
        return await self._read_all(_SNAPSHOTS, tables)

    async def _read_marks(self, tables: Sequence[str]) -> dict[str, list[StoredRow]]:
        return await self._read_all(_MARKS, tables)

    async def _read_positions(self, tables: Sequence[str]) -> dict[str, list[StoredRow]]:
        return await self._read_all(_POSITIONS, tables)

    async def _read_orders(self, tables: Sequence[str]) -> dict[str, list[StoredRow]]:
        return await self._read_all(_ORDERS, tables)

    async def _read_promises(self, tables: Sequence[str]) -> dict[str, list[StoredRow]]:
        return await self._read_all(_PROMISES, tables)

    async def _read_all(
        self, query: Executable, tables: Sequence[str]
    ) -> dict[str, list[StoredRow]]:
        async with self._reader.connect() as connection:
            found = await connection.execute(query, {"tables": padded(tables)})
            return by_table(tables, found.mappings())

    async def _read_talk(
        self, wanted: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], list[StoredRow]]:
        out: dict[tuple[str, int], list[StoredRow]] = {}
        async with self._reader.connect() as connection:
            for most in {most for _, most in wanted}:
                tables = [table for table, each in wanted if each == most]
                key = {"tables": padded(tables), "skipped": most - 1}
                found = by_table(tables, (await connection.execute(_TALK, key)).mappings())
                out.update({(table, most): rows for table, rows in found.items()})
        return out

    async def _read_entries(
        self, wanted: Sequence[tuple[str, int]]
    ) -> dict[tuple[str, int], list[StoredRow]]:
        key: dict[str, object] = {}
        places = padded(wanted)
        for number, (table, after) in enumerate(places):
            key[f"table{number}"] = table
            key[f"after{number}"] = after
            key[f"upto{number}"] = after + _FEW
        async with self._reader.connect() as connection:
            found = await connection.execute(_first_pages(len(places)), key)
            rows = by_table([table for table, _ in wanted], found.mappings())
        return {
            (table, after): [row for row in rows[table] if after < row["seq"] <= after + _FEW]
            for table, after in wanted
        }


def by_table(tables: Collection[str], rows: Iterable[StoredRow]) -> dict[str, list[StoredRow]]:
    """Return rows by their tables, in the same order; an empty list for those without any."""
    out: dict[str, list[StoredRow]] = {table: [] for table in tables}
    for row in rows:
        out[row["table"]].append(row)
    return out
