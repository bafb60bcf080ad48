"""Recruitment: dealing, passing, drafting, discarding (JK-R, JK-T06…T12, JK-N05…N10)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame
from gunbai.games.joraku.actions import (
    DISCARD,
    PASS,
    PICK,
    discard,
    discard_card,
    pass_,
    pass_cards,
    pick,
    pick_card,
)
from gunbai.games.joraku.flow.defaults import highest_card, lowest_card, lowest_cards
from gunbai.games.joraku.kinds import SOME_CARDS
from gunbai.games.joraku.names import card_names, refuse_card
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    BOTH,
    CARD_COUNT,
    COLOUR_COUNT,
    DRAFT_CARDS,
    HAND_OF_FOUR,
    HAND_OF_NEUTRAL,
    HAND_OF_THREE,
    KYOTO,
    NEUTRAL,
    PASSED,
    PASSED_OF_NEUTRAL,
    PRIVATE_CARDS,
    TWO_VS_TWO,
    card_count,
    cards_of,
)
from gunbai.games.joraku.view_types import JorakuView


def deal(s: JorakuPosition, count: int) -> list[list[int]]:
    """Shuffle all 21 cards, deal `count` to each seat, set the rest aside (JK-R01…R04, JK-Q45)."""
    deck = list(range(CARD_COUNT))
    s.rng.shuffle(deck)
    seats = s.setup.players
    s.aside = set_of(deck[seats * count :])
    return [deck[seat * count : (seat + 1) * count] for seat in range(seats)]


def set_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def subsets(mask: int, size: int) -> list[int]:
    """Return all subsets of `size` cards of a set."""
    bits = [1 << card for card in cards_of(mask)]
    out = [0]
    for _ in range(size):
        out = [low | bit for low in out for bit in bits if bit > low]
    return out


_DEALT: Final = 1
_DISCARDED: Final = 2


class Recruitment(Frame[JorakuPosition]):
    """JK-R, JK-T06…T12, JK-N05…N10: every seat gets its cards for the round."""

    name = "recruitment"
    steps = ["start", "dealt", "discarded", "end"]

    def run(self, s: JorakuPosition) -> Ask | None:
        mode = s.setup.mode
        self.pc += 1
        if self.pc == _DEALT:
            self.start(s)
            if mode == TWO_VS_TWO:
                self.draft(s)
            else:
                self.deal_hands(s)
        elif self.pc == _DISCARDED and mode == NEUTRAL:
            s.call(Discard(0, [0] * s.setup.players))
        else:
            if mode == NEUTRAL and s.round > 1:
                march_neutral(s)
            s.leave()
        return None

    def start(self, s: JorakuPosition) -> None:
        seats = s.setup.players
        s.plays = []
        s.hands = [0] * seats
        s.passed = [0] * seats
        s.discarded = [0] * seats
        s.private = [0] * seats
        s.picked = [0] * seats
        s.drafts = [0] * seats
        s.veiled = [0] * seats

    def deal_hands(self, s: JorakuPosition) -> None:
        if s.setup.mode == NEUTRAL:
            count = HAND_OF_NEUTRAL
        else:
            count = HAND_OF_FOUR if s.setup.players == COLOUR_COUNT else HAND_OF_THREE
        s.hands = [set_of(cards) for cards in deal(s, count)]
        s.emit("jk-deal", count, card_count(s.aside))
        for seat in range(s.setup.players):
            s.tell(seat, "jk-hand", seat, s.hands[seat])
        s.call(PassCards(0, [0] * s.setup.players))

    def draft(self, s: JorakuPosition) -> None:
        """JK-T06…T08."""
        count = PRIVATE_CARDS + DRAFT_CARDS
        dealt = deal(s, count)
        private = [set_of(cards[:PRIVATE_CARDS]) for cards in dealt]
        drafts = [set_of(cards[PRIVATE_CARDS:]) for cards in dealt]
        s.private = private
        s.veiled = private
        s.drafts = drafts
        s.emit("jk-deal", count, card_count(s.aside))
        for seat in range(s.setup.players):
            s.tell(seat, "jk-private", seat, private[seat])
        s.call(Draft(0, [0, 0]))

    def copy(self) -> Frame[JorakuPosition]:
        return Recruitment(self.pc)


def march_neutral(s: JorakuPosition) -> None:
    """JK-N09, JK-N10: all neutral pieces go one area towards Kyoto; Kyoto's stay."""
    neutral = s.setup.neutral()
    base = neutral * AREA_COUNT
    for area in range(KYOTO + 1, AREA_COUNT):
        s.samurai[base + area - 1] += s.samurai[base + area]
        s.samurai[base + area] = 0
    s.daimyo[neutral] -= 1
    s.emit("jk-neutral-marches", s.daimyo[neutral])


