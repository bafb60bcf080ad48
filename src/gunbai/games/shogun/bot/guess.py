"""Probable plans of others: hidden cards laid as their owner's interest suggests."""

from __future__ import annotations

import math
from typing import Final

from gunbai.games.shogun.bot.assignment import Assignment
from gunbai.games.shogun.bot.plan_values import values_of_plan
from gunbai.games.shogun.names import INTRIGUE, NO_CARD, SLOT_COUNT
from gunbai.games.shogun.position.plans import hand_cards
from gunbai.games.shogun.position.position import ShogunPosition

SURPRISE: Final = 0.12  # points by which others may judge differently; nothing is ruled out


def guess(s: ShogunPosition, seat: int) -> None:
    """Replace the cards which this seat can't see by likely ones (SG-H5)."""
    planning = s.ask is not None and s.ask.key == "SG-D6"
    if planning:
        s.stack[-1].reseal(s, seat, s.rng)
    for other in range(s.setup.players):
        if other != seat:
            if planning:
                lay_likely(s, other, list(range(s.setup.slots)), hand_cards(s, other))
            else:
                lay_hidden(s, other)


def lay_hidden(s: ShogunPosition, seat: int) -> None:
    """Replace the cards that lie face down, by cards that are not shown elsewhere (SG-H6)."""
    base = seat * SLOT_COUNT
    slots: list[int] = []
    cards = [card for card in hand_cards(s, seat) if card >= INTRIGUE or not s.gained >> card & 1]
    for slot in range(s.setup.slots):
        card = s.plans[base + slot]
        if card == NO_CARD:
            continue
        if not s.shown[seat] >> slot & 1:
            slots.append(slot)
        elif card in cards:
            cards.remove(card)
    if slots:
        lay_likely(s, seat, slots, cards)


def lay_likely(s: ShogunPosition, seat: int, slots: list[int], cards: list[int]) -> None:
    """Lay the best plan for this seat, if it judges a little differently than we do."""
    worths = values_of_plan(s, seat)
    values: list[float] = []
    for slot in slots:
        for card in cards:
            noise = -math.log(-math.log(s.rng.unit() * 0.999998 + 0.000001))
            values.append(worths.value(card, slot) + SURPRISE * noise)
    chosen = Assignment(len(slots), len(cards), values).chosen()
    base = seat * SLOT_COUNT
    for place in range(len(slots)):
        column = chosen[place]
        s.plans[base + slots[place]] = NO_CARD if column < 0 else cards[column]
