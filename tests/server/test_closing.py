"""A server that ends: what is being written is finished, everybody is told, nothing stays open."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gunbai.server import answers, journal
from gunbai.server.hub import Hub
from gunbai.server.room import Room
from gunbai.server.streams import Client
from tests.server.one_process import CLANS, PERSON, at_table
from tests.server.servers import PATIENCE


def test_clocks_that_cannot_be_kept_keep_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Client()
    closed: list[str] = []

    class Thinkers:
        async def close(self) -> None:
            closed.append("thinkers")

    async def broken(*_: object) -> None:
        raise OSError("no space left")

    async def scene(hub: Hub, room: Room) -> None:
        room.stream(PERSON).clients.append(client)
        monkeypatch.setattr(hub.store, "save_clocks", broken)
        monkeypatch.setattr(hub, "thinkers", Thinkers())

    at_table(tmp_path, scene)
    assert client.lost
    assert closed == ["thinkers"]


def test_an_answer_on_its_way_to_the_disk_arrives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is told to end while the answer is in the midst of its transaction."""
    writing, go_on = threading.Event(), threading.Event()
    write_entries = journal.write_entries
    waiting: list[asyncio.Task[None]] = []

    def slowly(connection: Any, lines: Any) -> None:
        writing.set()
        assert go_on.wait(PATIENCE)
        write_entries(connection, lines)

    async def scene(hub: Hub, room: Room) -> None:
        monkeypatch.setattr(journal, "write_entries", slowly)
        answer = answers.answer(hub.keeper, room, PERSON, f"offer {CLANS[1]}", -1, request_id="one")
        waiting.append(asyncio.create_task(answer))
        assert await asyncio.to_thread(writing.wait, PATIENCE)
        asyncio.get_running_loop().call_later(0.05, go_on.set)  # when `close` waits for it

    at_table(tmp_path, scene)
    with closing(sqlite3.connect(tmp_path / "gunbai.sqlite")) as connection:
        assert connection.execute("SELECT text FROM entries").fetchall() == [(f"offer {CLANS[1]}",)]
