"""How well each seat stands, and which answers look promising."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.core.codec import Action

if TYPE_CHECKING:
    from gunbai.games.shogun.state import ShogunState


def evaluate(s: ShogunState) -> list[float]:
    total = float(sum(s.points)) + 1.0
    return [points / total for points in s.points]


def priors(s: ShogunState, seat: int, actions: list[Action]) -> list[float]:
    return [1.0] * len(actions)
