"""What every answer of the server carries, and what every request must satisfy."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
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
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def same_origin(scope: Scope) -> bool:
    """A browser names the page a write comes from: it must be one of ours.

    A request without an origin comes from no page, so no other site can be behind it.
    """
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    return urlsplit(origin).netloc == header(scope, b"host")


async def _refuse(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def guard(app: ASGIApp) -> ASGIApp:
    """Middleware: foreign writes are refused, safe headers added to everything."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != ScopeType.HTTP.value:
            await app(scope, receive, send)
            return
        method = str(scope.get("method", "GET"))
        if method not in _SAFE and not same_origin(scope):
            await _refuse(send, 403, b'{"key":"foreign-origin","rule":"","words":{}}')
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await app(scope, receive, with_headers)

    return guarded
