"""Planning and bid (SG-L, SG-XT8): one sealed answer, built and changed card by card."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    CONFIRM,
    LAY,
    LIFT,
    lay,
    lift,
    lift_slot,
    unpack_lay,
)
from gunbai.games.shogun.names import (
    AUCTION,
    CARD_COUNT,
    CARDS,
    COURT,
    INTRIGUE,
    NO_CARD,
    OFFICIAL,
    SLOT_COUNT,
    SLOTS,
)
from gunbai.games.shogun.position.plans import (
    default_plan,
    full_plan,
    hand_cards,
    hands_of_all,
    payable,
)
from gunbai.games.shogun.position.position import ShogunPosition


def _next_slot(filled: int) -> int:
    """Return the slot to fill next: the bid first, then slot by slot."""
    return (~filled & filled + 1).bit_length() - 1 if filled >> AUCTION & 1 else AUCTION


#: The slot for which a search looks for a card next, by the slots that are filled, as bits.
_NEXT_SLOT: Final = [_next_slot(filled) for filled in range(1 << SLOT_COUNT)]
#: Laying a card, by slot and card; `Any` saves compiled code a copy of each number.
_LAYS: Final[list[list[Any]]] = [
    [lay(card, slot) for card in range(CARD_COUNT)] for slot in range(SLOT_COUNT)
]
_LIFTS: Final = [lift(slot) for slot in range(SLOT_COUNT)]
_DEAREST_BID: Final = OFFICIAL - 1 - INTRIGUE


class Planning(Frame[ShogunPosition]):
    """SG-D6: all plan at the same time, until the last one confirms (SG-Q8)."""

    name = "planning"
    steps = ["start", "planning"]
    asks = {"planning": ["SG-D6"]}
    sealed = ["SG-D6"]

    def __init__(self, pc: int) -> None:
        super().__init__(pc)
        self.hands: list[list[int]] = []  # all cards by seat; they stay the same during planning
        self.left: list[list[int]] = []  # cards not laid; a list is replaced, never changed
        self.filled: list[int] = []  # slots as bits, by seat; valid whenever `left` is

    def hand(self, s: ShogunPosition, seat: int) -> list[int]:
        if not self.hands:
            self.hands = hands_of_all(s)
        return self.hands[seat]

    def in_hand(self, s: ShogunPosition, seat: int) -> list[int]:
        """Return the cards of a seat that are not on its board."""
        if not self.left:
            self.hand(s, seat)
            self.left = self.hands[:]
            self.filled = [0] * s.setup.players
            if s.plans.count(NO_CARD) < len(s.plans):
                for other in range(s.setup.players):
                    self.look_at_board(s, other)
        return self.left[seat]

    def look_at_board(self, s: ShogunPosition, seat: int) -> None:
        """Find out which slots are filled and which cards are left."""
        base = seat * SLOT_COUNT
        plans = s.plans
        filled = 0
        laid = 0  # cards, as bits
        for slot in range(s.setup.slots):
            card = plans[base + slot]
            if card != NO_CARD:
                filled |= 1 << slot
                laid |= 1 << card
        hand = self.hands[seat]
        self.filled[seat] = filled
        self.left[seat] = [card for card in hand if not laid >> card & 1] if laid else hand

    def reseal(self, s: ShogunPosition, seat: int, rng: Rng) -> None:
        """Forget the cards left in hand: plans are about to be laid again."""
        self.left = []

    def run(self, s: ShogunPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return Ask("SG-D6", (1 << s.setup.players) - 1, secret=True)
        s.leave()
        return None

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        """Return any card for any slot: a laid card moves, two cards may change places."""
        slots = s.setup.slots
        base = seat * SLOT_COUNT
        laid = s.plans[base : base + slots]
        out: list[Action] = []
        for card in self.hand(s, seat):
            here = laid.index(card) if card in laid else -1
            may_bid = payable(s, seat, card)
            for slot in range(slots):
                if slot == here or (slot == AUCTION and not may_bid):
                    continue
                if here == AUCTION and laid[slot] != NO_CARD and not payable(s, seat, laid[slot]):
                    continue
                out.append(_LAYS[slot][card])
        out += [_LIFTS[slot] for slot in range(slots) if laid[slot] != NO_CARD]
        if full_plan(s, seat):
            out.append(CONFIRM)
        return out

    def refuse_lay(self, s: ShogunPosition, seat: int, card: int, slot: int) -> Refusal | None:
        """SG-Q6: nobody may bid more than they have, not even with a card that changes places."""
        if slot == AUCTION and not payable(s, seat, card):
            return refuse_bid(s, seat, card)
        there = s.plan(seat, slot)
        if there != NO_CARD and s.slot_of(seat, card) == AUCTION and not payable(s, seat, there):
            return refuse_bid(s, seat, there)
        return None

    def candidates(self, s: ShogunPosition, seat: int) -> list[Action]:
        """Return cards for the next slot, the bid first; with too few cards go card by card."""
        left = self.left[seat] if self.left else self.in_hand(s, seat)
        slots = s.setup.slots
        slot = _NEXT_SLOT[self.filled[seat]]
        if not left or slot == slots:
            return [CONFIRM]
        if len(self.hands[seat]) <= slots:
            return self.card_by_card(s, seat, left)
        if slot == AUCTION and s.chests[seat] < _DEAREST_BID:
            left = [card for card in left if payable(s, seat, card)]
            if not left:
                return self.another_bid(s, seat)
        if left[-1] > OFFICIAL:
            left = one_official(left)
        lays = _LAYS[slot]
        return [lays[card] for card in left]

    def card_by_card(self, s: ShogunPosition, seat: int, left: list[int]) -> list[Action]:
        """Return the next card for any free slot."""
        card = left[-1] if left[-1] >= INTRIGUE else left[0]
        filled = self.filled[seat]
        if not payable(s, seat, card):
            filled |= 1 << AUCTION
        lays = [_LAYS[slot][card] for slot in range(s.setup.slots) if not filled >> slot & 1]
        return lays or self.another_bid(s, seat)

    def another_bid(self, s: ShogunPosition, seat: int) -> list[Action]:
        """Return laid cards that can become the bid, where no card left can be paid as one."""
        base = seat * SLOT_COUNT
        laid = [card for card in s.plans[base : base + SLOT_COUNT] if card != NO_CARD]
        return [lay(card, AUCTION) for card in laid if payable(s, seat, card)]

    def default(self, s: ShogunPosition, seat: int) -> Action:
        """Return the next step to the ledger's default plan (SG-D6)."""
        wanted = default_plan(s, seat)
        base = seat * SLOT_COUNT
        for slot in range(s.setup.slots):
            if wanted[slot] == NO_CARD and s.plans[base + slot] != NO_CARD:
                return _LIFTS[slot]
        if s.plans[base + AUCTION] != wanted[AUCTION]:  # first: then no swap can raise the bid
            return lay(wanted[AUCTION], AUCTION)
        for slot in range(s.setup.slots):
            if wanted[slot] != s.plans[base + slot]:
                return lay(wanted[slot], slot)
        return CONFIRM

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        if action == CONFIRM:
            s.emit("sg-committed", seat)
            return True
        left = self.left[seat] if self.left else self.in_hand(s, seat)
        filled = self.filled[seat]
        card, slot = unpack_lay(action)
        if action < LIFT and not filled >> slot & 1:
            rest = left[:]
            try:
                rest.remove(card)
            except ValueError:  # it lies in another slot
                pass
            else:
                s.plans[seat * SLOT_COUNT + slot] = card
                self.filled[seat] = filled | 1 << slot
                self.left[seat] = rest
                return False
        rearrange(s, seat, action)
        self.look_at_board(s, seat)
        return False

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if action == CONFIRM:
            slots = s.setup.slots
            empty = [SLOTS[n] for n in range(slots) if s.plan(seat, n) == NO_CARD]
            cards = len(hand_cards(s, seat))
            if cards < slots:
                left = cards - (slots - len(empty))
                return Refusal("sg-refuse-cards-left", "SG-Q9", {"count": left})
            return Refusal("sg-refuse-plan-open", "SG-L4", {"slots": empty})
        if verb_of(action) == LIFT:
            slot = lift_slot(action)
            if slot >= s.setup.slots:
                return Refusal("sg-refuse-slot", "SG-XT8", {"slot": SLOTS[slot]})
            return Refusal("sg-refuse-empty-slot", "SG-L3", {"slot": SLOTS[slot]})
        if verb_of(action) != LAY:
            return Refusal("refuse-other-decision")
        card, slot = unpack_lay(action)
        if card not in hand_cards(s, seat):
            rule = "SG-XT2" if card >= OFFICIAL and not s.setup.has(COURT) else "SG-L5"
            return Refusal("sg-refuse-not-yours", rule, {"card": CARDS[card]})
        if slot >= s.setup.slots:
            return Refusal("sg-refuse-slot", "SG-XT8", {"slot": SLOTS[slot]})
        refusal = self.refuse_lay(s, seat, card, slot)
        if refusal is not None:
            return refusal
        return Refusal("sg-refuse-there-already", "SG-L3", {"card": CARDS[card]})

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        filled = sum(s.plan(seat, slot) != NO_CARD for slot in range(s.setup.slots))
        return {"filled": filled, "count": min(s.setup.slots, len(hand_cards(s, seat)))}

    def evident(self, s: ShogunPosition, seat: int) -> bool:
        """Return False: nobody sees how far a plan is, so no step is automatic (SG-H5)."""
        return False

    def copy(self) -> Frame[ShogunPosition]:
        copied = Planning(self.pc)
        copied.hands = self.hands
        copied.left = self.left[:]
        copied.filled = self.filled[:]
        return copied


def rearrange(s: ShogunPosition, seat: int, action: Action) -> None:
    """Lift a card, or lay one where another lies; the two change places."""
    base = seat * SLOT_COUNT
    if action >= LIFT:
        s.plans[base + lift_slot(action)] = NO_CARD
        return
    card, slot = unpack_lay(action)
    place = base + slot
    here = s.slot_of(seat, card)
    if here >= 0:
        s.plans[base + here] = s.plans[place]
    s.plans[place] = card


def one_official(cards: list[int]) -> list[int]:
    """Return the cards with only the first official left: they are all alike."""
    return [card for card in cards if card <= OFFICIAL or card - 1 not in cards]


def refuse_bid(s: ShogunPosition, seat: int, card: int) -> Refusal:
    words: Words = {"count": card - INTRIGUE, "chests": s.chests[seat]}
    return Refusal("sg-refuse-bid", "SG-Q6", words)
