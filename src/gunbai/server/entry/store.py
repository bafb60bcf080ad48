"""Passkeys, one-time links and signed-out devices in the database."""

from __future__ import annotations

import hashlib
import time
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.bus import PERSON
from gunbai.server.database import Database
from gunbai.server.names import login_of, looks
from gunbai.server.schema import ENDED_COOKIES, ENTRY_LINKS, PASSKEYS, PEOPLE, SEATS, TABLES
from gunbai.server.store import Row

MOST_PASSKEYS: Final = 10  # of one person
PHONE, BACK = "phone", "back"  # kinds of links

_ONE_MORE: Final = {"sign_outs": PEOPLE.c.sign_outs + 1}
_MAKERS: Final = PEOPLE.alias()
_LINKS: Final = (
    select(
        ENTRY_LINKS,
        PEOPLE.c.name,
        PEOPLE.c.login,
        PEOPLE.c.password,
        _MAKERS.c.name.label("maker"),
    )
    .join(PEOPLE, PEOPLE.c.id == ENTRY_LINKS.c.person)
    .join(_MAKERS, _MAKERS.c.id == ENTRY_LINKS.c.by, isouter=True)
)
_SPENT: Final = "passkey "  # begins the keys of challenges
_NO_LOGIN: Final = {"login": None, "looks": None}


def digest_of(key: str) -> str:
    """Return what is kept of a link's key."""
    return hashlib.sha256(key.encode()).hexdigest()


class EntryStore:
    """The part of the database that is about ways in, one method per query or change."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    # passkeys

    async def passkeys(self, person: str) -> list[Row]:
        query = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.id)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def passkey(self, credential: str) -> Row | None:
        query = select(PASSKEYS).where(PASSKEYS.c.credential == credential)
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    async def add_passkey(self, person: Row, passkey: Row) -> bool:
        """Store a passkey; from now on the name is its person's. Return False if it is taken.

        Links that a host made end: they are for those who have no way back of their own.
        """
        values = {**passkey, "person": person["id"], "created": time.time()}
        named = {"login": login_of(person["name"]), "looks": looks(person["name"])}
        of_hosts = and_(
            ENTRY_LINKS.c.person == person["id"],
            ENTRY_LINKS.c.by.is_not(None),
            ENTRY_LINKS.c.kind == BACK,
        )
        try:
            async with self._writing() as connection:
                await connection.execute(insert(PASSKEYS).values(values))
                change = update(PEOPLE).where(PEOPLE.c.id == person["id"])
                await connection.execute(change.values(**named))
                await connection.execute(delete(ENTRY_LINKS).where(of_hosts))
        except IntegrityError:
            return False
        return True

    async def drop_passkey(self, person: str, number: int) -> None:
        """Forget a passkey of a person, and the login if it was the last way in."""
        where = and_(PASSKEYS.c.id == number, PASSKEYS.c.person == person)
        async with self._writing() as connection:
            await connection.execute(delete(PASSKEYS).where(where))
            await _free_name(connection, person)

    async def use_passkey(self, passkey: Row, counter: int) -> bool:
        """Record a log-in; return False if another one with the same counter was first."""
        where = and_(PASSKEYS.c.id == passkey["id"], PASSKEYS.c.counter == passkey["counter"])
        change = update(PASSKEYS).where(where).values(counter=counter, used=time.time())
        async with self._writing() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def spend(self, challenge: str, oldest: float) -> bool:
        """Use a challenge up, and forget those before `oldest`; return False if it was used up."""
        past = and_(ENDED_COOKIES.c.key.startswith(_SPENT), ENDED_COOKIES.c.at < oldest)
        row = {"key": f"{_SPENT}{challenge}", "at": time.time()}
        try:
            async with self._writing() as connection:
                await connection.execute(delete(ENDED_COOKIES).where(past))
                await connection.execute(insert(ENDED_COOKIES).values(**row))
        except IntegrityError:
            return False
        return True

    # devices

    async def sign_out(self, person: str) -> None:
        """End all cookies of a person, and all links that would open the door again."""
        async with self._writing() as connection:
            await self._end_all(connection, person)

    async def _end_all(self, connection: AsyncConnection, person: str) -> None:
        change = update(PEOPLE).where(PEOPLE.c.id == person).values(_ONE_MORE)
        await connection.execute(change)
        await connection.execute(delete(ENTRY_LINKS).where(ENTRY_LINKS.c.person == person))
        await self._notify(connection, f"{PERSON}{person}")

    # links

    async def add_link(self, digest: str, link: Row) -> None:
        """Keep a link; it replaces an earlier one of its kind for the same person."""
        same = and_(ENTRY_LINKS.c.person == link["person"], ENTRY_LINKS.c.kind == link["kind"])
        async with self._writing() as connection:
            await connection.execute(delete(ENTRY_LINKS).where(ENTRY_LINKS.c.expires < time.time()))
            await connection.execute(delete(ENTRY_LINKS).where(same))
            await connection.execute(insert(ENTRY_LINKS).values(digest=digest, **link))

    async def link(self, digest: str) -> Row | None:
        """Return a link that still works, with the names of its person and of its maker."""
        async with self._reader.connect() as connection:
            return await _link(connection, digest)

    async def use_link(self, digest: str) -> Row | None:
        """Use a link up; return it with its person as they are now, or None if it does not work.

        A way back ends all earlier devices of the person, and the password if an administrator
        made it: whoever comes back that way can't be asked for it.
        """
        async with self._writing() as connection:
            link = await _link(connection, digest)
            if link is None:
                return None
            done = await connection.execute(
                delete(ENTRY_LINKS).where(ENTRY_LINKS.c.digest == digest)
            )
            if done.rowcount != 1:
                return None
            person = link["person"]
            if link["kind"] == BACK:
                await self._end_all(connection, person)
                if link["by"] is None:
                    change = update(PEOPLE).where(PEOPLE.c.id == person)
                    await connection.execute(change.values(password=None))
                    await _free_name(connection, person)
            query = select(PEOPLE).where(PEOPLE.c.id == person)
            now = (await connection.execute(query)).mappings().one()
            return {**link, "now": now}

    async def drop_link(self, person: str, table: str) -> str | None:
        """Revoke the way back that a table's host made for a person; return what was kept of it."""
        where = and_(
            ENTRY_LINKS.c.person == person,
            ENTRY_LINKS.c.table == table,
            ENTRY_LINKS.c.kind == BACK,
        )
        async with self._writing() as connection:
            query = delete(ENTRY_LINKS).where(where).returning(ENTRY_LINKS.c.digest)
            found = (await connection.execute(query)).scalar()
            return None if found is None else str(found)

    async def ways_back(self, table: str) -> set[str]:
        """Return the people for whom a link of this table's host waits."""
        where = and_(ENTRY_LINKS.c.table == table, ENTRY_LINKS.c.expires > time.time())
        async with self._reader.connect() as connection:
            return set(
                (await connection.execute(select(ENTRY_LINKS.c.person).where(where))).scalars()
            )

    async def without_login(self, people: list[str]) -> set[str]:
        """Return those of these people who have neither a password nor a passkey."""
        where = and_(PEOPLE.c.id.in_(people), PEOPLE.c.login.is_(None))
        async with self._reader.connect() as connection:
            return set((await connection.execute(select(PEOPLE.c.id).where(where))).scalars())

    async def plays_with_others(self, person: str, host: str) -> bool:
        """Return True if a person plays at a table of another host than this one."""
        async with self._reader.connect() as connection:
            query = select(_elsewhere(literal(person), literal(host)))
            return bool((await connection.execute(query)).scalar())

    async def untold(self) -> list[Row]:
        """Return the links of which no table knows yet: an administrator made them elsewhere."""
        async with self._reader.connect() as connection:
            found = await connection.execute(_LINKS.where(ENTRY_LINKS.c.told == 0))
            return list(found.mappings().all())

    async def mark_told(self, digest: str) -> None:
        change = update(ENTRY_LINKS).where(ENTRY_LINKS.c.digest == digest)
        async with self._writing() as connection:
            await connection.execute(change.values(told=1))


