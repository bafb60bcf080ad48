"""The part of a table that a viewer is shown: its seats, the game, the log, the talk."""

from __future__ import annotations

import time
from typing import Any

from gunbai.core.luck import fingerprint
from gunbai.core.seat_view import View
from gunbai.server.conversion import (
    in_it,
    is_binding,
    is_party,
    may_hear,
    promised,
    spoken,
    values_of,
)
from gunbai.server.messages import (
    Happening,
    NoteInfo,
    PauseInfo,
    SeatInfo,
    Spoken,
    StepBackInfo,
    TableInfo,
)
from gunbai.server.motion_messages import MotionInfo
from gunbai.server.promise_messages import PromiseInfo
from gunbai.server.room import HOST, OVER, Room, eyes
from gunbai.server.sitting_messages import HandoverInfo
from gunbai.server.store import Row
from gunbai.server.streams import LogLength
from gunbai.server.succession import handover_infos, offer_info


def info_of(room: Room, person: str) -> TableInfo:
    return _info(room, room.seat_of(person), person)


def info_for(room: Room, key: int) -> TableInfo:
    """Return the table as the listeners of a stream see it."""
    person = room.host if key == HOST else room.seats[key].person if key >= 0 else None
    return _info(room, eyes(key), person or "")


def _info(room: Room, mine: int, person: str) -> TableInfo:
    """Return the table as a person sees it from one of their seats, or as a spectator."""
    hosting = room.host == person
    seats = []
    for seat in room.seats:
        unused = seat.kind == "invited" and hosting
        seats.append(
            SeatInfo(
                number=seat.number,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                level=seat.level,
                away=seat.away,
                connected=room.connected(seat.number),
                mine=seat.number == mine,
                person=seat.person or "",
                invite=(seat.token or "") if unused else "",
                word=seat.word if room.status != "lobby" or seat.number == mine else "",
                here=seat.here,
                character=room.character(seat.number),
                offer=offer_info(seat, room.consent_to, person),
                vacation=room.vacation_of(seat),
            )
        )
    host = next((seat.name for seat in room.seats if seat.person == room.host), "")
    return TableInfo(
        id=room.id,
        game=room.game.name,
        options=_options(room),
        status=room.status,  # type: ignore[arg-type]
        host=host,
        hosting=hosting,
        my_seat=mine,
        my_seats=room.seats_of(person) if person else [mine] * (mine >= 0),
        seats=seats,
        pace=room.pace,
        watch=room.watch,  # type: ignore[arg-type]
        note=room.note,
        version=room.version,
        answers=_answers(room, mine),
        to_act=room.to_act(),
        since=round(max(0.0, time.time() - room.moved_at), 1),
        created=room.created,
        result=_outcome(room.result),
        origin=room.origin,
        successor=room.successor or "",
        votes=room.votes,
        own_values=room.own_values is not None,
        host_here=room.connected(room.stream_of(room.host)),
        host_away=int(10 * room.host_away()) / 10,  # not rounded up: nobody votes too early
        host_gone=room.host_gone,
        paused=_pause(room),
        language=room.language,
        invite=room.invite if hosting and room.status == "lobby" else "",
        values=[] if room.own_values is None else values_of(room.game),
        fingerprint=fingerprint(room.seed) if _is_provable(room) else "",
        secret=str(room.seed) if _is_provable(room) and room.status in OVER else "",
        closed=None if room.closed is None else room.closed.data(),
        handovers=_handovers(room, mine),
        held=[] if room.result is None else room.result.get("held", []),
        motions=motions_for(room, mine),
        notes=notes_for(room, mine),
        vacation=room.vacation,
    )


def motions_for(room: Room, seat: int) -> list[MotionInfo]:
    """Return the motions put to those who sit here; nobody else is told about them."""
    if seat < 0 or room.status not in ("running", "paused"):
        return []
    now = time.time()
    return [
        MotionInfo(
            id=motion.id,
            kind=motion.kind,
            by=motion.by,
            asked=room.asked(motion),
            agreed=motion.agreed,
            declined=motion.declined,
            left=round(motion.until - now, 1),
            pace=motion.pace,
        )
        for motion in room.motions
        if motion.until > now and not motion.closed
    ]


