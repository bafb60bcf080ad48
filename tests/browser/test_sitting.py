"""A seat passes to another person by a link; several people play at one device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.tables import run_with_people
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

# Notes all that is on the page, its title included, whenever it has the curtain.
WITNESS = """() => {
  window.behind = '';
  const look = () => {
    if (!document.querySelector('.curtain')) return;
    window.behind += document.title + document.documentElement.outerHTML;
  };
  const what = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, what);
}"""


def item(visitor: Visitor, name: str) -> None:
    visitor.button("Table menu").click()
    visitor.page.locator("[popover]").get_by_role("button", name=name).click()


def test_a_seat_passes_on_by_a_link(new_visitor: NewVisitor) -> None:
    ann, taras = new_visitor().named("Ann"), new_visitor().named("Stepan")
    table = run_with_people(ann, taras, bots=1)
    taras.context.grant_permissions(["clipboard-read", "clipboard-write"])
    item(taras, "Pass a seat on")
    expect(taras.page.get_by_text("none of your private talk")).to_be_visible()
    taras.button("Make a link for somebody").click()
    expect(taras.page.get_by_text("Whoever opens the link takes over from")).to_be_visible()
    taras.button("Copy the link").click()
    expect(taras.button("Copied")).to_be_visible()
    link = str(taras.page.evaluate("navigator.clipboard.readText()"))

    olga = new_visitor(**PHONE)
    olga.go(link.removeprefix(olga.url))
    expect(olga.page.get_by_text("you would take over from Stepan")).to_be_visible()
    olga.page.get_by_label("Name at the table").fill("Olga")
    olga.button("Take the seat").click()
    olga.page.wait_for_url(f"**/table/{table}")
    expect(olga.page.locator("section.hand")).to_be_visible()

    # The former owner looks on, and is told.
    expect(taras.page.get_by_text("Olga now plays for you.")).to_be_visible()
    expect(taras.page.locator("section.hand")).to_have_count(0)
    # Everybody reads it in the log, and in the replay.
    ann.page.get_by_role("tab", name="Log").click()
    line = ann.page.locator(".log").get_by_text("Olga now plays for Stepan.")
    expect(line).to_be_visible()
    ann.go(f"/replay/{table}")
    expect(line).to_be_visible()


def beside(host: Visitor) -> str:
    """Make a table on its page: the host, Olga at the same device, and an open seat."""
    page = host.page
    host.go("/new")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Seat 2: who sits here").select_option(label="here with me")
    page.get_by_label("Name of the player").fill("Olga")
    host.button("Create the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("plays here with you")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def open_side(visitor: Visitor, name: str) -> list[str]:
    """Open the curtain as this person; return the hand that is on the page then."""
    heading = visitor.page.get_by_role("heading", name=f"Pass the device to {name}")
    expect(heading).to_be_focused()
    assert visitor.page.title() == "Gunbai"
    for hidden in ("section.hand", ".log", "section.bar", "[aria-live]"):
        expect(visitor.page.locator(hidden)).to_have_count(0)
    visitor.button(f"I am {name}: open").click()
    visitor.wait_for_me()
    cards = visitor.page.locator("section.hand [data-card]")
    return [str(card.get_attribute("aria-label")) for card in cards.all()]


def pass_two_cards(visitor: Visitor) -> None:
    visitor.wait_for_me()
    player = Player(visitor, seed=1)
    for place in (0, -1):
        player.choose(player.wait()["offered"][place])
    visitor.page.locator("[data-confirm]:enabled").click()
    expect(visitor.bar.get_by_text("Choose 2 cards")).to_have_count(0)


def test_two_at_one_device_and_one_online(new_visitor: NewVisitor) -> None:
    vera, oleh = new_visitor().named("Vera"), new_visitor().named("Oleh")
    table = beside(vera)
    oleh.post(f"/api/tables/{table}/join")
    vera.page.evaluate(WITNESS)
    vera.button("Start the game").click()
    oleh.go(f"/table/{table}")
    oleh.wait_for_me()

    # All pass cards on in secret: at the device first Vera, then Olga, the curtain between them.
    hands = {}
    for name in ("Vera", "Olga"):
        hands[name] = open_side(vera, name)
        assert len(hands[name]) == 6
        pass_two_cards(vera)
    pass_two_cards(oleh)
    assert hands["Vera"] != hands["Olga"]
    # Whoever has the device can pass it on, and nothing is left of their side.
    if vera.page.locator(".curtain").count() == 0:
        item(vera, "Pass the device to Vera")
    expect(vera.page.locator(".curtain")).to_be_visible()
    behind = str(vera.page.evaluate("window.behind"))
    assert "Pass the device to Olga" in behind
    for private in ("Your hand", *hands["Vera"], *hands["Olga"]):
        assert private not in behind
