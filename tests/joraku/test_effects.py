"""Effects of a played card: ninjas, the choice of effects, effect A (JK-K08…K14)."""

from __future__ import annotations

import pytest

from tests.joraku.table import JORAKU, Table
from tests.rule import rule

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
VALUES = [1, 2, 3, 4, 5, 6]


# ninjas


@rule("JK-K08", "JK-Q22")
@pytest.mark.parametrize(
    ("placed", "then"),
    [
        ([], [0, 0, 0, 0, 0, 0, 0]),
        (["ise"], [0, 0, 1, 0, 0, 0, 0]),
        (["ise", "ise"], [0, 0, 2, 0, 0, 0, 0]),
        (["omi", "shinano"], [0, 1, 0, 0, 0, 0, 1]),
        (["owari", "owari", "owari"], [0, 0, 0, 3, 0, 0, 0]),
        (["totomi", "omi", "totomi"], [0, 1, 0, 0, 0, 2, 0]),
        (["mikawa", "ise", "omi"], [0, 1, 1, 0, 1, 0, 0]),
    ],
)
def test_a_ninja_places_up_to_three_where_you_like(placed: list[str], then: list[int]) -> None:
    table = Table.with_card("nr")
    for area in placed:
        assert table.asked == "JK-D06"
        table.do(f"place {area} 1")
    if len(placed) < 3:
        table.do("stop")
    assert table.to_act == [1], "a fourth is not offered"
    assert table.samurai("red") == then
    assert table.supply("red") == 10 - len(placed)


@rule("JK-K09")
def test_a_ninja_may_place_in_kyoto() -> None:
    table = Table.with_card("nb")
    table.do("place kyoto 1", "place kyoto 1", "place kyoto 1")
    assert table.samurai("red") == [3, 0, 0, 0, 0, 0, 0]


@rule("JK-K10", "JK-Q33")
def test_a_ninja_gives_no_choice_of_effects_and_no_action_points() -> None:
    table = Table.with_card(
        "nr", daimyo={"red": "owari"}, samurai={"red": {"ise": 1}, "blue": {"owari": 2}}
    )
    assert table.asked == "JK-D06"
    assert {text.split()[0] for text in table.legal()} == {"place", "stop"}
    assert "action_points" not in table.view()
    for text in ("effect a", "effect b", "march ise", "move ise omi", "remove blue"):
        found = table.state.check(0, JORAKU.parse(text))
        assert found is not None
        assert found.key == "refuse-other-decision"
    table.do("place ise 1", "stop")
    assert table.daimyo("red") == "owari", "only samurai are placed"


# effect A


@rule("JK-K11", "JK-Q24", "JK-Q34")
@pytest.mark.parametrize("value", VALUES)
def test_a_number_gives_one_of_two_effects(value: int) -> None:
    table = Table.with_card(f"{value}r", samurai={"red": {"owari": 1}})
    assert table.asked == "JK-D04"
    assert table.legal() == ["effect a", "effect b"]
    other = table.copy()
    table.do("effect a")
    assert table.asked == "JK-D05"
    assert {text.split()[0] for text in table.legal()} == {"place"}, "no action points with A"
    table.do(f"place {AREAS[value]} 2")
    assert table.to_act == [1], "B does not follow A"
    other.do("effect b")
    assert other.asked == "JK-D07"
    assert "place" not in {text.split()[0] for text in other.legal()}, "no placing with B"
    other.do("stop")
    assert other.to_act == [1], "A does not follow B"


@rule("JK-K12", "JK-Q22")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_effect_a_places_up_to_three_in_the_area_of_the_number(value: int, count: int) -> None:
    table = Table.with_card(f"{value}b")
    table.do("effect a")
    assert table.legal() == [f"place {AREAS[value]} {n}" for n in range(4)]
    for area in range(1, 7):
        if area != value:
            assert table.refusal(f"place {AREAS[area]} 1") == "JK-K12"
    table.do(f"place {AREAS[value]} {count}")
    assert table.samurai("red") == [count if area == value else 0 for area in range(7)]
    assert table.supply("red") == 10 - count
    assert table.to_act == [1]


@rule("JK-K13")
@pytest.mark.parametrize("value", VALUES)
def test_effect_a_never_places_in_kyoto(value: int) -> None:
    table = Table.with_card(f"{value}r")
    table.do("effect a")
    assert not [text for text in table.legal() if "kyoto" in text]
    assert table.refusal("place kyoto 1") == "JK-K13"


@rule("JK-Q36")
def test_effect_a_needs_nobody_of_ones_own_there() -> None:
    table = Table.with_card(
        "5r",
        daimyo={"red": "omi", "blue": "totomi"},
        samurai={"red": {"kyoto": 1}, "blue": {"totomi": 4}},
    )
    table.do("effect a", "place totomi 3")
    assert table.samurai("red") == [1, 0, 0, 0, 0, 3, 0]


# the supply


@rule("JK-K14", "JK-Q23")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_effect_a_with_a_small_supply(left: int) -> None:
    on_map = {"red": {"ise": 10 - left}}
    table = Table.with_card("4r", samurai=on_map)
    table.do("effect a")
    assert table.legal() == [f"place mikawa {n}" for n in range(left + 1)]
    assert table.refusal(f"place mikawa {left + 1}") == "JK-K14"
    table.do(f"place mikawa {left}")
    assert table.samurai("red") == [0, 0, 10 - left, 0, left, 0, 0]
    assert table.supply("red") == 0


@rule("JK-K14", "JK-Q23")
@pytest.mark.parametrize("left", [1, 2])
def test_a_ninja_with_a_small_supply(left: int) -> None:
    table = Table.with_card("nr", samurai={"red": {"ise": 10 - left}})
    for _ in range(left):
        assert table.to_act == [0]
        table.do("place omi 1")
    assert table.to_act == [1]
    assert table.samurai("red") == [0, left, 10 - left, 0, 0, 0, 0]


@rule("JK-K14", "JK-Q23")
def test_a_ninja_with_an_empty_supply_is_played_all_the_same() -> None:
    table = Table.with_card("nr", samurai={"red": {"ise": 10}})
    assert table.legal() == ["stop"]
    assert table.refusal("place omi 1") == "JK-K14"
    table.do("stop")
    assert table.samurai("red") == [0, 0, 10, 0, 0, 0, 0]
    assert table.events("jk-played") == [{"player": 0, "colour": "red", "card": "nr"}]


# letting go


@rule("JK-Q24", "JK-Q25")
def test_an_effect_may_be_let_go_but_a_or_b_is_said() -> None:
    for effect, end in (("a", "place owari 0"), ("b", "stop")):
        table = Table.with_card("3r", samurai={"red": {"owari": 1}})
        before = table.pieces
        table.do(f"effect {effect}", end)
        assert table.pieces == before
        assert table.to_act == [1]
        assert table.events("jk-effect") == [{"colour": "red", "effect": effect}]
