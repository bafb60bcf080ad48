"""Dynasty Invasion: the Ship set, the Lucky Gods, six players (RS-D01…D09)."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions
from gunbai.games.rising_sun.names import CARDS, CLANS, SEASONS, SETS
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game, play_absent, rest_of_the_season
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    bid,
    cleanup,
    coins,
    figures,
    force,
    kami_turn,
    keys,
    legal,
    mandate,
    points,
    refusal,
    seat,
    winter,
)
from tests.rule import rule

GODS = ["daikokuten", "fukurokuju", "jurojin", "bishamon", "hotei", "benten", "ebisu"]


def display(s: RisingSunState) -> list[str]:
    return [CARDS[card] for card in s.display]


def training(clan: str, season: str = "summer") -> RisingSunState:
    """This clan is active in a Train and rich."""
    others = [name for name in ("koi", "sun", "moon") if name != clan]
    s = at_table(
        " ".join([clan, *others]),
        coins={clan: 20},
        season=season,
    )
    mandate(s, clan, "train")
    return s


@rule("RS-D01")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_ship_set_adds_five_cards_a_season(season: str) -> None:
    s = at_table("koi lotus turtle", set_="ship", season=season)
    ship = [card for card in s.display if SETS.index("ship") in s.setup.cards[card].figures.sets]
    core = [card for card in s.display if 0 in s.setup.cards[card].figures.sets]
    assert (len(ship), len(core), len(s.display)) == (5, 7, 12)


@rule("RS-D02")
@pytest.mark.parametrize(
    ("clans", "there"),
    [("koi lotus sun", True), ("koi lotus moon", True), ("sun moon koi", True),
     ("koi lotus turtle", False)],
)  # fmt: skip
def test_lucky_gods_are_used_if_sun_or_moon_plays(clans: str, there: bool) -> None:
    s = at_table(clans, dynasty="yes")
    assert ("jurojin" in display(s)) == there
    assert [s.setup.in_game[CARDS.index(god)] for god in GODS] == [there] * 7


@rule("RS-D03")
def test_the_gods_of_each_season_lie_beside_its_twelve_cards_and_are_discarded_with_them() -> None:
    s = new_game(players=3, clans="koi,sun,moon", dynasty="yes")
    seen = []
    for season in ("spring", "summer", "autumn"):
        assert SEASONS[s.season] == season
        shown = display(s)
        gods = [card for card in shown if card in GODS]
        assert len(shown) == 12 + len(gods)
        seen.append(gods)
        if season != "autumn":
            cleanup(s)
    assert seen == [GODS[:3], GODS[3:5], GODS[5:]]


@rule("RS-D04")
def test_a_lucky_god_is_a_monster_in_every_respect() -> None:
    s = at_table(
        "koi sun lotus",
        {"oshu": {"sun": "ebisu"}, "reserve": {"koi": "komainu"}},
        {"sun": "form-of-the-beast"},
        season="autumn",
    )
    assert force(s, "sun", "oshu") == 1
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace sun ebisu oshu komainu")
    assert figures(s, "sun", "reserve").split().count("ebisu") == 1
    winter(s)
    assert points(s, "sun") == 3


@rule("RS-D04")
def test_a_lucky_god_is_summoned_when_bought_and_can_be_a_hostage() -> None:
    s = training("sun", "autumn")
    answer(s, "sun", "buy ebisu")
    assert asked(s) == "sun RS-DP11"
    answer(s, "sun", "summon ebisu shikoku")
    s = at_table(
        "koi sun lotus",
        {"oshu": {"sun": "ebisu", "koi": "bushi bushi"}},
        coins={"koi": 1},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    bid(s, "sun", 0, 0, 0, 0)
    answer(s, "koi", "capture sun ebisu")
    assert coins(s, "sun") == 1  # reparations; he was not killed


@rule("RS-D05")
def test_only_sun_and_moon_acquire_lucky_gods() -> None:
    s = training("koi")
    assert "bishamon" in display(s)
    assert refusal(s, "koi", "buy bishamon") == "RS-D05"
    for clan in ("sun", "moon"):
        assert "buy bishamon" in legal(training(clan), clan)


@rule("RS-D06")
def test_sun_and_moon_acquire_no_other_monsters() -> None:
    for clan in ("sun", "moon"):
        s = training(clan)
        assert refusal(s, clan, "buy yurei") == "RS-D06"
    assert "buy yurei" in legal(training("koi"), "koi")


@rule("RS-D05", "RS-D06")
def test_the_limits_hold_for_ryujin_too() -> None:
    s = at_table(
        "sun koi moon",
        {"ryujin": {"sun": "shinto"}},
        coins={"sun": 9},
        season="summer",
        shrines="ryujin fujin hachiman tsukuyomi",
    )
    kami_turn(s)
    assert asked(s) == "sun RS-DP17"
    assert "buy bishamon" in legal(s, "sun")
    assert refusal(s, "sun", "buy yurei") == "RS-D06"


@rule("RS-D07")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_all_other_types_are_open_to_sun_and_moon(season: str) -> None:
    for clan in ("sun", "moon"):
        s = training(clan, season)
        monsters = [card for card in s.display if s.setup.cards[card].figure >= 0]
        others = [f"buy {CARDS[card]}" for card in s.display if card not in monsters]
        assert len(others) > 4
        assert set(others) <= set(legal(s, clan))


@rule("RS-D08", "RS-Q56")
def test_six_players_fight_for_eight_provinces_in_seven_mandate_turns() -> None:
    s = new_game(3, players=6)
    assert len(s.wars) == 8
    assert sorted(s.wars) == list(range(8))
    rest_of_the_season(s)
    told = keys(s)
    spring = told[: told.index("rs-cleanup")]
    assert spring.count("rs-mandate") + spring.count("rs-buried") == 7
    assert spring.count("rs-kami") == 3
    over = [key for key in spring if key in ("rs-no-war", "rs-alone", "rs-peace", "rs-battle")]
    assert len(over) == 8


@rule("RS-D09")
@pytest.mark.parametrize(
    "clans",
    ["sun,moon,koi", "moon,bonsai,lotus", "koi,lotus,turtle", "sun,moon,lotus,turtle,koi,bonsai"],
)
@pytest.mark.parametrize("set_", SETS[1:5])
def test_clans_and_sets_in_any_mix(clans: str, set_: str) -> None:
    names = clans.split(",")
    options = {"players": len(names), "clans": clans, "set": set_, "dynasty": "yes"}
    s = new_game(2, **options)
    assert sorted(CLANS[clan] for clan in s.setup.clans) == sorted(names)
    play_absent(s)
    assert s.result() is not None


@rule("RS-D09")
def test_the_ship_needs_no_dynasty_but_sun_and_moon_do() -> None:
    s = new_game(players=3, clans="koi,lotus,turtle", set="ship")
    assert SETS[s.setup.set] == "ship"
    with pytest.raises(BadOptions):
        RISING_SUN.read_options({"players": 3, "clans": "sun,lotus,turtle"})
    assert seat(s, "koi") == 0
