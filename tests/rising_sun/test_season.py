"""The course of a season and its set-up (RS-P01…P15, RS-P31, RS-P32)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.names import CLANS, PROVINCES
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.rising_sun.view_types import RisingSunView
from tests.rising_sun.playing import new_game, play_absent, play_random, rest_of_the_season
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    coins,
    events,
    figures,
    keys,
    legal,
    mandate,
    run,
    seat,
    sound,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
MARKS = {
    "rs-season": "set-up", "rs-tea": "tea", "rs-draws": "turn", "rs-war": "war",
    "rs-cleanup": "cleanup",
}  # fmt: skip


def seen(s: RisingSunState) -> RisingSunView:
    return s.observe(SPECTATOR)


def summer() -> RisingSunState:
    """The set-up of Summer, up to the Tea Ceremony."""
    s = at_table(FOUR, season="summer", display="komainu righteousness")
    run(s, Course(0, 0))
    return s


# the seasons


@rule("RS-P01", "RS-P02", "RS-I16")
def test_three_seasons_and_winter() -> None:
    s = new_game(1, players=3)
    play_absent(s)
    walked = [MARKS[key] for key in keys(s) if key in MARKS]
    season = ["set-up", "tea", *["turn"] * 7, "war", "cleanup"]
    assert walked == season * 3 + ["set-up"]
    names = [event["season"] for event in events(s, "rs-season")]
    assert names == ["spring", "summer", "autumn", "winter"]
    assert s.result() is not None


@rule("RS-P03", "RS-P10", "RS-P11", "RS-Q42")
def test_the_order_of_the_set_up() -> None:
    s = at_table(FOUR, season="summer")
    s.put(seat(s, "koi"), 0, 12, 14 + seat(s, "lotus"))
    run(s, Course(0, 0))
    order = ["rs-season", "rs-wars", "rs-cards", *["rs-coins"] * 4, "rs-returned", "rs-coins"]
    assert keys(s)[: len(order)] == order
    assert keys(s)[len(order)] == "rs-tea"


@rule("RS-P04", "RS-P05", "RS-P06", "RS-X07", "RS-Q56")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_and_two_provinces_have_war(players: int) -> None:
    s = new_game(7, players=players)
    wars = seen(s)["wars"]
    assert len(set(wars)) == len(wars) == players + 2
    for name, province in seen(s)["provinces"].items():
        number = wars.index(name) + 1 if name in wars else None
        assert province["war"] == number


@rule("RS-P06", "RS-Q56", "RS-HI12")
def test_a_province_without_a_number_has_no_war() -> None:
    s = new_game(3, players=3)
    calm = [name for name in PROVINCES if name not in seen(s)["wars"]]
    assert len(calm) == 3
    rest_of_the_season(s)
    fought = [
        event["province"]
        for event in events(s)
        if event["key"] in ("rs-no-war", "rs-alone", "rs-peace", "rs-battle")
    ]
    assert len(fought) == 5
    assert not set(calm) & set(fought)


@rule("RS-P04", "RS-P31")
def test_the_numbers_are_laid_anew_each_season() -> None:
    s = new_game(3, players=4)
    play_absent(s)
    laid = [event["provinces"] for event in events(s, "rs-wars")]
    assert [len(provinces) for provinces in laid if isinstance(provinces, list)] == [6, 6, 6]
    assert laid[0] != laid[1] != laid[2]


# the cards


@rule("RS-P07", "RS-P08")
def test_unbought_cards_are_discarded() -> None:
    s = summer()
    assert "komainu" not in seen(s)["display"]
    assert {s.setup.cards[card].figures.season for card in s.display} == {1}
    assert len(s.display) == 12


@rule("RS-P07", "RS-X08", "RS-P32")
def test_all_spring_cards_with_the_teapot_lie_open() -> None:
    s = new_game(1, players=4, clans="koi,lotus,turtle,dragonfly", set="teapot")
    assert sorted(seen(s)["display"]) == sorted(
        ["komainu", "oni-of-skulls", "path-of-the-lion", "righteousness", "righteousness",
         "way-of-the-shogun", "way-of-the-shogun", "honesty", "honesty", "path-of-the-patron",
         "path-of-the-warlord", "path-of-the-warlord"]
    )  # fmt: skip


@rule("RS-P08", "RS-MT11")
def test_a_bought_card_is_not_replaced_by_another() -> None:
    s = at_table(FOUR, coins={"koi": 5})
    before = seen(s)["display"]
    mandate(s, "koi", "train")
    answer(s, "koi", "buy righteousness")
    before.remove("righteousness")
    assert seen(s)["display"] == before
    assert seen(s)["display"].count("righteousness") == 1


@rule("RS-P32")
def test_copies_are_one_choice_and_their_number_is_seen() -> None:
    s = at_table(FOUR, coins={"koi": 5}, display="righteousness righteousness komainu")
    mandate(s, "koi", "train")
    assert legal(s, "koi") == ["pass", "buy righteousness", "buy komainu"]
    assert seen(s)["display"].count("righteousness") == 2


# income and hostages


@rule("RS-P09", "RS-I09")
def test_income_of_each_clan() -> None:
    s = new_game(1, players=6, clans="koi,sun,lotus,turtle,bonsai,moon")
    income = {CLANS[s.setup.clans[n]]: s.coins[n] for n in range(6)}
    assert income == {"koi": 5, "sun": 7, "lotus": 7, "turtle": 6, "bonsai": 4, "moon": 4}
    s = new_game(1, players=3, clans="koi,lotus,dragonfly")
    assert s.coins == [5, 7, 6]
    play_random(s, 1, "RS-DP22")
    rest_of_the_season(s)
    assert s.coins == [5, 7, 6]  # what was left in Spring is gone


@rule("RS-P10", "RS-P11", "RS-W35", "RS-Q39")
def test_hostages_go_home_and_bring_their_captor_coins() -> None:
    s = at_table(FOUR, {"edo": {"koi": "oni-of-skulls"}}, season="summer")
    lotus = 14 + seat(s, "lotus")
    s.put(0, 0, 12, lotus)
    s.put(0, 4, 2, lotus)
    s.put(2, 1, 12, 14 + seat(s, "dragonfly"))
    run(s, Course(0, 0))
    assert figures(s, "koi", "prison:lotus") == ""
    assert "oni-of-skulls" in figures(s, "koi", "reserve")
    assert figures(s, "koi", "edo") == ""
    assert [coins(s, clan) for clan in FOUR.split()] == [5, 7 + 2, 6, 6 + 1]
    sound(s)


@rule("RS-P10", "RS-E10", "RS-Q41")
def test_hostages_return_in_winter_too() -> None:
    s = at_table(FOUR, season="autumn")
    s.put(0, 0, 12, 14 + seat(s, "lotus"))
    run(s, Course(7, 0))
    assert s.season == 3
    assert figures(s, "koi", "prison:lotus") == ""
    assert coins(s, "lotus") == 1


# the rotation


@rule("RS-P13", "RS-P14", "RS-P15", "RS-XD01", "RS-Q57", "RS-E05", "RS-D08")
@pytest.mark.parametrize(
    ("players", "firsts", "turns"),
    [
        (3, [0, 1, 2], [7, 7, 7]),
        (4, [0, 3, 2], [6, 5, 5, 5]),
        (5, [0, 2, 4], [5, 4, 4, 4, 4]),
        (6, [0, 1, 2], [4, 4, 4, 3, 3, 3]),
    ],
)
def test_mandate_turns_pass_clockwise_without_a_break(
    players: int, firsts: list[int], turns: list[int]
) -> None:
    s = new_game(1, players=players)
    play_absent(s)
    active = [event["player"] for event in events(s, "rs-draws")]
    assert active == [turn % players for turn in range(21)]
    assert [active[0], active[7], active[14]] == firsts
    assert [active.count(n) for n in range(players)] == turns


@rule("RS-P13", "RS-H12")
def test_the_top_of_the_honor_track_begins() -> None:
    s = new_game(1, players=4, clans="turtle,bonsai,dragonfly,lotus")
    play_absent(s, "RS-DP06")
    assert asked(s) == "lotus RS-DP06"
    assert s.honor[0] == seat(s, "lotus")


@rule("RS-P29", "RS-P12")
def test_war_follows_the_third_kami_turn() -> None:
    s = new_game(1, players=3)
    play_absent(s)
    walked = [key for key in keys(s) if key in ("rs-kami", "rs-war", "rs-draws")]
    for place, key in enumerate(walked):
        if key == "rs-war":
            assert walked[place - 1] == "rs-kami"
    assert walked.count("rs-kami") == 9
