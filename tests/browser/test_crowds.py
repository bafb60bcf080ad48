"""Rising Sun at its fullest: all six clans in one province, with monsters, and full shrines.

`positions/` holds the records: six clans of the Dynasty, played so that all gather in one place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import gunbai
from gunbai.core.record import read_record, replay
from tests.browser.conftest import NewVisitor
from tests.browser.sizes import (
    DESKTOP,
    FIGURE,
    LARGE,
    MAP,
    NUMBER,
    WINDOWS,
    covered,
    faults_of,
    misplaced,
    resize,
    share_of,
)
from tests.browser.test_rising_sun import before
from tests.browser.visitor import PHONE, Visitor
from tests.full import at_least

pytestmark = pytest.mark.browser

POSITIONS = Path(__file__).parent / "positions"
PLACE = "kansai"
OPENED = 24  # pixels of a figure in a province that was opened
# Of the tokens and numbers in the shrines, those that are too small or that lie outside.
SHRINES = """([figure, number]) => [...document.querySelectorAll('.shrine')].flatMap((shrine) => {
  const room = shrine.getBoundingClientRect();
  const cut = ({ left, right, top, bottom }) =>
    left < room.left || right > room.right || top < room.top || bottom > room.bottom;
  return [...shrine.querySelectorAll('svg:has(text)')].flatMap((token) => {
    const box = token.getBoundingClientRect();
    const text = token.querySelector('text');
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    const faults = [];
    if (Math.max(box.width, box.height) < figure) faults.push(`a token of ${box.width}`);
    if (size < number) faults.push(`a number of ${size}`);
    if (cut(box)) faults.push('a token is cut');
    return faults;
  });
})"""
# Of the card that explains a province: figures, each with its size, and what is cut of it.
CARD = """() => {
  const card = document.querySelector('.info');
  const port = document.querySelector('MAP').getBoundingClientRect();
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const figures = [...card.querySelectorAll('.people svg')];
  return {
    figures: figures.map((each) => each.getBoundingClientRect().height),
    cut: left < port.left || right > port.right || top < port.top || bottom > port.bottom,
  };
}""".replace("MAP", MAP)


def text_of(name: str) -> str:
    return (POSITIONS / f"rising_sun_{name}.record").read_text(encoding="utf-8")


def seen_in(name: str) -> Any:
    """Return the position of a record as everybody sees it."""
    session = replay(gunbai.load("rising_sun"), read_record(text_of(name)))
    return session.view(session.to_act()[0])["position"]


def kinds() -> int:
    """Return how many kinds of pieces the clans have in the full province, together."""
    clans = seen_in("province")["provinces"][PLACE]["clans"]
    return sum(len(each["figures"]) + (each.get("strongholds", 0) > 0) for each in clans)


def sit_down(visitor: Visitor, name: str) -> None:
    visitor.go(f"/table/{visitor.upload(text_of(name))}")
    visitor.wait_for_me()


def province(visitor: Visitor) -> Locator:
    return visitor.page.locator(f"[data-province={PLACE}]")


def test_the_positions_are_full() -> None:
    full = seen_in("province")["provinces"][PLACE]
    assert len(full["clans"]) == 6
    assert kinds() > 30
    shrines = [len(each["worshippers"]) for each in seen_in("shrines")["shrines"]]
    assert max(shrines) == 6
    assert sum(shrines) >= 15


@pytest.mark.parametrize("locale", at_least(["ru-RU"], ["en-GB", "ru-RU"]))
@pytest.mark.parametrize("name", ["province", "shrines"])
def test_the_fullest_board_can_be_read_in_every_window(
    new_visitor: NewVisitor, name: str, locale: str
) -> None:
    visitor = new_visitor(locale=locale, viewport=DESKTOP).named()
    sit_down(visitor, name)
    for window in (LARGE, *WINDOWS):
        resize(visitor, window)
        where = f"{window['width']} × {window['height']}"
        assert faults_of(visitor) == [], where
        assert visitor.page.evaluate(SHRINES, [FIGURE, NUMBER]) == [], where
        assert covered(visitor) == [], where
        assert misplaced(visitor) == [], where
        tokens = visitor.page.locator(f"[data-crowd={PLACE}] [data-figure=token]")
        expect(tokens).to_have_count(6)
        if window in (DESKTOP, LARGE):
            assert share_of(visitor) >= 0.5, where


def opened(visitor: Visitor) -> None:
    """Everything in the province is shown, large, and nothing of it is cut."""
    expect(visitor.page.locator(".info .people svg")).to_have_count(kinds())
    card = visitor.page.evaluate(CARD)
    assert min(card["figures"]) >= OPENED
    assert not card["cut"]


def test_a_crowded_province_opens_under_the_pointer_and_in_focus(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport=DESKTOP).named()
    sit_down(visitor, "province")
    province(visitor).hover(position={"x": 100, "y": 60})
    opened(visitor)
    visitor.page.mouse.move(1, 1)
    expect(visitor.page.locator(".info")).to_have_count(0)
    visitor.page.keyboard.press("Tab")
    province(visitor).focus()
    opened(visitor)


SIDEWAYS = ViewportSize(width=844, height=390)


@pytest.mark.parametrize("window", [PHONE["viewport"], SIDEWAYS])
def test_a_crowded_province_opens_under_a_finger(
    new_visitor: NewVisitor, window: ViewportSize
) -> None:
    visitor = new_visitor(**{**PHONE, "viewport": window}).named()
    sit_down(visitor, "province")
    province(visitor).tap(position={"x": 40, "y": 40})
    opened(visitor)
    visitor.page.locator(MAP).tap(position={"x": window["width"] / 3, "y": 8})
    expect(visitor.page.locator(".info")).to_have_count(0)


@pytest.mark.parametrize("window", [PHONE["viewport"], SIDEWAYS])
def test_the_map_is_one_tap_from_a_bid(new_visitor: NewVisitor, window: ViewportSize) -> None:
    visitor = new_visitor(**{**PHONE, "viewport": window}).named()
    visitor.go(f"/table/{visitor.upload(before('players6', 1, 'stake'))}")
    visitor.wait_for_me()
    form = visitor.page.get_by_role("group", name="Your sealed bid")
    expect(form).to_be_visible()
    visitor.button("Map", exact=True).tap()
    expect(visitor.page.locator(MAP)).to_be_visible()
    assert faults_of(visitor) == []
    assert covered(visitor) == []
    visitor.button("War", exact=True).tap()
    expect(form).to_be_visible()


def test_eight_wars_stand_in_even_rows(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport=DESKTOP, locale="ru-RU").named()
    visitor.go(f"/table/{visitor.upload(before('players6', 1, 'stake'))}")
    visitor.wait_for_me()
    wars = visitor.page.get_by_role("region", name="Война").get_by_role("listitem")
    expect(wars).to_have_count(8)
    rows = [round(box["y"]) for each in wars.all() if (box := each.bounding_box())]
    assert {rows.count(row) for row in rows} == {4}
    last = visitor.page.locator("[data-stake]").last
    expect(last).to_be_in_viewport(ratio=1)
