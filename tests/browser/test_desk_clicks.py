"""Put your table here, by real clicks: printed examples from a new game, and what is impossible."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gunbai.examples import Example, examples_of
from tests.browser.conftest import NewVisitor
from tests.browser.test_ruling_desk import open_desk, position, tab
from tests.browser.visitor import PHONE, Visitor
from tests.server.test_desk import value_at
from tests.server.test_desk_forms import ROUNDS, fields_of, named_in, value_of

pytestmark = pytest.mark.browser

WRONG = re.compile(r"\bwrong\b")


class Clicker:
    """Somebody who sets up a position with the mouse."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.aside = visitor.page.locator("aside")
        self.situations = visitor.context.request.get(f"/api/desk/{game}").json()["situations"]
        visitor.go(f"/desk/{game}")
        expect(self.aside.locator("form").last).to_be_visible()

    def new_game(self, options: dict[str, list[str]]) -> None:
        """Start a game with these options on the first tab."""
        tab(self.visitor, "start")
        form = self.aside.locator("form").last
        form.locator("summary").click()
        for name, values in options.items():
            for value in values:
                form.locator(f'input[name={name}][value="{value}"]').check()
        with self.page.expect_response("**/start"):
            form.locator("button[type=submit]").click()
        expect(self.page.locator("#desk-tab-setup")).to_have_attribute("aria-selected", "true")

    def fill_in_like(self, wanted: Any, blanks: Any) -> None:
        """Set every field that differs, one after the other."""
        found = position(self.visitor)
        tab(self.visitor, "setup")
        for place, blank in fields_of(blanks):
            value = value_of(wanted, place, blank)
            if value_of(found, place, blank) != value:
                self.turn_to(place)
                self.set_field(place, blank, value)

    def set_field(self, place: tuple[Any, ...], blank: Any, value: Any) -> None:
        """Click as often as it takes, each time after the click before has been answered."""
        for click in clicks_for(self.field(place), blank, value):
            with self.page.expect_response("**/look"):
                click()

    def field(self, place: tuple[Any, ...]) -> Locator:
        name = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place)
        return self.aside.locator(f'[data-field="{name.lstrip(".")}"]')

    def turn_to(self, place: tuple[Any, ...]) -> None:
        """Choose what stands where: a seat, a place or the whole table."""
        here = ""
        if place[:1] == ("seats",):
            here = f"seat {place[1]}"
        elif place[:1] in (("factions",), ("provinces",), ("board",)):
            here = place[1]
        self.aside.locator("select.what").select_option(here)

    def come_to(self, name: str, known: dict[str, Any]) -> None:
        """Choose the situation of the game."""
        tab(self.visitor, "setup")
        form = self.aside.locator("form.situation")
        if not form.is_visible():
            self.aside.locator("summary").first.click()
        form.locator("select").first.select_option(name)
        situation = next(each for each in self.situations if each["situation"] == name)
        for label, blank in situation["fields"].items():
            if known.get(label, situation["chosen"][label]) != situation["chosen"][label]:
                for click in clicks_for(
                    form.locator(f"[data-choice-of={label}]"), blank, known[label]
                ):
                    click()
        with self.page.expect_response("**/situation"):
            form.locator("button[type=submit]").click()

    def blanks(self) -> Any:
        """Return what the forms on the page offer: those of the last possible position."""
        look = {"text": json.dumps(position(self.visitor)), "balance": True}
        found = self.visitor.context.request.post(f"/api/desk/{self.game}/look", data=look)
        return found.json()["blanks"] if found.ok else None

    def answer(self, seat: int, action: str) -> None:
        tab(self.visitor, "ask")
        who = self.aside.locator("label.row select")
        if who.input_value() != str(seat):
            with self.page.expect_response("**/look"):
                who.select_option(str(seat))
        with self.page.expect_response("**/try"):
            self.aside.locator(f'[data-choice="{action}"]').click()
        expect(self.aside.locator(".told").first).to_be_visible()
        expect(self.page.locator("main .film")).to_have_count(0)


def clicks_for(field: Locator, blank: Any, value: Any) -> list[Callable[[], Any]]:
    """Return what has to be clicked, one after the other; only a number is typed."""
    kind = blank["is"]
    chips = field.locator("button.chip")
    choice = field.locator("select")
    if kind == "number":
        number = field.locator("input")
        same = number.input_value() == str(value)
        return [] if same else [partial(type_number, number, value)]
    if kind in ("one", "seat"):
        wanted = f"seat {value}" if isinstance(value, int) else value or ""
        same = choice.input_value() == wanted
        return [] if same else [lambda: choice.select_option(wanted)]
    if kind in ("some", "seats"):
        things = range(chips.count()) if kind == "seats" else blank["names"]
        pressed = [chip.get_attribute("aria-pressed") == "true" for chip in chips.all()]
        wrong = [at for at, thing in enumerate(things) if pressed[at] != (thing in value)]
        return [chips.nth(at).click for at in wrong]
    if kind == "words":
        found: list[Callable[[], Any]] = []
        for counter, name in zip(field.locator(".counter").all(), blank["names"], strict=True):
            missing = value.split().count(name) - int(counter.inner_text().split()[1])
            found += [counter.locator("button").nth(int(missing > 0)).click] * abs(missing)
        return found
    assert kind == "list", kind
    removed = [chips.first.click] * chips.count()
    return [*removed, *[partial(choice.select_option, str(thing)) for thing in value]]


