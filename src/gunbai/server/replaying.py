"""Stepping through a game, from a seat or from above."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.errors import Refusal
from gunbai.core.event import SPECTATOR
from gunbai.core.session import Session
from gunbai.server.messages import ReplayInfo, ReplayStep, View
from gunbai.server.room import Room, TableError, make_view, say

ABOVE: Final = -2


def allowed_seats(room: Room, person: str) -> list[int]:
    """A finished game from everywhere; one's own running one from one's own seat."""
    if room.status in ("finished", "ended"):
        return [ABOVE, SPECTATOR, *range(len(room.seats))]
    mine = room.seat_of(person)
    return [mine] if mine >= 0 else [SPECTATOR]


def _session(room: Room, person: str) -> Session:
    if room.session is None or not room.may_watch(person):
        raise TableError(Refusal("table-no-replay"))
    return room.session


def info(room: Room, person: str) -> ReplayInfo:
    session = _session(room, person)
    seats = allowed_seats(room, person)
    return ReplayInfo(room.info(person), len(session.answers), seats, [])


def step(room: Room, person: str, at: int, seat: int) -> ReplayStep:
    """The position after `at` answers as `seat` saw it, and what the last answer brought."""
    session = _session(room, person)
    if seat not in allowed_seats(room, person):
        raise TableError(Refusal("table-no-replay"))
    at = max(0, min(at, len(session.answers)))
    played = Session(room.game, room.options, room.seed, list(session.names), auto=False)
    before = 0
    for answer in session.answers[:at]:
        before = len(played.events)
        played.submit(answer.seat, answer.action)
    log = [event for event in played.events[before:] if _sees(seat, event.audience)]
    log_at = sum(1 for event in played.events[:before] if _sees(seat, event.audience))
    lines = [say(room.game, event) for event in log]
    return ReplayStep(at, _view(played, seat), log_at, lines)


def _sees(seat: int, audience: int) -> bool:
    if seat == ABOVE or audience == -1:
        return True
    return seat >= 0 and bool(audience >> seat & 1)


def _view(session: Session, seat: int) -> View:
    if seat != ABOVE:
        return make_view(session, seat, "finished")
    view = make_view(session, SPECTATOR, "finished")
    everyone: list[Any] = [
        session.state.observe(number).get("own") for number in range(session.state.seats())
    ]
    view.position["above"] = everyone
    return view
