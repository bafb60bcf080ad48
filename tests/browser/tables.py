"""Tables for tests: made through the pages, or quickly behind them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE, Visitor

BOT = {"kind": "bot", "level": "easy"}


def run_against_bots(
    visitor: Visitor, players: int = 3, seed: str = "", game: str = "joraku"
) -> str:
    """Return a running game of one person and easy bots, with the page on it."""
    seats: list[Any] = [{"kind": "me"}, *[BOT] * (players - 1)]
    options = {"players": str(players)}
    made = visitor.post(
        "/api/tables", game=game, options=options, seats=seats, start=True, seed=seed
    )
    visitor.go(f"/table/{made['id']}")
    expect(visitor.bar).to_be_visible()
    return str(made["id"])


def run_with_people(host: Visitor, *guests: Visitor, bots: int = 0) -> str:
    """Return a running base game of people who are named already, with their pages on it."""
    seats: list[Any] = [{"kind": "me"}, *[{"kind": "open"}] * len(guests), *[BOT] * bots]
    options = {"players": str(len(seats))}
    table = host.post("/api/tables", game="joraku", options=options, seats=seats)["id"]
    for guest in guests:
        guest.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    for visitor in (host, *guests):
        visitor.go(f"/table/{table}")
        expect(visitor.bar).to_be_visible()
    return str(table)


def wait_until_over(visitor: Visitor, table: str) -> None:
    """Wait without looking on: then bots need no pauses."""
    for _ in range(PATIENCE // 100):
        if visitor.context.request.get(f"/api/tables/{table}").json()["status"] == "finished":
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the game doesn't end")


def invite_by_page(host: Visitor, mode: str, seats: list[str]) -> str:
    """Create a table on its page and read the invite link of the second seat."""
    page = host.page
    host.go("/new")
    page.get_by_role("radio", name=mode).check()
    page.get_by_role("radio", name=str(len(seats)), exact=True).check()
    for number, who in enumerate(seats, 1):
        if who != "me":
            page.get_by_label(f"Seat {number}: who sits here").select_option(label=who)
    host.button("Create the table").click()
    page.wait_for_url("**/table/*")
    expect(host.button("Start the game")).to_be_disabled()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.button("Copy the invite link").click()
    expect(host.button("Copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))
