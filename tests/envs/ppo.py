"""PPO in numpy, as small as it can be: a linear policy and value, learned from a batch.

It shows that batches have all that such a loop needs; it is not meant to play well.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gunbai.envs import batch

_CLIP: Final = 0.2
_RATE: Final = 0.01
_DISCOUNT: Final = 0.99
_EPOCHS: Final = 2

Weights = tuple[Any, Any]


def chances(policy: Any, seen: Any, masks: Any) -> Any:
    """Return the chance of each number that fits."""
    scores = np.where(masks, seen @ policy, -np.inf)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def learn(game: str, games: int, steps: int, rounds: int) -> tuple[Weights, Weights]:
    """Play and learn in turns; return the weights before and after."""
    chance = np.random.default_rng(1)
    with batch(game, games, reward="shaped") as table:
        size = len(table.observation_names)
        policy = chance.normal(0, 0.01, (size, len(table.action_names)))
        value = chance.normal(0, 0.01, size)
        before = (policy.copy(), value.copy())
        rows = table.reset(seed=1)
        for _ in range(rounds):
            played = play(table, rows, policy, value, steps, chance)
            for _ in range(_EPOCHS):
                improve(policy, value, played)
    return before, (policy, value)


def play(table: Any, rows: Any, policy: Any, value: Any, steps: int, chance: Any) -> list[Any]:
    """Return what was seen, allowed, chosen with which chance, and what came of it."""
    every = np.arange(table.games)
    told: list[Any] = []
    for _ in range(steps):
        seen = np.log1p(rows.observations)
        masks = rows.masks.astype(bool)
        likely = chances(policy, seen, masks)
        numbers = (likely.cumsum(axis=1) > chance.random((table.games, 1))).argmax(axis=1)
        seats = rows.seats.copy()
        rows = table.step(numbers)
        reward = rows.rewards[every, seats]
        ahead = np.where(rows.over, 0.0, np.log1p(rows.observations) @ value)
        told.append((seen, masks, numbers, likely[every, numbers], reward + _DISCOUNT * ahead))
    return told


def improve(policy: Any, value: Any, played: list[Any]) -> None:
    """Go one step along the gradient of the clipped objective, and of the error of the value."""
    for seen, masks, numbers, was, target in played:
        every = np.arange(len(numbers))
        gain = target - seen @ value
        now = chances(policy, seen, masks)
        ratio = now[every, numbers] / was
        free = np.where(gain >= 0, ratio < 1 + _CLIP, ratio > 1 - _CLIP)
        push = -now
        push[every, numbers] += 1
        push *= (free * ratio * gain)[:, None]
        policy += _RATE * seen.T @ push / len(numbers)
        value += _RATE * seen.T @ gain / (len(numbers) * seen.shape[1])
