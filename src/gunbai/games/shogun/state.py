"""The whole position of a game of Shogun."""

from __future__ import annotations

from typing import Any

from gunbai.core.errors import Refusal
from gunbai.core.event import Event
from gunbai.core.judge import Memo
from gunbai.core.notation import Data
from gunbai.core.rng import Rng
from gunbai.core.rows import pack_row
from gunbai.core.state import Ask, Frame, Result, State
from gunbai.games.shogun import view
from gunbai.games.shogun.actions import pack_cubes
from gunbai.games.shogun.flow import scoring
from gunbai.games.shogun.flow.tower import Tower
from gunbai.games.shogun.names import (
    ARMIES_EACH,
    COURT,
    CUBE_KINDS,
    FARMER_COUNT,
    FARMERS,
    GENERALS,
    NEUTRAL,
    NO_CARD,
    NOWHERE,
    OFFICES,
    OFFICIALS_EACH,
    OUT,
    PROVINCE_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    STATUES_EACH,
)
from gunbai.games.shogun.position import dump, knowledge
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.view_types import ShogunView


class ShogunState(State):
    """Lists are by seat, province or colour.

    What nobody may know is not decided yet: decks and bags are drawn from when a card is turned
    up. The only secrets in a position are the plans and a card just drawn in the draft.
    The lists of the last block are never changed in place, only replaced: clones share them.
    """

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
        "plan_worths",
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

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        ask: Ask | None,
        setup: Setup,
        year: int,
        season: int,
        event: int,
        farmers: int,
        gained: int,
        tower: Tower,
        owner: list[int],
        armies: list[int],
        buildings: list[int],
        unrest: list[int],
        tiles: list[int],
        supply: list[int],
        chests: list[int],
        rice: list[int],
        points: list[int],
        plans: list[int],
        shown: list[int],
        officials: list[int],
        waiting: list[int],
        general: list[int],
        reserve: list[int],
        trophies: list[int],
        first: int,
        order: list[int],
        specials: list[int],
        special: list[int],
        banners: list[int],
        events: list[int],
        past: list[int],
        favours: list[int],
        seen_favours: list[int],
        calm: list[bool],
        shields: list[int],
        valour: list[int],
        statues: list[int],
        offices: list[int],
        row: list[int],
        plan_worths: list[Memo | None],
    ) -> None:
        super().__init__(rng, stack, ask)
        self.setup = setup
        self.year = year  # 1 or 2; 0 during set-up
        self.season = season
        self.event = event  # the active one, or −1
        self.farmers = farmers  # in the stock
        self.gained = gained  # provinces whose card came this round: not in a plan (SG-L16)
        self.tower = tower
        self.owner = owner  # seat, NEUTRAL or OUT, by province
        self.armies = armies  # by province
        self.buildings = buildings  # bits by province
        self.unrest = unrest  # markers by province
        self.tiles = tiles  # buildings left in the stock, by kind
        self.supply = supply  # armies, by seat
        self.chests = chests  # by seat
        self.rice = rice  # by seat
        self.points = points  # by seat
        self.plans = plans  # card by seat × 14 + slot
        self.shown = shown  # slots turned face up, as bits, by seat
        self.officials = officials  # Tenno's Court: in supply, by seat
        self.waiting = waiting  # Tenno's Court: in the palace, by seat
        self.general = general  # province by seat
        self.reserve = reserve  # statues not yet placed, by seat
        self.trophies = trophies  # statues captured: captor × players + former owner

        self.first = first  # the first drafter (SG-Q3)
        self.order = order  # turn order of the round; empty before phase 5
        self.specials = specials  # special cards on spaces 1 to 5
        self.special = special  # special card by seat, or −1
        self.banners = banners  # action cards turned up this round, in order
        self.events = events  # events of the year not yet used
        self.past = past  # events that were turned up in an earlier year or are used
        self.favours = favours  # on show: those costing 4, 3, 2; −1 where taken
        self.seen_favours = seen_favours  # all that were ever on show
        self.calm = calm  # who keeps favour 4
        self.shields = shields  # battle actions with which a seat can't be attacked, as bits
        self.valour = valour  # place in the stack of valour cards, by seat
        self.statues = statues  # on the map: province × 8 + seat
        self.offices = offices  # spaces of the Dajokan board
        self.row = row  # region tiles of the Dajokan board
        self.plan_worths = plan_worths  # kept by bots from planning to planning, by seat

    def seats(self) -> int:
        return self.setup.players

    # provinces and their cards

    def provinces_of(self, seat: int) -> list[int]:
        owner = self.owner
        return [province for province in range(PROVINCE_COUNT) if owner[province] == seat]

    def plan(self, seat: int, slot: int) -> int:
        return self.plans[seat * SLOT_COUNT + slot]

    def slot_of(self, seat: int, card: int) -> int:
        """Where a card of this seat lies on its board, or −1."""
        base = seat * SLOT_COUNT
        plans = self.plans
        for place in range(base, base + self.setup.slots):
            if plans[place] == card:
                return place - base
        return -1

    def settle_in(self, seat: int, province: int, armies: int) -> None:
        """A seat takes over a province (SG-B20, SG-B21)."""
        self.owner[province] = seat
        self.armies[province] = armies

    def card_gained(self, province: int) -> None:
        """SG-L16: the card joins the hand and can't act this round."""
        self.gained |= 1 << province

    def card_lost(self, seat: int, province: int) -> None:
        """SG-L15: the card leaves its owner at once, from his hand or from a slot."""
        slot = self.slot_of(seat, province)
        if slot >= 0:
            self.plans[seat * SLOT_COUNT + slot] = NO_CARD
            self.emit("sg-card-lost", seat, slot, province)
        if self.setup.has(GENERALS) and self.general[seat] == province:  # SG-XG20
            self.general[seat] = NOWHERE
            self.emit("sg-general-lost", seat, province)

    def neutralise(self, province: int) -> None:
        """SG-B24, SG-V9: buildings, markers and card go to the stock; statues stay."""
        self.card_lost(self.owner[province], province)
        self.owner[province] = NEUTRAL
        self.armies[province] = 0
        for kind in range(3):
            if self.buildings[province] >> kind & 1:
                self.tiles[kind] += 1
        self.buildings[province] = 0
        self.unrest[province] = 0
        self.gained &= ~(1 << province)
        self.emit("sg-neutral", province)

    def throw(self, thrown: list[int], occasion: int) -> None:
        """All cubes at once, with the tray (SG-B8); everybody sees what falls (SG-H11)."""
        self.tower.throw(thrown, self.rng)  # adds the tray to what is thrown (SG-B31, SG-B39)
        if self.sink is not None:  # packing is dear
            tray = pack_cubes(self.tower.tray)
            inside = pack_cubes(self.tower.inside)
            self.emit("sg-thrown", pack_cubes(thrown), tray, inside, occasion)

    def emit_row(self, key: str, row: list[int]) -> None:
        """Things in a certain order."""
        if self.sink is not None:  # packing is dear
            self.emit(key, pack_row(row))

    def gain_points(self, seat: int, points: int, reason: int, region: int = 0) -> None:
        """SG-W13, SG-I12; the region tells something for majorities only."""
        if points > 0:
            self.points[seat] += points
            self.emit("sg-scored", seat, points, reason, region)

    def clone(self) -> ShogunState:
        court = self.setup.expansions & COURT  # what an expansion left out would change is shared
        generals = self.setup.expansions & GENERALS
        return ShogunState(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            self.ask,
            self.setup,
            self.year,
            self.season,
            self.event,
            self.farmers,
            self.gained,
            self.tower.copy(),
            self.owner[:],
            self.armies[:],
            self.buildings[:],
            self.unrest[:],
            self.tiles[:],
            self.supply[:],
            self.chests[:],
            self.rice[:],
            self.points[:],
            self.plans[:],
            self.shown[:],
            self.officials[:] if court else self.officials,
            self.waiting[:] if court else self.waiting,
            self.general[:] if generals else self.general,
            self.reserve[:] if generals else self.reserve,
            self.trophies[:] if generals else self.trophies,
            self.first,
            self.order,
            self.specials,
            self.special,
            self.banners,
            self.events,
            self.past,
            self.favours,
            self.seen_favours,
            self.calm,
            self.shields,
            self.valour,
            self.statues,
            self.offices,
            self.row,
            self.plan_worths,
        )

    def determinize(self, seat: int, seed: int) -> State:
        return knowledge.determinize(self, seat, seed)

    def observe(self, seat: int) -> ShogunView:
        return view.observe(self, seat)

    def result(self) -> Result | None:
        return scoring.standing(self) if self.ask is None else None

    def dump(self) -> Data:
        return dump.dump(self)

    def faults(self) -> list[Refusal]:
        return dump.faults(self)


