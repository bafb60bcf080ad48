"""Rising Sun on stage: kami turns, battles and betrayals are seen before the next decision."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.sizes import WATCH_SEALS, sealed
from tests.browser.test_rising_sun import GAME
from tests.browser.visitor import LOOKS, PATIENCE, SHOWN, Visitor, record

pytestmark = pytest.mark.browser

# My Harvest is the last mandate: it is carried out, the kami act, and then I am asked again.
HARVEST = ("players3", 1, 91)
# What was on stage, in order, and what was wrong with it; a mark for each time that I could decide.
# A stage lies inside the board, nothing of it is cut, and nothing on it can be pressed.
WATCH = """() => {
  window.staged = [];
  window.faults = [];
  const text = (each) => each.textContent.replace(/\\s+/g, ' ').trim();
  const check = (stage) => {
    const box = stage.getBoundingClientRect();
    const room = document.querySelector('main').getBoundingClientRect();
    const wrong = {
      'too wide': box.left < room.left || box.right > room.right,
      'too high': box.top < room.top - 10 || box.bottom > room.bottom, // it may still move down
      'cut': stage.scrollHeight > stage.clientHeight + 1,
      'can be pressed': !stage.closest('[inert]'),
    };
    for (const [fault, is] of Object.entries(wrong)) {
      const high = `${stage.scrollHeight}/${stage.clientHeight}`;
      if (is) window.faults.push(`${fault} ${high}: ${text(stage)}`);
    }
  };
  const look = () => {
    const stage = document.querySelector('[data-stage]');
    const war = document.querySelector('.narrow.war section[aria-label=War]');
    const asked = document.querySelector('section.bar.mine') ? '(asked)' : '';
    const chips = [...document.querySelectorAll('[data-chip]')].map((each) => each.dataset.chip);
    const shown = stage ? `${stage.dataset.stage}: ${text(stage)}` : war ? `war: ${text(war)}` : '';
    const now = stage?.querySelector('.now[data-shrine]')?.dataset.shrine ?? '';
    if (stage) check(stage);
    for (const each of [shown && `${shown} ${now}${chips}`, asked]) {
      if (each && window.staged.at(-1) !== each) window.staged.push(each);
    }
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
  WATCH_SEALS
}""".replace("WATCH_SEALS", WATCH_SEALS)


def staged(visitor: Visitor) -> list[str]:
    """Return what was on stage until I was asked."""
    visitor.wait_for_me()
    assert [*visitor.page.evaluate("window.faults"), *sealed(visitor)] == []
    told: list[str] = visitor.page.evaluate("window.staged")
    return told


def before_asked(told: list[str]) -> str:
    """Return what was on stage before I was asked for the last time."""
    assert "(asked)" in told, told
    last = len(told) - 1 - told[::-1].index("(asked)")
    return "\n".join([*told[:last], ""])


def harvest(visitor: Visitor) -> None:
    visitor.go(f"/table/{visitor.upload(record(*HARVEST, game=GAME))}")
    visitor.wait_for_me()
    visitor.page.locator("[data-mandate=harvest]").first.click()
    visitor.page.evaluate(WATCH)
    visitor.page.locator("[data-confirm]").click()


@pytest.mark.parametrize("look", LOOKS)
def test_a_kami_turn_is_seen_shrine_by_shrine(new_visitor: NewVisitor, look: str) -> None:
    visitor = new_visitor(**LOOKS[look]).named("Aoi")
    harvest(visitor)
    expect(visitor.bar).to_contain_text("before the war", timeout=SHOWN)
    told = before_asked(staged(visitor))
    assert re.search(r"act: .*Harvest chosen by you.* oshu$", told, re.MULTILINE), told
    assert "+4 coins" in told  # everybody's coin, and the reward
    assert "Shrine of Hachiman: Bot 1 wins with Force 1." in told
    assert "2 ronin" in told
    assert "Tied; honor decides." in told
    order = [told.rindex(f" {kami}\n") for kami in ("hachiman", "amaterasu", "susanoo")]
    assert order == sorted(order)
    assert "Shrine of Susanoo: you win with Force 1." in told
    assert "You gain 1 VP" in told
    expect(visitor.page.locator("[data-stage=kami]")).to_have_count(0)


# I am the last one to seal a bid; then everything follows until the next Tea Ceremony.
LAST_BID = ("players3", 4, 52)


def until_staged(visitor: Visitor, words: str) -> str:
    """Wait until this is on stage; return all that was there."""
    told = ""
    for _ in range(PATIENCE // 100):
        told = "\n".join(visitor.page.evaluate("window.staged"))
        if words in told:
            return told
        visitor.page.wait_for_timeout(100)
    raise AssertionError(f"never on stage: {words}: {told}")


def bid(visitor: Visitor) -> None:
    visitor.named("Aoi").go(f"/table/{visitor.upload(record(*LAST_BID, game=GAME))}")
    visitor.wait_for_me()
    visitor.page.evaluate(WATCH)
    visitor.button("Confirm the bid").click()


@pytest.mark.parametrize("look", LOOKS)
def test_bids_are_turned_over_together(new_visitor: NewVisitor, look: str) -> None:
    visitor = new_visitor(**LOOKS[look])
    bid(visitor)
    expect(visitor.bar).to_contain_text("Say so when you are ready", timeout=SHOWN)
    told = before_asked(staged(visitor))
    turned = next(each for each in told.splitlines() if "All bids are shown" in each)
    assert re.search(r"Bot 1 \S+ ?0 ?0 ?5 ?0 ?You \S+ ?0 ?0 ?9 ?1 ", turned), turned
    steps = [
        "All bids are shown",
        "Nobody bid on it.",
        "You win it with 9 coins.",
        "You win with Force 3.",
        "A figure of Bot 1 is killed in Nagato",
        "You win it with 1 coin.",
        "You pay reparations to Bot 1: 10 coins.",
    ]
    # Provinces that nobody fights for are told as well.
    steps += ["Bot 1 alone has Force in Edo", "Nobody has Force in Hokkaido"]
    places = [told.find(step) for step in steps]
    assert -1 not in places, told
    assert places == sorted(places)
    assert "(asked)" not in told[places[0] : places[-1]]


@pytest.mark.parametrize(
    ("act", "question"), [(harvest, "before the war"), (bid, "Say so when you are ready")]
)
def test_at_once_nothing_is_on_stage(new_visitor: NewVisitor, act: Any, question: str) -> None:
    visitor = new_visitor(tempo="instant").named("Aoi")
    act(visitor)
    expect(visitor.bar).to_contain_text(question)
    assert set(staged(visitor)) == {"(asked)"}


BETRAYER = "1"  # with this seed the first player has Betray among the tiles


@pytest.mark.parametrize("look", ["normal", "still", "phone", "instant"])
def test_a_betrayal_that_befalls_me(new_visitor: NewVisitor, look: str) -> None:
    at_once = look == "instant"
    ann = new_visitor(**LOOKS.get(look, {"tempo": "instant"})).named("Ann")
    ben = new_visitor().named("Ben")
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "level": "easy"}]
    options = {"players": "3", "clans": "koi,dragonfly,bonsai"}
    form: dict[str, Any] = {"game": GAME, "options": options, "seats": seats, "seed": BETRAYER}
    table = ann.post("/api/tables", **form)["id"]
    ben.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    for visitor in (ann, ben):
        visitor.go(f"/table/{table}")
        visitor.wait_for_me()
    ann.page.evaluate(WATCH)
    ben.button("Offer Dragonfly an alliance").click()
    ann.button(re.compile("Accept Koi.s offer")).click()
    if not at_once and look != "phone":  # there the deals stay in front, and tell it
        until_staged(ann, "You and Ben form an alliance.")
    for visitor in (ann, ben):  # what is asked changes once more
        expect(visitor.page.get_by_role("region", name="Deals")).to_contain_text("allied with")
    for visitor in (ann, ben):
        answer(visitor, "ready")
    ben.page.locator("[data-mandate=betray]").click()
    ben.page.locator("[data-confirm]").click()
    if not at_once:
        until_staged(ann, "Ben breaks the alliance with you. Ben loses honor")
    answer(ben, "replace dragonfly bushi hokkaido bushi")
    answer(ben, "done")
    ann.wait_for_me()
    told = before_asked(staged(ann))
    found = re.search(r"pact: Betrayal .*Hokkaido.* your Bushi", told)
    assert (found is None) == at_once, told
    # It is said once, until it is put away.
    expect(ann.page.get_by_role("note", name="What happened to you")).to_have_count(0)
    note = ann.page.get_by_role("region", name="What happened in the meantime")
    expect(note).to_contain_text("Ben has broken the alliance with you.")
    expect(note).to_contain_text("Ben betrays you: in Hokkaido your figure was replaced (Bushi).")
    note.get_by_role("button").click()
    expect(note).to_have_count(0)


def answer(visitor: Visitor, text: str) -> None:
    """Press a button of the decision bar, and confirm it if that is asked for."""
    visitor.wait_for_me()
    visitor.page.locator(f"[data-choice='{text}']").click()
    gone = visitor.page.locator(f"section.bar:not(:has([data-choice='{text}']))")
    confirm = visitor.page.locator("[data-confirm]")
    expect(confirm.or_(gone).first).to_be_visible()
    if confirm.count():
        confirm.click()
