"""All tables that are open in this process, read from the database when somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

import gunbai
from gunbai.core.errors import Refusal
from gunbai.core.game import Game
from gunbai.server.accounts.standing import Standing
from gunbai.server.accounts.store import AccountStore
from gunbai.server.archivist import Archivist
from gunbai.server.bus import BOT, PERSON, REOPEN, Bus, place_of
from gunbai.server.config import Settings
from gunbai.server.database import Database, file_of
from gunbai.server.entry.links import WaysBack
from gunbai.server.entry.passkeys import Challenges
from gunbai.server.entry.store import EntryStore
from gunbai.server.journal import Journal
from gunbai.server.keeper import Keeper
from gunbai.server.limits import work_allowance
from gunbai.server.messages import TableInfo
from gunbai.server.minder import Minder
from gunbai.server.news import News
from gunbai.server.notices.courier import Seats
from gunbai.server.notices.notices import Notices
from gunbai.server.notices.planner import awaited
from gunbai.server.outsiders import Outsiders
from gunbai.server.publishing import publish_table, take_promise
from gunbai.server.reviews import Reviews
from gunbai.server.room import HOST, OVER, TALK_KEPT, Room, TableError
from gunbai.server.seat import Seat
from gunbai.server.shelf import Shelf
from gunbai.server.shown import info_of
from gunbai.server.sockets import Sockets
from gunbai.server.store import Row, Store
from gunbai.server.tasks import Tasks
from gunbai.server.thinkers import Thinkers
from gunbai.server.timings import Timings
from gunbai.server.upgrades import Opener
from gunbai.server.workshop import Workshop

LOG: Final = logging.getLogger("gunbai.server")
#: Seconds for which a table waits for more who come or leave before it tells of them.
GATHER: Final = 0.25


class Hub:
    """The open tables with their minders, and everything they share."""

    def __init__(
        self, settings: Settings, database: Database, timings: Timings | None = None
    ) -> None:
        self.timings: Final = timings or Timings()
        self.settings: Final = settings
        self.database: Final = database
        self.store: Final = Store(database)
        self.journal: Final = Journal(database)
        self.workshop: Final = Workshop(work_allowance(settings.rate))
        self.keeper: Final = Keeper(
            self.store, self.journal, self.workshop, database.shared, settings.snapshot_every
        )
        self.thinkers: Final = Thinkers(settings.workers)
        self.outsiders: Final = Outsiders(settings.bots, settings.bot_seconds)
        self.tasks: Final = Tasks()
        self.sockets: Final = Sockets(settings.rate)
        self.bus: Final = (
            Bus(database.engine, database.name, self._hear) if database.shared else None
        )
        self.entry: Final = EntryStore(database)
        self.challenges: Final = Challenges(settings.secrets())
        self.ways_back: Final = WaysBack(self.store, self.entry, self.room)
        self.notices: Final = Notices(settings, database, self.tasks, self.present, self.waiting)
        self.accounts: Final = AccountStore(database)
        self.standing: Final = Standing(
            self.store, self.accounts, self.tasks, self.bus, self._found
        )
        self.minders: Final[dict[str, Minder]] = {}  # by the id of the table
        self.games: Final[dict[str, Game]] = {name: gunbai.load(name) for name in gunbai.GAMES}
        self.shelf: Final = Shelf(database)
        self.opener: Final = Opener(
            self.store, self.shelf, self.keeper.read, self.games, settings.host_gone
        )
        self.archivist: Final = Archivist(self.shelf, self.opener)
        self.keeper.on_over = self.archivist.add
        self.reviews: Final = Reviews(self.shelf, self.tasks, settings)
        #: Tables that nobody needs; while one is still held somewhere, it can be found here again.
        self._resting: Final[WeakValueDictionary[str, Minder]] = WeakValueDictionary()
        self._loading: Final[dict[str, asyncio.Task[Minder]]] = {}
        self._used: Final[dict[str, float]] = {}
        self._unheard: Final[set[str]] = set()
        self._telling: Final[set[str]] = set()  # tables that are about to be told who is here

    @property
    def rooms(self) -> list[Room]:
        return [minder.room for minder in self.minders.values()]

    def _minded(self) -> list[Room]:
        return [minder.room for minder in self.minders.values() if minder.minding]

    # opening and closing

    async def open(self) -> None:
        """Start to continue all running games; any table that is asked for is opened first."""
        file = file_of(self.settings.database)
        if self.bus is not None:
            self.tasks.spawn(self.bus.run())
            await self.bus.ready.wait()
        elif file is not None:
            self.tasks.spawn(News(file).run(self._hear))
        await self.notices.open()
        self.tasks.spawn(self._tidy())
        self.tasks.spawn(self.archivist.run())
        self.tasks.spawn(self.archivist.watch(self._minded, self.settings.tidy_every))
        self.tasks.spawn(self._continue_games())

    async def _continue_games(self) -> None:
        """Open the running games in which bots or clocks have something to do.

        The others are only looked at: the process before may not have told all whom they wait for.
        A process that starts while others run leaves them what they look after; people who lost
        their connections with the previous process come back first.
        """
        tables = await self.store.live_tables()
        if self.bus is not None:
            await asyncio.sleep(2 * self.settings.tidy_every)
            minded = await self.bus.minded_elsewhere(tables)
            tables = [table for table in tables if table not in minded]
        for table in tables:
            try:
                for row, seats in await self.store.tables([table]):
                    if _can_wait(row, seats):
                        self.notices.look(self.opener.plain(row, seats))
                    else:
                        await self.room(table)
            except TableError as error:  # not an error: older rules, or a game that is gone
                LOG.warning("a table stays closed", extra={"table": table, "problem": error})
            except Exception:
                LOG.exception("a table can't be opened", extra={"table": table})

    async def close(self) -> None:
        """Stop the bots, store the clocks and what is to be told, close all sockets."""
        self.tasks.closing = True
        try:
            await self.notices.plan_changed()
            await self._keep_clocks()
            await self._keep_glimpses(self.minders.values())
        except (SQLAlchemyError, OSError) as error:  # no reason to leave anything else open
            LOG.warning("the clocks can't be kept", extra={"problem": error})
        await self.tasks.close()
        await self._keep_positions()
        for minder in self.minders.values():
            minder.stop()
            for stream in minder.room.streams.values():
                stream.close()
        await self.thinkers.close()
        await self.outsiders.close()
        await self.reviews.close()
        self.workshop.close()
        await self.journal.close()
        await self.database.engine.dispose()

    async def _tidy(self) -> None:
        """Store running clocks, look after unattended tables and close unused ones, forever."""
        while True:
            await asyncio.sleep(self.settings.tidy_every)
            try:
                await self._keep_clocks()
                await self._keep_glimpses(self.minders.values())
                await self.look_around(self.rooms)
                await self.ways_back.tell_of_new()
                for minder in list(self.minders.values()):
                    if minder.room.status == "running":
                        minder.room.changed()  # a full disk may have stopped a bot or a timer
                    await self._let_rest(minder)
            except (SQLAlchemyError, OSError) as error:  # the fault is the database's
                LOG.warning("tidying failed; trying again", extra={"problem": error})
            except Exception:
                LOG.exception("tidying failed; trying again")

    async def _keep_clocks(self) -> None:
        clocks = {
            minder.room.id: minder.room.clock.keep()
            for minder in self.minders.values()
            if minder.minding and minder.room.clock.ticking and minder.room.status == "running"
        }
        await self.store.save_clocks(clocks)

    async def _keep_positions(self) -> None:
        """Save the position of all games: the next version of the program may have other rules."""
        for room in self.rooms:
            try:
                await self.archivist.keep_position(room)
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("a position can't be kept", extra={"problem": error})
                return

    async def _keep_glimpses(self, minders: Iterable[Minder]) -> None:
        """Store what lists show; not with every answer: a secret one would move its table."""
        rows = [
            {"key": minder.room.id, "at": minder.room.moved_at, "seen": minder.room.glimpse}
            for minder in minders
            if minder.minding and minder.room.take_glimpse()
        ]
        await self.store.save_glimpses(rows)

    async def _let_rest(self, minder: Minder) -> None:
        room = minder.room
        idle = time.monotonic() - self._used.get(room.id, 0.0) > self.settings.rest_after
        busy = room.listeners() or room.lock.locked() or minder.busy
        if idle and not busy:
            await self._let_go(minder)
            await self.archivist.keep_position(room)

    async def _let_go(self, minder: Minder) -> None:
        """Stop following a table, and leave it to whatever process opens it or has it open."""
        if self.minders.pop(minder.room.id, None) is None:
            return  # done already
        self._resting[minder.room.id] = minder
        self._used.pop(minder.room.id, None)
        minded = minder.minding
        try:
            await self._keep_glimpses([minder])  # a bot may have answered since the last time
        finally:
            await minder.rest()
        if minded and self.bus is not None:  # its bots are somebody else's now
            async with self.database.writing() as connection:
                await self.database.notify(connection, minder.room.id)

    # other processes

    def _hear(self, table: str) -> None:
        """React to another process having changed this table ("": perhaps any), or a person."""
        if table.startswith(PERSON):
            self.sockets.close_all_of(table.removeprefix(PERSON))
            return
        if table.startswith(REOPEN):
            self.tasks.spawn(self._reopen(table.removeprefix(REOPEN)))
            return
        if table.startswith(BOT):
            self.standing.hear(table.removeprefix(BOT))
            return
        if not table:
            self.sockets.close_all()  # whose cookies ended meanwhile, nobody told us
            for minder in self.minders.values():
                minder.minding = False  # our locks went with the broken connection
        if table in self.minders and self._is_forsaken(self.minders[table]):
            self.tasks.spawn(self._let_go(self.minders[table]))
            return
        if table not in self.minders and self.standing.follows(table):
            self.tasks.spawn(self._look_at(table))
        for name in [table] if table else [*self.minders, *self._loading]:
            if name not in self._unheard and (name in self.minders or name in self._loading):
                self._unheard.add(name)
                self.tasks.spawn(self._catch_up(name))

    async def _look_at(self, table: str) -> None:
        """Tell connected bots what changed at a table of theirs that is played elsewhere."""
        self.standing.look(await self._found(table))

    def _is_forsaken(self, minder: Minder) -> bool:
        """Return True for a table that is played elsewhere, while nobody needs it here."""
        asked = self._used.get(minder.room.id, 0.0)
        long_ago = time.monotonic() - asked > 2 * self.settings.tidy_every
        busy = minder.room.listeners() or minder.room.lock.locked() or minder.busy
        return long_ago and not busy

    async def _catch_up(self, table: str) -> None:
        try:
            room = await self._found(table)
            await room.lock.acquire()
        finally:
            self._unheard.discard(table)
        try:
            await self.keeper.refresh(room)
        finally:
            room.lock.release()

    async def _reopen(self, table: str) -> None:
        """Forget a table that was changed or deleted from outside; its people come back to it."""
        if table in self._loading:
            await asyncio.wait([self._loading[table]])
        minder = self.minders.pop(table, None) or self._resting.pop(table, None)
        self._used.pop(table, None)
        if minder is not None:
            minder.stop()
            await minder.rest()
            minder.room.status = "ended"  # whoever still holds it can't play on
            for stream in minder.room.streams.values():
                stream.close()
        found = await self.store.tables([table])
        if any(row["status"] in OVER for row, _ in found):
            self.archivist.add(table)
        elif found:
            await self.room(table)

    def attend(self, room: Room, key: int) -> None:
        """Let all know whether somebody listens to this stream here."""
        if not room.here(key):
            self.notices.left(room, key)
        if self.bus is not None and not self.tasks.closing:
            self.tasks.spawn(self.bus.attend(room.id, key, room.here(key)))
        self._tell_who_is_here(room)

    def _tell_who_is_here(self, room: Room) -> None:
        """Tell a table who came and who left: once, if several do so together."""
        if room.id not in self._telling:
            self._telling.add(room.id)
            asyncio.get_running_loop().call_later(GATHER, self._tell_now, room)

    def _tell_now(self, room: Room) -> None:
        self._telling.discard(room.id)
        publish_table(room)

    async def present(self, places: Seats) -> set[tuple[str, int]]:
        """Return those of these seats at tables that somebody is viewing, anywhere."""
        taken = set() if self.bus is None else await self.bus.elsewhere()
        return {
            (table, seat)
            for table, seat in places
            if place_of(table, seat) in taken
            or (table in self.minders and self.minders[table].room.here(seat))
        }

    async def look_around(self, rooms: Sequence[Room]) -> None:
        """Find out who is at these tables through other processes."""
        if self.bus is None:
            return
        taken = await self.bus.elsewhere()
        for room in rooms:
            keys = {HOST, *range(len(room.seats))}
            found = {key for key in keys if place_of(room.id, key) in taken}
            if found != room.elsewhere:
                for key in room.elsewhere - found:
                    room.note_left(key)
                room.elsewhere.clear()
                room.elsewhere.update(found)
                self._tell_who_is_here(room)

    # tables

    def game(self, name: str, own_values: dict[str, object] | None) -> Game:
        """Return a game under its newest rules, with a table's own values if there are any."""
        known = self.games.get(name)
        if known is None:
            words: dict[str, object] = {"game": name[:40], "known": ", ".join(self.games)}
            raise TableError(Refusal("game-unknown", "", words))
        return known if own_values is None else known.with_data(own_values)

    async def room(self, table: str) -> Room:
        """Return a table by its id, read from the database if it is not in memory."""
        if table not in self.minders and table not in self._loading:
            self.workshop.must_have_time()
        self._used[table] = time.monotonic()
        return await self._found(table)

    async def _found(self, table: str) -> Room:
        """Return a table without counting it as used."""
        if table in self.minders:
            return self.minders[table].room
        if table not in self._loading:
            task = self._loading[table] = asyncio.create_task(self._open(table))
            # The caller may be gone before it fails: then nobody needs to know.
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return (await asyncio.shield(self._loading[table])).room

    async def _open(self, table: str) -> Minder:
        try:
            minder = self._resting.get(table)
            if minder is None:
                minder = await self._load(table)
            elif self.bus is not None:
                async with minder.room.lock:
                    await self.keeper.refresh(minder.room)
            self.minders[table] = minder
        except Exception:
            self._used.pop(table, None)
            raise
        finally:
            del self._loading[table]
        minder.room.run_clock()
        if self.bus is None:
            await minder.claim()
        else:  # nobody waits for that: the table can be looked at
            self.tasks.spawn(self._take_over(minder))
        return minder

    async def _take_over(self, minder: Minder) -> None:
        await self.look_around([minder.room])
        await minder.claim()

    async def _load(self, table: str) -> Minder:
        room, fate = await self.opener.open(table)
        if fate.reason is not None:
            what = {"table": table, "outcome": fate.outcome, "why": fate.reason}
            LOG.warning("a game can't simply move on", extra=what)
        await self.keeper.adopt_rules(room)
        await self.keeper.read_hours(room)
        await self.keeper.read_orders(room)
        room.spoken = await self.store.contents.talk(table, TALK_KEPT)
        for promise in await self.store.contents.promises(table):
            take_promise(room, dict(promise))
        pause = self.settings.bot_pause
        minder = Minder(room, self.keeper, self.thinkers, self.bus, self.tasks, pause)
        minder.outsiders = self.outsiders
        minder.on_wake = self.notices.look
        minder.on_look = self.standing.look
        minder.account_seconds = self.settings.account_seconds
        return minder

    async def heed_hours(self, tables: Sequence[str]) -> None:
        """Read again when people at these tables are there, and tell the others."""
        for table in tables:
            minder = self.minders.get(table)
            if minder is not None:
                async with minder.room.lock:
                    await self.keeper.read_hours(minder.room)
                    publish_table(minder.room)
                    minder.room.changed()

    async def glance(self, tables: Sequence[str], person: str) -> list[TableInfo]:
        """Return tables for a list; only running games of that person are opened for it."""
        out: list[TableInfo] = []
        for row, seats in await self.store.tables(tables):
            try:
                room = await self._glance(row, seats, person)
            except Exception as error:  # one that can't be opened must not hide all others
                LOG.warning("a table can't be opened", extra={"table": row["id"], "problem": error})
                room = self.opener.plain(row, seats)
            info = info_of(room, person)
            info.values = []
            info.notes = []
            out.append(info)
            await asyncio.sleep(0)  # reading values of their own takes a while: others come first
        return out

    async def waiting(self, person: str) -> int:
        """Return how many games wait for a decision of this person."""
        out = 0
        for row, seats in await self.store.tables(await self.store.live_tables_of(person)):
            try:
                room = await self._as_it_stands(row, seats)
            except Exception as error:  # one that can't be opened waits for nobody
                LOG.warning("a table can't be opened", extra={"table": row["id"], "problem": error})
            else:
                out += not set(awaited(room)).isdisjoint(room.seats_of(person))
        return out

    async def _as_it_stands(self, row: Row, seats: Sequence[Row]) -> Room:
        """Return a table of which at least is known who decides; it is opened if it must be."""
        minder = self.minders.get(row["id"])
        if minder is not None:
            return minder.room
        known = row["status"] != "running" or _has_glimpse(row)
        return self.opener.plain(row, seats) if known else await self.room(row["id"])

    async def _glance(self, row: Row, seats: Sequence[Row], person: str) -> Room:
        if row["id"] in self.minders:
            return self.minders[row["id"]].room
        room = self.opener.plain(row, seats)
        if row["status"] in ("running", "paused") and room.seat_of(person) >= 0:
            return await self.room(row["id"])
        return room


def _has_glimpse(row: Row) -> bool:
    """Return True if what lists show of a stored game is up to date with its last entry."""
    glimpse = row["glimpse"]
    return glimpse is not None and bool(glimpse["entries"] == row["entries"])


def _can_wait(row: Row, seats: Sequence[Row]) -> bool:
    """Return True if a stored table waits for people only, and no clock runs."""
    if row["status"] != "running":
        return True
    if not _has_glimpse(row) or row["pace"]["kind"] != "none":
        return False
    asked = [Seat(seats[number]) for number in row["glimpse"]["to_act"]]
    return bool(asked) and not any(seat.played_by_bot() or seat.is_standing() for seat in asked)
