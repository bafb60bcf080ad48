"""Put your table here: every printed example is set up with nothing but what the forms offer.

The way to an example is found by comparing: fields that differ are set as a form sets them, and of
the situations that the desk offers the one is taken that asks the printed question.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from gunbai.examples import examples_of
from tests.server.person import Person, RefusedError, refusal
from tests.server.servers import Server
from tests.server.test_desk import FOUR, GAMES, must_come_out_as_printed, start

PRINTED = [(game, name) for game in GAMES for name in examples_of(game).by_id]
#: Rounds of setting fields: what stands on the board decides which other fields there are.
ROUNDS = 3


@pytest.fixture(scope="module")
def visitor(server: Server) -> Person:
    return Person(server.url, "")


# what a form does


def fields_of(blanks: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield each field of the forms with its place: all of the position but the rules in play."""
    for name, blank in blanks.items():
        here = (*place, name)
        if here in (("stack",), ("ask",)):
            continue
        if blank.get("is") == "parts":
            yield from fields_of(blank["parts"], here)
        elif blank.get("is") == "rows":
            for number, row in enumerate(blank["rows"]):
                yield from fields_of(row, (*here, number))
        else:
            yield here, blank


def value_of(position: Any, place: tuple[Any, ...], blank: Any) -> Any:
    """Return what a field shows; what the notation leaves out is what it is left out for."""
    for part in place:
        there = len(position) > part if isinstance(position, list) else part in position
        if not there:
            return blank.get("unless")
        position = position[part]
    return position


def fill_in(position: Any, place: tuple[Any, ...], blank: Any, value: Any) -> None:
    """Set a field as the page does (`withValue` in ruling_position.ts)."""
    for part, following in pairwise(place):
        if isinstance(position, list):
            position.extend({} for _ in range(part + 1 - len(position)))
        elif part not in position:
            position[part] = [] if isinstance(following, int) else {}
        position = position[part]
    if "unless" in blank and value == blank["unless"]:
        position.pop(place[-1], None)
    else:
        position[place[-1]] = value


class Desk:
    """The desk as its page keeps it: a draft, and the forms of the last possible position."""

    def __init__(self, visitor: Person, game: str, options: Any) -> None:
        self.visitor = visitor
        self.game = game
        self.look = start(visitor, game, options=options)
        self.draft = json.loads(self.look["text"])

    def show(self, text: str) -> None:
        """Look at a draft; while it is impossible it stays a draft, as on the page."""
        self.draft = json.loads(text)
        try:
            self.look = self.visitor.post(f"/api/desk/{self.game}/look", text=text, balance=True)
        except RefusedError:
            return
        self.draft = json.loads(self.look["text"])

    def fill_in_like(self, wanted: Any) -> None:
        for place, blank in fields_of(self.look["blanks"]):
            value = value_of(wanted, place, blank)
            if value_of(self.draft, place, blank) != value:
                fill_in(self.draft, place, blank, value)
        self.show(json.dumps(self.draft))

    def come_to(self, wanted: Any) -> None:
        """Take the situation that asks what is asked there."""
        known = named_in(wanted)
        for situation in self.visitor.get(f"/api/desk/{self.game}")["situations"]:
            chosen = {name: known.get(name, first) for name, first in situation["chosen"].items()}
            form = {"situation": situation["situation"], "chosen": chosen}
            try:
                text = self.at_situation(**form)
            except RefusedError:
                continue
            made = json.loads(text)
            if (made["stack"], made["ask"]) == (wanted["stack"], wanted["ask"]):
                self.show(text)
                return
        pytest.fail(f"no situation of {self.game} asks {wanted['ask']}")

    def at_situation(self, situation: str, chosen: Any) -> str:
        form = {"text": json.dumps(self.draft), "situation": situation, "chosen": chosen}
        return str(self.visitor.post(f"/api/desk/{self.game}/situation", **form)["text"])


