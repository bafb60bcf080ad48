"""After a game: a rematch, its record, and forks from a position of it."""

from __future__ import annotations

import json
import time
from typing import Any

from gunbai.bots.levels import LEVELS
from gunbai.core.errors import BadRecord, Refusal
from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.record import Record, read_record, replay, write_record
from gunbai.core.session import Session
from gunbai.server.answers import gifts_of
from gunbai.server.config import MOST_ANSWERS, MOST_CHANGES, MOST_GIFTS
from gunbai.server.hosting import must_have_room, seat_row, start, table_row
from gunbai.server.hub import Hub
from gunbai.server.identity import new_id
from gunbai.server.messages import SeatForm
from gunbai.server.names import clean_name
from gunbai.server.pace import Pace
from gunbai.server.publishing import publish_table
from gunbai.server.room import OVER, Room, TableError
from gunbai.server.snapshots import first_snapshot
from gunbai.server.steering import refuse
from gunbai.server.store import Row


def _same_people(room: Room, table: str) -> list[dict[str, Any]]:
    """Return the same people and bots, each one seat further, so that another starts."""
    rows = []
    for number, place in enumerate(room.seats[1:] + room.seats[:1]):
        fresh = {"token": None, "away": 0, "word": "", "holder": 0}
        row = place.changed(number=number, **fresh, offer=None, offer_token=None)
        if place.kind in ("program", "invited") or (place.kind == "person" and not place.person):
            row.update(kind="open", name="", person=None)
        rows.append({**row, "table": table})
    return rows


async def rematch(hub: Hub, room: Room, person: Row) -> str:
    """Return a new table with the same people; later requests get the same one."""
    async with hub.keeper.changing(room):
        if room.seat_of(person["id"]) < 0:
            raise refuse("table-seated-only")
        if room.status not in OVER:
            raise refuse("table-not-over")
        if room.successor:
            return room.successor
        await must_have_room(hub, person)
        table = new_id()
        game = hub.game(room.game.name, None)
        row = table_row(table, person, game.name, game.rules.name, room.options, room.pace)
        row["watch"] = room.watch
        row["own_values"] = room.own_values
        row["origin"] = {"rematch": room.id}
        await hub.store.add_table(row, _same_people(room, table), [])
        await hub.keeper.save(room, {"successor": table})
        publish_table(room)
    fresh = await hub.room(table)
    if all(place.taken() for place in fresh.seats):
        await start(hub.keeper, fresh, person["id"])
    return table


def _played(room: Room) -> Session:
    """Return a game that is over: while it runs, its seed would reveal every secret."""
    if room.status not in OVER:
        raise refuse("table-not-over")
    if room.closed is not None:
        raise TableError(room.closed)
    if room.session is None:
        raise refuse("table-not-over")
    return room.session


async def record_of(hub: Hub, room: Room) -> str:
    """Return the record of a game that is over; what is stored of it if it can't be played."""
    if room.status in OVER and room.archive is not None:
        return room.archive.record
    if room.status in OVER and room.closed is not None:
        return await hub.opener.text_of(room)
    session = _played(room)
    return await hub.workshop.do(lambda: write_record(session))


async def fork(hub: Hub, room: Room, person: Row, upto: int) -> str:
    """Return a new table from a position of a finished game; all other seats are bots."""
    played = _played(room)
    game = room.game
    session = await hub.workshop.do(lambda: replay(game, read_record(write_record(played)), upto))
    origin = {"fork": room.id, "upto": upto}
    return await _add_played(hub, person, session, origin, room.watch)


async def play_on(hub: Hub, person: Row, session: Session) -> str:
    """Return a new table that continues from a position; all other seats are bots."""
    return await _add_played(hub, person, session, {"desk": True}, "link")


async def upload(hub: Hub, person: Row, text: str) -> str:
    """Return a new table from a record: a finished game to look at, or one to play on."""
    record = await hub.workshop.do(lambda: read_record(text))
    if len(record.texts) > MOST_ANSWERS:
        raise refuse("record-endless", {"most": MOST_ANSWERS})
    if record.game not in hub.games:
        words: dict[str, object] = {"game": record.game[:40], "known": ", ".join(hub.games)}
        raise BadRecord(2, Refusal("game-unknown", "", words))
    game = hub.game(record.game, record.data)
    session = await hub.workshop.do(lambda: _played_again(game, record))
    # Only for those with the link: a private game must not become public through a copy.
    return await _add_played(hub, person, session, {"upload": True}, "link")


