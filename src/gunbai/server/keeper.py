"""The keeper of tables: a change is written to the database first, then made in memory."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from gunbai.core.answer import Proposal
from gunbai.core.errors import GunbaiError, Refusal
from gunbai.server import banter, hours
from gunbai.server.database import Overtaken
from gunbai.server.game_log import carry_out, follow, new_entry, read_log
from gunbai.server.journal import Journal
from gunbai.server.publishing import add_talk, publish_sync, publish_table, take_promise
from gunbai.server.ratings import is_rated, new_ratings
from gunbai.server.room import OVER, TALK_KEPT, Room, TableError
from gunbai.server.snapshots import due, keep_snapshot, snapshot
from gunbai.server.store import Row, Store
from gunbai.server.succession import counting, held_by, shares_of
from gunbai.server.workshop import Workshop

LOG: Final = logging.getLogger("gunbai.server")


class Keeper:
    """The writer of the changes of tables. Its callers hold the lock of the room.

    `shared` means that other processes write to the same database.
    """

    def __init__(
        self,
        store: Store,
        journal: Journal,
        workshop: Workshop,
        shared: bool,
        snapshot_every: int,
    ) -> None:
        self.store: Final = store
        self.workshop: Final = workshop
        self.answers = 0  # written by this process
        self._journal: Final = journal
        self._shared: Final = shared
        self._snapshot_every: Final = snapshot_every
        self.on_over: Callable[[str], None] = lambda _table: None  # tells the archivist

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[None]:
        """Take the lock of a table that is up to date with the database."""
        async with room.lock:
            await self.catch_up(room)
            yield

    async def catch_up(self, room: Room) -> bool:
        """Read what other processes changed; return True if we had not heard of it yet."""
        if not self._shared:
            return False
        before = room.version, room.seq
        await self.refresh(room)
        return before != (room.version, room.seq)

    async def refresh(self, room: Room) -> None:
        """Read what another process wrote and publish it to our listeners."""
        found = await self.store.tables([room.id])
        if not found:
            return
        row, seats = found[0]
        status, passed = room.status, len(room.handovers)
        changed = int(row["version"]) != room.version
        room.read_row(row, seats)
        before = room.vacations()
        await self.read_hours(room)
        await self.read_orders(room)
        changed = changed or before != room.vacations()
        if room.clock.pace != room.pace:
            room.clock.pace = room.pace
            room.clock.read(row["clock"])
        if room.session is None and room.status != "lobby":
            await self.read(room)
        else:
            entries = await self.store.contents.entries(room.id, room.seq)
            if entries or room.clock.stopped or len(room.handovers) != passed:
                room.clock.read(row["clock"])
            if entries:
                await follow(room, entries, self.workshop)
        known = {spoken["id"] for spoken in room.spoken}
        for spoken in await self.store.contents.talk(room.id, TALK_KEPT):
            if spoken["id"] not in known:
                add_talk(room, spoken)
        for promise in await self.store.contents.promises(room.id):
            take_promise(room, dict(promise))
        if room.status != status:
            publish_sync(room)
        elif changed:
            publish_table(room)
        room.changed()

    async def read(self, room: Room) -> None:
        """Read the game of a room that nobody uses yet."""
        await read_log(self.store, room, self.workshop, self._snapshot_every)

    async def read_hours(self, room: Room) -> None:
        """Read when the people at the table are on vacation or asleep."""
        people = {str(seat.person) for seat in room.seats if seat.person}
        room.hours = await self.store.hours.of(people, hours.now())

    async def read_orders(self, room: Room) -> None:
        """Read the standing orders of all seats."""
        room.orders = await self.store.contents.orders(room.id)

    async def save(self, room: Room, changes: Row, seats: Sequence[Row] = ()) -> None:
        """Write a change of the table (and of some seats), then make it in memory."""
        try:
            await self.store.save_table(room.id, room.version, changes, seats)
        except Overtaken:
            await self.refresh(room)
            raise TableError(Refusal("table-changed")) from None
        room.take_changes(changes, seats)
        if seats:
            await self.read_hours(room)
        if changes.get("status") in OVER:
            self.on_over(room.id)

    async def write(self, room: Room, proposal: Proposal, by: str, request_id: str) -> bool:
        """Write an answer, carry it out, publish it; return False if another process was first."""
        entry = new_entry(room, proposal, by, request_id)
        try:
            await self._journal.append(entry, room.clock.keep())
        except Overtaken:
            await self.refresh(room)
            return False
        self.answers += 1
        carry_out(room, entry, proposal)
        try:
            await self.finish(room)
            if due(room, self._snapshot_every):
                await keep_snapshot(self.store, room, snapshot(room))
            if not proposal.undo and not proposal.back:
                await banter.react(self.store, room, room.seq)
        except Exception:  # the answer stands anyway; these are tried again
            LOG.exception("a result, snapshot or remark can't be kept", extra={"table": room.id})
        room.changed()
        return True

    async def adopt_rules(self, room: Room) -> None:
        """Let a running game of earlier rules continue under the newest; its log says so."""
        session = room.session
        if session is None or session.over or session.game.rules.newest or room.status in OVER:
            return
        async with room.lock:
            try:
                rules = session.prepare_rules(session.game.rules.known[-1])
                await self.write(room, rules, "server", "")
            except GunbaiError:  # then it goes on by its own
                LOG.exception("a game can't take newer rules", extra={"table": room.id})

    async def finish(self, room: Room) -> None:
        """If the game is over, write its result and the ratings, once."""
        session = room.session
        if session is None or room.status != "running":
            return
        result = session.result()
        if result is None:
            return
        rated = is_rated(room) and not await self.store.steps_back(room.id)
        if rated and any(place.is_standing() for place in room.seats):
            sitters = [place.person for place in room.seats if place.person]
            rated = not await self.store.one_of_them_made_another(sitters)
        counts = await self.store.counts(room.id, room.handovers)
        shares = [shares_of(place, room.handovers, counts) for place in room.seats]
        players = [counting(each) for each in shares]
        kept: dict[str, Any] = {"scores": result.scores, "places": result.places}
        if any(len(each) > 1 for each in shares):
            kept["held"] = [held_by(each) for each in shares]

        def rate(known: list[Row]) -> list[dict[str, Any]]:
            return new_ratings(room, result, players, known) if rated else []

        try:
            await self.store.finish(room.id, room.version, kept, room.game.name, rate)
            room.take_changes({"status": "finished", "result": kept}, [])
            self.on_over(room.id)
        except Overtaken:
            await self.refresh(room)  # another process was first
        publish_table(room)
