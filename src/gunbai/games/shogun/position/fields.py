"""The fields of a position of Shogun; `./dev generate` makes `base.py` from them.

Nothing is decided before somebody may know it: a card is drawn when it is turned up.
The only secrets in a position are the plans and a card just drawn in the draft.
"""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.fields import (
    Derived,
    Each,
    Flags,
    Group,
    Member,
    One,
    PositionField,
    SeatField,
    SeatList,
    Things,
)
from gunbai.core.kinds import Maybe, Number
from gunbai.core.notation import Notation
from gunbai.core.state import State
from gunbai.games.shogun.kinds import (
    A_CARD,
    A_FAVOUR,
    A_PROVINCE,
    A_REGION,
    A_SEASON,
    A_SPECIAL,
    AN_ACTION,
    AN_EVENT,
    ARMIES,
    GOODS,
    MAYBE_FAVOUR,
    MAYBE_PROVINCE,
    SOME_BATTLES,
    SOME_BUILDINGS,
    SOME_SLOTS,
)
from gunbai.games.shogun.names import (
    ARMIES_EACH,
    BUILDING_KINDS,
    CUBES,
    FACE_DOWN,
    FACE_UP,
    FARMER_COUNT,
    IN_BAG,
    MARKER,
    NEUTRAL,
    NO_CARD,
    NOWHERE,
    OFFICE_NAMES,
    OFFICES,
    OFFICIALS_EACH,
    OUT,
    PROVINCES,
    REGION_COUNT,
    SLOT_COUNT,
    SLOTS,
    STATUES_EACH,
    TILES,
    VALOUR_STEPS,
    YEARS,
)
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.position.statues import statue_of, statue_province, statue_seat
from gunbai.games.shogun.position.tower import Tower, no_cubes

LANDS: Final = Group("provinces", PROVINCES, sparse=True)
SEATS: Final = Group("seats")

_MOST_MARKERS: Final = 99  # of unrest; the rules have no limit


def _setup(s: Any) -> Setup:
    setup: Setup = s.setup
    return setup


class Owner(Member):
    """The owner of each province."""

    def start(self, s: State) -> object:
        return [NEUTRAL if in_play else OUT for in_play in _setup(s).in_play]

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        owner: list[int] = getattr(s, self.name)
        if not self.left_out(n, owner[member], NEUTRAL):
            owner[member] = n.seat(self.label, owner[member])
            n.note(self.label, {"is": "seat", "maybe": True, "unless": None})


class TilesLeft(Derived):
    """The buildings in the stock: all that are not in a province."""

    def start(self, s: State) -> object:
        return TILES[:]

    def exchange(self, s: Any, n: Notation) -> None:
        if n.reading:
            for built in s.buildings:
                for kind in range(BUILDING_KINDS):
                    s.tiles[kind] -= built >> kind & 1


class StartingChests(Each):
    """Chests by seat (SG-S7)."""

    def start(self, s: State) -> object:
        return [_setup(s).chests] * s.seats()


class Plans(Member):
    """The cards on the boards, at seat × 14 + slot; empty slots are left out."""

    def start(self, s: State) -> object:
        return [NO_CARD] * (s.seats() * SLOT_COUNT)

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        plans: list[int] = getattr(s, self.name)
        part = n.part(self.label)
        base = member * SLOT_COUNT
        for slot in range(_setup(s).slots):
            name = SLOTS[slot]
            if part.holds(name, plans[base + slot] != NO_CARD):
                plans[base + slot] = part.one(name, plans[base + slot], A_CARD)
                part.note(name, {**A_CARD.blank(), "maybe": True, "unless": None})
        part.end()


class Trophies(Member):
    """Statues captured: at captor × players + former owner."""

    def start(self, s: State) -> object:
        return [0] * (s.seats() * s.seats())

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        trophies: list[int] = getattr(s, self.name)
        seats = s.seats()
        here = slice(member * seats, (member + 1) * seats)
        if not self.left_out(n, trophies[here], [0] * seats):
            trophies[here] = n.numbers(self.label, trophies[here], STATUES_EACH)
            n.may_lack(self.label, [0] * seats)
            n.require(len(trophies) == seats * seats, self.label)


class Statues(Member):
    """Statues on the map, in rising order; a dump lists the provinces of each seat's."""

    def start(self, s: State) -> object:
        return []

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        statues: list[int] = getattr(s, self.name)
        own = [statue_province(statue) for statue in statues if statue_seat(statue) == member]
        if not self.left_out(n, own, []):
            found = n.things(self.label, own, A_PROVINCE)
            n.may_lack(self.label, [])
            if n.reading:
                placed = [statue_of(member, province) for province in found]
                setattr(s, self.name, sorted(statues + placed))


class TowerField(PositionField):
    """The cube tower with its tray, by colour."""

    needs = "from gunbai.games.shogun.position.tower import NO_TOWER"
    blank = "NO_TOWER"

    def start(self, s: State) -> object:
        setup = _setup(s)
        return Tower(setup.tables.towers[int(setup.plain)], no_cubes(), no_cubes(), [])

    def exchange(self, s: State, n: Notation) -> None:
        tower: Tower = getattr(s, self.name)
        part = n.part(self.label)
        exchange_cubes(part.part("inside"), tower.inside)
        exchange_cubes(part.part("tray"), tower.tray)
        if part.holds("script", bool(tower.script)):
            if part.blanks is not None:
                tower.script = [*tower.script, no_cubes()]  # one more may be written
            rows = part.rows("script", -1 if n.reading else len(tower.script))
            if n.reading:
                tower.script = [no_cubes() for _ in rows]
            for row, fall in zip(rows, tower.script, strict=True):
                exchange_cubes(row, fall)
        part.end()


