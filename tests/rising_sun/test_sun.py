"""Sun lives on ties (RS-D30…D34, RS-Q58…Q63)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    events,
    figures,
    kami_turn,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    refusal,
    tokens,
    war,
    winter,
)
from tests.rule import rule


def goods(s: RisingSunState, *clans: str) -> list[tuple[int, int]]:
    """Coins and points of each."""
    return [(coins(s, clan), points(s, clan)) for clan in clans]


def shrine_tie(honor: str) -> RisingSunState:
    """Sun and Koi tie at Hachiman."""
    s = at_table(
        honor,
        {"hachiman": {"sun": "shinto", "koi": "shinto"}},
        coins={"sun": 5, "koi": 5, "lotus": 5},
        points={"sun": 5, "koi": 5, "lotus": 5},
    )
    kami_turn(s)
    return s


@rule("RS-D30", "RS-D31", "RS-D32")
def test_a_tie_at_a_shrine() -> None:
    s = shrine_tie("sun koi lotus")
    assert goods(s, "sun", "koi", "lotus") == [(6, 6), (4, 4), (5, 5)]


@rule("RS-D34", "RS-Q59")
def test_a_tie_that_sun_does_not_win_brings_nothing() -> None:
    s = shrine_tie("koi sun lotus")
    assert goods(s, "sun", "koi", "lotus") == [(5, 5), (5, 5), (5, 5)]


@rule("RS-D34")
def test_nothing_from_the_lower_of_two_if_the_third_wins() -> None:
    s = at_table(
        "koi sun lotus",
        {"hachiman": {"sun": "shinto", "koi": "shinto", "lotus": "shinto"}},
        coins={"sun": 5, "lotus": 5},
        points={"sun": 5, "lotus": 5},
    )
    kami_turn(s)
    assert goods(s, "sun", "lotus") == [(5, 5), (5, 5)]


@rule("RS-D31", "RS-Q58")
def test_the_loser_loses_what_there_is_and_sun_gains_from_the_pool_all_the_same() -> None:
    s = at_table("sun koi lotus", {"hachiman": {"sun": "shinto", "koi": "shinto"}})
    kami_turn(s)
    assert goods(s, "sun", "koi") == [(1, 1), (0, 0)]


@rule("RS-D30")
def test_a_win_without_a_tie_brings_nothing() -> None:
    s = at_table("sun koi lotus", {"hachiman": {"sun": "shinto shinto", "koi": "shinto"}})
    kami_turn(s)
    assert goods(s, "sun", "koi") == [(0, 0), (0, 0)]


@rule("RS-D32")
def test_a_tie_of_force_in_harvest() -> None:
    s = at_table("sun koi lotus", {"oshu": {"sun": "bushi", "koi": "bushi"}}, points={"koi": 3})
    mandate(s, "sun", "harvest")
    # a coin each; three for Oshu and one for the tie
    assert goods(s, "sun", "koi") == [(1 + 3 + 1, 1), (1 - 1, 2)]
    assert len(events(s, "rs-tie")) == 1


@rule("RS-D32")
def test_a_tie_of_force_in_a_battle() -> None:
    s = at_table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi"}},
        coins={"koi": 2},
        points={"koi": 2},
        wars="oshu",
    )
    battles(s)
    no_bids(s, "sun", "koi")
    assert goods(s, "sun", "koi") == [(1, 1), (1, 1)]
    assert tokens(s, "sun") == "spring:oshu"


@rule("RS-XD19", "RS-D32", "RS-D33", "RS-Q58")
def test_a_tie_of_three_for_an_advantage() -> None:
    s = at_table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi bushi", "lotus": "bushi bushi bushi"}},
        coins={"sun": 2, "koi": 2, "lotus": 6},
        points={"koi": 3},
        wars="oshu",
    )
    battles(s)
    for clan in ("sun", "koi", "lotus"):
        bid(s, clan, 2, 0, 0, 0)
    assert asked(s) == "sun RS-DP23"
    assert goods(s, "sun", "koi", "lotus") == [(2, 2), (0, 2), (3, 0)]


@rule("RS-Q58")
def test_with_the_other_reading_sun_gains_once() -> None:
    s = at_table(
        "sun koi lotus",
        {"hachiman": {"sun": "shinto", "koi": "shinto", "lotus": "shinto"}},
        coins={"koi": 3, "lotus": 3},
        points={"koi": 3, "lotus": 3},
        sun="once",
    )
    kami_turn(s)
    assert goods(s, "sun", "koi", "lotus") == [(1, 1), (2, 2), (2, 2)]


@rule("RS-Q58")
def test_the_gains_belong_to_the_instance_of_the_tie() -> None:
    s = at_table(
        "sun koi lotus",
        {"hachiman": {"sun": "shinto", "koi": "shinto", "lotus": "shinto"}},
        {"sun": "loyalty"},
        allies="sun-lotus",
        set_="teapot",
        shrines="susanoo fujin hachiman tsukuyomi",
    )
    kami_turn(s)
    assert points(s, "sun") == 2 + 1  # Loyalty once, not for each beaten player


@rule("RS-Q59")
def test_order_in_a_window_is_no_comparison() -> None:
    s = at_table(
        "sun koi lotus",
        cards={"sun": "way-of-the-righteous", "koi": "way-of-the-righteous"},
        set_="horseman",
        wars="oshu",
    )
    war(s)
    assert asked(s) == "sun RS-DP18"
    answer(s, "sun", "first")
    assert s.ask is None
    assert points(s, "sun") == 0


@rule("RS-Q59")
def test_least_honor_and_amaterasu_are_no_comparison() -> None:
    s = at_table(
        "sun koi lotus",
        {"oshu": {"koi": "oni-of-skulls", "sun": "bushi"}, "amaterasu": {"koi": "shinto"}},
        points={"koi": 4},
        coins={"koi": 4},
        wars="oshu",
    )
    kami_turn(s)
    answer(s, "koi", "use")
    battles(s)
    no_bids(s, "sun", "koi")
    assert goods(s, "sun", "koi") == [(0, 0), (4, 4)]


# Harvest


@rule("RS-XD20", "RS-Q60")
def test_sun_denies_a_harvest_it_takes_no_part_in() -> None:
    s = at_table(
        "sun koi lotus",
        {"kyoto": {"sun": "bushi bushi", "koi": "bushi bushi"}},
        points={"koi": 1},
    )
    mandate(s, "koi", "harvest")
    # Sun: its Harvest coin, a coin and a point for the tie; Koi: a coin more and one less
    assert goods(s, "sun", "koi") == [(2, 1), (0, 0)]
    order = [
        (e["key"], e["player"]) for e in events(s) if e["key"] in ("rs-coins", "rs-lost-coins")
    ]
    assert order.index(("rs-coins", 0)) < order.index(("rs-lost-coins", 0))
    assert "rs-harvest" not in keys(s)


@rule("RS-Q60")
def test_without_a_tied_beneficiary_there_is_no_comparison() -> None:
    s = at_table("sun koi lotus", {"oshu": {"sun": "bushi", "koi": "bushi"}})
    mandate(s, "lotus", "harvest", "train")
    assert goods(s, "sun", "koi") == [(1, 0), (1, 0)]
    assert "rs-tie" not in keys(s)


@rule("RS-Q60")
@pytest.mark.parametrize("active", ["sun", "koi"])
def test_a_province_is_compared_once_a_mandate(active: str) -> None:
    s = at_table(
        "sun koi lotus",
        {"kyoto": {"sun": "bushi", "koi": "bushi"}},
        allies="sun-koi",
        points={"koi": 5},
    )
    mandate(s, active, "harvest")
    assert len(events(s, "rs-tie")) == 1
    assert points(s, "koi") == 4
    assert points(s, "sun") == 1 + 4


# when


@rule("RS-Q61")
def test_sun_gains_before_the_tied_matter_is_carried_out() -> None:
    s = shrine_tie("sun koi lotus")
    told = keys(s)
    assert told.index("rs-tie") < told.index("rs-points") < told.index("rs-ronin")


@rule("RS-Q61")
def test_what_sun_gains_in_a_battle_can_be_bid_in_the_next_one() -> None:
    both = {"sun": "bushi", "koi": "bushi bushi"}
    s = at_table(
        "sun koi lotus", {"oshu": both, "kansai": both}, coins={"sun": 1, "koi": 1},
        wars="oshu kansai",
    )  # fmt: skip
    battles(s)
    bid(s, "sun", 1, 0, 0, 0)
    bid(s, "koi", 1, 0, 0, 0)
    assert asked(s) == "sun RS-DP23"
    assert coins(s, "sun") == 1  # in the reserve at once; the bids stand
    answer(s, "sun", "pass")
    assert s.observe(-1)["war"] == {"number": 2, "province": "kansai"}
    assert "stake poets 2" in legal(s, "sun")  # that coin and Koi's reparations
    assert refusal(s, "sun", "stake poets 3") == "RS-W11"


# the end


@rule("RS-Q62", "RS-D32")
def test_sun_breaks_a_tie_for_the_first_place() -> None:
    s = at_table("sun koi lotus", points={"sun": 30, "koi": 30, "lotus": 29}, season="autumn")
    winter(s)
    assert [points(s, clan) for clan in ("sun", "koi", "lotus")] == [31, 29, 29]
    result = s.result()
    assert result is not None
    assert result.winners() == [1]


@rule("RS-Q62")
@pytest.mark.parametrize(
    ("honor", "allies", "scores"),
    [
        ("koi sun lotus", "", [30, 30, 30]),  # Sun does not win it
        ("sun koi lotus", "sun-koi", [31, 30, 29]),  # not against the ally who shares
    ],
)
def test_only_a_tie_that_sun_wins_and_never_against_its_ally(
    honor: str, allies: str, scores: list[int]
) -> None:
    s = at_table(honor, points={"sun": 30, "koi": 30, "lotus": 30}, allies=allies, season="autumn")
    winter(s)
    assert [points(s, clan) for clan in ("sun", "koi", "lotus")] == scores


@rule("RS-Q62")
def test_a_tie_for_a_lower_place_is_not_compared() -> None:
    s = at_table("sun koi lotus", points={"sun": 30, "koi": 30, "lotus": 33}, season="autumn")
    winter(s)
    assert [points(s, clan) for clan in ("sun", "koi", "lotus")] == [30, 30, 33]


@rule("RS-Q62", "RS-E17")
def test_sun_and_an_ally_alone_at_the_top_share_the_victory() -> None:
    s = at_table("sun koi lotus", points={"sun": 30, "koi": 30}, allies="sun-koi", season="autumn")
    winter(s)
    assert [points(s, clan) for clan in ("sun", "koi")] == [30, 30]
    result = s.result()
    assert result is not None
    assert result.winners() == [0, 1]


# without a battle, without Force


@rule("RS-Q63")
def test_a_tie_of_allies_in_a_war_province_counts() -> None:
    s = at_table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi"}},
        allies="sun-koi",
        coins={"koi": 1},
        points={"koi": 1},
        wars="oshu",
    )
    battles(s)
    assert s.ask is None
    assert goods(s, "sun", "koi") == [(1, 1), (0, 0)]
    assert tokens(s, "sun") == "spring:oshu"


@rule("RS-Q63")
def test_a_tie_at_no_force_counts() -> None:
    s = at_table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi"}},
        coins={"koi": 3, "sun": 1},
        points={"koi": 3},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 1, 1, 0, 0)
    bid(s, "sun", 0, 0, 0, 0)
    answer(s, "koi", "use")
    s.honor = [1, 0, 2]  # Sun above Koi
    answer(s, "koi", "capture sun bushi")
    assert [event["force"] for event in events(s, "rs-force")][-2:] == [0, 0]
    assert tokens(s, "sun") == "spring:oshu"
    # Koi: 3 points, Seppuku +1, the tie −1; one of three coins left, the tie −1
    assert goods(s, "sun", "koi") == [(2, 1), (0, 3)]
    assert figures(s, "koi", "oshu") == ""
