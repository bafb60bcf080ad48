"""Previews of links: the things they show, and those they never do."""

from __future__ import annotations

import re

import httpx

from gunbai.puzzles.shelf import puzzles_in_turn
from tests.server.conftest import Starter
from tests.server.person import BASE3, BOT, ME, Person
from tests.server.servers import Server


def tags(server: Server, path: str, language: str = "en") -> dict[str, str]:
    """The Open Graph tags of a page."""
    answer = httpx.get(f"{server.url}{path}", headers={"accept-language": language})
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', answer.text)
    return dict(found)


def test_a_link_to_a_puzzle_has_a_preview_in_the_readers_language(one_server: Server) -> None:
    first = puzzles_in_turn("shogun")[0].id
    found = tags(one_server, f"/puzzles/shogun/{first}", "uk-UA,uk;q=0.9")
    assert found["title"] == "Задача 1: Шьогун"
    assert found["image"] == f"{one_server.url}/card-shogun.png"
    assert found["url"].endswith(f"/puzzles/shogun/{first}")
    assert tags(one_server, "/puzzles")["title"] == "Puzzles"
    assert tags(one_server, "/puzzles/chess") == {}


def test_links_to_what_can_be_learnt_have_previews(one_server: Server) -> None:
    assert tags(one_server, "/")["title"] == "Gunbai"
    assert "Japan" in tags(one_server, "/")["description"]
    assert tags(one_server, "/how/shogun")["title"] == "How to play: Shogun"
    assert tags(one_server, "/how/shogun")["image"] == f"{one_server.url}/card-shogun.png"
    assert tags(one_server, "/rules")["title"] == "The rules"
    chapter = tags(one_server, "/rules/shogun/winter", "ru")
    assert (chapter["title"], chapter["description"]) == ("Правила: Сёгун", "Зима")
    assert tags(one_server, "/rules/joraku/nothing")["description"].startswith("The march to")
    assert tags(one_server, "/desk/rising_sun", "uk")["title"].startswith("Поставте свій стіл: ")
    for path in ("/how/chess", "/rules/chess/all", "/desk/chess"):
        assert tags(one_server, path) == {}


def test_a_link_to_a_table_says_who_plays_but_nothing_of_one_that_is_closed(
    one_server: Server,
) -> None:
    vera = Person(one_server.url, 'Vera "<b>"')
    seen = vera.create(BASE3, ME, BOT, BOT)
    hidden = vera.create(BASE3, ME, BOT, BOT, watch="nobody")
    vera.at(hidden, "start")
    found = tags(one_server, f"/table/{seen}")
    assert found["title"] == "Joraku"
    assert "Vera &quot;&lt;b&gt;&quot;" in found["description"]
    assert tags(one_server, f"/replay/{seen}")["title"] == "Replay: Joraku"
    for path in (f"/table/{hidden}", f"/replay/{hidden}", f"/review/{hidden}", "/table/none"):
        assert tags(one_server, path) == {}


def test_whoever_asks_for_too_many_previews_gets_the_page_without(new_server: Starter) -> None:
    """A preview asks the database: it counts as a request to the API does."""
    server = new_server(rate=0.03)  # a slow machine must not outlast the allowance
    seen = [tags(server, "/table/none"), *[tags(server, "/") for _ in range(80)]]
    assert seen[1]["title"] == "Gunbai"
    assert seen[-1] == {}
    assert httpx.get(f"{server.url}/table/none").text.startswith("<!doctype html>")
    assert httpx.get(f"{server.url}/api/me").status_code == 429


def test_pages_and_files_are_limited_too(new_server: Starter) -> None:
    server = new_server(rate=0.01)
    with httpx.Client(base_url=server.url) as http:
        found = [http.get("/favicon.ico").status_code for _ in range(200)]
    assert found[0] == 200
    assert found[-1] == 429
