"""The knowledge of a seat, and positions that fit it (JK-H04…H13).

Cards a seat has seen stay where they are; all others are dealt again over the same places, every
deal that fits what was seen being equally likely. A seat that could not follow a colour has no
more cards of it (JK-H13).
"""

from __future__ import annotations

from typing import Final

from gunbai.core.rng import Rng, seeded
from gunbai.games.joraku.kinds import CARD_BITS, CARD_MASK
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    ALL_CARDS,
    CARD_SUIT,
    NEUTRAL,
    SUIT_MASK,
    SUIT_SIZE,
    TWO_VS_TWO,
    card_count,
    cards_of,
)

_SUITS: Final = 3
# The number of cards of each colour that a place gets, packed.
_COUNT_BITS: Final = 4
_COUNT: Final = (1 << _COUNT_BITS) - 1
_YELLOW: Final = _COUNT_BITS
_BLUE: Final = 2 * _COUNT_BITS
_PLACE: Final = 3 * _COUNT_BITS
#: Where a player may hold unseen cards: in hand, private, picked, to draft.
_ZONES: Final = 4


def determinize(s: JorakuPosition, seat: int, seed: int) -> JorakuPosition:
    """Return a position that `seat` could be in, with new random numbers."""
    if not 0 <= seat < s.setup.players:
        raise ValueError(f"there is no seat {seat}")
    n = s.clone()
    n.rng = seeded(seed)
    if n.round == 0:
        return n  # nothing is dealt yet
    if n.setup.mode == NEUTRAL and n.discarded[1 - seat]:
        _redeal_after_discard(n, seat)
    else:
        _redeal(n, seat)
    _renew_passes(n, seat)
    for frame in n.stack:
        frame.reseal(n, seat, n.rng)
    return n


def played_cards(s: JorakuPosition) -> int:
    mask = 0
    for play in s.plays:
        mask |= 1 << (play & CARD_MASK)
    return mask


def played_by(s: JorakuPosition, seat: int) -> int:
    mask = 0
    for play in s.plays:
        if s.setup.owner[play >> CARD_BITS] == seat:
            mask |= 1 << (play & CARD_MASK)
    return mask


def seen_cards(s: JorakuPosition, seat: int) -> int:
    """Return every card of this round whose place the seat knows, or knew when it passed it on."""
    seen = played_cards(s) | s.hands[seat] | s.passed[seat] | s.discarded[seat]
    seen |= s.private[seat] | s.picked[seat] | s.drafts[seat]
    if s.setup.mode == TWO_VS_TWO:
        seen |= known_of_opponent(s, seat)
    return seen


def known_of_opponent(s: JorakuPosition, seat: int) -> int:
    """Return the opponent's cards that the draft has shown, in "2 vs 2" (JK-H11)."""
    other = 1 - seat
    if s.drafts[other] and not s.picked[other]:
        return 0  # nothing was exchanged yet
    return (s.hands[other] | s.picked[other] | s.drafts[other]) & ~s.veiled[other]


def known_with(s: JorakuPosition, seat: int, other: int) -> int:
    """Return the cards that `seat` knows `other` to hold now."""
    if s.setup.mode == TWO_VS_TWO:
        return known_of_opponent(s, seat)
    if s.discarded[other]:
        return 0  # a card passed on may be the one discarded
    return s.passed[seat] & s.hands[other]


def voids(s: JorakuPosition) -> list[int]:
    """Return for each seat the cards it cannot hold: it did not follow that colour (JK-H13)."""
    out = [0] * s.setup.players
    led = 0
    for place, play in enumerate(s.plays):
        suit = CARD_SUIT[play & CARD_MASK]
        if place % s.setup.plays_each_trick == 0:
            led = suit
        elif suit != led:
            out[s.setup.owner[play >> CARD_BITS]] |= SUIT_MASK[led]
    return out


