"""What bots say of what happens, and what they think of promises. Silent unless a game speaks."""

from __future__ import annotations

from typing import Final

from gunbai.core.event import Event
from gunbai.core.state import State

#: A remark that the whole table hears.
TO_ALL: Final = -1

Terms = dict[str, object]


class Remark:
    """A text key with its words, from a seat to a seat; as a promise, one of the templates."""

    def __init__(self, seat: int, to: int, key: str, words: Terms) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.key: Final = key
        self.words: Final = words


class Banter:
    """The remarks of a game. Whoever asks leaves out what a person's seat would say."""

    def remarks(self, state: State, event: Event) -> list[Remark]:
        """What seats would say to this event."""
        return []

    def vows(self, state: State, event: Event) -> list[Remark]:
        """What seats would promise at this event."""
        return []

    def reply(self, promise: Remark, trusted: bool) -> Remark | None:
        """What a seat says to a promise; `trusted` unless the giver has broken one before."""
        return None

    def verdict(self, state: State, event: Event, promise: Remark) -> str:
        """Whether a promise is "kept" or "broken" by this event; nothing if it does not tell."""
        return ""
