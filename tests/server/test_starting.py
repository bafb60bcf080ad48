"""`gunbai serve`: starts, says where, ends cleanly; what stands in the way is one clear line."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from gunbai.server.app import prepare
from gunbai.server.config import ServerTrouble, Settings
from gunbai.server.database import connect, migrate
from gunbai.server.schema import METADATA
from tests.server.postgres import Postgres
from tests.server.servers import PATIENCE

SERVE = [sys.executable, "-m", "gunbai", "serve", "--no-browser"]
ENV = {**os.environ, "GUNBAI_LANG": "en"}


def serve(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*SERVE, *words], env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def started(process: subprocess.Popen[str]) -> str:
    """The address that it says."""
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://" in line, process.communicate(timeout=PATIENCE)
    return "http://" + line.partition("http://")[2].split("/")[0]


def refused(*words: str) -> str:
    """The one line with which it ends."""
    process = serve(*words)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert out == ""
    assert err.count("\n") == 1, err
    return err


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_and_ends_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    process = serve("--port", "0", "--data-dir", str(tmp_path / "new" / "folder"))
    url = started(process)
    assert httpx.get(f"{url}/health").json()["status"] == "ok"
    process.send_signal(how)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert err == ""


def test_a_busy_port(tmp_path: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = refused("--port", str(port), "--data-dir", str(tmp_path))
    assert str(port) in line


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    line = refused("--port", "0", "--data-dir", str(file / "data"))
    assert str(file) in line


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    process = serve("--port", "0", "--data-dir", str(tmp_path))
    started(process)
    process.terminate()
    process.communicate(timeout=PATIENCE)
    with closing(sqlite3.connect(tmp_path / "gunbai.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in refused("--port", "0", "--data-dir", str(tmp_path))


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    """It would not hear what the first one writes."""
    process = serve("--port", "0", "--data-dir", str(tmp_path))
    started(process)
    assert "gunbai.sqlite" in refused("--port", "0", "--data-dir", str(tmp_path))
    process.kill()
    process.communicate(timeout=PATIENCE)
    again = serve("--port", "0", "--data-dir", str(tmp_path))
    started(again)
    again.terminate()
    again.communicate(timeout=PATIENCE)


# The driver's thread may still want to tell the loop that it could not open the file.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_databases_that_are_none(tmp_path: Path, postgres: Postgres) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database, whatever its name says")

    def trouble(url: str) -> str:
        with pytest.raises(ServerTrouble) as caught:
            asyncio.run(prepare(Settings(tmp_path, url)))
        assert caught.value.refusal.key == "server-database"
        return str(caught.value)

    for url in (
        f"sqlite:///{tmp_path / 'text.sqlite'}",
        f"sqlite:///{tmp_path / 'none' / 'x.sqlite'}",
        "postgresql://127.0.0.1:1/none",
        "oracle://somewhere",
        "nonsense",
    ):
        assert trouble(url)
    nobody = f"postgresql://gunbai:secret@127.0.0.1:{postgres.port}/none"
    assert "secret" not in trouble(nobody)
    assert "secret" not in refused("--database", nobody, "--port", "0", "--data-dir", str(tmp_path))


def test_a_spoiled_key_is_not_silently_replaced(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"short")
    assert "secret.key" in refused("--port", "0", "--data-dir", str(tmp_path))


def test_the_migrations_lead_to_the_schema_that_the_code_expects(tmp_path: Path) -> None:
    async def differences() -> list[object]:
        engine = connect(f"sqlite:///{tmp_path / 'x.sqlite'}")
        await migrate(engine)
        await migrate(engine)  # a second time changes nothing
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        await engine.dispose()
        return list(found)

    assert asyncio.run(differences()) == []
