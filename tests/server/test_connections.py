"""The door: who sends no request has to go, and who sends one is always let in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest

from gunbai.server import connections
from gunbai.server.config import Settings
from gunbai.server.connections import Door
from gunbai.server.own_names import Names
from gunbai.server.safety import _without_keys
from tests.server.servers import PATIENCE, Server

SOON = 0.01  # seconds
NEVER = 10_000.0


class Line:
    """The transport of a connection."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    def abort(self) -> None:
        self.gone.set()

    def is_closing(self) -> bool:
        return self.gone.is_set()


def come(door: Door, port: int, host: str = "127.0.0.1") -> Line:
    line = Line()
    door.come((host, port), cast(asyncio.Transport, line))
    return line


def scope(port: int, kind: str = "http") -> Any:
    return {"type": kind, "client": ("127.0.0.1", port)}


async def send(_message: Any) -> None:
    """Nobody reads it."""


def test_who_sends_no_request_in_time_has_to_go() -> None:
    async def scene() -> None:
        await come(Door(10, SOON), 1).gone.wait()

    asyncio.run(scene())


def test_a_request_that_is_under_way_may_take_its_time() -> None:
    async def scene() -> None:
        door = Door(10, SOON)
        line, other = come(door, 1), come(door, 2)

        async def app(*_: Any) -> None:
            await other.gone.wait()
            assert not line.gone.is_set()

        await door.around(cast(Any, app))(scope(1), cast(Any, None), send)
        await line.gone.wait()  # no other request comes

    asyncio.run(scene())


def test_a_request_that_never_comes_as_a_whole_is_given_up() -> None:
    async def scene() -> None:
        door = Door(10, NEVER, SOON)
        line = come(door, 1)
        found: list[str] = []

        async def receive() -> Any:
            return await asyncio.get_running_loop().create_future()

        async def app(_scope: Any, receive: Any, _send: Any) -> None:
            found.append((await receive())["type"])

        await door.around(app)(scope(1), receive, send)
        assert found == ["http.disconnect"]
        assert line.gone.is_set()

    asyncio.run(scene())


def test_when_all_places_are_taken_whoever_waits_longest_has_to_go() -> None:
    async def scene() -> None:
        door = Door(3, NEVER)
        busy, first, second = (come(door, port) for port in (1, 2, 3))

        async def app(*_: Any) -> None:
            newcomer = come(door, 4)
            gone = [line.gone.is_set() for line in (busy, first, second, newcomer)]
            assert gone == [False, True, False, False]

        await door.around(cast(Any, app))(scope(1), cast(Any, None), send)

    asyncio.run(scene())


def test_one_address_has_only_so_many_unless_it_is_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_EACH", 3)

    async def scene() -> None:
        door = Door(100, NEVER)
        strangers = [come(door, port, "192.0.2.1") for port in range(4)]
        assert [line.gone.is_set() for line in strangers] == [False, False, False, True]
        proxied = [come(door, port, "::1") for port in range(4)]
        assert not any(line.gone.is_set() for line in proxied)
        assert not come(door, 1, "192.0.2.2").gone.is_set()

    asyncio.run(scene())


def test_a_socket_that_ends_makes_room() -> None:
    async def scene() -> None:
        door = Door(1, NEVER)
        come(door, 1)

        async def app(*_: Any) -> None:
            assert come(door, 2).gone.is_set()  # the only place is taken

        await door.around(cast(Any, app))(scope(1, "websocket"), cast(Any, None), send)
        assert not come(door, 3).gone.is_set()

    asyncio.run(scene())


#: What somebody sends and then falls silent: nothing, half a head, half a body.
HALVES = [
    "",
    "GET / HTTP/1.1\r\nhost: {host}\r\n",
    "POST /api/me HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n"
    "content-type: application/json\r\ncontent-length: 50\r\n\r\n{{",
]


def test_a_server_closes_a_line_on_which_no_whole_request_comes(one_server: Server) -> None:
    """All who wait have the same half a minute at most; meanwhile others are answered."""
    place = urlsplit(one_server.url)
    assert place.hostname is not None
    with contextlib.ExitStack() as open_lines:
        lines = []
        for half in HALVES:
            line = socket.create_connection((place.hostname, place.port or 80), PATIENCE)
            lines.append(open_lines.enter_context(line))
            line.sendall(half.format(host=place.netloc).encode())
        assert httpx.get(f"{one_server.url}/health").status_code == 200
        for line in lines:
            with contextlib.suppress(ConnectionResetError):
                while line.recv(4096):
                    """A response may come before the end."""


