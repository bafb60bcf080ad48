"""Games of people that all of them agreed to share: their records, without a name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import select

from gunbai.server.admin.desk import Desk
from gunbai.server.schema import ARCHIVES, SEATS, SHARING, TABLES
from gunbai.server.sharing import agreed_people, asked_people
from gunbai.server.tapes import Archive

PERSON = "person"


class Shared(NamedTuple):
    """A game that may be shared; `players` are levels of bots, or "person"."""

    record: str
    players: list[str]


async def shared_games(desk: Desk) -> AsyncIterator[Shared]:
    """Yield the games that were played to the end and that all their people agreed to share."""
    wanted = select(SHARING.c.table)
    query = select(TABLES).where(TABLES.c.status == "finished", TABLES.c.id.in_(wanted))
    async with desk.database.reader.connect() as connection:
        tables = (await connection.execute(query.order_by(TABLES.c.id))).mappings().all()
    for table in tables:
        async with desk.database.reader.connect() as connection:
            seated = select(SEATS).where(SEATS.c.table == table["id"]).order_by(SEATS.c.number)
            seats = (await connection.execute(seated)).mappings().all()
            holders = [*seats, *(each["before"] for each in table["handovers"] or [])]
            asked = asked_people(holders, table["origin"])
            agreed = await agreed_people(connection, table["id"])
            if asked is None or not asked <= agreed:
                continue
            kept = select(ARCHIVES.c.tape).where(ARCHIVES.c.table == table["id"])
            tape = (await connection.execute(kept)).scalar()
        if tape is not None:
            players = [seat["level"] if seat["kind"] == "bot" else PERSON for seat in seats]
            yield Shared(Archive(tape).record, players)
