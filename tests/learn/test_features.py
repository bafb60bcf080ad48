from __future__ import annotations

import math
from typing import Any

import pytest

from gunbai.core.rng import seeded
from gunbai.games import load

GAMES = ["joraku", "shogun", "rising_sun"]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_name(name: str) -> None:
    game = load(name, None)
    judge = game.judge()
    names = judge.feature_names()
    assert len(set(names)) == len(names)
    assert {"points", "passed"} <= set(names)
    rng = seeded(5)
    every = game.sample_options()
    for options in every[:: max(1, len(every) // 8)]:
        state = game.new(options, 5)
        passed = 0.0
        while state.ask is not None:
            actions = state.candidates(state.ask.first)
            if len(actions) > 2 and rng.below(4) == 0:
                numbers = judge.features(state)
                assert len(numbers) == len(names) * state.seats()
                assert all(math.isfinite(number) for number in numbers)
                assert passed - 1e-9 <= numbers[names.index("passed")] <= 1
                passed = 0.5 * numbers[names.index("passed")]
            state.apply(state.ask.first, actions[rng.below(len(actions))])


def numbers_of(state: Any, judge: Any, seat: int) -> dict[str, float]:
    names = judge.feature_names()
    row = judge.features(state)[seat * len(names) : (seat + 1) * len(names)]
    return dict(zip(names, row, strict=True))


@pytest.mark.parametrize(
    ("name", "field", "feature"),
    [
        ("joraku", "points", "points"),
        ("shogun", "points", "points"),
        ("shogun", "rice", "rice"),
        ("rising_sun", "vp", "points"),
        ("rising_sun", "coins", "coins"),
        ("rising_sun", "ronin", "ronin"),
    ],
)
def test_a_number_is_that_of_its_seat(name: str, field: str, feature: str) -> None:
    game = load(name, None)
    state: Any = game.new({}, 2)
    before = [numbers_of(state, game.judge(), seat)[feature] for seat in range(4)]
    faction = state.setup.own[2][0] if name == "joraku" else 2
    getattr(state, field)[faction] += 3
    after = [numbers_of(state, game.judge(), seat)[feature] for seat in range(4)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 0, 3, 0]


@pytest.mark.parametrize("name", GAMES)
def test_reading_numbers_leaves_a_position_as_it_was(name: str) -> None:
    game = load(name, None)
    rng = seeded(8)
    state = game.new({}, 8)
    for _ in range(60):
        assert state.ask is not None
        actions = state.candidates(state.ask.first)
        state.apply(state.ask.first, actions[rng.below(len(actions))])
    before = state.dump()
    game.judge().features(state)
    assert state.dump() == before
