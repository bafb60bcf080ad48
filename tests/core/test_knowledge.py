"""A bot's knowledge has no true secret inside."""

from __future__ import annotations

import pytest

from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from tests.core.sessions import JORAKU, session_at


def test_a_bot_sees_what_its_seat_sees() -> None:
    session = session_at("JK-D03", {"players": 4})
    (seat,) = session.state.to_act()
    knowledge = session.knowledge(seat)
    assert knowledge.seats() == 4
    assert knowledge.ask().key == "JK-D03"
    assert knowledge.legal() == session.state.legal(seat)
    assert knowledge.candidates() == session.state.candidates(seat)
    assert knowledge.observe() == session.state.observe(seat)


def test_there_is_no_true_secret_inside() -> None:
    """Not the hands of others, not their sealed cards, not the cards aside, not what chance holds.

    The sample inside is looked at here through the positions it gives: all are made from it alone.
    """
    same_hands = same_rng = 0
    games = 40
    for seed in range(games):
        session = Session(JORAKU, {"players": 3}, seed)
        session.submit(1, session.state.legal(1)[7])
        inside = Knowledge(session.state, 0).possible(seeded(seed))
        true = session.dump()
        dealt = inside.dump()
        assert isinstance(true["seats"], list)
        assert isinstance(dealt["seats"], list)
        assert dealt["seats"][0] == true["seats"][0]
        same_hands += dealt["seats"][1]["hand"] == true["seats"][1]["hand"]
        same_rng += dealt["rng"] == true["rng"]
    assert same_hands < games / 4
    assert same_rng == 0


def test_what_is_inside_does_not_depend_on_the_secrets() -> None:
    session = session_at("JK-D03", {"players": 4})
    for seat in range(4):
        other_world = session.state.determinize(seat, 99)
        true_world = session.state
        for seed in range(5):
            mine = Knowledge(true_world, seat).possible(seeded(seed))
            theirs = Knowledge(other_world, seat).possible(seeded(seed))
            assert mine.dump() == theirs.dump()


def test_a_bot_cannot_sit_nowhere() -> None:
    session = Session(JORAKU, {"players": 3}, 1)
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="no seat"):
            session.knowledge(seat)
