"""How well each seat stands (`worth.py` holds the figures).

`evaluate` estimates the points each seat will have at the end: those scored, those its lands and
statues will still bring, what its chests, rice and officials are good for, and what lies planned
and not yet carried out. Chances to win follow from the differences; the fewer rounds are left, the
more a point counts.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from gunbai.games.shogun.names import (
    COURT,
    DAJOKAN,
    FACE_DOWN,
    GENERALS,
    GRID,
    MARKER,
)
from gunbai.games.shogun.plan_worth import pending_worth
from gunbai.games.shogun.worth import OFFICIAL_WORTH, Outlook

if TYPE_CHECKING:
    from gunbai.games.shogun.state import ShogunState

TURNS: Final = 16  # changes of the asked seat in a rollout
ANSWERS: Final = 90  # answers in a rollout
SPREAD_END: Final = 1.6  # points of one standard difference at the end …
SPREAD_ROUND: Final = 0.55  # … and what each round left adds


def evaluate(s: ShogunState) -> list[float]:
    """Each seat's chance to win, from 0 to 1."""
    expected = expectations(s)
    outlook_rounds = 3 - min(3, s.season) + (3 if s.year < 2 else 0)
    spread = SPREAD_END + SPREAD_ROUND * outlook_rounds
    top = max(expected)
    weights = [math.exp((points - top) / spread) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def expectations(s: ShogunState) -> list[float]:
    """The points each seat will have at the end, as far as can be judged."""
    outlook = Outlook(s)
    return [expected_points(s, seat, outlook) for seat in range(s.setup.players)]


def expected_points(s: ShogunState, seat: int, outlook: Outlook) -> float:
    worth = s.points[seat] + outlook.holdings(seat)
    worth += outlook.chest(seat) * s.chests[seat]
    worth -= shortage_cost(s, seat, outlook)
    worth += pending_worth(s, seat, outlook)
    if s.setup.expansions & COURT:
        worth += OFFICIAL_WORTH * s.waiting[seat] * (0.0 if outlook.rounds < 1 else 1.0)
        worth += 0.2 if s.calm[seat] else 0.0
    if s.setup.expansions & GENERALS:
        worth += statue_worth(s, seat)
    if s.setup.expansions & DAJOKAN:
        worth += offices_worth(s, seat)
    return worth


def shortage_cost(s: ShogunState, seat: int, outlook: Outlook) -> float:
    """Revolts to be feared in Winter: about half of them are lost."""
    short = outlook.shortage(seat, max(0, outlook.seasons))
    if short <= 0.0:
        return 0.0
    revolts = s.setup.tables.revolts[min(7, int(short + 0.5))]
    return 0.5 * revolts * outlook.winters * 1.6


def statue_worth(s: ShogunState, seat: int) -> float:
    players = s.setup.players
    worth = 0.0
    for other in range(players):
        worth += s.trophies[seat * players + other]
    for statue in s.statues:
        if statue & 7 == seat:
            worth += 0.85
    if s.general[seat] >= 0:
        worth += 0.5
    return worth


def offices_worth(s: ShogunState, seat: int) -> float:
    """Lines in which the seat is ahead, by how much of them is decided."""
    worth = 0.0
    players = s.setup.players
    for line in range(2 * GRID):
        number = line % GRID
        if line < GRID:
            spaces = s.offices[number * GRID : (number + 1) * GRID]
            value = s.setup.tables.rows[number]
        else:
            spaces = s.offices[number::GRID]
            value = s.setup.tables.columns[number]
        own = spaces.count(MARKER + seat)
        if not own:
            continue
        most = spaces.count(FACE_DOWN)
        for other in range(players):
            if other != seat:
                most = max(most, spaces.count(MARKER + other))
        if own > most:
            worth += value * (0.5 + 0.15 * (own - most))
        elif own == most:
            worth += 0.35 * value
        else:
            worth += 0.12 * value
    return worth
