"""Spending action points (JK-K16…K24, JK-N12…N14)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.state import Ask, Frame, Position, State
from gunbai.games.joraku.actions import (
    AREA_BITS,
    AREA_MASK,
    FOR_ENTRY,
    MARCH,
    MOVE,
    PAYLOAD,
    REMOVE,
    SEND,
    STOP,
    move,
)
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    AREAS,
    COLOURS,
    DAIMYO_STEP,
    KYOTO,
    LAST_AREA,
)
from gunbai.games.joraku.view_types import JorakuView


def _neighbours(area: int) -> list[int]:
    """JK-C03: along the one road."""
    return [other for other in (area - 1, area + 1) if KYOTO <= other <= LAST_AREA]


_MARCHES: Final = [[MARCH | to for to in _neighbours(area)] for area in range(AREA_COUNT)]
_MOVES: Final = [[move(area, to) for to in _neighbours(area)] for area in range(AREA_COUNT)]

_ASK_POINTS: Final = [Ask("JK-D07", 1 << seat) for seat in range(4)]
_ASK_SEND: Final = [Ask("JK-D13", 1 << seat) for seat in range(4)]


class ActionPoints(Frame):
    """JK-K16…K22: spend action points on daimyo, samurai and removals, in any order, or stop."""

    def __init__(
        self, pc: int, seat: int, faction: int, points: int, action: Action, last: Action
    ) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.points = points
        self.action = action
        self.last = last  # the step before, for `candidates`

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, JorakuState)
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

    def daimyo_cost(self, s: JorakuState) -> int:
        """JK-K17, or the price of variant 6 (JK-V6a)."""
        return s.setup.tables.swift if s.setup.variants & 0b1000000 else DAIMYO_STEP

    def act(self, s: JorakuState) -> None:
        action = self.action
        faction = self.faction
        verb = action & ~PAYLOAD
        self.last = action
        if verb == MARCH:
            self.points -= self.daimyo_cost(s)
            self.march(s, action & PAYLOAD)
            return
        self.points -= 1
        base = faction * AREA_COUNT
        if verb == MOVE:
            source = action & AREA_MASK
            target = action >> AREA_BITS & AREA_MASK
            s.samurai[base + source] -= 1
            s.samurai[base + target] += 1
            s.emit("jk-moved", faction, source, target)
            return
        victim = action & PAYLOAD
        area = s.daimyo[faction]
        if victim == s.setup.neutral():
            s.call(SendNeutral(0, self.seat, faction, area, 0))
            return
        s.samurai[victim * AREA_COUNT + area] -= 1
        s.supply[victim] += 1  # JK-K20
        s.emit("jk-removed", faction, victim, area)

    def march(self, s: JorakuState, target: int) -> None:
        faction = self.faction
        s.emit("jk-marched", faction, s.daimyo[faction], target)
        s.daimyo[faction] = target
        entry = target == KYOTO and s.setup.variants & 0b10000  # JK-V4a…c
        if entry and not s.entered >> faction & 1:
            s.entered |= 1 << faction
            amount = s.setup.tables.entry
            points = s.numbers[faction] if amount < 0 else amount
            s.gain(faction, points, FOR_ENTRY, KYOTO)

    def legal(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, JorakuState)
        faction = self.faction
        home = s.daimyo[faction]
        out: list[Action] = []
        if self.points >= self.daimyo_cost(s):
            out.extend(_MARCHES[home])
        samurai = s.samurai
        base = faction * AREA_COUNT
        for area in range(AREA_COUNT):
            if samurai[base + area]:
                out.extend(_MOVES[area])
        owner = s.setup.owner
        for victim in s.setup.factions:
            if owner[victim] != seat and samurai[victim * AREA_COUNT + home]:
                out.append(REMOVE | victim)
        out.append(STOP)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Moves of samurai in a row only in rising order, unless one goes on or turns no way back.

        Two moves that do not hang together lead to the same place in either order.
        """
        last = self.last
        actions = self.legal(s, seat)
        if last & ~PAYLOAD != MOVE:
            return actions
        source = last & AREA_MASK
        target = last >> AREA_BITS & AREA_MASK
        out: list[Action] = []
        for action in actions:
            if action & ~PAYLOAD == MOVE:
                start = action & AREA_MASK
                if start == target:
                    if action >> AREA_BITS & AREA_MASK == source:
                        continue
                elif start < source:
                    continue
            out.append(action)
        return out

    def default(self, s: State, seat: int) -> Action:
        """JK-D07: nothing."""
        return STOP

    def answer(self, s: State, seat: int, action: Action) -> bool:
        self.action = action
        return True

    def why_not(self, s: State, seat: int, action: Action) -> Refusal:
        assert isinstance(s, JorakuState)
        verb = action & ~PAYLOAD
        home = s.daimyo[self.faction]
        if verb == MARCH:
            if abs((action & PAYLOAD) - home) != 1:
                return Refusal("jk-refuse-not-adjacent", "JK-C03", {"area": AREAS[home]})
            words: Words = {"cost": self.daimyo_cost(s), "points": self.points}
            return Refusal("jk-refuse-points", "JK-K17", words)
        if verb == MOVE:
            source = action & AREA_MASK
            if not s.samurai[self.faction * AREA_COUNT + source]:
                return Refusal("jk-refuse-no-samurai", "JK-K18", {"area": AREAS[source]})
            return Refusal("jk-refuse-not-adjacent", "JK-C03", {"area": AREAS[source]})
        if verb == REMOVE:
            victim = action & PAYLOAD
            if s.setup.owner[victim] == seat:
                rule = "JK-K24" if victim == self.faction else "JK-Q64"
                return Refusal("jk-refuse-own", rule)
            words = {"area": AREAS[home], "colour": COLOURS[victim]}
            rule = "JK-K23" if s.daimyo[victim] == home else "JK-K19"
            return Refusal("jk-refuse-none-there", rule, words)
        return Refusal("refuse-other-decision")

    def prompt(self, s: State, seat: int) -> Words:
        return {"colour": COLOURS[self.faction], "points": self.points}

    def show(self, s: State, seat: int, view: JorakuView) -> None:
        view["action_points"] = self.points

    def copy(self) -> Frame:
        return ActionPoints(self.pc, self.seat, self.faction, self.points, self.action, self.last)

    def dump(self) -> Position:
        return {
            "frame": "action-points",
            "pc": self.pc,
            "seat": self.seat,
            "faction": COLOURS[self.faction],
            "points": self.points,
            "last": self.last,
        }


