"""The gate by play: does a bot that judges by the network beat the same bot without it?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from gunbai.arena.intervals import wilson
from gunbai.arena.job import Job
from gunbai.arena.matches import play_match
from gunbai.arena.workers import Hands, each
from gunbai.bots.bot import Bot
from gunbai.bots.factory import make_bot
from gunbai.bots.learned import LearnedJudge
from gunbai.learn.network import Network

_SEATS: Final = 4
#: Every way to give two of the four seats to the learned judgement.
SEATINGS: Final = list(combinations(range(_SEATS), 2))


@dataclass
class Gate(Job):
    """A match, with everything a worker needs: each deal is played with every seating."""

    network: Network
    bot: str
    count: int
    seed: int = 0


@dataclass
class Passed:
    """The share of wins of the learned judgement, with its 95 % interval; even is one half."""

    games: int
    share: float
    low: float
    high: float


def play_gate(gate: Gate, jobs: Hands = 1) -> Iterator[float]:
    """Play the match; yield the share of each win that the learned side has."""
    yield from each(play_one, gate, range(gate.count), jobs)


def play_one(gate: Gate, number: int) -> float:
    game = gate.load()
    deal, turn = divmod(number, len(SEATINGS))
    seed = gate.seed * 1_000_003 + deal
    bots: list[Bot] = []
    for seat in range(_SEATS):
        learned = seat in SEATINGS[turn]
        judge = LearnedJudge(game.judge(), gate.network) if learned else None
        bots.append(make_bot(gate.bot, (seed * 97 + turn) * 16 + seat, game, judge))
    places = play_match(game, game.read_options({"players": _SEATS}), seed, bots).places
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return sum(seat in SEATINGS[turn] for seat in winners) / len(winners)


def passed(wins: list[float]) -> Passed:
    low, high = wilson(sum(wins), len(wins))
    return Passed(len(wins), sum(wins) / max(1, len(wins)), low, high)
