"""Play the same random games by the rules of another checkout and by those of this one.

    ./dev bench events OTHER_CHECKOUT [--games 200] [--game NAME] [--compiled]

Every answer of every game is compared: what was answered, and the events that followed, sorted,
since their order within an answer means nothing. What only one of the two checkouts tells of an
event is left out, and named. The games go through the option sets of the other checkout. This one
plays them by the rules of the other one, which must be the same, and by its newest rules, which may
differ. A game that differs by the newest rules is then played by the earlier ones with one declared
change at a time (a switch of the game's `Setup`), which says which changes make it differ. The exit
code is 1 if a difference is left that no change explains.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from instructions import package

ROOT: Final = Path(__file__).resolve().parent.parent
#: One answer in so many may be any legal one; the others lead on, so that every game ends.
ASTRAY: Final = 4
#: What differs between two starts by other rules without a difference on the board.
HEAD: Final = ("rules", "options")
#: So many unexplained games are listed.
LISTED: Final = 5

Data = dict[str, Any]


# --- in a process of its own, with the package of either checkout -------------------------


def answer_requests(name: str) -> None:
    """Read a request from each line, and write a line that answers it."""
    import gunbai

    game: Any = gunbai.load(name)
    rules = getattr(game.rules, "name", game.rules)
    known = {option.name for option in game.options()}
    sets = [
        game.read_options({name: value for name, value in options.items() if name in known})
        for options in game.sample_options()
    ]
    kinds = getattr(game, "event_kinds", None) or game.happenings
    fields = {key: [field.name for field in kind.fields] for key, kind in kinds.items()}
    print(json.dumps({"rules": rules, "sets": sets, "fields": fields}), flush=True)
    for line in sys.stdin:
        request: Data = json.loads(line)
        by = game if request["rules"] == rules else game.with_rules(request["rules"])
        print(json.dumps(played(by, request)), flush=True)


def played(game: Any, request: Data) -> Data:
    """Play one random game, by the choices that its number decides."""
    chance = random.Random(request["number"])
    events: list[Any] = []
    state = game.new(game.read_options(request["options"]), request["number"], events)
    start = {name: value for name, value in state.dump().items() if name not in HEAD}
    flags = switches(getattr(state, "setup", None))
    if request["switch"]:
        setattr(state.setup, request["switch"], not flags[request["switch"]])
    state.sink = events
    told: dict[str, int] = request["told"]
    answers = [["start", *happened(events, told)]]
    while state.ask is not None:
        seat = chance.choice(state.to_act())
        found = state.candidates(seat) if chance.randrange(ASTRAY) else state.legal(seat)
        action = chance.choice(sorted(found))
        events.clear()
        state.apply(seat, action)
        answers.append([f"{seat} {game.text(action)}", *happened(events, told)])
    return {"start": start, "switches": flags, "answers": answers}


def happened(events: Iterable[Any], told: dict[str, int]) -> list[str]:
    """Return events as sorted lines: the key, who sees it, and what both checkouts tell of it."""
    lines: list[str] = []
    for event in events:
        key, audience, *values = event.line().split()
        lines.append(" ".join([key, audience, *values[: told.get(key, len(values))]]))
    return sorted(lines)


def switches(setup: object) -> dict[str, bool]:
    """Return what a setup says yes or no to."""
    names = [*getattr(type(setup), "__slots__", ()), *getattr(setup, "__dict__", {})]
    values = {name: getattr(setup, name, None) for name in names}
    return {name: value for name, value in values.items() if isinstance(value, bool)}


# --- the comparison -----------------------------------------------------------------------


class Player:
    """A process that plays games of one kind with one package."""

    def __init__(self, package: Path, name: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
        environment.pop("GUNBAI_GAMES", None)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer", name],
            env=environment,
            cwd=package,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        said = self.answer()
        self.rules: str = said["rules"]
        self.sets: list[Data] = said["sets"]
        self.fields: dict[str, list[str]] = said["fields"]
        self.told: dict[str, int] = {}  # how many fields of an event are compared

    def ask(self, number: int, options: Data, rules: str, switch: str = "") -> None:
        """Let it begin to play a game; `answer` waits for the end."""
        assert self.process.stdin is not None
        words = {"number": number, "options": options, "rules": rules, "switch": switch}
        words["told"] = self.told
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()

    def answer(self) -> Data:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("compare_rules: the games can't be played, see above")
        said: Data = json.loads(line)
        return said

    def play(self, number: int, options: Data, rules: str, switch: str = "") -> Data:
        self.ask(number, options, rules, switch)
        return self.answer()

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def first_difference(one: list[list[str]], other: list[list[str]]) -> tuple[int, str]:
    """Return the first answer at which two games differ, and the key of the event that tells it.

    Without such an event the decision itself differs.
    """
    for place, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            if here[0] != there[0]:
                return place, "another decision"
            lines = Counter(here[1:])
            lines.subtract(there[1:])
            return place, min(line.split()[0] for line, count in lines.items() if count)
    return min(len(one), len(other)), "the end"


class Comparison:
    """All that is found out about one game."""

    def __init__(self, name: str, other: Path, compiled: bool) -> None:
        self.name = name
        there = package(other, compiled)
        here = package(ROOT, compiled)
        self.other = Player(there, name)
        self.present = Player(here, name)
        # The switches of a compiled setup can't be turned.
        self.turned = Player(package(ROOT, False), name) if compiled else self.present
        self.left_out: list[str] = []
        for key, fields in self.present.fields.items():
            before = self.other.fields.get(key, fields)
            count = min(len(fields), len(before))
            for player in (self.other, self.present, self.turned):
                player.told[key] = count
            self.left_out += [f"{key} {field}" for field in [*fields[count:], *before[count:]]]
        self.games = 0
        self.unlike: list[str] = []  # by the same rules
        self.newer = 0  # differ by the newest rules
        self.causes: Counter[str] = Counter()
        self.first: dict[str, Counter[str]] = {}
        self.unexplained: list[str] = []

    def compare(self, number: int) -> None:
        """Play one game by all rules."""
        options = self.other.sets[number % len(self.other.sets)]
        rules = self.other.rules
        self.other.ask(number, options, rules)
        before = self.present.play(number, options, rules)
        there = self.other.answer()
        self.games += 1
        if before["answers"] != there["answers"]:
            place, key = first_difference(before["answers"], there["answers"])
            self.unlike.append(f"game {number}, answer {place}: {key}")
        if rules != self.present.rules:
            self.compare_newest(number, options, before)

    def compare_newest(self, number: int, options: Data, before: Data) -> None:
        """Play one game by the newest rules, and find out what makes it differ."""
        newest = self.present.play(number, options, self.present.rules)
        if newest["answers"] == before["answers"]:
            return
        self.newer += 1
        place, key = first_difference(newest["answers"], before["answers"])
        if self.turned is not self.present:  # a compiled setup doesn't tell its switches, either
            before = self.turned.play(number, options, self.other.rules)
            newest = self.turned.play(number, options, self.present.rules)
        causes = [
            f"another start ({name})"
            for name, value in before["start"].items()
            if name in {"set", "clans", "shrines"} and newest["start"][name] != value
        ]
        for switch, value in before["switches"].items():
            if newest["switches"][switch] != value:
                alone = self.turned.play(number, options, self.other.rules, switch)
                if alone["answers"] != before["answers"]:
                    causes.append(switch)
        if not causes:
            self.unexplained.append(f"game {number}, answer {place}: {key}")
        for cause in causes:
            self.causes[cause] += 1
            self.first.setdefault(cause, Counter())[key] += 1

    def report(self) -> str:
        """Return what was found, for people."""
        same = self.games - len(self.unlike)
        lines = [f"{self.name}, rules {self.other.rules}: {same} of {self.games} games are equal."]
        if self.left_out:
            lines.append(f"  Told by one of them only: {', '.join(self.left_out)}")
        lines += [f"  differs: {line}" for line in self.unlike[:LISTED]]
        if self.other.rules != self.present.rules:
            lines.append(f"  By the newest rules, {self.present.rules}, {self.newer} differ.")
            for cause, count in self.causes.most_common():
                keys = ", ".join(f"{key} {n}" for key, n in self.first[cause].most_common(LISTED))
                lines.append(f"  {cause} alone changes {count}; they differ first in: {keys}")
            lines.append(f"  Explained by no change of the rules: {len(self.unexplained)}")
            lines += [f"  differs: {line}" for line in self.unexplained[:LISTED]]
        return "\n".join(lines)

    def stop(self) -> None:
        for player in {self.other, self.present, self.turned}:
            player.stop()


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench events", description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout, such as a git worktree")
    parser.add_argument("--games", type=int, default=200, help="of each kind (default 200)")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--compiled", action="store_true", help="both checkouts are compiled")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.answer:
        answer_requests(str(given.other))
        return 0
    import gunbai

    failed = False
    for name in [given.game] if given.game else gunbai.GAMES:
        found = Comparison(name, given.other.resolve(), given.compiled)
        for number in range(given.games):
            found.compare(number)
        found.stop()
        print(found.report(), flush=True)
        failed = failed or bool(found.unlike or found.unexplained)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
