"""A client of the socket that follows the protocol as the page does (web/src/core/live)."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from gunbai.server.changes import changed
from tests.server.person import Person
from tests.server.servers import PATIENCE

Json = Any
REFUSED = (4403, 4404)
_KEY = itertools.count(1)
_RUN = os.urandom(4).hex()  # a database may hold what an earlier run sent


class Live:
    """One table through one socket, which is opened again whenever it breaks."""

    def __init__(
        self, url: str, table: str, cookie: str = "", bearer: str = "", **query: str
    ) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.cookie = cookie
        self.bearer = bearer  # the token of a bot with an account
        self.query = {"scenes": "true", **query}
        self.table: Json = None
        self.view: Json = None
        self.log: list[Json] = []
        self.talk: list[Json] = []
        self.promises: list[Json] = []
        self.clock: Json = None
        self.received: list[Json] = []  # everything, in order
        self.refused = ""
        self.closes: list[int] = []
        self.syncs = 0
        self.n = -1
        self.epoch = ""
        self._key = f"{_RUN}-{next(_KEY)}"
        self._sent = itertools.count(1)
        self._waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    # the line

    async def __aenter__(self) -> Live:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.n >= 0 or bool(self.refused))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while not self.refused:
            query = dict(self.query)
            if self.n >= 0:
                query |= {"epoch": self.epoch, "seen": str(self.n)}
            address = f"{self.url}?{urlencode(query)}" if query else self.url
            headers = {"cookie": f"gunbai={self.cookie}"} if self.cookie else {}
            if self.bearer:
                headers["authorization"] = f"Bearer {self.bearer}"
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    address, additional_headers=headers, compression=None, max_size=None
                ) as socket:
                    await self._converse(socket)
            await asyncio.sleep(0.05)

    async def _converse(self, socket: ClientConnection) -> None:
        self._socket = socket
        try:
            for message, _ in list(self._waiting.values()):
                await socket.send(json.dumps(message, ensure_ascii=False))
            async for raw in socket:
                self.take(json.loads(raw))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self._socket = None
            code = socket.close_code or 1006
            self.closes.append(code)
            if code in REFUSED:
                self.refused = socket.close_reason or "?"
            async with self._news:
                self._news.notify_all()

    async def drop(self) -> None:
        """Lose the connection, which is opened again at once."""
        if self._socket is not None:
            self._socket.transport.abort()
            await asyncio.sleep(0)

    def take(self, message: Json) -> None:
        self.received.append(message)
        kind = message["type"]
        if kind == "reply":
            _, done = self._waiting.pop(message["id"], (None, None))
            if done is not None and not done.done():
                done.set_result(message)
            return
        if kind == "sync":
            self.syncs += 1
            self.n, self.epoch = message["n"], message["epoch"]
            for name in ("table", "view", "log", "talk", "clock", "promises"):
                setattr(self, name, message[name])
            return
        if message["n"] <= self.n:
            return  # told twice
        if message["n"] != self.n + 1:
            self.n, self.epoch = -1, ""  # something was missed
            if self._socket is not None:
                self._socket.transport.abort()
            return
        self.n = message["n"]
        if kind == "scenes":
            self._follow(message)
        if kind in ("moved", "scenes"):
            self.view, self.clock = message["view"], message["clock"]
            self.log = self.log[: message["log_at"]] + message["log"]
        elif kind == "table":
            self.table, self.clock = message["table"], message["clock"]
        elif kind == "promise":
            fresh = message["promise"]
            self.promises = [each for each in self.promises if each["id"] != fresh["id"]] + [fresh]
        else:
            self.talk = [*self.talk, message["spoken"]]

    def _follow(self, message: Json) -> None:
        """Add to a message with changes what they lead to: the new view, and what was shown."""
        view = self.view
        message["shown"] = []
        for scene in message["scenes"][:-1]:
            view = changed(view, scene.get("change"))
            message["shown"].append(view["position"])
        if message["scenes"]:
            assert sum(scene["lines"] for scene in message["scenes"]) == len(message["log"])
        message["view"] = changed(view, message["change"])

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(true)

    async def sees(self, true: Callable[[Live], object]) -> None:
        """Wait, like `until`, for what each of several players is asked."""
        await self.until(lambda: bool(true(self)))

    async def moved_on(self, version: int, seconds: float = PATIENCE) -> None:
        """Wait until the game has moved on from this version."""
        await self.until(lambda: self.over or self.view["version"] != version, seconds)

    async def heard_more(self, than: int) -> None:
        """Wait until more messages than these have come."""
        await self.until(lambda: len(self.received) > than)

    # messages

    async def send(self, kind: str, **fields: Any) -> Json:
        """Send a message, again after a lost connection, and return the reply."""
        message = {"type": kind, "id": f"{self._key}-{next(self._sent)}", **fields}
        return await self.send_as(message)

    async def send_as(self, message: Json) -> Json:
        done: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = (message, done)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message, ensure_ascii=False))
        async with asyncio.timeout(PATIENCE):
            return await done

    async def raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def answer(self, action: str, seen: int | None = None) -> str:
        """Return the key of the refusal, or an empty text."""
        version = self.view["version"] if seen is None else seen
        return key_of(await self.send("answer", seen=version, action=action))

    async def undo(self) -> str:
        return key_of(await self.send("undo", seen=self.view["version"]))

    async def say(self, text: str, to: int | None = None) -> str:
        return key_of(await self.send("say", text=text, to=to))

    async def say_to(self, members: list[int], text: str) -> str:
        """Say something to several; return as `say` does."""
        return key_of(await self.send("say", text=text, members=members))

    async def promise(self, to: int, key: str = "", text: str = "", **words: Any) -> str:
        return key_of(await self.send("promise", to=to, key=key, words=words, text=text))

    async def judge(self, promise: int, verdict: str) -> str:
        return key_of(await self.send("judge", promise=promise, verdict=verdict))

    # looking

    @property
    def seat(self) -> int:
        return int(self.table["my_seat"])

    @property
    def choices(self) -> list[str]:
        return [choice["text"] for choice in self.view["choices"]] if self.view else []

    @property
    def over(self) -> bool:
        return self.table is not None and self.table["status"] in ("finished", "ended")

    def picture(self) -> Json:
        """Return what the page would show, without numbers that differ by design."""
        table = {k: v for k, v in self.table.items() if k not in ("since", "version")}
        return [table, self.view, self.log, self.talk, self.promises]


def key_of(reply: Json) -> str:
    assert reply["ok"] == (reply["refused"] is None)
    return "" if reply["ok"] else str(reply["refused"]["key"])


def look(person: Person, table: str) -> Live:
    return Live(person.url, table, person.cookie)
