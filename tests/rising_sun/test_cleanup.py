"""Cleanup at the end of a season (RS-E01…E07)."""

from __future__ import annotations

from gunbai.games.rising_sun.names import FIRST_MONSTER, MONSTERS, SUPPLY
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    cleanup,
    coins,
    events,
    figures,
    honor,
    keys,
    points,
    ronin,
    seat,
    sound,
    strongholds,
    tokens,
)
from tests.rule import rule


def after_a_season(season: str = "spring") -> RisingSunState:
    """Seven tiles lie on the track, three are left; the next turn is seat 1's."""
    s = at_table(
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
    s.played = [0, 9, 18, 27, 36, 0, 9]  # each mandate as it was played
    s.top = [2, 3, 4]
    s.bag = [0, 0, 0, 0, 0]
    s.turn = 7
    s.looks = [[1], [2], [3]]
    sound(s)
    cleanup(s)
    sound(s)
    return s


@rule("RS-E01")
def test_all_coins_and_ronin_go_to_the_pool() -> None:
    s = after_a_season()
    gains = [event for event in events(s, "rs-coins") if event["cause"] == "income"]
    income = {event["player"]: event["coins"] for event in gains}
    assert income == {0: 5, 1: 7, 2: 6}
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle")] == [5 + 1, 7, 6]  # a hostage
    assert [ronin(s, clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 0]


@rule("RS-E02")
def test_figures_on_shrines_return_to_the_reserves() -> None:
    s = after_a_season()
    for kami in ("amaterasu", "fujin", "hachiman", "tsukuyomi"):
        for clan in ("koi", "lotus", "turtle"):
            assert figures(s, clan, kami) == ""
    for clan in ("koi", "lotus", "turtle"):
        assert figures(s, clan, "reserve").split().count("shinto") == 3


@rule("RS-E03")
def test_figures_and_strongholds_on_the_map_stay() -> None:
    s = after_a_season()
    assert figures(s, "koi", "oshu") == "bushi daimyo"
    assert figures(s, "lotus", "oshu") == "komainu"
    assert strongholds(s, "lotus", "oshu") == 1


@rule("RS-E04")
def test_all_ten_tiles_make_the_new_stack() -> None:
    s = after_a_season()
    assert s.bag == [2, 2, 2, 2, 2]
    assert s.played == s.top == s.hand == []
    assert s.looks == [[], [], []]  # nobody knows where a tile lies now


@rule("RS-E05", "RS-P15")
def test_the_stack_goes_to_the_left_of_the_last_active_player() -> None:
    s = after_a_season()  # seat 0 took the last turn
    for clan in ("koi", "lotus", "turtle"):
        answer(s, clan, "ready")
    assert asked(s) == "lotus RS-DP06"


@rule("RS-E06", "RS-W35")
def test_cards_tokens_points_honor_and_hostages_are_kept() -> None:
    s = after_a_season()
    assert s.cards[seat(s, "lotus")] == [3, 0]
    assert (tokens(s, "lotus"), tokens(s, "turtle")) == ("spring:oshu", "spring:edo")
    assert (points(s, "koi"), points(s, "lotus")) == (7, 11)
    assert honor(s) == "turtle koi lotus"
    assert keys(s).index("rs-cleanup") < keys(s).index("rs-season") < keys(s).index("rs-returned")


@rule("RS-E07", "RS-E01", "RS-E02")
def test_there_is_a_cleanup_after_autumn_too() -> None:
    s = after_a_season("autumn")
    assert s.ask is None
    assert events(s, "rs-cleanup") == [{"key": "rs-cleanup", "season": "autumn"}]
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle")] == [1, 0, 0]  # the hostage
    assert [ronin(s, clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 0]
    assert figures(s, "koi", "reserve").split().count("shinto") == 3


@rule("RS-Q91", "RS-P07")
def test_cards_nobody_bought_are_gone_with_their_monsters() -> None:
    s = at_table("koi lotus turtle", season="spring", phase="war")
    assert 1 in s.display  # Oni of Skulls
    skulls = MONSTERS.index("oni-of-skulls")
    for season in ("summer", "autumn"):
        cleanup(s)
        assert asked(s).endswith("RS-DP03"), season
        assert 1 not in s.display
        assert s.monster[skulls] == SUPPLY
    cleanup(s)
    assert s.display == []
    assert all(s.count(n, FIRST_MONSTER + skulls, z) == 0 for n in range(3) for z in range(20))
