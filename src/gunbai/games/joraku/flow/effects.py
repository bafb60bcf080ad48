"""Effects of a played card: placing samurai, or action points (JK-K08…K15)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.joraku.actions import (
    EFFECT,
    PLACE,
    STOP,
    effect,
    effect_effect,
    place,
    place_area,
    place_count,
)
from gunbai.games.joraku.flow.points import ActionPoints
from gunbai.games.joraku.kinds import A_COLOUR, AN_AREA, A, B
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import AREA_COUNT, AREAS, COLOURS, KYOTO, MOST_PLACED, SIX

_EFFECT: Final = 1
_PLACE: Final = 2

_EITHER_EFFECT: Final = [effect(A), effect(B)]
#: Effect A: by area, placing 0 to 3 samurai.
_PLACES: Final = [
    [place(area, count) for count in range(MOST_PLACED + 1)] for area in range(AREA_COUNT)
]
#: A ninja: one samurai in any area, or stop.
_ANYWHERE: Final = [place(area, 1) for area in range(AREA_COUNT)] + [STOP]

_ASK_EFFECT: Final = [Ask("JK-D04", 1 << seat) for seat in range(4)]
_ASK_PLACE: Final = [Ask("JK-D05", 1 << seat) for seat in range(4)]
_ASK_NINJA: Final = [Ask("JK-D06", 1 << seat) for seat in range(4)]


def put(s: JorakuPosition, faction: int, area: int, count: int) -> None:
    """Place samurai from the supply on the map (JK-K14)."""
    s.supply[faction] -= count
    s.samurai[faction * AREA_COUNT + area] += count
    s.emit("jk-placed", faction, area, count)


class NumberedCard(Frame[JorakuPosition]):
    """JK-K11: a card 1–6 has effect A, placing in its own area, or effect B, action points."""

    name = "numbered-card"
    steps = ["start", "effect", "place"]
    asks = {"effect": ["JK-D04"], "place": ["JK-D05"]}

    def __init__(self, pc: int, seat: int, faction: int, value: int, choice: int) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.value = value
        self.choice = choice  # A or B, then the number to place

    def run(self, s: JorakuPosition) -> Ask | None:
        self.pc += 1
        if self.pc == _EFFECT:
            return _ASK_EFFECT[self.seat]
        if self.pc == _PLACE:
            s.emit("jk-effect", self.faction, self.choice)
            if self.choice == A:
                return _ASK_PLACE[self.seat]
            s.leave()
            s.call(ActionPoints(0, self.seat, self.faction, self.value, -1, -1))  # JK-K15
            return None
        put(s, self.faction, self.value, self.choice)  # JK-K12
        s.leave()
        return None

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        if self.pc == _EFFECT:
            return _EITHER_EFFECT[:]
        most = min(MOST_PLACED, s.supply[self.faction])
        return _PLACES[self.value][: most + 1]

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D04: effect A; JK-D05: as many as can be placed."""
        if self.pc == _EFFECT:
            return effect(A)
        return place(self.value, min(MOST_PLACED, s.supply[self.faction]))

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        if self.pc == _EFFECT:
            self.choice = effect_effect(action)
        else:
            self.choice = place_count(action)
        return True

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        if self.pc != _PLACE or verb_of(action) != PLACE:
            return Refusal("refuse-other-decision")
        area = place_area(action)
        if area != self.value:
            rule = "JK-K13" if area == KYOTO else "JK-K12"
            return Refusal("jk-refuse-area", rule, {"area": AREAS[self.value]})
        return Refusal("jk-refuse-supply", "JK-K14", {"supply": s.supply[self.faction]})

    def prompt(self, s: JorakuPosition, seat: int) -> Words:
        supply = s.supply[self.faction]
        return {
            "colour": COLOURS[self.faction],
            "value": self.value,
            "area": AREAS[self.value],
            "max": min(MOST_PLACED, supply),
            "supply": supply,
        }

    def copy(self) -> Frame[JorakuPosition]:
        return NumberedCard(self.pc, self.seat, self.faction, self.value, self.choice)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.faction = n.one("faction", self.faction, A_COLOUR)
        self.value = n.number("value", self.value, SIX, 1)


class Ninja(Frame[JorakuPosition]):
    """JK-K08, JK-K09: up to three samurai, one after another, in any areas (JK-Q81)."""

    name = "ninja"
    steps = ["start", "placing"]
    asks = {"placing": ["JK-D06"]}

    def __init__(
        self, pc: int, seat: int, faction: int, placed: int, last: int, action: Action
    ) -> None:
        super().__init__(pc)
        self.seat = seat
        self.faction = faction
        self.placed = placed
        self.last = last  # area of the last samurai placed
        self.action = action

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == 1:
            if self.action == STOP:
                s.emit("jk-stopped", self.faction, 0)
                s.leave()
                return None
            self.last = place_area(self.action)
            self.placed += 1
            put(s, self.faction, self.last, 1)
            if self.placed == MOST_PLACED or s.supply[self.faction] == 0:
                s.leave()
                return None
        self.pc = 1
        return _ASK_NINJA[self.seat]

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        if s.supply[self.faction] == 0:
            return [STOP]
        return _ANYWHERE[:]

    def candidates(self, s: JorakuPosition, seat: int) -> list[Action]:
        """Return the areas from the last one on: the order of placing does not matter."""
        if s.supply[self.faction] == 0:
            return [STOP]
        return _ANYWHERE[self.last :]

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D06: all that can be placed, next to the seat's own daimyo."""
        return place(s.daimyo[self.faction], 1) if s.supply[self.faction] else STOP

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        self.action = action
        return True

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) == EFFECT:
            return Refusal("refuse-other-decision", "JK-K10")
        if verb_of(action) != PLACE:
            return Refusal("refuse-other-decision")
        if s.supply[self.faction] == 0:
            return Refusal("jk-refuse-supply", "JK-K14", {"supply": 0})
        return Refusal("jk-refuse-one-by-one", "JK-Q81")

    def prompt(self, s: JorakuPosition, seat: int) -> Words:
        supply = s.supply[self.faction]
        left = MOST_PLACED - self.placed
        return {"colour": COLOURS[self.faction], "max": min(left, supply), "supply": supply}

    def copy(self) -> Frame[JorakuPosition]:
        return Ninja(self.pc, self.seat, self.faction, self.placed, self.last, self.action)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.faction = n.one("faction", self.faction, A_COLOUR)
        self.placed = n.number("placed", self.placed, MOST_PLACED - 1)
        self.last = n.one("last", self.last, AN_AREA)
