"""Seats: taking one, leaving it, and letting a bot play in it for a while."""

from __future__ import annotations

import re
import secrets
from typing import Final

from sqlalchemy.exc import IntegrityError

from gunbai.server.hosting import must_be_seat
from gunbai.server.identity import clean_word, new_token
from gunbai.server.keeper import Keeper
from gunbai.server.messages import JoinForm, SeatChange
from gunbai.server.names import is_reserved, looks
from gunbai.server.outsiders import STAND_IN
from gunbai.server.publishing import publish_table
from gunbai.server.room import LIVE, Room
from gunbai.server.seat import Seat, put_away_now
from gunbai.server.steering import must_host, refuse
from gunbai.server.store import Row

_OWN_KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")


async def change(keeper: Keeper, room: Room, seat: Seat, **changes: object) -> None:
    """Change a seat and publish it. Lock held."""
    await _set_all(keeper, room, [seat], **changes)


async def _set_all(keeper: Keeper, room: Room, seats: list[Seat], **changes: object) -> None:
    if seats:
        await keeper.save(room, {}, [seat.changed(**changes) for seat in seats])
        publish_table(room)
        room.changed()


async def join(keeper: Keeper, room: Room, person: Row, form: JoinForm) -> None:
    """Take an open seat, that of an invite link, or one's own again."""
    async with keeper.changing(room):
        mine = [room.seats[number] for number in room.seats_of(person["id"])]
        if mine:
            if room.status in LIVE:
                await _set_all(keeper, room, [seat for seat in mine if seat.away], away=0)
            return
        if room.status not in LIVE:
            raise refuse("table-over")
        place = _free_seat(room, form.seat, form.token)
        if is_taken_at(room, person["name"], person["id"]):
            raise refuse("table-name-taken", {"name": person["name"]})
        await change(
            keeper,
            room,
            place,
            kind="person",
            person=person["id"],
            name=person["name"],
            token=None,
            away=0,
            word=clean_word(form.word) if room.status == "lobby" else place.word,
        )


async def add_word(keeper: Keeper, room: Room, person: str, word: str) -> None:
    """Add the person's own word to the table's randomness, before the game starts."""
    async with keeper.changing(room):
        number = room.seat_of(person)
        if number < 0:
            raise refuse("table-seated-only")
        if room.status != "lobby":
            raise refuse("table-started")
        await change(keeper, room, room.seats[number], word=clean_word(word))


def is_taken_at(room: Room, name: str, person: str, seat: int = -1) -> bool:
    """Return True if somebody else at a table, but in this `seat`, has a name that looks alike."""
    others = [
        other
        for other in room.seats
        if other.taken() and other.name and other.number != seat
        if other.person != person or other.here
    ]
    return looks(name) in {looks(seat.name) for seat in others if seat.kind != "bot"}


def _same(kept: str | None, token: str) -> bool:
    return bool(kept) and secrets.compare_digest(str(kept).encode(), token.encode())


def _free_seat(room: Room, seat: int | None, token: str) -> Seat:
    if _same(room.invite, token):
        return _seat_of_group(room)
    for place in room.seats:
        if token and place.kind == "invited" and _same(place.token, token):
            return place
        if not token and place.kind == "open" and seat in (None, place.number):
            return place
    raise refuse("table-no-seat")


def _seat_of_group(room: Room) -> Seat:
    """Return a seat for whoever has the link of the group: those open to anyone are taken first."""
    for kind in ("open", "invited"):
        for place in room.seats:
            if place.kind == kind:
                return place
    raise refuse("table-no-seat")


async def take_as_program(keeper: Keeper, room: Room, token: str, key: str, name: str) -> int:
    """Give an outside program the seat of its key, initially or again; return the seat.

    At first the host's invitation opens it. From then on only the key of the program's own does:
    a host must not look into its hand.
    """
    for place in room.seats:  # it comes back: nothing changes
        if place.kind == "program" and not place.away and _same(place.token, key):
            return place.number
    async with keeper.changing(room):
        for place in room.seats:
            if place.kind == "invited" and _same(place.token, token):
                await _seat_program(keeper, room, place, key, name)
                return place.number
            if place.kind == "program" and (_same(place.token, token) or _same(place.token, key)):
                if place.away and room.status in LIVE:
                    await change(keeper, room, place, away=0)
                return place.number
    raise refuse("table-no-seat")


