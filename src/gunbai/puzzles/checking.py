"""Checking puzzles again: whether the solution is still the best answer for today's bots.

The rules, the judge and the searches go on changing after a puzzle was made.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gunbai.arena.job import Job
from gunbai.core.knowledge import Knowledge
from gunbai.puzzles.finder import CERTAIN, GAP, Finder, SearchEffort
from gunbai.puzzles.puzzle import Puzzle

#: Long searches, each with a seed of its own; all must choose the solution.
SEARCHES: Final = 2
#: As many times more worlds than for a new puzzle: the lead of a good one may differ by chance.
WORLDS: Final = 4
#: The part of the lead of a new puzzle that must be left.
LEFT: Final = 0.5


@dataclass
class PuzzleCheck(Job):
    """The work of one process: the effort, and the seed that all others are derived from."""

    effort: SearchEffort
    seed: int


@dataclass
class CheckedPuzzle:
    """A puzzle, and what bots make of it today."""

    puzzle: Puzzle
    chosen: list[str]  # by the searches
    best: str  # in fresh worlds
    lead: float  # over the next best answer, in chance to win
    error: float
    difficulty: int

    @property
    def holds(self) -> bool:
        """True if all searches choose the solution, and it leads clearly and for certain."""
        found = {*self.chosen, self.best} == {self.puzzle.solution}
        return found and self.lead >= max(LEFT * GAP, CERTAIN * self.error)


def check_puzzle(check: PuzzleCheck, puzzle: Puzzle) -> CheckedPuzzle:
    """Search for the solution of a puzzle again, and compare its answers in fresh worlds."""
    game = check.load()
    knowledge = Knowledge(puzzle.session(game).state, puzzle.seat)
    finder = Finder(game, check.effort, knowledge, check.seed)
    chosen = [game.text(finder.searched(finder.learned)) for _ in range(SEARCHES)]
    compared = finder.compare(WORLDS * check.effort.worlds)
    lead, error = compared.lead()
    return CheckedPuzzle(
        puzzle=puzzle,
        chosen=chosen,
        best=game.text(finder.actions[compared.order()[0]]),
        lead=lead,
        error=error,
        difficulty=finder.difficulty(game.parse(puzzle.solution)),
    )
