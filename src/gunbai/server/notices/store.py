"""Wishes, devices, channels of groups and the outbox in the database."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Table, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.database import Database
from gunbai.server.notices.wishes import DEFAULTS
from gunbai.server.schema import (
    ENTRIES,
    NOTICE_MUTES,
    NOTICE_WISHES,
    NOTICES,
    PEOPLE,
    PUSH_DEVICES,
    SEATS,
    TABLE_HOOKS,
    TABLES,
    VACATIONS,
)
from gunbai.server.store import Row

WAITING, SENT, FAILED, DONE = "waiting", "sent", "failed", "done"
MOST_DEVICES: Final = 10  # of one person
LOOK_AGAIN: Final = 60.0  # seconds until somebody who is at the table is looked for again
_KEPT_FOR: Final = 60 * 24 * 3600.0  # seconds for which a notice that was sent is remembered
_LIVE: Final = TABLES.c.status.in_(("lobby", "running", "paused"))


class Readers:
    """Those who get notices of a table: wishes and channels by person, and its hook."""

    def __init__(self) -> None:
        self.wishes: Final[dict[str, Row]] = {}
        self.channels: Final[dict[str, list[str]]] = {}
        self.muted: Final[set[str]] = set()
        self.hook: Row | None = None


class NoticeStore:
    """The part of the database that is about notices, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing

    # people

    async def wishes(self, person: str) -> Row:
        """Return a person's wishes; the defaults for somebody who never chose."""
        async with self._reader.connect() as connection:
            query = select(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person)
            found = (await connection.execute(query)).mappings().first()
        return {**DEFAULTS, "person": person} if found is None else found

    async def set_wishes(self, person: str, changes: Row, at_first: Row) -> None:
        """Change what a person wants; `at_first` is added if nothing was known."""
        fresh = {**DEFAULTS, **at_first, **changes}
        async with self._writing() as connection:
            await _upsert(connection, NOTICE_WISHES, {"person": person}, changes, fresh)

    async def left(self, person: str, at: float) -> None:
        """Note that a person closed a page; decisions that waited for that are due."""
        change = update(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person)
        waiting = and_(
            NOTICES.c.person == person,
            NOTICES.c.state == WAITING,
            NOTICES.c.kind == "decision",
            NOTICES.c.tries == 0,
            NOTICES.c.due <= at + LOOK_AGAIN,
        )
        async with self._writing() as connection:
            await connection.execute(change.values(left=at))
            await connection.execute(update(NOTICES).where(waiting).values(due=at))

    async def devices(self, person: str) -> list[Row]:
        query = select(PUSH_DEVICES).where(PUSH_DEVICES.c.person == person)
        async with self._reader.connect() as connection:
            found = await connection.execute(query.order_by(PUSH_DEVICES.c.id))
            return list(found.mappings().all())

    async def add_device(self, person: str, device: Row) -> None:
        """Keep a subscription, whoever had it before; the oldest of too many go."""
        values = {**device, "person": person, "problem": "", "created": time.time()}
        key = {"endpoint": device["endpoint"]}
        newest = select(PUSH_DEVICES.c.id).where(PUSH_DEVICES.c.person == person)
        newest = newest.order_by(PUSH_DEVICES.c.id.desc()).limit(MOST_DEVICES)
        async with self._writing() as connection:
            await _upsert(connection, PUSH_DEVICES, key, values, values)
            kept = list((await connection.execute(newest)).scalars())
            old = and_(PUSH_DEVICES.c.person == person, PUSH_DEVICES.c.id.not_in(kept))
            await connection.execute(delete(PUSH_DEVICES).where(old))

    async def drop_device(self, number: int, person: str = "") -> None:
        """Forget a browser, and what waits for it; with a person, only one of theirs."""
        where = PUSH_DEVICES.c.id == number
        if person:
            where = and_(where, PUSH_DEVICES.c.person == person)
        async with self._writing() as connection:
            done = await connection.execute(delete(PUSH_DEVICES).where(where))
            if done.rowcount:
                await connection.execute(delete(NOTICES).where(NOTICES.c.channel == push(number)))

    async def drop_devices(self, person: str) -> None:
        """Forget all browsers of a person."""
        for device in await self.devices(person):
            await self.drop_device(device["id"], person)

    async def device(self, number: int) -> Row | None:
        async with self._reader.connect() as connection:
            query = select(PUSH_DEVICES).where(PUSH_DEVICES.c.id == number)
            return (await connection.execute(query)).mappings().first()

    async def live_seats(self, person: str) -> list[tuple[str, int]]:
        """Return the seats of a person at tables that are not over."""
        query = select(SEATS.c.table, SEATS.c.number).join(TABLES, TABLES.c.id == SEATS.c.table)
        async with self._reader.connect() as connection:
            found = await connection.execute(query.where(and_(SEATS.c.person == person, _LIVE)))
            return [(row[0], int(row[1])) for row in found]

    async def is_offered(self, token: str) -> bool:
        """Return True if the offer of a seat with this link still stands."""
        query = select(SEATS.c.number).where(SEATS.c.offer_token == token)
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def back_from_vacation(self, table: str, person: str, now: float) -> float:
        """Return the end of a vacation for which the others at a table wait; 0 without one."""
        heeding = and_(TABLES.c.id == table, TABLES.c.vacation != 0)
        last = select(func.max(VACATIONS.c.end))
        last = last.where(and_(VACATIONS.c.person == person, VACATIONS.c.end > now))
        async with self._reader.connect() as connection:
            pace = (await connection.execute(select(TABLES.c.pace).where(heeding))).scalar()
            if pace is None or pace["kind"] != "days":
                return 0.0
            return float((await connection.execute(last)).scalar() or 0.0)

    async def companions(self, person: str, most: int) -> list[Row]:
        """Return people with whom this one has played, the latest first."""
        begun = SEATS.join(TABLES, TABLES.c.id == SEATS.c.table).join(
            PEOPLE, PEOPLE.c.id == SEATS.c.person
        )
        own = select(SEATS.c.table).where(SEATS.c.person == person)
        where = and_(
            SEATS.c.table.in_(own),
            SEATS.c.person != person,
            SEATS.c.kind == "person",
            TABLES.c.status != "lobby",
        )
        query = select(PEOPLE.c.id, PEOPLE.c.name).select_from(begun).where(where)
        query = query.group_by(PEOPLE.c.id, PEOPLE.c.name).order_by(
            func.max(TABLES.c.changed).desc()
        )
        async with self._reader.connect() as connection:
            return list((await connection.execute(query.limit(most))).mappings().all())

    # tables

    async def is_muted(self, table: str, person: str) -> bool:
        async with self._reader.connect() as connection:
            where = and_(NOTICE_MUTES.c.table == table, NOTICE_MUTES.c.person == person)
            found = await connection.execute(select(NOTICE_MUTES.c.table).where(where))
            return found.scalar() is not None

    async def set_muted(self, table: str, person: str, muted: bool) -> None:
        key = {"table": table, "person": person}
        async with self._writing() as connection:
            await connection.execute(delete(NOTICE_MUTES).where(_is(NOTICE_MUTES, key)))
            if muted:
                await connection.execute(insert(NOTICE_MUTES).values(key))

    async def hook(self, table: str) -> Row | None:
        async with self._reader.connect() as connection:
            query = select(TABLE_HOOKS).where(TABLE_HOOKS.c.table == table)
            return (await connection.execute(query)).mappings().first()

    async def set_hook(self, table: str, values: Row | None) -> None:
        """Set the channel of a table's group; None for none."""
        async with self._writing() as connection:
            if values is None:
                await connection.execute(delete(TABLE_HOOKS).where(TABLE_HOOKS.c.table == table))
            else:
                fresh = {**values, "problem": ""}
                await _upsert(connection, TABLE_HOOKS, {"table": table}, fresh, fresh)

    async def reachable(self) -> tuple[set[str], set[str]]:
        """Return the people who can be reached, and the tables whose groups can."""
        people = select(PUSH_DEVICES.c.person).union(
            select(NOTICE_WISHES.c.person).where(NOTICE_WISHES.c.target != "")
        )
        async with self._reader.connect() as connection:
            known = set((await connection.execute(people)).scalars())
            hooked = set((await connection.execute(select(TABLE_HOOKS.c.table))).scalars())
        return known, hooked

    async def readers(self, table: str, people: Collection[str]) -> Readers:
        """Return how these people, and the group of the table, can be reached."""
        out = Readers()
        async with self._reader.connect() as connection:
            query = select(NOTICE_WISHES).where(NOTICE_WISHES.c.person.in_(people))
            for row in (await connection.execute(query)).mappings():
                out.wishes[row["person"]] = row
                out.channels[row["person"]] = [target(row["person"])] if row["target"] else []
            devices = select(PUSH_DEVICES.c.id, PUSH_DEVICES.c.person)
            query = devices.where(PUSH_DEVICES.c.person.in_(people))
            for number, person in await connection.execute(query):
                out.channels.setdefault(person, []).append(push(number))
                out.wishes.setdefault(person, {**DEFAULTS, "person": person})
            query = select(NOTICE_MUTES.c.person).where(NOTICE_MUTES.c.table == table)
            out.muted.update((await connection.execute(query)).scalars())
            query = select(TABLE_HOOKS).where(TABLE_HOOKS.c.table == table)
            out.hook = (await connection.execute(query)).mappings().first()
        return out

    async def last_entries(self, table: str, seats: Collection[int]) -> dict[int, int]:
        """Return the number of the last entry of the log by each of these seats."""
        where = and_(ENTRIES.c.table == table, ENTRIES.c.seat.in_(seats))
        query = select(ENTRIES.c.seat, func.max(ENTRIES.c.seq)).where(where)
        async with self._reader.connect() as connection:
            found = await connection.execute(query.group_by(ENTRIES.c.seat))
            return {int(seat): int(seq) for seat, seq in found}

    # the outbox

    async def of_table(self, table: str) -> list[Row]:
        async with self._reader.connect() as connection:
            query = select(NOTICES).where(NOTICES.c.table == table)
            return list((await connection.execute(query)).mappings().all())

    async def write(self, rows: Sequence[Row], ended: Sequence[Row]) -> None:
        """Put notices into the outbox, over earlier ones of their kind; take others out."""
        if not rows and not ended:
            return
        async with self._writing() as connection:
            for row in ended:
                await connection.execute(
                    update(NOTICES).where(_same(row)).values(state=DONE, tries=0)
                )
            for row in rows:
                await _upsert(connection, NOTICES, _key(row), row, row)

    async def due(self, now: float, most: int) -> list[Row]:
        """Return notices that are to be sent now, the oldest first."""
        where = and_(NOTICES.c.state == WAITING, NOTICES.c.due <= now)
        query = select(NOTICES).where(where).order_by(NOTICES.c.due).limit(most)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def next_due(self) -> float | None:
        async with self._reader.connect() as connection:
            query = select(func.min(NOTICES.c.due)).where(NOTICES.c.state == WAITING)
            found = (await connection.execute(query)).scalar()
            return None if found is None else float(found)

    async def claim(self, row: Row, until: float) -> bool:
        """Return True if the notice is ours to send; after that time it is anybody's again."""
        where = and_(_same(row), NOTICES.c.state == WAITING, NOTICES.c.due == row["due"])
        async with self._writing() as connection:
            done = await connection.execute(update(NOTICES).where(where).values(due=until))
            return bool(done.rowcount == 1)

    async def release(self, now: float, until: float) -> None:
        """Let what is due until then be looked at now: whoever claimed it is gone."""
        where = and_(NOTICES.c.state == WAITING, NOTICES.c.due > now, NOTICES.c.due <= until)
        async with self._writing() as connection:
            await connection.execute(update(NOTICES).where(where).values(due=now))

    async def settle(self, row: Row, **changes: object) -> None:
        """Record what became of a notice, unless a newer one has replaced it."""
        where = and_(_same(row), NOTICES.c.state == WAITING)
        async with self._writing() as connection:
            await connection.execute(update(NOTICES).where(where).values(**changes))

    async def set_problem(self, channel: str, problem: str) -> None:
        """Note why a channel was given up, or that it works again."""
        way, _, name = channel.partition(" ")
        table, column = _CHANNELS[way]
        value: object = int(name) if way == "push" else name
        where = and_(column == value, table.c.problem != problem)
        async with self._writing() as connection:
            await connection.execute(update(table).where(where).values(problem=problem))

    async def ended_unnoticed(self) -> list[Row]:
        """Return the notices about decisions at tables that ended just before a crash."""
        over = select(TABLES.c.id).where(TABLES.c.status.in_(("finished", "ended")))
        asked = NOTICES.c.kind.in_(("decision", "turn"))
        open_yet = select(NOTICES.c.table).where(
            and_(asked, NOTICES.c.state != DONE, NOTICES.c.table.in_(over))
        )
        async with self._reader.connect() as connection:
            query = select(NOTICES).where(and_(asked, NOTICES.c.table.in_(open_yet)))
            return list((await connection.execute(query)).mappings().all())

    async def forget_old(self, now: float) -> None:
        """Forget notices that nobody will ask for again."""
        old = and_(NOTICES.c.state != WAITING, NOTICES.c.due < now - _KEPT_FOR)
        async with self._writing() as connection:
            await connection.execute(delete(NOTICES).where(old))


