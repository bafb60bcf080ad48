"""Hosting: making, starting and steering a table, by the host or by vote if the host is gone."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gunbai.bots.levels import level_named
from gunbai.server.config import MOST_BOT_TABLES, MOST_NOTE, MOST_TABLES_EACH
from gunbai.server.game_log import new_session
from gunbai.server.hub import Hub
from gunbai.server.identity import clean_text, clean_word, new_id, new_token
from gunbai.server.keeper import Keeper
from gunbai.server.messages import SeatForm, TableForm, VoteForm
from gunbai.server.names import clean_name, is_reserved, looks
from gunbai.server.pace import Pace
from gunbai.server.publishing import publish_sync, publish_table
from gunbai.server.room import Room
from gunbai.server.seat import Seat
from gunbai.server.steering import carry, checked_pace, must_fit, must_host, refuse
from gunbai.server.store import Row

SEED_BITS: Final = 256


# making


def seat_row(table: str, number: int, form: SeatForm, person: Row) -> dict[str, Any]:
    mine = form.kind in ("me", "here")
    kind = "person" if mine else form.kind
    return {
        "table": table,
        "number": number,
        "kind": kind,
        "person": person["id"] if mine else None,
        "name": person["name"] if form.kind == "me" else form.name,
        "level": form.level,
        "token": new_token() if kind == "invited" else None,
        "away": 0,
        "word": "",
        "here": int(form.kind == "here"),
        "holder": 0,
        "offer": None,
        "offer_token": None,
    }


def table_row(
    table: str, person: Row, game: str, rules: str, options: dict[str, str], pace: Pace
) -> dict[str, Any]:
    now = time.time()
    return {
        "id": table,
        "game": game,
        "rules": rules,
        "options": options,
        "own_values": None,
        "seed": str(secrets.randbits(SEED_BITS)),
        "fair": 1,
        "status": "lobby",
        "host": person["id"],
        "pace": msgspec.to_builtins(pace),
        "watch": "everybody",
        "invite": new_token(),
        "note": "",
        "language": "",
        "clock": {},
        "votes": {},
        "motions": [],
        "notes": [],
        "nudges": {},
        "vacation": 1,
        "paused": None,
        "version": 0,
        "entries": 0,
        "created": now,
        "changed": now,
        "glimpse": None,
        "result": None,
        "origin": None,
        "successor": None,
        "handovers": None,
    }


async def must_have_room(hub: Hub, person: Row) -> None:
    """Refuse a person who has too many unfinished tables."""
    if await hub.store.unfinished_of_host(person["id"]) >= MOST_TABLES_EACH:
        raise refuse("table-too-many", {"most": MOST_TABLES_EACH})


async def create(
    hub: Hub, person: Row, form: TableForm, origin: dict[str, Any] | None = None
) -> Room:
    """Make a new table; it starts at once if all seats are taken and the form says so.

    The `origin` is for a table with a chosen seed, and says why it was chosen.
    """
    game = hub.game(form.game, None)
    options = game.read_options(form.options)
    seats = game.seats(options)
    forms = list(form.seats) or [SeatForm("me")] + [SeatForm("bot")] * (seats - 1)
    if len(forms) != seats:
        raise refuse("table-seats", {"expected": seats, "found": len(forms)})
    if sum(1 for seat in forms if seat.kind == "me") > 1:
        raise refuse("table-one-seat")
    for form_of_seat in forms:
        hub.outsiders.must_know(form_of_seat.level)
    forms = with_names(forms, person["name"])
    await must_have_room(hub, person)
    table = new_id()
    row = table_row(table, person, form.game, game.rules.name, options, checked_pace(form.pace))
    row["watch"] = form.watch
    row["vacation"] = int(form.vacation)
    row["note"] = clean_text(form.note, MOST_NOTE)
    row["language"] = form.language
    if form.seed:
        if not (form.seed.isascii() and form.seed.isdigit()):
            raise refuse("table-seed")
        row["seed"] = form.seed
        row["fair"] = 0
        row["origin"] = origin or {"seed": True}  # not the seed: it would reveal every secret
    rows = [seat_row(table, number, seat, person) for number, seat in enumerate(forms)]
    await hub.store.add_table(row, rows, [])
    room = await hub.room(table)
    if form.start and all(seat.taken() for seat in room.seats):
        await start(hub.keeper, room, person["id"])
    return room


def with_names(forms: list[SeatForm], own: str) -> list[SeatForm]:
    """Return the seats with the names of those who share the host's device, cleaned for display."""
    out = []
    known = [own]
    for form in forms:
        name = ""
        if form.kind == "here":
            if not any(other.kind == "me" for other in forms):
                raise refuse("seat-beside-nobody")
            name = name_beside(form.name, known)
            known.append(name)
        out.append(SeatForm(form.kind, form.level, name))
    return out


