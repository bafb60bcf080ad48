"""Parts of judgement that games share: leads, and the chances that follow from expected points."""

from __future__ import annotations

import math


def lead_of(values: list[float], seat: int) -> float:
    """Return how far a seat is ahead of the best of the others."""
    best = -1.0e9
    for other in range(len(values)):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - best


def log_chances(expected: list[float], spread: float) -> list[float]:
    """Return the logarithms of the chances to win that follow from expected points."""
    top = max(expected)
    total = 0.0
    for points in expected:
        total += math.exp((points - top) / spread)
    rest = math.log(total)
    return [(points - top) / spread - rest for points in expected]
