"""Consent: the record of a game becomes part of a dataset only if all people at it agree.

These are all who hold a seat or once held one. Consent must be given at this table, and everybody
may change their mind until the game is over.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.database import Database
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.room import OVER, Room
from gunbai.server.routes import get, post
from gunbai.server.schema import SHARING
from gunbai.server.sharing_messages import SharingForm, SharingInfo
from gunbai.server.steering import refuse
from gunbai.server.store import Row
from gunbai.server.succession import holder_of


def asked_people(
    holders: Iterable[Mapping[str, Any]], origin: Mapping[str, Any] | None
) -> set[str] | None:
    """Return all who must agree; None if somebody in this game can't be asked.

    `holders` are those of the seats, now and before (`holder_of`). A program, a deleted person, and
    those who began a game that was forked or uploaded can't be asked.
    """
    if origin is not None and set(origin) != {"rematch"}:
        return None
    out: set[str] = set()
    for holder in holders:
        if holder["kind"] == "bot":
            continue
        if holder["kind"] != "person" or not holder["person"]:
            return None
        out.add(holder["person"])
    return out or None


async def agreed_people(connection: AsyncConnection, table: str) -> set[str]:
    """Return all who agree, whether they are asked or not."""
    query = select(SHARING.c.person).where(SHARING.c.table == table)
    return set((await connection.execute(query)).scalars())


def _asked(room: Room) -> set[str] | None:
    holders = [holder_of(seat) for seat in room.seats if seat.taken()]
    holders += [each["before"] for each in room.handovers]
    return asked_people(holders, room.origin)


async def _info(database: Database, room: Room, person: str) -> SharingInfo:
    asked = _asked(room)
    async with database.reader.connect() as connection:
        agreed = await agreed_people(connection, room.id)
    people = asked or set()
    return SharingInfo(
        mine=person in agreed,
        agreed=len(agreed & people),
        people=len(people),
        possible=asked is not None,
        open=room.status not in OVER,
    )


@get("/api/tables/{table:str}/sharing", summary="Who agrees to share the game's record")
async def get_sharing(room: Room, person: Row, hub: Hub) -> SharingInfo:
    return await _info(hub.store.database, room, person["id"])


@post(
    "/api/tables/{table:str}/sharing",
    summary="Agree to share the game's record, or not",
    status_code=200,
)
async def set_sharing(
    room: Room, data: SharingForm, person: Row, hub: Hub, limits: Limits
) -> SharingInfo:
    limits.writes.take(person["id"])
    async with hub.keeper.changing(room):
        once = any(each["before"]["person"] == person["id"] for each in room.handovers)
        if room.seat_of(person["id"]) < 0 and not once:
            raise refuse("table-seated-only")
        if room.status in OVER:
            raise refuse("sharing-over")
        await _set(hub.store.database, room.id, person["id"], data.agree)
    return await _info(hub.store.database, room, person["id"])


async def _set(database: Database, table: str, person: str, agree: bool) -> None:
    async with database.writing() as connection:
        same = and_(SHARING.c.table == table, SHARING.c.person == person)
        await connection.execute(delete(SHARING).where(same))
        if agree:
            row = {"table": table, "person": person, "at": time.time()}
            await connection.execute(insert(SHARING).values(**row))


HANDLERS: Final[list[Any]] = [get_sharing, set_sharing]