def name_beside(name: str, others: Sequence[str]) -> str:
    """Return the name of somebody who plays on another's device; refuse one that can't be."""
    shown = clean_name(name)
    if not shown:
        raise refuse("name-empty")
    if is_reserved(shown):
        raise refuse("name-reserved", {"name": shown})
    if looks(shown) in {looks(other) for other in others}:
        raise refuse("table-name-taken", {"name": shown})
    return shown


# starting


async def start(keeper: Keeper, room: Room, person: str, word: str = "") -> None:
    """Start the game for the host, with the host's own word for its randomness."""
    async with keeper.changing(room):
        must_host(room, person)
        if room.status != "lobby":
            raise refuse("table-started")
        if not all(place.taken() for place in room.seats):
            raise refuse("table-not-full")
        if all(place.kind == "bot" for place in room.seats):
            await _must_have_few_of_bots(keeper, person)
        # The lobby may be older than our rules and their options.
        options = room.game.read_options(room.options)
        changes = {"status": "running", "rules": room.game.rules.name, "options": options}
        mine = room.seat_of(person)
        words = {mine: clean_word(word)} if word else {}
        await keeper.save(room, changes, [_named(room, place, words) for place in room.seats])
        room.session = new_session(room)
        room.moved_at = time.time()
        publish_sync(room)
        room.changed()


async def _must_have_few_of_bots(keeper: Keeper, person: str) -> None:
    """Refuse whoever already lets bots play among themselves at several tables."""
    if await keeper.store.running_of_bots(person) >= MOST_BOT_TABLES:
        raise refuse("table-of-bots", {"most": MOST_BOT_TABLES})


def _named(room: Room, place: Seat, words: dict[int, str]) -> dict[str, Any]:
    """Return the row of a seat, with a bot named by its level, which clients translate.

    One of the host's own levels has the host's name for it, with a number if there are several.
    """
    name = f"bot-{place.level}" if place.kind == "bot" else place.name
    if place.kind == "bot" and level_named(place.level) is None:
        same = [seat for seat in room.seats if seat.kind == "bot" and seat.level == place.level]
        name = f"{place.level} {place.number + 1}" if len(same) > 1 else place.level
    return place.changed(name=name, word=words.get(place.number, place.word))


# voting


def electorate(room: Room, motion: str) -> list[int]:
    """Return the seats that may vote: all people but the host and those who are away.

    With days for a decision they need not be connected, nor to end the game, which can't be taken
    back; otherwise they must be.
    """
    patient = motion == "end" or room.pace.kind == "days"
    return [
        place.number
        for place in room.seats
        if place.kind == "person"
        and place.number == room.seat_of(place.person or "")  # one person, one vote
        and not place.away
        and place.person != room.host
        and (patient or room.connected(place.number))
    ]


async def vote(hub: Hub, room: Room, person: str, form: VoteForm) -> None:
    """Count a vote; when the host is gone, a majority of the others decides."""
    keeper = hub.keeper
    async with keeper.changing(room):
        await hub.look_around([room])
        seat = room.seat_of(person)
        if seat < 0:
            raise refuse("table-seated-only")
        if not room.may_vote():
            raise refuse("table-host-here")
        must_fit(room, form.motion)
        motion: str = form.motion
        if motion == "replace":
            must_be_seat(room, form.seat)
            motion = f"replace-{form.seat}"
        voters = {*room.votes.get(motion, []), seat}
        allowed = {*electorate(room, form.motion), seat}
        rest = {name: seats for name, seats in room.votes.items() if name != motion}
        if len(voters & allowed) * 2 <= len(allowed):
            await keeper.save(room, {"votes": {**rest, motion: sorted(voters)}})
            publish_table(room)
        elif form.motion == "replace":
            await keeper.save(room, {"votes": rest}, [room.seats[form.seat].changed(away=1)])
            publish_table(room)
            room.changed()
        else:
            await carry(keeper, room, form.motion)


async def forget_votes(keeper: Keeper, room: Room) -> None:
    """Forget all votes, since the host is back."""
    async with keeper.changing(room):
        if room.votes:
            await keeper.save(room, {"votes": {}})
            publish_table(room)


def must_be_seat(room: Room, seat: int) -> None:
    """Refuse a seat that a bot can't take over and give back."""
    if not 0 <= seat < len(room.seats) or room.seats[seat].kind not in ("person", "program"):
        raise refuse("table-no-seat")
