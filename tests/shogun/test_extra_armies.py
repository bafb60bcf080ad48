"""Extra armies in battles: the special cards and the events about castles (SG-U6, SG-U7)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.shogun.table import BLUE, RED, YELLOW, opposed


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
    table = opposed(special={BLUE: "attack+1"})
    table.with_supply(BLUE, supply)
    table.carry_out("battle1")
    table.falls({})
    if not supply:
        assert table.refusal(f"attack {target} 3 with") == "SG-U6"
    table.do(f"attack {target} 3 {extra}")
    assert table.thrown == cubes
    assert table.supply(BLUE) == left
    assert table.province("shinano") == (BLUE, 2)


@rule("SG-Y39", "SG-Q26", "SG-U6")
def test_attack_plus_one_in_both_battles_but_not_in_a_movement() -> None:
    table = opposed(
        special={BLUE: "attack+1"}, plans=[{"battle1": "shinano", "battle2": "musashi"}]
    )
    table.carry_out("battle1", "battle2")
    table.falls({}, {})
    table.do("attack kai 1 with", "attack sagami 1 with")
    assert [found["thrown"] for found in table.events("sg-thrown")] == [{"blue": 2, "green": 1}] * 2
    table = opposed(special={BLUE: "attack+1"})
    supply = table.supply(BLUE)
    table.carry_out("battle1")
    table.do("move musashi 3")
    assert (table.province("musashi"), table.supply(BLUE)) == ((BLUE, 6), supply)
    table = opposed(special={YELLOW: "attack+1"}).carry_out("battle1")
    assert table.refusal("attack kozuke 3 with") == "SG-U6"


@rule("SG-Q25")
def test_an_extra_army_that_survives_is_an_ordinary_one() -> None:
    table = opposed(special={BLUE: "attack+1"}).carry_out("battle1")
    table.falls({"blue": 5})
    table.do("attack kozuke 4 with")
    assert table.province("kozuke") == (BLUE, 5)


@rule("SG-Y31", "SG-B5", "SG-Q25")
@pytest.mark.parametrize("event", ["t4", "t5"])
@pytest.mark.parametrize(
    ("built", "supply", "defenders", "left"),
    [("castle", 5, 3, 4), ("temple", 5, 2, 5), ("castle", 0, 2, 0)],
)
def test_a_castle_sends_an_army(
    event: str, built: str, supply: int, defenders: int, left: int
) -> None:
    table = opposed(event=event, buildings={"kozuke": built})
    table.with_supply(YELLOW, supply)
    table.carry_out("battle1")
    table.falls({})
    table.do("attack kozuke 3 without")
    assert table.thrown["yellow"] == defenders
    assert table.supply(YELLOW) == left


@rule("SG-Y32", "SG-Q25", "SG-Q26")
@pytest.mark.parametrize(
    ("supply", "answer", "defenders", "left"),
    [(5, "reinforce", 4, 3), (5, "decline", 3, 4), (1, "", 3, 0)],
)
def test_the_castles_army_comes_before_the_special_cards(
    supply: int, answer: str, defenders: int, left: int
) -> None:
    table = opposed(event="t4", buildings={"kozuke": "castle"}, special={YELLOW: "defence+1"})
    table.with_supply(YELLOW, supply)
    table.carry_out("battle1")
    table.falls({})
    table.do("attack kozuke 3 without")
    if answer:
        assert (table.asked, table.to_act) == ("SG-D18", [YELLOW])
        table.do(answer)
    assert table.thrown["yellow"] == defenders
    assert table.supply(YELLOW) == left


@rule("SG-Y40", "SG-Q26", "SG-U7")
def test_defence_plus_one_in_every_attack_of_the_round() -> None:
    table = opposed(
        special={YELLOW: "defence+1", BLUE: "attack+1"},
        plans=[{"battle1": "shinano", "battle2": "musashi"}],
    )
    table.with_supply(YELLOW, 3)
    table.carry_out("battle1", "battle2")
    table.falls({"yellow": 2}, {"yellow": 2})
    table.do("attack kozuke 3 with")
    view = table.view(YELLOW)["attack"]
    assert isinstance(view, dict)
    assert (view["armies"], view["extra"]) == (3, True)  # declared before the defender decides
    assert table.legal() == ["reinforce", "decline"]
    table.do("reinforce")
    assert (table.thrown, table.supply(YELLOW)) == ({"blue": 4, "yellow": 3}, 2)
    table.do("attack kozuke 1 without")
    assert table.asked == "SG-D18"
    table.do("decline")
    assert (table.thrown["yellow"], table.supply(YELLOW)) == (2, 2)


@rule("SG-Y40", "SG-U7")
def test_defence_plus_one_needs_an_attack_and_an_army() -> None:
    table = opposed(special={YELLOW: "defence+1"})
    table.with_supply(YELLOW, 0)
    table.carry_out("battle1")
    table.do("attack kozuke 3 without")
    assert table.asked == ""
    table = opposed(
        special={YELLOW: "defence+1"}, plans=[{}, {"tax": "kozuke"}], unrest={"kozuke": 1}
    )
    table.carry_out("tax")
    assert (table.asked, table.thrown) == ("", {"yellow": 2, "green": 1})  # not in a revolt
    table = opposed(special={RED: "defence+1"})
    table.carry_out("battle1")
    table.do("attack kozuke 3 without")
    assert table.asked == ""  # another's card
