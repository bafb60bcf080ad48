"""`gunbai admin way-back`: a link for whoever can't log in any more, beside a running server."""

from __future__ import annotations

import asyncio
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.run import plain, run
from tests.cli.test_admin_check import DATABASES
from tests.server.live import look
from tests.server.person import BOT, ME, TWO_VS_TWO, Person, refusal
from tests.server.servers import Server

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), tidy_every=0.1).start()
    yield running
    running.stop()
    assert running.complaints() == ""


def way_back(server: Server, name: str, *more: str) -> str:
    done = run("admin", "way-back", name, "--data-dir", server.settings["data"], *more)
    assert done.exit_code == 0, done.output
    (link,) = [line for line in done.output.splitlines() if line.startswith("http")]
    return link


def test_it_opens_the_door_to_somebody_with_a_password_and_tells_the_tables(server: Server) -> None:
    lost = Person(server.url, "Solomiya")
    lost.post("/api/me/password", password=PASSWORD)
    table = lost.create(TWO_VS_TWO, ME, BOT, start=True)

    async def scene() -> None:
        watcher = Person(server.url)
        async with look(watcher, table) as line:
            link = await asyncio.to_thread(
                way_back, server, "solomiya", "--url", "https://games.example/"
            )
            await line.until(lambda: len(line.talk) == 1)
            assert line.talk[0]["line"]["key"] == "talk-way-back-made-admin"
            page, _, key = link.partition("#")
            assert page == "https://games.example/enter"
            back = Person(server.url, "")
            shown = await asyncio.to_thread(lambda: back.post("/api/entry/look", key=key))
            assert (shown["by"], shown["ends_password"]) == ("", True)
            found = await asyncio.to_thread(lambda: back.post("/api/entry", key=key))
            assert found == {
                "id": lost.id,
                "name": "Solomiya",
                "has_password": False,
                "has_way_back": False,
            }
            await line.until(lambda: len(line.talk) == 2)
            assert line.talk[1]["line"]["key"] == "talk-way-back-used-admin"
            back.post("/api/me/password", password="battery staple")

    asyncio.run(scene())
    assert lost.get("/api/me") is None
    wrong = {"name": "Solomiya", "password": PASSWORD}
    assert refusal(lambda: lost.post("/api/login", **wrong)) == "login-wrong"


def test_it_asks_which_one_if_several_are_called_so(server: Server) -> None:
    twins = [Person(server.url, "Castor") for _ in range(2)]
    done = run("admin", "way-back", "Castor", "--data-dir", server.settings["data"])
    assert done.exit_code == 2
    assert all(twin.id in plain(done.output) for twin in twins)
    assert "/enter#" in way_back(server, twins[1].id)


def test_nobody_gets_no_link(server: Server) -> None:
    done = run("admin", "way-back", "Nobody", "--data-dir", server.settings["data"])
    assert done.exit_code == 2
    assert "Nobody here is called" in plain(done.output)


def contents(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "gunbai.sqlite")) as database:
        return list(database.iterdump())


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    with zipfile.ZipFile(DATABASES / "rs-1.zip") as kept:
        kept.extractall(tmp_path)
    before = contents(tmp_path)
    done = run("admin", "way-back", "Ann", "--data-dir", str(tmp_path))
    assert done.exit_code == 2
    assert "from an earlier version (revision 0002" in plain(done.output)
    assert contents(tmp_path) == before


def test_a_folder_without_a_database_is_refused(tmp_path: Path) -> None:
    for folder in (tmp_path / "nowhere", tmp_path):
        done = run("admin", "way-back", "Ann", "--data-dir", str(folder))
        assert done.exit_code == 2
        assert "There is no database" in plain(done.output)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("lang", "word"), [("ru", "Только"), ("uk", "Лише")])
def test_it_speaks_the_languages_of_its_reader(server: Server, lang: str, word: str) -> None:
    person = Person(server.url)
    done = run("admin", "way-back", person.id, "--data-dir", server.settings["data"], lang=lang)
    assert done.exit_code == 0
    assert word in done.output