_CHANNELS: Final[dict[str, tuple[Table, Any]]] = {
    "push": (PUSH_DEVICES, PUSH_DEVICES.c.id),
    "target": (NOTICE_WISHES, NOTICE_WISHES.c.person),
    "hook": (TABLE_HOOKS, TABLE_HOOKS.c.table),
}


def push(device: int) -> str:
    return f"push {device}"


def target(person: str) -> str:
    return f"target {person}"


def hook(table: str) -> str:
    return f"hook {table}"


def _key(row: Row) -> dict[str, Any]:
    return {name: row[name] for name in ("channel", "table", "kind")}


def _same(row: Row) -> Any:
    return and_(_is(NOTICES, _key(row)), NOTICES.c.mark == row["mark"])


def _is(table: Table, key: Mapping[str, Any]) -> Any:
    return and_(*(table.c[name] == value for name, value in key.items()))


async def _upsert(
    connection: AsyncConnection, table: Table, key: Mapping[str, Any], changes: Row, fresh: Row
) -> None:
    """Change the row of this key, or add it; another process may add it at the same moment."""
    change = update(table).where(_is(table, key)).values(dict(changes))
    if (await connection.execute(change)).rowcount:
        return
    try:
        async with connection.begin_nested():
            await connection.execute(insert(table).values({**fresh, **key}))
    except IntegrityError:
        await connection.execute(change)
