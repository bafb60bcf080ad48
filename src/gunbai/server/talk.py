"""Table talk, and private threads of two or more seats."""

from __future__ import annotations

import time
from typing import Any

from gunbai.core.errors import Refusal
from gunbai.server.config import MOST_TALK
from gunbai.server.identity import clean_text
from gunbai.server.messages import Say
from gunbai.server.room import Room, TableError
from gunbai.server.store import Store


async def say(
    store: Store, room: Room, seat: int, name: str, message: Say, request_id: str
) -> None:
    """Store what somebody said and tell those who may hear it."""
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
        "members": sorted({*message.members, seat}) if message.members else None,
        "text": shown,
        "mark": request_id,
    }
    async with room.lock:
        _must_be_heard(room, seat, message)
        number = await store.add_talk(row)
        if number is not None:
            room.add_talk({**row, "id": number})


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