def exchange_cubes(n: Notation, counts: list[int]) -> None:
    """Write or read cubes by colour; colours without a cube are left out."""
    for colour, name in enumerate(CUBES):
        if n.holds(name, counts[colour] != 0):
            counts[colour] = n.number(name, counts[colour], ARMIES_EACH, 1)
            n.may_lack(name, 0)
    n.end()


class Offices(PositionField):
    """The spaces of the Dajokan board; those whose tile is in the bag are left out."""

    def start(self, s: State) -> object:
        return [IN_BAG] * OFFICES

    def exchange(self, s: State, n: Notation) -> None:
        spaces: list[int] = getattr(s, self.name)
        if self.left_out(n, spaces, self.start(s)):
            return
        part = n.part(self.label)
        names = list(_SPACE_OF)
        for space, name in enumerate(OFFICE_NAMES):
            part.note(name, {"is": "one", "names": names, "seats": True, "unless": None})
            if not n.reading:
                if spaces[space] != IN_BAG:
                    part.data[name] = SPACES.get(spaces[space], spaces[space] - MARKER)
            elif name in part.data:
                found = part.take(name)
                if isinstance(found, str) and found in _SPACE_OF:
                    spaces[space] = _SPACE_OF[found]
                else:
                    spaces[space] = MARKER + part.amount(name, found, n.seats - 1)
        part.end()


SPACES: Final[dict[int, object]] = {FACE_UP: "open", FACE_DOWN: "closed"}
_SPACE_OF: Final = {"open": FACE_UP, "closed": FACE_DOWN}


class RegionRow(Things):
    """The region tiles of the Dajokan board."""

    def start(self, s: State) -> object:
        return list(range(REGION_COUNT))

    def exchange(self, s: State, n: Notation) -> None:
        super().exchange(s, n)
        n.require(sorted(getattr(s, self.name)) == self.start(s), self.label)


FIELDS: Final[list[PositionField]] = [
    One("year", Number("year", YEARS), "1 or 2; 0 during set-up"),
    One("season", A_SEASON),
    SeatField("first", "the first drafter (SG-Q3)"),
    One("event", Maybe(AN_EVENT), "the active one, or −1", start=-1),
    Things("events", AN_EVENT, "of the year, not yet used", shared=True),
    Things("past", AN_EVENT, "used, or turned up in an earlier year", shared=True),
    Owner("owner", LANDS, "seat, NEUTRAL or OUT, by province", "", "list[int]", False),
    Each("armies", LANDS, ARMIES, "by province", optional=True),
    Each("buildings", LANDS, SOME_BUILDINGS, "as bits, by province", optional=True),
    Each("unrest", LANDS, Number("markers", _MOST_MARKERS), "by province", optional=True),
    Flags("gained", LANDS, "provinces whose card came this round: in no plan (SG-L16)",
          optional=True),
    TilesLeft("tiles", "buildings in the stock, by kind", "", "list[int]", False),
    One("farmers", Number("farmers", FARMER_COUNT), "in the stock", start=FARMER_COUNT),
    TowerField("tower", "", "", "Tower", False),
    Each("supply", SEATS, ARMIES, "of armies", start=ARMIES_EACH),
    StartingChests("chests", SEATS, GOODS),
    Each("rice", SEATS, GOODS),
    Each("points", SEATS, GOODS),
    Plans("plans", SEATS, "card by seat × 14 + slot", "plan", "list[int]", False),
    Each("shown", SEATS, SOME_SLOTS, "slots turned face up, as bits", optional=True),
    Each("special", SEATS, Maybe(A_SPECIAL), "special card, or −1",
         shared=True, start=-1, optional=True),
    Each("officials", SEATS, Number("officials", OFFICIALS_EACH), "Tenno's Court: in supply",
         shared=True, start=OFFICIALS_EACH, optional=True),
    Each("waiting", SEATS, Number("officials", OFFICIALS_EACH), "Tenno's Court: in the palace",
         shared=True, optional=True),
    Flags("calm", SEATS, "Tenno's Court: who keeps favour 4", optional=True),
    Each("shields", SEATS, SOME_BATTLES, "battle actions with which a seat can't be attacked",
         shared=True, optional=True),
    Each("valour", SEATS, Number("valour", VALOUR_STEPS), "Samurai: steps in the stack",
         shared=True, optional=True),
    Each("general", SEATS, MAYBE_PROVINCE, "province, or −1",
         shared=True, start=NOWHERE, optional=True),
    Each("reserve", SEATS, Number("statues", STATUES_EACH), "Generals: statues not yet placed",
         shared=True, start=STATUES_EACH, optional=True),
    Statues("statues", SEATS, "Generals: on the map; see statues.py", "", "list[int]", True),
    Trophies("trophies", SEATS, "Generals: captured, at captor × players + former owner", "",
             "list[int]", True),
    SeatList("order", "turn order of the round; empty before phase 5", shared=True),
    Things("specials", A_SPECIAL, "on spaces 1 to 5", shared=True),
    Things("banners", AN_ACTION, "action cards turned up this round, in order", shared=True),
    Things("favours", MAYBE_FAVOUR, "on show: those costing 4, 3, 2; −1 where taken",
           shared=True, optional=True),
    Things("seen_favours", A_FAVOUR, "all that were ever on show", shared=True, optional=True),
    Offices("offices", "spaces of the Dajokan board", "", "list[int]", True),
    RegionRow("row", A_REGION, "region tiles of the Dajokan board", shared=True, optional=True),
]  # fmt: skip
