"""The socket: everything about a running game, as it happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.event import SPECTATOR
from gunbai.server import advice, answers, hosting, identity, orders, promises, seats, talk
from gunbai.server.accounts.tokens import account_of, bearer
from gunbai.server.asker import ASKER
from gunbai.server.config import MOST_SOCKET, MOST_SOCKETS
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits, TooMuch
from gunbai.server.messages import (
    Answer,
    FromClient,
    Hint,
    HowIStand,
    Ping,
    Reply,
    Say,
    Undo,
    WhyNot,
)
from gunbai.server.names import clean_name
from gunbai.server.people import person_of
from gunbai.server.promise_messages import Judge, MakePromise
from gunbai.server.publishing import sync_message
from gunbai.server.room import Room, TableError, eyes
from gunbai.server.safety import address, checked_id, same_origin
from gunbai.server.store import Row
from gunbai.server.streams import Client

LOG: Final = logging.getLogger("gunbai.server")
Socket = WebSocket[Any, Any, Any]

_DECODE: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_ENCODE: Final = msgspec.json.Encoder()

# The codes with which the server closes a socket.
BAD: Final = 4400
FOREIGN: Final = 4403
UNKNOWN: Final = 4404
TOO_MUCH: Final = 4429
FAULT: Final = 1011
GOING: Final = 1012


class Visitor:
    """The visitor at the other end: a seat, a spectator, or a host without a seat."""

    def __init__(self, room: Room, key: int, who: str, name: str) -> None:
        self.room: Final = room
        self.key: Final = key  # the stream it listens to
        self.seat: Final = eyes(key)
        self.holder: Final = room.seats[key].holder if key >= 0 else 0
        self.who: Final = who  # whose allowances it uses
        self.name: Final = name


class _Known(msgspec.Struct):
    """The part of a message needed to say which one was wrong."""

    id: str = ""


_DECODE_ID: Final = msgspec.json.Decoder(_Known)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: str,
    token: str = "",
    key: str = "",
    name: str = "",
    epoch: str = "",
    seen: str = "",
    scenes: str = "false",
    seat: str = "",
) -> None:
    """Join with the cookie, or as a program with a seat's token; `epoch` and `seen` resume.

    A bot with an account brings its token in the header `Authorization`.

    If there are several seats on one device, `seat` says which one.

    With `scenes` the client gets changes, scene by scene, instead of whole views. Parameters are
    checked here: before a socket is open, no reason can be told. Its dependencies are not injected:
    that would cost a tenth of a reconnection.
    """
    await socket.accept()
    state = socket.app.state
    hub: Hub = state.hub
    signer: identity.Signer = state.signer
    limits: Limits = state.limits
    if not same_origin(socket.scope):
        await socket.close(FOREIGN, "foreign-origin")
        return
    if scenes not in ("true", "false") or not _is_count(seen) or not _is_count(seat):
        await socket.close(BAD, "request-bad")
        return
    ASKER.set(address(socket))
    client = Client(scenes == "true", address(socket))
    guest: Visitor | None = None
    try:
        limits.sockets.take(address(socket))
        wanted = int(seat) if seat else None
        guest = await _welcome(socket, hub, signer, table, (token, key, name), seat=wanted)
        _enter(hub, guest, client, epoch, int(seen) if seen else None)
    except GunbaiError as error:
        code = TOO_MUCH if isinstance(error, TooMuch) else UNKNOWN
        await socket.close(code, error.refusal.key)
        return
    except Exception:  # the framework would close it silently
        LOG.exception("a socket failed", extra={"table": checked_id(table)})
        if guest is not None:
            _leave(hub, guest, client)
        await socket.close(FAULT, "server-error")
        return
    sender = asyncio.create_task(send_all(socket, client))
    try:
        await _receive_all(socket, hub, guest, client, limits)
    finally:
        _leave(hub, guest, client)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _welcome(
    socket: Socket,
    hub: Hub,
    signer: identity.Signer,
    table: str,
    program: tuple[str, str, str],
    *,
    seat: int | None,
) -> Visitor:
    room = await hub.room(checked_id(table))
    token, key, name = program
    if bot_token := bearer(socket):
        account = await account_of(hub, bot_token)
        number = await seats.take_as_bot(hub.keeper, room, account["id"])
        return Visitor(room, number, account["id"], account["name"])
    if token:
        number = await seats.take_as_program(hub.keeper, room, token, key, clean_name(name))
        return Visitor(room, number, f"token:{room.id}:{number}", room.seats[number].name)
    person = await _person(socket, hub, signer)
    if person is None:
        if not room.may_watch(""):
            raise TableError(Refusal("table-closed"))
        return Visitor(room, SPECTATOR, f"address:{address(socket)}", "")
    room.must_show(person["id"])
    stream = room.stream_of(person["id"])
    if seat is not None and seat in room.seats_of(person["id"]):
        stream = seat  # else it has passed on, and its person is a spectator
    return Visitor(room, stream, person["id"], person["name"])


async def _person(socket: Socket, hub: Hub, signer: identity.Signer) -> Row | None:
    """Return the person of the cookie; if somebody's cookies ended meanwhile, look again."""
    while True:
        closings = hub.sockets.closings
        found = await person_of(socket, hub, signer)
        if closings == hub.sockets.closings:
            return found


