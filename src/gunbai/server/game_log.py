"""The log of one game; its entries are carried out at the table, snapshots make reopening fast."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from gunbai.core.answer import Proposal
from gunbai.core.errors import BadPosition
from gunbai.core.event import SPECTATOR
from gunbai.core.session import Session
from gunbai.server.room import Room
from gunbai.server.store import Row, Store

LOG: Final = logging.getLogger("gunbai.server")
_AT_ONCE: Final = 100  # entries


def new_session(room: Room) -> Session:
    names = [seat.name for seat in room.seats]
    return Session(room.game, room.options, room.seed, names)


def is_dealt(room: Room) -> bool:
    """Return True if the game was started: a table may also end before that."""
    ready = room.entries > 0 or all(seat.taken() for seat in room.seats)
    return room.status != "lobby" and ready


async def read_log(store: Store, room: Room) -> None:
    """Bring a room that was just read up to date: the last snapshot and the entries after it."""
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
    room.request_ids.update(await store.request_ids(room.id))
    for number, entry in enumerate(await store.entries(room.id, room.seq)):
        if number % _AT_ONCE == _AT_ONCE - 1:
            await asyncio.sleep(0)  # a long game must not keep all others waiting
        apply_entry(room, entry, read_entry(room, entry))


async def keep_snapshot(store: Store, room: Room, every: int) -> None:
    """Store a snapshot now and then, when nothing can be taken back."""
    session = room.session
    if session is None or room.seq - room.snapshot_at < every or not session.settled:
        return
    await store.add_snapshot({"table": room.id, "seq": room.seq, "session": session.keep()})
    room.snapshot_at = room.seq


def new_entry(room: Room, proposal: Proposal, by: str, request_id: str) -> dict[str, Any]:
    """Return the next entry of the log: a checked answer or step back, or newer rules."""
    return {
        "table": room.id,
        "seq": room.seq + 1,
        "at": time.time(),
        "seat": proposal.seat,
        "kind": _kind(proposal),
        "text": proposal.rules or ("" if proposal.undo else room.game.text(proposal.action)),
        "by": by,
        "mark": request_id or None,
    }


def _kind(proposal: Proposal) -> str:
    if proposal.rules:
        return "rules"
    return "undo" if proposal.undo else "answer"


def read_entry(room: Room, entry: Row) -> Proposal:
    """Return an entry that was read from the database, checked again."""
    session = room.session
    assert session is not None
    seat = int(entry["seat"])
    if entry["kind"] == "undo":
        return session.prepare_undo(seat)
    if entry["kind"] == "rules":
        return session.prepare_rules(entry["text"])
    return session.prepare(seat, room.game.parse(entry["text"]))


def apply_entry(room: Room, entry: Row, proposal: Proposal) -> None:
    """Carry out an entry that is in the database, and tell nobody."""
    session = room.session
    assert session is not None
    noticed = session.version_for(SPECTATOR)
    session.carry_out(proposal)
    room.seq = int(entry["seq"])
    if entry["mark"]:
        room.request_ids.add(entry["mark"])
    if session.version_for(SPECTATOR) != noticed:
        room.moved_at = float(entry["at"])
    if proposal.seat >= 0:
        owes = proposal.seat in session.to_act()
        room.clock.entry(room.seq, proposal.seat, proposal.undo, owes, session.settled)


def carry_out(room: Room, entry: Row, proposal: Proposal) -> None:
    """Carry out an entry that is in the database, and tell all who notice it."""
    session = room.session
    assert session is not None
    before = room.versions()
    start = len(session.events)
    apply_entry(room, entry, proposal)
    if proposal.undo:
        start = session.settled_events
    room.run_clock()
    room.publish_move(proposal.seat, start, proposal.undo, before)
