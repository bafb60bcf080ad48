"""Harvest (RS-MH, RS-DP12)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
#: Without Turtle, whose strongholds have Force.
CALM = "koi lotus dragonfly bonsai"


@rule("RS-MH01", "RS-P23", "RS-DP12")
def test_everybody_gains_a_coin() -> None:
    table = Table(CALM, coins={"lotus": 2})
    table.mandate("koi", "harvest")
    assert [table.coins(clan) for clan in CALM.split()] == [1, 3, 1, 1]
    assert table.asked == ""


@rule("RS-MH02", "RS-P24", "RS-MH06")
@pytest.mark.parametrize(("pair", "gained"), [("", [4, 0, 0]), ("koi-lotus", [4, 3, 0])])
def test_rewards_are_for_the_active_player_and_the_ally(pair: str, gained: list[int]) -> None:
    board = {"kyoto": {"koi": "bushi"}, "kansai": {"lotus": "bushi"}, "edo": {"bonsai": "bushi"}}
    table = Table(CALM, board, allies=pair)
    table.mandate("koi", "harvest")
    assert [table.points(clan) for clan in ("koi", "lotus", "bonsai")] == gained


@rule("RS-MH02")
def test_the_reward_of_every_province() -> None:
    board = {name: {"koi": "bushi"} for name in ("kyoto", "kansai", "nagato", "oshu", "hokkaido")}
    table = Table(CALM, board)
    table.mandate("koi", "harvest")
    assert (table.points("koi"), table.coins("koi"), table.ronin("koi")) == (8, 1 + 1 + 3, 1 + 2)


@rule("RS-MH03")
def test_the_most_force_is_more_than_every_other_clan() -> None:
    board = {"kyoto": {"koi": "bushi bushi", "lotus": "bushi", "bonsai": "bushi bushi bushi"}}
    table = Table(CALM, board)
    table.mandate("koi", "harvest")
    assert table.points("koi") == 0
    table.mandate("bonsai", "harvest")
    assert table.points("bonsai") == 4


@rule("RS-MH03", "RS-H02")
@pytest.mark.parametrize(
    ("honor", "gained"), [("koi lotus dragonfly", 4), ("lotus koi dragonfly", 0)]
)
def test_a_tie_goes_to_honor(honor: str, gained: int) -> None:
    table = Table(honor, {"kyoto": {"koi": "bushi", "lotus": "shinto"}})
    table.mandate("koi", "harvest")
    assert table.points("koi") == gained
    assert table.points("lotus") == 0


@rule("RS-MH04")
def test_provinces_without_a_war_count_too() -> None:
    table = Table(CALM, {"kyoto": {"koi": "bushi"}, "kansai": {"koi": "bushi"}}, wars="kansai edo")
    table.mandate("koi", "harvest")
    assert table.points("koi") == 7


@rule("RS-MH05", "RS-Q30")
def test_nobody_harvests_without_force() -> None:
    table = Table(CALM, {"kyoto": {"koi": "stronghold"}})
    table.mandate("koi", "harvest")
    assert (table.points("koi"), table.ronin("koi"), table.coins("koi")) == (0, 0, 1)
    assert "rs-harvest" not in table.keys


@rule("RS-MH06")
def test_an_outsider_denies_the_reward() -> None:
    table = Table(CALM, {"kyoto": {"koi": "bushi", "bonsai": "bushi bushi"}})
    table.mandate("koi", "harvest")
    assert (table.points("koi"), table.points("bonsai")) == (0, 0)


@rule("RS-MH07")
def test_points_coins_and_ronin_of_one_reward() -> None:
    table = Table(CALM, {"nagato": {"koi": "bushi"}})
    table.mandate("koi", "harvest")
    assert (table.points("koi"), table.coins("koi"), table.ronin("koi")) == (1, 1 + 1, 1)


@rule("RS-X16", "RS-MH03", "RS-MH06")
def test_dragonfly_harvests() -> None:
    board = {
        "nagato": {"dragonfly": "bushi"},
        "kansai": {"dragonfly": "bushi bushi", "lotus": "bushi", "turtle": "bushi"},
        "kyoto": {"dragonfly": "shinto shinto", "turtle": "bushi bushi"},
        "edo": {"dragonfly": "bushi", "koi": "bushi"},
        "oshu": {"koi": "bushi bushi", "dragonfly": "bushi"},
        "kyushu": {"turtle": "stronghold", "koi": "bushi bushi"},
    }
    table = Table("koi dragonfly turtle lotus", board)
    table.mandate("dragonfly", "harvest")
    assert (table.points("dragonfly"), table.coins("dragonfly"), table.ronin("dragonfly")) == (
        8,
        2,
        1,
    )
    reaped = [event["province"] for event in table.events("rs-harvest")]
    assert reaped == ["kyoto", "kansai", "nagato"]


@rule("RS-Q29", "RS-P26", "RS-Q20")
def test_each_is_computed_at_the_own_place_in_the_order() -> None:
    """The ally before the active player; the coin, then the provinces in their order."""
    board = {"kyoto": {"koi": "bushi"}, "hokkaido": {"koi": "bushi"}, "kansai": {"lotus": "bushi"}}
    table = Table(CALM, board, allies="koi-lotus")
    table.mandate("koi", "harvest")
    told = [
        (event["player"], event.get("province", event.get("cause")))
        for event in table.history
        if event["key"] == "rs-harvest" or event.get("cause") == "mandate"
    ]
    assert told == [
        (1, "mandate"), (1, "kansai"), (2, "mandate"), (3, "mandate"), (0, "mandate"),
        (0, "hokkaido"), (0, "kyoto"),
    ]  # fmt: skip


@rule("RS-Q29", "RS-Q77")
def test_all_provinces_are_one_instance() -> None:
    """Loyalty adds a point once for a whole Harvest."""
    board = {"kyoto": {"koi": "bushi"}, "kansai": {"koi": "bushi"}}
    table = Table(CALM, board, cards={"koi": "loyalty"}, allies="koi-lotus", set="teapot")
    table.mandate("koi", "harvest")
    assert table.points("koi") == 4 + 3 + 1
