"""The record of a game is given away only if all people at its table agreed."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from sqlalchemy import Executable, delete, null, update

from gunbai.server.config import Settings
from gunbai.server.database import Database, connect
from gunbai.server.schema import SHARING, TABLES
from gunbai.server.sharing import asked_people
from tests.cli.run import run
from tests.server.conftest import Starter
from tests.server.games import play_all, sit
from tests.server.person import TWO_VS_TWO, Person, refusal, table_of
from tests.server.servers import PATIENCE, Server


def played(server: Server) -> tuple[str, list[Person]]:
    """Return a game that was played to its end by two people who agreed."""
    table, people = table_of(server.url, TWO_VS_TWO, 2)
    for person in people:
        person.at(table, "sharing", agree=True)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            await play_all(await sit(stack, table, people), 1)

    asyncio.run(scene())
    assert people[0].table(table)["status"] == "finished"
    return table, people


def place(server: Server) -> list[str]:
    where = ["--data-dir", str(server.settings["data"])]
    if server.settings["database"]:
        where += ["--database", str(server.settings["database"])]
    return where


def exported(server: Server, folder: Path) -> list[Path]:
    done = run("dataset", "people", "--folder", str(folder), *place(server))
    assert done.exit_code == 0, done.output
    return sorted(folder.iterdir()) if folder.exists() else []


def change(server: Server, what: Executable) -> None:
    """Change the database of a server."""
    settings = server.settings
    engine = connect(Settings(Path(settings["data"]), settings["database"]).database)

    async def write() -> None:
        async with Database(engine).writing() as connection:
            await connection.execute(what)
        await engine.dispose()

    asyncio.run(write())


@pytest.fixture
def own_server(new_server: Starter, database: str, request: pytest.FixtureRequest) -> Server:
    """A server with a database of its own: what other tests agreed to is not exported."""
    fresh = request.getfixturevalue("postgres").new_database() if database else ""
    return new_server(database=fresh)


def test_a_table_without_everyones_consent_is_never_exported(
    own_server: Server, tmp_path: Path
) -> None:
    server = own_server
    table, people = played(server)
    end = time.monotonic() + PATIENCE
    folder = tmp_path / "first"
    while not exported(server, folder):  # the archive is written a moment after the end
        assert time.monotonic() < end, "nothing was exported"
        time.sleep(0.2)
    (found,) = folder.iterdir()
    read = parquet.read_table(found / "data" / "games-00000.parquet")
    assert set(read["player"].to_pylist()) == {"person"}
    record = people[0].get(f"/api/tables/{table}/record").splitlines()
    answers = {line.split(" ", 2)[2].split(" #")[0] for line in record if line[:1].isdigit()}
    assert set(read["answer"].to_pylist()) == {
        each for each in answers if not each.endswith(" auto")
    }
    every_byte = b"".join(path.read_bytes() for path in found.rglob("*") if path.is_file())
    for person in people:
        assert person.name.encode() not in every_byte
        assert person.id.encode() not in every_byte
    assert json.loads((found / "card.json").read_text())["contents"]["games"] == 1

    forked = update(TABLES).where(TABLES.c.id == table).values(origin={"fork": "t", "upto": 1})
    change(server, forked)
    assert exported(server, tmp_path / "forked") == []
    change(server, update(TABLES).where(TABLES.c.id == table).values(origin=null()))
    assert len(exported(server, tmp_path / "again")) == 1
    change(server, delete(SHARING).where(SHARING.c.person == people[1].id))
    assert exported(server, tmp_path / "one") == []
    change(server, delete(SHARING))
    assert exported(server, tmp_path / "none") == []


def test_everybody_decides_for_themselves_until_the_end(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    path = f"/api/tables/{table}/sharing"
    none = {"mine": False, "agreed": 0, "people": 2, "possible": True, "open": True}
    assert host.get(path) == none
    assert host.at(table, "sharing", agree=True) == {**none, "mine": True, "agreed": 1}
    assert guest.get(path) == {**none, "agreed": 1}
    stranger = Person(server.url)
    assert refusal(lambda: stranger.at(table, "sharing", agree=True)) == "table-seated-only"
    assert host.at(table, "sharing", agree=False) == none
    host.at(table, "steer/end")
    assert refusal(lambda: host.at(table, "sharing", agree=True)) == "sharing-over"
    assert host.get(path)["open"] is False


PEOPLE: list[dict[str, Any]] = [
    {"kind": "person", "person": "vera"},
    {"kind": "bot", "person": None},
]


@pytest.mark.parametrize(
    ("more", "origin", "asked"),
    [
        ([], None, {"vera"}),
        ([], {"rematch": "t1"}, {"vera"}),
        ([{"kind": "person", "person": "oleh"}], None, {"vera", "oleh"}),
        ([{"kind": "person", "person": None}], None, None),  # somebody who was deleted
        ([{"kind": "program", "person": None}], None, None),
        ([], {"fork": "t1", "upto": 3}, None),  # others have played its beginning
        ([], {"upload": True}, None),
    ],
)
def test_who_has_to_agree(
    more: list[dict[str, Any]], origin: dict[str, Any] | None, asked: set[str] | None
) -> None:
    assert asked_people([*PEOPLE, *more], origin) == asked


def test_nobody_is_asked_where_only_bots_play() -> None:
    assert asked_people([{"kind": "bot", "person": None}], None) is None
