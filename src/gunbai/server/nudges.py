"""Nudges: a friendly reminder to somebody who has owed a decision for long."""

from __future__ import annotations

import time
from typing import Final

from gunbai.server.clock import DAY
from gunbai.server.hub import Hub
from gunbai.server.pace import Pace
from gunbai.server.room import Room
from gunbai.server.steering import refuse

#: Seconds without an answer after which somebody may be reminded, where there is no clock.
_WITHOUT_CLOCK: Final = DAY / 2


def patience(pace: Pace) -> float | None:
    """Return how long a decision may take before reminders are allowed; None: a clock runs."""
    if pace.kind == "live":
        return None
    return min(DAY, pace.days * DAY / 2) if pace.kind == "days" else _WITHOUT_CLOCK


async def nudge(hub: Hub, room: Room, person: str, seat: int) -> bool:
    """Remind a seat that it is awaited; return False if no notice gets to its person."""
    keeper = hub.keeper
    async with keeper.changing(room):
        mine = room.seat_of(person)
        if mine < 0:
            raise refuse("table-seated-only")
        if room.status != "running":
            raise refuse("table-not-running", {"status": room.status})
        if seat == mine or seat not in room.people_to_act() or room.seats[seat].kind != "person":
            raise refuse("nudge-nobody")
        if room.on_vacation(seat):
            raise refuse("nudge-vacation", {"player": seat})
        wait = patience(room.pace)
        if wait is None:
            raise refuse("nudge-live")
        now = time.time()
        left = max(room.moved_at, room.nudges.get(str(seat), 0.0)) + wait - now
        if left > 0:
            raise refuse("nudge-early", {"player": seat, "hours": 1 + int(left / 3600)})
        await keeper.save(room, {"nudges": {**room.nudges, str(seat): now}})
        return hub.notices.nudge(room, seat, room.seats[mine].name, f"{now:.0f}")
