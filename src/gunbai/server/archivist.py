"""The archivist saves games for later versions of the program, whenever there is time."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from gunbai.core.errors import GunbaiError
from gunbai.server.room import OVER, Room
from gunbai.server.shelf import Shelf
from gunbai.server.tapes import make_archive
from gunbai.server.upgrades import Opener

LOG: Final = logging.getLogger("gunbai.server")


class Archivist:
    """Archives finished games, one after another, and saves positions of running ones."""

    def __init__(self, shelf: Shelf, opener: Opener) -> None:
        self._shelf: Final = shelf
        self._opener: Final = opener
        self._waiting: Final[asyncio.Queue[str]] = asyncio.Queue()

    def add(self, table: str) -> None:
        """Archive this game, which is over now, as soon as there is time."""
        self._waiting.put_nowait(table)

    async def run(self) -> None:
        """Archive games forever, those of earlier versions first; rest as long as each took."""
        for table in await self._shelf.without_archive():
            self.add(table)
        while True:
            table = await self._waiting.get()
            begun = time.monotonic()
            try:
                await self._archive(table)
            except GunbaiError as error:
                LOG.info("a game can't be archived", extra={"table": table, "why": error})
            except Exception:
                LOG.exception("a game can't be archived", extra={"table": table})
            await asyncio.sleep(time.monotonic() - begun)

    async def _archive(self, table: str) -> None:
        if await self._shelf.archive(table) is not None:
            return
        room, _ = await self._opener.open(table)
        session = room.session
        if session is not None and room.closed is None and room.status in OVER:
            packed = await asyncio.to_thread(make_archive, session)
            await self._shelf.keep_archive(table, packed)

    async def keep_position(self, room: Room) -> None:
        """Keep the settled position of a game that runs, if it is not kept yet."""
        session = room.session
        live = room.status not in OVER and session is not None and not session.over
        if live and session is not None and room.settled_at > room.kept_at:
            past = await asyncio.to_thread(session.become_past, True)
            await self._shelf.keep_position(room.id, room.settled_at, past)
            room.kept_at = room.settled_at
