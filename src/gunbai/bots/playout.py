"""Parts shared by bots that look ahead: choices by weight, and the bounds of one play."""

from __future__ import annotations

import math
from typing import Any, Final

from gunbai.core.judge import Judge
from gunbai.core.rng import Rng
from gunbai.core.state import Frame, State

LONGEST_ROUND: Final = 200  # answers in a row
_FOR_PLACE: Final = 0.1  # so that a bot keeps trying in a lost game


def best(values: list[float]) -> int:
    """Return the place of the highest value; ties go to the first."""
    place = 0
    for other in range(1, len(values)):
        if values[other] > values[place]:
            place = other
    return place


def likely(weights: list[float], rng: Rng) -> int:
    """Return a place drawn by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = rng.unit() * total
    for place in range(len(weights)):
        mark -= weights[place]
        if mark < 0.0:
            return place
    return len(weights) - 1


def standing(judge: Judge[Any], state: State) -> list[float]:
    """Return how well each seat stands; at the end, who won and, a little, their places."""
    result = state.result()
    if result is None:
        return judge.evaluate(state)
    seats = state.seats()
    out: list[float] = []
    for seat in range(seats):
        behind = (seats - result.places[seat]) / max(1, seats - 1)
        out.append((1.0 - _FOR_PLACE) * result.utility(seat) + _FOR_PLACE * behind)
    return out


def trails(rewards: list[float], leading: list[float], doubt: float) -> bool:
    """Return True if chance does not explain that the rewards are lower in the same worlds.

    It would have to explain more than `doubt` standard errors. The leader may have been tried in
    further worlds.
    """
    count = len(rewards)
    total = 0.0
    squares = 0.0
    for world in range(count):
        more = rewards[world] - leading[world]
        total += more
        squares += more * more
    mean = total / count
    error = math.sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1))
    return mean < -doubt * error


def play_on(judge: Judge[Any], state: State) -> None:
    """Answer for everybody by priors until sealed answers are asked for."""
    for _ in range(LONGEST_ROUND):
        ask = state.ask
        if ask is None or ask.secret:
            return
        seat = ask.first
        actions = state.candidates(seat)
        if len(actions) == 1:
            state.apply(seat, actions[0])
        else:
            state.apply(seat, actions[best(judge.priors(state, seat, actions))])


class PlayStart:
    """The beginning of one play of a seat, to distinguish its later decisions from new plays."""

    def __init__(self, state: State, seat: int) -> None:
        ask = state.ask
        self.seat = seat
        self.depth = len(state.stack)
        self.frame: Frame[Any] = state.stack[-1]
        self.key = "" if ask is None else ask.key

    def goes_on(self, state: State) -> bool:
        """Return True if the seat is still asked about this play."""
        ask = state.ask
        if ask is None or not ask.owes(self.seat) or len(state.stack) < self.depth:
            return False
        return ask.key != self.key or state.stack[-1] is self.frame
