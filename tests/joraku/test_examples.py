"""The examples printed in the rulebook (JK-X01…X15), in its order; JK-X14 is played in full."""

from __future__ import annotations

import pytest

from tests.joraku.table import Table
from tests.rule import rule

FAR = dict.fromkeys(["red", "blue", "yellow", "purple"], "kyoto")  # pays nothing in round I


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
    table = Table([f"{card} {seat + 1}y" for seat, card in enumerate(cards.split())])
    table.trick(cards)
    assert table.state.kachidoki == winner
    assert table.to_act == [winner]


# page 6: prestige


def prestige_of_the_booklet() -> Table:
    """Shinano B 2, R 1, Y 1, P 1; Totomi B 2, R 2, Y 3, P 1; Mikawa R 4, P 3, Y 1; round I."""
    return Table(
        ["", "", "", ""],
        daimyo={"red": "mikawa", "blue": "shinano", "yellow": "totomi", "purple": "mikawa"},
        samurai={
            "red": {"shinano": 1, "totomi": 2, "mikawa": 2},
            "blue": {"totomi": 2},
            "yellow": {"shinano": 1, "totomi": 1, "mikawa": 1},
            "purple": {"shinano": 1, "totomi": 1, "mikawa": 1},
        },
    )


@rule("JK-X05")
def test_shinano() -> None:
    table = prestige_of_the_booklet()
    assert table.ranks("shinano") == {"red": 4, "blue": 1, "yellow": 4, "purple": 4}
    assert table.gained("prestige", "shinano") == {"blue": 7}


@rule("JK-X06")
def test_totomi() -> None:
    table = prestige_of_the_booklet()
    assert table.ranks("totomi") == {"red": 3, "blue": 3, "yellow": 1, "purple": 4}
    assert table.gained("prestige", "totomi") == {"yellow": 6, "red": 2, "blue": 2}


@rule("JK-X07")
def test_mikawa() -> None:
    table = prestige_of_the_booklet()
    assert table.ranks("mikawa") == {"red": 1, "blue": 0, "yellow": 3, "purple": 2}
    assert table.gained("prestige", "mikawa") == {"red": 5, "purple": 3, "yellow": 2}


@rule("JK-X08", "JK-Q20")
def test_the_three_areas_together() -> None:
    assert prestige_of_the_booklet().points == {"blue": 9, "yellow": 8, "red": 7, "purple": 3}


@rule("JK-X09")
def test_two_contest_first_and_second() -> None:
    table = Table(
        ["", "", "", ""],
        daimyo=FAR,
        samurai={"red": {"totomi": 3}, "blue": {"totomi": 3}, "purple": {"totomi": 1}},
    )
    assert table.ranks("totomi") == {"red": 2, "blue": 2, "yellow": 0, "purple": 3}
    assert table.points == {"red": 3, "blue": 3, "yellow": 0, "purple": 2}


# page 7: effects, each alone (the whole trick is in test_printed_example)


@rule("JK-X10")
def test_yellow_plays_a_ninja() -> None:
    table = Table(["5r 1y", "2r 1b", "nr 2y", "nb 3y"], leader=2)
    table.do("play nr", "place kyoto 1", "place owari 1", "place owari 1")
    assert table.supply("yellow") == 7
    assert table.samurai("yellow") == [1, 0, 0, 2, 0, 0, 0]


@rule("JK-X11")
def test_purple_plays_a_ninja() -> None:
    table = Table(["5r 1y", "2r 1b", "nr 2y", "nb 3y"], leader=3, samurai={"purple": {"mikawa": 7}})
    table.do("play nb", "place kyoto 1", "place omi 1", "place ise 1")
    assert table.supply("purple") == 0
    assert table.samurai("purple") == [1, 1, 1, 0, 7, 0, 0]


@rule("JK-X12")
def test_red_spends_five_points() -> None:
    table = Table(
        ["5r 1y", "2r 1b", "nr 2y", "nb 3y"],
        daimyo={"red": "totomi", "purple": "mikawa"},
        samurai={"red": {"shinano": 1}, "purple": {"mikawa": 1}},
    )
    table.do("play 5r", "effect b", "march mikawa", "remove purple")
    table.do("move shinano totomi", "move totomi mikawa")
    assert table.to_act == [1], "all five points are used"
    assert table.supply("purple") == 10
    assert table.daimyo("red") == table.daimyo("purple") == "mikawa"
    assert (table.state.influence(0, 4), table.state.influence(3, 4)) == (3, 2)


@rule("JK-X13")
def test_blue_places_three_in_ise() -> None:
    table = Table(["5r 1y", "2r 1b", "nr 2y", "nb 3y"], leader=1)
    table.do("play 2r", "effect a", "place ise 3")
    assert table.supply("blue") == 7
    assert table.samurai("blue") == [0, 0, 3, 0, 0, 0, 0]


# page 8: Kachidoki


@rule("JK-X15")
def test_red_has_won_in_mikawa() -> None:
    table = Table(
        ["5r 1y", "2r 1b", "3r 2y", "nb 3y"],
        daimyo={"red": "mikawa", "blue": "ise", "yellow": "owari", "purple": "mikawa"},
        samurai={"red": {"mikawa": 2}, "yellow": {"mikawa": 1}, "purple": {"mikawa": 1}},
    )
    table.trick("5r 2r 3r nb")
    assert table.state.kachidoki == 0
    assert table.points == {"red": 3, "purple": 2, "yellow": 1, "blue": 0}
