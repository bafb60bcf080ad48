"""The socket: everything about a running game, as it happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.event import SPECTATOR
from gunbai.server import hosting, identity, play
from gunbai.server.config import MOST_SOCKET
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import Answer, FromClient, Hint, Ping, Reply, Say, Undo, WhyNot
from gunbai.server.room import Room, TableError, refused
from gunbai.server.safety import same_origin
from gunbai.server.store import Row
from gunbai.server.streams import Client
from gunbai.server.thinkers import Thought

LOG: Final = logging.getLogger("gunbai.server")
Socket = WebSocket[Any, Any, Any]

_DECODE: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_ENCODE: Final = msgspec.json.Encoder()

# Why the server closed a socket.
FOREIGN: Final = 4403
UNKNOWN: Final = 4404
TOO_MUCH: Final = 4429
GOING: Final = 1012


class Guest:
    """Whoever is at the other end: a seat, or an onlooker."""

    def __init__(self, room: Room, seat: int, key: str, name: str) -> None:
        self.room: Final = room
        self.seat = seat
        self.key: Final = key
        self.name: Final = name


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: str,
    hub: Hub,
    signer: identity.Signer,
    limits: Limits,
    token: str | None = None,
    name: str | None = None,
    epoch: str | None = None,
    seen: int | None = None,
) -> None:
    """Join with the cookie, or as a program with a seat's token; `epoch` and `seen` resume."""
    await socket.accept()
    if not same_origin(socket.scope):
        await socket.close(FOREIGN, "foreign-origin")
        return
    try:
        guest = await _welcome(socket, hub, signer, table, token, name)
    except GunbaiError as error:
        await socket.close(UNKNOWN, error.refusal.key)
        return
    client = Client()
    _enter(guest, client, epoch, seen)
    sender = asyncio.create_task(_send_all(socket, client))
    try:
        await _receive_all(socket, hub, guest, client, limits)
    finally:
        guest.room.leave(guest.seat, client)
        _host_may_have_left(guest)
        guest.room.publish_table()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _welcome(
    socket: Socket,
    hub: Hub,
    signer: identity.Signer,
    table: str,
    token: str | None,
    name: str | None,
) -> Guest:
    room = await hub.room(table)
    if token:
        shown = identity.clean_name(name or "")
        seat = await hosting.take_as_program(hub, room, token, shown)
        return Guest(room, seat, f"token:{room.id}:{seat}", room.seats[seat].name)
    cookie = socket.cookies.get(identity.COOKIE, "")
    number = signer.read(cookie) if cookie else None
    person: Row | None = await hub.store.person(number) if number else None
    who = person["id"] if person is not None else ""
    if not room.may_watch(who):
        raise TableError(Refusal("table-closed"))
    shown = person["name"] if person is not None else ""
    host = socket.client.host if socket.client else "nowhere"
    return Guest(room, room.seat_of(who), who or f"address:{host}", shown)


def _enter(guest: Guest, client: Client, epoch: str | None, seen: int | None) -> None:
    """First everything, or only what was missed; from then on all news."""
    room = guest.room
    stream = room.stream(guest.seat)
    missed = None
    if epoch == room.epoch and seen is not None:
        missed = stream.missed(seen)
    if missed is None:
        client.send(room.sync_message(guest.seat))
    else:
        for message in missed:
            client.send(message)
    stream.clients.append(client)
    if guest.seat >= 0 and room.seats[guest.seat].person == room.host:
        room.host_left_at = None
    room.publish_table()


def _host_may_have_left(guest: Guest) -> None:
    room = guest.room
    if guest.seat >= 0 and room.seats[guest.seat].person == room.host:
        if not room.connected(guest.seat):
            room.host_left_at = time.monotonic()


async def _send_all(socket: Socket, client: Client) -> None:
    while True:
        message = await client.queue.get()
        if message is None:
            await socket.close(GOING)
            return
        await socket.send_data(message, mode="text")


async def _receive_all(
    socket: Socket, hub: Hub, guest: Guest, client: Client, limits: Limits
) -> None:
    while True:
        try:
            raw = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        try:
            limits.messages.take(guest.key)
        except GunbaiError:
            await socket.close(TOO_MUCH, "too-much")
            return
        reply = await _handle(hub, guest, raw, limits)
        client.send(_ENCODE.encode(reply))


async def _handle(hub: Hub, guest: Guest, raw: str, limits: Limits) -> Reply:
    if len(raw) > MOST_SOCKET:
        return Reply("", False, refused(Refusal("request-large")))
    try:
        message = _DECODE.decode(raw)
    except msgspec.MsgspecError as error:
        words: dict[str, object] = {"problem": str(error)[:200]}
        return Reply("", False, refused(Refusal("request-bad", "", words)))
    try:
        hint = await _carry_out(hub, guest, message, limits)
    except GunbaiError as error:
        return Reply(message.id, False, refused(error.refusal))
    return Reply(message.id, True, None, hint)


def _seat(guest: Guest) -> int:
    if guest.seat < 0:
        raise TableError(Refusal("table-seated-only"))
    return guest.seat


async def _carry_out(hub: Hub, guest: Guest, message: FromClient, limits: Limits) -> str:
    """Do what the message says; the text of a hint for `hint`, else nothing."""
    room = guest.room
    if isinstance(message, Ping):
        return ""
    if isinstance(message, Say):
        limits.talk.take(guest.key)
        if not guest.name:
            raise TableError(Refusal("who-are-you"))
        await play.talk(hub, room, guest.seat, guest.name, message.text, message.to, message.id)
        return ""
    seat = _seat(guest)
    if isinstance(message, Answer):
        await play.answer(hub, room, seat, message.action, message.seen, _mark(seat, message.id))
        return ""
    if isinstance(message, Undo):
        await play.undo(hub, room, seat, message.seen, _mark(seat, message.id))
        return ""
    if isinstance(message, WhyNot):
        refusal = play.running(room).refusal(seat, room.game.parse(message.action))
        if refusal is not None:
            raise TableError(refusal)
        return ""
    limits.hints.take(guest.key)
    return await _hint(hub, room, seat, message)


def _mark(seat: int, mark: str) -> str:
    """A client's ids are its own: two seats may use the same."""
    return f"{seat}:{mark}"[:64]


async def _hint(hub: Hub, room: Room, seat: int, _message: Hint) -> str:
    session = play.running(room)
    if seat not in room.to_act():
        raise TableError(Refusal("refuse-not-asked"))
    sample = session.state.determinize(seat, 0)
    thought = Thought(room.game.name, room.figures, sample.dump(), seat, "strong", room.seq)
    action = await hub.thinkers.think(thought)
    if action is None or seat not in room.to_act():
        raise TableError(Refusal("hint-none"))
    return room.game.text(action)


assert SPECTATOR < 0
