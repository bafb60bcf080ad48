"""Agreements at the table: a proposal, its answers, and its lines in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import run_with_people
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser


def menu(visitor: Visitor, name: str) -> None:
    visitor.button("Table menu").click()
    visitor.page.locator("[popover]").get_by_role("button", name=name).click()


def test_the_pace_and_the_end_by_consent(new_visitor: NewVisitor) -> None:
    ann = new_visitor().named("Ann")
    ben = new_visitor(**PHONE).named("Ben")
    run_with_people(ann, ben, bots=1)

    menu(ann, "Propose another pace")
    ann.page.get_by_role("radio", name="days").check()
    ann.button("Ask the others").click()
    expect(ann.page.get_by_text("You propose another pace: 2 days per decision.")).to_be_visible()
    expect(ann.page.get_by_text("Waiting for: Ben.")).to_be_visible()
    expect(ben.page.get_by_text("Ann proposes another pace")).to_be_visible()
    ben.button("Decline").click()
    expect(ann.page.get_by_text("Ben declined.")).to_be_visible()
    ann.button("Close").click()
    expect(ann.page.get_by_text("Ben declined.")).to_have_count(0)

    # The one who declined may propose it instead.
    menu(ben, "Propose another pace")
    ben.page.get_by_role("radio", name="days").check()
    ben.button("Ask the others").click()
    ann.button("Accept").click()
    ann.page.get_by_role("tab", name="Log").click()
    told = "New pace: 2 days per decision. Proposed by Ben, agreed by you."
    expect(ann.page.get_by_text(told)).to_be_visible()

    menu(ben, "Propose to end the game")
    ben.button("Ask the others").click()
    ann.button("Accept").click()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_role("heading", name="The game was stopped")).to_be_visible()
