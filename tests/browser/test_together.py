"""Together at a running table: stand-ins, pauses, a host who is gone, messages, a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import BOT, run_with_people
from tests.browser.test_rising_sun import before
from tests.browser.test_votes import menu
from tests.browser.visitor import PHONE, Visitor, record
from tests.server.servers import Server

pytestmark = pytest.mark.browser

#: Buttons outside of a toast that it covers, as the browser would hit them.
COVERED = """(toast) => {
  const box = toast.getBoundingClientRect();
  return [...document.querySelectorAll('button, a, input, textarea, [data-thing]')]
    .filter((each) => !toast.contains(each) && each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => {
      const other = each.getBoundingClientRect();
      const beside = other.left >= box.right || other.right <= box.left;
      return !beside && other.top < box.bottom && other.bottom > box.top;
    })
    .map((each) => each.outerHTML.slice(0, 80));
}"""


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that waits some seconds for a host."""
    running = Server(tmp_path, bot_pause=0.01, host_gone=4.0)
    running.start()
    yield running
    running.stop()
    assert running.complaints() == ""


def items(visitor: Visitor) -> Locator:
    return visitor.page.locator("[popover]")


def say(visitor: Visitor, text: str, to: str = "Table") -> None:
    page = visitor.page
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("group", name="Who you talk to").get_by_role("button", name=to).click()
    page.get_by_label("Write a message").fill(text)
    visitor.button("Send").click()
    expect(page.get_by_role("log", name="Talk").get_by_text(text)).to_be_visible()


