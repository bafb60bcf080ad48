"""Two players, "2 vs 2": prestige and the end of the game (JK-T21…T24, JK-Q67)."""

from __future__ import annotations

import pytest

from tests.joraku.table import do, gained, legal, points, trick, two_vs_two_table
from tests.rule import rule


@rule("JK-T21")
def test_prestige_ranks_and_pays_all_four_factions_separately() -> None:
    s = two_vs_two_table(
        ["3r 2r", "1r 5r"],
        daimyo={"red": 4, "blue": 4, "yellow": 6, "purple": 5},
        samurai={"red": {4: 2}, "blue": {4: 1}, "purple": {4: 1}},
        points={"red": 1, "yellow": 1},
    )
    trick(s, "3r 1r 2r 5r")
    assert gained(s, "prestige", "mikawa") == {"red": 5, "blue": 3, "purple": 2}


def final(first: tuple[int, int], second: tuple[int, int], holder: int) -> list[int]:
    """The places when round III ends with these points.

    All daimyos are level in Shinano, which pays nothing in round III: nobody gains any more.
    `holder` wins the last trick.
    """
    low, high = "1r 2r", "3r 4r"
    s = two_vs_two_table(
        [high, low] if holder == 0 else [low, high],
        round_=3,
        daimyo=dict.fromkeys(["red", "blue", "yellow", "purple"], 6),
        points={"red": first[0], "blue": first[1], "yellow": second[0], "purple": second[1]},
    )
    while s.ask is not None:
        do(s, legal(s)[0])  # the first colour, the lowest card, effect A with nobody
    assert s.kachidoki == holder
    assert list(points(s).values()) == [*first, *second]
    result = s.result()
    assert result is not None
    return result.places


@rule("JK-X54", "JK-T22", "JK-T23", "JK-T24", "JK-Q67")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_end(holder: int) -> None:
    assert final((40, 22), (40, 25), holder) == [2, 1]
    assert final((41, 5), (40, 39), holder) == [1, 2]
    assert final((5, 41), (40, 39), holder) == [1, 2]  # whichever faction is the better one
    assert final((40, 25), (25, 40), holder) == ([1, 2] if holder == 0 else [2, 1])


@rule("JK-Q67", "JK-T22", "JK-T23")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_top_tie_within_one_player(holder: int) -> None:
    assert final((30, 30), (30, 29), holder) == [1, 2]
    assert final((12, 3), (30, 30), holder) == [2, 1]
