"""Steps per second of environments, beside those that PettingZoo and OpenSpiel ship.

All are driven in the same way, in this process and one after the other: every step reads what the
acting player sees and which actions fit, and chooses one of them at random. Seconds are those of
the processor, so that other work on the machine does not count; only with several processes they
are those of the clock. `./dev bench envs` installs what it needs and runs it with the compiled
engine; `--write` puts the tables into docs/guide/envs.md.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

GAMES: Final = ("joraku", "shogun", "rising_sun")
BATCH: Final = 32  # more no longer fit the cache of a processor
LARGE: Final = 512  # for several processes: a step of few games is shorter than their meeting
_CHUNK: Final = 20  # steps between two looks at the clock

PAGE: Final = Path(__file__).parents[1] / "docs" / "guide" / "envs.md"
#: The tables stand between these lines of the page.
BEGIN: Final = "<!-- speeds -->"
END: Final = "<!-- end of speeds -->"

#: What is divided by what, with the aim if there is one.
RATIOS: Final = (
    ("turns-joraku", "holdem", "Joraku in PettingZoo / its Texas hold'em", "3"),
    ("turns-joraku", "connect", "Joraku in PettingZoo / its connect four", ""),
    ("spiel-joraku", "python_kuhn_poker", "`gunbai_joraku` / OpenSpiel's Kuhn poker (Python)", ""),
    (
        "spiel-joraku",
        "python_liars_poker",
        "`gunbai_joraku` / OpenSpiel's liar's poker (Python)",
        "",
    ),
    ("spiel-joraku", "hearts", "`gunbai_joraku` / OpenSpiel's hearts (C++)", ""),
    ("spiel-joraku", "bridge", "`gunbai_joraku` / OpenSpiel's bridge (C++)", ""),
    ("batch-joraku", "hearts", "a batch of Joraku / OpenSpiel's hearts (C++)", "1"),
    *(
        (f"batch-{game}", f"turns-{game}", f"a batch of {game} / its single steps", "10")
        for game in GAMES
    ),
    *((f"all-{game}", f"large-{game}", f"all cores / one: {game}", "") for game in GAMES),
)

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


def batch_steps(game: str, size: int, workers: int) -> Steps:
    """Play random games of a batch."""
    from gunbai.envs import batch

    chance = np.random.default_rng(1)
    table = batch(game, size, workers=workers)
    rows = table.reset(1)
    every = np.arange(size)
    try:
        while True:
            # The first number that fits from a random one on: cheap, and random enough.
            masks = rows.masks.view(np.bool_)
            start = int(chance.integers(masks.shape[1]))
            numbers = start + masks[:, start:].argmax(axis=1)
            rows = table.step(np.where(masks[every, numbers], numbers, masks.argmax(axis=1)))
            yield size
    finally:
        table.close()


def parts(game: str, seconds: float) -> dict[str, float]:
    """Return what a step of a batch costs by its parts, in microseconds.

    The same random games are played several times, each time with one part more.
    """
    import gunbai
    from gunbai.core.codec import FIRST_VOW_ACTION
    from gunbai.numbers.scheme import Scheme
    from gunbai.numbers.stepper import begin

    scheme = Scheme(gunbai.load(game), {})
    chance = np.random.default_rng(1)
    spent = dict.fromkeys(("rules", "numbers", "masks", "observations"), 0.0)
    steps = 0
    seed = 0
    while sum(spent.values()) < seconds:
        seed += 1
        stepper = begin(scheme, seed)
        said: list[tuple[int, int]] = []
        done: list[tuple[int, int]] = []
        while not stepper.is_over():
            seat = stepper.seat
            fitting = stepper.fits(seat)
            number = int(chance.choice(stepper.numbers(seat)))
            rest = fitting.with_next(number)
            if len(rest) == 1 and rest[0] < FIRST_VOW_ACTION:
                done.append((seat, rest[0]))
            said.append((seat, number))
            stepper.step(seat, number)
        steps += len(said)
        times = [time.process_time()]
        state = scheme.new(seed)
        for seat, action in done:
            state.candidates(seat)
            state.apply(seat, action)
            if state.sink is not None:
                state.sink = []
        times.append(time.process_time())
        for masks, rows_too in ((False, False), (True, False), (True, True)):
            stepper = begin(scheme, seed)
            for seat, number in said:
                if masks:
                    stepper.mask(seat)
                if rows_too:
                    stepper.row(seat)
                stepper.step(seat, number)
            times.append(time.process_time())
        took = [after - before for before, after in pairwise(times)]
        for place, name in enumerate(spent):
            spent[name] += took[place] - (took[place - 1] if place else 0.0)
    return {name: 1e6 * total / steps for name, total in spent.items()}


def rows(seconds: float) -> Iterator[tuple[str, str, float]]:
    """Return a key, what is measured, and its steps per second."""
    import open_spiel.python.games.kuhn_poker
    import open_spiel.python.games.liars_poker  # noqa: F401 (registers them)
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
    for name, parameters in (
        ("hearts", {}),
        ("bridge", plain),
        ("python_kuhn_poker", {}),
        ("python_liars_poker", {}),
    ):
        kind = "in Python" if name.startswith("python") else "in C++"
        steps = spiel_steps(name, parameters)
        yield name, f"OpenSpiel: {name} ({kind})", measured(steps, seconds)
    for game in GAMES:
        steps = spiel_steps(f"gunbai_{game}", {"history": 1})
        yield f"spiel-{game}", f"OpenSpiel: gunbai_{game}", measured(steps, seconds)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    for game in GAMES:
        found = measured(batch_steps(game, BATCH, 1), seconds)
        yield f"batch-{game}", f"batch of {BATCH}: {game}", found
        for key, workers in (("large", 1), ("all", cores or 1)):
            found = measured(batch_steps(game, LARGE, workers), seconds, time.perf_counter)
            processes = f"{workers} process{'es' if workers > 1 else ''}"
            yield f"{key}-{game}", f"batch of {LARGE}, {processes}: {game}", found


def tables(found: dict[str, tuple[str, float]], costs: dict[str, dict[str, float]]) -> str:
    """Return all that was measured as Markdown."""
    lines = ["| | Steps per second |", "|---|---|"]
    lines += [f"| {label} | {speed:,.0f} |" for label, speed in found.values()]
    lines += ["", "| Ratio | | Wanted |", "|---|---|---|"]
    for one, other, label, wanted in RATIOS:
        if one in found and other in found:
            lines.append(f"| {label} | {found[one][1] / found[other][1]:.1f} | {wanted} |")
    lines += ["", "| Microseconds of a step | Rules | Numbers that fit | Masks | Observation |"]
    lines.append("|---|---|---|---|---|")
    for game, cost in costs.items():
        lines.append(f"| {game} | {' | '.join(f'{part:.1f}' for part in cost.values())} |")
    return "\n".join(lines)


def put_into(page: Path, table: str) -> None:
    """Write the tables between their two lines of a page."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(f"{BEGIN}\n")
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page} has no lines {BEGIN} and {END}")
    page.write_text(f"{before}{begin}\n{table}\n\n{end}{after}", encoding="utf-8")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./dev bench envs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row (default: 4)")
    parser.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}")
    wanted = parser.parse_args(words)
    warnings.simplefilter("ignore")
    found: dict[str, tuple[str, float]] = {}
    for key, label, speed in rows(wanted.seconds):
        found[key] = (label, speed)
        print(f"{label:44} {speed:12,.0f} steps/s", flush=True)
    told = tables(found, {game: parts(game, wanted.seconds) for game in GAMES})
    print(f"\n{told}")
    if wanted.write:
        put_into(PAGE, told)


if __name__ == "__main__":
    main(sys.argv[1:])
