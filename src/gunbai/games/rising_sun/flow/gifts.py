"""Actions out of turn: gifts, and taking back that one is ready (RS-N, RS-Q12, RS-DP04)."""

from __future__ import annotations

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import GIFT, UNREADY, gift, unpack_gift
from gunbai.games.rising_sun.names import HARVESTING, MOST_NAMED, NOBODY, POLITICS, TEA
from gunbai.games.rising_sun.position.position import RisingSunPosition


def may_give(s: RisingSunPosition) -> bool:
    """RS-N05, RS-N07: from the Tea Ceremony to the end of the third kami turn."""
    return s.ask is not None and s.phase in (TEA, POLITICS, HARVESTING)


def most_in_gift(s: RisingSunPosition, seat: int) -> tuple[int, int]:
    """RS-N04: the whole reserve of coins and ronin, as far as one action can name it."""
    return min(MOST_NAMED, s.coins[seat]), min(MOST_NAMED, s.ronin[seat])


def menu(s: RisingSunPosition, seat: int) -> list[Action]:
    """Return gifts of a coin or a ronin to anybody; more is allowed (see `check`)."""
    out: list[Action] = []
    if seat >= 0 and may_give(s):
        for other in range(s.setup.players):
            if other != seat:
                clan = s.setup.clans[other]
                if s.coins[seat]:
                    out.append(gift(clan, 1, 0))
                if s.ronin[seat]:
                    out.append(gift(clan, 0, 1))
        if is_ready(s, seat):
            out.append(UNREADY)
    return out


def amounts(s: RisingSunPosition, seat: int) -> list[Action]:
    """Return all gifts of coins and all gifts of ronin; two of them give both (RS-N04)."""
    out: list[Action] = []
    if may_give(s):
        coins, ronin = most_in_gift(s, seat)
        for other in range(s.setup.players):
            if other != seat:
                clan = s.setup.clans[other]
                out.extend([gift(clan, count, 0) for count in range(1, coins + 1)])
                out.extend([gift(clan, 0, count) for count in range(1, ronin + 1)])
    return out


def is_ready(s: RisingSunPosition, seat: int) -> bool:
    """Return True if the seat can go back to talks of others (RS-Q09, RS-DP31)."""
    ask = s.ask
    if ask is None or ask.owes(seat):
        return False
    if ask.key == "RS-DP31":  # a seat with nothing to give need not keep others waiting
        return s.coins[seat] + s.ronin[seat] > 0
    return ask.key == "RS-DP03"


def check(s: RisingSunPosition, seat: int, action: Action) -> Refusal | None:
    """RS-N04, RS-N08, RS-N09: any part of one's own reserve, to any other player."""
    if action == UNREADY:
        return None if is_ready(s, seat) else Refusal("rs-refuse-unready", "RS-Q09")
    if verb_of(action) != GIFT:
        return Refusal("refuse-not-free")
    if not may_give(s):
        return Refusal("rs-refuse-gift-time", "RS-N05")
    clan, coins, ronin = unpack_gift(action)
    other = s.setup.seat_of[clan]
    if other in (NOBODY, seat):
        return Refusal("rs-refuse-gift-clan", "RS-N04")
    if coins + ronin == 0:
        return Refusal("rs-refuse-gift-nothing", "RS-N04")
    if coins > s.coins[seat] or ronin > s.ronin[seat]:
        words: dict[str, object] = {"coins": s.coins[seat], "ronin": s.ronin[seat]}
        return Refusal("rs-refuse-gift-amount", "RS-N09", words)
    return None


def carry_out(s: RisingSunPosition, seat: int, action: Action) -> bool:
    """RS-N06: at once and for good; the transfer is public (RS-Q13)."""
    if action == UNREADY:
        ask = s.ask
        assert ask is not None
        s.ask = Ask(ask.key, ask.seats | 1 << seat, ask.secret)
        s.emit("rs-not-ready", seat)
        return False
    clan, coins, ronin = unpack_gift(action)
    other = s.setup.seat_of[clan]
    s.coins[seat] -= coins
    s.coins[other] += coins
    s.ronin[seat] -= ronin
    s.ronin[other] += ronin
    s.given[seat * s.setup.players + other] += coins + ronin
    s.emit("rs-gift", seat, other, coins, ronin)
    rule = s.stack[-1]
    if isinstance(rule, Menu):  # coins can change the legal answers
        rule.kept = UNKNOWN
    return False
