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
from gunbai.server.changes import changed

PATIENCE = 30_000  # milliseconds; only a broken page takes this long
SHOWN = 4 * PATIENCE  # for all that is shown, scene by scene, before the next decision
FIXTURES = Path(__file__).parents[1] / "fixtures" / "joraku"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
# How scenes are looked at: at the usual pace, without motion, and on a phone.
_MOVING = {"reduced_motion": "no-preference"}
LOOKS: dict[str, dict[str, Any]] = {
    "normal": {"tempo": "normal", "haste": 6, **_MOVING},
    "still": {"tempo": "quick", "haste": 4},
    "phone": {"tempo": "quick", "haste": 4, **PHONE, **_MOVING},
    "sideways": {"tempo": "quick", "haste": 4, **SIDEWAYS},
}
_NUMBER = itertools.count(1)
# How fast scenes are shown, unless the visitor chooses otherwise on the page.
TEMPO = """(() => {
  if (location.protocol !== 'http:') return;
  const kept = JSON.parse(localStorage.getItem('gunbai') ?? '{}');
  localStorage.setItem('gunbai', JSON.stringify({ tempo: 'TEMPO', ...kept }));
})()"""
# Lets the time of the page run faster; the order in which things happen stays the same.
HASTE = """(() => {
  const later = window.setTimeout.bind(window);
  const draw = window.requestAnimationFrame.bind(window);
  const now = performance.now.bind(performance);
  window.setTimeout = (task, wait = 0, ...given) => later(task, wait / HASTE, ...given);
  window.requestAnimationFrame = (task) => draw((time) => task(time * HASTE));
  performance.now = () => now() * HASTE;
})()"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A context with one page, with all its errors and all messages to it.

    What happens is seen at once unless another `tempo` is wanted. Who only looks on may be in
    `haste`: then time runs that many times faster in the page.
    """

    def __init__(
        self, browser: Browser, url: str, tempo: str = "instant", haste: int = 1, **context: Any
    ) -> None:
        given: dict[str, Any] = {
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
            "service_workers": "block",  # only some tests are about the worker
            **context,
        }
        self.url = url
        self.context = browser.new_context(base_url=url, **given)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TEMPO.replace("TEMPO", tempo))
        self.page = self.context.new_page()
        if haste > 1:
            self.context.add_init_script(HASTE.replace("HASTE", str(haste)))
            animations = self.context.new_cdp_session(self.page)
            animations.send("Animation.enable")
            animations.send("Animation.setPlaybackRate", {"playbackRate": haste})
        self.complaints: list[str] = []
        # Patterns of complaints that the test provokes.
        self.tolerated = ["Service Worker registration blocked by Playwright"]
        self.frames: list[dict[str, Any]] = []
        self._view: Any = None
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        what = message.location["url"] or self.page.url
        line = f"{message.type}: {message.text} ({what})"
        if not any(re.search(pattern, line) for pattern in self.tolerated):
            self.complaints.append(line)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, text: str | bytes) -> None:
        """Keep a message; to one with changes add the view, and all that was shown on the way."""
        frame = json.loads(text)
        if frame["type"] == "scenes":
            frame["shown"] = []
            for scene in frame["scenes"]:
                self._view = changed(self._view, scene.get("change"))
                frame["shown"].append(self._view["position"])
            frame["view"] = changed(self._view, frame["change"])
        self._view = frame.get("view") or self._view
        self.frames.append(frame)

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

    def speak(self, code: str) -> None:
        """Let the pages that are opened from now on be in this language."""
        script = """(language) => {
          const kept = JSON.parse(localStorage.getItem('gunbai'));
          localStorage.setItem('gunbai', JSON.stringify({ ...kept, language }));
        }"""
        self.page.evaluate(script, code)

    @property
    def bar(self) -> Locator:
        """The decision bar; its name is the same whoever decides."""
        return self.page.locator("section.bar")

    def wait_for_me(self) -> None:
        """Wait until I owe a decision, and all before it was shown: then nothing moves any more."""
        mine = self.page.locator("section.bar.mine[aria-busy=false]")
        expect(mine).to_be_visible(timeout=SHOWN)

    def log_lines(self) -> list[str]:
        return self.page.locator(".log ol .what").all_inner_texts()

    def scrolls_sideways(self) -> bool:
        script = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        return bool(self.page.evaluate(script))


def record(kind: str, number: int = 1, answers: int | None = None, game: str = "joraku") -> str:
    """Return a record of the fixtures, cut after this many answers."""
    text = (FIXTURES.parent / game / kind / f"{number:02}.record").read_text(encoding="utf-8")
    if answers is None:
        return text
    return write_record(replay(gunbai.load(game), read_record(text), answers))
