"""Clocks: none, a live one with a bank, or days for a decision. They survive a restart."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from gunbai.server import hours
from gunbai.server.hours import ALWAYS_THERE, Hours
from gunbai.server.messages import ClockInfo
from gunbai.server.pace import Pace

DAY = 24 * 3600.0
#: The minimum of seconds for somebody who takes over a seat, however fast the clock is.
LOOK_AROUND = 180.0


class Clock:
    """The clock of a table: by seat, the time used for the present decision, and the bank.

    Time in which the server was down or the table paused does not count: the clock stores the time
    used, not the moment at which it runs out. Answers that can still be taken back count as one
    decision: going back and forth gains no time. Days do not pass during a vacation, and do not end
    at night.
    """

    def __init__(self, pace: Pace, seats: int, kept: Mapping[str, Any]) -> None:
        self.pace = pace
        self.used = [0.0] * seats
        self.bank = [float(pace.bank)] * seats
        #: Time used and bank of a seat before a decision that can be taken back.
        self._before: list[list[float] | None] = [None] * seats
        self.seq = 0  # entries of the log that are counted
        self.owing: list[bool] = [False] * seats
        self.hours: list[Hours] = [ALWAYS_THERE] * seats
        self.stopped = True
        self._since = time.monotonic()
        self.read(kept)

    def read(self, kept: Mapping[str, Any]) -> None:
        """Go on from what `keep` returned, here or in another process."""
        if len(kept.get("used", [])) == len(self.used):
            self._since = time.monotonic()
            self.used = [float(value) for value in kept["used"]]
            self.bank = [float(value) for value in kept["bank"]]
            self._before = [None if pair is None else list(pair) for pair in kept["before"]]
            self.seq = int(kept["seq"])

    def keep(self) -> dict[str, Any]:
        self._catch_up()
        return {
            "used": [round(value, 3) for value in self.used],
            "bank": [round(value, 3) for value in self.bank],
            "before": self._before,
            "seq": self.seq,
        }

    @property
    def ticking(self) -> bool:
        return self.pace.kind != "none"

    def limit(self) -> float:
        """Return the seconds for one decision before the bank is used."""
        return self.pace.days * DAY if self.pace.kind == "days" else float(self.pace.decision)

    def change_pace(self, pace: Pace) -> None:
        """Continue at another pace: nobody gets less time for the decision that they owe."""
        ticked = self.ticking
        left = [self._plain(seat) for seat in range(len(self.used))]
        self._catch_up()
        self.pace = pace
        seats = len(self.used)
        self.bank = [float(pace.bank)] * seats
        self._before = [None] * seats
        full = self.limit() + pace.bank
        for seat, owes in enumerate(self.owing):
            promised = left[seat] if ticked and owes else 0.0
            self.used[seat] = min(0.0, full - promised)

    def _catch_up(self) -> None:
        now = time.monotonic()
        if not self.stopped:
            for seat, owes in enumerate(self.owing):
                if owes:
                    since_back = hours.now() - self._back(seat)
                    self.used[seat] += min(now - self._since, max(0.0, since_back))
        self._since = now

    def _back(self, seat: int) -> float:
        """Return the end of a vacation during which the seat's time stands still."""
        return self.hours[seat].back if self.pace.kind == "days" else 0.0

    def set_hours(self, found: list[Hours]) -> None:
        """Set the vacations and nights of those in the seats, from now on."""
        self._catch_up()
        self.hours = found

    def stop(self) -> None:
        self._catch_up()
        self.stopped = True

    def start(self) -> None:
        self._catch_up()
        self.stopped = False

    def entry(self, seq: int, seat: int, undone: bool, owes: bool, settled: bool) -> None:
        """Count an entry of the log; `owes` if the seat must go on deciding."""
        if seq <= self.seq:
            return
        self.seq = seq
        self._catch_up()
        before = self._before[seat]
        if undone and before is not None:
            self.used[seat], self.bank[seat] = before
            self._before[seat] = None
        elif not undone and (settled or not owes):
            self._before[seat] = [self.used[seat], self.bank[seat]]
            self._decided(seat)
        if settled:
            self._before = [None] * len(self.used)

    def _decided(self, seat: int) -> None:
        """Take the time over the limit from the bank."""
        over = self.used[seat] - self.limit()
        if over > 0:
            self.bank[seat] = max(0.0, self.bank[seat] - over)
        self.used[seat] = 0.0

    def renew(self, seat: int) -> None:
        """Give the new holder of a seat a whole decision, and time to look around."""
        self._catch_up()
        self.bank[seat] = max(self.bank[seat], self.pace.bank / 2)
        self.used[seat] = min(0.0, self.limit() + self.bank[seat] - LOOK_AROUND)
        self._before[seat] = None

    def owe(self, seats: list[int]) -> None:
        """Set the seats that owe an answer from now on; those that owed one before go on."""
        self._catch_up()
        for seat in range(len(self.owing)):
            owes = seat in seats
            if self.owing[seat] and not owes:
                self._decided(seat)
            self.owing[seat] = owes

    def left(self, seat: int) -> float:
        """Return the seconds until the seat's time is up; below zero after that."""
        plain = self._plain(seat)
        if self.pace.kind != "days":
            return plain
        now = hours.now()
        return self.hours[seat].end(max(now, self._back(seat)) + plain) - now

    def _plain(self, seat: int) -> float:
        """Return the seconds that the seat has left, apart from vacation and night."""
        self._catch_up()
        return self.limit() + self.bank[seat] - self.used[seat]

    def is_over(self, seat: int) -> bool:
        """Return True if the seat's time is up; it never is without a clock."""
        return self.ticking and self.left(seat) <= 0

    def spent(self, seat: int) -> float:
        """Return the seconds that a seat has used for its present decision; with any pace."""
        self._catch_up()
        return self.used[seat]

    def next_end(self) -> float | None:
        """Return the seconds until the first seat runs out of time; None if none can."""
        if not self.ticking or self.stopped:
            return None
        left = [self.left(seat) for seat, owes in enumerate(self.owing) if owes]
        return min(left) if left else None

    def info(self) -> ClockInfo | None:
        if not self.ticking:
            return None
        self._catch_up()
        limit = self.limit()
        decision = [max(0.0, round(limit - used, 1)) for used in self.used]
        bank = []
        for seat, used in enumerate(self.used):
            bank.append(round(max(0.0, self.bank[seat] - max(0.0, used - limit)), 1))
        now = hours.now()
        running = []
        for seat, owes in enumerate(self.owing):
            running.append(owes and not self.stopped and self._back(seat) <= now)
            if owes and self.pace.kind == "days":
                decision[seat] = max(0.0, round(self.left(seat), 1))
        return ClockInfo(decision, bank, running)
