"""Shapes of fields that only Rising Sun's positions have."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.fields import Derived, Group, Member, PositionField, SeatList
from gunbai.core.kinds import Kind
from gunbai.core.notation import Notation
from gunbai.games.rising_sun.kinds import AMOUNT
from gunbai.games.rising_sun.names import (
    BUSHI,
    CLANS,
    DAIMYO,
    FIGURES,
    FIRST_MONSTER,
    KILLED,
    MANDATES,
    MONSTER_COUNT,
    PLACES,
    PRISON,
    PROVINCE_COUNT,
    RESERVE,
    SHINTO,
    STRONGHOLD,
    TILE_COPIES,
    ZONES,
)


class SeatEach(Member):
    """A seat, or nobody, for each member."""

    def __init__(self, name: str, group: Group, about: str) -> None:
        super().__init__(name, group, about, "", "list[int]", False)

    def start(self, s: Any) -> object:
        return [-1] * s.seats()

    def exchange_one(self, s: Any, member: int, n: Notation) -> None:
        values = getattr(s, self.name)
        values[member] = n.maybe_seat(self.label, values[member])


class SeatSetEach(Member):
    """A set of seats for each member, as bits."""

    def __init__(
        self,
        name: str,
        group: Group,
        about: str,
        *,
        shared: bool = False,
        optional: bool = False,
    ) -> None:
        super().__init__(name, group, about, "", "list[int]", shared)
        self.optional: Final = optional

    def start(self, s: Any) -> object:
        return [0] * s.seats()

    def exchange_one(self, s: Any, member: int, n: Notation) -> None:
        values = getattr(s, self.name)
        if not (self.optional and self.left_out(n, values[member], 0)):
            values[member] = n.seat_set(self.label, values[member])
            if self.optional:
                n.may_lack(self.label, [])


class SeatTable(Member):
    """An amount for each member and seat, at member × players + seat."""

    def __init__(self, name: str, group: Group, about: str) -> None:
        super().__init__(name, group, about, "", "list[int]", False)

    def start(self, s: Any) -> object:
        return [0] * (s.seats() * s.seats())

    def exchange_one(self, s: Any, member: int, n: Notation) -> None:
        values = getattr(s, self.name)
        first = member * n.seats
        row = n.numbers(self.label, values[first : first + n.seats], AMOUNT.most)
        n.require(len(row) == n.seats, self.label)
        values[first : first + n.seats] = row


class ThingsEach(Member):
    """Things of one kind in a certain order, for each member."""

    def __init__(self, name: str, group: Group, kind: Kind, about: str) -> None:
        super().__init__(name, group, about, "", "list[list[int]]", True)
        self.kind: Final = kind

    def start(self, s: Any) -> object:
        return [[] for _ in range(s.seats())]

    def exchange_one(self, s: Any, member: int, n: Notation) -> None:
        rows = getattr(s, self.name)[:]
        rows[member] = n.things(self.label, rows[member], self.kind)
        setattr(s, self.name, rows)


class Cards(ThingsEach):
    """Cards, with the monsters that come with them."""

    def exchange_one(self, s: Any, member: int, n: Notation) -> None:
        for card in n.things(self.label, s.cards[member], self.kind):
            if n.reading:
                s.acquire(member, card)


class Honor(SeatList):
    """All seats by honor, the highest first."""

    def start(self, s: Any) -> object:
        return list(range(s.seats()))


class Tiles(PositionField):
    """The number of tiles of each mandate; a dump leaves out zeros."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, "", "list[int]", False)

    def start(self, s: Any) -> object:
        return [TILE_COPIES] * len(MANDATES)

    def exchange(self, s: Any, n: Notation) -> None:
        setattr(s, self.name, counts(n, self.label, getattr(s, self.name), MANDATES, TILE_COPIES))


def counts(n: Notation, label: str, values: list[int], names: list[str], most: int) -> list[int]:
    """Write or read a number for each of the names; zeros are left out."""
    part = n.part(label)
    out = [0] * len(names)
    for place, name in enumerate(names):
        value = values[place] if values else 0
        if part.holds(name, value != 0):
            out[place] = part.number(name, value, most, 1)
            part.may_lack(name, 0)
    part.end()
    return out


class OfSeats(Derived):
    """A number for each seat that follows from its cards."""

    def start(self, s: Any) -> object:
        return [0] * s.seats()