def empty_state(setup: Setup, rng: Rng, sink: list[Event] | None) -> ShogunState:
    """The table before anybody has a province (SG-S6…S9, SG-S21, step p1)."""
    seats = setup.players
    board = [NEUTRAL if in_play else OUT for in_play in setup.in_play]
    chests = setup.tables.chests[seats - 3]
    s = ShogunState(
        rng,
        [],
        None,
        setup,
        0,
        0,
        -1,
        FARMER_COUNT,
        0,
        Tower(setup.tables.towers[int(setup.plain)], [0] * CUBE_KINDS, [0] * CUBE_KINDS, []),
        board,
        [0] * PROVINCE_COUNT,
        [0] * PROVINCE_COUNT,
        [0] * PROVINCE_COUNT,
        [28, 26, 26],
        [ARMIES_EACH] * seats,
        [chests] * seats,
        [0] * seats,
        [0] * seats,
        [NO_CARD] * (seats * SLOT_COUNT),
        [0] * seats,
        [OFFICIALS_EACH] * seats,
        [0] * seats,
        [NOWHERE] * seats,
        [STATUES_EACH] * seats,
        [0] * (seats * seats),
        -1,
        [],
        [],
        [-1] * seats,
        [],
        [],
        [],
        [],
        [],
        [False] * seats,
        [0] * seats,
        [0] * seats,
        [],
        [0] * OFFICES,
        list(range(REGION_COUNT)),
        [None] * seats,
    )
    s.sink = sink
    return s


def cubes() -> list[int]:
    """No cube of any colour."""
    return [0] * CUBE_KINDS


def farmers_back(s: ShogunState) -> None:
    """SG-B17: all farmers of the tray go to the stock."""
    s.farmers += s.tower.take_from_tray(FARMERS)
