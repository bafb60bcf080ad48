"""Shogun in the browser: a whole game by clicking, and a full table of bots with the page open."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.sizes import covered
from tests.browser.tables import BOT
from tests.browser.visitor import PHONE, SIDEWAYS, Visitor, record
from tests.full import FULL

pytestmark = pytest.mark.browser

EXPANSIONS = "court,samurai,generals,dajokan"
LAST_SUMMER = 260  # answers of a record: two seasons and a Winter are left


class Daimyo(Player):
    """Lays plans card by card, and answers everything else like any player."""

    def play_on(self) -> bool:
        seen = self.wait()
        if "Plan your actions" in seen["question"] and not seen["over"]:
            self.plan()
            return True
        return super().play_on()

    def plan(self) -> None:
        """Any free card to any empty slot, until the plan can be confirmed.

        The bid comes first, from a province: a higher one may be refused to the poor (SG-Q6).
        """
        confirm = self.visitor.button("Confirm the plan").first
        slots = self.page.locator("[data-slot]:not(:has(.card:not(.ghost)))")
        lands = self.page.locator("button.land:not(.planned)")
        cards = self.page.locator("button.land:not(.planned), button.other:not(.planned)")
        expect(slots.first).to_be_visible()  # the values of the cards may come after the question
        expect(cards.first).to_be_visible()
        for turn in range(20):
            if confirm.is_visible() or not cards.count() or not slots.count():
                break
            before = slots.count()
            self.visitor.wait_for_me()  # what was laid before has been answered
            some = lands if turn == 0 and lands.count() else cards
            some.nth(self.rng.randrange(some.count())).click()
            slots.last.get_by_role("button").first.click()
            expect(slots).to_have_count(before - 1)
        confirm.click()
        expect(confirm).to_be_hidden()


SLOTS_BESIDE_THE_MAP = """() => {
    const land = document.querySelector("svg[role=group]").getBoundingClientRect()
    const slots = [...document.querySelectorAll("[data-slot]")]
    return slots.every((slot) => slot.getBoundingClientRect().left >= land.right)
}"""


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def run_table(visitor: Visitor, seats: list[Any], **options: str) -> None:
    chosen = {"players": str(len(seats)), **options}
    made = visitor.post("/api/tables", game="shogun", options=chosen, seats=seats, start=True)
    visitor.go(f"/table/{made['id']}")
    expect(visitor.bar).to_be_visible()


def test_the_plan_is_made_with_the_map_in_sight(visitor: Visitor) -> None:
    visitor.named()
    run_table(visitor, [{"kind": "me"}, BOT, BOT])
    visitor.wait_for_me()
    page = visitor.page
    slots = page.locator("[data-slot]")
    expect(slots).to_have_count(11)
    page.wait_for_function(SLOTS_BESIDE_THE_MAP)  # once the board is measured
    land = box_of(page.locator("svg[role=group]"))
    assert land["width"] > 900
    assert land["height"] > 500
    assert covered(visitor) == []
    for slot in slots.all():
        box = box_of(slot)
        assert box["y"] + box["height"] <= 800, "a slot is below the edge of the window"
    expect(page.get_by_text("Winter at worst")).to_be_visible()
    visitor.button("Suggest a plan").click()
    expect(visitor.button("Confirm the plan")).to_have_count(1)


def test_a_phone_on_its_side_has_room_for_plans(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**SIDEWAYS).named()
    run_table(visitor, [{"kind": "me"}, BOT, BOT])
    visitor.wait_for_me()
    visitor.page.locator("button.land").first.tap()
    visitor.page.locator("[data-slot]").get_by_role("button").first.tap()
    expect(visitor.page.locator("[data-slot] .card:not(.ghost)")).to_be_visible()


def test_the_tower_never_covers_the_slider_of_a_replay(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    table = visitor.upload(record("sun4_recommended", 1, game="shogun"))
    visitor.go(f"/replay/{table}?at=0&seat=-1")
    expect(visitor.page.locator(".throw")).to_be_visible()
    slider = visitor.page.get_by_role("slider")
    slider.scroll_into_view_if_needed()
    box = box_of(slider)
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(slider).not_to_have_value("0")


def test_the_question_says_how_to_answer(visitor: Visitor) -> None:
    visitor.named()
    run_table(visitor, [{"kind": "me"}, BOT, BOT], start="draft")
    Daimyo(visitor, seed=2).play_until("Plan your actions")
    expect(visitor.bar).to_contain_text("Points come in Winter")


def test_a_game_against_two_bots_by_clicking(visitor: Visitor) -> None:
    visitor.named()
    if FULL:
        run_table(visitor, [{"kind": "me"}, BOT, BOT])
    else:
        begun = record("sun3_recommended", 1, LAST_SUMMER, "shogun")
        visitor.go(f"/table/{visitor.upload(begun)}")
    Daimyo(visitor, seed=4).play_to_the_end()
    expect(visitor.page.locator("#result-title")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Where the points came from")).to_be_visible()


def test_five_bots_with_all_expansions_while_somebody_watches(visitor: Visitor) -> None:
    visitor.named()
    run_table(visitor, [BOT] * 5, expansions=EXPANSIONS, start="draft")
    until = "#result-title" if FULL else ".tally"  # the first Winter
    expect(visitor.page.locator(until)).to_be_visible(timeout=240_000)
