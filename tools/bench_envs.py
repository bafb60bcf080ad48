"""Steps per second of environments, beside those that PettingZoo and OpenSpiel ship.

All are driven in the same way, in this process and one after the other: every step reads what the
acting player sees and which actions fit, and chooses one of them at random. Seconds are those of
the processor, so that other work on the machine does not count; only with several processes they
are those of the clock. `./dev bench envs` installs what it needs and runs it with the compiled
engine.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

GAMES: Final = ("joraku", "shogun", "rising_sun")
BATCH: Final = 64  # more no longer fit the cache of a processor
_CHUNK: Final = 20  # steps between two looks at the clock

Steps = Iterator[int]


def measured(steps: Steps, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Return how many steps per second a player makes; the first of them don't count."""
    next(steps)
    done = 0
    start = clock()
    while clock() - start < seconds:
        for _ in range(_CHUNK):
            done += next(steps)
    return done / (clock() - start)


def pettingzoo_steps(make: Callable[[], Any]) -> Steps:
    """Play random games of an environment of PettingZoo, with its usual wrappers."""
    chance = np.random.default_rng(1)
    env = make()
    while True:
        env.reset(seed=int(chance.integers(1 << 30)))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                fitting = np.flatnonzero(seen["action_mask"])
                env.step(int(fitting[chance.integers(len(fitting))]))
                yield 1


def spiel_steps(name: str, parameters: dict[str, Any] | None = None) -> Steps:
    """Play random games of OpenSpiel from Python, with a tensor at every decision."""
    import pyspiel

    chance = np.random.default_rng(1)
    game = pyspiel.load_game(name, parameters or {})
    observed = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                player = state.current_player()
                np.asarray(
                    state.observation_tensor(player)
                    if observed
                    else state.information_state_tensor(player),
                    np.float32,
                )
                yield 1
            state.apply_action(legal[chance.integers(len(legal))])


def batch_steps(game: str, workers: int) -> Steps:
    """Play random games of a batch."""
    from gunbai.envs import batch

    chance = np.random.default_rng(1)
    table = batch(game, BATCH, workers=workers)
    rows = table.reset(1)
    every = np.arange(BATCH)
    try:
        while True:
            # The first number that fits from a random one on: cheap, and random enough.
            masks = rows.masks.view(np.bool_)
            start = int(chance.integers(masks.shape[1]))
            numbers = start + masks[:, start:].argmax(axis=1)
            rows = table.step(np.where(masks[every, numbers], numbers, masks.argmax(axis=1)))
            yield BATCH
    finally:
        table.close()


def rows(seconds: float) -> Iterator[tuple[str, str, float]]:
    """Return a key, what is measured, and its steps per second."""
    import open_spiel.python.games.kuhn_poker  # noqa: F401 (registers it)
    import pettingzoo.classic.connect_four_v3 as connect_four
    import pettingzoo.classic.texas_holdem_v4 as holdem

    import gunbai.envs.openspiel  # noqa: F401 (registers our games)
    from gunbai.envs import pettingzoo as ours

    yield (
        "connect",
        "PettingZoo: its connect four",
        measured(pettingzoo_steps(connect_four.env), seconds),
    )
    yield "holdem", "PettingZoo: its Texas hold'em", measured(pettingzoo_steps(holdem.env), seconds)
    for game in GAMES:
        steps = pettingzoo_steps(lambda game=game: ours.env(game))  # type: ignore[misc]
        yield f"turns-{game}", f"PettingZoo: {game}", measured(steps, seconds)
    plain: dict[str, Any] = {"use_double_dummy_result": False}  # else it solves every deal first
    for name, parameters in (("hearts", {}), ("bridge", plain), ("python_kuhn_poker", {})):
        kind = "in Python" if name.startswith("python") else "in C++"
        steps = spiel_steps(name, parameters)
        yield name, f"OpenSpiel: {name} ({kind})", measured(steps, seconds)
    for game in GAMES:
        steps = spiel_steps(f"gunbai_{game}", {"history": 1})
        yield f"spiel-{game}", f"OpenSpiel: gunbai_{game}", measured(steps, seconds)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    for game in GAMES:
        found = measured(batch_steps(game, 1), seconds)
        yield f"batch-{game}", f"batch of {BATCH}: {game}", found
        if cores and cores > 1:
            found = measured(batch_steps(game, cores), seconds, time.perf_counter)
            yield f"all-{game}", f"batch of {BATCH}, {cores} processes: {game}", found


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./dev bench envs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row (default: 4)")
    seconds = parser.parse_args(words).seconds
    warnings.simplefilter("ignore")
    found: dict[str, float] = {}
    for key, label, speed in rows(seconds):
        found[key] = speed
        print(f"{label:44} {speed:12,.0f} steps/s", flush=True)
    print()
    for one, other, text in (
        ("turns-joraku", "holdem", "Joraku / PettingZoo's Texas hold'em (wanted: 3)"),
        ("turns-joraku", "connect", "Joraku / PettingZoo's connect four"),
        ("spiel-joraku", "hearts", "gunbai_joraku / OpenSpiel's hearts"),
        ("spiel-joraku", "bridge", "gunbai_joraku / OpenSpiel's bridge"),
        ("spiel-joraku", "python_kuhn_poker", "gunbai_joraku / OpenSpiel's Kuhn poker in Python"),
        ("batch-joraku", "hearts", "batch of Joraku / OpenSpiel's hearts (wanted: 1)"),
        ("batch-joraku", "turns-joraku", "batch of Joraku / its single steps (wanted: 10)"),
        ("batch-shogun", "turns-shogun", "batch of Shogun / its single steps"),
        ("batch-rising_sun", "turns-rising_sun", "batch of Rising Sun / its single steps"),
    ):
        print(f"{text:56} {found[one] / found[other]:8.2f}×")


if __name__ == "__main__":
    main(sys.argv[1:])
