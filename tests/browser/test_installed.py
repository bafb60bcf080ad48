"""The client as an app: kept on the device, with a badge, and renewed while a game is open."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gunbai.language import LANGUAGES, Language
from tests.browser.conftest import STATIC, NewVisitor
from tests.browser.line import Line
from tests.browser.player import Player
from tests.browser.tables import run_against_bots, run_with_people
from tests.browser.test_reconnect import UNREACHABLE
from tests.browser.visitor import Visitor
from tests.server.servers import Server

pytestmark = pytest.mark.browser

# Files of a build that was replaced.
GONE = ["Failed to load resource.* 404", "Refused to apply style"]
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = lists.flat().map(({ url }) => new URL(url).pathname);
  return [new URL(active.scriptURL).pathname, paths];
}"""
SHOW_BADGE = """
  navigator.setAppBadge = async (count) => { document.documentElement.dataset.badge = count; };
  navigator.clearAppBadge = () => navigator.setAppBadge(0);
"""
# Nobody looks at the page, or somebody does again.
LOOK_AWAY = """(hidden) => {
  const state = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    made = Line(server.url)
    yield made
    made.close()


def test_it_opens_without_a_line_in_each_language_and_comes_back(
    new_visitor: NewVisitor, line: Line
) -> None:
    visitor = new_visitor(line.url, service_workers="allow").named()
    visitor.tolerated += UNREACHABLE
    table = run_against_bots(visitor)
    visitor.go()
    worker, kept = visitor.page.evaluate(KEPT)
    assert worker == "/worker.js"
    assert "/index.html" in kept
    assert not [path for path in kept if path.startswith("/api")]
    assert not [path for path in kept if re.search("joraku|shogun|rising_sun", path)]
    line.cut()
    for code in LANGUAGES:
        visitor.speak(code)
        visitor.go(f"/table/{table}")
        title = Language(code).say("web-offline-title")
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(visitor.page.get_by_role("listitem")).to_have_count(3)
    line.mend()
    expect(visitor.bar).to_be_visible()


@pytest.fixture
def renewable(tmp_path: Path) -> Iterator[Server]:
    """A server with a client of its own, which a test may replace."""
    client = tmp_path / "client"
    shutil.copytree(STATIC, client)
    running = Server(tmp_path / "data", bot_pause=0.01, client=str(client)).start()
    yield running
    running.stop()
    assert running.complaints() == ""


def replace(server: Server, mark: str) -> str:
    """Start the server again with another build, all of whose files have other names.

    Return the name of the build.
    """
    server.stop()
    client = Path(server.settings["client"])
    assets = list((client / "assets").iterdir())
    names = re.compile("|".join(re.escape(path.name) for path in assets))
    build = mark * 12
    for path in [*assets, client / "index.html", client / "worker.js"]:
        if path.suffix in (".js", ".css", ".html"):
            text = names.sub(lambda found: renamed(found[0], mark), path.read_text("utf-8"))
            text = re.sub('(name="build" content=")[0-9a-f]+', rf"\g<1>{build}", text)
            text = re.sub('(revision":")[0-9a-f]+', rf"\g<1>{build}", text)
            path.write_text(text, encoding="utf-8")
    for path in assets:
        path.rename(path.with_name(renamed(path.name, mark)))
    server.start()
    return build


def renamed(name: str, mark: str) -> str:
    stem, dot, ending = name.rpartition(".")
    return f"{stem}{mark}{dot}{ending}"


def test_a_newer_version_comes_without_losing_a_choice_that_is_half_made(
    new_visitor: NewVisitor, renewable: Server
) -> None:
    visitor = new_visitor(renewable.url, service_workers="allow").named()
    visitor.tolerated += [*UNREACHABLE, *GONE]
    page = visitor.page
    run_against_bots(visitor)
    player = Player(visitor, seed=9)
    while not player.wait()["confirm"]:
        player.play_on()
    chosen = visitor.bar.locator("strong").inner_text()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("window.same = true")

    build = page.locator("meta[name=build]")
    newer = replace(renewable, "a")
    note = page.get_by_role("status").filter(has_text="A new version is available.")
    expect(note).to_be_visible()
    page.evaluate(LOOK_AWAY, True)
    page.evaluate(LOOK_AWAY, False)
    expect(visitor.bar.locator("strong")).to_have_text(chosen)
    assert page.evaluate("window.same")

    note.get_by_role("button", name="Reload").click()
    expect(build).to_have_attribute("content", newer)
    expect(visitor.bar.locator("strong")).to_have_text(chosen)
    expect(note).to_be_hidden()
    visitor.button("Confirm").click()
    visitor.wait_for_me()

    # Nothing is begun: as soon as nobody looks, the next one comes by itself.
    page.reload()
    visitor.wait_for_me()
    newer = replace(renewable, "b")
    expect(note).to_be_visible()
    page.evaluate(LOOK_AWAY, True)
    expect(build).to_have_attribute("content", newer)
    visitor.wait_for_me()
    assert player.play_on()


def test_a_page_whose_files_are_gone_comes_back_as_a_newer_one(
    new_visitor: NewVisitor, renewable: Server
) -> None:
    visitor = new_visitor(renewable.url, service_workers="allow").named()
    visitor.tolerated += [*UNREACHABLE, *GONE]
    visitor.go()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    newer = replace(renewable, "c")
    visitor.page.get_by_role("navigation").get_by_role("link", name="How to play").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Joraku")
    expect(visitor.page.locator("meta[name=build]")).to_have_attribute("content", newer)


def badge(visitor: Visitor, count: int) -> None:
    expect(visitor.page.locator("html")).to_have_attribute("data-badge", str(count))


def test_the_badge_counts_the_games_that_wait_for_me(new_visitor: NewVisitor) -> None:
    host, guest = new_visitor().named(), new_visitor().named()
    host.context.add_init_script(SHOW_BADGE)
    run_against_bots(host)  # bots don't mind waiting
    badge(host, 0)
    first = run_with_people(host, guest)
    badge(host, 1)
    second = run_with_people(host, guest)
    badge(host, 2)
    host.post(f"/api/tables/{first}/steer/end")
    host.go()
    badge(host, 1)
    host.post(f"/api/tables/{second}/steer/end")
    host.go("/ratings")
    badge(host, 0)
