"""The archivist saves games for later versions of the program, whenever there is time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from gunbai.core.errors import GunbaiError
from gunbai.server.room import OVER, Room
from gunbai.server.shelf import Shelf
from gunbai.server.tapes import make_archive
from gunbai.server.upgrades import Opener

LOG: Final = logging.getLogger("gunbai.server")
#: Seconds between two positions of a game that are kept while it runs.
BETWEEN_POSITIONS: Final = 600.0


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

    async def watch(self, rooms: Callable[[], Iterable[Room]], every: float) -> None:
        """Keep positions of these games forever, for the case that the server is killed.

        The first one of a game is kept soon: until then, nothing but its log could be used. It
        rests as long as each took.
        """
        while True:
            await asyncio.sleep(every)
            for room in list(rooms()):
                if not _is_due(room):
                    continue
                begun = time.monotonic()
                try:
                    async with room.lock:
                        await self.keep_position(room)
                except (SQLAlchemyError, OSError) as error:
                    LOG.warning("a position can't be kept", extra={"problem": error})
                    break
                except Exception:
                    LOG.exception("a position can't be kept", extra={"table": room.id})
                await asyncio.sleep(time.monotonic() - begun)

    async def keep_position(self, room: Room) -> None:
        """Keep the settled position of a game that runs, if it is not kept yet."""
        session = room.session
        live = room.status not in OVER and session is not None and not session.over
        if live and session is not None and room.settled_at > room.kept_at:
            past = await asyncio.to_thread(session.become_past, True)
            await self._shelf.keep_position(room.id, room.settled_at, past)
            room.kept_at = room.settled_at
            room.kept_time = time.monotonic()


def _is_due(room: Room) -> bool:
    """Return True for a game of which no position is kept yet, or whose last one is old."""
    return room.kept_at < 0 or time.monotonic() - room.kept_time >= BETWEEN_POSITIONS