def _is_count(text: str) -> bool:
    digits = text.removeprefix("-")
    return not text or (digits.isascii() and digits.isdigit() and len(text) <= 12)


def _enter(hub: Hub, guest: Visitor, client: Client, epoch: str, seen: int | None) -> None:
    """Send everything, or only what was missed, and all news from then on."""
    room = guest.room
    stream = room.stream(guest.key)
    if len(stream.clients) >= MOST_SOCKETS:
        raise TooMuch(Refusal("too-much", "", {"seconds": 60}))
    hub.sockets.add(guest.who, client)
    first = not stream.clients
    stream.clients.append(client)
    missed = None
    if epoch and seen is not None:
        missed = stream.missed(epoch, seen, client.scenes)
    for message in [sync_message(room, guest.key)] if missed is None else missed:
        client.send(message)
    if first and guest.key != SPECTATOR:
        hub.attend(room, guest.key)
        if _hosts(guest) and room.votes:
            hub.tasks.spawn(hosting.forget_votes(hub.keeper, room))


def _leave(hub: Hub, guest: Visitor, client: Client) -> None:
    room = guest.room
    hub.sockets.remove(guest.who, client)
    room.leave(guest.key, client)
    if guest.key != SPECTATOR and not room.here(guest.key):
        room.note_left(guest.key)
        hub.attend(room, guest.key)


def _hosts(guest: Visitor) -> bool:
    return guest.who == guest.room.host


async def send_all(socket: Socket, client: Client) -> None:
    while True:
        message = await client.queue.get()
        if message is None:
            await socket.close(GOING)
            return
        await socket.send_data(message, mode="text")


async def _receive_all(
    socket: Socket, hub: Hub, guest: Visitor, client: Client, limits: Limits
) -> None:
    while True:
        try:
            raw = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        try:
            limits.messages.take(guest.who)
        except TooMuch:
            await socket.close(TOO_MUCH, "too-much")
            return
        if client.lost:
            return  # somebody else has its seat now
        message = _read(raw)
        if isinstance(message, Reply):
            client.send(_ENCODE.encode(message))
        elif isinstance(message, Hint | HowIStand):  # bots may think: the game goes on meanwhile
            hub.tasks.spawn(_handle(hub, guest, client, message, limits))
        else:
            await _handle(hub, guest, client, message, limits)


def _read(raw: str | bytes) -> FromClient | Reply:
    """Return a message, or the reply to something that is not one."""
    if len(raw) > MOST_SOCKET:
        return Reply(_id_of(raw), False, Refusal("request-large").data())
    try:
        return _DECODE.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        words: dict[str, object] = {"problem": str(error)[:200]}
        return Reply(_id_of(raw), False, Refusal("request-bad", "", words).data())


