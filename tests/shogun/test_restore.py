"""Positions as plain data: what is Shogun's own. What holds for all games is in
`tests/properties/test_restore.py`.
"""

from __future__ import annotations

import json

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.rng import Rng, seeded
from gunbai.games.shogun.state import ShogunState
from tests.properties.positions import Data, Path, changed, go_on, paths
from tests.rule import rule
from tests.shogun.positions import SHOGUN_POSITIONS
from tests.shogun.table import SHOGUN, as_in_a_game, at_table, carry_out, do, falls, new_game, play


@rule("SG-B40")
def test_what_is_scripted_to_fall_comes_back() -> None:
    s = at_table({"kii": (0, 5), "ise": (1, 1)}, plans=[{"battle1": "kii"}])
    carry_out(s, "battle1")
    falls(s, {"blue": 2})
    as_in_a_game(s)
    again = SHOGUN.restore(json.loads(json.dumps(s.dump())))
    assert isinstance(again, ShogunState)
    do(again, "attack ise 4 without")
    assert again.armies[13] == 2


# spoiled


WRONG: list[tuple[str, Path, object, str]] = [
    ("SG-D6", ("game",), "joraku", "position-game"),
    ("SG-D6", ("rules",), "0", "position-rules"),
    ("SG-D6", ("data",), {"start": {}}, "position-data"),
    ("SG-D6", ("options",), None, "position-field options"),
    ("SG-D6", ("options", "players"), "7", "option-value"),
    ("SG-D6", ("year",), 3, "position-field year"),
    ("SG-D6", ("season",), 4, "position-field season"),
    ("SG-D6", ("events", 0), "t13", "position-field events"),
    ("SG-D6", ("provinces", "kii", "owner"), 9, "position-field owner"),
    ("SG-D6", ("provinces", "kii", "armies"), True, "position-field armies"),
    ("SG-D6", ("provinces", "kii", "buildings"), ["tower"], "position-field buildings"),
    ("SG-D6", ("provinces", "tokyo"), {}, "sg-position-provinces"),
    ("SG-D6", ("seats",), [], "position-seats"),
    ("SG-D6", ("seats", 0, "chests"), -1, "position-field chests"),
    ("SG-D6", ("seats", 0, "plan"), {"tax": "edo"}, "position-field plan"),
    ("SG-D6", ("seats", 0, "plan"), {"sleep": "kii"}, "position-field plan"),
    ("SG-D6", ("tower", "inside"), [1, 2], "position-field inside"),
    ("SG-D6", ("order",), [0, 0, 1], "position-field order"),
    ("SG-D6", ("row",), ["red"] * 5, "position-field row"),
    ("SG-D6", ("rng",), [0, 0, 0, 0], "position-field rng"),
    ("SG-D6", ("ask",), None, "position-no-ask"),
    ("SG-D6", ("stack",), [], "position-no-stack"),
    ("SG-D6", ("ask", "key"), "SG-D7", "position-ask SG-D7"),
    ("SG-D6", ("ask", "seats"), [], "position-ask SG-D6"),
    ("SG-D6", ("ask", "secret"), False, "position-field secret"),
    ("SG-D6", ("stack", 1, "frame"), "nap", "position-frame nap"),
    ("SG-D6", ("stack", 1, "pc"), 0, "position-field pc"),
    ("SG-D6", ("banners",), [], "position-field banners"),
    ("SG-D7", ("stack", 1, "order"), [0, 0, 0], "position-field order"),
    ("SG-D7", ("ask", "seats"), [2], "position-ask SG-D7"),
    ("SG-D17", ("order",), [], "position-field order"),
    ("SG-D17", ("stack", 2, "pc"), 2, "position-field pc"),
    ("SG-D3", ("stack", 1, "open"), ["kii"], "position-field open"),
    ("SG-D3", ("stack", 1, "unseen"), [], "position-field unseen"),
    ("SG-D3", ("stack", 1, "groups", 0), [5], "position-field groups"),
    ("SG-D11", ("event",), None, "position-no-choice SG-D11"),
    # the course of the game
    ("SG-D6", ("stack", 0, "pc"), 0, "position-field pc"),
    ("SG-D6", ("stack", 0), {"frame": "valour", "pc": 0, "turn": 0}, "position-field stack"),
    ("SG-D3", ("year",), 1, "position-field year"),
    ("SG-D6", ("year",), 0, "position-field year"),
    ("SG-D24", ("year",), 2, "position-field year"),
    ("SG-D6", ("season",), 3, "position-field season"),
    ("SG-D20", ("season",), 2, "position-field season"),
    ("SG-D6", ("season",), 1, "position-field events"),
    ("SG-D7", ("events",), [], "position-field events"),
    ("SG-D20", ("events",), [], "position-field events"),
    ("SG-D24", ("events",), ["t1"], "position-field events"),
    ("SG-D6", ("past",), ["t1"], "position-field past"),
    ("SG-D6", ("event",), "t1", "position-field event"),
    ("SG-D7", ("event",), None, "position-field event"),
    ("SG-D6", ("specials",), [], "position-field specials"),
    ("SG-D20", ("specials",), ["army6"], "position-field specials"),
    ("SG-D6", ("favours",), [], "position-field favours"),
    ("SG-D6", ("favours", 0), None, "position-field favours"),
    ("SG-D17", ("favours",), ["1", "2", "3"], "position-field favours"),
    ("SG-D6", ("seen_favours",), [], "position-field seen_favours"),
    ("SG-D6", ("order",), [0, 1, 2], "position-field order"),
    ("SG-D6", ("seats", 0, "special"), "army6", "position-field special"),
    ("SG-D17", ("seats", 0, "special"), None, "position-field special"),
    ("SG-D6", ("seats", 0, "valour"), 1, "position-field valour"),
    ("SG-D24", ("seats", 0, "valour"), 1, "position-field valour"),
    ("SG-D6", ("seats", 0, "shown"), ["tax"], "position-field shown"),
    ("SG-D20", ("seats", 0, "plan"), {"tax": "chests1"}, "position-field plan"),
    # whose turn it is
    ("SG-D8", ("stack", 1, "key"), "SG-D24", "position-field pc"),
    ("SG-D9", ("stack", 1, "turn"), 3, "position-field turn"),
    ("SG-D10", ("stack", 1, "place"), 3, "position-field place"),
    ("SG-D10", ("stack", 1, "favour"), "1", "position-field favour"),
    ("SG-D13", ("stack", 1, "favour"), None, "position-field favour"),
    ("SG-Q10", ("stack", 1, "turn"), 0, "position-field turn"),
    ("SG-Q10", ("stack", 1, "banner"), 10, "position-field banners"),
    ("SG-D16", ("stack", 2, "moved"), 1, "position-field moved"),
    ("SG-D17", ("stack", 2, "count"), 1, "position-field count"),
    ("SG-D18", ("stack", 2, "count"), 0, "position-field count"),
    ("SG-D18", ("stack", 2, "target"), None, "position-field target"),
    ("SG-D19", ("stack", 2, "spared"), True, "position-field calm"),
    ("SG-D20", ("stack", 1, "drawn"), [], "position-field drawn"),
    ("SG-D20", ("stack", 1, "farmers"), 99, "position-field farmers"),
    ("SG-D21", ("stack", 1, "seat"), -1, "position-field seat"),
    ("SG-D22", ("stack", 1, "left"), "kii", "position-field left"),
    ("SG-D23", ("stack", 1, "left"), None, "position-field left"),
    ("SG-D3", ("stack", 1, "turn"), 9, "position-field turn"),
    ("SG-D4", ("stack", 1, "place"), -1, "position-field place"),
    ("SG-D4", ("stack", 1, "group"), 2, "position-field group"),
    ("over", ("stack",), [{"frame": "campaign", "pc": 3}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert SHOGUN_POSITIONS.refused_with(key, path, value) == said


@pytest.mark.parametrize("key", [key for key in SHOGUN_POSITIONS.keys if key != "SG-D6"])
def test_who_is_asked_is_whose_turn_it_is(key: str) -> None:
    position = json.loads(SHOGUN_POSITIONS.texts[key])
    (asked,) = position["ask"]["seats"]
    for seat in range(len(position["seats"])):
        if seat != asked:
            said = SHOGUN_POSITIONS.refused_with(key, ("ask", "seats"), [seat])
            assert said == f"position-ask {key}"


@rule("SG-Q6", "SG-L4")
def test_sealed_plans_are_whole_and_bids_can_be_paid() -> None:
    s = new_game(players=3)
    for text in ("lay chests4 auction", "lay chests3 tax"):
        s.apply(0, SHOGUN.parse(text))
    position = s.dump()
    assert SHOGUN.restore(position).dump() == position
    s.chests[0] = 3
    assert SHOGUN_POSITIONS.refused(s.dump()) == "position-field plan"
    s.chests[0] = 4
    position = json.loads(json.dumps(s.dump()))
    position["ask"]["seats"] = [1, 2]
    assert SHOGUN_POSITIONS.refused(position) == "position-field plan"


@rule("SG-Q57", "SG-H5")
def test_a_card_won_in_this_round_is_in_no_plan() -> None:
    s = new_game(players=3)
    own = s.provinces_of(0)
    s.gained = 1 << own[0]
    assert SHOGUN_POSITIONS.refused(s.dump()) == "position-field gained"
    s.gained = 0
    play(s, "SG-D17")
    laid = next(card for card in s.plans if 0 <= card < len(s.owner))
    s.gained |= 1 << laid
    assert SHOGUN_POSITIONS.refused(s.dump()) == "position-field gained"


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