class Sealed(Frame[JorakuPosition]):
    """One sealed choice of each seat at the same time; `chosen` is 0 until it is made (JK-Q46)."""

    def __init__(self, pc: int, chosen: list[int]) -> None:
        super().__init__(pc)
        self.chosen = chosen

    def offers(self, s: JorakuPosition, seat: int) -> list[int]:
        """Return the sets of cards this seat may choose."""
        raise NotImplementedError

    def reseal(self, s: JorakuPosition, seat: int, rng: Rng) -> None:
        for other in range(s.setup.players):
            if other != seat and self.chosen[other]:
                offers = self.offers(s, other)
                self.chosen[other] = offers[rng.below(len(offers))]

    def seal(self, s: JorakuPosition, seat: int, mask: int) -> bool:
        self.chosen[seat] = mask
        s.emit("jk-sealed", seat)
        return True

    def show(self, s: JorakuPosition, seat: int, view: JorakuView) -> None:
        """Show each seat its own sealed choice (JK-H05, JK-H10, JK-H12)."""
        if seat >= 0:
            view["chosen"] = card_names(self.chosen[seat])

    def notation(self, n: Notation) -> None:
        self.chosen = n.things("chosen", self.chosen, SOME_CARDS)
        n.require(len(self.chosen) == n.seats, "chosen")

    def unfit(self, s: JorakuPosition) -> str:
        """Check that exactly those seats have chosen that are no longer asked."""
        for seat, mask in enumerate(self.chosen):
            if (mask == 0) != (s.ask is not None and s.ask.owes(seat)):
                return "chosen"
        return ""


