"""Rate limits: each visitor has a bucket that refills over time."""

from __future__ import annotations

import time
from math import ceil
from typing import Final

from gunbai.core.errors import GunbaiError, Refusal

_MOST_BUCKETS: Final = 20_000


class TooMuch(GunbaiError):
    """A visitor used up an allowance."""


class Limit:
    """An allowance for each key: a burst, then a rate per second."""

    def __init__(self, burst: float, per_second: float, factor: float = 1.0) -> None:
        self._burst: Final = burst * factor
        self._rate: Final = per_second * factor
        self._buckets: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        """Return the number of keys that are remembered."""
        return len(self._buckets)

    def take(self, key: str, amount: float = 1.0) -> None:
        """Use up some of the key's allowance, or refuse."""
        now = time.monotonic()
        left = self._left(key, now)
        if left < amount:
            raise self._too_much(amount - left)
        self._use(key, left - amount, now)

    def must_have(self, key: str) -> None:
        """Refuse a key that has used more than its allowance."""
        left = self._left(key, time.monotonic())
        if left < 0:
            raise self._too_much(-left)

    def spend(self, key: str, amount: float) -> None:
        """Use up what turned out to be needed, even if it is more than was left."""
        now = time.monotonic()
        self._use(key, self._left(key, now) - amount, now)

    def _too_much(self, missing: float) -> TooMuch:
        return TooMuch(Refusal("too-much", "", {"seconds": max(1, ceil(missing / self._rate))}))

    def _use(self, key: str, left: float, now: float) -> None:
        self._buckets[key] = (left, now)
        if len(self._buckets) > _MOST_BUCKETS:
            self._forget_the_fullest(now)

    def _forget_the_fullest(self, now: float) -> None:
        """Forget the fullest buckets: a full one is as good as none, and heavy users stay known."""
        fullest = sorted(self._buckets, key=lambda key: self._left(key, now), reverse=True)
        for key in fullest[: _MOST_BUCKETS // 4]:
            del self._buckets[key]

    def _left(self, key: str, now: float) -> float:
        left, at = self._buckets.get(key, (self._burst, now))
        return min(self._burst, left + (now - at) * self._rate)


def work_allowance(factor: float) -> Limit:
    """Return the allowance of seconds of the workshop's time."""
    return Limit(30, 0.5, factor)


class Limits:
    """All allowances of the server."""

    def __init__(self, factor: float) -> None:
        self.requests: Final = Limit(400, 40, factor)
        self.files: Final = Limit(3_000, 150, factor)  # pages and what they load
        self.sockets: Final = Limit(60, 4, factor)
        self.writes: Final = Limit(60, 5, factor)
        self.tables: Final = Limit(30, 0.1, factor)  # new ones, by address
        self.passwords: Final = Limit(8, 0.1, factor)
        self.logins: Final = Limit(30, 0.02, factor)  # by the name, from whatever address
        self.passkeys: Final = Limit(20, 0.2, factor)  # ceremonies, by address
        self.links: Final = Limit(10, 0.03, factor)  # new one-time links, by person
        self.entries: Final = Limit(20, 0.2, factor)  # uses of them, by address
        self.names: Final = Limit(20, 0.5, factor)
        self.messages: Final = Limit(120, 30, factor)
        self.talk: Final = Limit(12, 1, factor)
        self.hints: Final = Limit(12, 1.0, factor)
        self.reviews: Final = Limit(6, 0.01, factor)  # new ones, by person
        self.notices: Final = Limit(5, 0.02, factor)
        self.asks: Final = Limit(10, 0.02, factor)  # motions, offers, invitations; by person
        self.addresses: Final = Limit(20, 0.2, factor)  # of notices, looked up; by address
        self.desk: Final = Limit(120, 4, factor)  # questions about positions, by address
