"""Motions: pace, end and steps back that need the consent of all people at the table."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from gunbai.core.errors import IllegalAction
from gunbai.core.session import Session
from gunbai.server.answers import running
from gunbai.server.game_log import go_back
from gunbai.server.identity import new_id
from gunbai.server.keeper import Keeper
from gunbai.server.motion_messages import Motion, MotionForm
from gunbai.server.pace import Pace
from gunbai.server.publishing import publish_table
from gunbai.server.room import Room
from gunbai.server.steering import carry, checked_pace, must_fit, refuse

_HOUR: Final = 3600.0
#: Seconds after which a motion lapses, by the pace of the table.
LASTS: Final = {"live": _HOUR, "none": 72 * _HOUR, "days": 168 * _HOUR}
#: Seconds after which somebody who was declined may ask for the same again.
AGAIN: Final = 600.0
MOST_NOTES: Final = 40
#: The number of answers one game can take back: each is replayed whenever the game is.
MOST_BACKS: Final = 20


async def move(keeper: Keeper, room: Room, person: str, form: MotionForm) -> None:
    """Put a motion to the others; if nobody has to agree, it is carried out at once."""
    async with keeper.changing(room):
        seat = _seat_of(room, person)
        _must_go_on(room)
        now = time.time()
        kept = [motion for motion in room.motions if motion.until > now]
        for motion in kept:
            _must_not_crowd(motion, form, seat, now)
        motion = Motion(
            id=new_id(),
            kind=form.kind,
            by=seat,
            at=now,
            until=now + LASTS[room.pace.kind],
            agreed=[],
        )
        if form.kind == "pace":
            motion.pace = _new_pace(room, form.pace)
        elif form.kind == "back":
            motion.answers = await _last_answer(keeper, room, seat)
        others = [each for each in kept if each.kind != form.kind]
        await _decide(keeper, room, motion, others)


def _seat_of(room: Room, person: str) -> int:
    seat = room.seat_of(person)
    if seat < 0:
        raise refuse("table-seated-only")
    if room.has_left(room.seats[seat]):
        raise refuse("table-away")
    return seat


def _must_go_on(room: Room) -> None:
    must_fit(room, "replace")  # a game that runs or is paused


def _must_not_crowd(motion: Motion, form: MotionForm, seat: int, now: float) -> None:
    """Refuse a second motion of a kind, and one that was declined just now."""
    if motion.kind != form.kind:
        return
    if motion.declined < 0:
        raise refuse("motion-open")
    if motion.by == seat and now - motion.at < AGAIN:
        raise refuse("motion-again", {"minutes": 1 + int((AGAIN - now + motion.at) / 60)})


def _new_pace(room: Room, pace: Pace | None) -> Pace:
    found = checked_pace(Pace() if pace is None else pace)
    if found == room.pace:
        raise refuse("motion-same-pace")
    return found


async def _last_answer(keeper: Keeper, room: Room, seat: int) -> int:
    """Return the number of answers before the seat's last one, if only consent brings it back."""
    session = running(room)
    if session.undo_refusal(seat) is None:
        raise refuse("motion-undo")
    if await keeper.store.steps_back(room.id) >= MOST_BACKS:
        raise refuse("motion-backs", {"most": MOST_BACKS})
    left = session.given_before_last_of(seat)
    session.prepare_back(seat, left, [])
    return left


async def answer(keeper: Keeper, room: Room, person: str, name: str, verdict: str) -> None:
    """Agree to a motion or decline it; whoever made it withdraws it."""
    async with keeper.changing(room):
        seat = _seat_of(room, person)
        _must_go_on(room)
        now = time.time()
        kept = [motion for motion in room.motions if motion.until > now]
        found = next((motion for motion in kept if motion.id == name), None)
        if found is None or (verdict == "withdraw") != (found.by == seat):
            raise refuse("motion-gone")
        others = [motion for motion in kept if motion is not found]
        if verdict == "withdraw" and found.declined >= 0:  # read; it is not asked again at once
            closed = msgspec.structs.replace(found, closed=True, until=found.at + AGAIN)
            await _keep(keeper, room, [*others, closed])
        elif verdict == "withdraw":
            await _keep(keeper, room, others)
        elif found.declined >= 0:
            raise refuse("motion-declined")
        elif verdict == "decline":
            declined = msgspec.structs.replace(found, declined=seat, at=now)
            await _keep(keeper, room, [*others, declined])
        else:
            agreed = msgspec.structs.replace(found, agreed=sorted({*found.agreed, seat}))
            await _decide(keeper, room, agreed, others)


