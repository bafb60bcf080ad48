"""What a played card does: ninjas, the choice of effects, effect A (JK-K08…K14)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from tests.joraku.table import (
    JORAKU,
    asked,
    do,
    happened,
    home,
    legal,
    pieces,
    refusal,
    samurai,
    supply,
    with_card,
)
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
    s = with_card("nr")
    for area in placed:
        assert asked(s) == "JK-D06"
        do(s, f"place {area} 1")
    if len(placed) < 3:
        do(s, "stop")
    assert s.to_act() == [1], "a fourth is not offered"
    assert samurai(s, "red") == then
    assert supply(s, "red") == 10 - len(placed)


@rule("JK-K09")
def test_a_ninja_may_place_in_kyoto() -> None:
    s = with_card("nb")
    do(s, "place kyoto 1", "place kyoto 1", "place kyoto 1")
    assert samurai(s, "red") == [3, 0, 0, 0, 0, 0, 0]


@rule("JK-K10", "JK-Q33")
def test_a_ninja_gives_no_choice_of_effects_and_no_action_points() -> None:
    s = with_card("nr", daimyo={"red": 3}, samurai={"red": {2: 1}, "blue": {3: 2}})
    assert asked(s) == "JK-D06"
    assert {text.split()[0] for text in legal(s)} == {"place", "stop"}
    assert "action_points" not in s.observe(SPECTATOR)
    for text in ("effect a", "effect b", "march ise", "move ise omi", "remove blue"):
        found = s.check(0, JORAKU.parse(text))
        assert found is not None
        assert found.key == "refuse-other-decision"
    do(s, "place ise 1", "stop")
    assert home(s, "red") == 3, "only samurai are placed"


# effect A


@rule("JK-K11", "JK-Q24", "JK-Q34")
@pytest.mark.parametrize("value", VALUES)
def test_a_number_gives_one_of_two_effects(value: int) -> None:
    s = with_card(f"{value}r", samurai={"red": {3: 1}})
    assert asked(s) == "JK-D04"
    assert legal(s) == ["effect a", "effect b"]
    other = s.clone()
    do(s, "effect a")
    assert asked(s) == "JK-D05"
    assert {text.split()[0] for text in legal(s)} == {"place"}, "no action points with A"
    do(s, f"place {AREAS[value]} 2")
    assert s.to_act() == [1], "B does not follow A"
    do(other, "effect b")
    assert asked(other) == "JK-D07"
    assert "place" not in {text.split()[0] for text in legal(other)}, "no placing with B"
    do(other, "stop")
    assert other.to_act() == [1], "A does not follow B"


@rule("JK-K12", "JK-Q22")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_effect_a_places_up_to_three_in_the_area_of_the_number(value: int, count: int) -> None:
    s = with_card(f"{value}b")
    do(s, "effect a")
    assert legal(s) == [f"place {AREAS[value]} {n}" for n in range(4)]
    for area in range(1, 7):
        if area != value:
            assert refusal(s, f"place {AREAS[area]} 1") == "JK-K12"
    do(s, f"place {AREAS[value]} {count}")
    assert samurai(s, "red") == [count if area == value else 0 for area in range(7)]
    assert supply(s, "red") == 10 - count
    assert s.to_act() == [1]


@rule("JK-K13")
@pytest.mark.parametrize("value", VALUES)
def test_effect_a_never_places_in_kyoto(value: int) -> None:
    s = with_card(f"{value}r")
    do(s, "effect a")
    assert not [text for text in legal(s) if "kyoto" in text]
    assert refusal(s, "place kyoto 1") == "JK-K13"


@rule("JK-Q36")
def test_effect_a_needs_nobody_of_ones_own_there() -> None:
    s = with_card("5r", daimyo={"red": 1, "blue": 5}, samurai={"red": {0: 1}, "blue": {5: 4}})
    do(s, "effect a", "place totomi 3")
    assert samurai(s, "red") == [1, 0, 0, 0, 0, 3, 0]


# the supply


@rule("JK-K14", "JK-Q23")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_effect_a_with_a_small_supply(left: int) -> None:
    on_map = {"red": {2: 10 - left}}
    s = with_card("4r", samurai=on_map)
    do(s, "effect a")
    assert legal(s) == [f"place mikawa {n}" for n in range(left + 1)]
    assert refusal(s, f"place mikawa {left + 1}") == "JK-K14"
    do(s, f"place mikawa {left}")
    assert samurai(s, "red") == [0, 0, 10 - left, 0, left, 0, 0]
    assert supply(s, "red") == 0


@rule("JK-K14", "JK-Q23")
@pytest.mark.parametrize("left", [1, 2])
def test_a_ninja_with_a_small_supply(left: int) -> None:
    s = with_card("nr", samurai={"red": {2: 10 - left}})
    for _ in range(left):
        assert s.to_act() == [0]
        do(s, "place omi 1")
    assert s.to_act() == [1]
    assert samurai(s, "red") == [0, left, 10 - left, 0, 0, 0, 0]


@rule("JK-K14", "JK-Q23")
def test_a_ninja_with_an_empty_supply_is_played_all_the_same() -> None:
    s = with_card("nr", samurai={"red": {2: 10}})
    assert legal(s) == ["stop"]
    assert refusal(s, "place omi 1") == "JK-K14"
    do(s, "stop")
    assert samurai(s, "red") == [0, 0, 10, 0, 0, 0, 0]
    assert happened(s, "jk-played") == [{"player": 0, "colour": "red", "card": "nr"}]


# letting go


@rule("JK-Q24", "JK-Q25")
def test_an_effect_may_be_let_go_but_a_or_b_is_said() -> None:
    for effect, end in (("a", "place owari 0"), ("b", "stop")):
        s = with_card("3r", samurai={"red": {3: 1}})
        before = pieces(s)
        do(s, f"effect {effect}", end)
        assert pieces(s) == before
        assert s.to_act() == [1]
        assert happened(s, "jk-effect") == [{"colour": "red", "effect": effect}]
