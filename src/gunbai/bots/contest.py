"""Contests between answers where chance decides, in the same worlds: the worse half keeps dropping
out.

A tree would have to learn the odds of every battle by itself. Where the game can judge answers
(`Judge.worth`), everybody can be assumed to play by that judgement, and only the answer itself is
compared.
"""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.clock import Timer
from gunbai.bots.playout import play_on, standing, trails
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng

MOST: Final = 16  # answers that take part, those judged best
FIRST_LOOK: Final = 16  # worlds before trailing answers are dropped; then twice as many …
CLEAR: Final = 4.0  # standard errors by which an answer clearly trails
JUDGED: Final = 0.25  # the wins that a point of judgement counts for, so that few trials don't rule


class Contest:
    """One contest of answers, for one ask of one seat."""

    def __init__(
        self,
        judge: Judge[Any],
        knowledge: Knowledge,
        actions: list[Action],
        judged: list[float],
        rng: Rng,
    ) -> None:
        self.judge = judge
        self.knowledge = knowledge
        self.rng = rng
        self.actions = actions
        self.left = best_places(judged, list(range(len(actions))), MOST)
        self.totals = [JUDGED * value for value in judged]
        self.look = FIRST_LOOK
        self.worlds = 0  # in which all remaining answers were tried
        self.chances: list[list[float]] = [[] for _ in actions]  # of each answer, by world

    def run(self, clock: Timer, seconds: float, trials: int) -> Action:
        """Return the answer that is left after this time, or after this many trials."""
        phases = (len(self.left) - 1).bit_length()
        for phase in range(phases):
            end = seconds * (phase + 1) / phases
            done = 0
            while done == 0 or (done < trials // phases if trials else clock.spent() < end):
                self.try_out()
                done += len(self.left)
                if self.worlds == self.look:
                    self.look *= 2
                    self.drop_trailing()
                    if len(self.left) == 1:
                        return self.actions[self.left[0]]
            self.left = best_places(self.totals, self.left, (len(self.left) + 1) // 2)
        return self.actions[self.left[0]]

    def drop_trailing(self) -> None:
        """Drop the answers that trail the best one clearly."""
        best = self.chances[best_places(self.totals, self.left, 1)[0]]
        self.left = [place for place in self.left if not trails(self.chances[place], best, CLEAR)]

    def try_out(self) -> None:
        """Try each answer that is left in one more world, and add up where it leads."""
        seat = self.knowledge.seat
        world = self.knowledge.possible(self.rng)
        self.judge.guess(world, seat)
        for place in self.left:
            state = world.clone()
            state.apply(seat, self.actions[place])
            play_on(self.judge, state)
            chance = standing(self.judge, state)[seat]
            self.totals[place] += chance
            self.chances[place].append(chance)
        self.worlds += 1


def best_places(values: list[float], places: list[int], count: int) -> list[int]:
    """Return the places with the highest values, best first; ties go to the earlier ones."""
    rest = places[:]
    out: list[int] = []
    while rest and len(out) < count:
        chosen = rest[0]
        for place in rest:
            if values[place] > values[chosen]:
                chosen = place
        rest.remove(chosen)
        out.append(chosen)
    return out
