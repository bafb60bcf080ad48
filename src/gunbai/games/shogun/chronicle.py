"""Defenders of provinces and their farmers, from the log: for people, never for rules.

Only events that everybody saw are read.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.chronicle import Chronicle
from gunbai.core.event import Event
from gunbai.games.shogun.flow.battle import farmers_fight
from gunbai.games.shogun.names import NEUTRAL, PROVINCE_COUNT
from gunbai.games.shogun.steps import STEPS
from gunbai.games.shogun.view_types import Assault

_HOLDERS: Final = ("sg-settled", "sg-conquered", "sg-landed", "sg-held", "sg-put-down")
_UNREST_ENDS: Final = STEPS.index("w4")  # SG-W14


class ShogunChronicle(Chronicle):
    """Keeps the owners of provinces and the unrest there."""

    def __init__(self) -> None:
        super().__init__()
        self.owner: Final = [NEUTRAL] * PROVINCE_COUNT
        self.unrest: Final = [0] * PROVINCE_COUNT

    def follow(self, event: Event) -> Assault | None:
        """Return who defends against an attack or a revolt, and whether farmers fight."""
        key = event.key
        if key == "sg-attack":
            owner = self.owner[event.c]
            defender = None if owner == NEUTRAL else owner
            return {"defender": defender, "farmers": farmers_fight(self.unrest[event.c])}
        if key == "sg-revolt":
            return {"defender": event.a, "farmers": True}
        if key in _HOLDERS:
            self.owner[event.b] = event.a
        elif key == "sg-overrun":
            self.clear(event.b)
        elif key == "sg-neutral":
            self.clear(event.a)
        elif key == "sg-unrest":
            self.unrest[event.a] = event.b
        elif key == "sg-calmed":
            self.unrest[event.b] -= 1
        elif key == "sg-step" and event.a == _UNREST_ENDS:
            self.unrest[:] = [0] * PROVINCE_COUNT
        return None

    def clear(self, province: int) -> None:
        self.owner[province] = NEUTRAL
        self.unrest[province] = 0
