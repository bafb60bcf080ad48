"""Nobody receives what they must not (quality item 4), in every game and mode; and the test that
would say so finds leaks that are put in on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pytest

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.notation import Data
from gunbai.core.scenes import Footage, Scene
from gunbai.core.seat_view import View, choices, position_of
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.core.view import PositionView
from tests.full import FULL
from tests.properties.games import GAMES, Table, mode_tables
from tests.properties.secrecy import (
    HONEST,
    SECRETS,
    Checker,
    Doors,
    determinize_with_true_chance,
    look_around,
)
from tests.properties.worlds import ALIKE, another_world
from tests.rule import rule

POSITIONS = 5000 if FULL else 500
#: In how many of the worlds dealt again something must be different: plans are not always made.
DIFFERENT = {"joraku": 0.6}
LEAKY_POSITIONS = 240

TABLES = [table for game in GAMES for table in mode_tables(game)]
SHIPPED = [game for game in GAMES if game.name in SECRETS]
JORAKU = next(game for game in SHIPPED if game.name == "joraku")
every_mode = pytest.mark.parametrize("table", TABLES, ids=str)


def look_at(table: Table, positions: int, doors: Doors = HONEST) -> Checker:
    """Games with these options, and with whatever can be drawn at random drawn."""
    game = table.game
    drawn = {option.name: "random" for option in game.options() if "random" in option.words}
    options = [table.options, {**table.options, **drawn}]
    world = partial(another_world, game) if game.name in ALIKE else None
    return look_around(game, options, positions, world, doors)


@rule("JK-H04", "JK-H05", "JK-H06", "JK-H09", "JK-H10", "JK-H11", "JK-H12", "JK-H14")
@every_mode
def test_nobody_receives_what_they_must_not(table: Table) -> None:
    positions = POSITIONS // (1 if table.game.name == "joraku" else 4)
    checker = look_at(table, positions)
    assert checker.leaks == []
    assert checker.worlds >= positions * (table.game.seats(table.options) + 1)
    assert checker.different > checker.worlds * DIFFERENT.get(table.game.name, 0.4)


# leaks put in on purpose


def hand(state: State, seat: int) -> list[str]:
    """The true hand of a seat of Joraku, or what it is to draft from."""
    seats = state.dump()["seats"]
    assert isinstance(seats, list)
    cards: list[str] = seats[seat]["hand"] or seats[seat]["draft"]
    return cards


def neighbour(state: State, seat: int) -> int:
    return (seat + 1) % state.seats()


def observe_with_a_card_of_another(state: State, seat: int) -> Data:
    view = dict(state.observe(seat))
    view["hint"] = hand(state, neighbour(state, seat))[:1]
    return view


def observe_with_chance(state: State, seat: int) -> Data:
    return {**state.observe(seat), "next": state.rng.a & 1}


def observe_with_a_sealed_answer(state: State, seat: int) -> Data:
    """Only a spectator is told, and only while the seats choose."""
    view = dict(state.observe(seat))
    if seat == SPECTATOR:
        view["chosen"] = [getattr(frame, "chosen", None) for frame in state.stack]
    return view


def legal_for_all(state: State, seat: int) -> list[Action]:
    """A list for a seat that is not asked: that of the seat that is."""
    return state.legal(state.to_act()[0])


def prompt_of_another(state: State, seat: int) -> dict[str, object]:
    other = state.to_act()[0]
    return state.stack[-1].prompt(state, other)


def check_that_names_the_holder(state: State, seat: int, action: Action) -> Refusal | None:
    refusal = state.check(seat, action)
    if refusal is None:
        return None
    cards = JORAKU.text(action).split()[1:]
    holders = [other for other in range(state.seats()) if set(cards) & set(hand(state, other))]
    return Refusal(refusal.key, refusal.rule, {**refusal.words, "holders": holders})


def automatic_for_the_only_card_of_a_colour(state: State) -> list[int]:
    return [seat for seat in state.to_act() if len(state.legal(seat)) == 1]


def determinize_that_keeps_a_card(state: State, seat: int, seed: int) -> State:
    """The last card of the next seat's hand always stays where it truly is."""
    position = state.determinize(seat, seed).dump()
    other = neighbour(state, seat)
    true = hand(state, other)
    seats = position["seats"]
    assert isinstance(seats, list)
    held: list[str] = seats[other]["hand"]
    aside = position["aside"]
    assert isinstance(aside, list)
    unknown = [card for card in held if card not in seats[seat]["passed"]]
    if true and unknown and true[-1] in aside:
        aside[aside.index(true[-1])] = unknown[0]
        held[held.index(unknown[0])] = true[-1]
    return JORAKU.restore(position)


def determinize_not_at_all(state: State, seat: int, seed: int) -> State:
    return state.clone()


