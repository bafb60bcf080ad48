"""The sight of a seat as a row of numbers with names, for programs that learn.

One line both names a number and writes it, so the two can't drift apart: a `Sheet` is filled once
to learn the names, and again for every position.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.strings import BytesWriter, write_f32_le

from gunbai.core.banter import Remark
from gunbai.core.codec import Action, Verb
from gunbai.core.state import S

_MOST_SEATS: Final = 8
#: The names of the players of a table, by their number: the seat that looks is always the first.
PLAYERS: Final = [[f"player{place}" for place in range(seats)] for seats in range(_MOST_SEATS + 1)]

#: Blocks of zeros by length, as 32-bit floats.
_ZEROS: Final = [bytes(4 * size) for size in range(129)]
# The two bytes that make a zero a one: 1.0 is 00 00 80 3f.
_THIRD: Final = 0x80
_FOURTH: Final = 0x3F


class Sheet:
    """A row of numbers. While `naming` it collects names and limits, else it writes 32-bit floats.

    All numbers are whole and from 0 to their limit; what is larger is written as the limit.
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
        """Add one number per name, from a longer list."""
        if self.naming:
            for each in names:
                self._name(f"{name}.{each}", most)
        out = self.out
        for place in range(start, start + len(names)):
            value = values[place]
            write_f32_le(out, float(value if value <= most else most))

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
        """Make a zero a one; it stands this far from the end, 1 is the last number."""
        out = self.out
        end = len(out)
        out[end - 4 * back + 2] = _THIRD
        out[end - 4 * back + 3] = _FOURTH

    def _name(self, name: str, most: int) -> None:
        self.names.append(self.within + name)
        self.limits.append(most)


class Sight(Generic[S]):
    """The numbers that a game shows its seats; each game has its own in `sight.py`.

    It is an allow-list like `State.observe`: `tests/envs/test_secrecy.py` compares what is written
    in positions that a seat can't tell apart.
    """

    def write(self, s: S, seat: int, sheet: Sheet) -> None:
        """Add all that this seat sees; always the same names for the same options."""
        return

    def points(self, s: S) -> list[int]:
        """Return the points that each seat shows now."""
        return [0] * s.seats()

    # promises: what is said and binds nobody

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
