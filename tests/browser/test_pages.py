"""Every page: usable by everybody, light and dark, and light to load."""

from __future__ import annotations

import gzip
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, Route, expect

from gunbai.language import LANGUAGES
from gunbai.puzzles.shelf import puzzles_in_turn
from gunbai.rulebook import slug_of
from tests.browser.conftest import STATIC, NewVisitor
from tests.browser.player import Player
from tests.browser.tables import BOT, run_against_bots
from tests.browser.visitor import PHONE, Visitor, record
from tests.server.servers import Server
from tests.shipped import SHIPPED

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 135_000  # of scripts and styles, compressed
CYRILLIC = re.compile("[а-яії]")


# Colours follow the scheme over some frames, from the outer elements to the inner ones.
REPAINTED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moves = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await frame();
    if (document.getAnimations().some(moves)) quiet = 0;
  }
}"""

HERE = {"kind": "here", "name": "Olga"}


def at_home(visitor: Visitor) -> None:
    visitor.go()
    visitor.button("Play: Joraku").click()
    expect(visitor.page.get_by_role("heading", name="Finished games")).to_be_visible()


def at_create(visitor: Visitor) -> None:
    visitor.go("/new")
    visitor.page.get_by_text("More", exact=True).click()
    expect(visitor.page.get_by_label("Seed")).to_be_visible()


def in_lobby(visitor: Visitor) -> None:
    seats = [{"kind": "me"}, HERE, {"kind": "open"}, {"kind": "invited"}]
    made = visitor.post("/api/tables", game="joraku", options={"players": "4"}, seats=seats)
    visitor.go(f"/table/{made['id']}")
    expect(visitor.button("Start the game")).to_be_visible()


def at_curtain(visitor: Visitor) -> None:
    seats = [{"kind": "me"}, HERE, BOT]
    options = {"players": "3"}
    made = visitor.post("/api/tables", game="joraku", options=options, seats=seats, start=True)
    visitor.go(f"/table/{made['id']}")
    expect(visitor.page.get_by_role("heading", name="Pass the device to")).to_be_visible()


def at_offer(visitor: Visitor) -> None:
    """A seat is offered, and the menu asks for another."""
    table = run_against_bots(visitor)
    visitor.post(f"/api/tables/{table}/offer", seat=0)
    expect(visitor.button("Withdraw")).to_be_visible()
    visitor.button("Table menu").click()
    visitor.button("Pass a seat on").click()
    expect(visitor.page.get_by_label("Whose seat")).to_be_visible()


def at_table(visitor: Visitor) -> None:
    run_against_bots(visitor)
    Player(visitor, seed=19).play_until("Effect A or B?")


def at_table_with_points(visitor: Visitor) -> None:
    """Pieces to click, and the rules open beside them."""
    table = visitor.upload(record("base3", 1, answers=40))
    visitor.go(f"/table/{table}")
    visitor.wait_for_me()
    visitor.page.get_by_role("tab", name="Rules").click()


def at_table_with_samurai(visitor: Visitor) -> None:
    """The number to be placed is chosen by buttons."""
    table = visitor.upload(record("base3", 1, answers=18))
    visitor.go(f"/table/{table}")
    expect(visitor.bar).to_contain_text("Place up to 3 samurai")


def at_table_scored(visitor: Visitor) -> None:
    """The scoring of a round lies over the board."""
    visitor.go(f"/table/{visitor.upload(record('base4', 1, answers=75))}")
    visitor.wait_for_me()
    sheet = visitor.page.get_by_role("banner").get_by_role("button", name="Log")
    if sheet.is_visible():
        sheet.click()
    visitor.button("Show what was scored").last.click()
    expect(visitor.page.get_by_role("region", name="Prestige, round I")).to_be_visible()


def at_talk(visitor: Visitor) -> None:
    run_against_bots(visitor)
    visitor.page.get_by_role("tab", name="Talk").click()


def at_settings(visitor: Visitor) -> None:
    run_against_bots(visitor)
    visitor.page.get_by_role("tab", name="Settings").click()


def at_result(visitor: Visitor) -> None:
    visitor.go(f"/table/{visitor.upload(record('base4'))}")
    expect(visitor.page.locator("#result-title")).to_be_visible()


def at_replay(visitor: Visitor) -> None:
    visitor.go(f"/replay/{visitor.upload(record('two_vs_two'))}?at=30&seat=-2")
    expect(visitor.page.get_by_role("group", name="Replay controls")).to_be_visible()
    expect(visitor.page.locator("main dl > div")).to_have_count(2)


def at_guide(visitor: Visitor) -> None:
    visitor.go("/how/joraku")
    expect(visitor.page.get_by_role("heading", name="The round")).to_be_visible()


def at_cards(visitor: Visitor) -> None:
    visitor.go("/cards/rising_sun?set=ship")
    expect(visitor.page.get_by_role("heading", name="Way of the Ashigaru")).to_be_visible()


def at_chapter(visitor: Visitor) -> None:
    """A chapter of a rulebook with its picture."""
    visitor.go("/rules/rising_sun/kami-turns")
    expect(visitor.page.locator("figure svg").first).to_be_visible()


def at_answers(visitor: Visitor) -> None:
    """The search over all rulebooks, and what it found."""
    visitor.go("/rules?q=who+wins+a+tie")
    expect(visitor.page.get_by_role("heading", name="What the rules say")).to_be_visible()


def at_ratings(visitor: Visitor) -> None:
    visitor.go("/ratings/joraku")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def at_me(visitor: Visitor) -> None:
    address = "tgram://123456789:abcdefg_hijklmnop/12315544/"
    visitor.post("/api/me/notices/target", address=address, language="en")
    visitor.go("/me")
    visitor.button("Show the link").click()
    expect(visitor.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    visitor.button("Log out everywhere").click()
    expect(visitor.page.get_by_label("when a game ends")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()


def at_login(visitor: Visitor) -> None:
    visitor.go("/login")
    expect(visitor.page.get_by_role("heading", name="Log in")).to_be_visible()


def at_enter(visitor: Visitor) -> None:
    link = visitor.post("/api/me/phone")["link"]
    visitor.context.clear_cookies()
    visitor.named()  # somebody else
    visitor.go(link)
    expect(visitor.button("Continue as")).to_be_visible()


def at_person(visitor: Visitor) -> None:
    me = visitor.context.request.get("/api/me").json()["id"]
    visitor.go(f"/person/{me}")
    expect(visitor.page.get_by_role("heading", name="Finished games")).to_be_visible()


def at_nowhere(visitor: Visitor) -> None:
    visitor.go("/nowhere")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def at_ruling_desk(visitor: Visitor) -> None:
    """A refusal beside the answers of a printed example."""
    visitor.go("/desk/joraku?example=JK-X33")
    visitor.page.locator("aside .why select").select_option("march")
    visitor.page.locator("aside .why select").last.select_option("omi")
    visitor.button("Is it allowed?").click()
    expect(visitor.page.locator("aside .note")).to_be_visible()


def at_desk_setting_up(visitor: Visitor) -> None:
    visitor.go("/desk/rising_sun?example=RS-X13")
    visitor.page.get_by_role("tab", name="Set up").click()
    visitor.page.get_by_label("What to set up").select_option("nagato")
    expect(visitor.page.locator('[data-field="board.nagato.lotus"]')).to_be_visible()


def at_desk_start(visitor: Visitor) -> None:
    visitor.go("/desk/shogun")
    visitor.page.locator("#desk-tab-start").click()
    expect(visitor.page.locator("#desk-tab-start")).to_have_attribute("aria-selected", "true")
    expect(visitor.page.locator("#desk-panel").get_by_role("combobox").first).to_be_visible()


def at_desk_text(visitor: Visitor) -> None:
    """A position that is none, and why."""
    visitor.tolerated.append("400")
    visitor.go("/desk/joraku?example=JK-X12")
    expect(visitor.page.locator("aside [data-choice]").first).to_be_visible()
    visitor.page.locator("#desk-tab-text").click()
    visitor.page.locator("aside textarea").fill("{")
    visitor.button("Apply").click()
    expect(visitor.page.get_by_role("alert").filter(has_text="line 1")).to_be_visible()


def at_example(visitor: Visitor) -> None:
    """An example of the rulebook, opened and stepped forward."""
    visitor.go(f"/rules/rising_sun/{slug_of('rising_sun', 'RS-X13')}")
    visitor.page.locator("#rs-x13 > details > summary").click()
    film = visitor.page.locator("#rs-x13 .film")
    film.get_by_role("button", name="Step forward").click()
    expect(film.locator(".where")).to_contain_text("Step 1 of")


def at_puzzles(visitor: Visitor) -> None:
    visitor.go("/puzzles")
    expect(visitor.page.get_by_role("heading", name="Rising Sun")).to_be_visible()


def at_puzzle(visitor: Visitor) -> None:
    """A wrong answer, with what speaks against it."""
    puzzle = puzzles_in_turn("rising_sun")[0]
    visitor.go(f"/puzzles/rising_sun/{puzzle.id}")
    visitor.page.locator(f'[data-choice="{puzzle.answers[-1].action}"]').click()
    expect(visitor.button("Try again")).to_be_visible()


def without_a_line(visitor: Visitor) -> None:
    visitor.tolerated.append("ERR_FAILED")
    visitor.page.route("**/api/me", lambda route: route.abort())
    visitor.go()
    expect(visitor.page.get_by_role("heading", name="No connection")).to_be_visible()


def beside_a_newer_version(visitor: Visitor) -> None:
    newer = {"tables": 0, "build": "0123456789ab"}
    visitor.page.route("**/api/me/waiting", lambda route: route.fulfill(json=newer))
    run_against_bots(visitor)
    expect(visitor.button("Reload")).to_be_visible()


PAGES = [
    at_home,
    at_create,
    in_lobby,
    at_curtain,
    at_offer,
    at_table,
    at_table_with_points,
    at_table_with_samurai,
    at_table_scored,
    at_talk,
    at_settings,
    at_result,
    at_replay,
    at_guide,
    at_cards,
    at_chapter,
    at_answers,
    at_ratings,
    at_me,
    at_login,
    at_enter,
    at_person,
    at_nowhere,
    at_ruling_desk,
    at_desk_setting_up,
    at_desk_start,
    at_desk_text,
    at_example,
    at_puzzles,
    at_puzzle,
    without_a_line,
    beside_a_newer_version,
]
BESIDE_THE_BOARD = [at_table_with_points, at_talk, at_settings]  # a phone has a sheet for each


def violations(visitor: Visitor) -> list[str]:
    """Return the findings of axe, a line for each element."""
    found: list[dict[str, Any]] = visitor.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{each['id']}: {node['html'][:160]} — {json.dumps(node['failureSummary'])}"
        for each in found
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("open_page", PAGES, ids=lambda each: each.__name__)
def test_axe_finds_nothing_in_light_and_dark(new_visitor: NewVisitor, open_page: Any) -> None:
    if not AXE.exists():
        pytest.fail("axe-core is not installed: run ./dev test, or npm ci in web/")
    visitor = new_visitor(bypass_csp=True).named()
    open_page(visitor)
    visitor.page.add_script_tag(path=AXE)
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        visitor.page.evaluate(REPAINTED)
        assert violations(visitor) == [], scheme


@pytest.mark.parametrize(
    "open_page",
    [page for page in PAGES if page not in BESIDE_THE_BOARD],
    ids=lambda each: each.__name__,
)
def test_nothing_sticks_out_of_a_phone(new_visitor: NewVisitor, open_page: Any) -> None:
    visitor = new_visitor(**PHONE).named()
    open_page(visitor)
    assert not visitor.scrolls_sideways()


def test_the_sheets_of_a_phone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE).named()
    run_against_bots(visitor)
    head = visitor.page.get_by_role("banner")
    for name in ("Log", "Talk", "Rules", "Settings"):
        head.get_by_role("button", name=name).tap()
        expect(visitor.page.get_by_role("tabpanel", name=name)).to_be_in_viewport()
        assert not visitor.scrolls_sideways()
    visitor.button("Close").tap()
    expect(visitor.page.get_by_role("tabpanel")).not_to_be_in_viewport()
    assert Player(visitor, seed=20).play_on()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Server]:
    """A server without tables: unusual options of a table are told in the words of its game."""
    running = Server(tmp_path, bot_pause=0.01).start()
    yield running
    running.stop()
    assert running.complaints() == ""


@pytest.mark.parametrize("game", SHIPPED)
def test_the_first_page_and_one_game_are_small(
    new_visitor: NewVisitor, empty: Server, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Until the first decision can be made, in each language; nothing is fetched ahead of need."""
    visitor = new_visitor(empty.url).named()
    visitor.context.add_init_script("window.requestIdleCallback = () => 0")
    asked: set[str] = set()
    visitor.page.on("request", lambda request: asked.add(request.url.rpartition("/assets/")[2]))

    def load(code: str, path: str) -> dict[str, int]:
        """Open a page in a language; return what its scripts and styles weigh, compressed."""
        visitor.speak(code)
        asked.clear()
        visitor.go(path)
        if path != "/":
            visitor.wait_for_me()
        visitor.page.wait_for_load_state("networkidle")
        expect(visitor.page.locator("html")).to_have_attribute("lang", code)
        files = [STATIC / "assets" / name for name in asked if name.endswith((".js", ".css"))]
        return {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}

    visitor.go()
    first = {code: load(code, "/") for code in LANGUAGES}
    table = run_against_bots(visitor, game=game)
    assert Player(visitor, seed=1).wait()["offered"]
    for code in LANGUAGES:
        sizes = first[code] | load(code, f"/table/{table}")
        with capsys.disabled():
            alone = sum(first[code].values())
            print(f"\n{game} in {code}: {alone} bytes, with a table {sum(sizes.values())}: {sizes}")
        assert sum(sizes.values()) < MOST_BYTES


