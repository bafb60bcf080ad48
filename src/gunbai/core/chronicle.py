"""Background on events, for people who read the log."""

from __future__ import annotations

from typing import Final

from gunbai.core.event import Event
from gunbai.core.view import PositionView


class Chronicle:
    """Follows the events of a game once, in order, and keeps the background on them.

    It reads only events that everybody saw.
    """

    def __init__(self) -> None:
        self._followed = 0
        self._found: Final[dict[int, PositionView]] = {}

    def background(self, events: list[Event], event: Event) -> PositionView | None:
        """Return the background on one of these events; the list may have grown since the last
        call.
        """
        for each in events[self._followed :]:
            found = self.follow(each)
            if found is not None:
                self._found[id(each)] = found
        self._followed = len(events)
        return self._found.get(id(event))

    def follow(self, event: Event) -> PositionView | None:
        """Return the background on the next event, or None."""
        return None
