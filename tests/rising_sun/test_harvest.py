"""Harvest (RS-MH, RS-DP12)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import asked, at_table, coins, events, keys, mandate, points, ronin
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
#: Without Turtle, whose strongholds have Force.
CALM = "koi lotus dragonfly bonsai"


@rule("RS-MH01", "RS-P23", "RS-DP12")
def test_everybody_gains_a_coin() -> None:
    s = at_table(CALM, coins={"lotus": 2})
    mandate(s, "koi", "harvest")
    assert [coins(s, clan) for clan in CALM.split()] == [1, 3, 1, 1]
    assert asked(s) == ""


@rule("RS-MH02", "RS-P24", "RS-MH06")
@pytest.mark.parametrize(("pair", "gained"), [("", [4, 0, 0]), ("koi-lotus", [4, 3, 0])])
def test_rewards_are_for_the_active_player_and_the_ally(pair: str, gained: list[int]) -> None:
    board = {"kyoto": {"koi": "bushi"}, "kansai": {"lotus": "bushi"}, "edo": {"bonsai": "bushi"}}
    s = at_table(CALM, board, allies=pair)
    mandate(s, "koi", "harvest")
    assert [points(s, clan) for clan in ("koi", "lotus", "bonsai")] == gained


@rule("RS-MH02")
def test_the_reward_of_every_province() -> None:
    board = {name: {"koi": "bushi"} for name in ("kyoto", "kansai", "nagato", "oshu", "hokkaido")}
    s = at_table(CALM, board)
    mandate(s, "koi", "harvest")
    assert (points(s, "koi"), coins(s, "koi"), ronin(s, "koi")) == (8, 1 + 1 + 3, 1 + 2)


@rule("RS-MH03")
def test_the_most_force_is_more_than_every_other_clan() -> None:
    board = {"kyoto": {"koi": "bushi bushi", "lotus": "bushi", "bonsai": "bushi bushi bushi"}}
    s = at_table(CALM, board)
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == 0
    mandate(s, "bonsai", "harvest")
    assert points(s, "bonsai") == 4


@rule("RS-MH03", "RS-H02")
@pytest.mark.parametrize(
    ("honor", "gained"), [("koi lotus dragonfly", 4), ("lotus koi dragonfly", 0)]
)
def test_a_tie_goes_to_honor(honor: str, gained: int) -> None:
    s = at_table(honor, {"kyoto": {"koi": "bushi", "lotus": "shinto"}})
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == gained
    assert points(s, "lotus") == 0


@rule("RS-MH04")
def test_provinces_without_a_war_count_too() -> None:
    s = at_table(CALM, {"kyoto": {"koi": "bushi"}, "kansai": {"koi": "bushi"}}, wars="kansai edo")
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == 7


@rule("RS-MH05", "RS-Q30")
def test_nobody_harvests_without_force() -> None:
    s = at_table(CALM, {"kyoto": {"koi": "stronghold"}})
    mandate(s, "koi", "harvest")
    assert (points(s, "koi"), ronin(s, "koi"), coins(s, "koi")) == (0, 0, 1)
    assert "rs-harvest" not in keys(s)


@rule("RS-MH06")
def test_an_outsider_denies_the_reward() -> None:
    s = at_table(CALM, {"kyoto": {"koi": "bushi", "bonsai": "bushi bushi"}})
    mandate(s, "koi", "harvest")
    assert (points(s, "koi"), points(s, "bonsai")) == (0, 0)


@rule("RS-MH07")
def test_points_coins_and_ronin_of_one_reward() -> None:
    s = at_table(CALM, {"nagato": {"koi": "bushi"}})
    mandate(s, "koi", "harvest")
    assert (points(s, "koi"), coins(s, "koi"), ronin(s, "koi")) == (1, 1 + 1, 1)


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
    s = at_table("koi dragonfly turtle lotus", board)
    mandate(s, "dragonfly", "harvest")
    assert (points(s, "dragonfly"), coins(s, "dragonfly"), ronin(s, "dragonfly")) == (8, 2, 1)
    reaped = [event["province"] for event in events(s, "rs-harvest")]
    assert reaped == ["kyoto", "kansai", "nagato"]


@rule("RS-Q29", "RS-P26", "RS-Q20")
def test_each_is_computed_at_the_own_place_in_the_order() -> None:
    """The ally before the active player; the coin, then the provinces in their order."""
    board = {"kyoto": {"koi": "bushi"}, "hokkaido": {"koi": "bushi"}, "kansai": {"lotus": "bushi"}}
    s = at_table(CALM, board, allies="koi-lotus")
    mandate(s, "koi", "harvest")
    told = [
        (event["player"], event.get("province", event.get("cause")))
        for event in events(s)
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
    s = at_table(CALM, board, cards={"koi": "loyalty"}, allies="koi-lotus", set_="teapot")
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == 4 + 3 + 1
