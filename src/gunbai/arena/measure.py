"""Measure how fast a game runs in this interpreter: plain loops on positions, without a session.

Processor time is measured, not wall-clock time, so that other work on the machine matters less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from time import process_time
from typing import Final

from gunbai.bots.simple import play_at_random
from gunbai.core.game import Game
from gunbai.core.rng import Rng, seeded
from gunbai.core.state import State

#: The share of the time that each loop gets; playing measures two things.
_SHARES: Final = {"play": 0.4, "clones": 0.2, "observations": 0.2, "determinisations": 0.2}
_SAMPLES: Final = 64  # positions of one game that the other loops use in turn


def measure(game: Game, options: Mapping[str, object], seconds: float) -> dict[str, float]:
    """Return decisions, games, clones, observations and determinisations per second.

    All loops together take about `seconds`.
    """
    decisions, games = _play(game, options, seconds * _SHARES["play"])
    samples = _samples(game, options)
    return {
        "decisions": decisions,
        "games": games,
        "clones": _rate(samples, _clone, seconds * _SHARES["clones"]),
        "observations": _rate(samples, _observe, seconds * _SHARES["observations"]),
        "determinisations": _rate(samples, _determinize, seconds * _SHARES["determinisations"]),
    }


def random_games(game: Game, options: Mapping[str, object]) -> Iterator[int]:
    """Play endless random games, the same ones each time; yield the decisions of each."""
    rng = seeded(1)
    for number in count():
        yield play_at_random(game.new(options, number), rng)


def _play(game: Game, options: Mapping[str, object], seconds: float) -> tuple[float, float]:
    """Return decisions and games per second in whole random games, dealing included."""
    start = process_time()
    passed = 0.0
    decisions = 0
    games = 0
    for made in random_games(game, options):
        decisions += made
        games += 1
        passed = process_time() - start
        if passed >= seconds:
            break
    return decisions / passed, games / passed


def _step(state: State, rng: Rng) -> None:
    """Give one random answer for the first seat that owes one."""
    seat = state.to_act()[0]
    actions = state.candidates(seat)
    state.apply(seat, actions[rng.below(len(actions))])


def _samples(game: Game, options: Mapping[str, object]) -> list[State]:
    """Collect positions spread over one random game."""
    rng = seeded(2)
    state = game.new(options, 2)
    positions: list[State] = []
    while state.ask is not None:
        positions.append(state.clone())
        _step(state, rng)
    apart = max(1, len(positions) // _SAMPLES)
    return positions[::apart]


def _clone(state: State, turn: int) -> None:
    state.clone()


def _observe(state: State, turn: int) -> None:
    state.observe(turn % state.seats())


def _determinize(state: State, turn: int) -> None:
    state.determinize(turn % state.seats(), turn)


def _rate(samples: list[State], work: Callable[[State, int], None], seconds: float) -> float:
    """Return how often per second `work` can be done, cycling through the samples."""
    done = 0
    start = process_time()
    while True:
        for sample in samples:
            work(sample, done)
            done += 1
        passed = process_time() - start
        if passed >= seconds:
            return done / passed
