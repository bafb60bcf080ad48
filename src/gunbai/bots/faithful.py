"""The bot that keeps its word: to allies and to whom it promised something, up to a price."""

from __future__ import annotations

from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.contest import best_places
from gunbai.bots.playout import play_on, standing
from gunbai.core.codec import Action
from gunbai.core.knowledge import Knowledge

_WORLDS: Final = 4  # possible positions in which answers are compared
_TRIED: Final = 3  # answers of each kind that are compared, those that look best


class FaithfulBot(Bot):
    """A bot that plays like another, but breaks its word only for a great gain.

    The game says which answers keep it (`Judge.loyal`). Others are considered only if the best of
    them is worth at least the price in chance to win. What was promised is given out of turn.
    """

    def __init__(self, model: Bot, seed: int, price: float | None = None) -> None:
        super().__init__(model.name, seed, model.judge)
        self.model = model
        self.price = model.judge.price_of_a_word() if price is None else price
        self.gain = 0.0  # by breaking its word with the last answer, as far as it could judge

    def choose(self, knowledge: Knowledge) -> Action:
        actions = knowledge.candidates()
        kept = self.judge.loyal(knowledge.sample, knowledge.seat, actions, self.promises)
        self.gain = 0.0
        if len(kept) == len(actions):
            return self.model.choose(knowledge)
        gain = self.temptation(knowledge, actions, kept)
        if gain < self.price:
            return self.model.choose(knowledge.limited_to(kept))
        chosen = self.model.choose(knowledge)
        if chosen not in kept:
            self.gain = gain
        return chosen

    def set_patience(self, patience: float) -> None:
        self.model.set_patience(patience)

    def overtures(self, knowledge: Knowledge) -> list[Action]:
        out = self.judge.owed(knowledge.sample, knowledge.seat, self.promises)
        return out or self.model.overtures(knowledge)

    def temptation(self, knowledge: Knowledge, actions: list[Action], kept: list[Action]) -> float:
        """Return how much better the seat's chance to win is if it breaks its word."""
        broken = [action for action in actions if action not in kept]
        breaking = self.likeliest(knowledge, broken)
        tried = breaking + self.likeliest(knowledge, kept)
        totals = [0.0] * len(tried)
        for _ in range(_WORLDS):
            world = knowledge.possible(self.rng)
            self.judge.guess(world, knowledge.seat)
            for place in range(len(tried)):
                state = world.clone()
                state.apply(knowledge.seat, tried[place])
                play_on(self.judge, state)
                totals[place] += standing(self.judge, state)[knowledge.seat]
        count = len(breaking)
        return (max(totals[:count]) - max(totals[count:])) / _WORLDS

    def likeliest(self, knowledge: Knowledge, actions: list[Action]) -> list[Action]:
        """Return the few answers that look best at first sight."""
        if len(actions) <= _TRIED:
            return actions
        weights = self.judge.priors(knowledge.possible(self.rng), knowledge.seat, actions)
        return [actions[place] for place in best_places(weights, list(range(len(actions))), _TRIED)]
