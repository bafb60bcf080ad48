"""The host is gone: those who are left pause, go on, replace and end by vote."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import run_with_people
from tests.browser.visitor import Visitor
from tests.server.servers import Server

pytestmark = pytest.mark.browser

GONE = 0.3  # seconds


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that waits for no host."""
    running = Server(tmp_path, bot_pause=0.01, host_gone=GONE)
    running.start()
    yield running
    running.stop()
    assert running.complaints() == ""


def menu(visitor: Visitor) -> None:
    button = visitor.button("Table menu")
    if button.get_attribute("aria-expanded") != "true":
        button.click()


def vote(visitor: Visitor, name: str) -> None:
    menu(visitor)
    visitor.page.locator("[popover]").get_by_role("button", name=f"Vote: {name}").click()
    # Only the server's reply closes the menu: whoever opened it before would see it close again.
    expect(visitor.page.locator(":popover-open")).to_have_count(0)


def leave(host: Visitor, *others: Visitor) -> None:
    host.go("/")
    for visitor in others:
        expect(visitor.page.get_by_text("not connected")).to_be_visible()


def test_a_majority_of_those_left_decides(new_visitor: NewVisitor, hasty: Server) -> None:
    ann, ben, eve = (new_visitor(hasty.url).named(name) for name in ("Ann", "Ben", "Eve"))
    table = run_with_people(ann, ben, eve)
    menu(ben)
    expect(ben.button("Let a bot play for me")).to_be_visible()
    expect(ben.page.get_by_text("Vote:")).to_have_count(0)  # the host is here
    ben.page.keyboard.press("Escape")
    leave(ann, ben, eve)

    # One of two is no majority; the other sees the vote.
    vote(ben, "pause the game")
    menu(eve)
    expect(eve.button("Vote: pause the game Votes: 1")).to_be_enabled()
    menu(ben)
    expect(ben.button("Vote: pause the game Votes: 1")).to_be_disabled()
    vote(eve, "pause the game")
    for visitor in (ben, eve):
        expect(visitor.bar.get_by_text("The game was paused by vote at")).to_be_visible()

    ben.bar.get_by_role("button", name="Vote: resume the game").click()
    vote(eve, "resume the game")
    expect(ben.bar.get_by_text("paused by vote")).to_have_count(0)

    vote(ben, "let a bot play for Ann")
    vote(eve, "let a bot play for Ann")
    for visitor in (ben, eve):
        expect(visitor.page.get_by_text("a bot plays")).to_be_visible()

    # The host comes back: votes are forgotten, the seat is to be had again.
    vote(ben, "end the game")
    ann.go(f"/table/{table}")
    menu(ben)
    expect(ben.page.get_by_text("Vote:")).to_have_count(0)
    ann.bar.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.get_by_text("a bot plays")).to_have_count(0)


def test_the_only_one_left_decides_alone(new_visitor: NewVisitor, hasty: Server) -> None:
    ann, ben = (new_visitor(hasty.url).named(name) for name in ("Ann", "Ben"))
    run_with_people(ann, ben, bots=1)
    leave(ann, ben)
    vote(ben, "end the game")
    expect(ben.page.get_by_role("heading", name="The game was stopped")).to_be_visible()
