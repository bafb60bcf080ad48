"""A person's data, as files that can be read without this program."""

from __future__ import annotations

import datetime
import json
import os
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.admin.desk import Desk
from gunbai.server.admin.people import find
from gunbai.server.room import OVER
from gunbai.server.schema import (
    ARCHIVES,
    BOT_ACCOUNTS,
    NOTICE_WISHES,
    PEOPLE,
    PROMISES,
    PUSH_DEVICES,
    RATINGS,
    SEATS,
    TABLES,
    TALK,
)
from gunbai.server.store import Row
from gunbai.server.tapes import Archive


async def export(desk: Desk, name: str, file: Path) -> tuple[str, int]:
    """Write a person's data into a zip file; return the name, and how many games have a record.

    Secrets are left out. Games that still run are listed, but their records would show what others
    hide.
    """
    person = await find(desk, name)
    async with desk.database.reader.connect() as connection:
        games = await _games(connection, person["id"])
        profile = await _profile(connection, person)
        talk = await _talk(connection, person["id"])
    texts = {"profile.json": _json({**profile, "games": games}), "talk.txt": talk}
    for game in games:
        record = await _record(desk, game["id"]) if game["status"] in OVER else ""
        if record:
            texts[f"records/{game['game']}-{game['id']}.record"] = record
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as out:
        for path, text in texts.items():
            out.writestr(path, text)
    return person["name"], sum(path.startswith("records/") for path in texts)


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _when(at: float) -> str:
    return datetime.datetime.fromtimestamp(at).astimezone().isoformat(" ", "seconds")


async def _games(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    seated = select(TABLES, SEATS.c.number, SEATS.c.word).join(SEATS, SEATS.c.table == TABLES.c.id)
    seated = seated.where(SEATS.c.person == person).order_by(TABLES.c.created)
    return [
        {
            "id": row["id"],
            "game": row["game"],
            "status": row["status"],
            "begun": _when(row["created"]),
            "seat": int(row["number"]) + 1,
            "word": row["word"],
            "hosted": row["host"] == person,
            "options": row["options"],
            "result": row["result"] if row["status"] in OVER else None,
        }
        for row in (await connection.execute(seated)).mappings()
    ]


async def _profile(connection: AsyncConnection, person: Row) -> dict[str, Any]:
    """Return everything about a person but games and talk, without a secret."""
    rated = select(RATINGS).where(RATINGS.c.who == f"person:{person['id']}")
    wishes = select(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person["id"])
    devices = select(PUSH_DEVICES).where(PUSH_DEVICES.c.person == person["id"])
    given = and_(SEATS.c.table == PROMISES.c.table, SEATS.c.number == PROMISES.c.seat)
    promised = select(PROMISES).join(SEATS, given).where(SEATS.c.person == person["id"])
    ratings = (await connection.execute(rated)).mappings().all()
    bots = select(BOT_ACCOUNTS, PEOPLE.c.name, PEOPLE.c.created)
    bots = bots.join(PEOPLE, PEOPLE.c.id == BOT_ACCOUNTS.c.id)
    bots = bots.where(BOT_ACCOUNTS.c.owner == person["id"]).order_by(PEOPLE.c.created)
    wish = (await connection.execute(wishes)).mappings().first()
    return {
        "id": person["id"],
        "name": person["name"],
        "since": _when(person["created"]),
        "password": person["password"] is not None,
        "ratings": [
            {name: row[name] for name in ("game", "mu", "sigma", "games", "wins")}
            for row in ratings
        ],
        "notices": None
        if wish is None
        else {
            **{name: wish[name] for name in ("language", "zone", "kinds", "quiet", "away")},
            "address": bool(wish["target"]),
        },
        "devices": [
            {"name": row["name"], "since": _when(row["created"])}
            for row in (await connection.execute(devices)).mappings()
        ],
        "bots": [
            {
                **{name: row[name] for name in ("id", "name", "plays", "welcome", "languages")},
                "since": _when(row["created"]),
                "tables": row["tables"],
                "token": row["digest"] is not None,
            }
            for row in (await connection.execute(bots)).mappings()
        ],
        "promises": [
            {"table": row["table"], "at": _when(row["at"]), "key": row["key"], "text": row["text"]}
            for row in (await connection.execute(promised)).mappings()
        ],
    }


async def _talk(connection: AsyncConnection, person: str) -> str:
    """Return what the person wrote, one message per paragraph."""
    wrote = TALK.c.mark.startswith(f"{person}:", autoescape=True)
    rows = await connection.execute(select(TALK).where(wrote).order_by(TALK.c.id))
    return "".join(
        f"{_when(row['at'])} {row['table']}"
        f"{'' if row['to'] is None else ' → ' + str(int(row['to']) + 1)}\n{row['text']}\n\n"
        for row in rows.mappings()
    )


async def _record(desk: Desk, table: str) -> str:
    """Return the record of a game that is over; "" while it is not archived yet."""
    kept = select(ARCHIVES.c.tape).where(ARCHIVES.c.table == table)
    async with desk.database.reader.connect() as connection:
        tape = (await connection.execute(kept)).scalar()
    return "" if tape is None else Archive(tape).record
