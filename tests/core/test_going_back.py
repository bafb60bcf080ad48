"""Going back behind what was revealed, by consent: to where it was, with the same chance."""

from __future__ import annotations

import json

import pytest

import gunbai
from gunbai.core.errors import IllegalAction
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session

GAMES = ["joraku", "shogun", "rising_sun"]


def play(session: Session, answers: int, seed: int = 7) -> None:
    """Give so many arbitrary answers, or fewer if the game ends before."""
    for number in range(answers):
        if session.over:
            return
        seat = session.to_act()[0]
        legal = session.candidates(seat)
        session.submit(seat, legal[seeded(seed + number).below(len(legal))])


def new(game: str) -> Session:
    found = gunbai.load(game)
    seats = found.seats(found.read_options({}))
    return Session(found, {}, 11, words=["word"] * seats)


def given(session: Session) -> list[tuple[int, str]]:
    return [(answer.seat, answer.text()) for answer in session.answers if not answer.auto]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("length", [12, 40])
def test_the_game_is_where_it_was_and_chance_is_the_same(game: str, length: int) -> None:
    session = new(game)
    play(session, length)
    before, events = given(session), [repr(event) for event in session.events]
    seat = before[len(before) // 2][0]
    left = session.given_before_last_of(seat)
    assert before[left][0] == seat
    assert seat not in [who for who, _ in before[left + 1 :]]
    versions = [session.version_for(each) for each in range(-1, len(session.names))]
    session.carry_out(session.prepare_back(seat, left, [1]))

    other = new(game)
    for who, text in before[:left]:
        other.submit(who, other.game.parse(text))
    assert session.dump() == other.dump()
    assert given(session) == before[:left]
    assert [repr(event) for event in session.events] == events[: len(session.events)]
    assert session.to_act() == other.to_act()
    after = [session.version_for(each) for each in range(-1, len(session.names))]
    assert all(new > old for old, new in zip(versions, after, strict=True))
    assert session.settled

    # It goes on, and through JSON too; the same answers lead to the same events.
    kept = json.loads(json.dumps(session.keep()))
    again = new(game)
    again.resume(kept)
    for each in (session, again):
        for who, text in before[left:]:
            each.submit(who, each.game.parse(text))
        assert [repr(event) for event in each.events] == events
    record = write_record(session)
    assert replay(session.game, read_record(record)).dump() == session.dump()


def test_everybody_is_told_what_everybody_saw() -> None:
    session = new("shogun")
    while session.given_before_last_of(0) < 0 or len(session.answers) < 60:
        play(session, 1, seed=len(session.answers))
    left = session.given_before_last_of(0)
    session.carry_out(session.prepare_back(0, left, [1, 2]))
    for seat in range(-1, len(session.names)):
        for step in session.steps_back_for(seat):
            assert step.event.seen_by(seat)
            assert step.events <= len(session.events)
    kept = json.loads(json.dumps(session.keep()))
    again = new("shogun")
    again.resume(kept)
    known = [[step.agreed for step in each.steps_back_for(0)] for each in (session, again)]
    assert known[0] == known[1]


def test_what_was_prepared_elsewhere_is_used_only_if_it_fits() -> None:
    session = new("joraku")
    play(session, 30)
    seat = given(session)[-1][0]
    left = session.given_before_last_of(seat)
    wrong = session.as_it_was(left - 1)
    session.go_back_to(wrong)
    wanted = session.as_it_was(left).dump()
    session.carry_out(session.prepare_back(seat, left, []))
    assert session.dump() == wanted


def test_only_an_answer_of_the_seat_is_taken_back() -> None:
    session = new("joraku")
    assert session.given_before_last_of(0) == -1
    play(session, 30)
    seat = given(session)[-1][0]
    left = session.given_before_last_of(seat)
    other = (seat + 1) % len(session.names)
    for who, place in ((other, left), (seat, -1), (seat, len(session.answers) + 1)):
        with pytest.raises(IllegalAction) as caught:
            session.prepare_back(who, place, [])
        assert caught.value.refusal.key == "undo-refused"
