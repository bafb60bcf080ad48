"""Cleanup at the end of a season (RS-E01…E07)."""

from __future__ import annotations

from gunbai.games.rising_sun.names import FIRST_MONSTER, MONSTERS, SUPPLY
from tests.rising_sun.table import Table
from tests.rule import rule


def after_a_season(season: str = "spring") -> Table:
    """Seven tiles lie on the track, three are left; the next turn is seat 1's."""
    table = Table(
        "turtle koi lotus",
        {
            "oshu": {"koi": "bushi daimyo", "lotus": "komainu stronghold"},
            "fujin": {"koi": "shinto shinto", "turtle": "shinto"},
            "hachiman": {"lotus": "shinto"},
            "prison:koi": {"lotus": "bushi"},
        },
        {"lotus": "righteousness"},
        coins={"koi": 4, "lotus": 9, "turtle": 1},
        ronin={"koi": 2, "turtle": 3},
        points={"koi": 7, "lotus": 11},
        tokens={"lotus": "spring:oshu", "turtle": "spring:edo"},
        season=season,
        phase="war",
    )
    table.state.played = [0, 9, 18, 27, 36, 0, 9]  # each mandate as it was played
    table.state.top = [2, 3, 4]
    table.state.bag = [0, 0, 0, 0, 0]
    table.state.turn = 7
    table.state.looks = [[1], [2], [3]]
    table.sound()
    table.cleanup()
    table.sound()
    return table


@rule("RS-E01")
def test_all_coins_and_ronin_go_to_the_pool() -> None:
    table = after_a_season()
    gains = [event for event in table.events("rs-coins") if event["cause"] == "income"]
    income = {event["player"]: event["coins"] for event in gains}
    assert income == {0: 5, 1: 7, 2: 6}
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [5 + 1, 7, 6]  # a hostage
    assert [table.ronin(clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 0]


@rule("RS-E02")
def test_figures_on_shrines_return_to_the_reserves() -> None:
    table = after_a_season()
    for kami in ("amaterasu", "fujin", "hachiman", "tsukuyomi"):
        for clan in ("koi", "lotus", "turtle"):
            assert table.figures(clan, kami) == ""
    for clan in ("koi", "lotus", "turtle"):
        assert table.figures(clan, "reserve").split().count("shinto") == 3


@rule("RS-E03")
def test_figures_and_strongholds_on_the_map_stay() -> None:
    table = after_a_season()
    assert table.figures("koi", "oshu") == "bushi daimyo"
    assert table.figures("lotus", "oshu") == "komainu"
    assert table.strongholds("lotus", "oshu") == 1


@rule("RS-E04")
def test_all_ten_tiles_make_the_new_stack() -> None:
    table = after_a_season()
    assert table.state.bag == [2, 2, 2, 2, 2]
    assert table.state.played == table.state.top == table.state.hand == []
    assert table.state.looks == [[], [], []]  # nobody knows where a tile lies now


@rule("RS-E05", "RS-P15")
def test_the_stack_goes_to_the_left_of_the_last_active_player() -> None:
    table = after_a_season()  # seat 0 took the last turn
    for clan in ("koi", "lotus", "turtle"):
        table.answer(clan, "ready")
    assert table.asked == "lotus RS-DP06"


@rule("RS-E06", "RS-W35")
def test_cards_tokens_points_honor_and_hostages_are_kept() -> None:
    table = after_a_season()
    assert table.cards("lotus") == "righteousness komainu"
    assert (table.tokens("lotus"), table.tokens("turtle")) == ("spring:oshu", "spring:edo")
    assert (table.points("koi"), table.points("lotus")) == (7, 11)
    assert table.honor == "turtle koi lotus"
    told = table.keys
    assert told.index("rs-cleanup") < told.index("rs-season") < told.index("rs-returned")


@rule("RS-E07", "RS-E01", "RS-E02")
def test_there_is_a_cleanup_after_autumn_too() -> None:
    table = after_a_season("autumn")
    assert not table.asked
    assert table.events("rs-cleanup") == [{"season": "autumn"}]
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [1, 0, 0]  # the hostage
    assert [table.ronin(clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 0]
    assert table.figures("koi", "reserve").split().count("shinto") == 3


@rule("RS-Q91", "RS-P07")
def test_cards_nobody_bought_are_gone_with_their_monsters() -> None:
    table = Table("koi lotus turtle", season="spring", phase="war")
    assert "oni-of-skulls" in table.display
    skulls = MONSTERS.index("oni-of-skulls")
    for season in ("summer", "autumn"):
        table.cleanup()
        assert table.asked.endswith("RS-DP03"), season
        assert "oni-of-skulls" not in table.display
        assert table.state.monster[skulls] == SUPPLY
    table.cleanup()
    assert table.display == ""
    assert all(
        table.state.count(n, FIRST_MONSTER + skulls, z) == 0 for n in range(3) for z in range(20)
    )
