"""Every game in every option set, and random play; a game joins by being in `gunbai.GAMES`."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass

import gunbai
from gunbai.core.codec import FIRST_FREE_ACTION, VERB_SHIFT, Action
from gunbai.core.errors import BadOptions
from gunbai.core.game import Game
from gunbai.core.options import Option, Options
from gunbai.core.rng import Rng, seeded
from gunbai.core.state import State
from tests.full import FULL

#: No game takes more decisions than this.
BOUND = {"joraku": 600, "shogun": 4000, "rising_sun": 4000}
#: With more modes than this, a spread of the game's own covering sets is played.
MOST_MODES = 60
SPREAD = 6
MODE_SPREAD = 4


@dataclass(frozen=True)
class Table:
    """A game with a set of options."""

    game: Game
    options: Options

    def __str__(self) -> str:
        chosen = "-".join(value.replace(",", "") for value in self.options.values())
        return f"{self.game.name}-{chosen}"


def modes(game: Game) -> list[Options]:
    """Return every combination of the options that take one value, as far as they go together."""
    single = [option for option in game.options() if not option.several]
    out: list[Options] = []
    for values in itertools.product(*[option.values for option in single]):
        given = dict(zip([option.name for option in single], values, strict=True))
        try:
            out.append(game.read_options(given))
        except BadOptions:
            continue
    return out


def selections(option: Option) -> list[str]:
    """Return selections of an option: its words, all pairs, all values; or another order."""
    if option.ordered:
        return [option.default, ",".join(reversed(option.values))]
    pairs = [",".join(pair) for pair in itertools.combinations(option.values, 2)]
    return [*option.words, *pairs, ",".join(option.values)]


def is_large(game: Game) -> bool:
    """Return True if the options with one value have more combinations than can be played."""
    single = [option for option in game.options() if not option.several]
    return math.prod(len(option.values) for option in single) > MOST_MODES


def spread(game: Game, count: int) -> list[Table]:
    """Return some of the game's covering sets, far apart; all of them in a full run."""
    sets = game.sample_options()
    chosen = sets if FULL else [sets[n * len(sets) // count + n % 9] for n in range(count)]
    return [Table(game, game.read_options(given)) for given in chosen]


def tables(game: Game) -> list[Table]:
    """Return every mode with every selection of each option that takes several values."""
    if is_large(game):
        return spread(game, SPREAD)
    out: list[Table] = []
    for mode in modes(game):
        out.append(Table(game, mode))
        for option in game.options():
            if option.several:
                for chosen in selections(option):
                    options = game.read_options({**mode, option.name: chosen})
                    if all(known.options != options for known in out):
                        out.append(Table(game, options))
    return out


def mode_tables(game: Game, **options: str) -> list[Table]:
    if is_large(game):
        return spread(game, MODE_SPREAD)
    return [Table(game, game.read_options({**mode, **options})) for mode in modes(game)]


GAMES = [gunbai.load(name) for name in gunbai.GAMES]
TABLES = [table for game in GAMES for table in tables(game)]
MODES = [table for game in GAMES for table in mode_tables(game)]


def written(state: State) -> str:
    """Return a whole position as one string: to compare, and to restore."""
    return json.dumps(state.dump())


def choose(state: State, rng: Rng) -> tuple[int, Action]:
    """Return a random answer of a random seat that owes one; mostly one that leads on.

    Where a plan may be changed at will, random legal answers would never end it.
    """
    seats = state.to_act()
    seat = seats[rng.below(len(seats))]
    legal = state.candidates(seat) if rng.below(4) else state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def some(actions: list[Action], most: int = 12) -> list[Action]:
    """Return a few of many actions, spread over the list; all of them in a full run."""
    if FULL or len(actions) <= most:
        return actions
    return [actions[n * len(actions) // most] for n in range(most)]


def walk(table: Table, seed: int) -> Iterator[State]:
    """Yield the position at every decision of a random game; it is one object that goes on."""
    rng = seeded(seed + 1_000_000)
    state = table.game.new(table.options, seed)
    while state.ask is not None:
        yield state
        seat, action = choose(state, rng)
        state.apply(seat, action)


def actions_at_random(game: Game, rng: Rng, count: int) -> list[Action]:
    """Return actions of all verbs with random fields: mostly not legal, but all with a text."""
    out: list[Action] = []
    verbs = game.codec.verbs
    while len(out) < count:
        verb = verbs[rng.below(len(verbs))]
        width = sum(field.kind.bits for field in verb.fields)
        action = verb.code << VERB_SHIFT | rng.below(1 << width)
        if action < FIRST_FREE_ACTION and game.codec.knows(action):
            out.append(action)
    return out