def type_number(field: Locator, value: int) -> None:
    field.fill(str(value))
    field.blur()


def must_be_as_printed(clicker: Clicker, example: Example) -> None:
    """Give the printed answers by clicking, and compare what the position is then."""
    for step in example.answers:
        clicker.answer(step.seat, step.action)
    after = position(clicker.visitor)
    for place, value in example.after.items():
        assert value_at(after, place) == value, place


@pytest.mark.parametrize(
    ("game", "name", "situation", "options"),
    [
        ("joraku", "JK-X23", "trick", {"players": ["3"]}),
        ("joraku", "JK-X59", "trick", {"mode": ["neutral"]}),
        ("shogun", "SG-X13", "battle", {"players": ["3"]}),
        ("shogun", "SG-X14", "action", {"players": ["3"]}),
        ("rising_sun", "RS-X09", "tea", {"clans": ["koi", "lotus", "turtle", "dragonfly"]}),
        ("rising_sun", "RS-X22", "bids",
         {"players": ["3"], "clans": ["koi", "lotus", "turtle"]}),
    ],
)  # fmt: skip
def test_a_printed_example_is_set_up_by_clicking(
    new_visitor: NewVisitor, game: str, name: str, situation: str, options: dict[str, list[str]]
) -> None:
    visitor = new_visitor()
    visitor.tolerated.append("400")  # on the way to it a position may be impossible
    example = examples_of(game).by_id[name]
    wanted = example.position()
    clicker = Clicker(visitor, game)
    clicker.new_game(options)
    offered = clicker.blanks()
    clicker.fill_in_like(wanted, offered)
    clicker.come_to(situation, named_in(wanted))
    for _ in range(ROUNDS):
        offered = clicker.blanks() or offered
        clicker.fill_in_like(wanted, offered)
    found = position(visitor)
    assert {**found, "rng": []} == {**wanted, "rng": []}
    must_be_as_printed(clicker, example)


@pytest.mark.parametrize(
    ("locale", "look", "game", "example", "situation", "chosen", "reason"),
    [
        ("en-GB", {}, "shogun", "SG-X13", "battle", {"province": "aki"}, "“Province”"),
        ("uk-UA", PHONE, "shogun", "SG-X13", "battle", {"province": "aki"}, "«Провінція»"),
        ("en-GB", {}, "rising_sun", "RS-X13", "bids", {"province": "edo"}, "Nobody fights in Edo"),
        ("ru-RU", PHONE, "rising_sun", "RS-X13", "bids", {"province": "edo"},
         "Битвы в Эдо не будет"),
    ],
)  # fmt: skip
def test_an_impossible_situation_says_why(
    new_visitor: NewVisitor, locale: str, look: dict[str, Any], game: str, example: str,
    situation: str, chosen: dict[str, Any], reason: str,
) -> None:  # fmt: skip
    visitor = new_visitor(locale=locale, **look)
    visitor.tolerated.append("400")
    clicker = Clicker(visitor, game)
    open_desk(visitor, f"/desk/{game}?example={example}")
    clicker.come_to(situation, chosen)
    alert = visitor.page.get_by_role("alert").filter(visible=True)
    expect(alert).to_contain_text(reason)


@pytest.mark.parametrize(
    ("game", "example", "place", "value", "reason"),
    [
        ("shogun", "SG-X13", ("seats", 1, "special"), "chest+1", "“Seat 2 · Special card”"),
        (
            "rising_sun",
            "RS-X13",
            ("board", "edo", "koi"),
            "daimyo stronghold daimyo",
            "“Edo · Koi”",
        ),
    ],
)
def test_an_impossible_position_says_why_at_its_place(
    new_visitor: NewVisitor,
    game: str,
    example: str,
    place: tuple[Any, ...],
    value: str,
    reason: str,
) -> None:
    visitor = new_visitor()
    visitor.tolerated.append("400")
    clicker = Clicker(visitor, game)
    open_desk(visitor, f"/desk/{game}?example={example}")
    blank = dict(fields_of(clicker.blanks()))[place]
    tab(visitor, "setup")
    clicker.turn_to(place)
    field = clicker.field(place)
    clicker.set_field(place, blank, value)
    alert = visitor.page.get_by_role("alert").filter(visible=True)
    expect(alert).to_contain_text(reason)
    expect(field).to_have_class(WRONG)
    # Whoever looks at something else is shown the place.
    clicker.turn_to(())
    expect(field).to_have_count(0)
    clicker.aside.get_by_role("button", name="Show the place").click()
    expect(field).to_have_class(WRONG)
    visitor.button("Undo").click()
    expect(field).not_to_have_class(WRONG)
