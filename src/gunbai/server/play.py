"""Answers, steps back, talk; bots and clocks that go on by themselves."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import Any, Final

from gunbai.core.answer import Proposal
from gunbai.core.codec import FIRST_FREE_ACTION
from gunbai.core.errors import GunbaiError, IllegalAction, Refusal
from gunbai.core.session import Session
from gunbai.server import banter
from gunbai.server.config import MOST_TALK
from gunbai.server.course import carry_out, keep_snapshot
from gunbai.server.hub import Hub
from gunbai.server.identity import clean_text
from gunbai.server.journal import Conflict
from gunbai.server.ratings import new_ratings
from gunbai.server.room import Room, TableError
from gunbai.server.store import Row
from gunbai.server.thinkers import Thought

LOG: Final = logging.getLogger("gunbai.server")
MOST_TRIES: Final = 5
_MOMENT: Final = 5  # so many pauses after something that people want to look at


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
            if mark in room.marks:
                return
            try:
                _must_play(room, seat, by)
                proposal = running(room).prepare(seat, room.game.parse(text), seen)
            except GunbaiError:
                if await hub.news(room):
                    continue  # it was refused for what is no longer so
                raise
            if await _write(hub, room, proposal, by, mark):
                return
        raise TableError(Refusal("table-changed"))


async def undo(hub: Hub, room: Room, seat: int, seen: int, mark: str) -> None:
    async with room.lock:
        for _ in range(MOST_TRIES):
            if mark in room.marks:
                return
            try:
                _must_play(room, seat, "person")
                proposal = running(room).prepare_undo(seat, seen)
            except GunbaiError:
                if await hub.news(room):
                    continue
                raise
            if await _write(hub, room, proposal, "person", mark):
                return
        raise TableError(Refusal("table-changed"))


def _must_play(room: Room, seat: int, by: str) -> None:
    """A bot plays for whoever is away, and for nobody else."""
    running(room)
    if room.seats[seat].played_by_bot() != (by == "bot"):
        raise TableError(Refusal("table-away"))


def _entry(room: Room, proposal: Proposal, by: str, mark: str) -> dict[str, Any]:
    """A checked answer, or step back, as the next line of the game's log."""
    return {
        "table": room.id,
        "seq": room.seq + 1,
        "at": time.time(),
        "seat": proposal.seat,
        "kind": "undo" if proposal.undo else "answer",
        "text": "" if proposal.undo else room.game.text(proposal.action),
        "by": by,
        "mark": mark or None,
    }


async def _write(hub: Hub, room: Room, proposal: Proposal, by: str, mark: str) -> bool:
    """The log first, then the game, then the listeners; False if another process was first."""
    entry = _entry(room, proposal, by, mark)
    try:
        await hub.store.append(entry, room.clock.keep())
    except Conflict:
        await hub.refresh(room)
        return False
    hub.answers += 1
    carry_out(room, entry, proposal)
    try:
        if room.session is not None and room.session.over:
            await _finish(hub, room)
            room.publish_table()
        await keep_snapshot(hub.store, room, hub.settings.snapshot_every)
        if not proposal.undo:
            await banter.react(hub, room, int(entry["seq"]))
    except Exception:  # the answer stands whatever becomes of these; they are tried again
        LOG.exception("a result, a snapshot or a remark can't be kept", extra={"table": room.id})
    hub.after_change(room)
    return True


async def _finish(hub: Hub, room: Room) -> None:
    """The game is over: result and ratings are written once."""
    session = room.session
    assert session is not None
    result = session.result()
    assert result is not None
    kept = {"scores": result.scores, "places": result.places}
    rated = room.origin is None or "rematch" in room.origin

    def rate(known: list[Row]) -> list[dict[str, Any]]:
        return new_ratings(room, result, known) if rated else []

    try:
        await hub.store.finish(room.id, room.version, kept, room.game.name, rate)
    except Conflict:
        await hub.refresh(room)  # another process was first
        return
    room.take_changes({"status": "finished", "result": kept}, [])


async def talk(
    hub: Hub, room: Room, seat: int, name: str, text: str, to: int | None, mark: str
) -> None:
    """Table talk, or a private thread between two seats."""
    shown = clean_text(text, len(text))
    if not shown:
        raise TableError(Refusal("talk-empty"))
    if len(shown) > MOST_TALK:
        raise TableError(Refusal("talk-long", "", {"most": MOST_TALK, "length": len(shown)}))
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
        _must_be_heard(room, seat, to)
        number = await hub.store.add_talk(row)
        if number is not None:
            room.add_talk({**row, "id": number})


def _must_be_heard(room: Room, seat: int, to: int | None) -> None:
    if to is not None and (seat < 0 or to == seat or not _somebody(room, to)):
        raise TableError(Refusal("talk-nobody"))
    if to is not None and room.status == "lobby":
        # Seats still change hands: whoever sat down next would read it.
        raise TableError(Refusal("talk-lobby"))
    if seat < 0 and room.status in ("running", "paused"):
        raise TableError(Refusal("talk-onlooker"))


