"""Extra armies in battles: the special cards and the events about castles (SG-U6, SG-U7)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.shogun.table import (
    BLUE,
    RED,
    YELLOW,
    asked,
    carry_out,
    do,
    falls,
    happened,
    legal,
    opposed,
    province,
    refusal,
    thrown,
    with_supply,
)


@rule("SG-Y39", "SG-Q25", "SG-Q26")
@pytest.mark.parametrize(
    ("supply", "target", "extra", "cubes", "left"),
    [
        (10, "kozuke", "with", {"blue": 4, "yellow": 2}, 9),
        (10, "kozuke", "without", {"blue": 3, "yellow": 2}, 10),
        (10, "kai", "with", {"blue": 4, "green": 1}, 9),
        (0, "kozuke", "without", {"blue": 3, "yellow": 2}, 0),
    ],
)
def test_attack_plus_one(
    supply: int, target: str, extra: str, cubes: dict[str, int], left: int
) -> None:
    s = opposed(special={BLUE: "attack+1"})
    with_supply(s, BLUE, supply)
    carry_out(s, "battle1")
    falls(s, {})
    if not supply:
        assert refusal(s, f"attack {target} 3 with") == "SG-U6"
    do(s, f"attack {target} 3 {extra}")
    assert thrown(s) == cubes
    assert s.supply[BLUE] == left
    assert province(s, "shinano") == (BLUE, 2)


@rule("SG-Y39", "SG-Q26", "SG-U6")
def test_attack_plus_one_in_both_battles_but_not_in_a_movement() -> None:
    s = opposed(special={BLUE: "attack+1"}, plans=[{"battle1": "shinano", "battle2": "musashi"}])
    carry_out(s, "battle1", "battle2")
    falls(s, {}, {})
    do(s, "attack kai 1 with", "attack sagami 1 with")
    assert [found["thrown"] for found in happened(s, "sg-thrown")] == [{"blue": 2, "green": 1}] * 2
    s = opposed(special={BLUE: "attack+1"})
    supply = s.supply[BLUE]
    carry_out(s, "battle1")
    do(s, "move musashi 3")
    assert (province(s, "musashi"), s.supply[BLUE]) == ((BLUE, 6), supply)
    s = carry_out(opposed(special={YELLOW: "attack+1"}), "battle1")
    assert refusal(s, "attack kozuke 3 with") == "SG-U6"


@rule("SG-Q25")
def test_an_extra_army_that_survives_is_an_ordinary_one() -> None:
    s = carry_out(opposed(special={BLUE: "attack+1"}), "battle1")
    falls(s, {"blue": 5})
    do(s, "attack kozuke 4 with")
    assert province(s, "kozuke") == (BLUE, 5)


@rule("SG-Y31", "SG-B5", "SG-Q25")
@pytest.mark.parametrize("event", ["t4", "t5"])
@pytest.mark.parametrize(
    ("built", "supply", "defenders", "left"),
    [("castle", 5, 3, 4), ("temple", 5, 2, 5), ("castle", 0, 2, 0)],
)
def test_a_castle_sends_an_army(
    event: str, built: str, supply: int, defenders: int, left: int
) -> None:
    s = opposed(event=event, buildings={"kozuke": built})
    with_supply(s, YELLOW, supply)
    carry_out(s, "battle1")
    falls(s, {})
    do(s, "attack kozuke 3 without")
    assert thrown(s)["yellow"] == defenders
    assert s.supply[YELLOW] == left


@rule("SG-Y32", "SG-Q25", "SG-Q26")
@pytest.mark.parametrize(
    ("supply", "answer", "defenders", "left"),
    [(5, "reinforce", 4, 3), (5, "decline", 3, 4), (1, "", 3, 0)],
)
def test_the_castles_army_comes_before_the_special_cards(
    supply: int, answer: str, defenders: int, left: int
) -> None:
    s = opposed(event="t4", buildings={"kozuke": "castle"}, special={YELLOW: "defence+1"})
    with_supply(s, YELLOW, supply)
    carry_out(s, "battle1")
    falls(s, {})
    do(s, "attack kozuke 3 without")
    if answer:
        assert (asked(s), s.to_act()) == ("SG-D18", [YELLOW])
        do(s, answer)
    assert thrown(s)["yellow"] == defenders
    assert s.supply[YELLOW] == left


@rule("SG-Y40", "SG-Q26", "SG-U7")
def test_defence_plus_one_in_every_attack_of_the_round() -> None:
    s = opposed(
        special={YELLOW: "defence+1", BLUE: "attack+1"},
        plans=[{"battle1": "shinano", "battle2": "musashi"}],
    )
    with_supply(s, YELLOW, 3)
    carry_out(s, "battle1", "battle2")
    falls(s, {"yellow": 2}, {"yellow": 2})
    do(s, "attack kozuke 3 with")
    view = s.observe(YELLOW)["attack"]
    assert isinstance(view, dict)
    assert (view["armies"], view["extra"]) == (3, True)  # declared before the defender decides
    assert legal(s) == ["reinforce", "decline"]
    do(s, "reinforce")
    assert (thrown(s), s.supply[YELLOW]) == ({"blue": 4, "yellow": 3}, 2)
    do(s, "attack kozuke 1 without")
    assert asked(s) == "SG-D18"
    do(s, "decline")
    assert (thrown(s)["yellow"], s.supply[YELLOW]) == (2, 2)


@rule("SG-Y40", "SG-U7")
def test_defence_plus_one_needs_an_attack_and_an_army() -> None:
    s = opposed(special={YELLOW: "defence+1"})
    with_supply(s, YELLOW, 0)
    carry_out(s, "battle1")
    do(s, "attack kozuke 3 without")
    assert asked(s) == ""
    s = opposed(special={YELLOW: "defence+1"}, plans=[{}, {"tax": "kozuke"}], unrest={"kozuke": 1})
    carry_out(s, "tax")
    assert (asked(s), thrown(s)) == ("", {"yellow": 2, "green": 1})  # not in a revolt
    s = opposed(special={RED: "defence+1"})
    carry_out(s, "battle1")
    do(s, "attack kozuke 3 without")
    assert asked(s) == ""  # another's card
