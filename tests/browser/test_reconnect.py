"""A line that breaks, a server that dies: the page goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.line import Line
from tests.browser.player import Player
from tests.browser.tables import run_against_bots
from tests.browser.visitor import Visitor
from tests.server.servers import Server

pytestmark = pytest.mark.browser

NOT_RELOADED = "window.sameSinceTheBeginning"
# What Chromium itself says of a server that can't be reached.
UNREACHABLE = ["WebSocket connection to .* failed", "Failed to load resource: net::ERR_"]


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    made = Line(server.url)
    yield made
    made.close()


def play_a_while(visitor: Visitor, seed: int, clicks: int = 12) -> None:
    player = Player(visitor, seed)
    for _ in range(clicks):
        assert player.play_on()


def test_a_broken_line_is_mended_without_a_reload(new_visitor: NewVisitor, line: Line) -> None:
    visitor = new_visitor(line.url).named()
    visitor.tolerated += UNREACHABLE
    run_against_bots(visitor, players=4)
    visitor.page.evaluate(f"{NOT_RELOADED} = true")
    play_a_while(visitor, seed=6)
    for seed in (7, 8):
        visitor.wait_for_me()
        lines = visitor.log_lines()
        line.cut()
        expect(visitor.page.get_by_text("Reconnecting…")).to_be_visible()
        line.mend()
        expect(visitor.page.get_by_text("Reconnecting…")).to_be_hidden()
        assert visitor.log_lines()[: len(lines)] == lines
        play_a_while(visitor, seed)
        assert visitor.log_lines() != lines
    assert visitor.page.evaluate(NOT_RELOADED)


def test_an_answer_given_while_the_line_is_cut_is_not_lost(
    new_visitor: NewVisitor, line: Line
) -> None:
    visitor = new_visitor(line.url).named()
    visitor.tolerated += UNREACHABLE
    run_against_bots(visitor)
    player = Player(visitor, seed=9)
    while not player.wait()["confirm"]:
        player.play_on()
    chosen = visitor.bar.locator("strong").inner_text()
    assert chosen.startswith("Pass ")
    line.cut()
    expect(visitor.page.get_by_text("Reconnecting…")).to_be_visible()
    visitor.button("Confirm").click()
    expect(visitor.bar).to_have_attribute("aria-busy", "true")
    line.mend()
    expect(visitor.page.get_by_text("Reconnecting…")).to_be_hidden()
    visitor.wait_for_me()
    told = [line["key"] for frame in visitor.frames for line in frame.get("log", [])]
    assert told.count("jk-gave") == 1
    play_a_while(visitor, seed=10, clicks=5)


def test_a_server_that_was_killed_comes_back_with_the_game(
    new_visitor: NewVisitor, tmp_path: Path
) -> None:
    server = Server(tmp_path / "data", bot_pause=0.01).start()
    visitor = new_visitor(server.url).named()
    visitor.tolerated += UNREACHABLE
    try:
        run_against_bots(visitor)
        visitor.page.evaluate(f"{NOT_RELOADED} = true")
        play_a_while(visitor, seed=11)
        visitor.wait_for_me()
        lines = visitor.log_lines()
        server.kill()
        expect(visitor.page.get_by_text("Reconnecting…")).to_be_visible()
        server.start()
        expect(visitor.page.get_by_text("Reconnecting…")).to_be_hidden()
        visitor.wait_for_me()
        assert visitor.log_lines() == lines
        play_a_while(visitor, seed=12)
        assert visitor.page.evaluate(NOT_RELOADED)
    finally:
        server.stop()
