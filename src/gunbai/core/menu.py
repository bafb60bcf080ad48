"""Rules that must know the legal answers before they ask: these are computed once and kept."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.state import Frame, S

UNKNOWN: Final[list[Action]] = []  # shared: such a list is replaced, never changed


class Menu(Frame[S]):
    """A rule that keeps its choices from the question to the answer.

    Anything that changes them in between, such as a gift, sets them to `UNKNOWN` again.
    """

    kept: list[Action]  # `UNKNOWN`, or what may be answered; clones share it

    def find(self, s: S) -> list[Action]:
        """Return the legal answers now."""
        raise NotImplementedError("Menu.find")

    def choices(self, s: S) -> list[Action]:
        """Return the legal answers, computed once; the list must not be changed."""
        if not self.kept:
            self.kept = self.find(s)
        return self.kept

    def legal(self, s: S, seat: int) -> list[Action]:
        return self.choices(s)

    def candidates(self, s: S, seat: int) -> list[Action]:
        return self.kept or self.choices(s)

    def copy(self) -> Frame[S]:
        twin = self.twin()
        twin.kept = self.kept
        return twin

    def twin(self) -> Menu[S]:
        """Return a copy of everything but the choices."""
        raise NotImplementedError("Menu.twin")
