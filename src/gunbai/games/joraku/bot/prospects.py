"""The likely income of the map: the numbers behind a bot's judgement of Joraku.

Three scorings lie ahead of a position: Kachidoki of the present trick, prestige and the other
Kachidoki of this round, and those of later rounds. Each is counted as if the pieces stayed where
they are, but the further away it is, the less a lead in influence means: the chance that another
faction is ahead follows a logistic curve of the difference, wide while many cards are to come and
sharp at the end.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gunbai.games.joraku.flow.scoring import kachidoki_row, winning_play
from gunbai.games.joraku.kinds import CARD_BITS, CARD_MASK
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    BLUE_CARDS,
    CARD_COUNT,
    CARD_SUIT,
    CARD_VALUE,
    COLOUR_COUNT,
    DAIMYO_INFLUENCE,
    IN_PERSON,
    KYOTO,
    NINJA,
    ROUNDS,
    SIX,
    SUIT_MASK,
    SUIT_SIZE,
    TIES_WIN,
    TWO_VS_TWO,
    YELLOW_CARDS,
    Tables,
    card_count,
)

# Layers of scoring, from the nearest to the farthest.
TRICK: Final = 0
ROUND: Final = 1
LATER: Final = 2
LAYERS: Final = 3

_MIDDLE: Final = 16  # place of difference 0 in a curve
_CURVE: Final = 2 * _MIDDLE + 1
_ROWS: Final = AREA_COUNT * 3  # of one layer
_WIDTHS: Final = 40  # curves by number of cards to come
_SHARPEST: Final = 0.12
_WIDER_EACH_CARD: Final = 0.1

# The weight of a likely point, by round (index 0: round I). These weights, and those of cards and
# supply in `evaluate`, follow a regression of final points over games between greedy bots.
_THIS_ROUND: Final = [0.5, 0.8, 0.85]
_NEXT_ROUND: Final = [0.25, 0.4, 0.0]
_ROUND_AFTER: Final = [0.05, 0.0, 0.0]
_OTHER_TRICKS: Final = 0.25  # the weight of a Kachidoki of a later trick of this round
_TRICKS_OF_LATER_ROUNDS: Final = 0.8  # how many Kachidoki of a later round count, over all factions
_TAKES: Final = 0.65  # how often a player who can win a trick does

#: How much each value helps to win tricks.
_STRENGTH: Final = [0.6, 0.05, 0.1, 0.2, 0.45, 1.0, 1.6]


def _curves(tie: float) -> vec[float]:
    """Return, by the number of cards to come, the chance to be behind by the difference now."""
    out = vec[float]([0.0] * (_WIDTHS * _CURVE))
    for cards in range(_WIDTHS):
        width = _SHARPEST + _WIDER_EACH_CARD * cards
        for d in range(_CURVE):
            steep = max(-40.0, min(40.0, -(d - _MIDDLE + tie) / width))
            out[cards * _CURVE + d] = 1.0 / (1.0 + math.exp(steep))
    return out


_TIES_LOSE: Final = _curves(0.5)  # JK-W11: ties rank behind
_TIES_WIN: Final = _curves(-0.5)  # JK-V2a


def _value_masks() -> list[int]:
    masks = [0] * 7
    for card in range(CARD_COUNT):
        masks[CARD_VALUE[card]] |= 1 << card
    return masks


OF_VALUE: Final = _value_masks()


def beating(plays: list[int], start: int) -> int:
    """Return the cards that would win the trick from `start` on if played now (JK-W02…W05)."""
    best = NINJA
    six = False
    ninja = False
    for place in range(start, len(plays)):
        value = CARD_VALUE[plays[place] & CARD_MASK]
        best = max(best, value)
        six = six or value == SIX
        ninja = ninja or value == NINJA
    if six:
        return OF_VALUE[NINJA] if ninja else OF_VALUE[NINJA] | OF_VALUE[SIX]
    mask = 0
    for value in range(best, SIX):
        mask |= OF_VALUE[value]
    return mask if ninja else mask | OF_VALUE[SIX]


def trick_count(s: JorakuPosition) -> int:
    """Return the number of cards in the present trick; a full one counts until it is decided."""
    count = len(s.plays) % s.setup.plays_each_trick
    if count == 0 and s.plays and len(s.stack) > 2:  # the last card is still being carried out
        return s.setup.plays_each_trick
    return count


def acting_faction(s: JorakuPosition, seat: int, count: int) -> int:
    """Return the faction of the seat's next card; of equal ones the first (JK-T14, JK-T15)."""
    own = s.setup.own[seat]
    if s.setup.mode != TWO_VS_TWO:
        return own[0]
    if count >= 2:
        first = s.plays[len(s.plays) - 2] >> CARD_BITS
        return own[1] if first == own[0] else own[0]
    return own[0] if s.points[own[0]] >= s.points[own[1]] else own[1]


