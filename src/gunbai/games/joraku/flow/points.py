"""Action points and what they buy (JK-K16…K24, JK-N12…N14)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.joraku.actions import (
    MARCH,
    MOVE,
    REMOVE,
    SEND,
    STOP,
    march,
    march_area,
    move,
    move_from,
    remove,
    remove_colour,
    send,
    send_area,
    unpack_move,
)
from gunbai.games.joraku.events import FOR_ENTRY
from gunbai.games.joraku.kinds import A_COLOUR, AN_AREA
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    DAIMYO_STEP,
    ENTRY,
    KYOTO,
    LAST_AREA,
    SIX,
    SWIFT,
)
from gunbai.games.joraku.view_types import JorakuView


def _neighbours(area: int) -> list[int]:
    """JK-C03: along the one road."""
    return [other for other in (area - 1, area + 1) if KYOTO <= other <= LAST_AREA]


_MARCHES: Final = [[march(to) for to in _neighbours(area)] for area in range(AREA_COUNT)]
_MOVES: Final = [[move(area, to) for to in _neighbours(area)] for area in range(AREA_COUNT)]

_REMOVES: Final = [remove(colour) for colour in range(COLOUR_COUNT)]


def _moves_after(source: int, target: int) -> list[list[Action]]:
    """Return the moves worth trying after this one, by area: see `ActionPoints.candidates`."""
    out: list[list[Action]] = []
    for start in range(AREA_COUNT):
        if start == target:
            out.append([move(start, end) for end in _neighbours(start) if end != source])
        else:
            out.append(_MOVES[start] if start >= source else [])
    return out


_MOVES_AFTER: Final = {
    move(source, target): _moves_after(source, target)
    for source in range(AREA_COUNT)
    for target in _neighbours(source)
}

_ASK_POINTS: Final = [Ask("JK-D07", 1 << seat) for seat in range(4)]
_ASK_SEND: Final = [Ask("JK-D13", 1 << seat) for seat in range(4)]


class ActionPoints(Frame[JorakuPosition]):
    """JK-K16…K22: spend action points on daimyo, samurai and removals, in any order, or stop."""

    name = "action-points"
    steps = ["start", "spending"]
    asks = {"spending": ["JK-D07"]}

    def __init__(
        self, pc: int, seat: int, faction: int, points: int, action: Action, last: Action
    ) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.points = points
        self.action = action
        self.last = last  # the step before, for `candidates`

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == 1:
            self.pc = 0
            if self.action == STOP:
                s.emit("jk-stopped", self.faction, self.points)
                s.leave()
                return None
            self.act(s)
            return None
        if self.points == 0:
            s.leave()
            return None
        self.pc = 1
        return _ASK_POINTS[self.seat]

    def daimyo_cost(self, s: JorakuPosition) -> int:
        """JK-K17, or the price of variant 6 (JK-V6a)."""
        return s.setup.tables.swift if s.setup.variants & SWIFT else DAIMYO_STEP

    def act(self, s: JorakuPosition) -> None:
        action = self.action
        faction = self.faction
        verb = verb_of(action)
        self.last = action
        if verb == MARCH:
            self.points -= self.daimyo_cost(s)
            self.march(s, march_area(action))
            return
        self.points -= 1
        base = faction * AREA_COUNT
        if verb == MOVE:
            source, target = unpack_move(action)
            s.samurai[base + source] -= 1
            s.samurai[base + target] += 1
            s.emit("jk-moved", faction, source, target)
            return
        victim = remove_colour(action)
        area = s.daimyo[faction]
        if victim == s.setup.neutral():
            s.call(SendNeutral(0, self.seat, faction, area, 0))
            return
        s.samurai[victim * AREA_COUNT + area] -= 1
        s.supply[victim] += 1  # JK-K20
        s.emit("jk-removed", faction, victim, area)

    def march(self, s: JorakuPosition, target: int) -> None:
        faction = self.faction
        source = s.daimyo[faction]
        s.daimyo[faction] = target
        bonus = target == KYOTO and s.setup.variants & ENTRY and not s.entered >> faction & 1
        if bonus:  # JK-V4a…c
            s.entered |= 1 << faction
        s.emit("jk-marched", faction, source, target)
        if bonus:
            amount = s.setup.tables.entry
            points = s.numbers[faction] if amount < 0 else amount
            s.gain(faction, points, FOR_ENTRY, KYOTO)

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        return self.choices(s, seat, _MOVES)

    def candidates(self, s: JorakuPosition, seat: int) -> list[Action]:
        """Return the choices with successive moves of samurai only in rising order of areas.

        Unrelated moves lead to the same position in either order. A samurai may move on from where
        the last one arrived, but not back.
        """
        return self.choices(s, seat, _MOVES_AFTER.get(self.last, _MOVES))

    def choices(self, s: JorakuPosition, seat: int, moves: list[list[Action]]) -> list[Action]:
        """Return what the points left can buy, given these moves of samurai from each area."""
        faction = self.faction
        home = s.daimyo[faction]
        out: list[Action] = []
        if self.points >= self.daimyo_cost(s):
            out.extend(_MARCHES[home])
        samurai = s.samurai
        base = faction * AREA_COUNT
        for area in range(AREA_COUNT):
            if samurai[base + area]:
                out.extend(moves[area])
        owner = s.setup.owner
        for victim in s.setup.factions:
            if owner[victim] != seat and samurai[victim * AREA_COUNT + home]:
                out.append(_REMOVES[victim])
        out.append(STOP)
        return out

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D07: nothing."""
        return STOP

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        self.action = action
        return True

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        home = s.daimyo[self.faction]
        if verb == MARCH:
            if abs(march_area(action) - home) != 1:
                return Refusal("jk-refuse-not-adjacent", "JK-C03", {"area": AREAS[home]})
            words: Words = {"cost": self.daimyo_cost(s), "points": self.points}
            return Refusal("jk-refuse-points", "JK-K17", words)
        if verb == MOVE:
            source = move_from(action)
            if not s.samurai[self.faction * AREA_COUNT + source]:
                return Refusal("jk-refuse-no-samurai", "JK-K18", {"area": AREAS[source]})
            return Refusal("jk-refuse-not-adjacent", "JK-C03", {"area": AREAS[source]})
        if verb == REMOVE:
            victim = remove_colour(action)
            if s.setup.owner[victim] == seat:
                rule = "JK-K24" if victim == self.faction else "JK-Q64"
                return Refusal("jk-refuse-own", rule)
            words = {"area": AREAS[home], "colour": COLOURS[victim]}
            rule = "JK-K23" if s.daimyo[victim] == home else "JK-K19"
            return Refusal("jk-refuse-none-there", rule, words)
        return Refusal("refuse-other-decision")

    def prompt(self, s: JorakuPosition, seat: int) -> Words:
        return {"colour": COLOURS[self.faction], "points": self.points}

    def show(self, s: JorakuPosition, seat: int, view: JorakuView) -> None:
        view["action_points"] = self.points
        view["prices"] = {"march": self.daimyo_cost(s), "move": 1, "remove": 1}
        home = s.daimyo[self.faction]
        if home >= 0:
            view["removal"] = AREAS[home]  # JK-K19

    def copy(self) -> Frame[JorakuPosition]:
        return ActionPoints(self.pc, self.seat, self.faction, self.points, self.action, self.last)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.faction = n.one("faction", self.faction, A_COLOUR)
        self.points = n.number("points", self.points, SIX)
        self.last = n.action("last", self.last)


