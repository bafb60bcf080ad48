"""A position of Joraku as the rules see it."""

from __future__ import annotations

from gunbai.games.joraku.position.base import JorakuFields
from gunbai.games.joraku.tables import AREA_COUNT, DAIMYO_INFLUENCE


class JorakuPosition(JorakuFields):
    """A position, with the operations that all rules share."""

    def seats(self) -> int:
        return self.setup.players

    def influence(self, faction: int, area: int) -> int:
        """JK-W09: a daimyo counts 2, a samurai 1."""
        count = self.samurai[faction * AREA_COUNT + area]
        return count + DAIMYO_INFLUENCE if self.daimyo[faction] == area else count

    def gain(self, faction: int, points: int, reason: int, area: int) -> None:
        """Give reputation to a faction; the neutral one gains none (JK-N15, JK-N16)."""
        if points > 0 and self.setup.owner[faction] >= 0:
            self.points[faction] += points
            self.emit("jk-gained", faction, points, reason, area)

    def members(self, group: str) -> list[int]:
        return self.setup.factions if group == "factions" else super().members(group)

    def clone(self) -> JorakuPosition:
        raise NotImplementedError
