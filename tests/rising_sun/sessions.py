"""A position of a test as a game in progress, in which answers can be taken back."""

from __future__ import annotations

import json

from gunbai.core.session import Session
from tests.rising_sun.table import RISING_SUN, Table


def in_session(table: Table) -> Session:
    """Return the same position as a game in progress."""
    session = Session(RISING_SUN, dict(table.state.setup.options))
    versions = [0] * (table.state.seats() + 1)
    session.resume(
        {
            "position": json.loads(json.dumps(table.state.dump())),
            "answers": [],
            "events": [],
            "versions": versions,
            "fresh": versions,
            "counts": [0, 0],
        }
    )
    return session


def submit(session: Session, clan: str, text: str) -> None:
    session.submit(Table.of(session.state).seat(clan), RISING_SUN.parse(text))
