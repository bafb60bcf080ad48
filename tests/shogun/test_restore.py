"""Positions as plain data: the same comes back, and what can't be is refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.rng import Rng, seeded
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import SHOGUN, at_table, carry_out, do, falls, new_game

ALL = "court,samurai,generals,dajokan"
GAMES: list[tuple[int, dict[str, object]]] = [
    (1, {"players": 3, "expansions": ALL, "start": "draft", "decline": "yes"}),
    (2, {"players": 4, "expansions": ALL}),
    (5, {"players": 3, "expansions": ALL}),
]
KEYS = [f"SG-D{n}" for n in range(2, 25)] + ["SG-Q10"]
Path = tuple[str | int, ...]
Data = Any


@cache
def positions() -> dict[str, str]:
    """One position of a real game for every decision point, as text; and one that is over."""
    out: dict[str, str] = {}
    for seed, options in GAMES:
        s = new_game(seed, **options)
        rng = seeded(seed)
        while s.ask is not None:
            out.setdefault(s.ask.key, json.dumps(s.dump()))
            seat = s.ask.first()
            choices = s.candidates(seat)
            s.apply(seat, choices[rng.below(len(choices))])
        out["over"] = json.dumps(s.dump())
    return out


def paths(thing: Data, path: Path = ()) -> Iterator[Path]:
    """Every place in a position, containers too."""
    if path:
        yield path
    if isinstance(thing, dict):
        for name, part in thing.items():
            yield from paths(part, (*path, name))
    elif isinstance(thing, list):
        for place, part in enumerate(thing):
            yield from paths(part, (*path, place))


def changed(text: str, path: Path, value: object) -> Data:
    position = json.loads(text)
    part = position
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value
    return position


def without(text: str, path: Path) -> Data:
    position = json.loads(text)
    part = position
    for name in path[:-1]:
        part = part[name]
    del part[path[-1]]
    return position


def refused(position: Data) -> str:
    """The key with which it is refused, and the field it names."""
    with pytest.raises(BadPosition) as error:
        SHOGUN.restore(position)
    refusal = error.value.refusal
    assert refusal.key
    name = refusal.words.get("name")
    return f"{refusal.key} {name}" if name else refusal.key


def test_there_is_a_position_for_every_decision() -> None:
    assert sorted(positions()) == sorted([*KEYS, "over"])


@pytest.mark.parametrize("key", [*KEYS, "over"])
def test_what_comes_back_is_the_same_and_goes_on_the_same(key: str) -> None:
    text = positions()[key]
    s = SHOGUN.restore(json.loads(text))
    assert json.dumps(s.dump()) == text
    other = SHOGUN.restore(json.loads(text))
    assert isinstance(s, ShogunState)
    rng = seeded(4)
    for _ in range(25):
        assert s.faults() == []
        if s.ask is None:
            break
        seat = s.ask.first()
        assert other.legal(seat) == s.legal(seat)
        assert other.observe(seat) == s.observe(seat)
        choices = s.candidates(seat)
        action = choices[rng.below(len(choices))]
        s.apply(seat, action)
        other.apply(seat, action)
        assert other.dump() == s.dump()


@rule("SG-B40")
def test_what_is_scripted_to_fall_comes_back() -> None:
    s = at_table({"kii": (0, 5), "ise": (1, 1)}, plans=[{"battle1": "kii"}])
    carry_out(s, "battle1")
    falls(s, {"blue": 2})
    again = SHOGUN.restore(json.loads(json.dumps(s.dump())))
    assert isinstance(again, ShogunState)
    do(again, "attack ise 4 without")
    assert again.armies[13] == 2


# spoiled


def places(key: str) -> list[Path]:
    """What is the same everywhere is spoiled at one decision, what differs at all of them."""
    every = list(paths(json.loads(positions()[key])))
    return every if key == "SG-D6" else [path for path in every if path[0] in ("stack", "ask")]


@pytest.mark.parametrize("key", KEYS)
def test_every_field_is_read_and_a_wrong_one_refused(key: str) -> None:
    text = positions()[key]
    for path in places(key):
        for value in (3.5, {"wrong": "kind"}):
            said = refused(changed(text, path, value))
            assert said.startswith(("position-", "option-", "sg-")), path
    assert len(places(key)) > (300 if key == "SG-D6" else 5)


#: Names that are left out where there is nothing.
MAY_BE_MISSING = ["event", "special", "general", "card", "left", "target", "favour", "data"]


@pytest.mark.parametrize("key", KEYS)
def test_every_field_is_needed(key: str) -> None:
    text = positions()[key]
    for path in places(key):
        by_name = isinstance(path[-1], str) and path[-1] not in MAY_BE_MISSING
        if by_name and path[0] != "options" and "plan" not in path[:-1]:
            assert refused(without(text, path)), path
    assert refused(without(text, ("options",)))


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
    ("SG-D17", ("order",), [], "position-field order"),
    ("SG-D17", ("stack", 2, "pc"), 2, "position-field pc"),
    ("SG-D3", ("stack", 1, "open"), ["kii"], "position-field open"),
    ("SG-D3", ("stack", 1, "unseen"), [], "position-field unseen"),
    ("SG-D3", ("stack", 1, "groups", 0), [5], "position-field groups"),
    ("SG-D20", ("stack", 1, "drawn"), [], "position-no-choice SG-D20"),
    ("over", ("stack",), [{"frame": "campaign", "pc": 3}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert refused(changed(positions()[key], path, value)) == said


# at random

VALUES: list[object] = [
    None, -1, -2, 0, 1, 2, 3, 7, 63, 99, 10**9, 0.5, "", "x", "kii", "SG-D6", "battle", True, [],
    {}, [1], [[]], {"a": 1},
]  # fmt: skip


def spoil(text: str, rng: Rng) -> Data:
    """A few places of a position with something else in them."""
    position = json.loads(text)
    for _ in range(1 + rng.below(3)):
        every = list(paths(position))
        path = every[rng.below(len(every))]
        value = VALUES[rng.below(len(VALUES))]
        written = json.dumps(position)
        take_out = rng.below(6) == 0
        position = without(written, path) if take_out else changed(written, path, value)
    return position


@pytest.mark.parametrize("key", [*KEYS, "over"])
def test_whatever_is_spoiled_it_is_refused_or_can_be_looked_at(key: str) -> None:
    rng = seeded(len(key) + sum(map(ord, key)))
    refusals = 0
    for _ in range(120):
        position = spoil(positions()[key], rng)
        try:
            s = SHOGUN.restore(position)
        except BadPosition as error:
            refusals += json.dumps([error.refusal.key, error.refusal.words]) > "["
            continue
        assert s.faults() == []
        for seat in range(-1, s.seats()):
            s.observe(seat)
        for seat in s.to_act():
            assert s.default(seat) in s.legal(seat)
            s.stack[-1].prompt(s, seat)
            s.determinize(seat, 1).observe(seat)
    assert refusals > 60
