"""Scoring the area of the winner's daimyo (JK-W08…W15)."""

from __future__ import annotations

import pytest

from gunbai.games.joraku.tables import AREAS
from tests.joraku.table import Table
from tests.rule import rule

COLOURS = ["red", "blue", "yellow", "purple"]


def red_wins(
    influence: list[int], area: str = "mikawa", round_: int = 1, daimyos_there: str = "red"
) -> Table:
    """Red wins a trick; influence in the area of red's daimyo by colour, the rest is far away."""
    there = daimyos_there.split()
    far = AREAS[(AREAS.index(area) + 3) % 7]
    table = Table(
        ["5r 1y", "2r 2y", "3r 3y", "4r 4y"][: len(influence)],
        round=round_,
        daimyo={colour: area if colour in there else far for colour in COLOURS},
        samurai={
            colour: {area: amount - 2 if colour in there else amount}
            for colour, amount in zip(COLOURS, influence, strict=False)
        },
    )
    table.trick("5r 2r 3r 4r" if len(influence) == 4 else "5r 2r 3r")
    assert table.state.kachidoki == 0
    return table


def paid(table: Table) -> list[int]:
    return list(table.points.values())


@rule("JK-W08")
def test_the_area_of_the_winners_daimyo_is_scored_at_once() -> None:
    table = Table(
        ["5r 1y", "2r 2y", "3r 3y"],
        daimyo={"red": "mikawa", "blue": "ise", "yellow": "owari"},
        samurai={"blue": {"mikawa": 1}, "yellow": {"ise": 5}},
    )
    table.trick("5r 2r 3r")
    assert table.events("jk-kachidoki") == [{"player": 0, "area": "mikawa"}]
    assert table.gained("kachidoki", "mikawa") == {"red": 3, "blue": 2}
    assert table.points == {"red": 3, "blue": 2, "yellow": 0}, "no other area"


@rule("JK-W08")
def test_it_is_the_winners_daimyo_not_the_leaders() -> None:
    table = Table(
        ["3r 1y", "2r 2y", "5r 3y"], daimyo={"red": "mikawa", "blue": "ise", "yellow": "owari"}
    )
    table.trick("3r 2r 5r")
    assert table.points == {"red": 0, "blue": 0, "yellow": 3}


@rule("JK-W09")
def test_a_daimyo_counts_two_and_a_samurai_one() -> None:
    table = red_wins([3, 2, 2, 1], daimyos_there="red blue")
    assert [faction["influence"][4] for faction in table.factions()] == [3, 2, 2, 1]
    assert table.ranks("mikawa") == {"red": 1, "blue": 3, "yellow": 3, "purple": 4}
    assert paid(table) == [3, 1, 1, 0]


@rule("JK-W10")
def test_without_influence_there_is_no_rank() -> None:
    table = red_wins([2, 0, 1, 0])
    assert table.ranks("mikawa") == {"red": 1, "blue": 0, "yellow": 2, "purple": 0}
    assert paid(table) == [3, 0, 2, 0]


@rule("JK-W11", "JK-Q18")
@pytest.mark.parametrize(
    ("influence", "ranked"),
    [
        ([4, 4, 1, 0], [2, 2, 3, 0]),  # 1st and 2nd: both 2nd
        ([4, 4, 2, 1], [2, 2, 3, 4]),
        ([4, 3, 3, 1], [1, 3, 3, 4]),  # 2nd and 3rd: both 3rd
        ([4, 3, 3, 0], [1, 3, 3, 0]),
        ([4, 3, 1, 1], [1, 2, 4, 4]),  # 3rd and 4th: both 4th
        ([4, 4, 4, 1], [3, 3, 3, 4]),  # 1st to 3rd: all 3rd
        ([4, 2, 2, 2], [1, 4, 4, 4]),  # 2nd to 4th: all 4th
        ([4, 4, 2, 2], [2, 2, 4, 4]),  # two groups
        ([3, 3, 3, 3], [4, 4, 4, 4]),  # all four: all 4th
    ],
)
def test_tied_players_all_take_the_lowest_contested_rank(
    influence: list[int], ranked: list[int]
) -> None:
    table = red_wins(influence)
    assert list(table.ranks("mikawa").values()) == ranked
    pay = {0: 0, 1: 3, 2: 2, 3: 1, 4: 0}
    assert paid(table) == [pay[rank] for rank in ranked]


@rule("JK-W12", "JK-W13")
def test_kachidoki_pays_three_two_one_and_nothing() -> None:
    assert paid(red_wins([5, 4, 3, 2])) == [3, 2, 1, 0]


@rule("JK-W12", "JK-Q14")
@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize("area", AREAS)
def test_kachidoki_pays_the_same_in_every_area_and_round(area: str, round_: int) -> None:
    assert paid(red_wins([5, 4, 3, 2], area, round_)) == [3, 2, 1, 0]


@rule("JK-W13", "JK-Q19")
def test_the_last_of_three_present_is_paid_as_third() -> None:
    assert paid(red_wins([4, 3, 1])) == [3, 2, 1]
    assert paid(red_wins([4, 0, 2, 1])) == [3, 0, 2, 1]


@rule("JK-W14", "JK-Q13")
@pytest.mark.parametrize(
    ("influence", "gained"),
    [([2, 5, 4, 3], [0, 3, 2, 1]), ([2, 5, 4, 2], [0, 3, 2, 0]), ([3, 5, 4, 0], [1, 3, 2, 0])],
)
def test_winning_the_trick_gives_no_rank(influence: list[int], gained: list[int]) -> None:
    table = red_wins(influence)
    assert paid(table) == gained
    assert table.to_act == [0], "the winner leads all the same"


@rule("JK-W15")
def test_kachidoki_moves_no_piece() -> None:
    table = red_wins([5, 4, 3, 2], daimyos_there="red blue")
    assert table.state.daimyo == [4, 4, 0, 0]
    assert [table.state.samurai[colour * 7 + 4] for colour in range(4)] == [3, 2, 3, 2]
    assert table.state.supply == [7, 8, 7, 8]
    assert not [e for e in table.log if e.key in ("jk-moved", "jk-marched", "jk-removed")]
