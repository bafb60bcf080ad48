"""Matches between bots: every entrant sits in every seat in turn, each deal is played by all.

From deal to deal the neighbours change, until all seatings have been played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from gunbai.arena.entrants import make_entrant
from gunbai.arena.job import Job
from gunbai.arena.workers import Hands, each
from gunbai.bots.bot import Bot
from gunbai.bots.outside import OutsideBot
from gunbai.core.errors import IllegalAction
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.options import Options
from gunbai.programs.program import SECONDS


@dataclass
class GameOutcome:
    """The outcome of one game, seat by seat."""

    scores: list[int]
    places: list[int]
    decisions: list[int]  # only those that left a choice
    seconds: list[float]  # of processor time
    stood_in: list[int]  # answers that a stand-in gave for a third-party bot


@dataclass
class MatchRow:
    """One game of a contest; the lists are by entrant."""

    number: int
    seed: int
    seats: list[int]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    stood_in: list[int]


@dataclass
class MatchPlan(Job):
    """Entrants, game and number of games: everything a worker needs."""

    options: Options
    entrants: list[str]
    count: int
    seed: int = 0
    seconds: float = SECONDS  # that a third-party bot has for an answer


def play_match(game: Game, options: Options, seed: int, bots: list[Bot]) -> GameOutcome:
    """Play one game; each bot gets only what its seat knows."""
    state = game.new(options, seed)
    count = len(bots)
    decisions = [0] * count
    seconds = [0.0] * count
    while state.ask is not None:
        seat = state.to_act()[0]
        knowledge = Knowledge(state, seat)
        start = bots[seat].worked()
        action = bots[seat].choose(knowledge)
        if len(knowledge.legal()) > 1:
            seconds[seat] += bots[seat].worked() - start
            decisions[seat] += 1
        refusal = state.check(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    stood_in = [bot.stood_in if isinstance(bot, OutsideBot) else 0 for bot in bots]
    return GameOutcome(result.scores, result.places, decisions, seconds, stood_in)


def play_number(contest: MatchPlan, number: int) -> MatchRow:
    """Play the game with this number: a new deal comes only after each entrant had each seat."""
    game = contest.load()
    count = len(contest.entrants)
    deal, turn = divmod(number, count)
    seed = contest.seed * 1_000_003 + deal
    orders = seating_orders(contest.entrants)
    order = orders[deal % len(orders)]
    seats = [(order[entrant] + turn) % count for entrant in range(count)]  # by entrant
    bots: list[Bot | None] = [None] * count
    for entrant, seat in enumerate(seats):
        bot_seed = (seed * 97 + turn) * 16 + entrant
        spec = contest.entrants[entrant]
        bots[seat] = make_entrant(
            spec, bot_seed, entrant, game, contest.data, seconds=contest.seconds
        )
    outcome = play_match(game, contest.options, seed, [bot for bot in bots if bot is not None])
    return MatchRow(
        number=number,
        seed=seed,
        seats=seats,
        scores=[outcome.scores[seat] for seat in seats],
        places=[outcome.places[seat] for seat in seats],
        decisions=[outcome.decisions[seat] for seat in seats],
        seconds=[outcome.seconds[seat] for seat in seats],
        stood_in=[outcome.stood_in[seat] for seat in seats],
    )


def seating_orders(entrants: list[str]) -> list[list[int]]:
    """Return the seats of the entrants, in all orders in which different bots sit differently.

    The first entrant keeps its seat: each order is played in all rotations.
    """
    seen: set[tuple[str, ...]] = set()
    out: list[list[int]] = []
    for rest in permutations(range(1, len(entrants))):
        order = [0, *rest]
        seated = [""] * len(entrants)
        for entrant, seat in enumerate(order):
            seated[seat] = entrants[entrant]
        if tuple(seated) not in seen:
            seen.add(tuple(seated))
            out.append(order)
    return out


def play_contest(contest: MatchPlan, jobs: Hands = 1) -> Iterator[MatchRow]:
    """Yield all games, in their order."""
    yield from each(play_number, contest, range(contest.count), jobs)
