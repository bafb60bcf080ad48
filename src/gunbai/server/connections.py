"""The door: it closes connections that send no request in time, and limits their number."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from gunbai.server.safety import network

#: Seconds within which a connection must send the head of a request, initially or after a response.
FOR_HEAD: Final = 10.0
#: Seconds within which a request must arrive completely.
FOR_BODY: Final = 30.0
#: Connections from one address, unless it is this machine: there a proxy speaks for many.
MOST_EACH: Final = 300
#: Files that the database, the workers and the log may need.
RESERVED: Final = 100
MOST: Final = 10_000

Peer = tuple[str, int]


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows; return how many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


def _is_this_machine(host: str) -> bool:
    found = ip_address(host)
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


class Door:
    """All connections, by the other end; `_waiting` are those without a request in progress."""

    def __init__(self, most: int, for_head: float = FOR_HEAD, for_body: float = FOR_BODY) -> None:
        self._most: Final = most
        self._for_head: Final = for_head
        self._for_body: Final = for_body
        self._open: Final[dict[Peer, asyncio.Transport]] = {}
        self._waiting: Final[dict[Peer, asyncio.TimerHandle]] = {}

    def come(self, peer: Peer, transport: asyncio.Transport) -> None:
        """Let a connection in, unless there are too many; then a waiting one is closed first."""
        if len(self._open) >= self._most:
            self._make_room()
        if len(self._open) >= self._most or self._has_too_many(peer):
            transport.abort()
            return
        self._open[peer] = transport
        self._wait(peer)

    def _make_room(self) -> None:
        for peer, transport in list(self._open.items()):
            if transport.is_closing():
                self.leave(peer)
        if len(self._open) >= self._most and self._waiting:
            self._turn_away(next(iter(self._waiting)))  # it has waited longest

    def _has_too_many(self, peer: Peer) -> bool:
        mine = network(peer[0])
        if len(self._open) < MOST_EACH or _is_this_machine(peer[0]):
            return False
        return sum(1 for each in self._open if network(each[0]) == mine) >= MOST_EACH

    def leave(self, peer: Peer) -> None:
        self._open.pop(peer, None)
        self._stop_waiting(peer)

    def _wait(self, peer: Peer) -> None:
        self._stop_waiting(peer)
        loop = asyncio.get_running_loop()
        self._waiting[peer] = loop.call_later(self._for_head, self._turn_away, peer)

    def _stop_waiting(self, peer: Peer) -> None:
        timer = self._waiting.pop(peer, None)
        if timer is not None:
            timer.cancel()

    def _turn_away(self, peer: Peer) -> None:
        transport = self._open.get(peer)
        self.leave(peer)
        if transport is not None:
            transport.abort()

    def around(self, app: ASGIApp) -> ASGIApp:
        """Return the application, whose requests stop the waiting of their connections."""

        async def entered(scope: Scope, receive: Receive, send: Send) -> None:
            client: Any = scope.get("client")
            if client is None:
                await app(scope, receive, send)
                return
            peer = (client[0], client[1])
            plain = str(scope["type"]) == "http"
            self._stop_waiting(peer)
            try:
                await app(scope, self._in_time(peer, receive) if plain else receive, send)
            finally:
                if not plain:
                    self.leave(peer)
                elif peer in self._open:
                    self._wait(peer)

        return entered

    def _in_time(self, peer: Peer, receive: Receive) -> Receive:
        """Return the same, for a request that must come as a whole in time."""
        end = asyncio.get_running_loop().time() + self._for_body
        whole = False

        async def in_time() -> Any:
            nonlocal whole
            if whole:
                return await receive()  # waits for the end of the connection
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                self._turn_away(peer)
                return {"type": "http.disconnect"}
            whole = message["type"] != "http.request" or not message.get("more_body", False)
            return message

        return in_time

    def protocol(self) -> type[asyncio.Protocol]:
        """Return the class of connections that come through this door."""
        door = self

        class Connection(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
            def connection_made(self, transport: asyncio.Transport) -> None:
                super().connection_made(transport)
                self._peer: Peer | None = None
                name = transport.get_extra_info("peername")
                if isinstance(name, tuple):
                    self._peer = (str(name[0]), int(name[1]))
                    door.come(self._peer, transport)

            def connection_lost(self, exc: Exception | None) -> None:
                if self._peer is not None:
                    door.leave(self._peer)
                super().connection_lost(exc)

        return Connection
