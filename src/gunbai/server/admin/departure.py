"""Deleting a person: all their data goes, and the games of others stay.

At tables where others sit, the seat stays, without a name; a bot plays on if the game runs, and
another person becomes the host. Where the person once sat, nothing names them any more. The word
that the person added to a table's randomness stays: without it nobody could verify that. Tables at
which nobody else sits are deleted.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.accounts.store import AccountStore
from gunbai.server.admin.desk import AdminTrouble, Change, Desk
from gunbai.server.admin.people import find
from gunbai.server.admin.tables import delete_table, pointing_at, set_table
from gunbai.server.schema import (
    ARCHIVES,
    METADATA,
    NOTICES,
    PEOPLE,
    PROMISES,
    RATINGS,
    SEATS,
    TABLES,
    TALK,
)
from gunbai.server.store import Row
from gunbai.server.tapes import without_name

_TRIES = 5  # games that end meanwhile get archives, too


class Departure(msgspec.Struct):
    """The traces that a person left, in numbers."""

    name: str
    tables: int = 0  # that went with the person
    seats: int = 0  # that stay without a name
    hosts: int = 0  # tables with another host now
    words: int = 0  # deleted messages


async def depart(desk: Desk, name: str) -> Departure:
    """Delete a person with their data, and with their bots."""
    person = await find(desk, name)
    bots = await AccountStore(desk.database).of_owner(person["id"])
    for bot in bots:
        await depart(desk, bot["id"])
    out = Departure(person["name"])
    for _ in range(_TRIES):
        cleaned = await _clean_archives(desk, person["id"])
        async with desk.changing() as change:
            if await _archived(change.connection, person["id"]) != cleaned:
                continue  # nothing was written in this transaction
            await _leave_tables(change, person, out)
            await _leave_earlier_seats(change, person)
            await _take_words(change, person, out)
            await _forget(change, person)
        return out
    raise AdminTrouble("cli-admin-busy", name=person["name"])


async def _archived(connection: AsyncConnection, person: str) -> list[tuple[str, int]]:
    """Return the archived games of a person, with the person's seats."""
    own = select(SEATS.c.table, SEATS.c.number).join(ARCHIVES, ARCHIVES.c.table == SEATS.c.table)
    own = own.where(SEATS.c.person == person).order_by(SEATS.c.table)
    return [(table, int(seat)) for table, seat in await connection.execute(own)]


async def _clean_archives(desk: Desk, person: str) -> list[tuple[str, int]]:
    """Take the name out of archives, one by one: servers write in between."""
    async with desk.database.reader.connect() as connection:
        found = await _archived(connection, person)
    for table, seat in found:
        kept = select(ARCHIVES.c.tape).where(ARCHIVES.c.table == table)
        async with desk.database.reader.connect() as connection:
            tape = (await connection.execute(kept)).scalar_one()
        fresh = without_name(tape, seat)
        async with desk.database.writing() as connection:
            change = update(ARCHIVES).where(ARCHIVES.c.table == table)
            await connection.execute(change.values(tape=fresh))
    return found


async def _leave_tables(change: Change, person: Row, out: Departure) -> None:
    own = select(SEATS.c.table).where(SEATS.c.person == person["id"])
    mine = select(TABLES).where(or_(TABLES.c.id.in_(own), TABLES.c.host == person["id"]))
    for row in (await change.connection.execute(mine)).mappings().all():
        seats = select(SEATS).where(SEATS.c.table == row["id"]).order_by(SEATS.c.number)
        places = (await change.connection.execute(seats)).mappings().all()
        others = [
            place["person"]
            for place in places
            if place["kind"] == "person" and place["person"] not in (None, person["id"])
        ]
        if not others:
            await delete_table(change, row["id"])
            out.tables += 1
            continue
        values: dict[str, object] = {}
        if row["host"] == person["id"]:
            values |= {"host": others[0], "note": ""}
            out.hosts += 1
        if (row["paused"] or {}).get("by") == person["name"]:
            values["paused"] = {**row["paused"], "by": ""}
        for place in places:
            if place["person"] == person["id"]:
                await _leave_seat(change, row, place, out)
        await set_table(change, row["id"], values)


