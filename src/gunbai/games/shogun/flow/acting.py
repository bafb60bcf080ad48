"""Parts shared by several rules in progress."""

from __future__ import annotations

from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.names import COLOURS
from gunbai.games.shogun.position.position import ShogunPosition


def asks_by_seat(key: str) -> list[Ask]:
    """Return the same question to each seat alone: made once, for an ask is never changed."""
    return [Ask(key, 1 << seat) for seat in range(len(COLOURS))]


def asked(s: ShogunPosition, seat: int) -> bool:
    """Return True if this seat is asked, and no other."""
    return s.ask is not None and s.ask.seats == 1 << seat


class Acting(Frame[ShogunPosition]):
    """A rule in which a seat carries out an action in a province."""

    def __init__(self, pc: int, seat: int, province: int, action: int) -> None:
        super().__init__(pc)
        self.seat = seat
        self.province = province
        self.action = action
