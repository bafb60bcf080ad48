"""The examples printed in the rulebook (JK-X01…X15), in its order; JK-X14 is played in full."""

from __future__ import annotations

import pytest

from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import at_table, do, gained, home, points, ranks, samurai, supply, trick
from tests.rule import rule

FAR = dict.fromkeys(["red", "blue", "yellow", "purple"], 0)  # Kyoto pays nothing in round I


# page 6: who wins


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        pytest.param("3r 5r 2r 4b", 1, marks=rule("JK-X01")),
        pytest.param("4r 5r 2r 5b", 3, marks=rule("JK-X02")),
        pytest.param("6r nr 3r 1b", 1, marks=rule("JK-X03")),
        pytest.param("nr 5r 3r 1b", 1, marks=rule("JK-X04")),
    ],
)
def test_who_wins(cards: str, winner: int) -> None:
    s = at_table([f"{card} {seat + 1}y" for seat, card in enumerate(cards.split())])
    trick(s, cards)
    assert s.kachidoki == winner
    assert s.to_act() == [winner]


# page 6: prestige


def prestige_of_the_booklet() -> JorakuState:
    """Shinano B 2, R 1, Y 1, P 1; Totomi B 2, R 2, Y 3, P 1; Mikawa R 4, P 3, Y 1; round I."""
    return at_table(
        ["", "", "", ""],
        daimyo={"red": 4, "blue": 6, "yellow": 5, "purple": 4},
        samurai={
            "red": {6: 1, 5: 2, 4: 2},
            "blue": {5: 2},
            "yellow": {6: 1, 5: 1, 4: 1},
            "purple": {6: 1, 5: 1, 4: 1},
        },
    )


@rule("JK-X05")
def test_shinano() -> None:
    s = prestige_of_the_booklet()
    assert ranks(s, 6) == {"red": 4, "blue": 1, "yellow": 4, "purple": 4}
    assert gained(s, "prestige", "shinano") == {"blue": 7}


@rule("JK-X06")
def test_totomi() -> None:
    s = prestige_of_the_booklet()
    assert ranks(s, 5) == {"red": 3, "blue": 3, "yellow": 1, "purple": 4}
    assert gained(s, "prestige", "totomi") == {"yellow": 6, "red": 2, "blue": 2}


@rule("JK-X07")
def test_mikawa() -> None:
    s = prestige_of_the_booklet()
    assert ranks(s, 4) == {"red": 1, "blue": 0, "yellow": 3, "purple": 2}
    assert gained(s, "prestige", "mikawa") == {"red": 5, "purple": 3, "yellow": 2}


@rule("JK-X08", "JK-Q20")
def test_the_three_areas_together() -> None:
    assert points(prestige_of_the_booklet()) == {"blue": 9, "yellow": 8, "red": 7, "purple": 3}


@rule("JK-X09")
def test_two_contest_first_and_second() -> None:
    s = at_table(
        ["", "", "", ""],
        daimyo=FAR,
        samurai={"red": {5: 3}, "blue": {5: 3}, "purple": {5: 1}},
    )
    assert ranks(s, 5) == {"red": 2, "blue": 2, "yellow": 0, "purple": 3}
    assert points(s) == {"red": 3, "blue": 3, "yellow": 0, "purple": 2}


# page 7: effects, each alone (the whole trick is in test_printed_example)


@rule("JK-X10")
def test_yellow_plays_a_ninja() -> None:
    s = at_table(["5r 1y", "2r 1b", "nr 2y", "nb 3y"], leader=2)
    do(s, "play nr", "place kyoto 1", "place owari 1", "place owari 1")
    assert supply(s, "yellow") == 7
    assert samurai(s, "yellow") == [1, 0, 0, 2, 0, 0, 0]


@rule("JK-X11")
def test_purple_plays_a_ninja() -> None:
    s = at_table(["5r 1y", "2r 1b", "nr 2y", "nb 3y"], leader=3, samurai={"purple": {4: 7}})
    do(s, "play nb", "place kyoto 1", "place omi 1", "place ise 1")
    assert supply(s, "purple") == 0
    assert samurai(s, "purple") == [1, 1, 1, 0, 7, 0, 0]


@rule("JK-X12")
def test_red_spends_five_points() -> None:
    s = at_table(
        ["5r 1y", "2r 1b", "nr 2y", "nb 3y"],
        daimyo={"red": 5, "purple": 4},
        samurai={"red": {6: 1}, "purple": {4: 1}},
    )
    do(s, "play 5r", "effect b", "march mikawa", "remove purple")
    do(s, "move shinano totomi", "move totomi mikawa")
    assert s.to_act() == [1], "all five points are used"
    assert supply(s, "purple") == 10
    assert home(s, "red") == home(s, "purple") == 4
    assert (s.influence(0, 4), s.influence(3, 4)) == (3, 2)


@rule("JK-X13")
def test_blue_places_three_in_ise() -> None:
    s = at_table(["5r 1y", "2r 1b", "nr 2y", "nb 3y"], leader=1)
    do(s, "play 2r", "effect a", "place ise 3")
    assert supply(s, "blue") == 7
    assert samurai(s, "blue") == [0, 0, 3, 0, 0, 0, 0]


# page 8: Kachidoki


@rule("JK-X15")
def test_red_has_won_in_mikawa() -> None:
    s = at_table(
        ["5r 1y", "2r 1b", "3r 2y", "nb 3y"],
        daimyo={"red": 4, "blue": 2, "yellow": 3, "purple": 4},
        samurai={"red": {4: 2}, "yellow": {4: 1}, "purple": {4: 1}},
    )
    trick(s, "5r 2r 3r nb")
    assert s.kachidoki == 0
    assert points(s) == {"red": 3, "purple": 2, "yellow": 1, "blue": 0}
