"""Games of bots with one planted blunder, to see whether a review finds it.

A blunder is an answer after which games are won less often, by a wide margin, than after the one
that the bot gave: both are played to the end many times by other bots. Answers that look worst to
the game's hand-written judgement are tried first. The reviewer's own judgement has no part in that.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from gunbai.arena.job import Job
from gunbai.arena.workers import each
from gunbai.bots.bot import Bot
from gunbai.bots.factory import make_bot
from gunbai.bots.playout import play_on, standing
from gunbai.core.codec import Action
from gunbai.core.game import Game
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.options import Options
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import Rng, seeded
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.review.assembly import Task, make_review
from gunbai.review.playouts import margins
from gunbai.review.reviewer import Effort
from gunbai.review.stretches import Decision, DividedGame, Stretch

#: How much of the chance to win a blunder costs at least.
COST: Final = 0.25
_WAYS: Final = 8  # answers looked at for each decision
_SUSPECTS: Final = 16  # of all of them, those that look worst
_FIRST: Final = 16  # games after a suspect; if it costs enough in them, it is played out
_GAMES: Final = 96  # more
_EARLY: Final = 0.1  # of a game: too early and too late a blunder hardly shows
_LATE: Final = 0.85
_LONGEST_PLAN: Final = 64


@dataclass
class Blunder:
    """A game with a blunder: its record, the seat, and the replay's position before it."""

    seed: int
    record: str
    seat: int
    at: int
    cost: float  # as the playouts say


@dataclass
class ReviewedGames(Job):
    """Games to be played and reviewed by workers."""

    options: Options
    bot: str
    effort: Effort


@dataclass
class Trial:
    """A blunder, whether its review names it among the turning points, and how long that took."""

    blunder: Blunder
    named: bool
    seconds: float  # of processor time


def find_blunders(series: ReviewedGames, seeds: list[int], jobs: int) -> Iterator[Trial | None]:
    """Yield a trial for each seed; None if no blunder could be put in."""
    yield from each(find_blunder, series, seeds, jobs)


def find_blunder(series: ReviewedGames, seed: int) -> Trial | None:
    """Play a game with a blunder and review it."""
    blunder = game_with_blunder(series, seed)
    if blunder is None:
        return None
    begun = time.process_time()
    review = list(make_review(Task(blunder.record, series.effort), 1))[-1]
    assert review is not None
    turning = [review.decisions[place] for place in review.turning]
    named = any(one.seat == blunder.seat and one.at == blunder.at for one in turning)
    return Trial(blunder, named, time.process_time() - begun)


def game_with_blunder(series: ReviewedGames, seed: int) -> Blunder | None:
    """Play a game, find a decision that can be spoilt, spoil it, and play on from there."""
    game = series.load()
    base = Session(game, series.options, seed)
    bots = _seated(game, series.bot, base, seed)
    _play_on(base, bots)
    rng = seeded(seed)
    for stretch, decision, steps in _suspects(game, DividedGame(base), rng):
        knowledge = Knowledge(stretch.before, decision.seat)
        [first] = margins(game, knowledge, [decision.steps], steps, _FIRST, rng)
        if first.mean < COST:
            continue
        [found] = margins(game, knowledge, [decision.steps], steps, _GAMES, rng)
        if found.mean < COST:
            continue
        played = replay(game, read_record(write_record(base)), decision.at)
        for action in steps:
            played.submit(decision.seat, action)
        _play_on(played, _seated(game, series.bot, played, seed + 1))
        return Blunder(seed, write_record(played), decision.seat, decision.at, found.mean)
    return None


def _seated(game: Game, spec: str, session: Session, seed: int) -> list[Bot]:
    return [make_bot(spec, seed * 16 + seat, game) for seat in range(len(session.names))]


def _play_on(session: Session, bots: list[Bot]) -> None:
    while not session.over:
        seat = session.to_act()[0]
        session.submit(seat, bots[seat].choose(session.knowledge(seat)))


def _suspects(
    game: Game, divided: DividedGame, rng: Rng
) -> list[tuple[Stretch, Decision, list[Action]]]:
    """Return answers that look much worse than the given ones, in any order."""
    judge = game.judge()
    first, last = int(_EARLY * divided.last), int(_LATE * divided.last)
    found: list[tuple[float, Stretch, Decision, list[Action]]] = []
    for stretch in divided.stretches:
        for decision in stretch.decisions:
            if not first <= decision.at <= last or stretch.disturbed:
                continue
            knowledge = Knowledge(stretch.before, decision.seat)
            world = knowledge.possible(rng)
            given = _look(judge, world, decision.seat, decision.steps)
            for _ in range(_WAYS):
                way = _at_random(world.clone(), decision.seat, rng)
                if way != decision.steps:
                    loss = given - _look(judge, world, decision.seat, way)
                    found.append((loss, stretch, decision, way))
    found.sort(key=lambda one: -one[0])
    out = [(stretch, decision, way) for _, stretch, decision, way in found[:_SUSPECTS]]
    return [out.pop(rng.below(len(out))) for _ in range(len(out))]


def _look(judge: Judge[Any], world: State, seat: int, steps: list[Action]) -> float:
    """Return how well a seat stands after an answer, by the hand-written judgement."""
    state = world.clone()
    for action in steps:
        state.apply(seat, action)
    play_on(judge, state)
    return standing(judge, state)[seat]


def _at_random(state: State, seat: int, rng: Rng) -> list[Action]:
    """Return any answer, with all its steps."""
    out: list[Action] = []
    ask = state.ask
    while len(out) < _LONGEST_PLAN:
        actions = state.candidates(seat)
        out.append(actions[rng.below(len(actions))])
        if state.apply(seat, out[-1]) or ask is None or not ask.secret or state.ask is not ask:
            break
    return out
