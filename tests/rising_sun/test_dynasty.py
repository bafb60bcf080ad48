"""Dynasty Invasion: the Ship set, the Lucky Gods, six players (RS-D01…D09)."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions
from gunbai.games.rising_sun.names import CARDS, CLANS, SEASONS, SETS
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

GODS = ["daikokuten", "fukurokuju", "jurojin", "bishamon", "hotei", "benten", "ebisu"]


def display(table: Table) -> list[str]:
    return [CARDS[card] for card in table.state.display]


def training(clan: str, season: str = "summer") -> Table:
    """This clan is active in a Train and rich."""
    others = [name for name in ("koi", "sun", "moon") if name != clan]
    table = Table(
        " ".join([clan, *others]),
        coins={clan: 20},
        season=season,
    )
    table.mandate(clan, "train")
    return table


@rule("RS-D01")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_ship_set_adds_five_cards_a_season(season: str) -> None:
    table = Table("koi lotus turtle", set="ship", season=season)
    ship = [
        card
        for card in table.state.display
        if SETS.index("ship") in table.state.setup.cards[card].values.sets
    ]
    core = [card for card in table.state.display if 0 in table.state.setup.cards[card].values.sets]
    assert (len(ship), len(core), len(table.state.display)) == (5, 7, 12)


@rule("RS-D02")
@pytest.mark.parametrize(
    ("clans", "there"),
    [("koi lotus sun", True), ("koi lotus moon", True), ("sun moon koi", True),
     ("koi lotus turtle", False)],
)  # fmt: skip
def test_lucky_gods_are_used_if_sun_or_moon_plays(clans: str, there: bool) -> None:
    table = Table(clans, dynasty="yes")
    assert ("jurojin" in display(table)) == there
    assert [table.state.setup.in_game[CARDS.index(god)] for god in GODS] == [there] * 7


@rule("RS-D03")
def test_the_gods_of_each_season_lie_beside_its_twelve_cards_and_are_discarded_with_them() -> None:
    table = Table.new(players=3, clans="koi,sun,moon", dynasty="yes")
    seen = []
    for season in ("spring", "summer", "autumn"):
        assert SEASONS[table.state.season] == season
        shown = display(table)
        gods = [card for card in shown if card in GODS]
        assert len(shown) == 12 + len(gods)
        seen.append(gods)
        if season != "autumn":
            table.cleanup()
    assert seen == [GODS[:3], GODS[3:5], GODS[5:]]


@rule("RS-D04")
def test_a_lucky_god_is_a_monster_in_every_respect() -> None:
    table = Table(
        "koi sun lotus",
        {"oshu": {"sun": "ebisu"}, "reserve": {"koi": "komainu"}},
        {"sun": "form-of-the-beast"},
        season="autumn",
    )
    assert table.force("sun", "oshu") == 1
    table.mandate("koi", "betray")
    table.answer("koi", "replace sun ebisu oshu komainu")
    assert table.figures("sun", "reserve").split().count("ebisu") == 1
    table.winter()
    assert table.points("sun") == 3


@rule("RS-D04")
def test_a_lucky_god_is_summoned_when_bought_and_can_be_a_hostage() -> None:
    table = training("sun", "autumn")
    table.answer("sun", "buy ebisu")
    assert table.asked == "sun RS-DP11"
    table.answer("sun", "summon ebisu shikoku")
    table = Table(
        "koi sun lotus",
        {"oshu": {"sun": "ebisu", "koi": "bushi bushi"}},
        coins={"koi": 1},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("sun", 0, 0, 0, 0)
    table.answer("koi", "capture sun ebisu")
    assert table.coins("sun") == 1  # reparations; he was not killed


@rule("RS-D05")
def test_only_sun_and_moon_acquire_lucky_gods() -> None:
    table = training("koi")
    assert "bishamon" in display(table)
    assert table.refusal("koi", "buy bishamon") == "RS-D05"
    for clan in ("sun", "moon"):
        assert "buy bishamon" in training(clan).legal(clan)


@rule("RS-D06")
def test_sun_and_moon_acquire_no_other_monsters() -> None:
    for clan in ("sun", "moon"):
        table = training(clan)
        assert table.refusal(clan, "buy yurei") == "RS-D06"
    assert "buy yurei" in training("koi").legal("koi")


@rule("RS-D05", "RS-D06")
def test_the_limits_hold_for_ryujin_too() -> None:
    table = Table(
        "sun koi moon",
        {"ryujin": {"sun": "shinto"}},
        coins={"sun": 9},
        season="summer",
        shrines="ryujin fujin hachiman tsukuyomi",
    )
    table.kami_turn()
    assert table.asked == "sun RS-DP17"
    assert "buy bishamon" in table.legal("sun")
    assert table.refusal("sun", "buy yurei") == "RS-D06"


@rule("RS-D07")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_all_other_types_are_open_to_sun_and_moon(season: str) -> None:
    for clan in ("sun", "moon"):
        table = training(clan, season)
        monsters = [
            card for card in table.state.display if table.state.setup.cards[card].figure >= 0
        ]
        others = [f"buy {CARDS[card]}" for card in table.state.display if card not in monsters]
        assert len(others) > 4
        assert set(others) <= set(table.legal(clan))


@rule("RS-D08", "RS-Q56")
def test_six_players_fight_for_eight_provinces_in_seven_mandate_turns() -> None:
    table = Table.new(3, players=6)
    assert len(table.state.wars) == 8
    assert sorted(table.state.wars) == list(range(8))
    table.rest_of_the_season()
    told = table.keys
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
    table = Table.new(2, **options)
    assert sorted(CLANS[clan] for clan in table.state.setup.clans) == sorted(names)
    table.play_absent()
    assert table.state.result() is not None


@rule("RS-D09")
def test_the_ship_needs_no_dynasty_but_sun_and_moon_do() -> None:
    table = Table.new(players=3, clans="koi,lotus,turtle", set="ship")
    assert SETS[table.state.setup.set] == "ship"
    with pytest.raises(BadOptions):
        RISING_SUN.read_options({"players": 3, "clans": "sun,lotus,turtle"})
    assert table.seat("koi") == 0
