"""Games of Shogun that come upon every decision point: see `tests/properties/positions.py`."""

from __future__ import annotations

from tests.properties.positions import Path, Positions
from tests.shogun.table import ALL, SHOGUN

#: What is left out where it says nothing; with these a position is another one, or can't be.
MAY_BE_MISSING = (
    "buildings", "unrest", "gained", "shown", "special", "calm", "shields", "valour", "general",
    "reserve", "statues", "trophies", "offices", "row", "script",
)  # fmt: skip


def may_be_missing(path: Path) -> bool:
    return path[-1] in MAY_BE_MISSING or path[-2:-1] in (("plan",), ("offices",))


SHOGUN_POSITIONS = Positions(
    SHOGUN,
    games=[
        (34, {"players": 3, "expansions": ALL, "start": "draft", "decline": "yes"}),
        (2, {"players": 4, "expansions": ALL}),
        (5, {"players": 3, "expansions": ALL}),
    ],
    keys=[*(f"SG-D{n}" for n in range(2, 25)), "SG-Q10"],
    whole="SG-D6",
    places=150,
    refusals="sg-",
    optional=may_be_missing,
    words=["kii", "SG-D6", "battle"],
)
