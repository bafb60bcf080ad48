"""Bids, special cards and turn order (SG-U9…U19)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import CHOOSE, PAYLOAD
from gunbai.games.shogun.flow.frames import asks
from gunbai.games.shogun.names import AUCTION, INTRIGUE, NO_CARD, OFFICIAL, SPECIALS
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.view_types import ShogunView

_ASK_BIDDER: Final = asks("SG-D7")


class Auction(Frame[ShogunState]):
    """SG-D7: in the order of the bids each takes one of the special cards left."""

    def __init__(self, pc: int, order: list[int], place: int) -> None:
        super().__init__(pc)
        self.order = order  # who chooses when
        self.place = place

    def run(self, s: ShogunState) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            self.order = open_bids(s)
            s.special = [-1] * s.setup.players
        if self.place == s.setup.players:
            set_turn_order(s)
            s.leave()
            return None
        return _ASK_BIDDER[self.order[self.place]]

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        return [CHOOSE | card for card in s.specials if card not in s.special]

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        card = action & PAYLOAD
        taken = s.special[:]
        taken[seat] = card
        s.special = taken
        s.emit("sg-special", seat, card, s.specials.index(card) + 1)
        self.place += 1
        return True

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        if action & ~PAYLOAD != CHOOSE:
            return Refusal("refuse-other-decision")
        return Refusal("sg-refuse-special", "SG-U14", {"special": SPECIALS[action & PAYLOAD]})

    def show(self, s: ShogunState, seat: int, view: ShogunView) -> None:
        view["choosing"] = self.order[self.place :]

    def copy(self) -> Frame[ShogunState]:
        return Auction(self.pc, self.order, self.place)

    def dump(self) -> Data:
        return {"frame": "auction", "pc": self.pc, "order": self.order[:], "place": self.place}


def bid_rank(card: int) -> int:
    """SG-U12, SG-XT17: chests first, then a province, then nothing worth, then no card."""
    if card == NO_CARD:
        return 0
    if card == INTRIGUE or card >= OFFICIAL:
        return 1
    if card < INTRIGUE:
        return 2
    return 2 + card - INTRIGUE


def open_bids(s: ShogunState) -> list[int]:
    """SG-U9…U13: all are revealed and paid; equal ones are put in order by chance."""
    seats = s.setup.players
    ranks: list[int] = []
    for seat in range(seats):
        card = s.plan(seat, AUCTION)
        s.shown[seat] |= 1 << AUCTION
        ranks.append(bid_rank(card))
        if card == NO_CARD:
            s.emit("sg-no-bid", seat)
            continue
        price = card - INTRIGUE if INTRIGUE <= card < OFFICIAL else 0
        s.chests[seat] -= price
        s.emit("sg-bid", seat, card, price)
    order: list[int] = []
    for rank in range(6, -1, -1):
        if rank in ranks:
            equal = [seat for seat in range(seats) if ranks[seat] == rank]
            s.rng.shuffle(equal)
            order += equal
    s.emit_row("sg-bid-order", order)
    return order


def set_turn_order(s: ShogunState) -> None:
    """SG-U19: by the spaces of the special cards taken."""
    s.order = [s.special.index(card) for card in s.specials if card in s.special]
    s.emit_row("sg-turn-order", s.order)
