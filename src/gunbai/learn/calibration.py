"""Check predicted chances: log loss next to simple judgements, and predictions next to outcomes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from gunbai.learn.network import Network, Numbers, softmax
from gunbai.learn.store import Positions

_TINY: Final = 1e-8
_STAGES: Final = 10  # of a game, each with its own value of a point
_SLOPES: Final = np.exp(np.linspace(math.log(0.005), math.log(2.0), 40)).astype(np.float32)
_DECILES: Final = 10


@dataclass
class Decile:
    """Seats whose predicted chance is in this tenth."""

    low: float
    count: int
    said: float  # on average
    happened: float


@dataclass
class Calibration:
    """Log losses by judgement, the reliability of the network, and how far its scores are off."""

    positions: int
    games: int
    losses: dict[str, float]
    errors: dict[str, float]  # one standard error of each loss, by game
    deciles: list[Decile]
    score_error: float  # the root of the mean square, in points
    within_spread: float  # the share of scores within one spread: .68 if the spread is right


def calibrate(
    network: Network, every: Sequence[Positions], unseen: Sequence[Positions]
) -> Calibration:
    """Compare judgements on unseen games; the value of a point is estimated from `every` game."""
    slopes = point_slopes(network.names, every)
    said: dict[str, list[Numbers]] = {"uniform": [], "points": [], "by hand": [], "learned": []}
    scores: list[Numbers] = []
    inside: list[Numbers] = []
    for positions in unseen:
        prediction = network.predict(positions.features)
        said["uniform"].append(np.full_like(positions.wins, 1 / positions.wins.shape[1]))
        said["points"].append(by_points(network.names, positions, slopes))
        said["by hand"].append(positions.by_hand)
        said["learned"].append(prediction.chances)
        off = positions.scores - prediction.scores
        scores.append(off.ravel() ** 2)
        inside.append((np.abs(off) <= prediction.spreads).ravel().astype(np.float32))
    games = np.concatenate([positions.games for positions in unseen])
    losses: dict[str, float] = {}
    errors: dict[str, float] = {}
    for name, chances in said.items():
        each = np.concatenate([_losses(p.wins, c) for p, c in zip(unseen, chances, strict=True)])
        losses[name] = float(each.mean())
        errors[name] = _error_by_game(each, games)
    wins = np.concatenate([positions.wins.ravel() for positions in unseen])
    return Calibration(
        positions=len(games),
        games=len(np.unique(games)),
        losses=losses,
        errors=errors,
        deciles=reliability(np.concatenate([c.ravel() for c in said["learned"]]), wins),
        score_error=math.sqrt(float(np.concatenate(scores).mean())),
        within_spread=float(np.concatenate(inside).mean()),
    )


def _losses(wins: Numbers, chances: Numbers) -> Numbers:
    out: Numbers = -(wins * np.log(chances + _TINY)).sum(axis=1)
    return out


def _error_by_game(losses: Numbers, games: np.ndarray[tuple[int], np.dtype[np.int64]]) -> float:
    """Return the standard error of the mean: positions of one game are not independent."""
    numbers, places = np.unique(games, return_inverse=True)
    count = len(numbers)
    sums = np.bincount(places, losses - losses.mean(), count)
    return math.sqrt(float((sums**2).sum()) * count / max(1, count - 1)) / len(losses)


def point_slopes(names: Sequence[str], every: Sequence[Positions]) -> list[float]:
    """Return, by stage of the game, how much a point counts in chances by points alone."""
    best = [0.0] * _STAGES
    lowest = [math.inf] * _STAGES
    stages = [_stages(names, positions) for positions in every]
    for slope in _SLOPES:
        for stage in range(_STAGES):
            total = 0.0
            for positions, here in zip(every, stages, strict=True):
                chosen = here == stage
                points = positions.features[chosen, :, names.index("points")]
                total += float(_losses(positions.wins[chosen], softmax(slope * points)).sum())
            if total < lowest[stage]:
                lowest[stage] = total
                best[stage] = float(slope)
    return best


def by_points(names: Sequence[str], positions: Positions, slopes: Sequence[float]) -> Numbers:
    """Return chances that follow from the points alone."""
    slope = np.array(slopes, np.float32)[_stages(names, positions)]
    return softmax(slope[:, None] * positions.features[..., names.index("points")])


def _stages(
    names: Sequence[str], positions: Positions
) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    passed = positions.features[:, 0, names.index("passed")]
    stages: np.ndarray[tuple[int], np.dtype[np.int64]] = np.minimum(
        (passed * _STAGES).astype(np.int64), _STAGES - 1
    )
    return stages


def reliability(chances: Numbers, wins: Numbers) -> list[Decile]:
    """Return, by tenths of the chance, predictions and outcomes."""
    out: list[Decile] = []
    tenths = np.minimum((chances * _DECILES).astype(np.int64), _DECILES - 1)
    for tenth in range(_DECILES):
        here = tenths == tenth
        if here.any():
            said = float(chances[here].mean())
            happened = float(wins[here].mean())
            out.append(Decile(tenth / _DECILES, int(here.sum()), said, happened))
    return out
