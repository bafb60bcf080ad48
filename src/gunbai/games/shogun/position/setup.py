"""What is fixed before the first card is dealt."""

from __future__ import annotations

from typing import Final

from gunbai.core.options import Options
from gunbai.games.shogun.tables import Tables


class Setup:
    """What is fixed for a whole game; clones share it."""

    def __init__(
        self,
        options: Options,
        tables: Tables,
        side: int,
        players: int,
        colour: list[int],
        expansions: int,
        recommended: bool,
        plain: bool,
        decline: bool,
        odds: bool,
        first: int,
    ) -> None:
        self.options: Final = options
        self.tables: Final = tables
        self.side: Final = side
        self.players: Final = players
        self.colour: Final = colour  # by seat
        self.expansions: Final = expansions
        self.recommended: Final = recommended
        self.plain: Final = plain  # the plain tower (SG-B41)
        self.decline: Final = decline  # SG-Q10: planned actions may be declined
        self.odds: Final = odds  # whether the page shows the odds of battles
        self.first: Final = first  # seat that drafts first, or −1 for chance (SG-Q3)
        board = tables.sides[side]
        self.region: Final = board.region
        ground = board.more if players > 3 else board.three
        self.in_play: Final = ground.in_play
        self.neighbours: Final = ground.neighbours
        self.provinces: Final = ground.provinces
        self.slots: Final = 14 if expansions & 1 else 11  # SG-L2, SG-XT8
        self.groups: Final = tables.groups[players - 3]

    def has(self, expansion: int) -> bool:
        return bool(self.expansions & expansion)
