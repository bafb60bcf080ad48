"""The sight of a seat as a row of numbers with names, for programs that learn.

One line both names a number and writes it, so the two can't drift apart: a `Sheet` is filled once
to learn the names, and again for every position.
"""

from __future__ import annotations

from struct import pack
from typing import Final, Generic

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from gunbai.core.banter import Remark
from gunbai.core.codec import Action, Verb
from gunbai.core.state import S

_MOST_SEATS: Final = 8
#: The names of the players of a table, by number: the observing seat is always the first.
PLAYERS: Final = [[f"player{place}" for place in range(seats)] for seats in range(_MOST_SEATS + 1)]

#: Blocks of zeros by length, as 32-bit floats.
_ZEROS: Final = [bytes(4 * size) for size in range(129)]
#: Of a whole number up to here, the first two of four bytes are zeros.
_SMALL: Final = 255
_THIRD: Final = bytes([pack("<f", value)[2] for value in range(_SMALL + 1)])
_FOURTH: Final = bytes([pack("<f", value)[3] for value in range(_SMALL + 1)])


class Sheet:
    """A row of numbers. While `naming` it collects names and limits, else it writes 32-bit floats.

    All numbers are whole and from 0 to their limit; larger ones are written as the limit.
    """

    __slots__ = ("limits", "names", "naming", "out", "within")

    def __init__(self, naming: bool) -> None:
        self.naming = naming
        self.names: list[str] = []
        self.limits: list[int] = []
        self.within = ""  # put before every name; only read while naming
        self.out = BytesWriter()

    def number(self, name: str, value: int, most: int) -> None:
        """Add one number."""
        if self.naming:
            self._name(name, most)
        write_f32_le(self.out, float(value if value <= most else most))

    def flag(self, name: str, value: bool) -> None:
        """Add 1 for yes and 0 for no."""
        self.number(name, int(value), 1)

    def one_of(self, name: str, value: int, names: list[str]) -> None:
        """Add one number per name: 1 for the thing that `value` stands for, if it is one."""
        self.blank(name, names)
        if 0 <= value < len(names):
            self.mark(len(names) - value)

    def bits(self, name: str, mask: int, names: list[str]) -> None:
        """Add one number per name: 1 for those whose bit is set."""
        self.blank(name, names)
        size = len(names)
        place = 0
        while mask:
            if mask & 1:
                self.mark(size - place)
            mask >>= 1
            place += 1

    def counts(self, name: str, values: list[int], names: list[str], most: int) -> None:
        """Add one number per name, with the same limit."""
        self.part(name, values, 0, names, most)

    def part(self, name: str, values: list[int], start: int, names: list[str], most: int) -> None:
        """Add one number per name, from a longer list; most of them are zero."""
        if self.naming:
            if most > _SMALL:
                raise ValueError(f"{name}: numbers in a row are at most {_SMALL}, not {most}")
            for each in names:
                self._name(f"{name}.{each}", most)
        out = self.out
        size: i64 = len(names)
        first: i64 = start
        at: i64 = len(out)
        self.zeros(len(names))
        for place in range(first, first + size):
            value = values[place]
            if value:
                small = value if value <= most else most
                out[at + 2] = _THIRD[small]
                out[at + 3] = _FOURTH[small]
            at += 4

    def blank(self, name: str, names: list[str]) -> None:
        """Add a zero per name; `mark` makes some of them ones."""
        if self.naming:
            for each in names:
                self._name(f"{name}.{each}", 1)
        self.zeros(len(names))

    def zeros(self, size: int) -> None:
        """Write zeros that have been named, or will be."""
        while size >= len(_ZEROS):
            self.out.write(_ZEROS[-1])
            size -= len(_ZEROS) - 1
        self.out.write(_ZEROS[size])

    def mark(self, back: int) -> None:
        """Turn a zero into a one; it is this far from the end, where 1 is the last number."""
        out = self.out
        at: i64 = len(out)
        at -= 4 * back
        out[at + 2] = _THIRD[1]
        out[at + 3] = _FOURTH[1]

    def _name(self, name: str, most: int) -> None:
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
    return (other - seat) % seats if other >= 0 else -1


def around(seat: int, seats: int) -> list[int]:
    """Return all seats, this one first, then clockwise."""
    return [(seat + step) % seats for step in range(seats)]
