"""Notices of one server process: it looks at changed tables and plans who is told what."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from gunbai.server.config import Settings
from gunbai.server.database import Database
from gunbai.server.limits import Limit, TooMuch
from gunbai.server.notices.courier import LEASE, Courier, Present, Waiting
from gunbai.server.notices.planner import (
    Occurrence,
    TableNow,
    about_seat,
    ends_of,
    invitation,
    plan,
    situation_of,
)
from gunbai.server.notices.store import NoticeStore
from gunbai.server.room import OVER, Room
from gunbai.server.tasks import Tasks

LOG: Final = logging.getLogger("gunbai.server")
_LISTEN_AGAIN: Final = 30.0  # seconds between looks at who can be reached
_TRY_AGAIN: Final = 5.0  # seconds
_HOOK_PAUSES: Final = 30  # a group's channel waits this many pauses for things to settle


class Notices:
    """The planner of notices; a table calls only `look`, which delays no answer."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tasks: Tasks,
        present: Present,
        waiting: Waiting,
    ) -> None:
        self.store: Final = NoticeStore(database)
        self.secret: Final = settings.secret()
        self.inside: Final = settings.notices_inside
        self.courier: Final = Courier(self.store, tasks, present, waiting, self.secret, self.inside)
        self._tasks: Final = tasks
        self._alone: Final = not database.shared
        self._pause: Final = settings.notice_pause
        self._people: set[str] = set()  # who can be reached
        self._hooked: set[str] = set()  # tables whose groups can be reached
        self._seen: Final[WeakKeyDictionary[Room, TableNow]] = WeakKeyDictionary()
        self._status: Final[WeakKeyDictionary[Room, str]] = WeakKeyDictionary()
        self._changed: Final[dict[str, tuple[TableNow, list[Occurrence]]]] = {}
        #: Calls for private messages, by sender and reader: what calls again says nothing new.
        self._calls: Final = Limit(5, 1 / 120, settings.rate)
        self._woken: Final = asyncio.Event()
        self._planning: Final = asyncio.Lock()

    async def open(self) -> None:
        """Find out who can be reached, and begin to work."""
        await self.listen()
        now = self.courier.now()
        await self.store.forget_old(now)
        if self._alone:  # nobody else sends from this database, so nothing is under way
            await self.store.release(now, now + LEASE)
        unnoticed = await self.store.ended_unnoticed()
        await self.store.write(ends_of(unnoticed, self.courier.now()), unnoticed)
        self._tasks.spawn(self._plan_forever())
        self._tasks.spawn(self.courier.run())

    async def listen(self, heed: bool = False) -> None:
        """Find out who can be reached; to `heed` new wishes, look at all tables again."""
        found = await self.store.reachable()
        if heed or found != (self._people, self._hooked):
            self._people, self._hooked = found
            self._seen.clear()

    # what happens

    def look(self, room: Room) -> None:
        """Record the state of a table that may have changed."""
        before = self._status.get(room)
        self._status[room] = room.status
        if not self._concerns(room):
            return
        now = situation_of(room, self.courier.now())
        news = _turning_point(before, room)
        if news or now != self._seen.get(room):
            self._note(room, now, news)

    def said(self, room: Room, seat: int, to: int, mark: str) -> None:
        """Note that a seat wrote to another in private."""
        if room.seats[to].person in self._people and not room.connected(to):
            try:
                self._calls.take(f"{room.id}:{seat}:{to}")
            except TooMuch:
                return
            now = situation_of(room, self.courier.now())
            self._note(room, now, [Occurrence("message", mark, (to,), room.seats[seat].name)])

    def nudge(self, room: Room, seat: int, by: str, mark: str) -> bool:
        """Remind a seat in the name of another; return False if no notice gets to its person."""
        if room.seats[seat].person not in self._people:
            return False
        now = situation_of(room, self.courier.now())
        self._note(room, now, [Occurrence("nudge", mark, (seat,), by)])
        return True

    async def invite(self, room: Room, person: str) -> bool:
        """Invite somebody to a table; return False if they get no such notices."""
        readers = await self.store.readers(room.id, [person])
        rows = invitation(room, person, readers, self.courier.now())
        await self.store.write(rows, [])
        self.courier.wake()
        return bool(rows)

    async def tell(self, room: Room, person: str, about: tuple[str, str], **words: str) -> None:
        """Tell somebody once about a seat (kind and mark): it is offered to them, or was theirs."""
        known = await self.store.of_table(room.id)
        if any((row["person"], row["kind"], row["mark"]) == (person, *about) for row in known):
            return
        readers = await self.store.readers(room.id, [person])
        rows = about_seat(room, person, about, words, readers, self.courier.now())
        await self.store.write(rows, [])
        self.courier.wake()

    def left(self, room: Room, seat: int) -> None:
        """Note that nobody looks at a table from this seat any more."""
        person = room.seats[seat].person if seat >= 0 else None
        if person in self._people and not self._tasks.closing:
            self._tasks.spawn(self._leave(str(person)))

    async def _leave(self, person: str) -> None:
        await self.store.left(person, self.courier.now())
        self.courier.wake()

    def _concerns(self, room: Room) -> bool:
        return room.id in self._hooked or any(seat.person in self._people for seat in room.seats)

    def _note(self, room: Room, now: TableNow, news: list[Occurrence]) -> None:
        self._seen[room] = now
        waiting = self._changed.get(room.id)
        self._changed[room.id] = now, [*(waiting[1] if waiting else []), *news]
        self._woken.set()

    # what to report

    async def _plan_forever(self) -> None:
        """Plan whenever something changed; what changes again within a pause is planned once."""
        loop = asyncio.get_running_loop()
        listened = loop.time()
        while True:
            try:
                async with asyncio.timeout(_LISTEN_AGAIN):
                    await self._woken.wait()
            except TimeoutError:
                pass
            await asyncio.sleep(self._pause)
            self._woken.clear()
            try:
                if loop.time() - listened >= _LISTEN_AGAIN:
                    listened = loop.time()
                    await self.listen()
                await self.plan_changed()
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("notices can't be planned", extra={"problem": type(error).__name__})
                await asyncio.sleep(_TRY_AGAIN)
                self._woken.set()

    async def plan_changed(self) -> None:
        """Put the notices about changed tables into the outbox."""
        async with self._planning:
            while self._changed:
                table = next(iter(self._changed))
                now, news = self._changed[table]
                await self._plan(now, news)
                if self._changed[table] == (now, news):
                    del self._changed[table]

    async def _plan(self, now: TableNow, news: list[Occurrence]) -> None:
        readers = await self.store.readers(now.table, [each.person for each in now.sitters])
        acted = await self.store.last_entries(now.table, now.owing) if now.owing else {}
        known = await self.store.of_table(now.table)
        pause = self._pause * _HOOK_PAUSES
        at = self.courier.now()
        rows, ended = plan(now, news, acted, readers, known, at=at, pause=pause)
        await self.store.write(rows, ended)
        if rows:
            self.courier.wake()


def _turning_point(before: str | None, room: Room) -> list[Occurrence]:
    """Return the news that a game has begun or is over, from the table's status before and now."""
    everybody = tuple(seat.number for seat in room.seats)
    if before == "lobby" and room.status == "running":
        guests = tuple(seat.number for seat in room.seats if seat.person != room.host)
        return [Occurrence("begun", "begun", guests, for_all=True)]
    if before in ("running", "paused") and room.status in OVER:
        return [Occurrence("over", "over", everybody, for_all=True)]
    return []
