"""All tables that are open in this process, read from the database when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

import gunbai
from gunbai.core.errors import BadData, BadOptions, GunbaiError, Refusal
from gunbai.core.game import Game
from gunbai.server.bus import Bus, place_of
from gunbai.server.config import Settings
from gunbai.server.course import carry_out, is_dealt, read_course
from gunbai.server.journal import Conflict
from gunbai.server.messages import TableInfo
from gunbai.server.room import HOST, LIVE, TALK_KEPT, Room, TableError
from gunbai.server.store import Row, Store
from gunbai.server.thinkers import Thinkers

LOG: Final = logging.getLogger("gunbai.server")


class Hub:
    """The tables, the store behind them, the bots beside them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = Thinkers(settings.workers)
        self.bus: Final = Bus(store.engine, store.name, self._hear) if store.shared else None
        self.rooms: Final[dict[str, Room]] = {}
        self.games: Final[dict[str, Game]] = {name: gunbai.load(name) for name in gunbai.GAMES}
        self.answers = 0
        self.closing = False
        #: Rooms nobody needs; whoever still holds one keeps it here, so there are never two.
        self._resting: Final[WeakValueDictionary[str, Room]] = WeakValueDictionary()
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._used: Final[dict[str, float]] = {}
        self._unheard: Final[set[str]] = set()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    # life

    async def open(self) -> None:
        """Take up all running games: their bots think on, their clocks go on."""
        if self.bus is not None:
            self.spawn(self.bus.run())
            await self.bus.ready.wait()
        self.spawn(self._tidy())
        for table in await self.store.running_tables():
            try:
                await self.room(table)
            except TableError as error:  # no fault of ours: older rules, a game that is gone
                LOG.warning("a table stays closed", extra={"table": table, "problem": error})
            except Exception:
                LOG.exception("a table can't be opened", extra={"table": table})

    async def close(self) -> None:
        """Stop thinking, keep the clocks, say goodbye to all sockets."""
        self.closing = True
        try:
            await self._keep_clocks()
        except (SQLAlchemyError, OSError) as error:  # no reason to leave anything else open
            LOG.warning("the clocks can't be kept", extra={"problem": error})
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            for stream in room.streams.values():
                stream.close()
        await self.thinkers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is not lost if nobody waits for it, and whose failure is seen."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def _tidy(self) -> None:
        """Keep running clocks safe; mind tables nobody minds; let unused ones rest."""
        while True:
            await asyncio.sleep(self.settings.tidy_every)
            try:
                await self._keep_clocks()
                await self.look_around(list(self.rooms.values()))
                for room in list(self.rooms.values()):
                    if room.status == "running":
                        self.after_change(room)  # a full disk may have stopped a bot or a timer
                    await self._let_rest(room)
            except (SQLAlchemyError, OSError) as error:  # the database is at fault, not we
                LOG.warning("tidying failed; trying again", extra={"problem": error})
            except Exception:
                LOG.exception("tidying failed; trying again")

    async def _keep_clocks(self) -> None:
        clocks = {
            room.id: room.clock.keep()
            for room in self.rooms.values()
            if room.clock.ticking and room.status == "running" and room.minded
        }
        await self.store.save_clocks(clocks)

    async def _let_rest(self, room: Room) -> None:
        idle = time.monotonic() - self._used.get(room.id, 0.0) > self.settings.rest_after
        busy = room.listeners() or room.thinking or room.lock.locked() or room.timer
        if idle and not busy:
            self._resting[room.id] = self.rooms.pop(room.id)
            self._used.pop(room.id, None)
            if self.bus is not None:
                room.clock.stop()  # it hears no news now: whoever opens it reads the time anew
                if room.minded:
                    room.minded = False
                    await self.bus.release(room.id)

    # other processes

    def _hear(self, table: str) -> None:
        """Another process changed this table ("": perhaps any of them)."""
        if not table:
            for room in self.rooms.values():
                room.minded = False  # our locks went with the line that broke
        for name in [table] if table else [*self.rooms, *self._loading]:
            if name not in self._unheard and (name in self.rooms or name in self._loading):
                self._unheard.add(name)
                self.spawn(self._catch_up(name))

    async def _catch_up(self, table: str) -> None:
        try:
            room = await self.room(table)
            await room.lock.acquire()
        finally:
            self._unheard.discard(table)
        try:
            await self.refresh(room)
        finally:
            room.lock.release()

    def attend(self, room: Room, key: int) -> None:
        """Let other processes know whether somebody listens to this stream here."""
        if self.bus is not None and not self.closing:
            self.spawn(self.bus.attend(room.id, key, room.here(key)))

    async def look_around(self, rooms: Sequence[Room]) -> None:
        """Who is at these tables, but at other processes."""
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

    async def _mind(self, room: Room) -> None:
        """Play this table's bots and watch its clocks, unless another process does."""
        if room.status in LIVE and not room.minded:
            room.minded = self.bus is None or await self.bus.claim(room.id)
            if room.minded:
                self.after_change(room)

    # tables

    def game(self, name: str, figures: dict[str, object] | None) -> Game:
        known = self.games.get(name)
        if known is None:
            words: dict[str, object] = {"game": name[:40], "known": ", ".join(self.games)}
            raise TableError(Refusal("game-unknown", "", words))
        return known if figures is None else known.with_data(figures)

    async def room(self, table: str) -> Room:
        """A table by its id, read from the database if it is not in memory."""
        self._used[table] = time.monotonic()
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._loading:
            task = self._loading[table] = asyncio.create_task(self._open(table))
            # Whoever asked may be gone before it fails: then nobody needs to know.
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(self._loading[table])

    async def _open(self, table: str) -> Room:
        try:
            room = self._resting.get(table)
            if room is None:
                room = await self._load(table)
            elif self.bus is not None:
                async with room.lock:
                    await self.refresh(room)
            self.rooms[table] = room
        except Exception:
            self._used.pop(table, None)
            raise
        finally:
            del self._loading[table]
        room.run_clock()
        await self.look_around([room])
        await self._mind(room)
        return room

    async def _load(self, table: str) -> Room:
        found = await self.store.tables([table])
        if not found:
            raise TableError(Refusal("table-unknown"))
        row, seats = found[0]
        room = self._read(row, seats)
        try:
            await read_course(self.store, room)
        except GunbaiError:
            LOG.exception("a game can't be played again", extra={"table": table})
            raise TableError(Refusal("table-broken")) from None
        room.spoken = await self.store.talk(table, TALK_KEPT)
        for promise in await self.store.promises(table):
            room.take_promise(dict(promise))
        return room

    def _read(self, row: Row, seats: Sequence[Row]) -> Room:
        """A table as it is kept. Where nothing was dealt by other rules, ours will be played."""
        known = self.game(row["game"], None).rules
        if row["rules"] == known:
            return Room(row, seats, self.game(row["game"], row["figures"]))
        try:
            room = Room(row, seats, self.game(row["game"], row["figures"]))
            room.options = room.game.read_options(room.options)
            if not is_dealt(room) and room.game.seats(room.options) == len(seats):
                return room
        except (BadData, BadOptions):
            pass  # there is no such game by our rules
        words: dict[str, object] = {"rules": row["rules"], "known": known}
        raise TableError(Refusal("table-rules", "", words))

    async def glance(self, tables: Sequence[str], person: str) -> list[TableInfo]:
        """Tables for a list; only running games are opened for it."""
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
        if row["id"] in self.rooms:
            return self.rooms[row["id"]]
        room = Room(row, seats, self.game(row["game"], row["figures"]))
        if room.status in ("running", "paused") and row["rules"] == room.game.rules:
            return await self.room(room.id)
        return room

    async def refresh(self, room: Room) -> None:
        """Another process wrote: read what is new and tell our listeners. Lock held."""
        found = await self.store.tables([room.id])
        if not found:
            return
        row, seats = found[0]
        status = room.status
        changed = int(row["version"]) != room.version
        room.read_row(row, seats)
        if room.session is None and room.status != "lobby":
            await read_course(self.store, room)
        else:
            entries = await self.store.entries(room.id, room.seq)
            if entries or room.clock.stopped:
                room.clock.read(row["clock"])
            for entry in entries:
                carry_out(room, entry)
        known = {spoken["id"] for spoken in room.spoken}
        for spoken in await self.store.talk(room.id, TALK_KEPT):
            if spoken["id"] not in known:
                room.add_talk(spoken)
        for promise in await self.store.promises(room.id):
            room.take_promise(dict(promise))
        if room.status != status:
            room.publish_sync()
        elif changed:
            room.publish_table()
        self.after_change(room)

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[None]:
        """The table to oneself, as it stands in the database."""
        async with room.lock:
            await self.news(room)
            yield

    async def news(self, room: Room) -> bool:
        """Whether another process changed the table and we had not heard of it yet. Lock held."""
        if self.bus is None:
            return False
        before = room.version, room.seq
        await self.refresh(room)
        return before != (room.version, room.seq)

    async def save(self, room: Room, changes: Row, seats: Sequence[Row] = ()) -> None:
        """Write a change of the table (and some seats), then make it here; lock held."""
        try:
            await self.store.save_table(room.id, room.version, changes, seats)
        except Conflict:
            await self.refresh(room)
            raise TableError(Refusal("table-changed")) from None
        room.take_changes(changes, seats)

    def after_change(self, room: Room) -> None:
        """Whatever happened: let bots think and clocks tick as the position asks for."""
        from gunbai.server.play import wake

        room.run_clock()
        if room.minded:
            wake(self, room)
        elif room.status == "running" and not self.closing:
            self.spawn(self._mind(room))  # whoever minded it may have let it rest
