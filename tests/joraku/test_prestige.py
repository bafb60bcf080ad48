"""Prestige: every area at the end of a round (JK-P)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.joraku.game import Joraku
from tests.joraku.table import JORAKU, Table
from tests.rule import rule

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
COLOURS = ["red", "blue", "yellow", "purple"]


def after_round(round_: int = 1, **position: Any) -> Table:
    """The skirmish of four players is over: prestige has just been scored."""
    return Table(["", "", "", ""], round=round_, **position)


@rule("JK-P01", "JK-Q20")
def test_all_areas_are_scored_from_shinano_to_kyoto() -> None:
    ones: dict[str, object] = {"prestige": {area: {"rows": [[1, 1, 1]] * 3} for area in AREAS}}
    game = JORAKU.with_data(ones)
    assert isinstance(game, Joraku)
    table = after_round(
        daimyo=dict.fromkeys(COLOURS, "kyoto"),
        samurai={"red": dict.fromkeys(AREAS, 1)},
        game=game,
    )
    order = [gain["area"] for gain in table.events("jk-gained") if gain["colour"] == "red"]
    assert order == ["shinano", "totomi", "mikawa", "owari", "ise", "omi", "kyoto"]
    assert table.points["red"] == 7


@rule("JK-P02")
def test_players_are_ranked_by_influence() -> None:
    """In Totomi three samurai, a daimyo and a single samurai: 3, 2, 1."""
    table = after_round(
        daimyo={"red": "kyoto", "blue": "totomi", "yellow": "kyoto", "purple": "kyoto"},
        samurai={"red": {"totomi": 3}, "purple": {"totomi": 1}},
    )
    assert table.ranks("totomi") == {"red": 1, "blue": 2, "yellow": 0, "purple": 3}
    assert table.points == {"red": 6, "blue": 3, "yellow": 0, "purple": 2}


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
    table = after_round(
        daimyo=dict.fromkeys(COLOURS, "kyoto"),
        samurai={
            colour: {"totomi": amount} for colour, amount in zip(COLOURS, influence, strict=True)
        },
    )
    assert list(table.points.values()) == paid


@rule("JK-P04")
def test_the_row_of_the_current_round_is_paid() -> None:
    """Owari pays the first two 4 and 2, then 5 and 3, then 4 and 2 again."""
    for round_, first, second in ((1, 4, 2), (2, 5, 3), (3, 4, 2)):
        table = after_round(
            round_,
            daimyo=dict.fromkeys(COLOURS, "shinano" if round_ == 3 else "kyoto"),
            samurai={"red": {"owari": 2}, "blue": {"owari": 1}},
        )
        assert table.gained("prestige", "owari") == {"red": first, "blue": second}


@rule("JK-P05")
def test_rank_four_gains_nothing() -> None:
    table = after_round(
        daimyo=dict.fromkeys(COLOURS, "kyoto"),
        samurai={
            "red": {"shinano": 4},
            "blue": {"shinano": 3},
            "yellow": {"shinano": 2},
            "purple": {"shinano": 1},
        },
    )
    assert table.points == {"red": 7, "blue": 4, "yellow": 2, "purple": 0}


@rule("JK-P06", "JK-Q17")
def test_absent_players_are_not_ranked() -> None:
    table = after_round(daimyo=dict.fromkeys(COLOURS, "kyoto"), samurai={"yellow": {"mikawa": 1}})
    assert table.ranks("mikawa") == {"red": 0, "blue": 0, "yellow": 1, "purple": 0}
    assert table.points == {"red": 0, "blue": 0, "yellow": 5, "purple": 0}


@rule("JK-Q19")
def test_the_last_of_three_present_is_paid_as_third() -> None:
    table = after_round(
        daimyo=dict.fromkeys(COLOURS, "kyoto"),
        samurai={"red": {"shinano": 5}, "blue": {"shinano": 4}, "purple": {"shinano": 1}},
    )
    assert table.points == {"red": 7, "blue": 4, "yellow": 0, "purple": 2}


@rule("JK-P07")
@pytest.mark.parametrize("round_", [1, 2])
def test_all_values_stay_where_they_are(round_: int) -> None:
    table = after_round(
        round_,
        daimyo={"red": "shinano", "blue": "kyoto", "yellow": "owari", "purple": "owari"},
        samurai={"red": {"shinano": 2, "omi": 1}, "blue": {"kyoto": 3}, "purple": {"owari": 10}},
    )
    assert table.state.round == round_ + 1
    assert table.state.daimyo == [6, 0, 3, 3]
    assert table.state.samurai == [0, 1, 0, 0, 0, 0, 2, 3, *[0] * 6, *[0] * 7, 0, 0, 0, 10, 0, 0, 0]
    assert table.state.supply == [7, 7, 10, 0]


@rule("JK-P08")
@pytest.mark.parametrize("round_", [1, 2])
def test_the_next_round_begins_with_its_recruitment(round_: int) -> None:
    table = after_round(round_)
    assert table.state.round == round_ + 1
    assert table.asked == "JK-D02"
    assert table.to_act == [0, 1, 2, 3]
    assert table.events("jk-deal") == [{"count": 5, "aside": 1}]


@rule("JK-P09", "JK-Q15", "JK-W07")
@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("last_winner", [0, 1, 2])
def test_who_won_the_last_trick_leads_the_next_round(round_: int, last_winner: int) -> None:
    cards = ["2r", "3r", "4r"]
    cards[last_winner] = "5r"
    table = Table(cards, round=round_, leader=1, numbers={"red": 6, "blue": 5, "yellow": 4})
    table.trick(f"{cards[1]} {cards[2]} {cards[0]}")
    assert table.state.round == round_ + 1
    for seat in range(3):
        table.answer(seat, table.legal(seat)[0])
    assert table.to_act == [last_winner]
    assert table.state.kachidoki == last_winner
