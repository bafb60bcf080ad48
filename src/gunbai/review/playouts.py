"""Answers played to the end of the game, by quick bots, in worlds that the seat could be in.

Slower than a judgement and rougher, but it knows what nobody has to judge: who wins.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from gunbai.bots.clock import PATIENCE, Timer
from gunbai.bots.factory import make_bot
from gunbai.core.codec import Action
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng
from gunbai.core.state import State

_PLAYER: Final = "greedy"  # plays on from all answers
_LEAST: Final = 2  # worlds, however little time there is
#: How far results usually differ, and for how many worlds that counts: two alike prove nothing.
_USUAL: Final = 0.6
_BELIEVED: Final = 2


@dataclass
class Margin:
    """The share of games that one answer wins more than another, and one standard error of it."""

    mean: float
    error: float

    def weighed(self, other: Margin) -> Margin:
        """Return what two findings say together, each by how far it may be wrong."""
        mine, theirs = 1.0 / self.error**2, 1.0 / other.error**2
        mean = (mine * self.mean + theirs * other.mean) / (mine + theirs)
        return Margin(mean, math.sqrt(1.0 / (mine + theirs)))


def margins(
    game: Game,
    knowledge: Knowledge,
    ways: list[list[Action]],
    given: list[Action],
    worlds: int,
    rng: Rng,
    seconds: float = math.inf,
) -> list[Margin]:
    """Compare some answers of a seat with the given one, in at most this many worlds, for so long.

    All are played in the same worlds; as time passes, only the better half of them goes on.
    """
    clock = Timer(PATIENCE)
    found: list[list[float]] = [[] for _ in ways]
    alive = list(range(len(ways)))
    rounds = len(ways).bit_length()
    for number in range(1, rounds + 1):
        while (done := len(found[alive[0]])) < max(_LEAST, worlds * number // rounds):
            if done >= _LEAST and clock.spent() >= seconds * number / rounds:
                break
            world = knowledge.possible(rng)
            seed = rng.next()
            won = _won(game, world.clone(), knowledge.seat, given, seed)
            for place in alive:
                other = _won(game, world.clone(), knowledge.seat, ways[place], seed)
                found[place].append(other - won)
        alive.sort(key=lambda place: -sum(found[place]))
        del alive[(len(alive) + 1) // 2 :]
    return [_margin(each) for each in found]


def _margin(found: list[float]) -> Margin:
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
