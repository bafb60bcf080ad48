"""Count machine instructions per decision in random play, which a busy machine does not change.

    ./dev bench instructions OTHER_CHECKOUT [--compiled] [--game GAME] [--games FEW MANY]

compares this checkout with another one, in the same games: those by the rules of the other one.

    python tools/instructions.py GAME GAMES [RULES]     # play, and print the decisions made

is what is counted. `each` runs such a file under callgrind, with a little work and with more of it.
The cost of the start is in both counts and cancels out in their difference.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FEW: Final = 40
MANY: Final = 120

_CALLGRIND: Final = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
_COLLECTED: Final = re.compile(r"Collected : (\d+)")


class CountError(Exception):
    """The instructions could not be counted; the text says why."""


def per_decision(game: str, environment: dict[str, str]) -> float:
    """Return the instructions per decision in the games that only the longer run plays."""
    return each(Path(__file__), game, (FEW, MANY), environment)


def each(
    script: Path,
    game: str,
    amounts: tuple[int, int],
    environment: dict[str, str],
    *more: str,
) -> float:
    """Return the instructions of each thing that only the larger amount of work has.

    The script is given the game, the amount and `more`; it prints how many things it did. The path
    of Python in `environment` decides which engine is counted, and PYTHONHASHSEED has to be set
    in it for counts that repeat.
    """
    command = [sys.executable, str(script), game]
    work([*command, "1", *more], environment)  # bytecode is written now, not while counting
    few, few_done = count([*command, str(amounts[0]), *more], environment)
    many, many_done = count([*command, str(amounts[1]), *more], environment)
    return (many - few) / (many_done - few_done)


def count(command: list[str], environment: dict[str, str]) -> tuple[int, int]:
    """Return the instructions of a whole run, start-up included, and how many things it did."""
    done = work([*_CALLGRIND, *command], environment)
    found = _COLLECTED.search(done.stderr)
    if found is None:
        raise CountError(done.stderr.strip())
    return int(found[1]), int(done.stdout.split()[0])


def work(command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command that must succeed."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CountError(done.stderr.strip())
    return done


def play(name: str, games: int, rules: str) -> None:
    """Play random games, the same ones each time; only with what older versions have, too."""
    import gunbai
    from gunbai.bots.simple import play_at_random
    from gunbai.core.rng import seeded

    game = gunbai.load(name)
    if rules and hasattr(game, "with_rules"):
        game = game.with_rules(rules)
    chance = seeded(1)
    print(sum(play_at_random(game.new({}, number), chance) for number in range(games)))


#: Prints the rules of a game.
_RULES: Final = (
    "import gunbai, sys; rules = gunbai.load(sys.argv[1]).rules;"
    " print(getattr(rules, 'name', rules))"
)


def package(checkout: Path, compiled: bool) -> Path:
    """Return where Python finds the package of a checkout; without one it would find another's."""
    place = checkout / (".build/compiled" if compiled else "src")
    if not (place / "gunbai").is_dir():
        sys.exit(f"bench: there is no package in {place}")
    return place


def compare(game: str, other: Path, compiled: bool, amounts: tuple[int, int]) -> str:
    """Return a line about one game: both counts, and this checkout's as a part of the other's."""
    environments = [
        {**os.environ, "PYTHONPATH": str(package(checkout, compiled)), "PYTHONHASHSEED": "0"}
        for checkout in (other, ROOT)
    ]
    rules = work([sys.executable, "-c", _RULES, game], environments[0]).stdout.strip()
    before, now = [
        each(Path(__file__), game, amounts, environment, rules) for environment in environments
    ]
    return f"{game}, rules {rules}: {before:,.0f} → {now:,.0f} per decision, {now / before:.3f}"


def main() -> None:
    """Compare with another checkout."""
    parser = argparse.ArgumentParser(prog="./dev bench instructions", description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout, such as a git worktree")
    parser.add_argument("--compiled", action="store_true", help="both checkouts are compiled")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--games", type=int, nargs=2, default=(FEW, MANY), metavar=("FEW", "MANY"))
    given = parser.parse_args()
    import gunbai

    few, many = given.games
    for game in [given.game] if given.game else gunbai.GAMES:
        print(compare(game, given.other.resolve(), given.compiled, (few, many)), flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[2].isdigit():
        play(sys.argv[1], int(sys.argv[2]), "".join(sys.argv[3:]))
    else:
        main()
