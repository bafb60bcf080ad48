"""The base class of bots: a name and a choice, made only from what its seat knows."""

from __future__ import annotations

import time
from typing import Any, Final

from gunbai.bots.clock import PATIENCE
from gunbai.core.banter import Remark
from gunbai.core.codec import Action
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng, seeded

LONGEST_PLAN: Final = 64  # steps


class Bot:
    """A player with random numbers of its own: the same seed makes the same choices."""

    def __init__(self, name: str, seed: int, judge: Judge[Any]) -> None:
        self.name = name
        self.judge = judge
        self.rng: Rng = seeded(seed)
        self.patience = PATIENCE  # see `Clock`
        self.promises: list[Remark] = []  # open ones that its seat has made

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, knowledge: Knowledge) -> Action:
        """Return one of the legal answers of the seat that knows this."""
        raise NotImplementedError

    def set_patience(self, patience: float) -> None:
        """Set the patience of whoever is waiting for this bot (see `Clock`)."""
        self.patience = patience

    def worked(self) -> float:
        """Return the seconds of processor time up to now; only differences are meaningful."""
        return time.thread_time()

    def allowed(self, knowledge: Knowledge, actions: list[Action]) -> list[Action]:
        """Return the answers that this bot would consider giving; never none."""
        return actions

    def overtures(self, knowledge: Knowledge) -> list[Action]:
        """Return what the bot does out of turn just before its answer."""
        return self.judge.overtures(knowledge.sample, knowledge.seat)

    def answers(self, knowledge: Knowledge) -> list[Action]:
        """Return the answer or, where it is sealed and given in steps, all of its steps.

        Nobody else changes what the seat can plan, so all steps can be chosen at once. Actions out
        of turn come first.
        """
        before = self.overtures(knowledge)
        out = [self.choose(knowledge)]
        while len(out) < LONGEST_PLAN and knowledge.takes_steps(out[-1]):
            knowledge = knowledge.after(out[-1])
            out.append(self.choose(knowledge))
        return before + out