class SendNeutral(Frame):
    """JK-N13, JK-N14: a neutral samurai is not removed but sent to another area."""

    def __init__(self, pc: int, seat: int, faction: int, source: int, target: int) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.source = source
        self.target = target

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, JorakuState)
        if self.pc == 0:
            self.pc = 1
            return _ASK_SEND[self.seat]
        base = s.setup.neutral() * AREA_COUNT
        s.samurai[base + self.source] -= 1
        s.samurai[base + self.target] += 1
        s.emit("jk-sent", self.faction, self.source, self.target)
        s.leave()
        return None

    def legal(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, JorakuState)
        front = s.daimyo[s.setup.neutral()]
        return [SEND | area for area in range(front + 1) if area != self.source]

    def default(self, s: State, seat: int) -> Action:
        """JK-D13: to Kyoto, or from there to Omi."""
        return SEND | (KYOTO + 1 if self.source == KYOTO else KYOTO)

    def answer(self, s: State, seat: int, action: Action) -> bool:
        self.target = action & PAYLOAD
        return True

    def why_not(self, s: State, seat: int, action: Action) -> Refusal:
        assert isinstance(s, JorakuState)
        if action & ~PAYLOAD != SEND:
            return Refusal("refuse-other-decision")
        if action & PAYLOAD == self.source:
            return Refusal("jk-refuse-same-area", "JK-Q74", {"area": AREAS[self.source]})
        front = AREAS[s.daimyo[s.setup.neutral()]]
        return Refusal("jk-refuse-behind", "JK-N14", {"area": front})

    def prompt(self, s: State, seat: int) -> Words:
        return {"area": AREAS[self.source]}

    def copy(self) -> Frame:
        return SendNeutral(self.pc, self.seat, self.faction, self.source, self.target)

    def dump(self) -> Position:
        return {
            "frame": "send-neutral",
            "pc": self.pc,
            "seat": self.seat,
            "faction": COLOURS[self.faction],
            "source": AREAS[self.source],
        }
