"""Evaluation of positions of Joraku, and priors of actions.

A seat's standing is the points it can expect at the end: points so far, the likely income of the
map (`prospects`), the value of the cards in hand, a little for samurai in supply, and with variant
4 the way to Kyoto. The standings of all seats become chances to win by a soft maximum whose
softness shrinks as the game nears its end. Hands are read from the given position: bots pass
positions sampled from what their seat knows.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gunbai.core.codec import Action, verb_of
from gunbai.games.joraku.actions import (
    DISCARD,
    EFFECT,
    MARCH,
    MOVE,
    PASS,
    PICK,
    PLACE,
    PLAY,
    REMOVE,
    SEND,
    discard_card,
    effect_effect,
    march_area,
    pass_cards,
    pick_card,
    play_card,
    remove_colour,
    send_area,
    unpack_move,
    unpack_place,
)
from gunbai.games.joraku.bot.prospects import (
    Prospects,
    acting_faction,
    beating,
    cards_to_play,
    number_of_value,
)
from gunbai.games.joraku.flow.scoring import ranks, standing, winning_play
from gunbai.games.joraku.kinds import CARD_BITS, CARD_MASK, A
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    CARD_SUIT,
    CARD_VALUE,
    COLOUR_COUNT,
    DAIMYO_INFLUENCE,
    DAIMYO_STEP,
    ENTRY,
    FOLLOWING,
    KYOTO,
    LAST_AREA,
    MOST_PLACED,
    NINJA,
    ROUNDS,
    SUIT_SIZE,
    SWIFT,
    TWO_VS_TWO,
)

#: The value of a card in hand in points, by round and number; index 0 is the ninja.
_WORTH: Final = [
    [2.3, 0.9, 2.0, 1.9, 2.2, 2.2, 2.0],
    [3.0, 2.6, 3.0, 3.3, 3.0, 3.4, 3.3],
    [2.6, 2.0, 2.0, 3.1, 3.4, 3.3, 3.7],
]
#: The value of a samurai in supply, by round: it can still go where it is needed.
_IN_SUPPLY: Final = [0.0, 0.3, 0.05]
_SHARPNESS_AT_END: Final = 0.9
_SOFTER_BY_CARDS: Final = 0.36
_SECOND_FACTION: Final = 0.15  # 2 vs 2: the weaker faction decides ties, and may become the better

_WARMTH: Final = 0.8  # points of difference that make an action e times as promising
_UNKNOWN: Final = 1.0e9
_CHANGES: Final = MOST_PLACED + 2
_HOLDS: Final = 0.55  # chance that a card which beats the table is not beaten by one more player
#: Chance that a card wins when it is led, by value.
_LEAD_HOLDS: Final = [0.05, 0.02, 0.04, 0.08, 0.18, 0.38, 0.5]


def _this_round(s: JorakuPosition) -> int:
    return max(0, s.round - 1)


def hand_worth(s: JorakuPosition, seat: int) -> float:
    """Return the value of the cards in a seat's hand."""
    worths = _WORTH[_this_round(s)]
    hand = cards_to_play(s, seat)
    out = 0.0
    for value in range(SUIT_SIZE):
        cards = number_of_value(hand, value)
        if cards:
            out += worths[value] * cards
    return out


def in_supply_worth(s: JorakuPosition) -> float:
    """Return the value of one samurai in supply."""
    return _IN_SUPPLY[_this_round(s)]


def _entry_points(s: JorakuPosition, faction: int) -> float:
    amount = s.setup.tables.entry
    return float(s.numbers[faction] if amount < 0 else amount)


def entry_hope(s: JorakuPosition, faction: int, cards: int) -> float:
    """Return the expected points for entering Kyoto (variant 4): more, the shorter the way."""
    if not s.setup.variants & ENTRY or s.entered >> faction & 1:
        return 0.0
    points = _entry_points(s, faction)
    way = s.daimyo[faction] * (1 if s.setup.variants & SWIFT else DAIMYO_STEP)
    reach = 3.0 * cards + 12.0 * (ROUNDS - max(1, s.round))
    return 0.0 if reach <= 0.0 else points * max(0.0, 1.0 - way / (reach + 2.0)) * 0.8


def evaluate(s: JorakuPosition) -> list[float]:
    """Return the chance of each seat to win."""
    setup = s.setup
    if s.ask is None:
        result = standing(s)
        return [result.utility(seat) for seat in range(setup.players)]
    prospects = Prospects(s)
    expected = [0.0] * COLOUR_COUNT
    in_supply = in_supply_worth(s)
    left = 0
    for seat in range(setup.players):
        cards = prospects.hands[seat]
        left += cards
        hand = hand_worth(s, seat) / len(setup.own[seat])
        for faction in setup.own[seat]:
            points = s.points[faction] + hand + in_supply * s.supply[faction]
            for area in range(AREA_COUNT):
                points += prospects.pay(area, faction)
            expected[faction] = points + entry_hope(s, faction, cards)
    left += (ROUNDS - max(1, s.round)) * 20
    softness = _SHARPNESS_AT_END + _SOFTER_BY_CARDS * math.sqrt(left)
    return _chances(s, expected, softness)


