"""The lines of a game's log as they are sent, each built and encoded once for all who saw it."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from gunbai.core.session import Session
from gunbai.server.conversion import happening
from gunbai.server.messages import Happening

_ENCODE: Final = msgspec.json.Encoder()


class LogLines:
    """The lines of all events so far, by their numbers."""

    def __init__(self) -> None:
        self._session: Session | None = None  # whose lines these are
        self._made: Final[list[msgspec.Raw]] = []

    def catch_up(self, session: Session) -> None:
        """Make the lines of the events since the last time."""
        if session is not self._session:
            self._session = session
            self._made.clear()
        for event in session.events[len(self._made) :]:
            line = happening(session.game, event, session)
            self._made.append(msgspec.Raw(_ENCODE.encode(line)))

    def forget_after(self, events: int) -> None:
        """Forget the lines after this many: their events are about to be taken back."""
        del self._made[events:]

    def seen_by(self, session: Session, seat: int, since: int = 0) -> list[Happening]:
        """Return the lines that this seat saw, starting at an event; only fit for encoding."""
        self.catch_up(session)
        events = session.events
        made = self._made
        found = [made[at] for at in range(since, len(events)) if events[at].seen_by(seat)]
        return cast(list[Happening], found)
