"""A small network that reads a position: chances to win, and the points at the end.

Every seat goes through the same layers, with the average of its rivals as context. So the order of
the seats doesn't matter, and one network serves any number of players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float32]  # the engine is compiled where there is no numpy

#: The outputs of the last layer for each seat.
CHANCE: Final = 0  # before the softmax over the seats
SCORE: Final = 1  # in units of `score_spread` above `score_mean`
DOUBT: Final = 2  # the logarithm of the score's spread, in the same units
HEADS: Final = 3

#: The layers that training changes.
LAYERS: Final = ("encode", "encode_bias", "mix", "mix_bias", "tell", "tell_bias", "skip")
_SCALES: Final = ("mean", "spread", "score_mean", "score_spread")
_STRANGEST: Final = 6.0  # numbers further from the usual ones are clipped to this


@dataclass
class Prediction:
    """The judgement of positions by a network; each array is by position, by seat."""

    chances: Numbers
    scores: Numbers
    spreads: Numbers  # of the scores: one standard deviation


class Network:
    """Layers and scales, as arrays by name."""

    def __init__(self, names: Sequence[str], arrays: dict[str, Numbers]) -> None:
        self.names: Final = list(names)
        self.arrays: Final = arrays

    @staticmethod
    def read(path: Path) -> Network:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in (*LAYERS, *_SCALES)}
            return Network([str(name) for name in file["names"]], arrays)

    def write(self, path: Path) -> None:
        """Write a file in one step."""
        part = path.with_name(f"{path.stem}.part.npz")
        np.savez_compressed(part, names=np.array(self.names), **self.arrays)  # type: ignore[arg-type]
        part.replace(path)

    def chances(self, rows: Sequence[Sequence[float]], seats: int) -> list[list[float]]:
        """Return each seat's chance to win, for positions given by their features."""
        found = np.array(rows, np.float32).reshape(len(rows), seats, len(self.names))
        out: list[list[float]] = softmax(self._tell(found)[..., CHANCE]).tolist()
        return out

    def predict(self, features: Numbers) -> Prediction:
        """Return all outputs of the network for positions: position × seat × feature."""
        told = self._tell(features)
        size = self.arrays["score_spread"]
        return Prediction(
            chances=softmax(told[..., CHANCE]),
            scores=told[..., SCORE] * size + self.arrays["score_mean"],
            spreads=np.exp(told[..., DOUBT]) * size,
        )

    def scaled(self, features: Numbers) -> Numbers:
        """Return features in units of their usual spread, without extremes."""
        units = (features - self.arrays["mean"]) / self.arrays["spread"]
        clipped: Numbers = np.clip(units, -_STRANGEST, _STRANGEST)
        return clipped

    def _tell(self, features: Numbers) -> Numbers:
        a = self.arrays
        scaled = self.scaled(features)
        encoded = np.maximum(scaled @ a["encode"] + a["encode_bias"], 0)
        both = np.concatenate([encoded, rivals_of(encoded)], axis=-1)
        mixed = np.maximum(both @ a["mix"] + a["mix_bias"], 0)
        told: Numbers = mixed @ a["tell"] + a["tell_bias"] + scaled @ a["skip"]
        return told


def read_once(path: Path) -> Network:
    """Return the network of a file, read again only if the file has changed."""
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=8)
def _read(path: Path, changed: int) -> Network:
    return Network.read(path)


def rivals_of(encoded: Numbers) -> Numbers:
    """Return for each seat the average of all others."""
    others: Numbers = encoded.sum(axis=-2, keepdims=True) - encoded
    return others / np.float32(max(1, encoded.shape[-2] - 1))


def softmax(values: Numbers) -> Numbers:
    powers = np.exp(values - values.max(axis=-1, keepdims=True))
    chances: Numbers = powers / powers.sum(axis=-1, keepdims=True)
    return chances
