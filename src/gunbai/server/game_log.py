"""The log of one game; its entries are carried out at the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

from gunbai.core.answer import Proposal
from gunbai.core.event import SPECTATOR
from gunbai.core.session import Session
from gunbai.server.publishing import publish_move, versions, watched
from gunbai.server.room import Room
from gunbai.server.snapshots import due, keep_snapshot, resume, snapshot
from gunbai.server.store import Row, Store
from gunbai.server.workshop import Workshop


def new_session(room: Room) -> Session:
    names = [seat.name for seat in room.seats]
    words = [seat.word for seat in room.seats] if room.fair else None
    return Session(room.game, room.options, room.seed, names, True, words, past=room.past)


#: Up to this many entries are played faster than by asking the workshop; many tables may be opened
#: at once.
_FEW: Final = 20


def is_dealt(room: Room) -> bool:
    """Return True if the game was started: a table may also end before that."""
    ready = room.entries > 0 or all(seat.taken() for seat in room.seats)
    return room.status != "lobby" and ready


async def read_log(store: Store, room: Room, workshop: Workshop, every: int) -> None:
    """Bring a room that was just read up to date: its snapshots and the entries after them.

    Nobody else has the room yet, so that all of it can be done in the workshop.
    """
    if not is_dealt(room):
        return
    room.session = new_session(room)
    parts = await store.contents.snapshots(room.id)
    if parts:
        await workshop.do(lambda: resume(room, parts), for_all=True)
    if room.seq:
        room.request_ids.update(await store.contents.request_ids(room.id))
    entries = await store.contents.entries(room.id, room.seq)
    if len(entries) <= _FEW and not any(entry["kind"] == "back" for entry in entries):
        row = _play(room, entries, every)
    else:
        row = await workshop.do(lambda: _play(room, entries, every), for_all=True)
    if row is not None:
        await keep_snapshot(store, room, row)


def _play(room: Room, entries: Sequence[Row], every: int) -> dict[str, Any] | None:
    """Play entries of the log; return a snapshot, if it is time for one."""
    session = room.session
    assert session is not None
    for entry in entries:
        apply_entry(room, entry, read_entry(session, entry))
    room.settled_at = max(room.settled_at, room.snapshot_at)
    room.lines.catch_up(session)
    return snapshot(room) if due(room, every) else None


def new_entry(room: Room, proposal: Proposal, by: str, request_id: str) -> dict[str, Any]:
    """Return the next entry of the log: a checked answer or step back, or newer rules."""
    return {
        "table": room.id,
        "seq": room.seq + 1,
        "at": time.time(),
        "seat": proposal.seat,
        "kind": _kind(proposal),
        "text": _text(room, proposal),
        "by": by,
        "mark": request_id or None,
    }


def _text(room: Room, proposal: Proposal) -> str:
    if proposal.back:
        return " ".join(str(number) for number in (proposal.left, *proposal.agreed))
    return proposal.rules or ("" if proposal.undo else room.game.text(proposal.action))


def _kind(proposal: Proposal) -> str:
    if proposal.rules:
        return "rules"
    if proposal.back:
        return "back"
    return "undo" if proposal.undo else "answer"


def read_entry(session: Session, entry: Row) -> Proposal:
    """Return an entry that was read from the database, checked again."""
    seat = int(entry["seat"])
    if entry["kind"] == "undo":
        return session.prepare_undo(seat)
    if entry["kind"] == "back":
        left, *agreed = [int(number) for number in entry["text"].split()]
        return session.prepare_back(seat, left, agreed)
    if entry["kind"] == "rules":
        return session.prepare_rules(entry["text"])
    return session.prepare(seat, session.game.parse(entry["text"]))


async def go_back(session: Session, proposal: Proposal, workshop: Workshop) -> None:
    """Replay a game up to where a proposal goes back to; its table is locked in the meantime."""
    earlier = await workshop.do(lambda: session.as_it_was(proposal.left), for_all=True)
    session.go_back_to(earlier)


async def follow(room: Room, entries: Sequence[Row], workshop: Workshop) -> None:
    """Carry out what another process wrote, at a table that people may be looking at."""
    session = room.session
    assert session is not None
    for entry in entries:
        proposal = read_entry(session, entry)
        if proposal.back:
            await go_back(session, proposal, workshop)
        carry_out(room, entry, proposal)
        await asyncio.sleep(0)  # there may be many after a broken line: others come first


def apply_entry(room: Room, entry: Row, proposal: Proposal) -> None:
    """Carry out an entry that is in the database, without publishing it."""
    session = room.session
    assert session is not None
    noticed = session.version_for(SPECTATOR)
    if proposal.undo:
        room.lines.forget_after(session.settled_events)
    session.carry_out(proposal)
    if proposal.back:
        room.lines.forget_after(len(session.events))
        if len(session.answers) < room.kept[0] or len(session.events) < room.kept[1]:
            room.kept = (0, 0)  # some of what was kept is gone: the next snapshot is a whole one
    room.seq = int(entry["seq"])
    if session.settled:
        room.settled_at = room.seq
    if entry["mark"]:
        room.request_ids.add(entry["mark"])
    if session.version_for(SPECTATOR) != noticed:
        room.moved_at = float(entry["at"])
    if proposal.seat >= 0:
        owes = proposal.seat in session.to_act()
        gone_back = proposal.undo or proposal.back
        room.clock.entry(room.seq, proposal.seat, gone_back, owes, session.settled)


def carry_out(room: Room, entry: Row, proposal: Proposal) -> None:
    """Carry out an entry that is in the database, and publish it to all who notice it."""
    session = room.session
    assert session is not None
    before = versions(room)
    start = len(session.events)
    session.watched = watched(room)
    apply_entry(room, entry, proposal)
    gone_back = proposal.undo or proposal.back
    if gone_back:
        start = session.settled_events
    room.run_clock()
    publish_move(room, proposal.seat, start, gone_back, before)