def _played_again(game: Game, record: Record) -> Session:
    return _with_forced(replay(game, record))


def _with_forced(session: Session) -> Session:
    """Return the same game as a table plays it, with forced answers given automatically."""
    if session.auto:
        return session
    played = session.from_start(True)
    checked = 0  # answers of `played` that were looked at
    forced: list[tuple[int, int]] = []  # automatic answers that the record has yet to give
    for number, answer in enumerate(session.answers):
        for rules in session.rules_before(number):
            played.adopt(rules)
        forced += [(auto.seat, auto.action) for auto in played.answers[checked:] if auto.auto]
        checked = len(played.answers)
        if (answer.seat, answer.action) in forced:
            forced.remove((answer.seat, answer.action))
        else:
            played.submit(answer.seat, answer.action)
    if not played.over:
        for rules in session.rules_before(len(session.answers)):
            played.adopt(rules)
    return played


def _as_entries(session: Session, table: str) -> list[dict[str, Any]]:
    steps: list[tuple[str, int, str]] = []  # kind, seat, text
    if session.past is not None:
        past = json.dumps(session.past.data(), ensure_ascii=False)
        steps.append(("position", SPECTATOR, past))
    for number in range(len(session.answers) + 1):
        steps += [("rules", SPECTATOR, rules) for rules in session.rules_before(number)]
        for answer in session.answers[number : number + 1]:
            if not answer.auto:
                steps.append(("answer", answer.seat, answer.text()))
    return [
        {
            "table": table,
            "seq": seq,
            "at": time.time(),
            "seat": seat,
            "kind": kind,
            "text": text,
            "by": "record",
            "mark": None,
        }
        for seq, (kind, seat, text) in enumerate(steps, 1)
    ]


def _who_played(name: str) -> dict[str, Any]:
    """Return the player a record names: a bot of this server, or a person without a seat."""
    for level in LEVELS:
        if name == f"bot-{level.name}":
            return {"kind": "bot", "name": name, "level": level.name}
    return {"kind": "person", "name": clean_name(name)}


async def _add_played(
    hub: Hub, person: Row, session: Session, origin: dict[str, Any], watch: str
) -> str:
    """Add a table whose game was already played to some point; return its id."""
    seats = range(len(session.names))
    if not session.over and max(session.changes_since(seat) for seat in seats) > MOST_CHANGES:
        raise refuse("table-changes", {"most": MOST_CHANGES})
    if max(gifts_of(session, seat) for seat in seats) > MOST_GIFTS:
        raise refuse("table-gifts", {"most": MOST_GIFTS})
    await must_have_room(hub, person)
    table = new_id()
    game = session.begun_as
    row = table_row(table, person, game.name, game.rules.name, session.begun_with, Pace())
    result = session.result()
    row["seed"] = str(session.seed)
    row["fair"] = int(session.words is not None)
    row["own_values"] = game.custom_data()
    row["origin"] = origin
    row["watch"] = watch
    row["status"] = "running" if result is None else "finished"
    if result is not None:
        row["result"] = {"scores": result.scores, "places": result.places}
    entries = _as_entries(session, table)
    row["entries"] = len(entries)
    shot = None
    if session.settled:
        shot = await hub.workshop.do(lambda: first_snapshot(table, len(entries), session))
    mine = session.to_act()[0] if result is None else -1
    rows = []
    for number in range(len(session.names)):
        form = SeatForm("me" if number == mine else "bot")
        seat = seat_row(table, number, form, person)
        seat["word"] = "" if session.words is None else session.words[number]
        if number != mine:
            seat["name"] = f"bot-{form.level}"
        if result is not None:
            seat.update(_who_played(session.names[number]))
        rows.append(seat)
    await hub.store.add_table(row, rows, entries, shot)
    if result is not None:
        hub.archivist.add(table)
    return table
