"""Snapshots, so that a long game opens fast.

Each has the position, and of the answers and events only those since the snapshot before: together
they are the whole game, and none of it is stored twice.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.session import Session
from gunbai.server.room import Room
from gunbai.server.store import Store

LOG: Final = logging.getLogger("gunbai.server")
_GROWING: Final = ("answers", "events")


def resume(room: Room, parts: Sequence[tuple[int, str]]) -> None:
    """Take up the game from its snapshots (each with its place in the log), if they are of use."""
    session = room.session
    if session is None or not parts:
        return
    try:
        session.resume(_joined([text for _, text in parts]))
    except BadPosition:
        LOG.exception("a snapshot is of no use", extra={"table": room.id})
        return
    room.seq = parts[-1][0]
    _note(room, session)


def _joined(texts: Sequence[str]) -> dict[str, Any]:
    """Return the last snapshot, with the answers and events of all.

    Several processes may have written them; what is settled is the same for all.
    """
    whole: dict[str, Any] = {}
    for text in texts:
        part = msgspec.json.decode(text)
        for name, after in zip(_GROWING, part.get("after", (0, 0)), strict=True):
            before = whole.get(name, [])
            if len(before) < after:
                raise BadPosition(Refusal("table-diverged"))
            part[name] = [*before[:after], *part[name]]
        whole = part
    return whole


def due(room: Room, every: int) -> bool:
    """Return True if it is time for a snapshot: now and then, when nothing can be taken back."""
    session = room.session
    return session is not None and room.seq - room.snapshot_at >= every and session.settled


def snapshot(room: Room) -> dict[str, Any]:
    """Return the row of the next snapshot of a game."""
    assert room.session is not None
    kept = {**room.session.keep(*room.kept), "after": list(room.kept)}
    whole = int(room.kept == (0, 0))
    return {"table": room.id, "seq": room.seq, "whole": whole, "session": kept}


def first_snapshot(table: str, seq: int, session: Session) -> dict[str, Any]:
    """Return the row of a snapshot that needs no other."""
    return {"table": table, "seq": seq, "whole": 1, "session": session.keep()}


async def keep_snapshot(store: Store, room: Room, row: dict[str, Any]) -> None:
    """Store a snapshot that was just made of this room."""
    assert room.session is not None
    await store.add_snapshot(row)
    _note(room, room.session)


def _note(room: Room, session: Session) -> None:
    room.snapshot_at = room.seq
    room.kept = (len(session.answers), len(session.events))