def determinize_that_keeps_sealed_answers(state: State, seat: int, seed: int) -> State:
    """Cards are dealt again, but what the others have sealed stays as it is."""
    position = state.determinize(seat, seed).dump()
    true, dealt = state.dump()["stack"], position["stack"]
    assert isinstance(true, list)
    assert isinstance(dealt, list)
    if "chosen" in true[-1]:
        dealt[-1]["chosen"] = true[-1]["chosen"]
    return JORAKU.restore(position)


def determinize_that_keeps_what_lies_aside(state: State, seat: int, seed: int) -> State:
    """By luck: the world is dealt again and again until the same card lies aside first."""
    for again in range(40):
        world = state.determinize(seat, seed + again * 7919)
        if world.dump()["aside"][:1] == state.dump()["aside"][:1]:  # type: ignore[index]
            return world
    return state.determinize(seat, seed)


def view_with_a_card_of_another(session: Session, seat: int) -> View:
    """The position is as it should be; what is put around it for the client is not."""
    view = session.view(seat)
    cards = hand(session.state, neighbour(session.state, seat))[:1]
    view["undo_reason"] = {"key": "undo-refused", "rule": "", "words": {"cards": cards}}
    return view


def view_with_choices_of_another(session: Session, seat: int) -> View:
    view = session.view(seat)
    if not session.over:
        view["choices"] = choices(session.game, session.state.legal(session.to_act()[0]))
    return view


def undo_that_looks_at_cards(session: Session, seat: int) -> Refusal | None:
    other = neighbour(session.state, seat)
    if "6r" in hand(session.state, other):
        return Refusal("undo-refused", "", {"reason": "others"})
    return session.undo_refusal(seat)


LEAKS: list[tuple[str, Doors, Callable[[str], bool]]] = [
    ("view", Doors(observe=observe_with_a_card_of_another), lambda way: "view" in way),
    ("chance", Doors(observe=observe_with_chance), lambda way: "view" in way),
    ("sealed", Doors(observe=observe_with_a_sealed_answer), lambda way: way == "seat -1, view"),
    ("legal", Doors(legal=legal_for_all), lambda way: "legal" in way),
    ("prompt", Doors(prompt=prompt_of_another), lambda way: "prompt" in way),
    ("refusal", Doors(check=check_that_names_the_holder), lambda way: "refusals" in way),
    (
        "automatic",
        Doors(automatic=automatic_for_the_only_card_of_a_colour),
        lambda way: "automatic" in way,
    ),
    ("session view", Doors(view=view_with_a_card_of_another), lambda way: "session view" in way),
    ("choices", Doors(view=view_with_choices_of_another), lambda way: "session view" in way),
    ("undo", Doors(undo_refusal=undo_that_looks_at_cards), lambda way: "undo" in way),
    (
        "true chance",
        Doors(determinize=determinize_with_true_chance),
        lambda way: "chance" in way or "determ" in way,
    ),
    (
        "sealed answer",
        Doors(determinize=determinize_that_keeps_sealed_answers),
        lambda way: "determ" in way,
    ),
    (
        "card aside",
        Doors(determinize=determinize_that_keeps_what_lies_aside),
        lambda way: "determ" in way,
    ),
    ("kept card", Doors(determinize=determinize_that_keeps_a_card), lambda way: "determ" in way),
]


@pytest.mark.parametrize(
    ("doors", "expected"), [leak[1:] for leak in LEAKS], ids=[x[0] for x in LEAKS]
)
def test_a_leak_put_in_on_purpose_is_found(doors: Doors, expected: Callable[[str], bool]) -> None:
    table = Table(JORAKU, JORAKU.read_options({"players": 3}))
    leaks = look_at(table, LEAKY_POSITIONS, doors).leaks
    assert any(expected(leak) for leak in leaks)
    assert all(expected(leak) for leak in leaks)


def still_with_a_secret(state: State, seat: int, advice: PositionView) -> Mapping[str, object]:
    name = next(game.name for game in SHIPPED if isinstance(state, type(game.new())))
    return {**position_of(state, seat, advice), "hint": SECRETS[name](state, seat)}


def scenes_as_the_first_seat_sees_them(footage: Footage, seat: int) -> list[Scene]:
    return footage.scenes(0)


@pytest.mark.parametrize(
    "doors",
    [Doors(still=still_with_a_secret), Doors(scenes=scenes_as_the_first_seat_sees_them)],
    ids=["secret", "seat"],
)
@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
def test_a_leak_in_scenes_alone_is_found(game: Game, doors: Doors) -> None:
    table = next(table for table in TABLES if table.game is game)
    leaks = look_at(table, LEAKY_POSITIONS, doors).leaks
    assert leaks
    assert all("scenes" in leak for leak in leaks)


def test_worlds_that_do_not_differ_are_noticed() -> None:
    table = Table(JORAKU, JORAKU.read_options({"players": 3}))
    checker = look_at(table, LEAKY_POSITIONS, Doors(determinize=determinize_not_at_all))
    assert checker.different == 0
