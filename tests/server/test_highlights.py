"""Bots wait a little longer after something that people want to look at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import gunbai
from gunbai.core.session import Session
from gunbai.server.room import Room


def test_the_end_of_a_trick_is_a_highlight() -> None:
    game = gunbai.load("joraku")
    session = Session(game, {"players": 3}, 3)
    found: set[bool] = set()
    while not session.over:
        seat = session.state.to_act()[0]
        before = len(session.events)
        session.submit(seat, session.state.legal(seat)[0])
        room: Any = SimpleNamespace(session=session, game=game, news_at=before)
        keys = {event.key for event in session.events[before:]}
        great = Room.has_highlight(room)
        assert great == bool(keys & {"jk-kachidoki", "jk-prestige"})
        found.add(great)
    assert found == {True, False}
