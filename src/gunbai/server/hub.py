"""All tables that are open in this process, read from the database when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, Final

import gunbai
from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.ledger import all_rules
from gunbai.server.config import Settings
from gunbai.server.room import TALK_KEPT, Room, TableError
from gunbai.server.store import CHANNEL, Conflict, Row, Store
from gunbai.server.thinkers import Thinkers

LOG: Final = logging.getLogger("gunbai.server")
REST_AFTER: Final = 120.0  # seconds a table without listeners stays in memory
SNAPSHOT_EVERY: Final = 100  # entries


class Hub:
    """The tables, the store behind them, the bots beside them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = Thinkers(settings.workers)
        self.epoch: Final = secrets.token_hex(4)
        self.rooms: Final[dict[str, Room]] = {}
        self.games: Final[dict[str, Game]] = {name: gunbai.load(name) for name in gunbai.GAMES}
        self.ledger: Final = all_rules()
        self.answers = 0
        self.closing = False
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._used: Final[dict[str, float]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    # life

    async def open(self) -> None:
        """Take up all running games: their bots think on, their clocks go on."""
        if self.store.shared:
            self.spawn(self._listen())
        self.spawn(self._tidy())
        for table in await self.store.running_tables():
            try:
                await self.room(table)
            except GunbaiError:
                LOG.exception("table %s can't be opened", table)

    async def close(self) -> None:
        """Stop thinking, keep the clocks, say goodbye to all sockets."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            if room.clock.ticking and room.status == "running":
                await self.store.save_clock(room.id, room.clock.keep())
            for stream in room.streams.values():
                for client in list(stream.clients):
                    client.close()
        self.thinkers.close()
        await self.store.engine.dispose()

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """A task that is not lost if nobody waits for it, and whose failure is seen."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def _tidy(self) -> None:
        """Keep running clocks safe; let tables rest that nobody looks at."""
        while True:
            await asyncio.sleep(5)
            for room in list(self.rooms.values()):
                if room.clock.ticking and room.status == "running":
                    await self.store.save_clock(room.id, room.clock.keep())
                idle = time.monotonic() - self._used.get(room.id, 0.0) > REST_AFTER
                busy = room.listeners() or room.thinking or room.lock.locked() or room.timer
                if idle and not busy:
                    del self.rooms[room.id]

    async def _listen(self) -> None:
        """PostgreSQL: other server processes tell which tables they changed."""
        while True:
            try:
                async with self.store.engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver: Any = raw.driver_connection
                    news: asyncio.Queue[str] = asyncio.Queue()
                    await driver.add_listener(CHANNEL, lambda _c, _p, _n, note: news.put_nowait(note))
                    while True:
                        sender, _, table = (await news.get()).partition(":")
                        if sender != self.store.name and table in self.rooms:
                            self.spawn(self._hear(table))
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("lost the line to the database; trying again")
                await asyncio.sleep(1)

    async def _hear(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            async with room.lock:
                await self.refresh(room)

    # tables

    def game(self, name: str, figures: dict[str, object] | None) -> Game:
        known = self.games.get(name)
        if known is None:
            raise TableError(Refusal("game-unknown", "", {"game": name, "known": ", ".join(self.games)}))
        return known if figures is None else known.with_data(figures)

    async def room(self, table: str) -> Room:
        """A table by its id, read from the database if it is not in memory."""
        self._used[table] = time.monotonic()
        if table in self.rooms:
            return self.rooms[table]
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self.rooms:
                self.rooms[table] = await self._load(table)
                self._loading.pop(table, None)
                self.after_change(self.rooms[table])
        return self.rooms[table]

    async def _load(self, table: str) -> Room:
        found = await self.store.table(table)
        if found is None:
            raise TableError(Refusal("table-unknown"))
        row, seats = found
        game = self.game(row["game"], row["figures"])
        room = Room(row, seats, game, self.epoch)
        if row["rules"] != game.rules and room.status != "finished":
            words: dict[str, object] = {"rules": row["rules"], "known": game.rules}
            raise TableError(Refusal("table-rules", "", words))
        if room.status != "lobby":
            room.session = new_session(room)
            for entry in await self.store.entries(table, 0):
                apply_entry(room, entry)
        room.spoken = await self.store.talk(table, 0, TALK_KEPT)
        return room

    async def refresh(self, room: Room) -> None:
        """Another process wrote: read what is new and tell our listeners. Lock held."""
        found = await self.store.table(room.id)
        if found is None:
            return
        row, seats = found
        started = room.session is None
        changed = int(row["version"]) != room.version
        room.read_row(row, seats)
        if room.session is None and room.status != "lobby":
            room.session = new_session(room)
        entries = await self.store.entries(room.id, room.seq) if room.session else []
        for entry in entries:
            before = len(room.session.events) if room.session else 0
            apply_entry(room, entry)
            room.publish_move(int(entry["seat"]), before, entry["kind"] == "undo")
        last = room.spoken[-1]["id"] if room.spoken else 0
        for spoken in await self.store.talk(room.id, last, TALK_KEPT):
            room.spoken.append(spoken)
            room.publish_talk(spoken)
        if started and room.session is not None:
            room.publish_sync()
        elif changed:
            room.publish_table()
        self.after_change(room)

    async def save(self, room: Room, changes: Row, seats: list[int] | None = None) -> None:
        """Write a change of the table's row (and some seats); lock held."""
        rows = [room.seats[number].row(room.id) for number in seats or []]
        try:
            await self.store.save_table(room.id, room.version, changes, rows)
        except Conflict:
            await self.refresh(room)
            raise TableError(Refusal("table-changed")) from None
        room.version += 1

    def after_change(self, room: Room) -> None:
        """Whatever happened: let bots think and clocks tick as the position asks for."""
        from gunbai.server.play import wake

        wake(self, room)


def new_session(room: Room) -> Session:
    names = [seat.name for seat in room.seats]
    return Session(room.game, room.options, room.seed, names)


def apply_entry(room: Room, entry: Row) -> None:
    """Carry out a line of the log: it was checked when it was written."""
    session = room.session
    assert session is not None
    seat = int(entry["seat"])
    if entry["kind"] == "undo":
        session.undo(seat)
    else:
        session.submit(seat, room.game.parse(entry["text"]))
    room.seq = int(entry["seq"])
    room.moved_at = float(entry["at"])
    if entry["mark"]:
        room.marks[entry["mark"]] = True
