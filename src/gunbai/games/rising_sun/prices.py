"""What things cost (RS-F20…F22, RS-LB01…LB03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.names import BONSAI

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import RisingSunState


def price_for(s: RisingSunState, seat: int, printed: int, discount: int) -> int:
    """RS-F20: the printed price, the clan's ability, discounts, not below 0."""
    price = printed
    if s.setup.clans[seat] == BONSAI and price >= 2:
        price = 1
    return max(0, price - discount)


def card_price(s: RisingSunState, seat: int, card: int, bonus: bool) -> int:
    """RS-MT08, RS-F21."""
    discount = s.setup.tables.train_bonus if bonus else 0
    return price_for(s, seat, s.setup.cards[card].figures.price, discount)


def stronghold_price(s: RisingSunState, seat: int) -> int:
    """RS-F22."""
    return price_for(s, seat, s.setup.tables.stronghold_price, 0)
