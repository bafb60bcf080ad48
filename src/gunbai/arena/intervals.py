"""Confidence intervals of a measured share."""

from __future__ import annotations

import math
from typing import Final

Z95: Final = 1.959964


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson score interval of a share: sound for few trials and near 0 and 1, too."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    square = z * z / trials
    middle = (share + square / 2) / (1 + square)
    half = z * math.sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
