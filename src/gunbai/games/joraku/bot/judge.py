"""The judge of Joraku's bots."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.state import State
from gunbai.games.joraku.bot import evaluate
from gunbai.games.joraku.position.position import JorakuPosition


class JorakuJudge(Judge):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, JorakuPosition)
        return evaluate.evaluate(state)

    def priors(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, JorakuPosition)
        return evaluate.priors(state, seat, actions)
