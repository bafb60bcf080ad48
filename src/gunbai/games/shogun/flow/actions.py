"""The ten actions of a round, in banner order and in turn order (SG-O3…O6, SG-A)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    CARRY,
    COUNT_MASK,
    DECLINE,
    DECLINED,
    DEPLOY,
    EMPTY_SLOT,
    INTRIGUE_CARD,
    MOVE,
    PAYLOAD,
    PROVINCE_BITS,
    PROVINCE_MASK,
    STAY,
)
from gunbai.games.shogun.flow.battle import MOVES, Battle, move_armies, refuse_way
from gunbai.games.shogun.flow.frames import Acting, asks
from gunbai.games.shogun.flow.revolts import revolt, unrest_due
from gunbai.games.shogun.flow.rules import (
    POSSIBLE,
    PRICES,
    income,
    obstacle,
    permitted_recruits,
    price,
)
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    ACTIONS,
    BATTLE1,
    BUILDING_KINDS,
    DEPLOY1,
    DEPLOY5,
    INTRIGUE,
    NO_CARD,
    PROVINCES,
    SLOT_COUNT,
    TAX,
    THEATRE,
    THEATRE_CALMS,
)
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.view_types import ShogunView

_ASK_DECLINE: Final = asks("SG-Q10")


class ActionRound(Frame[ShogunState]):
    """SG-O3…O6: banner by banner, all players in turn order."""

    def __init__(self, pc: int, banner: int, turn: int) -> None:
        super().__init__(pc)
        self.banner = banner
        self.turn = turn  # how many players had their turn in this action
        #: The action cards that lie face down, once one was turned up; replaced, never changed.
        self.hidden: list[int] = []

    def run(self, s: ShogunState) -> Ask | None:
        stack = s.stack
        depth = len(stack)
        while len(stack) == depth:
            if self.pc == 1:
                if self.take_turns(s):
                    return _ASK_DECLINE[s.order[self.turn - 1]]
            elif self.pc == 2:  # the answer was to carry it out
                self.pc = 1
                self.act(s, s.order[self.turn - 1], s.banners[self.banner])
            elif self.banner == ACTION_COUNT:
                s.leave()
            else:
                self.pc = 1
                s.emit("sg-action", s.banners[self.banner], self.banner + 1)
        return None

    def take_turns(self, s: ShogunState) -> bool:
        """Card by card is revealed and carried out; True if a player may decline first."""
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
            if len(stack) != depth:  # what it leads to comes before the next card
                return False
        self.turn = 0
        self.finish_action(s)
        return False

    def finish_action(self, s: ShogunState) -> None:
        """SG-O5: the leftmost face-down card is turned up."""
        self.pc = 0
        self.banner += 1
        open_ = len(s.banners)
        if open_ < ACTION_COUNT:
            hidden = self.hidden or face_down(s.banners)
            action = hidden[s.rng.below(len(hidden))]
            self.hidden = [other for other in hidden if other != action]
            s.banners = [*s.banners, action]
            s.emit("sg-opened", action, open_ + 1)

    def act(self, s: ShogunState, seat: int, action: int) -> None:
        province = s.plans[seat * SLOT_COUNT + action]
        if action < BUILDING_KINDS:
            build(s, seat, province, action, price(s, seat, province, action))
        elif action < DEPLOY5:
            collect(s, seat, province, action)
        elif action < BATTLE1:
            deploy(s, seat, province, action)
        else:
            s.call(Battle(0, seat, province, action, -1, 0, False, False))

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        return [CARRY, DECLINE]

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        if action == CARRY:
            self.pc = 2
        else:
            s.emit("sg-void", seat, s.banners[self.banner], DECLINED)
        return True

    def prompt(self, s: ShogunState, seat: int) -> Words:
        action = s.banners[self.banner]
        return {"action": ACTIONS[action], "province": PROVINCES[s.plan(seat, action)]}

    def show(self, s: ShogunState, seat: int, view: ShogunView) -> None:
        view["banner"] = self.banner
        view["turn"] = self.turn
        if self.turn:
            view["acting"] = s.order[self.turn - 1]

    def copy(self) -> Frame[ShogunState]:
        copied = ActionRound(self.pc, self.banner, self.turn)
        copied.hidden = self.hidden
        return copied

    def dump(self) -> Data:
        return {"frame": "action-round", "pc": self.pc, "banner": self.banner, "turn": self.turn}


def face_down(banners: list[int]) -> list[int]:
    """The action cards that are not among these."""
    seen = 0
    for action in banners:
        seen |= 1 << action
    return [action for action in range(ACTION_COUNT) if not seen >> action & 1]


def reveal(s: ShogunState, seat: int, action: int) -> int:
    """SG-A1, SG-L13: turn the card in this slot; why the action can't be carried out, if so."""
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


def build(s: ShogunState, seat: int, province: int, kind: int, chests: int) -> None:
    """SG-A4…A7; SG-T1, SG-T2, SG-Q41: a theatre may calm the province."""
    s.chests[seat] -= chests
    s.tiles[kind] -= 1
    s.buildings[province] |= 1 << kind
    s.emit("sg-built", seat, province, kind, chests)
    if kind == THEATRE and s.event in THEATRE_CALMS and s.unrest[province]:
        s.unrest[province] -= 1
        s.emit("sg-calmed", seat, province)


