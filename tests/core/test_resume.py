"""A session kept as plain data and taken up again goes on as if it had never stopped."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from gunbai.core.errors import BadPosition, StaleView
from gunbai.core.session import Session
from tests.core.sessions import JORAKU, Picture, give, options_of, session_at, step

OPTIONS: list[dict[str, object]] = [{"players": 3}, {"players": 4}, {"mode": "two_vs_two"}]


def taken_up(session: Session) -> Session:
    """Through JSON, as a database would give it back."""
    kept = json.loads(json.dumps(session.keep()))
    again = Session(JORAKU, session.options, session.seed, session.names, session.auto)
    again.resume(kept)
    return again


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_taken_up_at_any_settled_moment_it_goes_on_in_the_same_way(
    options: dict[str, object],
) -> None:
    session = Session(JORAKU, options, 5)
    other = taken_up(session)
    times = 0
    while not session.over:
        step(session, seed=5)
        step(other, seed=5)
        assert Picture(other) == Picture(session)
        assert other.version == session.version
        seats = range(-1, session.state.seats())
        assert [other.version_for(s) for s in seats] == [session.version_for(s) for s in seats]
        if session.settled:
            times += 1
            other = taken_up(session)
            assert Picture(other) == Picture(session)
    assert other.over
    assert times > 20


def test_an_answer_that_was_stale_before_is_stale_after() -> None:
    session = session_at("JK-D03")
    assert session.settled
    seen = session.version_for(session.state.to_act()[0]) - 1
    again = taken_up(session)
    seat = again.state.to_act()[0]
    with pytest.raises(StaleView):
        give(again, seat, options_of(again, seat)[0], seen)


def test_what_can_be_taken_back_is_not_kept() -> None:
    session = session_at("JK-D02")
    give(session, 0, options_of(session, 0)[0])
    with pytest.raises(AssertionError):
        session.keep()
    session.undo(0)
    assert session.settled
    assert Picture(taken_up(session)) == Picture(session)


def _drop(kept: dict[str, Any], name: str) -> None:
    del kept[name]


SPOILED: dict[str, Callable[[dict[str, Any]], object]] = {
    "no position": lambda kept: _drop(kept, "position"),
    "position": lambda kept: kept["position"].update(round=9),
    "no answers": lambda kept: _drop(kept, "answers"),
    "answer of nobody": lambda kept: kept["answers"].append([7, "play 1r", False]),
    "answer in no words": lambda kept: kept["answers"].append([0, "fly away", False]),
    "unknown event": lambda kept: kept["events"].append(["jk-nothing", -1, 0, 0, 0, 0]),
    "short event": lambda kept: kept["events"].append(["jk-round", -1]),
    "versions": lambda kept: kept["versions"].pop(),
    "counts": lambda kept: kept.update(counts=["a", "b"]),
}


@pytest.mark.parametrize("name", SPOILED)
def test_spoiled_data_is_refused_and_leaves_the_session_new(name: str) -> None:
    kept = session_at("JK-D03").keep()
    SPOILED[name](kept)
    again = Session(JORAKU, {"players": 4}, 1)
    before = Picture(again)
    with pytest.raises(BadPosition):
        again.resume(kept)
    assert Picture(again) == before
