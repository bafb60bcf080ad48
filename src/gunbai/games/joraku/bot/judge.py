"""The judge of Joraku's bots."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.judge import Judge, Part
from gunbai.games.joraku.bot import evaluate, features, parts
from gunbai.games.joraku.position.position import JorakuPosition


class JorakuJudge(Judge[JorakuPosition]):
    def evaluate(self, state: JorakuPosition) -> list[float]:
        return evaluate.evaluate(state)

    def parts(self, state: JorakuPosition) -> list[Part]:
        return parts.parts(state)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, state: JorakuPosition) -> list[float]:
        return features.features(state)

    def priors(self, state: JorakuPosition, seat: int, actions: list[Action]) -> list[float]:
        return evaluate.priors(state, seat, actions)
