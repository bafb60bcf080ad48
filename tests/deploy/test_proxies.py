"""The shipped configurations of nginx and Caddy, run as they are but for ports and certificates."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.person import ME, OPEN, TWO_VS_TWO, Person
from tests.server.postgres import Postgres, free_port
from tests.server.servers import PATIENCE, Server
from tools.proxies import DEPLOY, NAME, make_pair, nginx, site

Json = Any


class Front:
    """A proxy, as visitors see it."""

    def __init__(self, plain: int, secure: int) -> None:
        self.plain = plain
        self.secure = secure
        self.origin = f"https://{NAME}:{secure}"
        self.trust = ssl._create_unverified_context()

    def ask(self, method: str, path: str, source: str = "", **more: Any) -> httpx.Response:
        """Ask for something by the name of the example, from an address of this machine."""
        way = httpx.HTTPTransport(verify=False, local_address=source or None)
        with httpx.Client(transport=way, timeout=PATIENCE) as client:
            return client.request(
                method,
                f"https://127.0.0.1:{self.secure}{path}",
                headers={"host": f"{NAME}:{self.secure}", **more.pop("headers", {})},
                extensions={"sni_hostname": NAME},
                **more,
            )

    async def live(self, table: str, cookie: str) -> str:
        """Return the first message of a table's socket."""
        async with connect(
            f"wss://{NAME}:{self.secure}/api/tables/{table}/live",
            host="127.0.0.1",
            ssl=self.trust,
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers={"cookie": f"gunbai={cookie}"},
            compression=None,
        ) as socket:
            return str(await socket.recv())


@contextlib.contextmanager
def nginx_front(name: str, upstreams: list[int], folder: Path) -> Iterator[Front]:
    front = Front(free_port(), free_port())
    pair = make_pair(folder)
    text = site(name, plain=front.plain, secure=front.secure, upstreams=upstreams, pair=pair)
    with nginx(text):
        yield front


@contextlib.contextmanager
def caddy_front(upstream: int, folder: Path) -> Iterator[Front]:
    """Caddy with our file; above it, what a test needs instead of the public ports and a name."""
    front = Front(free_port(), free_port())
    top = f"{{\n\thttp_port {front.plain}\n\thttps_port {front.secure}\n\tadmin off\n"
    top += "\tlocal_certs\n\tskip_install_trust\n}\n"
    ours = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    (folder / "Caddyfile").write_text(top + ours)
    env = {**os.environ, "GUNBAI_DOMAIN": NAME, "HOME": str(folder)}
    env |= {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    program = shutil.which("caddy") or "/usr/bin/caddy"
    words = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("w") as log:
        running = subprocess.Popen(words, env=env, stdout=log, stderr=log)
    try:
        yield front
    finally:
        running.terminate()
        running.wait(PATIENCE)


@contextlib.contextmanager
def front_of(kind: str, upstream: int, folder: Path) -> Iterator[Front]:
    with (
        caddy_front(upstream, folder)
        if kind == "caddy"
        else nginx_front("nginx.conf", [upstream], folder)
    ) as front:
        until(lambda: front.ask("GET", "/health").status_code == 200)
        yield front


def until(true: Callable[[], bool]) -> None:
    """Wait until something is so; a proxy that just starts refuses connections."""
    end = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.HTTPError, OSError):
            if true():
                return
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_a_visitor_plays_through_the_proxy(kind: str, behind: Server, tmp_path: Path) -> None:
    port = int(behind.url.rpartition(":")[2])
    with front_of(kind, port, tmp_path) as front:
        page = front.ask("GET", "/")
        assert page.status_code == 200
        assert "<html" in page.text
        named = front.ask(
            "POST", "/api/me", json={"name": f"Via {kind}"}, headers={"origin": front.origin}
        )
        assert named.status_code == 200
        cookie = named.headers["set-cookie"]
        assert "secure" in cookie.lower()
        value = cookie.partition("=")[2].partition(";")[0]
        form = {**TWO_VS_TWO, "seats": [ME, OPEN]}
        made = front.ask(
            "POST",
            "/api/tables",
            json=form,
            headers={"origin": front.origin, "cookie": f"gunbai={value}"},
        )
        assert made.status_code == 201, made.text
        first = asyncio.run(front.live(made.json()["id"], value))
        assert '"type":"sync"' in first
        # Other pages can't write, whatever they call themselves, and numbers are the host's.
        foreign = front.ask(
            "POST", "/api/me", json={"name": "Nobody"}, headers={"origin": "https://evil.example"}
        )
        assert foreign.status_code == 403
        assert front.ask("GET", "/metrics").status_code == 404
        moved = httpx.get(
            f"http://127.0.0.1:{front.plain}/", headers={"host": NAME}, timeout=PATIENCE
        )
        assert moved.status_code in (301, 308)
        assert moved.headers["location"].startswith("https://")


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_the_proxy_says_where_a_visitor_comes_from(kind: str, tmp_path: Path) -> None:
    """An allowance of one visitor is not that of all, and nobody can claim another address."""
    server = Server(tmp_path / "server", secure=True, rate=1.0).start()
    port = int(server.url.rpartition(":")[2])
    try:
        with front_of(kind, port, tmp_path) as front:
            codes = []
            for number in range(12):
                lie = {"x-forwarded-for": f"10.0.0.{number}"}
                said = {"name": f"n{number}", "password": "x" * 8}
                asked = front.ask("POST", "/api/login", "127.0.0.5", json=said, headers=lie)
                codes.append(asked.status_code)
            assert 429 in codes
            said = {"name": "other", "password": "x" * 8}
            other = front.ask("POST", "/api/login", "127.0.0.6", json=said)
            assert other.status_code == 409
    finally:
        server.stop()


def test_a_club_goes_on_when_one_of_its_processes_dies(tmp_path: Path) -> None:
    """Two processes on PostgreSQL behind the shipped file for clubs; each is killed in turn."""
    postgres = Postgres()
    settings: dict[str, Any] = {"database": postgres.new_database(), "names": [NAME]}
    servers = [Server(tmp_path / "data", **settings).start() for _ in range(2)]
    ports = [int(server.url.rpartition(":")[2]) for server in servers]
    try:
        with nginx_front("nginx-club.conf", ports, tmp_path) as front:
            vera = Person(servers[0].url)
            tables = [vera.create(TWO_VS_TWO, ME, OPEN) for _ in range(6)]
            seen = [answering(front, table, vera.cookie) for table in tables]
            assert seen == [200] * len(tables)
            for server in servers:
                server.kill()
                assert [answering(front, table, vera.cookie) for table in tables] == seen
                for table in tables:
                    assert '"sync"' in asyncio.run(front.live(table, vera.cookie))
                server.start()
    finally:
        for server in servers:
            server.stop()
        postgres.close()


def answering(front: Front, table: str, cookie: str) -> int:
    head = {"cookie": f"gunbai={cookie}"}
    return front.ask("GET", f"/api/tables/{table}", headers=head).status_code
