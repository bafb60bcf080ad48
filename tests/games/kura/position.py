"""The fields of a position of Kura. Sets of cards are bit masks."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.fields import Each, Group, One, PositionField, Things, start_fields
from gunbai.core.kinds import Maybe, Number
from gunbai.core.options import Option, Options
from gunbai.core.rng import Rng
from gunbai.core.rules import Rules
from gunbai.core.state import Ask, Frame, State

from .actions import CARD, CARDS, COINS, GOOD, SOME_CARDS

#: Versions of the rules that can be played, oldest first.
RULES: Final = ["1", "2"]
#: Whether a seller draws a card, as all did at first.
DRAW: Final = Option("draw", ["yes", "no"], "yes", "KR-4", since="2", before="yes")

SEATS: Final = Group("seats")

FIELDS: Final[list[PositionField]] = [
    One("round", Number("round", 4)),
    One("lot", Maybe(GOOD), "the goods on the market", start=-1),
    Things("pile", CARD, "face down, the top one last"),
    Things("played", CARD),
    Each("hands", SEATS, SOME_CARDS, label="hand"),
    Each("coins", SEATS, Number("coins", 4 * COINS), start=COINS),
    Each("points", SEATS, Number("points", 255)),
]


class KuraPosition(State):
    round: int
    lot: int
    pile: list[int]
    played: list[int]
    hands: list[int]
    coins: list[int]
    points: list[int]

    def __init__(
        self, rng: Rng, stack: list[Frame[Any]], ask: Ask | None, options: Options, rules: Rules
    ) -> None:
        super().__init__(rng, stack, ask)
        self.options = options
        self.rules = rules
        start_fields(self, FIELDS)

    def seats(self) -> int:
        return int(self.options["players"])

    def worth(self) -> int:
        """Return the points of the lot on the market."""
        return 2 * self.lot + 3

    def sold_for(self) -> int:
        """Return half of its points; since rules 2 rounded up."""
        return (self.worth() + self.rules.since("2")) // 2

    def scores(self) -> list[int]:
        return [self.points[seat] + self.coins[seat] for seat in range(self.seats())]


def cards_of(mask: int) -> list[int]:
    return [card for card in range(len(CARDS)) if mask >> card & 1]
