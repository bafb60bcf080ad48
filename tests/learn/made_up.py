"""Positions of a made-up game: whoever has the highest number wins, and its points are twice it."""

from __future__ import annotations

import numpy as np

from gunbai.learn.store import Positions

NAMES = ["passed", "points", "noise"]


def positions(count: int, seats: int, seed: int = 0) -> Positions:
    rng = np.random.default_rng(seed)
    features = rng.standard_normal((count, seats, 3)).astype(np.float32)
    features[..., 0] = rng.random((count, 1))
    wins = np.zeros((count, seats), np.float32)
    wins[np.arange(count), features[..., 1].argmax(axis=1)] = 1
    return Positions(
        games=np.arange(count) // 2,
        careless=np.zeros(count, np.int64),
        usual=np.ones(count, np.bool_),
        features=features,
        by_hand=np.full((count, seats), 1 / seats, np.float32),
        wins=wins,
        scores=(2 * features[..., 1]).astype(np.float32),
    )
