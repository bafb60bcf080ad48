"""At the end of a round everybody can read what was scored."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor, record

pytestmark = pytest.mark.browser

LAST_CARD = 70  # answers of the record: then the last card of round I is still to be used


def until_scored(visitor: Visitor) -> Locator:
    """Play to the end of round I, where the points are laid out without being asked for."""
    visitor.go(f"/table/{visitor.upload(record('base4', 1, answers=LAST_CARD))}")
    Player(visitor, seed=3).play_until("left neighbour")
    panel = visitor.page.get_by_role("region", name="Prestige, round I")
    expect(panel).to_be_visible()
    return panel


def numbers(row: Locator) -> list[int]:
    return [int(text) for text in row.get_by_role("cell").all_inner_texts()]


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_what_was_scored_is_laid_out(new_visitor: NewVisitor, device: dict[str, object]) -> None:
    visitor = new_visitor(**device).named()
    panel = until_scored(visitor)
    total = numbers(panel.get_by_role("row", name="Total"))
    points = visitor.page.get_by_role("list", name="Players").locator(".points")
    assert total == [int(re.findall(r"\d+", text)[0]) for text in points.all_inner_texts()]
    gained = numbers(panel.get_by_role("row", name="Gained"))
    rows = panel.locator("tbody tr")
    strong = [rows.nth(i).locator("strong").all_inner_texts() for i in range(rows.count())]
    assert sum(int(text) for texts in strong for text in texts) == sum(gained) > 0
    assert not visitor.scrolls_sideways()


def test_it_is_put_away_and_found_again(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    panel = until_scored(visitor)
    visitor.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    log = visitor.page.get_by_role("list", name="Log")
    log.get_by_role("button", name="Round I begins.").click()  # its chapter is folded by now
    scored = log.get_by_role("button", name="Show what was scored").last
    scored.click()
    expect(panel).to_be_visible()
    visitor.button("Close").locator("visible=true").first.click()
    expect(panel).to_have_count(0)
    # by key, too
    scored.focus()
    visitor.page.keyboard.press("Enter")
    expect(panel).to_be_visible()


def test_it_does_not_stand_in_the_way(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    panel = until_scored(visitor)
    visitor.page.get_by_role("tab", name="Rules").click()
    expect(visitor.page.get_by_role("heading", name="The round")).to_be_visible()
    expect(panel).to_be_visible()
    Player(visitor, seed=4).play_until("daimyo: ")
    expect(panel).to_have_count(0)  # whoever answers has read it
