"""Printed prices, shared bonuses, places that count: for people who read the log.

Only events that everybody saw are read.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.chronicle import Chronicle
from gunbai.core.event import Event
from gunbai.games.rising_sun.names import BETRAY, BY_SET, BY_TOKENS, NOBODY, PROVINCES
from gunbai.games.rising_sun.position.setup import Setup, clan_price
from gunbai.games.rising_sun.view_types import Bargain, Bonus, Counted


class RisingSunChronicle(Chronicle):
    """Keeps the alliances and the war province tokens."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Final = setup
        self.ally: Final = [NOBODY] * setup.players
        self.tokens: Final[list[tuple[int, int, int]]] = []  # seat, province, season of each

    def follow(self, event: Event) -> Bargain | Bonus | Counted | None:
        key = event.key
        if key in ("rs-mandate", "rs-buried"):
            return self.bonus(event.a, event.b)
        if key == "rs-bought":
            return self.bargain(event.a, self.setup.cards[event.b].values.price)
        if key == "rs-built":
            return self.bargain(event.a, self.setup.tables.stronghold_price)
        if key == "rs-cleanup":
            return counted([province for _, province, season in self.tokens if season == event.a])
        if key == "rs-scored" and event.c in (BY_TOKENS, BY_SET):  # RS-E12, RS-E13
            return counted([province for seat, province, _ in self.tokens if seat == event.a])
        self.change(event)
        return None

    def change(self, event: Event) -> None:
        key = event.key
        if key == "rs-token":
            self.tokens.append((event.a, event.b, event.c))
        elif key == "rs-tea":
            self.ally[:] = [NOBODY] * self.setup.players
        elif key == "rs-allied":
            self.ally[event.a] = event.b
            self.ally[event.b] = event.a
        elif key == "rs-broken":
            self.ally[event.a] = NOBODY
            self.ally[event.b] = NOBODY

    def bonus(self, seat: int, mandate: int) -> Bonus | None:
        """RS-P24: every mandate but Betray has a bonus, which an ally shares."""
        ally = self.ally[seat]
        return None if ally == NOBODY or mandate == BETRAY else {"ally": ally}

    def bargain(self, seat: int, printed: int) -> Bargain | None:
        """RS-LB01: give the printed price of what a clan gets for less."""
        less = clan_price(self.setup.clans[seat], printed) < printed
        return {"price": printed} if less else None


def counted(provinces: list[int]) -> Counted | None:
    """Return each of these provinces once."""
    names = [PROVINCES[province] for province in sorted(set(provinces))]
    return {"places": names} if names else None
