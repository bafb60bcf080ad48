"""Seats: taking one, leaving it, and letting a bot play in it meanwhile."""

from __future__ import annotations

import secrets

from gunbai.server.hosting import must_be_seat, must_host, refuse
from gunbai.server.identity import new_token
from gunbai.server.keeper import Keeper
from gunbai.server.messages import SeatChange
from gunbai.server.room import LIVE, Room
from gunbai.server.seat import Seat
from gunbai.server.store import Row


async def _change(keeper: Keeper, room: Room, seat: Seat, **changes: object) -> None:
    await keeper.save(room, {}, [seat.changed(**changes)])
    room.publish_table()
    room.changed()


async def join(keeper: Keeper, room: Room, person: Row, seat: int | None, token: str) -> None:
    """Take an open seat, the one of an invite link, or one's own again."""
    async with keeper.changing(room):
        mine = room.seat_of(person["id"])
        if mine >= 0:
            if room.seats[mine].away and room.status in LIVE:
                await _change(keeper, room, room.seats[mine], away=0)
            return
        if room.status not in LIVE:
            raise refuse("table-over")
        place = _free_seat(room, seat, token)
        await _change(
            keeper,
            room,
            place,
            kind="person",
            person=person["id"],
            name=person["name"],
            token=None,
            away=0,
        )


def _fits(place: Seat, token: str) -> bool:
    kept = place.token
    return kept is not None and secrets.compare_digest(kept.encode(), token.encode())


def _free_seat(room: Room, seat: int | None, token: str) -> Seat:
    for place in room.seats:
        if token and place.kind == "invited" and _fits(place, token):
            return place
        if not token and place.kind == "open" and seat in (None, place.number):
            return place
    raise refuse("table-no-seat")


async def take_as_program(keeper: Keeper, room: Room, token: str, name: str) -> int:
    """Give an outside program the seat of its key, at first or again; return the seat."""
    async with keeper.changing(room):
        for place in room.seats:
            if _fits(place, token):
                if room.status not in LIVE:
                    if place.kind == "invited":
                        raise refuse("table-over")
                elif place.kind == "invited":
                    await _change(keeper, room, place, kind="program", name=name or "program")
                elif place.away:
                    await _change(keeper, room, place, away=0)
                return place.number
    raise refuse("table-no-seat")


async def leave(keeper: Keeper, room: Room, person: str) -> None:
    """Open the person's seat before the start; in a running game let a bot play on."""
    async with keeper.changing(room):
        number = room.seat_of(person)
        if number < 0:
            raise refuse("table-seated-only")
        place = room.seats[number]
        if room.status == "lobby":
            await _change(keeper, room, place, kind="open", person=None, name="")
        elif room.status in LIVE and not place.away:
            await _change(keeper, room, place, away=1)


async def change_seat(keeper: Keeper, room: Room, person: str, change: SeatChange) -> None:
    """Fill a seat in the lobby with a bot, open it, or make an invite link, for the host."""
    async with keeper.changing(room):
        must_host(room, person)
        if room.status != "lobby":
            raise refuse("table-started")
        if change.seat >= len(room.seats):
            raise refuse("table-no-seat")
        await _change(
            keeper,
            room,
            room.seats[change.seat],
            kind=change.kind,
            person=None,
            name="",
            level=change.level,
            token=new_token() if change.kind == "invited" else None,
        )


async def set_away(keeper: Keeper, room: Room, person: str, seat: int, away: bool) -> None:
    """Let a bot play for an absent player (at the host's request), or the player again."""
    async with keeper.changing(room):
        must_be_seat(room, seat)
        own = room.seat_of(person) == seat
        if not own and not (away and room.host == person):
            raise refuse("table-host-only")
        if room.status not in ("running", "paused"):
            raise refuse("table-not-running", {"status": room.status})
        if room.seats[seat].away != away:
            await _change(keeper, room, room.seats[seat], away=int(away))
