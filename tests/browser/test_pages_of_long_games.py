"""Pages of manners, lessons, invitations and closed tables: usable by everybody, on a phone too.

Each is opened once here, in one language and colour scheme; with GUNBAI_FULL in all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from gunbai.language import LANGUAGES, Language
from tests.browser.conftest import NewVisitor
from tests.browser.tables import BOT
from tests.browser.test_lessons import LOCALES, Learner
from tests.browser.test_pages import AXE, REPAINTED, violations
from tests.browser.visitor import PHONE, Visitor
from tests.full import FULL
from tests.server.servers import Server

pytestmark = pytest.mark.browser

SCHEMES = ("light", "dark")


class Guests:
    """A visitor, in a language, and two others, of whom one makes tables for them."""

    def __init__(self, visitor: Visitor, host: Visitor, third: Visitor, code: str) -> None:
        self.visitor = visitor
        self.host = host
        self.third = third
        self.code = code
        self._language = Language(code)

    def say(self, key: str, **words: object) -> str:
        return self._language.say(key, words)

    def table(self, game: str = "joraku", bot: bool = True) -> str:
        """Return a running game of three with the visitor's page on it."""
        seats: list[Any] = [{"kind": "me"}, {"kind": "open"}, BOT if bot else {"kind": "open"}]
        options = {"players": str(len(seats))}
        made = self.host.post("/api/tables", game=game, options=options, seats=seats)["id"]
        for person in (self.visitor, *([] if bot else [self.third])):
            person.post(f"/api/tables/{made}/join")
        self.host.post(f"/api/tables/{made}/start")
        self.visitor.go(f"/table/{made}")
        expect(self.visitor.bar).to_be_visible()
        return str(made)

    def menu(self, key: str) -> None:
        self.visitor.button(self.say("web-table-menu")).click()
        self.visitor.page.locator("[popover]").get_by_role("button", name=self.say(key)).click()


def at_fair_chance(guests: Guests) -> None:
    """Of a table that is over: its secret, and what is compared."""
    table = guests.table()
    guests.host.post(f"/api/tables/{table}/steer/end")
    guests.visitor.go(f"/fair/{table}")
    expect(guests.visitor.page.locator("#fair-table")).to_be_visible()
    expect(guests.visitor.page.get_by_text("gunbai record verify joraku-")).to_be_visible()


def at_invitation(guests: Guests) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    form = {"game": "joraku", "options": {"players": "3"}, "seats": seats}
    table = guests.host.post("/api/tables", **form)["id"]
    found = guests.host.context.request.get(f"/api/tables/{table}").json()
    guests.visitor.go(f"/join/{found['invite']}")
    heading = guests.visitor.page.get_by_role("heading", name=guests.say("web-invite"))
    expect(heading).to_be_visible()


def at_motion(guests: Guests) -> None:
    """Somebody else asks for consent."""
    table = guests.table()
    guests.host.post(f"/api/tables/{table}/motions", kind="end")
    expect(guests.visitor.button(guests.say("web-motion-accept"))).to_be_visible()


def at_new_motion(guests: Guests) -> None:
    guests.table()
    tab = guests.visitor.page.get_by_role("tab", name=guests.say("web-talk"))
    if tab.is_visible():  # the menu lies over the log, whose lines would seem to be on its buttons
        tab.click()
    guests.menu("web-motion-new-pace")
    expect(guests.visitor.button(guests.say("web-motion-send"))).to_be_visible()


def at_orders(guests: Guests) -> None:
    guests.table("rising_sun")
    guests.menu("web-order")
    expect(guests.visitor.page.get_by_text(guests.say("web-order-about"))).to_be_visible()


def at_mutes(guests: Guests) -> None:
    guests.table()
    guests.visitor.page.get_by_role("tab", name=guests.say("web-talk")).click()
    guests.visitor.button(guests.say("web-mute-hide-bots")).click()
    expect(guests.visitor.button(guests.say("web-mute-show-bots"))).to_be_visible()


def at_group(guests: Guests) -> None:
    """Two others are chosen for a thread of three."""
    guests.table("rising_sun", bot=False)
    guests.visitor.page.get_by_role("tab", name=guests.say("web-talk")).click()
    guests.visitor.button(guests.say("web-group-new")).click()
    expect(guests.visitor.page.get_by_text(guests.say("web-group-about"))).to_be_visible()


def at_lesson(guests: Guests) -> None:
    learner = Learner(guests.visitor, guests.code)
    learner.begin("joraku")
    for _ in range(3):
        assert learner.follow(1)


