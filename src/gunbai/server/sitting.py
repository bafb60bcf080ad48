"""Sitting in: a seat of a running game passes to another person.

Its owner offers it, or the host does with the consent of the table, or the others do when the
owner is gone; whoever takes the link of the offer sits down. The newcomer gets the seat's view and
log, and none of its private talk: that belongs to those who held the seats then (`Room.holders`).
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from gunbai.server.config import MOST_LISTED
from gunbai.server.hosting import name_beside
from gunbai.server.hub import Hub
from gunbai.server.identity import new_token
from gunbai.server.keeper import Keeper
from gunbai.server.publishing import publish_table
from gunbai.server.room import Room
from gunbai.server.seat import Seat
from gunbai.server.seats import change, is_taken_at
from gunbai.server.sitting_messages import ConsentForm, HereForm, OfferForm
from gunbai.server.steering import refuse
from gunbai.server.store import Row
from gunbai.server.succession import MOST_HANDOVERS, holder_of


def _offered(room: Room, seat: int) -> Seat:
    """Return a seat of a running game that somebody or a bot holds."""
    if room.status not in ("running", "paused"):
        raise refuse("table-not-running", {"status": room.status})
    if seat >= len(room.seats) or not room.seats[seat].taken():
        raise refuse("table-no-seat")
    return room.seats[seat]


async def heirs(hub: Hub, room: Room, person: str, seat: int) -> list[Row]:
    """Return the people to whom somebody may offer a seat: those they have played with."""
    found = await hub.notices.store.companions(person, MOST_LISTED)
    return [row for row in found if _stranger_to(room, row["id"], seat)]


def _stranger_to(room: Room, person: str, seat: int) -> bool:
    """Return True if a person knows nothing that is hidden here, except from this very seat."""
    seen = {each["seat"] for each in room.handovers if each["before"]["person"] == person}
    return room.seat_of(person) < 0 and not seen - {seat}


async def offer(hub: Hub, room: Room, person: Row, form: OfferForm) -> None:
    """Offer one's own seat, or propose to pass on somebody else's."""
    known = await heirs(hub, room, person["id"], form.seat)
    heir = next((row for row in known if row["id"] == form.person), None)
    if form.person and heir is None:
        raise refuse("seat-stranger")
    async with hub.keeper.changing(room):
        await hub.look_around([room])
        place = _offered(room, form.seat)
        _must_propose(room, place, person["id"])
        if len(room.handovers) >= MOST_HANDOVERS:
            raise refuse("seat-passed-often", {"most": MOST_HANDOVERS})
        fresh = {
            "by": person["id"],
            "by_name": person["name"],
            "to": None if heir is None else heir["id"],
            "to_name": "" if heir is None else heir["name"],
            "votes": [person["id"]],
        }
        await change(hub.keeper, room, place, offer=fresh, offer_token=new_token())
    await _tell(hub, room, form.seat)


def _must_propose(room: Room, place: Seat, person: str) -> None:
    """Refuse whoever may not offer this seat now."""
    owner = place.kind == "person" and place.person == person
    if not owner and room.seat_of(person) < 0 and room.host != person:
        raise refuse("table-seated-only")
    if place.offer is not None and not owner and person not in (place.offer["by"], room.host):
        raise refuse("seat-offered", {"name": place.offer["by_name"]})
    if owner or room.host == person:
        return
    if place.kind == "bot":
        raise refuse("table-host-only")
    if not room.is_gone(place.number):
        raise refuse("seat-owner-here", {"name": place.name})


async def consent(hub: Hub, room: Room, person: str, form: ConsentForm) -> None:
    """Agree to an offer, or not; the one who made it, the host and the owner can end it."""
    async with hub.keeper.changing(room):
        await hub.look_around([room])
        place = _offered(room, form.seat)
        offer = place.offer
        if offer is None:
            raise refuse("seat-not-offered")
        if room.seat_of(person) < 0 and person not in (room.host, offer["by"]):
            raise refuse("table-seated-only")
        if not form.agree and person in (offer["by"], place.person, room.host):
            await change(hub.keeper, room, place, offer=None, offer_token=None)
            return
        votes = [each for each in offer["votes"] if each != person]
        fresh = {**offer, "votes": [*votes, person] if form.agree else votes}
        await change(hub.keeper, room, place, offer=fresh)
    await _tell(hub, room, form.seat)


async def _tell(hub: Hub, room: Room, seat: int) -> None:
    """Tell the person for whom an offer is that it waits, and its owner if they are away."""
    place = room.seats[seat]
    offer, token = place.offer, str(place.offer_token)
    if offer is None:
        return
    by = offer["by_name"]
    if offer["to"] and room.consent_to(place).given:
        about = "seat", token
        await hub.notices.tell(room, offer["to"], about, name=by, path=f"/join/{token}")
    if place.person and offer["by"] != place.person and not room.connected(seat):
        await hub.notices.tell(room, place.person, ("passing", token), name=by)


async def accept(hub: Hub, room: Room, person: Row, token: str) -> None:
    """Sit down on a seat that was offered."""
    async with hub.keeper.changing(room):
        await hub.look_around([room])
        place = next((seat for seat in room.seats if seat.offer_token == token), None)
        if place is None:
            raise refuse("table-no-seat")
        _offered(room, place.number)
        _must_be_welcome(room, place, person)
        former = place.person if place.kind == "person" else None
        await _pass(hub.keeper, room, place, person)
    if former:
        about = "passed", f"{len(room.handovers)}"
        await hub.notices.tell(room, former, about, name=person["name"])


def _must_be_welcome(room: Room, place: Seat, person: Row) -> None:
    offer = place.offer
    assert offer is not None
    if offer["to"] not in (None, person["id"]):
        raise refuse("seat-for-another", {"name": offer["to_name"]})
    if room.seat_of(person["id"]) >= 0:
        raise refuse("seat-have-one")
    if not _stranger_to(room, person["id"], place.number):
        raise refuse("seat-seen-another")
    if not room.consent_to(place).given:
        raise refuse("seat-not-agreed")
    if is_taken_at(room, person["name"], person["id"], place.number):
        raise refuse("table-name-taken", {"name": person["name"]})


async def _pass(keeper: Keeper, room: Room, place: Seat, person: Row) -> None:
    """Let another person hold a seat from now on. Lock held."""
    session = room.session
    changes = {
        "kind": "person",
        "person": person["id"],
        "name": person["name"],
        "token": None,
        "away": 0,
        "here": 0,
        "holder": place.holder + 1,
        "offer": None,
        "offer_token": None,
    }
    row = place.changed(**changes)
    handover: dict[str, Any] = {
        "at": time.time(),
        "seat": place.number,
        "seq": room.seq,
        "events": 0 if session is None else len(session.events),
        "step": 0 if session is None else len(session.answers) + len(session.rules_changes),
        "before": holder_of(place),
        "after": holder_of(Seat(row)),
    }
    votes = {
        motion: [seat for seat in seats if seat != place.number]
        for motion, seats in room.votes.items()
    }
    clock = room.clock.keep()
    room.clock.renew(place.number)
    try:
        kept = {"clock": room.clock.keep(), "handovers": [*room.handovers, handover]}
        await keeper.save(room, {**kept, "votes": votes, "motions": _motions(room, place)}, [row])
    except Exception:
        room.clock.read(clock)
        raise
    publish_table(room)
    room.changed()


def _motions(room: Room, place: Seat) -> list[Any]:
    """Return the motions at a table without those of a seat that passes on, and its consent."""
    left = [motion for motion in room.motions if motion.by != place.number]
    agreed = [[seat for seat in motion.agreed if seat != place.number] for motion in left]
    return [
        msgspec.to_builtins(msgspec.structs.replace(motion, agreed=seats))
        for motion, seats in zip(left, agreed, strict=True)
    ]


async def sit_beside(keeper: Keeper, room: Room, person: str, form: HereForm) -> None:
    """Let somebody share a person's device for a seat, or leave it again, before the start."""
    async with keeper.changing(room):
        if room.seat_of(person) < 0:
            raise refuse("table-seated-only")
        if room.status != "lobby":
            raise refuse("table-started")
        if form.seat >= len(room.seats):
            raise refuse("table-no-seat")
        place = room.seats[form.seat]
        beside = place.here and place.person == person
        free = place.kind == "open" or (room.host == person and place.kind in ("invited", "bot"))
        if not beside and not free:
            raise refuse("table-no-seat")
        if not form.name:
            freed = {"kind": "open", "person": None, "name": "", "here": 0, "word": ""}
            if beside:
                await change(keeper, room, place, **freed)
            return
        others = [seat.name for seat in room.seats if seat.kind != "bot" and seat != place]
        name = name_beside(form.name, others)
        await change(
            keeper, room, place, kind="person", person=person, name=name, here=1, token=None
        )