async def _leave_earlier_seats(change: Change, person: Row) -> None:
    """Take the person out of seats that passed on, and of offers to pass one on."""
    passed = select(TABLES.c.id, TABLES.c.handovers, TABLES.c.result)
    for table, handovers, result in (await change.connection.execute(passed)).all():
        values: dict[str, object] = {}
        for name, kept in (("handovers", handovers), ("result", result)):
            fresh = _unnamed(kept, person["id"])
            if fresh != kept:
                values[name] = fresh
        if values:
            await set_table(change, table, values)
    offered = select(SEATS).where(SEATS.c.offer_token.is_not(None))
    for place in (await change.connection.execute(offered)).mappings().all():
        offer = place["offer"] or {}
        if person["id"] in (offer.get("by"), offer.get("to"), *offer.get("votes", [])):
            where = and_(SEATS.c.table == place["table"], SEATS.c.number == place["number"])
            ended = update(SEATS).where(where).values(offer=None, offer_token=None)
            await change.connection.execute(ended)
            await set_table(change, place["table"], {})


def _unnamed(kept: object, person: str) -> object:
    """Return a table's stored data without this person, in whatever role they appear."""
    if isinstance(kept, list):
        return [_unnamed(each, person) for each in kept]
    if not isinstance(kept, dict):
        return kept
    if kept.get("person") == person:
        return {**kept, "person": None, "name": ""}
    return {key: _unnamed(value, person) for key, value in kept.items()}


async def _leave_seat(change: Change, table: Row, place: Row, out: Departure) -> None:
    given = and_(PROMISES.c.table == place["table"], PROMISES.c.seat == place["number"])
    await change.connection.execute(update(PROMISES).where(given).values(text=""))
    said = and_(
        TALK.c.table == place["table"],
        TALK.c.seat == place["number"],
        TALK.c.name == place["name"],  # before it, somebody else may have had the seat
    )
    out.words += (await change.connection.execute(delete(TALK).where(said))).rowcount
    out.seats += 1
    values: dict[str, object] = {"person": None, "name": ""}
    if table["status"] == "lobby":
        values |= {"kind": "open", "token": None, "word": "", "here": 0}
    elif table["status"] in ("running", "paused"):
        values["away"] = 1
    where = and_(SEATS.c.table == place["table"], SEATS.c.number == place["number"])
    await change.connection.execute(update(SEATS).where(where).values(**values))


async def _take_words(change: Change, person: Row, out: Departure) -> None:
    """Delete what the person said anywhere: a message's key begins with its writer's id."""
    theirs = TALK.c.mark.startswith(f"{person['id']}:", autoescape=True)
    out.words += (await change.connection.execute(delete(TALK).where(theirs))).rowcount


async def _forget(change: Change, person: Row) -> None:
    """Delete the person, with every row of any kind that is only about them."""
    await change.connection.execute(
        delete(RATINGS).where(RATINGS.c.who == f"person:{person['id']}")
    )
    # Notices say who plays at a table: those to others, too.
    kept = select(NOTICES.c.channel, NOTICES.c.table, NOTICES.c.kind, NOTICES.c.words)
    for channel, table, kind, words in (await change.connection.execute(kept)).all():
        fresh = _without(words, person["name"])
        if fresh != words:
            key = and_(
                NOTICES.c.channel == channel, NOTICES.c.table == table, NOTICES.c.kind == kind
            )
            await change.connection.execute(update(NOTICES).where(key).values(words=fresh))
    for kind in reversed(METADATA.sorted_tables):
        if kind not in (SEATS, TABLES):  # these were left before
            for column in pointing_at(kind, PEOPLE):
                await change.connection.execute(delete(kind).where(column == person["id"]))
    await change.connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person["id"]))
    await change.person(person["id"])


def _without(words: object, name: str) -> object:
    """Return the words of a notice without a name."""
    if isinstance(words, dict):
        return {key: _without(value, name) for key, value in words.items()}
    if isinstance(words, list):
        return [_without(value, name) for value in words]
    return "" if words == name else words
