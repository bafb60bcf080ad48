"""The monsters of the core cards, one by one (RS-XC01, XC02, XC10, XC14)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule


@rule("RS-XC01", "RS-Q23", "RS-F84", "RS-F57", "RS-F31")
def test_komainu_worships_when_bought() -> None:
    table = Table("koi lotus turtle", cards={"lotus": "path-of-the-warlord"}, coins={"lotus": 2})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy komainu", "worship komainu nagato hachiman")
    assert table.coins("lotus") == 0 + 1, "Path of the Warlord saw one Summon"
    assert table.figures("lotus", "hachiman") == "komainu"
    assert table.force("lotus", "hachiman") == 1
    assert table.figures("lotus", "nagato") == ""
    assert table.keys.count("rs-worships") == 1
    assert "rs-summoned" not in table.keys


@rule("RS-XC01", "RS-Q32", "RS-F68", "RS-F34")
def test_komainu_is_replaced_as_a_shinto_or_as_a_monster() -> None:
    table = Table("koi lotus turtle", {"kansai": {"lotus": "komainu"}})
    table.mandate("koi", "betray")
    assert table.legal("koi") == ["done", "replace lotus komainu kansai shinto"]
    table = Table(
        "koi lotus turtle",
        {"edo": {"koi": "shinto"}, "oshu": {"koi": "oni-of-skulls"}},
        {"lotus": "komainu"},
    )
    table.mandate("lotus", "betray")
    assert "replace koi shinto edo komainu" in table.legal("lotus")
    assert "replace koi oni-of-skulls oshu komainu" in table.legal("lotus")


@rule("RS-XC02", "RS-F41", "RS-F42", "RS-Q08")
def test_oni_of_skulls_is_strong_with_the_least_honor_in_the_province() -> None:
    table = Table("lotus koi turtle", {"kansai": {"lotus": "oni-of-skulls", "koi": "bushi"}})
    assert table.force("lotus", "kansai") == 1
    table.state.lose_honor(table.seat("lotus"), 0)
    assert table.honor == "koi lotus turtle"
    assert table.force("lotus", "kansai") == 3, "Turtle is lower but has no Force there"


@rule("RS-XC02", "RS-Q08", "RS-F42")
@pytest.mark.parametrize(
    ("before", "strength"), [("koi lotus turtle", 3), ("lotus turtle koi bonsai", 1)]
)
def test_who_fell_in_the_battle_is_still_compared(before: str, strength: int) -> None:
    board = {"kansai": {"lotus": "oni-of-skulls", "koi": "bushi"}}
    table = Table(before, board, coins={"koi": 1}, wars="kansai")
    table.battles()
    table.bid("koi", 1, 0, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "use")
    forces = {event["player"]: event["force"] for event in table.events("rs-force")}
    assert forces == {table.seat("koi"): 0, table.seat("lotus"): strength}


@rule("RS-XC10", "RS-Q32", "RS-F83")
def test_yurei_is_a_daimyo_of_force_2() -> None:
    board = {"kansai": {"lotus": "yurei"}}
    assert Table("koi lotus turtle", board).force("lotus", "kansai") == 2
    lion = {"lotus": "path-of-the-lion"}
    assert Table("koi lotus turtle", board, lion).force("lotus", "kansai") == 3


@rule("RS-XC10", "RS-Q80", "RS-F85", "RS-C35")
def test_yurei_is_no_legal_choice_of_opponents() -> None:
    board = {"kansai": {"lotus": "yurei", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, coins={"koi": 1}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    assert "rs-advantage" in table.keys
    assert "RS-DP24" not in table.asked
    table = Table("koi lotus turtle", board, {"koi": "komainu"})
    table.mandate("koi", "betray")
    assert "lotus" not in " ".join(table.legal("koi"))
    table = Table("sun lotus turtle", {"kansai": {"lotus": "yurei", "sun": "stronghold"}},
                  {"sun": "benten"})  # fmt: skip
    table.mandate("turtle", "recruit")
    table.answer("sun", "summon benten kansai")
    assert table.asked == "lotus RS-DP07", "nothing for Benten to push"


@rule("RS-XC10", "RS-C36", "RS-Q80")
def test_yurei_dies_in_battle_and_by_its_owner() -> None:
    board = {"kansai": {"lotus": "yurei", "koi": "bushi bushi bushi"}}
    table = Table("koi lotus turtle", board, wars="kansai")
    table.battles()
    table.no_bids("koi", "lotus")
    assert table.figures("lotus", "kansai") == ""
    table = Table("koi lotus turtle", board, coins={"lotus": 1}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.answer("lotus", "use")
    assert table.points("lotus") == 1
    assert table.figures("lotus", "kansai") == ""


@rule("RS-XC10", "RS-Q32", "RS-F68")
def test_yurei_comes_in_for_a_monster() -> None:
    table = Table("koi lotus turtle", {"oshu": {"koi": "oni-of-skulls"}}, {"lotus": "yurei"})
    table.mandate("lotus", "betray")
    table.answer("lotus", "replace koi oni-of-skulls oshu yurei")
    table.play_absent()
    assert table.figures("lotus", "oshu") == "yurei"
    assert table.figures("koi", "reserve").split().count("oni-of-skulls") == 1


@rule("RS-XC14", "RS-F83")
@pytest.mark.parametrize(("order", "gained"), [("lotus koi bonsai", 4), ("koi lotus bonsai", 0)])
def test_river_dragon_in_a_harvest(order: str, gained: int) -> None:
    board = {"kyoto": {"lotus": "river-dragon", "koi": "daimyo bushi bushi bushi bushi"}}
    table = Table(order, board, season="autumn")
    assert table.force("lotus", "kyoto") == table.force("koi", "kyoto") == 5
    table.mandate("lotus", "harvest")
    assert table.points("lotus") == gained
    assert table.points("koi") == 0


@rule("RS-XC14", "RS-Q39", "RS-F33")
def test_river_dragon_as_a_hostage() -> None:
    board = {"kyoto": {"lotus": "river-dragon", "koi": "bushi"}}
    table = Table("koi lotus bonsai", board, coins={"koi": 1}, wars="kyoto", season="autumn")
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.force("lotus", "kyoto") == 5
    table.answer("koi", "capture lotus river-dragon")
    assert table.force("lotus", "kyoto") == 0
    assert table.state.tokens[table.seat("koi")]


@rule("RS-F42", "RS-Q08", "RS-XC02")
def test_a_battle_elsewhere_does_not_change_who_is_lowest() -> None:
    board = {
        "edo": {"lotus": "oni-of-skulls", "bonsai": "bushi"},
        "nagato": {"koi": "bushi", "turtle": "bushi"},
    }
    table = Table("turtle koi lotus bonsai", board, coins={"koi": 1}, wars="nagato edo")
    table.battles()
    assert table.asked == "koi turtle RS-DP22"
    assert table.force("lotus", "edo") == 1, "Bonsai is below and has Force in Edo"
