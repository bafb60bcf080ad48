"""Bids, special cards and turn order (SG-U9…U19)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import CHOOSE, choose, choose_special
from gunbai.games.shogun.flow.acting import asked, asks_by_seat
from gunbai.games.shogun.names import AUCTION, INTRIGUE, NO_CARD, OFFICIAL, SPECIALS
from gunbai.games.shogun.position.plans import bid_price
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import ShogunView

_ASK_BIDDER: Final = asks_by_seat("SG-D7")
_CHOICES: Final = [choose(card) for card in range(len(SPECIALS))]


class Auction(Frame[ShogunPosition]):
    """SG-D7: in the order of the bids each takes one of the special cards left."""

    name = "auction"
    steps = ["start", "choosing"]
    asks = {"choosing": ["SG-D7"]}

    def __init__(self, pc: int, order: list[int], place: int) -> None:
        super().__init__(pc)
        self.order = order  # seats in the order of choosing
        self.place = place

    def run(self, s: ShogunPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            self.order = open_bids(s)
            s.special = [-1] * s.setup.players
        if self.place == s.setup.players:
            set_turn_order(s)
            s.leave()
            return None
        return _ASK_BIDDER[self.order[self.place]]

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        return [_CHOICES[card] for card in s.specials if card not in s.special]

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        card = choose_special(action)
        taken = s.special[:]
        taken[seat] = card
        s.special = taken
        s.emit("sg-special", seat, card, s.specials.index(card) + 1)
        self.place += 1
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != CHOOSE:
            return Refusal("refuse-other-decision")
        card = choose_special(action)
        return Refusal("sg-refuse-special", "SG-U14", {"special": SPECIALS[card]})

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        view["bidders"] = self.order[:]
        view["choosing"] = self.order[self.place :]

    def copy(self) -> Frame[ShogunPosition]:
        return Auction(self.pc, self.order, self.place)

    def notation(self, n: Notation) -> None:
        self.order = n.seat_list("order", self.order)
        self.place = n.number("place", self.place, n.seats - 1)

    def unfit(self, s: ShogunPosition) -> str:
        return "" if asked(s, self.order[self.place]) else "place"


_NO_BID: Final = 0
_WORTHLESS: Final = 1
_PROVINCE: Final = 2
_HIGHEST_RANK: Final = _PROVINCE + OFFICIAL - 1 - INTRIGUE


def bid_rank(card: int) -> int:
    """SG-U12, SG-XT17: chests first, then a province, then a card worth nothing, then no card."""
    if card == NO_CARD:
        return _NO_BID
    if card == INTRIGUE or card >= OFFICIAL:
        return _WORTHLESS
    if card < INTRIGUE:
        return _PROVINCE
    return _PROVINCE + card - INTRIGUE


def open_bids(s: ShogunPosition) -> list[int]:
    """SG-U9…U13: all are revealed and paid; chance puts equal ones in order."""
    seats = s.setup.players
    ranks: list[int] = []
    for seat in range(seats):
        card = s.plan(seat, AUCTION)
        s.shown[seat] |= 1 << AUCTION
        ranks.append(bid_rank(card))
        if card == NO_CARD:
            s.emit("sg-no-bid", seat)
            continue
        price = bid_price(card)
        s.chests[seat] -= price
        s.emit("sg-bid", seat, card, price)
    order: list[int] = []
    for rank in range(_HIGHEST_RANK, -1, -1):
        if rank in ranks:
            equal = [seat for seat in range(seats) if ranks[seat] == rank]
            s.rng.shuffle(equal)
            order += equal
    s.emit_row("sg-bid-order", order)
    return order


def set_turn_order(s: ShogunPosition) -> None:
    """SG-U19: by the spaces of the special cards taken."""
    s.order = [s.special.index(card) for card in s.specials if card in s.special]
    s.emit_row("sg-turn-order", s.order)
