"""Answers and steps back: checked, written to the log, carried out, told to everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gunbai.core.answer import Proposal
from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.session import Session
from gunbai.server.keeper import Keeper
from gunbai.server.room import Room, TableError

MOST_TRIES: Final = 5


def running(room: Room) -> Session:
    """The game of a table that is being played just now."""
    if room.session is None or room.status != "running":
        raise TableError(Refusal("table-not-running", "", {"status": room.status}))
    return room.session


async def answer(
    keeper: Keeper,
    room: Room,
    seat: int,
    text: str,
    seen: int,
    *,
    request_id: str = "",
    by: str = "person",
) -> None:
    """Answer what the seat is asked. A repeated request is answered as the first time."""

    def check() -> Proposal:
        _must_play(room, seat, by)
        return running(room).prepare(seat, room.game.parse(text), seen)

    await _give(keeper, room, check, by, request_id)


async def undo(keeper: Keeper, room: Room, seat: int, seen: int, request_id: str) -> None:
    """Take the seat's own last step back."""

    def check() -> Proposal:
        _must_play(room, seat, "person")
        return running(room).prepare_undo(seat, seen)

    await _give(keeper, room, check, "person", request_id)


def _must_play(room: Room, seat: int, by: str) -> None:
    """A bot plays for whoever is away, and for nobody else."""
    running(room)
    if room.seats[seat].played_by_bot() != (by == "bot"):
        raise TableError(Refusal("table-away"))


async def _give(
    keeper: Keeper, room: Room, check: Callable[[], Proposal], by: str, request_id: str
) -> None:
    """One writer per table; if another process was first, look at the table again."""
    async with room.lock:
        for _ in range(MOST_TRIES):
            if request_id in room.request_ids:
                return
            try:
                proposal = check()
            except GunbaiError:
                if await keeper.catch_up(room):
                    continue  # it was refused for what is no longer so
                raise
            if await keeper.write(room, proposal, by, request_id):
                return
        raise TableError(Refusal("table-changed"))
