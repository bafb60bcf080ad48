"""The rules of Kura that ask: the whole game, and the sale of one lot."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.kinds import Maybe
from gunbai.core.notation import Notation
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame

from .actions import CARD, CARDS, GOODS, SELL, STORE, bid, bid_card
from .position import DRAW, KuraPosition, cards_of

NO_CARD: Final = -1


class Course(Frame[KuraPosition]):
    """KR-2: one lot each round, until the last one."""

    name = "course"

    def run(self, s: KuraPosition) -> Ask | None:
        if s.round == int(s.options["rounds"]):
            s.lot = -1
            for seat, score in enumerate(s.scores()):
                s.emit("kr-end", seat, score)
            s.leave()
            return None
        s.round += 1
        s.emit("kr-round", s.round)
        s.lot = s.rng.below(len(GOODS))
        s.emit("kr-lot", s.lot, s.worth())
        s.call(Sale(0, [NO_CARD] * s.seats()))
        return None

    def copy(self) -> Course:
        return Course(self.pc)


class Sale(Frame[KuraPosition]):
    """KR-3, KR-4: sealed bids; the highest card takes the lot and stores or sells it."""

    name = "sale"
    steps = ["start", "bidding", "sold"]
    asks = {"bidding": ["KR-D1"], "sold": ["KR-D2"]}
    sealed = ["KR-D1"]

    def __init__(self, pc: int, bids: list[int]) -> None:
        super().__init__(pc)
        self.bids = bids

    def run(self, s: KuraPosition) -> Ask | None:
        self.pc += 1
        if self.pc == 1:
            return Ask("KR-D1", (1 << s.seats()) - 1, secret=True)
        if self.pc == 2:
            for seat, card in enumerate(self.bids):
                s.hands[seat] &= ~(1 << card)
                s.played.append(card)
            for seat, card in enumerate(self.bids):
                s.emit("kr-bid", seat, card)
            return Ask("KR-D2", 1 << self.buyer())
        s.leave()
        return None

    def buyer(self) -> int:
        return self.bids.index(max(self.bids))

    def legal(self, s: KuraPosition, seat: int) -> list[Action]:
        if self.pc == 1:
            return [bid(card) for card in cards_of(s.hands[seat])]
        return [STORE, SELL] if s.pile else [STORE]

    def answer(self, s: KuraPosition, seat: int, action: Action) -> bool:
        if self.pc == 1:
            self.bids[seat] = bid_card(action)
            s.emit("kr-sealed", seat)
        elif action == STORE:
            s.points[seat] += s.worth()
            s.emit("kr-stored", seat, s.lot, s.worth())
        else:
            s.points[seat] += s.sold_for()
            s.emit("kr-sold", seat, s.lot, s.sold_for())
            if DRAW.of(s.options) == "yes":
                card = s.pile.pop()
                s.hands[seat] |= 1 << card
                s.tell(seat, "kr-dealt", card)
        return True

    def why_not(self, s: KuraPosition, seat: int, action: Action) -> Refusal:
        card = bid_card(action)
        if self.pc == 1 and card >= 0:
            return Refusal("kr-refuse-card", "KR-3", {"card": CARDS[card]})
        return Refusal("refuse-other-decision")

    def prompt(self, s: KuraPosition, seat: int) -> Words:
        return {"lot": GOODS[s.lot], "worth": s.worth(), "half": s.sold_for()}

    def show(self, s: KuraPosition, seat: int, view: Any) -> None:
        if self.pc == 1 and seat >= 0 and self.bids[seat] >= 0:
            view["bid"] = CARDS[self.bids[seat]]

    def reseal(self, s: KuraPosition, seat: int, rng: Rng) -> None:
        if self.pc == 1:
            for other in range(s.seats()):
                if other != seat and self.bids[other] >= 0:
                    hand = cards_of(s.hands[other])
                    self.bids[other] = hand[rng.below(len(hand))]

    def copy(self) -> Sale:
        return Sale(self.pc, self.bids[:])

    def notation(self, n: Notation) -> None:
        self.bids = n.things("bids", self.bids, Maybe(CARD))
        n.require(len(self.bids) == n.seats, "bids")

    def unfit(self, s: KuraPosition) -> str:
        """Check that a sealed bid is a card of the hand, and that seats asked have made none."""
        assert s.ask is not None
        if self.pc == 2:
            played = s.played[-s.seats() :] == self.bids and s.to_act() == [self.buyer()]
            return "" if played else "bids"
        for seat, card in enumerate(self.bids):
            if s.ask.owes(seat) != (card < 0) or (card >= 0 and not s.hands[seat] >> card & 1):
                return "bids"
        return ""


FRAMES: Final[list[Frame[KuraPosition]]] = [Course(0), Sale(0, [])]
