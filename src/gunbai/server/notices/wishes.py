"""Wishes: which notices somebody wants, and when; quiet hours, minutes away from the page."""

from __future__ import annotations

from typing import Any, Final
from zoneinfo import ZoneInfo

from gunbai.server.hours import quiet_around
from gunbai.server.notices.messages import KINDS
from gunbai.server.store import Row

#: By default people are told everything, at any hour, but not while they play.
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
    found = quiet_around(wishes["quiet"], wishes["zone"], now)
    return now if found is None else found[1]


def reminder_at(wishes: Row, end: float, before: float) -> float:
    """Return when to remind of something that ends: before quiet hours in which it would end."""
    planned = end - before
    found = quiet_around(wishes["quiet"], wishes["zone"], planned)
    return planned if found is None or end > found[1] else found[0] - 60
