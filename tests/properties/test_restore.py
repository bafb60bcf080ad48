"""Positions as plain data, at every decision of every game: the same comes back, and a spoiled
one is refused with a reason. Which reason is each game's own: see its `test_restore.py`.
"""

from __future__ import annotations

import importlib
import json

import pytest

import gunbai
from gunbai.core.errors import BadPosition
from gunbai.core.event import SPECTATOR
from gunbai.core.rng import seeded
from tests.properties.positions import OVER, Positions, go_on, without


def positions_of(name: str) -> Positions:
    """Each game has them in `tests/<game>/positions.py`."""
    module = importlib.import_module(f"tests.{name}.positions")
    found = getattr(module, f"{name.upper()}_POSITIONS")
    assert isinstance(found, Positions)
    return found


EVERY = [positions_of(name) for name in gunbai.GAMES]


def at(*more: str) -> pytest.MarkDecorator:
    """Every decision of every game, and these."""
    cases = [
        pytest.param(of, key, id=f"{of.game.name}-{key}")
        for of in EVERY
        for key in [*of.keys, *more]
    ]
    return pytest.mark.parametrize(("of", "key"), cases)


@pytest.mark.parametrize("of", EVERY, ids=gunbai.GAMES)
def test_there_is_a_position_for_every_decision(of: Positions) -> None:
    assert sorted(of.texts) == sorted([*of.keys, OVER])


@at(OVER)
def test_what_comes_back_is_the_same_and_goes_on_the_same(of: Positions, key: str) -> None:
    text = of.texts[key]
    s = of.game.restore(json.loads(text))
    assert json.dumps(s.dump()) == text
    other = of.game.restore(json.loads(text))
    rng = seeded(4)
    for _ in range(25):
        assert s.faults() == []
        if s.ask is None:
            break
        seat = s.ask.first
        assert other.legal(seat) == s.legal(seat)
        assert other.observe(seat) == s.observe(seat)
        go_on(rng, s, other)
        assert other.dump() == s.dump()


@pytest.mark.parametrize(
    ("of", "seed", "options"),
    [
        pytest.param(of, *game, id=f"{of.game.name}-{place}")
        for of in EVERY
        for place, game in enumerate(of.games)
    ],
)
def test_a_game_restored_again_and_again_is_the_same_game(
    of: Positions, seed: int, options: dict[str, object]
) -> None:
    s = of.game.new(options, seed)
    other = of.game.new(options, seed)
    rng = seeded(seed + 9)
    decisions = 0
    while s.ask is not None:
        if decisions % 3 == 0:
            text = json.dumps(other.dump())
            other = of.game.restore(json.loads(text))
            assert json.dumps(other.dump()) == text
        go_on(rng, s, other)
        decisions += 1
    assert other.dump() == s.dump()


# spoiled


@at()
def test_every_field_is_read_and_a_wrong_one_refused(of: Positions, key: str) -> None:
    for path in of.places(key):
        for value in (3.5, {"wrong": "kind"}):
            assert of.refused_with(key, path, value).startswith(of.refusals), path
    assert len(of.places(key)) > (of.least if key == of.whole else 5)


@at()
def test_every_field_is_needed(of: Positions, key: str) -> None:
    text = of.texts[key]
    for path in of.places(key):
        if isinstance(path[-1], str) and path[0] != "options" and not of.optional(path):
            assert of.refused(without(text, path)), path
    assert of.refused(without(text, ("options",)))


@at(OVER)
def test_whatever_is_spoiled_it_is_refused_or_can_be_looked_at(of: Positions, key: str) -> None:
    rng = seeded(len(key) + sum(map(ord, key)))
    refusals = 0
    for _ in range(120):
        position = of.spoiled(key, rng)
        try:
            s = of.game.restore(position)
        except BadPosition as error:
            json.dumps(error.refusal.words)  # what is said can be sent
            refusals += 1
            continue
        assert s.faults() == []
        for seat in range(SPECTATOR, s.seats()):
            s.observe(seat)
        for seat in s.to_act():
            assert s.default(seat) in s.legal(seat)
            s.stack[-1].prompt(s, seat)
            s.determinize(seat, 1).observe(seat)
    assert refusals > 60


def nested(depth: int) -> list[object]:
    out: list[object] = []
    for _ in range(depth):
        out = [out]
    return out


HOSTILE = {"long": 10**5000, "deep": nested(3000), "bytes": b"x", "tuple": (1,), "keys": {1: 1}}


@pytest.mark.parametrize("of", EVERY, ids=gunbai.GAMES)
@pytest.mark.parametrize("kind", HOSTILE)
def test_what_no_dump_holds_is_refused(of: Positions, kind: str) -> None:
    text = of.texts[OVER]
    for label in json.loads(text):
        with pytest.raises(BadPosition):
            of.game.restore({**json.loads(text), label: HOSTILE[kind]})
