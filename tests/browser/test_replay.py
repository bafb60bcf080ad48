"""After the game: stepping through it, its record, and playing on from a position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.visitor import FIXTURES, Visitor, record

pytestmark = pytest.mark.browser

FINISHED = FIXTURES / "base3" / "01.record"


def test_an_uploaded_game_is_replayed_forked_and_saved(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    visitor.go()
    page.get_by_label("Choose a file").set_input_files(FINISHED)
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider", name="Replay")
    last = int(slider.get_attribute("max") or 0)
    assert last > 50

    # Steps by button, key and slider; the address follows.
    expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()
    visitor.button("Step forward").click()
    page.locator("#main").focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=2&"))
    page.keyboard.press("End")
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    expect(visitor.button("Play from here")).to_be_hidden()
    slider.fill("40")
    expect(page).to_have_url(re.compile(r"at=40&"))

    # All hands from above, one from a seat, none as a spectator.
    seen = page.get_by_label("Seen")
    hands = page.locator("main dl > div")
    expect(hands).to_have_count(3)
    seen.select_option(label="by Биляна")
    expect(hands).to_have_count(1)
    seen.select_option(label="as a spectator")
    expect(hands).to_have_count(0)
    address = page.url
    page.reload()
    expect(page).to_have_url(address)
    expect(page.get_by_text(f"Step 40 of {last}")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("link", name="Save to a file").click()
    download.value.save_as(tmp_path / "saved.record")
    assert "end " in (tmp_path / "saved.record").read_text(encoding="utf-8")

    visitor.button("Play from here").click()
    page.wait_for_url("**/table/*")
    visitor.wait_for_me()
    player = Player(visitor, seed=17)
    for _ in range(10):
        assert player.play_on()


def test_an_unfinished_record_is_played_on(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "unfinished.record"
    file.write_text(record("neutral", 2, answers=60), encoding="utf-8")
    visitor.go()
    visitor.page.get_by_label("Choose a file").set_input_files(file)
    visitor.page.wait_for_url("**/table/*")
    visitor.wait_for_me()
    Player(visitor, seed=18).play_on()


def test_a_damaged_record_is_refused_with_the_reason(visitor: Visitor, tmp_path: Path) -> None:
    visitor.tolerated.append("400")
    file = tmp_path / "damaged.record"
    file.write_text(FINISHED.read_text(encoding="utf-8").replace("s2 pass", "s3 pass"))
    visitor.go()
    visitor.page.get_by_label("Choose a file").set_input_files(file)
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    expect(visitor.page).to_have_url(re.compile("/$"))


def test_my_own_running_game_from_my_seat(visitor: Visitor) -> None:
    visitor.named()
    table = visitor.upload(record("base3", 3, answers=60))
    visitor.go(f"/replay/{table}")
    expect(visitor.page.locator("main dl > div")).to_have_count(1)
    expect(visitor.page.get_by_role("link", name="To the table")).to_be_visible()
    expect(visitor.button("Play from here")).to_have_count(0)
