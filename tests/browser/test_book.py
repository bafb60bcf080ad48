"""The rulebooks as pages: chapters, pictures, links, search, print, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gunbai.examples import examples_of
from gunbai.games.joraku import tables as joraku
from gunbai.games.rising_sun import names as rising_sun
from gunbai.games.shogun import names as shogun
from gunbai.language import LANGUAGES
from gunbai.plates import plates_of
from gunbai.rulebook import book, known_games, slug_of, slugs
from tests.browser.conftest import NewVisitor
from tests.browser.tables import run_against_bots
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.browser

ID = re.compile(r"\b[A-Z]{2}-[A-Z]+\d")
PAGE = 2


def pages(game: str) -> list[str]:
    return [
        slug for slug, one in zip(slugs(game), book(game, "en"), strict=True) if one.depth == PAGE
    ]


def read(page: Page) -> str:
    """Return the text of a page that people see by default."""
    return page.locator("main").inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_read_without_codes(new_visitor: NewVisitor, language: str) -> None:
    visitor = new_visitor(locale=language).named()
    for game, chapter in (("joraku", "all"), ("shogun", "winter"), ("rising_sun", "rulings")):
        visitor.go(f"/rules/{game}/{chapter}")
        title = book(game, language)[0].title
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(visitor.page.locator(".passage").first).to_be_attached()
        assert ID.findall(read(visitor.page)) == []
        assert not visitor.scrolls_sideways()


@pytest.mark.parametrize("game", known_games())
def test_every_picture_is_drawn_by_the_board(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor(**PHONE).named()
    for plate in plates_of(game):
        visitor.go(f"/rules/{game}/{slug_of(game, plate.rule)}")
        picture = visitor.page.get_by_role("img", name=plate.captions["en"])
        expect(picture.locator("svg").first).to_be_attached()
        assert not visitor.scrolls_sideways()
    # Nothing in a picture can be reached or pressed.
    assert visitor.page.locator("figure .still").first.get_attribute("inert") is not None
    visitor.go(f"/how/{game}")
    visitor.page.locator("figure").first.scroll_into_view_if_needed()
    expect(visitor.page.locator("figure svg").first).to_be_attached()
    assert 4 <= visitor.page.locator("figure").count() <= 6
    for link in visitor.page.locator("article p a").all():
        chapter = str(link.get_attribute("href")).removeprefix(f"/rules/{game}/")
        assert chapter in slugs(game)


def test_from_the_contents_through_links_and_back(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    page = visitor.page
    visitor.go()
    page.get_by_role("link", name="A ruling: Shogun").click()
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("listitem")).to_have_count(len(pages("shogun")))
    contents.get_by_role("link", name="Winter", exact=True).click()
    expect(page.get_by_role("heading", name="Winter", exact=True)).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    tie = page.locator("#sg-w12")
    tie.get_by_role("link").first.click()
    expect(page.locator(":target")).to_be_in_viewport()
    assert "/rules/shogun/rulings-winter" in page.url
    page.go_back()
    expect(page.get_by_role("heading", name="Winter", exact=True)).to_be_visible()
    page.get_by_role("link", name="End of the game →").click()
    expect(page.get_by_role("heading", name="End of the game", exact=True)).to_be_visible()
    visitor.go("/rules/shogun/nothing")
    expect(page.get_by_text("There is no such page")).to_be_visible()


def test_a_question_is_asked_by_keyboard(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(**PHONE, locale="ru").named()
    page = visitor.page
    visitor.go("/rules/shogun")
    page.get_by_role("searchbox").fill("сколько стоит построить замок")
    page.keyboard.press("Enter")
    first = page.locator("article").first
    expect(first).to_contain_text("заплатите 3 сундука")
    assert ID.findall(first.inner_text()) == []
    assert not visitor.scrolls_sideways()
    first.get_by_role("link").click()
    expect(page.locator("#sg-a5")).to_be_in_viewport()
    visitor.go("/rules?q=qqqqqqq")
    expect(page.get_by_role("heading", name="Таких слов в правилах нет")).to_be_visible()


def test_a_card_and_its_rules_lead_to_each_other(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    visitor.go("/cards/rising_sun")
    visitor.page.get_by_role("link", name="An example in the rules: Komainu").click()
    case = visitor.page.locator("#rs-xc01")
    expect(case).to_be_in_viewport()
    case.get_by_role("link", name="All cards").click()
    expect(visitor.page.locator("#card-komainu")).to_be_attached()


FILMS = {"joraku": "JK-X12", "shogun": "SG-X13", "rising_sun": "RS-X13"}


@pytest.mark.parametrize("game", FILMS)
def test_an_example_is_stepped_through_on_the_board(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor().named()
    page = visitor.page
    name = FILMS[game]
    visitor.go(f"/rules/{game}/{slug_of(game, name)}")
    opened = page.locator(".passage > details > summary")
    expect(opened).to_have_count(len(examples_of(game).by_id))  # a page has the whole chapter
    assert page.locator(".film svg").count() == 0  # fetched when it is wanted
    summary = page.locator(f"#{name.lower()} > details > summary")
    summary.focus()
    page.keyboard.press("Enter")
    film = page.locator(f"#{name.lower()} .film")
    expect(film.get_by_role("img").locator("svg").first).to_be_attached()
    assert film.locator(".still").first.get_attribute("inert") is not None
    words = film.get_by_role("status")
    expect(words).to_contain_text("Answer:")
    asked = words.inner_text()
    steps = len(examples_of(game).by_id[name].answers)
    expect(film.locator(".where")).to_have_text(f"Step 0 of {steps}")
    back = film.get_by_role("button", name="Step back")
    expect(back).to_be_disabled()
    film.get_by_role("button", name="Step forward").click()
    expect(film.locator(".where")).to_have_text(f"Step 1 of {steps}")
    expect(words).not_to_have_text(asked)
    page.keyboard.press("ArrowLeft")
    expect(film.locator(".where")).to_have_text(f"Step 0 of {steps}")
    expect(words).to_have_text(asked)
    summary.focus()  # keys count in the film alone
    page.keyboard.press("End")
    expect(film.locator(".where")).to_have_text(f"Step 0 of {steps}")
    film.get_by_role("button", name="Step forward").focus()
    page.keyboard.press("End")
    expect(film.locator(".where")).to_have_text(f"Step {steps} of {steps}")
    film.get_by_role("link", name="Set it up on the desk").click()
    expect(page.locator("aside .told button.seal")).to_be_visible()
    assert page.url.endswith(f"/desk/{game}?example={name}")


@pytest.mark.parametrize("game", FILMS)
def test_an_example_is_stepped_through_on_a_phone(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor(**PHONE, locale="uk").named()
    name = FILMS[game]
    visitor.go(f"/rules/{game}/{slug_of(game, name)}#{name.lower()}")
    visitor.page.locator(f"#{name.lower()} > details > summary").click()
    film = visitor.page.locator(f"#{name.lower()} .film")
    expect(film.get_by_role("status")).to_contain_text("Відповідь:")
    film.locator(".keys button").nth(3).tap()
    expect(film.locator(".where")).to_contain_text("1")
    assert not visitor.scrolls_sideways()


def test_what_an_example_forbids_is_said_with_the_rule(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    visitor.go("/rules/joraku/examples")
    passage = visitor.page.locator("#jk-x33")
    passage.locator("> details > summary").click()
    passage.get_by_role("button", name="To the end").click()
    expect(passage.locator(".film blockquote")).to_contain_text("Every later player must")
    expect(passage.locator(".film")).to_contain_text("May be chosen now: Play the blue ninja")


@pytest.mark.parametrize("game", known_games())
def test_the_decision_leads_into_its_chapter(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor().named()
    run_against_bots(visitor, game=game)
    visitor.page.get_by_role("tab", name="Rules").click()
    link = visitor.page.get_by_role("tabpanel").locator("dt a").first
    address = link.get_attribute("href")
    assert address is not None
    chapter = address.removeprefix(f"/rules/{game}/").partition("#")[0]
    assert chapter in slugs(game)
    visitor.go(address)
    expect(visitor.page.locator(":target")).to_be_in_viewport()


def test_on_paper_there_is_only_the_text(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    visitor.go("/rules/joraku/prestige")
    passage = visitor.page.locator("#jk-p01")
    expect(passage).to_be_visible()
    visitor.page.emulate_media(media="print")
    expect(passage).to_be_visible()
    expect(visitor.page.get_by_role("navigation", name="Contents")).to_be_hidden()
    expect(visitor.page.get_by_role("banner")).to_be_hidden()


@pytest.mark.parametrize("game", known_games())
def test_a_book_is_printed_with_its_boards(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor().named()
    page = visitor.page
    visitor.go(f"/rules/{game}/all")
    pictures = page.locator("figure")
    expect(pictures).to_have_count(len(plates_of(game)))
    page.evaluate("dispatchEvent(new Event('beforeprint'))")  # as a browser does before it prints
    page.emulate_media(media="print")
    for number in range(len(plates_of(game))):
        board = pictures.nth(number)
        expect(board.locator("svg").first).to_be_attached()
        expect(board).to_be_visible()
        expect(board.locator("figcaption")).to_be_visible()
    summaries = page.locator(".passage > details > summary")
    assert summaries.count() == len(examples_of(game).by_id)
    assert not any(summary.is_visible() for summary in summaries.all())
    for controls in (".turn", ".see", "search", "main > nav", ".book nav"):
        assert not any(found.is_visible() for found in page.locator(controls).all())


def test_an_example_that_is_open_is_printed_without_its_controls(new_visitor: NewVisitor) -> None:
    visitor = new_visitor().named()
    visitor.go("/rules/joraku/examples")
    visitor.page.locator("#jk-x12 > details > summary").click()
    film = visitor.page.locator("#jk-x12 .film")
    expect(film.get_by_role("status")).to_contain_text("Answer:")
    visitor.page.emulate_media(media="print")
    expect(film.get_by_role("img").first).to_be_visible()
    expect(film.get_by_role("status")).to_be_visible()
    expect(film.get_by_role("group", name="Replay")).to_be_hidden()
    expect(film.get_by_role("link")).to_be_hidden()


def declared(game: str) -> set[str]:
    """Return the things that a game's engine declares and the book must draw, as kind and name."""
    if game == "joraku":
        variants = range(1, joraku.VARIANTS + 1)
        cards = {f"card {name}" for name in joraku.CARDS}
        return cards | {f"variant {number}" for number in variants}
    if game == "shogun":
        kinds = {
            "event": shogun.EVENT_CARDS,
            "special": shogun.SPECIALS,
            "building": shogun.BUILDINGS,
            "action": shogun.ACTIONS,
            "favour": shogun.FAVOURS,
            "bonus": shogun.BONUSES,
            "province": shogun.PROVINCES,
            "card": shogun.CARDS[shogun.PROVINCE_COUNT :],
        }
    else:
        kinds = {
            "card": rising_sun.CARDS,
            "clan": rising_sun.CLANS,
            "kami": rising_sun.KAMI,
            "mandate": rising_sun.MANDATES,
            "advantage": rising_sun.ADVANTAGES,
            "figure": ["bushi", "shinto", "daimyo", "stronghold"],
        }
    return {f"{kind} {name}" for kind, names in kinds.items() for name in names}


@pytest.mark.parametrize("game", known_games())
def test_everything_that_the_engine_declares_has_its_picture(
    new_visitor: NewVisitor, game: str
) -> None:
    visitor = new_visitor(**PHONE).named()
    visitor.go(f"/rules/{game}/all")
    pictures = visitor.page.locator("[data-thing]:is(svg, :has(svg))")
    expect(pictures.nth(len(declared(game)) - 1)).to_be_attached()
    found = set(pictures.evaluate_all("all => all.map((each) => each.dataset.thing)"))
    assert declared(game) <= found
    assert not visitor.scrolls_sideways()
