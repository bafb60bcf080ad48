"""Puzzles and pictures in a browser: solved by clicking, in three languages, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gunbai.games import load
from gunbai.language import Language
from gunbai.puzzles.shelf import puzzles_in_turn
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor, record

pytestmark = pytest.mark.browser

# The pictures of a film, as the browser itself counts them.
FRAMES = """async () => {
  const text = atob(document.querySelector('.share img').src.split(',')[1]);
  const data = Uint8Array.from(text, (each) => each.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: 'image/webp' });
  await decoder.tracks.ready;
  await decoder.decode({ frameIndex: 1 });
  return decoder.tracks.selectedTrack.frameCount;
}"""
SIZE = """async () => {
  const image = document.querySelector('.share img');
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}"""


def choice(visitor: Visitor, action: str) -> None:
    visitor.page.locator(f'aside [data-choice="{action}"]').click()


def test_a_wrong_answer_a_hint_and_the_solution(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.page
    puzzle = puzzles_in_turn("joraku")[0]
    visitor.go("/puzzles")
    page.get_by_role("link", name="Puzzle 1,").nth(0).click()
    choice(visitor, puzzle.answers[-1].action)
    expect(page.get_by_role("heading", name="There is something better.")).to_be_visible()
    visitor.button("Try again").click()
    visitor.button("Hint").click()
    expect(page.get_by_text("The solution is one of these answers:")).to_be_visible()
    choice(visitor, puzzle.solution)
    expect(page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Solved: 1 of")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Solved: 1 of")).to_be_visible()


@pytest.mark.parametrize(("game", "code"), [("shogun", "ru"), ("rising_sun", "uk")])
def test_a_phone_gives_up_and_goes_on(new_visitor: NewVisitor, game: str, code: str) -> None:
    visitor = new_visitor(**PHONE, locale=code, color_scheme="dark")
    words = Language(code, load(game))
    first, second = puzzles_in_turn(game)[:2]
    visitor.go(f"/puzzles/{game}/{first.id}")
    visitor.button(words.say("puzzle-give-up")).click()
    expect(visitor.page.get_by_role("heading", name=words.say("puzzle-shown"))).to_be_visible()
    assert not visitor.scrolls_sideways()
    visitor.page.get_by_role("link", name=words.say("puzzle-next")).click()
    expect(visitor.page.locator(f'aside [data-choice="{second.solution}"]')).to_be_visible()


def test_a_position_becomes_a_picture_and_a_film(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    table = visitor.upload(record("base3"))
    visitor.go(f"/replay/{table}?at=40")
    visitor.button("Picture").click()
    expect(visitor.page.get_by_text("It is ready.")).to_be_visible()
    width, height = visitor.page.evaluate(SIZE)
    assert width > height > 400
    with visitor.page.expect_download() as saved:
        visitor.button("Save", exact=True).click()
    assert saved.value.suggested_filename == "joraku-40.png"
    visitor.button("Short film").click()
    expect(visitor.page.get_by_text("It is ready.")).to_be_visible(timeout=60_000)
    assert visitor.page.evaluate(FRAMES) > 4
    assert "at=40" in visitor.page.url


def test_a_result_on_paper_has_nothing_to_click(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    table = visitor.upload(record("base3"))
    visitor.go(f"/table/{table}")
    link = visitor.page.get_by_role("link", name="Send to BG Stats")
    expect(link).to_be_visible()
    assert "createPlay.html?data=%7B" in (link.get_attribute("href") or "")
    visitor.page.emulate_media(media="print")
    expect(link).to_be_hidden()
    expect(visitor.page.get_by_role("heading", name="wins.")).to_be_visible()
