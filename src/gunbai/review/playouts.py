"""Two answers played to the end of the game, by quick bots, in worlds that the seat could be in.

Slower than a judgement and rougher, but it knows what nobody has to judge: who wins.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from gunbai.bots.clock import PATIENCE, Clock
from gunbai.bots.factory import make_bot
from gunbai.core.codec import Action
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng
from gunbai.core.state import State

_PLAYER: Final = "greedy"  # plays on from both answers
_LEAST: Final = 2  # worlds, however little time there is
#: How far results usually differ, and for how many worlds that counts: two alike prove nothing.
_USUAL: Final = 0.6
_BELIEVED: Final = 2


@dataclass
class Margin:
    """How much more often one answer wins than another, and one standard error of that."""

    mean: float
    error: float


def margin(
    game: Game,
    knowledge: Knowledge,
    better: list[Action],
    worse: list[Action],
    worlds: int,
    rng: Rng,
    seconds: float = math.inf,
) -> Margin:
    """Compare two answers of a seat, in so many worlds at most, for so long."""
    clock = Clock(PATIENCE)
    found: list[float] = []
    while len(found) < worlds and (len(found) < _LEAST or clock.spent() < seconds):
        world = knowledge.possible(rng)
        seed = rng.next()
        won = _won(game, world.clone(), knowledge.seat, better, seed)
        found.append(won - _won(game, world, knowledge.seat, worse, seed))
    count = len(found)
    mean = sum(found) / count
    spread = sum((each - mean) ** 2 for each in found) + _BELIEVED * _USUAL**2
    return Margin(mean, math.sqrt(spread / (count + _BELIEVED - 1) / count))


def _won(game: Game, state: State, seat: int, steps: list[Action], seed: int) -> float:
    """Play a game to its end after an answer; return what the seat wins."""
    bots = [make_bot(_PLAYER, seed + each, game) for each in range(state.seats())]
    for action in steps:
        state.apply(seat, action)
    while state.ask is not None:
        other = state.to_act()[0]
        state.apply(other, bots[other].choose(Knowledge(state, other)))
    result = state.result()
    assert result is not None
    return result.utility(seat)
