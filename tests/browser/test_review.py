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
#: For each curve on the page: its dashes, and where the line before its name in the shared picture
#: has its colour, in pixels from the left. The picture is drawn at twice its size.
LEGEND = """async () => {
  const image = document.querySelector('.share img');
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const numbers = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data;
  };
  const curves = [...document.querySelectorAll('figure path.curve')].map((curve) => {
    const { stroke, strokeDasharray } = getComputedStyle(curve);
    return { ink: numbers(stroke), dashes: strokeDasharray };
  });
  pen.drawImage(image, 0, 0);
  return curves.map(({ ink, dashes }, place) => {
    const y = Math.round(canvas.height - 2 * (16 + 24 * (curves.length + 1 - place) - 12));
    const row = pen.getImageData(32, y, 56, 1).data;
    const alike = (x) => [0, 1, 2].every((part) => Math.abs(row[4 * x + part] - ink[part]) < 8);
    return { dashes, inked: Array.from({ length: 56 }, (_, x) => alike(x)) };
  });
}"""


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
    visitor.button("Picture").click()
    expect(page.get_by_text("It is ready.")).to_be_visible()
    legend = page.evaluate(LEGEND)
    assert [line["inked"] for line in legend] == [inked(line["dashes"]) for line in legend]
    assert len({tuple(line["inked"]) for line in legend}) == 3
    first = page.locator("ol li").first
    first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+&seat=\d"))

    phone = new_visitor(bypass_csp=True, locale="uk-UA", **PHONE)
    phone.go(f"/review/{table}")
    expect(phone.page.get_by_role("heading", name="Переломні моменти")).to_be_visible()
    assert not phone.scrolls_sideways()
    phone.page.add_script_tag(path=AXE)
    assert violations(phone) == []


def inked(dashes: str) -> list[bool]:
    """Return which of the 56 pixels of a line are drawn, with dashes as a style sheet has them."""
    lengths = [2 * int(float(part.removesuffix("px"))) for part in re.findall(r"[\d.]+px", dashes)]
    pattern = [on for nth, each in enumerate(lengths) for on in [nth % 2 == 0] * each] or [True]
    return [pattern[x % len(pattern)] for x in range(56)]
