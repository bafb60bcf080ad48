"""Steering a table: its host, or a majority, pauses the game, lets it go on, or ends it."""

from __future__ import annotations

import time
from typing import Final

from gunbai.core.errors import Refusal
from gunbai.server.keeper import Keeper
from gunbai.server.pace import Pace
from gunbai.server.publishing import publish_sync
from gunbai.server.room import Room, TableError
from gunbai.server.store import Row

_MOTIONS: Final = {"pause": "paused", "resume": "running", "end": "ended"}
_ALLOWED: Final = {
    "pause": ("running",),
    "resume": ("paused",),
    "end": ("lobby", "running", "paused"),
    "replace": ("running", "paused"),
}


def refuse(key: str, words: dict[str, object] | None = None) -> TableError:
    return TableError(Refusal(key, "", words))


def must_host(room: Room, person: str) -> None:
    if room.host != person:
        raise refuse("table-host-only")


def checked_pace(pace: Pace) -> Pace:
    """Return the pace in its normal form; refuse a clock without any time."""
    if pace.kind == "none":
        return Pace()
    if pace.kind == "live" and pace.decision + pace.bank > 0:
        return Pace("live", pace.decision, pace.bank)
    if pace.kind == "days" and pace.days > 0:
        return Pace("days", days=pace.days)
    raise refuse("table-pace")


def must_fit(room: Room, motion: str) -> None:
    if room.status not in _ALLOWED[motion]:
        raise refuse("table-not-running", {"status": room.status})


async def steer(keeper: Keeper, room: Room, person: Row, motion: str) -> None:
    """Pause, resume or end the game for the host."""
    async with keeper.changing(room):
        must_host(room, person["id"])
        await carry(keeper, room, motion, person["name"])


async def carry(
    keeper: Keeper, room: Room, motion: str, by: str = "", more: Row | None = None
) -> None:
    """Carry out a motion of this name, or of a majority, with `more` changes of the table."""
    must_fit(room, motion)
    changes = {
        **(more or {}),
        "status": _MOTIONS[motion],
        "votes": {},
        "clock": room.clock.keep(),
        "paused": {"by": by, "at": time.time()} if motion == "pause" else None,
    }
    await keeper.save(room, changes)
    publish_sync(room)
    room.changed()
