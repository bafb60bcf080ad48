"""Actions as numbers, text and named things."""

from __future__ import annotations

import pytest

from gunbai.core.codec import VERB_SHIFT, Codec, Field, Structured, Verb
from gunbai.core.errors import BadText
from gunbai.core.kinds import Named, Number, Several

AREA = Named("area", ["kyoto", "omi", "ise"])
COUNT = Number("count", 9)
CARDS = Several("cards", ["nr", "1r", "2r", "3r", "4r"])

CODEC = Codec(
    [
        Verb(1, "place", [Field("area", AREA), Field("count", COUNT)]),
        Verb(2, "pass", [Field("cards", CARDS)]),
        Verb(3, "stop", []),
        Verb(64, "gift", [Field("count", COUNT)]),
    ]
)


def short(value: object) -> str:
    """A name for a test case."""
    return str(value)[:30].encode("ascii", "replace").decode()


def every_action() -> list[int]:
    """All numbers that the codec of this file knows."""
    payloads = range(1 << 6)
    numbers = [code << VERB_SHIFT | payload for code in (1, 2, 3, 64) for payload in payloads]
    return [number for number in numbers if CODEC.knows(number)]


def test_every_action_goes_through_all_its_forms_and_back() -> None:
    actions = every_action()
    assert len(actions) == 3 * 10 + 2**5 + 1 + 10
    for action in actions:
        assert CODEC.parse(CODEC.text(action)) == action
        assert CODEC.unstructure(CODEC.structure(action)) == action
    assert len({CODEC.text(action) for action in actions}) == len(actions)


def test_what_an_action_looks_like() -> None:
    action = CODEC.parse("place omi 2")
    assert action == 1 << VERB_SHIFT | 1 | 2 << 2
    assert CODEC.text(action) == "place omi 2"
    assert CODEC.structure(action) == {"verb": "place", "area": "omi", "count": 2}
    assert CODEC.structure(CODEC.parse("pass 3r nr")) == {"verb": "pass", "cards": ["nr", "3r"]}
    assert CODEC.text(CODEC.parse("stop")) == "stop"


def test_text_may_be_typed_carelessly() -> None:
    assert CODEC.parse("  PLACE   Omi 2 ") == CODEC.parse("place omi 2")
    assert CODEC.parse("pass 3r nr") == CODEC.parse("pass nr 3r")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "text-empty"),
        (" \t\n", "text-empty"),
        ("dance", "text-verb"),
        ("place", "text-missing"),
        ("place omi", "text-missing"),
        ("place edo 1", "text-name"),
        ("place omi ten", "text-number"),
        ("place omi 10", "text-number"),
        ("place omi -1", "text-number"),
        ("place omi 1.0", "text-number"),
        ("place omi ²", "text-number"),
        ("place omi " + "9" * 5000, "text-number"),
        ("place omi 1 1", "text-extra"),
        ("stop now", "text-extra"),
        ("pass 9r", "text-name"),
        ("pass 1r 1r", "text-twice"),
        ("\ud800", "text-verb"),
    ],
    ids=short,
)
def test_text_that_names_no_action_is_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(BadText) as error:
        CODEC.parse(text)
    assert error.value.refusal.key == key


def test_an_unknown_verb_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadText) as error:
        CODEC.parse("dance")
    assert error.value.refusal.words == {"word": "dance", "known": "gift, pass, place, stop"}


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({}, "text-verb"),
        ({"verb": 7}, "text-verb"),
        ({"verb": ["place"]}, "text-verb"),
        ({"verb": "dance"}, "text-verb"),
        ({"verb": "place", "area": "omi"}, "text-missing"),
        ({"verb": "place", "area": "omi", "count": "many"}, "text-number"),
        ({"verb": "place", "area": "omi", "count": True}, "text-number"),
        ({"verb": "place", "area": "omi", "count": 2.5}, "text-number"),
        ({"verb": "place", "area": None, "count": 1}, "text-name"),
        ({"verb": "place", "area": [], "count": 1}, "text-missing"),
        ({"verb": "place", "area": ["omi", "ise"], "count": 1}, "text-extra"),
        ({"verb": "place", "area": {"a": 1}, "count": 1}, "text-name"),
        ({"verb": "pass", "cards": ["1r", "1r"]}, "text-twice"),
        ({"verb": "pass", "cards": [["1r"]]}, "text-name"),
        ({"verb": "stop", "area": "omi"}, "text-extra"),
    ],
)
def test_structured_forms_that_name_no_action_are_refused(data: Structured, key: str) -> None:
    with pytest.raises(BadText) as error:
        CODEC.unstructure(data)
    assert error.value.refusal.key == key


@pytest.mark.parametrize(
    "action",
    [
        -1,
        0,
        5 << VERB_SHIFT,  # no such verb
        1 << VERB_SHIFT | 3,  # a fourth area
        1 << VERB_SHIFT | 10 << 2,  # ten samurai
        1 << VERB_SHIFT | 1 << 20,  # bits that belong to no field
        3 << VERB_SHIFT | 1,
        1 << 70,
    ],
)
def test_numbers_that_are_no_action_are_known_as_such(action: int) -> None:
    assert not CODEC.knows(action)


def test_a_verb_whose_fields_do_not_fit_is_refused_when_it_is_made() -> None:
    wide = Several("cards", [str(i) for i in range(20)])
    with pytest.raises(ValueError, match="need 40 bits, 24 are there"):
        Verb(1, "both", [Field("mine", wide), Field("yours", wide)])