def notes_for(room: Room, seat: int) -> list[NoteInfo]:
    """Return what people agreed on, each with its place in the log of this seat."""
    session = room.session
    notes = [*room.notes, *_uses_of_orders(room, seat)]
    if session is None or not notes:
        return []
    notes.sort(key=lambda note: note["events"])
    ends = []
    end = len(session.events)
    for note in reversed(notes):  # some of the events before it may be taken back
        end = min(end, note["events"])
        ends.append(end)
    out = []
    length = LogLength()
    for note, end in zip(notes, reversed(ends), strict=True):
        at = length.at(session.events, end, seat)
        out.append(NoteInfo(at, note["at"], Happening(note["key"], note["words"])))
    return out


def _is_provable(room: Room) -> bool:
    """Return True if nobody could know the seed before the end of the game."""
    return room.fair and (room.origin is None or "rematch" in room.origin)


def _options(room: Room) -> dict[str, str]:
    """Return the options that are played with now."""
    if room.session is not None:
        return room.session.options
    return room.options if room.archive is None else room.archive.options


def _pause(room: Room) -> PauseInfo | None:
    if room.status != "paused" or room.paused is None:
        return None  # not paused, or by an earlier version
    return PauseInfo(room.paused["by"], round(max(0.0, time.time() - room.paused["at"]), 1))


def _answers(room: Room, seat: int) -> int:
    """Return the number of answers; in a running game, only those this seat could notice."""
    if room.archive is not None:
        return room.archive.answers
    if room.closed is not None:
        return room.entries
    if room.session is None:
        return room.entries if room.status in OVER else int(room.glimpse["answers"])
    if room.status in OVER:
        return len(room.session.answers)
    return room.session.version_for(seat)


def view(room: Room, seat: int) -> View | None:
    """Return the game as this seat sees it; None before it starts."""
    session = room.session
    if room.archive is not None:
        return room.archive.view(room.archive.last, seat)
    return None if session is None else session.view(seat, room.status == "running")


def log(room: Room, seat: int) -> list[Happening]:
    """Return the lines of the events that this seat saw."""
    if room.archive is not None:
        return room.archive.log(seat)
    return [] if room.session is None else room.lines.seen_by(room.session, seat)


def steps_back(room: Room, seat: int) -> list[StepBackInfo]:
    """Return the steps taken back that this seat had seen, each with its place in the log."""
    session = room.session
    if session is None:
        return []
    out = []
    length = LogLength()
    for step in session.steps_back_for(seat):
        at = length.at(session.events, step.events, seat)
        line = Happening(step.event.key, room.game.arguments(step.event))
        out.append(StepBackInfo(at=at, by=step.seat, line=line, agreed=step.agreed))
    return out


def _handovers(room: Room, seat: int) -> list[HandoverInfo]:
    """Return the handovers, each with its place in the log of this seat.

    They are in the order of time: one count of the log is enough for all.
    """
    length = LogLength()
    archive = room.archive

    def line_of(handover: Row) -> int:
        if archive is not None:
            step = min(int(handover["step"]), archive.last)
            return archive.log_length(step, seat) + len(archive.lines(step, seat))
        events = [] if room.session is None else room.session.events
        told = min(int(handover["events"]), len(events))  # some may be taken back since
        return length.at(events, told, seat)

    return handover_infos(room.handovers, line_of, room.status in OVER)


def _uses_of_orders(room: Room, seat: int) -> list[dict[str, Any]]:
    """Return notes about orders that were carried out, for the seat that left them."""
    return [
        {
            "at": 0.0,
            "events": events,
            "key": f"order-{room.game.prefix}-{row['name']}.done",
            "words": {},
        }
        for row in room.orders.get(seat, [])
        if row["person"] == room.seats[seat].person
        for events in row["told"]
    ]


def talk_for(room: Room, seat: int) -> list[Spoken]:
    holder = room.holder(seat)
    return [spoken(row) for row in room.spoken if may_hear(row, seat, holder)]


def promises_for(room: Room, seat: int) -> list[PromiseInfo]:
    """Return the promises of this seat's holder, and those before them that still bind it."""
    holder = room.holder(seat)
    return [
        promised(row, seat, holder)
        for row in room.promises.values()
        if in_it(row, seat) and (is_binding(row) or is_party(row, seat, holder))
    ]


def _outcome(result: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a result without what is sent elsewhere."""
    if result is None:
        return None
    return {name: value for name, value in result.items() if name != "held"}
