"""Guided first games: played to the end of their part in the browser, left and taken up again.

Each game is played in each language, by turns in a large window and on a phone; with `--full` in
both.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gunbai.language import LANGUAGES, Language
from gunbai.lesson import lesson_of
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor
from tests.full import at_least
from tests.shipped import SHIPPED

WINDOWS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
ALL = [(game, code, size) for game in SHIPPED for code in LANGUAGES for size in WINDOWS]
# Each game in each language and in both windows; each language in both windows, too.
SOME = [
    (game, code, tuple(WINDOWS)[(row + column) % len(WINDOWS)])
    for row, game in enumerate(SHIPPED)
    for column, code in enumerate(LANGUAGES)
]
# Reads what the host says and clicks the button that leads on, until a sentence has another button
# as well or `most` were read. Like somebody with a mouse: a button that is covered is waited for.
# All of it in one call, since the page forbids waiting for a function and each call takes its time.
READ = """async ([patience, before, finish, most]) => {
  const sentences = [], done = [];
  const look = () => {
    const voice = document.querySelector('section:has(> .do > button)');
    const button = voice?.querySelector('button.seal:enabled');
    if (!button) return null;
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!button.contains(there)) return null;
    const named = [...voice.querySelectorAll('button')].map((each) => each.textContent.trim());
    const last = named.includes(finish);
    const said = [voice.querySelector('p').textContent, button.ariaLabel ?? ''];
    return { button, last, said, key: JSON.stringify(said) };
  };
  for (let start = performance.now(); performance.now() - start < patience; ) {
    const seen = look();
    if (!seen || seen.key === before) {
      await new Promise((wait) => setTimeout(wait, 10));
      continue;
    }
    const [sentence, doing] = seen.said;
    [before, start] = [seen.key, performance.now()];
    sentences.push(sentence);
    if (seen.last) return { sentences, done, before, over: true };
    if (doing) done.push(doing);
    seen.button.click();
    if (sentences.length === most) return { sentences, done, before, over: false };
  }
  return { sentences, done, before, stuck: true };
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

    def follow(self, steps: int = 0) -> bool:
        """Read on, and do what is suggested, so many times; 0: while there is something to do.

        Return False once the part is over.
        """
        asked = [PATIENCE, self._before, self.words.say("web-lesson-finish"), steps]
        seen = self.visitor.page.evaluate(READ, asked)
        self.sentences += seen["sentences"]
        self.done += seen["done"]
        self._before = seen["before"]
        assert "stuck" not in seen, (self.sentences, self.done)
        return not seen["over"]

    def read_on(self) -> None:
        """Read what is left to say about what happened."""
        while self.button("web-lesson-next").count():
            self.sentences.append(self.voice.locator("p").inner_text())
            self.button("web-lesson-next").click()


@pytest.mark.parametrize(("game", "code", "size"), at_least(SOME, ALL))
def test_a_guided_game_is_played_to_its_end(
    new_visitor: NewVisitor, game: str, code: str, size: str
) -> None:
    """And in the middle the page is closed: the host goes on where it was."""
    visitor = new_visitor(locale=LOCALES[code], **WINDOWS[size]).named()
    learner = Learner(visitor, code)
    learner.begin(game)
    assert learner.follow(8)
    visitor.go()
    row = visitor.page.locator("li", has_text=learner.words.say("web-lesson")).first
    expect(row).to_be_visible()
    learner.begin(game)  # the same one
    assert not learner.follow()
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
    assert learner.follow(1)
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
