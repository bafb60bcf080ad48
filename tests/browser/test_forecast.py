"""Points that are still to come, in the players' list, and the explanations of values."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor, record


def test_a_seat_shows_the_prestige_to_come_beside_its_points(new_visitor: NewVisitor) -> None:
    for size in ({}, PHONE):
        visitor = new_visitor(**size).named()
        visitor.go(f"/table/{visitor.upload(record('base4', 7, answers=109))}")
        visitor.wait_for_me()
        seats = visitor.page.get_by_role("list", name="Players").get_by_role("listitem")
        expect(seats).to_have_count(4)
        for seat in seats.all():
            coming = seat.locator(".coming")
            expect(coming).to_contain_text("If the prestige of this round were scored now: +")
            shown = coming.locator("[aria-hidden]").bounding_box()
            cards = seat.locator(".cards").bounding_box()
            assert shown is not None
            assert cards is not None
            beside = shown["x"] + shown["width"] <= cards["x"]
            above = shown["y"] + shown["height"] <= cards["y"] + 1
            assert beside or above, (shown, cards)


def test_the_rules_lead_to_the_list_of_values(visitor: Visitor) -> None:
    visitor.go("/new")
    link = visitor.page.get_by_role("link", name="All values, and how sure each one is")
    expect(link).to_have_attribute("href", "/how/joraku?page=last#values")
    visitor.go("/how/joraku?page=last#values")
    expect(visitor.page.get_by_role("heading", name="The values")).to_be_in_viewport()
    expect(visitor.page.get_by_role("row", name="Kyoto: RP")).to_contain_text("house value")
