"""The course of a season and its set-up (RS-P01…P15, RS-P31, RS-P32)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.names import CLANS, PROVINCES
from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
MARKS = {
    "rs-season": "set-up", "rs-tea": "tea", "rs-draws": "turn", "rs-war": "war",
    "rs-cleanup": "cleanup",
}  # fmt: skip


def summer() -> Table:
    """The set-up of Summer, up to the Tea Ceremony."""
    table = Table(FOUR, season="summer", display="komainu righteousness")
    table.run(Course(0, 0))
    return table


# the seasons


@rule("RS-P01", "RS-P02", "RS-I16")
def test_three_seasons_and_winter() -> None:
    table = Table.new(1, players=3)
    table.play_absent()
    walked = [MARKS[key] for key in table.keys if key in MARKS]
    season = ["set-up", "tea", *["turn"] * 7, "war", "cleanup"]
    assert walked == season * 3 + ["set-up"]
    names = [event["season"] for event in table.events("rs-season")]
    assert names == ["spring", "summer", "autumn", "winter"]
    assert table.state.result() is not None


@rule("RS-P03", "RS-P10", "RS-P11", "RS-Q42")
def test_the_order_of_the_set_up() -> None:
    table = Table(FOUR, season="summer")
    table.state.put(table.seat("koi"), 0, 12, 14 + table.seat("lotus"))
    table.run(Course(0, 0))
    order = ["rs-season", "rs-wars", "rs-cards", *["rs-coins"] * 4, "rs-returned", "rs-coins"]
    assert table.keys[: len(order)] == order
    assert table.keys[len(order)] == "rs-tea"


@rule("RS-P04", "RS-P05", "RS-P06", "RS-X07", "RS-Q56")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_and_two_provinces_have_war(players: int) -> None:
    table = Table.new(7, players=players)
    wars = table.view()["wars"]
    assert len(set(wars)) == len(wars) == players + 2
    for name, province in table.view()["provinces"].items():
        number = wars.index(name) + 1 if name in wars else None
        assert province["war"] == number


@rule("RS-P06", "RS-Q56", "RS-HI12")
def test_a_province_without_a_number_has_no_war() -> None:
    table = Table.new(3, players=3)
    calm = [name for name in PROVINCES if name not in table.view()["wars"]]
    assert len(calm) == 3
    table.rest_of_the_season()
    fought = [
        event["province"]
        for event in table.history
        if event["key"] in ("rs-no-war", "rs-alone", "rs-peace", "rs-battle")
    ]
    assert len(fought) == 5
    assert not set(calm) & set(fought)


@rule("RS-P04", "RS-P31")
def test_the_numbers_are_laid_anew_each_season() -> None:
    table = Table.new(3, players=4)
    table.play_absent()
    laid = [event["provinces"] for event in table.events("rs-wars")]
    assert [len(provinces) for provinces in laid if isinstance(provinces, list)] == [6, 6, 6]
    assert laid[0] != laid[1] != laid[2]


# the cards


@rule("RS-P07", "RS-P08")
def test_unbought_cards_are_discarded() -> None:
    table = summer()
    assert "komainu" not in table.view()["display"]
    assert {table.state.setup.cards[card].values.season for card in table.state.display} == {1}
    assert len(table.state.display) == 12


@rule("RS-P07", "RS-X08", "RS-P32")
def test_all_spring_cards_with_the_teapot_lie_open() -> None:
    table = Table.new(1, players=4, clans="koi,lotus,turtle,dragonfly", set="teapot")
    assert sorted(table.view()["display"]) == sorted(
        ["komainu", "oni-of-skulls", "path-of-the-lion", "righteousness", "righteousness",
         "way-of-the-shogun", "way-of-the-shogun", "honesty", "honesty", "path-of-the-patron",
         "path-of-the-warlord", "path-of-the-warlord"]
    )  # fmt: skip


@rule("RS-P08", "RS-MT11")
def test_a_bought_card_is_not_replaced_by_another() -> None:
    table = Table(FOUR, coins={"koi": 5})
    before = table.view()["display"]
    table.mandate("koi", "train")
    table.answer("koi", "buy righteousness")
    before.remove("righteousness")
    assert table.view()["display"] == before
    assert table.view()["display"].count("righteousness") == 1


@rule("RS-P32")
def test_copies_are_one_choice_and_their_number_is_seen() -> None:
    table = Table(FOUR, coins={"koi": 5}, display="righteousness righteousness komainu")
    table.mandate("koi", "train")
    assert table.legal("koi") == ["pass", "buy righteousness", "buy komainu"]
    assert table.view()["display"].count("righteousness") == 2


# income and hostages


@rule("RS-P09", "RS-I09")
def test_income_of_each_clan() -> None:
    table = Table.new(1, players=6, clans="koi,sun,lotus,turtle,bonsai,moon")
    income = {CLANS[table.state.setup.clans[n]]: table.state.coins[n] for n in range(6)}
    assert income == {"koi": 5, "sun": 7, "lotus": 7, "turtle": 6, "bonsai": 4, "moon": 4}
    table = Table.new(1, players=3, clans="koi,lotus,dragonfly")
    assert table.state.coins == [5, 7, 6]
    table.play_random("RS-DP22")
    table.rest_of_the_season()
    assert table.state.coins == [5, 7, 6]  # what was left in Spring is gone


@rule("RS-P10", "RS-P11", "RS-W35", "RS-Q39")
def test_hostages_go_home_and_bring_their_captor_coins() -> None:
    table = Table(FOUR, {"edo": {"koi": "oni-of-skulls"}}, season="summer")
    lotus = 14 + table.seat("lotus")
    table.state.put(0, 0, 12, lotus)
    table.state.put(0, 4, 2, lotus)
    table.state.put(2, 1, 12, 14 + table.seat("dragonfly"))
    table.run(Course(0, 0))
    assert table.figures("koi", "prison:lotus") == ""
    assert "oni-of-skulls" in table.figures("koi", "reserve")
    assert table.figures("koi", "edo") == ""
    assert [table.coins(clan) for clan in FOUR.split()] == [5, 7 + 2, 6, 6 + 1]
    table.sound()


@rule("RS-P10", "RS-E10", "RS-Q41")
def test_hostages_return_in_winter_too() -> None:
    table = Table(FOUR, season="autumn")
    table.state.put(0, 0, 12, 14 + table.seat("lotus"))
    table.run(Course(7, 0))
    assert table.state.season == 3
    assert table.figures("koi", "prison:lotus") == ""
    assert table.coins("lotus") == 1


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
    table = Table.new(1, players=players)
    table.play_absent()
    active = [event["player"] for event in table.events("rs-draws")]
    assert active == [turn % players for turn in range(21)]
    assert [active[0], active[7], active[14]] == firsts
    assert [active.count(n) for n in range(players)] == turns


@rule("RS-P13", "RS-H12")
def test_the_top_of_the_honor_track_begins() -> None:
    table = Table.new(1, players=4, clans="turtle,bonsai,dragonfly,lotus")
    table.play_absent("RS-DP06")
    assert table.asked == "lotus RS-DP06"
    assert table.state.honor[0] == table.seat("lotus")


@rule("RS-P29", "RS-P12")
def test_war_follows_the_third_kami_turn() -> None:
    table = Table.new(1, players=3)
    table.play_absent()
    walked = [key for key in table.keys if key in ("rs-kami", "rs-war", "rs-draws")]
    for place, key in enumerate(walked):
        if key == "rs-war":
            assert walked[place - 1] == "rs-kami"
    assert walked.count("rs-kami") == 9