def is_ripe(room: Room) -> bool:
    """Return True if a motion at the table no longer waits for anybody."""
    return any(_is_ripe(room, motion) for motion in room.motions)


def _is_ripe(room: Room, motion: Motion) -> bool:
    """Return True if whoever made a motion has left, or all who had not agreed."""
    if motion.declined >= 0 or motion.until <= time.time():
        return False
    if room.status != "running" and (room.status != "paused" or motion.kind == "back"):
        return False
    return room.has_left(room.seats[motion.by]) or set(room.asked(motion)) <= set(motion.agreed)


async def settle(keeper: Keeper, room: Room) -> None:
    """Carry out the motions that wait for nobody; drop those whose makers have left."""
    async with keeper.changing(room):
        while ripe := [motion for motion in room.motions if _is_ripe(room, motion)]:
            motion = ripe[0]
            others = [each for each in room.motions if each.id != motion.id]
            try:
                if not room.has_left(room.seats[motion.by]):
                    await _decide(keeper, room, motion, others)
                    continue
            except IllegalAction:  # what was to be taken back is gone
                pass
            await _keep(keeper, room, others)


async def _keep(keeper: Keeper, room: Room, motions: list[Motion]) -> None:
    await keeper.save(room, {"motions": msgspec.to_builtins(motions)})
    publish_table(room)
    room.changed()


async def _decide(keeper: Keeper, room: Room, motion: Motion, others: list[Motion]) -> None:
    """Carry out a motion if all agree, else keep it."""
    if not set(room.asked(motion)) <= set(motion.agreed):
        await _keep(keeper, room, [*others, motion])
    elif motion.kind == "end":
        more = {"motions": [], "notes": noted(room, motion, "note-end", {})}
        await carry(keeper, room, "end", more=more)
    elif motion.kind == "back":
        await _go_back(keeper, room, motion, others)
    else:
        await _change_pace(keeper, room, motion, others)


async def _go_back(keeper: Keeper, room: Room, motion: Motion, others: list[Motion]) -> None:
    """Take an answer back, and all after it; once, even if the server is killed on the way."""
    mark = f"motion:{motion.id}"
    changes: dict[str, Any] = {"motions": msgspec.to_builtins(others)}
    if mark not in room.request_ids:
        session = running(room)
        before = len(session.steps_back_for(motion.by))
        proposal = session.prepare_back(motion.by, motion.answers, motion.agreed)
        await go_back(session, proposal, keeper.workshop)
        if not await keeper.write(room, proposal, "person", mark):
            raise refuse("table-changed")
        if not _is_told(session, motion, before):
            changes["notes"] = noted(room, motion, "note-back", {})
    await keeper.save(room, changes)
    publish_table(room)
    room.changed()


def _is_told(session: Session, motion: Motion, before: int) -> bool:
    """Return True if the log says what was taken back; else it only says that something was."""
    told = session.steps_back_for(motion.by)
    return bool(motion.agreed) and len(told) > before and told[-1].agreed == motion.agreed


async def _change_pace(keeper: Keeper, room: Room, motion: Motion, others: list[Motion]) -> None:
    pace = motion.pace or Pace()
    before = room.clock.keep()
    old = room.clock.pace
    room.clock.change_pace(pace)
    told = {
        "pace": pace.kind,
        "days": pace.days,
        "seconds": pace.decision,
        "minutes": round(pace.bank / 60),
    }
    changes = {
        "pace": msgspec.to_builtins(pace),
        "clock": room.clock.keep(),
        "motions": msgspec.to_builtins(others),
        "notes": noted(room, motion, "note-pace", told),
    }
    try:
        await keeper.save(room, changes)
    except BaseException:
        if room.pace == old:
            room.clock.pace = old
            room.clock.read(before)
        raise
    publish_table(room)
    room.changed()


def noted(room: Room, motion: Motion, key: str, words: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the notes of the table with one more: who asked for it, and who agreed."""
    events = 0 if room.session is None else len(room.session.events)
    told = {"player": motion.by, "agreed": len(motion.agreed), **words}
    if motion.agreed:
        told["players"] = motion.agreed
    note = {"at": time.time(), "events": events, "key": key, "words": told}
    return [*room.notes, note][-MOST_NOTES:]
