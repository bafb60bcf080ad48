"""Measure every game, interpreted and compiled, side by side with catanatron, in one run.

    ./dev bench [--seconds S] [--repeats N] [--game NAME] [--json FILE]

All contestants take turns, several times over. The table shows the best turn of each; a ratio is
the median of the ratios of all rounds, so that a machine that is slow for a while hurts both sides.
Machine instructions per decision are counted once, after the rounds: compare two versions by them,
since other work on the machine does not change them. `--repeats 0` prints only these.
`./dev bench` passes the places of the compiled engine (GUNBAI_COMPILED) and of the Python with
catanatron (GUNBAI_CATANATRON_PYTHON) in the environment; a missing one is left out of the table.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

import instructions

import gunbai
from gunbai.core import state as core_state

ROOT: Final = Path(__file__).resolve().parent.parent
INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
CATANATRON: Final = "catanatron"

#: The speed of each game that we want, as a multiple of catanatron's.
TARGETS: Final = {
    ("joraku", INTERPRETED, "decisions"): 6,
    ("joraku", INTERPRETED, "clones"): 10,
    ("joraku", COMPILED, "decisions"): 50,
    ("joraku", COMPILED, "clones"): 30,
    ("shogun", INTERPRETED, "decisions"): 5,
    ("shogun", INTERPRETED, "clones"): 5,
    ("shogun", COMPILED, "decisions"): 40,
    ("shogun", COMPILED, "clones"): 20,
    ("rising_sun", INTERPRETED, "decisions"): 4,
    ("rising_sun", INTERPRETED, "clones"): 5,
    ("rising_sun", COMPILED, "decisions"): 30,
    ("rising_sun", COMPILED, "clones"): 20,
}

Rates = dict[str, float]
Rounds = dict[str, list[float]]

INSTRUCTIONS: Final = "instructions per decision"


# --- in a process of its own ------------------------------------------------------------


def search_rate(name: str, seconds: float) -> float:
    """Return the iterations per second of the search bot, over positions of one game."""
    from gunbai.bots.factory import make_bot
    from gunbai.core.knowledge import Knowledge
    from gunbai.core.rng import seeded

    iterations = 50
    rng = seeded(3)
    game = gunbai.load(name)
    state = game.new({}, 3)
    done = 0
    spent = 0.0
    while spent < seconds:
        if state.ask is None:
            state = game.new({}, 4 + done)
        seat = state.to_act()[0]
        legal = state.candidates(seat)
        knowledge = Knowledge(state, seat)
        if len(knowledge.candidates()) > 1 and rng.below(4) == 0:
            bot = make_bot(f"search:{iterations}", 1, game)
            start = process_time()
            bot.choose(knowledge)
            spent += process_time() - start
            done += iterations
        state.apply(seat, legal[rng.below(len(legal))])
    return done / spent


def worker(name: str, seconds: float) -> None:
    """Measure one game in this process and print the rates."""
    from gunbai.arena.measure import measure

    rates = measure(gunbai.load(name), {}, seconds * 0.75)
    rates["search iterations"] = search_rate(name, seconds * 0.25)
    compiled = Path(core_state.__file__).suffix != ".py"
    print(json.dumps({"compiled": compiled, "rates": rates}))


# --- contestants ------------------------------------------------------------------------


class Contestant:
    """Something to measure: a command that prints rates."""

    def __init__(self, label: str, command: list[str], env: dict[str, str], game: str = "") -> None:
        self.label = label
        self.command = command
        self.env = env
        self.game = game  # empty for the engine we compare with
        self.rounds: Rounds = {}

    def run(self) -> None:
        """Take a turn and keep the rates."""
        done = subprocess.run(
            self.command, cwd=ROOT, env=self.env, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            sys.exit(f"bench: {self.label} failed:\n{done.stderr.strip()}")
        said = json.loads(done.stdout)
        rates: Rates = said.get("rates", said)
        if "compiled" in said and said["compiled"] != self.label.startswith(COMPILED):
            sys.exit(f"bench: {self.label} ran the wrong engine")
        for name, rate in rates.items():
            self.rounds.setdefault(name, []).append(rate)

    def count(self) -> None:
        """Count instructions per decision, which need no rounds."""
        try:
            self.rounds[INSTRUCTIONS] = [instructions.per_decision(self.game, self.env)]
        except instructions.CountError as error:
            sys.exit(f"bench: {self.label} can't be counted:\n{error}")


def contestants(names: list[str], seconds: float) -> list[Contestant]:
    """Return catanatron, and each game interpreted and compiled."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    out: list[Contestant] = []
    other = os.environ.get("GUNBAI_CATANATRON_PYTHON")
    if other:
        script = str(ROOT / "tools" / "bench_catanatron.py")
        out.append(Contestant(CATANATRON, [other, script, str(seconds)], env))
    for name in names:
        command = [sys.executable, str(Path(__file__)), "--worker", name, "--seconds", str(seconds)]
        plain = {**env, "PYTHONPATH": str(ROOT / "src")}
        out.append(Contestant(f"{INTERPRETED} {name}", command, plain, name))
        compiled = os.environ.get("GUNBAI_COMPILED")
        if compiled:
            fast = {**env, "PYTHONPATH": compiled}
            out.append(Contestant(f"{COMPILED} {name}", command, fast, name))
    return out


