"""Notes on how bots behave while they play: the part that all games share."""

from __future__ import annotations

from typing import Any

from gunbai.arena.intervals import wilson
from gunbai.core.banter import Remark
from gunbai.core.event import Event
from gunbai.core.state import Result

Line = tuple[str, str]


class Manners:
    """The notes on all games of one level. Each game that has some overrides what it needs."""

    def __init__(self) -> None:
        self.games = 0

    def asked(self, state: Any) -> None:
        """Take note of a position in which somebody is asked."""

    def happened(self, state: Any, event: Event) -> None:
        """Take note of an event; the state is the one after the answer that brought it."""

    def judged(self, promise: Remark, verdict: str, gain: float) -> None:
        """Take note of a promise that was kept or, for some gain in win chance, broken."""

    def over(self, result: Result) -> None:
        """Take note of a result."""
        self.games += 1

    def lines(self) -> list[Line]:
        """Return names and values of what was counted."""
        return []


def share(part: float, whole: int) -> str:
    """Return a share with its 95 % interval and what it was counted from."""
    if not whole:
        return "none"
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.1f} % ({100 * low:.1f}–{100 * high:.1f}; {part:g} of {whole})"


def mean(values: list[float]) -> str:
    return f"{sum(values) / len(values):.2f}" if values else "none"
