"""Planning and bid (SG-L, SG-XT8): one sealed answer, built and changed card by card."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, Position, State
from gunbai.games.shogun.actions import (
    CARD_BITS,
    CARD_MASK,
    CONFIRM,
    LAY,
    LIFT,
    PAYLOAD,
    lay,
)
from gunbai.games.shogun.names import (
    AUCTION,
    CARDS,
    COURT,
    INTRIGUE,
    NO_CARD,
    OFFICIAL,
    SLOT_COUNT,
    SLOTS,
)
from gunbai.games.shogun.plans import default_plan, full_plan, hand_cards, payable
from gunbai.games.shogun.state import ShogunState


class Planning(Frame):
    """SG-D6: all plan at the same time, until the last one confirms (SG-Q8)."""

    def __init__(self, pc: int) -> None:
        super().__init__(pc)
        self.hands: list[list[int]] = []  # all cards by seat; while one plans they stay the same
        self.left: list[list[int]] = []  # those not laid; a list is replaced, never changed

    def hand(self, s: ShogunState, seat: int) -> list[int]:
        if not self.hands:
            self.hands = [hand_cards(s, other) for other in range(s.setup.players)]
        return self.hands[seat]

    def in_hand(self, s: ShogunState, seat: int) -> list[int]:
        """The cards of a seat that are not on its board."""
        if not self.left:
            self.left = [self.not_laid(s, other) for other in range(s.setup.players)]
        return self.left[seat]

    def not_laid(self, s: ShogunState, seat: int) -> list[int]:
        hand = self.hand(s, seat)
        base = seat * SLOT_COUNT
        laid = 0  # cards, as bits
        for place in range(base, base + SLOT_COUNT):
            card = s.plans[place]
            if card != NO_CARD:
                laid |= 1 << card
        return [card for card in hand if not laid >> card & 1] if laid else hand

    def reseal(self, s: State, seat: int, rng: Rng) -> None:
        """Plans are about to be laid anew: what was left in hand counts no longer."""
        self.left = []

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, ShogunState)
        if self.pc == 0:
            self.pc = 1
            s.plan_worths = [None] * s.setup.players
            return Ask("SG-D6", (1 << s.setup.players) - 1, secret=True)
        s.leave()
        return None

    def legal(self, s: State, seat: int) -> list[Action]:
        """Any card to any slot: it leaves the one where it lies, cards change places."""
        assert isinstance(s, ShogunState)
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
                out.append(lay(card, slot))
        out += [LIFT | slot for slot in range(slots) if laid[slot] != NO_CARD]
        if full_plan(s, seat):
            out.append(CONFIRM)
        return out

    def refuse_lay(self, s: ShogunState, seat: int, card: int, slot: int) -> Refusal | None:
        """SG-Q6: nobody bids more than he has; the card that makes room may not either."""
        if slot == AUCTION and not payable(s, seat, card):
            return refuse_bid(s, seat, card)
        there = s.plan(seat, slot)
        if there != NO_CARD and s.slot_of(seat, card) == AUCTION and not payable(s, seat, there):
            return refuse_bid(s, seat, there)
        return None

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Slot by slot, the bid first; with too few cards card by card, for all must be laid."""
        assert isinstance(s, ShogunState)
        left = self.left[seat] if self.left else self.in_hand(s, seat)
        hand = len(self.hands[seat])
        slots = s.setup.slots
        if not left or hand - len(left) == slots:
            return [CONFIRM]
        if hand <= slots:
            return self.card_by_card(s, seat, left)
        plans = s.plans
        base = seat * SLOT_COUNT
        if plans[base + AUCTION] == NO_CARD:
            bids = [lay(card, AUCTION) for card in one_official(left) if payable(s, seat, card)]
            return bids or self.another_bid(s, seat)
        free = base
        while plans[free] != NO_CARD:
            free += 1
        step = LAY | (free - base) << CARD_BITS
        if left[-1] > OFFICIAL:
            left = one_official(left)
        return [step | card for card in left]

    def card_by_card(self, s: ShogunState, seat: int, left: list[int]) -> list[Action]:
        """The next card to any free slot."""
        base = seat * SLOT_COUNT
        card = left[-1] if left[-1] >= INTRIGUE else left[0]
        steps = [
            lay(card, slot)
            for slot in range(s.setup.slots)
            if s.plans[base + slot] == NO_CARD and (slot != AUCTION or payable(s, seat, card))
        ]
        return steps or self.another_bid(s, seat)

    def another_bid(self, s: ShogunState, seat: int) -> list[Action]:
        """What is left can't be paid as a bid: a card that is laid must be it."""
        base = seat * SLOT_COUNT
        laid = [card for card in s.plans[base : base + SLOT_COUNT] if card != NO_CARD]
        return [lay(card, AUCTION) for card in laid if payable(s, seat, card)]

    def default(self, s: State, seat: int) -> Action:
        """The ledger's plan, card by card (SG-D6)."""
        assert isinstance(s, ShogunState)
        wanted = default_plan(s, seat)
        base = seat * SLOT_COUNT
        for slot in range(s.setup.slots):
            if wanted[slot] == NO_CARD and s.plans[base + slot] != NO_CARD:
                return LIFT | slot
        if s.plans[base + AUCTION] != wanted[AUCTION]:  # first: then no swap can raise the bid
            return lay(wanted[AUCTION], AUCTION)
        for slot in range(s.setup.slots):
            if wanted[slot] != s.plans[base + slot]:
                return lay(wanted[slot], slot)
        return CONFIRM

    def answer(self, s: State, seat: int, action: Action) -> bool:
        assert isinstance(s, ShogunState)
        if action == CONFIRM:
            s.emit("sg-committed", seat)
            return True
        if action & ~PAYLOAD == LIFT:
            s.plans[seat * SLOT_COUNT + (action & PAYLOAD)] = NO_CARD
            self.left = []
            return False
        self.lay_card(s, seat, action & CARD_MASK, (action & PAYLOAD) >> CARD_BITS)
        return False

    def lay_card(self, s: ShogunState, seat: int, card: int, slot: int) -> None:
        """From hand or from another slot, with which what lies there changes places."""
        plans = s.plans
        place = seat * SLOT_COUNT + slot
        there = plans[place]
        left = self.left[seat] if self.left else self.in_hand(s, seat)
        rest = [other for other in left if other != card]
        if there == NO_CARD and len(rest) < len(left):
            plans[place] = card
            self.left[seat] = rest
            return
        here = s.slot_of(seat, card)
        if here >= 0:
            plans[seat * SLOT_COUNT + here] = there
        plans[place] = card
        self.left[seat] = self.not_laid(s, seat)

    def why_not(self, s: State, seat: int, action: Action) -> Refusal:
        assert isinstance(s, ShogunState)
        if action == CONFIRM:
            empty = [SLOTS[n] for n in range(s.setup.slots) if s.plan(seat, n) == NO_CARD]
            return Refusal("sg-refuse-plan-open", "SG-L4", {"slots": empty})
        if action & ~PAYLOAD == LIFT:
            slot = action & PAYLOAD
            if slot >= s.setup.slots:
                return Refusal("sg-refuse-slot", "SG-XT8", {"slot": SLOTS[slot]})
            return Refusal("sg-refuse-empty-slot", "SG-L3", {"slot": SLOTS[slot]})
        if action & ~PAYLOAD != LAY:
            return Refusal("refuse-other-decision")
        card = action & CARD_MASK
        slot = (action & PAYLOAD) >> CARD_BITS
        if card not in hand_cards(s, seat):
            rule = "SG-XT2" if card >= OFFICIAL and not s.setup.has(COURT) else "SG-L5"
            return Refusal("sg-refuse-not-yours", rule, {"card": CARDS[card]})
        if slot >= s.setup.slots:
            return Refusal("sg-refuse-slot", "SG-XT8", {"slot": SLOTS[slot]})
        refusal = self.refuse_lay(s, seat, card, slot)
        if refusal is not None:
            return refusal
        return Refusal("sg-refuse-there-already", "SG-L3", {"card": CARDS[card]})

    def prompt(self, s: State, seat: int) -> Words:
        assert isinstance(s, ShogunState)
        filled = sum(s.plan(seat, slot) != NO_CARD for slot in range(s.setup.slots))
        return {"filled": filled, "count": min(s.setup.slots, len(hand_cards(s, seat)))}

    def evident(self, s: State, seat: int) -> bool:
        """Nobody sees how far a plan is, so a forced step must not come by itself (SG-H5)."""
        return False

    def copy(self) -> Frame:
        copied = Planning(self.pc)
        copied.hands = self.hands
        copied.left = self.left[:]
        return copied

    def dump(self) -> Position:
        return {"frame": "planning", "pc": self.pc}


def one_official(cards: list[int]) -> list[int]:
    """Officials are all alike: the first one left stands for those right after it."""
    return [card for card in cards if card <= OFFICIAL or card - 1 not in cards]


def refuse_bid(s: ShogunState, seat: int, card: int) -> Refusal:
    words: Words = {"count": card - INTRIGUE, "chests": s.chests[seat]}
    return Refusal("sg-refuse-bid", "SG-Q6", words)
