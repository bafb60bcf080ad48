"""HTTP: passkeys, one-time links, ways back, and signing out everywhere."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from litestar import Response
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from sqlalchemy.exc import SQLAlchemyError

from gunbai.server import identity
from gunbai.server.entry import links, passkeys
from gunbai.server.entry.messages import (
    EntryInfo,
    EntryKey,
    PasskeyChallenge,
    PasskeyForm,
    PasskeyInfo,
    PasskeyLogin,
    PasskeyRequest,
    PhoneLink,
    WayBackForm,
    WayBackInfo,
    WayBackLink,
)
from gunbai.server.entry.store import BACK, MOST_PASSKEYS, PHONE, digest_of
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import Me
from gunbai.server.people import Ask, must_know_password, signed_in
from gunbai.server.room import Room
from gunbai.server.routes import get, post
from gunbai.server.safety import address, origin_of
from gunbai.server.steering import must_host, refuse
from gunbai.server.store import Row

LOG: Final = logging.getLogger("gunbai.server")
_MOST_NAME: Final = 60  # of a passkey
_HOUR: Final = 3600  # seconds


# passkeys


async def _infos(hub: Hub, person: str) -> list[PasskeyInfo]:
    return [
        PasskeyInfo(row["id"], row["name"], row["host"], row["created"], row["used"])
        for row in await hub.entry.passkeys(person)
    ]


def _with_ticket(answer: Any, ticket: str, secure: bool) -> Response[Any]:
    """Return a challenge with the cookie that binds it to this visitor."""
    cookie = Cookie(
        key=passkeys.COOKIE,
        value=ticket,
        max_age=passkeys.ANSWERED_WITHIN,
        httponly=True,
        samesite="strict",
        secure=secure,
        path="/api",
    )
    return Response(answer, cookies=[cookie], status_code=200)


def _answered(request: Ask, hub: Hub, person: str) -> str:
    """Return the challenge that this visitor was given."""
    return hub.challenges.read(request.cookies.get(passkeys.COOKIE, ""), person)


async def _spend(hub: Hub, challenge: str) -> None:
    """Use a challenge up, now that its answer is known to be right."""
    if not await hub.entry.spend(challenge, time.time() - passkeys.ANSWERED_WITHIN):
        raise refuse("passkey-late")


@get("/api/me/passkeys", summary="My passkeys")
async def get_passkeys(person: Row, hub: Hub) -> list[PasskeyInfo]:
    return await _infos(hub, person["id"])


@post("/api/me/passkeys/challenge", summary="A challenge for a new passkey", status_code=200)
async def challenge_new(
    request: Ask, person: Row, hub: Hub, limits: Limits
) -> Response[PasskeyRequest]:
    limits.passkeys.take(address(request))
    place = passkeys.place_of(request, hub.settings.secure)
    known = await hub.entry.passkeys(person["id"])
    if len(known) >= MOST_PASSKEYS:
        raise refuse("passkey-many", {"most": MOST_PASSKEYS})
    challenge, ticket = hub.challenges.new(person["id"])
    wanted = PasskeyRequest(
        challenge=challenge,
        host=place.host,
        user=person["id"],
        name=person["name"],
        algorithms=list(passkeys.ALGORITHMS),
        known=[row["credential"] for row in known if row["host"] == place.host],
    )
    return _with_ticket(wanted, ticket, hub.settings.secure)


@post("/api/me/passkeys", summary="Keep a new passkey", status_code=200)
async def add_passkey(
    request: Ask, data: PasskeyForm, person: Row, hub: Hub, limits: Limits
) -> list[PasskeyInfo]:
    """Keep a passkey that answered my challenge; whoever has a password must know it."""
    limits.passkeys.take(address(request))
    place = passkeys.place_of(request, hub.settings.secure)
    challenge = _answered(request, hub, person["id"])
    if person["password"]:
        limits.passwords.take(person["id"])
        await must_know_password(person, data.current)
    found = await asyncio.to_thread(passkeys.registered, data, challenge, place)
    await _spend(hub, challenge)
    if await hub.entry.passkey(data.id) is not None:
        raise refuse("passkey-wrong")
    if len(await hub.entry.passkeys(person["id"])) >= MOST_PASSKEYS:
        raise refuse("passkey-many", {"most": MOST_PASSKEYS})
    name = " ".join(identity.clean_text(data.name, _MOST_NAME).split())
    taken = await hub.store.is_taken(person["name"], person["id"])
    if taken or not await hub.entry.add_passkey(person, {**found, "name": name}):
        raise refuse("name-taken", {"name": person["name"]})
    return await _infos(hub, person["id"])


@post("/api/me/passkeys/{passkey:int}/forget", summary="Forget a passkey", status_code=200)
async def forget_passkey(passkey: int, person: Row, hub: Hub, limits: Limits) -> list[PasskeyInfo]:
    limits.writes.take(person["id"])
    if passkey not in [row["id"] for row in await hub.entry.passkeys(person["id"])]:
        raise NotFoundException("passkey-unknown")
    await hub.entry.drop_passkey(person["id"], passkey)
    return await _infos(hub, person["id"])


@post("/api/login/challenge", summary="A challenge for a passkey of this device", status_code=200)
async def challenge_login(request: Ask, hub: Hub, limits: Limits) -> Response[PasskeyChallenge]:
    limits.passkeys.take(address(request))
    place = passkeys.place_of(request, hub.settings.secure)
    challenge, ticket = hub.challenges.new("")
    wanted = PasskeyChallenge(challenge, place.host)
    return _with_ticket(wanted, ticket, hub.settings.secure)


@post("/api/login/passkey", summary="Come back with a passkey", status_code=200)
async def log_in_by_passkey(
    request: Ask, data: PasskeyLogin, hub: Hub, signer: identity.Signer, limits: Limits
) -> Response[Me]:
    limits.passkeys.take(address(request))
    place = passkeys.place_of(request, hub.settings.secure)
    challenge = _answered(request, hub, "")
    found = await hub.entry.passkey(data.id)
    if found is None or found["host"] != place.host or data.user not in ("", found["person"]):
        raise refuse("passkey-strange")
    counter = await asyncio.to_thread(passkeys.counter_of, data, found, challenge, place)
    await _spend(hub, challenge)
    if not await hub.entry.use_passkey(found, counter):
        raise refuse("passkey-late")
    row = await hub.store.person(found["person"])
    assert row is not None
    return signed_in(row, signer, hub.settings.secure)


# links


async def _shown(request: Ask, key: str) -> tuple[str, str]:
    """Return the address of a link with this key, and its picture."""
    link = f"{origin_of(request)}{links.PAGE}{key}"
    return link, await asyncio.to_thread(links.picture_of, link)


@post("/api/me/phone", summary="A link that makes another device mine, once", status_code=200)
async def add_phone(request: Ask, person: Row, hub: Hub, limits: Limits) -> PhoneLink:
    limits.links.take(person["id"])
    key = await links.new_link(hub.entry, PHONE, person["id"], person["id"])
    link, picture = await _shown(request, key)
    return PhoneLink(link, picture, links.LASTS[PHONE])


@post("/api/entry/look", summary="Whose device a one-time link would make this", status_code=200)
async def look_at_link(request: Ask, data: EntryKey, hub: Hub, limits: Limits) -> EntryInfo:
    limits.entries.take(address(request))
    link = await hub.entry.link(digest_of(data.key))
    if link is None:
        raise NotFoundException("entry-unknown")
    return EntryInfo(
        kind=link["kind"],
        person=link["person"],
        name=link["name"],
        by=link["maker"] or "",
        table=link["table"] or "",
        ends_password=link["by"] is None and link["password"] is not None,
    )


@post("/api/entry", summary="Use a one-time link: this device is that person's", status_code=200)
async def use_link(
    request: Ask, data: EntryKey, hub: Hub, signer: identity.Signer, limits: Limits
) -> Response[Me]:
    limits.entries.take(address(request))
    link = await hub.entry.use_link(digest_of(data.key))
    if link is None:
        raise NotFoundException("entry-unknown")
    if link["kind"] == BACK:
        await _close_all(hub, link["person"])
        try:
            await hub.ways_back.tell_of_use(link)
        except SQLAlchemyError:  # they are back anyway: the link would not work again
            LOG.exception("tables can't be told of a way back")
    return signed_in(link["now"], signer, hub.settings.secure)


@post("/api/logout/everywhere", summary="Forget me on all devices", status_code=200)
async def log_out_everywhere(person: Row, hub: Hub, limits: Limits) -> Response[None]:
    """End all cookies of the person for good, their sockets, and notices to their browsers."""
    limits.writes.take(person["id"])
    await hub.entry.sign_out(person["id"])
    await _close_all(hub, person["id"])
    response: Response[None] = Response(None, status_code=200)
    response.delete_cookie(identity.COOKIE, path="/")
    return response


async def _close_all(hub: Hub, person: str) -> None:
    """Close what devices of a person had open, now that none of their cookies counts."""
    hub.sockets.close_all_of(person)
    await hub.notices.store.drop_devices(person)


# ways back


@get("/api/tables/{table:str}/ways-back", summary="Host: people who may need a way back")
async def get_ways_back(room: Room, person: Row, hub: Hub) -> list[WayBackInfo]:
    must_host(room, person["id"])
    return await hub.ways_back.people(room)


@post(
    "/api/tables/{table:str}/ways-back",
    summary="Host: a one-time link for somebody without a way back",
    status_code=200,
)
async def add_way_back(
    request: Ask, room: Room, data: WayBackForm, person: Row, hub: Hub, limits: Limits
) -> WayBackLink:
    limits.links.take(person["id"])
    must_host(room, person["id"])
    await hub.look_around([room])
    link, picture = await _shown(request, await hub.ways_back.add(room, person, data.seat))
    hours = links.LASTS[BACK] // _HOUR
    return WayBackLink(link, picture, hours, await hub.ways_back.people(room))


@post(
    "/api/tables/{table:str}/ways-back/revoke",
    summary="Host: end such a link before it is used",
    status_code=200,
)
async def revoke_way_back(
    room: Room, data: WayBackForm, person: Row, hub: Hub, limits: Limits
) -> list[WayBackInfo]:
    limits.writes.take(person["id"])
    must_host(room, person["id"])
    await hub.ways_back.revoke(room, person, data.seat)
    return await hub.ways_back.people(room)


HANDLERS: Final[list[Any]] = [
    get_passkeys,
    challenge_new,
    add_passkey,
    forget_passkey,
    challenge_login,
    log_in_by_passkey,
    add_phone,
    look_at_link,
    use_link,
    log_out_everywhere,
    get_ways_back,
    add_way_back,
    revoke_way_back,
]
