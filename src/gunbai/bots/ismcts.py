"""The yardstick for searches: information set Monte Carlo tree search as in the textbook.

It knows nothing about a game but the rules: each iteration redeals the unknown, walks down one tree
by UCB1 (answers are compared by how often they were possible), adds one answer to it and plays on
at random to the end of the game. Whoever is asked in secret chooses without seeing what others have
sealed.
"""

from __future__ import annotations

import math
from typing import Any, Final

from gunbai.bots.bot import Bot
from gunbai.bots.clock import Timer
from gunbai.bots.simple import play_at_random
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng
from gunbai.core.state import State

EXPLORE: Final = 0.7  # the weight of curiosity in UCB1


class Branch:
    """An answer in the tree: how often it could be given, how often it was, and what it won."""

    def __init__(self) -> None:
        self.possible = 0
        self.visits = 0
        self.wins = 0.0
        self.next: Fork | None = None


class Fork:
    """A place in the tree: the answers of each seat that was asked there."""

    def __init__(self, seats: int) -> None:
        self.branches: list[dict[Action, Branch]] = [{} for _ in range(seats)]
        self.unsealed: Fork | None = None  # where all meet when sealed answers are in


class IsmctsBot(Bot):
    """A bot that searches without any opinion, for a number of iterations or for a time."""

    def __init__(
        self, name: str, seed: int, judge: Judge[Any], iterations: int, seconds: float
    ) -> None:
        super().__init__(name, seed, judge)
        self.iterations = iterations  # 0: as many as the time allows
        self.seconds = seconds

    def choose(self, knowledge: Knowledge) -> Action:
        actions = knowledge.candidates()
        if len(actions) == 1:
            return actions[0]
        root = Fork(knowledge.seats())
        clock = Timer(self.patience)
        count = 0
        while count == 0 or (
            count < self.iterations if self.iterations else clock.spent() < self.seconds
        ):
            Descent(root, knowledge.seat, actions, self.rng).run(knowledge.possible(self.rng))
            count += 1
        branches = root.branches[knowledge.seat]
        chosen = actions[0]
        most = -1
        for action in actions:
            branch = branches.get(action)
            if branch is not None and branch.visits > most:
                most = branch.visits
                chosen = action
        return chosen


class Descent:
    """One iteration: down the tree, at random to the end, and back with the result."""

    def __init__(self, root: Fork, seat: int, actions: list[Action], rng: Rng) -> None:
        self.fork = root
        self.first = seat  # the seat that answers at the root, and the answers it chooses from
        self.actions = actions
        self.rng = rng
        self.seats: list[int] = []
        self.path: list[Branch] = []
        self.new = False  # True once an answer was given that was never tried before

    def run(self, state: State) -> None:
        seats = state.seats()
        while state.ask is not None and not self.new:
            if state.ask.secret:
                self.sealed(state, seats)
            else:
                self.step(state, self.fork)
                self.fork = follow(self.path[-1], seats)
        play_at_random(state, self.rng)
        result = state.result()
        assert result is not None
        for step in range(len(self.path)):
            branch = self.path[step]
            branch.visits += 1
            branch.wins += result.utility(self.seats[step])

    def sealed(self, state: State, seats: int) -> None:
        """Answer for all who owe a sealed answer; a seat knows only the steps of its own one."""
        start = self.fork
        at = [start] * seats
        while not self.step(state, at[self.asked(state)]):
            seat = self.seats[-1]
            at[seat] = follow(self.path[-1], seats)
        if start.unsealed is None:
            start.unsealed = Fork(seats)
        self.fork = start.unsealed

    def asked(self, state: State) -> int:
        if not self.path:
            return self.first
        ask = state.ask
        assert ask is not None
        return ask.first

    def step(self, state: State, fork: Fork) -> bool:
        """Give the next answer; return True if it was the last one owed."""
        seat = self.asked(state)
        actions = state.candidates(seat) if self.path else self.actions
        branches = fork.branches[seat]
        untried: list[Action] = []
        for action in actions:
            branch = branches.get(action)
            if branch is None:
                untried.append(action)
            else:
                branch.possible += 1
        if untried:
            action = untried[self.rng.below(len(untried))]
            branch = Branch()
            branch.possible = 1
            branches[action] = branch
            self.new = self.new or len(actions) > 1
        else:
            action = most_promising(branches, actions)
        self.seats.append(seat)
        self.path.append(branches[action])
        return state.apply(seat, action)


def most_promising(branches: dict[Action, Branch], actions: list[Action]) -> Action:
    """Return the answer with the highest upper bound of its share of wins (UCB1)."""
    chosen = actions[0]
    top = -1.0
    for action in actions:
        branch = branches[action]
        wish = EXPLORE * math.sqrt(math.log(branch.possible) / branch.visits)
        bound = branch.wins / branch.visits + wish
        if bound > top:
            top = bound
            chosen = action
    return chosen


def follow(branch: Branch, seats: int) -> Fork:
    """Return the place to which an answer leads."""
    if branch.next is None:
        branch.next = Fork(seats)
    return branch.next
