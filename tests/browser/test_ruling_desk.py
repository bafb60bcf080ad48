"""The ruling desk in a browser: positions set up by clicking, questions, links, three languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gunbai.core.event import ABOVE
from gunbai.core.history import History
from gunbai.core.record import read_record, replay
from gunbai.examples import examples_of
from gunbai.games import load
from tests.browser.conftest import NewVisitor
from tests.browser.tables import run_against_bots
from tests.browser.visitor import PHONE, Visitor, record

pytestmark = pytest.mark.browser


def position(visitor: Visitor) -> Any:
    """Return the position as the desk has it, from the text."""
    tab(visitor, "text")
    return json.loads(visitor.page.locator("aside textarea").input_value())


def choices(visitor: Visitor) -> list[str]:
    """Return what may be chosen in the newest view of the game on the page."""
    views = [frame["view"] for frame in visitor.frames if "view" in frame]
    return [choice["text"] for choice in views[-1]["choices"]]


def open_desk(visitor: Visitor, path: str) -> None:
    """Go to the desk, and wait until the position of the address is there."""
    visitor.go(path)
    expect(visitor.page.locator("aside [data-choice]").first).to_be_visible()


def tab(visitor: Visitor, name: str) -> None:
    visitor.page.locator(f"#desk-tab-{name}").click()


def field(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(f'[data-field="{place}"]')


def more(visitor: Visitor, place: str, times: int, what: str = "") -> None:
    """Click a plus so often, each time after the one before has been taken."""
    for _ in range(times):
        with visitor.page.expect_response("**/look"):
            field(visitor, place).get_by_role("button", name=f"{what} +1").click()


def set_up(visitor: Visitor, place: str) -> None:
    """Click a place of the board to change what stands there."""
    tab(visitor, "setup")
    visitor.page.locator(f"[data-province={place}]").first.click(force=True)
    expect(visitor.page.locator("aside select.what")).to_have_value(place)


def test_the_example_of_joraku_is_set_up_by_clicking(new_visitor: NewVisitor) -> None:
    """JK-X12: from a bare table to the printed answer."""
    visitor = new_visitor()
    page = visitor.page
    open_desk(visitor, "/desk/joraku?example=JK-X13")
    expect(page.get_by_role("heading", name="What may this player do?")).to_be_visible()
    set_up(visitor, "shinano")
    more(visitor, "factions.red.samurai.shinano", 1)
    set_up(visitor, "mikawa")
    more(visitor, "factions.purple.samurai.mikawa", 1)
    for place, area in (("red", "totomi"), ("purple", "mikawa")):
        with page.expect_response("**/look"):
            field(visitor, f"factions.{place}.daimyo").get_by_role("combobox").select_option(area)
    wanted = examples_of("joraku").by_id["JK-X12"].position()
    found = position(visitor)
    assert found["factions"] == wanted["factions"]  # supplies have followed
    assert found["seats"] == wanted["seats"]
    visitor.button("Undo").click()
    expect(visitor.button("Redo")).to_be_enabled()
    visitor.button("Redo").click()
    expect(visitor.button("Redo")).to_be_disabled()
    assert position(visitor)["factions"] == wanted["factions"]


def test_what_may_be_done_why_not_and_what_happens(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.page
    open_desk(visitor, "/desk/joraku?example=JK-X39")
    for _ in range(3):
        page.locator("aside .told button.seal").click()
        expect(page.get_by_role("heading", name="What happens")).to_be_visible()
        expect(page.locator("main .film")).to_have_count(0)
    expect(page.locator('[data-choice="remove blue"]')).to_be_visible()
    page.locator("aside .why select").select_option(label="Remove a … samurai")
    page.locator("aside .why select").last.select_option("yellow")
    expect(page.locator("aside .asked")).to_have_text("Remove a yellow samurai")
    visitor.button("Is it allowed?").click()
    note = page.locator("aside .note")
    expect(note).to_be_visible()
    expect(note.locator("blockquote")).to_be_visible()
    page.locator('[data-choice="remove blue"]').click()
    expect(page.locator("aside .told li").first).to_be_visible()
    page.locator("aside .told .buttons button").first.click()
    expect(page.locator('[data-choice="remove blue"]')).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "game", "example", "verb", "asked"),
    [
        ("ru", "shogun", "SG-X13", "move", "Переместить … армий"),
        ("uk", "rising_sun", "RS-X12", "summon", "Прикликати …"),
    ],
)
def test_actions_are_named_in_the_words_of_the_reader(
    new_visitor: NewVisitor, locale: str, game: str, example: str, verb: str, asked: str
) -> None:
    visitor = new_visitor(locale=locale)
    open_desk(visitor, f"/desk/{game}?example={example}")
    offered = visitor.page.locator("aside .why select").first
    expect(offered.locator(f"option[value={verb}]")).to_have_text(asked)
    named = offered.locator("option").all_inner_texts()
    assert not [text for text in named if re.search("[A-Za-z]", text)]
    offered.select_option(verb)
    assert not re.search("[A-Za-z]", visitor.page.locator("aside .asked").inner_text())
    example_step = visitor.page.locator("aside .told .seal").inner_text()
    assert not re.search("[A-Za-z]", example_step)
    offered.select_option(label=named[-1])
    expect(visitor.page.locator("aside .why input[type=text]")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "question", "example"),
    [
        ("joraku", "who wins the trick if the numbers are equal", "JK-X27"),
        ("shogun", "example attack Kozuke cube tower", "SG-X13"),
        ("rising_sun", "Oni of Skulls betray replace example", "RS-X18"),
    ],
)
def test_the_desk_is_found_from_where_people_ask(
    new_visitor: NewVisitor, game: str, question: str, example: str
) -> None:
    """From the home page, from the rulebook, and from an example that the search finds."""
    visitor = new_visitor()
    page = visitor.page
    for start in ("/", f"/rules/{game}", f"/rules/{game}/all"):
        visitor.go(start)
        page.locator(f'main a[href="/desk/{game}"]').first.click()
        expect(page.locator("#desk-tab-start")).to_be_visible()
        expect(page.get_by_role("heading", name="Put your table here")).to_be_visible()
    visitor.go(f"/rules/{game}?q={question.replace(' ', '+')}")
    page.locator(f'main a[href="/desk/{game}?example={example}"]').first.click()
    expect(page.locator("aside .printed")).to_be_visible()


def test_the_hand_of_a_plan_keeps_to_its_place(new_visitor: NewVisitor) -> None:
    """Texts read out of cards beyond the edge must not make the page wider."""
    visitor = new_visitor()
    visitor.go("/desk/shogun")
    expect(visitor.page.locator("[data-hand]")).to_be_visible()
    assert not visitor.scrolls_sideways()


def test_an_address_without_a_position_opens_the_desk_and_says_so(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.tolerated.append("400")
    visitor.go("/desk/shogun?example=SG-X23")
    expect(visitor.page.get_by_role("alert").filter(has_text="no such example")).to_be_visible()
    expect(visitor.page.locator("aside form").last).to_be_visible()


def test_an_impossible_position_says_why_and_where(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.tolerated.append("400")
    page = visitor.page
    open_desk(visitor, "/desk/joraku?example=JK-X12")
    text = json.dumps({**position(visitor), "kachidoki": 9})
    page.locator("aside textarea").fill(text)
    visitor.button("Apply").click()
    expect(page.get_by_role("alert").filter(has_text="kachidoki")).to_be_visible()
    page.locator("aside textarea").fill("{")
    visitor.button("Apply").click()
    expect(page.get_by_role("alert").filter(has_text="line 1")).to_be_visible()
    visitor.button("Undo").click()
    visitor.button("Undo").click()
    expect(page.get_by_role("alert").filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "example", "place", "plus", "what", "twin"),
    [
        ("shogun", "SG-X13", "kozuke", "provinces.kozuke.armies", "", "provinces"),
        ("rising_sun", "RS-X13", "nagato", "board.nagato.lotus", "Bushi", "board"),
    ],
)
def test_pieces_are_put_on_a_drawn_map(
    new_visitor: NewVisitor, game: str, example: str, place: str, plus: str, what: str, twin: str
) -> None:
    visitor = new_visitor()
    open_desk(visitor, f"/desk/{game}?example={example}")
    before = position(visitor)
    set_up(visitor, place)
    more(visitor, plus, 2, what)
    after = position(visitor)
    assert after[twin][place] != before[twin][place]
    assert after["ask"] == before["ask"]


@pytest.mark.parametrize(
    ("locale", "title"), [("ru", "Поставьте свой стол"), ("uk", "Поставте свій стіл")]
)
def test_a_link_brings_the_position_to_a_phone(
    new_visitor: NewVisitor, locale: str, title: str
) -> None:
    visitor = new_visitor(permissions=["clipboard-read", "clipboard-write"])
    open_desk(visitor, "/desk/rising_sun?example=RS-X21")
    wanted = position(visitor)
    visitor.button("Copy link").click()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 4000
    other = new_visitor(locale=locale, **PHONE)
    other.page.goto(link)
    expect(other.page.get_by_role("heading", name=title)).to_be_visible()
    expect(other.page.locator("aside [data-choice]").first).to_be_visible()
    assert position(other) == wanted
    wide = other.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_running_game_comes_to_the_desk_as_its_player_knows_it(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    table = run_against_bots(visitor, seed="3")
    visitor.wait_for_me()
    mine = choices(visitor)
    assert len(mine) > 1
    open_desk(visitor, f"/desk/joraku?table={table}&seat=0")
    offered = visitor.page.locator("aside [data-choice]")
    assert [each.get_attribute("data-choice") for each in offered.all()] == mine
    shown = position(visitor)
    assert shown["ask"]["seats"][0] == 0
    tab(visitor, "ask")
    offered.first.click()
    expect(visitor.page.get_by_role("heading", name="What happens")).to_be_visible()
    visitor.go(f"/table/{table}")
    visitor.wait_for_me()  # the game itself has not moved
    assert choices(visitor) == mine


def test_a_moment_of_a_finished_game_comes_to_the_desk(new_visitor: NewVisitor) -> None:
    at = 40
    played = record("base3")
    visitor = new_visitor().named()
    table = visitor.upload(played)
    visitor.go(f"/replay/{table}?at={at}")
    visitor.page.get_by_role("link", name="Ask about this position").click()
    expect(visitor.page.locator("aside [data-choice]").first).to_be_visible()
    session = replay(load("joraku"), read_record(played))
    history = History(session, ABOVE)
    history.follow(session)
    wanted = history.position(at).dump()
    found = position(visitor)
    wanted["rng"] = found["rng"]  # what comes next is not that of the game
    assert found == wanted


def test_a_position_is_played_on(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    open_desk(visitor, "/desk/joraku?example=JK-X12")
    visitor.button("Play on from here").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.wait_for_me()
