"""Bots at the table: their remarks on events, their promises, their verdicts on promises."""

from __future__ import annotations

import time
from typing import Any

from gunbai.core.banter import TO_ALL, Remark
from gunbai.server.publishing import add_talk, take_promise
from gunbai.server.room import Room
from gunbai.server.store import Row, Store


async def react(store: Store, room: Room, seq: int) -> None:
    """React to the events of the answer with this number. Lock held."""
    session = room.session
    if session is None or not any(place.kind == "bot" for place in room.seats):
        return
    for number, event in enumerate(session.events[room.news_at :]):
        for remark in session.remarks(event):
            if _bot(room, remark.seat) and (remark.to == TO_ALL or _person(room, remark.to)):
                await say(store, room, remark, f"bot:{seq}:{number}:{remark.seat}")
        for promise in list(room.promises.values()):
            await _judge(store, room, promise, session.verdict(event, as_remark(promise)))
        for vow in session.vows(event):
            if _bot(room, vow.seat) and _person(room, vow.to):
                await promise_to(store, room, vow, f"bot:{seq}:{number}:{vow.seat}")


def _bot(room: Room, seat: int) -> bool:
    """Return True for a bot's own seat: a bot that plays for a person must not speak for them."""
    return room.seats[seat].kind == "bot"


def _person(room: Room, seat: int) -> bool:
    return room.seats[seat].kind in ("person", "program")


async def say(store: Store, room: Room, remark: Remark, request_id: str) -> None:
    """Add a bot's message, which each client shows in its own language. Lock held."""
    row: dict[str, Any] = {
        "table": room.id,
        "at": time.time(),
        "seat": remark.seat,
        "name": room.seats[remark.seat].name,
        "to": None if remark.to == TO_ALL else remark.to,
        **room.holders(remark.seat, None if remark.to == TO_ALL else remark.to),
        "text": "",
        "mark": request_id,
        "line": {"key": remark.key, "words": remark.words},
    }
    number = await store.add_talk(row)
    if number is not None:
        add_talk(room, {**row, "id": number})


async def promise_to(
    store: Store, room: Room, promise: Remark, request_id: str, text: str = ""
) -> bool:
    """Store a promise and tell the two; return False if it was stored before. Lock held."""
    dated = promise if room.session is None else room.session.dated(promise)
    row: dict[str, Any] = {
        "table": room.id,
        "at": time.time(),
        "seat": promise.seat,
        "to": promise.to,
        **room.holders(promise.seat, promise.to),
        "key": promise.key,
        "words": dated.words,
        "text": text,
        "giver": "open",
        "receiver": "open",
        "mark": request_id,
    }
    number = await store.add_promise(row)
    if number is not None:
        take_promise(room, {**row, "id": number})
    return number is not None


async def _judge(store: Store, room: Room, promise: Row, verdict: str) -> None:
    """Let bots say once what became of a promise; people say it for themselves."""
    for side, seat in (("giver", promise["seat"]), ("receiver", promise["to"])):
        now = room.promises[int(promise["id"])]
        if verdict in ("kept", "broken") and now[side] == "open" and _bot(room, int(seat)):
            await set_verdict(store, room, now, side, verdict)
            if verdict == "broken" and side == "giver":
                await _excuse(store, room, now)


async def _excuse(store: Store, room: Room, promise: Row) -> None:
    """Let a bot say to a person why it broke a promise."""
    excuse = room.game.banter().excuse(as_remark(promise))
    if excuse is not None and _person(room, excuse.to):
        await say(store, room, excuse, f"bot:broke:{promise['id']}")


async def set_verdict(store: Store, room: Room, promise: Row, side: str, verdict: str) -> None:
    """Store one side's verdict on a promise. Lock held."""
    await store.judge_promise(room.id, int(promise["id"]), side, verdict)
    take_promise(room, {**promise, side: verdict})


def as_remark(promise: Row) -> Remark:
    return Remark(int(promise["seat"]), int(promise["to"]), promise["key"], promise["words"])


def trusts(room: Room, seat: int, giver: int) -> bool:
    """Return True if one seat has not broken its word to another."""
    return not any(
        (row["seat"], row["to"], row["receiver"]) == (giver, seat, "broken")
        for row in room.promises.values()
    )


async def answer_promise(store: Store, room: Room, promise: Remark, request_id: str) -> None:
    """Let a bot reply to a promise that it was given. Lock held."""
    if not _bot(room, promise.to):
        return
    reply = room.game.banter().reply(promise, trusts(room, promise.to, promise.seat))
    if reply is not None:
        await say(store, room, reply, f"bot:{request_id}"[:64])
