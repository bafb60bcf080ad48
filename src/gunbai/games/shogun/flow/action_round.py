"""The ten actions of a round, in banner order and in turn order (SG-O3…O6, SG-A)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import CARRY, DECLINE
from gunbai.games.shogun.events import DECLINED, EMPTY_SLOT, INTRIGUE_CARD
from gunbai.games.shogun.flow.acting import Acting, asked, asks_by_seat
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.flow.conditions import POSSIBLE, income, obstacle, price
from gunbai.games.shogun.flow.deployment import call_up
from gunbai.games.shogun.flow.revolts import Marker, face_revolt, unrest_due
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    ACTIONS,
    BATTLE1,
    BUILDING_KINDS,
    DEPLOY5,
    INTRIGUE,
    NO_CARD,
    PROVINCES,
    RICE,
    SLOT_COUNT,
    TAX,
    THEATRE,
    THEATRE_CALMS,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import ShogunView

_NEXT: Final = 0
_TURNS: Final = 1
_CARRY: Final = 2

_ASK_DECLINE: Final = asks_by_seat("SG-Q10")


class ActionRound(Frame[ShogunPosition]):
    """SG-O3…O6: banner by banner, all players in turn order."""

    name = "action-round"
    steps = ["next", "turns", "carry"]
    asks = {"turns": ["SG-Q10"]}

    def __init__(self, pc: int, banner: int, turn: int) -> None:
        super().__init__(pc)
        self.banner = banner
        self.turn = turn  # the number of turns taken in this action
        #: The action cards that lie face down, once one was turned up; replaced, never changed.
        self.hidden: list[int] = []

    def seat(self, s: ShogunPosition) -> int:
        """Return whose turn it is, or was last."""
        return s.order[self.turn - 1]

    def province(self, s: ShogunPosition) -> int:
        """Return the province of the card that is carried out; none between two actions."""
        if not self.turn or self.banner == len(s.banners):
            return NO_CARD
        return s.plans[self.seat(s) * SLOT_COUNT + s.banners[self.banner]]

    def run(self, s: ShogunPosition) -> Ask | None:
        stack = s.stack
        depth = len(stack)
        while len(stack) == depth:
            if self.pc == _TURNS:
                if self.take_turns(s):
                    return _ASK_DECLINE[s.order[self.turn - 1]]
            elif self.pc == _CARRY:  # the answer was to carry it out
                self.pc = _TURNS
                self.act(s, s.order[self.turn - 1], s.banners[self.banner])
            elif self.banner == ACTION_COUNT:
                s.leave()
            else:
                self.pc = _TURNS
                s.emit("sg-action", s.banners[self.banner], self.banner + 1)
        return None

    def take_turns(self, s: ShogunPosition) -> bool:
        """Reveal and carry out card by card; return True if a player may decline first."""
        action = s.banners[self.banner]
        may_decline = s.setup.decline and action < BATTLE1
        order = s.order
        stack = s.stack
        depth = len(stack)
        for turn in range(self.turn, len(order)):
            seat = order[turn]
            why = reveal(s, seat, action)
            if why != POSSIBLE:
                s.emit("sg-void", seat, action, why)
                continue
            self.turn = turn + 1
            if may_decline:
                return True
            self.act(s, seat, action)
            if len(stack) != depth:  # its consequences come before the next card
                return False
        self.turn = 0
        self.finish_action(s)
        return False

    def finish_action(self, s: ShogunPosition) -> None:
        """SG-O5: the leftmost face-down card is turned up."""
        self.pc = _NEXT
        open_ = len(s.banners)
        if open_ < ACTION_COUNT:
            hidden = self.hidden or face_down(s.banners)
            action = hidden[s.rng.below(len(hidden))]
            self.hidden = [other for other in hidden if other != action]
            s.banners = [*s.banners, action]
            s.emit("sg-opened", action, open_ + 1)
        self.banner += 1

    def act(self, s: ShogunPosition, seat: int, action: int) -> None:
        province = s.plans[seat * SLOT_COUNT + action]
        if action < BUILDING_KINDS:
            raise_building(s, seat, province, action, price(s, seat, province, action))
        elif action < DEPLOY5:
            collect(s, seat, province, action)
        elif action < BATTLE1:
            call_up(s, seat, province, action)
        else:
            s.call(Battle(0, seat, province, action))

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        return [CARRY, DECLINE]

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        if action == CARRY:
            self.pc = _CARRY
        else:
            s.emit("sg-void", seat, s.banners[self.banner], DECLINED)
        return True

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        action = s.banners[self.banner]
        return {"action": ACTIONS[action], "province": PROVINCES[s.plan(seat, action)]}

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        view["banner"] = self.banner
        view["turn"] = self.turn
        if self.turn:
            view["acting"] = s.order[self.turn - 1]

    def copy(self) -> Frame[ShogunPosition]:
        copied = ActionRound(self.pc, self.banner, self.turn)
        copied.hidden = self.hidden
        return copied

    def notation(self, n: Notation) -> None:
        self.banner = n.number("banner", self.banner, ACTION_COUNT - 1)
        self.turn = n.number("turn", self.turn, n.seats, 1)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-Q10, SG-D15…D19: the seat whose card was shown for the action carries it out."""
        if self.pc != _TURNS:
            return "step"
        seat = s.order[self.turn - 1]
        action = s.banners[self.banner]
        province = s.plan(seat, action)
        if not s.shown[seat] >> action & 1 or not NO_CARD < province < INTRIGUE:
            return "turn"
        top = s.stack[-1]
        if isinstance(top, Acting):
            fits = (top.seat, top.province, top.action) == (seat, province, action)
        elif isinstance(top, Marker):
            fits = (top.seat, top.province) == (seat, province) and action in (RICE, TAX)
        elif not s.setup.decline or action >= BATTLE1:
            return "banner"
        else:
            fits = asked(s, seat) and obstacle(s, seat, province, action) == POSSIBLE
        return "" if fits else "turn"


