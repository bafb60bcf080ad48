"""Printed prices of what was got for less, for people who read the log."""

from __future__ import annotations

from typing import Final

from gunbai.core.chronicle import Chronicle
from gunbai.core.event import Event
from gunbai.games.rising_sun.position.setup import Setup, clan_price
from gunbai.games.rising_sun.view_types import Bargain


class RisingSunChronicle(Chronicle):
    """Tells the printed price of what a clan gets for less (RS-LB01)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Final = setup

    def follow(self, event: Event) -> Bargain | None:
        if event.key == "rs-bought":
            printed = self.setup.cards[event.b].values.price
        elif event.key == "rs-built":
            printed = self.setup.tables.stronghold_price
        else:
            return None
        less = clan_price(self.setup.clans[event.a], printed) < printed
        return {"price": printed} if less else None