def named_in(wanted: Any) -> dict[str, Any]:
    """Return the choices, by name, of whoever reads an example and sets up its situation."""
    known: dict[str, Any] = {"seat": wanted["ask"]["seats"][0]}
    for rule in wanted["stack"]:
        known.update(rule)
    known |= {"colour": known.get("faction"), "before": known.get("count")}
    known |= {"choosing": known.get("order"), "kami_turn": known.get("kami_turns")}
    if "turn" in wanted:
        known["active"] = wanted["turn"] % len(wanted["seats"])
    if known.get("shrine"):
        known["kami"] = wanted["shrines"][known["shrine"] - 1]
    if "banner" in known:
        known["card_place"] = known["banner"] + 1
        known["action"] = wanted["banners"][known["banner"]]
        known["province"] = wanted["seats"][known["seat"]]["plan"][known["action"]]
    return known


@pytest.mark.parametrize(("game", "name"), PRINTED)
def test_a_printed_example_is_set_up_by_forms_alone(visitor: Person, game: str, name: str) -> None:
    example = examples_of(game).by_id[name]
    if example.new is not None:
        desk = Desk(visitor, game, example.new)
        must_come_out_as_printed(visitor, game, example, desk.look)
        return
    wanted = example.position()
    desk = Desk(visitor, game, wanted["options"])
    desk.fill_in_like(wanted)
    desk.come_to(wanted)
    for _ in range(ROUNDS):
        desk.fill_in_like(wanted)
    found = json.loads(desk.look["text"])
    assert {**found, "rng": []} == {**wanted, "rng": []}
    must_come_out_as_printed(visitor, game, example, desk.look)


# situations


@pytest.mark.parametrize("game", GAMES)
def test_situations_are_built_from_a_new_game(visitor: Person, game: str) -> None:
    """Each is possible at once, or says what is missing; what it offers is of the right form."""
    expected = {
        "joraku": {"discard": "position-situation"},
        "shogun": dict.fromkeys(["audience", "action", "march"], "position-situation"),
        "rising_sun": {"kami": "position-situation", "bids": "rs-bad-battle"},
    }[game]
    situations = visitor.get(f"/api/desk/{game}")["situations"]
    assert len(situations) >= 5
    reasons: dict[str, str] = {}
    for situation in situations:
        desk = Desk(visitor, game, {})
        assert set(situation["chosen"]) == set(situation["fields"])
        chosen = dict(situation["chosen"])
        if "province" in chosen and game == "shogun":
            lands = desk.draft["provinces"].items()
            chosen["province"] = next(name for name, land in lands if land.get("owner") == 0)
        try:
            desk.show(desk.at_situation(situation["situation"], chosen))
        except RefusedError as refused:
            reasons[situation["situation"]] = refused.key
            continue
        assert desk.look["view"]["prompt"], situation["situation"]
    assert reasons == expected


def test_a_situation_says_why_it_can_not_be(visitor: Person) -> None:
    desk = Desk(visitor, "shogun", {})
    lands = desk.draft["provinces"].items()
    other = next(name for name, land in lands if land.get("owner") == 1)
    chosen = {"seat": 0, "action": "battle1", "province": other, "card_place": 1}
    with pytest.raises(RefusedError) as refused:
        desk.at_situation("battle", chosen)
    assert (refused.value.key, refused.value.words["name"]) == ("position-unfit", "province")
    wrong = {**chosen, "province": "atlantis"}
    assert refusal(lambda: desk.at_situation("battle", wrong)) == "position-name"
    assert refusal(lambda: desk.at_situation("battle", {})) == "position-missing"
    assert refusal(lambda: desk.at_situation("siege", {})) == "desk-unknown-situation"
    desk = Desk(visitor, "joraku", FOUR)
    late = {"colour": "red", "before": 2}
    assert refusal(lambda: desk.at_situation("trick", late)) == "position-unfit"
