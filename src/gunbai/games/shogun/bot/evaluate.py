"""Evaluation of positions (`outlook.py` has the worth of things).

`evaluate` estimates the points each seat will have at the end: those scored, those to come from
its lands and statues, the worth of its chests, rice and officials, and that of planned actions.
Chances to win follow from the differences; the fewer rounds are left, the more a point counts.
"""

from __future__ import annotations

import math
from typing import Final

from gunbai.games.shogun.bot.outlook import OFFICIAL_WORTH, Outlook
from gunbai.games.shogun.bot.plan_values import pending_worth
from gunbai.games.shogun.flow.scoring import majority_points
from gunbai.games.shogun.names import (
    BUILT,
    COURT,
    DAJOKAN,
    FACE_DOWN,
    GENERALS,
    GRID,
    MARKER,
    PROVINCE_COUNT,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.statues import statue_seat

# Points to come for each thing a seat has, by rounds left (0: the last Winter). Found by least
# squares over games of greedy and careless bots, then smoothed; so was the spread of the points at
# the end around the expected ones.
PROVINCE: Final = [1.0, 1.6, 1.4, 1.25, 2.1, 2.4, 2.4]
BUILDING: Final = [1.0, 0.93, 0.65, 0.45, 1.05, 1.1, 1.1]
LEAD: Final = [1.0, 0.6, 0.56, 0.55, 0.95, 0.6, 0.6]  # a point for a majority, held now
AT_RISK: Final = [0.0, 1.5, 2.1, 2.2, 3.0, 3.0, 3.0]
ARMY: Final = [0.0, 0.15, 0.27, 0.35, 0.55, 0.6, 0.6]
CUBE_INSIDE: Final = [0.0, 0.55, 0.65, 0.67, 1.0, 1.2, 1.2]
UNREST: Final = [0.0, 0.1, 0.3, 0.0, 0.3, 0.6, 0.6]
CHEST: Final = [0.02, 0.24, 0.38, 0.43, 0.75, 1.0, 1.0]
RICE_MISSING: Final = [0.8, 0.6, 0.55, 0.2, 1.1, 1.15, 1.15]
RICE_SPARE: Final = [0.0, 0.2, 0.2, 0.05, 0.3, 0.3, 0.3]
TAXES: Final = [0.0, 0.0, 0.06, 0.16, 0.24, 0.32, 0.32]  # printed on the seat's provinces
HARVESTS: Final = [0.0, 0.0, 0.03, 0.17, 0.26, 0.5, 0.8]
SPREAD_END: Final = 2.5  # points of one standard difference at the end …
SPREAD_ROUND: Final = 0.95  # … and the addition for each round left
USEFUL_CHESTS: Final = 12


def evaluate(s: ShogunPosition) -> list[float]:
    """Return each seat's chance to win, from 0 to 1."""
    expected = expectations(s)
    spread = SPREAD_END + SPREAD_ROUND * rounds_left(s)
    top = max(expected)
    weights = [math.exp((points - top) / spread) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def rounds_left(s: ShogunPosition) -> int:
    """Return the number of rounds left, with the one in progress; 0 in the last Winter."""
    if s.year < 2:
        return 6 - min(2, s.season)
    return max(0, 3 - s.season)


def expectations(s: ShogunPosition) -> list[float]:
    """Return the expected points of each seat at the end; their differences matter."""
    outlook = Outlook(s)
    left = rounds_left(s)
    out = majorities(outlook)
    for seat in range(s.setup.players):
        out[seat] *= LEAD[left]
        out[seat] += s.points[seat] + lands(s, seat, outlook, left) + goods(s, seat, outlook, left)
        out[seat] += pending_worth(s, seat, outlook) + extras(s, seat, outlook)
    return out


def majorities(outlook: Outlook) -> list[float]:
    """SG-W11: the points each seat would get for its majorities now."""
    players = outlook.s.setup.players
    out = [0.0] * players
    counts = outlook.counts()
    for base in range(0, len(counts), players):
        points = majority_points(counts[base : base + players], base // players % 3)
        for seat in range(players):
            out[seat] += points[seat]
    return out


def lands(s: ShogunPosition, seat: int, outlook: Outlook, left: int) -> float:
    """Return the worth of the seat's provinces with all on them, less likely losses."""
    worth = 0.0
    tables = s.setup.tables
    for province in range(PROVINCE_COUNT):
        if s.owner[province] == seat:
            armies = s.armies[province]
            worth += PROVINCE[left] + BUILDING[left] * BUILT[s.buildings[province]]
            worth += ARMY[left] * (min(8, armies) + 0.5 * max(0, armies - 8))
            worth -= AT_RISK[left] / outlook.winters * outlook.danger(seat, province, armies)
            worth -= UNREST[left] * s.unrest[province]
            worth += TAXES[left] * tables.taxes[province] + HARVESTS[left] * tables.rice[province]
    return worth


def goods(s: ShogunPosition, seat: int, outlook: Outlook, left: int) -> float:
    """Return the worth of chests, rice for Winter, and armies in the tower."""
    chests = s.chests[seat]
    worth = CHEST[left] * (min(USEFUL_CHESTS, chests) + 0.1 * max(0, chests - USEFUL_CHESTS))
    short = outlook.shortage(seat, outlook.seasons)
    worth -= (RICE_MISSING[left] if short > 0.0 else RICE_SPARE[left]) * short
    return worth + CUBE_INSIDE[left] * s.tower.inside[s.setup.colour[seat]]


def extras(s: ShogunPosition, seat: int, outlook: Outlook) -> float:
    """Return the worth of what the expansions add."""
    worth = 0.0
    if s.setup.expansions & COURT:
        worth += OFFICIAL_WORTH * s.waiting[seat] * (0.0 if outlook.rounds < 1 else 1.0)
        worth += 0.2 if s.calm >> seat & 1 else 0.0
    if s.setup.expansions & GENERALS:
        worth += statue_worth(s, seat)
    if s.setup.expansions & DAJOKAN:
        worth += offices_worth(s, seat)
    return worth


def statue_worth(s: ShogunPosition, seat: int) -> float:
    players = s.setup.players
    worth = 0.0
    for other in range(players):
        worth += s.trophies[seat * players + other]
    for statue in s.statues:
        if statue_seat(statue) == seat:
            worth += 0.85
    if s.general[seat] >= 0:
        worth += 0.5
    return worth


def offices_worth(s: ShogunPosition, seat: int) -> float:
    """Return the worth of lines in which the seat leads, by how much of them is decided."""
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
