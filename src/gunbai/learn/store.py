"""Positions of many games in Parquet files: one row per seat, one column per number.

Any program that reads Parquet can look at them. In addition to the features there are `game` and
`answer` (which position it is), `seat`, `seats`, `careless` (random answers in a hundred), `usual`
(played with the usual options), `by_hand` (the chance by the hand-written evaluation), and the
outcome: `win` (shared wins are fractions) and `score`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from gunbai.dataset.shards import ShardWriter, shard_paths
from gunbai.learn.network import Numbers

_MOST_SEATS: Final = 8


@dataclass
class Sample:
    """A position, and how its game ended; the lists are by seat."""

    game: int
    answer: int
    careless: int
    usual: bool
    features: Numbers  # seats × names
    by_hand: Sequence[float]
    wins: Sequence[float]
    scores: Sequence[int]


@dataclass
class Positions:
    """Positions with equally many seats: arrays by position, by seat, by feature."""

    games: NDArray[np.int64]
    careless: NDArray[np.int64]
    usual: NDArray[np.bool_]
    features: Numbers
    by_hand: Numbers
    wins: Numbers
    scores: Numbers

    def __len__(self) -> int:
        return len(self.games)

    def where(self, chosen: NDArray[np.bool_]) -> Positions:
        return Positions(
            games=self.games[chosen],
            careless=self.careless[chosen],
            usual=self.usual[chosen],
            features=self.features[chosen],
            by_hand=self.by_hand[chosen],
            wins=self.wins[chosen],
            scores=self.scores[chosen],
        )


def shard_bytes(samples: Sequence[Sample], names: Sequence[str]) -> bytes:
    """Return positions as a Parquet file."""
    seats = [len(sample.wins) for sample in samples]
    columns: dict[str, Any] = {
        "game": np.repeat(np.array([s.game for s in samples], np.int32), seats),
        "answer": np.repeat(np.array([s.answer for s in samples], np.int32), seats),
        "seat": np.concatenate([np.arange(count, dtype=np.int8) for count in seats]),
        "seats": np.repeat(np.array(seats, np.int8), seats),
        "careless": np.repeat(np.array([s.careless for s in samples], np.int8), seats),
        "usual": np.repeat(np.array([s.usual for s in samples]), seats),
        "by_hand": np.concatenate([np.array(s.by_hand, np.float32) for s in samples]),
        "win": np.concatenate([np.array(s.wins, np.float32) for s in samples]),
        "score": np.concatenate([np.array(s.scores, np.float32) for s in samples]),
    }
    features = np.concatenate([sample.features for sample in samples])
    for place, name in enumerate(names):
        columns[f"f_{name}"] = features[:, place]
    table = pa.table(columns)
    writer = ShardWriter(table.schema)
    writer.add(columns)
    return writer.finish({})


def read_positions(folder: Path, names: Sequence[str]) -> list[Positions]:
    """Return all positions of a folder, by the number of seats."""
    table = pa.concat_tables([parquet.read_table(path) for path in shard_paths(folder)])
    seats = table["seats"].to_numpy()
    features = np.stack([table[f"f_{name}"].to_numpy() for name in names], axis=1)
    out: list[Positions] = []
    for count in range(2, _MOST_SEATS + 1):
        rows = np.flatnonzero(seats == count)
        if len(rows):
            first = rows[::count]
            out.append(
                Positions(
                    games=table["game"].to_numpy()[first].astype(np.int64),
                    careless=table["careless"].to_numpy()[first].astype(np.int64),
                    usual=table["usual"].to_numpy()[first],
                    features=features[rows].reshape(-1, count, len(names)),
                    by_hand=table["by_hand"].to_numpy()[rows].reshape(-1, count),
                    wins=table["win"].to_numpy()[rows].reshape(-1, count),
                    scores=table["score"].to_numpy()[rows].reshape(-1, count),
                )
            )
    return out
