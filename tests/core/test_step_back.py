"""A step taken back is told to those who had seen it, with nothing that they had not."""

from __future__ import annotations

import gunbai
from gunbai.core.event import SPECTATOR
from gunbai.core.record import write_record
from gunbai.core.session import Session
from tests.core.sessions import JORAKU, give, options_of, session_at, step


def told(session: Session, seat: int) -> list[str]:
    return [repr(step.event) for step in session.steps_back_for(seat)]


def at_action_points() -> tuple[Session, int]:
    """Somebody has action points to spend: each step is seen by all and can be taken back."""
    session = session_at("JK-D06", wanted="effect b")
    return session, session.state.to_act()[0]


def test_others_are_told_what_they_had_seen() -> None:
    session, seat = at_action_points()
    others = [other for other in [*range(len(session.names)), SPECTATOR] if other != seat]
    length = len(session.events)
    give(session, seat, options_of(session, seat)[0])
    gone = repr(session.events[length])
    session.undo(seat)
    assert len(session.events) == length
    for other in others:
        (back,) = session.steps_back_for(other)
        assert (back.seat, back.events, repr(back.event)) == (seat, length, gone)
    assert told(session, seat) == []  # whoever clicked knows


def test_it_stands_behind_the_steps_that_are_left() -> None:
    session, seat = at_action_points()
    before = len(session.events)
    lengths = []
    for place in (0, -1):
        texts = [text for text in options_of(session, seat) if text != "stop"]
        give(session, seat, texts[place])
        lengths.append(len(session.events))
        assert session.state.to_act() == [seat]
    session.undo(seat)
    assert [step.events for step in session.steps_back_for(SPECTATOR)] == [lengths[0]]
    session.undo(seat)
    assert [step.events for step in session.steps_back_for(SPECTATOR)] == [before, before]


def test_a_sealed_step_is_not_betrayed() -> None:
    session = Session(JORAKU, {"players": 3}, 4)
    other = session.state.to_act()[1]
    first = session.state.to_act()[0]
    step(session)
    session.undo(first)
    assert told(session, other) == told(session, SPECTATOR) == [f"<jk-sealed: player {first}>"]


def test_an_offer_is_known_to_the_two_alone() -> None:
    game = gunbai.load("rising_sun")
    session = Session(game, {"players": 4}, 2)
    offers = [a for a in session.state.legal(0) if game.text(a).startswith("offer")]
    session.submit(0, offers[0])
    other = session.events[-1].b
    session.undo(0)
    who = [seat for seat in [*range(4), SPECTATOR] if told(session, seat)]
    assert who == [other]


def test_only_so_many_are_kept_and_the_same_one_once() -> None:
    session, seat = at_action_points()
    texts = options_of(session, seat)
    for text in [texts[0]] * 5:
        give(session, seat, text)
        session.undo(seat)
    assert len(told(session, SPECTATOR)) == 1
    for number in range(60):
        give(session, seat, texts[number % 2])
        session.undo(seat)
    assert len(told(session, SPECTATOR)) == 12


def test_it_is_kept_and_no_part_of_the_record() -> None:
    session, seat = at_action_points()
    record = write_record(session)
    give(session, seat, options_of(session, seat)[0])
    session.undo(seat)
    assert write_record(session) == record
    while not session.settled:
        step(session)
    again = Session(JORAKU, session.options, session.seed)
    again.resume(session.keep())
    assert told(again, SPECTATOR) == told(session, SPECTATOR) != []
    older = {name: data for name, data in session.keep().items() if name != "steps_back"}
    again.resume(older)
    assert told(again, SPECTATOR) == []
