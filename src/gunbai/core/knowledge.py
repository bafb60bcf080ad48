"""The position as one seat knows it, in a form that contains nothing else."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, State
from gunbai.core.view import PositionView


class Knowledge:
    """A position as one seat knows it: the only thing a bot ever gets.

    It contains not the true position but one sampled from what the seat knows, so a bot cannot read
    a secret, not even on purpose.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.sample: Final = state.determinize(seat, 0)  # not to be changed
        self._limit: list[Action] | None = None  # the only answers that a bot may choose

    def __repr__(self) -> str:
        return f"<what seat {self.seat} knows of {self.ask()!r}>"

    def ask(self) -> Ask:
        ask = self.sample.ask
        assert ask is not None
        return ask

    def seats(self) -> int:
        return self.sample.seats()

    def legal(self) -> list[Action]:
        return self.sample.legal(self.seat)

    def candidates(self) -> list[Action]:
        return self.sample.candidates(self.seat) if self._limit is None else self._limit

    def limited_to(self, actions: list[Action]) -> Knowledge:
        """Return the same for a bot that is to choose from these answers."""
        twin = Knowledge(self.sample, self.seat)
        twin._limit = actions
        return twin

    def takes_steps(self, action: Action) -> bool:
        """Return True if the seat owes more of the same sealed answer after this step."""
        if not self.ask().secret:
            return False
        state = self.sample.clone()
        return not state.apply(self.seat, action) and state.ask is self.sample.ask

    def after(self, action: Action) -> Knowledge:
        """Return what the seat knows after a step of its sealed answer."""
        state = self.sample.clone()
        state.apply(self.seat, action)
        return Knowledge(state, self.seat)

    def observe(self) -> PositionView:
        return self.sample.observe(self.seat)

    def possible(self, rng: Rng) -> State:
        """Return a whole position that fits everything this seat knows."""
        return self.sample.determinize(self.seat, rng.next())
