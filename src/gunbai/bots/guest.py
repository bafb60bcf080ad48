"""A bot of another version of this package, which thinks in a process of its own."""

from __future__ import annotations

from collections.abc import Callable

from gunbai.bots.bot import Bot
from gunbai.core.codec import Action
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.notation import Data


class Guest(Bot):
    """A bot elsewhere answers for a seat: it is sent a position that the seat could be in."""

    def __init__(self, name: str, game: Game, ask: Callable[[Data], Data]) -> None:
        super().__init__(name, 0, game.judge())
        self.game = game
        self.ask = ask
        self.seconds = 0.0  # processor time of the other process

    def choose(self, knowledge: Knowledge) -> Action:
        told = self.ask({"position": knowledge.sample.dump(), "seat": knowledge.seat})
        seconds = told["seconds"]
        assert isinstance(seconds, float)
        self.seconds += seconds
        return self.game.parse(str(told["answer"]))

    def worked(self) -> float:
        return self.seconds
