"""Searching for a whole plan: a sealed answer that is given in many small steps.

A tree over single steps would spend itself on their order. Instead whole plans are compared in the
same few worlds: those the seat could be in, with the others' plans made at first sight. The best
plan is varied step by step, and a variant that does better takes its place.
"""

from __future__ import annotations

import time
from typing import Final

from gunbai.bots.playing import best, judge, likely
from gunbai.core.codec import Action
from gunbai.core.rng import Rng
from gunbai.core.seen import Seen
from gunbai.core.state import State

WORLDS: Final = 24
FIRST_LOOK: Final = 4  # worlds after which a plan that does much worse is given up
MARGIN: Final = 0.006  # how much worse it may look then
LONGEST_PLAN: Final = 64
LONGEST_ROUND: Final = 200  # answers after the plan
PARENTS: Final = 3  # the best plans, which are varied


class Plan:
    """The steps of a plan, and how it went in each world."""

    def __init__(self, steps: list[Action]) -> None:
        self.steps = steps
        self.rewards: list[float] = []

    def mean(self, worlds: int) -> float:
        total = 0.0
        for reward in self.rewards[:worlds]:
            total += reward
        return total / max(1, min(worlds, len(self.rewards)))


class PlanSearch:
    """One search, for one sealed ask of one seat."""

    def __init__(self, seen: Seen, rng: Rng) -> None:
        self.seat = seen.seat
        self.rng = rng
        self.worlds = [self._world(seen) for _ in range(WORLDS)]
        self.start = self.worlds[0]
        self.plans: list[Plan] = []

    def _world(self, seen: Seen) -> State:
        """A position in which only this seat's plan is missing."""
        state = seen.possible(self.rng)
        rest = state.to_act()
        for other in rest:
            if other != self.seat:
                self._answer_all(state, other)
        return state

    def _answer_all(self, state: State, seat: int) -> None:
        for _ in range(LONGEST_PLAN):
            ask = state.ask
            if ask is None or not ask.owes(seat):
                return
            actions = state.candidates(seat)
            state.apply(seat, actions[likely(state.priors(seat, actions), self.rng)])

    def at_sight(self, sharp: bool) -> Plan:
        """A plan by first sight: the best one, or one drawn by chance."""
        return self._complete([], [], sharp)

    def vary(self, plan: Plan) -> Plan:
        """Another answer at one step; the others stay as far as they can."""
        place = self.rng.below(len(plan.steps))
        state = self.start.clone()
        for action in plan.steps[:place]:
            state.apply(self.seat, action)
        actions = state.candidates(self.seat)
        if len(actions) < 2:
            return self.at_sight(False)
        weights = state.priors(self.seat, actions)
        if plan.steps[place] in actions:
            weights[actions.index(plan.steps[place])] = 0.0
        for other in range(len(weights)):
            weights[other] += 0.002
        changed = actions[likely(weights, self.rng)]
        return self._complete([*plan.steps[:place], changed], plan.steps[place + 1 :], True)

    def _complete(self, steps: list[Action], wanted: list[Action], sharp: bool) -> Plan:
        """Go on from these steps: with those wanted where they are possible, else at sight."""
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
                    weights = state.priors(self.seat, actions)
                    place = best(weights) if sharp else likely(weights, self.rng)
                    action = actions[place]
            steps.append(action)
            done = state.apply(self.seat, action)
        return Plan(steps)

    def try_out(self, plan: Plan, worlds: int) -> None:
        """Carry a plan out in the first worlds in which it was not tried yet."""
        for number in range(len(plan.rewards), worlds):
            state = self.worlds[number].clone()
            for action in plan.steps:
                state.apply(self.seat, action)
            play_on(state)
            plan.rewards.append(judge(state)[self.seat])

    def run(self, seconds: float, rounds: int) -> Plan:
        """The best plan found in this time, or after so many variants."""
        end = time.perf_counter() + seconds
        leader = self.at_sight(True)
        self.try_out(leader, WORLDS)
        self.plans = [leader]
        count = 0
        while count < rounds if rounds else time.perf_counter() < end:
            count += 1
            parent = self.plans[self.rng.below(min(PARENTS, len(self.plans)))]
            child = self.vary(parent) if self.rng.below(8) else self.at_sight(False)
            if self._known(child):
                continue
            self.try_out(child, FIRST_LOOK)
            if child.mean(FIRST_LOOK) < self.plans[0].mean(FIRST_LOOK) - MARGIN:
                continue
            self.try_out(child, WORLDS)
            self._enter(child)
        return self.plans[0]

    def _known(self, plan: Plan) -> bool:
        return plan.steps in [other.steps for other in self.plans]

    def _enter(self, plan: Plan) -> None:
        place = 0
        mean = plan.mean(WORLDS)
        while place < len(self.plans) and self.plans[place].mean(WORLDS) >= mean:
            place += 1
        self.plans.insert(place, plan)
        del self.plans[8:]


def play_on(state: State) -> None:
    """Everybody answers at first sight, until the same kind of plan is to be made again."""
    for _ in range(LONGEST_ROUND):
        ask = state.ask
        if ask is None or ask.secret:
            return
        seat = ask.first()
        actions = state.candidates(seat)
        if len(actions) == 1:
            state.apply(seat, actions[0])
        else:
            state.apply(seat, actions[best(state.priors(seat, actions))])
