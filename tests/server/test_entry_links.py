"""One-time links: my other devices, ways back for others, and the end of all devices."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from gunbai.server.entry.store import digest_of
from tests.server.authenticator import Authenticator
from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import BASE4, BOT, ME, OPEN, TWO_VS_TWO, Person, refusal, table_of
from tests.server.servers import Server

PASSWORD = "correct horse"


def key_of(link: str) -> str:
    address, mark, key = link.partition("/enter#")
    assert mark
    assert address.startswith("http://")
    return key


def phone_key(person: Person) -> str:
    return key_of(person.post("/api/me/phone")["link"])


def enter(server: Server, key: str) -> Person:
    """A new device that used a link."""
    device = Person(server.url, "")
    found = device.post("/api/entry", key=key)
    device.id, device.name = found["id"], found["name"]
    return device


def lines(person: Person, table: str) -> list[Any]:
    """Return the server's own words at a table: key, who made the link, for whom."""

    async def scene() -> list[Any]:
        async with look(person, table) as line:
            return [
                (said["line"]["key"], said["line"]["words"]["host"], said["line"]["words"]["name"])
                for said in line.talk
                if said["seat"] == -1 and said["line"]
            ]

    return asyncio.run(scene())


def lost(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A running table, its host, and a guest whose devices are gone."""
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2, **more)
    return table, host, guest


# my other devices


def test_a_link_makes_my_phone_mine_once(server: Server) -> None:
    me = Person(server.url)
    made = me.post("/api/me/phone")
    assert made["link"].startswith(f"{server.url}/enter#")
    assert made["seconds"] == 600
    key = key_of(made["link"])
    preview = Person(server.url, "")
    for _ in range(3):  # looking uses nothing up
        shown = preview.post("/api/entry/look", key=key)
        assert (shown["kind"], shown["person"], shown["name"]) == ("phone", me.id, me.name)
    assert preview.get("/api/me") is None
    phone = enter(server, key)
    assert phone.get("/api/me")["id"] == me.id
    assert me.get("/api/me")["id"] == me.id
    for path in ("/api/entry/look", "/api/entry"):
        assert refusal(partial(preview.post, path, key=key)) == "entry-unknown"


def test_the_picture_of_a_link_is_dark_on_light(one_server: Server) -> None:
    picture = Person(one_server.url).post("/api/me/phone")["picture"]
    kind, _, text = picture.partition(",")
    assert kind.startswith("data:image/svg+xml")
    drawn = unquote(text) if ";base64" not in kind else base64.b64decode(text).decode()
    assert "stroke='#000'" in drawn
    assert "fill='#fff'" in drawn
    assert "<script" not in drawn


def test_a_newer_link_ends_the_one_before(server: Server) -> None:
    me = Person(server.url)
    first, second = phone_key(me), phone_key(me)
    assert refusal(lambda: enter(server, first)) == "entry-unknown"
    assert enter(server, second).id == me.id


def test_a_link_ends_with_a_new_password_and_with_all_devices(server: Server) -> None:
    me = Person(server.url)
    first = phone_key(me)
    me.post("/api/me/password", password=PASSWORD)
    assert refusal(lambda: enter(server, first)) == "entry-unknown"
    second = phone_key(me)
    me.post("/api/logout/everywhere")
    assert refusal(lambda: enter(server, second)) == "entry-unknown"


def test_a_link_grows_old_and_its_key_is_not_kept(new_server: Starter) -> None:
    server = new_server()
    me = Person(server.url)
    key = phone_key(me)
    file = Path(server.settings["data"]) / "gunbai.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        (digest, expires), *others = database.execute("SELECT digest, expires FROM entry_links")
        assert (digest, others) == (digest_of(key), [])
        assert key not in "\n".join(database.iterdump())
        database.execute("UPDATE entry_links SET expires = expires - 601")
        assert expires > 0
    assert refusal(lambda: enter(server, key)) == "entry-unknown"


def test_links_and_guesses_are_limited(new_server: Starter) -> None:
    server = new_server(rate=0.2)
    me = Person(server.url)
    made = [me.http.post("/api/me/phone", json={}).status_code for _ in range(3)]
    assert made == [200, 200, 429]
    stranger = Person(server.url, "")
    guesses = [refusal(lambda: stranger.post("/api/entry", key="guess")) for _ in range(5)]
    assert (guesses[0], guesses[-1]) == ("entry-unknown", "too-much")


# all devices


def test_all_devices_end_at_once_and_their_sockets(server: Server) -> None:
    me = Person(server.url)
    me.post("/api/me/password", password=PASSWORD)
    other = Person(server.url, "")
    other.post("/api/login", name=me.name, password=PASSWORD)
    table = me.create(TWO_VS_TWO, ME, BOT, start=True, watch="nobody")

    async def scene() -> None:
        async with look(me, table) as mine, look(other, table) as line:
            await asyncio.to_thread(other.post, "/api/logout/everywhere")
            await mine.until(lambda: bool(mine.refused))
            await line.until(lambda: bool(line.refused))
            assert [mine.refused, line.refused] == ["table-closed"] * 2

    asyncio.run(scene())
    assert me.get("/api/me") is None
    assert other.get("/api/me") is None
    other.post("/api/login", name=me.name, password=PASSWORD)
    assert other.get("/api/me")["id"] == me.id
    assert me.get("/api/me") is None  # the old cookie stays ended


def test_all_devices_end_also_those_that_were_copied_twice(server: Server) -> None:
    me = Person(server.url)
    me.post("/api/me/password", password=PASSWORD)
    for _ in range(2):
        copy = Person(server.url, "")
        copy.http.cookies.set("gunbai", me.cookie)
        me.post("/api/logout/everywhere")
        assert copy.get("/api/me") is None
        me.post("/api/login", name=me.name, password=PASSWORD)


# ways back


def test_a_host_gives_a_lost_player_a_way_back_and_all_are_told(server: Server) -> None:
    table, host, guest = lost(server)
    old = guest.cookie
    assert host.get(f"/api/tables/{table}/ways-back") == [
        {"seat": 1, "waiting": False, "here": False}
    ]
    made = host.at(table, "ways-back", seat=1)
    assert made["hours"] == 72
    assert made["people"] == [{"seat": 1, "waiting": True, "here": False}]
    assert lines(host, table) == [("talk-way-back-made", host.name, guest.name)]
    key = key_of(made["link"])
    shown = Person(server.url, "").post("/api/entry/look", key=key)
    told = {"kind": "back", "by": host.name, "table": table, "ends_password": False}
    assert told.items() <= shown.items()
    back = enter(server, key)
    assert back.id == guest.id
    assert back.table(table)["my_seat"] == 1
    assert lines(back, table)[1:] == [("talk-way-back-used", host.name, guest.name)]
    thief = Person(server.url, "")
    thief.http.cookies.set("gunbai", old)
    assert thief.get("/api/me") is None  # never two in one seat
    assert host.get(f"/api/tables/{table}/ways-back")[0]["waiting"] is False


def test_earlier_devices_are_out_at_once(server: Server) -> None:
    table, host, guest = lost(server, watch="nobody")
    key = key_of(host.at(table, "ways-back", seat=1)["link"])

    async def scene() -> None:
        async with look(guest, table) as line:
            await asyncio.to_thread(enter, server, key)
            await line.until(lambda: bool(line.refused))
            assert line.refused == "table-closed"

    asyncio.run(scene())


def test_all_tables_of_a_player_are_told_of_the_use(server: Server) -> None:
    table, host, guest = lost(server)
    other_host = Person(server.url)
    other = other_host.create(BASE4, ME, OPEN, OPEN, BOT)
    guest.at(other, "join")
    enter(server, key_of(host.at(table, "ways-back", seat=1)["link"]))
    assert lines(other_host, other) == [("talk-way-back-used", host.name, guest.name)]


def test_a_way_back_can_be_withdrawn_until_it_is_used(server: Server) -> None:
    table, host, guest = lost(server)
    key = key_of(host.at(table, "ways-back", seat=1)["link"])
    assert refusal(lambda: guest.at(table, "ways-back/revoke", seat=1)) == "table-host-only"
    assert host.at(table, "ways-back/revoke", seat=1)[0]["waiting"] is False
    assert refusal(lambda: enter(server, key)) == "entry-unknown"
    assert refusal(lambda: host.at(table, "ways-back/revoke", seat=1)) == "way-back-gone"
    assert [key for key, *_ in lines(host, table)] == [
        "talk-way-back-made",
        "talk-way-back-revoked",
    ]
    assert guest.get("/api/me")["id"] == guest.id


def test_a_host_opens_nobody_who_can_come_back_alone(server: Server) -> None:
    table, host, guest = lost(server)
    key = key_of(host.at(table, "ways-back", seat=1)["link"])
    guest.post("/api/me/password", password=PASSWORD)
    assert refusal(lambda: enter(server, key)) == "entry-unknown"
    assert host.get(f"/api/tables/{table}/ways-back") == []
    assert refusal(lambda: host.at(table, "ways-back", seat=1)) == "way-back-none"
    local = server.url.replace("127.0.0.1", "localhost")
    table, host, guest = lost(server)
    key = key_of(host.at(table, "ways-back", seat=1)["link"])
    named = Person(local, "")
    named.http.cookies.set("gunbai", guest.cookie)
    made = Authenticator(local).make(named.post("/api/me/passkeys/challenge"))
    named.post("/api/me/passkeys", **made)
    assert refusal(lambda: enter(server, key)) == "entry-unknown"
    assert refusal(lambda: host.at(table, "ways-back", seat=1)) == "way-back-none"


def test_a_host_opens_nobody_who_left_the_table(server: Server) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.create(TWO_VS_TWO, ME, OPEN)
    guest.at(table, "join")
    key = key_of(host.at(table, "ways-back", seat=1)["link"])
    guest.at(table, "leave")
    assert refusal(lambda: enter(server, key)) == "entry-unknown"
    guest.at(table, "join")
    assert enter(server, key).id == guest.id


def test_a_host_opens_nobody_elses_game(server: Server) -> None:
    """A way back is all of a person: by it a host would look into a hand at another's table."""
    table, host, guest = lost(server)
    early = key_of(host.at(table, "ways-back", seat=1)["link"])
    stranger = Person(server.url)
    other = stranger.create(TWO_VS_TWO, ME, OPEN)
    guest.at(other, "join")
    stranger.at(other, "start")
    assert refusal(lambda: host.at(table, "ways-back", seat=1)) == "way-back-elsewhere"
    assert refusal(lambda: enter(server, early)) == "entry-unknown"
    assert refusal(lambda: stranger.at(other, "ways-back", seat=1)) == "way-back-elsewhere"
    stranger.at(other, "steer/end")
    assert enter(server, early).id == guest.id


def test_the_table_of_the_host_is_told_also_when_its_game_is_over(server: Server) -> None:
    table, host, _ = lost(server)
    key = key_of(host.at(table, "ways-back", seat=1)["link"])
    host.at(table, "steer/end")
    enter(server, key)
    assert [key for key, *_ in lines(host, table)] == ["talk-way-back-made", "talk-way-back-used"]


def test_who_gives_whom_a_way_back(server: Server) -> None:
    table, host, guest = lost(server)
    assert refusal(lambda: guest.at(table, "ways-back", seat=0)) == "table-host-only"
    assert refusal(lambda: guest.get(f"/api/tables/{table}/ways-back")) == "table-host-only"
    for seat in (0, 2, 7):  # the host, and nobody
        assert refusal(partial(host.at, table, "ways-back", seat=seat)) == "way-back-none"
        assert refusal(partial(host.at, table, "ways-back/revoke", seat=seat)) == "way-back-gone"

    async def scene() -> None:
        async with look(guest, table):
            asked = await asyncio.to_thread(host.get, f"/api/tables/{table}/ways-back")
            assert asked == [{"seat": 1, "waiting": False, "here": True}]
            make = partial(host.at, table, "ways-back", seat=1)
            assert await asyncio.to_thread(refusal, make) == "way-back-here"

    asyncio.run(scene())
    host.at(table, "steer/end")
    assert refusal(lambda: host.at(table, "ways-back", seat=1)) == "way-back-none"
    assert lines(host, table) == []
