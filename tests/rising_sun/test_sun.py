"""Sun lives on ties (RS-D30…D34, RS-Q58…Q63)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Board, Table
from tests.rule import rule


def goods(table: Table, *clans: str) -> list[tuple[int, int]]:
    """Coins and points of each."""
    return [(table.coins(clan), table.points(clan)) for clan in clans]


def shrine_tie(honor: str) -> Table:
    """Sun and Koi tie at Hachiman."""
    table = Table(
        honor,
        {"hachiman": {"sun": "shinto", "koi": "shinto"}},
        coins={"sun": 5, "koi": 5, "lotus": 5},
        points={"sun": 5, "koi": 5, "lotus": 5},
    )
    table.kami_turn()
    return table


@rule("RS-D30", "RS-D31", "RS-D32")
def test_a_tie_at_a_shrine() -> None:
    table = shrine_tie("sun koi lotus")
    assert goods(table, "sun", "koi", "lotus") == [(6, 6), (4, 4), (5, 5)]


@rule("RS-D34", "RS-Q59")
def test_a_tie_that_sun_does_not_win_brings_nothing() -> None:
    table = shrine_tie("koi sun lotus")
    assert goods(table, "sun", "koi", "lotus") == [(5, 5), (5, 5), (5, 5)]


@rule("RS-D34")
def test_nothing_from_the_lower_of_two_if_the_third_wins() -> None:
    table = Table(
        "koi sun lotus",
        {"hachiman": {"sun": "shinto", "koi": "shinto", "lotus": "shinto"}},
        coins={"sun": 5, "lotus": 5},
        points={"sun": 5, "lotus": 5},
    )
    table.kami_turn()
    assert goods(table, "sun", "lotus") == [(5, 5), (5, 5)]


@rule("RS-D31", "RS-Q58")
def test_the_loser_loses_what_there_is_and_sun_gains_from_the_pool_all_the_same() -> None:
    table = Table("sun koi lotus", {"hachiman": {"sun": "shinto", "koi": "shinto"}})
    table.kami_turn()
    assert goods(table, "sun", "koi") == [(1, 1), (0, 0)]


@rule("RS-D30")
def test_a_win_without_a_tie_brings_nothing() -> None:
    table = Table("sun koi lotus", {"hachiman": {"sun": "shinto shinto", "koi": "shinto"}})
    table.kami_turn()
    assert goods(table, "sun", "koi") == [(0, 0), (0, 0)]


@rule("RS-D32")
def test_a_tie_of_force_in_harvest() -> None:
    table = Table("sun koi lotus", {"oshu": {"sun": "bushi", "koi": "bushi"}}, points={"koi": 3})
    table.mandate("sun", "harvest")
    # a coin each; three for Oshu and one for the tie
    assert goods(table, "sun", "koi") == [(1 + 3 + 1, 1), (1 - 1, 2)]
    assert len(table.events("rs-tie")) == 1


@rule("RS-D32")
def test_a_tie_of_force_in_a_battle() -> None:
    table = Table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi"}},
        coins={"koi": 2},
        points={"koi": 2},
        wars="oshu",
    )
    table.battles()
    table.no_bids("sun", "koi")
    assert goods(table, "sun", "koi") == [(1, 1), (1, 1)]
    assert table.tokens("sun") == "spring:oshu"


@rule("RS-XD19", "RS-D32", "RS-D33", "RS-Q58")
def test_a_tie_of_three_for_an_advantage() -> None:
    table = Table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi bushi", "lotus": "bushi bushi bushi"}},
        coins={"sun": 2, "koi": 2, "lotus": 6},
        points={"koi": 3},
        wars="oshu",
    )
    table.battles()
    for clan in ("sun", "koi", "lotus"):
        table.bid(clan, 2, 0, 0, 0)
    assert table.asked == "sun RS-DP23"
    assert goods(table, "sun", "koi", "lotus") == [(2, 2), (0, 2), (3, 0)]


@rule("RS-Q58")
def test_with_the_other_reading_sun_gains_once() -> None:
    table = Table(
        "sun koi lotus",
        {"hachiman": {"sun": "shinto", "koi": "shinto", "lotus": "shinto"}},
        coins={"koi": 3, "lotus": 3},
        points={"koi": 3, "lotus": 3},
        rulings={"sun": "once"},
    )
    table.kami_turn()
    assert goods(table, "sun", "koi", "lotus") == [(1, 1), (2, 2), (2, 2)]


@rule("RS-Q58")
def test_the_gains_belong_to_the_instance_of_the_tie() -> None:
    table = Table(
        "sun koi lotus",
        {"hachiman": {"sun": "shinto", "koi": "shinto", "lotus": "shinto"}},
        {"sun": "loyalty"},
        allies="sun-lotus",
        set="teapot",
        shrines="susanoo fujin hachiman tsukuyomi",
    )
    table.kami_turn()
    assert table.points("sun") == 2 + 1  # Loyalty once, not for each beaten player


@rule("RS-Q59")
def test_order_in_a_window_is_no_comparison() -> None:
    table = Table(
        "sun koi lotus",
        cards={"sun": "way-of-the-righteous", "koi": "way-of-the-righteous"},
        coins={"lotus": 1},
        set="horseman",
        wars="oshu",
    )
    table.war()
    assert table.asked == "sun RS-DP18"
    table.answer("sun", "first")
    assert table.asked == "sun RS-DP20"
    assert table.points("sun") == 0


@rule("RS-Q59")
def test_least_honor_and_amaterasu_are_no_comparison() -> None:
    table = Table(
        "sun koi lotus",
        {"oshu": {"koi": "oni-of-skulls", "sun": "bushi"}, "amaterasu": {"koi": "shinto"}},
        points={"koi": 4},
        coins={"koi": 4},
        wars="oshu",
    )
    table.kami_turn()
    table.answer("koi", "use")
    table.battles()
    table.no_bids("sun", "koi")
    assert goods(table, "sun", "koi") == [(0, 0), (4, 4)]


# Harvest


@rule("RS-XD20", "RS-Q60")
def test_sun_denies_a_harvest_it_takes_no_part_in() -> None:
    table = Table(
        "sun koi lotus",
        {"kyoto": {"sun": "bushi bushi", "koi": "bushi bushi"}},
        points={"koi": 1},
    )
    table.mandate("koi", "harvest")
    # Sun: its Harvest coin, a coin and a point for the tie; Koi: a coin more and one less
    assert goods(table, "sun", "koi") == [(2, 1), (0, 0)]
    order = [
        (e["key"], e["player"]) for e in table.history if e["key"] in ("rs-coins", "rs-lost-coins")
    ]
    assert order.index(("rs-coins", 0)) < order.index(("rs-lost-coins", 0))
    assert "rs-harvest" not in table.keys


@rule("RS-Q60")
def test_with_the_option_sun_profits_only_where_it_may_harvest() -> None:
    table = Table(
        "sun koi lotus",
        {"kyoto": {"sun": "bushi bushi", "koi": "bushi bushi"}},
        points={"koi": 1},
        rulings={"sun_harvest": "own"},
    )
    table.mandate("koi", "harvest")
    assert goods(table, "sun", "koi") == [(1, 0), (1, 1)]
    assert "rs-harvest" not in table.keys, "the tie still denies the reward"


@rule("RS-Q60")
@pytest.mark.parametrize(("active", "allies"), [("sun", ""), ("koi", "sun-koi")])
def test_with_the_option_sun_profits_as_active_player_and_as_ally(active: str, allies: str) -> None:
    board: Board = {"kyoto": {"sun": "bushi", "koi": "bushi"}}
    table = Table("sun koi lotus", board, allies=allies, points={"koi": 5},
                  rulings={"sun_harvest": "own"})  # fmt: skip
    table.mandate(active, "harvest")
    assert len(table.events("rs-tie")) == 1
    assert table.points("koi") == 4


@rule("RS-Q60")
def test_without_a_tied_beneficiary_there_is_no_comparison() -> None:
    table = Table("sun koi lotus", {"oshu": {"sun": "bushi", "koi": "bushi"}})
    table.mandate("lotus", "harvest", "train")
    assert goods(table, "sun", "koi") == [(1, 0), (1, 0)]
    assert "rs-tie" not in table.keys


@rule("RS-Q60")
@pytest.mark.parametrize("active", ["sun", "koi"])
def test_a_province_is_compared_once_a_mandate(active: str) -> None:
    table = Table(
        "sun koi lotus",
        {"kyoto": {"sun": "bushi", "koi": "bushi"}},
        allies="sun-koi",
        points={"koi": 5},
    )
    table.mandate(active, "harvest")
    assert len(table.events("rs-tie")) == 1
    assert table.points("koi") == 4
    assert table.points("sun") == 1 + 4


# when


@rule("RS-Q61")
def test_sun_gains_before_the_tied_matter_is_carried_out() -> None:
    table = shrine_tie("sun koi lotus")
    told = table.keys
    assert told.index("rs-tie") < told.index("rs-points") < told.index("rs-ronin")


@rule("RS-Q61")
def test_what_sun_gains_in_a_battle_can_be_bid_in_the_next_one() -> None:
    both = {"sun": "bushi", "koi": "bushi bushi"}
    table = Table(
        "sun koi lotus", {"oshu": both, "kansai": both}, coins={"sun": 1, "koi": 1},
        wars="oshu kansai",
    )  # fmt: skip
    table.battles()
    table.bid("sun", 1, 0, 0, 0)
    table.bid("koi", 1, 0, 0, 0)
    assert table.asked == "sun RS-DP23"
    assert table.coins("sun") == 1  # in the reserve at once; the bids stand
    table.answer("sun", "pass")
    assert table.view()["war"] == {"number": 2, "province": "kansai"}
    assert "stake poets 2" in table.legal("sun")  # that coin and Koi's reparations
    assert table.refusal("sun", "stake poets 3") == "RS-W11"


# the end


@rule("RS-Q62", "RS-D32")
def test_sun_breaks_a_tie_for_the_first_place() -> None:
    table = Table("sun koi lotus", points={"sun": 30, "koi": 30, "lotus": 29}, season="autumn")
    table.winter()
    assert [table.points(clan) for clan in ("sun", "koi", "lotus")] == [31, 29, 29]
    result = table.state.result()
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
    table = Table(honor, points={"sun": 30, "koi": 30, "lotus": 30}, allies=allies, season="autumn")
    table.winter()
    assert [table.points(clan) for clan in ("sun", "koi", "lotus")] == scores


@rule("RS-Q62")
def test_a_tie_for_a_lower_place_is_not_compared() -> None:
    table = Table("sun koi lotus", points={"sun": 30, "koi": 30, "lotus": 33}, season="autumn")
    table.winter()
    assert [table.points(clan) for clan in ("sun", "koi", "lotus")] == [30, 30, 33]


@rule("RS-Q62", "RS-E17")
def test_sun_and_an_ally_alone_at_the_top_share_the_victory() -> None:
    table = Table("sun koi lotus", points={"sun": 30, "koi": 30}, allies="sun-koi", season="autumn")
    table.winter()
    assert [table.points(clan) for clan in ("sun", "koi")] == [30, 30]
    result = table.state.result()
    assert result is not None
    assert result.winners() == [0, 1]


# without a battle, without Force


@rule("RS-Q63")
def test_a_tie_of_allies_in_a_war_province_counts() -> None:
    table = Table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi"}},
        allies="sun-koi",
        coins={"koi": 1},
        points={"koi": 1},
        wars="oshu",
    )
    table.battles()
    assert not table.asked
    assert goods(table, "sun", "koi") == [(1, 1), (0, 0)]
    assert table.tokens("sun") == "spring:oshu"


@rule("RS-Q63")
def test_a_tie_at_no_force_counts() -> None:
    table = Table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi"}},
        coins={"koi": 3, "sun": 1},
        points={"koi": 3},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 1, 1, 0, 0)
    table.bid("sun", 0, 0, 0, 0)
    table.answer("koi", "use")
    table.state.honor = [1, 0, 2]  # Sun above Koi
    table.answer("koi", "capture sun bushi")
    assert [event["force"] for event in table.events("rs-force")][-2:] == [0, 0]
    assert table.tokens("sun") == "spring:oshu"
    # Koi: 3 points, Seppuku +1, the tie −1; one of three coins left, the tie −1
    assert goods(table, "sun", "koi") == [(2, 1), (0, 3)]
    assert table.figures("koi", "oshu") == ""
