"""Table talk is text, has a measure, and between two it stays between two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import run_with_people
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MARKUP = "<img src=x onerror=\"document.title='taken over'\"><script>alert(1)</script><b>bold</b>"
LONG = "ō" * 10_000


def open_talk(visitor: Visitor) -> Locator:
    """The messages of the thread that is shown."""
    visitor.page.get_by_role("tab", name="Talk").click()
    return visitor.page.get_by_role("log", name="Talk")


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Write a message").fill(text)
    visitor.button("Send").click()
    expect(visitor.page.get_by_label("Write a message")).to_have_value("")


def test_markup_is_text(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann <i>"), new_visitor().named("Ben")
    run_with_people(ann, ben, bots=1)
    said, read = open_talk(ann), open_talk(ben)
    say(ann, MARKUP)
    for shown in (said, read):
        expect(shown.get_by_text(MARKUP)).to_be_visible()
        expect(shown.get_by_text("Ann <i>")).to_be_visible()
        expect(shown.locator("img, script, b, i")).to_have_count(0)
    assert "taken over" not in ben.page.title()


def test_what_is_too_long_is_kept_in_the_field_with_a_reason(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor().named("Ben")
    run_with_people(ann, ben, bots=1)
    said, read = open_talk(ann), open_talk(ben)
    field = ann.page.get_by_label("Write a message")
    field.fill(LONG)
    expect(ann.page.get_by_text(re.compile(r"^8\D?000\scharacters too many$"))).to_be_visible()
    expect(ann.button("Send")).to_be_disabled()
    field.press("Enter")
    expect(field).to_have_value(LONG)

    say(ann, LONG[:2000])
    for shown in (said, read):
        expect(shown.get_by_text(LONG[:2000], exact=True)).to_be_visible()
    assert not ben.scrolls_sideways()

    # What a page of our own never sends: the server refuses it and goes on.
    key = ann.page.evaluate(
        """(text) => new Promise((done) => {
          const socket = new WebSocket(location.href.replace('http', 'ws')
            .replace('/table/', '/api/tables/') + '/live');
          const message = { type: 'say', id: 'long', text, to: null };
          socket.onopen = () => socket.send(JSON.stringify(message));
          socket.onmessage = (event) => {
            const data = JSON.parse(event.data);
            if (data.type === 'reply') { socket.close(); done(data.refused?.key ?? ''); }
          };
        })""",
        LONG,
    )
    assert key == "talk-long"
    say(ann, "still here")
    expect(read.get_by_text("still here")).to_be_visible()


def test_a_private_thread_is_for_two(new_visitor: NewVisitor) -> None:
    ann, ben, eve = (new_visitor().named(name) for name in ("Ann", "Ben", "Eve"))
    run_with_people(ann, ben, eve)
    for visitor in (ann, ben, eve):
        open_talk(visitor)
    ann.button("Ben", exact=True).click()
    expect(ann.page.get_by_text("Only the two of you read this.")).to_be_visible()
    say(ann, "a plan against the third")
    expect(ben.button("Ann 1 unread")).to_be_visible()
    ben.button("Ann 1 unread").click()
    expect(ben.page.get_by_text("a plan against the third")).to_be_visible()
    ann.button("Table", exact=True).click()
    say(ann, "good luck")
    expect(eve.page.get_by_text("good luck")).to_be_visible()
    assert "a plan against" not in eve.page.content()
    assert not [frame for frame in eve.frames if "a plan against" in str(frame)]
    eve.page.reload()
    open_talk(eve)
    expect(eve.page.get_by_text("good luck")).to_be_visible()
    assert not [frame for frame in eve.frames if "a plan against" in str(frame)]
