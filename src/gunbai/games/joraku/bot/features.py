"""A position of Joraku as numbers, the same ones for each seat: what a network reads.

If a seat has two factions (2 vs 2), what is on the map counts for both together. Hands are read,
too: positions given to bots are sampled from what their seat knows.
"""

from __future__ import annotations

import math
from typing import Final

from gunbai.core.chances import lead_of
from gunbai.games.joraku.bot.evaluate import evaluate
from gunbai.games.joraku.bot.prospects import OF_VALUE, Prospects, beating, cards_to_play
from gunbai.games.joraku.flow.scoring import kachidoki_row, pay, ranks, winning_play
from gunbai.games.joraku.kinds import CARD_BITS
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    AREAS,
    NEUTRAL,
    ROUNDS,
    SUIT_SIZE,
    TWO_VS_TWO,
    VARIANTS,
    card_count,
)

_LEAST: Final = 1e-4  # smaller chances count as this

#: Of the whole table: the same for each seat.
_SHARED: Final = [
    "passed",  # the part of the game that is over
    "players",
    *[f"round_{number}" for number in range(1, ROUNDS + 1)],
    "two_vs_two",
    "neutral",
    *[f"variant_{number}" for number in range(1, VARIANTS + 1)],
    "cards_left",  # in all hands
    "cards_in_trick",
]
#: Of one seat.
_OWN: Final = [
    "points",
    "second_points",  # of the weaker faction
    "lead",  # over the best of the others
    "log_chance",  # of the hand-written evaluation
    "number",  # the daimyo card: decides ties
    "supply",
    "entered",  # Kyoto, with variant 4
    "cards",
    *[f"cards_{value}" for value in range(SUIT_SIZE)],
    "holds_kachidoki",
    "asked",
    "wins_trick",  # as it stands
    "could_win_trick",
    "plays_later",  # in this trick
    "prestige_now",
    "kachidoki_now",  # if its own daimyo's area were scored
    *[f"daimyo_{area}" for area in AREAS],
    *[f"samurai_{area}" for area in AREAS],
    *[f"income_{area}" for area in AREAS],
]
NAMES: Final = [*_SHARED, *_OWN]


def features(s: JorakuPosition) -> list[float]:
    """Return the numbers named in `NAMES`, seat after seat."""
    prospects = Prospects(s)
    chances = evaluate(s)
    shared = _shared(s, prospects)
    ranked = [ranks(s, area) for area in range(AREA_COUNT)]
    points = [_points(s, seat) for seat in range(s.setup.players)]
    out: list[float] = []
    for seat in range(s.setup.players):
        out += shared
        out.append(points[seat])
        out.append(_second_points(s, seat))
        out.append(lead_of(points, seat))
        out.append(math.log(max(_LEAST, chances[seat])))
        out += _pieces_and_cards(s, seat)
        out += _trick(s, seat, prospects.count)
        out += _map(s, seat, prospects, ranked)
    return out


def _shared(s: JorakuPosition, prospects: Prospects) -> list[float]:
    left = 0
    for cards in prospects.hands:
        left += cards
    played = len(s.plays)
    number = max(1, s.round)
    passed = (number - 1 + played / max(1, played + left)) / ROUNDS
    out = [passed, float(s.setup.players)]
    for one in range(1, ROUNDS + 1):
        out.append(1.0 if one == number else 0.0)
    out.append(1.0 if s.setup.mode == TWO_VS_TWO else 0.0)
    out.append(1.0 if s.setup.mode == NEUTRAL else 0.0)
    for variant in range(1, VARIANTS + 1):
        out.append(float(s.setup.variants >> variant & 1))
    out.append(float(left))
    out.append(float(prospects.count))
    return out


def _points(s: JorakuPosition, seat: int) -> float:
    return float(max([s.points[faction] for faction in s.setup.own[seat]]))


def _second_points(s: JorakuPosition, seat: int) -> float:
    own = s.setup.own[seat]
    return float(min(s.points[own[0]], s.points[own[1]])) if len(own) > 1 else 0.0


def _pieces_and_cards(s: JorakuPosition, seat: int) -> list[float]:
    number = 0
    supply = 0
    entered = 0
    for faction in s.setup.own[seat]:
        number += s.numbers[faction]
        supply += s.supply[faction]
        entered += s.entered >> faction & 1
    hand = cards_to_play(s, seat)
    out = [float(number), float(supply), float(entered), float(card_count(hand))]
    for value in range(SUIT_SIZE):
        out.append(float(card_count(hand & OF_VALUE[value])))
    return out


def _trick(s: JorakuPosition, seat: int, count: int) -> list[float]:
    """Return who leads, who is asked, and who may still win the trick."""
    ask = s.ask
    wins = 0.0
    could = 0.0
    later = 0.0
    if count:
        start = len(s.plays) - count
        winner = s.plays[winning_play(s.plays, start)] >> CARD_BITS
        wins = 1.0 if s.setup.owner[winner] == seat else 0.0
        for place in range(count, s.setup.plays_each_trick):
            if (s.kachidoki + place) % s.setup.players == seat:
                later = 1.0
        if later > 0.0 and s.hands[seat] & beating(s.plays, start):
            could = 1.0
    holds = 1.0 if s.kachidoki == seat else 0.0
    asked = 1.0 if ask is not None and ask.owes(seat) else 0.0
    return [holds, asked, wins, could, later]


def _map(
    s: JorakuPosition, seat: int, prospects: Prospects, ranked: list[list[int]]
) -> list[float]:
    """Return points if all were scored now, the pieces by area, and the likely income of each."""
    prestige = 0
    shout = 0
    row = kachidoki_row(s)
    daimyo = [0.0] * AREA_COUNT
    samurai = [0.0] * AREA_COUNT
    income = [0.0] * AREA_COUNT
    for faction in s.setup.own[seat]:
        home = s.daimyo[faction]
        if home >= 0:
            daimyo[home] += 1.0
            shout += pay(ranked[home][faction], row)
        for area in range(AREA_COUNT):
            prizes = s.setup.tables.prestige[area][max(0, s.round - 1)]
            prestige += pay(ranked[area][faction], prizes)
            samurai[area] += s.samurai[faction * AREA_COUNT + area]
            income[area] += prospects.pay(area, faction)
    return [float(prestige), float(shout), *daimyo, *samurai, *income]
