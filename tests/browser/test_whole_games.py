"""From the home page to the result: by mouse, by keyboard, by finger on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import KeyboardPlayer, Player
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser


def expect_result(visitor: Visitor, seats: int) -> None:
    result = visitor.page.get_by_role("region").filter(has=visitor.page.locator("#result-title"))
    expect(result).to_be_visible()
    expect(result.locator("ol li")).to_have_count(seats)
    expect(visitor.button("Rematch")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Where the points came from")).to_be_visible()


def test_a_game_against_three_bots_by_clicking_only(visitor: Visitor) -> None:
    visitor.go()
    visitor.button("Play: Joraku").click()
    visitor.page.get_by_role("radio", name="easy").check()
    visitor.button("Start the game").click()
    visitor.page.wait_for_url("**/table/*")
    Player(visitor, seed=1).play_to_the_end()
    expect_result(visitor, seats=4)


def test_a_game_by_keyboard_only(visitor: Visitor) -> None:
    visitor.go()
    expect(visitor.button("Play: Joraku")).to_be_visible()
    keys = KeyboardPlayer(visitor, seed=2)
    for _ in range(20):
        keys.press("Tab")
        if visitor.page.evaluate("document.activeElement.ariaLabel") == "Play: Joraku":
            break
    keys.press("Enter")
    expect(visitor.button("Start the game")).to_be_focused()
    keys.press("Shift+Tab", "ArrowLeft", "Shift+Tab", "ArrowLeft")  # easy bots, one fewer
    expect(visitor.page.get_by_role("radio", name="easy")).to_be_checked()
    expect(visitor.page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    keys.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    keys.play_to_the_end()
    expect_result(visitor, seats=3)


def test_a_game_on_a_phone_by_touch(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE)
    visitor.go()
    visitor.button("Play: Joraku").tap()
    visitor.page.get_by_role("radio", name="easy").tap()
    assert not visitor.scrolls_sideways()
    visitor.button("Start the game").tap()
    visitor.page.wait_for_url("**/table/*")
    player = Player(visitor, seed=3)
    while player.play_on():
        assert not visitor.scrolls_sideways()
    expect_result(visitor, seats=4)
    assert not visitor.scrolls_sideways()
    expect(visitor.page).to_have_title(re.compile("Joraku"))
