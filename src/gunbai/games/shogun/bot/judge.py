"""The judge of Shogun's bots."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.state import State
from gunbai.games.shogun.bot import answers, evaluate, guess
from gunbai.games.shogun.position.position import ShogunPosition


class ShogunJudge(Judge):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, ShogunPosition)
        return evaluate.evaluate(state)

    def foresight(self) -> tuple[int, int]:
        """Return about a round: a plan shows its worth when it has been carried out."""
        return 16, 90

    def priors(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, ShogunPosition)
        return answers.priors(state, seat, actions)

    def worth(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, ShogunPosition)
        return answers.worth(state, seat, actions)

    def guess(self, state: State, seat: int) -> None:
        assert isinstance(state, ShogunPosition)
        guess.guess(state, seat)
