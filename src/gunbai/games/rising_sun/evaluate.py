"""How well each seat stands (for bots)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.core.codec import Action

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import RisingSunState

TURNS: Final = 6
ANSWERS: Final = 40


def evaluate(s: RisingSunState) -> list[float]:
    best = max(s.vp) + 1
    return [points / best for points in s.vp]


def worth(s: RisingSunState, seat: int, actions: list[Action]) -> list[float]:
    return []


def priors(s: RisingSunState, seat: int, actions: list[Action]) -> list[float]:
    return [1.0] * len(actions)
