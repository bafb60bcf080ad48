"""What rules in progress have in common, for those who judge a position from outside."""

from __future__ import annotations

from typing import Any

from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.names import COLOURS


def asks(key: str) -> list[Ask]:
    """The same question to each seat alone: made once, for an ask is never changed."""
    return [Ask(key, 1 << seat) for seat in range(len(COLOURS))]


class Acting(Frame[Any]):
    """A seat carries out an action in a province."""

    def __init__(self, pc: int, seat: int, province: int, action: int) -> None:
        super().__init__(pc)
        self.seat = seat
        self.province = province
        self.action = action


class Received(Frame[Any]):
    """A seat stands before the Tenno; `favour` is the card just taken, or −1."""

    def __init__(self, pc: int, favour: int) -> None:
        super().__init__(pc)
        self.favour = favour


class Picking(Frame[Any]):
    """A seat picks a province in the draft."""

    def __init__(self, pc: int, open_: list[int], card: int) -> None:
        super().__init__(pc)
        self.open = open_  # the two face-up cards
        self.card = card  # the province being taken, or −1