@pytest.mark.parametrize("path", ["/", "/api/games", "/health"])
def test_what_can_be_got_can_be_asked_for_without_its_contents(
    one_server: Server, path: str
) -> None:
    asked = httpx.head(one_server.url + path)
    got = httpx.get(one_server.url + path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    assert asked.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/no/such/thing", 404),
        ("DELETE", "/api/me", 405),
        ("PUT", "/", 405),
        ("GET", "/assets/nothing.js", 404),
    ],
)
def test_what_is_unknown_is_refused_with_all_headers(
    one_server: Server, method: str, path: str, status: int
) -> None:
    found = httpx.request(method, one_server.url + path)
    assert found.status_code == status
    assert found.json()["key"] in ("page-unknown", "request-method")
    for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
        assert found.headers[name]


def test_unknown_addresses_count_as_requests(new_server: Any) -> None:
    server = new_server(rate=0.05)
    with httpx.Client(base_url=server.url) as http:
        found = [http.get("/api/no/such/thing").status_code for _ in range(40)]
    assert found[0] == 404
    assert 429 in found


#: Other ways to write an address: what the router takes for the same must be held to the same.
SAME = [
    "//api/me",
    "///api//me",
    "/%2Fapi/me",
    "/api%2F%2Fme",
    "/api/me/",
    "//metrics",
    "/metrics//",
    "//health",
]


@pytest.mark.parametrize("path", SAME)
def test_an_address_with_more_slashes_is_held_to_the_same(new_server: Any, path: str) -> None:
    server = new_server(rate=0.01)
    with httpx.Client() as http:
        found = [http.get(f"{server.url}{path}") for _ in range(30)]
    assert {one.headers["cache-control"] for one in found} == {"no-store"}
    assert found[0].status_code in (200, 401)
    assert found[-1].status_code == 429


def test_dots_in_an_address_lead_nowhere(one_server: Server) -> None:
    for path in ("/x/../api/me", "/x/%2e%2e/api/me", "/./api/me", "/%2e/metrics"):
        found = _bare(one_server, path)
        assert b"gunbai_" not in found
        assert b"has_password" not in found


def _bare(server: Server, path: str) -> bytes:
    """Return the response to an address as it is: clients would tidy it up."""
    place = urlsplit(server.url)
    assert place.hostname is not None
    with socket.create_connection((place.hostname, place.port or 80)) as line:
        head = f"GET {path} HTTP/1.1\r\nhost: {place.netloc}\r\nconnection: close\r\n\r\n"
        line.sendall(head.encode())
        with line.makefile("rb") as answer:
            return answer.read()


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost:8000", True),
        ("games.localhost", True),
        ("Club.Example.org:8000", True),
        ("", True),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
    ],
)
def test_only_own_names_are_answered(tmp_path: Any, host: str, known: bool) -> None:
    assert Names(Settings(tmp_path, names=["club.example.org"])).know(host) == known
    assert Names(Settings(tmp_path, secure=True)).know(host)  # the browser checks the certificate


def test_a_page_under_a_foreign_name_gets_nothing(one_server: Server) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    found = httpx.post(f"{one_server.url}/api/me", json={"name": "Eve"}, headers=headers)
    assert (found.status_code, found.json()["key"]) == (421, "host-unknown")


def test_the_log_has_no_keys_of_seats(new_server: Any) -> None:
    server = new_server(level="debug")
    with contextlib.suppress(httpx.HTTPError):
        httpx.get(f"{server.url}/api/invites/a-secret-key")
        httpx.get(f"{server.url}/join/a-secret-key")
        httpx.get(f"{server.url}//api//invites/a-secret-key")
    assert "/api/invites/…" in server.log.read_text()
    assert "a-secret-key" not in server.log.read_text()
    assert _without_keys("/api/tables") == "/api/tables"
    assert logging.getLogger("uvicorn").level <= logging.WARNING
