"""Input that is no message at all: a reason for the sender, nothing for the log."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gunbai.core.errors import BadData
from gunbai.games import load
from gunbai.server.messages import Answer
from tests.server.conftest import Starter
from tests.server.person import BOT, ME, TWO_VS_TWO, Person
from tests.server.postgres import Postgres
from tests.server.servers import PATIENCE, Server


@pytest.mark.parametrize("path", ["/api/me", "/api/login", "/api/records"])
@pytest.mark.parametrize("body", [b"\xff\xfe", b'{"name": "\xc3\x28"}', b"\xed\xa0\x80"])
def test_a_body_that_is_no_text_is_refused(one_server: Server, path: str, body: bytes) -> None:
    person = Person(one_server.url)
    headers = {"content-type": "application/json"}
    found = person.http.post(path, content=body, headers=headers)
    assert (found.status_code, found.json()["key"]) == (400, "request-bad")
    assert one_server.complaints() == ""


def forged(person: str, key: str) -> str:
    """Return a cookie as a server would write it, but for its signature."""
    said = json.dumps([person, key, 1])
    return f"{base64.urlsafe_b64encode(said.encode()).decode().rstrip('=')}.AAAAAA.AAAA"


def ask_with_forged_cookies(server: Server) -> None:
    me = Person(server.url)
    for person, key in ((me.id, "\0"), (me.id, "\ud800"), ("\0", "a"), (me.id, "x" * 3000)):
        cookie = {"cookie": f"gunbai={forged(person, key)}"}
        found = httpx.get(f"{server.url}/api/me", headers=cookie, timeout=PATIENCE)
        assert (found.status_code, found.json()) == (200, None)
    assert server.complaints() == ""


def test_a_forged_cookie_is_nobodys(
    one_server: Server, new_server: Starter, postgres: Postgres
) -> None:
    """No letter in it disturbs a database: some have none for zero, others none for surrogates."""
    ask_with_forged_cookies(one_server)
    ask_with_forged_cookies(new_server(database=postgres.new_database()))


def test_a_number_is_not_taken_for_yes_or_no(one_server: Server) -> None:
    person = Person(one_server.url)
    table = person.create(TWO_VS_TWO, ME, BOT)
    found = person.http.post(f"/api/tables/{table}/notices", json={"muted": 0})
    assert (found.status_code, found.json()["key"]) == (400, "request-bad")
    assert "bool" in found.json()["words"]["problem"]


@pytest.mark.parametrize("scale", [10**400, float("inf"), float("nan"), 0, -1, True])
def test_an_impossible_tower_is_refused(scale: float) -> None:
    with pytest.raises(BadData):
        load("shogun").with_data({"tower": {"scale": scale}})


def test_an_id_with_a_line_break_is_none() -> None:
    good = b'{"type": "answer", "id": "a", "seen": 1, "action": "x"}'
    assert msgspec.json.decode(good, type=Answer).id == "a"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(good.replace(b'"a"', b'"a\\n"'), type=Answer)


@pytest.mark.parametrize("query", ["seen=x", "seen=--1", "scenes=perhaps", "seen=" + "9" * 400])
def test_a_bad_parameter_of_a_socket_is_told(one_server: Server, query: str) -> None:
    me = Person(one_server.url)
    table = me.create(TWO_VS_TWO, ME, BOT, start=True)

    async def scene() -> tuple[int | None, str | None]:
        address = f"{one_server.socket_url}/api/tables/{table}/live?{query}"
        async with connect(address) as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()
            return line.close_code, line.close_reason

    assert asyncio.run(scene()) == (4400, "request-bad")


@pytest.mark.parametrize(
    "frame",
    [
        b"\xff\x00",  # reserved bits, an unknown kind
        b"\x81\x05hello",  # not masked
        b"\x89\xfe\x7f\xff" + bytes(4 + 0x7FFF),  # a ping that is too long
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no text
        b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",  # without end
    ],
)
def test_an_invalid_frame_ends_its_socket_and_nothing_else(
    one_server: Server, frame: bytes
) -> None:
    server = one_server
    me = Person(server.url)
    table = me.create(TWO_VS_TWO, ME, BOT, start=True)
    place = urlsplit(server.url)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {place.netloc}\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
    )

    async def scene() -> None:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame)
        async with asyncio.timeout(PATIENCE):
            await reader.read()  # until the server closes it
        writer.close()

    asyncio.run(scene())
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    assert server.complaints() == ""
