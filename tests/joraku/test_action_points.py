"""Effect B: what action points buy (JK-K15…K24, JK-Q25…Q35)."""

from __future__ import annotations

from itertools import permutations

import pytest

from gunbai import SPECTATOR
from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import (
    JORAKU,
    at_table,
    do,
    happened,
    home,
    legal,
    pieces,
    points,
    refusal,
    samurai,
    supply,
    with_card,
)
from tests.rule import rule

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
VALUES = [1, 2, 3, 4, 5, 6]


def action_points(s: JorakuState) -> object:
    """The points left, as everybody sees them."""
    return s.observe(SPECTATOR)["action_points"]


# giving and losing


@rule("JK-K15", "JK-K18")
@pytest.mark.parametrize("value", VALUES)
def test_effect_b_gives_as_many_points_as_the_card_says(value: int) -> None:
    s = with_card(f"{value}b", samurai={"red": {3: 1}})
    do(s, "effect b")
    for spent in range(value):
        assert s.to_act() == [0]
        assert action_points(s) == value - spent
        do(s, "move owari ise" if spent % 2 == 0 else "move ise owari")
    assert s.to_act() == [1]


@rule("JK-K16", "JK-Q24", "JK-Q25")
def test_unused_points_are_lost() -> None:
    s = at_table(["5r 2r", "1r 2y", "3r 3y"], samurai={"red": {3: 1}})
    do(s, "play 5r", "effect b", "move owari ise", "stop")
    assert happened(s, "jk-stopped") == [{"colour": "red", "points": 4}]
    do(s, "play 1r", "effect b", "stop", "play 3r", "effect b")
    assert action_points(s) == 3
    do(s, "stop")
    do(s, "play 2r", "effect b")
    assert action_points(s) == 2


@rule("JK-K16", "JK-K02")
def test_points_are_used_before_the_next_card_or_not_at_all() -> None:
    s = with_card("5r", samurai={"red": {3: 1}})
    do(s, "effect b", "stop", "play 2y")
    found = s.check(0, JORAKU.parse("move owari ise"))
    assert found is not None
    assert found.key == "refuse-not-asked"


