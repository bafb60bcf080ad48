"""What a played card does: placing samurai and spending action points (JK-K08…K25, JK-N12…N14)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.state import Ask, Frame, Position, State
from gunbai.games.joraku.actions import (
    AREA_BITS,
    AREA_MASK,
    EFFECT,
    FOR_ENTRY,
    MARCH,
    MOVE,
    PAYLOAD,
    PLACE,
    REMOVE,
    SEND,
    STOP,
    A,
    B,
    move,
    place,
)
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    AREAS,
    COLOURS,
    DAIMYO_STEP,
    KYOTO,
    LAST_AREA,
    MOST_PLACED,
)

_EITHER_EFFECT: Final = [EFFECT | A, EFFECT | B]
#: Effect A: by area, placing 0 to 3 samurai.
_PLACES: Final = [
    [place(area, count) for count in range(MOST_PLACED + 1)] for area in range(AREA_COUNT)
]
#: A ninja: one samurai in any area, or stop.
_ANYWHERE: Final = [place(area, 1) for area in range(AREA_COUNT)] + [STOP]


def _neighbours(area: int) -> list[int]:
    """JK-C03: along the one road."""
    return [other for other in (area - 1, area + 1) if KYOTO <= other <= LAST_AREA]


_MARCHES: Final = [[MARCH | to for to in _neighbours(area)] for area in range(AREA_COUNT)]
_MOVES: Final = [[move(area, to) for to in _neighbours(area)] for area in range(AREA_COUNT)]

_ASK_EFFECT: Final = [Ask("JK-D04", 1 << seat) for seat in range(4)]
_ASK_PLACE: Final = [Ask("JK-D05", 1 << seat) for seat in range(4)]
_ASK_NINJA: Final = [Ask("JK-D06", 1 << seat) for seat in range(4)]
_ASK_POINTS: Final = [Ask("JK-D07", 1 << seat) for seat in range(4)]
_ASK_SEND: Final = [Ask("JK-D13", 1 << seat) for seat in range(4)]


def put(s: JorakuState, faction: int, area: int, count: int) -> None:
    """Samurai from the supply onto the map (JK-K14)."""
    s.supply[faction] -= count
    s.samurai[faction * AREA_COUNT + area] += count
    s.emit("jk-placed", faction, area, count)


class NumberedCard(Frame):
    """JK-K11: a card 1–6 has effect A, placing in its own area, or effect B, action points."""

    def __init__(self, pc: int, seat: int, faction: int, value: int, choice: int) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.value = value
        self.choice = choice  # A or B, then the number to place

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, JorakuState)
        self.pc += 1
        if self.pc == 1:
            return _ASK_EFFECT[self.seat]
        if self.pc == 2:
            s.emit("jk-effect", self.faction, self.choice)
            if self.choice == A:
                return _ASK_PLACE[self.seat]
            s.leave()
            s.call(ActionPoints(0, self.seat, self.faction, self.value, 0, 0))  # JK-K15
            return None
        put(s, self.faction, self.value, self.choice)  # JK-K12
        s.leave()
        return None

    def legal(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, JorakuState)
        if self.pc == 1:
            return _EITHER_EFFECT[:]
        most = min(MOST_PLACED, s.supply[self.faction])
        return _PLACES[self.value][: most + 1]

    def default(self, s: State, seat: int) -> Action:
        """JK-D04: effect A; JK-D05: as many as can be placed."""
        assert isinstance(s, JorakuState)
        if self.pc == 1:
            return EFFECT | A
        return place(self.value, min(MOST_PLACED, s.supply[self.faction]))

    def answer(self, s: State, seat: int, action: Action) -> bool:
        if self.pc == 1:
            self.choice = action & PAYLOAD
        else:
            self.choice = (action & PAYLOAD) >> AREA_BITS
        return True

    def why_not(self, s: State, seat: int, action: Action) -> Refusal:
        assert isinstance(s, JorakuState)
        if self.pc != 2 or action & ~PAYLOAD != PLACE:
            return Refusal("refuse-other-decision")
        area = action & AREA_MASK
        if area != self.value:
            rule = "JK-K13" if area == KYOTO else "JK-K12"
            return Refusal("jk-refuse-area", rule, {"area": AREAS[self.value]})
        return Refusal("jk-refuse-supply", "JK-K14", {"supply": s.supply[self.faction]})

    def prompt(self, s: State, seat: int) -> Words:
        assert isinstance(s, JorakuState)
        supply = s.supply[self.faction]
        return {
            "colour": COLOURS[self.faction],
            "value": self.value,
            "area": AREAS[self.value],
            "max": min(MOST_PLACED, supply),
            "supply": supply,
        }

    def copy(self) -> Frame:
        return NumberedCard(self.pc, self.seat, self.faction, self.value, self.choice)

    def dump(self) -> Position:
        return {
            "frame": "numbered-card",
            "pc": self.pc,
            "seat": self.seat,
            "faction": COLOURS[self.faction],
            "value": self.value,
            "choice": self.choice,
        }


class Ninja(Frame):
    """JK-K08, JK-K09: up to three samurai, one after another, in any areas (JK-Q81)."""

    def __init__(
        self, pc: int, seat: int, faction: int, placed: int, last: int, action: Action
    ) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.placed = placed
        self.last = last  # area of the last samurai placed
        self.action = action

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, JorakuState)
        if self.pc == 1:
            if self.action == STOP:
                s.emit("jk-stopped", self.faction, 0)
                s.leave()
                return None
            self.last = self.action & AREA_MASK
            self.placed += 1
            put(s, self.faction, self.last, 1)
            if self.placed == MOST_PLACED or s.supply[self.faction] == 0:
                s.leave()
                return None
        self.pc = 1
        return _ASK_NINJA[self.seat]

    def legal(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, JorakuState)
        if s.supply[self.faction] == 0:
            return [STOP]
        return _ANYWHERE[:]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """The order of placing does not matter: only rising areas."""
        assert isinstance(s, JorakuState)
        if s.supply[self.faction] == 0:
            return [STOP]
        return _ANYWHERE[self.last :]

    def default(self, s: State, seat: int) -> Action:
        """JK-D06: all that can be placed, beside the own daimyo."""
        assert isinstance(s, JorakuState)
        return place(s.daimyo[self.faction], 1) if s.supply[self.faction] else STOP

    def answer(self, s: State, seat: int, action: Action) -> bool:
        self.action = action
        return True

    def why_not(self, s: State, seat: int, action: Action) -> Refusal:
        assert isinstance(s, JorakuState)
        if action & ~PAYLOAD != PLACE:
            return Refusal("refuse-other-decision")
        if s.supply[self.faction] == 0:
            return Refusal("jk-refuse-supply", "JK-K14", {"supply": 0})
        return Refusal("jk-refuse-one-by-one", "JK-Q81")

    def prompt(self, s: State, seat: int) -> Words:
        assert isinstance(s, JorakuState)
        supply = s.supply[self.faction]
        left = MOST_PLACED - self.placed
        return {"colour": COLOURS[self.faction], "max": min(left, supply), "supply": supply}

    def copy(self) -> Frame:
        return Ninja(self.pc, self.seat, self.faction, self.placed, self.last, self.action)

    def dump(self) -> Position:
        return {
            "frame": "ninja",
            "pc": self.pc,
            "seat": self.seat,
            "faction": COLOURS[self.faction],
            "placed": self.placed,
            "last": AREAS[self.last],
        }


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
            return Refusal("jk-refuse-none-there", "JK-K19", words)
        return Refusal("refuse-other-decision")

    def prompt(self, s: State, seat: int) -> Words:
        return {"colour": COLOURS[self.faction], "points": self.points}

    def show(self, s: State, seat: int, view: Position) -> None:
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
