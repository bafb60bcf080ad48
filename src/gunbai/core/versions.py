"""Versions of a session, as each seat counts them."""

from __future__ import annotations

from typing import Final

from gunbai.core.notation import Data, Notation

_MOST: Final = 1 << 40  # changes of a session


class Versions:
    """The number of changes of a session and, for each seat, of those that it could notice.

    Secret steps of others, as in a sealed plan, do not count for a seat.
    The last count is the spectators'.
    """

    def __init__(self, seats: int) -> None:
        self.changes = 0
        self.asks = 0  # completed asks, to distinguish the steps of one ask from others
        self._seen = [0] * (seats + 1)
        self._fresh = [0] * (
            seats + 1
        )  # the versions from which on an answer to the ask is not stale

    def seen(self, seat: int) -> int:
        """Return the seat's count; it never goes down."""
        return self._seen[seat]

    def is_fresh(self, seat: int, version: int) -> bool:
        """Return True if what the seat is asked has stayed the same since this version."""
        return self._fresh[seat] <= version <= self._seen[seat]

    def notice(self, who: int, noticed: int, same_ask: bool) -> None:
        """Count a change for all who noticed it; while the ask stays, other views stay fresh."""
        self.changes += 1
        for seat in range(len(self._seen)):
            if noticed >> seat & 1:
                self._seen[seat] += 1
                if seat == who or not same_ask:
                    self._fresh[seat] = self._seen[seat]

    def keep(self) -> Data:
        return {
            "versions": self._seen[:],
            "fresh": self._fresh[:],
            "counts": [self.changes, self.asks],
        }

    def read(self, n: Notation) -> None:
        """Continue from what `keep` returned."""
        seen = n.numbers("versions", [], _MOST)
        fresh = n.numbers("fresh", [], _MOST)
        counts = n.numbers("counts", [], _MOST)
        n.require(len(seen) == len(self._seen), "versions")
        n.require(len(fresh) == len(self._fresh), "fresh")
        n.require(len(counts) == 2, "counts")
        self._seen = seen
        self._fresh = fresh
        self.changes = counts[0]
        self.asks = counts[1]
