"""Every question that a card asks can be saved, loaded, copied and left to an absent player."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from gunbai.core.errors import BadPosition
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.positions import hatred
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule


def toll() -> Table:
    board = {"oshu": {"koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "path-of-the-serpent"}, coins={"koi": 1})
    table.mandate("turtle", "marshal")
    table.answer("koi", "move bushi oshu hokkaido 1")
    return table


def payment() -> Table:
    table = toll()
    table.answer("lotus", "charge")
    return table


def benevolence() -> Table:
    table = Table("koi lotus turtle", cards={"koi": "benevolence"}, coins={"koi": 3})
    table.mandate("koi", "train")
    table.answer("koi", "buy righteousness")
    return table


def kenin() -> Table:
    table = Table("koi lotus turtle", cards={"lotus": "path-of-the-kenin"})
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    return table


def ninja() -> Table:
    board = {"oshu": {"koi": "bushi"}}
    cards = {"lotus": "path-of-the-ninja mercy"}
    table = Table("lotus koi turtle", board, cards, set="horseman", season="summer")
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon shinto nagato")
    return table


def mercy_of_a_ninja() -> Table:
    table = ninja()
    table.answer("lotus", "kill koi bushi oshu")
    return table


def mercy_in_battle() -> Table:
    board = {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "mercy"}, wars="kansai", set="horseman")
    table.battles()
    table.play_absent("RS-DP28")
    return table


def push() -> Table:
    board = {"kansai": {"koi": "river-dragon", "sun": "stronghold"}}
    cards = {"sun": "benten", "lotus": "path-of-the-serpent"}
    table = Table("koi sun lotus", board, cards, coins={"koi": 1}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon benten kansai")
    return table


def push_toll() -> Table:
    table = push()
    table.answer("sun", "push koi river-dragon hokkaido")
    return table


def own_push_charged() -> Table:
    board = {"kansai": {"sun": "jurojin"}, "nagato": {"sun": "benten"}}
    cards = {"lotus": "path-of-the-serpent"}
    table = Table("koi sun lotus", board, cards, coins={"sun": 1}, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("sun", "move benten nagato kansai 1", "push sun jurojin hokkaido")
    table.answer("lotus", "charge")
    return table


def closed_route() -> Table:
    table = push()
    table.answer("koi", "gift sun 1 0")
    table.answer("sun", "push koi river-dragon hokkaido")
    table.answer("lotus", "charge")
    return table


def hotei() -> Table:
    table = Table("koi sun lotus", {"fujin": {"koi": "shinto"}}, {"sun": "hotei"}, season="summer")
    table.mandate("koi", "recruit")
    table.answer("sun", "worship hotei shikoku fujin")
    return table


def ashigaru() -> Table:
    board = {"oshu": {"lotus": "shinto"}}
    table = Table("koi lotus turtle", board, {"lotus": "way-of-the-ashigaru"}, season="summer",
                  set="ship")  # fmt: skip
    table.war()
    return table


def snake() -> Table:
    cards = {"koi": "way-of-the-snake"}
    table = Table("koi lotus turtle", {"edo": {"lotus": "bushi"}}, cards, "koi-lotus",
                  season="autumn", set="ship")  # fmt: skip
    table.kami_turn()
    return table


def salamanders() -> Table:
    cards = {"koi": "path-of-the-salamander", "lotus": "path-of-the-salamander"}
    table = Table("koi lotus turtle", cards=cards, season="summer", set="ship")
    table.season_start()
    return table


def two_oni() -> Table:
    board = {"nagato": {"lotus": "stronghold stronghold", "koi": "bushi"}}
    cards = {"lotus": "oni-of-hate oni-of-spite"}
    table = Table("koi lotus turtle", board, cards, points={"koi": 5}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon oni-of-hate nagato", "summon oni-of-spite nagato")
    return table


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
    build: Callable[[], Table], clan: str, key: str, default: str
) -> None:
    table = build()
    assert table.asked == f"{clan} {key}"
    assert table.default(clan) == default
    assert default in table.legal(clan)


@rule("RS-DP28", "RS-DP30")
@pytest.mark.parametrize(("build", "clan"), [row[:2] for row in QUESTIONS], ids=NAMES)
def test_a_loaded_question_goes_on_like_the_first(build: Callable[[], Table], clan: str) -> None:
    for choice in build().legal(clan):
        table = build()
        table.sound()
        loaded = Table.of(RISING_SUN.restore(table.state.dump()))
        copied = table.copy()
        for one in (table, loaded, copied):
            one.answer(clan, choice)
        assert table.state.dump() == loaded.state.dump() == copied.state.dump(), choice


@rule("RS-Q109", "RS-DP28", "RS-DP29")
@pytest.mark.parametrize("build", [toll, payment, push_toll, own_push_charged])
def test_a_toll_is_asked_for_some_move(build: Callable[[], Table]) -> None:
    """A position in which none is underway is refused."""
    position = json.loads(json.dumps(build().state.dump()))
    assert isinstance(RISING_SUN.restore(position), RisingSunState)
    position["stack"][-1]["last"] = None
    with pytest.raises(BadPosition) as refused:
        RISING_SUN.restore(position)
    place = f"stack[{len(position['stack']) - 1}].last"
    assert refused.value.refusal.words["name"] == place
