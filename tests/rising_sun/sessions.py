"""A position of a test as a game in progress, in which answers can be taken back."""

from __future__ import annotations

import json

from gunbai.core.session import Session
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import RISING_SUN, seat


def in_session(s: RisingSunState) -> Session:
    """The same position as a game in progress."""
    session = Session(RISING_SUN, dict(s.setup.options))
    versions = [0] * (s.seats() + 1)
    session.resume(
        {
            "position": json.loads(json.dumps(s.dump())),
            "answers": [],
            "events": [],
            "versions": versions,
            "fresh": versions,
            "counts": [0, 0],
        }
    )
    return session


def submit(session: Session, clan: str, text: str) -> None:
    s = session.state
    assert isinstance(s, RisingSunState)
    session.submit(seat(s, clan), RISING_SUN.parse(text))
