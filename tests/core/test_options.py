"""Options: values, lists, what does not go together."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions
from gunbai.core.options import Conflict, Option, read_options

PLAYERS = Option("players", ["2", "3", "4"], "4", "R-1")
MODE = Option("mode", ["base", "duel"], "base", "R-2")
CARDS = Option("cards", ["1", "2", "3"], "none", "R-3", several=True, words=["none", "random"])
ORDER = Option("order", ["red", "blue"], "red,blue", "R-4", several=True, ordered=True)
KNOWN = [PLAYERS, MODE, CARDS, ORDER]
CONFLICT = Conflict("mode", ["duel"], "players", ["3", "4"], "conflict-duel", "R-5")


def read(given: dict[str, object], defaults: dict[str, str] | None = None) -> dict[str, str]:
    return read_options(KNOWN, [CONFLICT], given, defaults or {})


def test_defaults_complete_what_is_not_given() -> None:
    expected = {"players": "4", "mode": "base", "cards": "none", "order": "red,blue"}
    assert read({}) == expected
    assert list(read({"order": "blue", "players": 3})) == list(expected)
    assert read({}, {"players": "2"})["players"] == "2"


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("random", "random"),
        ("none", "none"),
        ("3", "3"),
        (3, "3"),
        ("3,1", "1,3"),
        (" 3 , 1 ", "1,3"),
        ([3, 1], "1,3"),
        ((2, "1"), "1,2"),
    ],
)
def test_several_values_have_one_written_form(given: object, written: str) -> None:
    assert read({"cards": given})["cards"] == written


def test_rulings_are_marked() -> None:
    assert not MODE.ruling
    assert Option("reading", ["wide", "narrow"], "wide", "R-6", ruling=True).ruling


def test_an_ordered_option_keeps_its_order() -> None:
    assert read({"order": "blue,red"})["order"] == "blue,red"


def test_case_does_not_matter() -> None:
    assert read({"mode": "BASE"})["mode"] == "base"


@pytest.mark.parametrize(
    ("given", "key", "rule"),
    [
        ({"player": 3}, "option-unknown", ""),
        ({"players": 5}, "option-value", "R-1"),
        ({"players": "3,4"}, "option-value", "R-1"),
        ({"players": ""}, "option-value", "R-1"),
        ({"players": None}, "option-value", "R-1"),
        ({"cards": "1,9"}, "option-value", "R-3"),
        ({"cards": "1,none"}, "option-value", "R-3"),
        ({"cards": []}, "option-value", "R-3"),
        ({"cards": "1,1"}, "option-twice", "R-3"),
        ({"mode": "duel"}, "conflict-duel", "R-5"),
        ({"mode": "duel", "players": 3}, "conflict-duel", "R-5"),
    ],
)
def test_what_cannot_be_is_refused_with_key_and_rule(
    given: dict[str, object], key: str, rule: str
) -> None:
    with pytest.raises(BadOptions) as error:
        read(given)
    assert error.value.refusal.key == key
    assert error.value.refusal.rule == rule


def test_a_refusal_names_what_can_be_chosen() -> None:
    with pytest.raises(BadOptions) as error:
        read({"cards": "9"})
    words = error.value.refusal.words
    assert words == {"option": "cards", "value": "9", "choices": "none, random, 1, 2, 3"}
    with pytest.raises(BadOptions) as error:
        read({"card": "9"})
    assert error.value.refusal.words["known"] == "players, mode, cards, order"


def test_one_of_several_values_is_enough_for_a_conflict() -> None:
    conflict = Conflict("mode", ["base"], "cards", ["2", "3"], "conflict-cards", "R-7")
    for cards in ("2", "1,3"):
        with pytest.raises(BadOptions) as error:
            read_options(KNOWN, [conflict], {"cards": cards}, {})
        assert error.value.refusal.key == "conflict-cards"
    assert read_options(KNOWN, [conflict], {"cards": "1"}, {})["cards"] == "1"


def test_no_conflict_where_the_values_go_together() -> None:
    assert read({"mode": "duel", "players": 2})["mode"] == "duel"
