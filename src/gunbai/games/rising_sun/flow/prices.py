"""Prices of cards and strongholds (RS-F20…F22, RS-LB01…LB03)."""

from __future__ import annotations

from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.position.setup import clan_price


def price_for(s: RisingSunPosition, seat: int, printed: int, discount: int) -> int:
    """RS-F20: discounts come last, not below 0."""
    return max(0, clan_price(s.setup.clans[seat], printed) - discount)


def card_price(s: RisingSunPosition, seat: int, card: int, bonus: bool) -> int:
    """RS-MT08, RS-F20, RS-F21: with discounts, not below 0."""
    price = s.setup.prices[seat][card]
    if bonus:
        price -= s.setup.tables.train_bonus
    return max(0, price)


def stronghold_price(s: RisingSunPosition, seat: int) -> int:
    """RS-F22."""
    return price_for(s, seat, s.setup.tables.stronghold_price, 0)
