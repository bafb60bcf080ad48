"""Games of Rising Sun that come upon every decision point: see `tests/properties/positions.py`."""

from __future__ import annotations

from tests.properties.positions import Path, Positions
from tests.rising_sun.table import RISING_SUN, Table


def may_be_missing(path: Path) -> bool:
    """Return True for pieces, numbers by name and stakes, which a dump leaves out at zero."""
    counted = ("bushi", "shinto", "stronghold", "strongholds", "used", "bid")
    return (path[0] == "board" and len(path) > 1) or (len(path) > 3 and path[-2] in counted)


def hatred() -> Table:
    """RS-DP30: Oni of Hate has entered a province with two figures."""
    board = {"kansai": {"koi": "bushi shinto"}, "nagato": {"lotus": "oni-of-hate"}}
    table = Table("koi lotus turtle", board, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    return table


RISING_SUN_POSITIONS = Positions(
    RISING_SUN,
    games=[
        (1, {"players": 3, "set": "archway", "clans": "koi,dragonfly,bonsai"}),
        (2, {"players": 3, "set": "archway", "clans": "koi,dragonfly,bonsai"}),
        (1, {"players": 3, "set": "teapot", "clans": "koi,lotus,turtle", "shrines": "first"}),
        (1, {"players": 3, "set": "horseman", "clans": "turtle,dragonfly,bonsai"}),
        (1, {"players": 3, "set": "ship", "clans": "koi,lotus,bonsai", "sun": "once"}),
        (1, {"players": 4, "set": "archway", "clans": "koi,lotus,turtle,bonsai"}),
        (1, {"players": 5, "set": "teapot", "clans": "sun,lotus,turtle,dragonfly,bonsai",
             "dynasty": "yes", "shrines": "first"}),
        (3, {"players": 6, "set": "horseman", "clans": "koi,sun,moon,lotus,turtle,bonsai"}),
        (5, {"players": 6, "set": "ship", "clans": "koi,sun,moon,dragonfly,turtle,bonsai"}),
    ],
    # RS-DP01 and 02 are options of the game; 04, 12, 21 and 26 are asked with another one
    keys=[f"RS-DP{n:02d}" for n in range(3, 32) if n not in (4, 12, 21, 26)],
    whole="RS-DP08",
    places=150,
    refusals="rs-",
    optional=may_be_missing,
    words=["edo", "koi", "RS-DP08", "battle"],
    rare=[hatred().state],
)  # fmt: skip
