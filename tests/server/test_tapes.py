"""Archives: a game that is over, seen without its rules exactly as the engine showed it."""

from __future__ import annotations

import msgspec
import pytest

import gunbai
from gunbai.core.event import ABOVE, SPECTATOR
from gunbai.core.record import write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.server.tapes import EVERY, Archive, PlayedTape, carried_out, make_archive

ANSWERS = EVERY + 12


def played(name: str) -> Session:
    session = Session(gunbai.load(name), {}, 3)
    rng = seeded(1)
    while not session.over and len(session.answers) < ANSWERS:
        seat = session.to_act()[0]
        able = session.candidates(seat)
        session.submit(seat, able[rng.below(len(able))])
    return session


def plain(value: object) -> object:
    """Return a value as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_an_archive_shows_every_step_to_every_seat_as_it_was(name: str) -> None:
    session = played(name)
    tape = PlayedTape(session, ABOVE)
    tape.follow(session)
    archive = Archive(make_archive(session))
    assert (archive.last, archive.chapters()) == (tape.last, tape.chapters())
    assert archive.record == write_record(session)
    assert archive.answers == len(session.answers)
    for seat in (ABOVE, SPECTATOR, *range(len(session.names))):
        assert plain(archive.view(0, seat)) == plain(tape.view(0, seat))
        for at in range(1, tape.last + 1):
            before = tape.view(at - 1, seat)
            move = tape.move(at, seat, before)
            assert plain(archive.move(at, seat, before)) == plain(move)
            assert plain(archive.lines(at, seat)) == plain(move.log)
        for at in {min(each, tape.last) for each in (EVERY - 1, EVERY, EVERY + 1, ANSWERS)}:
            assert plain(archive.view(at, seat)) == plain(tape.view(at, seat))
            assert archive.log_length(at, seat) == tape.log_length(at, seat)
        for count in (0, 3, 10_000):
            assert archive.position_of_line(count, seat) == tape.position_of_line(count, seat)
        if seat >= SPECTATOR:
            shown = [line.key for line in archive.log(seat)]
            assert shown == [event.key for event in session.events_for(seat)]
    assert plain(carried_out(archive.move(1, 0, archive.view(0, 0)), archive.view(0, 0))) == plain(
        tape.view(1, 0)
    )
