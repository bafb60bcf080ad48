"""The cards of the Ship set, one by one (RS-XC41…XC47)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.course import Course
from tests.rising_sun.playing import play_absent
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    coins,
    default,
    figures,
    honor,
    kami_turn,
    keys,
    legal,
    mandate,
    points,
    refusal,
    season_start,
    seat,
    war,
    winter,
)
from tests.rule import rule

SHIP = "ship"


@rule("RS-XC41", "RS-Q120", "RS-F56")
@pytest.mark.parametrize("copies", [1, 2])
def test_dignity_when_monsters_are_summoned(copies: int) -> None:
    board = {"nagato": {"lotus": "stronghold"}, "oshu": {"lotus": "stronghold"}}
    cards = {"lotus": "yurei komainu " + "dignity " * copies}
    s = at_table("koi lotus turtle", board, cards, set_=SHIP)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon yurei nagato", "summon komainu oshu")
    assert points(s, "lotus") == 2 * copies, "once, not for each monster"


@rule("RS-XC41", "RS-Q120")
def test_dignity_for_a_bought_monster_only_if_it_is_summoned() -> None:
    s = at_table("koi lotus turtle", cards={"lotus": "dignity"}, coins={"lotus": 2}, set_=SHIP)
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy komainu", "worship komainu nagato fujin")
    assert points(s, "lotus") == 2
    board = {"edo": {"koi": "oni-of-skulls"}}
    s = at_table("koi lotus turtle", board, {"lotus": "dignity komainu"}, set_=SHIP)
    mandate(s, "lotus", "betray")
    answer(s, "lotus", "replace koi oni-of-skulls edo komainu")
    play_absent(s)
    assert points(s, "lotus") == 0
    s = at_table("koi lotus turtle", cards={"lotus": "dignity"}, set_=SHIP)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    assert points(s, "lotus") == 0, "no monster"


TOKENS = {"koi": "spring:edo spring:oshu", "lotus": "spring:kyoto spring:kansai",
          "turtle": "spring:nagato"}  # fmt: skip


@rule("RS-XC42", "RS-Q124", "RS-F50", "RS-Q81")
@pytest.mark.parametrize(("owner", "tokens", "gained"), [
    ("turtle", TOKENS, 4), ("lotus", TOKENS, 0), ("turtle", {}, 0),
])  # fmt: skip
def test_path_of_the_pacifist(owner: str, tokens: dict[str, str], gained: int) -> None:
    cards = {owner: "path-of-the-pacifist"}
    s = at_table("koi lotus turtle", cards=cards, tokens=tokens, season="summer", set_=SHIP)
    season_start(s)
    assert points(s, owner) == gained
    assert asked(s) == "koi lotus turtle RS-DP03"
    if gained:
        assert keys(s) == ["rs-points", "rs-tea"]


@rule("RS-XC43", "RS-F50", "RS-Q81", "RS-F93")
@pytest.mark.parametrize(("copies", "held", "after"), [
    (1, 10, "koi lotus turtle"), (2, 13, "koi turtle lotus"),
])  # fmt: skip
def test_path_of_the_salamander(copies: int, held: int, after: str) -> None:
    cards = {"lotus": "path-of-the-salamander " * copies}
    s = at_table("lotus koi turtle", cards=cards, season="summer", set_=SHIP)
    season_start(s, income=True)
    assert coins(s, "lotus") == held
    assert honor(s) == after
    order = keys(s)
    assert order == ["rs-coins"] * 3 + ["rs-coins", "rs-honor-down"] * copies + ["rs-tea"]


@rule("RS-XC43", "RS-Q05", "RS-Q07", "RS-DP18", "RS-XD06")
@pytest.mark.parametrize(("choice", "after"), [
    ("first", "koi lotus turtle"), ("last", "turtle koi lotus"),
])  # fmt: skip
def test_two_salamanders_one_after_the_other(choice: str, after: str) -> None:
    cards = {"koi": "path-of-the-salamander", "lotus": "path-of-the-salamander"}
    s = at_table("koi lotus turtle", cards=cards, season="summer", set_=SHIP)
    season_start(s)
    assert asked(s) == "koi RS-DP18"
    answer(s, "koi", choice)
    assert honor(s) == after


@rule("RS-XC44", "RS-Q124", "RS-F70")
@pytest.mark.parametrize(("owner", "copies", "after"), [
    ("turtle", 1, 10), ("turtle", 2, 11), ("lotus", 1, 10),
])  # fmt: skip
def test_patience_pays_who_does_not_lead(owner: str, copies: int, after: int) -> None:
    held = {"koi": 10, "lotus": 10, "turtle": 9}
    cards = {owner: "patience " * copies}
    board = {"tsukuyomi": {"koi": "shinto"}}
    s = at_table("koi lotus turtle", board, cards, points=held, season="summer", set_=SHIP)
    kami_turn(s)
    assert points(s, owner) == after
    if owner == "turtle":
        assert keys(s)[-copies:] == ["rs-points"] * copies, "after the fourth shrine"


@rule("RS-XC45", "RS-Q119", "RS-F71", "RS-F88", "RS-F56", "RS-DP20")
def test_way_of_the_ashigaru() -> None:
    board = {"oshu": {"lotus": "shinto stronghold"}, "edo": {"lotus": "bushi bushi bushi"}}
    cards = {"lotus": "path-of-the-warlord way-of-the-ashigaru"}
    s = at_table("koi lotus turtle", board, cards, season="summer", set_=SHIP)
    war(s)
    assert asked(s) == "lotus RS-DP20"
    assert default(s, "lotus") == "pass"
    assert legal(s, "lotus") == ["pass", "muster oshu"]
    assert refusal(s, "lotus", "muster edo") == "RS-XC45"
    answer(s, "lotus", "muster oshu")
    assert figures(s, "lotus", "oshu") == "bushi bushi shinto"
    assert figures(s, "lotus", "reserve").split().count("bushi") == 1
    assert coins(s, "lotus") == 1, "one Summon"


@rule("RS-XC45", "RS-Q119")
def test_as_many_ashigaru_as_there_are() -> None:
    cards = {"lotus": "way-of-the-ashigaru"}
    board = {"oshu": {"lotus": "shinto"}, "edo": {"lotus": "bushi " * 5}}
    s = at_table("koi lotus turtle", board, cards, season="summer", set_=SHIP)
    war(s)
    answer(s, "lotus", "muster oshu")
    assert figures(s, "lotus", "oshu") == "bushi shinto"
    board = {"oshu": {"lotus": "shinto"}, "edo": {"lotus": "bushi " * 6}}
    s = at_table("koi lotus turtle", board, cards, season="summer", set_=SHIP)
    war(s)
    assert asked(s) == "", "no Bushi in reserve"
    board = {"oshu": {"lotus": "shinto shinto"}, "kansai": {"lotus": "stronghold"}}
    s = at_table("koi lotus turtle", board, cards, season="summer", set_=SHIP)
    war(s)
    assert asked(s) == "", "no province with exactly one figure"


@rule("RS-XC45", "RS-Q119", "RS-D20")
def test_ashigaru_of_moon_and_of_dragonfly() -> None:
    board = {"oshu": {"moon": "shinto"}}
    s = at_table("koi lotus moon", board, {"moon": "way-of-the-ashigaru"}, set_=SHIP)
    war(s)
    answer(s, "moon", "muster oshu")
    assert figures(s, "moon", "oshu") == "bushi shinto"
    board = {"oshu": {"dragonfly": "shinto"}}
    s = at_table("koi lotus dragonfly", board, {"dragonfly": "way-of-the-ashigaru"}, set_=SHIP)
    war(s)
    assert legal(s, "dragonfly") == ["pass", "muster oshu"]


@rule("RS-XC46", "RS-F82")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_dragon(copies: int) -> None:
    held = {"lotus": "spring:edo summer:edo spring:kyoto spring:oshu spring:kansai"}
    cards = {"lotus": "form-of-the-dragon " * copies}
    s = at_table("koi lotus turtle", cards=cards, tokens=held, set_=SHIP)
    winter(s)
    assert points(s, "lotus") == 5 * copies + (4 * 1 + 2) + 10


SNAKE = {"edo": {"turtle": "bushi"}, "oshu": {"koi": "bushi bushi bushi bushi bushi"}}


@rule("RS-XC47", "RS-Q123", "RS-F91", "RS-F70", "RS-F68")
def test_way_of_the_snake_is_a_full_betray() -> None:
    cards = {"koi": "way-of-the-snake honesty", "lotus": "path-of-the-light"}
    s = at_table("koi lotus turtle", SNAKE, cards, "koi-lotus", season="autumn", set_=SHIP)
    turn, bag, played = s.turn, s.bag[:], s.played
    kami_turn(s, 2)
    assert asked(s) == "koi RS-DP28"
    assert legal(s, "koi") == ["pass", "use"]
    assert default(s, "koi") == "pass"
    answer(s, "koi", "use")
    assert s.ally[seat(s, "koi")] == s.ally[seat(s, "lotus")] == -1
    assert honor(s) == "lotus koi turtle"
    answer(s, "koi", "replace turtle bushi edo bushi")
    assert figures(s, "koi", "edo") == "bushi"
    assert (s.turn, s.bag, s.played) == (turn, bag, played), "no tile, the same next player"
    assert not {"rs-mandate", "rs-acted", "rs-points"} & set(keys(s)), "no mandate hooks"


@rule("RS-XC47", "RS-Q123", "RS-F70", "RS-F71")
def test_way_of_the_snake_comes_before_the_war() -> None:
    s = at_table("koi lotus turtle", SNAKE, {"koi": "way-of-the-snake"}, season="autumn",
                 set_=SHIP)  # fmt: skip
    s.played = [0, 0, 1, 1, 2, 2, 3]
    s.stack = [Course(5, 2)]
    s.settle()
    assert asked(s) == "koi RS-DP28"
    answer(s, "koi", "use", "replace turtle bushi edo bushi")
    order = [key for key in keys(s) if key in ("rs-kami", "rs-replaced", "rs-war")]
    assert order == ["rs-kami", "rs-replaced", "rs-war"]


@rule("RS-XC47", "RS-DP28")
def test_a_snake_that_stays_hidden() -> None:
    s = at_table("koi lotus turtle", SNAKE, {"koi": "way-of-the-snake"}, "koi-lotus", set_=SHIP)
    kami_turn(s)
    answer(s, "koi", "pass")
    assert s.ally[seat(s, "koi")] == seat(s, "lotus")
    assert honor(s) == "koi lotus turtle"
