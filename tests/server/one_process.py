"""A table of Rising Sun without a server around it: the test says what happens when."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from gunbai.server import hosting
from gunbai.server.app import prepare
from gunbai.server.config import Settings
from gunbai.server.database import Database, connect
from gunbai.server.hub import Hub
from gunbai.server.messages import SeatForm, TableForm
from gunbai.server.room import Room
from tests.server.servers import PATIENCE

PERSON, BOT, OTHER_BOT = 0, 1, 2
CLANS = ["koi", "lotus", "turtle"]  # by seat
ONLOOKER = -1

Scene = Callable[[Hub, Room], Awaitable[None]]


def at_table(tmp_path: Path, scene: Scene) -> None:
    """Return a table of a person and two bots, silent until `hub.tasks.closing` is reset."""

    async def whole() -> None:
        settings = Settings(tmp_path, bot_pause=0.0)
        await prepare(settings)
        hub = Hub(settings, Database(connect(settings.database)))
        await hub.store.add_person("ann", "Ann")
        person = {"id": "ann", "name": "Ann"}
        seats = [SeatForm("me"), SeatForm("bot"), SeatForm("bot")]
        hub.tasks.closing = True  # bots are not woken
        options = {"players": 3, "clans": ",".join(CLANS)}
        form = TableForm("rising_sun", options, seats, start=True, seed="1")
        room = await hosting.create(hub, person, form)
        try:
            async with asyncio.timeout(PATIENCE):
                await scene(hub, room)
        finally:
            await hub.close()

    asyncio.run(whole())
