"""Things that are easily missed are seen in every game, or offered.

A message that is lost or comes twice, a page that was closed or hidden, a clock that runs low.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.tables import BOT, run_against_bots, run_with_people
from tests.browser.test_rising_sun_scenes import bid
from tests.browser.test_shogun_scenes import my_last_attack
from tests.browser.test_together import say
from tests.browser.visitor import LOOKS, PATIENCE, SHOWN, Visitor, record

pytestmark = pytest.mark.browser


class Moment(NamedTuple):
    """A table where I answer, and others go on until I am asked something else."""

    answer: Callable[[Visitor], None]
    question: str
    #: What concerns me between the two, in order.
    befalls: list[str]
    #: The things of the page that tell it.
    where: str


# What stood in some places of the page, in order.
NOTE = """([name, where]) => {
  window[name] = [];
  const look = () => {
    for (const each of document.querySelectorAll(where)) {
      const text = each.textContent.replace(/\\s+/g, ' ').trim();
      if (text && window[name].at(-1) !== text) window[name].push(text);
    }
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true,
  });
}"""
STRIP = ".strip p, .ceremony .now"


def place_in_mikawa(visitor: Visitor) -> None:
    """Place a samurai in Mikawa; Bot 4 removes mine there, and a Kachidoki ends the trick."""
    visitor.named("Ann").go(f"/table/{visitor.upload(record('base4', 2, 89))}")
    visitor.wait_for_me()
    visitor.page.evaluate(NOTE, ["told", f"{STRIP}, section.bar.mine .ask"])
    player = Player(visitor, seed=1)
    player.choose(next(each for each in player.wait()["offered"] if each.startswith("Mikawa")))
    expect(visitor.page.locator("[data-confirm]:enabled")).to_be_visible()
    player.confirm()


MOMENTS = {
    "joraku": Moment(
        place_in_mikawa,
        "play a red card",
        ["Bot 4 removes your blue samurai from Mikawa.", "You gain 2 RP: Kachidoki in Ise."],
        STRIP,
    ),
    "shogun": Moment(
        my_last_attack,
        "Plan your actions",
        ["Held Bot 3 holds Etchu", "Bot 4 takes Kaga"],
        ".staged",
    ),
    "rising_sun": Moment(
        bid,
        "Say so when you are ready",
        ["You win it with 9 coins.", "You win with Force 3.", "You win it with 1 coin."],
        "[data-stage]",
    ),
}
every_moment = pytest.mark.parametrize("game", MOMENTS)


class Line:
    """The socket of a page; what its own first answer leads to comes so many times."""

    def __init__(self, visitor: Visitor, copies: int) -> None:
        self.copies = copies
        self.passed = 0
        self._mine = -1
        visitor.page.route_web_socket("**/live**", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if table := told.get("table"):
                self._mine = table["my_seat"]
            own = told["type"] == "scenes" and told["by"] == self._mine and not self.passed
            self.passed += own
            for _ in range(self.copies if own else 1):
                page.send(message)

        server.on_message(pass_on)


either = pytest.mark.parametrize("copies", [0, 2], ids=["lost", "doubled"])

# What one sees of the game; seals and strips come and go.
LOOK = """() => [
  [...document.querySelectorAll('.log ol .what')].map((each) => each.textContent),
  [...document.querySelectorAll('.board svg text')].map((each) => each.textContent),
  document.querySelector('section.bar .ask').textContent,
]"""


def as_in_another_window(visitor: Visitor) -> None:
    """The page ends in the same place as one that is opened now."""
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    expect(other.locator("section.bar[aria-busy=false]")).to_be_visible()
    for _ in range(PATIENCE // 100):
        if visitor.page.evaluate(LOOK) == other.evaluate(LOOK):
            return
        visitor.page.wait_for_timeout(100)
    assert visitor.page.evaluate(LOOK) == other.evaluate(LOOK)


@either
@every_moment
def test_a_lost_or_doubled_message_against_bots(
    new_visitor: NewVisitor, game: str, copies: int
) -> None:
    visitor = new_visitor()
    line = Line(visitor, copies)
    MOMENTS[game].answer(visitor)
    expect(visitor.bar).to_contain_text(MOMENTS[game].question)
    visitor.wait_for_me()
    assert line.passed
    as_in_another_window(visitor)


@either
def test_a_lost_or_doubled_message_between_people(new_visitor: NewVisitor, copies: int) -> None:
    ann, ben = new_visitor(tempo="quick").named("Ann"), new_visitor().named("Ben")
    line = Line(ann, copies)
    run_with_people(ann, ben, bots=1)
    player = Player(ann, seed=5)
    player.wait()
    for _ in range(PATIENCE // 100):
        seen = player.look()
        if line.passed or seen["over"]:
            break
        if seen["free"] and (seen["confirm"] or seen["offered"]):
            player.click(seen)
        ann.page.wait_for_timeout(100)
    assert line.passed
    say(ben, "Your turn?")  # the number of this message tells of a gap
    as_in_another_window(ann)


QUICK = """() => {
  const kept = JSON.parse(localStorage.getItem('gunbai'));
  localStorage.setItem('gunbai', JSON.stringify({ ...kept, tempo: 'quick' }));
}"""


@pytest.mark.parametrize("look", LOOKS)
def test_a_removed_samurai_and_the_trick_are_seen_before_the_next_card(
    new_visitor: NewVisitor, look: str
) -> None:
    visitor = new_visitor(**LOOKS[look])
    place_in_mikawa(visitor)
    expect(visitor.bar).to_contain_text(MOMENTS["joraku"].question, timeout=SHOWN)
    visitor.wait_for_me()
    told = visitor.page.evaluate("window.told")
    places = [
        next(place for place, line in enumerate(told) if words in line)
        for words in (
            "Bot 4 removes your blue samurai from Mikawa",
            "Bot 1 wins the trick",
            "Kachidoki! Bot 1 holds the card",
            "You gain 2 RP: Kachidoki in Ise",
            "play a red card",
        )
    ]
    assert places == sorted(places), told


@every_moment
def test_a_page_that_was_closed_offers_what_it_had_not_shown(
    new_visitor: NewVisitor, game: str
) -> None:
    moment = MOMENTS[game]
    visitor = new_visitor(tempo="slow", haste=4)
    moment.answer(visitor)
    held = visitor.page.locator("section.bar.held")
    expect(held).to_be_visible()
    table = visitor.page.url
    visitor.page.evaluate(QUICK)
    visitor.go("/")
    wait_elsewhere(visitor, table.rpartition("/")[2])
    visitor.go(table)
    expect(visitor.bar).to_contain_text(moment.question)  # at once: nothing is shown unasked
    visitor.wait_for_me()
    recap = visitor.page.locator(".recap")
    expect(recap).to_contain_text("Not seen yet")
    visitor.page.evaluate(NOTE, ["noted", moment.where])
    visitor.page.evaluate(NOTE, ["words", STRIP])
    recap.get_by_role("button", name="Mine first").click()
    expect(held).to_be_visible()
    expect(held).to_have_count(0, timeout=SHOWN)
    told = "\n".join(visitor.page.evaluate("window.noted"))
    places = [told.find(words) for words in moment.befalls]
    assert -1 not in places, told
    assert places == sorted(places)
    mine = visitor.page.evaluate("window.words.splice(0)")
    rest = recap.get_by_role("button", name="Show", exact=True)
    expect(rest).to_be_visible()
    rest.click()
    expect(rest).to_have_count(0)
    expect(held).to_have_count(0, timeout=SHOWN)
    others = visitor.page.evaluate("window.words")
    assert mine
    assert others
    assert not set(mine) & set(others)  # nothing of it was shown before
    visitor.page.reload()
    visitor.wait_for_me()
    visitor.page.wait_for_load_state("networkidle")
    expect(recap).to_have_count(0)  # it was shown


def wait_elsewhere(visitor: Visitor, table: str) -> None:
    """Wait until the game waits for the visitor, whose page is elsewhere."""
    for _ in range(PATIENCE // 100):
        now = visitor.context.request.get(f"/api/tables/{table}").json()
        if now["my_seat"] in now["to_act"]:
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("others never went on")


HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@every_moment
def test_a_hidden_page_shows_nothing_and_offers_it_afterwards(
    new_visitor: NewVisitor, game: str
) -> None:
    visitor = new_visitor(tempo="slow")
    MOMENTS[game].answer(visitor)
    expect(visitor.page.locator("section.bar.held")).to_be_visible()
    visitor.page.evaluate(HIDE, True)
    recap = visitor.page.locator(".recap")
    visitor.wait_for_me()
    expect(visitor.page.locator(".strip, .ceremony")).to_have_count(0)
    expect(recap).to_be_visible()
    visitor.page.evaluate(HIDE, False)
    recap.get_by_role("button").first.click()
    expect(visitor.bar).to_contain_text("You are looking back")


@pytest.mark.parametrize("game", ["joraku", "rising_sun"])
def test_what_a_bot_did_for_me_behind_a_hidden_page_is_offered(visitor: Visitor, game: str) -> None:
    visitor.named()
    table = run_against_bots(visitor, seed="4", game=game)
    visitor.wait_for_me()
    visitor.page.evaluate(HIDE, True)
    visitor.post(f"/api/tables/{table}/away", seat=0, away=True)
    for _ in range(PATIENCE // 100):
        if sum(frame.get("by") == 0 for frame in visitor.frames) > 1:
            break
        visitor.page.wait_for_timeout(100)
    visitor.post(f"/api/tables/{table}/away", seat=0, away=False)
    visitor.wait_for_me()
    visitor.page.evaluate(HIDE, False)
    moves = [frame for frame in visitor.frames if frame["type"] == "scenes"]
    assert sum(frame["by"] == 0 for frame in moves) > 1
    events = sum(len(frame["scenes"]) or min(1, len(frame["log"])) for frame in moves)
    expect(visitor.page.locator(".recap")).to_contain_text(f"Not seen yet: {events} events")


@pytest.mark.parametrize(("decision", "held"), [(14, False), (600, True)])
def test_a_clock_that_runs_low_lets_nothing_hold_me_back(
    new_visitor: NewVisitor, decision: int, held: bool
) -> None:
    """With less than fifteen seconds scenes are known without being shown.

    No game has a say in it: what it tells the player of scenes is how long they stay.
    """
    visitor = new_visitor(tempo="slow").named()
    seats = [{"kind": "me"}, BOT, BOT]
    pace = {"kind": "live", "decision": decision, "bank": 0}
    form = {"game": "joraku", "options": {"players": "3"}, "seats": seats, "pace": pace}
    table = visitor.post("/api/tables", **form, start=True, seed="3")["id"]
    visitor.go(f"/table/{table}")
    visitor.wait_for_me()
    visitor.page.evaluate(HELD)
    player = Player(visitor, seed=6)
    frames = len(visitor.frames)
    while not any(frame.get("by", 0) > 0 for frame in visitor.frames[frames:]):
        player.play_on()
        visitor.page.wait_for_timeout(50)
    visitor.wait_for_me()
    assert visitor.page.evaluate("window.held") == held


# The decision was held back by what was shown.
HELD = """() => {
  window.held = false;
  const look = () => {
    const bar = document.querySelector('section.bar.held');
    window.held ||= bar?.textContent.includes('until your decision') === true;
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
}"""
