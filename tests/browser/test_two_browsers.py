"""Two people at one table by an invite link; neither sees what the other holds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.secrecy import held, positions, secret_now, told_too_much
from tests.browser.tables import invite_by_page
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TRICKS = 3
SUITS = {"r": "red", "y": "yellow", "b": "blue"}


def card_name(card: str) -> str:
    return f"{SUITS[card[1]]} {'ninja' if card[0] == 'n' else card[0]}"


def cards_played(visitor: Visitor) -> int:
    return len(list(positions(visitor.frames))[-1]["plays"])


def play_together(players: list[Player], cards: int) -> None:
    """Each clicks when asked, until so many cards lie open."""
    for _ in range(2000):
        if cards_played(players[0].visitor) >= cards:
            return
        for player in players:
            if player.look()["free"]:
                player.play_on()
    raise AssertionError(f"the game stands still: {[player.look() for player in players]}")


@pytest.mark.parametrize(
    ("mode", "seats", "cards"),
    [
        pytest.param("base game", ["me", "by invite link", "bot, easy"], 3, id="base"),
        pytest.param("2 players, 2 colours each", ["me", "by invite link"], 4, id="two_vs_two"),
        pytest.param("with a neutral", ["me", "by invite link"], 2, id="neutral"),
    ],
)
def test_two_people_play_and_keep_their_secrets(
    new_visitor: NewVisitor, mode: str, seats: list[str], cards: int
) -> None:
    host, guest = new_visitor(), new_visitor(locale="uk-UA")
    link = invite_by_page(host, mode, seats)

    guest.go(link)
    guest.page.locator("input[type=text]").fill("Оксана")
    guest.page.locator("main form button").click()
    guest.page.wait_for_url("**/table/*")
    expect(host.page.get_by_role("listitem").filter(has_text="Оксана")).to_be_visible()
    host.button("Start the game").click()
    expect(host.bar).to_be_visible()
    expect(guest.bar).to_be_visible()

    play_together([Player(host, seed=4), Player(guest, seed=5)], TRICKS * cards)

    for reader, other in ((host, guest), (guest, host)):
        assert held(other, 1) - held(reader, 1)
        secret = secret_now(reader, other)
        assert told_too_much(reader, other) == []
        own = reader.page.locator("[data-card]")
        shown = own.evaluate_all("all => all.map((each) => each.dataset.card)")
        assert not secret.intersection(shown)
        assert len(shown) == len(list(positions(reader.frames))[-1]["own"]["hand"])
    text = host.page.locator("body").inner_text()
    labelled = host.page.locator("[aria-label], [title]")
    words = labelled.evaluate_all("all => all.map((each) => each.ariaLabel + '\\n' + each.title)")
    for card in secret_now(host, guest):
        assert not re.search(rf"\b{card_name(card)}\b", "\n".join([text, *words]))