class PassCards(Sealed):
    """JK-R05…R08: two cards to the left neighbour; JK-N07: three to the opponent."""

    name = "pass-cards"
    steps = ["start", "passing"]
    asks = {"passing": ["JK-D02", "JK-D11"]}
    sealed = ["JK-D02", "JK-D11"]

    def count(self, s: JorakuPosition) -> int:
        return PASSED_OF_NEUTRAL if s.setup.mode == NEUTRAL else PASSED

    def run(self, s: JorakuPosition) -> Ask | None:
        seats = s.setup.players
        if self.pc == 0:
            self.pc = 1
            key = "JK-D11" if s.setup.mode == NEUTRAL else "JK-D02"
            return Ask(key, (1 << seats) - 1, secret=True)
        s.passed = self.chosen
        for seat in range(seats):
            received = self.chosen[(seat - 1) % seats]
            s.hands[seat] = s.hands[seat] & ~self.chosen[seat] | received
        for seat in range(seats):
            left = (seat + 1) % seats
            s.emit("jk-passed", seat, left, self.count(s))
            s.tell(seat, "jk-gave", seat, left, self.chosen[seat])
            s.tell(left, "jk-received", left, seat, self.chosen[seat])
        s.leave()
        return None

    def offers(self, s: JorakuPosition, seat: int) -> list[int]:
        return subsets(s.hands[seat], self.count(s))

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        return [pass_(mask) for mask in self.offers(s, seat)]

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D02, JK-D11: the lowest cards."""
        return pass_(lowest_cards(s.hands[seat], self.count(s)))

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        return self.seal(s, seat, pass_cards(action))

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != PASS:
            return Refusal("refuse-other-decision")
        mask = pass_cards(action)
        rule = "JK-N07" if s.setup.mode == NEUTRAL else "JK-R05"
        if mask & ~s.hands[seat]:
            return refuse_card(mask & ~s.hands[seat], rule)
        return Refusal("jk-refuse-pass-count", rule, {"count": self.count(s)})

    def prompt(self, s: JorakuPosition, seat: int) -> Words:
        return {"count": self.count(s), "neighbour": (seat + 1) % s.setup.players}

    def copy(self) -> Frame[JorakuPosition]:
        return PassCards(self.pc, self.chosen[:])


class Discard(Sealed):
    """JK-N08: each of the two players discards one card, unseen."""

    name = "discard"
    steps = ["start", "discarding"]
    asks = {"discarding": ["JK-D12"]}
    sealed = ["JK-D12"]

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return Ask("JK-D12", BOTH, secret=True)
        s.discarded = self.chosen
        s.hands = [s.hands[seat] & ~self.chosen[seat] for seat in range(s.setup.players)]
        for seat in range(s.setup.players):
            s.emit("jk-discarded", seat)
            s.tell(seat, "jk-threw", seat, cards_of(self.chosen[seat])[0])
        s.leave()
        return None

    def offers(self, s: JorakuPosition, seat: int) -> list[int]:
        return [1 << card for card in cards_of(s.hands[seat])]

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        return [discard(card) for card in cards_of(s.hands[seat])]

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D12: the lowest card."""
        return discard(lowest_card(s.hands[seat]))

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        return self.seal(s, seat, 1 << discard_card(action))

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != DISCARD:
            return Refusal("refuse-other-decision")
        return refuse_card(1 << discard_card(action), "JK-N08")

    def copy(self) -> Frame[JorakuPosition]:
        return Discard(self.pc, self.chosen[:])


class Draft(Sealed):
    """JK-T09, JK-T10: pick one card of five at the same time, exchange the rest, five times."""

    name = "draft"
    steps = ["start", "picking"]
    asks = {"picking": ["JK-D09"]}
    sealed = ["JK-D09"]

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == 1:
            self.exchange(s)
        if not s.drafts[0]:
            s.leave()
            return None
        self.pc = 1
        for seat in range(s.setup.players):
            s.tell(seat, "jk-draft", seat, s.drafts[seat])
        return Ask("JK-D09", BOTH, secret=True)

    def exchange(self, s: JorakuPosition) -> None:
        chosen = self.chosen
        if not s.picked[0]:  # the first pick comes from a hand that the opponent never sees
            s.veiled = [s.veiled[seat] | chosen[seat] for seat in range(s.setup.players)]
        s.picked = [s.picked[seat] | chosen[seat] for seat in range(s.setup.players)]
        s.drafts = [s.drafts[1] & ~chosen[1], s.drafts[0] & ~chosen[0]]
        if not s.drafts[0]:  # JK-T12
            s.hands = [s.private[seat] | s.picked[seat] for seat in range(s.setup.players)]
            s.private = [0, 0]
            s.picked = [0, 0]
        for seat in range(s.setup.players):
            s.tell(seat, "jk-picked", seat, cards_of(chosen[seat])[0])
        self.chosen = [0, 0]

    def offers(self, s: JorakuPosition, seat: int) -> list[int]:
        return [1 << card for card in cards_of(s.drafts[seat])]

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        return [pick(card) for card in cards_of(s.drafts[seat])]

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D09: the highest card."""
        return pick(highest_card(s.drafts[seat]))

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        return self.seal(s, seat, 1 << pick_card(action))

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != PICK:
            return Refusal("refuse-other-decision")
        names = card_names(1 << pick_card(action))
        return Refusal("jk-refuse-not-in-draft", "JK-T09", {"cards": names})

    def copy(self) -> Frame[JorakuPosition]:
        return Draft(self.pc, self.chosen[:])
