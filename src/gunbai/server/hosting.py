"""Making tables and sitting down at them: before, around and after a game."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec

from gunbai.core.errors import BadRecord, Refusal
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.session import Session
from gunbai.server.config import MOST_NOTE, MOST_TABLES_EACH
from gunbai.server.hub import Hub, new_session
from gunbai.server.identity import clean_text, new_id, new_token
from gunbai.server.messages import (
    Pace,
    SeatChange,
    SeatForm,
    TableForm,
    VoteForm,
)
from gunbai.server.room import LIVE, Room, TableError
from gunbai.server.store import Row

HOST_GONE_AFTER: Final = 60.0  # seconds without the host until the others may vote
SEED_BITS: Final = 128


def _refuse(key: str, words: dict[str, object] | None = None) -> TableError:
    return TableError(Refusal(key, "", words))


def _seat_row(table: str, number: int, form: SeatForm, person: Row) -> dict[str, Any]:
    mine = form.kind == "me"
    kind = "person" if mine else form.kind
    return {
        "table": table,
        "number": number,
        "kind": kind,
        "person": person["id"] if mine else None,
        "name": person["name"] if mine else "",
        "level": form.level,
        "token": new_token() if kind == "invited" else None,
        "away": 0,
    }


def _table_row(
    table: str, person: Row, game: str, rules: str, options: dict[str, str], pace: Pace
) -> dict[str, Any]:
    now = time.time()
    return {
        "id": table,
        "game": game,
        "rules": rules,
        "options": options,
        "figures": None,
        "seed": str(secrets.randbits(SEED_BITS)),
        "status": "lobby",
        "host": person["id"],
        "pace": msgspec.to_builtins(pace),
        "watch": "everybody",
        "note": "",
        "clock": {},
        "votes": {},
        "version": 0,
        "entries": 0,
        "created": now,
        "changed": now,
        "result": None,
        "origin": None,
        "successor": None,
    }


async def create(hub: Hub, person: Row, form: TableForm) -> Room:
    """A new table; it starts at once if all seats are taken and the form says so."""
    game = hub.game(form.game, None)
    options = game.read_options(form.options)
    seats = game.seats(options)
    forms = list(form.seats) or [SeatForm("me")] + [SeatForm("bot")] * (seats - 1)
    if len(forms) != seats:
        raise _refuse("table-seats", {"expected": seats, "found": len(forms)})
    if sum(1 for seat in forms if seat.kind == "me") > 1:
        raise _refuse("table-one-seat")
    if await hub.store.unfinished_of_host(person["id"]) >= MOST_TABLES_EACH:
        raise _refuse("table-too-many", {"most": MOST_TABLES_EACH})
    table = new_id()
    row = _table_row(table, person, form.game, game.rules, options, form.pace)
    row["watch"] = form.watch
    row["note"] = clean_text(form.note, MOST_NOTE)
    if form.seed:
        if not (form.seed.isascii() and form.seed.isdigit()):
            raise _refuse("table-seed")
        row["seed"] = form.seed
        row["origin"] = {"seed": form.seed}
    rows = [_seat_row(table, number, seat, person) for number, seat in enumerate(forms)]
    await hub.store.add_table(row, rows, [])
    room = await hub.room(table)
    if form.start and all(seat.taken() for seat in room.seats):
        await start(hub, room, person["id"])
    return room


def _must_host(room: Room, person: str) -> None:
    if room.host != person:
        raise _refuse("table-host-only")


async def join(hub: Hub, room: Room, person: Row, seat: int | None, token: str) -> int:
    """Take a seat: an open one, or the one of an invite link. Coming again changes nothing."""
    async with room.lock:
        mine = room.seat_of(person["id"])
        if mine >= 0:
            if room.seats[mine].away:
                room.seats[mine].away = False
                await hub.save(room, {}, [mine])
                _tell(hub, room)
            return mine
        if room.status not in LIVE:
            raise _refuse("table-over")
        number = _free_seat(room, seat, token)
        place = room.seats[number]
        place.kind = "person"
        place.person = person["id"]
        place.name = person["name"]
        place.token = None
        place.away = False
        await hub.save(room, {}, [number])
        _tell(hub, room)
        return number


def _free_seat(room: Room, seat: int | None, token: str) -> int:
    for place in room.seats:
        if token and place.kind == "invited" and place.token is not None:
            if secrets.compare_digest(place.token, token):
                return place.number
        elif not token and place.kind == "open" and seat in (None, place.number):
            return place.number
    raise _refuse("table-no-seat")


async def take_as_program(hub: Hub, room: Room, token: str, name: str) -> int:
    """An outside program sits down with the key of an invited seat, or comes back with it."""
    async with room.lock:
        for place in room.seats:
            if place.token is None or not secrets.compare_digest(place.token, token):
                continue
            if place.kind == "invited":
                place.kind = "program"
                place.name = name or "program"
                await hub.save(room, {}, [place.number])
                _tell(hub, room)
            return place.number
    raise _refuse("table-no-seat")


async def leave(hub: Hub, room: Room, person: str) -> None:
    """Before the start the seat opens again; in a running game a bot plays on for the person."""
    async with room.lock:
        number = room.seat_of(person)
        if number < 0 or room.status not in LIVE:
            return
        place = room.seats[number]
        if room.status == "lobby":
            place.kind = "open"
            place.person = None
            place.name = ""
        else:
            place.away = True
        await hub.save(room, {}, [number])
        _tell(hub, room)


async def change_seat(hub: Hub, room: Room, person: str, change: SeatChange) -> None:
    """The host fills a seat in the lobby with a bot, opens it, or makes an invite link."""
    async with room.lock:
        _must_host(room, person)
        if room.status != "lobby":
            raise _refuse("table-started")
        if change.seat >= len(room.seats):
            raise _refuse("table-no-seat")
        place = room.seats[change.seat]
        place.kind = change.kind
        place.person = None
        place.name = ""
        place.level = change.level
        place.token = new_token() if change.kind == "invited" else None
        await hub.save(room, {}, [change.seat])
        _tell(hub, room)


async def set_away(hub: Hub, room: Room, person: str, seat: int, away: bool) -> None:
    """A bot plays for an absent player (the host says so), or the player is back."""
    async with room.lock:
        if seat >= len(room.seats) or room.seats[seat].kind not in ("person", "program"):
            raise _refuse("table-no-seat")
        own = room.seats[seat].person == person
        if not own and not (away and room.host == person):
            raise _refuse("table-host-only")
        if room.status not in ("running", "paused"):
            raise _refuse("table-not-running", {"status": room.status})
        room.seats[seat].away = away
        await hub.save(room, {}, [seat])
        _tell(hub, room)


def _name_bots(room: Room) -> None:
    """Bots are called by their level; a client says it in its own language."""
    for place in room.seats:
        if place.kind == "bot":
            place.name = f"bot-{place.level}"


async def start(hub: Hub, room: Room, person: str) -> None:
    async with room.lock:
        _must_host(room, person)
        if room.status != "lobby":
            raise _refuse("table-started")
        if not all(place.taken() for place in room.seats):
            raise _refuse("table-not-full")
        _name_bots(room)
        room.status = "running"
        everyone = [place.number for place in room.seats]
        try:
            await hub.save(room, {"status": "running"}, everyone)
        except TableError:
            room.status = "lobby"
            raise
        room.session = new_session(room)
        room.moved_at = time.time()
        room.publish_sync()
        hub.after_change(room)


_MOTIONS: Final = {"pause": "paused", "resume": "running", "end": "ended"}


async def steer(hub: Hub, room: Room, person: str, motion: str) -> None:
    """The host pauses, resumes or ends the game."""
    async with room.lock:
        _must_host(room, person)
        await _carry(hub, room, motion)


async def _carry(hub: Hub, room: Room, motion: str) -> None:
    allowed = {
        "pause": ("running",),
        "resume": ("paused",),
        "end": ("lobby", "running", "paused"),
    }[motion]
    if room.status not in allowed:
        raise _refuse("table-not-running", {"status": room.status})
    before = room.status
    room.status = _MOTIONS[motion]
    room.votes = {}
    if motion == "pause":
        room.clock.stop()
    try:
        await hub.save(room, {"status": room.status, "votes": {}, "clock": room.clock.keep()})
    except TableError:
        room.status = before
        raise
    room.publish_sync()
    hub.after_change(room)


async def vote(hub: Hub, room: Room, person: str, form: VoteForm) -> None:
    """When the host is gone, a majority of the people present decides."""
    async with room.lock:
        seat = room.seat_of(person)
        if seat < 0:
            raise _refuse("table-seated-only")
        if not host_gone(room):
            raise _refuse("table-host-here")
        motion = form.motion if form.motion != "replace" else f"replace-{form.seat}"
        voters = room.votes.setdefault(motion, [])
        if seat not in voters:
            voters.append(seat)
        present = [
            place.number
            for place in room.seats
            if place.kind == "person" and not place.away and room.connected(place.number)
        ]
        if len(voters) * 2 > len(present):
            room.votes.pop(motion)
            if form.motion == "replace":
                await _replace(hub, room, form.seat)
            else:
                await _carry(hub, room, form.motion)
            return
        await hub.save(room, {"votes": room.votes})
        _tell(hub, room)


async def _replace(hub: Hub, room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.seats) or room.seats[seat].kind not in ("person", "program"):
        raise _refuse("table-no-seat")
    room.seats[seat].away = True
    await hub.save(room, {"votes": room.votes}, [seat])
    _tell(hub, room)


def host_gone(room: Room) -> bool:
    seat = room.seat_of(room.host)
    if seat >= 0 and room.connected(seat):
        return False
    left = room.host_left_at
    return left is None or time.monotonic() - left > HOST_GONE_AFTER


def _tell(hub: Hub, room: Room) -> None:
    room.publish_table()
    hub.after_change(room)


# after the game


def _same_people(room: Room, table: str) -> list[dict[str, Any]]:
    """The same people and bots; each moves one seat on, so that the start changes hands."""
    old = room.seats[1:] + room.seats[:1]
    rows = []
    for number, place in enumerate(old):
        row = place.row(table)
        row["number"] = number
        row["token"] = None
        row["away"] = 0
        if place.kind in ("program", "invited"):
            row.update(kind="open", name="", person=None)
        rows.append(row)
    return rows


async def rematch(hub: Hub, room: Room, person: Row) -> str:
    """A new table with the same people; whoever asks second comes to the same one."""
    async with room.lock:
        if room.seat_of(person["id"]) < 0 and room.host != person["id"]:
            raise _refuse("table-seated-only")
        if room.status not in ("finished", "ended"):
            raise _refuse("table-not-over")
        if room.successor:
            return room.successor
        table = new_id()
        row = _table_row(
            table, person, room.game.name, room.game.rules, room.options, room.pace
        )
        row["watch"] = room.watch
        row["figures"] = room.figures
        row["origin"] = {"rematch": room.id}
        await hub.store.add_table(row, _same_people(room, table), [])
        room.successor = table
        await hub.save(room, {"successor": table})
        room.publish_table()
    fresh = await hub.room(table)
    if all(place.taken() for place in fresh.seats):
        await start(hub, fresh, person["id"])
    return table


def _as_entries(session: Session, table: str) -> list[dict[str, Any]]:
    entries = []
    given = [answer for answer in session.answers if not answer.auto]
    for seq, answer in enumerate(given, 1):
        entries.append(
            {
                "table": table,
                "seq": seq,
                "at": time.time(),
                "seat": answer.seat,
                "kind": "answer",
                "text": session.game.text(answer.action),
                "by": "record",
                "mark": None,
            }
        )
    return entries


def may_see_all(room: Room) -> bool:
    return room.status in ("finished", "ended")


def record_of(room: Room) -> str:
    """The record of a finished game: while it runs, its seed would tell every secret."""
    if room.session is None or not may_see_all(room):
        raise _refuse("table-not-over")
    return write_record(room.session)


async def fork(hub: Hub, room: Room, person: Row, upto: int) -> str:
    """A new table from a position of a finished game: all other seats are bots."""
    if room.session is None or not may_see_all(room):
        raise _refuse("table-not-over")
    record = read_record(write_record(room.session))
    session = replay(room.game, record, upto)
    return await _add_played(hub, person, session, {"fork": room.id, "upto": upto}, None)


async def upload(hub: Hub, person: Row, text: str) -> str:
    """A record as a table: finished to look at, unfinished to play on."""
    record = read_record(text)
    if record.game not in hub.games:
        raise BadRecord(2, Refusal("game-unknown", "", {"game": record.game}))
    game = hub.game(record.game, record.data)
    session = replay(game, record)
    return await _add_played(hub, person, session, {"upload": True}, record.names)


async def _add_played(
    hub: Hub, person: Row, session: Session, origin: dict[str, Any], names: list[str] | None
) -> str:
    if await hub.store.unfinished_of_host(person["id"]) >= MOST_TABLES_EACH:
        raise _refuse("table-too-many", {"most": MOST_TABLES_EACH})
    table = new_id()
    row = _table_row(
        table, person, session.game.name, session.game.rules, session.options, Pace()
    )
    result = session.state.result()
    row["seed"] = str(session.seed)
    row["figures"] = session.game.custom_data()
    row["origin"] = origin
    row["status"] = "running" if result is None else "finished"
    if result is not None:
        row["result"] = {"scores": result.scores, "places": result.places}
    entries = _as_entries(session, table)
    row["entries"] = len(entries)
    to_act = session.state.to_act()
    mine = to_act[0] if to_act else 0
    rows = []
    for number in range(session.state.seats()):
        form = SeatForm("me" if number == mine and result is None else "bot")
        rows.append(_seat_row(table, number, form, person))
        if result is not None and names is not None:
            rows[-1]["name"] = names[number][:40]
        elif form.kind == "bot":
            rows[-1]["name"] = f"bot-{form.level}"
    await hub.store.add_table(row, rows, entries)
    return table

