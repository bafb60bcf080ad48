"""Effect B: what action points buy (JK-K15…K24, JK-Q25…Q35)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.joraku.table import JORAKU, Table
from tests.rule import rule

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
VALUES = [1, 2, 3, 4, 5, 6]


def action_points(table: Table) -> object:
    """The points left, as everybody sees them."""
    return table.view()["action_points"]


# giving and losing


@rule("JK-K15", "JK-K18")
@pytest.mark.parametrize("value", VALUES)
def test_effect_b_gives_as_many_points_as_the_card_says(value: int) -> None:
    table = Table.with_card(f"{value}b", samurai={"red": {"owari": 1}})
    table.do("effect b")
    for spent in range(value):
        assert table.to_act == [0]
        assert action_points(table) == value - spent
        table.do("move owari ise" if spent % 2 == 0 else "move ise owari")
    assert table.to_act == [1]


@rule("JK-K16", "JK-Q24", "JK-Q25")
def test_unused_points_are_lost() -> None:
    table = Table(["5r 2r", "1r 2y", "3r 3y"], samurai={"red": {"owari": 1}})
    table.do("play 5r", "effect b", "move owari ise", "stop")
    assert table.events("jk-stopped") == [{"colour": "red", "points": 4}]
    table.do("play 1r", "effect b", "stop", "play 3r", "effect b")
    assert action_points(table) == 3
    table.do("stop")
    table.do("play 2r", "effect b")
    assert action_points(table) == 2


@rule("JK-K16", "JK-K02")
def test_points_are_used_before_the_next_card_or_not_at_all() -> None:
    table = Table.with_card("5r", samurai={"red": {"owari": 1}})
    table.do("effect b", "stop", "play 2y")
    found = table.state.check(0, JORAKU.parse("move owari ise"))
    assert found is not None
    assert found.key == "refuse-not-asked"


@rule("JK-K17")
@pytest.mark.parametrize(("value", "steps"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_step_of_the_daimyo_costs_two(value: int, steps: int) -> None:
    table = Table.with_card(f"{value}r", daimyo={"red": "owari"})
    table.do("effect b")
    left = value
    for target in ("mikawa", "totomi", "shinano")[:steps]:
        assert action_points(table) == left
        table.do(f"march {target}")
        left -= 2
    assert table.daimyo("red") == AREAS[3 + steps]
    if left:
        assert action_points(table) == 1
        assert table.refusal("march ise" if steps == 0 else f"march {AREAS[2 + steps]}") == "JK-K17"
    else:
        assert table.to_act == [1]


@rule("JK-K17", "JK-K18")
def test_only_own_pieces_move() -> None:
    table = Table.with_card(
        "6r",
        daimyo={"red": "owari", "blue": "totomi"},
        samurai={"red": {"ise": 1}, "blue": {"mikawa": 1}},
    )
    table.do("effect b")
    assert table.legal() == ["march ise", "march mikawa", "move ise omi", "move ise owari", "stop"]
    assert table.refusal("move mikawa owari") == "JK-K18"
    table.do("march mikawa")
    assert table.daimyo("blue") == "totomi"


@rule("JK-K18")
def test_a_move_takes_one_samurai() -> None:
    table = Table.with_card("3r", samurai={"red": {"ise": 3}})
    table.do("effect b", "move ise owari")
    assert table.samurai("red") == [0, 0, 2, 1, 0, 0, 0]
    assert action_points(table) == 2
    assert table.supply("red") == 7


# removing


@rule("JK-K19", "JK-Q29")
def test_only_where_the_own_daimyo_stands_an_opponent_is_removed() -> None:
    table = Table.with_card(
        "5r",
        daimyo={"red": "owari", "yellow": "shinano"},
        samurai={"red": {"ise": 2}, "blue": {"owari": 1, "ise": 1}, "yellow": {"ise": 1}},
    )
    table.do("effect b")
    assert [text for text in table.legal() if text.startswith("remove")] == ["remove blue"]
    assert table.refusal("remove yellow") == "JK-K19", "own samurai are not enough"
    table.do("remove blue")
    assert action_points(table) == 4
    assert table.samurai("blue") == [0, 0, 1, 0, 0, 0, 0]
    assert table.refusal("remove blue") == "JK-K19"
    table.do("march ise")
    removals = [text for text in table.legal() if text.startswith("remove")]
    assert removals == ["remove blue", "remove yellow"]


@rule("JK-K20")
def test_a_removed_samurai_can_be_placed_again() -> None:
    table = Table(
        ["3r 1y", "nr 2y", "4r 3y"],
        daimyo={"red": "ise"},
        samurai={"red": {"totomi": 4}, "blue": {"ise": 10}},
    )
    assert table.supply("blue") == 0
    table.do("play 3r", "effect b", "remove blue", "stop")
    assert table.supply("blue") == 1
    assert table.supply("red") == 6, "it goes to its owner"
    table.do("play nr", "place kyoto 1")
    assert table.samurai("blue") == [1, 0, 9, 0, 0, 0, 0]


@rule("JK-Q30")
def test_as_many_removals_of_as_many_opponents_as_the_points_allow() -> None:
    table = Table.with_card(
        "5r", daimyo={"red": "ise"}, samurai={"blue": {"ise": 3}, "yellow": {"ise": 3}}
    )
    table.do("effect b", "remove blue", "remove yellow", "remove yellow", "remove blue")
    table.do("remove yellow")
    assert table.to_act == [1]
    assert table.samurai("blue")[2] == 1
    assert table.samurai("yellow")[2] == 0
    assert (table.supply("blue"), table.supply("yellow")) == (9, 10)


@rule("JK-K23", "JK-Q33")
def test_a_daimyo_is_never_removed() -> None:
    table = Table.with_card(
        "4r", daimyo={"red": "ise", "blue": "ise", "yellow": "ise"}, samurai={"blue": {"ise": 1}}
    )
    table.do("effect b", "remove blue")
    assert not [text for text in table.legal() if text.startswith("remove")]
    assert table.refusal("remove blue") == "JK-K23"
    assert table.refusal("remove yellow") == "JK-K23"
    assert table.daimyo("blue") == "ise"


@rule("JK-K24")
def test_own_samurai_are_not_removed() -> None:
    table = Table.with_card("4r", daimyo={"red": "ise"}, samurai={"red": {"ise": 3}})
    table.do("effect b")
    assert "remove red" not in table.legal()
    assert table.refusal("remove red") == "JK-K24"


# mixing


@rule("JK-K21", "JK-Q26")
@pytest.mark.parametrize("order", list(permutations(["march ise", "remove blue", "move omi ise"])))
def test_the_three_actions_in_any_order(order: tuple[str, ...]) -> None:
    table = Table.with_card(
        "4r", daimyo={"red": "owari"}, samurai={"red": {"omi": 1}, "blue": {"owari": 1, "ise": 1}}
    )
    table.do("effect b", *order)
    assert table.to_act == [1]
    assert table.daimyo("red") == "ise"
    assert table.samurai("red") == [0, 0, 1, 0, 0, 0, 0]
    early = order.index("remove blue") < order.index("march ise")
    assert table.samurai("blue") == ([0, 0, 1, 0, 0, 0, 0] if early else [0, 0, 0, 1, 0, 0, 0])


@rule("JK-K21", "JK-Q26")
def test_march_remove_march_remove() -> None:
    table = Table.with_card(
        "6r", daimyo={"red": "mikawa"}, samurai={"blue": {"owari": 1}, "yellow": {"ise": 1}}
    )
    table.do("effect b", "march owari", "remove blue", "march ise", "remove yellow")
    assert table.to_act == [1]
    assert table.samurai("blue") == table.samurai("yellow") == [0] * 7


@rule("JK-K21")
def test_each_action_is_finished_before_the_next_is_chosen() -> None:
    table = Table.with_card("6r", daimyo={"red": "mikawa"}, samurai={"blue": {"owari": 1}})
    table.do("effect b")
    assert table.refusal("remove blue") == "JK-K19"
    table.do("march owari")
    assert table.daimyo("red") == "owari"
    assert "remove blue" in table.legal()


@rule("JK-K22", "JK-Q27")
def test_the_same_piece_may_move_again_and_pays_each_step() -> None:
    table = Table.with_card("6r", daimyo={"red": "mikawa"}, samurai={"red": {"shinano": 1}})
    table.do("effect b", "move shinano totomi", "move totomi mikawa")
    assert action_points(table) == 4
    table.do("march owari", "march mikawa")
    assert table.to_act == [1]
    assert table.daimyo("red") == "mikawa"
    assert table.samurai("red") == [0, 0, 0, 0, 1, 0, 0]


# nothing is in the way


@rule("JK-Q28")
def test_pieces_may_move_away_from_kyoto() -> None:
    table = Table.with_card("5r", daimyo={"red": "kyoto"}, samurai={"red": {"kyoto": 1}})
    table.do("effect b", "march omi", "move kyoto omi", "march ise")
    assert table.daimyo("red") == "ise"
    assert table.samurai("red") == [0, 1, 0, 0, 0, 0, 0]


@rule("JK-Q31")
def test_any_number_of_figures_shares_an_area() -> None:
    everybody = dict.fromkeys(("red", "blue", "yellow", "purple"), "ise")
    crowd = {
        "red": {"ise": 9, "omi": 1},
        "blue": {"ise": 10},
        "yellow": {"ise": 10},
        "purple": {"ise": 7},
    }
    table = Table(["5r 1y", "1r 2y", "2r 3y", "nr 4y"], daimyo=everybody, samurai=crowd)
    assert JORAKU.restore(table.state.dump()).dump() == table.state.dump()
    table.do("play 5r", "effect b", "move omi ise", "march omi", "march ise")
    assert table.daimyo("red") == "ise"
    assert table.samurai("red")[2] == 10
    table.do("play 1r", "effect b", "stop", "play 2r", "effect b", "stop")
    table.do("play nr", "place ise 1", "place ise 1", "place ise 1")
    assert table.samurai("purple")[2] == 10


@rule("JK-Q32")
def test_entering_among_enemies_costs_and_causes_nothing() -> None:
    table = Table.with_card(
        "6r",
        daimyo={"red": "mikawa", "blue": "owari"},
        samurai={"red": {"mikawa": 1}, "blue": {"owari": 3}},
        points={"red": 4, "blue": 4},
    )
    table.do("effect b", "march owari")
    assert action_points(table) == 4
    table.do("move mikawa owari")
    assert action_points(table) == 3
    table.do("stop")
    assert table.daimyo("red") == table.daimyo("blue") == "owari"
    assert table.samurai("blue") == [0, 0, 0, 3, 0, 0, 0]
    assert table.points == {"red": 4, "blue": 4, "yellow": 0}


@rule("JK-Q35")
def test_b_may_be_chosen_when_nothing_can_be_done() -> None:
    table = Table.with_card("1r", daimyo={"red": "owari"})
    before = table.pieces
    table.do("effect b")
    assert table.legal() == ["stop"]
    table.do("stop")
    assert table.pieces == before
    assert table.to_act == [1]
