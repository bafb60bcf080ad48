"""Games of Kura that come upon every decision point: see `tests/properties/positions.py`."""

from __future__ import annotations

import gunbai
from tests.properties.positions import Path, Positions


def may_be_missing(path: Path) -> bool:
    """Return True for own data and, at the end, the lot, which may be missing."""
    return path[-1] == "data"


KURA_POSITIONS = Positions(
    gunbai.load("kura"),
    games=[(1, {}), (2, {"players": 4, "rounds": 3})],
    keys=["KR-D1", "KR-D2"],
    whole="KR-D1",
    places=40,
    refusals="kr-",
    optional=may_be_missing,
    words=["silk", "KR-D2", "sale"],
)