class Packs(Derived):
    """A list for each seat that follows from its cards."""

    def start(self, s: Any) -> object:
        return [[] for _ in range(s.seats())]


class Crowd(Derived):
    """Figures alike by seat × zones + zone, written by `Strongholds`; all start in the reserves."""

    def __init__(self, name: str, each: int, about: str) -> None:
        super().__init__(name, about, "", "list[int]", False)
        self.each: Final = each

    def start(self, s: Any) -> object:
        return ([0] * RESERVE + [self.each] + [0] * (ZONES - RESERVE - 1)) * s.seats()


class Daimyos(Derived):
    """The zone of each Daimyo, written by `Strongholds`."""

    def start(self, s: Any) -> object:
        return [RESERVE] * s.seats()


class Monsters(Derived):
    """A number for each monster: its zone, written by `Strongholds`, or its owner."""

    def __init__(self, name: str, first: int, about: str, shared: bool) -> None:
        super().__init__(name, about, "", "list[int]", shared)
        self.first: Final = first

    def start(self, s: Any) -> object:
        return [self.first] * MONSTER_COUNT


class Strongholds(PositionField):
    """Strongholds by seat × provinces + province; in a dump, everything on the board.

    A dump names pieces by place and clan: `"edo": {"koi": "bushi bushi daimyo stronghold"}`. All
    other pieces are in the reserve.
    """

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, "board", "list[int]", False)

    def start(self, s: Any) -> object:
        return [0] * (s.seats() * PROVINCE_COUNT)

    def exchange(self, s: Any, n: Notation) -> None:
        part = n.part(self.label)
        for zone, place in self._places(s):
            if part.holds(place, self._is_used(s, zone)):
                self._exchange_place(s, zone, part.part(place))
        part.end()

    def _places(self, s: Any) -> list[tuple[int, str]]:
        clans = [CLANS[clan] for clan in s.setup.clans]
        places = [(zone, PLACES[place]) for zone, place in enumerate(s.setup.place_at)]
        prisons = [(PRISON + seat, f"prison:{clan}") for seat, clan in enumerate(clans)]
        return [*places, (KILLED, "killed"), *prisons]

    def _is_used(self, s: Any, zone: int) -> bool:
        return any(self._words(s, seat, zone) for seat in range(s.seats()))

    def _words(self, s: Any, seat: int, zone: int) -> list[str]:
        """Return the pieces of a seat there, by name."""
        out: list[str] = []
        for figure in s.figures_in(seat, zone):
            out += [FIGURES[figure]] * s.count(seat, figure, zone)
        if zone < PROVINCE_COUNT:
            out += [FIGURES[STRONGHOLD]] * s.forts[seat * PROVINCE_COUNT + zone]
        return out

    def _exchange_place(self, s: Any, zone: int, n: Notation) -> None:
        for seat, clan in enumerate(s.setup.clans):
            name = CLANS[clan]
            n.note(name, {"is": "words", "names": _pieces(s, seat, zone), "unless": ""})
            if not n.reading:
                words = self._words(s, seat, zone)
                if words:
                    n.data[name] = " ".join(words)
            elif name in n.data:
                found = n.take(name)
                if not isinstance(found, str):
                    raise n.refuse(name, "position-form", found)
                for word in found.split(" "):
                    if not self._stand(s, seat, zone, word):
                        raise n.refuse(name, "position-unfit", word)
        n.end()

    def _stand(self, s: Any, seat: int, zone: int, word: str) -> bool:
        """Put a figure from the reserve, or a stronghold, there; return False if it can't be."""
        figure = FIGURES.index(word) if word in FIGURES else -1
        if figure == STRONGHOLD and zone < PROVINCE_COUNT:
            s.forts[seat * PROVINCE_COUNT + zone] += 1
            return True
        if not 0 <= figure < STRONGHOLD or not s.count(seat, figure, RESERVE):
            return False
        s.put(seat, figure, RESERVE, zone)
        return True


def _pieces(s: Any, seat: int, zone: int) -> list[str]:
    """Return the names of the pieces of a seat that can stand in a zone."""
    monsters = [FIRST_MONSTER + monster for monster in s.packs[seat]]
    forts = [STRONGHOLD] if zone < PROVINCE_COUNT else []
    return [FIGURES[figure] for figure in [BUSHI, SHINTO, *monsters, DAIMYO, *forts]]
