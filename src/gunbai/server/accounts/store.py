"""Accounts of bots in the database: each is a row in `people`, with a token and an owner."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Select, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.bus import BOT, PERSON
from gunbai.server.database import Database
from gunbai.server.entry.store import digest_of
from gunbai.server.identity import new_id, new_token
from gunbai.server.names import login_of, looks
from gunbai.server.room import LIVE
from gunbai.server.schema import BOT_ACCOUNTS, PEOPLE, SEATS, TABLES, TALK
from gunbai.server.store import Row

#: The prefix of a token, by which a leaked one can be recognised.
TOKEN_MARK: Final = "gunbai_bot_"
_OWNERS: Final = PEOPLE.alias()


def _accounts() -> Select[Any]:
    return (
        select(BOT_ACCOUNTS, PEOPLE.c.name, PEOPLE.c.created, _OWNERS.c.name.label("maker"))
        .join(PEOPLE, PEOPLE.c.id == BOT_ACCOUNTS.c.id)
        .join(_OWNERS, _OWNERS.c.id == BOT_ACCOUNTS.c.owner, isouter=True)
    )


class AccountStore:
    """The part of the database that is about accounts of bots."""

    def __init__(self, database: Database) -> None:
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    async def by_token(self, token: str) -> Row | None:
        """Return the account that a token opens."""
        query = _accounts().where(BOT_ACCOUNTS.c.digest == digest_of(token))
        async with self._reader.connect() as connection:
            found: Row | None = (await connection.execute(query)).mappings().first()
            return found

    async def account(self, bot: str) -> Row | None:
        async with self._reader.connect() as connection:
            query = _accounts().where(BOT_ACCOUNTS.c.id == bot)
            found: Row | None = (await connection.execute(query)).mappings().first()
            return found

    async def of_owner(self, owner: str) -> list[Row]:
        """Return the accounts of a person, the first one first."""
        query = _accounts().where(BOT_ACCOUNTS.c.owner == owner).order_by(PEOPLE.c.created)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def every(self) -> list[Row]:
        """Return all accounts, by their names."""
        async with self._reader.connect() as connection:
            found = await connection.execute(_accounts().order_by(PEOPLE.c.name))
            return list(found.mappings().all())

    async def playing(self, bots: Sequence[str]) -> dict[str, int]:
        """Return at how many tables that are not over each of these bots sits."""
        sits = select(SEATS.c.person, func.count()).join(TABLES, TABLES.c.id == SEATS.c.table)
        sits = sits.where(and_(SEATS.c.person.in_(bots), TABLES.c.status.in_(LIVE)))
        async with self._reader.connect() as connection:
            found = await connection.execute(sits.group_by(SEATS.c.person))
            return {person: int(count) for person, count in found}

    async def add(self, owner: str | None, name: str, wishes: Row) -> str | None:
        """Make an account and return its token; None if the name is taken."""
        now = time.time()
        token = f"{TOKEN_MARK}{new_token()}"
        person = {"id": new_id(), "name": name, "login": login_of(name), "looks": looks(name)}
        row = {**wishes, "id": person["id"], "owner": owner, "renewed": now}
        try:
            async with self._writing() as connection:
                await connection.execute(insert(PEOPLE).values(**person, created=now))
                row["digest"] = digest_of(token)
                await connection.execute(insert(BOT_ACCOUNTS).values(**row))
        except IntegrityError:
            return None
        return token

    async def change(self, bot: str, wishes: Row) -> None:
        async with self._writing() as connection:
            change = update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.id == bot)
            await connection.execute(change.values(**wishes))

    async def renew(self, bot: str) -> str:
        """Return a new token; the previous one is no longer valid."""
        token = f"{TOKEN_MARK}{new_token()}"
        await self._set_token(bot, token)
        return token

    async def revoke(self, bot: str) -> None:
        await self._set_token(bot, None)

    async def _set_token(self, bot: str, token: str | None) -> None:
        async with self._writing() as connection:
            await set_token(connection, bot, token)
            await self._notify(connection, f"{PERSON}{bot}")

    async def delete_unused(self, bot: str) -> bool:
        """Delete an account; return False if it has ever sat at a table that is still kept."""
        async with self._writing() as connection:
            sat = select(SEATS.c.table).where(SEATS.c.person == bot).limit(1)
            if (await connection.execute(sat)).first() is not None:
                return False
            said = TALK.c.mark.startswith(f"{bot}:", autoescape=True)
            await connection.execute(delete(TALK).where(said))
            await connection.execute(delete(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.id == bot))
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == bot))
            await self._notify(connection, f"{PERSON}{bot}")
        return True

    async def tell(self, bot: str) -> None:
        """Let other processes know that a bot has a new table."""
        async with self._writing() as connection:
            await self._notify(connection, f"{BOT}{bot}")


async def set_token(connection: AsyncConnection, bot: str, token: str | None) -> None:
    """Let this token (or none) open an account, instead of the previous one."""
    values = {"digest": None if token is None else digest_of(token), "renewed": time.time()}
    await connection.execute(update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.id == bot).values(**values))