def _elsewhere(person: ColumnElement[str], host: ColumnElement[str]) -> ColumnElement[bool]:
    """Return whether a person plays at a table of another host."""
    running = TABLES.c.status.in_(("running", "paused"))
    return (
        select(SEATS.c.number)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(and_(SEATS.c.person == person, running, TABLES.c.host != host))
        .correlate(ENTRY_LINKS)
        .exists()
    )


async def _link(connection: AsyncConnection, digest: str) -> Row | None:
    """Return a link that works now.

    One that a host made is for somebody without a login who still sits at the host's table, and
    whom it lets into nobody else's game.
    """
    here = and_(SEATS.c.table == ENTRY_LINKS.c.table, SEATS.c.person == ENTRY_LINKS.c.person)
    sits = select(SEATS.c.number).where(here).exists()
    alone = ~_elsewhere(ENTRY_LINKS.c.person, ENTRY_LINKS.c.by)
    of_a_host = and_(PEOPLE.c.login.is_(None), sits, alone)
    allowed = or_(ENTRY_LINKS.c.kind == PHONE, ENTRY_LINKS.c.by.is_(None), of_a_host)
    where = and_(ENTRY_LINKS.c.digest == digest, ENTRY_LINKS.c.expires > time.time(), allowed)
    return (await connection.execute(_LINKS.where(where))).mappings().first()


async def _free_name(connection: AsyncConnection, person: str) -> None:
    """Release the name of somebody who no longer has a password or a passkey."""
    left = select(PASSKEYS.c.id).where(PASSKEYS.c.person == person).exists()
    bare = and_(PEOPLE.c.id == person, PEOPLE.c.password.is_(None), ~left)
    await connection.execute(update(PEOPLE).where(bare).values(**_NO_LOGIN))
