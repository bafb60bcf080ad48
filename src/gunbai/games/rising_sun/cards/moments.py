"""Moments at which card effects can act (RS-F50…F88)."""

from __future__ import annotations

from typing import Final

from gunbai.core.kinds import Kind, Named
from gunbai.core.notation import Notation
from gunbai.games.rising_sun.kinds import (
    A_CARD,
    A_FIGURE,
    A_MANDATE,
    A_NUMBER,
    A_SEASON,
    AMOUNT,
    MAYBE_CARD,
    SOME_MONSTERS,
    SOME_TYPES,
)
from gunbai.games.rising_sun.names import NOBODY, SHRINE, SHRINES

SEASON_START: Final = 0  # RS-F50
SELECTED: Final = 1  # RS-F53
MANDATE_END: Final = 2  # RS-F55
SUMMONED: Final = 3  # RS-F56
WORSHIPPED: Final = 4  # RS-F57
ENTERED: Final = 5  # RS-F60
SPENT: Final = 6  # RS-F62
ACQUIRED: Final = 7  # RS-F63
KAMI_END: Final = 8  # RS-F70
WAR_START: Final = 9  # RS-F71
KILLED_ONE: Final = 10  # RS-F78
KILLS_DONE: Final = 11  # RS-F87
TOKEN: Final = 12  # RS-F79
MOMENTS: Final = [
    "season-start", "selected", "mandate-end", "summoned", "worshipped", "entered", "spent",
    "acquired", "kami-end", "war-start", "killed", "kills-done", "token",
]  # fmt: skip
MOMENT_COUNT: Final = 13

#: Each effect of these moments is an instance of gaining of its own (RS-Q77).
OWN_INSTANCE: Final = (SEASON_START, KAMI_END, WAR_START)


class Moment:
    """One moment with its details. Never changed in place: clones share it."""

    def __init__(self, kind: int, seat: int, figure: int, zone: int, number: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # the seat that summoned, bought, killed…, or −1
        self.figure: Final = figure  # or card, or mandate
        self.zone: Final = zone
        self.number: Final = number  # types summoned, coins paid, victims as bits…


_A_MOMENT: Final = Named("moment", MOMENTS)
#: The label and the kind of `figure` and `number`, at the moments that have them.
_FIGURES: Final[dict[int, tuple[str, Kind]]] = {
    SELECTED: ("mandate", A_MANDATE),
    MANDATE_END: ("mandate", A_MANDATE),
    WORSHIPPED: ("figure", A_FIGURE),
    SPENT: ("card", MAYBE_CARD),
    ACQUIRED: ("card", A_CARD),
}
_NUMBERS: Final[dict[int, tuple[str, Kind]]] = {
    SEASON_START: ("season", A_SEASON),
    SUMMONED: ("types", SOME_TYPES),
    ENTERED: ("monsters", SOME_MONSTERS),
    SPENT: ("coins", AMOUNT),
    KAMI_END: ("number", A_NUMBER),
}


def exchange_moment(n: Notation, moment: Moment) -> Moment:
    """Write the moment of a rule in progress into a dump, or read it from there."""
    part = n.part("moment")
    kind = part.one("kind", moment.kind, _A_MOMENT)
    seat = NOBODY if kind in OWN_INSTANCE else part.seat("seat", moment.seat)
    figure = 0
    if kind in _FIGURES:
        label, of = _FIGURES[kind]
        figure = part.one(label, moment.figure, of)
    zone = 0
    if kind == WORSHIPPED:
        zone = SHRINE + part.number("shrine", moment.zone - SHRINE + 1, SHRINES, 1) - 1
    number = 0
    if kind in _NUMBERS:
        label, of = _NUMBERS[kind]
        number = part.one(label, moment.number, of)
    part.end()
    return Moment(kind, seat, figure, zone, number)


NO_MOMENT: Final = Moment(WAR_START, NOBODY, 0, 0, 0)
