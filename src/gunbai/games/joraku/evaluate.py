"""How a bot judges a position of Joraku, and which actions look good at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.core.codec import Action

if TYPE_CHECKING:
    from gunbai.games.joraku.state import JorakuState


def evaluate(s: JorakuState) -> list[float]:
    best = max(s.points) or 1
    return [max(s.points[c] for c in own) / best for own in s.setup.own]


def priors(s: JorakuState, seat: int, actions: list[Action]) -> list[float]:
    return [1.0] * len(actions)
