"""Training of a network on stored positions, in plain numpy.

The network has some ten thousand weights: writing down its derivatives takes fewer lines than a
library for learning takes megabytes. The method is Adam with a learning rate that falls to zero.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from gunbai.learn.network import (
    CHANCE,
    DOUBT,
    HEADS,
    LAYERS,
    SCORE,
    Network,
    Numbers,
    rivals_of,
    softmax,
)
from gunbai.learn.store import Positions

ENCODED: Final = 48
MIXED: Final = 32
_BATCH: Final = 512
_RATE: Final = 0.002
_DECAY: Final = 3.0  # how much weights shrink by themselves, in units of the rate
_FIRST: Final = 0.9  # Adam's memory of gradients …
_SECOND: Final = 0.999  # … and of their squares
_TINY: Final = 1e-8
_SCORE_WEIGHT: Final = 0.1  # of the score's likelihood, relative to the winner's
_DOUBT_RANGE: Final = 3.0

#: Games are split by their numbers: of ten, eight are for training, one for validation, and the
#: last is never seen in training.
_PARTS: Final = 10
_STOPPING: Final = 8
_UNSEEN: Final = 9


def part_of(every: Sequence[Positions], wanted: str) -> list[Positions]:
    """Return the positions of the games to `learn` from, for `stopping`, or those `unseen`."""
    out: list[Positions] = []
    for positions in every:
        rest = positions.games % _PARTS
        chosen = {
            "learn": rest < _STOPPING,
            "stopping": rest == _STOPPING,
            "unseen": rest == _UNSEEN,
        }[wanted]
        if chosen.any():
            out.append(positions.where(chosen))
    return out


@dataclass
class Epoch:
    """One pass over all positions: the log loss of the winner before and after it."""

    number: int
    learned: float
    stopping: float


def untrained(names: Sequence[str], every: Sequence[Positions], seed: int) -> Network:
    """Return a network with random weights that knows the scales of the features."""
    rng = np.random.default_rng(seed)
    features = np.concatenate([p.features.reshape(-1, len(names)) for p in every])
    scores = np.concatenate([p.scores.ravel() for p in every])

    def layer(rows: int, columns: int) -> Numbers:
        return (rng.standard_normal((rows, columns)) * math.sqrt(2 / rows)).astype(np.float32)

    spread = features.std(axis=0)
    arrays: dict[str, Numbers] = {
        "encode": layer(len(names), ENCODED),
        "encode_bias": np.zeros(ENCODED, np.float32),
        "mix": layer(2 * ENCODED, MIXED),
        "mix_bias": np.zeros(MIXED, np.float32),
        "tell": layer(MIXED, HEADS) * np.float32(0.1),
        "tell_bias": np.zeros(HEADS, np.float32),
        "skip": np.zeros((len(names), HEADS), np.float32),
        "mean": features.mean(axis=0),
        "spread": np.where(spread > 1e-6, spread, 1).astype(np.float32),
        "score_mean": np.array(scores.mean(), np.float32),
        "score_spread": np.array(scores.std() + 1e-6, np.float32),
    }
    return Network(names, arrays)


def train(network: Network, every: Sequence[Positions], epochs: int, seed: int) -> Iterator[Epoch]:
    """Train a network in place, epoch by epoch; at the end it is as it was at its best."""
    rng = np.random.default_rng(seed)
    learn = part_of(every, "learn")
    stopping = part_of(every, "stopping")
    steps = epochs * sum(math.ceil(len(positions) / _BATCH) for positions in learn)
    adam = _Adam(network, steps)
    best = math.inf
    kept: dict[str, Numbers] = {}
    for number in range(epochs):
        losses: list[tuple[int, float]] = []
        batches = [
            (positions, order)
            for positions in learn
            for order in np.array_split(
                rng.permutation(len(positions)), math.ceil(len(positions) / _BATCH)
            )
        ]
        for place in rng.permutation(len(batches)):
            positions, order = batches[place]
            loss, gradients = gradients_of(
                network,
                positions.features[order],
                positions.wins[order],
                positions.scores[order],
            )
            adam.step(gradients)
            losses.append((len(order), loss))
        learned = sum(count * loss for count, loss in losses) / sum(count for count, _ in losses)
        now = loss_on(network, stopping) if stopping else learned
        if now < best:
            best = now
            kept = {name: network.arrays[name].copy() for name in LAYERS}
        yield Epoch(number + 1, learned, now)
    network.arrays.update(kept)


def loss_on(network: Network, every: Sequence[Positions]) -> float:
    """Return the average log loss of the winner."""
    total = 0.0
    for positions in every:
        chances = network.predict(positions.features).chances
        total -= float((positions.wins * np.log(chances + _TINY)).sum())
    return total / sum(len(positions) for positions in every)


def gradients_of(
    network: Network, features: Numbers, wins: Numbers, scores: Numbers
) -> tuple[float, dict[str, Numbers]]:
    """Return the log loss of the winner in a batch, and how each weight changes the whole loss."""
    a = network.arrays
    count = len(features)
    scaled = network.scaled(features)
    before_encoded = scaled @ a["encode"] + a["encode_bias"]
    encoded = np.maximum(before_encoded, 0)
    both = np.concatenate([encoded, rivals_of(encoded)], axis=-1)
    before_mixed = both @ a["mix"] + a["mix_bias"]
    mixed = np.maximum(before_mixed, 0)
    told = mixed @ a["tell"] + a["tell_bias"] + scaled @ a["skip"]

    chances = softmax(told[..., CHANCE])
    loss = -float((wins * np.log(chances + _TINY)).sum()) / count
    d_told = np.zeros_like(told)
    d_told[..., CHANCE] = (chances - wins) / count
    wanted = (scores - a["score_mean"]) / a["score_spread"]
    doubt = np.clip(told[..., DOUBT], -_DOUBT_RANGE, _DOUBT_RANGE)
    off = (told[..., SCORE] - wanted) * np.exp(-doubt)
    weight = _SCORE_WEIGHT / (count * features.shape[1])
    d_told[..., SCORE] = weight * off * np.exp(-doubt)
    d_told[..., DOUBT] = weight * (1 - off * off)

    d_mixed = (d_told @ a["tell"].T) * (before_mixed > 0)
    d_both = d_mixed @ a["mix"].T
    d_encoded = d_both[..., :ENCODED] + rivals_of(d_both[..., ENCODED:])
    d_encoded *= before_encoded > 0
    return loss, {
        "encode": _product(scaled, d_encoded),
        "encode_bias": d_encoded.sum(axis=(0, 1)),
        "mix": _product(both, d_mixed),
        "mix_bias": d_mixed.sum(axis=(0, 1)),
        "tell": _product(mixed, d_told),
        "tell_bias": d_told.sum(axis=(0, 1)),
        "skip": _product(scaled, d_told),
    }


def _product(inputs: Numbers, gradients: Numbers) -> Numbers:
    """Return the gradient of a matrix, over all positions and seats."""
    flat: Numbers = inputs.reshape(-1, inputs.shape[-1])
    product: Numbers = flat.T @ gradients.reshape(-1, gradients.shape[-1])
    return product


class _Adam:
    """Steps along averaged gradients, each weight at its own pace."""

    def __init__(self, network: Network, steps: int) -> None:
        self.arrays = network.arrays
        self.steps = steps
        self.done = 0
        self.first = {name: np.zeros_like(self.arrays[name]) for name in LAYERS}
        self.second = {name: np.zeros_like(self.arrays[name]) for name in LAYERS}

    def step(self, gradients: dict[str, Numbers]) -> None:
        rate = _RATE * 0.5 * (1 + math.cos(math.pi * self.done / self.steps))
        self.done += 1
        for name in LAYERS:
            gradient = gradients[name]
            self.first[name] = _FIRST * self.first[name] + (1 - _FIRST) * gradient
            self.second[name] = _SECOND * self.second[name] + (1 - _SECOND) * gradient**2
            first = self.first[name] / (1 - _FIRST**self.done)
            second = self.second[name] / (1 - _SECOND**self.done)
            array = self.arrays[name]
            change = first / (np.sqrt(second) + _TINY)
            if array.ndim > 1:
                change = change + _DECAY * array
            self.arrays[name] = (array - rate * change).astype(np.float32)