def test_a_table_brings_only_the_words_of_its_game(new_visitor: NewVisitor, empty: Server) -> None:
    """And moving on to the other game, or to another language, brings those that are missing."""
    visitor = new_visitor(empty.url).named()
    read: list[str] = []

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            body = response.text()
            read.extend(word for word in ("jk-do-play", "sg-do-attack") if f"{word} =" in body)

    visitor.page.on("response", note)
    visitor.go()
    visitor.page.wait_for_load_state("networkidle")
    assert read == []
    run_against_bots(visitor)
    visitor.page.wait_for_load_state("networkidle")
    assert read == ["jk-do-play"]
    visitor.go("/how/joraku")
    visitor.page.get_by_role("link", name="Shogun").click()
    expect(visitor.page.get_by_text("Rice lost if left for Winter")).to_have_count(0)
    visitor.page.get_by_role("link", name="Set-up and tables").first.click()
    expect(visitor.page.get_by_text("Rice lost if left for Winter")).to_be_visible()
    visitor.page.get_by_role("combobox", name="Language").select_option("uk")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(CYRILLIC)
    expect(visitor.page.get_by_role("rowheader").first).to_contain_text(CYRILLIC)


def test_a_decision_opens_when_its_words_are_there(new_visitor: NewVisitor, empty: Server) -> None:
    """However long they take, and if they fail to come at first; nothing blank is offered."""
    visitor = new_visitor(empty.url).named()
    visitor.tolerated.append("ERR_FAILED")
    held: list[Route] = []
    texts = re.compile("/assets/later-")

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route(texts, hold)
    run_against_bots(visitor, game="rising_sun")
    visitor.wait_for_me()
    visitor.page.locator("[data-choice=ready]").click()
    visitor.page.locator("[data-confirm]").click()
    decision = visitor.page.locator(".decision")
    expect(decision.get_by_role("status")).to_have_text("Loading…")
    expect(visitor.bar).to_have_count(0)
    assert held
    for route in held:
        route.abort()
    visitor.page.unroute(texts)
    visitor.wait_for_me()
    expect(visitor.bar.locator(".ask")).not_to_be_empty()
    assert all(visitor.bar.get_by_role("button").all_inner_texts())


def test_how_soon_the_first_page_can_be_used(
    visitor: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    """A figure, not a verdict: it depends on the machine."""
    start = time.monotonic()
    visitor.go()
    visitor.button("Play: Joraku").click(trial=True)
    milliseconds = round(1000 * (time.monotonic() - start))
    with capsys.disabled():
        print(f"\nthe first page can be used after {milliseconds} ms")