@rule("JK-K17")
@pytest.mark.parametrize(("value", "steps"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_step_of_the_daimyo_costs_two(value: int, steps: int) -> None:
    s = with_card(f"{value}r", daimyo={"red": 3})
    do(s, "effect b")
    left = value
    for target in ("mikawa", "totomi", "shinano")[:steps]:
        assert action_points(s) == left
        do(s, f"march {target}")
        left -= 2
    assert home(s, "red") == 3 + steps
    if left:
        assert action_points(s) == 1
        assert refusal(s, "march ise" if steps == 0 else f"march {AREAS[2 + steps]}") == "JK-K17"
    else:
        assert s.to_act() == [1]


@rule("JK-K17", "JK-K18")
def test_only_own_pieces_move() -> None:
    s = with_card("6r", daimyo={"red": 3, "blue": 5}, samurai={"red": {2: 1}, "blue": {4: 1}})
    do(s, "effect b")
    assert legal(s) == ["march ise", "march mikawa", "move ise omi", "move ise owari", "stop"]
    assert refusal(s, "move mikawa owari") == "JK-K18"
    do(s, "march mikawa")
    assert home(s, "blue") == 5


@rule("JK-K18")
def test_a_move_takes_one_samurai() -> None:
    s = with_card("3r", samurai={"red": {2: 3}})
    do(s, "effect b", "move ise owari")
    assert samurai(s, "red") == [0, 0, 2, 1, 0, 0, 0]
    assert action_points(s) == 2
    assert supply(s, "red") == 7


# removing


@rule("JK-K19", "JK-Q29")
def test_only_where_the_own_daimyo_stands_an_opponent_is_removed() -> None:
    s = with_card(
        "5r",
        daimyo={"red": 3, "yellow": 6},
        samurai={"red": {2: 2}, "blue": {3: 1, 2: 1}, "yellow": {2: 1}},
    )
    do(s, "effect b")
    assert [text for text in legal(s) if text.startswith("remove")] == ["remove blue"]
    assert refusal(s, "remove yellow") == "JK-K19", "own samurai are not enough"
    do(s, "remove blue")
    assert action_points(s) == 4
    assert samurai(s, "blue") == [0, 0, 1, 0, 0, 0, 0]
    assert refusal(s, "remove blue") == "JK-K19"
    do(s, "march ise")
    removals = [text for text in legal(s) if text.startswith("remove")]
    assert removals == ["remove blue", "remove yellow"]


@rule("JK-K20")
def test_a_removed_samurai_can_be_placed_again() -> None:
    s = at_table(
        ["3r 1y", "nr 2y", "4r 3y"],
        daimyo={"red": 2},
        samurai={"red": {5: 4}, "blue": {2: 10}},
    )
    assert supply(s, "blue") == 0
    do(s, "play 3r", "effect b", "remove blue", "stop")
    assert supply(s, "blue") == 1
    assert supply(s, "red") == 6, "it goes to its owner"
    do(s, "play nr", "place kyoto 1")
    assert samurai(s, "blue") == [1, 0, 9, 0, 0, 0, 0]


@rule("JK-Q30")
def test_as_many_removals_of_as_many_opponents_as_the_points_allow() -> None:
    s = with_card("5r", daimyo={"red": 2}, samurai={"blue": {2: 3}, "yellow": {2: 3}})
    do(s, "effect b", "remove blue", "remove yellow", "remove yellow", "remove blue")
    do(s, "remove yellow")
    assert s.to_act() == [1]
    assert samurai(s, "blue")[2] == 1
    assert samurai(s, "yellow")[2] == 0
    assert (supply(s, "blue"), supply(s, "yellow")) == (9, 10)


@rule("JK-K23", "JK-Q33")
def test_a_daimyo_is_never_removed() -> None:
    s = with_card("4r", daimyo={"red": 2, "blue": 2, "yellow": 2}, samurai={"blue": {2: 1}})
    do(s, "effect b", "remove blue")
    assert not [text for text in legal(s) if text.startswith("remove")]
    assert refusal(s, "remove blue") == "JK-K23"
    assert refusal(s, "remove yellow") == "JK-K23"
    assert home(s, "blue") == 2


@rule("JK-K24")
def test_own_samurai_are_not_removed() -> None:
    s = with_card("4r", daimyo={"red": 2}, samurai={"red": {2: 3}})
    do(s, "effect b")
    assert "remove red" not in legal(s)
    assert refusal(s, "remove red") == "JK-K24"


# mixing


@rule("JK-K21", "JK-Q26")
@pytest.mark.parametrize("order", list(permutations(["march ise", "remove blue", "move omi ise"])))
def test_the_three_actions_in_any_order(order: tuple[str, ...]) -> None:
    s = with_card("4r", daimyo={"red": 3}, samurai={"red": {1: 1}, "blue": {3: 1, 2: 1}})
    do(s, "effect b", *order)
    assert s.to_act() == [1]
    assert home(s, "red") == 2
    assert samurai(s, "red") == [0, 0, 1, 0, 0, 0, 0]
    early = order.index("remove blue") < order.index("march ise")
    assert samurai(s, "blue") == ([0, 0, 1, 0, 0, 0, 0] if early else [0, 0, 0, 1, 0, 0, 0])


@rule("JK-K21", "JK-Q26")
def test_march_remove_march_remove() -> None:
    s = with_card("6r", daimyo={"red": 4}, samurai={"blue": {3: 1}, "yellow": {2: 1}})
    do(s, "effect b", "march owari", "remove blue", "march ise", "remove yellow")
    assert s.to_act() == [1]
    assert samurai(s, "blue") == samurai(s, "yellow") == [0] * 7


@rule("JK-K21")
def test_each_action_is_finished_before_the_next_is_chosen() -> None:
    s = with_card("6r", daimyo={"red": 4}, samurai={"blue": {3: 1}})
    do(s, "effect b")
    assert refusal(s, "remove blue") == "JK-K19"
    do(s, "march owari")
    assert home(s, "red") == 3
    assert "remove blue" in legal(s)


@rule("JK-K22", "JK-Q27")
def test_the_same_piece_may_move_again_and_pays_each_step() -> None:
    s = with_card("6r", daimyo={"red": 4}, samurai={"red": {6: 1}})
    do(s, "effect b", "move shinano totomi", "move totomi mikawa")
    assert action_points(s) == 4
    do(s, "march owari", "march mikawa")
    assert s.to_act() == [1]
    assert home(s, "red") == 4
    assert samurai(s, "red") == [0, 0, 0, 0, 1, 0, 0]


# nothing is in the way


@rule("JK-Q28")
def test_pieces_may_move_away_from_kyoto() -> None:
    s = with_card("5r", daimyo={"red": 0}, samurai={"red": {0: 1}})
    do(s, "effect b", "march omi", "move kyoto omi", "march ise")
    assert home(s, "red") == 2
    assert samurai(s, "red") == [0, 1, 0, 0, 0, 0, 0]


@rule("JK-Q31")
def test_any_number_of_figures_shares_an_area() -> None:
    everybody = dict.fromkeys(("red", "blue", "yellow", "purple"), 2)
    crowd = {"red": {2: 9, 1: 1}, "blue": {2: 10}, "yellow": {2: 10}, "purple": {2: 7}}
    s = at_table(["5r 1y", "1r 2y", "2r 3y", "nr 4y"], daimyo=everybody, samurai=crowd)
    assert JORAKU.restore(s.dump()).dump() == s.dump()
    do(s, "play 5r", "effect b", "move omi ise", "march omi", "march ise")
    assert home(s, "red") == 2
    assert samurai(s, "red")[2] == 10
    do(s, "play 1r", "effect b", "stop", "play 2r", "effect b", "stop")
    do(s, "play nr", "place ise 1", "place ise 1", "place ise 1")
    assert samurai(s, "purple")[2] == 10


@rule("JK-Q32")
def test_entering_among_enemies_costs_and_causes_nothing() -> None:
    s = with_card(
        "6r",
        daimyo={"red": 4, "blue": 3},
        samurai={"red": {4: 1}, "blue": {3: 3}},
        points={"red": 4, "blue": 4},
    )
    do(s, "effect b", "march owari")
    assert action_points(s) == 4
    do(s, "move mikawa owari")
    assert action_points(s) == 3
    do(s, "stop")
    assert home(s, "red") == home(s, "blue") == 3
    assert samurai(s, "blue") == [0, 0, 0, 3, 0, 0, 0]
    assert points(s) == {"red": 4, "blue": 4, "yellow": 0}


@rule("JK-Q35")
def test_b_may_be_chosen_when_nothing_can_be_done() -> None:
    s = with_card("1r", daimyo={"red": 3})
    before = pieces(s)
    do(s, "effect b")
    assert legal(s) == ["stop"]
    do(s, "stop")
    assert pieces(s) == before
    assert s.to_act() == [1]
