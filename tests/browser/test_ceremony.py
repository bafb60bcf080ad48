"""Points are counted as a ceremony: line by line, before the next decision or the result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.sizes import WATCH_SEALS, sealed
from tests.browser.visitor import LOOKS, PHONE, SHOWN, Visitor, record

pytestmark = pytest.mark.browser

# Records cut before the answer that brings a counting.
ROUND = ("base4", 1, 71, "joraku")
LAST_ROUND = ("base4", 1, 225, "joraku")
REVOLTS = ("sun4_recommended", 1, 220, "shogun")
WINTER = ("sun4_recommended", 1, 226, "shogun")
END = ("sun4_recommended", 1, 417, "shogun")
LAST_WINTER = ("players4", 1, 275, "rising_sun")
SEASON = ("players4", 1, 83, "rising_sun")
MOST_SENTENCES = 7  # that are heard at a time: of four players, what it is, and how it ended

# What was told of ceremonies, with what it brought, the totals and the places marked; when I was
# asked or saw the result; their titles, what was stamped, and what could be heard. What was wrong:
# a line that is cut, or the table of all over the words.
WATCH = """() => {
  window.told = [];
  window.titles = [];
  window.stamps = [];
  window.heard = [];
  window.faults = [];
  const text = (query) => document.querySelector(query)?.textContent.trim() ?? '';
  const look = () => {
    const stamp = text('[data-seal] strong');
    if (stamp && !window.stamps.includes(stamp)) window.stamps.push(stamp);
    const title = document.querySelector('section.ceremony')?.ariaLabel;
    if (title && window.titles.at(-1) !== title) window.titles.push(title);
    const heard = text('[aria-live=polite]');
    if (heard && window.heard.at(-1) !== heard) window.heard.push(heard);
    const open = document.querySelector('#result-title, section.bar.mine') !== null;
    const line = text('.ceremony .now') || (open && window.told.length ? '(open)' : '');
    if (!line) return;
    if (window.told.at(-1)?.line !== line) window.told.push({ line, places: '' });
    const now = window.told.at(-1);
    const column = (name) =>
      [...document.querySelectorAll(`.standings ${name}`)].map((each) => each.textContent);
    now.totals = column('strong');
    now.gained = column('.gained');
    const counted = document.querySelector('[data-counted]');
    const seen = counted?.closest('svg').getBoundingClientRect().height > 100;
    now.places ||= seen ? counted.dataset.counted : '';
    const box = (each) => each.getBoundingClientRect();
    const lines = document.querySelector('.ceremony .lines');
    for (const each of lines?.children ?? []) {
      const cut = each.checkVisibility() && box(each).top < box(lines).top - 1;
      if (cut) window.faults.push(`cut: ${each.textContent.trim()}`);
    }
    const tally = document.querySelector('.tally');
    const over = lines && tally && box(tally).bottom > box(lines.parentElement).top;
    if (over) window.faults.push(`the table lies over: ${line}`);
  };
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
  WATCH_SEALS
}""".replace("WATCH_SEALS", WATCH_SEALS)


def sit_before(visitor: Visitor, cut: tuple[str, int, int, str]) -> Player:
    kind, number, answers, game = cut
    visitor.go(f"/table/{visitor.upload(record(kind, number, answers, game))}")
    visitor.wait_for_me()
    visitor.page.evaluate(WATCH)
    return Player(visitor, seed=3)


def until_told(visitor: Visitor, player: Player) -> list[dict[str, Any]]:
    """Play until something was told or counted, and I am asked again or see the result."""
    open_again = visitor.page.locator("#result-title, section.bar.mine[aria-busy=false]").first
    for _ in range(40):
        player.play_on()
        visitor.page.wait_for_timeout(100)
        expect(open_again).to_be_visible(timeout=SHOWN)
        assert [*visitor.page.evaluate("window.faults"), *sealed(visitor)] == []
        counted = visitor.page.locator("#result-title, .tally").count()
        if visitor.page.evaluate("window.told.length") or counted:
            expect(open_again).to_be_visible(timeout=SHOWN)
            told: list[dict[str, Any]] = visitor.page.evaluate("window.told")
            return told
    raise AssertionError("nothing was counted")


@pytest.mark.parametrize(
    ("cut", "unit", "look"),
    [
        *(
            (cut, unit, look)
            for cut, unit in [(ROUND, "RP"), (WINTER, "VP"), (LAST_WINTER, "VP")]
            for look in ["normal", "still", "phone"]
        ),
        (LAST_ROUND, "RP", "normal"),
        (END, "VP", "still"),
    ],
    ids=lambda given: given[-1] if isinstance(given, tuple) else given,
)
def test_each_line_is_told_before_anything_is_asked(
    new_visitor: NewVisitor, cut: tuple[str, int, int, str], unit: str, look: str
) -> None:
    visitor = new_visitor(**LOOKS[look]).named()
    told = until_told(visitor, sit_before(visitor, cut))
    assert told[-1]["line"] == "(open)", told
    lines = [each for each in told[:-1] if unit in each["line"]]
    assert len(lines) > 4, told
    assert len({each["line"] for each in lines}) == len(lines)
    assert any(each["places"] for each in lines)
    assert len({str(each["gained"]) for each in lines}) > 4  # they count up
    assert not visitor.scrolls_sideways()
    expect(visitor.page.locator(".ceremony")).to_have_count(0)
    total = visitor.page.get_by_role("row", name="Total").first
    expect(total).to_be_visible()  # the table of all
    # Else they may still be counting up, or there were points before.
    if look == "still" and cut != END:
        assert total.get_by_role("cell").all_inner_texts() == told[-2]["totals"]


@pytest.mark.parametrize("locale", ["ru-RU", "uk-UA"])
def test_long_lines_are_not_cut(new_visitor: NewVisitor, locale: str) -> None:
    window = {"width": 1024, "height": 768}
    visitor = new_visitor(**{**LOOKS["still"], "locale": locale, "viewport": window}).named()
    told = until_told(visitor, sit_before(visitor, WINTER))
    assert len(told) > 4


def test_shortage_revolts_and_losses_are_lines_of_winter(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**LOOKS["still"]).named()
    sit_before(visitor, REVOLTS).play_until_shown()
    visitor.wait_for_me()
    told = "\n".join(each["line"] for each in visitor.page.evaluate("window.told"))
    places = [
        told.find(words)
        for words in (
            "everyone loses",
            "rice short",
            "that revolt:",
            "A revolt breaks out",
            "loses",
        )
    ]
    assert -1 not in places, told
    assert places[:4] == sorted(places[:4])


def test_the_end_of_a_season_tells_what_its_war_brought(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**LOOKS["still"]).named()
    sit_before(visitor, SEASON).play_until("Say so when you are ready")
    assert visitor.page.evaluate("window.titles") == ["Spring: what the war brought"]


def test_at_once_there_is_only_the_table_and_it_can_be_taken_again(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(tempo="instant").named()
    told = until_told(visitor, sit_before(visitor, ROUND))
    assert told == []
    table = visitor.page.get_by_role("region", name="Prestige, round I")
    ceremony = visitor.page.locator(".ceremony")
    for where in (table, visitor.page.get_by_role("list", name="Log")):
        if where is table:
            table.get_by_role("button", name="Again").click()
        else:
            visitor.page.get_by_role("tab", name="Log").click()
            where.get_by_role("button", name="Round I begins.").click()
            line = where.get_by_role("listitem").filter(has_text="Prestige, round I")
            line.get_by_role("button", name="Show this again").click()
        expect(ceremony.locator(".now")).to_contain_text("gain")
        expect(table.locator("table")).to_have_count(0)
        visitor.page.evaluate("document.activeElement?.blur()")
        visitor.page.keyboard.press("Space")
        expect(ceremony).to_have_count(0)
        visitor.wait_for_me()
    assert len(visitor.page.evaluate("window.told")) > 1


@pytest.mark.parametrize(
    ("cut", "title", "end", "screen"),
    [
        (LAST_ROUND, "Prestige, round III", " The game is", PHONE),
        (WINTER, "First winter", "$", {}),
        (LAST_WINTER, "Winter", " The game is", {}),
    ],
    ids=["round", "winter", "end"],
)
def test_at_once_there_is_the_table_and_one_sentence_for_each_player_is_heard(
    new_visitor: NewVisitor,
    cut: tuple[str, int, int, str],
    title: str,
    end: str,
    screen: dict[str, Any],
) -> None:
    visitor = new_visitor(tempo="instant", **screen).named()
    assert until_told(visitor, sit_before(visitor, cut)) == []
    expect(visitor.page.get_by_role("row", name="Total").first).to_be_visible()
    heard: list[str] = visitor.page.evaluate("window.heard")
    sums = re.compile(rf"{title}[^.]*\.([^.]*?\sin\stotal\.){{4}}{end}")
    assert any(sums.match(each) for each in heard), heard
    assert max(each.count(".") for each in heard) <= MOST_SENTENCES, heard


def test_on_a_phone_no_name_is_cut_in_the_table_of_all(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(tempo="instant", locale="uk-UA", **PHONE).named("Олександра")
    until_told(visitor, sit_before(visitor, LAST_WINTER))
    names = visitor.page.locator(".tally th .name")
    expect(names.filter(has_text="Олександра")).to_be_visible()
    beyond = "all => all.map((each) => each.scrollWidth - each.clientWidth)"
    assert names.evaluate_all(beyond) == [0] * 4
    assert not visitor.scrolls_sideways()


@pytest.mark.parametrize(
    ("cut", "game", "title", "first"),
    [
        (LAST_ROUND, "Joraku", "Prestige, round III", "all areas are scored"),
        (END, "Shogun", "Second winter", "everyone loses"),
    ],
    ids=["joraku", "shogun"],
)
def test_the_result_is_shared(
    new_visitor: NewVisitor, cut: tuple[str, int, int, str], game: str, title: str, first: str
) -> None:
    visitor = new_visitor(tempo="instant", haste=4).named("Ann")
    until_told(visitor, sit_before(visitor, cut))
    page = visitor.page
    expect(page.get_by_role("heading", name="wins.")).to_be_visible()
    mine = page.locator("li").filter(has_text="Ann").locator(".place").inner_text()
    place = int(re.sub(r"\D", "", mine))
    stamps = ["Victory!", "You came second", "You came third", "You came fourth"]
    assert page.evaluate("window.stamps")[-1] == stamps[place - 1]
    expect(page.locator("[data-seal]")).to_have_count(0)
    assert sealed(visitor) == []
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button("Copy as text").click()
    expect(visitor.button("Copied")).to_be_visible()
    text = str(page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert text[0] == game
    assert len(text) == 6
    assert re.fullmatch(r"1\. .+ – \d+", text[1])
    link = text[-1]

    stranger = new_visitor(tempo="quick", haste=4)
    stranger.page.goto(link)
    expect(stranger.page.locator(f"section.ceremony[aria-label='{title}']")).to_be_visible()
    stranger.page.evaluate(WATCH)
    region = stranger.page.get_by_role("region", name=title)
    table = region.locator("table")
    expect(table).to_be_visible(timeout=SHOWN)  # the table of all, at the end
    assert "at=" in stranger.page.url
    region.get_by_role("button", name="Again").last.click()
    expect(table).to_have_count(0)
    expect(table).to_be_visible(timeout=SHOWN)
    told = [each["line"] for each in stranger.page.evaluate("window.told")]
    assert any(first in line for line in told), told

    result = page.locator("section[aria-labelledby=result-title]")
    result.get_by_role("button", name="Again").last.click()
    expect(page.locator(".ceremony .now")).to_be_visible()
    expect(page.locator("#result-title")).to_be_visible(timeout=SHOWN)
