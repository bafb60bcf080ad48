"""The best plan by assignment: cards to slots with the highest worth of the whole plan."""

from __future__ import annotations

from typing import Final

from gunbai.core.memory import Memo
from gunbai.games.shogun.bot.assignment import Assignment
from gunbai.games.shogun.bot.outlook import OFFICIAL_WORTH, Outlook
from gunbai.games.shogun.names import (
    AUCTION,
    CARD_COUNT,
    EXCHANGE1,
    INTRIGUE,
    NO_CARD,
    OFFICIAL,
    SLOT_COUNT,
)
from gunbai.games.shogun.position.plans import hand_cards, payable
from gunbai.games.shogun.position.position import ShogunPosition

NEVER: Final = -1000.0
_BID: Final = [0.0, 0.28, 0.50, 0.66, 0.78]  # the worth of a bid of 0 … 4 chests
_PROVINCE_BID: Final = 0.12


class PlanValues:
    """The worth of each card in each slot, and the loss of each against the best plan."""

    def __init__(self, s: ShogunPosition, seat: int) -> None:
        self.cards = hand_cards(s, seat)
        self.slots = s.setup.slots
        self._place = [-1] * CARD_COUNT  # of each card in hand
        for place, card in enumerate(self.cards):
            self._place[card] = place
        self.values = values_by_slot(s, seat, self.cards)
        self.loss = Assignment(self.slots, len(self.cards), self.values).losses()

    def value(self, card: int, slot: int) -> float:
        return self.values[slot * len(self.cards) + self._place[card]]

    def lost(self, card: int, slot: int) -> float:
        """Return the least that a plan with this card there loses against the best plan."""
        return self.loss[slot * len(self.cards) + self._place[card]]


def values_of_plan(s: ShogunPosition, seat: int) -> PlanValues:
    """Return the values kept since this seat's plan was first considered in this round."""
    by_seat = _kept_in_this_round(s).by_seat
    kept = by_seat[seat]
    if kept is None:
        kept = PlanValues(s, seat)
        by_seat[seat] = kept
    return kept


class RoundValues(Memo):
    """The values of all plans of one round, as far as they were considered."""

    def __init__(self, s: ShogunPosition) -> None:
        #: The cards laid out for this round, by which it is known: no other round has this list.
        self.specials: Final = s.specials
        self.by_seat: Final[list[PlanValues | None]] = [None] * s.setup.players


def _kept_in_this_round(s: ShogunPosition) -> RoundValues:
    memory = s.memory
    last = memory.last
    if isinstance(last, RoundValues) and last.specials is s.specials:
        return last
    before = memory.before
    if isinstance(before, RoundValues) and before.specials is s.specials:
        memory.use_before()
        return before
    kept = RoundValues(s)
    memory.keep(kept)
    return kept


def values_by_slot(s: ShogunPosition, seat: int, cards: list[int]) -> list[float]:
    """Return the worth of cards in slots, by slot × number of cards + card."""
    outlook = Outlook(s)
    chest = outlook.chest(seat)
    out: list[float] = []
    for slot in range(s.setup.slots):
        for card in cards:
            if slot == AUCTION:
                out.append(bid_worth(s, seat, card, chest))
            elif slot >= EXCHANGE1:
                out.append(exchange_worth(s, seat, card, slot - EXCHANGE1 + 1, outlook))
            elif card >= INTRIGUE:
                out.append(0.0)
            else:
                out.append(outlook.action(seat, card, slot))
    return out


def bid_worth(s: ShogunPosition, seat: int, card: int, chest: float) -> float:
    if not payable(s, seat, card):
        return NEVER
    if card < INTRIGUE:
        return _PROVINCE_BID
    if card >= OFFICIAL:
        return 0.0
    return _BID[card - INTRIGUE] - chest * (card - INTRIGUE)


def exchange_worth(s: ShogunPosition, seat: int, card: int, count: int, outlook: Outlook) -> float:
    """SG-XT9…XT14: the worth of officials for armies, from the tray or from a province."""
    if INTRIGUE <= card < OFFICIAL:
        return 0.0
    if s.officials[seat] < count:
        return 0.0
    worth = OFFICIAL_WORTH * count
    if card >= OFFICIAL:
        tray = s.tower.tray[s.setup.colour[seat]]
        return worth if tray >= count else 0.02 * count
    armies = s.armies[card]
    if armies <= count:
        return 0.0
    return (
        worth
        - outlook.danger(seat, card, armies - count)
        + outlook.danger(seat, card, armies)
        - 0.6 * outlook.army * count
    )


def pending_worth(s: ShogunPosition, seat: int, outlook: Outlook) -> float:
    """Return the gain to expect of the cards that still lie face down on a board."""
    base = seat * SLOT_COUNT
    shown = s.shown[seat]
    worth = 0.0
    for slot in range(AUCTION):
        card = s.plans[base + slot]
        if card != NO_CARD and card < INTRIGUE and not shown >> slot & 1:
            worth += outlook.action(seat, card, slot)
    return worth
