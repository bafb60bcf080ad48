"""Matches between bots: every entrant sits in every seat in turn, each deal is played by all."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from gunbai.arena.job import Job
from gunbai.arena.workers import each
from gunbai.bots.bot import Bot
from gunbai.bots.factory import make_bot
from gunbai.core.errors import IllegalAction
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.options import Options


@dataclass
class Outcome:
    """The outcome of one game, seat by seat."""

    scores: list[int]
    places: list[int]
    decisions: list[int]  # only those that left a choice
    seconds: list[float]


@dataclass
class Row:
    """One game of a contest; the lists are by entrant."""

    number: int
    seed: int
    seats: list[int]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]


@dataclass
class Contest(Job):
    """Entrants, game and number of games: all that a worker needs."""

    options: Options
    entrants: list[str]
    count: int
    seed: int = 0


def play_match(game: Game, options: Options, seed: int, bots: list[Bot]) -> Outcome:
    """Play one game; each bot gets only what its seat knows."""
    state = game.new(options, seed)
    count = len(bots)
    decisions = [0] * count
    seconds = [0.0] * count
    while state.ask is not None:
        seat = state.to_act()[0]
        knowledge = Knowledge(state, seat)
        start = time.perf_counter()
        action = bots[seat].choose(knowledge)
        if len(knowledge.legal()) > 1:
            seconds[seat] += time.perf_counter() - start
            decisions[seat] += 1
        refusal = state.check(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    return Outcome(result.scores, result.places, decisions, seconds)


def play_number(contest: Contest, number: int) -> Row:
    """Play the game with this number: a new deal comes only after each entrant had each seat."""
    game = contest.load()
    count = len(contest.entrants)
    deal, turn = divmod(number, count)
    seed = contest.seed * 1_000_003 + deal
    seats = [(entrant + turn) % count for entrant in range(count)]  # by entrant
    bots: list[Bot | None] = [None] * count
    for entrant, seat in enumerate(seats):
        bot_seed = (seed * 97 + turn) * 16 + entrant
        bots[seat] = make_bot(contest.entrants[entrant], bot_seed, game)
    outcome = play_match(game, contest.options, seed, [bot for bot in bots if bot is not None])
    return Row(
        number=number,
        seed=seed,
        seats=seats,
        scores=[outcome.scores[seat] for seat in seats],
        places=[outcome.places[seat] for seat in seats],
        decisions=[outcome.decisions[seat] for seat in seats],
        seconds=[outcome.seconds[seat] for seat in seats],
    )


def play_contest(contest: Contest, jobs: int = 1) -> Iterator[Row]:
    """Yield all games, as they are finished."""
    yield from each(play_number, contest, range(contest.count), jobs)
