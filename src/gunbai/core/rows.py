"""Things in a certain order as one number of an event."""

from __future__ import annotations

from typing import Final

from gunbai.core.kinds import Kind


class Row(Kind):
    """Things of a list in a certain order, five bits each, the first lowest; a 1 ends the row."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, 60)
        self.names: Final = names

    def thing(self, value: int) -> object:
        return [self.names[place] for place in unpack_row(value)]


class Seats(Row):
    """Seats in a certain order."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def thing(self, value: int) -> object:
        return unpack_row(value)


def pack_row(places: list[int]) -> int:
    value = 1 << (5 * len(places))
    for index, place in enumerate(places):
        value |= place << (5 * index)
    return value


def unpack_row(value: int) -> list[int]:
    out: list[int] = []
    while value > 1:
        out.append(value & 31)
        value >>= 5
    return out
