"""People, as an administrator sees them: without their secrets."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server import identity
from gunbai.server.accounts.store import AccountStore
from gunbai.server.admin.desk import AdminTrouble, Desk
from gunbai.server.entry.links import new_link
from gunbai.server.entry.store import BACK, EntryStore
from gunbai.server.names import login_of, looks
from gunbai.server.schema import (
    ENTRIES,
    NOTICE_WISHES,
    PASSKEYS,
    PEOPLE,
    PUSH_DEVICES,
    RATINGS,
    SEATS,
    TABLES,
)
from gunbai.server.store import Row, Store

_PASSWORD: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
_LIVE: Final = TABLES.c.status.in_(("lobby", "running", "paused"))
MOST_FOUND: Final = 5  # people who are named when a name is not enough


class PersonLine(msgspec.Struct):
    """One person in a list."""

    id: str
    name: str
    password: bool
    since: float
    seen: float | None  # the last answer, or the last page that was closed
    tables: int  # at which the person sits
    running: int  # of them


class PersonPage(msgspec.Struct):
    """One person in detail."""

    line: PersonLine
    hosting: list[str]  # ids of tables
    sitting: list[tuple[str, str, str]]  # ids of tables, their games and states
    ratings: list[tuple[str, int]]  # games, and how many were rated
    devices: int  # that are woken by push
    target: bool  # an address for notices


async def people(desk: Desk, search: str, most: int) -> list[PersonLine]:
    """Return people whose name or id has this text, the newest first."""
    query = select(PEOPLE).order_by(PEOPLE.c.created.desc()).limit(most)
    if search:
        # SQLite knows the cases of Latin letters only.
        cases = {search, search.lower(), search.upper(), search.title()}
        named = [PEOPLE.c.name.icontains(text, autoescape=True) for text in cases]
        query = query.where(or_(*named, PEOPLE.c.id == search))
    async with desk.database.reader.connect() as connection:
        return await _lines(connection, query)


async def _lines(connection: AsyncConnection, query: Select[Any]) -> list[PersonLine]:
    rows = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in rows]
    tables = await _counts(connection, ids, TABLES.c.id == SEATS.c.table)
    running = await _counts(connection, ids, and_(TABLES.c.id == SEATS.c.table, _LIVE))
    seen = await _last_seen(connection, ids)
    return [
        PersonLine(
            id=row["id"],
            name=row["name"],
            password=row["password"] is not None,
            since=row["created"],
            seen=seen.get(row["id"]),
            tables=tables.get(row["id"], 0),
            running=running.get(row["id"], 0),
        )
        for row in rows
    ]


async def _counts(connection: AsyncConnection, people: list[str], joined: Any) -> dict[str, int]:
    query = select(SEATS.c.person, func.count()).select_from(SEATS.join(TABLES, joined))
    query = query.where(SEATS.c.person.in_(people)).group_by(SEATS.c.person)
    return {person: int(count) for person, count in await connection.execute(query)}


async def _last_seen(connection: AsyncConnection, people: list[str]) -> dict[str, float]:
    own = and_(ENTRIES.c.table == SEATS.c.table, ENTRIES.c.seat == SEATS.c.number)
    answered = select(SEATS.c.person, func.max(ENTRIES.c.at)).select_from(SEATS.join(ENTRIES, own))
    by_person = and_(SEATS.c.person.in_(people), ENTRIES.c.by == "person")
    answered = answered.where(by_person).group_by(SEATS.c.person)
    left = select(NOTICE_WISHES.c.person, NOTICE_WISHES.c.left)
    left = left.where(and_(NOTICE_WISHES.c.person.in_(people), NOTICE_WISHES.c.left > 0))
    out: dict[str, float] = {}
    for query in (answered, left):
        for person, at in await connection.execute(query):
            out[person] = max(float(at), out.get(person, 0.0))
    return out


async def find(desk: Desk, name: str) -> Row:
    """Return the one person of a name or id; refuse a name of nobody, or of several."""
    async with desk.database.reader.connect() as connection:
        for where in (PEOPLE.c.id == name, PEOPLE.c.login == login_of(name)):
            row = (await connection.execute(select(PEOPLE).where(where))).mappings().first()
            if row is not None:
                return row
        same = or_(PEOPLE.c.name == name, func.lower(PEOPLE.c.name) == name.lower())
        named = select(PEOPLE).where(same)
        named = named.order_by(PEOPLE.c.created.desc()).limit(MOST_FOUND + 1)
        rows = (await connection.execute(named)).mappings().all()
    if not rows:
        raise AdminTrouble("cli-admin-nobody", name=name)
    if len(rows) > 1:
        ids = ", ".join(row["id"] for row in rows[:MOST_FOUND])
        raise AdminTrouble("cli-admin-several", name=name, ids=ids)
    return rows[0]


async def _find_human(desk: Desk, name: str) -> Row:
    """Return a person who may log in; a bot has its token only."""
    person = await find(desk, name)
    if await AccountStore(desk.database).account(person["id"]) is not None:
        raise AdminTrouble("cli-admin-is-bot", name=person["name"])
    return person


async def page(desk: Desk, name: str) -> PersonPage:
    """Return the data of one person, without any secret."""
    person = (await find(desk, name))["id"]
    seated = select(TABLES.c.id, TABLES.c.game, TABLES.c.status)
    seated = seated.join(SEATS, SEATS.c.table == TABLES.c.id).where(SEATS.c.person == person)
    hosted = select(TABLES.c.id).where(and_(TABLES.c.host == person, _LIVE))
    rated = select(RATINGS.c.game, RATINGS.c.games).where(RATINGS.c.who == f"person:{person}")
    devices = select(func.count()).where(PUSH_DEVICES.c.person == person)
    target = select(NOTICE_WISHES.c.target).where(NOTICE_WISHES.c.person == person)
    async with desk.database.reader.connect() as connection:
        [line] = await _lines(connection, select(PEOPLE).where(PEOPLE.c.id == person))
        sitting = await connection.execute(seated.order_by(TABLES.c.changed.desc()))
        return PersonPage(
            line=line,
            hosting=list((await connection.execute(hosted)).scalars()),
            sitting=[(table, game, status) for table, game, status in sitting],
            ratings=[(game, int(count)) for game, count in await connection.execute(rated)],
            devices=int((await connection.execute(devices)).scalar_one()),
            target=bool((await connection.execute(target)).scalar()),
        )


async def reset(desk: Desk, name: str, keep_passkeys: bool) -> tuple[str, str]:
    """Give a person a new password and log out all devices; return the name and the password.

    Passkeys go, unless they are kept: the device with them may be the one that was lost.
    """
    person = await _find_human(desk, name)
    if await Store(desk.database).is_taken(person["name"], person["id"]):
        raise AdminTrouble("cli-admin-taken", name=person["name"])
    password = "-".join("".join(secrets.choice(_PASSWORD) for _ in range(4)) for _ in range(4))
    values = {
        "password": identity.hash_password(password),
        "login": login_of(person["name"]),
        "looks": looks(person["name"]),
    }
    async with desk.changing() as change:
        await change.connection.execute(
            update(PEOPLE).where(PEOPLE.c.id == person["id"]).values(**values)
        )
        if not keep_passkeys:
            await change.connection.execute(
                delete(PASSKEYS).where(PASSKEYS.c.person == person["id"])
            )
        await change.person(person["id"])
    return person["name"], password


async def way_back(desk: Desk, name: str) -> tuple[str, str]:
    """Make a way back for somebody, which the running server announces; return name and key."""
    person = await _find_human(desk, name)
    return person["name"], await new_link(EntryStore(desk.database), BACK, person["id"], None)
