"""What things cost, and paying for them (RS-F20…F24, RS-LB01…LB03, RS-XC16)."""

from __future__ import annotations

from gunbai.games.rising_sun.arrivals import bit, enter
from gunbai.games.rising_sun.moments import SPENT, Moment
from gunbai.games.rising_sun.names import BONSAI, PROVINCE_COUNT, RESERVE, STRONGHOLD
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.rising_sun.windows import open_window


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


def pay_for_stronghold(s: RisingSunState, seat: int, figure: int, province: int) -> int:
    """RS-MM06, RS-Q101: what was paid."""
    price = stronghold_price(s, seat)
    s.coins[seat] -= price
    s.emit("rs-built", seat, figure, province, price)
    if figure == STRONGHOLD:
        s.forts[seat * PROVINCE_COUNT + province] += 1
    else:
        s.put(seat, figure, RESERVE, province)
        enter(s, seat, bit(figure))
    return price


def benevolence_due(s: RisingSunState, seat: int, paid: int) -> None:
    """RS-F62: coins were spent on a card or a stronghold."""
    if paid > 0:
        open_window(s, Moment(SPENT, seat, 0, 0, paid))
