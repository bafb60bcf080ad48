"""The hours in which a person's days for a decision do not end: vacation and night."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

_DAY: Final = 24 * 60  # minutes
#: A night moves the end of time by no more than this, however long somebody's quiet hours are.
MOST_NIGHT: Final = 12 * 3600.0


def now() -> float:
    """Return the time by the wall clock."""
    return time.time()


def quiet_around(
    quiet: Sequence[int] | None, zone: str, moment: float
) -> tuple[float, float] | None:
    """Return the beginning and the end of the quiet hours that this time is in.

    They are by the wall clock: an hour longer or shorter where summer time changes.
    """
    if not quiet:
        return None
    first, last = quiet
    here = datetime.fromtimestamp(moment, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    if (minute - first) % _DAY >= (last - first) % _DAY:
        return None
    began = _at(here - timedelta(days=int(minute < first)), first)
    ends = _at(here + timedelta(days=int(minute >= last)), last)
    return began.timestamp(), ends.timestamp()


def _at(day: datetime, minute: int) -> datetime:
    return day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)


class Hours:
    """A person's vacation, with the time of its end, and the quiet hours of every night."""

    def __init__(
        self, back: float = 0.0, quiet: Sequence[int] | None = None, zone: str = "UTC"
    ) -> None:
        self.back: Final = back
        self._quiet: Final = quiet
        self._zone: Final = zone

    def end(self, moment: float) -> float:
        """Return when a deadline at this moment really ends: after a night, in the morning."""
        night = quiet_around(self._quiet, self._zone, moment)
        return moment if night is None else min(night[1], moment + MOST_NIGHT)


#: Somebody without a vacation, and without quiet hours.
ALWAYS_THERE: Final = Hours()
