"""People: names, cookies, passwords; the headers of every answer of the server."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from gunbai.server import pages
from gunbai.server.config import Settings
from gunbai.server.database import connect as create_engine
from gunbai.server.identity import Signer
from gunbai.server.safety import network
from tests.server.conftest import Starter
from tests.server.live import Live, look
from tests.server.person import BASE4, ME, TWO_VS_TWO, Person, RefusedError, refusal, table_of
from tests.server.servers import Server

PASSWORD = "correct horse"


def test_a_name_is_all_it_takes(server: Server) -> None:
    new = Person(server.url, "")
    assert new.get("/api/me") is None
    me = new.post("/api/me", name="  Аня\u202e \x07 <b>  ")
    assert me["name"] == "Аня <b>"
    assert new.get("/api/me") == me
    assert new.post("/api/me", name="Anna")["id"] == me["id"]
    assert refusal(lambda: new.post("/api/me", name=" \u200b ")) == "name-empty"
    assert len(new.post("/api/me", name="x" * 200)["name"]) == 24


def test_a_new_name_is_seen_at_tables_that_are_not_over(server: Server) -> None:
    me = Person(server.url)
    lobby = me.create(BASE4, ME, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"})
    running = me.create(TWO_VS_TWO, ME, {"kind": "bot"}, start=True)
    over = me.create(TWO_VS_TWO, ME, {"kind": "bot"}, start=True)
    me.at(over, "steer/end")
    me.post("/api/me", name="Misha")
    names = [me.table(table)["seats"][0]["name"] for table in (lobby, running, over)]
    assert names == ["Misha", "Misha", me.name]
    assert me.table(lobby)["host"] == "Misha"


def test_a_password_brings_the_name_to_another_device(server: Server) -> None:
    me = Person(server.url, f"Olena {server.url[-4:]}")
    table = me.create(TWO_VS_TWO, ME, {"kind": "bot"}, start=True)
    assert refusal(lambda: me.post("/api/me/password", password="short")) == "password-length"
    assert me.post("/api/me/password", password=PASSWORD)["has_password"]
    other = Person(server.url, "")
    wrong = {"name": me.name, "password": "wrong horse"}
    assert refusal(lambda: other.post("/api/login", **wrong)) == "login-wrong"
    unknown = {"name": "nobody at all", "password": PASSWORD}
    assert refusal(lambda: other.post("/api/login", **unknown)) == "login-wrong"
    logged = other.post("/api/login", name=f" {me.name.upper()} ", password=PASSWORD)
    assert logged["id"] == me.id
    assert other.table(table)["my_seat"] == 0

    async def both_sit() -> None:
        async with look(me, table) as one, look(other, table) as two:
            assert one.view["position"]["own"] == two.view["position"]["own"]

    asyncio.run(both_sit())
    other.post("/api/logout")
    assert other.get("/api/me") is None
    thief = Person(server.url, "")
    assert refusal(lambda: thief.post("/api/me", name=me.name)) == "name-taken"
    change = {"password": "another horse"}
    assert refusal(lambda: me.post("/api/me/password", **change)) == "password-wrong"
    me.post("/api/me/password", current=PASSWORD, **change)
    assert refusal(lambda: other.post("/api/login", name=me.name, password=PASSWORD))


def test_a_new_name_is_the_new_login(server: Server) -> None:
    me = Person(server.url, f"Before {server.url[-4:]}")
    me.post("/api/me/password", password=PASSWORD)
    me.post("/api/me", name=f"After {server.url[-4:]}")
    other = Person(server.url, "")
    old = {"name": me.name, "password": PASSWORD}
    assert refusal(lambda: other.post("/api/login", **old)) == "login-wrong"
    new = {"name": f"after {server.url[-4:]}", "password": PASSWORD}
    assert other.post("/api/login", **new)["id"] == me.id
    taken = Person(server.url)
    taken.post("/api/me/password", password=PASSWORD)
    assert refusal(lambda: taken.post("/api/me", name=new["name"])) == "name-taken"


def test_cookies_are_signed_and_closed_to_scripts_and_other_sites(one_server: Server) -> None:
    answer = httpx.post(f"{one_server.url}/api/me", json={"name": "Ihor"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    person = answer.json()["id"]
    forged = Signer([b"x" * 32]).sign(person, None)
    for value in (forged, person, f"{person}.", "", ".", "ä.ö"):
        found = httpx.get(
            f"{one_server.url}/api/me", headers=[(b"cookie", f"gunbai={value}".encode())]
        )
        assert found.status_code == 200
        assert found.json() is None


def test_behind_https_the_cookie_is_marked_so(new_server: Starter) -> None:
    server = new_server(secure=True)
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ihor"})
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables/none", "/health", "/nowhere/at/all"])
def test_every_answer_carries_the_safe_headers(one_server: Server, path: str) -> None:
    headers = httpx.get(one_server.url + path).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_writes_from_other_sites_are_refused(one_server: Server) -> None:
    me = Person(one_server.url)
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": one_server.url + "0"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        answer = me.http.post("/api/me", json={"name": "Evil"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["key"] == "foreign-origin"
    assert me.get("/api/me")["name"] == me.name
    good = me.http.post("/api/me", json={"name": "Good"}, headers={"origin": one_server.url})
    assert good.status_code == 200


def test_sockets_from_other_sites_are_refused(one_server: Server) -> None:
    table, (me,) = table_of(one_server.url, TWO_VS_TWO, 1)

    async def scene() -> None:
        address = f"{one_server.socket_url}/api/tables/{table}/live"
        cookie = {"cookie": f"gunbai={me.cookie}"}
        async with connect(
            address, additional_headers=cookie, origin=Origin("https://evil.example")
        ) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4403
            assert socket.close_reason == "foreign-origin"
        async with connect(
            address, additional_headers=cookie, origin=Origin(one_server.url)
        ) as socket:
            assert '"type":"sync"' in str(await socket.recv())

    asyncio.run(scene())


def test_secrets_and_data_are_the_owners_alone(new_server: Starter) -> None:
    data = Path(new_server().settings["data"])
    files = [path for path in data.iterdir() if not path.name.endswith(".log")]
    assert {path.name for path in files} >= {"secret.key", "gunbai.sqlite"}
    for path in files:
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    assert len((data / "secret.key").read_bytes()) == 32


# limits


def test_whoever_asks_too_much_is_slowed_down(new_server: Starter) -> None:
    server = new_server(rate=0.13)  # a slow machine must not outlast the allowance
    me = Person(server.url)
    keys = []
    for _ in range(4):
        try:
            me.post("/api/login", name="nobody", password="guessing")
        except RefusedError as error:
            keys.append((error.status, error.key))
    assert keys[0] == (409, "login-wrong")
    assert keys[-1] == (429, "too-much")
    codes = {me.http.get("/api/me").status_code for _ in range(250)}
    assert codes == {200, 429}


def test_a_flood_over_the_socket_closes_it(new_server: Starter) -> None:
    server = new_server(rate=0.5)
    table, (me,) = table_of(server.url, TWO_VS_TWO, 1)

    async def scene() -> None:
        async with look(me, table) as player:
            for number in range(400):
                try:
                    await player.raw(f'{{"type":"ping","id":"{number}"}}')
                except ConnectionClosed:
                    break
            await player.until(lambda: 4429 in player.closes)
            replies = [m for m in player.received if m["type"] == "reply"]
            assert len(replies) < 300

    asyncio.run(scene())


def test_large_requests_and_messages_are_refused(one_server: Server) -> None:
    me = Person(one_server.url)
    answer = me.http.post("/api/records", json={"text": "x" * 700_000})
    assert answer.status_code == 413
    assert answer.json()["key"] == "request-large"
    table = me.create(BASE4, start=True)

    async def scene() -> None:
        async with look(me, table) as player:
            await player.raw(f'{{"type":"ping","id":"1","x":"{"y" * 20_000}"}}')
            await player.until(lambda: player.received[-1]["type"] == "reply")
            assert player.received[-1]["refused"]["key"] == "request-large"
            await player.raw("x" * 100_000)
            await player.until(lambda: 1009 in player.closes)

    asyncio.run(scene())


def test_nobody_fills_the_server_with_tables(server: Server) -> None:
    me = Person(server.url)
    for _ in range(60):
        me.create(TWO_VS_TWO, ME, {"kind": "open"})
    assert refusal(lambda: me.create(TWO_VS_TWO, ME, {"kind": "open"})) == "table-too-many"


def test_the_page_and_its_files_are_kept_as_long_as_they_stay_the_same(one_server: Server) -> None:
    import gunbai

    static = Path(gunbai.__file__).parent / "static"
    assert (static / "index.html").exists(), "the client is not built: ./dev play builds it"
    for path in ("/", "/tables/abc", "/login"):
        page = httpx.get(one_server.url + path)
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
    icon = httpx.get(f"{one_server.url}/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    script = max((static / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    kept = httpx.get(f"{one_server.url}/assets/{script.name}")
    assert kept.status_code == 200
    assert "immutable" in kept.headers["cache-control"]
    assert "max-age=31536000" in kept.headers["cache-control"]
    assert kept.headers["content-encoding"] == "gzip"
    for path in ("/assets/none.js", "/assets/..%2findex.html", "/api/none"):
        assert httpx.get(one_server.url + path).status_code == 404


def test_only_what_holds_no_text_of_people_is_compressed(one_server: Server) -> None:
    table, (host, *_) = table_of(one_server.url, BASE4, 4)

    def encoding(path: str) -> str | None:
        cookies = {"gunbai": host.cookie}
        found = httpx.get(one_server.url + path, cookies=cookies).raise_for_status()
        headers: dict[str, str] = dict(found.headers)
        return headers.get("content-encoding")

    replay = f"/api/tables/{table}/replay"
    for path in ("/api/games", f"{replay}/0/on/9?seat=0", f"{replay}/log?seat=0"):
        assert encoding(path) == "gzip", path
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", replay, f"{replay}/talk"):
        assert encoding(path) is None, path


def test_health_and_metrics(one_server: Server) -> None:
    assert httpx.get(f"{one_server.url}/health").json()["status"] == "ok"
    lines = httpx.get(f"{one_server.url}/metrics").text.splitlines()
    names = {line.split(" ")[0] for line in lines}
    assert {"gunbai_sockets", "gunbai_answers_total", "gunbai_tables_running"} <= names


def test_a_seat_has_only_so_many_sockets(new_server: Starter) -> None:
    server = new_server()
    table, (me,) = table_of(server.url, TWO_VS_TWO, 1)

    async def scene() -> None:
        lines = [look(me, table) for _ in range(60)]
        for line in lines:
            await line.__aenter__()
        async with connect(
            f"{server.socket_url}/api/tables/{table}/live",
            additional_headers={"cookie": f"gunbai={me.cookie}"},
        ) as one_more:
            with pytest.raises(ConnectionClosed):
                await one_more.recv()
            assert one_more.close_code == 4429
        async with Live(server.url, table) as watcher:
            assert watcher.view["seat"] == -1
        for line in lines:
            await line.__aexit__()

    asyncio.run(scene())


# what comes malformed


@pytest.mark.parametrize("folder", ["", "assets/", "api", "api/", "tables/"])
def test_an_address_that_can_be_no_file_is_unknown(one_server: Server, folder: str) -> None:
    """The file system would call it an error, and so would the log."""
    for name in ("a" * 300, "a/" * 500, "%00", "x%00.js"):
        answer = httpx.get(f"{one_server.url}/{folder}{name}")
        assert (answer.status_code, answer.json()["key"]) == (404, "page-unknown"), name
    assert one_server.complaints() == ""


@pytest.mark.parametrize("origin", ["http://[", "http://]:80", "//", "http://evil.example\\"])
def test_an_origin_that_is_none_is_foreign(one_server: Server, origin: str) -> None:
    me = Person(one_server.url)
    answer = me.http.post("/api/me", json={"name": "Evil"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
    table = me.create(TWO_VS_TWO, ME, {"kind": "open"})

    async def scene() -> None:
        address = f"{one_server.socket_url}/api/tables/{table}/live"
        async with connect(address, origin=Origin(origin)) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4403

    asyncio.run(scene())


@pytest.mark.parametrize("body", ["[" * 100_000, '{"game":"joraku","options":' + '{"a":' * 50_000])
def test_what_is_nested_too_deeply_is_refused(one_server: Server, body: str) -> None:
    answer = Person(one_server.url).http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["key"]) == (400, "request-bad")


def test_a_name_that_is_longer_when_folded_can_have_a_password(server: Server) -> None:
    name = "\ufdfa" * 24  # each of these folds to eighteen letters
    me = Person(server.url, name)
    assert me.post("/api/me/password", password=PASSWORD)["has_password"]
    again = Person(server.url, "")
    assert again.post("/api/login", name=name, password=PASSWORD)["id"] == me.id


def test_whoever_is_slowed_down_is_told_for_how_long(new_server: Starter) -> None:
    me = Person(new_server(rate=0.01).url, "")
    answers = [me.http.get("/api/me") for _ in range(30)]
    assert answers[-1].status_code == 429
    seconds = answers[-1].json()["words"]["seconds"]
    assert seconds >= 1
    assert answers[-1].headers["retry-after"] == str(seconds)


def test_one_network_has_one_allowance() -> None:
    """Whoever has one IPv6 address has millions of them."""
    assert network("2001:db8::1") == network("2001:db8::ffff:2") != network("2001:db8:0:1::1")
    assert network("192.0.2.1") != network("192.0.2.2")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1")
    assert network("nowhere") == "nowhere"


def test_what_is_told_to_one_visitor_is_kept_by_no_cache(one_server: Server) -> None:
    for path in ("/api/me", "/api/tables", "/api/tables/none", "/health"):
        assert httpx.get(one_server.url + path).headers["cache-control"] == "no-store"


def test_a_file_beside_the_page_has_a_plain_name(tmp_path: Path) -> None:
    """Names that mean another folder on some system are not taken."""
    for name in ("index.html", "icon.svg", "..\\secret.key", "C:secret.key"):
        (tmp_path / name).write_text(name)
    beside = pages.BuiltClient(tmp_path).beside
    assert beside("icon.svg") == tmp_path / "icon.svg"
    for name in ("..\\secret.key", "C:secret.key", "..", "", "a/icon.svg", "none", "\x00"):
        assert beside(name) is None


def test_the_log_tells_no_secret_when_the_database_complains(tmp_path: Path) -> None:
    async def complaint() -> str:
        engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
        async with engine.connect() as connection:
            with pytest.raises(SQLAlchemyError) as caught:
                await connection.execute(text("INSERT INTO none VALUES (:x)"), {"x": "secret"})
        await engine.dispose()
        return str(caught.value)

    assert "secret" not in asyncio.run(complaint())


def test_a_key_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    key = settings.secret()
    (tmp_path / "secret.key").chmod(0o644)
    assert settings.secret() == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


def test_a_new_password_ends_what_was_open_on_other_devices(server: Server) -> None:
    me = Person(server.url)
    me.post("/api/me/password", password=PASSWORD)
    other = Person(server.url, "")
    other.post("/api/login", name=me.name, password=PASSWORD)
    me.post("/api/me/password", password="battery staple", current=PASSWORD)
    assert other.get("/api/me") is None
    assert refusal(lambda: other.create(TWO_VS_TWO)) == "who-are-you"
    assert me.get("/api/me")["id"] == me.id
    other.post("/api/login", name=me.name, password="battery staple")
    assert other.get("/api/me")["id"] == me.id