def number_of_value(cards: i64, value: i64) -> int:
    """Return how many of these cards have this value; there is one of each colour."""
    yellow = value + YELLOW_CARDS
    blue = value + BLUE_CARDS
    return (cards >> value & 1) + (cards >> yellow & 1) + (cards >> blue & 1)


def cards_to_play(s: JorakuPosition, seat: int) -> int:
    """Return all cards that are in this seat's hand or will be."""
    return s.hands[seat] | s.private[seat] | s.picked[seat]


class Prestige:
    """The value of prestige in one round (JK-P04): layer × 21 + area × 3 + rank − 1."""

    def __init__(self, tables: Tables, number: int) -> None:
        self.tables = tables
        self.round = number
        self.rows = vec[float]([0.0] * (LAYERS * _ROWS))
        now = number - 1
        for area in range(AREA_COUNT):
            table = tables.prestige[area]
            for rank in range(3):
                at = area * 3 + rank
                self.rows[ROUND * _ROWS + at] = _THIS_ROUND[now] * table[now][rank]
                later = 0.0
                if now + 1 < ROUNDS:
                    later = _NEXT_ROUND[now] * table[now + 1][rank]
                if now + 2 < ROUNDS:
                    later += _ROUND_AFTER[now] * table[now + 2][rank]
                self.rows[LATER * _ROWS + at] = later


_PRESTIGE: Final[list[Prestige]] = []  # the one asked for last


def _prestige(tables: Tables, number: int) -> Prestige:
    if not _PRESTIGE:
        _PRESTIGE.append(Prestige(tables, number))
    elif _PRESTIGE[0].tables is not tables or _PRESTIGE[0].round != number:
        _PRESTIGE[0] = Prestige(tables, number)
    return _PRESTIGE[0]


