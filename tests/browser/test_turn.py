"""It is my turn: the title says so, and if I wish a sound and a note of the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.tables import run_against_bots
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

# The browser's own sound and notes, with a record of what they were asked for.
RECORDER = """
  window.tones = [];
  window.notes = [];
  window.away = false;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.tones.push({ at, now: this.context.currentTime, state: this.context.state });
    return start.call(this, at);
  };
  window.Notification = class extends Notification {
    static permission = 'granted'; // a headless browser refuses everybody
    static requestPermission = async () => 'granted';
    constructor(title, options) {
      super(title, options);
      window.notes.push({ title, body: options.body, tag: options.tag, note: this });
    }
  };
  Object.defineProperty(document, 'hidden', { get: () => window.away });
"""


@pytest.fixture
def listener(new_visitor: NewVisitor) -> Visitor:
    """At a table against bots, with the settings open; confirming is off."""
    visitor = new_visitor()
    visitor.context.grant_permissions(["notifications"])
    visitor.page.add_init_script(RECORDER)
    visitor.named("Ann")
    run_against_bots(visitor, seed="3")
    visitor.page.get_by_role("tab", name="Settings").click()
    return visitor


def count(visitor: Visitor, what: str) -> int:
    return int(visitor.page.evaluate(f"window.{what}.length"))


def next_turn(visitor: Visitor) -> None:
    """Answer until others have moved and it is my turn once more."""
    player = Player(visitor, seed=6)
    for _ in range(200):
        seen = len(visitor.frames)
        player.play_on()
        player.wait()
        if any(frame.get("by", 0) > 0 for frame in visitor.frames[seen:]):
            return
    raise AssertionError("others never moved")


def test_the_title_tells_whose_turn_it_is(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor().named("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"mode": "neutral"}
    table = ann.post("/api/tables", game="joraku", options=options, seats=seats)["id"]
    ben.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    for visitor in (ann, ben):
        visitor.go(f"/table/{table}")
    expect(ann.page).to_have_title(re.compile("^● Your turn – Joraku"))
    player = Player(ann, seed=1)
    while ann.page.title().startswith("●"):
        player.play_on()
        ann.page.wait_for_timeout(100)
    expect(ann.page).to_have_title("Joraku – Gunbai")
    ann.page.get_by_role("link", name="Home").first.click()
    expect(ann.page).to_have_title("Gunbai")


def test_without_a_wish_nothing_is_heard_or_shown(listener: Visitor) -> None:
    listener.page.evaluate("window.away = true")
    next_turn(listener)
    assert count(listener, "tones") == count(listener, "notes") == 0


def test_my_turn_is_heard(listener: Visitor) -> None:
    listener.page.get_by_label("Sound when it is my turn").check()
    assert count(listener, "tones") == 2  # so that one knows it
    next_turn(listener)
    assert count(listener, "tones") >= 4
    tones = listener.page.evaluate("window.tones")
    assert {tone["state"] for tone in tones[2:]} == {"running"}
    assert all(one["at"] < other["at"] for one, other in zip(tones[::2], tones[1::2], strict=True))
    listener.page.reload()
    expect(listener.bar).to_be_visible()
    listener.page.get_by_role("tab", name="Settings").click()
    expect(listener.page.get_by_label("Sound when it is my turn")).to_be_checked()


def test_my_turn_is_noted_while_the_page_is_hidden(listener: Visitor) -> None:
    listener.page.get_by_label("Browser notification when it is my turn").check()
    expect(listener.page.get_by_label("Browser notification when it is my turn")).to_be_checked()
    next_turn(listener)
    assert count(listener, "notes") == 0  # whoever looks at the page needs no note
    listener.page.evaluate("window.away = true")
    next_turn(listener)
    assert count(listener, "notes") >= 1
    note = listener.page.evaluate("(({ note, ...rest }) => rest)(window.notes.at(-1))")
    assert note["title"] == "Your turn."
    assert note["tag"] == "gunbai-turn"
    assert len(note["body"]) > 10
    listener.page.evaluate("window.notes.at(-1).note.onclick()")  # leads back to the page


def test_who_forbids_notes_is_told_so(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    visitor.named("Ann")
    visitor.go("/me")
    box = visitor.page.get_by_label("Browser notification when it is my turn")
    box.click()
    expect(visitor.page.get_by_text("The browser does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()
