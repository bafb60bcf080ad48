"""Long games: how long they may be, and that nobody else waits while one is opened."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.record import write_record
from gunbai.core.session import Session
from gunbai.games import load
from gunbai.server import game_log, snapshots
from gunbai.server.config import MOST_ANSWERS, MOST_GIFTS, Settings
from gunbai.server.database import Database, connect, migrate
from gunbai.server.hub import Hub
from gunbai.server.rematch_and_forks import upload
from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import BASE3, BOT, ME, Person, refusal, table_of
from tests.server.servers import Server

RISING_SUN = load("rising_sun")


def gifts(count: int) -> Session:
    """A game in which two players give each other the same coin."""
    session = Session(RISING_SUN, {"players": 3}, 1)
    for number in range(count):
        session.submit(number % 2, session.state.free(number % 2)[0])
    return session


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(Path(server.settings["data"]) / "gunbai.sqlite")


def test_a_record_with_endless_gifts_is_refused(one_server: Server) -> None:
    person = Person(one_server.url)
    text = write_record(gifts(2 * MOST_GIFTS + 1))
    assert refusal(lambda: person.post("/api/records", text=text)) == "table-gifts"
    assert person.post("/api/records", text=write_record(gifts(2 * MOST_GIFTS)))["id"]


def test_an_endless_record_is_refused_before_it_is_played(one_server: Server) -> None:
    person = Person(one_server.url)
    text = write_record(gifts(MOST_ANSWERS + 1))
    assert refusal(lambda: person.post("/api/records", text=text)) == "record-endless"


def test_gifts_come_to_an_end_but_the_game_goes_on(one_server: Server) -> None:
    person = Person(one_server.url)
    table = person.post("/api/records", text=write_record(gifts(2 * MOST_GIFTS)))["id"]

    async def scene() -> list[str]:
        async with look(person, table) as player:
            gift = player.view["free"][0]["text"]
            return [await player.answer(gift), await player.answer(player.choices[0])]

    assert asyncio.run(scene()) == ["table-gifts", ""]


def test_an_upload_has_a_snapshot(new_server: Starter) -> None:
    server = new_server()
    table = Person(server.url).post("/api/records", text=write_record(gifts(30)))["id"]
    with closing(database(server)) as found:
        rows = found.execute('SELECT seq, whole FROM snapshots WHERE "table" = ?', [table])
        assert rows.fetchall() == [(30, 1)]


@pytest.fixture
def played_at(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which logs and snapshots are read."""
    threads: set[str] = set()
    for module, name in ((game_log, "apply_entry"), (game_log, "resume")):
        monkeypatch.setattr(module, name, _noted(getattr(module, name), threads))
    return threads


def _noted(function: Any, threads: set[str]) -> Any:
    def call(*words: Any) -> Any:
        threads.add(threading.current_thread().name)
        return function(*words)

    return call


def test_a_log_is_played_again_in_the_workshop(tmp_path: Path, played_at: set[str]) -> None:
    settings = Settings(tmp_path, workers=1)

    async def scene() -> None:
        engine = connect(settings.database)
        await migrate(engine)
        await engine.dispose()
        await _with_a_game(settings, gifts(30))
        played_at.clear()
        opened = Hub(settings, Database(connect(settings.database)))
        await opened.open()
        (table,) = await opened.store.live_tables()
        room = await opened.room(table)
        assert room.session is not None
        assert len(room.session.answers) == 30
        await opened.close()

    asyncio.run(scene())
    assert played_at == {"workshop_0"}


async def _with_a_game(settings: Settings, session: Session) -> None:
    fresh = Hub(settings, Database(connect(settings.database)))
    await fresh.store.add_person("ann", "Ann")
    await upload(fresh, {"id": "ann", "name": "Ann"}, write_record(session))
    await fresh.close()


def test_each_snapshot_continues_the_one_before(new_server: Starter) -> None:
    server = new_server(snapshot_every=10)
    table, people = table_of(server.url, BASE3, 1)

    async def scene() -> None:
        async with look(people[0], table) as player:
            while player.view["version"] < 60 and not player.over:
                version = player.view["version"]
                if player.choices:
                    assert await player.answer(player.choices[0]) == ""
                else:
                    await player.moved_on(version)

    asyncio.run(scene())
    server.stop()
    with closing(database(server)) as found:
        rows = found.execute("SELECT whole, session FROM snapshots ORDER BY seq").fetchall()
    assert [whole for whole, _ in rows] == [1] + [0] * (len(rows) - 1)
    assert len(rows) > 2
    parts = [json.loads(text) for _, text in rows]
    for before, after in itertools.pairwise(parts):
        assert after["after"] == [
            before["after"][0] + len(before["answers"]),
            before["after"][1] + len(before["events"]),
        ]
    server.start()
    assert people[0].table(table)["answers"] >= 60
    assert "of no use" not in server.log.read_text()


def test_parts_that_do_not_fit_are_of_no_use() -> None:
    whole = snapshots.first_snapshot("T", 1, gifts(3))["session"]
    stray = {**whole, "after": [7, 7]}
    texts = [json.dumps(whole), json.dumps(stray)]
    with pytest.raises(BadPosition):
        snapshots._joined(texts)


def test_a_list_opens_no_tables_of_others(new_server: Starter) -> None:
    server = new_server(tidy_every=0.1, rest_after=0.1)
    table, people = table_of(server.url, BASE3, 2)
    own = people[0].create(BASE3, ME, BOT, BOT, start=True)

    def in_memory() -> str:
        lines = str(people[0].get("/metrics")).splitlines()
        return next(line for line in lines if line.startswith("gunbai_tables_in_memory")).split()[1]

    async def until_all_rest() -> None:
        while float(in_memory()):
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(until_all_rest(), 20))
    stranger = Person(server.url)
    (listed,) = [each for each in stranger.get("/api/tables")["running"] if each["id"] == table]
    assert float(in_memory()) == 0
    mine = {each["id"]: each for each in people[0].get("/api/tables")["mine"]}
    assert sorted(mine) == sorted([table, own])
    assert float(in_memory()) == 2
    assert listed["to_act"] == mine[table]["to_act"] != []
