"""The searching bot: Monte Carlo tree search over what its seat knows.

Each iteration redeals the unknown (`Knowledge.possible`) and walks one tree. A place in it is
identified by the open answers that lead to it; sealed answers and chance do not distinguish places,
so nobody in the tree acts on what they could not see. Seats that answer a sealed ask choose by
statistics of their own and meet again in one place when all answers are in. Every seat is assumed
to play for its own chances. The legal answers differ from deal to deal: an answer is compared by
how often it was possible.
"""

from __future__ import annotations

import math
from typing import Any, Final

from gunbai.bots.bot import Bot
from gunbai.bots.clock import Timer
from gunbai.bots.contest import Contest
from gunbai.bots.plan_search import PlanSearch
from gunbai.bots.playout import likely, standing
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng
from gunbai.core.state import State
from gunbai.core.view import PositionView

EXPLORE: Final = 0.2  # the weight of priors against experience
UNTRIED: Final = 0.03  # how much worse than the average an untried answer is assumed to be
DEEPEST: Final = 40  # answers in the tree
LOOK: Final = 64  # iterations after which a search looks whether its choice is settled
PLAN_SHARE: Final = 10  # a plan of a dozen steps gets the time of this many answers


class Node:
    """A node of the tree: statistics of each seat that has answered here."""

    def __init__(self, seats: int) -> None:
        self.choices: list[Choices | None] = [None] * seats
        self.after: Node | None = None  # where a sealed ask leads when all answers are in

    def of(self, seat: int) -> Choices:
        found = self.choices[seat]
        if found is None:
            found = Choices()
            self.choices[seat] = found
        return found


