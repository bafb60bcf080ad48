"""Evaluation of positions (`worth.py` holds the constants).

`evaluate` estimates the points each seat will have at the end: those scored, its tokens and the
set they grow into, its likely gains in the battles ahead, and the worth of its coins, honor,
figures, strongholds, cards and worshippers. Chances to win follow from the differences; the fewer
seasons are left, the more a point counts.
"""

from __future__ import annotations

import math

from librt.vecs import vec

from gunbai.games.rising_sun.bot import bonds
from gunbai.games.rising_sun.bot.opinions import (
    CARD_SEASON,
    CARD_WORTH,
    FIGURE,
    FIGURE_AT_HOME,
    HONOR,
    KAMI_WORTH,
    SET_PATH,
    SPREAD_END,
    SPREAD_SEASON,
    STRONGHOLD,
    WINTER_GROWTH,
)
from gunbai.games.rising_sun.bot.outlook import Outlook, purse, seasons_left
from gunbai.games.rising_sun.flow.force import force_in, present
from gunbai.games.rising_sun.flow.scoring import provinces_held, token_points
from gunbai.games.rising_sun.names import (
    PROVINCE_COUNT,
    RESERVE,
    SHRINE,
    SHRINES,
    SUSANOO,
    WAR,
    WINTER_UPGRADE,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition


def evaluate(s: RisingSunPosition) -> list[float]:
    """Return each seat's chance to win, from 0 to 1."""
    expected = expectations(s)
    spread = SPREAD_END + SPREAD_SEASON * seasons_left(s)
    top = max(expected)
    weights = [math.exp((points - top) / spread) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def expectations(s: RisingSunPosition) -> list[float]:
    """Return the points each seat is expected to have at the end."""
    players = s.setup.players
    out = [float(points) for points in s.vp]
    outlook = Outlook(s)
    left = outlook.seasons
    wars = outlook.contested
    for seat in range(players):
        out[seat] += token_points(s, seat) + SET_PATH[provinces_held(s, seat)]
        out[seat] += purse(s, seat, wars)
        out[seat] += HONOR * left * (players - 1 - outlook.rank[seat])
        out[seat] += STRONGHOLD * left * s.built(seat)
        out[seat] += FIGURE_AT_HOME * s.crowd(seat, RESERVE)
        out[seat] += cards_worth(s, seat, left)
        out[seat] += bonds.worth(s, seat)
        for province in range(PROVINCE_COUNT):
            out[seat] += FIGURE * left * outlook.force[seat * PROVINCE_COUNT + province]
    add_lands(outlook, out)
    if s.phase < WAR:
        add_shrines(s, out)
    return out


def add_lands(outlook: Outlook, out: list[float]) -> None:
    """Add the likely gains of the provinces; the chances in one province are shared."""
    players = outlook.players
    chances = vec[float]([0.0] * players)
    for province in range(PROVINCE_COUNT):
        total = 0.0
        for seat in range(players):
            force = outlook.force[seat * PROVINCE_COUNT + province]
            chances[seat] = outlook.chance(seat, province, force)
            total += chances[seat]
        if total <= 0.0:
            continue
        for seat in range(players):
            share = chances[seat] / total
            worth = outlook.prize[seat * PROVINCE_COUNT + province] + outlook.harvest[province]
            out[seat] += worth * share


def add_shrines(s: RisingSunPosition, out: list[float]) -> None:
    """Add the likely gains of worshippers in the kami turns left."""
    turns = len(s.played)
    left = 3 if turns < 3 else 2 if turns < 5 else 1
    for slot in range(SHRINES):
        zone = SHRINE + slot
        seats = present(s, zone)
        if not seats:
            continue
        best = seats[0]
        most = 0
        for seat in s.honor:
            force = force_in(s, seat, zone)
            if force > most:
                best = seat
                most = force
        out[best] += kami_worth(s, best, slot) * left


def kami_worth(s: RisingSunPosition, seat: int, slot: int) -> float:
    kami = s.setup.shrines[slot]
    if kami == SUSANOO:
        return KAMI_WORTH[kami] * s.strongholds(seat)
    return KAMI_WORTH[kami]


def cards_worth(s: RisingSunPosition, seat: int, left: float) -> float:
    total = 0.0
    for card in s.cards[seat]:
        behaviour = s.setup.cards[card]
        if behaviour.values.type == WINTER_UPGRADE:
            total += behaviour.winter_points(s, seat) * (1.0 + WINTER_GROWTH)
        else:
            total += CARD_WORTH[card] * left / 2.0
    return total


def card_worth(s: RisingSunPosition, seat: int, card: int) -> float:
    """Return the worth of a card to a seat that could buy it now."""
    behaviour = s.setup.cards[card]
    if behaviour.values.type == WINTER_UPGRADE:
        return behaviour.winter_points(s, seat) * (1.0 + WINTER_GROWTH)
    return CARD_WORTH[card] * CARD_SEASON[min(s.season, 2)] + 0.75 * behaviour.values.force
