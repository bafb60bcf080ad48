"""All tables that are open in this process, read from the database when somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

import gunbai
from gunbai.core.errors import BadData, BadOptions, GunbaiError, Refusal
from gunbai.core.game import Game
from gunbai.server.bus import Bus, place_of
from gunbai.server.config import Settings
from gunbai.server.database import Database
from gunbai.server.game_log import is_dealt, read_log
from gunbai.server.journal import Journal
from gunbai.server.keeper import Keeper
from gunbai.server.messages import TableInfo
from gunbai.server.minder import Minder
from gunbai.server.room import HOST, TALK_KEPT, Room, TableError
from gunbai.server.store import Row, Store
from gunbai.server.tasks import Tasks
from gunbai.server.thinkers import Thinkers

LOG: Final = logging.getLogger("gunbai.server")


class Hub:
    """The open tables with their minders, and everything they share."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings: Final = settings
        self.database: Final = database
        self.store: Final = Store(database)
        self.journal: Final = Journal(database)
        self.keeper: Final = Keeper(
            self.store, self.journal, database.shared, settings.snapshot_every
        )
        self.thinkers: Final = Thinkers(settings.workers)
        self.tasks: Final = Tasks()
        self.bus: Final = (
            Bus(database.engine, database.name, self._hear) if database.shared else None
        )
        self.minders: Final[dict[str, Minder]] = {}  # by the id of the table
        self.games: Final[dict[str, Game]] = {name: gunbai.load(name) for name in gunbai.GAMES}
        #: Tables that nobody needs; while one is still held somewhere, it can be found here again.
        self._resting: Final[WeakValueDictionary[str, Minder]] = WeakValueDictionary()
        self._loading: Final[dict[str, asyncio.Task[Minder]]] = {}
        self._used: Final[dict[str, float]] = {}
        self._unheard: Final[set[str]] = set()

    @property
    def rooms(self) -> list[Room]:
        return [minder.room for minder in self.minders.values()]

    # opening and closing

    async def open(self) -> None:
        """Continue all running games with their bots and clocks."""
        if self.bus is not None:
            self.tasks.spawn(self.bus.run())
            await self.bus.ready.wait()
        self.tasks.spawn(self._tidy())
        for table in await self.store.running_tables():
            try:
                await self.room(table)
            except TableError as error:  # not an error: older rules, or a game that is gone
                LOG.warning("a table stays closed", extra={"table": table, "problem": error})
            except Exception:
                LOG.exception("a table can't be opened", extra={"table": table})

    async def close(self) -> None:
        """Stop the bots, store the clocks, close all sockets."""
        self.tasks.closing = True
        try:
            await self._keep_clocks()
        except (SQLAlchemyError, OSError) as error:  # no reason to leave anything else open
            LOG.warning("the clocks can't be kept", extra={"problem": error})
        await self.tasks.close()
        for minder in self.minders.values():
            minder.stop()
            for stream in minder.room.streams.values():
                stream.close()
        await self.thinkers.close()
        await self.journal.close()
        await self.database.engine.dispose()

    async def _tidy(self) -> None:
        """Store running clocks, mind tables that nobody minds and let unused ones rest, forever."""
        while True:
            await asyncio.sleep(self.settings.tidy_every)
            try:
                await self._keep_clocks()
                await self.look_around(self.rooms)
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

    async def _let_rest(self, minder: Minder) -> None:
        room = minder.room
        idle = time.monotonic() - self._used.get(room.id, 0.0) > self.settings.rest_after
        busy = room.listeners() or room.lock.locked() or minder.busy
        if idle and not busy:
            self._resting[room.id] = self.minders.pop(room.id)
            self._used.pop(room.id, None)
            await minder.rest()

    # other processes

    def _hear(self, table: str) -> None:
        """Note that another process changed this table ("": perhaps any of them)."""
        if not table:
            for minder in self.minders.values():
                minder.minding = False  # our locks went with the broken connection
        for name in [table] if table else [*self.minders, *self._loading]:
            if name not in self._unheard and (name in self.minders or name in self._loading):
                self._unheard.add(name)
                self.tasks.spawn(self._catch_up(name))

    async def _catch_up(self, table: str) -> None:
        try:
            room = await self.room(table)
            await room.lock.acquire()
        finally:
            self._unheard.discard(table)
        try:
            await self.keeper.refresh(room)
        finally:
            room.lock.release()

    def attend(self, room: Room, key: int) -> None:
        """Let other processes know whether somebody listens to this stream here."""
        if self.bus is not None and not self.tasks.closing:
            self.tasks.spawn(self.bus.attend(room.id, key, room.here(key)))

    async def look_around(self, rooms: Sequence[Room]) -> None:
        """Find out who is at these tables through other processes."""
        if self.bus is None:
            return
        taken = await self.bus.elsewhere()
        for room in rooms:
            keys = {HOST, *range(len(room.seats))}
            found = {key for key in keys if place_of(room.id, key) in taken}
            if found != room.elsewhere:
                host = room.stream_of(room.host)
                if host in room.elsewhere - found:
                    room.host_left_at = time.monotonic()
                room.elsewhere.clear()
                room.elsewhere.update(found)
                room.publish_table()

    # tables

    def game(self, name: str, figures: dict[str, object] | None) -> Game:
        """Return a game by its newest rules, with a table's own values if there are some."""
        known = self.games.get(name)
        if known is None:
            words: dict[str, object] = {"game": name[:40], "known": ", ".join(self.games)}
            raise TableError(Refusal("game-unknown", "", words))
        return known if figures is None else known.with_data(figures)

    async def room(self, table: str) -> Room:
        """Return a table by its id, read from the database if it is not in memory."""
        self._used[table] = time.monotonic()
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
        await self.look_around([minder.room])
        await minder.claim()
        return minder

    async def _load(self, table: str) -> Minder:
        found = await self.store.tables([table])
        if not found:
            raise TableError(Refusal("table-unknown"))
        row, seats = found[0]
        room = self._read(row, seats)
        try:
            await read_log(self.store, room)
        except GunbaiError:
            LOG.exception("a game can't be played again", extra={"table": table})
            raise TableError(Refusal("table-broken")) from None
        await self.keeper.adopt_rules(room)
        room.spoken = await self.store.talk(table, TALK_KEPT)
        for promise in await self.store.promises(table):
            room.take_promise(dict(promise))
        pause = self.settings.bot_pause
        return Minder(room, self.keeper, self.thinkers, self.bus, self.tasks, pause)

    def _read(self, row: Row, seats: Sequence[Row]) -> Room:
        """Return a stored table. If nothing was dealt yet, it is played by the newest rules."""
        rules = self.game(row["game"], None).rules
        try:
            game = self.game(row["game"], row["figures"])
            room = Room(row, seats, game)
            if is_dealt(room):
                return Room(row, seats, game.with_rules(row["rules"]))
            room.options = game.read_options(room.options)
            if game.seats(room.options) == len(seats):
                return room
        except (BadData, BadOptions):
            pass  # our rules do not have such a game
        words: dict[str, object] = {"rules": row["rules"], "known": ", ".join(rules.known)}
        raise TableError(Refusal("table-rules", "", words))

    async def glance(self, tables: Sequence[str], person: str) -> list[TableInfo]:
        """Return tables for a list; only running games are opened for it."""
        out: list[TableInfo] = []
        for row, seats in await self.store.tables(tables):
            try:
                room = await self._glance(row, seats)
            except Exception as error:  # one that can't be opened must not hide all others
                LOG.warning("a table can't be listed", extra={"table": row["id"], "problem": error})
                continue
            info = room.info(person)
            info.figures = []
            out.append(info)
        return out

    async def _glance(self, row: Row, seats: Sequence[Row]) -> Room:
        if row["id"] in self.minders:
            return self.minders[row["id"]].room
        room = Room(row, seats, self.game(row["game"], row["figures"]))
        if room.status in ("running", "paused") and row["rules"] in room.game.rules.known:
            return await self.room(room.id)
        return room
