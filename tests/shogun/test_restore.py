"""Positions as plain data: what is Shogun's own. What holds for all games is in
`tests/properties/test_restore.py`.
"""

from __future__ import annotations

import json

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.rng import Rng, seeded
from gunbai.games.shogun.names import PROVINCES
from tests.properties.positions import Data, Path, changed, go_on, paths
from tests.rule import rule
from tests.shogun.positions import SHOGUN_POSITIONS
from tests.shogun.table import SHOGUN, Table


@rule("SG-B40")
def test_what_is_scripted_to_fall_comes_back() -> None:
    table = Table({"kii": (0, 5), "ise": (1, 1)}, plans=[{"battle1": "kii"}])
    table.carry_out("battle1")
    table.falls({"blue": 2})
    table.as_in_a_game()
    again = Table.of(SHOGUN.restore(json.loads(json.dumps(table.state.dump()))))
    again.do("attack ise 4 without")
    assert again.state.armies[13] == 2


# spoiled


WRONG: list[tuple[str, Path, object, str]] = [
    ("SG-D6", ("game",), "joraku", "position-game"),
    ("SG-D6", ("rules",), "0", "position-rules"),
    ("SG-D6", ("format",), 3, "position-format"),
    ("SG-D6", ("weather",), 1, "position-extra weather"),
    ("SG-D6", ("data",), {"start": {}}, "position-data"),
    ("SG-D6", ("options",), None, "position-form options"),
    ("SG-D6", ("options", "players"), "7", "option-value"),
    ("SG-D6", ("year",), 3, "position-number year"),
    ("SG-D6", ("season",), "rain", "position-name season"),
    ("SG-D6", ("events", 0), "t13", "position-name events"),
    ("SG-D6", ("provinces", "kii", "owner"), 9, "position-number provinces.kii.owner"),
    ("SG-D6", ("provinces", "kii", "armies"), True, "position-number provinces.kii.armies"),
    ("SG-D6", ("provinces", "kii", "buildings"), ["tower"],
        "position-name provinces.kii.buildings"),
    ("SG-D6", ("provinces", "kii", "gained"), 1, "position-form provinces.kii.gained"),
    ("SG-D6", ("provinces", "tokyo"), {}, "position-extra provinces.tokyo"),
    ("SG-D6", ("seats",), [], "position-count seats"),
    ("SG-D6", ("seats", 0, "chests"), -1, "position-number seats[0].chests"),
    ("SG-D6", ("seats", 0, "plan"), {"tax": "edo"}, "position-name seats[0].plan.tax"),
    ("SG-D6", ("seats", 0, "plan"), {"sleep": "kii"}, "position-extra seats[0].plan.sleep"),
    ("SG-D6", ("seats", 0, "shields"), ["tax"], "position-name seats[0].shields"),
    ("SG-D6", ("seats", 0, "statues"), ["edo"], "position-name seats[0].statues"),
    ("SG-D6", ("seats", 0, "trophies"), [1], "position-unfit seats[0].trophies"),
    ("SG-D6", ("tower", "inside"), [1, 2], "position-form tower.inside"),
    ("SG-D6", ("tower", "tray"), {"blue": 0}, "position-number tower.tray.blue"),
    ("SG-D6", ("tower", "script"), [{"white": 1}], "position-extra tower.script[0].white"),
    ("SG-D6", ("offices", "a1"), "shut", "position-number offices.a1"),
    ("SG-D6", ("offices", "g1"), "open", "position-extra offices.g1"),
    ("SG-D6", ("order",), [0, 0, 1], "position-twice order"),
    ("SG-D6", ("row",), ["red"] * 5, "position-unfit row"),
    ("SG-D6", ("rng",), [0, 0, 0, 0], "position-unfit rng"),
    ("SG-D6", ("ask",), None, "position-no-ask"),
    ("SG-D6", ("stack",), [], "position-no-stack"),
    ("SG-D6", ("ask", "key"), "SG-D7", "position-decision ask.key"),
    ("SG-D6", ("ask", "seats"), [], "position-unfit ask.seats"),
    ("SG-D6", ("ask", "secret"), False, "position-unfit ask.secret"),
    ("SG-D6", ("stack", 1, "rule"), "nap", "position-rule stack[1].rule"),
    ("SG-D6", ("stack", 1, "step"), "nap", "position-step stack[1].step"),
    ("SG-D6", ("stack", 1, "step"), "start", "position-decision ask.key"),
    ("SG-D6", ("banners",), [], "position-unfit banners"),
    ("SG-D7", ("stack", 1, "order"), [0, 0, 0], "position-twice stack[1].order"),
    ("SG-D7", ("stack", 1, "order"), [0, 1], "position-unfit stack[1].order"),
    ("SG-D7", ("ask", "seats"), [2], "position-unfit stack[1].place"),
    ("SG-D17", ("order",), [], "position-unfit order"),
    ("SG-D17", ("stack", 2, "step"), "resolve", "position-missing stack[2].target"),
    ("SG-D3", ("stack", 1, "open"), ["kii"], "position-unfit stack[1].open"),
    ("SG-D3", ("stack", 1, "unseen"), [], "position-unfit stack[1].unseen"),
    ("SG-D3", ("stack", 1, "groups", 0), [5], "position-unfit stack[1].groups"),
    ("SG-D3", ("stack", 1, "groups", 0), 5, "position-form stack[1].groups[0]"),
    ("SG-D11", ("event",), None, "position-no-choice SG-D11"),
    # the stage of the game
    ("SG-D6", ("stack", 0, "step"), "r7", "position-unfit stack"),
    ("SG-D6", ("stack", 0, "step"), "over", "position-unfit stack"),
    ("SG-D6", ("stack", 0), {"rule": "valour", "step": "start", "turn": 0},
        "position-unfit stack"),
    ("SG-D3", ("year",), 1, "position-unfit year"),
    ("SG-D6", ("year",), 0, "position-unfit year"),
    ("SG-D24", ("year",), 2, "position-unfit year"),
    ("SG-D6", ("season",), "winter", "position-unfit season"),
    ("SG-D20", ("season",), "autumn", "position-unfit season"),
    ("SG-D6", ("season",), "summer", "position-unfit events"),
    ("SG-D7", ("events",), [], "position-unfit events"),
    ("SG-D20", ("events",), [], "position-unfit events"),
    ("SG-D24", ("events",), ["t1"], "position-unfit events"),
    ("SG-D6", ("past",), ["t1"], "position-unfit past"),
    ("SG-D6", ("event",), "t1", "position-unfit event"),
    ("SG-D7", ("event",), None, "position-unfit event"),
    ("SG-D6", ("specials",), [], "position-unfit specials"),
    ("SG-D20", ("specials",), ["army6"], "position-unfit specials"),
    ("SG-D6", ("favours",), [], "position-unfit favours"),
    ("SG-D6", ("favours", 0), None, "position-unfit favours"),
    ("SG-D17", ("favours",), ["1", "2", "3"], "position-unfit favours"),
    ("SG-D6", ("seen_favours",), [], "position-unfit seen_favours"),
    ("SG-D6", ("order",), [0, 1, 2], "position-unfit order"),
    ("SG-D6", ("seats", 0, "special"), "army6", "position-unfit seats[0].special"),
    ("SG-D17", ("seats", 0, "special"), None, "position-unfit seats[0].special"),
    ("SG-D6", ("seats", 0, "valour"), 1, "position-unfit seats[0].valour"),
    ("SG-D24", ("seats", 0, "valour"), 1, "position-unfit seats[0].valour"),
    ("SG-D6", ("seats", 0, "shown"), ["tax"], "position-unfit seats[0].shown"),
    ("SG-D20", ("seats", 0, "plan"), {"tax": "chests1"}, "position-unfit seats[0].plan"),
    # whose turn it is
    ("SG-D8", ("ask", "key"), "SG-D24", "position-unfit stack[1].turn"),
    ("SG-D9", ("stack", 1, "turn"), 3, "position-number stack[1].turn"),
    ("SG-D10", ("stack", 1, "place"), 3, "position-number stack[1].place"),
    ("SG-D10", ("stack", 1, "favour"), "1", "position-unfit stack[1].favour"),
    ("SG-D13", ("stack", 1, "favour"), None, "position-unfit stack[1].favour"),
    ("SG-Q10", ("stack", 1, "turn"), 0, "position-number stack[1].turn"),
    ("SG-Q10", ("stack", 1, "banner"), 9, "position-unfit banners"),
    ("SG-D16", ("stack", 2, "action"), "deploy5", "position-unfit stack[1].turn"),
    ("SG-D17", ("stack", 1, "step"), "next", "position-unfit stack[1].step"),
    ("SG-D17", ("stack", 2, "seat"), 7, "position-number stack[2].seat"),
    ("SG-D18", ("stack", 2, "armies"), 0, "position-unfit stack[2].armies"),
    ("SG-D18", ("stack", 2, "target"), None, "position-name stack[2].target"),
    ("SG-D18", ("stack", 2, "target"), "kii", "position-unfit stack[2].target"),
    ("SG-D18", ("stack", 2, "extra"), True, "position-unfit stack[2].extra"),
    ("SG-D19", ("stack", 2, "province"), "edo", "position-name stack[2].province"),
    ("SG-D20", ("stack", 1, "drawn"), [], "position-unfit stack[1].drawn"),
    ("SG-D20", ("stack", 1, "farmers"), 9, "position-unfit stack[1].farmers"),
    ("SG-D21", ("stack", 1, "place"), 5, "position-number stack[1].place"),
    ("SG-D22", ("stack", 1, "left"), "kii", "position-unfit stack[1].left"),
    ("SG-D23", ("stack", 1, "left"), None, "position-unfit stack[1].left"),
    ("SG-D3", ("stack", 1, "turn"), 9, "position-unfit stack[1].turn"),
    ("SG-D4", ("stack", 1, "place"), None, "position-name stack[1].place"),
    ("SG-D4", ("stack", 1, "group"), 2, "position-extra stack[1].group"),
    ("SG-D5", ("stack", 1, "group"), 9, "position-number stack[1].group"),
    ("over", ("stack",), [{"rule": "campaign", "step": "r4"}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert SHOGUN_POSITIONS.refused_with(key, path, value) == said


def test_a_rule_is_called_only_by_one_that_calls_it() -> None:
    position = json.loads(SHOGUN_POSITIONS.texts["SG-D17"])
    position["stack"][0]["step"] = "r12"
    position["stack"][1] = {"rule": "ministry", "step": "start", "place": 0}
    assert SHOGUN_POSITIONS.refused(position) == "position-unfit stack"


@pytest.mark.parametrize("key", [key for key in SHOGUN_POSITIONS.keys if key != "SG-D6"])
def test_who_is_asked_is_whose_turn_it_is(key: str) -> None:
    position = json.loads(SHOGUN_POSITIONS.texts[key])
    (asked,) = position["ask"]["seats"]
    for seat in range(len(position["seats"])):
        if seat != asked:
            said = SHOGUN_POSITIONS.refused_with(key, ("ask", "seats"), [seat])
            assert said.startswith("position-unfit stack["), said


@rule("SG-Q6", "SG-L4")
def test_sealed_plans_are_whole_and_bids_can_be_paid() -> None:
    table = Table.new(players=3)
    for text in ("lay chests4 auction", "lay chests3 tax"):
        table.state.apply(0, SHOGUN.parse(text))
    position = table.state.dump()
    assert SHOGUN.restore(position).dump() == position
    table.state.chests[0] = 3
    assert SHOGUN_POSITIONS.refused(table.state.dump()) == "position-unfit seats[0].plan"
    table.state.chests[0] = 4
    position = json.loads(json.dumps(table.state.dump()))
    position["ask"]["seats"] = [1, 2]
    assert SHOGUN_POSITIONS.refused(position) == "position-unfit seats[0].plan"


@rule("SG-Q57", "SG-H5")
def test_a_card_won_in_this_round_is_in_no_plan() -> None:
    table = Table.new(players=3)
    own = table.state.provinces_of(0)
    table.state.gained = 1 << own[0]
    where = f"provinces.{PROVINCES[own[0]]}.gained"
    assert SHOGUN_POSITIONS.refused(table.state.dump()) == f"position-unfit {where}"
    table.state.gained = 0
    table.play_random("SG-D17")
    laid = next(card for card in table.state.plans if 0 <= card < len(table.state.owner))
    table.state.gained |= 1 << laid
    where = f"provinces.{PROVINCES[laid]}.gained"
    assert SHOGUN_POSITIONS.refused(table.state.dump()) == f"position-unfit {where}"


def slightly_spoiled(text: str, rng: Rng) -> Data:
    """One number more or less, one yes a no, one name another of the position's names."""
    position = json.loads(text)
    values = {path: value_at(position, path) for path in paths(position)}
    plain = [path for path, value in values.items() if not isinstance(value, (dict, list))]
    names = [value for value in values.values() if isinstance(value, str)]
    path = plain[rng.below(len(plain))]
    value = values[path]
    if isinstance(value, bool):
        return changed(text, path, not value)
    if isinstance(value, int):
        return changed(text, path, value + 2 * rng.below(2) - 1)
    return changed(text, path, names[rng.below(len(names))])


def value_at(position: Data, path: Path) -> Data:
    for name in path:
        position = position[name]
    return position


@pytest.mark.parametrize("key", SHOGUN_POSITIONS.keys)
def test_whatever_is_not_refused_can_be_played_on(key: str) -> None:
    rng = seeded(sum(map(ord, key)))
    refused = 0
    for _ in range(100):
        try:
            s = SHOGUN.restore(slightly_spoiled(SHOGUN_POSITIONS.texts[key], rng))
        except BadPosition:
            refused += 1
            continue
        for _ in range(120):
            if s.ask is None:
                break
            s.determinize(s.ask.first, 1)
            go_on(rng, s)
            assert s.faults() == []
    assert 50 < refused < 100
