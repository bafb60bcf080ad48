"""HTTP: the visitor's name and password; `entry` has other ways in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

from litestar import Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException, NotFoundException

from gunbai.core.errors import Refusal
from gunbai.server import identity, seats
from gunbai.server.config import MOST_LISTED
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import LoginForm, Me, NameForm, OwnRating, PasswordForm, PersonInfo
from gunbai.server.names import clean_name, is_reserved, login_of
from gunbai.server.ratings import shown
from gunbai.server.room import Room, TableError
from gunbai.server.routes import get, post
from gunbai.server.safety import address, checked_id
from gunbai.server.store import Row

Ask = Request[Any, Any, Any]


async def person_of(
    connection: ASGIConnection[Any, Any, Any, Any], hub: Hub, signer: identity.Signer
) -> Row | None:
    """Return the person of the cookie; None for somebody without a name yet."""
    text = connection.cookies.get(identity.COOKIE, "")
    cookie = signer.read(text) if text else None
    if cookie is None:
        return None
    row = await hub.store.visitor(checked_id(cookie.person), checked_id(cookie.key))
    if row is None or not signer.wrote(text, row["id"], row["password"], row["sign_outs"]):
        return None
    return row


async def visitor(request: Ask, hub: Hub, signer: identity.Signer) -> Row | None:
    return await person_of(request, hub, signer)


async def person(visitor: Row | None) -> Row:
    """Return the visitor; refuse one without a name."""
    if visitor is None:
        raise NotAuthorizedException("who-are-you")
    return visitor


WHO: Final = {"visitor": Provide(visitor), "person": Provide(person)}


def _me(row: Row) -> Me:
    return Me(row["id"], row["name"], row["password"] is not None, row["login"] is not None)


def signed_in(row: Row, signer: identity.Signer, secure: bool, key: str = "") -> Response[Any]:
    """Return who somebody is, with a cookie that says so; see `Signer.sign` for its key."""
    cookie = Cookie(
        key=identity.COOKIE,
        value=signer.sign(row["id"], row["password"], key, row["sign_outs"]),
        max_age=identity.COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    return Response(_me(row), cookies=[cookie], status_code=200)


@get("/api/me", summary="Who I am; null for a new visitor")
async def get_me(
    request: Ask, visitor: Row | None, hub: Hub, signer: identity.Signer
) -> Response[Me | None]:
    cookie = signer.read(request.cookies.get(identity.COOKIE, ""))
    if visitor is None or cookie is None:
        return Response(None)
    if cookie.should_be_renewed():  # people who come back now and then stay known
        return signed_in(visitor, signer, hub.settings.secure, cookie.key)
    return Response(_me(visitor))


@post("/api/me", summary="Take a name, or change it", status_code=200)
async def set_name(
    request: Ask,
    data: NameForm,
    visitor: Row | None,
    hub: Hub,
    signer: identity.Signer,
    limits: Limits,
) -> Response[Me]:
    limits.names.take(address(request))
    name = clean_name(data.name)
    if not name:
        raise TableError(Refusal("name-empty"))
    number = "" if visitor is None else visitor["id"]
    if is_reserved(name):
        raise TableError(Refusal("name-reserved", "", {"name": name}))
    if await hub.store.is_taken(name, number):
        raise TableError(Refusal("name-taken", "", {"name": name}))
    rooms = [room async for room in _live_rooms(hub, number)] if number else []
    if any(seats.is_taken_at(room, name, number) for room in rooms):
        raise TableError(Refusal("name-taken", "", {"name": name}))
    if visitor is None:
        number = identity.new_id()
        await hub.store.add_person(number, name)
    elif not await hub.store.rename_person(number, name):
        raise TableError(Refusal("name-taken", "", {"name": name}))
    row = await hub.store.person(number)
    assert row is not None
    for room in rooms:
        await seats.rename(hub.keeper, room, row)
    return signed_in(row, signer, hub.settings.secure)


async def _live_rooms(hub: Hub, person: str) -> AsyncIterator[Room]:
    """Yield the tables that are not over where a person sits."""
    for table in await hub.store.live_tables_of(person):
        with suppress(TableError):  # a table that can't be opened keeps the old name
            yield await hub.room(table)


@post(
    "/api/me/password", summary="Set a password, to come back from another device", status_code=200
)
async def set_password(
    data: PasswordForm, person: Row, hub: Hub, signer: identity.Signer, limits: Limits
) -> Response[Me]:
    """Set a password; other devices must log in again."""
    limits.passwords.take(person["id"])
    if not identity.is_long_enough(data.password):
        raise TableError(Refusal("password-length", "", {"least": identity.LEAST_PASSWORD}))
    if person["password"]:
        await must_know_password(person, data.current)
    hashed = await asyncio.to_thread(identity.hash_password, data.password)
    name = person["name"]
    taken = await hub.store.is_taken(name, person["id"])
    if taken or not await hub.store.set_password(person["id"], name, hashed):
        raise TableError(Refusal("name-taken", "", {"name": name}))
    row = await hub.store.person(person["id"])
    assert row is not None
    response = signed_in(row, signer, hub.settings.secure)
    # Only when this device has its new cookie: it comes back with it.
    response.background = BackgroundTask(_close_sockets, hub, person["id"])
    return response


async def must_know_password(person: Row, password: str) -> None:
    """Refuse people who only borrowed the device of somebody with a password."""
    if not await asyncio.to_thread(identity.right_password, person["password"], password):
        raise TableError(Refusal("password-wrong"))


async def _close_sockets(hub: Hub, person: str) -> None:
    hub.sockets.close_all_of(person)


def _right(kept: str | None, password: str) -> bool:
    return identity.right_password(kept or identity.no_password(), password)


@post("/api/login", summary="Come back with name and password", status_code=200)
async def log_in(
    request: Ask, data: LoginForm, hub: Hub, signer: identity.Signer, limits: Limits
) -> Response[Me]:
    limits.passwords.take(address(request))
    login = login_of(clean_name(data.name))
    limits.logins.take(login)
    row = await hub.store.person_by_login(login)
    kept = row["password"] if row is not None else None
    right = await asyncio.to_thread(_right, kept, data.password)
    if row is None or not right:
        raise TableError(Refusal("login-wrong"))
    return signed_in(row, signer, hub.settings.secure)


@post("/api/logout", summary="Forget me on this device", status_code=200)
async def log_out(
    request: Ask, visitor: Row | None, hub: Hub, signer: identity.Signer
) -> Response[None]:
    """End the cookie for good, and the sockets that were opened with it."""
    cookie = signer.read(request.cookies.get(identity.COOKIE, ""))
    if visitor is not None and cookie is not None:
        oldest = time.time() - identity.COOKIE_AGE
        await hub.store.end_cookie(visitor["id"], cookie.key, oldest)
        hub.sockets.close_all_of(visitor["id"])
    response: Response[None] = Response(None, status_code=200)
    response.delete_cookie(identity.COOKIE, path="/")
    return response


@get("/api/people/{person_id:str}", summary="A person: ratings and finished games")
async def get_person(person_id: str, visitor: Row | None, hub: Hub) -> PersonInfo:
    row = await hub.store.person(checked_id(person_id))
    if row is None:
        raise NotFoundException("person-unknown")
    asker = "" if visitor is None else str(visitor["id"])
    account = await hub.accounts.account(row["id"])
    return PersonInfo(
        id=row["id"],
        name=row["name"],
        since=row["created"],
        ratings=[
            OwnRating(rated["game"], shown(rated), rated["games"], rated["wins"])
            for rated in await hub.store.ratings_of(row["id"])
            if rated["game"] in hub.games
        ],
        finished=await hub.glance(
            await hub.store.finished_of(row["id"], asker, MOST_LISTED), asker
        ),
        bot=account is not None,
        maker="" if account is None else account["maker"] or "",
    )


HANDLERS: Final = [get_me, set_name, set_password, log_in, log_out, get_person]
