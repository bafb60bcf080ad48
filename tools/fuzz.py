"""Play random games with random garbage in between; a failure leaves a record that loads.

    ./dev fuzz [--minutes M | --games N] [--seed S] [--game NAME]

Every game has a number. A crash, a broken invariant or a refusal that changed something writes
`fuzz-GAME-NUMBER.record`, says how to see it again, and ends with exit code 1.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final

import gunbai
from gunbai.core.errors import BadOptions, BadPosition, BadRecord, BadText, GunbaiError
from gunbai.core.game import Game
from gunbai.core.options import Options
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import Rng, seeded
from gunbai.core.session import Session

FOUND: Final = 1
INTERRUPTED: Final = 130
GARBAGE_ONE_IN: Final = 3
LETTERS: Final = 'abnry0123456789 -#,=_\n\t"{}[]éжˮ\ud800\x00'


class Broken(Exception):
    """A check failed."""


def demand(good: bool, what: str) -> None:
    if not good:
        raise Broken(what)


# --- garbage ----------------------------------------------------------------------------


def random_text(rng: Rng, most: int) -> str:
    return "".join(LETTERS[rng.below(len(LETTERS))] for _ in range(rng.below(most)))


def mangled(text: str, rng: Rng) -> str:
    """Return a text with a piece cut out, doubled or replaced."""
    start = rng.below(len(text) + 1)
    end = start + rng.below(20)
    pieces = ["", text[start:end] * 2, random_text(rng, 10)]
    return text[:start] + pieces[rng.below(len(pieces))] + text[end:]


def random_number(game: Game, rng: Rng) -> int:
    """Return a number that may or may not be an action of the game."""
    verbs = game.codec.verbs
    verb = verbs[rng.below(len(verbs))]
    kinds = [
        verb.pack([0] * len(verb.fields)) | rng.below(1 << 5),
        verb.pack([0] * len(verb.fields)) | rng.below(1 << 24),
        rng.next(),
        -rng.below(100),
        rng.next() << 40,
    ]
    return kinds[rng.below(len(kinds))]


def picture(session: Session) -> tuple[str, int, int, int]:
    """Return everything that must not change when something is refused."""
    position = json.dumps(session.dump())
    return position, len(session.events), len(session.answers), session.version


def garbage_texts(session: Session, rng: Rng) -> None:
    """Check that texts and structured forms are understood or refused."""
    seat = rng.below(session.state.seats())
    legal = session.state.legal(seat)
    typed = random_text(rng, 30)
    if legal:
        typed = mangled(session.game.text(legal[rng.below(len(legal))]), rng)
    try:
        action = session.game.parse(typed)
        demand(session.game.parse(session.game.text(action)) == action, f"text form of {typed!r}")
    except BadText:
        pass
    things: list[object] = [typed, None, 3, -1, [], ["5r"], {"a": 1}, True, 2.5, [[typed]]]
    data: dict[str, object] = {"verb": things[rng.below(len(things))]}
    if legal:
        data = session.game.structure(legal[0])
        names = list(data)
        data[names[rng.below(len(names))]] = things[rng.below(len(things))]
    try:
        action = session.game.unstructure(data)
        demand(session.game.codec.knows(action), f"structured form of {data}")
    except BadText:
        pass


def garbage_answers(session: Session, rng: Rng) -> None:
    """Check that random numbers, seats and versions are refused unless they happen to be right."""
    seats = session.state.seats()
    seat = rng.below(seats + 4) - 2
    action = random_number(session.game, rng)
    seen = [-1, -1, session.version, rng.below(500), -7][rng.below(5)]
    before = picture(session)
    allowed = session.refusal(seat, action) is None
    try:
        session.submit(seat, action, seen)
        demand(allowed, f"{action} of seat {seat} was refused but carried out")
    except GunbaiError as error:
        demand(bool(error.refusal.key), "a refusal without a reason")
        demand(picture(session) == before, f"refusing {action} of seat {seat} changed something")


def garbage_undo(session: Session, rng: Rng) -> None:
    seat = rng.below(session.state.seats() + 2) - 1
    before = picture(session)
    refusal = session.undo_refusal(seat)
    try:
        session.undo(seat)
        demand(refusal is None, "an undo was refused but done")
    except GunbaiError:
        demand(refusal is not None, "an undo was allowed but refused")
        demand(picture(session) == before, "a refused undo changed something")


def garbage_position(session: Session, rng: Rng) -> None:
    """Check that a dump is restored unchanged, and a mangled one valid or not at all."""
    text = json.dumps(session.dump())
    again = session.game.restore(json.loads(text))
    demand(json.dumps(again.dump()) == text, "dump and restore differ")
    position = json.loads(text)
    mangle_data(position, rng)
    try:
        world = session.game.restore(position)
        demand(not world.faults(), "an impossible position was restored")
        for seat in world.to_act():
            demand(bool(world.legal(seat)), "a position without a choice was restored")
    except (BadPosition, BadOptions):
        pass


def mangle_data(data: Any, rng: Rng) -> None:
    """Replace or remove something deep inside."""
    things: list[object] = [None, -1, 99, 10**30, "x", [], {}, True, 1.5, ["5r", "5r"]]
    while True:
        keys: list[object]
        if isinstance(data, dict):
            keys = list(data)
        elif isinstance(data, list):
            keys = list(range(len(data)))
        else:
            return
        if not keys:
            return
        key = keys[rng.below(len(keys))]
        inner = data[key]
        if isinstance(inner, (dict, list)) and inner and rng.below(3):
            data = inner
            continue
        if rng.below(4) == 0:
            del data[key]
        else:
            data[key] = things[rng.below(len(things))]
        return


def garbage_record(session: Session, rng: Rng) -> Session:
    """Check that a damaged record is refused; return the game as read from an intact one."""
    text = write_record(session)
    damaged = mangled(text, rng)
    if damaged != text:
        try:
            again = replay(session.game, read_record(damaged))
            demand(write_record(again) == text, "a damaged record was accepted")
        except BadRecord:
            pass
    again = replay(session.game, read_record(text))
    demand(write_record(again) == text, "a record was replayed to something else")
    demand(picture(again)[:3] == picture(session)[:3], "a record led to another position")
    return again


def garbage_knowledge(session: Session, rng: Rng) -> None:
    """Check that views and worlds can be made at any time."""
    seat = rng.below(session.state.seats())
    world = session.state.determinize(seat, rng.next())
    demand(not world.faults(), "an impossible world was dealt")
    demand(world.observe(seat) == session.state.observe(seat), "another world looks different")
    json.dumps([session.view(place) for place in range(-1, session.state.seats())])


# --- a game -----------------------------------------------------------------------------


def disturb(session: Session, rng: Rng) -> Session:
    kind = rng.below(12)
    if kind < 3:
        garbage_texts(session, rng)
    elif kind < 6:
        garbage_answers(session, rng)
    elif kind < 8:
        garbage_undo(session, rng)
    elif kind < 10:
        garbage_position(session, rng)
    elif kind < 11:
        garbage_knowledge(session, rng)
    else:
        return garbage_record(session, rng)
    return session


def random_options(game: Game, rng: Rng) -> Options:
    """Return random options that go together."""
    while True:
        given: dict[str, object] = {}
        for option in game.options():
            if option.several and rng.below(2):
                count = 1 + rng.below(len(option.values))
                given[option.name] = option.values[:count]
            elif rng.below(2):
                choices = option.words + option.values
                given[option.name] = choices[rng.below(len(choices))]
        try:
            return game.read_options(given)
        except BadOptions:
            continue


class Fuzz:
    """Games by number: the number is the seed of everything in it."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.folder = folder

    def play(self, number: int) -> bool:
        """Play one game; return True if nothing broke."""
        rng = seeded(number)
        session = Session(self.game, random_options(self.game, rng), number, auto=rng.below(4) > 0)
        try:
            decisions = 0
            while not session.over:
                decisions += 1
                demand(decisions < 20_000, "the game does not end")
                faults = session.state.faults()
                demand(not faults, f"invariant: {[str(fault) for fault in faults]}")
                if rng.below(GARBAGE_ONE_IN) == 0:
                    session = disturb(session, rng)
                    continue
                acting = session.state.to_act()
                demand(bool(acting), "nobody is asked")
                seat = acting[rng.below(len(acting))]
                walk = session.state.candidates if rng.below(4) else session.state.legal
                legal = walk(seat)
                demand(bool(legal), "nothing is legal")
                session.submit(seat, legal[rng.below(len(legal))])
            garbage_record(session, rng)
        except Exception as error:
            self.report(session, number, error)
            return False
        return True

    def report(self, session: Session, number: int, error: Exception) -> None:
        """Write a record up to the last good answer, and say how to reproduce the failure."""
        name = self.game.name
        path = self.folder / f"fuzz-{name}-{number}.record"
        path.write_text(write_record(session), encoding="utf-8")
        traceback.print_exception(error)
        what = str(error) or type(error).__name__
        print(
            f"BROKEN: {what!r} after {len(session.answers)} answers; record: {path}; "
            f"again: ./dev fuzz --game {name} --seed {number} --games 1",
            flush=True,
        )


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./dev fuzz", description=(__doc__ or "").partition("\n")[0]
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=1.0, help="how long (default 1)")
    length.add_argument("--games", type=int, help="how many games")
    parser.add_argument("--seed", type=int, help="number of the first game (default: the time)")
    parser.add_argument("--game", choices=gunbai.GAMES, help="only this game (default: all)")
    parser.add_argument("--folder", type=Path, default=Path(), help="where records are left")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    given = arguments(words)
    names = [given.game] if given.game else list(gunbai.GAMES)
    fuzzers = [Fuzz(gunbai.load(name), given.folder) for name in names]
    first = int(time.time()) if given.seed is None else given.seed
    deadline = time.monotonic() + given.minutes * 60
    played = 0
    try:
        while played < given.games if given.games is not None else time.monotonic() < deadline:
            if not fuzzers[played % len(fuzzers)].play(first + played):
                return FOUND
            played += 1
    except KeyboardInterrupt:
        print(f"\nStopped after {played} games from number {first}; nothing broke.")
        return INTERRUPTED
    print(f"{played} games from number {first}; nothing broke.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
