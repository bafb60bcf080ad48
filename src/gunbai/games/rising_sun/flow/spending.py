"""Coins spent on cards and strongholds (RS-F23, RS-F24, RS-F62)."""

from __future__ import annotations

from gunbai.games.rising_sun.cards.moments import SPENT
from gunbai.games.rising_sun.flow.arrivals import bit, enter
from gunbai.games.rising_sun.flow.prices import stronghold_price
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.names import PROVINCE_COUNT, RESERVE, STRONGHOLD
from gunbai.games.rising_sun.position.position import RisingSunPosition


def pay_for_stronghold(s: RisingSunPosition, seat: int, figure: int, province: int) -> int:
    """RS-MM06, RS-Q101: build a stronghold; return what was paid."""
    price = stronghold_price(s, seat)
    s.coins[seat] = s.coins[seat] - price
    if figure == STRONGHOLD:
        s.forts[seat * PROVINCE_COUNT + province] = s.forts[seat * PROVINCE_COUNT + province] + 1
    else:
        s.put(seat, figure, RESERVE, province)
    s.emit("rs-built", seat, figure, province, price)
    if figure != STRONGHOLD:
        enter(s, seat, bit(figure))
    return price


def benevolence_due(s: RisingSunPosition, seat: int, paid: int, card: int) -> None:
    """RS-F62: let effects react to coins spent on a card, or on a stronghold (−1)."""
    if paid > 0:
        open_window(s, SPENT, seat, card, number=paid)
