"""Batches: many games at once are the same games as one by one, on any number of cores."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from gunbai.core.errors import BadOptions
from gunbai.envs import batch
from gunbai.envs.arrays import ArrayRows
from gunbai.envs.tables import EnvSettings
from gunbai.numbers.stepper import begin

GAMES = 3
SEED = 7


def choose(rows: ArrayRows, chance: np.random.Generator) -> list[int]:
    """Return one of the numbers that fit for each game."""
    return [int(chance.choice(np.flatnonzero(mask))) for mask in rows.masks]


@pytest.mark.parametrize("reward", ["result", "points", "shaped"])
def test_a_batch_is_its_games_one_by_one(reward: str) -> None:
    settings = EnvSettings("joraku", {"mode": "neutral"}, reward=reward, history=3)
    scheme = settings.scheme
    seeds = [SEED + place for place in range(GAMES)]
    games = [begin(scheme, seed) for seed in seeds]
    totals = [[0.0] * scheme.seats for _ in games]
    ended = 0
    seen = np.zeros(settings.size, np.float32)
    with batch("joraku", GAMES, {"mode": "neutral"}, reward=reward, history=3) as table:
        rows = table.reset(SEED)
        chance = np.random.default_rng(1)
        for _ in range(220):
            numbers = choose(rows, chance)
            rows = table.step(numbers)
            for place, number in enumerate(numbers):
                game = games[place]
                game.step(game.seat, number)
                now = scheme.totals(game.state, settings.reward)
                gains = np.array(now) - totals[place]
                assert np.allclose(rows.rewards[place], gains, atol=1e-4)
                assert rows.over[place] == game.is_over()
                totals[place] = now
                if game.is_over():
                    ended += 1
                    seeds[place] += GAMES
                    games[place] = begin(scheme, seeds[place])
                    totals[place] = [0.0] * scheme.seats
                game = games[place]
                assert rows.seats[place] == game.seat
                settings.fill(seen, game.row(game.seat))
                assert np.array_equal(rows.observations[place], seen)
                assert rows.masks[place].tobytes() == game.mask(game.seat)
    assert ended >= 1


def test_several_processes_play_the_same_games() -> None:
    with batch("joraku", 7) as one, batch("joraku", 7, workers=2) as two:
        here, there = one.reset(SEED), two.reset(SEED)
        chance = np.random.default_rng(2)
        for _ in range(20):
            for name in here._fields:
                assert np.array_equal(getattr(here, name), getattr(there, name))
            numbers = choose(here, chance)
            here, there = one.step(numbers), two.step(numbers)
        memory = two._crew.memory.name if two._crew is not None else ""
        del there
    two.close()  # a second time does nothing
    with pytest.raises(FileNotFoundError):
        SharedMemory(memory)


def test_nothing_happens_if_a_number_does_not_fit() -> None:
    table = batch("joraku", 3)
    with pytest.raises(ValueError, match="call reset"):
        table.step([1, 1, 1])
    rows = table.reset(SEED)
    good = choose(rows, np.random.default_rng(3))
    before = rows.observations.copy()
    for bad in (-1, 0, len(table.action_names)):
        with pytest.raises(ValueError, match=f"game 1: {bad} does not fit"):
            table.step([good[0], bad, good[2]])
    for shape in (good[:2], [[1, 2, 3]], [0.5, 1.5, 2.5]):
        with pytest.raises(ValueError, match="one whole number for each of the 3 games"):
            table.step(shape)
    assert np.array_equal(rows.observations, before)
    table.step(good)
    table.close()
    with pytest.raises(ValueError, match="closed"):
        table.reset()


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="games, not 0"):
        batch("joraku", 0)
    with pytest.raises(ValueError, match="workers"):
        batch("joraku", 2, workers=3)
    with pytest.raises(ValueError, match="history"):
        batch("joraku", 2, history=-1)
    with pytest.raises(ValueError, match="a seed is"):
        batch("joraku", 2).reset(-1)
    with pytest.raises(BadOptions, match="result, points, shaped"):
        batch("joraku", 2, reward="fame")
    with pytest.raises(BadOptions, match="players"):
        batch("joraku", 2, {"players": 9})
    with pytest.raises(TypeError, match="colour"):
        batch("joraku", 2, colour="red")