def collect(s: ShogunState, seat: int, province: int, action: int) -> None:
    """SG-A11…A16: income first (SG-Q14), then a revolt or not, then a marker."""
    value = income(s, seat, province, action)
    if action == TAX:
        s.chests[seat] += value
        s.emit("sg-taxes", seat, province, value)
    else:
        s.rice[seat] += value
        s.emit("sg-harvest", seat, province, value)
    if s.unrest[province] and not revolt(s, province, 0):
        return
    unrest_due(s, seat, province, False)


def deploy(s: ShogunState, seat: int, province: int, action: int) -> None:
    """SG-A18…A22: at once, where there is nothing to decide."""
    if action != DEPLOY1:
        numbers = permitted_recruits(s, seat, province, action)
        if len(numbers) == 1:
            place_armies(s, seat, province, action, numbers[0])
            return
    s.call(Deployment(0, seat, province, action, 0, -1, 0))


def place_armies(s: ShogunState, seat: int, province: int, action: int, count: int) -> None:
    """SG-A18…A20, SG-Q13."""
    chests = PRICES[action]
    s.chests[seat] -= chests
    s.supply[seat] -= count
    s.armies[province] += count
    s.emit("sg-deployed", seat, province, count, chests)


_PAY: Final = 0
_PLACE: Final = 1
_MARCH: Final = 2
_ASK_RECRUITS: Final = asks("SG-D15")
_ASK_MARCH: Final = asks("SG-D16")


class Deployment(Acting):
    """SG-A18…A22: armies from the supply; `DEPLOY1` may move on."""

    def __init__(
        self, pc: int, seat: int, province: int, action: int, count: int, target: int, moved: int
    ) -> None:
        super().__init__(pc, seat, province, action)
        self.count = count
        self.target = target
        self.moved = moved

    def run(self, s: ShogunState) -> Ask | None:
        if self.pc == _PAY:
            self.pc = _PLACE
            numbers = permitted_recruits(s, self.seat, self.province, self.action)
            if len(numbers) > 1:
                return _ASK_RECRUITS[self.seat]
            self.count = numbers[0]
        if self.pc == _PLACE:
            place_armies(s, self.seat, self.province, self.action, self.count)
            self.pc = _MARCH
            if self.action == DEPLOY1 and len(self.legal(s, self.seat)) > 1:
                return _ASK_MARCH[self.seat]
        if self.moved:
            move_armies(s, self.seat, self.province, self.target, self.moved)
        s.leave()
        return None

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        if self.pc == _PLACE:
            numbers = permitted_recruits(s, seat, self.province, self.action)
            return [DEPLOY | number for number in numbers]
        out: list[Action] = [STAY]
        most = s.armies[self.province] - 1
        if most < 1:
            return out
        owner = s.owner
        for target in s.setup.neighbours[self.province]:  # SG-A22: only own provinces
            if owner[target] == seat:
                out += MOVES[target][:most]
        return out

    def default(self, s: ShogunState, seat: int) -> Action:
        """SG-D15: the highest number; SG-D16: no move."""
        legal = self.legal(s, seat)
        return max(legal) if self.pc == _PLACE else STAY

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        if self.pc == _PLACE:
            self.count = action & PAYLOAD
        elif action != STAY:
            self.target = action & PROVINCE_MASK
            self.moved = (action & PAYLOAD) >> PROVINCE_BITS
        return True

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        if self.pc == _PLACE:
            if action & ~PAYLOAD != DEPLOY:
                return Refusal("refuse-other-decision")
            return Refusal("sg-refuse-recruits", "SG-Q13", {"armies": action & PAYLOAD})
        if action & ~PAYLOAD != MOVE:
            return Refusal("refuse-other-decision")
        return refuse_move(s, seat, self.province, action)

    def prompt(self, s: ShogunState, seat: int) -> Words:
        words: Words = {"province": PROVINCES[self.province]}
        if self.pc == _MARCH:
            words["armies"] = s.armies[self.province] - 1
        return words

    def show(self, s: ShogunState, seat: int, view: ShogunView) -> None:
        view["province"] = PROVINCES[self.province]

    def copy(self) -> Frame[ShogunState]:
        return Deployment(
            self.pc, self.seat, self.province, self.action, self.count, self.target, self.moved
        )

    def dump(self) -> Data:
        return {
            "frame": "deployment",
            "pc": self.pc,
            "seat": self.seat,
            "province": PROVINCES[self.province],
            "action": ACTIONS[self.action],
            "count": self.count,
            "target": PROVINCES[self.target] if self.target >= 0 else None,
            "moved": self.moved,
        }


def refuse_move(s: ShogunState, seat: int, source: int, action: Action) -> Refusal:
    """SG-A21, SG-A22: why armies can't go from `source` where a `move` says."""
    target = action & PROVINCE_MASK
    count = action >> PROVINCE_BITS & COUNT_MASK
    words: Words = {"province": PROVINCES[source], "target": PROVINCES[target]}
    away = refuse_way(s, source, target, "SG-A21")
    if away is not None:
        return away
    if s.owner[target] != seat:
        return Refusal("sg-refuse-not-own", "SG-A22", words)
    words["armies"] = s.armies[source] - 1
    words["count"] = count
    return Refusal("sg-refuse-count", "SG-A31", words)
