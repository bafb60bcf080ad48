"""Somebody with a browser of their own."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, WebSocket, expect

import gunbai
from gunbai.core.record import read_record, replay, write_record

PATIENCE = 30_000  # milliseconds; only a broken page takes this long
FIXTURES = Path(__file__).parents[1] / "fixtures" / "joraku"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
_NUMBER = itertools.count(1)

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A context with one page, with all its errors and all messages to it."""

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        given: dict[str, Any] = {
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
            **context,
        }
        self.url = url
        self.context = browser.new_context(base_url=url, **given)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.tolerated: list[str] = []  # patterns of complaints that the test provokes
        self.frames: list[dict[str, Any]] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        line = f"{message.type}: {message.text} ({self.page.url})"
        if not any(re.search(pattern, line) for pattern in self.tolerated):
            self.complaints.append(line)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    # what only the server sees

    def named(self, name: str = "") -> Visitor:
        """Give the visitor a name without using the page."""
        self.post("/api/me", name=name or f"Visitor {next(_NUMBER)}")
        return self

    def post(self, path: str, **body: Any) -> Any:
        response = self.context.request.post(path, data=body)
        assert response.ok, response.text()
        return response.json()

    def upload(self, text: str) -> str:
        """Upload a record; return the table with its game."""
        return str(self.post("/api/records", text=text)["id"])

    # the page

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str], **how: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **how)

    @property
    def bar(self) -> Locator:
        """The decision bar; its name is the same whoever decides."""
        return self.page.locator("section.bar")

    def wait_for_me(self) -> None:
        """Wait until I owe a decision: then nothing moves any more."""
        expect(self.page.locator("section.bar.mine[aria-busy=false]")).to_be_visible()

    def log_lines(self) -> list[str]:
        return self.page.locator("ol.lines li").all_inner_texts()

    def scrolls_sideways(self) -> bool:
        script = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        return bool(self.page.evaluate(script))


def record(kind: str, number: int = 1, answers: int | None = None, game: str = "joraku") -> str:
    """Return a record of the fixtures, cut after this many answers."""
    text = (FIXTURES.parent / game / kind / f"{number:02}.record").read_text(encoding="utf-8")
    if answers is None:
        return text
    return write_record(replay(gunbai.load(game), read_record(text), answers))
