"""Nothing happens behind a player's back: what leads to a decision is shown, scene by scene."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.tables import run_with_people
from tests.browser.visitor import PHONE, Visitor, record

pytestmark = pytest.mark.browser

LAST_CARD = 70  # answers of the record: then the last card of round I is still to be used
# What the strip on the board said, in order; a mark for each time that I could decide.
WATCH = """() => {
  window.told = [];
  const look = () => {
    const strip = document.querySelector('.strip p, .ceremony .now')?.textContent.trim() ?? '';
    const now = strip || (document.querySelector('section.bar.mine') ? '(asked)' : '');
    if (now && window.told.at(-1) !== now) window.told.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
}"""


def to_the_last_card(visitor: Visitor) -> Player:
    visitor.go(f"/table/{visitor.upload(record('base4', 1, answers=LAST_CARD))}")
    visitor.wait_for_me()
    visitor.page.evaluate(WATCH)
    return Player(visitor, seed=3)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_round_is_seen_before_the_next_is_asked(new_visitor: NewVisitor, motion: str) -> None:
    visitor = new_visitor(tempo="quick", reduced_motion=motion).named()
    to_the_last_card(visitor).play_until_shown()
    expect(visitor.bar).to_contain_text("until your decision")
    expect(visitor.page.locator("[data-choice], .offered[data-thing=on]")).to_have_count(0)
    panel = visitor.page.get_by_role("region", name="Prestige, round I")
    expect(panel).to_have_count(0)
    visitor.wait_for_me()
    expect(panel).to_be_visible()
    told = visitor.page.evaluate("window.told")
    scored = [line for line in told if "RP" in line]
    assert len(scored) > 3, told
    assert told[-1] == "(asked)"
    expect(visitor.page.locator(".strip")).to_have_count(0)


def test_at_once_nothing_is_held_back(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(tempo="instant").named()
    player = to_the_last_card(visitor)
    player.play_until("left neighbour")
    assert set(visitor.page.evaluate("window.told")) == {"(asked)"}


@pytest.mark.parametrize("key", ["Space", "Enter", "Escape"])
def test_a_key_skips_to_my_decision(new_visitor: NewVisitor, key: str) -> None:
    visitor = new_visitor(tempo="slow").named()
    to_the_last_card(visitor).play_until_shown()
    visitor.page.evaluate("document.activeElement?.blur()")
    visitor.page.keyboard.press(key)
    visitor.wait_for_me()
    expect(visitor.page.locator(".strip")).to_have_count(0)


def test_pause_back_again_and_skip(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(tempo="slow").named()
    to_the_last_card(visitor).play_until_shown()
    strip = visitor.page.locator(".strip")
    first = strip.locator("p").inner_text()
    strip.get_by_role("button", name="Pause").click()
    visitor.page.keyboard.press("Tab")  # the buttons are reached by key, too
    expect(strip.get_by_role("button", name="Again")).to_be_focused()
    strip.get_by_role("button", name="Resume").click()
    expect(strip.locator("p")).not_to_have_text(first)
    strip.get_by_role("button", name="One back").click()
    expect(strip.locator("p")).to_have_text(first)
    expect(strip.get_by_role("button", name="Resume")).to_be_visible()
    lines = visitor.log_lines()
    strip.get_by_role("button", name="Skip").click()
    visitor.wait_for_me()
    assert visitor.log_lines() != lines
    # All since my answer once more, from the log.
    visitor.page.get_by_role("tab", name="Log").click()
    visitor.page.locator("aside").get_by_role("button", name="Again", exact=True).click()
    expect(visitor.bar).to_contain_text("You are looking back")
    visitor.bar.get_by_role("button", name="Skip").click()
    visitor.wait_for_me()


def test_on_a_phone_the_controls_cover_nothing(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(tempo="slow", **PHONE).named()
    to_the_last_card(visitor).play_until_shown()
    strip = visitor.page.locator(".strip")
    for button in strip.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] >= 40
        assert box["height"] >= 40
    around = strip.bounding_box()
    assert around is not None
    for other in visitor.page.locator("header, .rail, .hand, .decision").all():
        box = other.bounding_box()
        if box is None or not box["height"]:
            continue
        assert box["y"] + box["height"] <= around["y"] or box["y"] >= around["y"] + around["height"]
    assert not visitor.scrolls_sideways()
    visitor.bar.tap(position={"x": 40, "y": 40})  # anywhere on the bar
    visitor.wait_for_me()


def test_while_i_was_away(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(tempo="quick").named("Ann"), new_visitor().named("Ben")
    table = run_with_people(ann, ben)
    recap = ann.page.get_by_text("Not seen yet")
    expect(recap).to_have_count(0)
    play_until_asked(ann, ben)
    ann.go("/")
    before = lines_told(ben)
    player = Player(ben, seed=2)
    while lines_told(ben) < before + 3:
        player.play_on()
        ben.page.wait_for_timeout(50)
    ann.go(f"/table/{table}")
    expect(recap).to_be_visible()
    # What concerns her comes first; the rest is still offered then.
    shown = ann.page.locator("section.bar.held")
    for name in ("Mine first", "Show"):
        button = ann.button(name, exact=True)
        if button.count():
            button.click()
            expect(shown).to_be_visible()
            expect(shown).to_have_count(0)
    expect(recap).to_have_count(0)
    ann.page.reload()
    expect(ann.bar).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    expect(recap).to_have_count(0)  # it was shown


def lines_told(visitor: Visitor) -> int:
    return sum(len(frame["log"]) for frame in visitor.frames if frame["type"] == "scenes")


def play_until_asked(visitor: Visitor, other: Visitor) -> None:
    """Answer until only the other one is asked."""
    player = Player(visitor, seed=2)
    mine = visitor.page.locator("section.bar.mine")
    for _ in range(40):
        if not mine.count() and other.page.locator("section.bar.mine").count():
            return
        if mine.count():
            player.play_on()
        visitor.page.wait_for_timeout(50)
    raise AssertionError("never the turn of the other one")
