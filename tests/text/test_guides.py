"""The guides: a five-minute read with pictures, and the book behind it."""

from __future__ import annotations

import re

import pytest

from gunbai.games import load
from gunbai.language import LANGUAGES, Language
from gunbai.plates import plates_of
from gunbai.rulebook import known_games, slugs
from tests.cli.run import run

#: Letters of a first page as they are read; about as many words a minute as people read aloud.
MOST = 4650
PICTURE = re.compile(r"^!\[\]\((\w+)\)$", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\((/[^)]*)\)")


def guide(game: str, language: str) -> list[str]:
    return Language(language, load(game)).guide()


def read(page: str) -> str:
    """Return what is read of a page: no marks, no pictures, no lines that only lead elsewhere."""
    words = [line for line in page.splitlines() if not LINK.search(line)]
    return re.sub(r"[*#|]|^!.*$|-{3,}", "", "\n".join(words), flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_the_first_page_is_a_five_minute_read_with_pictures(game: str, language: str) -> None:
    page = guide(game, language)[0]
    assert len(re.sub(r"\s+", " ", read(page))) <= MOST
    assert 4 <= len(PICTURE.findall(page)) <= 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_pictures_and_chapters_of_a_guide_are_there(game: str, language: str) -> None:
    pages = guide(game, language)
    known = {plate.name for plate in plates_of(game)}
    assert {name for page in pages for name in PICTURE.findall(page)} <= known
    for page in pages:
        for _, address in LINK.findall(page):
            assert address.removeprefix(f"/rules/{game}/") in slugs(game), address
    assert [len(LINK.findall(page)) for page in pages] == [
        len(LINK.findall(page)) for page in guide(game, "en")
    ]
    behind = {address for _, address in LINK.findall(pages[0])}
    assert f"/rules/{game}/examples" in behind
    assert f"/rules/{game}/rulings" in behind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_prints_the_words_alone(language: str) -> None:
    output = run("games", "joraku", "--guide", "--lang", language).output
    assert "/rules/" not in output
    assert "![" not in output
    assert "🌆" not in output  # how a terminal shows a picture