async def _seat_program(keeper: Keeper, room: Room, place: Seat, key: str, name: str) -> None:
    if room.status not in LIVE:
        raise refuse("table-over")
    if not _OWN_KEY.fullmatch(key) or any(_same(seat.token, key) for seat in room.seats):
        raise refuse("seat-key")
    known = name and not is_reserved(name) and not is_taken_at(room, name, "")
    shown = name if known else "program"
    try:
        await change(keeper, room, place, kind="program", name=shown, token=key)
    except IntegrityError:  # it opens another seat already
        raise refuse("seat-key") from None


async def seat_bot(keeper: Keeper, room: Room, place: Seat, bot: str, name: str) -> None:
    """Give a seat in the lobby to a bot with an account. Lock held."""
    taken = {"kind": "program", "person": bot, "name": name, "level": STAND_IN}
    await change(keeper, room, place, **taken, token=None, word="", here=0)


async def take_as_bot(keeper: Keeper, room: Room, bot: str) -> int:
    """Return the seat of a bot with an account, in which it plays on its own from now on."""
    number = room.seat_of(bot)
    if number >= 0 and room.seats[number].away:
        async with keeper.changing(room):
            number = room.seat_of(bot)
            if number >= 0 and room.seats[number].away and room.status in LIVE:
                await change(keeper, room, room.seats[number], away=0)
    if number < 0:
        raise refuse("table-no-seat")
    return number


async def rename(keeper: Keeper, room: Room, person: Row) -> None:
    """Let the others at a table that is not over see the person's new name."""
    async with keeper.changing(room):
        number = room.seat_of(person["id"])
        if number >= 0 and room.status in LIVE and room.seats[number].name != person["name"]:
            await change(keeper, room, room.seats[number], name=person["name"])


async def leave(keeper: Keeper, room: Room, person: str) -> None:
    """Open the person's seats before the start; in a running game let bots play on."""
    async with keeper.changing(room):
        mine = [room.seats[number] for number in room.seats_of(person)]
        if not mine:
            raise refuse("table-seated-only")
        if room.status == "lobby":
            freed = {"kind": "open", "person": None, "name": "", "word": "", "here": 0}
            await _set_all(keeper, room, mine, **freed)
        elif room.status in LIVE:
            there = [seat for seat in mine if not seat.away or seat.put_away_at]
            await _set_all(keeper, room, there, away=1)


async def change_seat(keeper: Keeper, room: Room, person: str, form: SeatChange) -> None:
    """Fill a seat in the lobby with a bot, open it, or make an invite link, for the host."""
    async with keeper.changing(room):
        must_host(room, person)
        if room.status != "lobby":
            raise refuse("table-started")
        if form.seat >= len(room.seats):
            raise refuse("table-no-seat")
        await change(
            keeper,
            room,
            room.seats[form.seat],
            kind=form.kind,
            person=None,
            name="",
            level=form.level,
            token=new_token() if form.kind == "invited" else None,
            word="",
            here=0,
        )


async def set_away(keeper: Keeper, room: Room, person: str, seat: int, away: bool) -> None:
    """Let a bot play for an absent player (at the host's request), or the player again."""
    async with keeper.changing(room):
        must_be_seat(room, seat)
        own = seat in room.seats_of(person)
        if not own and not (away and room.host == person):
            raise refuse("table-host-only")
        if room.status not in ("running", "paused"):
            raise refuse("table-not-running", {"status": room.status})
        place = room.seats[seat]
        if place.away != away or (own and place.put_away_at):
            mark = int(away) if own else put_away_now()
            await change(keeper, room, place, away=mark)
