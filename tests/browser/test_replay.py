"""After the game: stepping through it, its record, and playing on from a position."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import gunbai
from gunbai.core.record import write_record
from gunbai.core.session import Session
from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.visitor import FIXTURES, PHONE, Visitor, record

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
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = visitor.upload(record("base3", 3, answers=60))
    visitor.go(f"/table/{table}")
    visitor.wait_for_me()
    visitor.button("Table menu").click()
    visitor.page.get_by_role("link", name="Replay so far").click()
    visitor.page.wait_for_url(f"**/replay/{table}*")
    expect(visitor.page.locator("main dl > div")).to_have_count(1)
    expect(visitor.button("Play from here")).to_have_count(0)
    visitor.button("To the beginning").click()
    visitor.button("Step forward").click()
    visitor.button("Link to this position").click()
    expect(visitor.button("Copied")).to_be_visible()
    link = str(visitor.page.evaluate("navigator.clipboard.readText()"))
    assert link == visitor.page.url
    assert f"/replay/{table}?at=1&seat=" in link
    visitor.page.get_by_role("link", name="To the table").click()
    visitor.wait_for_me()


def test_an_uploaded_game_shows_who_played_it(visitor: Visitor) -> None:
    visitor.named()
    table = visitor.upload(FINISHED.read_text(encoding="utf-8"))
    visitor.go(f"/table/{table}")
    expect(visitor.page.get_by_role("heading", name="wins")).to_be_visible()
    places = visitor.page.locator("section ol.sheet li")
    expect(places).to_have_count(3)
    expect(places.filter(has_text="Биляна")).to_be_visible()
    for word in ("medium", "not connected", "bot"):
        expect(visitor.page.locator("#main").get_by_text(word)).to_have_count(0)
        expect(visitor.page.get_by_label("Players").get_by_text(word)).to_have_count(0)
    expect(visitor.button("Rematch")).to_have_count(0)
    expect(visitor.page.get_by_role("link", name="Watch the replay")).to_be_visible()


def own_values(answers: int | None = None) -> str:
    """A game in which Kachidoki pays 91, 52 and 13 points."""
    game = gunbai.load("joraku").with_data({"kachidoki": {"row": [91, 52, 13]}})
    session = Session(game, {"players": 3}, 8)
    rng = random.Random(8)
    while not session.over and (answers is None or len(session.answers) < answers):
        seat = session.state.to_act()[0]
        session.submit(seat, rng.choice(session.state.legal(seat)))
    return write_record(session)


def test_values_of_its_own_are_shown_everywhere(visitor: Visitor) -> None:
    visitor.named()
    page = visitor.page
    running = visitor.upload(own_values(answers=5))
    visitor.go(f"/table/{running}")
    visitor.wait_for_me()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_text("This table uses custom values")).to_be_visible()
    for path in (
        f"/table/{running}",
        f"/replay/{running}",
        f"/replay/{visitor.upload(own_values())}",
    ):
        visitor.go(path)
        board = page.locator("svg", has_text="91").first
        expect(board).to_be_visible()
        expect(board).to_contain_text("52")


def test_on_a_phone_the_board_and_the_controls_stay_in_sight(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    table = visitor.upload(record("sun4_recommended", 1, game="shogun"))
    visitor.go(f"/replay/{table}?at=100")
    page = visitor.page
    expect(page.locator(".log [aria-current]")).to_have_count(1)
    forward = page.get_by_role("button", name="Step forward")
    for _ in range(3):
        forward.tap()
        expect(page.locator("main svg[role=group]")).to_be_in_viewport(ratio=0.8)
        expect(forward).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_a_long_game_is_stepped_through_at_once(visitor: Visitor) -> None:
    """As long as no game of Joraku: the same positions come again and again."""
    visitor.named()
    table = visitor.upload(FINISHED.read_text(encoding="utf-8"))
    visitor.page.add_init_script(PROLONG)
    visitor.go(f"/replay/{table}?at=1500")
    expect(visitor.page.get_by_text("Step 1,500 of 3,000")).to_be_visible()
    rows = visitor.page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(rows.nth(50)).to_be_attached()
    assert rows.count() < 300  # of thousands of lines
    changed = visitor.page.evaluate(STEP, 60)
    assert max(changed) < 400, changed  # nodes: the log of thousands of lines is not made again
    expect(visitor.page.get_by_text(re.compile(r"Step\s1,5[3-6]\d\sof\s3,000"))).to_be_visible()
    assert visitor.page.evaluate("window.asked") < 12  # not the whole game


# The server's replay made longer: its first hundred steps over and over.
PROLONG = """
  const [LONG, EVERY] = [3000, 100];
  const real = window.fetch;
  const answer = (data) => new Response(JSON.stringify(data));
  window.asked = 0;
  window.fetch = async (path, how) => {
    const [, table, rest] = /^(.*\\/replay)(?:\\/([^?]*))?(?:\\?|$)/.exec(path) ?? [];
    if (!table || rest === 'talk') return real(path, how);
    if (!rest) return answer({ ...(await (await real(path)).json()), answers: LONG });
    const get = async (path) => (await real(`${table}/${path}?seat=-2`)).json();
    const logged = async () => (await get('log')).filter(({ at }) => at < EVERY);
    if (rest === 'log') {
      const lines = await logged();
      const starts = Array.from({ length: LONG / EVERY }, (_, number) => number * EVERY);
      const moved = (by) => lines.map((each) => ({ ...each, at: each.at + by }));
      return answer(starts.flatMap(moved));
    }
    const [start, , count] = rest.split('/').map(Number);
    const [first, run] = [await get(0), await get(`0/on/${EVERY}`)];
    const { view } = await get(start % EVERY);
    window.asked += 1;
    const lines = await logged();
    const before = lines.filter(({ at }) => at <= start % EVERY).length;
    const opening = lines.filter(({ at }) => at === 0).map(({ happening }) => happening);
    const again = { change: { position: [first.view.position] }, scenes: [], log: opening };
    const moves = Array.from({ length: Math.min(count, LONG - start) }, (_, more) => {
      const at = (start + more + 1) % EVERY;
      return at ? run.moves[at - 1] : again;
    });
    const length = Math.floor(start / EVERY) * lines.length + before;
    return answer({ at: start, view, log_at: length, moves });
  };
"""
# From the key to the picture, in milliseconds, so many times.
STEP = """async (many) => {
  const counts = [];
  let nodes = 0;
  const counting = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes)
      for (const node of [...addedNodes, ...removedNodes])
        nodes += 1 + (node.querySelectorAll?.('*').length ?? 0);
  });
  counting.observe(document.body, { childList: true, subtree: true });
  for (let i = 0; i < many; i += 1) {
    nodes = 0;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    counts.push(nodes);
  }
  return counts;
}"""