def test_a_bot_plays_for_me_after_a_question_until_i_take_my_seat_back(
    new_visitor: NewVisitor,
) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor(**PHONE).named("Ben")
    run_with_people(ann, ben, bots=1)
    menu(ben)
    ben.button("Let a bot play for me").click()
    expect(ben.page.get_by_text("until you take your seat back")).to_be_visible()
    ben.button("Cancel").click()
    ben.button("Let a bot play for me").click()
    ben.button("Let it play").click()
    expect(items(ben)).to_be_hidden()
    expect(ben.bar.get_by_text("A bot plays for you.")).to_be_visible()
    expect(ann.page.get_by_text("a bot plays", exact=True)).to_be_visible()
    ben.bar.get_by_role("button", name="Take my seat back").tap()
    expect(ben.bar.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(ann.page.get_by_text("a bot plays", exact=True)).to_have_count(0)


def test_a_pause_says_who_and_since_when_and_the_host_goes_on(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(**PHONE).named("Ann"), new_visitor().named("Ben")
    run_with_people(ann, ben, bots=1)
    menu(ann)
    ann.button("Pause the game").click()
    expect(ann.bar.get_by_text("You paused the game at")).to_be_visible()
    expect(ben.bar.get_by_text("Ann paused the game at")).to_be_visible()
    expect(ben.bar.get_by_text("Ann can resume it.")).to_be_visible()
    expect(ben.bar.get_by_role("button")).to_have_count(0)
    ann.bar.get_by_role("button", name="Resume the game").tap()
    for visitor in (ann, ben):
        expect(visitor.bar.get_by_text("paused the game")).to_have_count(0)


def test_no_form_is_open_while_nothing_is_decided_here(visitor: Visitor) -> None:
    """In a pause, and in the same way while a bot plays for me."""
    visitor.named("Ann")
    page = visitor.page
    plan = page.get_by_role("region", name="Your plan")
    bid = page.get_by_role("group", name="Your sealed bid")
    for game, form in (
        (record("sun4_recommended", 1, 20, "shogun"), plan),
        (before("players3", 1, "stake"), bid),
    ):
        table = visitor.upload(game)
        visitor.go(f"/table/{table}")
        visitor.wait_for_me()
        expect(form).to_be_visible()
        offered = page.locator("[data-thing=on], [data-stake]:enabled")
        expect(offered).not_to_have_count(0)
        visitor.post(f"/api/tables/{table}/steer/pause")
        expect(page.locator("[data-thing=on]")).to_have_count(0)
        expect(form.and_(page.locator(":not([inert])"))).to_have_count(0)
        expect(page.get_by_text("Your plan is sealed")).to_have_count(0)
        visitor.post(f"/api/tables/{table}/steer/resume")
        visitor.wait_for_me()
        expect(form.and_(page.locator(":not([inert])"))).to_be_visible()


def test_the_menu_closes_and_the_end_is_asked_for(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor().named("Ben")
    run_with_people(ann, ben, bots=1)
    page = ann.page
    menu(ann)
    expect(items(ann)).to_be_visible()
    page.keyboard.press("Escape")
    expect(items(ann)).to_be_hidden()
    expect(ann.button("Table menu")).to_be_focused()
    menu(ann)
    page.mouse.click(500, 400)
    expect(items(ann)).to_be_hidden()
    menu(ann)
    items(ann).get_by_role("link").focus()
    page.get_by_role("tab", selected=True).focus()
    expect(items(ann)).to_be_hidden()
    menu(ann)
    ann.button("End the game", exact=True).click()
    expect(page.get_by_text("End the game for everyone?")).to_be_visible()
    ann.button("Cancel").click()
    ann.button("End the game", exact=True).click()
    page.keyboard.press("Escape")
    menu(ann)  # nothing is left of the question
    expect(ann.button("End it for everyone")).to_have_count(0)
    ann.button("End the game", exact=True).click()
    ann.button("End it for everyone").click()
    expect(ben.page.get_by_role("heading", name="The game was stopped")).to_be_visible()


def test_the_others_see_how_long_they_wait_for_the_host(
    new_visitor: NewVisitor, patient: Server
) -> None:
    ann, ben = new_visitor(patient.url).named("Ann"), new_visitor(patient.url).named("Ben")
    run_with_people(ann, ben, bots=1)
    ann.go("/")
    expect(ben.page.get_by_text("not connected")).to_be_visible()
    menu(ben)
    expect(items(ben).get_by_text("a majority can decide")).to_be_visible()
    expect(items(ben).get_by_text("Vote:")).to_have_count(0)
    # The same open menu offers the vote when it counts.
    ben.button("Vote: pause the game").click()
    expect(ben.bar.get_by_text("The game was paused by vote")).to_be_visible()


def test_a_phone_shows_who_is_there_and_what_was_said(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor(**PHONE).named("Ben")
    eve = new_visitor().named("Eve")
    table = run_with_people(ann, ben, eve)
    seats = ben.page.get_by_role("list", name="Players")
    expect(seats.get_by_role("img", name="not connected")).to_have_count(0)
    eve.go("/")
    expect(seats.get_by_role("img", name="not connected")).to_be_visible()
    eve.go(f"/table/{table}")
    expect(seats.get_by_role("img", name="not connected")).to_have_count(0)
    eve.post(f"/api/tables/{table}/away", seat=2, away=True)
    expect(seats.get_by_role("img", name="a bot plays")).to_be_visible()

    dot = ben.page.locator("header .dot")
    toast = ben.page.locator(".toast")
    say(ann, "Good evening to all")
    expect(toast.get_by_text("Good evening to all")).to_be_visible()
    expect(toast.get_by_text("Ann")).to_be_visible()
    assert toast.evaluate(COVERED) == []
    expect(dot).not_to_contain_text("only to you")
    toast.get_by_role("button", name="Close").tap()
    expect(toast).to_have_count(0)
    say(ann, "Between you and me", "Ben")
    expect(toast.get_by_text("to you")).to_be_visible()
    expect(dot).to_contain_text("only to you")
    toast.get_by_role("button", name="Between you and me").tap()
    expect(
        ben.page.get_by_role("log", name="Talk").get_by_text("Between you and me")
    ).to_be_visible()
    expect(toast).to_have_count(0)
    say(ann, "While it is read", "Ben")
    expect(ben.page.get_by_role("log", name="Talk").get_by_text("While it is read")).to_be_visible()
    expect(toast).to_have_count(0)


def test_a_message_covers_nothing_on_a_wide_window(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor().named("Ben")
    run_with_people(ann, ben, bots=1)
    say(ann, "A long message " * 20)
    toast = ben.page.locator(".toast")
    expect(toast).to_be_visible()
    assert toast.evaluate(COVERED) == []


def test_the_message_box_stays_in_sight_above_the_keyboard(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor(**PHONE).named("Ben")
    run_with_people(ann, ben, bots=1)
    page = ben.page
    page.get_by_role("navigation").get_by_role("button", name="Talk").tap()
    box = page.get_by_label("Write a message")
    box.tap()
    page.set_viewport_size({"width": 390, "height": 400})
    expect(page.locator(".panel.writing")).to_be_visible()
    expect(box).to_be_in_viewport(ratio=1)
    expect(ben.button("Send")).to_be_in_viewport(ratio=1)
    box.fill("With the keyboard up")
    ben.button("Send").tap()
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    expect(
        page.get_by_role("log", name="Talk").get_by_text("With the keyboard up")
    ).to_be_in_viewport()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".panel.writing")).to_have_count(0)


def test_gifts_name_whom_they_are_for_and_tiles_their_digit(new_visitor: NewVisitor) -> None:
    ann = new_visitor().named("Ann")
    options = {"players": "3", "clans": "koi,lotus,turtle"}
    seats = [{"kind": "me"}, BOT, BOT]
    made = ann.post(
        "/api/tables", game="rising_sun", options=options, seats=seats, start=True, seed="1"
    )
    ann.go(f"/table/{made['id']}")
    for clan in ("Lotus", "Turtle"):
        expect(ann.button(f"Gift: {clan}")).to_be_visible()
        expect(ann.button(f"Promise: {clan}")).to_be_visible()
    ann.wait_for_me()
    ann.button("Ready").click()
    ann.button("Confirm").click()
    tile = ann.page.locator("[data-mandate][data-digit='2']")
    expect(tile).to_have_attribute("aria-keyshortcuts", "2")
    ann.page.keyboard.press("2")
    expect(tile).to_have_attribute("aria-pressed", "true")
