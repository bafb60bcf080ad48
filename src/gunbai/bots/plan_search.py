"""The search for a whole plan: a sealed answer that is given in many small steps.

A tree over single steps would waste its effort on their order. Instead whole plans are compared in
the same worlds: those the seat could be in, with the others' plans guessed. The best plan is varied
step by step. A variant is compared with the leader in more and more worlds and dropped as soon as
it is unlikely to be better; one that lasts to the end replaces it.
"""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.clock import PATIENCE, Timer
from gunbai.bots.playout import best, likely, play_on, standing, trails
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng
from gunbai.core.state import State

WORLDS: Final = 96
FIRST_LOOK: Final = 6  # worlds before plans are first compared; then twice as many …
DOUBT: Final = 0.7  # standard errors by which a variant may trail the leader and stay
LONGEST_PLAN: Final = 64
PARENTS: Final = 3  # the best plans, which are varied
KEPT: Final = 8
EXHAUSTED: Final = 200  # consecutive variants that are not new: there are hardly any others


class TriedPlan:
    """The steps of a plan, and how it went in each world."""

    def __init__(self, steps: list[Action]) -> None:
        self.steps = steps
        self.rewards: list[float] = []

    def mean(self) -> float:
        total = 0.0
        for reward in self.rewards:
            total += reward
        return total / max(1, len(self.rewards))


class PlanSearch:
    """One search, for one sealed ask of one seat."""

    def __init__(self, judge: Judge[Any], knowledge: Knowledge, rng: Rng) -> None:
        self.judge = judge
        self.knowledge = knowledge
        self.seat = knowledge.seat
        self.rng = rng
        self.worlds: list[State] = []
        self.start = self.world(0)
        self.plans: list[TriedPlan] = []  # the best ones, best first
        self.tried: set[tuple[Action, ...]] = set()  # the steps of all
        self.clock = Timer(PATIENCE)
        self.end = 0.0  # the time at which the search ends
        self.trials = 0  # how many plans to carry out in total; 0: as many as the time allows
        self.worlds_each = WORLDS
        self.count = 0  # plans carried out

    def world(self, number: int) -> State:
        """Return a position in which only this seat's plan is missing, made when it is needed."""
        while len(self.worlds) <= number:
            state = self.knowledge.possible(self.rng)
            self.judge.guess(state, self.seat)
            rest = state.to_act()
            for other in rest:
                if other != self.seat:
                    self._answer_all(state, other)
            self.worlds.append(state)
        return self.worlds[number]

    def _answer_all(self, state: State, seat: int) -> None:
        for _ in range(LONGEST_PLAN):
            ask = state.ask
            if ask is None or not ask.owes(seat):
                return
            actions = state.candidates(seat)
            if len(actions) == 1:
                state.apply(seat, actions[0])
            else:
                weights = self.judge.priors(state, seat, actions)
                state.apply(seat, actions[likely(weights, self.rng)])

    def at_sight(self, sharp: bool) -> TriedPlan:
        """Return a plan chosen by priors: the best one, or one drawn by weight."""
        return self._complete([], [], sharp)

    def vary(self, plan: TriedPlan) -> TriedPlan:
        """Return the plan with another answer at one step; the other steps stay where possible."""
        place = self.rng.below(len(plan.steps))
        state = self.start.clone()
        for action in plan.steps[:place]:
            state.apply(self.seat, action)
        actions = state.candidates(self.seat)
        if len(actions) < 2:
            return self.at_sight(False)
        weights = self.judge.priors(state, self.seat, actions)
        if plan.steps[place] in actions:
            weights[actions.index(plan.steps[place])] = 0.0
        for other in range(len(weights)):
            weights[other] += 0.002
        changed = actions[likely(weights, self.rng)]
        return self._complete([*plan.steps[:place], changed], plan.steps[place + 1 :], True)

    def _complete(self, steps: list[Action], wanted: list[Action], sharp: bool) -> TriedPlan:
        """Complete a plan from these steps: by those wanted where possible, else by priors."""
        state = self.start.clone()
        done = False
        for action in steps:
            done = state.apply(self.seat, action)
        steps = steps[:]
        while not done and len(steps) < LONGEST_PLAN:
            actions = state.candidates(self.seat)
            action = actions[0]
            if len(actions) > 1:
                kept = [other for other in wanted if other in actions]
                if kept:
                    action = kept[0]
                else:
                    weights = self.judge.priors(state, self.seat, actions)
                    place = best(weights) if sharp else likely(weights, self.rng)
                    action = actions[place]
            steps.append(action)
            done = state.apply(self.seat, action)
        return TriedPlan(steps)

    def try_out(self, plan: TriedPlan, worlds: int) -> None:
        """Carry a plan out in those of the first worlds in which it was not tried yet."""
        for number in range(len(plan.rewards), worlds):
            state = self.world(number).clone()
            for action in plan.steps:
                state.apply(self.seat, action)
            play_on(self.judge, state)
            plan.rewards.append(standing(self.judge, state)[self.seat])
            self.count += 1

    def run(self, clock: Timer, seconds: float, trials: int) -> TriedPlan:
        """Return the best plan found in this time, or in this many trials."""
        self.clock = clock
        self.end = seconds
        self.trials = trials
        if trials:
            self.worlds_each = min(WORLDS, max(FIRST_LOOK, trials // 4))
        leader = self.at_sight(True)
        self.try_out(leader, self.worlds_each)
        self.plans = [leader]
        self.tried.add(tuple(leader.steps))
        in_vain = 0
        while in_vain < EXHAUSTED and not self._over():
            parent = self.plans[self.rng.below(min(PARENTS, len(self.plans)))]
            child = self.vary(parent) if self.rng.below(8) else self.at_sight(False)
            steps = tuple(child.steps)
            if steps in self.tried:
                in_vain += 1
                self.count += 1  # finding nothing new takes time as well
                continue
            in_vain = 0
            self.tried.add(steps)
            if self._holds_out(child):
                self._enter(child)
        return self.plans[0]

    def _over(self) -> bool:
        return self.count >= self.trials if self.trials else self.clock.spent() >= self.end

    def _holds_out(self, child: TriedPlan) -> bool:
        """Return True if a variant was tried in all worlds without falling behind the leader."""
        worlds = FIRST_LOOK
        while worlds < self.worlds_each:
            self.try_out(child, worlds)
            if trails(child.rewards, self.plans[0].rewards, DOUBT) or self._over():
                return False
            worlds *= 2
        self.try_out(child, self.worlds_each)
        return True

    def _enter(self, plan: TriedPlan) -> None:
        place = 0
        mean = plan.mean()
        while place < len(self.plans) and self.plans[place].mean() >= mean:
            place += 1
        self.plans.insert(place, plan)
        del self.plans[KEPT:]
