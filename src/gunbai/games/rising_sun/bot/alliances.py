"""Alliances as bots judge them: with whom, for what, and what it costs to break one."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.games.rising_sun.actions import ACCEPT, OFFER, READY, REFUSE, WITHDRAW, accept_clan
from gunbai.games.rising_sun.bot import evaluate
from gunbai.games.rising_sun.bot.opinions import GIFT, GRUDGE, ILL_REPUTE, WILLING
from gunbai.games.rising_sun.position.position import RisingSunPosition

FAR_AHEAD: Final = 5.0  # points
PRICE_ASKED: Final = 2  # coins that a bot would be won over with, as its remark says


def tea_scores(s: RisingSunPosition, seat: int, actions: list[Action]) -> list[float]:
    """Return the scores of answers in the Tea Ceremony, in points of chance to win.

    A bot asks only the clan it likes best, and waits for its answer.
    """
    out: list[float] = []
    asked = s.offers[seat] != 0
    alone = evaluate.evaluate(s)[seat]
    for action in actions:
        if action == READY:
            out.append(0.0)
            continue
        verb = verb_of(action)
        other = s.setup.seat_of[accept_clan(action)]  # all of them have a clan where `accept` has
        liked = liking(s, seat, other, alone)
        if verb == ACCEPT:
            out.append(liked)
        elif verb == REFUSE:
            out.append(-liked)
        elif verb == OFFER:
            out.append(-1.0 if asked else liked - WILLING)
        elif verb == WITHDRAW:
            out.append(-2.0)
        else:
            out.append(0.0)
    return out


def liking(s: RisingSunPosition, seat: int, other: int, alone: float) -> float:
    """Return what the seat gains by an alliance, in points of chance to win, with its feelings.

    The position is compared with and without the alliance: whoever leads gains too much by one.
    """
    with_it = s.clone()
    with_it.ally[seat] = other
    with_it.ally[other] = seat
    gain = 100.0 * (evaluate.evaluate(with_it)[seat] - alone)
    return gain + GIFT * s.gifts_from(other, seat) - distrust(s, seat, other)


def distrust(s: RisingSunPosition, seat: int, other: int) -> float:
    """Return what the other clan's broken alliances count against it."""
    broken = s.betrayed[other]
    return ILL_REPUTE * broken.bit_count() + (GRUDGE if broken >> seat & 1 else 0.0)


def lets_down(s: RisingSunPosition, seat: int, action: Action) -> int:
    """Return the seats, as bits, whose offers to or from this seat end with its acceptance."""
    if verb_of(action) != ACCEPT:
        return 0
    out = s.offers[seat]
    for other in range(s.setup.players):
        if s.offers[other] >> seat & 1:
            out |= 1 << other
    return out & ~(1 << s.setup.seat_of[accept_clan(action)])


# reasons, as the remarks of bots give them


def why_refused(s: RisingSunPosition, seat: int, other: int) -> str:
    """Return why the seat declines an offer: of a traitor, of the leader, or for its price."""
    if s.betrayed[other]:
        return "rs-say-refuse-trust"
    standing = evaluate.expectations(s)
    if standing[other] - standing[seat] >= FAR_AHEAD:
        return "rs-say-refuse-ahead"
    missing = -liking(s, seat, other, evaluate.evaluate(s)[seat])
    won_over = 0.0 < missing < PRICE_ASKED * GIFT
    return "rs-say-refuse-price" if won_over else "rs-say-refuse-plans"


def why_betrayed(s: RisingSunPosition, seat: int, other: int) -> str:
    """Return why the seat has broken its alliance."""
    standing = evaluate.expectations(s)
    if standing[other] - standing[seat] >= FAR_AHEAD:
        return "rs-say-betray-ahead"
    behind = max(standing) - standing[seat] >= FAR_AHEAD
    return "rs-say-betray-behind" if behind else "rs-say-betray"
