"""The opening before the first round: provinces by draft or by list, the first throw (SG-S)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    GROUP,
    KEEP,
    RENEW,
    STATION,
    WAIT,
    group,
    group_armies,
    station_province,
    take,
    take_place,
)
from gunbai.games.shogun.events import SET_UP
from gunbai.games.shogun.flow.acting import asked
from gunbai.games.shogun.flow.generals import STATIONS
from gunbai.games.shogun.kinds import A_PLACE, A_PROVINCE, DECK, LEFT, RIGHT
from gunbai.games.shogun.names import (
    COURT,
    DAJOKAN,
    FARMERS,
    FEWEST_PLAYERS,
    GENERALS,
    LARGEST_GROUP,
    NEUTRAL,
    NOWHERE,
    PROVINCE_COUNT,
    PROVINCES,
    REGION_COUNT,
    SMALLEST_GROUP,
)
from gunbai.games.shogun.position.position import ShogunPosition, changed
from gunbai.games.shogun.position.tower import no_cubes
from gunbai.games.shogun.view_types import ShogunView

_TOWER_ARMIES: Final = 7  # SG-S22
_TOWER_FARMERS: Final = 10


def prepare(s: ShogunPosition) -> None:
    """SG-Q3: choose who drafts first; SG-XD1: lay the row of region tiles."""
    seats = s.setup.players
    s.first = s.rng.below(seats) if s.setup.first < 0 else s.setup.first
    if s.setup.has(DAJOKAN):
        row = list(range(REGION_COUNT))
        s.rng.shuffle(row)
        s.row = row
    s.emit("sg-first", s.first)


def settle_group(s: ShogunPosition, seat: int, province: int, armies: int) -> None:
    """SG-S14, SG-S15."""
    s.settle_in(seat, province, armies)
    s.supply[seat] -= armies
    s.emit("sg-settled", seat, province, armies)


def take_recommended(s: ShogunPosition) -> None:
    """SG-S28…S31, SG-Q3: the lists are dealt clockwise from the first seat."""
    seats = s.setup.players
    for place, column in enumerate(s.setup.tables.recommended[seats - FEWEST_PLAYERS]):
        seat = (s.first + place) % seats
        for province, armies in zip(column, s.setup.groups, strict=True):
            settle_group(s, seat, province, armies)


def fill_tower(s: ShogunPosition) -> None:
    """SG-S22…S24, SG-XT4: one throw into the empty tower, then the tray is emptied."""
    thrown = no_cubes()
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
            s.officials = changed(s.officials, seat, s.officials[seat] - back)
            s.waiting = changed(s.waiting, seat, s.waiting[seat] + back)
            s.emit("sg-officials", seat, back)
    s.farmers_back()


_START: Final = 0
_TURN: Final = 1
_RENEW: Final = 2
_TAKE: Final = 3
_GROUP: Final = 4
_GENERAL: Final = 5

_TAKES: Final = [take(LEFT), take(RIGHT), take(DECK)]
_SIZES: Final = range(LARGEST_GROUP, SMALLEST_GROUP - 1, -1)


class Draft(Frame[ShogunPosition]):
    """SG-S10…S19: one card per turn, clockwise, until nobody has a group left."""

    name = "draft"
    steps = ["start", "turn", "renew", "take", "group", "general"]
    asks = {"renew": ["SG-D2"], "take": ["SG-D3"], "group": ["SG-D4"], "general": ["SG-D5"]}

    def __init__(self, pc: int) -> None:
        super().__init__(pc)
        self.unseen: list[int] = []  # cards of the deck whose order nobody knows
        self.bottom: list[int] = []  # cards put under it, in known order (SG-H2)
        self.open: list[int] = []  # the two face-up cards
        self.groups: list[list[int]] = []  # groups left, by seat
        self.turn = 0  # the number of picks made
        self.from_deck = False  # True if the last pick took the unseen top card
        self.renewing = False
        self.card = -1  # the province being taken
        self.place = -1  # where it came from
        self.group = -1
        self.post = NOWHERE  # where the general goes now

    def seat(self, s: ShogunPosition) -> int:
        return (s.first + self.turn) % s.setup.players

    def run(self, s: ShogunPosition) -> Ask | None:
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
                self.post = self.card
        self.settle_card(s, seat)
        return None

    def draw(self, s: ShogunPosition) -> int:
        """Draw the top card: any of those whose order is unknown, else the first put under them."""
        if self.unseen:
            card = self.unseen[s.rng.below(len(self.unseen))]
            self.unseen.remove(card)
            return card
        return self.bottom.pop(0)

    def turn_up(self, s: ShogunPosition) -> int:
        """SG-S11, SG-S16."""
        card = self.draw(s)
        s.emit("sg-offered", card)
        return card

    def renew(self, s: ShogunPosition, seat: int) -> None:
        """SG-Q4: both go under the deck, left card first."""
        s.emit("sg-renewed", seat)
        self.bottom += self.open
        self.open = [self.turn_up(s), self.turn_up(s)]

    def take(self, s: ShogunPosition, seat: int) -> None:
        """SG-S13; SG-H3: only the drafter sees the unseen card until placing a group."""
        s.emit("sg-took", seat, self.place)
        if self.place == DECK:
            self.card = self.draw(s)
            s.tell(seat, "sg-drew", seat, self.card)
        else:
            self.card = self.open[self.place]

    def settle_card(self, s: ShogunPosition, seat: int) -> None:
        settle_group(s, seat, self.card, self.group)
        if self.post != NOWHERE:
            s.general = changed(s.general, seat, self.post)
            s.emit("sg-general", seat, self.post)
        self.groups[seat].remove(self.group)
        if self.place != DECK:
            self.open[self.place] = self.turn_up(s)
        self.from_deck = self.place == DECK
        self.renewing = False
        self.card = -1
        self.place = -1
        self.group = -1
        self.post = NOWHERE
        self.turn += 1
        self.pc = _TURN

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        if self.pc == _RENEW:
            return [KEEP, RENEW]
        if self.pc == _TAKE:
            return _TAKES[:]
        if self.pc == _GROUP:
            return [group(size) for size in _SIZES if size in self.groups[seat]]
        own = [self.card]  # SG-XG3, SG-Q82
        if s.setup.any_post:
            own = sorted([*s.provinces_of(seat), self.card])
        return [WAIT, *[STATIONS[province] for province in own]]

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        if self.pc == _RENEW:
            self.renewing = action == RENEW
        elif self.pc == _TAKE:
            self.place = take_place(action)
        elif self.pc == _GROUP:
            self.group = group_armies(action)
        elif action != WAIT:
            self.post = station_province(action)
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if self.pc == _GROUP and verb_of(action) == GROUP:
            return Refusal("sg-refuse-group", "SG-S14", {"armies": group_armies(action)})
        if self.pc == _GENERAL and verb_of(action) == STATION:
            return Refusal("sg-refuse-general-here", "SG-Q82")
        if action in (RENEW, KEEP):
            return Refusal("sg-refuse-renew", "SG-S17")
        return Refusal("refuse-other-decision")

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        if self.pc == _GROUP:
            return {"province": PROVINCES[self.card]}
        return {}

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
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

    def reseal(self, s: ShogunPosition, seat: int, rng: Rng) -> None:
        """SG-H3: the card drawn by another could be any unseen one."""
        other = self.seat(s)
        if self.card >= 0 and self.place == DECK and other != seat and self.unseen:
            pool = sorted([*self.unseen, self.card])
            card = pool[rng.below(len(pool))]
            pool.remove(card)
            self.unseen = pool
            self.card = card

    def copy(self) -> Frame[ShogunPosition]:
        twin = Draft(self.pc)
        twin.unseen = self.unseen[:]
        twin.bottom = self.bottom[:]
        twin.open = self.open[:]
        twin.groups = [groups[:] for groups in self.groups]
        twin.turn = self.turn
        twin.from_deck = self.from_deck
        twin.renewing = self.renewing
        twin.card = self.card
        twin.place = self.place
        twin.group = self.group
        twin.post = self.post
        return twin

    def notation(self, n: Notation) -> None:
        self.open = n.things("open", self.open, A_PROVINCE)
        self.unseen = n.things("unseen", self.unseen, A_PROVINCE)
        self.bottom = n.things("bottom", self.bottom, A_PROVINCE)
        self.groups = n.number_lists("groups", self.groups, LARGEST_GROUP, SMALLEST_GROUP)
        self.turn = n.number("turn", self.turn, PROVINCE_COUNT)
        self.from_deck = n.flag("from_deck", self.from_deck)
        if self.pc >= _GROUP:
            self.place = n.one("place", self.place, A_PLACE)
            self.card = n.one("card", self.card, A_PROVINCE)
        if self.pc == _GENERAL:
            self.group = n.number("group", self.group, LARGEST_GROUP, SMALLEST_GROUP)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-D2…D5: every card that nobody owns is open, in the deck or in a hand."""
        if s.first < 0 or not asked(s, self.seat(s)):
            return "turn"
        if len(self.open) != len(_TAKES) - 1:
            return "open"
        cards = self.open + self.unseen + self.bottom
        if self.place == DECK:
            cards.append(self.card)
        free = [province for province in s.setup.provinces if s.owner[province] == NEUTRAL]
        if sorted(cards) != free:
            return "unseen"
        if len(self.groups) != s.setup.players:
            return "groups"
        for seat in range(s.setup.players):
            label = self.unfit_groups(s, seat)
            if label:
                return label
        return self.unfit_pick(s, self.seat(s))

    def unfit_groups(self, s: ShogunPosition, seat: int) -> str:
        """SG-S10, SG-S14: a group for each province, the others are left; one pick per turn."""
        own = s.provinces_of(seat)
        if sorted(self.groups[seat] + [s.armies[here] for here in own]) != sorted(s.setup.groups):
            return "groups"
        players = s.setup.players
        after = (seat - s.first) % players
        return "" if len(own) == (self.turn - after + players - 1) // players else "turn"

    def unfit_pick(self, s: ShogunPosition, seat: int) -> str:
        """Check that the card is taken before the group is chosen, and that before the general."""
        if not self.groups[seat]:
            return "groups"
        if self.pc == _RENEW and not self.from_deck:
            return "from_deck"
        if self.pc >= _GROUP and self.place != DECK and self.card != self.open[self.place]:
            return "card"
        if self.pc < _GENERAL:
            return ""
        if not s.setup.has(GENERALS) or s.general[seat] != NOWHERE:
            return "step"
        left = self.groups[seat]
        return "" if self.group in left and len(left) > 1 else "group"
