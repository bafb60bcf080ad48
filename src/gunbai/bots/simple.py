"""Bots that do not think: a yardstick, and a gentle opponent."""

from __future__ import annotations

from gunbai.bots.bot import Bot
from gunbai.core.codec import Action
from gunbai.core.rng import Rng
from gunbai.core.seen import Seen
from gunbai.core.state import State


class RandomBot(Bot):
    """Any answer, all outcomes within reach."""

    def choose(self, seen: Seen) -> Action:
        actions = seen.candidates()
        return actions[self.rng.below(len(actions))]


class CarelessBot(Bot):
    """Plays like another bot, but now and then whatever comes to hand."""

    def __init__(self, name: str, seed: int, model: Bot, percent: int) -> None:
        super().__init__(name, seed)
        self.model = model
        self.percent = percent  # of answers given carelessly

    def choose(self, seen: Seen) -> Action:
        if self.rng.below(100) < self.percent:
            actions = seen.candidates()
            return actions[self.rng.below(len(actions))]
        return self.model.choose(seen)


def play_at_random(state: State, rng: Rng) -> int:
    """Give random answers to the end of the game; how many were given."""
    count = 0
    ask = state.ask
    while ask is not None:
        seat = ask.first()
        actions = state.candidates(seat)
        choices = len(actions)
        state.apply(seat, actions[rng.below(choices) if choices > 1 else 0])
        count += 1
        ask = state.ask
    return count
