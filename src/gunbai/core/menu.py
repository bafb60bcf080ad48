"""Rules that must know what can be answered before they ask: it is found once and kept."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.state import Frame, S

UNKNOWN: Final[list[Action]] = []  # shared: such a list is replaced, never changed


class Menu(Frame[S]):
    """The choices stand from the question to the answer.

    Whatever else changes them, as a gift may, makes them `UNKNOWN` again.
    """

    kept: list[Action]  # `UNKNOWN`, or what may be answered; clones share it

    def find(self, s: S) -> list[Action]:
        """What may be answered now."""
        raise NotImplementedError

    def choices(self, s: S) -> list[Action]:
        """The same, found once; not to be changed."""
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
        """A copy of all but the choices."""
        raise NotImplementedError
