"""The menu of a table asks each person whether the record of the game may be given away."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import run_with_people
from tests.browser.test_votes import menu
from tests.browser.visitor import PHONE, Visitor


def sharing(visitor: Visitor) -> Locator:
    """Open the question in the menu."""
    menu(visitor)
    visitor.button("Share this game’s record").click()
    return visitor.page.locator("[popover]")


def test_each_person_is_asked_and_may_change_their_mind(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor().named("Ann"), new_visitor(**PHONE).named("Ben")
    run_with_people(ann, ben, bots=1)
    asked = sharing(ann)
    expect(asked.get_by_role("radio", name="no")).to_be_checked()  # nobody has agreed
    expect(asked.get_by_text("0 of 2 agree.")).to_be_visible()
    asked.get_by_role("radio", name="I agree").click()
    expect(asked.get_by_text("1 of 2 agree.")).to_be_visible()

    also = sharing(ben)
    expect(also.get_by_role("radio", name="no")).to_be_checked()  # each for themselves
    expect(also.get_by_text("1 of 2 agree.")).to_be_visible()
    also.get_by_role("radio", name="I agree").click()
    expect(also.get_by_text("2 of 2 agree.")).to_be_visible()

    ann.page.reload()
    again = sharing(ann)
    expect(again.get_by_role("radio", name="I agree")).to_be_checked()
    expect(again.get_by_text("2 of 2 agree.")).to_be_visible()
    again.get_by_role("radio", name="no").click()
    expect(again.get_by_text("1 of 2 agree.")).to_be_visible()
