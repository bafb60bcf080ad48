"""The hasty bot: like a beginner it takes what looks good at a glance, and never what looks bad."""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.bot import Bot
from gunbai.bots.contest import best_places
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge

_NEAR: Final = 0.05  # of the weight that the best answer has at first sight
_MOST: Final = 4  # answers among which it does not see a difference


class HastyBot(Bot):
    """A bot that answers at a glance now and then, and plays like another one otherwise.

    At a glance several answers look equally good: it takes any of those near the best.
    """

    def __init__(self, name: str, seed: int, judge: Judge[Any], model: Bot, percent: int) -> None:
        super().__init__(name, seed, judge)
        self.model = model
        self.percent = percent  # how many answers are given at a glance

    def choose(self, knowledge: Knowledge) -> Action:
        if self.rng.below(100) >= self.percent:
            return self.model.choose(knowledge)
        actions = knowledge.candidates()
        if len(actions) == 1:
            return actions[0]
        weights = self.judge.priors(knowledge.possible(self.rng), knowledge.seat, actions)
        near = near_the_best(weights)
        return actions[near[self.rng.below(len(near))]]


def near_the_best(weights: list[float]) -> list[int]:
    """Return the places of the answers that a beginner can't tell from the best one."""
    places = best_places(weights, list(range(len(weights))), _MOST)
    least = weights[places[0]] * _NEAR
    return [place for place in places if weights[place] >= least]
