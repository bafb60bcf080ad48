"""A program as a standing bot: it takes seats on a server by itself, and answers over their
sockets.

The token of its account opens a connection that reports its tables; each table has its own socket,
with what the seat sees. Lost connections are reopened. If the program gives no answer, the server
is asked for its advice.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gunbai.bots.outside import NoAnswer
from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.notation import Data
from gunbai.core.rng import seeded

_OVER: Final = ("finished", "ended", "gone")
_REFUSED: Final = 4000  # codes from here on are the server's own: reconnecting does not help
_TOO_MUCH: Final = 4429
_STALE: Final = "refuse-stale"  # others went on meanwhile: the next view asks again
_WAIT: Final = 2.0  # seconds before something is tried again
Json = Any
Tell = Callable[..., None]  # what happened, at which table, and more words


class UnknownBot(GunbaiError):
    """The server does not know this bot."""


class StandingBot:
    """One bot, its standing connection, and the sockets of its seats."""

    def __init__(
        self, server: str, token: str, ask: Callable[[Data], str] | None, tell: Tell
    ) -> None:
        self._base: Final = f"{server.rstrip('/').replace('http', 'ws', 1)}/api"
        self._headers: Final = {"authorization": f"Bearer {token}"}
        self._ask: Final = ask  # None: always take the server's advice
        self._tell: Final = tell
        self._playing: Final[dict[str, asyncio.Task[None]]] = {}
        self._thinking: Final = ThreadPoolExecutor(1)  # a program answers one question at a time
        self._seeds: Final = seeded(0)
        self._numbers: Final = itertools.count(1)
        self._over = 0

    async def run(self, games: int = 0) -> None:
        """Play until this many games are over; without a number, forever."""
        try:
            async for message in self._line("/bot/live"):
                if message["type"] == "hello":
                    self._tell("open", "", name=message["bot"]["name"])
                    for table in message["tables"]:
                        self._attend(table)
                elif message["type"] == "table":
                    self._attend(message)
                    self._over += message["status"] in ("finished", "ended")
                    if games and self._over >= games:
                        return
        finally:
            for task in self._playing.values():
                task.cancel()
            await asyncio.gather(*self._playing.values(), return_exceptions=True)
            self._thinking.shutdown(wait=False, cancel_futures=True)

    async def _line(
        self, path: str, opened: Callable[[ClientConnection], None] | None = None
    ) -> AsyncIterator[Json]:
        """Yield the messages of a socket, which is reopened whenever it is lost."""
        lines = connect(f"{self._base}{path}", additional_headers=self._headers, max_size=None)
        async for socket in lines:
            if opened is not None:
                opened(socket)
            with contextlib.suppress(ConnectionClosed):
                async for text in socket:
                    yield json.loads(text)
            if (socket.close_code or 0) >= _REFUSED and socket.close_code != _TOO_MUCH:
                raise UnknownBot(Refusal(socket.close_reason or "request-bad"))
            await asyncio.sleep(_WAIT if socket.close_code == _TOO_MUCH else 0)

    def _attend(self, table: Json) -> None:
        """Play at a table from now on; come back to a seat that one of the server's bots took."""
        name = table["table"]
        playing = self._playing.get(name)
        if table["status"] in _OVER:
            return  # the line of the seat has the result
        if playing is not None and not playing.done():
            if not table["away"]:
                return
            playing.cancel()
        self._playing[name] = asyncio.create_task(self._play(name, table["game"]))

    async def _play(self, table: str, game: str) -> None:
        self._tell("sit", table, game=game)
        socket: ClientConnection | None = None

        def opened(fresh: ClientConnection) -> None:
            nonlocal socket
            socket = fresh

        asked, waited_for, said = -1, "", ""
        view: Json = None
        try:
            async for message in self._line(f"/tables/{table}/live", opened):
                assert socket is not None
                shown = message.get("table")
                if shown and shown["status"] in _OVER:
                    self._tell("over", table, result=shown["result"])
                    return
                if message["type"] == "sync":
                    asked = -1
                view = message.get("view") or view
                if view and view["choices"] and view["version"] != asked:
                    asked = view["version"]
                    text = await self._own_answer(game, view)
                    waited_for = "" if text else await self._send(socket, "hint", quick=True)
                    said = text and await self._send(socket, "answer", seen=asked, action=text)
                elif said and message.get("id") == said:
                    if message["refused"] and message["refused"]["key"] != _STALE:
                        self._tell("trouble", "", why="illegal")
                        waited_for = await self._send(socket, "hint", quick=True)
                elif waited_for and message.get("id") == waited_for:
                    if message["refused"] and message["refused"]["key"] == "too-much":
                        await asyncio.sleep(message["refused"]["words"]["seconds"])
                        waited_for = await self._send(socket, "hint", quick=True)
                        continue
                    waited_for = ""
                    text = (message["hint"] or [view["choices"][0]["text"]])[0]
                    await self._send(socket, "answer", seen=asked, action=text)
        except UnknownBot:
            return  # the seat is no longer its own

    async def _own_answer(self, game: str, view: Json) -> str:
        """Return the program's answer; "" if it gives no usable one."""
        if self._ask is None:
            return ""
        question = {"game": game, "seed": self._seeds.next(), "view": view}
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thinking, self._ask, question)
        except NoAnswer as error:
            self._tell("trouble", "", why=error.why)
            return ""

    async def _send(self, socket: ClientConnection, kind: str, **fields: Any) -> str:
        """Send a message and return its number; a lost one is asked for again by the next view."""
        number = f"bot-{next(self._numbers)}"
        with contextlib.suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return number
