"""Wishes: what somebody wants to be told, and when; quiet hours, minutes away from the page."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from gunbai.server.notices.messages import KINDS
from gunbai.server.store import Row

_DAY: Final = 24 * 60  # minutes
#: Without a wish of their own people are told everything, at any hour, but not while they play.
DEFAULTS: Final[dict[str, Any]] = {
    "language": "en",
    "zone": "UTC",
    "origin": "",
    "kinds": list(KINDS),
    "quiet": None,
    "away": 5,
    "target": "",
    "problem": "",
    "left": 0.0,
}


def is_zone(name: str) -> bool:
    """Return True if this is a time zone that the system knows."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return False
    return True


def quiet_until(wishes: Row, now: float) -> float:
    """Return the end of the quiet hours at this time; the time itself outside them."""
    found = _quiet_around(wishes, now)
    return now if found is None else found[1]


def reminder_at(wishes: Row, end: float, before: float) -> float:
    """Return when to remind of something that ends: before quiet hours in which it would end."""
    planned = end - before
    found = _quiet_around(wishes, planned)
    return planned if found is None or end > found[1] else found[0] - 60


def _quiet_around(wishes: Row, now: float) -> tuple[float, float] | None:
    """Return the beginning and the end of the quiet hours that this time is in.

    They are by the clock on the wall: an hour longer or shorter where summer time changes.
    """
    if not wishes["quiet"]:
        return None
    first, last = wishes["quiet"]
    here = datetime.fromtimestamp(now, ZoneInfo(wishes["zone"]))
    minute = here.hour * 60 + here.minute
    if (minute - first) % _DAY >= (last - first) % _DAY:
        return None
    began = _at(here - timedelta(days=int(minute < first)), first)
    ends = _at(here + timedelta(days=int(minute >= last)), last)
    return began.timestamp(), ends.timestamp()


def _at(day: datetime, minute: int) -> datetime:
    return day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
