"""The standing connection of a bot with an account: a socket that reports all its tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.server import seats
from gunbai.server.accounts.messages import FromBot, Leave
from gunbai.server.accounts.tokens import account_of, bearer
from gunbai.server.asker import ASKER
from gunbai.server.config import MOST_SOCKET
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits, TooMuch
from gunbai.server.live import FAULT, FOREIGN, TOO_MUCH, UNKNOWN, send_all
from gunbai.server.messages import Reply
from gunbai.server.safety import address, checked_id, same_origin
from gunbai.server.streams import Client

LOG: Final = logging.getLogger("gunbai.server")
_DECODE: Final[msgspec.json.Decoder[FromBot]] = msgspec.json.Decoder(FromBot)
_ENCODE: Final = msgspec.json.Encoder()


@websocket("/api/bot/live")
async def bot_line(socket: WebSocket[Any, Any, Any]) -> None:
    """Open the connection of the bot whose token is in the header `Authorization`."""
    await socket.accept()
    hub: Hub = socket.app.state.hub
    limits: Limits = socket.app.state.limits
    if not same_origin(socket.scope):
        await socket.close(FOREIGN, "foreign-origin")
        return
    ASKER.set(address(socket))
    client = Client(address=address(socket))
    bot = ""
    sender: asyncio.Task[None] | None = None
    try:
        limits.sockets.take(address(socket))
        account = await account_of(hub, bearer(socket))
        bot = account["id"]
        hub.sockets.add(bot, client)
        await hub.standing.enter(account, client)
        sender = asyncio.create_task(send_all(socket, client))
        await _receive_all(socket, hub, bot, client, limits)
    except GunbaiError as error:
        code = TOO_MUCH if isinstance(error, TooMuch) else UNKNOWN
        await socket.close(code, error.refusal.key)
    except Exception:  # the framework would close it silently
        LOG.exception("the line of a bot failed", extra={"bot": bot})
        await socket.close(FAULT, "server-error")
    finally:
        hub.sockets.remove(bot, client)
        hub.standing.leave(bot, client)
        if sender is not None:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender


async def _receive_all(
    socket: WebSocket[Any, Any, Any], hub: Hub, bot: str, client: Client, limits: Limits
) -> None:
    while True:
        try:
            raw = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        limits.messages.take(bot)
        if client.lost:
            return  # the token has ended
        client.send(_ENCODE.encode(await _reply(hub, bot, raw)))


async def _reply(hub: Hub, bot: str, raw: str | bytes) -> Reply:
    if len(raw) > MOST_SOCKET:
        return Reply("", False, Refusal("request-large").data())
    try:
        message = _DECODE.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        words: dict[str, object] = {"problem": str(error)[:200]}
        return Reply("", False, Refusal("request-bad", "", words).data())
    try:
        if isinstance(message, Leave):
            room = await hub.room(checked_id(message.table))
            await seats.leave(hub.keeper, room, bot)
    except GunbaiError as error:
        return Reply(message.id, False, error.refusal.data())
    return Reply(message.id, True)
