"""Bots with accounts, as tests make them and let them play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.person import Person
from tests.server.servers import PATIENCE

Json = Any
WISHES = {"plays": {"joraku": [3, 4]}, "welcome": "all", "languages": ["en"], "tables": 4}
PASSWORD = "a long password"


def owner_of(url: str, name: str | None = None) -> Person:
    """Return somebody who may have bots."""
    person = Person(url, name)
    person.post("/api/me/password", password=PASSWORD)
    return person


def make(owner: Person, name: str, **wishes: Any) -> tuple[str, str]:
    """Make an account; return the id and the token."""
    found = owner.post("/api/me/bots", name=name, wishes={**WISHES, **wishes})
    return found["bots"][-1]["bot"]["id"], found["token"]


def invite(host: Person, table: str, seat: int, bot: str) -> Any:
    return host.at(table, "bots", seat=seat, bot=bot)


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 2 * PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


class Standing:
    """The standing line of a bot, opened again whenever it breaks."""

    def __init__(self, url: str, token: str) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/bot/live"
        self._headers = {"authorization": f"Bearer {token}"}
        self.hellos: list[Json] = []
        self.tables: dict[str, Json] = {}  # what was told last of each
        self.told: list[Json] = []
        self.replies: list[Json] = []
        self.refused = ""
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Standing:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: bool(self.hellos or self.refused))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while not self.refused:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self._address, additional_headers=self._headers) as socket:
                    self._socket = socket
                    try:
                        async for text in socket:
                            await self._take(json.loads(text))
                    except ConnectionClosed:
                        pass
                    if socket.close_code is not None and socket.close_code >= 4000:
                        async with self._news:
                            self.refused = socket.close_reason or "?"
                            self._news.notify_all()
            await asyncio.sleep(0.05)

    async def _take(self, message: Json) -> None:
        async with self._news:
            if message["type"] == "hello":
                self.hellos.append(message)
                self.tables = {each["table"]: each for each in message["tables"]}
            elif message["type"] == "table":
                self.told.append(message)
                self.tables[message["table"]] = message
            else:
                self.replies.append(message)
            self._news.notify_all()

    async def send(self, text: str | Json) -> Json:
        """Send a message, or any text, and return the reply."""
        assert self._socket is not None
        before = len(self.replies)
        await self._socket.send(text if isinstance(text, str) else json.dumps(text))
        await self.until(lambda: len(self.replies) > before)
        return self.replies[-1]

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(true)
