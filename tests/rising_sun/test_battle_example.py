"""The printed battle of Nagato, step by step."""

from __future__ import annotations

from tests.rising_sun.table import Table
from tests.rule import rule


@rule("RS-X21", "RS-V25", "RS-Q50", "RS-W17", "RS-W18", "RS-W72", "RS-W54")
def test_the_battle_of_nagato() -> None:
    table = Table(
        "dragonfly koi lotus turtle",
        {
            "nagato": {"turtle": "bushi oni-of-skulls", "koi": "bushi daimyo", "lotus": "shinto"},
            "kyoto": {"turtle": "stronghold"},
        },
        allies="turtle-lotus",
        coins={"turtle": 4, "koi": 8, "lotus": 6},
        ronin={"turtle": 1, "lotus": 3},
        points={"turtle": 1},
        wars="nagato",
    )
    table.battles()
    assert table.asked == "koi lotus turtle RS-DP22"
    table.bid("turtle", 0, 3, 0, 1)
    table.bid("koi", 0, 0, 1, 3)
    table.bid("lotus", 1, 3, 2, 0)
    assert table.asked == "lotus RS-DP23"
    table.answer("lotus", "use")
    assert table.honor == "dragonfly lotus koi turtle"
    assert table.points("lotus") == 1
    assert table.legal("lotus") == [
        "pass",
        "capture koi bushi",
        "capture turtle bushi",
        "capture turtle oni-of-skulls",
    ]
    table.answer("lotus", "capture turtle oni-of-skulls")
    assert (table.points("lotus"), table.points("turtle")) == (2, 0)
    assert table.asked == "lotus RS-DP25"
    table.answer("lotus", "use")
    assert table.state.tokens[1]
    assert table.figures("turtle", "nagato") == "bushi"
    assert table.figures("koi", "nagato") == ""
    assert table.points("koi") == 3
    assert [table.coins(clan) for clan in ("turtle", "koi", "lotus")] == [3, 7, 0]
    assert table.honor == "dragonfly lotus koi turtle"
