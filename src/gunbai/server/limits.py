"""Rate limits: each visitor has a bucket that fills again with time."""

from __future__ import annotations

import time
from math import ceil
from typing import Final

from gunbai.core.errors import GunbaiError, Refusal

_MOST_BUCKETS: Final = 20_000


class TooMuch(GunbaiError):
    """A visitor used up an allowance."""


class Limit:
    """An allowance for each key: so many at once, then so many per second."""

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
            wait = max(1, ceil((amount - left) / self._rate))
            raise TooMuch(Refusal("too-much", "", {"seconds": wait}))
        self._buckets[key] = (left - amount, now)
        if len(self._buckets) > _MOST_BUCKETS:
            self._forget_the_fullest(now)

    def _forget_the_fullest(self, now: float) -> None:
        """Forget the fullest buckets: a full one is like none, and heavy users stay known."""
        fullest = sorted(self._buckets, key=lambda key: self._left(key, now), reverse=True)
        for key in fullest[: _MOST_BUCKETS // 4]:
            del self._buckets[key]

    def _left(self, key: str, now: float) -> float:
        left, at = self._buckets.get(key, (self._burst, now))
        return min(self._burst, left + (now - at) * self._rate)


class Limits:
    """All allowances of the server."""

    def __init__(self, factor: float) -> None:
        self.requests: Final = Limit(400, 40, factor)
        self.sockets: Final = Limit(60, 4, factor)
        self.writes: Final = Limit(60, 5, factor)
        self.passwords: Final = Limit(8, 0.1, factor)
        self.names: Final = Limit(20, 0.5, factor)
        self.messages: Final = Limit(120, 30, factor)
        self.talk: Final = Limit(12, 1, factor)
        self.hints: Final = Limit(6, 0.5, factor)
