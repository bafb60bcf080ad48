"""Games of bots as rows: every step of every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from gunbai.arena.entrants import make_entrant
from gunbai.arena.job import Job
from gunbai.arena.workers import Hands
from gunbai.core.codec import Action
from gunbai.core.errors import IllegalAction, Refusal
from gunbai.core.knowledge import Knowledge
from gunbai.core.options import Options
from gunbai.core.state import Result
from gunbai.dataset.columns import Layout, Rows
from gunbai.dataset.shards import ShardWriter, fill, shard_count
from gunbai.numbers.scheme import Scheme
from gunbai.numbers.stepper import Stepper, begin

#: Rows that are written together; games are never split.
ROWS_TOGETHER: Final = 8192


@dataclass
class Series(Job):
    """Games of bots, with all that a worker needs. The bots move on by a seat with every game."""

    options: Options
    bots: list[str]  # one for each seat
    count: int
    in_file: int  # games in each file
    seed: int = 0
    layout: Layout | None = field(default=None, repr=False, kw_only=True)

    def columns(self) -> Layout:
        """Return the columns; answers in any order that the rules allow are legal numbers."""
        if self.layout is None:
            self.layout = Layout(Scheme(self.load(), self.options, every_order=True))
        return self.layout

    def files(self) -> int:
        return shard_count(self.count, self.in_file)

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "layout": None}


def make_series(series: Series, folder: Path, jobs: Hands = 1) -> Iterator[int]:
    """Play what is missing; yield the number of each file when it is complete."""
    yield from fill(folder, series.files(), play_file, series, jobs)


def play_file(series: Series, number: int) -> bytes:
    """Play the games of one file; return it."""
    first = number * series.in_file
    writer = GameWriter(series.columns())
    for game in range(first, min(series.count, first + series.in_file)):
        play_game(series, game, writer)
    return writer.finish()


def play_game(series: Series, number: int, writer: GameWriter) -> None:
    """Play one game; each bot gets only what its seat knows."""
    game = series.load()
    seed = series.seed * 1_000_003 + number
    count = len(series.bots)
    specs = [series.bots[(seat + number) % count] for seat in range(count)]
    bots = [
        make_entrant(spec, seed * 16 + seat, seat, game, series.data)
        for seat, spec in enumerate(specs)
    ]
    stepper = begin(series.columns().scheme, seed)
    telling = Telling(number, writer.rows, specs)
    while not stepper.is_over():
        seat = stepper.seat
        state = stepper.state
        given = [
            telling.say(stepper, seat, action)
            for action in bots[seat].answers(Knowledge(state, seat))
        ]
        if not any(given):
            raise IllegalAction(Refusal("answer-not-legal", "", {"bot": specs[seat]}))
    result = stepper.state.result()
    assert result is not None
    writer.end(result, specs)


class Telling:
    """A game that is written as rows while it is played."""

    def __init__(self, number: int, rows: Rows, players: list[str]) -> None:
        self.number: Final = number
        self.rows: Final = rows
        self.players: Final = players
        self.steps = 0

    def say(self, stepper: Stepper, seat: int, action: Action) -> bool:
        """Give an answer number by number; return False if it does not fit."""
        if action not in stepper.answers(seat):
            return False
        scheme = stepper.scheme
        text = scheme.game.codec.text(action)
        going = True
        while going:
            number = scheme.numbering.number(action, len(stepper.said[seat]))
            self.rows.add(self.number, self.steps, self.players[seat], stepper, (number, text))
            self.steps += 1
            stepper.step(seat, number)
            going = bool(stepper.said[seat])
        return True


class GameWriter:
    """A file of games that is written as they end: only a few games are in memory at a time."""

    def __init__(self, layout: Layout) -> None:
        self.rows: Final = Rows(layout)
        self._file: Final = ShardWriter(layout.schema)
        self._games = 0
        self._wins: dict[str, float] = {}
        self._seats: Counter[str] = Counter()

    def end(self, result: Result, players: list[str]) -> None:
        """End a game."""
        self.rows.settle(result)
        self._games += 1
        for seat, player in enumerate(players):
            self._seats[player] += 1
            self._wins[player] = self._wins.get(player, 0.0) + result.utility(seat)
        if len(self.rows) >= ROWS_TOGETHER:
            self._file.add(self.rows.take())

    def finish(self) -> bytes:
        """Return the file, whose footer says how many games it contains and who won them."""
        if len(self.rows):
            self._file.add(self.rows.take())
        return self._file.finish({"games": self._games, "seats": self._seats, "wins": self._wins})
