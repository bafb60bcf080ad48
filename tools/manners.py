"""`./dev bench manners`: what a decent player would say of the bots, in numbers.

Bots of one level play each other and promise each other what they would promise people. Each number
is one line; nothing here counts who is stronger (`gunbai arena` does).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from manners_of_joraku import JorakuManners
from manners_of_rising_sun import RisingSunManners
from noted_manners import Manners

import gunbai
from gunbai.bots.bot import Bot
from gunbai.bots.factory import make_bot
from gunbai.bots.faithful import FaithfulBot
from gunbai.core.banter import Remark
from gunbai.core.codec import Action
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.options import Options

NOTED: Final[dict[str, Callable[[], Manners]]] = {
    "joraku": JorakuManners,
    "rising_sun": RisingSunManners,
}


class Play:
    """One game of bots that make promises to each other and know their own ones."""

    def __init__(self, game: Game, options: Options, seed: int, level: str, noted: Manners) -> None:
        self.told: Final[list[Event]] = []
        self.state: Final[Any] = game.new(options, seed, sink=self.told)
        self.noted: Final = noted
        self.banter: Final = game.banter()
        self.bots: Final = [
            _faithful(make_bot(level, seed * 16 + seat, game), seed * 16 + seat)
            for seat in range(self.state.seats())
        ]

    def to_the_end(self) -> None:
        while self.state.ask is not None:
            self.noted.asked(self.state)
            seat = self.state.to_act()[0]
            bot = self.bots[seat]
            for action in bot.answers(Knowledge(self.state, seat)):
                if self.state.check(seat, action) is not None:
                    break
                self.answer(seat, action, bot)
        result = self.state.result()
        assert result is not None
        self.noted.over(result)

    def answer(self, seat: int, action: Action, bot: FaithfulBot) -> None:
        """Carry out an answer, and tell what came of it to those who make and keep promises."""
        known = len(self.told)
        self.state.apply(seat, action)
        for event in self.told[known:]:
            for giver in self.bots:
                for promise in list(giver.promises):
                    verdict = self.banter.verdict(self.state, event, promise)
                    if verdict:
                        giver.promises.remove(promise)
                        self.noted.judged(promise, verdict, bot.gain)
            self.noted.happened(self.state, event)
            for vow in self.banter.vows(self.state, event):
                self.promise(vow)

    def promise(self, vow: Remark) -> None:
        self.bots[vow.seat].promises.append(self.banter.dated(self.state, vow))


def _faithful(bot: Bot, seed: int) -> FaithfulBot:
    """Return a level's bot as it is; another kind breaks its word for any gain."""
    return bot if isinstance(bot, FaithfulBot) else FaithfulBot(bot, seed, 0.0)


def main(words: list[str]) -> int:
    """Print the numbers of each level."""
    parser = argparse.ArgumentParser(prog="./dev bench manners", description=__doc__)
    parser.add_argument("game", choices=sorted(NOTED))
    parser.add_argument("bots", nargs="+", help="levels or kinds of bots, one after another")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(words)
    game = gunbai.load(chosen.game)
    options = game.read_options({"players": chosen.players})
    for level in chosen.bots:
        noted = NOTED[chosen.game]()
        start = time.perf_counter()
        for number in range(chosen.games):
            Play(game, options, chosen.seed * 1_000_003 + number, level, noted).to_the_end()
        seconds = time.perf_counter() - start
        print(f"{chosen.game}, {level}: {chosen.games} games, {seconds:.0f} s")
        for name, value in noted.lines():
            print(f"  {name:46} {value}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
