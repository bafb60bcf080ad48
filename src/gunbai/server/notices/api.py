"""HTTP: which notices a person wants outside the page, and where."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from gunbai.core.errors import Refusal
from gunbai.server.config import MOST_LISTED
from gunbai.server.hub import Hub
from gunbai.server.identity import clean_text
from gunbai.server.limits import Limits
from gunbai.server.notices import addresses, push, target
from gunbai.server.notices.apart import in_thread
from gunbai.server.notices.courier import Courier, Send
from gunbai.server.notices.messages import (
    DeviceForm,
    DeviceInfo,
    GuestInfo,
    InviteForm,
    MuteForm,
    NoticesInfo,
    QuietHours,
    TableNotices,
    TargetForm,
    TriedNotice,
    Waiting,
    WishesForm,
)
from gunbai.server.notices.push import Gone
from gunbai.server.notices.store import NoticeStore
from gunbai.server.notices.target import NotReached
from gunbai.server.notices.texts import trial
from gunbai.server.notices.wishes import is_zone
from gunbai.server.people import Ask
from gunbai.server.room import Room
from gunbai.server.routes import get, post
from gunbai.server.safety import address as address_of
from gunbai.server.safety import origin_of
from gunbai.server.steering import must_host, refuse
from gunbai.server.store import Row

T = TypeVar("T")
_MOST_NAME: Final = 60  # of a device


def _one_line(name: str) -> str:
    return " ".join(clean_text(name, _MOST_NAME).split())


def _known_zone(zone: str) -> str:
    if not is_zone(zone):
        raise addresses.BadAddress(Refusal("notice-zone"))
    return zone


async def _info(hub: Hub, person: str) -> NoticesInfo:
    store = hub.notices.store
    wishes = await store.wishes(person)
    quiet = wishes["quiet"]
    devices = await store.devices(person)
    return NoticesInfo(
        kinds=wishes["kinds"],
        quiet=None if quiet is None else QuietHours(*quiet),
        away=wishes["away"],
        language=wishes["language"],
        zone=wishes["zone"],
        target=addresses.shown(wishes["target"]),
        problem=wishes["problem"],
        devices=[
            DeviceInfo(row["id"], row["name"], row["endpoint"], row["problem"]) for row in devices
        ],
        push_key=await asyncio.to_thread(push.public_key, hub.notices.secret),
    )


@get("/api/me/waiting", summary="How many games wait for me, and which client the server has")
async def get_waiting(state: State, visitor: Row | None, hub: Hub) -> Waiting:
    tables = 0 if visitor is None else await hub.waiting(visitor["id"])
    return Waiting(tables, state.client.build)


async def _apart(work: Callable[[], T]) -> T:
    """Do what may look up a name, apart from the threads that others wait for."""
    try:
        async with asyncio.timeout(target.SECONDS):
            return await in_thread(work)
    except TimeoutError:
        raise addresses.BadAddress(Refusal(target.SILENT)) from None


async def _checked(hub: Hub, address: str) -> str:
    """Return an address to which notices may go; empty for none."""
    if not address.strip():
        return ""
    found = await _apart(partial(addresses.checked, address, hub.notices.inside))
    await _apart(partial(target.check, found, hub.notices.inside))
    return found


@get("/api/me/notices", summary="My notices outside the page: which ones, and where")
async def get_notices(person: Row, hub: Hub) -> NoticesInfo:
    return await _info(hub, person["id"])


@post("/api/me/notices", summary="Which notices I want, and when", status_code=200)
async def set_notices(
    request: Ask, data: WishesForm, person: Row, hub: Hub, limits: Limits
) -> NoticesInfo:
    limits.writes.take(person["id"])
    quiet = data.quiet
    even = quiet is None or quiet.start == quiet.end
    changes = {
        "kinds": sorted(set(data.kinds)),
        "quiet": None if quiet is None or even else list(msgspec.structs.astuple(quiet)),
        "away": data.away,
        "language": data.language,
        "zone": _known_zone(data.zone),
        "origin": origin_of(request),
    }
    await hub.notices.store.set_wishes(person["id"], changes, {})
    await hub.notices.listen(heed=True)
    await hub.heed_hours(await hub.store.hours.tell_tables(person["id"]))
    return await _info(hub, person["id"])


@post("/api/me/notices/target", summary="The address of my notices", status_code=200)
async def set_target(
    request: Ask, data: TargetForm, person: Row, hub: Hub, limits: Limits
) -> NoticesInfo:
    limits.addresses.take(address_of(request))
    first = {"language": data.language, "zone": _known_zone(data.zone)}
    address = await _checked(hub, data.address)
    changes = {"target": address, "problem": "", "origin": origin_of(request)}
    await hub.notices.store.set_wishes(person["id"], changes, first)
    await hub.notices.listen(heed=True)
    return await _info(hub, person["id"])


@post("/api/me/notices/devices", summary="Push notices to this browser", status_code=200)
async def add_device(
    request: Ask, data: DeviceForm, person: Row, hub: Hub, limits: Limits
) -> NoticesInfo:
    limits.addresses.take(address_of(request))
    first = {"language": data.language, "zone": _known_zone(data.zone)}
    await _apart(partial(push.check, data.endpoint, hub.notices.inside))
    store = hub.notices.store
    await store.set_wishes(person["id"], {"origin": origin_of(request)}, first)
    keys = {"endpoint": data.endpoint, "p256dh": data.p256dh, "auth": data.auth}
    await store.add_device(person["id"], {**keys, "name": _one_line(data.name)})
    await hub.notices.listen(heed=True)
    return await _info(hub, person["id"])


@post(
    "/api/me/notices/devices/{device:int}/forget",
    summary="No more notices to this browser",
    status_code=200,
)
async def forget_device(device: int, person: Row, hub: Hub, limits: Limits) -> NoticesInfo:
    limits.writes.take(person["id"])
    if device not in [row["id"] for row in await hub.notices.store.devices(person["id"])]:
        raise NotFoundException("notice-no-device")
    await hub.notices.store.drop_device(device, person["id"])
    await hub.notices.listen(heed=True)
    return await _info(hub, person["id"])


@post("/api/me/notices/try", summary="Send me a notice now, over all my channels", status_code=200)
async def try_notices(person: Row, hub: Hub, limits: Limits) -> TriedNotice:
    limits.notices.take(person["id"])
    store, courier = hub.notices.store, hub.notices.courier
    wishes = await store.wishes(person["id"])
    devices = await store.devices(person["id"])
    ways: list[tuple[str, Send]] = [
        (f"push {row['id']}", (await courier.push_to(row))[0]) for row in devices
    ]
    if wishes["target"]:
        ways.append((f"target {person['id']}", courier.target_of(wishes)))
    if not ways:
        raise refuse("notice-nowhere")
    out = TriedNotice(0, [])
    for problem in await asyncio.gather(
        *(_try(store, courier, way, send, wishes["language"]) for way, send in ways)
    ):
        if problem is None:
            out.reached += 1
        else:
            out.problems.append(problem)
    return out


async def _try(
    store: NoticeStore, courier: Courier, way: str, send: Send, language: str
) -> str | None:
    """Return why a notice did not arrive; None if it did."""
    try:
        await courier.send_now(send, trial(language))
    except Gone:
        await store.drop_device(int(way.partition(" ")[2]))
        return "HTTP 410"
    except NotReached as error:
        await store.set_problem(way, error.problem)
        return error.problem
    await store.set_problem(way, "")
    return None


async def _table_info(hub: Hub, room: Room, person: str) -> TableNotices:
    hook = await hub.notices.store.hook(room.id) if room.host == person else None
    return TableNotices(
        muted=await hub.notices.store.is_muted(room.id, person),
        hook="" if hook is None else addresses.shown(hook["target"]),
        problem="" if hook is None else hook["problem"],
    )


@get("/api/tables/{table:str}/notices", summary="My notices of a table; for its host, the group's")
async def get_table_notices(room: Room, person: Row, hub: Hub) -> TableNotices:
    return await _table_info(hub, room, person["id"])


@post("/api/tables/{table:str}/notices", summary="Notices of this table, or none", status_code=200)
async def mute_table(
    room: Room, data: MuteForm, person: Row, hub: Hub, limits: Limits
) -> TableNotices:
    limits.writes.take(person["id"])
    if room.seat_of(person["id"]) < 0:
        raise refuse("table-seated-only")
    await hub.notices.store.set_muted(room.id, person["id"], data.muted)
    await hub.notices.listen(heed=True)
    return await _table_info(hub, room, person["id"])


@post(
    "/api/tables/{table:str}/notices/group",
    summary="Host: the channel in which the group is told",
    status_code=200,
)
async def set_hook(
    request: Ask, room: Room, data: TargetForm, person: Row, hub: Hub, limits: Limits
) -> TableNotices:
    limits.addresses.take(address_of(request))
    must_host(room, person["id"])
    address = await _checked(hub, data.address)
    values = {"target": address, "language": data.language, "origin": origin_of(request)}
    await hub.notices.store.set_hook(room.id, values if address else None)
    await hub.notices.listen(heed=True)
    return await _table_info(hub, room, person["id"])


async def _guests(hub: Hub, room: Room) -> list[GuestInfo]:
    """Return the people whom the host of this table may invite."""
    known = await hub.notices.store.of_table(room.id)
    invited = {row["person"] for row in known if row["kind"] == "invited"}
    return [
        GuestInfo(row["id"], row["name"], row["id"] in invited)
        for row in await hub.notices.store.companions(room.host, MOST_LISTED)
        if room.seat_of(row["id"]) < 0
    ]


@get("/api/tables/{table:str}/guests", summary="Host: people I have played with, to be invited")
async def get_guests(room: Room, person: Row, hub: Hub) -> list[GuestInfo]:
    must_host(room, person["id"])
    return await _guests(hub, room)


@post("/api/tables/{table:str}/guests", summary="Host: invite one of them", status_code=200)
async def invite_guest(
    room: Room, data: InviteForm, person: Row, hub: Hub, limits: Limits
) -> list[GuestInfo]:
    limits.asks.take(person["id"])
    must_host(room, person["id"])
    if room.status != "lobby":
        raise refuse("table-started")
    guest = next((each for each in await _guests(hub, room) if each.person == data.person), None)
    if guest is None:
        raise NotFoundException("person-unknown")
    if not guest.invited and not await hub.notices.invite(room, guest.person):
        raise refuse("notice-unreachable", {"name": guest.name})
    return await _guests(hub, room)


HANDLERS: Final[list[Any]] = [
    get_waiting,
    get_notices,
    set_notices,
    set_target,
    add_device,
    forget_device,
    try_notices,
    get_table_notices,
    mute_table,
    set_hook,
    get_guests,
    invite_guest,
]