class Choices:
    """The answers one seat has had at a place, and how they went for it."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.index: dict[Action, int] = {}
        self.priors: list[float] = []
        self.possible: list[int] = []  # how often each answer could be given
        self.visits: list[int] = []
        self.totals: list[float] = []  # of the seat's own reward
        self.nexts: list[Node | None] = []
        self.count = 0
        self.total = 0.0

    def meet(self, judge: Judge[Any], state: State, seat: int, actions: list[Action]) -> list[int]:
        """Return the places of these answers in the statistics, adding new ones."""
        places: list[int] = []
        unknown = False
        for action in actions:
            place = self.index.get(action, -1)
            unknown = unknown or place < 0
            places.append(place)
        if not unknown:
            return places
        weights = judge.priors(state, seat, actions)
        total = 0.0
        for weight in weights:
            total += weight
        for here in range(len(actions)):
            if places[here] < 0:
                places[here] = len(self.actions)
                self.index[actions[here]] = len(self.actions)
                self.actions.append(actions[here])
                self.priors.append(weights[here] / total)
                self.possible.append(0)
                self.visits.append(0)
                self.totals.append(0.0)
                self.nexts.append(None)
        return places

    def pick(self, places: list[int]) -> int:
        """Return the most promising of the answers that are possible now."""
        untried = self.total / self.count - UNTRIED if self.count else 0.5
        top = -1.0e9
        chosen = places[0]
        for place in places:
            self.possible[place] += 1
            visits = self.visits[place]
            value = self.totals[place] / visits if visits else untried
            wish = math.sqrt(self.possible[place]) / (1 + visits)
            score = value + EXPLORE * self.priors[place] * wish
            if score > top:
                top = score
                chosen = place
        return chosen

    def next(self, place: int, seats: int) -> Node:
        found = self.nexts[place]
        if found is None:
            found = Node(seats)
            self.nexts[place] = found
        return found


class Walk:
    """One iteration: down the tree, a little further, and back with the rewards."""

    def __init__(self, judge: Judge[Any], root: Node, seat: int, rng: Rng) -> None:
        self.judge = judge
        self.place = root
        self.first = seat  # the seat that answers at the root
        self.rng = rng
        self.seats: list[int] = []
        self.choices: list[Choices] = []
        self.picked: list[int] = []
        self.new = False  # True once an answer was given that was never tried before
        self.done = False  # True if the last answer was the last one owed

    def run(self, state: State) -> None:
        seats = state.seats()
        while not self.new and len(self.picked) < DEEPEST:
            ask = state.ask
            if ask is None:
                break
            if ask.secret:
                self.sealed(state, seats)
            else:
                seat = self.asked(state)
                choices = self.place.of(seat)
                place = self.step(state, seat, choices)
                if not self.new:
                    self.place = choices.next(place, seats)
        self.reward(rollout(self.judge, state, self.rng))

    def asked(self, state: State) -> int:
        if not self.picked:
            return self.first
        ask = state.ask
        assert ask is not None
        return ask.first

    def sealed(self, state: State, seats: int) -> None:
        """Answer for all seats that owe a sealed answer, each by its own statistics."""
        entry = self.place
        at = [entry] * seats
        while True:
            seat = self.asked(state)
            choices = at[seat].of(seat)
            place = self.step(state, seat, choices)
            if self.done:
                break
            ask = state.ask
            if ask is not None and ask.owes(seat):  # a plan in steps: the seat knows its own ones
                at[seat] = choices.next(place, seats)
        if entry.after is None:
            entry.after = Node(seats)
        self.place = entry.after

    def step(self, state: State, seat: int, choices: Choices) -> int:
        actions = state.candidates(seat)
        place = choices.pick(choices.meet(self.judge, state, seat, actions))
        if choices.visits[place] == 0 and len(actions) > 1:
            self.new = True
        self.seats.append(seat)
        self.choices.append(choices)
        self.picked.append(place)
        self.done = state.apply(seat, choices.actions[place])
        return place

    def reward(self, rewards: list[float]) -> None:
        for step in range(len(self.picked)):
            choices = self.choices[step]
            place = self.picked[step]
            reward = rewards[self.seats[step]]
            choices.visits[place] += 1
            choices.totals[place] += reward
            choices.count += 1
            choices.total += reward


def rollout(judge: Judge[Any], state: State, rng: Rng) -> list[float]:
    """Play on a little by priors, then evaluate; a finished game counts by its result."""
    most_turns, longest = judge.foresight()
    turns = 0
    last = -1
    for _ in range(longest):
        ask = state.ask
        if ask is None:
            break
        seat = ask.first
        if seat != last:
            turns += 1
            if turns > most_turns + 1:
                break
            last = seat
        actions = state.candidates(seat)
        if len(actions) == 1:
            state.apply(seat, actions[0])
        else:
            state.apply(seat, actions[likely(judge.priors(state, seat, actions), rng)])
    return standing(judge, state)


class SearchBot(Bot):
    """A bot that searches for a number of iterations, or for a time."""

    def __init__(
        self, name: str, seed: int, judge: Judge[Any], iterations: int, seconds: float
    ) -> None:
        super().__init__(name, seed, judge)
        self.iterations = iterations  # 0: as many as the time allows
        self.seconds = seconds
        self.plan_seconds = seconds * PLAN_SHARE
        self.kept: Node | None = None  # the tree below the last answer
        self.expected: PositionView = {}  # the seat's view, if that tree is still useful
        self.rate = 0  # iterations of the last full search
        self.planned: list[Action] = []  # the steps of a plan still to be answered

    def choose(self, knowledge: Knowledge) -> Action:
        actions = knowledge.candidates()
        if self.planned and self.planned[0] in actions:
            return self.planned.pop(0)
        self.planned = []
        if len(actions) == 1:
            return actions[0]
        if knowledge.takes_steps(actions[0]):
            self.planned = self.search_plan(knowledge)
            return self.planned.pop(0)
        clock = Timer(self.patience)
        if not knowledge.ask().secret:
            judged = self.judge.worth(knowledge.possible(self.rng), knowledge.seat, actions)
            if judged:
                contest = Contest(self.judge, knowledge, actions, judged, self.rng)
                return contest.run(clock, self.seconds, self.iterations)
        root = self.take_up(knowledge)
        self.search(knowledge, root)
        choices = root.of(knowledge.seat)
        place = most_visited(choices, actions)
        action = choices.actions[place]
        self.keep(knowledge, action, choices.nexts[place])
        return action

    def search_plan(self, knowledge: Knowledge) -> list[Action]:
        """Return a whole plan, searched in the time of several answers."""
        search = PlanSearch(self.judge, knowledge, self.rng)
        clock = Timer(self.patience)
        plan = search.run(clock, self.plan_seconds, self.iterations * PLAN_SHARE)
        return plan.steps[:]

    def take_up(self, knowledge: Knowledge) -> Node:
        """Return the tree of the last decision if the game went on there, else a new one."""
        kept = self.kept
        self.kept = None
        if kept is not None and knowledge.observe() == self.expected:
            return kept
        return Node(knowledge.seats())

    def keep(self, knowledge: Knowledge, action: Action, below: Node | None) -> None:
        """Keep the tree if the same seat decides next, with nothing else in between."""
        ask = knowledge.ask()
        if below is None or ask.secret:
            return
        state = knowledge.possible(self.rng)
        state.apply(knowledge.seat, action)
        now = state.ask
        if now is not None and now.owes(knowledge.seat):
            self.kept = below
            self.expected = state.observe(knowledge.seat)

    def search(self, knowledge: Knowledge, root: Node) -> None:
        """Search from a root; what it already holds counts as iterations, or as time spent."""
        carried = root.of(knowledge.seat).count
        if self.iterations:
            for _ in range(max(1, self.iterations - carried)):
                self.iterate(knowledge, root)
            return
        share = 1.0
        if carried and self.rate:
            share = max(0.1, 1.0 - carried / self.rate)
        clock = Timer(self.patience)
        count = 0
        spent = 0.0
        while count == 0 or spent < self.seconds * share:
            self.iterate(knowledge, root)
            count += 1
            spent = clock.spent()
            if count % LOOK == 0:
                left = int(count * (self.seconds * share / spent - 1.0)) if spent else 0
                if lead(root.of(knowledge.seat)) > left:
                    self.rate = count + left + carried
                    return
        self.rate = count + carried

    def iterate(self, knowledge: Knowledge, root: Node) -> None:
        state = knowledge.possible(self.rng)
        self.judge.guess(state, knowledge.seat)
        Walk(self.judge, root, knowledge.seat, self.rng).run(state)


def lead(choices: Choices) -> int:
    """Return by how many trials the answer tried most often is ahead of the next one."""
    first = 0
    second = 0
    for visits in choices.visits:
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second


def most_visited(choices: Choices, actions: list[Action]) -> int:
    """Return the place of the answer tried most often; ties go to the one that did better."""
    chosen = -1
    for action in actions:
        place = choices.index[action]
        if chosen < 0 or choices.visits[place] > choices.visits[chosen]:
            chosen = place
        elif choices.visits[place] == choices.visits[chosen] and choices.visits[place]:
            mean = choices.totals[place] / choices.visits[place]
            if mean > choices.totals[chosen] / choices.visits[chosen]:
                chosen = place
    return chosen
