"""Large responses, encoded and compressed where that delays nobody."""

from __future__ import annotations

import gzip
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType

from gunbai.server.workshop import Workshop

_LEVEL: Final = 4
_LEAST: Final = 500  # bytes that are worth compressing


async def packed(workshop: Workshop, request: Request[Any, Any, Any], value: Any) -> Response[Any]:
    """Return a response with this value, compressed if the client supports it.

    A function is called in the workshop, and what it returns is the value.
    """
    understood = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> tuple[bytes, dict[str, str]]:
        body = msgspec.json.encode(value() if callable(value) else value)
        headers = {"vary": "accept-encoding"}
        if understood and len(body) >= _LEAST:
            body = gzip.compress(body, _LEVEL)
            headers["content-encoding"] = "gzip"
        return body, headers

    body, headers = await workshop.do(work)
    return Response(body, media_type=MediaType.JSON, headers=headers)
