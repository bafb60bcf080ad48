"""The pages around a table: from the home page to the lobby, and who somebody is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import BOT, wait_until_over
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

PASSWORD = "correct horse"
RULING = {"players": "3", "sun": "once"}


def copied(visitor: Visitor, button: str) -> str:
    """Copy a link by its button; return it."""
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button(button).click()
    expect(visitor.button("Copied").first).to_be_visible()
    return str(visitor.page.evaluate("navigator.clipboard.readText()"))


def lobby(host: Visitor, *seats: str) -> str:
    """Open the lobby of a new table of Rising Sun with an unusual ruling."""
    forms = [{"kind": kind} for kind in seats]
    table = host.post("/api/tables", game="rising_sun", options=RULING, seats=forms)["id"]
    host.go(f"/table/{table}")
    expect(host.button("Start the game")).to_be_visible()
    return str(table)


def test_one_link_brings_the_group_and_they_talk_before_the_game(new_visitor: NewVisitor) -> None:
    host, anna, boris = new_visitor().named(), new_visitor(**PHONE), new_visitor().named("Boris")
    lobby(host, "me", "open", "invited")
    link = copied(host, "Copy the link for players")
    anna.go(link)
    anna.page.get_by_label("Name at the table").fill("Anna")
    anna.button("Take the seat").tap()
    expect(anna.page.get_by_role("heading", name="Talk")).to_be_visible()
    boris.go(link)
    boris.button("Take the seat").click()
    expect(host.page.get_by_text("All seats are taken.")).to_be_visible()

    anna.page.get_by_label("Write a message").fill("Shall we?")
    anna.button("Send").tap()
    for visitor in (host, anna, boris):
        log = visitor.page.get_by_role("log", name="Talk")
        expect(log).to_contain_text("Anna")
        expect(log).to_contain_text("Shall we?")
    assert not anna.scrolls_sideways()
    late = new_visitor().named()
    late.go(link)
    expect(late.page.get_by_text("All seats are taken.")).to_be_visible()
    host.button("Start the game").click()
    for visitor in (host, anna, boris):
        expect(visitor.bar).to_be_visible()


def test_the_link_for_spectators_shows_the_lobby_and_then_the_board(
    new_visitor: NewVisitor,
) -> None:
    host, watcher = new_visitor().named(), new_visitor()
    table = lobby(host, "me", "bot", "bot")
    watcher.go(copied(host, "Copy the link for spectators"))
    expect(watcher.page.get_by_role("heading", name="Rules of this table")).to_be_visible()
    expect(watcher.button("Copy the link for players")).to_have_count(0)
    host.button("Start the game").click()
    expect(watcher.page.locator("section.bar")).to_be_visible()
    views = [frame["view"] for frame in watcher.frames if frame.get("view")]
    assert views
    assert {view["seat"] for view in views} == {-1}
    tables = [frame["table"] for frame in watcher.frames if frame.get("table")]
    assert {each["invite"] for each in tables} == {""}
    assert table in watcher.page.url


def test_the_lobby_tells_the_rules_and_marks_what_is_unusual(new_visitor: NewVisitor) -> None:
    host = new_visitor().named()
    lobby(host, "me", "open", "open")
    rules = host.page.get_by_role("region", name="Rules of this table")
    expect(rules.get_by_text("not the default")).to_have_count(1)
    marked = rules.locator(".other")
    expect(marked).to_have_count(1)
    guide = rules.get_by_role("link", name="How to play")
    expect(guide).to_have_attribute("href", "/how/rising_sun")
    # The tests' server can be reached from this computer only.
    expect(host.page.get_by_text("--host 0.0.0.0")).to_be_visible()
    expect(host.page.get_by_text("docs/guide/hosting.md")).to_be_visible()


def test_whoever_has_been_here_logs_in_and_is_back_where_they_were(
    new_visitor: NewVisitor,
) -> None:
    known, again = new_visitor().named("Olha Petrenko"), new_visitor()
    known.post("/api/me/password", password=PASSWORD)
    again.tolerated.append("409")  # the wrong password
    again.go("/how/shogun?page=2")
    expect(again.page.get_by_role("link", name="Dajokan").first).to_be_visible()
    again.page.get_by_role("banner").get_by_role("link", name="Log in").click()
    again.page.get_by_label("Name at the table").fill("Olha Petrenko")
    again.page.get_by_label("Password").fill("wrong horse")
    again.button("Log in").click()
    expect(again.page.get_by_role("alert")).to_be_visible()
    again.page.get_by_label("Password").fill(PASSWORD)
    again.button("Log in").click()
    again.page.wait_for_url("**/how/shogun?page=2")
    expect(again.page.get_by_role("banner")).to_contain_text("Olha Petrenko")
    expect(again.page.get_by_role("banner").get_by_role("link", name="Log in")).to_have_count(0)


def test_a_name_leads_to_the_games_and_ratings_of_the_person(new_visitor: NewVisitor) -> None:
    me, reader = new_visitor().named("Wave 61"), new_visitor()
    options = {"mode": "neutral", "players": "2"}
    seats = [{"kind": "me"}, BOT]
    table = me.post("/api/tables", game="joraku", options=options, seats=seats, start=True)["id"]
    me.post(f"/api/tables/{table}/away", seat=0, away=True)
    wait_until_over(me, table)
    me.go(f"/table/{table}")
    expect(me.page.locator("#result-title")).to_be_visible()
    me.page.locator("main").get_by_role("link", name="Wave 61").first.click()
    expect(me.page.get_by_role("heading", level=1, name="Wave 61")).to_be_visible()
    reader.go(me.page.url)
    expect(reader.page.get_by_role("heading", level=1, name="Wave 61")).to_be_visible()
    row = reader.page.get_by_role("listitem").filter(has_text="Joraku")
    expect(row).to_contain_text(re.compile("place"))
    row.get_by_role("link", name=re.compile("^Replay")).click()
    expect(reader.page.get_by_role("group", name="Replay controls")).to_be_visible()


def test_a_new_table_is_for_people_and_remembers_the_last_one(visitor: Visitor) -> None:
    visitor.go("/new?game=rising_sun")
    seat = visitor.page.get_by_label("Seat 2: who sits here")
    expect(seat).to_have_value("open")
    sun = visitor.page.get_by_role("checkbox", name="Sun")
    expect(sun).to_be_disabled()
    only = "Sun and Moon are only available with Dynasty Invasion"
    expect(visitor.page.get_by_text(only)).to_be_visible()
    visitor.page.get_by_role("group", name="Dynasty Invasion").get_by_label(
        "with", exact=True
    ).check()
    expect(sun).to_be_enabled()
    visitor.page.get_by_role("radio", name="Teapot").check()
    seat.select_option("invited")
    visitor.button("Create the table").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.go("/new")
    expect(visitor.page.get_by_role("radio", name="Rising Sun")).to_be_checked()
    expect(visitor.page.get_by_role("radio", name="Teapot")).to_be_checked()
    expect(seat).to_have_value("invited")
    visitor.page.get_by_role("radio", name="Joraku").check()
    expect(seat).to_have_value("open")


def test_home_shows_each_game_with_players_minutes_play_and_rules(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE)
    visitor.go()
    for game, facts in (
        ("Joraku", "2–4 players · 45–60 minutes"),
        ("Rising Sun", "3–6 players · 90–120 minutes"),
        ("Shogun", "3–5 players · 120–150 minutes"),
    ):
        card = visitor.page.get_by_role("article").filter(has_text=game)
        expect(card).to_contain_text(re.compile(facts.replace(" ", r"\s")))
        expect(card.locator(".picture svg")).to_be_visible()
        for way in ("Learn", "A ruling"):
            expect(card.get_by_role("link", name=f"{way}: {game}")).to_be_visible()
    visitor.button("Play: Shogun").tap()
    expect(visitor.button("Start the game")).to_be_focused()
    assert not visitor.scrolls_sideways()
    plain = visitor.page.get_by_role("article").filter(has_text="Kura")
    expect(plain.locator(".picture")).to_have_count(0)
    expect(plain).to_contain_text(re.compile(r"2–4\splayers"))