def at_end_of_lesson(guests: Guests) -> None:
    learner = Learner(guests.visitor, guests.code)
    learner.begin("joraku")
    assert learner.follow(1)
    table = guests.visitor.page.url.rpartition("/")[2]
    guests.visitor.post(f"/api/tables/{table}/steer/end")
    own = guests.visitor.page.get_by_role("region", name=guests.say("web-lesson-own"))
    expect(own).to_be_visible()


def at_tips(guests: Guests) -> None:
    """The first own game, with a tip."""
    at_end_of_lesson(guests)
    before = guests.visitor.page.url
    own = guests.visitor.page.get_by_role("region", name=guests.say("web-lesson-own"))
    own.get_by_role("button").click()
    guests.visitor.page.wait_for_url(lambda url: url != before)
    expect(guests.visitor.page.get_by_role("region", name=guests.say("web-tip"))).to_be_visible()


def at_contents(guests: Guests) -> None:
    guests.visitor.go("/rules/joraku")
    expect(guests.visitor.page.get_by_role("heading", level=1)).to_be_visible()
    guests.visitor.page.wait_for_load_state("networkidle")


def at_whole_book(guests: Guests) -> None:
    guests.visitor.go("/rules/joraku/all")
    expect(guests.visitor.page.locator("main h2").nth(3)).to_be_visible()


Open = Callable[[Guests], None]
Closing = tuple[Server, Callable[[], None]]
PAGES: list[Open] = [
    at_fair_chance,
    at_invitation,
    at_motion,
    at_new_motion,
    at_orders,
    at_mutes,
    at_group,
    at_lesson,
    at_end_of_lesson,
    at_tips,
    at_contents,
    at_whole_book,
]
SOME = [(page, LANGUAGES[at % 3], SCHEMES[at % 2], at % 4 < 2) for at, page in enumerate(PAGES)]
ALL = [
    (page, code, scheme, phone)
    for page in PAGES
    for code in LANGUAGES
    for scheme in SCHEMES
    for phone in (False, True)
    if not (phone and page in (at_mutes, at_group))  # a phone has a sheet for the talk
]


def look_at(visitor: Visitor, scheme: Any) -> None:
    visitor.page.add_script_tag(path=AXE)
    visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    visitor.page.evaluate(REPAINTED)
    assert violations(visitor) == []
    assert not visitor.scrolls_sideways()


@pytest.mark.parametrize(
    ("open_page", "code", "scheme", "phone"),
    ALL if FULL else SOME,
    ids=lambda each: getattr(each, "__name__", str(each)),
)
def test_axe_finds_nothing_and_nothing_sticks_out(
    new_visitor: NewVisitor, open_page: Open, code: str, scheme: str, phone: bool
) -> None:
    size: dict[str, Any] = PHONE if phone and open_page not in (at_mutes, at_group) else {}
    visitor = new_visitor(bypass_csp=True, locale=LOCALES[code], **size).named()
    open_page(Guests(visitor, new_visitor().named(), new_visitor().named(), code))
    look_at(visitor, scheme)


@pytest.fixture
def closing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Closing]:
    """A server with all games, and what starts it again when one of them is gone."""
    running = Server(tmp_path).start()

    def close() -> None:
        running.stop()
        monkeypatch.setenv("GUNBAI_GAMES", "")
        running.start()

    yield running, close
    running.stop()
    assert running.complaints() == ""


@pytest.mark.parametrize("code", LANGUAGES if FULL else ["uk"])
def test_a_closed_table(new_visitor: NewVisitor, closing: Closing, code: str) -> None:
    """A running game that this version does not have: why, and what can still be done."""
    server, close = closing
    visitor = new_visitor(server.url, bypass_csp=True, locale=LOCALES[code]).named()
    seats = [{"kind": "me"}, BOT]
    form = {"game": "kura", "options": {"players": "2"}, "seats": seats, "start": True}
    table = visitor.post("/api/tables", **form)["id"]
    close()
    visitor.go(f"/table/{table}")
    expect(visitor.button(Language(code).say("web-end"))).to_be_visible()
    for scheme in SCHEMES:
        look_at(visitor, scheme)
    visitor.button(Language(code).say("web-end")).click()
    visitor.button(Language(code).say("web-end-sure")).click()
    download = visitor.page.get_by_role("link", name=Language(code).say("web-replay-download"))
    expect(download).to_be_visible()
    look_at(visitor, "light")
