"""Defenders and farmers of battles, rice that lacked, places that scored: for people, never rules.

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
)
from gunbai.games.shogun.flow.battle import farmers_fight
from gunbai.games.shogun.names import NEUTRAL, PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.steps import STEPS
from gunbai.games.shogun.view_types import Assault, Counted, Supply

_HOLDERS: Final = ("sg-settled", "sg-conquered", "sg-landed", "sg-held", "sg-put-down")
_UNREST_ENDS: Final = STEPS.index("w4")  # SG-W14


class ShogunChronicle(Chronicle):
    """Keeps the owners of provinces, the buildings and the unrest there, and the statues."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.region: Final = setup.region
        self.owner: Final = [NEUTRAL] * PROVINCE_COUNT
        self.unrest: Final = [0] * PROVINCE_COUNT
        self.buildings: Final = [0] * PROVINCE_COUNT
        self.statues: list[tuple[int, int]] = []  # seat and province of each

    def follow(self, event: Event) -> Assault | Supply | Counted | None:
        """Return the sides of a battle or a revolt, a supply that fell short, or counted places."""
        key = event.key
        if key == "sg-attack":
            return self.assault(event.c)
        if key == "sg-revolt":
            return {"defender": event.a, "farmers": "attack"}
        if key == "sg-shortage":
            return self.supply(event)
        if key == "sg-scored":
            places = self.counted(event.a, event.c, event.d)
            return {"places": [PROVINCES[province] for province in places]} if places else None
        self.change(event)
        return None

    def assault(self, province: int) -> Assault:
        """SG-B13, SG-B14: farmers help against attackers where they are content."""
        sides: Assault = {}
        if self.owner[province] != NEUTRAL:
            sides["defender"] = self.owner[province]
        if farmers_fight(self.unrest[province]):
            sides["farmers"] = "defence"
        return sides

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
