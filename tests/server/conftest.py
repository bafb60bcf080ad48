"""Servers for tests: one for each kind of database, shared, or new ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Postgres
from tests.server.servers import Server

Starter = Callable[..., Server]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind; "" is a file in the data folder."""
    if request.param == "sqlite":
        return ""
    found: Postgres = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, shared by all tests; nothing may go wrong inside it."""
    running = Server(tmp_path_factory.mktemp("data"), database=database, host_gone=0.3)
    running.start()
    yield running
    running.stop()
    assert running.complaints() == ""


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same on SQLite only, where the database makes no difference."""
    running = Server(tmp_path_factory.mktemp("data"), host_gone=0.3)
    running.start()
    yield running
    running.stop()
    assert running.complaints() == ""


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Starter]:
    """Makes servers on SQLite with the settings a test wants; ends them with the test."""
    made: list[Server] = []

    def make(**settings: Any) -> Server:
        found = Server(tmp_path / f"data{len(made)}", **settings).start()
        made.append(found)
        return found

    yield make
    for found in made:
        found.stop()
