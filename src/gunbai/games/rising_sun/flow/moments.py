"""Moments at which card effects can act (RS-F50…F88)."""

from __future__ import annotations

from typing import Final

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
MOMENT_COUNT: Final = 13

#: Each effect of these moments is an instance of gaining of its own (RS-Q77).
OWN_INSTANCE: Final = (SEASON_START, KAMI_END, WAR_START)


class Moment:
    """Which moment, whose it is, and what it is about. Never changed in place: clones share it."""

    def __init__(self, kind: int, seat: int, figure: int, zone: int, number: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # who summoned, bought, killed…; −1 where it is nobody's
        self.figure: Final = figure  # or card
        self.zone: Final = zone
        self.number: Final = number  # types summoned, coins paid, victims as bits…
