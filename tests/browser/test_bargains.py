"""Two people deal: talk, alliance, gift, promise, betrayal; an onlooker learns nothing of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import gunbai
from gunbai.core.session import Session
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

OPTIONS = {"players": "3", "clans": "koi,lotus,turtle"}
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}]
SECRET = "two coins for your patience"
NOTE = "on my ancestors"


def seed_with_betray() -> str:
    """With which Koi, the first to choose, draws Betray."""
    game = gunbai.load("rising_sun")
    for seed in range(100):
        session = Session(game, OPTIONS, seed)
        for seat in range(3):
            session.submit(seat, game.parse("ready"))
        if game.parse("choose betray") in session.state.legal(0):
            return str(seed)
    raise AssertionError("no such seed")


def sit_down(koi: Visitor, lotus: Visitor, onlooker: Visitor) -> None:
    table = koi.post(
        "/api/tables", game="rising_sun", options=OPTIONS, seats=SEATS, seed=seed_with_betray()
    )["id"]
    lotus.post(f"/api/tables/{table}/join")
    koi.post(f"/api/tables/{table}/start")
    for visitor in (koi, lotus, onlooker):
        visitor.go(f"/table/{table}")
        expect(visitor.bar).to_be_visible()


def row(visitor: Visitor, clan: str) -> Locator:
    """A clan in the panel of talks."""
    panel = visitor.page.get_by_role("region", name=re.compile("Deals|Переговори"))
    return panel.get_by_role("listitem").filter(has=visitor.page.get_by_text(clan, exact=True))


def coins_of(visitor: Visitor, seat: int) -> int:
    views = [frame["view"] for frame in visitor.frames if frame.get("view")]
    return int(views[-1]["position"]["seats"][seat]["coins"])


def open_game(visitor: Visitor) -> None:
    """Come back from talk or log to what stands beside the map."""
    visitor.page.get_by_role("tab", name=re.compile("^(Game|Гра)$")).click()


def open_log(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("tab", name="Log").click()
    return visitor.page.get_by_role("list", name="Log")


def open_thread(visitor: Visitor, tab: str, other: str) -> None:
    visitor.page.get_by_role("tab", name=tab).click()
    group = visitor.page.locator(".threads")
    group.get_by_role("button", name=re.compile(rf"^{other}\b")).click()


def test_two_people_deal_and_one_betrays(new_visitor: NewVisitor) -> None:
    ann = new_visitor().named("Ann")
    ben = new_visitor(locale="uk-UA").named("Ben")
    eve = new_visitor()
    sit_down(ann, ben, eve)

    # They talk between themselves.
    open_thread(ann, "Talk", "Ben")
    ann.page.get_by_label("Write a message").fill(SECRET)
    ann.button("Send").click()
    open_thread(ben, "Розмова", "Ann")
    expect(ben.page.get_by_role("log").get_by_text(SECRET)).to_be_visible()

    # Tea ceremony: an offer, and its acceptance, one click each.
    open_game(ann)
    open_game(ben)
    expect(row(ann, "Lotus").get_by_text("no ally")).to_be_visible()
    row(ann, "Lotus").get_by_role("button", name="Offer Lotus an alliance").click()
    expect(row(ann, "Lotus").get_by_text("You have offered an alliance.")).to_be_visible()
    expect(row(ben, "Кой").get_by_text("пропонує вам альянс")).to_be_visible()
    row(ben, "Кой").get_by_role("button", name="Прийняти пропозицію клану Кой").click()
    for visitor, clan, text in (
        (ann, "Lotus", "allied with Koi"),
        (ben, "Кой", "в альянсі з кланом Лотос"),
        (eve, "Koi", "allied with Lotus"),
    ):
        talks = visitor.page.get_by_role("button", name=re.compile("^(Deals|Переговори)$"))
        talks.first.click()
        expect(row(visitor, clan).get_by_text(text)).to_be_visible()

    for visitor in (ann, ben):
        visitor.page.locator("[data-choice=ready]").click()
        visitor.page.locator("[data-confirm]").click()

    # A promise, which each reads in the own language.
    open_thread(ann, "Talk", "Ben")
    deal = ann.page.get_by_role("tabpanel").get_by_role("group", name="Gift or promise for Lotus")
    deal.get_by_role("button", name="Promise").click()
    deal.get_by_label("What you promise").select_option(label="Not to betray")
    deal.get_by_label("A note (optional)").fill(NOTE)
    deal.get_by_role("button", name="Promise").last.click()
    expect(
        ann.page.get_by_role("log").get_by_text("I will not betray you in Spring.")
    ).to_be_visible()
    open_thread(ben, "Розмова", "Ann")
    heard = ben.page.get_by_role("log")
    expect(heard.get_by_text("Не зраджу вас навесні.")).to_be_visible()
    expect(heard.get_by_text(NOTE)).to_be_visible()

    # A gift from the clan's mat while the other one decides.
    expect(ann.page.locator("[data-mandate=betray]")).to_be_visible()
    had = coins_of(ann, 0)
    open_game(ben)
    ben.button("Клани", exact=True).click()
    ben.button("Подарунок або обіцянка клану Кой").click()
    mat = ben.page.locator(".content").get_by_role("group", name="Подарунок або обіцянка клану Кой")
    mat.get_by_role("button", name="Подарунок").click()
    for _ in range(2):
        mat.get_by_role("button", name="Монети: на 1 більше").click()
    mat.get_by_role("button", name="Подарувати").click()
    expect(mat.get_by_text("Подарунок передано.")).to_be_visible()
    expect(open_log(ann).get_by_text("Ben gives you a gift: 2 coins.")).to_be_visible()
    announced = ann.page.locator("[aria-live]", has_text="Ben gives you a gift: 2 coins.")
    expect(announced).to_have_count(1)
    assert coins_of(ann, 0) == had + 2

    # Betray: the alliance is gone, for all to see.
    ann.page.locator("[data-mandate=betray]").click()
    ann.page.locator("[data-confirm]").click()
    expect(open_log(ann).get_by_text("You break the alliance with Ben.")).to_be_visible()
    for visitor, clan, text in ((ben, "Кой", "без союзника"), (eve, "Koi", "no ally")):
        talks = visitor.page.get_by_role("button", name=re.compile("^(Deals|Переговори)$"))
        talks.first.click()
        expect(row(visitor, clan).get_by_text(text)).to_be_visible()

    # Each marks the promise; both marks are shown to both.
    open_thread(ben, "Розмова", "Ann")
    heard.get_by_role("button", name="порушено").click()
    open_thread(ann, "Talk", "Ben")
    said = ann.page.get_by_role("log")
    expect(said.get_by_text("Ben: broken")).to_be_visible()
    said.get_by_role("button", name="kept").click()
    expect(said.get_by_text("Ann: kept")).to_be_visible()
    expect(heard.get_by_text("Ann: виконано")).to_be_visible()
    expect(heard.get_by_text("Ben: порушено")).to_be_visible()

    # The onlooker saw what was public, and nothing else.
    log = open_log(eve)
    log.get_by_role("button", name="Tea Ceremony").click()
    expect(log.get_by_text("Ben gives Ann a gift: 2 coins.")).to_be_visible()
    eve.page.reload()
    expect(eve.bar).to_be_visible()
    told = str(eve.frames)
    assert "rs-gift" in told
    assert "rs-broken" in told
    promise = "'key': 'loyal'"
    assert promise in str(ann.frames)
    for secret in (SECRET, NOTE, promise, "rs-offer", "rs-say", "'received'"):
        assert secret not in told
    assert not eve.page.get_by_role("group", name="Gift or promise for Koi").count()


def test_the_talks_on_a_phone(new_visitor: NewVisitor) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    ann, ben, eve = new_visitor(**phone).named("Ann"), new_visitor().named("Ben"), new_visitor()
    sit_down(ann, ben, eve)
    lotus = row(ann, "Lotus")
    lotus.get_by_role("button", name="Gift").click()
    expect(lotus.get_by_role("button", name="Give")).to_be_disabled()
    coins = lotus.get_by_label(re.compile("^Coins, at most"))
    coins.fill("99")
    coins.press("Tab")
    expect(coins).to_have_value(str(coins_of(ann, 0)))
    lotus.get_by_role("button", name="Promise").click()
    expect(lotus.get_by_label("What you promise")).to_be_visible()
    assert not ann.scrolls_sideways()
    small = ann.page.locator("section[aria-label=Deals] button").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect())"
        ".filter((box) => box.width && (box.width < 40 || box.height < 40)).length"
    )
    assert small == 0
