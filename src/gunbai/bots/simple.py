"""Bots that do not think: a yardstick, and a gentle opponent."""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.bot import Bot
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng
from gunbai.core.state import State

_WIDTH: Final = 1 << 32  # random numbers are below this


class RandomBot(Bot):
    """A bot that gives any answer; it can reach every outcome."""

    def choose(self, knowledge: Knowledge) -> Action:
        actions = knowledge.candidates()
        return actions[self.rng.below(len(actions))]


class CarelessBot(Bot):
    """A bot that plays like another, with a random answer now and then."""

    def __init__(self, name: str, seed: int, judge: Judge[Any], model: Bot, percent: int) -> None:
        super().__init__(name, seed, judge)
        self.model = model
        self.percent = percent  # how many answers are given carelessly

    def choose(self, knowledge: Knowledge) -> Action:
        if self.rng.below(100) < self.percent:
            actions = knowledge.candidates()
            return actions[self.rng.below(len(actions))]
        return self.model.choose(knowledge)


def play_at_random(state: State, rng: Rng) -> int:
    """Give random answers to the end of the game; return their number.

    One random number is used for several choices, as long as the remaining bits favour no choice by
    more than one part in 4,096.
    """
    count = 0
    bits = 0
    width = 1  # `bits` is nearly uniform below this
    ask = state.ask
    while ask is not None:
        seat = ask.first
        actions = state.stack[-1].candidates(state, seat)  # the seat is asked: nothing to check
        choices = len(actions)
        place = 0
        if choices > 1:
            if width < choices << 12:
                bits = rng.next()
                width = _WIDTH
            place = bits % choices
            bits //= choices
            width //= choices
        state.apply(seat, actions[place])
        count += 1
        ask = state.ask
    return count
