"""A sequential test: as many games as a decision needs, with the question fixed beforehand."""

from __future__ import annotations

import math
from typing import Final

ERROR: Final = 0.05  # the chance of a wrong decision, on either side


class SequentialTest:
    """Wald's test of whether a share of wins is at most `low` or at least `high`.

    In between it takes longest, and either answer is possible.
    """

    def __init__(self, low: float, high: float) -> None:
        if not 0.0 < low < high < 1.0:
            raise ValueError("the bounds are shares between 0 and 1, the lower one first")
        self.low = low
        self.high = high
        self.evidence = 0.0  # the logarithm of how much better `high` explains the games

    def add(self, won: float) -> None:
        """Count a game: 1 if it was won, 0 if not, or the share of a shared win."""
        self.evidence += won * math.log(self.high / self.low)
        self.evidence += (1.0 - won) * math.log((1.0 - self.high) / (1.0 - self.low))

    def decision(self) -> str:
        """Return "high" or "low" once it is decided, else an empty text."""
        bound = math.log((1.0 - ERROR) / ERROR)
        if self.evidence >= bound:
            return "high"
        return "low" if self.evidence <= -bound else ""
