"""Games of Joraku that come upon every decision point: see `tests/properties/positions.py`."""

from __future__ import annotations

from tests.joraku.table import JORAKU
from tests.properties.positions import Path, Positions


def may_be_missing(path: Path) -> bool:
    """Return True for own data and the acting faction, which may be missing."""
    return path[-1] in ("data", "faction")


JORAKU_POSITIONS = Positions(
    JORAKU,
    games=[
        (1, {"players": 4, "variants": "4,6"}),
        (1, {"mode": "two_vs_two"}),
        (1, {"mode": "neutral"}),
    ],
    keys=[f"JK-D{n:02d}" for n in range(2, 14)],
    whole="JK-D07",
    places=100,
    refusals="jk-",
    optional=may_be_missing,
    words=["kyoto", "red", "6r", "JK-D03", "effect"],
)
