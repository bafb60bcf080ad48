"""A small seeded random generator: the same numbers on every machine, interpreted or compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # a machine word where it is compiled, a plain int where it is interpreted
    from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


class Rng:
    """xoshiro128++: four 32-bit words of state, no float, no platform dependence."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def __repr__(self) -> str:
        return f"<chance {self.words()}>"

    def next(self) -> i64:
        """Return the next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        total = (a + d) & _WORD
        out = (((total << 7) & _WORD | total >> 25) + a) & _WORD
        c ^= a
        d ^= b
        self.a = a ^ d
        self.c = c ^ (b << 9) & _WORD
        self.b = b ^ c
        self.d = (d << 11) & _WORD | d >> 21
        return out

    def below(self, n: int) -> int:
        """Return a number from 0 to n−1; n is less than 2³¹."""
        return self.next() * n >> 32

    def hits(self, draws: int, limit: i64) -> int:
        """Return how many of this many draws of `next` are less than the limit."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        hits = 0
        for _ in range(draws):
            total = (a + d) & _WORD
            if (((total << 7) & _WORD | total >> 25) + a) & _WORD < limit:
                hits += 1
            c ^= a
            d ^= b
            a ^= d
            shifted = (b << 9) & _WORD
            b ^= c
            c ^= shifted
            d = (d << 11) & _WORD | d >> 21
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return hits

    def unit(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        bits: int = self.next()
        return bits / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def same(self, other: Rng) -> bool:
        return self.a == other.a and self.b == other.b and self.c == other.c and self.d == other.d


def _mix(word: int) -> int:
    """Spread every bit of a 32-bit word over the whole word (the finaliser of MurmurHash3)."""
    word ^= word >> 16
    word = word * 0x85EBCA6B & _WORD
    word ^= word >> 13
    word = word * 0xC2B2AE35 & _WORD
    return word ^ word >> 16


def seeded(seed: int) -> Rng:
    """Return a generator for any seed from 0 up; all bits of a large one count."""
    if seed < 0:
        raise ValueError("a seed is a whole number, zero or more")
    word = 0x9E3779B9
    rest = seed
    while rest:
        word = _mix(word ^ rest & _WORD)
        rest >>= 32
    out: list[int] = []
    fold = seed & _WORD
    for turn in range(4):
        word = _mix((word + 0x9E3779B9 + turn) & _WORD ^ fold)
        fold = (seed >> (32 * (turn + 1))) & _WORD
        out.append(word)
    if not (out[0] | out[1] | out[2] | out[3]):
        out[0] = 1
    return Rng(out[0], out[1], out[2], out[3])
