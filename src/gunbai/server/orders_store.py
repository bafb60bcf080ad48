"""Standing orders in the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import and_, delete, insert, select

from gunbai.server.database import Database
from gunbai.server.schema import ORDERS


class OrdersStore:
    """The orders of all tables, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    async def of(self, table: str) -> dict[int, list[dict[str, Any]]]:
        """Return the orders at a table by seat."""
        query = select(ORDERS).where(ORDERS.c.table == table).order_by(ORDERS.c.name)
        out: dict[int, list[dict[str, Any]]] = {}
        async with self._reader.connect() as connection:
            for row in (await connection.execute(query)).mappings():
                out.setdefault(int(row["seat"]), []).append(dict(row))
        return out

    async def set(self, table: str, seat: int, name: str, row: Mapping[str, Any] | None) -> None:
        """Put an order in the place of the one of this name, or take it back."""
        same = and_(ORDERS.c.table == table, ORDERS.c.seat == seat, ORDERS.c.name == name)
        async with self._writing() as connection:
            await connection.execute(delete(ORDERS).where(same))
            if row is not None:
                await connection.execute(insert(ORDERS).values(**row))
            await self._notify(connection, table)
