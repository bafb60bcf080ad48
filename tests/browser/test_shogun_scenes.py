"""Shogun's scenes on the table page: the tower, its outcome, a lost province are seen in time."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.test_shogun import box_of
from tests.browser.visitor import LOOKS, PATIENCE, PHONE, SHOWN, SIDEWAYS, Visitor, record

pytestmark = pytest.mark.browser

# What the board showed, in order: the stage of a throw with its outcome, marks on the map, notes,
# and when I could decide.
WATCH = """() => {
  window.seen = [];
  const texts = {
    stage: '.staged.throw .title', outcome: '.staged.throw .outcome', action: '.hand li.now .name',
    effect: '[data-effect]', fight: '.province.fighting', note: '.notes p',
    asked: 'section.bar.mine',
  };
  const now = {};
  const look = () => {
    for (const [name, query] of Object.entries(texts)) {
      const found = document.querySelector(query);
      const text = found ? `${name}: ${found.dataset.province ?? found.textContent.trim()}` : '';
      if (text && now[name] !== text) window.seen.push(text);
      now[name] = text;
    }
  };
  look();
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
}"""


def sit_down(visitor: Visitor, kind: str, number: int, answers: int) -> None:
    game = record(kind, number, answers=answers, game="shogun")
    visitor.named("Olga").go(f"/table/{visitor.upload(game)}")
    visitor.wait_for_me()
    visitor.page.evaluate(WATCH)


def seen(visitor: Visitor) -> list[str]:
    """Return what was seen since my answer, up to my next decision."""
    told: list[str] = visitor.page.evaluate("window.seen")
    return told[told.index(next(line for line in told if line.startswith("asked"))) + 1 :]


def attack_with_one(visitor: Visitor, province: str) -> None:
    page = visitor.page
    fewer = page.get_by_role("button", name="Fewer")
    confirm = page.locator("[data-confirm]:enabled")
    player = Player(visitor, seed=1)
    for _ in range(10):  # a map that moves on may be missed
        label = page.locator(f"[data-province={province}]").get_attribute("aria-label")
        assert label is not None
        player.choose(label)
        with suppress(TimeoutError):
            fewer.or_(confirm).first.wait_for(timeout=PATIENCE / 10)
            break
    while fewer.count() and fewer.is_enabled():
        fewer.click()
    if fewer.count():
        page.locator(".aim").get_by_role("button").last.click()
    else:
        confirm.click()


def my_last_attack(visitor: Visitor) -> None:
    """Attack Etchu with one army; then others take Kaga from me, and the next plans are asked."""
    sit_down(visitor, "sun4_recommended", 1, 139)
    attack_with_one(visitor, "etchu")


def lose_harima(visitor: Visitor) -> None:
    """Defend Harima, in which I planned something, in vain."""
    sit_down(visitor, "sun4_recommended", 17, 84)
    player = Player(visitor, seed=1)
    player.choose(player.wait()["offered"][0])
    confirm = visitor.page.locator("[data-confirm]:enabled")
    expect(confirm.or_(visitor.page.locator("section.bar:not(.mine)")).first).to_be_visible()
    if confirm.count():
        player.confirm()


@pytest.mark.parametrize("look", LOOKS)
def test_my_attack_and_my_loss_are_seen_before_the_next_plan(
    new_visitor: NewVisitor, look: str
) -> None:
    visitor = new_visitor(**LOOKS[look])
    my_last_attack(visitor)
    expect(visitor.bar).to_contain_text("Plan your actions", timeout=SHOWN)
    visitor.wait_for_me()
    told = seen(visitor)
    attack = told.index("stage: Battle in Etchu")
    loss = told.index("stage: Battle in Kaga")
    assert any(line.startswith("outcome") for line in told[attack:loss]), told
    assert any(line.startswith("outcome: Conquered") for line in told[loss:]), told
    assert told.index("fight: etchu") < told.index("fight: kaga")
    note = next(place for place, line in enumerate(told) if line.startswith("note"))
    assert "took Kaga" in told[note]
    assert loss <= note < len(told) - 1
    assert any(line.startswith("action") for line in told[loss:])  # what others did afterwards
    assert told[-1].startswith("asked")


def test_at_once_my_attack_and_my_loss_are_told_beside_the_plan(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(tempo="instant")
    my_last_attack(visitor)
    expect(visitor.bar).to_contain_text("Plan your actions")
    visitor.wait_for_me()
    assert not [line for line in seen(visitor) if line.startswith(("stage", "outcome"))]
    expect(visitor.page.locator(".notes")).to_contain_text("took Kaga")
    recap = visitor.page.get_by_role("region", name="What the Summer round brought you")
    expect(recap).to_contain_text("You attack Etchu from Kaga with 1 army.")
    expect(recap).to_contain_text("Bot 3 holds Etchu.")
    expect(recap).to_contain_text("Bot 4 conquers Kaga.")


@pytest.mark.parametrize("tempo", ["quick", "instant"])
def test_a_lost_province_is_noted_until_it_is_put_away(new_visitor: NewVisitor, tempo: str) -> None:
    visitor = new_visitor(tempo=tempo)
    lose_harima(visitor)
    notes = visitor.page.locator(".notes")
    expect(notes).to_contain_text(
        "Bot 1 took Harima; your action “Deploy 1 army and move” is lost."
    )
    visitor.wait_for_me()
    expect(notes).to_be_visible()
    told = seen(visitor)
    staged = [line for line in told if line.startswith(("stage", "outcome"))]
    assert bool(staged) == (tempo == "quick")
    notes.get_by_role("button", name="Close").click()
    expect(notes).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_the_stage_leaves_the_place_of_battle_in_sight(
    new_visitor: NewVisitor, screen: dict[str, Any]
) -> None:
    visitor = new_visitor(tempo="slow", **screen)
    lose_harima(visitor)
    page = visitor.page
    expect(page.locator(".staged .outcome")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    stage = box_of(page.locator(".staged"))
    place = box_of(page.locator("[data-crowd=harima]"))
    board = box_of(page.locator("main"))
    strip = box_of(page.locator(".strip"))
    for other in (place, strip):
        apart = (
            other["x"] + other["width"] <= stage["x"]
            or other["x"] >= stage["x"] + stage["width"]
            or other["y"] + other["height"] <= stage["y"]
            or other["y"] >= stage["y"] + stage["height"]
        )
        assert apart, (stage, other)
    for thing in (stage, place):
        assert thing["x"] >= board["x"]
        assert thing["y"] >= board["y"]
        assert thing["x"] + thing["width"] <= board["x"] + board["width"]
        assert thing["y"] + thing["height"] <= board["y"] + board["height"]
    visitor.bar.get_by_role("button", name="Skip").click()
    visitor.wait_for_me()
    expect(page.locator(".staged")).to_have_count(0)


@pytest.mark.parametrize("locale", ["ru-RU", "uk-UA"])
def test_the_counts_of_a_low_stage_have_their_words(new_visitor: NewVisitor, locale: str) -> None:
    visitor = new_visitor(tempo="slow", locale=locale, **PHONE)
    lose_harima(visitor)
    heads = visitor.page.locator(".staged thead th")
    expect(heads).to_have_count(2)
    wide = "all => all.map((each) => each.scrollWidth - each.clientWidth)"
    assert heads.evaluate_all(wide) == [0, 0]
