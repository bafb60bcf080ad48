"""HTTP: seats that pass to another person, and several on one device."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from gunbai.server import sitting
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import TableInfo
from gunbai.server.room import Room
from gunbai.server.routes import get, post
from gunbai.server.safety import checked_id
from gunbai.server.shown import info_of
from gunbai.server.sitting_messages import ConsentForm, Heir, HereForm, OfferForm
from gunbai.server.store import Row


@get(
    "/api/tables/{table:str}/heirs",
    summary="People I have played with, to whom a seat may be offered",
)
async def get_heirs(
    room: Room, person: Row, hub: Hub, seat: Annotated[int, Parameter(ge=0, le=7)] = 0
) -> list[Heir]:
    found = await sitting.heirs(hub, room, person["id"], seat)
    return [Heir(row["id"], row["name"]) for row in found]


@post("/api/tables/{table:str}/offer", summary="Offer a seat of a running game", status_code=200)
async def offer(room: Room, data: OfferForm, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.asks.take(person["id"])
    await sitting.offer(hub, room, person, data)
    return info_of(room, person["id"])


@post("/api/tables/{table:str}/consent", summary="Agree to an offer, or not", status_code=200)
async def consent(
    room: Room, data: ConsentForm, person: Row, hub: Hub, limits: Limits
) -> TableInfo:
    limits.writes.take(person["id"])
    await sitting.consent(hub, room, person["id"], data)
    return info_of(room, person["id"])


@post("/api/invites/{token:str}", summary="Take the seat of an offer", status_code=200)
async def accept(token: str, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.writes.take(person["id"])
    table = await hub.store.table_of_token(checked_id(token))
    if table is None:
        raise NotFoundException("invite-unknown")
    room = await hub.room(table)
    await sitting.accept(hub, room, person, token)
    return info_of(room, person["id"])


@post(
    "/api/tables/{table:str}/here",
    summary="Let somebody share my device for a seat",
    status_code=200,
)
async def sit_beside(
    room: Room, data: HereForm, person: Row, hub: Hub, limits: Limits
) -> TableInfo:
    limits.writes.take(person["id"])
    await sitting.sit_beside(hub.keeper, room, person["id"], data)
    return info_of(room, person["id"])


HANDLERS: Final[list[Any]] = [get_heirs, offer, consent, accept, sit_beside]
