"""Count machine instructions per decision in random play, which a busy machine does not change.

    python tools/instructions.py GAME GAMES     # play that many games, print the decisions made

`each` runs such a file under callgrind, with a little work and with more of it. The cost of the
start is in both counts and cancels out in their difference.
"""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Final

FEW: Final = 40
MANY: Final = 120

_CALLGRIND: Final = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
_COLLECTED: Final = re.compile(r"Collected : (\d+)")


class CountError(Exception):
    """The instructions could not be counted; the text says why."""


def per_decision(game: str, environment: dict[str, str]) -> float:
    """Return the instructions per decision in the games that only the longer run plays."""
    return each(Path(__file__), game, (FEW, MANY), environment)


def each(script: Path, game: str, amounts: tuple[int, int], environment: dict[str, str]) -> float:
    """Return the instructions of each thing that only the larger amount of work has.

    The script is given the game and the amount and prints first how many things it did. The path
    of Python in `environment` decides which engine is counted, and PYTHONHASHSEED has to be set
    in it for counts that repeat.
    """
    work(script, game, 1, environment, [])  # bytecode is written now, not while counting
    few, few_done = count(script, game, amounts[0], environment)
    many, many_done = count(script, game, amounts[1], environment)
    return (many - few) / (many_done - few_done)


def count(script: Path, game: str, amount: int, environment: dict[str, str]) -> tuple[int, int]:
    """Return the instructions of a whole run, start-up included, and how many things it did."""
    done = work(script, game, amount, environment, _CALLGRIND)
    found = _COLLECTED.search(done.stderr)
    if found is None:
        raise CountError(done.stderr.strip())
    return int(found[1]), int(done.stdout.split()[0])


def work(
    script: Path, game: str, amount: int, environment: dict[str, str], under: list[str]
) -> subprocess.CompletedProcess[str]:
    """Run a script in another process, under a program such as callgrind."""
    command = [*under, sys.executable, str(script), game, str(amount)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CountError(done.stderr.strip())
    return done


def main(name: str, games: int) -> None:
    import gunbai
    from gunbai.arena.measure import random_games

    print(sum(islice(random_games(gunbai.load(name), {}), games)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
