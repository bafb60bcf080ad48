"""A third-party bot: it is sent what its seat sees, and a stand-in helps out when it fails."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from gunbai.bots.bot import LONGEST_PLAN, Bot
from gunbai.core.codec import Action
from gunbai.core.errors import BadText
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.notation import Data
from gunbai.core.seat_view import offer

_PATIENCE: Final = 4.0  # an answer of several steps may take this many times as long as one step


class NoAnswer(Exception):
    """There is no answer, or no usable one."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why  # late, gone, garbage, illegal, resting


class OutsideBot(Bot):
    """A seat's answers from somebody else's program.

    It gets the view of its seat and the choices, and never a position. If it gives no legal answer
    in time, the stand-in does: it loses its turn, and the game goes on.
    """

    def __init__(
        self, game: Game, seed: int, stand_in: Bot, ask: Callable[[Data], str], seconds: float
    ) -> None:
        super().__init__(stand_in.name, seed, stand_in.judge)
        self.game = game
        self.stand_in = stand_in
        self.ask = ask
        self.seconds = seconds  # for one step
        self.stood_in = 0  # answers of the stand-in
        self.trouble = ""  # why it gave the last of them
        self.waited = 0.0
        self.given_up = False  # for the steps of this answer that are left

    def choose(self, knowledge: Knowledge) -> Action:
        if not self.given_up:
            start = time.perf_counter()
            try:
                return self.asked(knowledge)
            except NoAnswer as error:
                self.trouble = error.why
            finally:
                self.waited += time.perf_counter() - start
        self.stood_in += 1
        return self.stand_in.choose(knowledge)

    def asked(self, knowledge: Knowledge) -> Action:
        """Return the program's own answer."""
        try:
            action = self.game.parse(self.ask(self.question(knowledge)))
        except BadText:
            raise NoAnswer("illegal") from None
        if knowledge.sample.check(knowledge.seat, action) is not None:
            raise NoAnswer("illegal")
        return action

    def question(self, knowledge: Knowledge) -> Data:
        """Return everything a program is sent: the seat's view, with enough of its legal answers.

        The position it is made from has other cards where the seat can't see them.
        """
        state = knowledge.sample
        view = offer(self.game, state, knowledge.seat, 0, knowledge.candidates())
        return {"game": self.game.name, "seed": self.rng.next(), "view": view}

    def overtures(self, knowledge: Knowledge) -> list[Action]:
        return []

    def answers(self, knowledge: Knowledge) -> list[Action]:
        """Return the steps of an answer; after trouble with one, the stand-in gives the rest."""
        troubles = self.stood_in
        self.waited = 0.0
        out = [self.choose(knowledge)]
        while knowledge.takes_steps(out[-1]) and len(out) < LONGEST_PLAN:
            patience = _PATIENCE * self.seconds
            self.given_up = self.stood_in > troubles or self.waited > patience
            knowledge = knowledge.after(out[-1])
            out.append(self.choose(knowledge))
        self.given_up = False
        return out

    def worked(self) -> float:
        return self.waited
