"""The cards of the Ship set, one by one (RS-XC41…XC47)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.course import Course
from tests.rising_sun.table import Table
from tests.rule import rule

SHIP = "ship"


@rule("RS-XC41", "RS-Q120", "RS-F56")
@pytest.mark.parametrize("copies", [1, 2])
def test_dignity_when_monsters_are_summoned(copies: int) -> None:
    board = {"nagato": {"lotus": "stronghold"}, "oshu": {"lotus": "stronghold"}}
    cards = {"lotus": "yurei komainu " + "dignity " * copies}
    table = Table("koi lotus turtle", board, cards, set=SHIP)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon yurei nagato", "summon komainu oshu")
    assert table.points("lotus") == 2 * copies, "once, not for each monster"


@rule("RS-XC41", "RS-Q120")
def test_dignity_for_a_bought_monster_only_if_it_is_summoned() -> None:
    table = Table("koi lotus turtle", cards={"lotus": "dignity"}, coins={"lotus": 2}, set=SHIP)
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy komainu", "worship komainu nagato fujin")
    assert table.points("lotus") == 2
    board = {"edo": {"koi": "oni-of-skulls"}}
    table = Table("koi lotus turtle", board, {"lotus": "dignity komainu"}, set=SHIP)
    table.mandate("lotus", "betray")
    table.answer("lotus", "replace koi oni-of-skulls edo komainu")
    table.play_absent()
    assert table.points("lotus") == 0
    table = Table("koi lotus turtle", cards={"lotus": "dignity"}, set=SHIP)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    assert table.points("lotus") == 0, "no monster"


TOKENS = {"koi": "spring:edo spring:oshu", "lotus": "spring:kyoto spring:kansai",
          "turtle": "spring:nagato"}  # fmt: skip


@rule("RS-XC42", "RS-Q124", "RS-F50", "RS-Q81")
@pytest.mark.parametrize(("owner", "tokens", "gained"), [
    ("turtle", TOKENS, 4), ("lotus", TOKENS, 0), ("turtle", {}, 0),
])  # fmt: skip
def test_path_of_the_pacifist(owner: str, tokens: dict[str, str], gained: int) -> None:
    cards = {owner: "path-of-the-pacifist"}
    table = Table("koi lotus turtle", cards=cards, tokens=tokens, season="summer", set=SHIP)
    table.season_start()
    assert table.points(owner) == gained
    assert table.asked == "koi lotus turtle RS-DP03"
    if gained:
        assert table.keys == ["rs-points", "rs-tea"]


@rule("RS-XC43", "RS-F50", "RS-Q81", "RS-F93")
@pytest.mark.parametrize(("copies", "held", "after"), [
    (1, 10, "koi lotus turtle"), (2, 13, "koi turtle lotus"),
])  # fmt: skip
def test_path_of_the_salamander(copies: int, held: int, after: str) -> None:
    cards = {"lotus": "path-of-the-salamander " * copies}
    table = Table("lotus koi turtle", cards=cards, season="summer", set=SHIP)
    table.season_start(income=True)
    assert table.coins("lotus") == held
    assert table.honor == after
    order = table.keys
    assert order == ["rs-coins"] * 3 + ["rs-coins", "rs-honor-down"] * copies + ["rs-tea"]


@rule("RS-XC43", "RS-Q05", "RS-Q07", "RS-DP18", "RS-XD06")
@pytest.mark.parametrize(("choice", "after"), [
    ("first", "koi lotus turtle"), ("last", "turtle koi lotus"),
])  # fmt: skip
def test_two_salamanders_one_after_the_other(choice: str, after: str) -> None:
    cards = {"koi": "path-of-the-salamander", "lotus": "path-of-the-salamander"}
    table = Table("koi lotus turtle", cards=cards, season="summer", set=SHIP)
    table.season_start()
    assert table.asked == "koi RS-DP18"
    table.answer("koi", choice)
    assert table.honor == after


@rule("RS-XC44", "RS-Q124", "RS-F70")
@pytest.mark.parametrize(("owner", "copies", "after"), [
    ("turtle", 1, 10), ("turtle", 2, 11), ("lotus", 1, 10),
])  # fmt: skip
def test_patience_pays_who_does_not_lead(owner: str, copies: int, after: int) -> None:
    held = {"koi": 10, "lotus": 10, "turtle": 9}
    cards = {owner: "patience " * copies}
    board = {"tsukuyomi": {"koi": "shinto"}}
    table = Table("koi lotus turtle", board, cards, points=held, season="summer", set=SHIP)
    table.kami_turn()
    assert table.points(owner) == after
    if owner == "turtle":
        assert table.keys[-copies:] == ["rs-points"] * copies, "after the fourth shrine"


@rule("RS-XC45", "RS-Q119", "RS-F71", "RS-F88", "RS-F56", "RS-DP20")
def test_way_of_the_ashigaru() -> None:
    board = {"oshu": {"lotus": "shinto stronghold"}, "edo": {"lotus": "bushi bushi bushi"}}
    cards = {"lotus": "path-of-the-warlord way-of-the-ashigaru"}
    table = Table("koi lotus turtle", board, cards, season="summer", set=SHIP)
    table.war()
    assert table.asked == "lotus RS-DP20"
    assert table.default("lotus") == "pass"
    assert table.legal("lotus") == ["pass", "muster oshu"]
    assert table.refusal("lotus", "muster edo") == "RS-XC45"
    table.answer("lotus", "muster oshu")
    assert table.figures("lotus", "oshu") == "bushi bushi shinto"
    assert table.figures("lotus", "reserve").split().count("bushi") == 1
    assert table.coins("lotus") == 1, "one Summon"


@rule("RS-XC45", "RS-Q119")
def test_as_many_ashigaru_as_there_are() -> None:
    cards = {"lotus": "way-of-the-ashigaru"}
    board = {"oshu": {"lotus": "shinto"}, "edo": {"lotus": "bushi " * 5}}
    table = Table("koi lotus turtle", board, cards, season="summer", set=SHIP)
    table.war()
    table.answer("lotus", "muster oshu")
    assert table.figures("lotus", "oshu") == "bushi shinto"
    board = {"oshu": {"lotus": "shinto"}, "edo": {"lotus": "bushi " * 6}}
    table = Table("koi lotus turtle", board, cards, season="summer", set=SHIP)
    table.war()
    assert table.asked == "", "no Bushi in reserve"
    board = {"oshu": {"lotus": "shinto shinto"}, "kansai": {"lotus": "stronghold"}}
    table = Table("koi lotus turtle", board, cards, season="summer", set=SHIP)
    table.war()
    assert table.asked == "", "no province with exactly one figure"


@rule("RS-XC45", "RS-Q119", "RS-D20")
def test_ashigaru_of_moon_and_of_dragonfly() -> None:
    board = {"oshu": {"moon": "shinto"}}
    table = Table("koi lotus moon", board, {"moon": "way-of-the-ashigaru"}, set=SHIP)
    table.war()
    table.answer("moon", "muster oshu")
    assert table.figures("moon", "oshu") == "bushi shinto"
    board = {"oshu": {"dragonfly": "shinto"}}
    table = Table("koi lotus dragonfly", board, {"dragonfly": "way-of-the-ashigaru"}, set=SHIP)
    table.war()
    assert table.legal("dragonfly") == ["pass", "muster oshu"]


@rule("RS-XC46", "RS-F82")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_dragon(copies: int) -> None:
    held = {"lotus": "spring:edo summer:edo spring:kyoto spring:oshu spring:kansai"}
    cards = {"lotus": "form-of-the-dragon " * copies}
    table = Table("koi lotus turtle", cards=cards, tokens=held, set=SHIP)
    table.winter()
    assert table.points("lotus") == 5 * copies + (4 * 1 + 2) + 10


SNAKE = {"edo": {"turtle": "bushi"}, "oshu": {"koi": "bushi bushi bushi bushi bushi"}}


@rule("RS-XC47", "RS-Q123", "RS-F91", "RS-F70", "RS-F68")
def test_way_of_the_snake_is_a_full_betray() -> None:
    cards = {"koi": "way-of-the-snake honesty", "lotus": "path-of-the-light"}
    table = Table("koi lotus turtle", SNAKE, cards, "koi-lotus", season="autumn", set=SHIP)
    turn, bag, played = table.state.turn, table.state.bag[:], table.state.played
    table.kami_turn(2)
    assert table.asked == "koi RS-DP28"
    assert table.legal("koi") == ["pass", "use"]
    assert table.default("koi") == "pass"
    table.answer("koi", "use")
    assert table.state.ally[table.seat("koi")] == table.state.ally[table.seat("lotus")] == -1
    assert table.honor == "lotus koi turtle"
    table.answer("koi", "replace turtle bushi edo bushi")
    assert table.figures("koi", "edo") == "bushi"
    s = table.state
    assert (s.turn, s.bag, s.played) == (turn, bag, played), "no tile, the same next player"
    assert not {"rs-mandate", "rs-acted", "rs-points"} & set(table.keys), "no mandate hooks"


@rule("RS-XC47", "RS-Q123", "RS-F70", "RS-F71")
def test_way_of_the_snake_comes_before_the_war() -> None:
    table = Table("koi lotus turtle", SNAKE, {"koi": "way-of-the-snake"}, season="autumn",
                  set=SHIP)  # fmt: skip
    table.state.played = [0, 0, 1, 1, 2, 2, 3]
    table.state.stack = [Course(5, 2)]
    table.state.settle()
    assert table.asked == "koi RS-DP28"
    table.answer("koi", "use", "replace turtle bushi edo bushi")
    order = [key for key in table.keys if key in ("rs-kami", "rs-replaced", "rs-war")]
    assert order == ["rs-kami", "rs-replaced", "rs-war"]


@rule("RS-XC47", "RS-DP28")
def test_a_snake_that_stays_hidden() -> None:
    table = Table("koi lotus turtle", SNAKE, {"koi": "way-of-the-snake"}, "koi-lotus", set=SHIP)
    table.kami_turn()
    table.answer("koi", "pass")
    assert table.state.ally[table.seat("koi")] == table.seat("lotus")
    assert table.honor == "koi lotus turtle"
