"""Many games at once, number by number: rows of bytes in and out, no object per step."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le

from gunbai.core.sight import Sheet
from gunbai.numbers.scheme import SHAPED, Scheme
from gunbai.numbers.stepper import Stepper, begin

_INT: Final = 4  # bytes


class Fleet:
    """Some of the games of a batch: those from `first` on, every one with seeds of its own.

    After `begin` and after each `step` the writers hold what there is to read: for each game what
    the seat that acts next sees and may say, its number, what all seats were rewarded with, and
    whether the game ended. A game that has ended begins again with its next seed.
    """

    def __init__(self, scheme: Scheme, first: int, count: int, batch: int, rewards: int) -> None:
        self.scheme: Final = scheme
        self.first: Final = first
        self.count: Final = count
        self.batch: Final = batch  # games in all
        self.reward: Final = rewards
        self.seeds: list[int] = []
        self.games: list[Stepper] = []
        self.totals: list[list[float]] = []
        self.none: Final = [0.0] * scheme.seats
        self.sheet = Sheet(False)
        self.masks = BytesWriter()
        self.seats = BytesWriter()
        self.rewards = BytesWriter()
        self.over = BytesWriter()

    def begin(self, seed: int) -> None:
        """Begin all games: game n has the seeds seed + n, seed + n + batch, and so on."""
        self.seeds = [seed + self.first + place for place in range(self.count)]
        self.games = [begin(self.scheme, each) for each in self.seeds]
        self.totals = [self.none for _ in range(self.count)]
        self.clear()
        for place in range(self.count):
            self.write_rewards(self.none)
            self.over.append(0)
            self.write(self.games[place])

    def step(self, numbers: bytes) -> None:
        """Say one number in every game: 32-bit integers, the lowest byte first."""
        self.clear()
        for place in range(self.count):
            game = self.games[place]
            game.step(game.seat, read_i32_le(numbers, place * _INT))
            if game.seat < 0:
                self.settle(place, game)
                self.over.append(1)
                self.seeds[place] += self.batch
                game = begin(self.scheme, self.seeds[place])
                self.games[place] = game
                self.totals[place] = self.none
            else:
                if self.reward == SHAPED:
                    self.settle(place, game)
                else:
                    self.write_rewards(self.none)
                self.over.append(0)
            self.write(game)

    def clear(self) -> None:
        self.sheet.clear()
        self.masks.truncate(0)
        self.seats.truncate(0)
        self.rewards.truncate(0)
        self.over.truncate(0)

    def settle(self, place: int, game: Stepper) -> None:
        """Reward all seats with what they have gained since the last step."""
        before = self.totals[place]
        now = self.scheme.totals(game.state, self.reward)
        self.totals[place] = now
        for seat in range(self.scheme.seats):
            write_f32_le(self.rewards, now[seat] - before[seat])

    def write_rewards(self, rewards: list[float]) -> None:
        for reward in rewards:
            write_f32_le(self.rewards, reward)

    def write(self, game: Stepper) -> None:
        """Add what the seat that acts next sees and may say."""
        self.seats.append(game.seat)
        game.write(game.seat, self.sheet)
        game.write_mask(game.seat, self.masks)
