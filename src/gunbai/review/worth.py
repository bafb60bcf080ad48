"""The value of a decision: the given answer next to others, in worlds that the seat could be in.

All answers are carried out in the same worlds, so that chance favours none of them. Nothing that
the seat could not know counts for or against its answer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from gunbai.bots.advice import Adviser, steps_of_plan
from gunbai.bots.clock import PATIENCE, Timer
from gunbai.bots.playout import LONGEST_ROUND, best, play_on, standing
from gunbai.bots.reasons import Account, against_another
from gunbai.core.codec import Action
from gunbai.core.errors import Words
from gunbai.core.game import Game
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.core.state import State
from gunbai.review.playouts import Margin, margins

REASONS: Final = 2  # shown for each decision
_LEAST: Final = 2  # worlds, however little time there is
#: Standard errors that are taken off a loss before losses are ranked: few worlds prove little.
_DOUBT: Final = 1.0
#: How far the judgement is usually wrong about a loss that it finds great.
_MISJUDGED: Final = 0.2
#: The part of a closer look in which answers are judged at most; then they are played to the end.
_JUDGED: Final = 0.5


@dataclass
class Verdict:
    """The findings about one decision; chances are those of its seat."""

    number: int  # of the decision in the game
    best: list[Action]  # the best answer found; the given one if none was better
    given_chance: float
    best_chance: float
    error: float  # one standard error of their difference
    worlds: int
    #: What each seat could expect to gain by the answer as it was given.
    expected: list[float]
    #: What speaks for the best answer: a text key, its words, and the points that it is about.
    reasons: list[tuple[str, Words, float]] = field(default_factory=list)
    closely: bool = False  # True if it was looked at a second time

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chance - self.given_chance)

    @property
    def sure_loss(self) -> float:
        """The loss minus the uncertainty of few worlds: for ranking decisions."""
        return self.loss - _DOUBT * self.error


class Weighing:
    """One decision, and how its answers fare."""

    def __init__(
        self,
        game: Game,
        judge: Judge[Any],
        knowledge: Knowledge,
        given: list[Action],
        *,
        chance: bool,
        seed: int,
    ) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.knowledge: Final = knowledge
        self.seat: Final = knowledge.seat
        self.given: Final = given
        self.chance: Final = chance  # True if luck played a part in its outcome
        self.adviser: Final = Adviser(judge, knowledge, seed)
        self.rng: Final = seeded(seed + 1)

    def others(self, seconds: float) -> list[list[Action]]:
        """Return answers that may be better: at first sight, or searched for so long."""
        actions = self.knowledge.candidates()
        if len(self.given) > 1 or self.knowledge.takes_steps(actions[0]):
            ways = self.adviser.plans(Timer(PATIENCE), seconds)
        else:
            ways = self.adviser.answers(actions, seconds)
        return [way for way in ways if way != self.given]

    def weigh(
        self, number: int, ways: list[list[Action]], worlds: int, seconds: float, closely: bool
    ) -> Verdict:
        """Compare the given answer with these `ways`, in at most this many worlds.

        Only decisions examined `closely` are played to the end as well, and get reasons.
        """
        clock = Timer(PATIENCE)
        judged = seconds * _JUDGED if closely else seconds
        every = [self.given, *ways]
        seats = self.knowledge.seats()
        accounts = [Account(seats) for _ in every]
        rewards: list[list[float]] = [[] for _ in every]
        expected = [0.0] * seats
        done = 0
        while done < worlds and (done < _LEAST or clock.spent() < judged):
            world = self.knowledge.possible(self.rng)
            self.judge.guess(world, self.seat)
            for place, way in enumerate(every):
                state = world.clone()
                self.carry_out(state, way)
                chances = standing(self.judge, state)
                rewards[place].append(chances[self.seat])
                if closely:
                    accounts[place].add(self.judge, state, chances)
            if self.chance:
                for seat, gain in enumerate(self._gains(world)):
                    expected[seat] += gain
            done += 1
        means = [sum(each) / max(1, done) for each in rewards]
        gaps = [
            Margin(mean - means[0], _error(rewards[0], each))
            for mean, each in zip(means, rewards, strict=True)
        ]
        left = seconds - clock.spent()
        if closely and ways and left > 0.0:
            ends = margins(
                self.game, self.knowledge, ways, self.given, worlds, self.rng, seconds=left
            )
            gaps[1:] = [
                Margin(gap.mean, math.hypot(gap.error, _MISJUDGED)).weighed(end)
                for gap, end in zip(gaps[1:], ends, strict=True)
            ]
        place = best([gap.mean for gap in gaps])
        told = against_another(accounts[place], accounts[0], self.seat) if place else []
        return Verdict(
            number=number,
            best=every[place],
            given_chance=means[0],
            best_chance=means[0] + gaps[place].mean,
            error=gaps[place].error,
            worlds=done,
            expected=[gain / max(1, done) for gain in expected],
            reasons=[(why.key, why.words, why.points) for why in told if why.points > 0][:REASONS],
            closely=closely,
        )

    def carry_out(self, state: State, steps: list[Action]) -> None:
        """Give an answer, and play on until sealed answers are asked for."""
        self._answer(state, steps)
        play_on(self.judge, state)

    def _answer(self, state: State, steps: list[Action]) -> None:
        """Give all steps of an answer; the sealed ones of others are answered at first sight."""
        sealed = state.ask
        for action in steps:
            state.apply(self.seat, action)
        ask = state.ask
        if sealed is None or ask is None or not sealed.secret or not ask.secret:
            return
        for other in state.to_act():
            if other == self.seat or not steps_of_plan(self.judge, state, other):
                return

    def _gains(self, world: State) -> list[float]:
        """Return what each seat gains in a world between this decision and the next."""
        before = standing(self.judge, world)
        state = world.clone()
        self._answer(state, self.given)
        run_forced(state)
        after = standing(self.judge, state)
        return [now - then for now, then in zip(after, before, strict=True)]


def run_forced(state: State) -> None:
    """Give the answers that everybody can see are the only ones, as a session does."""
    for _ in range(LONGEST_ROUND):
        for seat in state.to_act() if state.ask is not None else []:
            if state.stack[-1].evident(state, seat):
                legal = state.legal(seat)
                if len(legal) == 1:
                    state.apply(seat, legal[0])
                    break
        else:
            return


def _error(given: list[float], other: list[float]) -> float:
    """Return one standard error of the average difference between two answers."""
    count = len(given)
    more = [theirs - mine for mine, theirs in zip(given, other, strict=True)]
    mean = sum(more) / max(1, count)
    return math.sqrt(sum((each - mean) ** 2 for each in more)) / max(1, count - 1)