def face_down(banners: list[int]) -> list[int]:
    """Return the action cards that are not among these."""
    seen = 0
    for action in banners:
        seen |= 1 << action
    return [action for action in range(ACTION_COUNT) if not seen >> action & 1]


def reveal(s: ShogunPosition, seat: int, action: int) -> int:
    """SG-A1, SG-L13: reveal the card in this slot; return what prevents the action, or POSSIBLE."""
    card = s.plans[seat * SLOT_COUNT + action]
    if card == NO_CARD:
        return EMPTY_SLOT
    shown = s.shown
    shown[seat] = shown[seat] | 1 << action  # not `|=`, which is slow on items when compiled
    if s.sink is not None:  # the most frequent event by far, and seldom listened to
        s.emit("sg-revealed", seat, action, card)
    if card >= INTRIGUE:
        return INTRIGUE_CARD
    return obstacle(s, seat, card, action)


def raise_building(s: ShogunPosition, seat: int, province: int, kind: int, chests: int) -> None:
    """SG-A4…A7; SG-T1, SG-T2, SG-Q41: a theatre may calm the province."""
    s.chests[seat] -= chests
    s.tiles[kind] -= 1
    s.buildings[province] |= 1 << kind
    s.emit("sg-built", seat, province, kind, chests)
    if kind == THEATRE and s.event in THEATRE_CALMS and s.unrest[province]:
        s.unrest[province] -= 1
        s.emit("sg-calmed", seat, province)


def collect(s: ShogunPosition, seat: int, province: int, action: int) -> None:
    """SG-A11…A16: income first (SG-Q14), then a revolt or not, then a marker."""
    value = income(s, seat, province, action)
    if action == TAX:
        s.chests[seat] += value
        s.emit("sg-taxes", seat, province, value)
    else:
        s.rice[seat] += value
        s.emit("sg-harvest", seat, province, value)
    if s.unrest[province] and not face_revolt(s, province, 0):
        return
    unrest_due(s, seat, province)
