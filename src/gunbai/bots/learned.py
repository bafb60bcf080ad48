"""A judge that asks a network how the seats stand, and the game's own judge everything else."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gunbai.core.banter import Remark
from gunbai.core.codec import Action
from gunbai.core.game import Game
from gunbai.core.judge import Judge, Part
from gunbai.core.state import State
from gunbai.learn.network import Network, read_once
from gunbai.learn.weights import weights_of


class LearnedJudge(Judge[Any]):
    """The judge of a game, with learned chances to win instead of hand-written ones."""

    def __init__(self, judge: Judge[Any], network: Network) -> None:
        self.judge: Final = judge
        self.network: Final = network

    def evaluate(self, state: State) -> list[float]:
        return self.evaluate_all([state])[0]

    def evaluate_all(self, states: list[State]) -> list[list[float]]:
        """Ask the network about all positions at once; for a finished game the result is known."""
        rows = [self.judge.features(state) for state in states if state.ask is not None]
        learned = self.network.chances(rows, states[0].seats()) if rows else []
        out: list[list[float]] = []
        place = 0
        for state in states:
            if state.ask is None:
                out.append(self.judge.evaluate(state))
            else:
                out.append(learned[place])
                place += 1
        return out

    def scores(self, state: State) -> tuple[list[float], list[float]]:
        """Return the points that each seat will have at the end, and their spread."""
        row = np.array(self.judge.features(state), np.float32)
        told = self.network.predict(row.reshape(1, state.seats(), len(self.network.names)))
        return told.scores[0].tolist(), told.spreads[0].tolist()

    # as before

    def foresight(self) -> tuple[int, int]:
        return self.judge.foresight()

    def priors(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return self.judge.priors(state, seat, actions)

    def outcomes(self, state: State, seat: int, actions: list[Action]) -> list[State]:
        return self.judge.outcomes(state, seat, actions)

    def worth(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """Compare outcomes by the network where the game compares them by hand."""
        outcomes = self.judge.outcomes(state, seat, actions)
        if outcomes:
            values = [100.0 * chances[seat] for chances in self.evaluate_all(outcomes)]
            return self.judge.liked(state, seat, actions, values)
        return self.judge.worth(state, seat, actions)

    def guess(self, state: State, seat: int) -> None:
        self.judge.guess(state, seat)

    def overtures(self, state: State, seat: int) -> list[Action]:
        return self.judge.overtures(state, seat)

    def lets_down(self, state: State, seat: int, action: Action) -> int:
        return self.judge.lets_down(state, seat, action)

    def loyal(
        self, state: State, seat: int, actions: list[Action], promises: list[Remark]
    ) -> list[Action]:
        return self.judge.loyal(state, seat, actions, promises)

    def owed(self, state: State, seat: int, promises: list[Remark]) -> list[Action]:
        return self.judge.owed(state, seat, promises)

    def believing(self, state: State, promised: list[Remark]) -> State:
        believed: State = self.judge.believing(state, promised)
        return believed

    def stage(self, state: State) -> int:
        return self.judge.stage(state)

    def parts(self, state: State) -> list[Part]:
        return self.judge.parts(state)

    def characters(self) -> list[str]:
        return self.judge.characters()

    def in_character(self, name: str) -> Judge[Any]:
        return LearnedJudge(self.judge.in_character(name), self.network)

    def liked(
        self, state: State, seat: int, actions: list[Action], values: list[float]
    ) -> list[float]:
        return self.judge.liked(state, seat, actions, values)

    def price_of_a_word(self) -> float:
        return self.judge.price_of_a_word()

    def feature_names(self) -> list[str]:
        return self.judge.feature_names()

    def features(self, state: State) -> list[float]:
        return self.judge.features(state)


def learned_judge(game: Game) -> Judge[Any]:
    """Return the game's judge with the network made for it, or unchanged if none fits."""
    judge = game.judge()
    path = weights_of(game.name)
    if game.custom_data() is not None or not path.exists():
        return judge
    network = read_once(path)
    return LearnedJudge(judge, network) if network.names == judge.feature_names() else judge
