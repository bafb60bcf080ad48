"""A game that the client does not know is played in two browsers, on the plain board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.secrecy import positions
from tests.browser.tables import invite_by_page
from tests.browser.test_pages import AXE, violations
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser


def field(page: Page, name: str) -> str:
    return page.locator(f"[data-field={name}]").inner_text()


def hand(visitor: Visitor) -> list[int]:
    cards: list[int] = list(positions(visitor.frames))[-1]["hand"]
    return cards


def test_two_people_play_a_game_without_a_drawn_board(new_visitor: NewVisitor) -> None:
    host = new_visitor(bypass_csp=True)
    guest = new_visitor(bypass_csp=True, locale="uk-UA", color_scheme="dark", **PHONE)
    link = invite_by_page(host, "Kura", ["me", "by invite link"])
    guest.go(link)
    guest.page.locator("input[type=text]").fill("Оксана")
    guest.page.locator("main form button").click()
    guest.page.wait_for_url("**/table/*")
    guest.page.reload()  # its words are not there yet when the table is
    expect(host.page.get_by_role("listitem").filter(has_text="Оксана")).to_be_visible()
    host.button("Start the game").click()
    expect(host.bar).to_be_visible()
    expect(guest.bar).to_be_visible()

    assert field(host.page, "hand") == " · ".join(map(str, hand(host)))
    assert set(hand(host)).isdisjoint(hand(guest))
    expect(host.page.get_by_role("rowheader", name="Оксана")).to_be_visible()
    expect(guest.page.locator("dt", has_text="Рука")).to_be_visible()
    for visitor in (host, guest):
        assert not visitor.scrolls_sideways()
        visitor.page.add_script_tag(path=AXE)
        assert violations(visitor) == []

    host.button("Give 1 coin to South").click()  # out of turn, in the open
    expect(guest.page.locator("tbody tr").nth(1)).to_contain_text("4")

    players = [Player(host, seed=4), Player(guest, seed=5)]
    for _ in range(400):
        seen = [player.look() for player in players]
        if all(each["over"] for each in seen):
            break
        for player, each in zip(players, seen, strict=True):
            if each["free"] and not each["over"]:
                player.play_on()
    else:
        raise AssertionError(f"the game stands still: {[player.look() for player in players]}")
    expect(host.page.get_by_role("heading", level=2).first).to_contain_text(
        re.compile("wins|victory")
    )
    host.page.get_by_role("link", name="Watch the replay").click()
    expect(host.page.locator("[data-field=lot]")).to_be_visible()
