"""The judge of Shogun's bots."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.judge import Judge, Part
from gunbai.games.shogun.bot import answers, evaluate, features, guess, parts
from gunbai.games.shogun.position.position import ShogunPosition


class ShogunJudge(Judge[ShogunPosition]):
    def evaluate(self, state: ShogunPosition) -> list[float]:
        return evaluate.evaluate(state)

    def parts(self, state: ShogunPosition) -> list[Part]:
        return parts.parts(state)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, state: ShogunPosition) -> list[float]:
        return features.features(state)

    def foresight(self) -> tuple[int, int]:
        """Return about a round: a plan shows its worth when it has been carried out."""
        return 16, 90

    def priors(self, state: ShogunPosition, seat: int, actions: list[Action]) -> list[float]:
        return answers.priors(state, seat, actions)

    def worth(self, state: ShogunPosition, seat: int, actions: list[Action]) -> list[float]:
        return answers.worth(state, seat, actions)

    def guess(self, state: ShogunPosition, seat: int) -> None:
        guess.guess(state, seat)
