"""Whatever can be touched on a phone is as large as a finger; on a board nothing hides a text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.tables import run_against_bots
from tests.browser.test_pages import BESIDE_THE_BOARD, PAGES
from tests.browser.visitor import PHONE, record
from tests.full import at_least

pytestmark = pytest.mark.browser

FINGER = 40  # pixels
# Links inside a sentence are as high as its letters; everything else has a size of its own.
SMALL = """(finger) => {
  const own = (each) => {
    const line = each.closest('p, li, td, dd');
    return each.tagName !== 'A' || !line || line.textContent.trim() === each.textContent.trim();
  };
  const target = (each) => {
    const label = each.matches('input') ? each.closest('label') : null;
    const boxes = [each, label].filter(Boolean).map((one) => one.getBoundingClientRect());
    return ['width', 'height'].map((side) => Math.max(...boxes.map((box) => box[side])));
  };
  const things = 'button, a[href], summary, input, select, textarea, [role=button][data-thing=on]';
  return [...document.querySelectorAll(things)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && own(each))
    .filter((each) => !each.matches('.skip, .rule') && !each.disabled)
    .map((each) => [...target(each), each])
    .filter(([width, height]) => width + 0.1 < finger || height + 0.1 < finger)
    .map(([width, height, each]) => {
      const name = each.getAttribute('aria-label') ?? each.textContent.trim();
      return `${each.tagName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`;
    });
}"""
# Where the texts of the board run into each other, into pieces or over its edge.
COLLISIONS = """() => {
  const board = document.querySelector('[role=group] text').closest('svg');
  const edge = board.getBoundingClientRect();
  const name = (each) => each.textContent.trim() || 'a piece';
  const row = (each) => each.closest('.slot');
  const box = (each) => ({ each, name: name(each), at: each.getBoundingClientRect() });
  const letters = (each) => {
    const { left, right, top, bottom, height } = each.getBoundingClientRect();
    const at = { left, right, top: top + 0.22 * height, bottom: bottom - 0.22 * height };
    return { each, name: name(each), at }; // letters don't fill the height of their line
  };
  const texts = [...board.querySelectorAll('text')]
    .filter((each) => each.textContent.trim() && !each.closest('.piece, .roman'))
    .map(letters);
  const pieces = [...board.querySelectorAll('.slot :is(.piece, .acting)')].map(box);
  const meets = (one, other) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && along > 1;
  };
  const beyond = ({ at }) => at.left < edge.left || at.right > edge.right;
  const out = texts.filter(beyond).map(({ name }) => `${name} beyond the edge`);
  // A price has a badge of its own at the corner of its piece.
  const badge = (one, other) => one.each.closest('.price') && row(one.each) === row(other.each);
  texts.forEach((one, i) => {
    for (const other of [...texts.slice(i + 1), ...pieces.filter((each) => !badge(one, each))]) {
      if (meets(one.at, other.at)) out.push(`${one.name} on ${other.name}`);
    }
  });
  return out;
}"""
# Boards with many pieces, as the page asks for something: kind, record, answers.
CROWDED = [
    ("base3", 4, 195),
    ("base3", 7, 168),
    ("base4", 7, 205),
    ("base4", 7, 207),
    ("base4_variants", 4, 199),
    ("two_vs_two", 7, 234),
    ("two_vs_two", 4, 112),
    ("neutral", 7, 146),
]


@pytest.mark.parametrize(
    "open_page",
    [each for each in PAGES if each not in BESIDE_THE_BOARD],
    ids=lambda each: each.__name__,
)
def test_targets_of_a_phone_fit_a_finger(new_visitor: NewVisitor, open_page: Any) -> None:
    visitor = new_visitor(**PHONE).named()
    open_page(visitor)
    assert visitor.page.evaluate(SMALL, FINGER) == []


def test_targets_of_the_sheets_fit_a_finger(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    run_against_bots(visitor)
    visitor.wait_for_me()
    for sheet in ("Log", "Talk", "Rules", "Settings"):
        visitor.button(sheet, exact=True).click()
        assert visitor.page.evaluate(SMALL, FINGER) == [], sheet


@pytest.mark.parametrize("language", at_least(["ru-RU"], ["en-GB", "ru-RU", "uk-UA"]))
@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_crowded_board_can_be_read_and_touched(
    new_visitor: NewVisitor, screen: str, language: str
) -> None:
    phone = screen == "phone"
    visitor = new_visitor(locale=language, **(PHONE if phone else {})).named()
    for kind, number, answers in CROWDED:
        visitor.go(f"/table/{visitor.upload(record(kind, number, answers))}")
        visitor.wait_for_me()
        where = f"{kind}/{number:02} after {answers}"
        assert visitor.page.evaluate(COLLISIONS) == [], where
        if phone:
            assert visitor.page.evaluate(SMALL, FINGER) == [], where
