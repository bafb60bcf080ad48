"""Standing orders in the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import and_, delete, insert

from gunbai.server.database import Database
from gunbai.server.schema import ORDERS


class OrdersStore:
    """The orders of all tables, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    async def set(self, table: str, seat: int, name: str, row: Mapping[str, Any] | None) -> None:
        """Replace the order of this name, or cancel it."""
        same = and_(ORDERS.c.table == table, ORDERS.c.seat == seat, ORDERS.c.name == name)
        async with self._writing() as connection:
            await connection.execute(delete(ORDERS).where(same))
            if row is not None:
                await connection.execute(insert(ORDERS).values(**row))
            await self._notify(connection, table)
