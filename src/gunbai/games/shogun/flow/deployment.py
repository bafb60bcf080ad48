"""Deployment: `DEPLOY5`, `DEPLOY3`, `DEPLOY1` (SG-A18…A22)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import (
    DEPLOY,
    MOVE,
    STAY,
    deploy,
    deploy_armies,
    unpack_move,
)
from gunbai.games.shogun.flow.acting import Acting, asked, asks_by_seat
from gunbai.games.shogun.flow.battle import MOVES, move_armies, refuse_way
from gunbai.games.shogun.flow.conditions import (
    POSSIBLE,
    PRICES,
    obstacle,
    permitted_recruits,
)
from gunbai.games.shogun.kinds import A_PROVINCE, AN_ACTION
from gunbai.games.shogun.names import DEPLOY1, DEPLOY5, PROVINCES
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import ShogunView

_START: Final = 0
_PLACE: Final = 1
_MARCH: Final = 2
_ASK_RECRUITS: Final = asks_by_seat("SG-D15")
_ASK_MARCH: Final = asks_by_seat("SG-D16")


def call_up(s: ShogunPosition, seat: int, province: int, action: int) -> None:
    """SG-A18…A22: at once, where there is nothing to decide."""
    if action != DEPLOY1:
        numbers = permitted_recruits(s, seat, province, action)
        if len(numbers) == 1:
            place_armies(s, seat, province, action, numbers[0])
            return
    s.call(Deployment(0, seat, province, action))


def place_armies(s: ShogunPosition, seat: int, province: int, action: int, count: int) -> None:
    """SG-A18…A20, SG-Q13."""
    chests = PRICES[action]
    s.chests[seat] -= chests
    s.supply[seat] -= count
    s.armies[province] += count
    s.emit("sg-deployed", seat, province, count, chests)


class Deployment(Acting):
    """SG-A18…A22: armies from the supply; `DEPLOY1` may move on."""

    name = "deployment"
    steps = ["start", "place", "march"]
    asks = {"place": ["SG-D15"], "march": ["SG-D16"]}

    def __init__(self, pc: int, seat: int, province: int, action: int) -> None:
        super().__init__(pc, seat, province, action)
        self.count = 0
        self.target = -1
        self.moved = 0

    def run(self, s: ShogunPosition) -> Ask | None:
        if self.pc == _START:
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

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        if self.pc == _PLACE:
            numbers = permitted_recruits(s, seat, self.province, self.action)
            return [deploy(number) for number in numbers]
        out: list[Action] = [STAY]
        most = s.armies[self.province] - 1
        if most < 1:
            return out
        owner = s.owner
        for target in s.setup.neighbours[self.province]:  # SG-A22: only own provinces
            if owner[target] == seat:
                out += MOVES[target][:most]
        return out

    def default(self, s: ShogunPosition, seat: int) -> Action:
        """SG-D15: the highest number; SG-D16: no move."""
        legal = self.legal(s, seat)
        return max(legal) if self.pc == _PLACE else STAY

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        if self.pc == _PLACE:
            self.count = deploy_armies(action)
        elif action != STAY:
            self.target, self.moved = unpack_move(action)
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if self.pc == _PLACE:
            if verb_of(action) != DEPLOY:
                return Refusal("refuse-other-decision")
            return Refusal("sg-refuse-recruits", "SG-Q13", {"armies": deploy_armies(action)})
        if verb_of(action) != MOVE:
            return Refusal("refuse-other-decision")
        return refuse_move(s, seat, self.province, action)

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        words: Words = {"province": PROVINCES[self.province]}
        if self.pc == _MARCH:
            words["armies"] = s.armies[self.province] - 1
        return words

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        view["province"] = PROVINCES[self.province]

    def copy(self) -> Frame[ShogunPosition]:
        twin = Deployment(self.pc, self.seat, self.province, self.action)
        twin.count = self.count
        twin.target = self.target
        twin.moved = self.moved
        return twin

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.province = n.one("province", self.province, A_PROVINCE)
        self.action = n.one("action", self.action, AN_ACTION)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-D15: the action is possible; SG-D16: only `DEPLOY1` marches on."""
        if not asked(s, self.seat):
            return "seat"
        if not DEPLOY5 <= self.action <= DEPLOY1:
            return "action"
        if self.pc == _MARCH:
            return "" if self.action == DEPLOY1 else "action"
        possible = obstacle(s, self.seat, self.province, self.action) == POSSIBLE
        return "" if possible else "action"


def refuse_move(s: ShogunPosition, seat: int, source: int, action: Action) -> Refusal:
    """SG-A21, SG-A22: return why armies can't move from `source` by this answer."""
    target, count = unpack_move(action)
    words: Words = {"province": PROVINCES[source], "target": PROVINCES[target]}
    away = refuse_way(s, source, target, "SG-A21")
    if away is not None:
        return away
    if s.owner[target] != seat:
        return Refusal("sg-refuse-not-own", "SG-A22", words)
    words["armies"] = s.armies[source] - 1
    words["count"] = count
    return Refusal("sg-refuse-count", "SG-A31", words)
