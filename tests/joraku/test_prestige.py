"""Prestige: every area at the end of a round (JK-P)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.joraku.game import Joraku
from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import JORAKU, at_table, gained, give, happened, legal, points, ranks, trick
from tests.rule import rule

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
COLOURS = ["red", "blue", "yellow", "purple"]


def after_round(round_: int = 1, **position: Any) -> JorakuState:
    """The skirmish of four players is over: prestige has just been scored."""
    return at_table(["", "", "", ""], round_=round_, **position)


@rule("JK-P01", "JK-Q20")
def test_all_areas_are_scored_from_shinano_to_kyoto() -> None:
    ones: dict[str, object] = {"prestige": {area: {"rows": [[1, 1, 1]] * 3} for area in AREAS}}
    game = JORAKU.with_data(ones)
    assert isinstance(game, Joraku)
    s = after_round(
        daimyo=dict.fromkeys(COLOURS, 0),
        samurai={"red": dict.fromkeys(range(7), 1)},
        game=game,
    )
    order = [gain["area"] for gain in happened(s, "jk-gained") if gain["colour"] == "red"]
    assert order == ["shinano", "totomi", "mikawa", "owari", "ise", "omi", "kyoto"]
    assert points(s)["red"] == 7


@rule("JK-P02")
def test_players_are_ranked_by_influence() -> None:
    """In Totomi three samurai, a daimyo and a single samurai: 3, 2, 1."""
    s = after_round(
        daimyo={"red": 0, "blue": 5, "yellow": 0, "purple": 0},
        samurai={"red": {5: 3}, "purple": {5: 1}},
    )
    assert ranks(s, 5) == {"red": 1, "blue": 2, "yellow": 0, "purple": 3}
    assert points(s) == {"red": 6, "blue": 3, "yellow": 0, "purple": 2}


@rule("JK-P03", "JK-Q18")
@pytest.mark.parametrize(
    ("influence", "paid"),
    [
        ([3, 3, 1, 0], [3, 3, 2, 0]),
        ([4, 3, 3, 1], [6, 2, 2, 0]),
        ([4, 3, 3, 0], [6, 2, 2, 0]),
        ([4, 3, 1, 1], [6, 3, 0, 0]),
        ([3, 3, 3, 1], [2, 2, 2, 0]),
        ([2, 2, 2, 2], [0, 0, 0, 0]),
    ],
)
def test_tied_players_all_take_the_lowest_contested_rank(
    influence: list[int], paid: list[int]
) -> None:
    s = after_round(
        daimyo=dict.fromkeys(COLOURS, 0),
        samurai={colour: {5: amount} for colour, amount in zip(COLOURS, influence, strict=True)},
    )
    assert list(points(s).values()) == paid


@rule("JK-P04")
def test_the_row_of_the_current_round_is_paid() -> None:
    """Owari pays the first two 4 and 2, then 5 and 3, then 4 and 2 again."""
    for round_, first, second in ((1, 4, 2), (2, 5, 3), (3, 4, 2)):
        s = after_round(
            round_,
            daimyo=dict.fromkeys(COLOURS, 6 if round_ == 3 else 0),
            samurai={"red": {3: 2}, "blue": {3: 1}},
        )
        assert gained(s, "prestige", "owari") == {"red": first, "blue": second}


@rule("JK-P05")
def test_rank_four_gains_nothing() -> None:
    s = after_round(
        daimyo=dict.fromkeys(COLOURS, 0),
        samurai={"red": {6: 4}, "blue": {6: 3}, "yellow": {6: 2}, "purple": {6: 1}},
    )
    assert points(s) == {"red": 7, "blue": 4, "yellow": 2, "purple": 0}


@rule("JK-P06", "JK-Q17")
def test_absent_players_are_not_ranked() -> None:
    s = after_round(daimyo=dict.fromkeys(COLOURS, 0), samurai={"yellow": {4: 1}})
    assert ranks(s, 4) == {"red": 0, "blue": 0, "yellow": 1, "purple": 0}
    assert points(s) == {"red": 0, "blue": 0, "yellow": 5, "purple": 0}


@rule("JK-Q19")
def test_the_last_of_three_present_is_paid_as_third() -> None:
    s = after_round(
        daimyo=dict.fromkeys(COLOURS, 0),
        samurai={"red": {6: 5}, "blue": {6: 4}, "purple": {6: 1}},
    )
    assert points(s) == {"red": 7, "blue": 4, "yellow": 0, "purple": 2}


@rule("JK-P07")
@pytest.mark.parametrize("round_", [1, 2])
def test_all_figures_stay_where_they_are(round_: int) -> None:
    s = after_round(
        round_,
        daimyo={"red": 6, "blue": 0, "yellow": 3, "purple": 3},
        samurai={"red": {6: 2, 1: 1}, "blue": {0: 3}, "purple": {3: 10}},
    )
    assert s.round == round_ + 1
    assert s.daimyo == [6, 0, 3, 3]
    assert s.samurai == [0, 1, 0, 0, 0, 0, 2, 3, *[0] * 6, *[0] * 7, 0, 0, 0, 10, 0, 0, 0]
    assert s.supply == [7, 7, 10, 0]


@rule("JK-P08")
@pytest.mark.parametrize("round_", [1, 2])
def test_the_next_round_begins_with_its_recruitment(round_: int) -> None:
    s = after_round(round_)
    assert s.round == round_ + 1
    assert s.ask is not None
    assert s.ask.key == "JK-D02"
    assert s.to_act() == [0, 1, 2, 3]
    assert happened(s, "jk-deal") == [{"count": 5, "aside": 1}]


@rule("JK-P09", "JK-Q15", "JK-W07")
@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("last_winner", [0, 1, 2])
def test_who_won_the_last_trick_leads_the_next_round(round_: int, last_winner: int) -> None:
    cards = ["2r", "3r", "4r"]
    cards[last_winner] = "5r"
    s = at_table(cards, round_=round_, leader=1, numbers={"red": 6, "blue": 5, "yellow": 4})
    trick(s, f"{cards[1]} {cards[2]} {cards[0]}")
    assert s.round == round_ + 1
    for seat in range(3):
        give(s, seat, legal(s, seat)[0])
    assert s.to_act() == [last_winner]
    assert s.kachidoki == last_winner