def _somebody(room: Room, seat: int) -> bool:
    return seat < len(room.seats) and room.seats[seat].kind in ("person", "program")


# what goes on by itself


def wake(hub: Hub, room: Room) -> None:
    """Let the bots that owe an answer think, and set the timer for the first clock to run out."""
    if hub.closing:
        return
    session = room.session
    if room.status == "running" and session is not None:
        if session.over:
            hub.spawn(_finish_late(hub, room))
        for seat in room.to_act():
            if not room.seats[seat].played_by_bot() or seat in room.thinking:
                continue
            if room.holding.get(seat) != _situation(room, seat):
                room.thinking[seat] = hub.spawn(_let_bot_answer(hub, room, seat))
    _set_timer(hub, room)


async def _finish_late(hub: Hub, room: Room) -> None:
    """The server was stopped between the last answer and its result."""
    async with room.lock:
        if room.status == "running" and room.session is not None and room.session.over:
            await _finish(hub, room)
            room.publish_table()


async def _let_bot_answer(hub: Hub, room: Room, seat: int) -> None:
    try:
        await _think_and_answer(hub, room, seat)
    finally:
        room.thinking.pop(seat, None)
    hub.after_change(room)


async def _think_and_answer(hub: Hub, room: Room, seat: int) -> None:
    session = room.session
    if session is None or seat not in room.to_act():
        return
    started = time.monotonic()
    situation = _situation(room, seat)  # that it thinks about; it may change meanwhile
    version = session.version_for(seat)
    level = room.seats[seat].level
    seed = _bot_seed(room, seat)
    given = _given(room, seat)
    thought = Thought(
        room.game.name,
        room.figures,
        session.knowledge(seat).sample.dump(),
        seat,
        level,
        seed,
        given,
    )
    steps = await hub.thinkers.think(thought)
    pause = hub.settings.bot_pause * (_MOMENT if room.great_moment() else 1)
    pause -= time.monotonic() - started
    if pause > 0 and any(not place.played_by_bot() for place in room.seats):
        await asyncio.sleep(pause)
    try:
        if not steps:
            steps = [session.default(seat)]
        for place, action in enumerate(steps):
            late = place > 0 or session.version_for(seat) != version
            if late and session.refusal(seat, action) is not None:
                return  # others went on meanwhile: it thinks again
            if _leaves_people(room, seat, action):
                room.holding[seat] = situation
                return
            await answer(hub, room, seat, room.game.text(action), version, "", by="bot")
            room.given.add((seat, action))
            version = session.version_for(seat)
    except IllegalAction:
        if session.version_for(seat) != version:
            return  # others went on while it waited for its turn to speak: it thinks again
        LOG.exception("a bot's answer is against the rules", extra={"table": room.id})
        await _give_default(hub, room, seat)
    except GunbaiError as error:
        LOG.info("a bot's answer came too late", extra={"table": room.id, "reason": error})


def _people_asked(room: Room) -> list[int]:
    return [seat for seat in room.to_act() if not room.seats[seat].played_by_bot()]


def _situation(room: Room, seat: int) -> tuple[int, list[int]]:
    """What a bot that holds back waits to see changed."""
    assert room.session is not None
    return room.session.version_for(seat), _people_asked(room)


def _leaves_people(room: Room, seat: int, action: int) -> bool:
    """Whether this answer would end the bot's part of an open talk while people still talk.

    Where all may answer in any order (a tea ceremony), a bot that is ready could no longer reply to
    what a person offers: so it holds back until the people are done.
    """
    session = room.session
    if session is None or action >= FIRST_FREE_ACTION or not session.talking:
        return False
    return bool(_people_asked(room)) and session.is_last_word(seat, action)


def _given(room: Room, seat: int) -> list[int]:
    """What a bot answered before in an open talk that still goes on."""
    session = room.session
    ask = None if session is None else session.ask
    if ask is None or ask.key != room.talks:
        room.talks = "" if ask is None else ask.key
        room.given.clear()
    if session is None or not session.talking:
        return []
    return [action for who, action in room.given if who == seat and action < FIRST_FREE_ACTION]


async def _give_default(hub: Hub, room: Room, seat: int) -> None:
    if seat in room.to_act() and room.session is not None:
        text = room.game.text(room.session.default(seat))
        await answer(hub, room, seat, text, -1, "", by="bot")


def _bot_seed(room: Room, seat: int) -> int:
    """The same chance after a restart; nothing about the game's own can be read from it."""
    text = f"bot {room.seed} {room.seq} {seat}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


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
        late = [seat for seat in room.people_to_act() if room.clock.left(seat) <= 0]
        if late and room.status == "running" and room.minded:
            try:
                await hub.save(room, {}, [room.seats[seat].changed(away=1) for seat in late])
                room.publish_table()
            except TableError as error:
                LOG.info("time is up no more", extra={"table": room.id, "reason": error})
    hub.after_change(room)
