"""The memory of bots: what they computed about a position stays with it. No rule looks at it."""

from __future__ import annotations

from typing import Final


class Memo:
    """Something a judge has computed about a position and will need again."""


class Memory:
    """The memos about a position and those copied from it: they all share one memory.

    Code that needs a memo knows which positions it fits. Two are kept: a search that looks ahead
    computes its own without losing that of the position where it begins.
    """

    def __init__(self) -> None:
        self.last: Memo | None = None
        self.before: Memo | None = None

    def keep(self, memo: Memo) -> None:
        """Keep a new memo instead of the one that was used longest ago."""
        self.before = self.last
        self.last = memo

    def use_before(self) -> None:
        """Count the earlier memo as the one used last."""
        self.last, self.before = self.before, self.last


#: The memory of positions that nobody thinks about; the start of a game makes one of its own.
NO_MEMORY: Final = Memory()
