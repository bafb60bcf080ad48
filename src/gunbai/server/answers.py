"""Answers and steps back: checked, written to the log, carried out, published."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gunbai.core.answer import Proposal
from gunbai.core.codec import FIRST_FREE_ACTION
from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.session import Session
from gunbai.server.config import MOST_CHANGES, MOST_GIFTS
from gunbai.server.keeper import Keeper
from gunbai.server.room import Room, TableError

MOST_TRIES: Final = 5


def running(room: Room) -> Session:
    """Return the game of a table that is being played now, or refuse."""
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
    holder: int | None = None,
) -> None:
    """Answer what the seat is asked. A repeated request has the result of the first.

    With a `holder` only as long as the seat has not passed on.
    """

    def check() -> Proposal:
        room.must_hold(seat, holder)
        _must_play(room, seat, by)
        session = running(room)
        proposal = session.prepare(seat, room.game.parse(text), seen)
        if by == "person":
            _must_be_few(session, proposal)
        return proposal

    await _give(keeper, room, check, by, request_id)
    if by == "person":
        room.misses.pop(seat, None)


async def undo(
    keeper: Keeper,
    room: Room,
    seat: int,
    seen: int,
    request_id: str,
    holder: int | None = None,
) -> None:
    """Take the seat's own last step back."""

    def check() -> Proposal:
        room.must_hold(seat, holder)
        _must_play(room, seat, "person")
        session = running(room)
        proposal = session.prepare_undo(seat, seen)
        _must_be_few(session, proposal)
        return proposal

    await _give(keeper, room, check, "person", request_id)


def gifts_of(session: Session, seat: int) -> int:
    """Return how often this seat did something without being asked: only that is unlimited."""
    return sum(
        1 for each in session.answers if each.action >= FIRST_FREE_ACTION and each.seat == seat
    )


def _must_be_few(session: Session, proposal: Proposal) -> None:
    """Refuse endless changes of one plan, which make each step back slower; it can be finished.

    Gifts without end would make the game itself longer and longer.
    """
    seat, action = proposal.seat, proposal.action
    if action >= FIRST_FREE_ACTION and gifts_of(session, seat) >= MOST_GIFTS:
        raise TableError(Refusal("table-gifts", "", {"most": MOST_GIFTS}))
    if session.changes_since(seat) < MOST_CHANGES:
        return
    answers = not proposal.undo and action < FIRST_FREE_ACTION
    if not (answers and session.is_last_word(seat, action)):
        raise TableError(Refusal("table-changes", "", {"most": MOST_CHANGES}))


def _must_play(room: Room, seat: int, by: str) -> None:
    """Refuse a person whose seat a bot plays, and a bot in any other seat.

    Where the time of a bot with an account is up, both may answer: whoever is first.
    """
    running(room)
    stands_in = by == "bot" and seat in room.late
    if room.seats[seat].played_by_bot() != (by == "bot") and not stands_in:
        raise TableError(Refusal("table-away"))


async def _give(
    keeper: Keeper, room: Room, check: Callable[[], Proposal], by: str, request_id: str
) -> None:
    """Check and write an answer, one writer per table; again if another process was first."""
    async with room.lock:
        for _ in range(MOST_TRIES):
            if request_id in room.request_ids:
                return
            try:
                proposal = check()
            except GunbaiError:
                if await keeper.catch_up(room):
                    continue  # the reason of the refusal is gone
                raise
            if await keeper.write(room, proposal, by, request_id):
                return
        raise TableError(Refusal("table-changed"))
