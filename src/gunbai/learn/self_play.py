"""Games of bots to learn from: positions as numbers, and how their games ended.

In some games every seat gives a random answer now and then, all equally often: so there are
positions that no bot would seek, played on by the same bots.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from gunbai.arena.job import Job
from gunbai.arena.workers import Hands
from gunbai.bots.bot import Bot
from gunbai.bots.factory import make_bot
from gunbai.bots.simple import CarelessBot
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.options import Options
from gunbai.core.rng import Rng, seeded
from gunbai.core.state import State
from gunbai.dataset.shards import fill, shard_count
from gunbai.learn.store import Sample, shard_bytes

POSITIONS: Final = 16  # of each game
GAMES_PER_SHARD: Final = 20
#: Random answers in a hundred, drawn for each game.
_CARELESS: Final = [0, 0, 0, 3, 10]
_UNUSUAL: Final = 30  # percentage of games that are not played with the default options


@dataclass
class SelfPlay(Job):
    """Games that bots play against themselves."""

    folder: str
    bot: str
    count: int
    seed: int = 0
    usual: bool = False  # True: only games with the default options and without random answers

    def shards(self) -> int:
        return shard_count(self.count, GAMES_PER_SHARD)


def play_series(series: SelfPlay, jobs: Hands = 1) -> Iterator[int]:
    """Play what is missing of a series; yield the number of each file as it is there."""
    yield from fill(Path(series.folder), series.shards(), play_shard, series, jobs)


def play_shard(series: SelfPlay, shard: int) -> bytes:
    """Play the games of one file; return it."""
    first = shard * GAMES_PER_SHARD
    samples: list[Sample] = []
    for number in range(first, min(series.count, first + GAMES_PER_SHARD)):
        samples += play_game(series, number)
    return shard_bytes(samples, series.load().judge().feature_names())


def play_game(series: SelfPlay, number: int) -> list[Sample]:
    """Play one game; return some of its positions, each as likely as any other.

    The first ones of all stages (`Judge.stage`) come with them.
    """
    game = series.load()
    seed = series.seed * 1_000_003 + number
    rng = seeded(seed * 31 + 7)
    careless = 0 if series.usual else _CARELESS[rng.below(len(_CARELESS))]
    unusual = not series.usual and rng.below(100) < _UNUSUAL
    options = _options(game, rng, unusual)
    bots = _bots(series.bot, careless, seed, game, game.seats(options))
    state = game.new(options, seed)
    judge = game.judge()
    kept: list[State] = []
    moments: list[int] = []
    begun: list[tuple[int, State]] = []  # where stages begin
    stage = judge.stage(state)
    seen = 0
    answers = 0
    in_steps = ""  # the sealed ask of which some steps are answered: nobody judges half a plan
    while state.ask is not None:
        key = state.ask.key
        seat = state.ask.first
        knowledge = Knowledge(state, seat)
        if judge.stage(state) != stage:
            stage = judge.stage(state)
            begun.append((answers, state.clone()))
        if key != in_steps and len(knowledge.candidates()) > 1:
            place = len(kept) if len(kept) < POSITIONS else rng.below(seen + 1)
            if len(kept) < POSITIONS:
                kept.append(state.clone())
                moments.append(answers)
            elif place < POSITIONS:
                kept[place] = state.clone()
                moments[place] = answers
            seen += 1
        state.apply(seat, bots[seat].choose(knowledge))
        answers += 1
        ask = state.ask
        if ask is None or ask.key != key:
            in_steps = ""
        elif ask.secret and ask.owes(seat):
            in_steps = key
    result = state.result()
    assert result is not None
    wins = [result.utility(seat) for seat in range(state.seats())]
    return [
        Sample(
            game=number,
            answer=moment,
            careless=careless,
            usual=not unusual,
            features=np.array(judge.features(position), np.float32).reshape(len(wins), -1),
            by_hand=judge.evaluate(position),
            wins=wins,
            scores=result.scores,
        )
        for moment, position in sorted(
            [*zip(moments, kept, strict=True), *begun], key=lambda pair: pair[0]
        )
    ]


def _options(game: Game, rng: Rng, unusual: bool) -> Options:
    if not unusual:
        return game.read_options({})
    every = game.sample_options()
    return game.read_options(every[rng.below(len(every))])


def _bots(spec: str, careless: int, seed: int, game: Game, seats: int) -> list[Bot]:
    bots: list[Bot] = []
    for seat in range(seats):
        bot = make_bot(spec, seed * 16 + seat, game)
        if careless:
            bot = CarelessBot(spec, seed * 16 + seat + 8, bot.judge, bot, careless)
        bots.append(bot)
    return bots
