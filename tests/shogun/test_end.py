"""The end of the game and its winner (SG-E)."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.names import FACE_DOWN, MARKER, PROVINCES
from gunbai.games.shogun.steps import STEPS
from tests.rule import rule
from tests.shogun.table import Table


def last_winter(points: list[int], chests: list[int], expansions: str = "none") -> Table:
    """After the last revolts; nobody has a province, so the scores stay what they are."""
    table = Table({}, players=len(points), points=points, chests=chests, year=2, season="winter",
                  expansions=expansions)  # fmt: skip
    table.state.events = [6]
    return table


def ended(table: Table) -> list[int]:
    """The places, after the scoring."""
    table.run(Campaign(STEPS.index("w3")))
    assert table.asked == ""
    result = table.state.result()
    assert result is not None
    assert result.scores == table.state.points
    (end,) = table.events("sg-end")
    assert end["players"] == result.winners()
    return result.places


@rule("SG-E1")
def test_the_game_ends_with_the_scoring_of_the_second_winter() -> None:
    table = last_winter([5, 6, 7], [0, 0, 0])
    table.state.year = 1
    table.run(Campaign(STEPS.index("w3")))
    assert (table.asked, table.state.year) == ("SG-D6", 2)
    assert table.state.result() is None
    table = last_winter([5, 6, 7], [0, 0, 0])
    table.state.owner[0], table.state.armies[0] = 0, 3
    table.state.supply[0] -= 3
    ended(table)
    assert table.state.points == [6, 6, 7]  # the second Winter was scored


@rule("SG-E1")
def test_a_whole_game_has_two_scorings() -> None:
    table = Table.new(2, players=3)
    table.play_random("", 2)
    assert table.asked == ""
    steps = [row["step"] for row in table.events("sg-step")]
    assert steps.count("w3") == 2
    assert steps[-2:] == ["w3", "e3"]
    seasons = [(row["year"], row["season"]) for row in table.events("sg-round")]
    assert seasons[-1] == (2, "winter")


@rule("SG-E2")
@pytest.mark.parametrize(
    ("points", "places"),
    [([50, 49, 20], [1, 2, 3]), ([20, 49, 50], [3, 2, 1]), ([0, 0, 1], [2, 2, 1])],
)
def test_most_points_win(points: list[int], places: list[int]) -> None:
    assert ended(last_winter(points, [0, 0, 0])) == places
    assert ended(last_winter([50, 49, 20], [0, 99, 0])) == [1, 2, 3]  # chests come second


@rule("SG-E3", "SG-Q36", "SG-Y65")
@pytest.mark.parametrize(
    ("points", "chests", "places"),
    [
        ([50, 50, 3], [7, 5, 90], [1, 2, 3]),
        ([50, 50, 3], [7, 7, 90], [1, 1, 3]),
        ([50, 50, 50], [7, 7, 7], [1, 1, 1]),
        ([9, 50, 50], [7, 5, 8], [3, 2, 1]),
    ],
)
def test_a_tie_is_broken_by_chests_else_shared(
    points: list[int], chests: list[int], places: list[int]
) -> None:
    table = last_winter(points, chests)
    assert ended(table) == places
    result = table.state.result()
    assert result is not None
    winners = places.count(1)
    assert [result.utility(seat) for seat in range(3)] == [
        1 / winners if place == 1 else 0 for place in places
    ]


@rule("SG-E2", "SG-E3")
def test_no_number_of_chests_outweighs_a_point() -> None:
    assert ended(last_winter([51, 50, 0], [0, 5000, 0])) == [1, 2, 3]


@rule("SG-E4")
def test_statues_and_offices_count_before_the_winner_is_found() -> None:
    table = last_winter([10, 10, 9], [5, 4, 0], expansions="generals,dajokan")
    table.state.offices = [FACE_DOWN] * 36
    assert ended(table) == [1, 2, 3]
    table = last_winter([10, 10, 9], [5, 4, 0], expansions="generals,dajokan")
    table.state.offices = [FACE_DOWN] * 36
    table.state.offices[0] = MARKER  # one marker among neutral ones leads no line
    table.state.statues = [PROVINCES.index("aki") * 8 + 2, PROVINCES.index("kii") * 8 + 2]
    table.state.reserve[2] = 4
    assert ended(table) == [2, 3, 1]
    assert table.state.points == [10, 10, 11]
    table = last_winter([10, 10, 9], [5, 4, 0], expansions="generals,dajokan")
    table.state.offices = [MARKER + 1] * 6 + [FACE_DOWN] * 30
    assert ended(table) == [2, 1, 3]
    assert table.points(1) > 10
    assert {row["player"] for row in table.events("sg-line")} == {1}
    steps = [row["step"] for row in table.events("sg-step")]
    assert steps == ["w3", "e1", "e2", "e3"]
