"""Remarks of bots on events, and their opinion of promises. By default they say nothing."""

from __future__ import annotations

from typing import Final, Generic

from gunbai.core.event import Event
from gunbai.core.state import S

#: The receiver of a remark that the whole table hears.
TO_ALL: Final = -1

Terms = dict[str, object]


class Remark:
    """A text key with its words, from a seat to a seat; as a promise, one of the templates."""

    def __init__(self, seat: int, to: int, key: str, words: Terms) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.key: Final = key
        self.words: Final = words

    def __repr__(self) -> str:
        return f"<seat {self.seat} to {self.to}: {self.key} {self.words}>"


class Banter(Generic[S]):
    """The remarks of a game's bots. The caller leaves out those of seats that people play."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def templates(self) -> list[str]:
        """Return the kinds of promises that people can make, in addition to those in their own
        words.
        """
        return []

    def remarks(self, state: S, event: Event) -> list[Remark]:
        """Return the remarks that seats would make on this event."""
        return []

    def vows(self, state: S, event: Event) -> list[Remark]:
        """Return the promises that seats would make at this event."""
        return []

    def reply(self, promise: Remark, trusted: bool) -> Remark | None:
        """Return a seat's reply to a promise; `trusted` unless the giver has broken one before."""
        return None

    def excuse(self, promise: Remark) -> Remark | None:
        """Return what a seat says when it breaks a promise, unless a remark already says so."""
        return None

    def dated(self, state: S, promise: Remark) -> Remark:
        """Return a new promise with what has happened before it, if that must not count for it."""
        return promise

    def decides(self, event: Event) -> bool:
        """Return True if an event of this kind can decide promises; `verdict` knows which."""
        return True

    def verdict(self, state: S, event: Event, promise: Remark) -> str:
        """Return "kept" or "broken" if this event decides a promise, else an empty text."""
        return ""
