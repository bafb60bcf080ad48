"""Strips that take room from the board: what was not seen yet, and what somebody proposes."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.visitor import Visitor

# This browser has not shown the last lines of the log yet.
FORGET: Final = """(lines) => {
  const seen = JSON.parse(localStorage.getItem('gunbai-seen'));
  const less = Object.entries(seen).map(([table, told]) => [table, Math.max(0, told - lines)]);
  localStorage.setItem('gunbai-seen', JSON.stringify(Object.fromEntries(less)));
}"""
FORGOTTEN: Final = 30


def offer_recap(visitor: Visitor) -> None:
    """Load the table again, with a strip that offers what was not seen."""
    visitor.page.evaluate(FORGET, FORGOTTEN)
    visitor.page.reload()
    visitor.wait_for_me()
    expect(visitor.page.locator(".recap")).to_be_visible()


def put_away_recap(visitor: Visitor) -> None:
    visitor.page.locator(".recap button").last.click()
    expect(visitor.page.locator(".recap")).to_have_count(0)


def propose(visitor: Visitor) -> None:
    """Let the pages from now on hear of a proposal; bots would make none."""
    visitor.page.route_web_socket(re.compile("/live"), _add_a_motion)


def _add_a_motion(page: WebSocketRoute) -> None:
    server = page.connect_to_server()

    def tell(text: str | bytes) -> None:
        message = json.loads(text)
        if table := message.get("table"):
            mine = table["my_seat"]
            other = next(seat["number"] for seat in table["seats"] if seat["number"] != mine)
            motion = {"id": "m", "kind": "back", "by": other, "asked": [mine, other]}
            open_still = {"agreed": [other], "declined": -1, "left": 600, "pace": None}
            table["motions"] = [motion | open_still]
        page.send(json.dumps(message))

    server.on_message(tell)
