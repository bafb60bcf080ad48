"""Rising Sun in the browser: a game by clicking, a full table of bots, a battle read again, axe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import gunbai
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.session import Session
from gunbai.games.rising_sun.names import PROVINCES
from gunbai.games.rising_sun.state import RisingSunState
from tests.browser.conftest import NewVisitor
from tests.browser.player import AIM, Player
from tests.browser.tables import BOT
from tests.browser.test_pages import AXE, REPAINTED, violations
from tests.browser.visitor import FIXTURES, PHONE, Visitor, record
from tests.full import FULL

pytestmark = pytest.mark.browser

RECORDS = FIXTURES.parent / "rising_sun"
GAME = "rising_sun"
GREEDY = {"kind": "bot", "level": "medium"}
WOOED = "2"  # with this seed both bots want the person for an ally, so the talks wait for her
ADVANTAGES = ["seppuku", "hostage", "ronin", "poets"]


def wider(script: str) -> str:
    """Of this game also what is picked from a list beside the map."""
    things = "'[data-thing=on]:not(.picked):not([aria-pressed=true]), [data-choice]'"
    named = "(each.getAttribute('aria-label') ?? each.textContent.trim())"
    script = script.replace("'.offered[data-thing=on], [data-choice]'", things)
    return script.replace("each.getAttribute('aria-label')", named)


class Clan(Player):
    """Answers what is asked by clicking around; seeks alliances, bids a coin or two."""

    def script(self, text: str) -> str:
        return wider(text)

    def choose(self, label: str) -> None:
        """Leave alone things that are hidden behind others: the rest can be clicked."""
        aim = self.page.evaluate(self.script(AIM), label)
        if aim:
            self.point(*aim)

    def play_on(self) -> bool:
        seen = self.wait()
        if "split your coins" in seen["question"] and not seen["over"] and not seen["confirm"]:
            self.bid()
            return True
        if "alliance" in seen["question"]:
            self.page.evaluate(OFFER)
        ends = self.page.locator("section.bar [data-choice]:enabled")
        if not seen["over"] and not seen["confirm"] and self.rng.random() < 0.4:
            for label in [each.get_attribute("aria-label") for each in ends.all()][-1:]:
                self.choose(label or "")
                return True
        return super().play_on()

    def bid(self) -> None:
        form = self.page.get_by_role("group", name="Your sealed bid")
        for name in self.rng.sample(ADVANTAGES, 2):
            more = form.locator(f"[data-stake={name}]:not([aria-disabled])")
            if more.count():
                staked = form.get_by_role("status").nth(ADVANTAGES.index(name))
                more.click()
                expect(staked).to_have_text("1")
        self.visitor.wait_for_me()
        self.visitor.button("Confirm the bid").click()


def run_table(visitor: Visitor, seats: list[Any], seed: str = "", **options: str) -> None:
    chosen = {"players": str(len(seats)), **options}
    form: dict[str, Any] = {"game": GAME, "options": chosen, "seats": seats, "seed": seed}
    made = visitor.post("/api/tables", **form, start=True)
    visitor.go(f"/table/{made['id']}")
    expect(visitor.bar).to_be_visible()


def before(kind: str, number: int, verb: str) -> str:
    """A record, cut just before somebody answers this for the first time."""
    text = Path(RECORDS / kind / f"{number:02}.record").read_text(encoding="utf-8")
    found = re.search(rf"^(\d+) s\d {verb}\b", text, re.MULTILINE)
    assert found is not None
    return record(kind, number, int(found.group(1)) - 1, GAME)


def before_the_war(kind: str, number: int) -> str:
    """A record, cut where the gifts before the war begin and whoever decides first has coins."""
    game = gunbai.load(GAME)
    whole = read_record(record(kind, number, game=GAME))
    for answers in range(len(whole.texts)):
        session = replay(game, whole, answers)
        state = session.state
        assert isinstance(state, RisingSunState)
        asked = state.ask is not None and state.ask.key == "RS-DP31"
        if asked and state.coins[state.to_act()[0]]:
            return write_record(session)
    raise AssertionError("nobody has a coin before a war")


def betrayed(kind: str, number: int) -> tuple[str, str]:
    """A record, cut where whoever decides has lost a figure to a betrayal; the province of it."""
    game = gunbai.load(GAME)
    whole = read_record(record(kind, number, game=GAME))
    for answers in range(len(whole.texts)):
        session = replay(game, whole, answers)
        mine = session.state.to_act()[0]
        here = ""
        for event in session.events:
            if event.key == "rs-season":
                here = ""
            elif event.key == "rs-replaced" and event.c == mine and event.d < len(PROVINCES):
                here = PROVINCES[event.d]
        if here:
            return write_record(session), here
    raise AssertionError("nobody is betrayed")


def talks(visitor: Visitor) -> Locator:
    gift = visitor.page.get_by_role("button", name="Gift:")
    return visitor.page.locator("section").filter(has=gift)


def log_of(visitor: Visitor) -> Locator:
    """Open the log, in the place of what stands beside the map."""
    visitor.page.get_by_role("tab", name="Log").click()
    return visitor.page.get_by_role("list", name="Log")


# Others may agree at the very moment somebody reaches for a key: it is found and pressed at once.
OFFER = """() => {
  const keys = [...document.querySelectorAll('section li button:enabled')];
  const key = keys.find((each) => /^(Offer|Accept)/.test(each.textContent.trim()));
  key?.click();
  return key !== undefined;
}"""


def give_a_coin(visitor: Visitor) -> None:
    """To the first of the others; that is allowed until the war begins."""
    visitor.page.get_by_role("group", name="Next to the map").get_by_role("button").first.click()
    give(visitor)


def give(visitor: Visitor) -> None:
    other = talks(visitor).get_by_role("listitem").first
    other.get_by_role("button", name="Gift").click()
    other.get_by_role("button", name="Coins: one more").click()
    other.get_by_role("button", name="Give", exact=True).click()
    expect(other).to_contain_text("Given.")


def test_a_game_against_two_bots_by_clicking(visitor: Visitor) -> None:
    visitor.named("Aoi")
    run_table(visitor, [{"kind": "me"}, GREEDY, GREEDY], WOOED, clans="koi,dragonfly,bonsai")
    visitor.wait_for_me()
    expect(talks(visitor).get_by_role("button", name="Gift")).to_have_count(2)
    assert visitor.page.evaluate(OFFER)
    expect(log_of(visitor)).to_contain_text(re.compile(r"You and Bot.*\sform an alliance"))
    visitor.page.get_by_role("tab", name="Game").click()
    give_a_coin(visitor)
    log = log_of(visitor)
    expect(log).to_contain_text(re.compile(r"You give Bot.*\sa\sgift: 1\s+coin\."))
    player = Clan(visitor, seed=3)
    player.play_to_the_end()
    expect(visitor.page.locator("#result-title")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    told = [line for frame in visitor.frames for line in frame.get("log", [])]
    assert [line["key"] for line in told].count("rs-tea") == 3
    assert any(line["key"] == "rs-bid" and line["words"]["player"] == 0 for line in told)


def test_six_bots_of_the_dynasty_while_somebody_watches(visitor: Visitor) -> None:
    visitor.named()
    run_table(visitor, [BOT] * 6, dynasty="yes")
    if FULL:
        expect(visitor.page.locator("#result-title")).to_be_visible(timeout=900_000)
        return
    acted = log_of(visitor).get_by_role(
        "button", name=re.compile("(Recruit|Train|Marshal|Harvest|Betray)")
    )
    expect(acted.nth(2)).to_be_visible(timeout=300_000)


def test_a_bid_is_made_beside_the_map_and_confirmed_once(visitor: Visitor) -> None:
    visitor.named("Aoi")
    table = visitor.upload(before("players4", 1, "stake"))
    visitor.go(f"/table/{table}")
    visitor.wait_for_me()
    expect(visitor.bar).to_contain_text("Battle in Kansai")
    form = visitor.page.get_by_role("group", name="Your sealed bid")
    expect(form).to_be_visible()
    expect(visitor.bar.locator("[data-choice]")).to_have_count(1)
    form.locator("[data-stake]:not([aria-disabled])").last.click()
    expect(form.get_by_role("status").last).to_have_text("1")
    visitor.wait_for_me()
    visitor.button("Confirm the bid").click()
    expect(visitor.bar).not_to_contain_text("Battle in Kansai")
    visitor.wait_for_me()  # a battle that begins comes to the front, whatever is looked at
    log = log_of(visitor)
    log.get_by_role("button", name=re.compile("^Battle . in Kansai"), expanded=False).click()
    expect(log).to_contain_text(re.compile(r"You bid: Imperial Poets\s1\."))
    visitor.page.get_by_role("tab", name="Game").click()
    told = visitor.page.get_by_role("region", name="What happened in the meantime")
    told.get_by_role("button", name=re.compile("Battle in Kansai: .* wins")).click()
    beside = visitor.page.get_by_role("tabpanel")
    battle = beside.get_by_role("article", name="Battle in Kansai")
    now = battle.locator("[aria-current=step]")
    expect(now).to_have_accessible_name("Force before the bids")
    battle.get_by_role("button", name="Next step").click()
    expect(now).to_have_accessible_name("All bids are shown")
    battle.get_by_role("button", name="Reparations").click()
    expect(battle).to_contain_text(re.compile("You.*(coin|killed|nothing won)"))
    told.get_by_role("button", name="Dismiss").click()
    expect(told).to_have_count(0)
    expect(battle).to_have_count(0)


def test_whoever_is_betrayed_reads_by_whom_until_it_is_put_away(visitor: Visitor) -> None:
    visitor.named("Aoi")
    text, province = betrayed("players3", 1)
    visitor.go(f"/table/{visitor.upload(text)}")
    visitor.wait_for_me()
    told = visitor.page.get_by_role("region", name="What happened in the meantime")
    expect(told).to_contain_text(f"betrays you: in {province.title()} your figure was replaced (")
    told.get_by_role("button", name="Dismiss").click()
    expect(told).to_have_count(0)


def test_before_the_war_there_is_a_last_moment_for_gifts(new_visitor: NewVisitor) -> None:
    """RS-DP31: the gains of the last turn can still be given away, on a phone as well."""
    visitor = new_visitor(**PHONE).named("Aoi")
    visitor.go(f"/table/{visitor.upload(before_the_war('players4', 1))}")
    visitor.wait_for_me()
    expect(visitor.bar).to_contain_text("This is the last chance to give")
    expect(talks(visitor)).to_contain_text("The last moment for gifts this season")
    give(visitor)
    visitor.page.locator("[data-choice=ready]").click()
    visitor.page.locator("[data-confirm]").click()
    expect(visitor.page.locator("main")).not_to_contain_text("The last moment for gifts")


def test_a_battle_is_read_again_from_the_log(visitor: Visitor) -> None:
    visitor.named()
    table = visitor.upload(record("players4", 1, game=GAME))
    visitor.go(f"/table/{table}")
    log = log_of(visitor)
    for head in ("Spring begins", "The War Phase begins", "Battle"):
        log.get_by_role("button", name=re.compile(f"^{head}")).first.click()
    line = log.get_by_role("listitem").filter(has_text="wins the battle").first
    line.scroll_into_view_if_needed()
    line.hover()
    battle = visitor.page.get_by_role("article")
    now = battle.locator("[aria-current=step]")
    expect(now).to_have_accessible_name("Outcome")
    battle.get_by_role("button", name="Previous step").click()
    expect(now).to_have_accessible_name("Hire Ronin")
    battle.get_by_role("button", name="Next step").click()
    expect(battle).to_contain_text("wins with Force")
    log.get_by_role("button", name="Show what was scored").last.click()
    expect(visitor.page.get_by_role("region", name="Winter: the last points")).to_be_visible()


@pytest.mark.parametrize(
    ("kind", "verb"),
    [("players4", "ready"), ("players4", "choose"), ("players4", "stake"), ("players3", "capture")],
)
def test_axe_finds_nothing_at_the_table(new_visitor: NewVisitor, kind: str, verb: str) -> None:
    if not AXE.exists():
        pytest.fail("axe-core is not installed: run ./dev test, or npm ci in web/")
    visitor = new_visitor(bypass_csp=True).named()
    visitor.go(f"/table/{visitor.upload(before(kind, 1, verb))}")
    visitor.wait_for_me()
    visitor.page.wait_for_load_state("networkidle")  # the panels beside the map are fetched
    visitor.page.add_script_tag(path=AXE)
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        visitor.page.evaluate(REPAINTED)
        assert violations(visitor) == [], scheme


def test_the_war_fits_a_phone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    visitor.go(f"/table/{visitor.upload(before('players6', 1, 'stake'))}")
    visitor.wait_for_me()
    form = visitor.page.get_by_role("group", name="Your sealed bid")
    expect(form).to_be_visible()
    assert not visitor.scrolls_sideways()
    for each in form.get_by_role("button").all():
        box = each.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40


BROKEN_WORDS = """() => [...document.querySelectorAll('[data-card] .name')].flatMap((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^\\s\\u00a0-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(([word]) => word);
})"""


@pytest.mark.parametrize(
    ("locale", "tab"), [("ru-RU", "Карты времени года"), ("uk-UA", "Карти пори року")]
)
def test_no_name_of_a_card_breaks_in_a_word(new_visitor: NewVisitor, locale: str, tab: str) -> None:
    visitor = new_visitor(locale=locale, viewport={"width": 1600, "height": 900}).named("Aoi")
    game = gunbai.load(GAME)
    opening = Session(game, game.read_options({"set": "archway"}), 7)
    visitor.go(f"/table/{visitor.upload(write_record(opening))}")
    visitor.page.get_by_text(tab, exact=True).click()
    expect(visitor.page.locator("[data-card=benevolence]")).to_be_visible()
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    assert visitor.page.evaluate(BROKEN_WORDS) == []


def test_a_question_with_many_answers_is_read_on_a_phone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    visitor.go(f"/table/{visitor.upload(before('players6', 1, 'give'))}")
    visitor.wait_for_me()
    answers = visitor.bar.locator("[data-choice]").all()
    assert len(answers) > 4
    question = visitor.bar.locator(".ask").bounding_box()
    text = visitor.bar.locator(".text").bounding_box()
    assert question is not None
    assert text is not None
    assert question["y"] + question["height"] <= text["y"] + text["height"]
    for each in answers:
        box = each.bounding_box()
        assert box is not None
        assert text["y"] + text["height"] <= box["y"]
        assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    more = visitor.button("Show the full text")
    more.click()
    opened = visitor.bar.locator(".text").bounding_box()
    assert opened is not None
    assert opened["height"] > text["height"]
