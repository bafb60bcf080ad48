"""A proxy that treats a socket badly: messages are lost, doubled, come late or out of order."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from gunbai.core.rng import Rng, seeded

Line = ClientConnection | ServerConnection


class BadNetwork:
    """A proxy before a server; clients connect to its `url` instead."""

    def __init__(self, target: str, seed: int) -> None:
        self.target = target.replace("http", "ws", 1)
        self.rng: Rng = seeded(seed)
        self.lost = self.doubled = self.swapped = self.broken = 0
        self.bad = True
        self.url = ""
        self._server: Server | None = None

    async def __aenter__(self) -> BadNetwork:
        self._server = await serve(self._serve, "127.0.0.1", 0, compression=None)
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _serve(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {}
        if "cookie" in client.request.headers:
            headers["cookie"] = client.request.headers["cookie"]
        with contextlib.suppress(ConnectionClosed, OSError):
            async with connect(
                self.target + client.request.path,
                additional_headers=headers,
                compression=None,
                max_size=None,
            ) as server:
                ways = {
                    asyncio.create_task(self._carry(client, server)),
                    asyncio.create_task(self._carry(server, client)),
                }
                _, rest = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in rest:
                    way.cancel()

    async def _carry(self, one: Line, other: Line) -> None:
        """Carry one direction; a message may be held back until the next has overtaken it."""
        held: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in one:
                for again in self._treat(message, held):
                    await other.send(again)
                if self.bad and self.rng.below(60) == 0:
                    self.broken += 1
                    return

    def _treat(self, message: str | bytes, held: list[str | bytes]) -> list[str | bytes]:
        if not self.bad:
            out = [*held, message]
            held.clear()
            return out
        luck = self.rng.below(100)
        if luck < 4:
            self.lost += 1
            return []
        if luck < 12:
            self.doubled += 1
            return [message, message]
        if luck < 17 and not held:
            held.append(message)
            return []
        if held:
            self.swapped += 1
        out = [message, *held]
        held.clear()
        return out
