"""Write the recorded games that `tests/properties/test_fixtures.py` replays on every run.

    python tools/make_fixtures.py [--game NAME]

A record is a promise: a game that was played must be replayed the same by every later version.
So this is run once for each version of the rules, and writes the games of the newest; those of
earlier rules stay as they are.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
from pathlib import Path
from typing import Final

import gunbai
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.record import write_record
from gunbai.core.rng import Rng, seeded
from gunbai.core.session import Session

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "fixtures"
GAMES_EACH: Final = 20

Given = dict[str, object]


def joraku_sets() -> dict[str, list[Given]]:
    """Return for each folder the options of its games.

    A mode is played without variant cards, and again with every pair of them, with each alone,
    with all six and with two drawn at random.
    """
    modes: dict[str, Given] = {
        "base3": {"mode": "base", "players": 3},
        "base4": {"mode": "base", "players": 4},
        "two_vs_two": {"mode": "two_vs_two"},
        "neutral": {"mode": "neutral"},
    }
    pairs = [",".join(pair) for pair in itertools.combinations("123456", 2)]
    varied = [*pairs, *"123456", "1,2,3,4,5,6", "random"]
    out: dict[str, list[Given]] = {}
    for name, mode in modes.items():
        out[name] = [mode] * GAMES_EACH
        out[f"{name}_variants"] = [{**mode, "variants": cards} for cards in varied]
    out["base4"][-1] = {**modes["base4"], "colours": "purple,yellow,blue,red"}
    return out


def shogun_sets() -> dict[str, list[Given]]:
    """Return games by players, side and start; each folder has all 16 sets of expansions."""
    out: dict[str, list[Given]] = {}
    for number, sample in enumerate(gunbai.load("shogun").sample_options()):
        given = {key: sample[key] for key in sample if key not in ("first", "odds")}
        name = f"{given['side']}{given['players']}_{given['start']}"
        out.setdefault(name, []).append(given)
        if len(out[name]) in (8, 16):  # so that all folders have the same number of games
            out[name] += [{**given, "first": 1 + number % 3, "odds": "hidden"}] * 2
    return out


def rising_sun_sets() -> dict[str, list[Given]]:
    """Return games by players; each folder has all card sets three times, also with Dynasty."""
    out: dict[str, list[Given]] = {}
    for given in gunbai.load("rising_sun").sample_options():
        out.setdefault(f"players{given['players']}", []).append(given)
    return {name: games * 3 for name, games in out.items()}


SETS: Final = {"joraku": joraku_sets, "shogun": shogun_sets, "rising_sun": rising_sun_sets}


def folders(name: str) -> dict[str, list[Given]]:
    """For each folder the options of its games.

    What `SETS` lists was played by the first rules. Each newer version has a folder of its own,
    with games from all the others.
    """
    out = SETS[name]()
    first = [out[folder] for folder in sorted(out)]
    mixed = [first[n % len(first)][n // len(first)] for n in range(2 * GAMES_EACH)]
    for rules in gunbai.load(name).rules.known[1:]:
        out[rules] = mixed
    return out


def event_digest(events: list[Event]) -> str:
    """Return a hash of all that happened."""
    lines = "\n".join(event.line() for event in events)
    return hashlib.sha256(lines.encode()).hexdigest()[:32]


def play(game: Game, options: Given, seed: int) -> Session:
    """Play a random game; now and then somebody takes a step back."""
    rng = seeded(seed)
    names = ["Aoi", "Биляна", "Chika", "Ґалаґан", "Эра", "Fumi"]
    seats = game.seats(game.read_options(options))
    session = Session(game, options, seed, names[:seats], auto=seed % 5 > 0)
    while not session.over:
        if rng.below(6) == 0 and take_back(session, rng):
            continue
        acting = session.state.to_act()
        seat = acting[rng.below(len(acting))]
        legal = session.state.candidates(seat) if rng.below(4) else session.state.legal(seat)
        session.submit(seat, legal[rng.below(len(legal))])
    return session


def take_back(session: Session, rng: Rng) -> bool:
    seat = rng.below(session.state.seats())
    if session.undo_refusal(seat) is not None:
        return False
    session.undo(seat)
    return True


def write_game(name: str) -> int:
    """Write the games of the newest rules; return their number."""
    game = gunbai.load(name)
    known = game.rules.known
    file = FOLDER / name / "events.json"
    digests: dict[str, str] = {}
    newest = sorted(SETS[name]())
    if len(known) > 1:
        digests = json.loads(file.read_text(encoding="utf-8"))
        newest = [known[-1]]
    written = 0
    for number, folder in enumerate(newest):
        place = FOLDER / name / folder
        place.mkdir(parents=True, exist_ok=True)
        for old in place.glob("*.record"):
            old.unlink()
        for turn, options in enumerate(folders(name)[folder]):
            session = play(game, options, 100_000 * (len(known) - 1) + 1000 * (number + 1) + turn)
            path = place / f"{turn + 1:02}.record"
            path.write_text(write_record(session), encoding="utf-8", newline="\n")
            digests[f"{folder}/{path.name}"] = event_digest(session.events)
            written += 1
    text = json.dumps(digests, indent=1, sort_keys=True) + "\n"
    file.write_text(text, encoding="utf-8", newline="\n")
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=sorted(SETS), help="only this game")
    wanted = parser.parse_args().game
    for name in [wanted] if wanted else sorted(SETS):
        print(f"{name}: {write_game(name)} games")


if __name__ == "__main__":
    main()
