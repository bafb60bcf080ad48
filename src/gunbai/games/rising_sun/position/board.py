"""The map and the shrines: where figures and strongholds are."""

from __future__ import annotations

from typing import Any

from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, State
from gunbai.games.rising_sun.names import (
    BUSHI,
    DAIMYO,
    FIRST_MONSTER,
    IS_STRONGHOLD,
    PROVINCE_COUNT,
    RESERVE,
    SHINTO,
    ZONES,
)
from gunbai.games.rising_sun.position.setup import Setup


class Board(State):
    """Lists are by seat and zone, or by monster; the last two are only replaced (`RisingSunState`).

    A zone is a province, a shrine, a reserve, a prison or the pile of the dead.
    """

    __slots__ = (
        "bushi",
        "daimyo",
        "forts",
        "master",
        "monster",
        "packs",
        "setup",
        "shinto",
    )

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        ask: Ask | None,
        setup: Setup,
        bushi: list[int],
        shinto: list[int],
        daimyo: list[int],
        monster: list[int],
        forts: list[int],
        master: list[int],
        packs: list[list[int]],
    ) -> None:
        super().__init__(rng, stack, ask)
        self.setup = setup
        self.bushi = bushi  # by seat × ZONES + zone
        self.shinto = shinto  # by seat × ZONES + zone
        self.daimyo = daimyo  # zone by seat
        self.monster = monster  # zone by monster
        self.forts = forts  # strongholds by seat × 8 + province
        self.master = master  # owner by monster, or −1
        self.packs = packs  # monsters by seat, in the order of purchase

    def count(self, seat: int, figure: int, zone: int) -> int:
        """How many figures of this kind the seat has there; a monster is 0 or 1."""
        if figure == BUSHI:
            return self.bushi[seat * ZONES + zone]
        if figure == SHINTO:
            return self.shinto[seat * ZONES + zone]
        if figure == DAIMYO:
            return int(self.daimyo[seat] == zone)
        m = figure - FIRST_MONSTER
        return int(self.master[m] == seat and self.monster[m] == zone)

    def put(self, seat: int, figure: int, source: int, target: int, count: int = 1) -> None:
        """Take figures from one zone to another."""
        if figure <= SHINTO:
            crowd = self.bushi if figure == BUSHI else self.shinto
            here = seat * ZONES + source
            there = seat * ZONES + target
            crowd[here] = crowd[here] - count  # not `-=`, which is slow on items when compiled
            crowd[there] = crowd[there] + count
        elif figure == DAIMYO:
            self.daimyo[seat] = target
        else:
            self.monster[figure - FIRST_MONSTER] = target

    def figures_in(self, seat: int, zone: int) -> list[int]:
        """Kinds of figures the seat has there, in the ledger's data order (Daimyo last)."""
        out: list[int] = []
        base = seat * ZONES + zone
        if self.bushi[base]:
            out.append(BUSHI)
        if self.shinto[base]:
            out.append(SHINTO)
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                out.append(FIRST_MONSTER + m)
        if self.daimyo[seat] == zone:
            out.append(DAIMYO)
        return out

    def crowd(self, seat: int, zone: int) -> int:
        """How many figures the seat has there."""
        base = seat * ZONES + zone
        total = self.bushi[base] + self.shinto[base] + int(self.daimyo[seat] == zone)
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                total += 1
        return total

    def is_in(self, seat: int, zone: int) -> bool:
        """Whether the seat has a figure there."""
        base = seat * ZONES + zone
        if self.bushi[base] or self.shinto[base] or self.daimyo[seat] == zone:
            return True
        monster = self.monster
        for m in self.packs[seat]:  # noqa: SIM110 (a generator is slow when compiled)
            if monster[m] == zone:
                return True
        return False

    def is_among(self, seat: int, first: int, count: int) -> bool:
        """Whether the seat has a figure in one of so many zones from `first` on."""
        base = seat * ZONES + first
        for place in range(base, base + count):
            if self.bushi[place] or self.shinto[place]:
                return True
        if first <= self.daimyo[seat] < first + count:
            return True
        for m in self.packs[seat]:  # noqa: SIM110 (a generator is slow when compiled)
            if first <= self.monster[m] < first + count:
                return True
        return False

    def send_home(self, seat: int, zone: int) -> None:
        """All figures of the seat there go back to its reserve."""
        here = seat * ZONES + zone
        if self.bushi[here]:
            self.put(seat, BUSHI, zone, RESERVE, self.bushi[here])
        if self.shinto[here]:
            self.put(seat, SHINTO, zone, RESERVE, self.shinto[here])
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                monster[m] = RESERVE
        if self.daimyo[seat] == zone:
            self.daimyo[seat] = RESERVE

    def room(self, seat: int, zone: int) -> int:
        """How many more figures of the seat the zone may hold (RS-C40, RS-D20, RS-D21)."""
        if seat != self.setup.moon:
            return 99
        if zone < PROVINCE_COUNT:
            return 2 - self.crowd(seat, zone)
        return 2 - sum(self.crowd(seat, shrine) for shrine in range(8, 12))

    def with_room(self, seat: int, zones: list[int]) -> list[int]:
        """Those of the zones that may take one more figure of the seat."""
        if seat != self.setup.moon:
            return zones
        return [zone for zone in zones if self.room(seat, zone) > 0]

    def summon_points(self, seat: int, province: int) -> int:
        """Strongholds there, with figures that count as one (RS-MR01, RS-Q101)."""
        total = self.forts[seat * PROVINCE_COUNT + province]
        types = self.setup.types
        for m in self.packs[seat]:
            if self.monster[m] == province and types[FIRST_MONSTER + m] & IS_STRONGHOLD:
                total += 1
        return total

    def all_summon_points(self, seat: int) -> list[int]:
        """The same for each province."""
        points = self.forts_of(seat)
        types = self.setup.types
        for m in self.packs[seat]:
            zone = self.monster[m]
            if zone < PROVINCE_COUNT and types[FIRST_MONSTER + m] & IS_STRONGHOLD:
                points[zone] += 1
        return points

    def strongholds(self, seat: int) -> int:
        """All on the map, with figures that count as one."""
        return sum(self.all_summon_points(seat))

    def built(self, seat: int) -> int:
        """Stronghold tokens on the map."""
        return sum(self.forts_of(seat))

    def forts_of(self, seat: int) -> list[int]:
        """The same by province."""
        base = seat * PROVINCE_COUNT
        return self.forts[base : base + PROVINCE_COUNT]
