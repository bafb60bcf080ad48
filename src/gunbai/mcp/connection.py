"""The connection from a seat to its server: everything the seat is sent, and what it says."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

import httpx
import websockets

Json = Any
_PATIENCE: Final = 30.0  # seconds until a reply must be there
_AGAIN: Final = 3.0  # seconds after which a message is sent again; it is carried out once
_REFUSED: Final = 4000  # codes from here on are the server's own: it does not help to come again


class ConnectionFailed(Exception):
    """The server refuses, or is not there."""


class Connection:
    """A socket that comes back by itself; `table`, `view`, `log`, `talk` are the newest."""

    def __init__(self, server: str) -> None:
        self.server: Final = server.rstrip("/")
        self.key = ""  # opens the seat again
        self.table: Json = None
        self.view: Json = None
        self.log: list[Json] = []
        self.talk: list[Json] = []
        self.promises: dict[int, Json] = {}
        self.refused = ""
        self._socket: websockets.ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed: Final = asyncio.Condition()
        self._replies: Final[dict[str, Json]] = {}
        self._numbers: Final = itertools.count(1)
        self._run: Final = secrets.token_hex(4)
        self._epoch = ""
        self._seen = -1

    @property
    def over(self) -> bool:
        return self.table is not None and self.table["status"] in ("finished", "ended")

    @property
    def asked(self) -> bool:
        return bool(self.view and self.view["choices"])

    async def join(self, link: str, name: str, key: str) -> None:
        """Take the seat of an invite link, or come back to a table with the key of the seat."""
        place = urlsplit(link).path.rstrip("/").rpartition("/")
        kind, last = place[0].rpartition("/")[2], place[2]
        query: dict[str, str] = {}
        if kind == "table" and key:
            table = last
            self.key = query["token"] = key
        elif kind != "join":
            raise ConnectionFailed("This is not an invite link: give the key of your seat, too.")
        else:
            table = (await self._get(f"/api/invites/{last}"))["id"]
            self.key = key or secrets.token_urlsafe(24)
            query = {"token": last, "key": self.key, "name": name}
        self._reader = asyncio.create_task(self._listen(table, query))
        await self.until(lambda: self.table is not None or bool(self.refused), _PATIENCE)
        if self.refused or self.table is None:
            raise ConnectionFailed(self.refused or "The server does not answer.")

    async def _get(self, path: str) -> Json:
        try:
            async with httpx.AsyncClient(base_url=self.server) as client:
                answer = await client.get(path, timeout=_PATIENCE)
        except httpx.HTTPError as error:
            raise ConnectionFailed(f"The server does not answer: {error}") from None
        if answer.is_error:
            with contextlib.suppress(ValueError):
                raise ConnectionFailed(f"The server refuses: {answer.json()['key']}")
            raise ConnectionFailed(f"The server refuses: {answer.status_code}")
        return answer.json()

    async def _listen(self, table: str, query: dict[str, str]) -> None:
        """Read what arrives, and reconnect after a lost connection, for as long as that helps."""
        base = self.server.replace("http", "ws", 1)
        pause = 0.1
        while not self.over:
            place = {"epoch": self._epoch, "seen": str(self._seen)} if self._epoch else {}
            address = f"{base}/api/tables/{table}/live?{urlencode({**query, **place})}"
            try:
                async with websockets.connect(address, max_size=None) as socket:
                    self._socket = socket
                    pause = 0.1
                    async for text in socket:
                        await self._take(json.loads(text))
            except (OSError, websockets.WebSocketException) as error:
                closed = error.rcvd if isinstance(error, websockets.ConnectionClosed) else None
                if closed is not None and closed.code >= _REFUSED:
                    async with self._changed:
                        self.refused = closed.reason
                        self._changed.notify_all()
                    return
            self._socket = None
            await asyncio.sleep(pause)
            pause = min(5.0, 2 * pause)

    async def _take(self, message: Json) -> None:
        async with self._changed:
            kind = message["type"]
            if kind == "reply":
                self._replies[message["id"]] = message
            elif kind == "sync" or message["n"] > self._seen:
                self._seen = message["n"]
                self._take_news(kind, message)
            self._changed.notify_all()

    def _take_news(self, kind: str, message: Json) -> None:
        if kind == "sync":
            self._epoch = message["epoch"]
            self.log, self.talk = message["log"], message["talk"]
            self.promises = {each["id"]: each for each in message["promises"]}
        elif kind == "moved":
            self.log = [*self.log[: message["log_at"]], *message["log"]]
        elif kind == "talk":
            self.talk.append(message["spoken"])
        elif kind == "promise":
            self.promises[message["promise"]["id"]] = message["promise"]
        if "view" in message:
            self.view = message["view"]
        if "table" in message:
            self.table = message["table"]

    async def until(self, true: Callable[[], bool], seconds: float) -> None:
        """Wait until this is true, but no longer than this."""
        async with self._changed:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait_for(true), seconds)

    async def send(self, kind: str, **fields: Json) -> Json:
        """Send a message, again after a lost connection, and return the reply."""
        number = f"{self._run}-{next(self._numbers)}"
        text = json.dumps({"type": kind, "id": number, **fields})
        end = asyncio.get_running_loop().time() + _PATIENCE
        while asyncio.get_running_loop().time() < end and not self.refused:
            socket = self._socket
            if socket is not None:
                with contextlib.suppress(websockets.WebSocketException):
                    await socket.send(text)
            await self.until(lambda: number in self._replies, _AGAIN)
            if number in self._replies:
                return self._replies.pop(number)
        raise ConnectionFailed(self.refused or "The server does not answer.")

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
