"""Snapshots: a long game opens from the last one and what came after it, and is the same."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from gunbai.server import archivist
from gunbai.server.answers import answer, running
from gunbai.server.hub import Hub
from gunbai.server.room import Room
from tests.server.conftest import Starter
from tests.server.games import play_all, sit
from tests.server.live import look
from tests.server.one_process import PERSON, at_table
from tests.server.person import BASE4, NEUTRAL, table_of
from tests.server.servers import Server


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(Path(server.settings["data"]) / "gunbai.sqlite")


def test_a_table_comes_back_from_a_snapshot_as_it_was(new_server: Starter) -> None:
    server = new_server(snapshot_every=10)
    table, people = table_of(server.url, NEUTRAL, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            await play_all(players, 8, most=25)
            before = [player.picture() for player in players]
            message = {"type": "say", "id": "x", "text": "still here", "to": None}
            assert (await players[0].send_as(message))["ok"]
            await asyncio.to_thread(server.kill)
            with closing(database(server)) as found, found:
                rows = found.execute("SELECT seq FROM snapshots ORDER BY seq").fetchall()
                assert len(rows) >= 3
                # If the answers before the snapshot were read, the table could not be opened.
                found.execute("UPDATE entries SET text = 'nonsense' WHERE seq <= ?", rows[-1])
                marks = found.execute("SELECT mark, seat FROM entries WHERE seq = 1").fetchone()
            await asyncio.to_thread(server.start)
            for player in players:
                await player.sees(lambda p: p.syncs == 2)
            after = [player.picture() for player in players]
            for old, new in zip(before, after, strict=True):
                assert old[1:3] == new[1:3]
            mark = marks[0].partition(":")[2]
            repeated = {"type": "answer", "id": mark, "seen": 0, "action": "pass 1r 1b"}
            assert (await players[marks[1]].send_as(repeated))["ok"]  # known from before
            await play_all(players, 9)

    asyncio.run(scene())
    assert people[0].table(table)["status"] == "finished"
    assert server.complaints() == ""


def test_a_spoiled_snapshot_costs_only_time(new_server: Starter) -> None:
    server = new_server(snapshot_every=10)
    table, people = table_of(server.url, BASE4, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            await play_all(players, 8, most=12)
            people[0].at(table, "steer/pause")
            before = players[0].log
            await asyncio.to_thread(server.kill)
            with closing(database(server)) as found, found:
                (text,) = found.execute("SELECT session FROM snapshots").fetchone()
                session = json.loads(text)
                session["position"]["round"] = 7
                found.execute("UPDATE snapshots SET session = ?", [json.dumps(session)])
            await asyncio.to_thread(server.start)
            async with look(people[0], table) as again:
                assert again.log[: len(before)] == before

    asyncio.run(scene())
    assert "a snapshot is of no use" in server.log.read_text()


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(new_server: Starter) -> None:
    server = new_server(rest_after=0.1, tidy_every=0.1)
    table, people = table_of(server.url, NEUTRAL, 2)

    def in_memory() -> int:
        lines = str(people[0].get("/metrics")).splitlines()
        found = next(line for line in lines if line.startswith("gunbai_tables_in_memory"))
        return int(float(found.split()[1]))

    async def scene() -> None:
        async with look(people[0], table) as player:
            assert await player.answer(player.choices[0]) == ""
            view = player.view
            await asyncio.sleep(0.5)
            assert in_memory() == 1  # somebody looks
        for _ in range(80):
            if in_memory() == 0:
                break
            await asyncio.sleep(0.1)
        assert in_memory() == 0
        async with look(people[0], table) as again:
            assert again.view == view
            assert in_memory() == 1

    asyncio.run(scene())


def test_a_game_keeps_its_position_from_the_start_and_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        async def kept() -> int:
            found = await hub.store.contents.position(room.id)
            return -1 if found is None else int(found[0])

        async def until_kept() -> None:
            while await kept() != room.settled_at:
                await asyncio.sleep(0.01)

        async def play_on() -> None:
            before = room.settled_at
            while room.settled_at == before:
                session = running(room)
                seat = session.to_act()[0]
                text = room.game.text(session.legal(seat)[0])
                by = "person" if seat == PERSON else "bot"
                await answer(hub.keeper, room, seat, text, -1, by=by)

        watching = asyncio.create_task(hub.archivist.watch(lambda: [room], 0.01))
        assert room.settled_at == 0
        await until_kept()
        await play_on()
        await asyncio.sleep(0.1)
        assert await kept() == 0  # not with every answer
        monkeypatch.setattr(archivist, "BETWEEN_POSITIONS", 0.0)
        await until_kept()
        await play_on()
        await until_kept()
        watching.cancel()

    at_table(tmp_path, scene)
