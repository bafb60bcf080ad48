"""The bot that plays for a person: it keeps faith in that person's name and gives nothing away."""

from __future__ import annotations

from gunbai.bots.bot import Bot
from gunbai.core.codec import Action
from gunbai.core.knowledge import Knowledge


class StandIn(Bot):
    """A bot that plays like another, but only the answers that its person could stand by.

    The game says which ones these are (`Judge.loyal`). Out of turn it gives what its person has
    promised, and nothing else.
    """

    def __init__(self, model: Bot, seed: int) -> None:
        super().__init__(model.name, seed, model.judge)
        self.model = model

    def choose(self, knowledge: Knowledge) -> Action:
        return self.model.choose(
            knowledge.limited_to(self.allowed(knowledge, knowledge.candidates()))
        )

    def allowed(self, knowledge: Knowledge, actions: list[Action]) -> list[Action]:
        return self.judge.loyal(knowledge.sample, knowledge.seat, actions, self.promises)

    def overtures(self, knowledge: Knowledge) -> list[Action]:
        return self.judge.owed(knowledge.sample, knowledge.seat, self.promises)
