"""The sight of a seat as a row of numbers with names, for programs that learn.

One line both names a number and writes it, so the two can't drift apart: a `Sheet` is filled once
to learn the names, and again for every position.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, u8

from gunbai.core.banter import Remark
from gunbai.core.codec import Action, Verb
from gunbai.core.state import S

_MOST_SEATS: Final = 8
#: The names of the players of a table, by number: the observing seat is always the first.
PLAYERS: Final = [[f"player{place}" for place in range(seats)] for seats in range(_MOST_SEATS + 1)]

_AROUND: Final = [
    [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
    for seats in range(_MOST_SEATS + 1)
]

#: The largest limit of a number that is written as a byte.
MOST: Final = 255
_ZEROS: Final = bytes(4096)
_FLOAT: Final = 4  # bytes


class Sheet:
    """A row of numbers. While `naming` it collects names and limits, else it writes.

    All numbers are whole and from 0 to their limit; what is larger is written as the limit. Each
    is a byte in `row`; only what was noticed before, at the end of a row, has larger ones
    (`past`), which are 32-bit floats. A row begins as zeros, and most of it stays so.
    """

    __slots__ = ("_end", "_row", "limits", "names", "naming", "past", "within")

    def __init__(self, naming: bool) -> None:
        self.naming = naming
        self.names: list[str] = []
        self.limits: list[int] = []
        self.within = ""  # put before every name; only read while naming
        self._row = BytesWriter()
        self._end: i64 = 0  # of what was written; zeros follow
        self.past = BytesWriter()

    def number(self, name: str, value: int, most: int) -> None:
        """Add one number."""
        if self.naming:
            self._name(name, most)
        at = self._room(1)
        if value:
            small: i64 = value if value <= most else most
            self._row[at] = u8(small)

    def flag(self, name: str, value: bool) -> None:
        """Add 1 for yes and 0 for no."""
        if self.naming:
            self._name(name, 1)
        at = self._room(1)
        if value:
            self._row[at] = 1

    def one_of(self, name: str, value: int, names: list[str]) -> None:
        """Add one number per name: 1 for the thing that `value` stands for, if it is one."""
        at = self.blank(name, names)
        place: i64 = value
        if 0 <= place < len(names):
            self._row[at + place] = 1

    def bits(self, name: str, mask: int, names: list[str]) -> None:
        """Add one number per name: 1 for those whose bit is set."""
        at = self.blank(name, names)
        rest: i64 = mask
        row = self._row
        while rest:
            if rest & 0xFF:
                if rest & 1:
                    row[at] = 1
                rest >>= 1
                at += 1
            else:
                rest >>= 8
                at += 8

    def counts(self, name: str, values: list[int], names: list[str], most: int) -> None:
        """Add one number per name, with the same limit."""
        self.part(name, values, 0, names, most)

    def part(self, name: str, values: list[int], start: int, names: list[str], most: int) -> None:
        """Add one number per name, from a longer list; most of them are zero."""
        if self.naming:
            for each in names:
                self._name(f"{name}.{each}", most)
        row = self._row
        size: i64 = len(names)
        first: i64 = start
        limit: i64 = most
        at = self._room(size)
        for place in range(size):
            value: i64 = values[first + place]
            if value:
                row[at + place] = u8(value if value <= limit else limit)

    def tally(self, name: str, things: list[int], names: list[str], most: int) -> None:
        """Add one number per name: how often the list has the thing that it stands for."""
        if self.naming:
            for each in names:
                self._name(f"{name}.{each}", most)
        row = self._row
        limit = u8(most)
        at = self._room(len(names))
        for thing in things:
            place: i64 = thing
            place += at
            if row[place] < limit:
                row[place] = row[place] + 1

    def order(self, name: str, things: list[int], names: list[str], most: int) -> None:
        """Add one number per name: its place in the list, from 1 on; 0 if it is not there."""
        if self.naming:
            for each in names:
                self._name(f"{name}.{each}", most)
        row = self._row
        at = self._room(len(names))
        for place, thing in enumerate(things):
            here: i64 = thing
            row[at + here] = u8(place + 1)

    def blank(self, name: str, names: list[str]) -> i64:
        """Add a zero per name, and return the place of the first: `mark` makes ones of some."""
        if self.naming:
            for each in names:
                self._name(f"{name}.{each}", 1)
        return self._room(len(names))

    def mark(self, place: i64) -> None:
        """Make a zero a one."""
        self._row[place] = 1

    def unmark(self, place: i64) -> None:
        """Make a one a zero again."""
        self._row[place] = 0

    def large(self, name: str, value: int, most: int) -> None:
        """Add one number of what was noticed before, which may be larger than a byte."""
        if self.naming:
            self.names.append(self.within + name)
            self.limits.append(most)
        write_f32_le(self.past, float(value))

    def large_zeros(self, size: int) -> None:
        """Add zeros to what was noticed before."""
        left = size * _FLOAT
        while left > len(_ZEROS):
            self.past.write(_ZEROS)
            left -= len(_ZEROS)
        self.past.write(_ZEROS[:left])

    @property
    def next(self) -> i64:
        """The place of the number that comes next."""
        return self._end

    def row(self) -> bytes:
        """Return the numbers that are bytes; of several rows, one after the other."""
        self._row.truncate(self._end)
        return self._row.getvalue()

    def clear(self) -> None:
        """Forget all that was written."""
        self._row.truncate(0)
        self._end = 0
        self.past.truncate(0)

    def _room(self, size: i64) -> i64:
        """Go on behind the next zeros; return where they begin."""
        at = self._end
        self._end = at + size
        while len(self._row) < self._end:
            self._row.write(_ZEROS)
        return at

    def _name(self, name: str, most: int) -> None:
        if most > MOST:
            raise ValueError(f"{name}: a number is at most {MOST}, not {most}")
        self.names.append(self.within + name)
        self.limits.append(most)


class Sight(Generic[S]):
    """The numbers that a game shows its seats; each game has its own in `sight.py`.

    It is an allow-list like `State.observe`: `tests/envs/test_secrecy.py` compares what is written
    in positions that a seat can't tell apart.
    """

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def write(self, s: S, seat: int, sheet: Sheet) -> None:
        """Add all that this seat sees; always the same names for the same options."""
        return

    def points(self, s: S) -> list[int]:
        """Return the points that each seat shows now."""
        return [0] * s.seats()

    # promises, which are not binding

    def vows(self) -> list[Verb]:
        """Return the promises that a seat can make to another, as verbs of their own."""
        return []

    def promises(self, s: S, seat: int) -> list[Action]:
        """Return the promises that this seat can make now."""
        return []

    def spoken(self, s: S, seat: int, action: Action) -> Remark:
        """Return one of these promises as the game's `Banter` judges it."""
        raise NotImplementedError("Sight.spoken")


def relative(other: int, seat: int, seats: int) -> int:
    """Return the place of another seat as this one sees it; −1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats


def around(seat: int, seats: int) -> list[int]:
    """Return all seats, this one first, then clockwise."""
    return _AROUND[seats][seat]
