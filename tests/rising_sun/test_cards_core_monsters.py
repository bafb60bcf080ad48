"""The monsters of the core cards, one by one (RS-XC01, XC02, XC10, XC14)."""

from __future__ import annotations

import pytest

from tests.rising_sun.playing import play_absent
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    events,
    figures,
    force,
    honor,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    seat,
)
from tests.rule import rule


@rule("RS-XC01", "RS-Q23", "RS-F84", "RS-F57", "RS-F31")
def test_komainu_worships_when_bought() -> None:
    s = at_table("koi lotus turtle", cards={"lotus": "path-of-the-warlord"}, coins={"lotus": 2})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy komainu", "worship komainu nagato hachiman")
    assert coins(s, "lotus") == 0 + 1, "Path of the Warlord saw one Summon"
    assert figures(s, "lotus", "hachiman") == "komainu"
    assert force(s, "lotus", "hachiman") == 1
    assert figures(s, "lotus", "nagato") == ""
    assert keys(s).count("rs-worships") == 1
    assert "rs-summoned" not in keys(s)


@rule("RS-XC01", "RS-Q32", "RS-F68", "RS-F34")
def test_komainu_is_replaced_as_a_shinto_or_as_a_monster() -> None:
    s = at_table("koi lotus turtle", {"kansai": {"lotus": "komainu"}})
    mandate(s, "koi", "betray")
    assert legal(s, "koi") == ["done", "replace lotus komainu kansai shinto"]
    s = at_table(
        "koi lotus turtle",
        {"edo": {"koi": "shinto"}, "oshu": {"koi": "oni-of-skulls"}},
        {"lotus": "komainu"},
    )
    mandate(s, "lotus", "betray")
    assert "replace koi shinto edo komainu" in legal(s, "lotus")
    assert "replace koi oni-of-skulls oshu komainu" in legal(s, "lotus")


@rule("RS-XC02", "RS-F41", "RS-F42", "RS-Q08")
def test_oni_of_skulls_is_strong_with_the_least_honor_in_the_province() -> None:
    s = at_table("lotus koi turtle", {"kansai": {"lotus": "oni-of-skulls", "koi": "bushi"}})
    assert force(s, "lotus", "kansai") == 1
    s.lose_honor(seat(s, "lotus"), 0)
    assert honor(s) == "koi lotus turtle"
    assert force(s, "lotus", "kansai") == 3, "Turtle is lower but has no Force there"


@rule("RS-XC02", "RS-Q08", "RS-F42")
@pytest.mark.parametrize(
    ("before", "strength"), [("koi lotus turtle", 3), ("lotus turtle koi bonsai", 1)]
)
def test_who_fell_in_the_battle_is_still_compared(before: str, strength: int) -> None:
    board = {"kansai": {"lotus": "oni-of-skulls", "koi": "bushi"}}
    s = at_table(before, board, coins={"koi": 1}, wars="kansai")
    battles(s)
    bid(s, "koi", 1, 0, 0, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    answer(s, "koi", "use")
    forces = {event["player"]: event["force"] for event in events(s, "rs-force")}
    assert forces == {seat(s, "koi"): 0, seat(s, "lotus"): strength}


@rule("RS-XC10", "RS-Q32", "RS-F83")
def test_yurei_is_a_daimyo_of_force_2() -> None:
    board = {"kansai": {"lotus": "yurei"}}
    assert force(at_table("koi lotus turtle", board), "lotus", "kansai") == 2
    lion = {"lotus": "path-of-the-lion"}
    assert force(at_table("koi lotus turtle", board, lion), "lotus", "kansai") == 3


@rule("RS-XC10", "RS-Q80", "RS-F85", "RS-C35")
def test_yurei_is_no_legal_choice_of_opponents() -> None:
    board = {"kansai": {"lotus": "yurei", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, coins={"koi": 1}, wars="kansai")
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    assert "rs-advantage" in keys(s)
    assert "RS-DP24" not in asked(s)
    s = at_table("koi lotus turtle", board, {"koi": "komainu"})
    mandate(s, "koi", "betray")
    assert "lotus" not in " ".join(legal(s, "koi"))
    s = at_table("sun lotus turtle", {"kansai": {"lotus": "yurei", "sun": "stronghold"}},
                 {"sun": "benten"})  # fmt: skip
    mandate(s, "turtle", "recruit")
    answer(s, "sun", "summon benten kansai")
    assert asked(s) == "lotus RS-DP07", "nothing for Benten to push"


@rule("RS-XC10", "RS-C36", "RS-Q80")
def test_yurei_dies_in_battle_and_by_its_owner() -> None:
    board = {"kansai": {"lotus": "yurei", "koi": "bushi bushi bushi"}}
    s = at_table("koi lotus turtle", board, wars="kansai")
    battles(s)
    no_bids(s, "koi", "lotus")
    assert figures(s, "lotus", "kansai") == ""
    s = at_table("koi lotus turtle", board, coins={"lotus": 1}, wars="kansai")
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    answer(s, "lotus", "use")
    assert points(s, "lotus") == 1
    assert figures(s, "lotus", "kansai") == ""


@rule("RS-XC10", "RS-Q32", "RS-F68")
def test_yurei_comes_in_for_a_monster() -> None:
    s = at_table("koi lotus turtle", {"oshu": {"koi": "oni-of-skulls"}}, {"lotus": "yurei"})
    mandate(s, "lotus", "betray")
    answer(s, "lotus", "replace koi oni-of-skulls oshu yurei")
    play_absent(s)
    assert figures(s, "lotus", "oshu") == "yurei"
    assert figures(s, "koi", "reserve").split().count("oni-of-skulls") == 1


@rule("RS-XC14", "RS-F83")
@pytest.mark.parametrize(("order", "gained"), [("lotus koi bonsai", 4), ("koi lotus bonsai", 0)])
def test_river_dragon_in_a_harvest(order: str, gained: int) -> None:
    board = {"kyoto": {"lotus": "river-dragon", "koi": "daimyo bushi bushi bushi bushi"}}
    s = at_table(order, board, season="autumn")
    assert force(s, "lotus", "kyoto") == force(s, "koi", "kyoto") == 5
    mandate(s, "lotus", "harvest")
    assert points(s, "lotus") == gained
    assert points(s, "koi") == 0


@rule("RS-XC14", "RS-Q39", "RS-F33")
def test_river_dragon_as_a_hostage() -> None:
    board = {"kyoto": {"lotus": "river-dragon", "koi": "bushi"}}
    s = at_table("koi lotus bonsai", board, coins={"koi": 1}, wars="kyoto", season="autumn")
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    assert force(s, "lotus", "kyoto") == 5
    answer(s, "koi", "capture lotus river-dragon")
    assert force(s, "lotus", "kyoto") == 0
    assert s.tokens[seat(s, "koi")]
