"""Every question that a card asks can be saved, loaded, copied and left to an absent player."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from gunbai.core.errors import BadPosition
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import play_absent
from tests.rising_sun.positions import hatred
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    kami_turn,
    legal,
    mandate,
    season_start,
    seat,
    sound,
    war,
)
from tests.rule import rule


def toll() -> RisingSunState:
    board = {"oshu": {"koi": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "path-of-the-serpent"}, coins={"koi": 1})
    mandate(s, "turtle", "marshal")
    answer(s, "koi", "move bushi oshu hokkaido 1")
    return s


def payment() -> RisingSunState:
    s = toll()
    answer(s, "lotus", "charge")
    return s


def benevolence() -> RisingSunState:
    s = at_table("koi lotus turtle", cards={"koi": "benevolence"}, coins={"koi": 3})
    mandate(s, "koi", "train")
    answer(s, "koi", "buy righteousness")
    return s


def kenin() -> RisingSunState:
    s = at_table("koi lotus turtle", cards={"lotus": "path-of-the-kenin"})
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    return s


def ninja() -> RisingSunState:
    board = {"oshu": {"koi": "bushi"}}
    cards = {"lotus": "path-of-the-ninja mercy"}
    s = at_table("lotus koi turtle", board, cards, set_="horseman", season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon shinto nagato")
    return s


def mercy_of_a_ninja() -> RisingSunState:
    s = ninja()
    answer(s, "lotus", "kill koi bushi oshu")
    return s


def mercy_in_battle() -> RisingSunState:
    board = {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "mercy"}, wars="kansai", set_="horseman")
    battles(s)
    play_absent(s, "RS-DP28")
    return s


def push() -> RisingSunState:
    board = {"kansai": {"koi": "river-dragon", "sun": "stronghold"}}
    cards = {"sun": "benten", "lotus": "path-of-the-serpent"}
    s = at_table("koi sun lotus", board, cards, coins={"koi": 1}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon benten kansai")
    return s


def push_toll() -> RisingSunState:
    s = push()
    answer(s, "sun", "push koi river-dragon hokkaido")
    return s


def own_push_charged() -> RisingSunState:
    board = {"kansai": {"sun": "jurojin"}, "nagato": {"sun": "benten"}}
    cards = {"lotus": "path-of-the-serpent"}
    s = at_table("koi sun lotus", board, cards, coins={"sun": 1}, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "sun", "move benten nagato kansai 1", "push sun jurojin hokkaido")
    answer(s, "lotus", "charge")
    return s


def closed_route() -> RisingSunState:
    s = push()
    answer(s, "koi", "gift sun 1 0")
    answer(s, "sun", "push koi river-dragon hokkaido")
    answer(s, "lotus", "charge")
    return s


def hotei() -> RisingSunState:
    s = at_table("koi sun lotus", {"fujin": {"koi": "shinto"}}, {"sun": "hotei"}, season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "worship hotei shikoku fujin")
    return s


def ashigaru() -> RisingSunState:
    board = {"oshu": {"lotus": "shinto"}}
    s = at_table("koi lotus turtle", board, {"lotus": "way-of-the-ashigaru"}, season="summer",
                 set_="ship")  # fmt: skip
    war(s)
    return s


def snake() -> RisingSunState:
    cards = {"koi": "way-of-the-snake"}
    s = at_table("koi lotus turtle", {"edo": {"lotus": "bushi"}}, cards, "koi-lotus",
                 season="autumn", set_="ship")  # fmt: skip
    kami_turn(s)
    return s


def salamanders() -> RisingSunState:
    cards = {"koi": "path-of-the-salamander", "lotus": "path-of-the-salamander"}
    s = at_table("koi lotus turtle", cards=cards, season="summer", set_="ship")
    season_start(s)
    return s


def two_oni() -> RisingSunState:
    board = {"nagato": {"lotus": "stronghold stronghold", "koi": "bushi"}}
    cards = {"lotus": "oni-of-hate oni-of-spite"}
    s = at_table("koi lotus turtle", board, cards, points={"koi": 5}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon oni-of-hate nagato", "summon oni-of-spite nagato")
    return s


QUESTIONS = [
    (toll, "lotus", "RS-DP28", "pass"),
    (payment, "koi", "RS-DP29", "pay"),
    (benevolence, "koi", "RS-DP28", "pass"),
    (kenin, "lotus", "RS-DP28", "pass"),
    (hatred, "lotus", "RS-DP30", "kill koi bushi kansai"),
    (ninja, "lotus", "RS-DP28", "pass"),
    (mercy_of_a_ninja, "lotus", "RS-DP28", "pass"),
    (mercy_in_battle, "lotus", "RS-DP28", "pass"),
    (push, "sun", "RS-DP28", "pass"),
    (push_toll, "lotus", "RS-DP28", "pass"),
    (own_push_charged, "sun", "RS-DP29", "pay"),
    (closed_route, "sun", "RS-DP28", "pass"),
    (hotei, "sun", "RS-DP28", "pass"),
    (ashigaru, "lotus", "RS-DP20", "pass"),
    (snake, "koi", "RS-DP28", "pass"),
    (salamanders, "koi", "RS-DP18", "first"),
    (two_oni, "lotus", "RS-DP19", "effect oni-of-hate"),
]
NAMES = [question[0].__name__ for question in QUESTIONS]


@rule("RS-DP18", "RS-DP19", "RS-DP20", "RS-DP28", "RS-DP29", "RS-DP30", "RS-Q86")
@pytest.mark.parametrize(("build", "clan", "key", "default"), QUESTIONS, ids=NAMES)
def test_what_an_absent_owner_answers(
    build: Callable[[], RisingSunState], clan: str, key: str, default: str
) -> None:
    s = build()
    assert asked(s) == f"{clan} {key}"
    assert RISING_SUN.text(s.default(seat(s, clan))) == default
    assert default in legal(s, clan)


@rule("RS-DP28", "RS-DP30")
@pytest.mark.parametrize(("build", "clan"), [row[:2] for row in QUESTIONS], ids=NAMES)
def test_a_loaded_question_goes_on_like_the_first(
    build: Callable[[], RisingSunState], clan: str
) -> None:
    for choice in legal(build(), clan):
        s = build()
        sound(s)
        loaded = RISING_SUN.restore(s.dump())
        assert isinstance(loaded, RisingSunState)
        copied = s.clone()
        for one in (s, loaded, copied):
            answer(one, clan, choice)
        assert s.dump() == loaded.dump() == copied.dump(), choice


@rule("RS-Q109", "RS-DP28", "RS-DP29")
@pytest.mark.parametrize("build", [toll, payment, push_toll, own_push_charged])
def test_a_toll_is_asked_for_some_move(build: Callable[[], RisingSunState]) -> None:
    """A position in which none is underway is refused."""
    position = json.loads(json.dumps(build().dump()))
    assert isinstance(RISING_SUN.restore(position), RisingSunState)
    position["stack"][-1]["last"] = None
    with pytest.raises(BadPosition) as refused:
        RISING_SUN.restore(position)
    place = f"stack[{len(position['stack']) - 1}].last"
    assert refused.value.refusal.words["name"] == place
