"""The token of a bot: only in the header of a request, so that no log contains it."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

from gunbai.core.errors import Refusal
from gunbai.server.hub import Hub
from gunbai.server.room import TableError
from gunbai.server.safety import header
from gunbai.server.store import Row

_SCHEME: Final = "bearer "
_LONGEST: Final = 100


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the token that comes with a request; "" without one."""
    found = header(connection.scope, b"authorization")
    is_token = found[: len(_SCHEME)].lower() == _SCHEME
    return found[len(_SCHEME) :].strip()[:_LONGEST] if is_token else ""


async def account_of(hub: Hub, token: str) -> Row:
    """Return the account of a token; if a token was revoked in the meantime, look again."""
    while True:
        closings = hub.sockets.closings
        found = await hub.accounts.by_token(token)
        if closings == hub.sockets.closings:
            break
    if found is None:
        raise TableError(Refusal("account-token"))
    return found
