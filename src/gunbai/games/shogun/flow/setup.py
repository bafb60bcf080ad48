"""Before the first round: provinces by draft or by list, and the first throw (SG-S)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Data
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    DECK,
    GROUP,
    KEEP,
    LEFT,
    PAYLOAD,
    RENEW,
    RIGHT,
    SET_UP,
    STATION,
    TAKE,
    WAIT,
)
from gunbai.games.shogun.flow.frames import Picking
from gunbai.games.shogun.names import (
    COURT,
    DAJOKAN,
    FARMERS,
    GENERALS,
    NOWHERE,
    PROVINCES,
    REGION_COUNT,
)
from gunbai.games.shogun.state import ShogunState, cubes, farmers_back
from gunbai.games.shogun.view_types import ShogunView

_TOWER_ARMIES: Final = 7  # SG-S22
_TOWER_FARMERS: Final = 10


def prepare(s: ShogunState) -> None:
    """SG-Q3: who drafts first; SG-XD1: the row of region tiles."""
    seats = s.setup.players
    s.first = s.rng.below(seats) if s.setup.first < 0 else s.setup.first
    if s.setup.has(DAJOKAN):
        row = list(range(REGION_COUNT))
        s.rng.shuffle(row)
        s.row = row
    s.emit("sg-first", s.first)


def settle_group(s: ShogunState, seat: int, province: int, armies: int) -> None:
    """SG-S14, SG-S15."""
    s.settle_in(seat, province, armies)
    s.supply[seat] -= armies
    s.emit("sg-settled", seat, province, armies)


def take_recommended(s: ShogunState) -> None:
    """SG-S28…S31, SG-Q3: the lists are dealt clockwise from the first seat."""
    seats = s.setup.players
    for place, column in enumerate(s.setup.tables.recommended[seats - 3]):
        seat = (s.first + place) % seats
        for group, province in enumerate(column):
            settle_group(s, seat, province, s.setup.groups[group])


def fill_tower(s: ShogunState) -> None:
    """SG-S22…S24, SG-XT4: one throw into the empty tower, then the tray is emptied."""
    thrown = cubes()
    for seat in range(s.setup.players):
        thrown[s.setup.colour[seat]] = _TOWER_ARMIES
        s.supply[seat] -= _TOWER_ARMIES
    thrown[FARMERS] = _TOWER_FARMERS
    s.farmers -= _TOWER_FARMERS
    s.throw(thrown, SET_UP)
    for seat in range(s.setup.players):
        back = s.tower.take_from_tray(s.setup.colour[seat])
        s.supply[seat] += back
        if s.setup.has(COURT):
            s.officials[seat] -= back
            s.waiting[seat] += back
            s.emit("sg-officials", seat, back)
    farmers_back(s)


_START: Final = 0
_TURN: Final = 1
_RENEW: Final = 2
_TAKE: Final = 3
_GROUP: Final = 4
_GENERAL: Final = 5


class Draft(Picking):
    """SG-S10…S19: one card a turn, clockwise, until nobody has a group left."""

    def __init__(
        self,
        pc: int,
        unseen: list[int],
        bottom: list[int],
        open_: list[int],
        groups: list[list[int]],
        turn: int,
        from_deck: bool,
        renewing: bool,
        card: int,
        place: int,
        group: int,
    ) -> None:
        super().__init__(pc, open_, card)
        self.unseen = unseen  # cards of the deck whose order nobody knows
        self.bottom = bottom  # cards put under it: their order is known (SG-H2)
        self.groups = groups  # groups left, by seat
        self.turn = turn  # how many picks were made
        self.from_deck = from_deck  # whether the last pick took the unseen top card
        self.renewing = renewing
        self.place = place  # where it came from
        self.group = group

    def seat(self, s: ShogunState) -> int:
        return (s.first + self.turn) % s.setup.players

    def run(self, s: ShogunState) -> Ask | None:
        if self.pc == _START:
            self.unseen = s.setup.provinces[:]
            self.groups = [s.setup.groups[:] for _ in range(s.setup.players)]
            self.open = [self.turn_up(s), self.turn_up(s)]
            self.pc = _TURN
        if self.pc == _TURN:
            seat = self.seat(s)
            if not self.groups[seat]:
                s.leave()
                return None
            if self.from_deck:  # SG-S17, SG-Q4
                self.pc = _RENEW
                return Ask("SG-D2", 1 << seat)
            self.pc = _TAKE
            return Ask("SG-D3", 1 << seat)
        seat = self.seat(s)
        if self.pc == _RENEW:
            if self.renewing:
                self.renew(s, seat)
            self.pc = _TAKE
            return Ask("SG-D3", 1 << seat)
        if self.pc == _TAKE:
            self.take(s, seat)
            self.pc = _GROUP
            return Ask("SG-D4", 1 << seat)
        if self.pc == _GROUP:
            if s.setup.has(GENERALS) and s.general[seat] == NOWHERE and len(self.groups[seat]) > 1:
                self.pc = _GENERAL
                return Ask("SG-D5", 1 << seat)
            if s.setup.has(GENERALS) and s.general[seat] == NOWHERE:  # SG-XG3: the last pick
                s.general[seat] = self.card
        self.settle_card(s, seat)
        return None

    def draw(self, s: ShogunState) -> int:
        """The top card: any of those whose order is unknown, else the first put under them."""
        if self.unseen:
            card = self.unseen[s.rng.below(len(self.unseen))]
            self.unseen.remove(card)
            return card
        return self.bottom.pop(0)

    def turn_up(self, s: ShogunState) -> int:
        """SG-S11, SG-S16."""
        card = self.draw(s)
        s.emit("sg-offered", card)
        return card

    def renew(self, s: ShogunState, seat: int) -> None:
        """SG-Q4: both go under the deck, left card first."""
        s.emit("sg-renewed", seat)
        self.bottom += self.open
        self.open = [self.turn_up(s), self.turn_up(s)]

    def take(self, s: ShogunState, seat: int) -> None:
        """SG-S13; SG-H3: the unseen card is his alone until he places a group."""
        s.emit("sg-took", seat, self.place)
        if self.place == DECK:
            self.card = self.draw(s)
            s.tell(seat, "sg-drew", seat, self.card)
        else:
            self.card = self.open[self.place]

    def settle_card(self, s: ShogunState, seat: int) -> None:
        settle_group(s, seat, self.card, self.group)
        if s.setup.has(GENERALS) and s.general[seat] == self.card:
            s.emit("sg-general", seat, self.card)
        self.groups[seat].remove(self.group)
        if self.place != DECK:
            self.open[self.place] = self.turn_up(s)
        self.from_deck = self.place == DECK
        self.renewing = False
        self.card = -1
        self.place = -1
        self.group = -1
        self.turn += 1
        self.pc = _TURN

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        if self.pc == _RENEW:
            return [KEEP, RENEW]
        if self.pc == _TAKE:
            return [TAKE | LEFT, TAKE | RIGHT, TAKE | DECK]
        if self.pc == _GROUP:
            return [GROUP | size for size in (5, 4, 3, 2) if size in self.groups[seat]]
        return [WAIT, STATION | self.card]

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        if self.pc == _RENEW:
            self.renewing = action == RENEW
        elif self.pc == _TAKE:
            self.place = action & PAYLOAD
        elif self.pc == _GROUP:
            self.group = action & PAYLOAD
        elif action != WAIT:
            s.general[seat] = self.card
        return True

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        if self.pc == _GROUP and action & ~PAYLOAD == GROUP:
            return Refusal("sg-refuse-group", "SG-S14", {"armies": action & PAYLOAD})
        if self.pc == _GENERAL and action & ~PAYLOAD == STATION:
            return Refusal("sg-refuse-general-here", "SG-Q82", {"province": PROVINCES[self.card]})
        if action in (RENEW, KEEP):
            return Refusal("sg-refuse-renew", "SG-S17")
        return Refusal("refuse-other-decision")

    def prompt(self, s: ShogunState, seat: int) -> Words:
        if self.pc in (_GROUP, _GENERAL):
            return {"province": PROVINCES[self.card]}
        return {}

    def show(self, s: ShogunState, seat: int, view: ShogunView) -> None:
        """SG-H2, SG-H3."""
        now = self.seat(s)
        known = self.card >= 0 and (seat == now or self.place != DECK)
        view["draft"] = {
            "open": [PROVINCES[card] for card in self.open],
            "deck": len(self.unseen) + len(self.bottom),
            "bottom": [PROVINCES[card] for card in self.bottom],
            "groups": [groups[:] for groups in self.groups],
            "seat": now,
            "card": PROVINCES[self.card] if known else None,
            "taking": self.card >= 0,
        }

    def reseal(self, s: ShogunState, seat: int, rng: Rng) -> None:
        """SG-H3: the card drawn by another could be any unseen one."""
        other = self.seat(s)
        if self.card >= 0 and self.place == DECK and other != seat and self.unseen:
            pool = sorted([*self.unseen, self.card])
            card = pool[rng.below(len(pool))]
            pool.remove(card)
            if s.general[other] == self.card:
                s.general[other] = card
            self.unseen = pool
            self.card = card

    def copy(self) -> Frame[ShogunState]:
        return Draft(
            self.pc,
            self.unseen[:],
            self.bottom[:],
            self.open[:],
            [groups[:] for groups in self.groups],
            self.turn,
            self.from_deck,
            self.renewing,
            self.card,
            self.place,
            self.group,
        )

    def dump(self) -> Data:
        groups: list[object] = [groups[:] for groups in self.groups]
        return {
            "frame": "draft",
            "pc": self.pc,
            "unseen": [PROVINCES[card] for card in self.unseen],
            "bottom": [PROVINCES[card] for card in self.bottom],
            "open": [PROVINCES[card] for card in self.open],
            "groups": groups,
            "turn": self.turn,
            "from_deck": self.from_deck,
            "renewing": self.renewing,
            "card": PROVINCES[self.card] if self.card >= 0 else None,
            "place": self.place,
            "group": self.group,
        }
