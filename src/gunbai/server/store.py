"""Reading from and writing to the database, one transaction per call."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sqlalchemy import (
    ColumnElement,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from gunbai.server.bus import PERSON
from gunbai.server.contents import Contents, StoredRow, by_table
from gunbai.server.database import Database, Overtaken
from gunbai.server.hours_store import HoursStore
from gunbai.server.names import login_of, looks
from gunbai.server.orders_store import OrdersStore
from gunbai.server.schema import (
    BOT_ACCOUNTS,
    ENDED_COOKIES,
    ENTRIES,
    ENTRY_LINKS,
    PEOPLE,
    PROMISES,
    RATINGS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TALK,
)
from gunbai.server.together import Together, padded

Row = StoredRow
Rate = Callable[[list[Row]], Sequence[Row]]
RATINGS_LOCK: Final = 0x67756E626169

_PAGE: Final = 500  # rows that are read or written at once
_LIVE: Final = TABLES.c.status.in_(("lobby", "running", "paused"))

_KEEP: Final = update(TABLES).where(TABLES.c.id == bindparam("key"))
#: People, each beside every one of these cookies that was ended.
_VISITORS: Final = (
    select(PEOPLE, ENDED_COOKIES.c.key.label("ended"))
    .outerjoin(ENDED_COOKIES, ENDED_COOKIES.c.key.in_(bindparam("cookies", expanding=True)))
    .where(PEOPLE.c.id.in_(bindparam("people", expanding=True)))
)


class Store:
    """The database, one method per query or change; answers go to the `Journal`."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._reader: Final = database.reader
        self._writing: Final = database.writing
        self._notify: Final = database.notify
        self.contents: Final = Contents(database)
        self.hours: Final = HoursStore(database)
        self.orders: Final = OrdersStore(database)
        self._visitors: Final = Together(self._read_visitors)

    # people

    async def person(self, person: str) -> Row | None:
        async with self._reader.connect() as connection:
            found = await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))
            return found.mappings().first()

    async def visitor(self, person: str, cookie: str) -> Row | None:
        """Return a person, unless the cookie with this key was ended."""
        return await self._visitors.ask((person, cookie))

    async def _read_visitors(
        self, wanted: Sequence[tuple[str, str]]
    ) -> dict[tuple[str, str], Row | None]:
        asked = padded(wanted)
        key = {"people": [person for person, _ in asked], "cookies": [each for _, each in asked]}
        async with self._reader.connect() as connection:
            rows = list((await connection.execute(_VISITORS, key)).mappings())
        people = {row["id"]: row for row in rows}
        ended = {row["ended"] for row in rows}
        return {
            (person, cookie): None if cookie in ended else people.get(person)
            for person, cookie in wanted
        }

    async def end_cookie(self, person: str, cookie: str, oldest: float) -> None:
        """End a cookie for good; forget those that were ended before `oldest`."""
        async with self._writing() as connection:
            past = ENDED_COOKIES.c.at < oldest
            await connection.execute(delete(ENDED_COOKIES).where(past))
            again = select(ENDED_COOKIES.c.key).where(ENDED_COOKIES.c.key == cookie)
            if (await connection.execute(again)).first() is None:
                row = {"key": cookie, "at": time.time()}
                await connection.execute(insert(ENDED_COOKIES).values(**row))
            await self._notify(connection, f"{PERSON}{person}")

    async def is_taken(self, name: str, person: str) -> bool:
        """Return True if somebody else with a login is called so, or looks like it."""
        alike = or_(PEOPLE.c.login == login_of(name), PEOPLE.c.looks == looks(name))
        async with self._reader.connect() as connection:
            query = select(PEOPLE.c.id).where(and_(alike, PEOPLE.c.id != person))
            return (await connection.execute(query)).first() is not None

    async def person_by_login(self, login: str) -> Row | None:
        async with self._reader.connect() as connection:
            found = await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))
            return found.mappings().first()

    async def add_person(self, person: str, name: str) -> None:
        async with self._writing() as connection:
            await connection.execute(
                insert(PEOPLE).values(id=person, name=name, created=time.time())
            )

    async def rename_person(self, person: str, name: str) -> bool:
        """Change a name, and the login of whoever has one; return False if it is taken."""
        try:
            async with self._writing() as connection:
                change = update(PEOPLE).where(PEOPLE.c.id == person)
                await connection.execute(change.values(name=name))
                protected = change.where(PEOPLE.c.login.is_not(None))
                named = {"login": login_of(name), "looks": looks(name)}
                await connection.execute(protected.values(**named))
        except IntegrityError:
            return False
        return True

    async def set_password(self, person: str, name: str, password: str) -> bool:
        """Set a password, which ends open links; return False if the name is somebody else's."""
        try:
            async with self._writing() as connection:
                change = update(PEOPLE).where(PEOPLE.c.id == person)
                named = {"login": login_of(name), "looks": looks(name)}
                await connection.execute(change.values(password=password, **named))
                await connection.execute(delete(ENTRY_LINKS).where(ENTRY_LINKS.c.person == person))
                await self._notify(connection, f"{PERSON}{person}")
        except IntegrityError:
            return False
        return True

    # tables

    async def add_table(
        self,
        row: Row,
        seats: Sequence[Row],
        entries: Sequence[Row] = (),
        snapshot: Row | None = None,
    ) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(TABLES).values(**row))
            await connection.execute(insert(SEATS), [dict(seat) for seat in seats])
            for at in range(0, len(entries), _PAGE):
                page = entries[at : at + _PAGE]
                await connection.execute(insert(ENTRIES), [dict(entry) for entry in page])
            if snapshot is not None:
                await connection.execute(insert(SNAPSHOTS).values(**snapshot))
            await self._notify(connection, str(row["id"]))

    async def tables(self, tables: Sequence[str]) -> list[tuple[Row, list[Row]]]:
        """Return tables with their seats, in the given order; unknown ones are left out."""
        if len(tables) == 1:
            found = await self.contents.row(tables[0])
            return [] if found is None else [found]
        async with self._reader.connect() as connection:
            query = select(TABLES).where(TABLES.c.id.in_(tables))
            rows = {row["id"]: row for row in (await connection.execute(query)).mappings()}
            query = select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.number)
            seats = by_table(rows, (await connection.execute(query)).mappings())
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
                raise Overtaken
            for seat in seats:
                where = and_(SEATS.c.table == table, SEATS.c.number == seat["number"])
                await connection.execute(update(SEATS).where(where).values(**seat))
            await self._notify(connection, table)

    async def table_of_token(self, token: str) -> str | None:
        """Return the id of the table that a seat's link or the group's leads to."""
        queries = (
            select(SEATS.c.table).where(SEATS.c.token == token),
            select(SEATS.c.table).where(SEATS.c.offer_token == token),
            select(TABLES.c.id).where(TABLES.c.invite == token),
        )
        async with self._reader.connect() as connection:
            for query in queries:
                found = (await connection.execute(query)).scalar()
                if found is not None:
                    return str(found)
        return None

    async def tables_for(self, person: str, most: int) -> dict[str, list[str]]:
        """Return ids of tables: open to join, of this person, running, finished; newest first.

        A game of one person against bots is listed for those only who have to do with it.
        """
        recent = TABLES.c.changed.desc()
        own = select(SEATS.c.table).where(SEATS.c.person == person)
        mine = or_(TABLES.c.id.in_(own), TABLES.c.host == person)
        seats_left = select(SEATS.c.table).where(SEATS.c.kind == "open")
        crowd = select(SEATS.c.table).where(SEATS.c.kind.in_(("person", "program")))
        crowd = crowd.group_by(SEATS.c.table).having(func.count() > 1)
        public = and_(TABLES.c.watch == "everybody", or_(TABLES.c.id.in_(crowd), mine))
        queries = {
            "open": and_(TABLES.c.status == "lobby", TABLES.c.id.in_(seats_left)),
            "mine": and_(mine, _LIVE),
            "running": and_(TABLES.c.status.in_(("running", "paused")), public),
            "finished": and_(TABLES.c.status.in_(("finished", "ended")), or_(public, mine)),
        }
        out: dict[str, list[str]] = {}
        async with self._reader.connect() as connection:
            for name, where in queries.items():
                query = select(TABLES.c.id).where(where).order_by(recent).limit(most)
                out[name] = list((await connection.execute(query)).scalars())
        return out

    async def live_tables_of(self, person: str) -> list[str]:
        """Return ids of tables that are not over where a person sits."""
        own = select(SEATS.c.table).where(SEATS.c.person == person)
        query = select(TABLES.c.id).where(and_(TABLES.c.id.in_(own), _LIVE))
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def finished_of(self, person: str, asker: str, most: int) -> list[str]:
        """Return ids of finished games of a person that the asker may look at, newest first."""
        own = select(SEATS.c.table).where(SEATS.c.person == person)
        askers = select(SEATS.c.table).where(SEATS.c.person == asker)
        seen = or_(TABLES.c.watch == "everybody", TABLES.c.id.in_(askers), TABLES.c.host == asker)
        where = and_(TABLES.c.status == "finished", TABLES.c.id.in_(own), seen)
        query = select(TABLES.c.id).where(where).order_by(TABLES.c.changed.desc()).limit(most)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def unfinished_of_host(self, person: str) -> int:
        async with self._reader.connect() as connection:
            query = select(func.count()).where(and_(TABLES.c.host == person, _LIVE))
            return int((await connection.execute(query)).scalar_one())

    async def running_of_bots(self, person: str) -> int:
        """Return the number of a host's running tables at which only bots play."""
        others = select(SEATS.c.table).where(SEATS.c.kind != "bot")
        running = and_(TABLES.c.host == person, TABLES.c.status == "running")
        query = select(func.count()).where(and_(running, TABLES.c.id.not_in(others)))
        async with self._reader.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def live_tables(self) -> list[str]:
        """Return the tables that are not over: first those with running games, newest first."""
        query = select(TABLES.c.id).where(_LIVE)
        running = case((TABLES.c.status == "running", 0), else_=1)
        async with self._reader.connect() as connection:
            found = await connection.execute(query.order_by(running, TABLES.c.changed.desc()))
            return list(found.scalars())

    # the log of a game

    async def counts(self, table: str, handovers: Sequence[Row]) -> dict[tuple[int, int, str], int]:
        """Return how many answers of each seat each of its holders gave, and by whom."""
        holder: ColumnElement[int] = literal(0)
        for each in handovers:
            later = and_(ENTRIES.c.seat == each["seat"], ENTRIES.c.seq > each["seq"])
            holder = holder + case((later, 1), else_=0)
        where = and_(ENTRIES.c.table == table, ENTRIES.c.kind == "answer")
        given = select(ENTRIES.c.seat, holder.label("holder"), ENTRIES.c.by).where(where).subquery()
        query = select(given, func.count()).group_by(*given.c)
        async with self._reader.connect() as connection:
            found = await connection.execute(query)
            return {(int(row[0]), int(row[1]), str(row[2])): int(row[3]) for row in found}

    async def steps_back(self, table: str) -> int:
        """Return how often the game went back behind a barrier by consent."""
        where = and_(ENTRIES.c.table == table, ENTRIES.c.kind == "back")
        async with self._reader.connect() as connection:
            found = await connection.execute(select(func.count()).where(where))
            return int(found.scalar_one())

    async def save_clocks(self, clocks: Mapping[str, object]) -> None:
        if not clocks:
            return
        change = _KEEP.values(clock=bindparam("time"))
        rows = [{"key": table, "time": clock} for table, clock in sorted(clocks.items())]
        async with self._writing() as connection:
            await connection.execute(change, rows)  # in the order of the journal

    async def save_glimpses(self, glimpses: Sequence[Row]) -> None:
        """Store what lists show of tables: rows with key, at and seen."""
        if not glimpses:
            return
        change = _KEEP.values(glimpse=bindparam("seen"), changed=bindparam("at"))
        async with self._writing() as connection:
            await connection.execute(change, sorted(glimpses, key=lambda row: str(row["key"])))

    async def add_snapshot(self, snapshot: Row) -> None:
        try:
            async with self._writing() as connection:
                await connection.execute(insert(SNAPSHOTS).values(**snapshot))
        except IntegrityError:
            return  # another process took the same one

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

    # ratings

    async def ratings(self, game: str) -> list[Row]:
        async with self._reader.connect() as connection:
            order = (RATINGS.c.mu - 3 * RATINGS.c.sigma).desc()
            found = await connection.execute(
                select(RATINGS).where(RATINGS.c.game == game).order_by(order)
            )
            return list(found.mappings().all())

    async def ratings_of(self, person: str) -> list[Row]:
        """Return the ratings of a person, one for each game that was rated."""
        query = select(RATINGS).where(RATINGS.c.who == f"person:{person}").order_by(RATINGS.c.game)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def one_of_them_made_another(self, sitters: Sequence[str]) -> bool:
        """Return True if a bot sits there with its maker, or with another bot of the same."""
        query = select(BOT_ACCOUNTS.c.id, BOT_ACCOUNTS.c.owner)
        query = query.where(BOT_ACCOUNTS.c.id.in_(sitters), BOT_ACCOUNTS.c.owner.is_not(None))
        async with self._reader.connect() as connection:
            found = await connection.execute(query)
            owners = dict(found.tuples().all())
        hands = [owners.get(sitter, sitter) for sitter in set(sitters)]
        return len(set(hands)) < len(hands)

    async def finish(self, table: str, version: int, result: object, game: str, rate: Rate) -> None:
        """Write the result and the new ratings once; raise `Conflict` if that was done before."""
        async with self._writing() as connection:
            where = and_(
                TABLES.c.id == table, TABLES.c.version == version, TABLES.c.status == "running"
            )
            values = {"status": "finished", "result": result, "version": version + 1}
            done = await connection.execute(update(TABLES).where(where).values(**values))
            if done.rowcount != 1:
                raise Overtaken
            if (
                self.database.shared
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
