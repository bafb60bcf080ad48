"""Positions as plain data: the same comes back, and what can't be is refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.rng import Rng, seeded
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    coins,
    mandate,
    new_game,
    points,
)
from tests.rule import rule

#: Seeds and options that come upon every decision point.
GAMES: list[tuple[int, dict[str, object]]] = [
    (1, {"players": 3, "set": "archway", "clans": "koi,dragonfly,bonsai"}),
    (2, {"players": 3, "set": "archway", "clans": "koi,dragonfly,bonsai"}),
    (1, {"players": 3, "set": "teapot", "clans": "koi,lotus,turtle", "shrines": "first"}),
    (1, {"players": 3, "set": "horseman", "clans": "turtle,dragonfly,bonsai"}),
    (1, {"players": 3, "set": "ship", "clans": "koi,lotus,bonsai", "sun": "once"}),
    (1, {"players": 4, "set": "archway", "clans": "koi,lotus,turtle,bonsai"}),
    (1, {"players": 5, "set": "teapot", "clans": "sun,lotus,turtle,dragonfly,bonsai",
         "dynasty": "yes", "shrines": "first"}),
    (3, {"players": 6, "set": "horseman", "clans": "koi,sun,moon,lotus,turtle,bonsai"}),
    (5, {"players": 6, "set": "ship", "clans": "koi,sun,moon,dragonfly,turtle,bonsai"}),
]  # fmt: skip
KEYS = [f"RS-DP{n:02d}" for n in (*range(3, 31),) if n not in (4, 12, 21, 26)]
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
        RISING_SUN.restore(position)
    refusal = error.value.refusal
    assert refusal.key
    name = refusal.words.get("name")
    return f"{refusal.key} {name}" if name else refusal.key


def test_there_is_a_position_for_every_decision() -> None:
    assert sorted(positions()) == sorted([*KEYS, "over"])


@pytest.mark.parametrize("key", [*KEYS, "over"])
def test_what_comes_back_is_the_same_and_goes_on_the_same(key: str) -> None:
    text = positions()[key]
    s = RISING_SUN.restore(json.loads(text))
    assert json.dumps(s.dump()) == text
    other = RISING_SUN.restore(json.loads(text))
    assert isinstance(s, RisingSunState)
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


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_a_game_restored_at_every_decision_is_the_same_game(
    seed: int, options: dict[str, object]
) -> None:
    s = new_game(seed, **options)
    other = new_game(seed, **options)
    rng = seeded(seed + 9)
    decisions = 0
    while s.ask is not None:
        if decisions % 3 == 0:
            text = json.dumps(other.dump())
            again = RISING_SUN.restore(json.loads(text))
            assert isinstance(again, RisingSunState)
            assert json.dumps(again.dump()) == text
            other = again
        seat = s.ask.first()
        choices = s.candidates(seat)
        action = choices[rng.below(len(choices))]
        s.apply(seat, action)
        other.apply(seat, action)
        decisions += 1
    assert other.dump() == s.dump()


@rule("RS-F56", "RS-Q113")
def test_what_follows_a_summon_is_not_lost_while_its_entry_effect_is_open() -> None:
    s = at_table(
        "sun koi lotus",
        {"shikoku": {"koi": "yurei komainu"}},
        {"sun": "dignity path-of-the-warlord"},
        coins={"sun": 9},
        season="autumn",
        set_="teapot",
        display="benten",
    )
    mandate(s, "sun", "train")
    answer(s, "sun", "buy benten", "summon benten shikoku")
    assert asked(s) == "sun RS-DP28"
    s.cards = [[card for card in own if card != 40] for own in s.cards]  # Dignity is of the Ship
    s.has = [has & ~(1 << 40) for has in s.has]
    again = RISING_SUN.restore(json.loads(json.dumps(s.dump())))
    assert isinstance(again, RisingSunState)
    before = coins(again, "sun")
    answer(again, "sun", "pass")
    assert coins(again, "sun") == before + 1  # Path of the Warlord
    assert points(again, "sun") == 0


# spoiled

ALL = "RS-DP08"


def places(key: str) -> list[Path]:
    """What is the same everywhere is spoiled at one decision, what differs at all of them."""
    every = list(paths(json.loads(positions()[key])))
    return every if key == ALL else [path for path in every if path[0] in ("stack", "ask")]


@pytest.mark.parametrize("key", KEYS)
def test_every_field_is_read_and_a_wrong_one_refused(key: str) -> None:
    text = positions()[key]
    for path in places(key):
        for value in (3.5, {"wrong": "kind"}):
            said = refused(changed(text, path, value))
            assert said.startswith(("position-", "option-", "rs-")), path
    assert len(places(key)) > (250 if key == ALL else 5)


#: Names that are left out where there is nothing.
MAY_BE_MISSING = ["card", "data"]


@pytest.mark.parametrize("key", KEYS)
def test_every_field_is_needed(key: str) -> None:
    text = positions()[key]
    for path in places(key):
        by_name = isinstance(path[-1], str) and path[-1] not in MAY_BE_MISSING
        if by_name and path[0] not in ("options", "monsters"):
            assert refused(without(text, path)), path
    assert refused(without(text, ("options",)))


WRONG: list[tuple[str, Path, object, str]] = [
    (ALL, ("game",), "joraku", "position-game"),
    (ALL, ("rules",), "0", "position-rules"),
    (ALL, ("data",), {"score": {}}, "position-data"),
    (ALL, ("options",), None, "position-field options"),
    (ALL, ("options", "players"), "7", "option-value"),
    (ALL, ("clans",), ["koi", "koi", "bonsai"], "position-seats"),
    (ALL, ("clans", 0), "fox", "position-field clans"),
    (ALL, ("shrines",), [0, 0, 1, 2], "position-seats"),
    (ALL, ("set",), 5, "position-field set"),
    (ALL, ("season",), "monsoon", "position-field season"),
    (ALL, ("turn",), 22, "position-field turn"),
    (ALL, ("phase",), "nap", "position-field phase"),
    (ALL, ("kills",), -1, "position-field kills"),
    (ALL, ("fighters",), 8, "position-field fighters"),
    (ALL, ("instance",), [0, 0], "position-field instance"),
    (ALL, ("honor",), [0, 0, 1], "rs-bad-honor"),
    (ALL, ("honor",), [0, 1], "position-field honor"),
    (ALL, ("seats",), [], "position-seats"),
    (ALL, ("seats", 0, "coins"), -1, "position-field coins"),
    (ALL, ("seats", 0, "points"), True, "position-field points"),
    (ALL, ("seats", 0, "ally"), 0, "rs-bad-ally"),
    (ALL, ("seats", 0, "daimyo"), 20, "position-field daimyo"),
    (ALL, ("seats", 0, "bushi"), [0] * 20, "rs-bad-figures"),
    (ALL, ("seats", 0, "strongholds"), [0] * 8, "rs-bad-strongholds"),
    (ALL, ("seats", 0, "cards"), ["loyalty"], "rs-bad-card"),
    (ALL, ("seats", 0, "tokens"), 1 << 24, "position-field tokens"),
    (ALL, ("monsters",), {"yeti": [0, 0]}, "position-field monsters"),
    (ALL, ("monsters",), {"ebisu": [0]}, "position-field monsters"),
    (ALL, ("monsters",), {"ebisu": [0, 12]}, "rs-bad-monster"),
    (ALL, ("bag",), [2, 2, 2, 2, 2], "rs-bad-tiles"),
    (ALL, ("display",), ["fox"], "position-field display"),
    (ALL, ("wars",), ["edo", "edo"], "rs-bad-tokens"),
    (ALL, ("played",), [7], "position-field played"),
    (ALL, ("hand",), ["nap"], "position-field hand"),
    (ALL, ("rng",), [0, 0, 0, 0], "position-field rng"),
    (ALL, ("ask",), None, "position-no-ask"),
    (ALL, ("stack",), [], "position-no-stack"),
    (ALL, ("ask", "key"), "RS-DP07", "position-ask RS-DP07"),
    (ALL, ("ask", "seats"), [], "position-ask RS-DP08"),
    (ALL, ("ask", "secret"), True, "position-field secret"),
    (ALL, ("stack", 0, "frame"), "nap", "position-frame nap"),
    ("RS-DP05", ("hand",), [], "rs-bad-tiles"),
    ("RS-DP05", ("stack", 1, "pc"), 0, "position-field pc"),
    ("RS-DP22", ("ask", "secret"), False, "position-field secret"),
    ("RS-DP22", ("stack", 2, "bids"), [], "position-field bids"),
    ("RS-DP22", ("stack", 2, "bids"), [63] * 12, "position-field bids"),
    ("RS-DP22", ("stack", 2, "seats"), [0, 0], "position-field seats"),
    ("RS-DP22", ("stack", 2, "seats"), [1], "position-field seats"),
    ("RS-DP22", ("seats", 0, "looks"), [0], "position-field looks"),
    ("RS-DP05", ("seats", 1, "looks"), [99999], "position-field looks"),
    ("RS-DP14", ("stack", 1, "winner"), -1, "position-field slot"),
    ("RS-DP30", ("stack", 3, "clans"), [], "position-field clans"),
    ("over", ("stack",), [{"frame": "tea", "pc": 0}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert refused(changed(positions()[key], path, value)) == said


# at random

VALUES: list[object] = [
    None, -1, -2, 0, 1, 2, 3, 7, 63, 99, 10**9, 0.5, "", "x", "edo", "koi", "RS-DP08", "battle",
    True, [], {}, [1], [[]], {"a": 1},
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
            s = RISING_SUN.restore(position)
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
