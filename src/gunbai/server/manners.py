"""HTTP: motions, nudges, standing orders, vacations and mutes."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar.exceptions import NotFoundException

from gunbai.server import motions, nudges, orders, vacations
from gunbai.server.clock import DAY
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.manners_messages import (
    Nudged,
    NudgeForm,
    TalkMuteForm,
    TalkMutes,
    VacationForm,
    VacationInfo,
)
from gunbai.server.messages import TableInfo
from gunbai.server.motion_messages import MotionForm
from gunbai.server.order_messages import OrderForm, Orders
from gunbai.server.room import Room
from gunbai.server.routes import get, post
from gunbai.server.safety import checked_id
from gunbai.server.shown import info_of
from gunbai.server.steering import refuse
from gunbai.server.store import Row

BOTS: Final = "bots"
MOST_MUTES: Final = 200


@post("/api/tables/{table:str}/motions", summary="Ask the others to agree", status_code=200)
async def move(room: Room, data: MotionForm, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.asks.take(person["id"])
    await motions.move(hub.keeper, room, person["id"], data)
    return info_of(room, person["id"])


@post(
    "/api/tables/{table:str}/motions/{motion:str}/{verdict:str}",
    summary="Accept, decline or withdraw",
    status_code=200,
)
async def answer(
    room: Room, motion: str, verdict: str, person: Row, hub: Hub, limits: Limits
) -> TableInfo:
    limits.writes.take(person["id"])
    if verdict not in ("accept", "decline", "withdraw"):
        raise NotFoundException("motion-gone")
    await motions.answer(hub.keeper, room, person["id"], motion, verdict)
    return info_of(room, person["id"])


@post("/api/tables/{table:str}/nudge", summary="Remind somebody who is awaited", status_code=200)
async def nudge(room: Room, data: NudgeForm, person: Row, hub: Hub, limits: Limits) -> Nudged:
    limits.writes.take(person["id"])
    return Nudged(await nudges.nudge(hub, room, person["id"], data.seat))


def _must_sit(room: Room, person: Row) -> int:
    seat = room.seat_of(person["id"])
    if seat < 0:
        raise refuse("table-seated-only")
    return seat


@get("/api/tables/{table:str}/orders", summary="My standing orders")
async def get_orders(room: Room, person: Row) -> Orders:
    return orders.orders_of(room, _must_sit(room, person))


@post("/api/tables/{table:str}/orders", summary="Leave a standing order", status_code=200)
async def set_order(room: Room, data: OrderForm, person: Row, hub: Hub, limits: Limits) -> Orders:
    limits.writes.take(person["id"])
    await orders.leave(hub.keeper, room, person["id"], data.name, data.until)
    return orders.orders_of(room, _must_sit(room, person))


async def _vacation(hub: Hub, person: str) -> VacationInfo:
    until, left = await vacations.state(hub, person, time.time())
    return VacationInfo(until, round(left / DAY, 2))


@get("/api/me/vacation", summary="My vacation")
async def get_vacation(person: Row, hub: Hub) -> VacationInfo:
    return await _vacation(hub, person["id"])


@post("/api/me/vacation", summary="Go on vacation, or come back", status_code=200)
async def set_vacation(data: VacationForm, person: Row, hub: Hub, limits: Limits) -> VacationInfo:
    limits.writes.take(person["id"], 3)
    await vacations.go(hub, person["id"], data.until, time.time())
    return await _vacation(hub, person["id"])


@get("/api/me/mutes", summary="Whom I have muted")
async def get_mutes(person: Row, hub: Hub) -> TalkMutes:
    return TalkMutes(await hub.store.hours.mutes(person["id"]))


@post("/api/me/mutes", summary="Mute somebody, or unmute them", status_code=200)
async def set_mute(data: TalkMuteForm, person: Row, hub: Hub, limits: Limits) -> TalkMutes:
    limits.writes.take(person["id"])
    whom = data.whom if data.whom == BOTS else checked_id(data.whom)
    if whom != BOTS and (whom == person["id"] or await hub.store.person(whom) is None):
        raise NotFoundException("person-unknown")
    if data.muted and len(await hub.store.hours.mutes(person["id"])) >= MOST_MUTES:
        raise refuse("mutes-many", {"most": MOST_MUTES})
    await hub.store.hours.set_mute(person["id"], whom, data.muted)
    return TalkMutes(await hub.store.hours.mutes(person["id"]))


HANDLERS: Final[list[Any]] = [
    move,
    answer,
    nudge,
    get_orders,
    set_order,
    get_vacation,
    set_vacation,
    get_mutes,
    set_mute,
]
