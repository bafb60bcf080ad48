"""The arrays of a batch, in one block of memory that several processes can share."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gunbai.envs.tables import FLOAT, EnvSettings, Floats, Mask
from gunbai.numbers.fleet import Fleet

Block: TypeAlias = bytearray | memoryview | None
_ALIGNED: Final = 64


class ArrayRows(NamedTuple):
    """The arrays to read after a step, one row per game. The next step writes over it."""

    observations: Floats  # what the player sees whose turn it is
    masks: Mask  # 1 for the numbers that fit
    seats: NDArray[np.uint8]  # whose turn it is
    rewards: Floats  # of the last step, by seat
    over: NDArray[np.bool_]  # games that ended with the last step, and have begun again


def _shapes(settings: EnvSettings, games: int) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    return [
        ((games, settings.size), FLOAT),
        ((games, settings.numbers), np.dtype(np.int8)),
        ((games,), np.dtype(np.uint8)),
        ((games, settings.scheme.seats), FLOAT),
        ((games,), np.dtype(np.bool_)),
        ((games,), np.dtype("<i4")),
    ]


def _places(settings: EnvSettings, games: int) -> list[int]:
    """Return where each array begins, and where the block ends."""
    out = [0]
    for shape, dtype in _shapes(settings, games):
        size = int(np.prod(shape)) * dtype.itemsize
        out.append(out[-1] + -(-size // _ALIGNED) * _ALIGNED)
    return out


def block_size(settings: EnvSettings, games: int) -> int:
    """Return the bytes that the arrays of this many games need."""
    return _places(settings, games)[-1]


class Arrays:
    """The arrays of a batch in a block of memory."""

    def __init__(self, settings: EnvSettings, games: int, block: Block) -> None:
        found: list[NDArray[Any]] = []
        for (shape, dtype), place in zip(
            _shapes(settings, games), _places(settings, games)[:-1], strict=True
        ):
            found.append(np.ndarray(shape, dtype, buffer=block, offset=place))
        self._now: Final = settings.now
        self.rows: Final = ArrayRows(found[0], found[1], found[2], found[3], found[4])
        self.numbers: Final[NDArray[np.int32]] = found[5]

    def read(self, fleet: Fleet) -> None:
        """Take over what a part of the games has written."""
        here = slice(fleet.first, fleet.first + fleet.count)
        seen = self.rows.observations[here]
        take(fleet.sheet.row(), np.dtype(np.uint8), seen[:, : self._now])
        take(fleet.sheet.past.getvalue(), FLOAT, seen[:, self._now :])
        for writer, array in (
            (fleet.masks, self.rows.masks),
            (fleet.seats, self.rows.seats),
            (fleet.rewards, self.rows.rewards),
            (fleet.over, self.rows.over),
        ):
            take(writer.getvalue(), array.dtype, array[here])

    def said(self, fleet: Fleet) -> bytes:
        """Return the numbers for a part of the games."""
        return self.numbers[fleet.first : fleet.first + fleet.count].tobytes()


def take(written: bytes, kind: np.dtype[Any], array: NDArray[Any]) -> None:
    """Put what was written, in values of this kind, into an array."""
    array[...] = np.frombuffer(written, kind).reshape(array.shape)
