"""Tolls on sea routes (RS-F58, RS-Q90, RS-Q109)."""

from __future__ import annotations

from gunbai.games.rising_sun.names import DRAGONFLY, NOBODY
from gunbai.games.rising_sun.position.position import RisingSunPosition


def toll_owner(s: RisingSunPosition, mover: int, source: int, target: int) -> int:
    """Return the seat that may charge for this Move (RS-F58); nobody charges Dragonfly (RS-Q90)."""
    if s.setup.tables.routes[source][target] < 0 or s.setup.clans[mover] == DRAGONFLY:
        return NOBODY
    if not s.owned & s.setup.tolling:
        return NOBODY
    for seat in s.honor:
        if seat != mover and s.has[seat] & s.setup.tolling:
            return seat
    return NOBODY


def pay_toll(s: RisingSunPosition, payer: int, owner: int) -> None:
    """RS-Q109: from reserve to reserve, neither spending nor a gain from the pool."""
    s.coins[payer] = s.coins[payer] - 1
    s.coins[owner] = s.coins[owner] + 1
    s.emit("rs-toll-paid", payer, owner)
