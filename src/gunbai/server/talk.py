"""Table talk, private threads of two or more seats, and what the server itself has to say."""

from __future__ import annotations

import time
from typing import Any

from gunbai.core.errors import Refusal
from gunbai.core.event import SPECTATOR
from gunbai.server.config import MOST_TALK
from gunbai.server.identity import clean_text
from gunbai.server.messages import Say
from gunbai.server.publishing import add_talk
from gunbai.server.room import Room, TableError
from gunbai.server.store import Store


async def say(
    store: Store,
    room: Room,
    seat: int,
    name: str,
    message: Say,
    request_id: str,
    *,
    holder: int | None = None,
) -> None:
    """Store what somebody said and send it to those who may hear it.

    With a `holder` only as long as the seat has not passed on.
    """
    shown = clean_text(message.text, len(message.text))
    if not shown:
        raise TableError(Refusal("talk-empty"))
    if len(shown) > MOST_TALK:
        raise TableError(Refusal("talk-long", "", {"most": MOST_TALK, "length": len(shown)}))
    row: dict[str, Any] = {
        "table": room.id,
        "at": time.time(),
        "seat": seat,
        "name": name,
        "to": message.to,
        "text": shown,
        "mark": request_id,
    }
    async with room.lock:
        room.must_hold(seat, holder)
        _must_be_heard(room, seat, message)
        row.update(room.holders(seat, message.to))
        if message.members:
            group = sorted({*message.members, seat})
            row["members"] = [[each, room.seats[each].holder] for each in group]
        number = await store.add_talk(row)
        if number is not None:
            add_talk(room, {**row, "id": number})


def announcement(table: str, key: str, words: dict[str, object], mark: str) -> dict[str, Any]:
    """Return a line of the server's own, which each client shows in its language."""
    return {
        "table": table,
        "at": time.time(),
        "seat": SPECTATOR,
        "name": "",
        "to": None,
        "text": "",
        "mark": mark,
        "line": {"key": key, "words": words},
    }


async def announce(store: Store, room: Room, key: str, words: dict[str, object], mark: str) -> None:
    """Tell everybody at a table something, once for this mark."""
    row = announcement(room.id, key, words, mark)
    async with room.lock:
        number = await store.add_talk(row)
        if number is not None:
            add_talk(room, {**row, "id": number})


def readers(message: Say) -> list[int]:
    """Return the seats that a message is for; none if it is for the whole table."""
    return message.members if message.to is None else [message.to]


def _must_be_heard(room: Room, seat: int, message: Say) -> None:
    to = readers(message)
    if to and (seat < 0 or seat in to or not all(_somebody(room, each) for each in to)):
        raise TableError(Refusal("talk-nobody"))
    several = len(message.members)
    if several and (message.to is not None or several < 2 or len(set(to)) < several):
        raise TableError(Refusal("talk-group"))
    if to and room.status == "lobby":
        # Seats still change hands: the next person in the seat would read it.
        raise TableError(Refusal("talk-lobby"))
    if seat < 0 and room.status in ("running", "paused"):
        raise TableError(Refusal("talk-onlooker"))


def _somebody(room: Room, seat: int) -> bool:
    return seat < len(room.seats) and room.seats[seat].kind in ("person", "program")
