"""HTTP: the visitor's name and password."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException

from gunbai.core.errors import Refusal
from gunbai.server import identity
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import LoginForm, Me, NameForm, PasswordForm
from gunbai.server.room import TableError
from gunbai.server.routes import get, post
from gunbai.server.safety import address, checked_id
from gunbai.server.store import Row

Ask = Request[Any, Any, Any]


async def person_of(
    connection: ASGIConnection[Any, Any, Any, Any], hub: Hub, signer: identity.Signer
) -> Row | None:
    """Return the person of the cookie; None for somebody without a name yet."""
    cookie = connection.cookies.get(identity.COOKIE, "")
    row = await hub.store.person(checked_id(cookie.partition(".")[0])) if cookie else None
    good = row is not None and signer.wrote(cookie, row["id"], row["password"])
    return row if good else None


async def visitor(request: Ask, hub: Hub, signer: identity.Signer) -> Row | None:
    return await person_of(request, hub, signer)


async def person(visitor: Row | None) -> Row:
    """Return the visitor; refuse one without a name."""
    if visitor is None:
        raise NotAuthorizedException("who-are-you")
    return visitor


WHO: Final = {"visitor": Provide(visitor), "person": Provide(person)}


def _me(row: Row) -> Me:
    return Me(row["id"], row["name"], row["password"] is not None)


def _signed_in(row: Row, signer: identity.Signer, secure: bool) -> Response[Me]:
    cookie = Cookie(
        key=identity.COOKIE,
        value=signer.sign(row["id"], row["password"]),
        max_age=identity.COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    return Response(_me(row), cookies=[cookie], status_code=200)


@get("/api/me", summary="Who I am; null for a new visitor")
async def get_me(visitor: Row | None) -> Me | None:
    return None if visitor is None else _me(visitor)


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
    name = identity.clean_name(data.name)
    if not name:
        raise TableError(Refusal("name-empty"))
    owner = await hub.store.person_by_login(identity.login_of(name))
    if owner is not None and (visitor is None or owner["id"] != visitor["id"]):
        raise TableError(Refusal("name-taken", "", {"name": name}))
    if visitor is None:
        number = identity.new_id()
        await hub.store.add_person(number, name)
    else:
        number = visitor["id"]
        if not await hub.store.rename_person(number, name, identity.login_of(name)):
            raise TableError(Refusal("name-taken", "", {"name": name}))
    row = await hub.store.person(number)
    assert row is not None
    return _signed_in(row, signer, hub.settings.secure)


@post(
    "/api/me/password", summary="Set a password, to come back from another device", status_code=200
)
async def set_password(
    data: PasswordForm, person: Row, hub: Hub, signer: identity.Signer, limits: Limits
) -> Response[Me]:
    """Set a password; other devices must log in again."""
    limits.passwords.take(person["id"])
    if not identity.LEAST_PASSWORD <= len(data.password) <= identity.MOST_PASSWORD:
        raise TableError(Refusal("password-length", "", {"least": identity.LEAST_PASSWORD}))
    kept = person["password"]
    if kept and not await asyncio.to_thread(identity.right_password, kept, data.current):
        raise TableError(Refusal("password-wrong"))
    hashed = await asyncio.to_thread(identity.hash_password, data.password)
    login = identity.login_of(person["name"])
    if not await hub.store.set_password(person["id"], login, hashed):
        raise TableError(Refusal("name-taken", "", {"name": person["name"]}))
    row = await hub.store.person(person["id"])
    assert row is not None
    return _signed_in(row, signer, hub.settings.secure)


def _right(kept: str | None, password: str) -> bool:
    return identity.right_password(kept or identity.no_password(), password)


@post("/api/login", summary="Come back with name and password", status_code=200)
async def log_in(
    request: Ask, data: LoginForm, hub: Hub, signer: identity.Signer, limits: Limits
) -> Response[Me]:
    limits.passwords.take(address(request))
    row = await hub.store.person_by_login(identity.login_of(identity.clean_name(data.name)))
    kept = row["password"] if row is not None else None
    right = await asyncio.to_thread(_right, kept, data.password)
    if row is None or not right:
        raise TableError(Refusal("login-wrong"))
    return _signed_in(row, signer, hub.settings.secure)


@post("/api/logout", summary="Forget me on this device", status_code=200)
async def log_out() -> Response[None]:
    response: Response[None] = Response(None, status_code=200)
    response.delete_cookie(identity.COOKIE, path="/")
    return response


HANDLERS: Final = [get_me, set_name, set_password, log_in, log_out]
