"""Advice for a person: an answer with reasons, and the next best ones with what is against them.

The first advice is given without a search. With more time, the answer is searched for, and all
options are compared in more worlds. Everything is computed from what the seat knows.
"""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.clock import PATIENCE, Timer
from gunbai.bots.contest import best_places
from gunbai.bots.plan_search import PlanSearch, TriedPlan
from gunbai.bots.playout import best, play_on, standing
from gunbai.bots.reasons import EVEN, Account, Reason, against_another
from gunbai.bots.search import SearchBot
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng, seeded
from gunbai.core.state import State

COMPARED: Final = 4  # answers, those that look best
OPTIONS: Final = 3  # answers that are shown: the best and the next two
REASONS: Final = 2  # shown for each
_WORLDS: Final = 16  # at most
_SHARE: Final = 0.6  # of the time, for the search; the rest is for the reasons
_LONGEST: Final = 24  # answers until the effect of one is judged
_PLAN_WORLDS: Final = 4  # in which plans are compared
_PLANS: Final = 8  # kept


class Advised:
    """An answer with all its steps, the seat's chance to win after it, and reasons."""

    def __init__(self, steps: list[Action], chance: float, reasons: list[Reason]) -> None:
        self.steps: Final = steps
        self.chance: Final = chance
        self.reasons: Final = reasons  # for the first option, against the others


class Adviser:
    """The adviser of one seat, for one decision."""

    def __init__(self, judge: Judge[Any], knowledge: Knowledge, seed: int) -> None:
        self.judge: Final = judge
        self.knowledge: Final = knowledge
        self.seat: Final = knowledge.seat
        self.seed: Final = seed
        self.rng: Final[Rng] = seeded(seed)

    def advise(self, seconds: float) -> list[Advised]:
        """Return the options, best first, after this much time; without a search if it is 0."""
        clock = Timer(PATIENCE)
        actions = self.knowledge.candidates()
        if self.knowledge.takes_steps(actions[0]):
            ways = self.plans(clock, seconds * _SHARE)
        else:
            ways = self.answers(actions, seconds * _SHARE)
        return self.compare(ways, clock, seconds)

    def explain(self, action: Action) -> list[Reason]:
        """Return what seems to speak for an answer, without a search; nothing if nothing does."""
        ways = [way for way in self.answers(self.knowledge.candidates(), 0.0) if way != [action]]
        reasons = self.compare([[action], *ways], Timer(PATIENCE), 0.0)[0].reasons
        return [reason for reason in reasons if reason.key != EVEN]

    def answers(self, actions: list[Action], seconds: float) -> list[list[Action]]:
        """Return the answers to compare; the first one is the advice."""
        world = self.knowledge.possible(self.rng)
        values = self.judge.worth(world, self.seat, actions)
        if not values:
            values = self.judge.priors(world, self.seat, actions)
        likely = [
            actions[place] for place in best_places(values, list(range(len(actions))), COMPARED)
        ]
        if seconds > 0.0 and len(actions) > 1:
            bot = SearchBot("adviser", self.seed, self.judge, 0, seconds)
            chosen = bot.choose(self.knowledge)
            likely = [chosen, *[action for action in likely if action != chosen]]
        return [[action] for action in likely[:COMPARED]]

    def plans(self, clock: Timer, seconds: float) -> list[list[Action]]:
        """Return whole plans: first impressions, improved as long as there is time."""
        search = PlanSearch(self.judge, self.knowledge, self.rng)
        plans = [search.at_sight(True)]
        if seconds > 0.0:
            search.try_out(plans[0], _PLAN_WORLDS)
        tries = 0
        while clock.spent() < seconds or (len(plans) < OPTIONS and tries < _PLANS):
            tries += 1
            child = search.vary(plans[0])
            if any(child.steps == plan.steps for plan in plans):
                continue
            if seconds > 0.0:
                search.try_out(child, _PLAN_WORLDS)
            plans.append(child)
            plans = _sorted(plans)[:_PLANS]
        return [plan.steps for plan in plans[:OPTIONS]]

    def compare(self, ways: list[list[Action]], clock: Timer, seconds: float) -> list[Advised]:
        """Return the options with their reasons, compared in the same worlds."""
        accounts = [Account(self.knowledge.seats()) for _ in ways]
        for number in range(_WORLDS):
            if number and clock.spent() >= seconds:
                break
            world = self.knowledge.possible(self.rng)
            self.judge.guess(world, self.seat)
            for place in range(len(ways)):
                state = world.clone()
                self.carry_out(state, ways[place])
                accounts[place].add(self.judge, state, standing(self.judge, state))
        chances = [account.chance(self.seat) for account in accounts]
        rest = best_places(chances, list(range(1, len(ways))), OPTIONS - 1)
        if not rest:
            return [Advised(ways[0], chances[0], [_even()])]
        first = against_another(accounts[0], accounts[rest[0]], self.seat)
        out = [Advised(ways[0], chances[0], told(first, 1))]
        for place in rest:
            reasons = against_another(accounts[place], accounts[0], self.seat)
            out.append(Advised(ways[place], chances[place], told(reasons, -1)))
        return out

    def carry_out(self, state: State, steps: list[Action]) -> None:
        """Give an answer, and play on until its effect can be judged."""
        for action in steps:
            state.apply(self.seat, action)
        ask = state.ask
        if ask is not None and ask.secret:
            for other in state.to_act():
                if other != self.seat and not steps_of_plan(self.judge, state, other):
                    break
        if len(steps) > 1:
            play_on(self.judge, state)
            return
        for _ in range(_LONGEST):
            ask = state.ask
            if ask is None or ask.secret:
                return
            seat = ask.first
            actions = state.candidates(seat)
            place = 0 if len(actions) == 1 else best(self.judge.priors(state, seat, actions))
            state.apply(seat, actions[place])


def steps_of_plan(judge: Judge[Any], state: State, seat: int) -> bool:
    """Answer a sealed ask for a seat by priors, step by step; return False if others are asked."""
    before = state.ask
    for _ in range(_LONGEST):
        ask = state.ask
        if ask is not before:
            return False
        if ask is None or not ask.owes(seat):
            return True
        actions = state.candidates(seat)
        place = 0 if len(actions) == 1 else best(judge.priors(state, seat, actions))
        state.apply(seat, actions[place])
    return True


def _sorted(plans: list[TriedPlan]) -> list[TriedPlan]:
    return sorted(plans, key=lambda plan: -plan.mean())


def _even() -> Reason:
    return Reason(EVEN, {}, 0.0)


def told(reasons: list[Reason], sign: int) -> list[Reason]:
    """Return the strongest reasons on one side; for equal answers, that they are equal."""
    side = [reason for reason in reasons if reason.points * sign > 0][:REASONS]
    return side or [_even()]
