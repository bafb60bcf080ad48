"""Bots with accounts in the page: made, renewed and revoked, invited to a table, and marked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.browser.conftest import NewVisitor
from tests.browser.test_pages import AXE, violations
from tests.browser.visitor import PHONE, Visitor
from tests.server.standing import PASSWORD

pytestmark = pytest.mark.browser


@contextmanager
def line(visitor: Visitor, token: str) -> Iterator[None]:
    """Open the standing line of a bot."""
    address = f"{visitor.url.replace('http', 'ws', 1)}/api/bot/live"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        assert "hello" in str(socket.recv())
        yield


def make(visitor: Visitor, name: str) -> str:
    """Make a bot on the page about oneself; return its token."""
    visitor.post("/api/me/password", password=PASSWORD)
    visitor.go("/me")
    visitor.button("A new bot").click()
    visitor.page.get_by_label("Name", exact=True).last.fill(name)
    visitor.page.get_by_role("group", name="Shogun").get_by_label("5").uncheck()
    visitor.button("Create the bot").click()
    expect(visitor.page.get_by_text("It is shown only now")).to_be_visible()
    return visitor.page.get_by_text("gunbai_bot_").inner_text()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_bot_is_made_invited_and_revoked(new_visitor: NewVisitor, device: dict[str, Any]) -> None:
    visitor = new_visitor(bypass_csp=True, **device).named()
    name = "Umi" if device else "Ito"
    token = make(visitor, name)
    visitor.page.add_script_tag(path=AXE)
    assert violations(visitor) == []
    visitor.go("/me")
    expect(visitor.page.get_by_role("link", name=f"{name}[bot]")).to_be_visible()
    expect(visitor.page.get_by_text("gunbai_bot_")).to_have_count(0)
    table = visitor.post("/api/tables", game="joraku", options={"players": "3"})
    visitor.post(f"/api/tables/{table['id']}/seat", seat=1, kind="open")
    with line(visitor, token):
        visitor.go(f"/table/{table['id']}")
        visitor.button(f"Invite {name}[bot]").click()
        expect(visitor.page.locator("ol li").nth(1)).to_contain_text(f"{name}[bot]")
        visitor.page.add_script_tag(path=AXE)
        assert violations(visitor) == []
        visitor.go("/me")
        visitor.button(f"Revoke the token of {name}[bot]").click()
        visitor.page.get_by_role("group").get_by_role("button", name="Revoke", exact=True).click()
        expect(visitor.page.get_by_text("no token")).to_be_visible()
    visitor.page.get_by_role("link", name=f"{name}[bot]").click()
    expect(visitor.page.get_by_text("a program that plays on its own")).to_be_visible()
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not visitor.page.evaluate(wide)


def test_only_who_can_come_back_makes_a_bot(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    visitor.go("/me")
    expect(visitor.page.get_by_text("must belong to somebody who can come back")).to_be_visible()
    expect(visitor.button("A new bot")).to_have_count(0)
