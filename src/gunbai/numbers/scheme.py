"""The fixed way in which a game with certain options is written as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gunbai.core.event import Event, EventKind
from gunbai.core.game import Game
from gunbai.core.sight import PLAYERS, Sight
from gunbai.core.state import Result, State
from gunbai.numbers.numbering import Numbering

#: The ways to reward: by winning, by points at the end, by points as they are scored.
REWARDS: Final = ["result", "points", "shaped"]
RESULT: Final = 0
POINTS: Final = 1
SHAPED: Final = 2

# The kinds of history lines: after these come the kinds of the game's events.
NOTHING: Final = 0
OWN_NUMBER: Final = 1
PROMISE: Final = 2
FIRST_EVENT: Final = 3

#: A number of an event can be longer than a 32-bit float holds: it is written in parts.
PART_BITS: Final = 20
_VALUES: Final = ["a", "b", "c", "d"]
_LONGEST: Final = 60


class Scheme:
    """A game, its options, the numbering of its answers, and the names of what a seat sees.

    With `talk`, gifts and promises are answers, too. Answers that lead to the same in another
    order are left out (`State.candidates`), unless `every_order` is wanted. `recall` is the number
    of lines of history that follow what a seat sees now.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        *,
        talk: bool = True,
        every_order: bool = False,
        recall: int = 0,
    ) -> None:
        self.game: Final = game
        self.options: Final = game.read_options(options)
        self.seats: Final = game.seats(self.options)
        self.players: Final = PLAYERS[self.seats]
        self.talk: Final = talk
        self.every_order: Final = every_order
        self.recall: Final = recall
        self.sight: Final[Sight[Any]] = game.sight()
        self.vows: Final = self.sight.vows()
        self.numbering: Final = Numbering([*game.codec.verbs, *self.vows])
        self.no_mask: Final = bytes(len(self.numbering))
        self.decisions: Final = game.decisions()
        self.decision_index: Final = {key: n for n, key in enumerate(self.decisions)}
        self.kinds: Final = list(game.event_kinds)
        self.kind_index: Final = {key: FIRST_EVENT + n for n, key in enumerate(self.kinds)}
        self.parts: Final = parts_of(list(game.event_kinds.values()))
        self.line_size: Final = 1 + sum(self.parts)  # numbers of a line of history

    def new(self, seed: int) -> State:
        """Return the position at the first decision of a game, with what has happened before."""
        events: list[Event] | None = [] if self.listens() else None
        return self.game.new(self.options, seed, events)

    def listens(self) -> bool:
        """Return True if the events of the game are needed."""
        return self.recall > 0 or (self.talk and bool(self.vows))

    def line_names(self) -> list[str]:
        """Return the names of the numbers of one line of history."""
        out = ["kind"]
        for value, parts in zip(_VALUES, self.parts, strict=True):
            out += [value if part == 0 else f"{value}{part}" for part in range(parts)]
        return out

    def totals(self, state: State, rewards: int) -> list[float]:
        """Return each seat's rewards so far, in one of the ways."""
        result = state.result()
        if result is None:
            if rewards == SHAPED:
                return margins(self.sight.points(state))
            return [0.0] * self.seats
        if rewards == RESULT:
            return utilities(result, self.seats)
        return margins(result.scores)


def utilities(result: Result, seats: int) -> list[float]:
    return [result.utility(seat) for seat in range(seats)]


def margins(points: list[int]) -> list[float]:
    """Return how many points each seat has more than the others on average."""
    total = 0
    for each in points:
        total += each
    others = max(1, len(points) - 1)
    out: list[float] = []
    for each in points:
        out.append(float(each) - float(total - each) / float(others))
    return out


def parts_of(kinds: list[EventKind]) -> list[int]:
    """Return in how many parts each of the four numbers of an event is written."""
    out = [1] * len(_VALUES)
    for kind in kinds:
        for place, field in enumerate(kind.fields):
            bits = field.kind.bits or PART_BITS
            out[place] = max(out[place], -(-min(bits, _LONGEST) // PART_BITS))
    return out
