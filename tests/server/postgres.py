"""A real PostgreSQL for the tests, on a free port of the loopback, gone when they are over."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

OWNER = "postgres" if os.name == "posix" and os.geteuid() == 0 else None
HOW_TO_GET_IT = (
    "these tests need PostgreSQL's programs initdb and postgres; "
    "install the Debian package postgresql, or put them on the PATH"
)


def _find(name: str) -> Path | None:
    on_path = shutil.which(name)
    packaged = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if packaged:
        return packaged[-1]
    return Path(on_path) if on_path else None


def program(name: str) -> Path:
    """One of PostgreSQL's programs; installed first, where that is possible."""
    if _find(name) is None and OWNER and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=False)
    found = _find(name)
    if found is None:
        raise RuntimeError(HOW_TO_GET_IT)
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Postgres:
    """One database server; every test gets a database of its own.

    Unless it is `durable`, it does not wait for the disk.
    """

    def __init__(self, durable: bool = False) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="gunbai-postgres-"))
        if OWNER:
            shutil.chown(self.folder, OWNER)
        data = str(self.folder / "data")
        words = [str(program("initdb")), "-D", data, "-U", "gunbai", "-A", "trust"]
        subprocess.run(
            [*words, "-N", "-E", "UTF8", "--no-instructions"],
            user=OWNER,
            cwd=self.folder,
            check=True,
            capture_output=True,
        )
        fast = [] if durable else ["fsync=off", "full_page_writes=off"]
        settings = [*fast, "max_connections=200"]
        options = [word for setting in settings for word in ("-c", setting)]
        words = [str(program("postgres")), "-D", data, "-h", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(
            [*words, "-k", str(self.folder), *options],
            user=OWNER,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait()

    def _wait(self) -> None:
        ready = [str(program("pg_isready")), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        for _ in range(200):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not start")

    def sql(self, command: str, database: str = "postgres") -> str:
        words = [str(program("psql")), "-h", "127.0.0.1", "-p", str(self.port), "-U", "gunbai"]
        done = subprocess.run(
            [*words, "-d", database, "-q", "-A", "-t", "-c", command],
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://gunbai@127.0.0.1:{self.port}/{name}"

    def cut_lines(self, address: str) -> None:
        """Close all connections to the database of this address."""
        name = address.rpartition("/")[2]
        ended = f"FROM pg_stat_activity WHERE datname = '{name}'"
        self.sql(f"SELECT pg_terminate_backend(pid) {ended}")

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)  # at once, whoever is still connected
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)
