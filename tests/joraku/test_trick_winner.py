"""The winner of a trick and the prize (JK-W01…W07)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from tests.joraku.table import Table
from tests.rule import rule

LEFT_OVER = "1y 2y 3y 4y"


def winner(cards: str) -> int:
    """The seat that wins when seats 0, 1, 2… play these cards; nobody holds another of a colour."""
    hands = [f"{card} {rest}" for card, rest in zip(cards.split(), LEFT_OVER.split(), strict=False)]
    table = Table(hands)
    table.trick(cards)
    return table.state.kachidoki


@rule("JK-W01")
def test_the_winner_is_known_when_all_cards_and_effects_are_done() -> None:
    table = Table(["2r 1y", "6r 2y", "3r 3y"], daimyo={"yellow": "mikawa"})
    table.trick("2r 6r")
    table.do("play 3r", "effect b", "march owari")
    assert not table.events("jk-won")
    assert table.state.kachidoki == 0
    table.do("stop")
    assert table.events("jk-won") == [{"player": 1, "colour": "blue", "card": "6r"}]
    assert table.state.kachidoki == 1


@rule("JK-W01", "JK-W08")
def test_the_last_effect_counts_for_the_scoring() -> None:
    """Yellow plays last and removes red's samurai before red's Kachidoki is scored."""
    table = Table(
        ["6r 1y", "2r 2y", "3r 3y"],
        daimyo={"red": "mikawa", "blue": "mikawa", "yellow": "mikawa"},
        samurai={"red": {"mikawa": 2}, "blue": {"mikawa": 1}, "yellow": {"mikawa": 2}},
    )
    table.trick("6r 2r")
    table.do("play 3r", "effect b", "remove red", "remove red", "stop")
    assert table.points == {"red": 1, "blue": 2, "yellow": 3}


@rule("JK-W02")
@pytest.mark.parametrize(
    ("cards", "seat"),
    [("3r 5r 2r 4r", 1), ("4r 1r 2r 3r", 0), ("1r 2r 3r 4r", 3), ("3r 4b 2r 1r", 1)],
)
def test_the_highest_value_wins(cards: str, seat: int) -> None:
    assert winner(cards) == seat


@rule("JK-W02")
@pytest.mark.parametrize(("cards", "seat"), [("2r 3b 1r", 1), ("5r 1r 6b", 2), ("2b 3r 4r", 2)])
def test_the_led_colour_is_no_advantage(cards: str, seat: int) -> None:
    assert winner(cards) == seat


@rule("JK-W03", "JK-Q04")
@pytest.mark.parametrize(
    ("cards", "seat"),
    [
        ("6r nr 5r 1r", 1),  # after the 6, of its colour
        ("nr 6r 5r 1r", 0),  # before it
        ("6r 3r nb 1r", 2),  # of another colour
        ("nb 3b 6r 1b", 0),  # both
        ("5r nb 1r 6y", 1),
    ],
)
def test_any_six_makes_the_ninja_win(cards: str, seat: int) -> None:
    assert winner(cards) == seat


@rule("JK-W04", "JK-Q09")
@pytest.mark.parametrize(("cards", "seat"), [("1r nr 2r", 2), ("nr 1r nb", 1), ("1r nb ny", 0)])
def test_without_a_six_a_ninja_is_lower_than_any_number(cards: str, seat: int) -> None:
    assert winner(cards) == seat


@rule("JK-W05", "JK-Q05", "JK-Q06", "JK-Q07", "JK-Q08")
@pytest.mark.parametrize(
    ("cards", "seat"),
    [
        ("5r 5b 4r 5y", 3),  # equal numbers
        ("5r 5b 4r 1r", 1),
        ("6r 6b 6y 5r", 2),  # several sixes
        ("nr 6r nb 5r", 2),  # several ninjas and a 6
        ("nb 6b nr 6r", 2),  # several of both
        ("6r nr 6b nb", 3),
        ("nr nb ny", 2),  # only ninjas
    ],
)
def test_of_equal_contenders_the_last_wins(cards: str, seat: int) -> None:
    assert winner(cards) == seat


@rule("JK-W06", "JK-W07")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_winner_takes_kachidoki_and_leads(leader: int) -> None:
    hands = ["3r 1y", "5r 2y", "4r 3y"]
    cards = ["3r", "5r", "4r"]
    table = Table(hands, leader=leader)
    table.trick(" ".join(cards[(leader + place) % 3] for place in range(3)))
    for seat in (0, 1, 2, SPECTATOR):
        view = table.view(seat)
        assert view["kachidoki"] == 1
        assert view["leader"] == 1
    assert table.to_act == [1]
    assert table.asked == "JK-D03"


@rule("JK-W06", "JK-W08", "JK-Q12")
def test_a_winner_who_holds_kachidoki_keeps_it_and_scores_again() -> None:
    table = Table(["6r 5r 1y", "2r 2y 2b", "3r 3y 3b"])
    table.trick("6r 2r 3r")
    assert table.state.kachidoki == 0
    assert table.points["red"] == 3
    table.trick("5r 2y 3y")
    assert table.state.kachidoki == 0
    assert table.points["red"] == 6


@rule("JK-Q10")
def test_the_result_of_the_trick_takes_no_effect_back() -> None:
    table = Table(
        ["6r 1y", "nb 2y", "3r 3y"], daimyo={"red": "ise"}, samurai={"yellow": {"ise": 1}}
    )
    table.do("play 6r", "effect b", "remove yellow", "march owari", "stop")
    table.do("play nb", "place ise 1", "place ise 1", "stop")
    table.do("play 3r", "effect a")
    expected = table.state.daimyo[:], table.state.samurai[:], table.state.supply[:]
    table.do("place owari 0")
    assert table.state.kachidoki == 1
    assert (table.state.daimyo, table.state.samurai, table.state.supply) == expected
