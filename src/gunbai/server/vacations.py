"""Vacations: a person's days for a decision stand still at all their tables, for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.core.errors import Refusal
from gunbai.server.clock import DAY
from gunbai.server.hub import Hub
from gunbai.server.room import TableError

#: Days of vacation in any year.
BUDGET: Final = 30
_YEAR: Final = 365 * DAY


def left_of(vacations: Sequence[tuple[float, float]], now: float) -> float:
    """Return the seconds of vacation that are left, from those in the year before."""
    used = sum(min(end, now) - max(start, now - _YEAR) for start, end in vacations if start < now)
    return max(0.0, BUDGET * DAY - used)


async def state(hub: Hub, person: str, now: float) -> tuple[float, float]:
    """Return when the person's vacation ends (0: there is none), and the seconds left for more."""
    known = await hub.store.hours.vacations(person, now - _YEAR)
    back = max((end for _, end in known if end > now), default=0.0)
    return back, left_of(known, now)


async def go(hub: Hub, person: str, until: float, now: float) -> None:
    """Begin a vacation, change its end, or come back from it (with a time that is past)."""
    _, left = await state(hub, person, now)
    if until - now > left + 60:
        days: dict[str, object] = {"days": int(left / DAY), "most": BUDGET}
        raise TableError(Refusal("vacation-long", "", days))
    tables = await hub.store.hours.set_vacation(person, now, max(now, until))
    await hub.heed_hours(tables)
