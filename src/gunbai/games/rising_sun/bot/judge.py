"""The judge of Rising Sun's bots."""

from __future__ import annotations

import math
from typing import Final

from gunbai.core.banter import Remark
from gunbai.core.codec import Action
from gunbai.core.judge import PRICE_OF_A_WORD, Judge, Part
from gunbai.games.rising_sun.bot import alliances, bids, features, loyalty, parts, sight
from gunbai.games.rising_sun.bot.characters import CHARACTERS, Character, liked
from gunbai.games.rising_sun.bot.evaluate import evaluate
from gunbai.games.rising_sun.position.position import RisingSunPosition

_HEAT: Final = 0.35  # how much answers that look worse are tried


class RisingSunJudge(Judge[RisingSunPosition]):
    def __init__(self, character: Character | None = None) -> None:
        self.character = character

    def evaluate(self, state: RisingSunPosition) -> list[float]:
        return evaluate(state)

    def parts(self, state: RisingSunPosition) -> list[Part]:
        return parts.parts(state)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, state: RisingSunPosition) -> list[float]:
        return features.features(state)

    def foresight(self) -> tuple[int, int]:
        return 8, 60

    def stage(self, state: RisingSunPosition) -> int:
        return state.season

    def priors(self, state: RisingSunPosition, seat: int, actions: list[Action]) -> list[float]:
        values = sight.scores(state, seat, actions)
        top = max(values)
        return [math.exp((value - top) / _HEAT) for value in values]

    def worth(self, state: RisingSunPosition, seat: int, actions: list[Action]) -> list[float]:
        """Return how well the seat stands after each answer, when the turn has been played out.

        Bids and alliances take effect later: their scores are those at first sight.
        """
        if state.ask is None:
            return []
        outcomes = self.outcomes(state, seat, actions)
        if outcomes:
            values = [100.0 * chances[seat] for chances in self.evaluate_all(outcomes)]
        else:
            values = sight.scores(state, seat, actions)
        return self.liked(state, seat, actions, values)

    def outcomes(
        self, state: RisingSunPosition, seat: int, actions: list[Action]
    ) -> list[RisingSunPosition]:
        """Play the turn out, unless bids or alliances are asked for."""
        ask = state.ask
        if ask is None or ask.secret or ask.key == "RS-DP03":
            return []
        return play_turns(state, seat, actions)

    def guess(self, state: RisingSunPosition, seat: int) -> None:
        bids.guess(state, seat)

    def characters(self) -> list[str]:
        return list(CHARACTERS)

    def in_character(self, name: str) -> RisingSunJudge:
        return RisingSunJudge(CHARACTERS.get(name))

    def liked(
        self, state: RisingSunPosition, seat: int, actions: list[Action], values: list[float]
    ) -> list[float]:
        if self.character is None:
            return values
        return liked(state, seat, actions, values, self.character)

    def price_of_a_word(self) -> float:
        return PRICE_OF_A_WORD if self.character is None else self.character.price

    def lets_down(self, state: RisingSunPosition, seat: int, action: Action) -> int:
        return alliances.lets_down(state, seat, action)

    def loyal(
        self, state: RisingSunPosition, seat: int, actions: list[Action], promises: list[Remark]
    ) -> list[Action]:
        return loyalty.loyal(state, seat, actions, promises)

    def owed(self, state: RisingSunPosition, seat: int, promises: list[Remark]) -> list[Action]:
        return loyalty.owed(state, seat, promises)

    def believing(self, state: RisingSunPosition, promised: list[Remark]) -> RisingSunPosition:
        return loyalty.believing(state, promised)


def play_turns(s: RisingSunPosition, seat: int, actions: list[Action]) -> list[RisingSunPosition]:
    """Return what each answer leads to when the turn is over, all players choosing by scores."""
    out: list[RisingSunPosition] = []
    for action in actions:
        trial = s.clone()
        turn = trial.turn
        trial.apply(seat, action)
        sight.play_on(trial, turn)
        out.append(trial)
    return out
