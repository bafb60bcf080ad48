"""Count what an iteration of the search costs, and take digests of what bots think and choose.

    ./dev bench judge [GAME …]                   # machine instructions per iteration, compiled
    python tools/judgement.py GAME ITERATIONS    # search some answers with so many iterations

Games are played by priors at fixed seeds, and now and then an answer is searched as well. Two
versions whose digests are equal judge and choose alike: then the one with fewer instructions makes
that many more iterations in the same time.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from time import process_time
from typing import Final

import instructions

import gunbai

ANSWERS: Final = 12
ONE_OF: Final = 24  # answers, one is searched
AMOUNTS: Final = (64, 128)  # iterations of each answer, in two runs
_SEED: Final = 5


def think(name: str, iterations: int) -> str:
    """Search the same answers as ever; return seconds and digests of values and of choices."""
    from gunbai.bots.factory import make_bot
    from gunbai.bots.playout import likely
    from gunbai.bots.search import PLAN_SHARE
    from gunbai.core.knowledge import Knowledge
    from gunbai.core.rng import seeded

    rng = seeded(_SEED)
    game = gunbai.load(name)
    judge = game.judge()
    values = hashlib.sha256()
    choices = hashlib.sha256()
    seed = _SEED
    state = game.new({}, seed)
    done = 0
    spent = 0.0
    while done < ANSWERS:
        if state.ask is None:
            seed += 1
            state = game.new({}, seed)
        seat = state.to_act()[0]
        actions = state.candidates(seat)
        place = 0
        if len(actions) > 1:
            if rng.below(ONE_OF) == 0:
                knowledge = Knowledge(state, seat)
                in_steps = knowledge.takes_steps(actions[0])
                trials = iterations // PLAN_SHARE if in_steps else iterations
                bot = make_bot(f"search:{max(1, trials)}", seed, game)
                start = process_time()
                choices.update(b"%d " % bot.choose(knowledge))
                spent += process_time() - start
                values.update(repr(judge.evaluate(state)).encode())
                done += 1
            weights = judge.priors(state.clone(), seat, actions)
            values.update(repr(weights).encode())
            place = likely(weights, rng)
        state.apply(seat, actions[place])
    return f"{spent:.2f} s, values {values.hexdigest()[:12]}, choices {choices.hexdigest()[:12]}"


def bench(names: list[str]) -> None:
    """Print a line for each game."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    here = Path(__file__)
    for name in names or gunbai.GAMES:
        command = [sys.executable, str(here), name, str(AMOUNTS[0])]
        said = instructions.work(command, environment).stdout
        each = instructions.each(here, name, AMOUNTS, environment)
        digests = said.strip().partition(", ")[2]
        print(f"{name}: {each / 1e6:.3f} million instructions per iteration, {digests}", flush=True)


def main(words: list[str]) -> None:
    if len(words) == 2 and words[1].isdigit():
        print(ANSWERS * int(words[1]), "iterations,", think(words[0], int(words[1])))
    else:
        bench(words)


if __name__ == "__main__":
    main(sys.argv[1:])
