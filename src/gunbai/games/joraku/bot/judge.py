"""The judge of Joraku's bots."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.games.joraku.bot import evaluate
from gunbai.games.joraku.position.position import JorakuPosition


class JorakuJudge(Judge[JorakuPosition]):
    def evaluate(self, state: JorakuPosition) -> list[float]:
        return evaluate.evaluate(state)

    def priors(self, state: JorakuPosition, seat: int, actions: list[Action]) -> list[float]:
        return evaluate.priors(state, seat, actions)
