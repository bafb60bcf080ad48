"""The last point of a game beyond which nothing can be undone."""

from __future__ import annotations

from typing import Final

from gunbai.core.answer import Answer
from gunbai.core.event import EVERYBODY
from gunbai.core.state import State


class Step:
    """An answer with the automatic ones it led to, the ask it belongs to, and who noticed it."""

    def __init__(self, answer: Answer, ask: int, place: int) -> None:
        self.answer: Final = answer
        self.ask: Final = ask
        self.place: Final = place  # its place in the answers of the session
        self.noticed = EVERYBODY  # bit mask of seats
        self.told = 0  # events of the session before it, and with it
        self.told_with_it = 0


class Barrier:
    """A position that can't be taken back, and the steps since it, which can."""

    def __init__(self, state: State, answers: int, events: int, asks: int) -> None:
        self.state: Final = state.clone()
        self.answers: Final = answers  # the number before it, as of events and completed asks
        self.events: Final = events
        self.asks: Final = asks
        self.steps: Final[list[Step]] = []
        self.changes: Final = [0] * state.seats()  # steps and steps back since, by seat

    def last_step(self, seat: int) -> int:
        """Return the place of the seat's last step, or −1."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].answer.seat == seat:
                return place
        return -1

    def stands_without(self, place: int, answers: list[Answer]) -> bool:
        """Return True if the steps after this one would be legal without it.

        `answers` are those of the session.
        """
        state = self.state.clone()
        for answer in answers[self.answers : self.steps[place].place]:
            state.apply(answer.seat, answer.action)
        for step in self.steps[place + 1 :]:
            answer = step.answer
            if state.check(answer.seat, answer.action) is not None:
                return False
            state.apply(answer.seat, answer.action)
        return True
