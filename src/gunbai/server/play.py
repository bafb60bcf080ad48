"""Answers, steps back, talk; bots and clocks that go on by themselves."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.session import Session
from gunbai.server.config import MOST_TALK
from gunbai.server.hub import Hub, apply_entry
from gunbai.server.identity import clean_text
from gunbai.server.ratings import new_ratings
from gunbai.server.room import TALK_KEPT, Room, TableError
from gunbai.server.store import Conflict, Row
from gunbai.server.thinkers import Thought

LOG: Final = logging.getLogger("gunbai.server")
MOST_TRIES: Final = 5


def running(room: Room) -> Session:
    """The game of a table that is being played just now."""
    if room.session is None or room.status != "running":
        raise TableError(Refusal("table-not-running", "", {"status": room.status}))
    return room.session


async def answer(
    hub: Hub, room: Room, seat: int, text: str, seen: int, mark: str, by: str = "person"
) -> None:
    """Check, keep, carry out, tell. A repeated message is answered as the first time."""
    async with room.lock:
        for _ in range(MOST_TRIES):
            if mark and mark in room.marks:
                return
            session = running(room)
            action = room.game.parse(text)
            session.check_submit(seat, action, seen)
            try:
                await _write(hub, room, seat, "answer", room.game.text(action), by, mark)
                return
            except Conflict:
                await hub.refresh(room)
        raise TableError(Refusal("table-changed"))


async def undo(hub: Hub, room: Room, seat: int, seen: int, mark: str) -> None:
    async with room.lock:
        for _ in range(MOST_TRIES):
            if mark and mark in room.marks:
                return
            session = running(room)
            refusal = session.undo_refusal(seat)
            if refusal is not None:
                raise TableError(refusal)
            try:
                await _write(hub, room, seat, "undo", "", "person", mark)
                return
            except Conflict:
                await hub.refresh(room)
        raise TableError(Refusal("table-changed"))


async def _write(
    hub: Hub, room: Room, seat: int, kind: str, text: str, by: str, mark: str
) -> None:
    """The log first, then the game, then the listeners. Lock held."""
    session = room.session
    assert session is not None
    room.clock.answered(seat)
    entry: dict[str, Any] = {
        "table": room.id,
        "seq": room.seq + 1,
        "at": time.time(),
        "seat": seat,
        "kind": kind,
        "text": text,
        "by": by,
        "mark": mark or None,
    }
    await hub.store.append(entry, room.clock.keep())
    hub.answers += 1
    before = len(session.events)
    apply_entry(room, entry)
    start = before if kind == "answer" else session.settled_events
    room.clock.owe(room.to_act())
    if session.over:
        await finish(hub, room)
    room.publish_move(seat, start, kind == "undo")
    hub.after_change(room)


async def finish(hub: Hub, room: Room) -> None:
    """The game is over: result and ratings are written once."""
    session = room.session
    assert session is not None
    result = session.state.result()
    assert result is not None
    kept = {"scores": result.scores, "places": result.places}
    rated = room.origin is None or "rematch" in room.origin
    known = await hub.store.ratings(room.game.name) if rated else []
    rows = new_ratings(room, known) if rated else []
    try:
        await hub.store.finish(room.id, room.version, kept, rows)
    except Conflict:
        LOG.info("table %s was finished by another process", room.id)
    room.version += 1
    room.status = "finished"
    room.result = kept
    room.clock.stop()


async def talk(hub: Hub, room: Room, seat: int, name: str, text: str, to: int | None, mark: str) -> None:
    """Table talk, or a private thread between two seats."""
    shown = clean_text(text, MOST_TALK)
    if not shown:
        raise TableError(Refusal("talk-empty"))
    if to is not None and (seat < 0 or to == seat or to >= len(room.seats)):
        raise TableError(Refusal("talk-nobody"))
    if seat < 0 and room.status in ("running", "paused"):
        raise TableError(Refusal("talk-onlooker"))
    row: dict[str, Any] = {
        "table": room.id,
        "at": time.time(),
        "seat": seat,
        "name": name,
        "to": to,
        "text": shown,
        "mark": mark,
    }
    async with room.lock:
        number = await hub.store.add_talk(row)
        if number is None:
            return
        kept: Row = {**row, "id": number}
        room.spoken.append(kept)
        del room.spoken[:-TALK_KEPT]
        room.publish_talk(kept)


# what goes on by itself


def wake(hub: Hub, room: Room) -> None:
    """Let the bots that owe an answer think, and set the timer for the first clock to run out."""
    if hub.closing:
        return
    session = room.session
    if session is not None and room.status == "running" and session.over:
        hub.spawn(_finish_late(hub, room))
        return
    if room.status == "running":
        room.clock.owe(room.to_act())
        room.clock.start()
        for seat in room.to_act():
            if room.seats[seat].played_by_bot() and seat not in room.thinking:
                room.thinking[seat] = hub.spawn(_let_bot_answer(hub, room, seat))
    else:
        room.clock.stop()
    _set_timer(hub, room)


async def _finish_late(hub: Hub, room: Room) -> None:
    """The server was stopped between the last answer and its result."""
    async with room.lock:
        if room.status == "running" and room.session is not None and room.session.over:
            await finish(hub, room)
            room.publish_table()


async def _let_bot_answer(hub: Hub, room: Room, seat: int) -> None:
    try:
        await _think_and_answer(hub, room, seat)
    finally:
        room.thinking.pop(seat, None)
    if room.status == "running":
        wake(hub, room)


async def _think_and_answer(hub: Hub, room: Room, seat: int) -> None:
    session = room.session
    if session is None or seat not in room.to_act():
        return
    started = time.monotonic()
    version = session.version_for(seat)
    sample = session.state.determinize(seat, 0)
    seed = (room.seed ^ (room.seq * 8 + seat) * 0x9E3779B97F4A7C15) & ((1 << 63) - 1)
    level = room.seats[seat].level
    thought = Thought(room.game.name, room.figures, sample.dump(), seat, level, seed)
    action = await hub.thinkers.think(thought)
    pause = hub.settings.bot_pause - (time.monotonic() - started)
    if pause > 0 and any(not s.played_by_bot() for s in room.seats):
        await asyncio.sleep(pause)
    if action is None:
        action = session.state.default(seat)
    try:
        text = room.game.text(action)
        await answer(hub, room, seat, text, version, "", by="bot")
    except (TableError, GunbaiError) as error:
        LOG.info("table %s: a bot's answer came too late: %s", room.id, error)


def _set_timer(hub: Hub, room: Room) -> None:
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    left = room.clock.next_end()
    if left is not None:
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(max(0.05, left + 0.05), _time_is_up, hub, room)


def _time_is_up(hub: Hub, room: Room) -> None:
    room.timer = None
    hub.spawn(_replace_late_seats(hub, room))


async def _replace_late_seats(hub: Hub, room: Room) -> None:
    """A bot takes the seat of whoever let the time run out; they may take it back."""
    async with room.lock:
        late = [
            seat
            for seat in room.to_act()
            if room.status == "running"
            and room.clock.left(seat) <= 0
            and not room.seats[seat].played_by_bot()
        ]
        for seat in late:
            room.seats[seat].away = True
        if late:
            await hub.save(room, {}, late)
            room.publish_table()
    hub.after_change(room)


