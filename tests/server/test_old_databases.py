"""Databases of those who already play: each was written by an earlier version of the server.

`fixtures/databases/format1.zip` holds one table of each game, in the middle of it, with a snapshot
of the first notation of positions, the key of the server's cookies, and who sat at these tables.
"""

from __future__ import annotations

import asyncio
import json
import zipfile
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from gunbai.core.rng import seeded
from tests.server.games import play_on, sit
from tests.server.person import Person
from tests.server.servers import Server

DATABASES = Path(__file__).parent.parent / "fixtures" / "databases"


@pytest.mark.parametrize("file", sorted(DATABASES.glob("*.zip")), ids=lambda file: file.stem)
def test_running_games_of_an_old_database_go_on(file: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(file) as kept:
        kept.extractall(tmp_path)
    who = json.loads((tmp_path / "who.json").read_text(encoding="utf-8"))
    server = Server(tmp_path).start()
    try:
        person = Person(server.url, "")
        person.http.cookies.set("gunbai", who["cookie"])
        assert sorted(who["tables"]) == ["joraku", "rising_sun", "shogun"]
        for table in who["tables"].values():
            assert person.table(table)["status"] == "running"

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                for number, table in enumerate(who["tables"].values()):
                    [player] = await sit(stack, table, [person])
                    assert await play_on(player, seeded(number), 15) > 5

        asyncio.run(scene())
    finally:
        server.stop()
    assert server.complaints() == ""
