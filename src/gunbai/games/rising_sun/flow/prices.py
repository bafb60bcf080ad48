"""Prices of cards and strongholds, and help with them (RS-F20…F22, RS-LB01…LB03, RS-Q12)."""

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


def gifts_could_help(s: RisingSunPosition, seat: int, lack: int) -> bool:
    """RS-Q12: the others have what the seat lacks, so it is waited for; until rs-3 it is not."""
    return s.setup.waits_for_help and 0 < lack <= sum(s.coins) - s.coins[seat]


def stronghold_price(s: RisingSunPosition, seat: int) -> int:
    """RS-F22."""
    return price_for(s, seat, s.setup.tables.stronghold_price, 0)