class _Dealer:
    """A dealer of unseen cards over places with sizes and barred colours, all deals equally likely.

    Places are filled in order; the rest is set aside. The number of cards of each colour
    that a place gets is drawn by how many deals it leaves open, so all deals are equally likely.
    """

    def __init__(self, pool: int, sizes: list[int], barred: list[int]) -> None:
        self.pool = pool
        self.sizes = sizes
        self.barred = barred
        self.left = [card_count(pool & mask) for mask in SUIT_MASK]
        self.memo: dict[int, float] = {}

    def ways(self, place: int, r: int, y: int, b: int) -> float:
        """Return the number of ways to fill the places from `place` on."""
        if place == len(self.sizes):
            return 1.0
        key = place << _PLACE | b << _BLUE | y << _YELLOW | r
        known = self.memo.get(key)
        if known is None:
            known = 0.0
            for split in self.splits(place, r, y, b):
                known += self.weight(place, split, r, y, b)
            self.memo[key] = known
        return known

    def splits(self, place: int, r: int, y: int, b: int) -> list[int]:
        """Return the possible colours of one place, packed."""
        size = self.sizes[place]
        barred = self.barred[place]
        most_r = 0 if barred & SUIT_MASK[0] else min(r, size)
        most_y = 0 if barred & SUIT_MASK[1] else min(y, size)
        most_b = 0 if barred & SUIT_MASK[2] else min(b, size)
        out: list[int] = []
        for red in range(most_r + 1):
            for yellow in range(min(most_y, size - red) + 1):
                blue = size - red - yellow
                if blue <= most_b:
                    out.append(red | yellow << _YELLOW | blue << _BLUE)
        return out

    def weight(self, place: int, split: int, r: int, y: int, b: int) -> float:
        red = split & _COUNT
        yellow = split >> _YELLOW & _COUNT
        blue = split >> _BLUE
        chosen = _BINOMIAL[r][red] * _BINOMIAL[y][yellow] * _BINOMIAL[b][blue]
        return chosen * self.ways(place + 1, r - red, y - yellow, b - blue)

    def total(self) -> float:
        return self.ways(0, self.left[0], self.left[1], self.left[2])

    def deal(self, rng: Rng) -> list[int]:
        """Return the cards of each place, then those aside, as sets."""
        if not any(self.barred):
            return self._deal_freely(rng)
        suits: list[list[int]] = []
        for mask in SUIT_MASK:
            cards = cards_of(self.pool & mask)
            rng.shuffle(cards)
            suits.append(cards)
        out: list[int] = []
        for place in range(len(self.sizes)):
            split = self._draw_split(place, rng, suits)
            mask = 0
            for suit in range(_SUITS):
                for _ in range(split >> _COUNT_BITS * suit & _COUNT):
                    mask |= 1 << suits[suit].pop()
            out.append(mask)
        rest = self.pool
        for mask in out:
            rest &= ~mask
        out.append(rest)
        return out

    def _draw_split(self, place: int, rng: Rng, suits: list[list[int]]) -> int:
        r = len(suits[0])
        y = len(suits[1])
        b = len(suits[2])
        splits = self.splits(place, r, y, b)
        mark = rng.unit() * self.ways(place, r, y, b)
        chosen = -1
        for split in splits:
            weight = self.weight(place, split, r, y, b)
            if weight > 0.0:
                chosen = split
                mark -= weight
                if mark < 0.0:
                    break
        assert chosen >= 0, "no deal fits what was seen"
        return chosen

    def _deal_freely(self, rng: Rng) -> list[int]:
        cards = cards_of(self.pool)
        rng.shuffle(cards)
        out: list[int] = []
        start = 0
        for size in self.sizes:
            mask = 0
            for card in cards[start : start + size]:
                mask |= 1 << card
            start += size
            out.append(mask)
        rest = 0
        for card in cards[start:]:
            rest |= 1 << card
        out.append(rest)
        return out


def _binomials() -> list[list[float]]:
    most = SUIT_SIZE + 1
    rows: list[list[float]] = [[1.0] + [0.0] * most]
    for n in range(most):
        above = rows[n]
        rows.append([1.0] + [above[k - 1] + above[k] for k in range(1, most + 1)])
    return rows


_BINOMIAL: Final = _binomials()


def _redeal(n: JorakuPosition, seat: int) -> None:
    """Deal all cards the seat has not seen over the places they can be in."""
    seen = seen_cards(n, seat)
    barred = voids(n)
    sizes: list[int] = []
    bars: list[int] = []
    for other in range(n.setup.players):
        if other != seat:
            for zone in (n.hands[other], n.private[other], n.picked[other], n.drafts[other]):
                sizes.append(card_count(zone & ~seen))
            bars += [barred[other], 0, 0, 0]
    dealt = _Dealer(ALL_CARDS & ~seen, sizes, bars).deal(n.rng)
    n.private = n.private[:]
    n.picked = n.picked[:]
    n.drafts = n.drafts[:]
    n.veiled = n.veiled[:]
    place = 0
    for other in range(n.setup.players):
        if other != seat:
            n.hands[other] = n.hands[other] & seen | dealt[place]
            n.private[other] = n.private[other] & seen | dealt[place + 1]
            n.picked[other] = n.picked[other] & seen | dealt[place + 2]
            n.drafts[other] = n.drafts[other] & seen | dealt[place + _ZONES - 1]
            veiled = dealt[place] | dealt[place + 1] | dealt[place + 2]
            if n.setup.mode == TWO_VS_TWO:
                n.veiled[other] = n.veiled[other] & seen | veiled
            place += _ZONES
    n.aside = dealt[place]


def _redeal_after_discard(n: JorakuPosition, seat: int) -> None:
    """JK-N08: the opponent's discard may be a card that this seat passed to them."""
    other = 1 - seat
    seen = seen_cards(n, seat)
    barred = voids(n)[other]
    passed = n.passed[seat] & ~played_cards(n)
    held = card_count(n.hands[other])
    pool = ALL_CARDS & ~seen
    dealers: list[_Dealer] = []
    gone: list[int] = []
    if not passed & barred:  # the discard is a card this seat never saw
        free = held - card_count(passed)
        if free >= 0:
            dealers.append(_Dealer(pool, [free, 1], [barred, 0]))
            gone.append(0)
    for card in cards_of(passed):
        kept = passed & ~(1 << card)
        free = held - card_count(kept)
        if free >= 0 and not kept & barred:
            dealers.append(_Dealer(pool, [free, 0], [barred, 0]))
            gone.append(1 << card)
    totals = [dealer.total() for dealer in dealers]
    mark = n.rng.unit() * sum(totals)
    case = -1
    for place, total in enumerate(totals):
        if total > 0.0:
            case = place
            mark -= total
            if mark < 0.0:
                break
    assert case >= 0, "no deal fits what was seen"
    dealt = dealers[case].deal(n.rng)
    n.hands[other] = passed & ~gone[case] | dealt[0]
    n.discarded = n.discarded[:]
    n.discarded[other] = gone[case] | dealt[1]
    n.aside = dealt[2]


def _renew_passes(n: JorakuPosition, seat: int) -> None:
    """Redraw the cards that others passed among themselves, which are unknown, too (JK-H05)."""
    seats = n.setup.players
    n.passed = n.passed[:]
    for other in range(seats):
        left = (other + 1) % seats
        count = card_count(n.passed[other])
        if seat not in (other, left) and count:
            cards = cards_of(n.hands[left] | played_by(n, left))
            n.rng.shuffle(cards)
            mask = 0
            for card in cards[:count]:
                mask |= 1 << card
            n.passed[other] = mask
