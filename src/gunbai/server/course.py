"""The course of a game: lines of the log carried out, and snapshots to come back to it fast."""

from __future__ import annotations

import logging
from typing import Final

from gunbai.core.answer import Proposal
from gunbai.core.errors import BadPosition
from gunbai.core.event import SPECTATOR
from gunbai.core.session import Session
from gunbai.server.room import Room
from gunbai.server.store import Row, Store

LOG: Final = logging.getLogger("gunbai.server")


def new_session(room: Room) -> Session:
    names = [seat.name for seat in room.seats]
    return Session(room.game, room.options, room.seed, names)


def is_dealt(room: Room) -> bool:
    """Whether its game was started: a table may also be ended before."""
    ready = room.entries > 0 or all(seat.taken() for seat in room.seats)
    return room.status != "lobby" and ready


async def read_course(store: Store, room: Room) -> None:
    """Bring a room that was just read to where its game is: a snapshot and what came after it."""
    if not is_dealt(room):
        return
    room.session = new_session(room)
    snapshot = await store.last_snapshot(room.id)
    if snapshot is not None:
        try:
            room.session.resume(snapshot["session"])
            room.seq = room.snapshot_at = int(snapshot["seq"])
        except BadPosition:
            LOG.exception("a snapshot is of no use", extra={"table": room.id})
    room.marks.update(await store.marks(room.id))
    for entry in await store.entries(room.id, room.seq):
        apply_entry(room, entry)


async def keep_snapshot(store: Store, room: Room, every: int) -> None:
    """Now and then, at a moment from which nothing can be taken back."""
    session = room.session
    if session is None or room.seq - room.snapshot_at < every or not session.settled:
        return
    await store.add_snapshot({"table": room.id, "seq": room.seq, "session": session.keep()})
    room.snapshot_at = room.seq


def apply_entry(room: Room, entry: Row, proposal: Proposal | None = None) -> None:
    """Carry out a line of the log; one that others wrote is checked first."""
    session = room.session
    assert session is not None
    seat = int(entry["seat"])
    undone = entry["kind"] == "undo"
    if proposal is None and undone:
        proposal = session.prepare_undo(seat)
    elif proposal is None:
        proposal = session.prepare(seat, room.game.parse(entry["text"]))
    noticed = session.version_for(SPECTATOR)
    session.carry_out(proposal)
    room.seq = int(entry["seq"])
    if entry["mark"]:
        room.marks.add(entry["mark"])
    if session.version_for(SPECTATOR) != noticed:
        room.moved_at = float(entry["at"])
    owes = seat in session.to_act()
    room.clock.entry(room.seq, seat, undone, owes, session.settled)


def carry_out(room: Room, entry: Row, proposal: Proposal | None = None) -> None:
    """Apply a line of the log and tell all who notice it."""
    session = room.session
    assert session is not None
    undone = entry["kind"] == "undo"
    before = room.versions()
    start = len(session.events)
    apply_entry(room, entry, proposal)
    if undone:
        start = session.settled_events
    room.run_clock()
    room.publish_move(int(entry["seat"]), start, undone, before)
