"""Vacations, quiet hours and mutes of people in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import and_, delete, func, insert, select, update

from gunbai.server.database import Database
from gunbai.server.hours import Hours
from gunbai.server.schema import NOTICE_WISHES, SEATS, TABLES, TALK_MUTES, VACATIONS


class HoursStore:
    """The wishes of people for all their tables, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    async def of(self, people: Collection[str], now: float) -> dict[str, Hours]:
        """Return the vacations and nights of those among these people who have any."""
        if not people:
            return {}
        last = select(VACATIONS.c.person, func.max(VACATIONS.c.end))
        last = last.where(and_(VACATIONS.c.person.in_(people), VACATIONS.c.end > now))
        wishes = select(NOTICE_WISHES.c.person, NOTICE_WISHES.c.quiet, NOTICE_WISHES.c.zone)
        async with self._reader.connect() as connection:
            found = await connection.execute(last.group_by(VACATIONS.c.person))
            back = {str(person): float(end) for person, end in found}
            wished = await connection.execute(wishes.where(NOTICE_WISHES.c.person.in_(people)))
            nights = {str(row[0]): (row[1], str(row[2])) for row in wished if row[1]}
        return {
            person: Hours(back.get(person, 0.0), *nights.get(person, (None, "UTC")))
            for person in {*back, *nights}
        }

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
