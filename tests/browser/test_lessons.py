"""Guided first games: played to the end of their part in the browser, left and taken up again.

Each game is played once here, in one language and one size of window; with GUNBAI_FULL in all.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gunbai.language import LANGUAGES, Language
from gunbai.lesson import lesson_of
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor
from tests.full import FULL
from tests.shipped import SHIPPED

WINDOWS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
SOME = [("joraku", "en", "desktop"), ("shogun", "ru", "phone"), ("rising_sun", "uk", "desktop")]
ALL = [(game, code, size) for game in SHIPPED for code in LANGUAGES for size in WINDOWS]
# What the host says now, and the button that leads on; the page forbids waiting for a function.
STEP = """async ([patience, before]) => {
  const look = () => {
    const voice = document.querySelector('section:has(> .do > button)');
    const button = voice?.querySelector('button.seal:enabled');
    if (!button) return null;
    return { sentence: voice.querySelector('p').textContent, doing: button.ariaLabel ?? '' };
  };
  for (const start = performance.now(); performance.now() - start < patience; ) {
    const seen = look();
    if (seen && JSON.stringify(seen) !== before) return seen;
    await new Promise((done) => setTimeout(done, 10));
  }
  return null;
}"""
PATIENCE = 60_000


class Learner:
    """Somebody who reads each sentence and does what it suggests."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.visitor = visitor
        self.words = Language(code)
        self.sentences: list[str] = []
        self.done: list[str] = []
        self._before = ""

    @property
    def voice(self) -> Locator:
        return self.visitor.page.get_by_role("region", name=self.words.say("web-lesson"))

    def button(self, key: str) -> Locator:
        return self.voice.get_by_role("button", name=self.words.say(key), exact=True)

    def begin(self, game: str) -> None:
        self.visitor.go(f"/how/{game}")
        self.visitor.button(self.words.say("web-lesson-start")).click()
        self.visitor.page.wait_for_url("**/table/*")
        self._before = ""

    def step(self) -> bool:
        """Read on, or do what is suggested; return False once the part is over."""
        seen = self.visitor.page.evaluate(STEP, [PATIENCE, self._before])
        assert seen is not None, (self.sentences, self.done)
        self._before = json.dumps(seen, ensure_ascii=False, separators=(",", ":"))
        self.sentences.append(seen["sentence"])
        if self.button("web-lesson-finish").count():
            return False
        if seen["doing"]:
            self.done.append(seen["doing"])
        self.voice.locator("button.seal").click()
        return True

    def read_on(self) -> None:
        """Read what is left to say about what happened."""
        while self.button("web-lesson-next").count():
            self.sentences.append(self.voice.locator("p").inner_text())
            self.button("web-lesson-next").click()


@pytest.mark.parametrize(("game", "code", "size"), ALL if FULL else SOME)
def test_a_guided_game_is_played_to_its_end(
    new_visitor: NewVisitor, game: str, code: str, size: str
) -> None:
    """And in the middle the page is closed: the host goes on where it was."""
    visitor = new_visitor(locale=LOCALES[code], **WINDOWS[size]).named()
    learner = Learner(visitor, code)
    learner.begin(game)
    for _ in range(8):
        assert learner.step()
    visitor.go()
    row = visitor.page.locator("li", has_text=learner.words.say("web-lesson")).first
    expect(row).to_be_visible()
    learner.begin(game)  # the same one
    while learner.step():
        pass
    learner.read_on()
    lesson = lesson_of(game)
    assert lesson is not None
    assert len(learner.done) > 12
    assert len(set(learner.sentences)) > 15
    assert not visitor.scrolls_sideways()
    learner.button("web-lesson-finish").click()
    expect(
        visitor.page.get_by_role("heading", name=learner.words.say("web-lesson-done"))
    ).to_be_visible()
    assert visitor.complaints == []


def test_the_first_own_game_has_tips_that_fade(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    learner = Learner(visitor, "en")
    learner.begin("joraku")
    assert learner.step()
    table = visitor.page.url.rpartition("/")[2]
    visitor.post(f"/api/tables/{table}/steer/end")
    own = visitor.page.get_by_role("region", name="Your first game on your own")
    own.get_by_role("button").click()
    visitor.page.wait_for_url(lambda url: table not in url)
    visitor.wait_for_me()
    tip = visitor.page.get_by_role("region", name="Tip")
    expect(tip).to_contain_text("Choose two cards to give away")
    for shown in (1, 2, 3):
        with visitor.page.expect_response("**/tips/*"):
            visitor.page.reload()
        visitor.wait_for_me()
        expect(tip).to_have_count(1 if shown < 3 else 0)
    visitor.page.evaluate("localStorage.setItem('gunbai-tips', '{\"joraku\": {}}')")
    visitor.page.reload()
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    visitor.go("/how/joraku")
    visitor.button("Show tips again").click()
    expect(visitor.button("Show tips again")).to_have_count(0)


def test_a_lesson_by_keyboard_and_off_its_path(new_visitor: NewVisitor) -> None:
    """Enter reads on and does what is suggested; whoever does something else is told of it, too."""
    visitor = new_visitor().named()
    learner = Learner(visitor, "en")
    learner.begin("joraku")
    visitor.wait_for_me()
    learner.button("web-lesson-next").focus()
    for _ in range(3):
        visitor.page.keyboard.press("Enter")
    expect(learner.voice).to_contain_text("First you give two cards")
    expect(learner.voice.get_by_role("status")).to_have_count(1)
    do = learner.voice.get_by_role("button", name=re.compile("^Do it: "))
    expect(do).to_be_focused()
    visitor.page.keyboard.press("Shift+Tab")
    visitor.page.keyboard.press("Enter")
    expect(learner.voice).to_contain_text("A daimyo is worth 2 influence")
    learner.button("web-lesson-next").press("Enter")
    for card in (0, 1):
        visitor.page.locator("section.hand .offered[data-thing]").nth(card).click()
    visitor.page.locator("[data-confirm]").click()
    expect(learner.voice).to_contain_text("Your other neighbour passed you two cards")
    learner.read_on()
    expect(learner.voice).to_contain_text("Pick a card")
    expect(do).to_have_count(0)