class Prospects:
    """Expected points of every faction, area by area; pieces can be shifted to try a move."""

    def __init__(self, s: JorakuPosition) -> None:
        setup = s.setup
        self.factions = vec[i64](setup.factions)
        self.curves = _TIES_WIN if setup.variants & TIES_WIN else _TIES_LOSE
        self.curve = vec[i64]([0] * LAYERS)  # where the curve of each layer begins
        self.now = vec[i64]([0] * (AREA_COUNT * COLOUR_COUNT))  # influence by area × 4 + faction
        self.later = self.now  # the same after the neutral's march
        self.marches = False  # True if that is a different map
        self.shouts = vec[float]([0.0] * (LAYERS * COLOUR_COUNT))  # to be won, layer × 4 + faction
        self.shout_row = vec[float]([float(points) for points in kachidoki_row(s)])
        self.weights = vec[float]([0.0] * COLOUR_COUNT)
        self.presence = bool(setup.variants & IN_PERSON)  # variant 1
        self.home = s.daimyo
        self.round = max(1, s.round)
        self.rows = _prestige(setup.tables, self.round).rows[:]  # layer × 21 + area × 3 + rank − 1
        self.count = trick_count(s) if s.plays else 0
        self.hands = [card_count(cards_to_play(s, seat)) for seat in range(setup.players)]
        self._read_map(s)
        self._choose_curves(s)
        self._add_kachidoki(s)

    def _read_map(self, s: JorakuPosition) -> None:
        now = self.now
        samurai = s.samurai
        for faction in s.setup.factions:
            for area in range(AREA_COUNT):
                now[area * COLOUR_COUNT + faction] = samurai[faction * AREA_COUNT + area]
            home = s.daimyo[faction]
            if home >= 0:
                at = home * COLOUR_COUNT + faction
                now[at] = now[at] + DAIMYO_INFLUENCE
        neutral = s.setup.neutral()
        if neutral >= 0 and self.round < ROUNDS:  # JK-N09: it marches before the next round
            self.marches = True
            self.later = now[:]
            for area in range(AREA_COUNT):
                here: i64 = now[area * COLOUR_COUNT + neutral] if area == KYOTO else 0
                if area + 1 < AREA_COUNT:
                    here += now[(area + 1) * COLOUR_COUNT + neutral]
                self.later[area * COLOUR_COUNT + neutral] = here

    def _choose_curves(self, s: JorakuPosition) -> None:
        left = 0
        for count in self.hands:
            left += count
        in_trick = (s.setup.plays_each_trick - self.count) if self.count else 2
        self.curve[TRICK] = in_trick * _CURVE
        self.curve[ROUND] = min(left, _WIDTHS - 1) * _CURVE
        self.curve[LATER] = min(left + 16, _WIDTHS - 1) * _CURVE

    def _add_kachidoki(self, s: JorakuPosition) -> None:
        """JK-W08: each trick scores the area of the winner's daimyo."""
        shouts = self.shouts
        tricks = min(self.hands)
        if self.count:
            self._add_present_trick(s)
        total = 0.0
        strengths: list[float] = []
        for seat in range(s.setup.players):
            hand = cards_to_play(s, seat)
            strength = 0.3
            for value in range(SUIT_SIZE):
                cards = number_of_value(hand, value)
                if cards:
                    strength += _STRENGTH[value] * cards
            strengths.append(strength)
            total += strength
        later = _TRICKS_OF_LATER_ROUNDS * (ROUNDS - self.round)
        each = 2.0 if s.setup.mode == TWO_VS_TWO else 1.0
        for seat in range(s.setup.players):
            share = strengths[seat] / total / each
            for faction in s.setup.own[seat]:
                shouts[ROUND * COLOUR_COUNT + faction] = share * tricks * _OTHER_TRICKS
                shouts[LATER * COLOUR_COUNT + faction] = later / (s.setup.players * each)
        for faction in s.setup.factions:
            if s.daimyo[faction] >= 0:
                self.shout(faction, s.daimyo[faction], 1.0)

    def _add_present_trick(self, s: JorakuPosition) -> None:
        """Add the present trick: the winner so far keeps it unless a later seat beats it."""
        plays = s.plays
        start = len(plays) - self.count
        rest = 1.0
        better = beating(plays, start)
        led = SUIT_MASK[CARD_SUIT[plays[start] & CARD_MASK]]
        leader = s.kachidoki
        for place in range(s.setup.plays_each_trick - 1, self.count - 1, -1):
            seat = (leader + place) % s.setup.players
            hand = s.hands[seat]
            playable = hand & led if hand & led else hand
            if playable & better:
                faction = acting_faction(s, seat, place)
                self.shouts[faction] = self.shouts[faction] + rest * _TAKES
                rest *= 1.0 - _TAKES
        holder = plays[winning_play(plays, start)] >> CARD_BITS
        self.shouts[holder] = self.shouts[holder] + rest

    # trying moves

    def shout(self, faction: i64, area: i64, sign: float) -> None:
        """Add (or subtract) what this faction's Kachidoki will pay in an area."""
        rows = self.rows
        for layer in range(LAYERS):
            weight = self.shouts[layer * COLOUR_COUNT + faction] * sign
            if weight != 0.0:
                at = layer * _ROWS + area * 3
                for rank in range(3):
                    rows[at + rank] = rows[at + rank] + weight * self.shout_row[rank]

    def shift(self, faction: i64, area: i64, influence: i64) -> None:
        at = area * COLOUR_COUNT + faction
        self.now[at] = self.now[at] + influence
        if self.marches:
            self.later[at] = self.later[at] + influence

    # results

    def pay(self, area: i64, faction: i64) -> float:
        """Return what this faction can expect from an area."""
        base = area * COLOUR_COUNT
        if self.now[base + faction] == 0:
            return 0.0
        rows = self.rows
        curves = self.curves
        factions = self.factions
        at = area * 3
        layer: i64 = 0
        out = 0.0
        while layer < LAYERS:
            first = rows[at]
            if first != 0.0:
                influence = self.later if layer == LATER else self.now
                level = self.curve[layer] + _MIDDLE - influence[base + faction]
                ahead0 = 1.0  # the chances that 0, 1, … others are ahead
                ahead1 = 0.0
                ahead2 = 0.0
                for other in factions:
                    if other != faction:
                        p = curves[level + influence[base + other]]
                        ahead2 += (ahead1 - ahead2) * p
                        ahead1 += (ahead0 - ahead1) * p
                        ahead0 -= ahead0 * p
                out += ahead0 * first + ahead1 * rows[at + 1] + ahead2 * rows[at + 2]
                if layer == ROUND and self.presence:
                    out += self._in_person(area, faction, ahead0)
            layer += 1
            at += _ROWS
        return out

    def _in_person(self, area: int, faction: int, first: float) -> float:
        """JK-V1a: the points for being there, by the chance to be first."""
        if self.home[faction] != area:
            return 0.0
        return first * area * _THIS_ROUND[self.round - 1]

    def margin(self, area: i64) -> float:
        """Return the value of an area: own factions count for, others against (`weights`)."""
        out = 0.0
        for faction in self.factions:
            weight = self.weights[faction]
            if weight != 0.0:
                out += weight * self.pay(area, faction)
        return out
