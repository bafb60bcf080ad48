"""Reading from and writing to the database, one transaction per call."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import and_, bindparam, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from gunbai.server.database import Conflict, Database
from gunbai.server.schema import (
    ENTRIES,
    PEOPLE,
    PROMISES,
    RATINGS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TALK,
)

#: A row that was read (or is to be written) by column name.
Row = Mapping[Any, Any]
Rate = Callable[[list[Row]], Sequence[Row]]
RATINGS_LOCK: Final = 0x67756E626169

_KEEP_CLOCK: Final = update(TABLES).where(TABLES.c.id == bindparam("key"))


class Store:
    """The database, one method per query or change; answers go to the `Journal`."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify

    # people

    async def person(self, person: str) -> Row | None:
        async with self._reader.connect() as connection:
            found = await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))
            return found.mappings().first()

    async def person_by_login(self, login: str) -> Row | None:
        async with self._reader.connect() as connection:
            found = await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))
            return found.mappings().first()

    async def add_person(self, person: str, name: str) -> None:
        async with self._writing() as connection:
            await connection.execute(
                insert(PEOPLE).values(id=person, name=name, created=time.time())
            )

    async def rename_person(self, person: str, name: str, login: str) -> bool:
        """Change a name, and the login of whoever has a password; return False if it is taken."""
        try:
            async with self._writing() as connection:
                change = update(PEOPLE).where(PEOPLE.c.id == person)
                await connection.execute(change.values(name=name))
                protected = change.where(PEOPLE.c.password.is_not(None))
                await connection.execute(protected.values(login=login))
        except IntegrityError:
            return False
        return True

    async def set_password(self, person: str, login: str, password: str) -> bool:
        """Set a password; return False if somebody else with a password has the name."""
        try:
            async with self._writing() as connection:
                change = update(PEOPLE).where(PEOPLE.c.id == person)
                await connection.execute(change.values(login=login, password=password))
        except IntegrityError:
            return False
        return True

    # tables

    async def add_table(self, row: Row, seats: Sequence[Row], entries: Sequence[Row]) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(TABLES).values(**row))
            await connection.execute(insert(SEATS), [dict(seat) for seat in seats])
            if entries:
                await connection.execute(insert(ENTRIES), [dict(entry) for entry in entries])
            await self._notify(connection, str(row["id"]))

    async def tables(self, tables: Sequence[str]) -> list[tuple[Row, list[Row]]]:
        """Return tables with their seats, in the given order; unknown ones are left out."""
        async with self._reader.connect() as connection:
            query = select(TABLES).where(TABLES.c.id.in_(tables))
            rows = {row["id"]: row for row in (await connection.execute(query)).mappings()}
            query = select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.number)
            seats: dict[str, list[Row]] = {table: [] for table in rows}
            for seat in (await connection.execute(query)).mappings():
                seats[seat["table"]].append(seat)
            return [(rows[table], seats[table]) for table in tables if table in rows]

    async def save_table(
        self, table: str, version: int, changes: Row, seats: Sequence[Row] = ()
    ) -> None:
        """Change a table's row and some seats; raise `Conflict` if the version is another now."""
        async with self._writing() as connection:
            where = and_(TABLES.c.id == table, TABLES.c.version == version)
            values = {**changes, "version": version + 1, "changed": time.time()}
            done = await connection.execute(update(TABLES).where(where).values(**values))
            if done.rowcount != 1:
                raise Conflict
            for seat in seats:
                where = and_(SEATS.c.table == table, SEATS.c.number == seat["number"])
                await connection.execute(update(SEATS).where(where).values(**seat))
            await self._notify(connection, table)

    async def table_of_token(self, token: str) -> Row | None:
        async with self._reader.connect() as connection:
            found = await connection.execute(select(SEATS).where(SEATS.c.token == token))
            return found.mappings().first()

    async def tables_for(self, person: str, most: int) -> dict[str, list[str]]:
        """Return ids of tables: open to join, of this person, running, finished; newest first."""
        recent = TABLES.c.changed.desc()
        own = select(SEATS.c.table).where(SEATS.c.person == person)
        mine = or_(TABLES.c.id.in_(own), TABLES.c.host == person)
        seats_left = select(SEATS.c.table).where(SEATS.c.kind == "open")
        public = TABLES.c.watch == "everybody"
        live = TABLES.c.status.in_(("lobby", "running", "paused"))
        queries = {
            "open": and_(TABLES.c.status == "lobby", TABLES.c.id.in_(seats_left)),
            "mine": and_(mine, live),
            "running": and_(TABLES.c.status.in_(("running", "paused")), public),
            "finished": and_(TABLES.c.status.in_(("finished", "ended")), or_(public, mine)),
        }
        out: dict[str, list[str]] = {}
        async with self._reader.connect() as connection:
            for name, where in queries.items():
                query = select(TABLES.c.id).where(where).order_by(recent).limit(most)
                out[name] = list((await connection.execute(query)).scalars())
        return out

    async def unfinished_of_host(self, person: str) -> int:
        async with self._reader.connect() as connection:
            live = TABLES.c.status.in_(("lobby", "running", "paused"))
            query = select(func.count()).where(and_(TABLES.c.host == person, live))
            return int((await connection.execute(query)).scalar_one())

    async def running_tables(self) -> list[str]:
        async with self._reader.connect() as connection:
            query = select(TABLES.c.id).where(TABLES.c.status == "running")
            return list((await connection.execute(query)).scalars())

    # the log of a game

    async def entries(self, table: str, after: int) -> list[Row]:
        async with self._reader.connect() as connection:
            where = and_(ENTRIES.c.table == table, ENTRIES.c.seq > after)
            found = await connection.execute(select(ENTRIES).where(where).order_by(ENTRIES.c.seq))
            return list(found.mappings().all())

    async def request_ids(self, table: str) -> list[str]:
        """Return the clients' own ids of all answers that are in the log."""
        async with self._reader.connect() as connection:
            where = and_(ENTRIES.c.table == table, ENTRIES.c.mark.is_not(None))
            return list((await connection.execute(select(ENTRIES.c.mark).where(where))).scalars())

    async def save_clocks(self, clocks: Mapping[str, object]) -> None:
        if not clocks:
            return
        change = _KEEP_CLOCK.values(clock=bindparam("time"))
        rows = [{"key": table, "time": clock} for table, clock in sorted(clocks.items())]
        async with self._writing() as connection:
            await connection.execute(change, rows)  # in the order of the journal

    async def add_snapshot(self, snapshot: Row) -> None:
        try:
            async with self._writing() as connection:
                await connection.execute(insert(SNAPSHOTS).values(**snapshot))
        except IntegrityError:
            return  # another process took the same one

    async def last_snapshot(self, table: str) -> Row | None:
        async with self._reader.connect() as connection:
            query = select(SNAPSHOTS).where(SNAPSHOTS.c.table == table)
            query = query.order_by(SNAPSHOTS.c.seq.desc()).limit(1)
            return (await connection.execute(query)).mappings().first()

    # talk

    async def add_talk(self, row: Row) -> int | None:
        """Store a message and return its number; None if it was stored before."""
        try:
            async with self._writing() as connection:
                query = insert(TALK).values(**row).returning(TALK.c.id)
                number = int((await connection.execute(query)).scalar_one())
                await self._notify(connection, str(row["table"]))
                return number
        except IntegrityError:
            return None

    async def talk(self, table: str, most: int) -> list[Row]:
        """Return the last messages, oldest first."""
        async with self._reader.connect() as connection:
            query = select(TALK).where(TALK.c.table == table).order_by(TALK.c.id.desc()).limit(most)
            return list(reversed((await connection.execute(query)).mappings().all()))

    # promises

    async def add_promise(self, row: Row) -> int | None:
        """Store a promise and return its number; None if it was stored before."""
        try:
            async with self._writing() as connection:
                query = insert(PROMISES).values(**row).returning(PROMISES.c.id)
                number = int((await connection.execute(query)).scalar_one())
                await self._notify(connection, str(row["table"]))
                return number
        except IntegrityError:
            return None

    async def judge_promise(self, table: str, number: int, side: str, verdict: str) -> None:
        async with self._writing() as connection:
            where = and_(PROMISES.c.table == table, PROMISES.c.id == number)
            await connection.execute(update(PROMISES).where(where).values({side: verdict}))
            await self._notify(connection, table)

    async def promises(self, table: str) -> list[Row]:
        async with self._reader.connect() as connection:
            query = select(PROMISES).where(PROMISES.c.table == table).order_by(PROMISES.c.id)
            return list((await connection.execute(query)).mappings().all())

    # ratings

    async def ratings(self, game: str) -> list[Row]:
        async with self._reader.connect() as connection:
            order = (RATINGS.c.mu - 3 * RATINGS.c.sigma).desc()
            found = await connection.execute(
                select(RATINGS).where(RATINGS.c.game == game).order_by(order)
            )
            return list(found.mappings().all())

    async def finish(self, table: str, version: int, result: object, game: str, rate: Rate) -> None:
        """Write the result and the new ratings once; raise `Conflict` if that was done before."""
        async with self._writing() as connection:
            where = and_(
                TABLES.c.id == table, TABLES.c.version == version, TABLES.c.status == "running"
            )
            values = {"status": "finished", "result": result, "version": version + 1}
            done = await connection.execute(update(TABLES).where(where).values(**values))
            if done.rowcount != 1:
                raise Conflict
            if (
                self._database.shared
            ):  # games that end at the same time must not overwrite each other
                await connection.execute(select(func.pg_advisory_xact_lock(RATINGS_LOCK)))
            query = select(RATINGS).where(RATINGS.c.game == game)
            known: list[Row] = list((await connection.execute(query)).mappings())
            for row in rate(known):
                key = and_(RATINGS.c.game == row["game"], RATINGS.c.who == row["who"])
                changed = await connection.execute(update(RATINGS).where(key).values(**row))
                if changed.rowcount == 0:
                    await connection.execute(insert(RATINGS).values(**row))
            await self._notify(connection, table)

    async def healthy(self) -> bool:
        async with self._reader.connect() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar_one())
