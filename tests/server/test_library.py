"""HTTP: the rulebooks, their pictures, and the rules that answer a question."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

import gunbai
from gunbai.language import LANGUAGES
from gunbai.plates import plates_of, view_of
from gunbai.rulebook import known_games, slugs
from tests.server.person import Person, refusal
from tests.server.servers import Server

ID = re.compile(r"\b[A-Z]{2}-[A-Z]+\d")
GAMES = known_games()


def book(server: Server, game: str, language: str) -> Any:
    return Person(server.url, "").get(f"/api/games/{game}/book/{language}")


#: Chapters that speak of words, cards, talk or of other chapters, not of the board.
WITHOUT_BOARD = {
    "joraku": {"terms", "examples", "rulings", "decisions-of-the-players"},
    "shogun": {
        "terms",
        "course-of-the-game",
        "examples",
        "rulings",
        "decisions-of-the-players",
    },
    "rising_sun": {
        "how-to-read-these-rules",
        "negotiation-and-bribes",
        "season-cards",
        "where-the-two-rulebooks-differ",
        "examples",
        "rulings",
        "decisions-of-the-players",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_that_speaks_of_the_board_has_a_picture(server: Server, game: str) -> None:
    found = book(server, game, "en")
    drawn = {plate["chapter"] for plate in found["plates"]}
    pages: dict[str, set[str]] = {}
    for chapter in found["chapters"]:
        if chapter["depth"] == 2:
            pages[chapter["slug"]] = {chapter["slug"]}
        elif chapter["depth"] > 2:
            pages[[*pages][-1]].add(chapter["slug"])
    bare = {page for page, parts in pages.items() if not parts & drawn}
    assert bare == WITHOUT_BOARD[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_the_same_chapters_and_pictures_in_every_language(
    server: Server, game: str
) -> None:
    books = [book(server, game, code) for code in LANGUAGES]
    for one in books:
        assert [chapter["slug"] for chapter in one["chapters"]] == slugs(game)
        assert {plate["chapter"] for plate in one["plates"]} <= set(slugs(game))
        assert len(one["plates"]) >= 10
    assert len({one["plates"][0]["caption"] for one in books}) == len(LANGUAGES)
    firsts = {passage["ids"][0] for one in books[0]["chapters"] for passage in one["passages"]}
    for chapter in books[0]["chapters"]:
        for passage in chapter["passages"]:
            assert set(passage["see"]) <= firsts
            assert "(" not in passage["text"] or not re.search(
                r"\([A-Z]{2}-[A-Z]+\d", passage["text"]
            )


def test_a_book_is_packed_once(server: Server) -> None:
    url = f"{server.url}/api/games/joraku/book/ru"
    packed = httpx.get(url, headers={"accept-encoding": "gzip"})
    plain = httpx.get(url, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 2


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_a_position_that_an_onlooker_may_see(server: Server, game: str) -> None:
    for plate in plates_of(game):
        assert set(plate.captions) == set(LANGUAGES)
        found = Person(server.url, "").get(f"/api/games/{game}/plates/{plate.name}")
        assert found["view"]["seat"] == -1
        assert found["view"]["choices"] == []
        assert "own" not in found["view"]["position"]
        assert found["seats"] == len(view_of(gunbai.load(game), plate.name)["position"]["seats"])


def test_a_question_is_answered_in_its_language(server: Server) -> None:
    person = Person(server.url, "")
    params = {"question": "сколько стоит построить замок", "language": "ru", "game": "shogun"}
    [first, *_] = person.get("/api/rulings?" + str(httpx.QueryParams(params)))
    assert first["game"] == "shogun"
    assert first["chapter"] in slugs("shogun")
    assert first["passage"]["ids"] == ["SG-A5"]
    assert "сундук" in first["passage"]["text"]
    assert first["passage"]["pages"]
    assert person.get("/api/rulings?question=%3F%3F") == []


def test_a_rule_tells_its_chapter(server: Server) -> None:
    rule = Person(server.url, "").get("/api/rules/jk-w11?language=uk")
    assert rule["chapter"] == "deciding-the-trick-and-kachidoki"


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/games/chess/book/en", "game-unknown"),
        ("/api/games/chess/plates/setup", "game-unknown"),
        ("/api/games/joraku/plates/nothing", "page-unknown"),
        ("/api/rulings?question=x&game=chess", "game-unknown"),
        ("/api/rules/JK-Z99", "rule-unknown"),
    ],
)
def test_what_is_not_there_is_refused(server: Server, path: str, key: str) -> None:
    assert refusal(lambda: Person(server.url, "").get(path)) == key


@pytest.mark.parametrize("query", ["", "?question=" + "x" * 301])
def test_a_question_must_be_one(server: Server, query: str) -> None:
    assert httpx.get(f"{server.url}/api/rulings{query}").status_code == 400
