"""The greedy bot: it looks one play ahead and chooses the best position."""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.bot import Bot
from gunbai.bots.playout import PlayStart, best, standing
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng
from gunbai.core.state import State

_TRIALS: Final = 12  # tries in all, so fewer positions if there are many answers
_SAMPLES: Final = 3  # the largest number of positions sampled from what the seat knows
_LONGEST_PLAY: Final = 12


class GreedyBot(Bot):
    """A bot that tries each answer on a few possible positions and compares their evaluations.

    Where chance decides, the game may judge the answers themselves (`Judge.worth`).

    Later decisions of the same play and the sealed answers of others are chosen by
    `Judge.priors`, so that the answer takes effect before it is judged.
    """

    def choose(self, knowledge: Knowledge) -> Action:
        actions = knowledge.candidates()
        if len(actions) == 1:
            return actions[0]
        seat = knowledge.seat
        judged = self.judge.worth(knowledge.possible(self.rng), seat, actions)
        if judged:
            return actions[_best_of_equals(judged, self.rng)]
        values = [0.0] * len(actions)
        for _ in range(max(1, min(_SAMPLES, _TRIALS // len(actions)))):
            position = knowledge.possible(self.rng)
            for place in range(len(actions)):
                trial = position.clone()
                mark = PlayStart(trial, seat)
                trial.apply(seat, actions[place])
                finish_play(self.judge, trial, mark)
                values[place] += standing(self.judge, trial)[seat]
        return actions[_best_of_equals(values, self.rng)]


def _best_of_equals(values: list[float], rng: Rng) -> int:
    top = max(values)
    places = [place for place in range(len(values)) if values[place] >= top - 1e-12]
    return places[0] if len(places) == 1 else places[rng.below(len(places))]


def finish_play(judge: Judge[Any], state: State, mark: PlayStart) -> None:
    """Answer the other decisions of this play, then the sealed ones of others, by priors."""
    for _ in range(_LONGEST_PLAY):
        if not mark.goes_on(state):
            break
        answer_at_sight(judge, state, mark.seat)
    ask = state.ask
    if ask is not None and ask.secret and ask.key == mark.key and not ask.owes(mark.seat):
        rest = state.to_act()
        for other in rest:
            answer_at_sight(judge, state, other)


def answer_at_sight(judge: Judge[Any], state: State, seat: int) -> None:
    actions = state.candidates(seat)
    if len(actions) == 1:
        state.apply(seat, actions[0])
    else:
        state.apply(seat, actions[best(judge.priors(state, seat, actions))])
