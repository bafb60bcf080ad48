"""Another language in mid-game, and two languages at one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.tables import run_against_bots
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
TURN = {"en": "Your turn", "ru": "Ваш ход", "uk": "Ваш хід"}
LATIN = re.compile(r"[A-Za-z]{3,}")
CYRILLIC = re.compile(r"[А-Яа-яІіЇїЄєҐґ]{3,}")


def things_on_the_page(visitor: Visitor) -> tuple[list[str], int, list[str]]:
    """Return the parts that every language shares: cards, things on the board, numbers on it."""
    page = visitor.page
    cards = page.locator("[data-card]").evaluate_all("all => all.map((each) => each.dataset.card)")
    things = page.locator("[data-thing=on]").count()
    board = page.locator("main svg[role=group]").text_content() or ""
    return cards, things, re.findall(r"\d+", board)


def test_the_language_changes_at_once_and_the_game_stays(visitor: Visitor) -> None:
    visitor.named("7")
    run_against_bots(visitor)
    player = Player(visitor, seed=16)
    player.play_until("daimyo: ")
    visitor.wait_for_me()
    page = visitor.page
    page.evaluate("window.sameSinceTheBeginning = true")
    state, told = things_on_the_page(visitor), len(visitor.log_lines())
    sentences = {}
    for code in ("en", "ru", "uk"):
        page.get_by_role("tab").last.click()
        page.get_by_role("radio", name=NAMES[code]).check()
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page).to_have_title(re.compile(TURN[code]))
        page.get_by_role("tab", name=re.compile("^(Log|Журнал)$")).click()
        expect(page.locator(".log ol .what")).to_have_count(told)
        sentences[code] = [visitor.bar.locator(".ask").inner_text(), *visitor.log_lines()]
        assert things_on_the_page(visitor) == state
        strange = LATIN if code != "en" else CYRILLIC
        assert not [line for line in sentences[code] if strange.search(line)]
    assert sentences["en"][0] != sentences["ru"][0] != sentences["uk"][0]
    assert page.evaluate("window.sameSinceTheBeginning")
    for _ in range(10):
        player.play_on()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "uk")


@pytest.mark.parametrize(
    ("locale", "code"),
    [("ru-RU", "ru"), ("uk-UA", "uk"), ("de-DE", "en")],
)
def test_the_first_language_is_the_browser_s(
    new_visitor: NewVisitor, locale: str, code: str
) -> None:
    visitor = new_visitor(locale=locale)
    visitor.go()
    expect(visitor.page.locator("html")).to_have_attribute("lang", code)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
