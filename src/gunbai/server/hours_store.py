"""Vacations, quiet hours and mutes of people in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import and_, bindparam, delete, func, insert, select, update

from gunbai.server.database import Database
from gunbai.server.hours import Hours
from gunbai.server.schema import NOTICE_WISHES, SEATS, TABLES, TALK_MUTES, VACATIONS
from gunbai.server.together import Together, padded

#: The end of the last vacation, the quiet hours and their time zone.
Wished = tuple[float, list[int] | None, str]

_BACK: Final = (
    select(VACATIONS.c.person, func.max(VACATIONS.c.end))
    .where(VACATIONS.c.person.in_(bindparam("people", expanding=True)))
    .group_by(VACATIONS.c.person)
)
_NIGHTS: Final = select(NOTICE_WISHES.c.person, NOTICE_WISHES.c.quiet, NOTICE_WISHES.c.zone).where(
    NOTICE_WISHES.c.person.in_(bindparam("people", expanding=True))
)


class HoursStore:
    """The wishes of people for all their tables, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify
        self._hours: Final = Together(self._read_hours)

    async def of(self, people: Collection[str], now: float) -> dict[str, Hours]:
        """Return the vacations and nights of those among these people who have any."""
        found = await self._hours.ask(tuple(sorted(people))) if people else {}
        return {
            person: Hours(back if back > now else 0.0, quiet, zone)
            for person, (back, quiet, zone) in found.items()
            if back > now or quiet
        }

    async def _read_hours(
        self, tables: Sequence[tuple[str, ...]]
    ) -> dict[tuple[str, ...], dict[str, Wished]]:
        everybody = sorted({person for people in tables for person in people})
        key = {"people": padded(everybody)}
        async with self._reader.connect() as connection:
            backs = {str(row[0]): float(row[1]) for row in await connection.execute(_BACK, key)}
            nights = {
                str(row[0]): (row[1], str(row[2])) for row in await connection.execute(_NIGHTS, key)
            }
        wished = {
            person: (backs.get(person, 0.0), *nights.get(person, (None, "UTC")))
            for person in everybody
        }
        return {people: {each: wished[each] for each in people} for people in tables}

    async def vacations(self, person: str, since: float) -> list[tuple[float, float]]:
        """Return the beginnings and ends of vacations that went on after this time."""
        query = select(VACATIONS.c.start, VACATIONS.c.end)
        query = query.where(and_(VACATIONS.c.person == person, VACATIONS.c.end > since))
        async with self._reader.connect() as connection:
            found = await connection.execute(query.order_by(VACATIONS.c.start))
            return [(float(start), float(end)) for start, end in found]

    async def set_vacation(self, person: str, now: float, end: float) -> list[str]:
        """Let a vacation go on until its new end, or begin one; return the tables it concerns."""
        going = and_(VACATIONS.c.person == person, VACATIONS.c.end > now)
        async with self._writing() as connection:
            done = await connection.execute(update(VACATIONS).where(going).values(end=end))
            if done.rowcount == 0 and end > now:
                row = {"person": person, "start": now, "end": end}
                await connection.execute(insert(VACATIONS).values(**row))
        return await self.tell_tables(person)

    async def tell_tables(self, person: str) -> list[str]:
        """Let other processes read the hours of a person again; return the tables."""
        live = TABLES.c.status.in_(("lobby", "running", "paused"))
        own = select(SEATS.c.table).where(SEATS.c.person == person)
        query = select(TABLES.c.id).where(and_(TABLES.c.id.in_(own), live))
        async with self._writing() as connection:
            tables = list((await connection.execute(query)).scalars())
            for table in tables:
                await self._notify(connection, table)
        return tables

    async def mutes(self, person: str) -> list[str]:
        query = select(TALK_MUTES.c.whom).where(TALK_MUTES.c.person == person)
        async with self._reader.connect() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def set_mute(self, person: str, whom: str, muted: bool) -> None:
        same = and_(TALK_MUTES.c.person == person, TALK_MUTES.c.whom == whom)
        async with self._writing() as connection:
            await connection.execute(delete(TALK_MUTES).where(same))
            if muted:
                await connection.execute(insert(TALK_MUTES).values(person=person, whom=whom))
