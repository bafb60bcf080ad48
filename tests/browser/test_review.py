"""The review of a game in a browser: made on request, read, followed into the replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_pages import AXE, REPAINTED, violations
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser
RECORD = Path(__file__).parents[1] / "fixtures" / "rising_sun" / "players3" / "01.record"
PATIENCE = 240_000  # milliseconds, of a very busy machine


def test_a_game_is_reviewed_and_every_place_of_it_leads_into_the_replay(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor(bypass_csp=True).named()
    page = visitor.page
    table = visitor.upload(RECORD.read_text())
    visitor.go(f"/table/{table}")
    page.get_by_role("link", name="Review").click()
    visitor.button("Review this game").click()
    expect(page.locator("progress")).to_be_visible()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("main")).to_contain_text("Chika won with 37 points")
    assert page.locator("figure path.curve").count() == 3
    every = page.locator(".decisions li").count()
    page.get_by_label("Decisions of").select_option("Aoi")
    assert 0 < page.locator(".decisions li").count() < every
    page.get_by_role("slider").press("End")
    expect(page.locator("figcaption")).to_contain_text("100 %")
    page.add_script_tag(path=AXE)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate(REPAINTED)
        assert violations(visitor) == [], scheme
    first = page.locator("ol li").first
    first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+&seat=\d"))

    phone = new_visitor(bypass_csp=True, locale="uk-UA", **PHONE)
    phone.go(f"/review/{table}")
    expect(phone.page.get_by_role("heading", name="Переломні моменти")).to_be_visible()
    assert not phone.scrolls_sideways()
    phone.page.add_script_tag(path=AXE)
    assert violations(phone) == []
