# Made by ./dev generate: edit the declarations instead.
"""The fields of a position, as a class; declared in `fields.py`."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, State
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.position.tower import NO_TOWER

_NO_LIST_INTS: Final[list[int]] = []


class ShogunFields(State):
    """All that a position holds; every field is empty until it is set."""

    __slots__ = (
        "armies",
        "banners",
        "buildings",
        "calm",
        "chests",
        "event",
        "events",
        "farmers",
        "favours",
        "first",
        "gained",
        "general",
        "offices",
        "officials",
        "order",
        "owner",
        "past",
        "plans",
        "points",
        "reserve",
        "rice",
        "row",
        "season",
        "seen_favours",
        "setup",
        "shields",
        "shown",
        "special",
        "specials",
        "statues",
        "supply",
        "tiles",
        "tower",
        "trophies",
        "unrest",
        "valour",
        "waiting",
        "year",
    )

    def __init__(self, rng: Rng, stack: list[Frame[Any]], ask: Ask | None, setup: Setup) -> None:
        super().__init__(rng, stack, ask)
        self.setup: Final = setup
        self.year = 0  # 1 or 2; 0 during set-up
        self.season = 0
        self.first = 0  # the first drafter (SG-Q3)
        self.event = 0  # the active one, or −1
        self.events = _NO_LIST_INTS  # of the year, not yet used
        self.past = _NO_LIST_INTS  # used, or turned up in an earlier year
        self.owner = _NO_LIST_INTS  # seat, NEUTRAL or OUT, by province
        self.armies = _NO_LIST_INTS  # by province
        self.buildings = _NO_LIST_INTS  # as bits, by province
        self.unrest = _NO_LIST_INTS  # by province
        self.gained = 0  # provinces whose card came this round: in no plan (SG-L16)
        self.tiles = _NO_LIST_INTS  # buildings in the stock, by kind
        self.farmers = 0  # in the stock
        self.tower = NO_TOWER
        self.supply = _NO_LIST_INTS  # of armies
        self.chests = _NO_LIST_INTS
        self.rice = _NO_LIST_INTS
        self.points = _NO_LIST_INTS
        self.plans = _NO_LIST_INTS  # card by seat × 14 + slot
        self.shown = _NO_LIST_INTS  # slots turned face up, as bits
        self.special = _NO_LIST_INTS  # special card, or −1
        self.officials = _NO_LIST_INTS  # Tenno's Court: in supply
        self.waiting = _NO_LIST_INTS  # Tenno's Court: in the palace
        self.calm = 0  # Tenno's Court: who keeps favour 4
        self.shields = _NO_LIST_INTS  # battle actions with which a seat can't be attacked
        self.valour = _NO_LIST_INTS  # Samurai: steps in the stack
        self.general = _NO_LIST_INTS  # province, or −1
        self.reserve = _NO_LIST_INTS  # Generals: statues not yet placed
        self.statues = _NO_LIST_INTS  # Generals: on the map; see statues.py
        self.trophies = _NO_LIST_INTS  # Generals: captured, at captor × players + former owner
        self.order = _NO_LIST_INTS  # turn order of the round; empty before phase 5
        self.specials = _NO_LIST_INTS  # on spaces 1 to 5
        self.banners = _NO_LIST_INTS  # action cards turned up this round, in order
        self.favours = _NO_LIST_INTS  # on show: those costing 4, 3, 2; −1 where taken
        self.seen_favours = _NO_LIST_INTS  # all that were ever on show
        self.offices = _NO_LIST_INTS  # spaces of the Dajokan board
        self.row = _NO_LIST_INTS  # region tiles of the Dajokan board

    def copy_to(self, twin: ShogunFields) -> None:
        """Give another position the same fields, independent of these."""
        twin.memory = self.memory
        twin.year = self.year
        twin.season = self.season
        twin.first = self.first
        twin.event = self.event
        twin.events = self.events
        twin.past = self.past
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.buildings = self.buildings[:]
        twin.unrest = self.unrest[:]
        twin.gained = self.gained
        twin.tiles = self.tiles[:]
        twin.farmers = self.farmers
        twin.tower = self.tower.copy()
        twin.supply = self.supply[:]
        twin.chests = self.chests[:]
        twin.rice = self.rice[:]
        twin.points = self.points[:]
        twin.plans = self.plans[:]
        twin.shown = self.shown[:]
        twin.special = self.special
        twin.officials = self.officials
        twin.waiting = self.waiting
        twin.calm = self.calm
        twin.shields = self.shields
        twin.valour = self.valour
        twin.general = self.general
        twin.reserve = self.reserve
        twin.statues = self.statues
        twin.trophies = self.trophies
        twin.order = self.order
        twin.specials = self.specials
        twin.banners = self.banners
        twin.favours = self.favours
        twin.seen_favours = self.seen_favours
        twin.offices = self.offices
        twin.row = self.row
