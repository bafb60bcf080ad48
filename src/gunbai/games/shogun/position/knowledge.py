"""Possible worlds: everything a seat can't know is dealt again (SG-H5, SG-H6, SG-H17)."""

from __future__ import annotations

from gunbai.core.rng import seeded
from gunbai.games.shogun.names import AUCTION, INTRIGUE, NO_CARD, SLOT_COUNT
from gunbai.games.shogun.position.plans import hand_cards, payable
from gunbai.games.shogun.position.position import ShogunPosition


def determinize(s: ShogunPosition, seat: int, seed: int) -> ShogunPosition:
    """Return a position this seat could be in: other plans and chance are new (SG-H13)."""
    n = s.clone()
    n.rng = seeded(seed)
    n.tower.script = []
    for frame in n.stack:
        frame.reseal(n, seat, n.rng)
    planning = n.ask is not None and n.ask.key == "SG-D6"
    for other in range(n.setup.players):
        if other == seat:
            continue
        if planning and n.ask is not None and n.ask.owes(other):
            base = other * SLOT_COUNT
            n.plans[base : base + SLOT_COUNT] = [NO_CARD] * SLOT_COUNT
        elif planning:
            redraw_plan(n, other)
        else:
            deal_hidden(n, other)
    return n


def redraw_plan(n: ShogunPosition, seat: int) -> None:
    """Lay any full plan (SG-L4, SG-Q6, SG-Q9)."""
    base = seat * SLOT_COUNT
    slots = list(range(n.setup.slots))
    cards = hand_cards(n, seat)
    n.rng.shuffle(cards)
    if len(cards) < len(slots):
        n.rng.shuffle(slots)
    plan = [NO_CARD] * SLOT_COUNT
    for slot, card in zip(slots, cards, strict=False):
        plan[slot] = card
    if plan[AUCTION] != NO_CARD and not payable(n, seat, plan[AUCTION]):
        free = cards.index(INTRIGUE)  # the 0 costs nothing and changes places with that card
        if free < len(slots):
            plan[slots[free]] = plan[AUCTION]
        plan[AUCTION] = INTRIGUE
    n.plans[base : base + SLOT_COUNT] = plan


def deal_hidden(n: ShogunPosition, seat: int) -> None:
    """Deal the face-down cards again: they could be any the seat had when it planned."""
    base = seat * SLOT_COUNT
    hidden: list[int] = []
    shown: list[int] = []
    for slot in range(n.setup.slots):
        card = n.plans[base + slot]
        if card == NO_CARD:
            continue
        if n.shown[seat] >> slot & 1:
            shown.append(card)
        else:
            hidden.append(slot)
    if not hidden:
        return
    pool = [
        card
        for card in hand_cards(n, seat)
        if card not in shown and (card >= INTRIGUE or not n.gained >> card & 1)
    ]
    n.rng.shuffle(pool)
    for place, slot in enumerate(hidden):
        n.plans[base + slot] = pool[place]
