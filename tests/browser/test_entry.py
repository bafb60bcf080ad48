"""Logging in, in a real browser: passkeys, another device, a way back, the end of all devices."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_pages import AXE, violations
from tests.browser.visitor import PHONE, Visitor
from tests.server.servers import Server

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(visitor: Visitor) -> Any:
    """A device with a fingerprint reader, on which a finger always lies."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("WebAuthn.enable")
    found = line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return partial(line.send, params={"authenticatorId": found["authenticatorId"]})


def name_of(visitor: Visitor) -> str:
    me = visitor.context.request.get("/api/me").json()
    return str(me["name"]) if me else ""


def test_a_passkey_is_made_used_and_removed(new_visitor: NewVisitor, server: Server) -> None:
    local = server.url.replace("127.0.0.1", "localhost")
    visitor = new_visitor(local, bypass_csp=True).named("Olena")
    device = with_authenticator(visitor)
    visitor.go("/me")
    visitor.button("Add a passkey").click()
    expect(visitor.page.get_by_text("The passkey is added.")).to_be_visible()
    (kept,) = device("WebAuthn.getCredentials")["credentials"]
    assert (kept["rpId"], kept["isResidentCredential"]) == ("localhost", True)
    visitor.button("Add a passkey").click()
    expect(visitor.page.get_by_text("This device already has a passkey")).to_be_visible()
    visitor.button("Log out", exact=True).click()
    expect(visitor.page).to_have_url(f"{local}/")
    assert name_of(visitor) == ""

    visitor.go("/login?from=/me")
    visitor.button("Log in with a passkey").click()
    expect(visitor.page).to_have_url(f"{local}/me")
    assert name_of(visitor) == "Olena"
    (used,) = device("WebAuthn.getCredentials")["credentials"]
    assert used["signCount"] > kept["signCount"]

    expect(visitor.page.get_by_text("last used")).to_be_visible()
    visitor.button("Remove the passkey").click()
    expect(visitor.page.get_by_text("It is your only way to log in")).to_be_visible()
    visitor.page.add_script_tag(path=AXE)
    assert violations(visitor) == []
    visitor.button("Remove", exact=True).click()
    expect(visitor.button("Remove the passkey")).to_have_count(0)
    visitor.tolerated.append("409")
    visitor.go("/login")
    visitor.button("Log in with a passkey").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("doesn’t know this passkey")


def test_a_phone_becomes_mine_and_all_devices_end_together(new_visitor: NewVisitor) -> None:
    desk, phone = new_visitor().named("Taras"), new_visitor(**PHONE)
    desk.post("/api/me/password", password="correct horse")
    desk.go("/me")
    expect(desk.button("Add a passkey")).to_have_count(0)  # the page has no name
    named = desk.page.get_by_role("link", name="http://localhost")
    expect(named).to_have_attribute("href", f"{desk.url.replace('127.0.0.1', 'localhost')}/me")
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.button("Show the link").click()
    picture = desk.page.get_by_role("img", name="QR code of the link")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 100")
    expect(desk.page.get_by_text("works only on this computer")).to_be_visible()
    desk.button("Copy the link").click()
    link = desk.page.evaluate("() => navigator.clipboard.readText()")

    phone.page.goto(link)
    expect(phone.page.get_by_text("This device will log in as Taras")).to_be_visible()
    assert name_of(phone) == ""
    phone.button("Continue as Taras").click()
    expect(phone.page).to_have_url(f"{phone.url}/")
    assert name_of(phone) == "Taras"

    made = desk.post(
        "/api/tables",
        game="joraku",
        options={"mode": "two_vs_two"},
        seats=[{"kind": "me"}, {"kind": "bot"}],
        watch="nobody",
        start=True,
    )
    phone.tolerated.append("WebSocket|403")
    phone.go(f"/table/{made['id']}")
    expect(phone.page.get_by_role("list", name="Players")).to_be_visible()
    desk.button("Log out everywhere").click()
    expect(desk.page.get_by_text("Log out on all devices, including this one?")).to_be_visible()
    desk.button("Cancel").click()
    expect(desk.button("Log out everywhere")).to_be_focused()
    desk.button("Log out everywhere").click()
    desk.button("Log out on all devices").click()
    expect(desk.page).to_have_url(f"{desk.url}/")
    expect(phone.page.get_by_text("Only those who sit at this table may see it")).to_be_visible()
    assert [name_of(desk), name_of(phone)] == ["", ""]


def test_a_host_gives_a_way_back_and_the_table_reads_of_it(new_visitor: NewVisitor) -> None:
    host, guest = new_visitor(bypass_csp=True).named("Host"), new_visitor().named("Guest")
    again = new_visitor()
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"mode": "two_vs_two"}
    table = host.post("/api/tables", game="joraku", options=options, seats=seats)["id"]
    guest.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.go(f"/table/{table}")
    host.button("Table menu").click()
    host.button("Help a player back in").click()
    host.button("Make a link for Guest").click()
    expect(host.page.get_by_text("For Guest only")).to_be_visible()
    host.page.add_script_tag(path=AXE)
    assert violations(host) == []
    host.button("Copy the link").click()
    link = host.page.evaluate("() => navigator.clipboard.readText()")
    host.page.keyboard.press("Escape")
    host.page.get_by_role("tab", name="Talk").click()
    talk = host.page.get_by_role("log", name="Talk")
    expect(talk).to_contain_text("Host made a link that lets Guest come back.")

    again.page.goto(link)
    expect(
        again.page.get_by_text("All other devices of this player will be logged out")
    ).to_be_visible()
    again.button("Continue as Guest").click()
    again.page.get_by_role("link", name="To the table").click()
    expect(again.page.get_by_role("list", name="Players")).to_be_visible()
    expect(talk).to_contain_text("The link that Host made for Guest was used.")
    assert [name_of(guest), name_of(again)] == ["", "Guest"]