async def _handle(
    hub: Hub, guest: Visitor, client: Client, message: FromClient, limits: Limits
) -> None:
    client.send(_ENCODE.encode(await _reply(hub, guest, message, limits)))


async def _reply(hub: Hub, guest: Visitor, message: FromClient, limits: Limits) -> Reply:
    try:
        if isinstance(message, Hint | HowIStand):
            return await _advise(hub, guest, message, limits)
        await _carry_out(hub, guest, message, limits)
    except GunbaiError as error:
        return Reply(message.id, False, error.refusal.data())
    except Exception:
        LOG.exception("a message failed", extra={"table": guest.room.id})
        return Reply(message.id, False, Refusal("server-error").data())
    return Reply(message.id, True)


async def _advise(hub: Hub, guest: Visitor, message: Hint | HowIStand, limits: Limits) -> Reply:
    seat = _seat(guest)
    limits.hints.take(guest.who)
    minder = hub.minders[guest.room.id]
    if isinstance(message, HowIStand):
        outlooks = await advice.how_it_stands(minder, seat)
        return Reply(message.id, True, outlooks=outlooks)
    options = await advice.hint(minder, seat, message.quick)
    return Reply(message.id, True, hint=options[0].steps, advice=options)


def _id_of(raw: str | bytes) -> str:
    try:
        return _DECODE_ID.decode(raw).id[:64]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def _seat(guest: Visitor) -> int:
    if guest.seat < 0:
        raise TableError(Refusal("table-seated-only"))
    return guest.seat


async def _carry_out(hub: Hub, guest: Visitor, message: FromClient, limits: Limits) -> None:
    """Carry out a message that is answered with a plain yes or a refusal."""
    room = guest.room
    if isinstance(message, Ping):
        return
    if isinstance(message, Say):
        limits.talk.take(guest.who)
        if not guest.name:
            raise TableError(Refusal("who-are-you"))
        request_id = f"{guest.who[:20]}:{message.id}"
        name = guest.name if guest.seat < 0 else room.seats[guest.seat].name
        holder = guest.holder
        await talk.say(hub.store, room, guest.seat, name, message, request_id, holder=holder)
        for reader in talk.readers(message):
            if not await _is_muted(hub, guest, reader):
                hub.notices.said(room, guest.seat, reader, request_id)
        return
    seat = _seat(guest)
    keeper = hub.keeper
    request_id = _request_id(seat, message.id)
    if isinstance(message, Answer):
        text, seen = message.action, message.seen
        with hub.timings.answers.time():
            holder = guest.holder
            await answers.answer(
                keeper, room, seat, text, seen, request_id=request_id, holder=holder
            )
        return
    if isinstance(message, Undo):
        with hub.timings.answers.time():
            room.must_hold(seat, guest.holder)
            await orders.give_up(keeper, room, seat)
            await answers.undo(keeper, room, seat, message.seen, request_id, guest.holder)
        return
    if isinstance(message, MakePromise):
        limits.talk.take(guest.who)
        await promises.make(keeper, room, seat, message, request_id, guest.holder)
        return
    if isinstance(message, Judge):
        limits.talk.take(guest.who)
        verdict = message.verdict
        await promises.judge(keeper, room, seat, message.promise, verdict, guest.holder)
        return
    if isinstance(message, WhyNot):
        refusal = answers.running(room).refusal(seat, room.game.parse(message.action))
        if refusal is not None:
            raise TableError(refusal)


async def _is_muted(hub: Hub, guest: Visitor, to: int) -> bool:
    """Return True if the person in a seat does not want to read what this guest says."""
    reader = guest.room.seats[to].person or ""
    return guest.who in await hub.store.hours.mutes(reader)


def _request_id(seat: int, chosen: str) -> str:
    """Return a client's id as one of its seat: two seats may use the same."""
    return f"{seat}:{chosen}"
