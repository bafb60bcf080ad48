"""Generals and their statues (SG-XG)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import DECLINE, STATION, STATUE, station, station_province
from gunbai.games.shogun.events import FOR_STATUES
from gunbai.games.shogun.flow.acting import asked
from gunbai.games.shogun.kinds import MAYBE_PROVINCE
from gunbai.games.shogun.names import NOWHERE, PROVINCE_COUNT, PROVINCES, WINTER
from gunbai.games.shogun.position.position import ShogunPosition, changed
from gunbai.games.shogun.position.statues import statue_of, statue_province, statue_seat

#: The actions that send a general somewhere, by province.
STATIONS: Final = [station(province) for province in range(PROVINCE_COUNT)]


def refuse_station(s: ShogunPosition, seat: int, action: Action, rule: str) -> Refusal:
    """Return why the general can't go there; `rule` requires a province of his owner."""
    province = station_province(action)
    words: Words = {"province": PROVINCES[province]}
    if s.owner[province] != seat:
        return Refusal("sg-refuse-general-own", rule, words)
    return Refusal("sg-refuse-general-stay", "SG-XG14", words)


class PlaceGenerals(Frame[ShogunPosition]):
    """SG-D8, SG-D24: in turn order, each general off the map is placed (SG-XG2, SG-XG21)."""

    name = "place-generals"
    asks = {"start": ["SG-D8", "SG-D24"]}

    def __init__(self, pc: int, turn: int) -> None:
        super().__init__(pc)
        self.turn = turn

    def run(self, s: ShogunPosition) -> Ask | None:
        while self.turn < s.setup.players:
            seat = s.order[self.turn]
            if s.general[seat] == NOWHERE and seat in s.owner:
                return Ask(_placing(s), 1 << seat)
            self.turn += 1
        s.leave()
        return None

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        return [STATIONS[province] for province in s.provinces_of(seat)]

    def default(self, s: ShogunPosition, seat: int) -> Action:
        """Return the seat's province with the most armies."""
        own = s.provinces_of(seat)
        best = own[0]
        for province in own:
            if s.armies[province] > s.armies[best]:
                best = province
        return STATIONS[best]

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        province = station_province(action)
        s.general = changed(s.general, seat, province)  # SG-Q70: nothing is captured
        s.emit("sg-general", seat, province)
        self.turn += 1
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != STATION:
            return Refusal("refuse-other-decision")
        rule = "SG-XG21" if s.season == WINTER else "SG-XG2"
        return refuse_station(s, seat, action, rule)

    def copy(self) -> Frame[ShogunPosition]:
        return PlaceGenerals(self.pc, self.turn)

    def notation(self, n: Notation) -> None:
        self.turn = n.number("turn", self.turn, n.seats - 1)

    def unfit(self, s: ShogunPosition) -> str:
        seat = s.order[self.turn]
        known = s.ask is not None and s.ask.key == _placing(s)
        return "" if known and asked(s, seat) and s.general[seat] == NOWHERE else "turn"


def _placing(s: ShogunPosition) -> str:
    """Return the decision: at the start of the game, or after a Winter."""
    return "SG-D24" if s.season == WINTER else "SG-D8"


class GeneralsMarch(Frame[ShogunPosition]):
    """SG-D22, SG-D23: each general must move; he may leave a statue, and captures others."""

    name = "generals-march"
    asks = {"start": ["SG-D22", "SG-D23"]}

    def __init__(self, pc: int, turn: int, left: int) -> None:
        super().__init__(pc)
        self.turn = turn
        self.left = left  # the province that may get a statue, or −1

    def run(self, s: ShogunPosition) -> Ask | None:
        while self.turn < s.setup.players:
            seat = s.order[self.turn]
            if self.left >= 0:
                return Ask("SG-D23", 1 << seat)
            if s.general[seat] != NOWHERE and s.owner.count(seat) > 1:  # SG-Q68
                return Ask("SG-D22", 1 << seat)
            self.turn += 1
        s.leave()
        return None

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        if self.left >= 0:
            return [STATUE, DECLINE]
        here = s.general[seat]
        return [STATIONS[province] for province in s.provinces_of(seat) if province != here]

    def default(self, s: ShogunPosition, seat: int) -> Action:
        """SG-D22: the first adjacent own province, else the first own one."""
        legal = self.legal(s, seat)
        if self.left < 0:
            for action in legal:
                if station_province(action) in s.setup.neighbours[s.general[seat]]:
                    return action
        return legal[0]

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        if self.left >= 0:
            if action == STATUE:
                s.reserve = changed(s.reserve, seat, s.reserve[seat] - 1)
                s.statues = sorted([*s.statues, statue_of(seat, self.left)])
                s.emit("sg-statue", seat, self.left)
            self.left = -1
            self.turn += 1
            return True
        source = s.general[seat]
        target = station_province(action)
        s.general = changed(s.general, seat, target)
        s.emit("sg-general-moved", seat, source, target)
        capture_statues(s, seat, target)
        if target in s.setup.neighbours[source] and s.reserve[seat]:  # SG-XG15, SG-XG18
            self.left = source
        else:
            self.turn += 1
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if self.left >= 0 or verb_of(action) != STATION:
            return Refusal("refuse-other-decision")
        return refuse_station(s, seat, action, "SG-XG14")

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        province = self.left if self.left >= 0 else s.general[seat]
        return {"province": PROVINCES[province]}

    def copy(self) -> Frame[ShogunPosition]:
        return GeneralsMarch(self.pc, self.turn, self.left)

    def notation(self, n: Notation) -> None:
        self.turn = n.number("turn", self.turn, n.seats - 1)
        self.left = n.one("left", self.left, MAYBE_PROVINCE)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-XG15: a statue stays in the province next to it that the general has just left."""
        seat = s.order[self.turn]
        here = s.general[seat]
        if not asked(s, seat) or here == NOWHERE:
            return "turn"
        marched = s.ask is not None and s.ask.key == "SG-D23"
        if marched != (self.left >= 0):
            return "left"
        near = not marched or here in s.setup.neighbours[self.left]
        return "" if near and (not marched or s.reserve[seat]) else "left"


def capture_statues(s: ShogunPosition, seat: int, province: int) -> None:
    """SG-XG17, SG-Q69: all statues of others there become trophies."""
    rest: list[int] = []
    trophies = s.trophies[:]
    for statue in s.statues:
        if statue_province(statue) == province and statue_seat(statue) != seat:
            trophies[seat * s.setup.players + statue_seat(statue)] += 1
        else:
            rest.append(statue)
    count = len(s.statues) - len(rest)
    if count:
        s.statues = rest
        s.trophies = trophies
        s.emit("sg-captured", seat, province, count)


def statue_points(s: ShogunPosition, seat: int) -> int:
    """SG-XG22: own statues on the map and captured ones."""
    seats = s.setup.players
    points = sum(s.trophies[seat * seats : (seat + 1) * seats])
    for statue in s.statues:
        if statue_seat(statue) == seat:
            points += 1
    return points


def score_statues(s: ShogunPosition) -> None:
    for seat in range(s.setup.players):
        s.gain_points(seat, statue_points(s, seat), FOR_STATUES)
