"""The printed battle of Nagato, step by step."""

from __future__ import annotations

from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    figures,
    honor,
    legal,
    points,
)
from tests.rule import rule


@rule("RS-X21", "RS-V25", "RS-Q50", "RS-W17", "RS-W18", "RS-W72", "RS-W54")
def test_the_battle_of_nagato() -> None:
    s = at_table(
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
    battles(s)
    assert asked(s) == "koi lotus turtle RS-DP22"
    bid(s, "turtle", 0, 3, 0, 1)
    bid(s, "koi", 0, 0, 1, 3)
    bid(s, "lotus", 1, 3, 2, 0)
    assert asked(s) == "lotus RS-DP23"
    answer(s, "lotus", "use")
    assert honor(s) == "dragonfly lotus koi turtle"
    assert points(s, "lotus") == 1
    assert legal(s, "lotus") == [
        "pass",
        "capture koi bushi",
        "capture turtle bushi",
        "capture turtle oni-of-skulls",
    ]
    answer(s, "lotus", "capture turtle oni-of-skulls")
    assert (points(s, "lotus"), points(s, "turtle")) == (2, 0)
    assert asked(s) == "lotus RS-DP25"
    answer(s, "lotus", "use")
    assert s.tokens[1]
    assert figures(s, "turtle", "nagato") == "bushi"
    assert figures(s, "koi", "nagato") == ""
    assert points(s, "koi") == 3
    assert [coins(s, clan) for clan in ("turtle", "koi", "lotus")] == [3, 7, 0]
    assert honor(s) == "dragonfly lotus koi turtle"
