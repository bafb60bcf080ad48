"""Generals and their statues (SG-XG)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import DECLINE, FOR_STATUES, PAYLOAD, STATION, STATUE
from gunbai.games.shogun.names import NOWHERE, PROVINCES
from gunbai.games.shogun.state import ShogunState


def refuse_station(s: ShogunState, seat: int, action: Action, rule: str) -> Refusal:
    """Why the general can't go there; `rule` sends him to an own province."""
    province = action & PAYLOAD
    words: Words = {"province": PROVINCES[province]}
    if s.owner[province] != seat:
        return Refusal("sg-refuse-general-own", rule, words)
    return Refusal("sg-refuse-general-stay", "SG-XG14", words)


class PlaceGenerals(Frame[ShogunState]):
    """SG-D8, SG-D24: in turn order, each general off the map is placed (SG-XG2, SG-XG21)."""

    def __init__(self, pc: int, key: str, turn: int) -> None:
        super().__init__(pc)
        self.key = key
        self.turn = turn

    def run(self, s: ShogunState) -> Ask | None:
        while self.turn < s.setup.players:
            seat = s.order[self.turn]
            if s.general[seat] == NOWHERE and seat in s.owner:
                return Ask(self.key, 1 << seat)
            self.turn += 1
        s.leave()
        return None

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        return [STATION | province for province in s.provinces_of(seat)]

    def default(self, s: ShogunState, seat: int) -> Action:
        """Own province with most armies."""
        own = s.provinces_of(seat)
        best = own[0]
        for province in own:
            if s.armies[province] > s.armies[best]:
                best = province
        return STATION | best

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        s.general[seat] = action & PAYLOAD  # SG-Q70: nothing is captured
        s.emit("sg-general", seat, action & PAYLOAD)
        self.turn += 1
        return True

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        if action & ~PAYLOAD != STATION:
            return Refusal("refuse-other-decision")
        rule = "SG-XG2" if self.key == "SG-D8" else "SG-XG21"
        return refuse_station(s, seat, action, rule)

    def copy(self) -> Frame[ShogunState]:
        return PlaceGenerals(self.pc, self.key, self.turn)

    def dump(self) -> Data:
        return {"frame": "place-generals", "pc": self.pc, "key": self.key, "turn": self.turn}


class GeneralsMarch(Frame[ShogunState]):
    """SG-D22, SG-D23: each general must move; he may leave a statue, and captures others."""

    def __init__(self, pc: int, turn: int, left: int) -> None:
        super().__init__(pc)
        self.turn = turn
        self.left = left  # the province that may get a statue, or −1

    def run(self, s: ShogunState) -> Ask | None:
        while self.turn < s.setup.players:
            seat = s.order[self.turn]
            if self.left >= 0:
                return Ask("SG-D23", 1 << seat)
            if s.general[seat] != NOWHERE and s.owner.count(seat) > 1:  # SG-Q68
                return Ask("SG-D22", 1 << seat)
            self.turn += 1
        s.leave()
        return None

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        if self.left >= 0:
            return [STATUE, DECLINE]
        here = s.general[seat]
        return [STATION | province for province in s.provinces_of(seat) if province != here]

    def default(self, s: ShogunState, seat: int) -> Action:
        """SG-D22: the first adjacent own province, else the first own one."""
        legal = self.legal(s, seat)
        if self.left < 0:
            for action in legal:
                if action & PAYLOAD in s.setup.neighbours[s.general[seat]]:
                    return action
        return legal[0]

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        if self.left >= 0:
            if action == STATUE:
                s.reserve[seat] -= 1
                s.statues = sorted([*s.statues, self.left * 8 + seat])
                s.emit("sg-statue", seat, self.left)
            self.left = -1
            self.turn += 1
            return True
        source = s.general[seat]
        target = action & PAYLOAD
        s.general[seat] = target
        s.emit("sg-general-moved", seat, source, target)
        capture_statues(s, seat, target)
        if target in s.setup.neighbours[source] and s.reserve[seat]:  # SG-XG15, SG-XG18
            self.left = source
        else:
            self.turn += 1
        return True

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        if self.left >= 0 or action & ~PAYLOAD != STATION:
            return Refusal("refuse-other-decision")
        return refuse_station(s, seat, action, "SG-XG14")

    def prompt(self, s: ShogunState, seat: int) -> Words:
        province = self.left if self.left >= 0 else s.general[seat]
        return {"province": PROVINCES[province]}

    def copy(self) -> Frame[ShogunState]:
        return GeneralsMarch(self.pc, self.turn, self.left)

    def dump(self) -> Data:
        return {
            "frame": "generals-march",
            "pc": self.pc,
            "turn": self.turn,
            "left": PROVINCES[self.left] if self.left >= 0 else None,
        }


def capture_statues(s: ShogunState, seat: int, province: int) -> None:
    """SG-XG17, SG-Q69: all statues of others there become trophies."""
    seats = s.setup.players
    rest: list[int] = []
    count = 0
    for statue in s.statues:
        if statue >> 3 == province and statue & 7 != seat:
            s.trophies[seat * seats + (statue & 7)] += 1
            count += 1
        else:
            rest.append(statue)
    if count:
        s.statues = rest
        s.emit("sg-captured", seat, province, count)


def statue_points(s: ShogunState, seat: int) -> int:
    """SG-XG22: own statues on the map and captured ones."""
    seats = s.setup.players
    points = sum(s.trophies[seat * seats : (seat + 1) * seats])
    for statue in s.statues:
        if statue & 7 == seat:
            points += 1
    return points


def score_statues(s: ShogunState) -> None:
    for seat in range(s.setup.players):
        s.gain_points(seat, statue_points(s, seat), FOR_STATUES)
