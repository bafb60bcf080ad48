"""The setup of a game of Joraku, which never changes."""

from __future__ import annotations

from typing import Final

from gunbai.core.notation import Data
from gunbai.core.options import Options
from gunbai.core.outline import inline
from gunbai.core.rules import Rules
from gunbai.games.joraku.tables import COLOUR_COUNT, NEUTRAL, TWO_VS_TWO, VARIANTS, Tables

NOBODY: Final = -1  # owner of the neutral faction
UNUSED: Final = -2  # owner of a colour that is not in the game


class Setup:
    """Everything that is fixed for a whole game; clones share it."""

    def __init__(
        self,
        options: Options,
        mode: int,
        players: int,
        owner: list[int],
        own: list[list[int]],
        factions: list[int],
        variants: int,
        tables: Tables,
        rules: Rules,
    ) -> None:
        self.rules: Final = rules
        self.options: Final = options
        self.mode: Final = mode
        self.players: Final = players
        self.owner: Final = owner  # seat of each colour
        self.own: Final = own  # colours of each seat
        self.factions: Final = factions  # colours in the game, by seat, the neutral last
        self.variants: Final = variants  # bit n: variant card n is in force
        self.variant_cards: Final = [n for n in range(1, VARIANTS + 1) if variants >> n & 1]
        self.tables: Final = tables
        self.plays_each_trick: Final = COLOUR_COUNT if mode == TWO_VS_TWO else players

    def __repr__(self) -> str:
        return f"<setup {inline(self.options)}>"

    def head(self) -> Data:
        """Return the head of a dump."""
        return {
            "rules": self.rules.name,
            "options": dict(self.options),
            "data": self.tables.changed,
            "variants": self.variant_cards[:],
        }

    def neutral(self) -> int:
        """Return the neutral faction (JK-N02), or −1."""
        return self.factions[2] if self.mode == NEUTRAL else -1
