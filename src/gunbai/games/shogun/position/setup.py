"""The setup of a game of Shogun, which never changes."""

from __future__ import annotations

from typing import Final

from gunbai.core.notation import Data
from gunbai.core.options import Option, Options
from gunbai.core.outline import inline
from gunbai.core.rules import Rules
from gunbai.games.shogun.names import (
    AUCTION,
    COLOURS,
    COURT,
    EXPANSIONS,
    FEWEST_PLAYERS,
    SIDES,
    SLOT_COUNT,
)
from gunbai.games.shogun.tables import Tables

#: Whether what a general adds comes after an event or within its limit.
GENERAL: Final = Option(
    "general", ["after", "within"], "after", "SG-Q20", ruling=True, since="2", before="after"
)


class Setup:
    """Everything that is fixed for a whole game; clones share it."""

    def __init__(self, options: Options, tables: Tables, rules: Rules) -> None:
        players = int(options["players"])
        expansions = 0
        for place, name in enumerate(EXPANSIONS):
            if name in options["expansions"].split(","):
                expansions |= 1 << place
        colours = [COLOURS.index(name) for name in options["colours"].split(",")]
        self.rules: Final = rules
        self.options: Final = options
        self.tables: Final = tables
        self.side: Final = SIDES.index(options["side"])
        self.players: Final = players
        self.colour: Final = colours[:players]  # by seat
        self.expansions: Final = expansions
        self.recommended: Final = options["start"] == "recommended"
        self.plain: Final = options["tower"] == "plain"  # SG-B41
        self.decline: Final = options["decline"] == "yes"  # SG-Q10: actions may be declined
        self.within: Final = GENERAL.of(options) == "within"  # SG-Q20: events limit generals, too
        self.any_post: Final = rules.since("2")  # SG-Q82: before, the province just taken alone
        self.odds: Final = options["odds"] == "shown"  # True if the page shows the odds of battles
        #: The seat that drafts first, or −1 for chance (SG-Q3).
        self.first: Final = -1 if options["first"] == "random" else int(options["first"]) - 1
        board = tables.sides[self.side]
        ground = board.more if players > FEWEST_PLAYERS else board.three
        self.region: Final = board.region
        self.in_play: Final = ground.in_play
        self.neighbours: Final = ground.neighbours
        self.provinces: Final = ground.provinces
        self.slots: Final = SLOT_COUNT if expansions & COURT else AUCTION + 1  # SG-L2, SG-XT8
        self.groups: Final = tables.groups[players - FEWEST_PLAYERS]
        self.chests: Final = tables.chests[players - FEWEST_PLAYERS]  # of each seat at the start

    def has(self, expansion: int) -> bool:
        return bool(self.expansions & expansion)

    def __repr__(self) -> str:
        return f"<setup {inline(self.options)}>"

    def head(self) -> Data:
        """Return the head of a dump."""
        return {
            "rules": self.rules.name,
            "options": dict(self.options),
            "data": self.tables.changed,
        }
