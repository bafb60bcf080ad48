"""The board is the hero: the map has half of the window, and what stands on it can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import gunbai
from gunbai.core.record import read_record, replay
from gunbai.games.joraku.tables import AREAS
from tests.browser.conftest import NewVisitor
from tests.browser.sizes import (
    DESKTOP,
    LAPTOP,
    LARGE,
    MAP,
    WINDOWS,
    covered,
    crowds_of,
    faults_of,
    misplaced,
    resize,
    share_of,
)
from tests.browser.strips import offer_recap, propose, put_away_recap
from tests.browser.test_crowds import text_of
from tests.browser.visitor import PHONE, SIDEWAYS, Visitor, record

pytestmark = pytest.mark.browser

# The fullest positions of recorded games, as the page asks for something: kind, record, answers.
# The first one is a plan: on a phone in the hand its map is on another tab.
SHOGUN = [("moon5_draft", 20, 760), ("moon5_draft", 20, 790)]
JORAKU = [("base4", 7, 205), ("base4_variants", 4, 199)]
FULL = [("shogun", *each) for each in SHOGUN] + [("joraku", *each) for each in JORAKU]


def open_table(visitor: Visitor, game: str, kind: str, number: int, answers: int) -> None:
    visitor.go(f"/table/{visitor.upload(record(kind, number, answers, game=game))}")
    visitor.wait_for_me()


@pytest.mark.parametrize(("game", "kind", "number", "answers"), FULL)
def test_a_full_board_can_be_read_in_every_window(
    new_visitor: NewVisitor, game: str, kind: str, number: int, answers: int
) -> None:
    visitor = new_visitor(locale="ru-RU", viewport=DESKTOP).named()
    open_table(visitor, game, kind, number, answers)
    for window in WINDOWS:
        resize(visitor, window)
        where = f"{window['width']} × {window['height']}"
        if visitor.page.locator(MAP).is_hidden():
            visitor.button("Карта", exact=True).click()
        assert covered(visitor) == [], where
        assert misplaced(visitor) == [], where
        assert faults_of(visitor) == [], where
        assert crowds_of(visitor) >= manned(game, kind, number, answers), where
        if window == DESKTOP:
            assert share_of(visitor) >= 0.5, where


def manned(game: str, *cut: Any) -> set[str]:
    """Return the places where somebody’s pieces stand, as the map names them."""
    session = replay(gunbai.load(game), read_record(record(cut[0], cut[1], cut[2], game=game)))
    seen: Any = session.view(session.to_act()[0])["position"]
    if game == "shogun":
        return {name for name, each in seen["provinces"].items() if each.get("armies")}
    return {
        f"{area} {each['colour']}"
        for each in seen["factions"]
        for area, samurai in zip(AREAS, each["samurai"], strict=True)
        if samurai
    }


def readable(visitor: Visitor, strips: str) -> None:
    resize(visitor, LAPTOP)
    assert misplaced(visitor) == [], strips
    assert covered(visitor) == [], strips
    assert faults_of(visitor) == [], strips


@pytest.mark.parametrize("position", ["shogun", "joraku", "province", "shrines"])
def test_strips_cut_nothing_off_the_board(new_visitor: NewVisitor, position: str) -> None:
    """Above the board lies what was not seen yet, below it what somebody proposes."""
    others = {"shogun": SHOGUN[1], "joraku": JORAKU[0]}
    visitor = new_visitor(locale="ru-RU", viewport=LAPTOP).named()
    if position in others:
        open_table(visitor, position, *others[position])
    else:
        visitor.go(f"/table/{visitor.upload(text_of(position))}")
        visitor.wait_for_me()
    readable(visitor, "no strip")
    offer_recap(visitor)
    readable(visitor, "the recap")
    propose(visitor)
    offer_recap(visitor)
    readable(visitor, "the recap and a proposal")
    put_away_recap(visitor)
    readable(visitor, "a proposal")


def test_the_map_grows_with_the_window(visitor: Visitor) -> None:
    visitor.named()
    open_table(visitor, "shogun", *SHOGUN[1])
    for window in (DESKTOP, LARGE):
        resize(visitor, window)
        assert share_of(visitor) >= 0.5


def test_on_a_phone_the_map_is_one_tap_from_the_plan(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    open_table(visitor, "shogun", *SHOGUN[0])
    land = visitor.page.locator(MAP)
    expect(land).to_be_hidden()
    visitor.button("Map", exact=True).tap()
    expect(land).to_be_visible()
    assert faults_of(visitor) == []
    visitor.button("My plan").tap()
    expect(visitor.page.locator("[data-slot]").first).to_be_visible()


def test_a_phone_on_its_side_has_the_map_beside_everything(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**SIDEWAYS).named()
    open_table(visitor, "shogun", *SHOGUN[0])
    expect(visitor.page.locator("[data-slot]").first).to_be_visible()
    for tab in ("Log", "Rules"):
        visitor.button(tab, exact=True).tap()
        expect(visitor.page.locator(MAP)).to_be_visible()
        expect(visitor.bar).to_be_visible()
    visitor.button("Game", exact=True).tap()
    expect(visitor.page.locator("[data-slot]").first).to_be_visible()


def test_a_crowded_province_opens(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    open_table(visitor, "shogun", *SHOGUN[1])
    visitor.page.locator("[data-province=awa-boso]").focus()
    card = visitor.page.locator(".explained")
    expect(card).to_contain_text("Awa-Boso")
    expect(card.get_by_title("Castle")).to_be_visible()


def test_the_map_is_whole_again_after_a_plan(visitor: Visitor) -> None:
    """The rail, the hand and so the room of the map change with each decision."""
    visitor.named()
    resize(visitor, DESKTOP)
    open_table(visitor, "shogun", *SHOGUN[0])
    visitor.button("Suggest a plan").click()
    visitor.button("Confirm the plan").click()
    expect(visitor.page.locator("[data-slot]").first).to_be_hidden()
    visitor.wait_for_me()
    resize(visitor, DESKTOP)
    expect(visitor.button("Whole map")).to_have_count(0)
    assert faults_of(visitor) == []
    assert share_of(visitor) >= 0.5


# What lies on one another in the action under way, or leaves it; letters do not fill their line.
IN_THE_ROW = """() => {
  const now = document.querySelector('.hand li.now');
  const room = now.getBoundingClientRect();
  const parts = [...now.querySelectorAll('.action, .name, .mine, .turned')].flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const box = { left, right, top: top + 1, bottom: bottom - 1 };
    return each.checkVisibility() ? [{ name: each.textContent.trim(), ...box }] : [];
  });
  return parts.flatMap((one, i) => [
    ...parts.slice(i + 1).flatMap((other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0
        ? [`${one.name} on ${other.name}`] : []),
    ...(one.left < room.left || one.right > room.right || one.bottom > room.bottom
      ? [`${one.name} leaves the action`] : []),
  ]);
}"""


# Of the other four players so many have a card there.
@pytest.mark.parametrize(("answers", "cards"), [(561, 2), (441, 3), (795, 4)])
def test_the_cards_that_are_turned_over_have_room(
    new_visitor: NewVisitor, answers: int, cards: int
) -> None:
    visitor = new_visitor(locale="uk-UA", viewport=DESKTOP).named()
    open_table(visitor, "shogun", "moon5_draft", 20, answers)
    turned = visitor.page.locator(".hand li.now .turned")
    for window in (DESKTOP, LAPTOP, *WINDOWS[1:]):
        resize(visitor, window)
        expect(turned).to_have_count(cards)
        assert visitor.page.evaluate(IN_THE_ROW) == [], window


def test_on_its_side_the_row_shows_the_action_under_way(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**SIDEWAYS).named()
    open_table(visitor, "shogun", "moon5_draft", 20, 441)  # the third of ten
    expect(visitor.page.locator(".hand li.now")).to_be_in_viewport(ratio=0.9)
