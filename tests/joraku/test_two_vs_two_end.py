"""Two players, "2 vs 2": prestige and the end of the game (JK-T21…T24, JK-Q67)."""

from __future__ import annotations

import pytest

from tests.joraku.table import Table
from tests.rule import rule


@rule("JK-T21")
def test_prestige_ranks_and_pays_all_four_factions_separately() -> None:
    table = Table(
        ["3r 2r", "1r 5r"],
        mode="two_vs_two",
        daimyo={"red": "mikawa", "blue": "mikawa", "yellow": "shinano", "purple": "totomi"},
        samurai={"red": {"mikawa": 2}, "blue": {"mikawa": 1}, "purple": {"mikawa": 1}},
        points={"red": 1, "yellow": 1},
    )
    table.trick("3r 1r 2r 5r")
    assert table.gained("prestige", "mikawa") == {"red": 5, "blue": 3, "purple": 2}


def final(first: tuple[int, int], second: tuple[int, int], holder: int) -> list[int]:
    """The places when round III ends with these points.

    All daimyos are level in Shinano, which pays nothing in round III: nobody gains any more.
    `holder` wins the last trick.
    """
    low, high = "1r 2r", "3r 4r"
    table = Table(
        [high, low] if holder == 0 else [low, high],
        mode="two_vs_two",
        round=3,
        daimyo=dict.fromkeys(["red", "blue", "yellow", "purple"], "shinano"),
        points={"red": first[0], "blue": first[1], "yellow": second[0], "purple": second[1]},
    )
    while table.asked:
        table.do(table.legal()[0])  # the first colour, the lowest card, effect A with nobody
    assert table.state.kachidoki == holder
    assert list(table.points.values()) == [*first, *second]
    result = table.state.result()
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