class SendNeutral(Frame[JorakuPosition]):
    """JK-N13, JK-N14: a neutral samurai is not removed but sent to another area."""

    name = "send-neutral"
    steps = ["start", "sending"]
    asks = {"sending": ["JK-D13"]}

    def __init__(self, pc: int, seat: int, faction: int, source: int, target: int) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.source = source
        self.target = target

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return _ASK_SEND[self.seat]
        base = s.setup.neutral() * AREA_COUNT
        s.samurai[base + self.source] -= 1
        s.samurai[base + self.target] += 1
        s.emit("jk-sent", self.faction, self.source, self.target)
        s.leave()
        return None

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        front = s.daimyo[s.setup.neutral()]
        return [send(area) for area in range(front + 1) if area != self.source]

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D13: to Kyoto, or from there to Omi."""
        return send(KYOTO + 1 if self.source == KYOTO else KYOTO)

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        self.target = send_area(action)
        return True

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != SEND:
            return Refusal("refuse-other-decision")
        if send_area(action) == self.source:
            return Refusal("jk-refuse-same-area", "JK-Q74", {"area": AREAS[self.source]})
        front = AREAS[s.daimyo[s.setup.neutral()]]
        return Refusal("jk-refuse-behind", "JK-N14", {"area": front})

    def prompt(self, s: JorakuPosition, seat: int) -> Words:
        return {"area": AREAS[self.source]}

    def copy(self) -> Frame[JorakuPosition]:
        return SendNeutral(self.pc, self.seat, self.faction, self.source, self.target)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.faction = n.one("faction", self.faction, A_COLOUR)
        self.source = n.one("source", self.source, AN_AREA)
