"""Cards in hand and on the boards (SG-L, SG-Q9)."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.names import (
    AUCTION,
    BATTLE1,
    BATTLE2,
    CARD_COUNT,
    CASTLE,
    COURT,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    EXCHANGE1,
    INTRIGUE,
    NO_CARD,
    OFFICIAL,
    PROVINCE_COUNT,
    RICE,
    SLOT_COUNT,
    TAX,
    TEMPLE,
    THEATRE,
)
from gunbai.games.shogun.position.position import ShogunPosition

_OWN_CARDS: Final = list(range(INTRIGUE, OFFICIAL))
_COURT_CARDS: Final = list(range(INTRIGUE, CARD_COUNT))


def hand_cards(s: ShogunPosition, seat: int) -> list[int]:
    """Return the cards a seat can plan with: provinces, intrigue cards and officials (SG-I7)."""
    owner = s.owner
    out = [province for province in range(PROVINCE_COUNT) if owner[province] == seat]
    return out + (_COURT_CARDS if s.setup.expansions & COURT else _OWN_CARDS)


def hands_of_all(s: ShogunPosition) -> list[list[int]]:
    """Return the cards that each seat can plan with."""
    hands: list[list[int]] = [[] for _ in range(s.setup.players)]
    owner = s.owner
    for province in s.setup.provinces:
        seat = owner[province]
        if seat >= 0:
            hands[seat].append(province)
    others = _COURT_CARDS if s.setup.expansions & COURT else _OWN_CARDS
    for hand in hands:
        hand.extend(others)
    return hands


def bid_price(card: int) -> int:
    """SG-U9, SG-U12: return the chests that a card costs as a bid."""
    return card - INTRIGUE if INTRIGUE <= card < OFFICIAL else 0


def payable(s: ShogunPosition, seat: int, card: int) -> bool:
    """SG-Q6: return True if this card may be the bid."""
    return not INTRIGUE < card < OFFICIAL or card - INTRIGUE <= s.chests[seat]


def full_plan(s: ShogunPosition, seat: int) -> bool:
    """SG-L4, SG-Q9: return True if every slot is filled, or every card is laid."""
    base = seat * SLOT_COUNT
    slots = s.setup.slots
    laid = slots - s.plans[base : base + slots].count(NO_CARD)
    return laid == slots or laid == len(hand_cards(s, seat))


def default_plan(s: ShogunPosition, seat: int) -> list[int]:
    """SG-D6: the plan for an absent player, by slot."""
    wanted = [NO_CARD] * SLOT_COUNT
    wanted[AUCTION] = INTRIGUE
    for place, slot in enumerate((BATTLE1, BATTLE2, CASTLE, TEMPLE)):
        wanted[slot] = INTRIGUE + 1 + place
    if s.setup.has(COURT):
        for place in range(CARD_COUNT - OFFICIAL):
            wanted[EXCHANGE1 + place] = OFFICIAL + place
    left = s.provinces_of(seat)
    for slot in (TAX, RICE):
        printed = s.setup.tables.taxes if slot == TAX else s.setup.tables.rice
        best = NO_CARD
        for province in left:
            if best == NO_CARD or _calmer(s, province, best, printed):
                best = province
        if best != NO_CARD:
            wanted[slot] = best
            left.remove(best)
    for slot in (DEPLOY5, DEPLOY3, DEPLOY1, THEATRE):
        if left:
            wanted[slot] = left.pop(0)
    return wanted


def _calmer(s: ShogunPosition, province: int, other: int, printed: list[int]) -> bool:
    """Return True if a province has fewer markers or, at a tie, a higher printed value."""
    if s.unrest[province] != s.unrest[other]:
        return s.unrest[province] < s.unrest[other]
    return printed[province] > printed[other]
