"""A position of Shogun as numbers, the same ones for each seat: what a network reads."""

from __future__ import annotations

from typing import Final

from gunbai.core.chances import lead_of, log_chances
from gunbai.games.shogun.bot.evaluate import (
    LEAD,
    SPREAD_END,
    SPREAD_ROUND,
    extras,
    goods,
    lands,
    majorities,
    rounds_left,
)
from gunbai.games.shogun.bot.outlook import Outlook
from gunbai.games.shogun.bot.plan_values import pending_worth
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    BUILDING_KINDS,
    BUILDINGS,
    EXPANSIONS,
    NO_CARD,
    PROVINCE_COUNT,
    REGION_COUNT,
    REGIONS,
    SEASONS,
    SLOT_COUNT,
    SPECIALS,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.statues import statue_seat

_ROUNDS: Final = 6  # of actions, in two years

#: Of the whole table: the same for each seat.
_SHARED: Final = [
    "passed",  # the part of the game that is over
    "players",
    "rounds_left",
    "second_year",
    *SEASONS,
    *EXPANSIONS,
    "moon_side",
    "expected_loss",  # of rice in Winter
    "actions_done",  # of this round
]
#: Of one seat.
_OWN: Final = [
    "points",
    "lead",  # over the best of the others
    "expected",  # points at the end by the hand-written evaluation, above the average of all
    "expected_lead",  # the same, over the best of the others
    "log_chance",
    "majorities",
    "lands",
    "goods",
    "plans",  # the worth of cards that lie face down
    "extras",
    "provinces",
    "armies",
    "largest_army",
    "lone_armies",  # provinces with one army
    "danger",
    "threats",  # provinces that a neighbour could attack with more armies
    "targets",  # provinces of others that could be attacked with more armies
    "neutral_targets",
    "unrest",
    "taxes",  # printed on its provinces
    "harvests",
    *[f"{kind}s" for kind in BUILDINGS],
    *[f"provinces_{region}" for region in REGIONS],
    *[f"buildings_{region}" for region in REGIONS],
    "chests",
    "rice",
    "shortage",
    "inside",  # its cubes in the tower
    "tray",
    "supply",
    "turn",  # place in the turn order, 0 before it is known
    "asked",
    "cards_down",  # actions still to be turned up
    *[f"special_{name}" for name in SPECIALS],
    "officials",
    "waiting",
    "calm",
    "shields",
    "valour",
    "general",
    "trophies",
    "statues",
]
NAMES: Final = [*_SHARED, *_OWN]


def features(s: ShogunPosition) -> list[float]:
    """Return the numbers named in `NAMES`, seat after seat."""
    players = s.setup.players
    outlook = Outlook(s)
    left = rounds_left(s)
    leads = majorities(outlook)
    parts: list[list[float]] = []
    points: list[float] = []
    expected: list[float] = []
    for seat in range(players):
        worths = [
            LEAD[left] * leads[seat],
            lands(s, seat, outlook, left),
            goods(s, seat, outlook, left),
            pending_worth(s, seat, outlook),
            extras(s, seat, outlook),
        ]
        total = float(s.points[seat])
        for worth in worths:
            total += worth
        parts.append(worths)
        points.append(float(s.points[seat]))
        expected.append(total)
    shared = _shared(s, outlook, left)
    logs = log_chances(expected, SPREAD_END + SPREAD_ROUND * left)
    average = sum(expected) / players
    out: list[float] = []
    for seat in range(players):
        out += shared
        out.append(points[seat])
        out.append(lead_of(points, seat))
        out.append(expected[seat] - average)
        out.append(lead_of(expected, seat))
        out.append(logs[seat])
        out += parts[seat]
        out += _lands(s, seat, outlook)
        out += _goods(s, seat, outlook)
        out += _extras(s, seat)
    return out


def _shared(s: ShogunPosition, outlook: Outlook, left: int) -> list[float]:
    done = len(s.banners) / ACTION_COUNT
    passed = min(1.0, max(0.0, (_ROUNDS - left + (done if s.order else 0.0)) / _ROUNDS))
    out = [passed, float(s.setup.players), float(left), 1.0 if s.year > 1 else 0.0]
    for season in range(len(SEASONS)):
        out.append(1.0 if s.season == season else 0.0)
    for place in range(len(EXPANSIONS)):
        out.append(float(s.setup.expansions >> place & 1))
    out.append(float(s.setup.side))
    out.append(outlook.loss)
    out.append(done)
    return out


def _lands(s: ShogunPosition, seat: int, outlook: Outlook) -> list[float]:
    """Return what the seat has on the map, and what may happen to it."""
    provinces = 0
    armies = 0
    largest = 0
    lone = 0
    danger = 0.0
    threats = 0
    targets = 0
    neutral = 0
    unrest = 0
    taxes = 0
    harvests = 0
    built = [0.0] * BUILDING_KINDS
    held = [0.0] * REGION_COUNT
    works = [0.0] * REGION_COUNT
    tables = s.setup.tables
    for province in range(PROVINCE_COUNT):
        owner = s.owner[province]
        if owner != seat:
            continue
        here = s.armies[province]
        region = s.setup.region[province]
        provinces += 1
        armies += here
        largest = max(largest, here)
        lone += 1 if here == 1 else 0
        danger += outlook.danger(seat, province, here)
        threats += 1 if outlook.threat(seat, province) > here else 0
        unrest += s.unrest[province]
        taxes += tables.taxes[province]
        harvests += tables.rice[province]
        held[region] += 1.0
        for kind in range(BUILDING_KINDS):
            if s.buildings[province] >> kind & 1:
                built[kind] += 1.0
                works[region] += 1.0
        for other in s.setup.neighbours[province]:
            if s.owner[other] >= 0 and s.owner[other] != seat and here - 1 > s.armies[other]:
                targets += 1
            elif s.owner[other] < 0 and here > 2:
                neutral += 1
    out = [float(provinces), float(armies), float(largest), float(lone), danger, float(threats)]
    out += [float(targets), float(neutral), float(unrest), float(taxes), float(harvests)]
    return [*out, *built, *held, *works]


def _goods(s: ShogunPosition, seat: int, outlook: Outlook) -> list[float]:
    ask = s.ask
    colour = s.setup.colour[seat]
    down = 0
    for slot in range(ACTION_COUNT):
        if s.plans[seat * SLOT_COUNT + slot] != NO_CARD and not s.shown[seat] >> slot & 1:
            down += 1
    out = [
        float(s.chests[seat]),
        float(s.rice[seat]),
        outlook.shortage(seat, outlook.seasons),
        float(s.tower.inside[colour]),
        float(s.tower.tray[colour]),
        float(s.supply[seat]),
        float(s.order.index(seat) + 1 if seat in s.order else 0),
        1.0 if ask is not None and ask.owes(seat) else 0.0,
        float(down),
    ]
    for special in range(len(SPECIALS)):
        out.append(1.0 if s.special[seat] == special else 0.0)
    return out


def _extras(s: ShogunPosition, seat: int) -> list[float]:
    """Return what the expansions add."""
    players = s.setup.players
    trophies = 0
    for other in range(players):
        trophies += s.trophies[seat * players + other]
    statues = 0
    for statue in s.statues:
        if statue_seat(statue) == seat:
            statues += 1
    return [
        float(s.officials[seat]),
        float(s.waiting[seat]),
        float(s.calm >> seat & 1),
        float(s.shields[seat]),
        float(s.valour[seat]),
        1.0 if s.general[seat] >= 0 else 0.0,
        float(trophies),
        float(statues),
    ]