# --- report -----------------------------------------------------------------------------


def show(name: str, all_rounds: dict[str, Rounds]) -> None:
    """Print one table per game: rates, ratios to catanatron, and instructions."""
    from rich.console import Console
    from rich.table import Table

    ways = [way for way in (INTERPRETED, COMPILED) if f"{way} {name}" in all_rounds]
    table = Table(title=f"{name}: best rate per second of all rounds, median ratio")
    table.add_column("")
    if all_rounds.get(CATANATRON):
        table.add_column(CATANATRON, justify="right")
    for way in ways:
        table.add_column(way, justify="right")
        if all_rounds.get(CATANATRON):
            table.add_column("ratio", justify="right")
    for rate in all_rounds[f"{ways[0]} {name}"]:
        table.add_row(*row(rate, name, ways, all_rounds))
    Console(width=None if sys.stdout.isatty() else 110).print(table)


def row(rate: str, name: str, ways: list[str], all_rounds: dict[str, Rounds]) -> list[str]:
    cells = [rate]
    base = all_rounds.get(CATANATRON, {}).get(rate)
    if all_rounds.get(CATANATRON):
        cells.append(f"{max(base):,.0f}" if base else "")
    for way in ways:
        mine = all_rounds[f"{way} {name}"][rate]
        cells.append(f"{max(mine):,.0f}")
        if all_rounds.get(CATANATRON):
            target = TARGETS.get((name, way, rate))
            cells.append(ratio(median_ratio(mine, base), target) if base else "")
    return cells


def median_ratio(mine: list[float], base: list[float]) -> float:
    """Return the median of the ratios of rounds, each measured within the same seconds."""
    return median(one / other for one, other in zip(mine, base, strict=True))


def ratio(value: float, target: int | None) -> str:
    if target is None:
        return f"{value:.1f}×"
    colour = "green" if value >= target else "red"
    return f"[{colour}]{value:.1f}× (≥ {target})[/]"


def write_json(path: Path, all_rounds: dict[str, Rounds], seconds: float, repeats: int) -> None:
    machine = f"{platform.python_implementation()} {platform.python_version()}"
    machine += f", {platform.system()} {platform.machine()}"
    data = {"machine": machine, "seconds": seconds, "repeats": repeats, "rounds": all_rounds}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./dev bench", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="of each turn (default 3)")
    parser.add_argument("--repeats", type=int, default=9, help="rounds of a turn each (default 9)")
    parser.add_argument("--game", choices=gunbai.GAMES, help="only this game")
    parser.add_argument("--json", type=Path, help="also write the results to a file")
    parser.add_argument("--worker", choices=gunbai.GAMES, help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    if given.worker:
        worker(given.worker, given.seconds)
        return
    names = [given.game] if given.game else list(gunbai.GAMES)
    taking_part = contestants(names, given.seconds)
    for turn in range(given.repeats):
        for contestant in taking_part:
            print(f"round {turn + 1} of {given.repeats}: {contestant.label}", file=sys.stderr)
            contestant.run()
    if shutil.which("valgrind"):
        for contestant in taking_part:
            if contestant.game:
                print(f"instructions: {contestant.label}", file=sys.stderr)
                contestant.count()
    all_rounds = {contestant.label: contestant.rounds for contestant in taking_part}
    for name in names:
        show(name, all_rounds)
    if given.json:
        write_json(given.json, all_rounds, given.seconds, given.repeats)


if __name__ == "__main__":
    main()
