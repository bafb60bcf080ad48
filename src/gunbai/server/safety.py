"""Checks that every request must pass, and headers that every response carries."""

from __future__ import annotations

import logging
import re
import time
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from gunbai.core.errors import Refusal
from gunbai.server.asker import ASKER
from gunbai.server.config import MOST_PATH
from gunbai.server.limits import Limits, TooMuch
from gunbai.server.own_names import Names
from gunbai.server.timings import Timings

LOG: Final = logging.getLogger("gunbai.server")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
#: A response for one visitor must not be cached for others.
_NOT_KEPT: Final = (b"cache-control", b"no-store")
_TOLD: Final = ("/api", "/health", "/metrics")  # all else are the client's files
_KEYED: Final = ("/api/invites/", "/join/")  # a key follows
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def same_origin(scope: Scope) -> bool:
    """Return True unless a browser names a page of another site as the origin of the request.

    A request without an origin does not come from a page, so no other site can be behind it.
    """
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    try:
        return urlsplit(origin).netloc == header(scope, b"host")
    except ValueError:
        return False


def origin_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address of the requesting page, for links to be shared."""
    found = header(connection.scope, b"origin") or str(connection.base_url)
    return found.rstrip("/")[:200]


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address for which a request is counted."""
    return network(connection.client.host) if connection.client else "nowhere"


@lru_cache(4096)
def network(host: str) -> str:
    """Return the network of an IPv6 address: a visitor with one address has all of it."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(found.packed[:8] + bytes(8)))


def checked_id(text: str) -> str:
    """Return an id or key from an address, or an unused one if it can't be valid."""
    return text if _ID.fullmatch(text) else "-"


async def _refuse(send: Send, status: int, refusal: Refusal) -> None:
    headers = [(b"content-type", b"application/json"), *_HEADERS, _NOT_KEPT]
    if "seconds" in refusal.words:
        headers.append((b"retry-after", str(refusal.words["seconds"]).encode()))
    body = msgspec.json.encode(refusal.data())
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _log(method: str, path: str, status: int, started: float) -> None:
    if LOG.isEnabledFor(logging.DEBUG):
        took = round(1000 * (time.perf_counter() - started), 1)
        fields = {"method": method, "path": _without_keys(path), "status": status, "ms": took}
        LOG.debug("request", extra=fields)


def _without_keys(path: str) -> str:
    """Return a path without the key of a seat, which opens it for whoever reads the log."""
    for place in _KEYED:
        if path.startswith(place):
            return f"{place}…"
    return path


def _can_be_found(path: str) -> bool:
    """Return False for a path that would make the file system raise an error."""
    return path.startswith("/api/") or (len(path) <= MOST_PATH and "\0" not in path)


def guard(app: ASGIApp, limits: Limits, names: Names, timings: Timings) -> ASGIApp:
    """Return the application behind checks that no request escapes, whatever its address.

    Foreign writes, floods, bad addresses and foreign names of this server are refused, and each
    response gets its headers. What can be got can be asked for without its contents (HEAD). The
    address is read as the router reads it, to which `//api/me/` is `/api/me`.
    """

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == ScopeType.WEBSOCKET.value and not names.know(header(scope, b"host")):
            await send({"type": "websocket.close", "code": 1008, "reason": "host-unknown"})
            return
        if kind != ScopeType.HTTP.value:
            await app(scope, receive, send)
            return
        started = time.perf_counter()
        path = normalize_path(scope["path"])
        scope = cast(Scope, {**scope, "path": path})
        request: Request[Any, Any, Any] = Request(scope)
        method = request.method
        own = [_NOT_KEPT] if path.startswith(_TOLD) else []
        ASKER.set(address(request))

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS, *own]
                timings.requests.labels(message["status"]).observe(time.perf_counter() - started)
                _log(method, path, message["status"], started)
            await send(message)

        refused = _refusal(request, limits, names)
        if refused is not None:
            await _refuse(send, *refused)
            return
        if method == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})  # the server sends no contents then
        await app(scope, receive, with_headers)

    return guarded


def _refusal(
    request: Request[Any, Any, Any], limits: Limits, names: Names
) -> tuple[int, Refusal] | None:
    """Return the status and the reason with which a request is refused; None if it is not."""
    host = header(request.scope, b"host")
    if not names.know(host):
        return 421, Refusal("host-unknown", "", {"host": host[:100]})
    if request.method not in _SAFE and not same_origin(request.scope):
        return 403, Refusal("foreign-origin")
    path = request.scope["path"]
    limit = limits.requests if path.startswith(_TOLD) else limits.files
    try:
        limit.take(address(request))
    except TooMuch as error:
        return 429, error.refusal
    return None if _can_be_found(path) else (404, Refusal("page-unknown"))
