"""The reviewer of one game: a first look at all decisions, then a closer look at some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from gunbai.bots.learned import learned_judge
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.review.stretches import Decision, DividedGame, Stretch
from gunbai.review.worth import Verdict, Weighing

#: Decisions that get a closer look: by what they may have lost, and by what chance made of them.
CLOSER: Final = 16
LUCKY: Final = 6
#: The part of all time that the first look takes.
_FIRST: Final = 0.45
#: Answers that a decision is compared with at a closer look, and seconds in which one is searched.
_WAYS: Final = 4
_SEARCH: Final = 0.5


@dataclass
class Effort:
    """The effort of a review: worlds at most, and seconds of processor time for all of it."""

    first: int = 12  # worlds of a decision at a glance
    closer: int = 96
    seconds: float = 40.0


class Reviewer:
    """A finished game, and the findings about its decisions."""

    def __init__(self, session: Session) -> None:
        self.game: Final = session.game
        self.divided: Final = DividedGame(session)
        self.judge: Final[Judge[Any]] = learned_judge(session.game)
        self.curve: Final = self._curve()
        #: The decisions that left a choice, each with its stretch's place.
        self.decisions: Final[list[tuple[int, Decision]]] = [
            (place, decision)
            for place, stretch in enumerate(self.divided.stretches)
            for decision in stretch.decisions
            if not stretch.disturbed and _has_choice(stretch, decision)
        ]

    def stretch_of(self, number: int) -> Stretch:
        """Return the stretch of a decision."""
        return self.divided.stretches[self.decisions[number][0]]

    def _curve(self) -> list[list[float]]:
        """Return the chances of the seats before each stretch, and at the end, with all secrets."""
        states: list[State] = [stretch.before for stretch in self.divided.stretches]
        out = self.judge.evaluate_all(states) if states else []
        end = self.divided.end
        result = end.result()
        assert result is not None, "only games that are over are reviewed"
        return [*out, [result.utility(seat) for seat in range(end.seats())]]

    def weigh(self, number: int, worlds: int, seconds: float) -> Verdict:
        """Return what a decision was worth, at a glance."""
        weighing = self._weighing(number, 0)
        return weighing.weigh(number, weighing.others(0.0), worlds, seconds, False)

    def look_closer(self, verdict: Verdict, worlds: int, seconds: float) -> Verdict:
        """Weigh a decision again in other worlds, against the best that was found and others."""
        number = verdict.number
        weighing = self._weighing(number, 1)
        ways = [verdict.best] if verdict.best != weighing.given else []
        found = weighing.others(min(_SEARCH, seconds / 3))
        ways += [way for way in found if way not in ways][: _WAYS - len(ways)]
        return weighing.weigh(number, ways, worlds, seconds, True)

    def _weighing(self, number: int, look: int) -> Weighing:
        place, decision = self.decisions[number]
        stretch = self.divided.stretches[place]
        knowledge = Knowledge(stretch.before, decision.seat)
        chance = stretch.chance and not stretch.sealed
        seed = 2 * number + look
        return Weighing(self.game, self.judge, knowledge, decision.steps, chance=chance, seed=seed)

    def luck(self, verdict: Verdict) -> list[float]:
        """Return what each seat gained or lost by luck.

        That is the change of its true chances beyond what the answer was expected to bring. Nothing
        can be expected of sealed answers: too much depends on those of the others.
        """
        place = self.decisions[verdict.number][0]
        stretch = self.divided.stretches[place]
        seats = range(len(verdict.expected))
        if not stretch.chance or stretch.sealed:
            return [0.0 for _ in seats]
        before, after = self.curve[place], self.curve[place + 1]
        return [after[seat] - before[seat] - verdict.expected[seat] for seat in seats]

    def worth_a_look(self, verdicts: list[Verdict]) -> list[Verdict]:
        """Return the decisions that deserve a closer look."""
        by_loss = sorted(verdicts, key=lambda verdict: -verdict.loss)[:CLOSER]
        by_luck = sorted(verdicts, key=lambda verdict: -max(map(abs, self.luck(verdict))))[:LUCKY]
        return by_loss + [verdict for verdict in by_luck if verdict not in by_loss]

    def seconds_each(self, effort: Effort) -> tuple[float, float]:
        """Return the time for a decision at a glance, and for a closer look."""
        first = effort.seconds * _FIRST / max(1, len(self.decisions))
        return first, effort.seconds * (1.0 - _FIRST) / (CLOSER + LUCKY)


def _has_choice(stretch: Stretch, decision: Decision) -> bool:
    return len(decision.steps) > 1 or len(stretch.before.legal(decision.seat)) > 1
