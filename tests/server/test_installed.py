"""The files that a browser needs to install the client, and those the installed client asks for."""

from __future__ import annotations

import asyncio
import re
import struct
from pathlib import Path

import httpx
import pytest

from gunbai.language import LANGUAGES
from gunbai.server.config import STATIC
from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import BASE4, BOT, ME, OPEN, TWO_VS_TWO, Person
from tests.server.servers import Server


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    if not (STATIC / "worker.js").exists():
        pytest.fail("the client is not built: run ./dev test, or npm run build in web/")


def get(server: Server, path: str, kind: str, keep: str) -> httpx.Response:
    """Return a file, which must have this type and may be kept for so long."""
    found = httpx.get(server.url + path)
    assert found.status_code == 200
    assert found.headers["content-type"].partition(";")[0] == kind
    assert found.headers["cache-control"] == keep
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_manifest_in_each_language_leads_to_what_is_there(one_server: Server, code: str) -> None:
    path = f"/manifest.{code}.webmanifest"
    found = get(one_server, path, "application/manifest+json", "no-cache").json()
    assert (found["id"], found["start_url"], found["scope"]) == ("/", "/", "/")
    assert found["lang"] == code
    assert found["display"] == "standalone"
    words = [found["description"], *(each["name"] for each in found["shortcuts"])]
    assert len(words) == 3
    assert all(bool(re.search("[а-яії]", text)) == (code != "en") for text in words)
    for shortcut in found["shortcuts"]:
        get(one_server, shortcut["url"], "text/html", "no-cache")
    for icon in found["icons"]:
        picture = get(one_server, icon["src"], icon["type"], "public, max-age=86400").content
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {(icon["sizes"], icon.get("purpose")) for icon in found["icons"]} >= {
        ("192x192", None),
        ("512x512", None),
        ("512x512", "maskable"),
    }


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/x"])
def test_the_page_names_its_manifest_and_icon_and_may_load_them(
    one_server: Server, path: str
) -> None:
    page = get(one_server, path, "text/html", "no-cache")
    assert 'rel="manifest" href="/manifest.en.webmanifest"' in page.text
    policy = page.headers["content-security-policy"]
    assert "manifest-src 'self'" in policy
    assert "worker-src 'self'" in policy
    icon = re.search('rel="apple-touch-icon" href="([^"]+)"', page.text)
    assert icon is not None
    get(one_server, icon[1], "image/png", "public, max-age=86400")


def test_there_is_one_worker_also_where_earlier_versions_had_theirs(one_server: Server) -> None:
    worker = get(one_server, "/worker.js", "text/javascript", "no-cache")
    assert get(one_server, "/push-worker.js", "text/javascript", "no-cache").text == worker.text
    for kind in ("install", "activate", "fetch", "push", "notificationclick"):
        assert kind in worker.text


def test_the_worker_keeps_only_what_exists_and_no_game(one_server: Server) -> None:
    worker = httpx.get(f"{one_server.url}/worker.js").text
    kept = re.findall(r'"url":"([^"]+)"', worker)
    assert "index.html" in kept
    assert len(kept) == len(set(kept))
    for path in kept:
        assert (STATIC / path).is_file()
        assert not re.search("joraku|shogun|rising_sun|later_parts", path)


def test_pages_are_told_which_build_the_server_has(new_server: Starter, tmp_path: Path) -> None:
    """So that those of another build come back; without a client there is none."""
    folder = tmp_path / "client"
    folder.mkdir()
    for index, build in (('<meta name="build" content="0a1b">', "0a1b"), ("<html>", ""), ("", "")):
        if index:
            (folder / "index.html").write_text(index)
        else:
            (folder / "index.html").unlink()
        server = new_server(client=str(folder))
        assert httpx.get(f"{server.url}/api/me/waiting").json()["build"] == build
        assert httpx.get(server.url).status_code == (200 if index else 404)


def waiting(person: Person) -> int:
    return int(person.get("/api/me/waiting")["tables"])


def test_games_that_wait_for_me_are_counted(one_server: Server) -> None:
    host, guest = Person(one_server.url), Person(one_server.url)
    host.create(BASE4, ME, BOT, BOT, BOT, start=True)  # bots don't mind
    assert waiting(host) == 0
    table = host.create(TWO_VS_TWO, ME, OPEN)
    guest.at(table, "join")
    assert (waiting(host), waiting(guest)) == (0, 0)
    host.at(table, "start")
    assert (waiting(host), waiting(guest)) == (1, 1)

    async def decide() -> None:
        async with look(guest, table) as live:
            while live.choices:
                assert await live.answer(live.choices[0]) == ""

    asyncio.run(decide())
    assert (waiting(host), waiting(guest)) == (1, 0)
    host.at(table, "steer/pause")
    assert waiting(host) == 0
    host.at(table, "steer/resume")
    host.at(table, "away", seat=0, away=True)
    assert waiting(host) == 0
    assert httpx.get(f"{one_server.url}/api/me/waiting").json()["tables"] == 0