def _chances(s: JorakuPosition, expected: list[float], softness: float) -> list[float]:
    """Return the chances of the seats, from expected points of the factions."""
    values: list[float] = []
    for own in s.setup.own:
        if s.setup.mode == TWO_VS_TWO:  # JK-T22, JK-T23
            better = max(expected[own[0]], expected[own[1]])
            other = min(expected[own[0]], expected[own[1]])
            soft = softness * math.log(1.0 + math.exp((other - better) / softness))
            values.append(better + soft + _SECOND_FACTION * other)
        else:
            values.append(expected[own[0]])
    best = max(values)
    powers = [math.exp((value - best) / softness) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


# priors


def priors(s: JorakuPosition, seat: int, actions: list[Action]) -> list[float]:
    """Return how promising each action is: e to the points it seems to gain over the others."""
    if len(actions) < 2:
        return [1.0] * len(actions)
    verb = verb_of(actions[0])
    if verb in (PASS, PICK, DISCARD):
        gains = _card_gains(s, actions)
    elif verb in (PLAY, EFFECT, PLACE, MARCH, MOVE, REMOVE, SEND):
        gains = _FirstSight(s, seat).gains(actions)
    else:
        return [1.0] * len(actions)
    best = max(gains)
    return [math.exp(max(-7.0, (gain - best) / _WARMTH)) for gain in gains]


def _card_gains(s: JorakuPosition, actions: list[Action]) -> list[float]:
    """Return the gains of keeping good cards and giving away bad ones."""
    worths = _WORTH[_this_round(s)]
    out: list[float] = []
    for action in actions:
        verb = verb_of(action)
        if verb == PASS:
            gain = 0.0
            for value in range(SUIT_SIZE):
                gain -= worths[value] * number_of_value(pass_cards(action), value)
            out.append(gain)
        else:
            card = pick_card(action) if verb == PICK else discard_card(action)
            worth = worths[CARD_VALUE[card]]
            out.append(worth if verb == PICK else -worth)
    return out


class _FirstSight:
    """An estimate of actions from the numbers of the map only, without carrying them out."""

    def __init__(self, s: JorakuPosition, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.prospects = Prospects(s)
        self._weigh()
        self.margins = vec[float]([_UNKNOWN] * AREA_COUNT)
        #: Gains of one samurai less (0) to three more (4) in an area, by area × 5 + samurai + 1.
        self.changes = vec[float]([_UNKNOWN] * (AREA_COUNT * _CHANGES))
        self.in_supply = _IN_SUPPLY[_this_round(s)]
        self.faction = 0

    def _weigh(self) -> None:
        """Weigh own points by 1, those of all others by −1 (2 vs 2: the weaker ones less)."""
        s = self.s
        weights = self.prospects.weights
        others = s.setup.players - 1
        for seat in range(s.setup.players):
            own = s.setup.own[seat]
            sign = 1.0 if seat == self.seat else -1.0 / others
            for faction in own:
                weights[faction] = sign
            if len(own) == 2 and s.points[own[0]] != s.points[own[1]]:
                weaker = own[0] if s.points[own[0]] < s.points[own[1]] else own[1]
                weights[weaker] = 0.6 * sign

    def gains(self, actions: list[Action]) -> list[float]:
        s = self.s
        if verb_of(actions[0]) == PLAY:
            self.faction = acting_faction(s, self.seat, self.prospects.count)
            return self.play_gains(actions)
        self.faction = s.plays[len(s.plays) - 1] >> CARD_BITS
        if verb_of(actions[0]) == EFFECT:
            value = CARD_VALUE[s.plays[len(s.plays) - 1] & CARD_MASK]
            placing = self.place(value, min(MOST_PLACED, s.supply[self.faction]))
            points = self.with_points(self.step_gains(), value)
            return [placing if effect_effect(action) == A else points for action in actions]
        return [self.gain(action) for action in actions]

    def gain(self, action: Action) -> float:
        verb = verb_of(action)
        if verb == PLACE:
            area, count = unpack_place(action)
            return self.place(area, count)
        if verb == MARCH:
            return self.march(march_area(action))
        if verb == MOVE:
            source, target = unpack_move(action)
            return self.move(source, target)
        if verb == REMOVE:
            return self.remove(remove_colour(action))
        if verb == SEND:
            return self.send(send_area(action))
        return 0.0

    # one step

    def place(self, area: int, count: int) -> float:
        return self.change(area, count) - self.in_supply * count

    def margin(self, area: i64) -> float:
        """Return the value of an area as it is."""
        if self.margins[area] == _UNKNOWN:
            self.margins[area] = self.prospects.margin(area)
        return self.margins[area]

    def change(self, area: i64, samurai: i64) -> float:
        """Return the gain of own samurai entering an area, or of one leaving it."""
        at = area * _CHANGES + samurai + 1
        if self.changes[at] == _UNKNOWN:
            self.changes[at] = self.changed(area, self.faction, samurai)
        return self.changes[at]

    def changed(self, area: i64, faction: i64, influence: i64) -> float:
        before = self.margin(area)
        p = self.prospects
        p.shift(faction, area, influence)
        gain = p.margin(area) - before
        p.shift(faction, area, -influence)
        return gain

    def move(self, source: int, target: int) -> float:
        return self.change(source, -1) + self.change(target, 1)

    def march(self, target: int) -> float:
        """Return the gain of a march: the daimyo takes its influence and its Kachidoki along."""
        s = self.s
        p = self.prospects
        faction = self.faction
        source = s.daimyo[faction]
        source_before = self.margin(source)
        target_before = self.margin(target)
        p.shift(faction, source, -DAIMYO_INFLUENCE)
        p.shift(faction, target, DAIMYO_INFLUENCE)
        p.shout(faction, source, -1.0)
        p.shout(faction, target, 1.0)
        gain = p.margin(source) + p.margin(target) - source_before - target_before
        p.shift(faction, source, DAIMYO_INFLUENCE)
        p.shift(faction, target, -DAIMYO_INFLUENCE)
        p.shout(faction, source, 1.0)
        p.shout(faction, target, -1.0)
        cards = p.hands[self.seat]
        before = entry_hope(s, faction, cards)
        if before > 0.0:
            s.daimyo[faction] = target
            after = _entry_points(s, faction) if target == KYOTO else entry_hope(s, faction, cards)
            s.daimyo[faction] = source
            gain += after - before
        return gain

    def remove(self, victim: int) -> float:
        """Return the gain of removing a samurai, or of sending a neutral one away."""
        gain = self.changed(self.s.daimyo[self.faction], victim, -1)
        return gain + self.in_supply * self.prospects.weights[victim]

    def send(self, target: int) -> float:
        return self.changed(target, self.s.setup.neutral(), 1)

    def step_gains(self) -> list[float]:
        """Return the gain per point of each step that action points can buy, best first."""
        s = self.s
        faction = self.faction
        home = s.daimyo[faction]
        out: list[float] = []
        cost = 1 if s.setup.variants & SWIFT else DAIMYO_STEP
        for target in (home - 1, home + 1):
            if KYOTO <= target <= LAST_AREA:
                gain = self.march(target) / cost
                if gain > 0.0:
                    for _ in range(cost):
                        out.append(gain)
        for area in range(AREA_COUNT):
            if s.samurai[faction * AREA_COUNT + area]:
                for target in (area - 1, area + 1):
                    if KYOTO <= target <= LAST_AREA:
                        gain = self.move(area, target)
                        if gain > 0.0:
                            out.append(gain)
        for victim in s.setup.factions:
            if s.setup.owner[victim] != self.seat and s.samurai[victim * AREA_COUNT + home]:
                gain = self.remove(victim)
                if gain > 0.0:
                    out.append(gain)
        out.sort(reverse=True)
        return out

    def with_points(self, gains: list[float], points: int) -> float:
        out = 0.0
        for place in range(min(points, len(gains))):
            out += gains[place]
        return out

    # a card

    def play_gains(self, actions: list[Action]) -> list[float]:
        """Return the better effect plus the chance to win the trick, less the value in hand."""
        s = self.s
        worths = _WORTH[_this_round(s)]
        steps = self.step_gains()
        count = self.prospects.count
        start = len(s.plays) - count
        better = beating(s.plays, start) if count else 0
        led = CARD_SUIT[s.plays[start] & CARD_MASK] if count else -1
        own = self.shout_margin(s.daimyo[self.faction])
        present = 0.0
        if count:
            holder = s.plays[winning_play(s.plays, start)] >> CARD_BITS
            present = self.shout_margin(s.daimyo[holder])
        holds = _HOLDS ** (s.setup.plays_each_trick - count - 1)
        most = min(MOST_PLACED, s.supply[self.faction])
        out: list[float] = []
        for action in actions:
            card = play_card(action)
            value = CARD_VALUE[card]
            if value == NINJA:
                gain = self.place_anywhere(most)
            else:
                gain = max(self.place(value, most), self.with_points(steps, value))
            if count == 0:
                gain += _LEAD_HOLDS[value] * own
            elif better >> card & 1:
                gain += holds * (own - present)
            if led == CARD_SUIT[card] and s.setup.variants & FOLLOWING:
                gain += s.setup.tables.follow
            out.append(gain - worths[value])
        return out

    def place_anywhere(self, count: int) -> float:
        best = 0.0
        for area in range(AREA_COUNT):
            best = max(best, self.place(area, count))
        return best

    def shout_margin(self, area: int) -> float:
        """Return what Kachidoki in an area would pay now: own points minus those of others."""
        s = self.s
        ranked = ranks(s, area)
        out = 0.0
        for faction in s.setup.factions:
            points = self.prospects.shout_row
            if 1 <= ranked[faction] <= 3:
                out += self.prospects.weights[faction] * points[ranked[faction] - 1]
        return out
