# Made by ./dev generate: edit the declarations instead.
"""Public numbers of a position, as views show them; declared in `position/fields.py`."""

from __future__ import annotations

from typing import TypedDict

from gunbai.games.rising_sun.position.base import RisingSunFields


class PublicSeat(TypedDict):
    """The public numbers of one of the seats."""

    #: Victory points.
    points: int
    #: Coins.
    coins: int
    #: Ronin tokens.
    ronin: int


def public_seat(s: RisingSunFields, seat: int) -> PublicSeat:
    """Return the public numbers of one of the seats."""
    return {"points": s.vp[seat], "coins": s.coins[seat], "ronin": s.ronin[seat]}
