"""Defenders and farmers of battles, missing rice, scoring places: for people, never for rules.

Only events that everybody saw are read.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.chronicle import Chronicle
from gunbai.core.event import Event
from gunbai.games.shogun.events import (
    FOR_BUILDINGS,
    FOR_CASTLES,
    FOR_PROVINCES,
    FOR_STATUES,
    FOR_THEATRES,
    SET_UP,
)
from gunbai.games.shogun.flow.battle import farmers_fight
from gunbai.games.shogun.kinds import cubes_of
from gunbai.games.shogun.names import CUBES, FARMERS, NEUTRAL, PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.steps import STEPS
from gunbai.games.shogun.view_types import BATTLE_SIDES, Assault, Counted, Strength, Supply

_HOLDERS: Final = ("sg-settled", "sg-conquered", "sg-landed", "sg-held", "sg-put-down")
_ATTACK, _DEFENCE = BATTLE_SIDES
_UNREST_ENDS: Final = STEPS.index("w4")  # SG-W14


class ShogunChronicle(Chronicle):
    """Keeps the owners of provinces, the buildings and the unrest there, and the statues."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.region: Final = setup.region
        self.colour: Final = setup.colour
        self.owner: Final = [NEUTRAL] * PROVINCE_COUNT
        self.unrest: Final = [0] * PROVINCE_COUNT
        self.buildings: Final = [0] * PROVINCE_COUNT
        self.statues: list[tuple[int, int]] = []  # seat and province of each
        self.sides: dict[int, str] = {}  # by colour, in the battle or the revolt under way

    def follow(self, event: Event) -> Assault | Strength | Supply | Counted | None:
        """Return the sides of a battle or a revolt, a supply that fell short, or counted places."""
        key = event.key
        if key == "sg-attack":
            return self.attacked(event.a, event.c)
        if key == "sg-revolt":
            return self.assault(FARMERS, event.a)
        if key == "sg-thrown" and event.d != SET_UP:
            return self.strength(event.b)
        if key == "sg-shortage":
            return self.supply(event)
        if key == "sg-scored":
            places = self.counted(event.a, event.c, event.d)
            return {"places": [PROVINCES[province] for province in places]} if places else None
        self.change(event)
        return None

    def attacked(self, seat: int, province: int) -> Assault:
        """SG-B13, SG-B14: farmers help against attackers where they are content."""
        out = self.assault(self.colour[seat], self.owner[province])
        if farmers_fight(self.unrest[province]):
            self.sides[FARMERS] = _DEFENCE
            out["sides"][CUBES[FARMERS]] = _DEFENCE
        return out

    def assault(self, attacker: int, defender: int) -> Assault:
        """Record the sides of cubes of this colour against a seat, if anybody defends."""
        self.sides = {attacker: _ATTACK}
        if defender != NEUTRAL:
            self.sides[self.colour[defender]] = _DEFENCE
        sides = {CUBES[colour]: side for colour, side in self.sides.items()}
        return {"sides": sides} if defender == NEUTRAL else {"defender": defender, "sides": sides}

    def strength(self, tray: int) -> Strength:
        """SG-B16: return the cubes of the tray that count for each side."""
        fell = dict.fromkeys(BATTLE_SIDES, 0)
        for colour, side in self.sides.items():
            fell[side] += cubes_of(tray, colour)
        return {"attack": fell[_ATTACK], "defence": fell[_DEFENCE]}

    def supply(self, event: Event) -> Supply:
        """SG-W2: the rice for which revolts are drawn, as it stands before them."""
        provinces = self.owner.count(event.a)
        return {
            "rice": provinces - event.b,
            "provinces": provinces,
            "short": event.b,
            "revolts": event.c,
            "farmers": event.d,
        }

    def counted(self, seat: int, reason: int, region: int) -> list[int]:
        """SG-W9…W11, SG-XG22: return the provinces from which points of a seat come."""
        if reason == FOR_STATUES:
            return [province for owner, province in self.statues if owner == seat]
        own = [province for province in range(PROVINCE_COUNT) if self.owner[province] == seat]
        if reason == FOR_PROVINCES:
            return own
        if reason == FOR_BUILDINGS:
            return [province for province in own if self.buildings[province]]
        if not FOR_CASTLES <= reason <= FOR_THEATRES:
            return []
        kind = 1 << (reason - FOR_CASTLES)
        here = [province for province in own if self.region[province] == region]
        return [province for province in here if self.buildings[province] & kind]

    def change(self, event: Event) -> None:
        key = event.key
        if key in _HOLDERS:
            self.owner[event.b] = event.a
        elif key == "sg-overrun":
            self.clear(event.b)
        elif key == "sg-neutral":
            self.clear(event.a)
        elif key == "sg-built":
            self.buildings[event.b] |= 1 << event.c
        elif key == "sg-unrest":
            self.unrest[event.a] = event.b
        elif key == "sg-calmed":
            self.unrest[event.b] -= 1
        elif key == "sg-statue":
            self.statues.append((event.a, event.b))
        elif key == "sg-captured":  # SG-XG17: those of others
            left = [each for each in self.statues if each[1] != event.b or each[0] == event.a]
            self.statues = left
        elif key == "sg-step" and event.a == _UNREST_ENDS:
            self.unrest[:] = [0] * PROVINCE_COUNT

    def clear(self, province: int) -> None:
        self.owner[province] = NEUTRAL
        self.unrest[province] = 0
        self.buildings[province] = 0
