"""The cards of the Archway set but for the monsters (RS-XC16…XC26)."""

from __future__ import annotations

import pytest

from tests.rising_sun.playing import absent_until, play_absent
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    coins,
    events,
    figures,
    force,
    honor,
    keys,
    legal,
    mandate,
    points,
    refusal,
    seat,
    strongholds,
    winter,
)
from tests.rule import rule


@rule("RS-XC16", "RS-Q112", "RS-F62", "RS-F23")
def test_benevolence_hands_a_paid_coin_over() -> None:
    s = at_table(
        "koi turtle lotus",
        cards={"lotus": "benevolence", "turtle": "way-of-the-merchant"},
        coins={"lotus": 3},
    )
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy way-of-the-shogun")
    assert asked(s) == "lotus RS-DP28"
    assert legal(s, "lotus") == ["pass", "give koi", "give turtle"]
    answer(s, "lotus", "give turtle")
    assert (coins(s, "lotus"), coins(s, "turtle"), coins(s, "koi")) == (1, 1, 0), "pool +1"
    assert honor(s) == "koi lotus turtle"
    assert points(s, "lotus") == 2
    assert "rs-coins" not in keys(s)
    after = keys(s)[keys(s).index("rs-bought") :]
    assert after[:5] == ["rs-bought", "rs-effect", "rs-shared", "rs-honor-up", "rs-points"]


@rule("RS-XC16", "RS-Q75", "RS-Q112", "RS-F17")
def test_two_copies_of_benevolence_need_two_coins() -> None:
    cards = {"lotus": "benevolence benevolence"}
    s = at_table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy way-of-the-shogun", "give turtle", "give turtle")
    assert (coins(s, "lotus"), coins(s, "turtle")) == (1, 2), "pool +0"
    assert honor(s) == "lotus koi turtle"
    assert points(s, "lotus") == 4
    s = at_table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy path-of-the-light", "give turtle")
    assert asked(s) == "turtle RS-DP10", "one paid coin, one copy"


@rule("RS-XC16", "RS-Q106", "RS-Q112")
def test_benevolence_needs_a_paid_coin() -> None:
    cards = {"lotus": "benevolence"}
    s = at_table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy path-of-the-lion")
    assert asked(s) == "", "a price of 0; and no free card is left for Turtle"
    s = at_table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    mandate(s, "lotus", "train")
    answer(s, "lotus", "buy path-of-the-light")
    assert asked(s) == "turtle RS-DP10", "the bonus makes the price 0"
    s = at_table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    mandate(s, "lotus", "train")
    answer(s, "lotus", "waive path-of-the-light")
    assert coins(s, "lotus") == 2
    assert asked(s) == "lotus RS-DP28"
    s = at_table("koi turtle lotus", cards=cards, coins={"koi": 3})
    mandate(s, "koi", "train")
    answer(s, "koi", "buy righteousness")
    assert asked(s) == "lotus RS-DP10", "another player's coins"
    s = at_table("koi turtle lotus", coins={"lotus": 3})
    mandate(s, "lotus", "train")
    assert refusal(s, "lotus", "waive path-of-the-light") == "RS-Q106"


@rule("RS-XC16", "RS-Q74", "RS-F62", "RS-F22", "RS-Q72")
def test_benevolence_after_a_stronghold() -> None:
    s = at_table("koi turtle lotus", cards={"lotus": "benevolence"}, coins={"lotus": 3})
    mandate(s, "lotus", "marshal")
    absent_until(s, "lotus", "RS-DP09")
    answer(s, "lotus", "build stronghold oshu")
    assert strongholds(s, "lotus", "oshu") == 1
    assert asked(s) == "lotus RS-DP28"
    answer(s, "lotus", "give koi")
    assert (coins(s, "lotus"), coins(s, "koi")) == (0, 1)
    assert honor(s) == "koi lotus turtle"


@rule("RS-XC17", "RS-Q126", "RS-Q120", "RS-F56")
def test_path_of_the_kenin_places_a_bushi_after_a_summon() -> None:
    board = {"nagato": {"lotus": "stronghold"}, "kyushu": {"lotus": "stronghold"},
             "edo": {"lotus": "bushi bushi"}}  # fmt: skip
    cards = {"lotus": "path-of-the-kenin"}
    s = at_table("koi lotus turtle", board, cards)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato", "summon bushi kyushu")
    assert asked(s) == "lotus RS-DP28"
    assert legal(s, "lotus") == ["pass", "place bushi nagato", "place bushi kyushu"]
    answer(s, "lotus", "place bushi kyushu")
    assert figures(s, "lotus", "nagato") == "bushi"
    assert figures(s, "lotus", "kyushu") == "bushi bushi"
    assert figures(s, "lotus", "reserve").split().count("bushi") == 1
    assert asked(s) == "turtle RS-DP07", "one Summon, so one use"
    s = at_table("koi lotus turtle", board, cards)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "done")
    assert asked(s) == "turtle RS-DP07", "nothing summoned, nothing offered"
    answer(s, "turtle", "summon bushi kyoto")
    assert asked(s) == "koi RS-DP07", "another player's Summon"


@rule("RS-XC17", "RS-Q126", "RS-F17", "RS-Q75")
def test_each_copy_of_the_kenin_needs_a_bushi() -> None:
    board = {"nagato": {"lotus": "stronghold bushi bushi bushi bushi"}}
    cards = {"lotus": "path-of-the-kenin path-of-the-kenin"}
    s = at_table("koi lotus turtle", board, cards)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon shinto nagato", "place bushi nagato", "place bushi nagato")
    assert asked(s) == "turtle RS-DP07"
    s = at_table("koi lotus turtle", {"nagato": {"lotus": "stronghold " + "bushi " * 5}}, cards)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon shinto nagato", "place bushi nagato")
    assert asked(s) == "turtle RS-DP07", "no second Bushi"


@rule("RS-XC17", "RS-Q126")
def test_the_kenin_of_dragonfly_keep_to_its_strongholds() -> None:
    s = at_table("dragonfly lotus turtle", cards={"dragonfly": "path-of-the-kenin"})
    mandate(s, "lotus", "recruit")
    absent_until(s, "dragonfly")
    answer(s, "dragonfly", "summon bushi kyoto")
    assert legal(s, "dragonfly") == ["pass", "place bushi hokkaido"]


@rule("RS-XC18", "RS-Q126", "RS-Q82", "RS-F55")
def test_path_of_the_light_at_the_end_of_a_recruit() -> None:
    board = {"edo": {"lotus": "shinto shinto"}}
    cards = {"lotus": "path-of-the-light path-of-the-warlord"}
    s = at_table("koi lotus turtle", board, cards)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "done")
    answer(s, "turtle", "done")
    assert asked(s) == "koi RS-DP07", "not before all have acted"
    answer(s, "koi", "done")
    assert asked(s) == "lotus RS-DP28"
    shrines = ["amaterasu", "fujin", "hachiman", "tsukuyomi"]
    assert legal(s, "lotus") == ["pass", *[f"place shinto {kami}" for kami in shrines]]
    assert [event["player"] for event in events(s, "rs-acted")][-1] == seat(s, "koi")
    answer(s, "lotus", "place shinto hachiman")
    assert figures(s, "lotus", "hachiman") == "shinto"
    assert not {"rs-worships", "rs-summoned"} & set(keys(s))
    assert coins(s, "lotus") == 0, "Path of the Warlord saw no Summon"
    assert s.turn == seat(s, "koi") + 1, "and then the stack passes"


@rule("RS-XC18", "RS-Q126", "RS-Q82", "RS-D21")
def test_the_limits_of_path_of_the_light() -> None:
    s = at_table("koi lotus turtle", cards={"lotus": "path-of-the-light"})
    mandate(s, "turtle", "marshal")
    play_absent(s)
    assert "rs-not-used" not in keys(s), "no Recruit"
    board = {"edo": {"lotus": "shinto shinto shinto"}}
    s = at_table("koi lotus turtle", board, {"lotus": "path-of-the-light"})
    mandate(s, "turtle", "recruit")
    play_absent(s)
    assert "rs-not-used" not in keys(s), "no Shinto in the reserve"
    s = at_table("koi lotus turtle", board, {"lotus": "path-of-the-light komainu"})
    mandate(s, "turtle", "recruit")
    absent_until(s, "lotus", "RS-DP28")
    assert "place komainu fujin" in legal(s, "lotus")
    board = {"fujin": {"moon": "shinto"}, "amaterasu": {"moon": "shinto"}}
    s = at_table("koi lotus moon", board, {"moon": "path-of-the-light"})
    mandate(s, "koi", "recruit")
    play_absent(s)
    assert "rs-not-used" not in keys(s), "Moon's shrines are full"


@rule("RS-XC19", "RS-Q114", "RS-F87", "RS-F90")
@pytest.mark.parametrize("copies", [1, 2])
def test_justice_for_every_lower_clan_that_lost_figures(copies: int) -> None:
    s = at_table(
        "koi lotus turtle bonsai",
        {"kansai": {"lotus": "bushi bushi bushi bushi", "koi": "bushi bushi", "turtle": "bushi",
                    "bonsai": "bushi bushi bushi"}},
        {"lotus": "justice " * copies},
        wars="kansai",
        season="summer",
    )  # fmt: skip
    battles(s)
    play_absent(s)
    assert figures(s, "bonsai", "kansai") == ""
    assert points(s, "lotus") == 6 * copies
    assert keys(s).index("rs-points") > max(n for n, k in enumerate(keys(s)) if k == "rs-killed")


@rule("RS-XC19", "RS-F90", "RS-Q114")
def test_justice_only_for_the_killer() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi bushi", "turtle": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "justice"}, wars="kansai", season="summer")
    battles(s)
    play_absent(s)
    assert points(s, "lotus") == 0
    board = {"kansai": {"lotus": "bushi bushi", "turtle": "bushi"}}
    cards = {"lotus": "justice"}
    s = at_table("lotus koi turtle", board, cards, "lotus-turtle", wars="kansai")
    battles(s)
    play_absent(s)
    assert points(s, "lotus") == 0, "nobody died"


@rule("RS-XC22", "RS-Q126", "RS-F55", "RS-Q82")
def test_path_of_the_samurai() -> None:
    board = {"edo": {"lotus": "bushi bushi bushi bushi bushi"}}
    cards = {"lotus": "path-of-the-samurai path-of-the-warlord"}
    s = at_table("koi lotus turtle", board, cards, season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "done")
    answer(s, "turtle", "done")
    answer(s, "koi", "done")
    assert asked(s) == "lotus RS-DP28"
    assert len(legal(s, "lotus")) == 1 + 8
    answer(s, "lotus", "place bushi hokkaido")
    assert force(s, "lotus", "hokkaido") == 1
    assert coins(s, "lotus") == 0, "Path of the Warlord saw no Summon"
    s = at_table("koi lotus turtle", board, cards, season="summer")
    mandate(s, "koi", "harvest")
    assert asked(s) == "", "no Recruit"
    board = {"edo": {"moon": "bushi bushi"}, "oshu": {"moon": "shinto"}}
    s = at_table("koi lotus moon", board, {"moon": "path-of-the-samurai"}, season="summer")
    mandate(s, "koi", "recruit")
    absent_until(s, "moon", "RS-DP28")
    assert "place bushi oshu" in legal(s, "moon")
    assert "place bushi edo" not in legal(s, "moon"), "Moon's limit"


@rule("RS-XC23", "RS-F82", "RS-F36", "RS-F38")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_beast(copies: int) -> None:
    owned = "komainu oni-of-skulls yurei " + "form-of-the-beast " * copies
    s = at_table("koi lotus turtle", {"edo": {"lotus": "yurei"}}, {"lotus": owned})
    winter(s)
    assert points(s, "lotus") == 9 * copies


@rule("RS-XC26", "RS-F18", "RS-F96", "RS-Q76", "RS-F83")
@pytest.mark.parametrize(("phase", "strength"), [("politics", 3), ("harvest", 3), ("war", 5)])
def test_way_of_the_katana_in_the_war_phase(phase: str, strength: int) -> None:
    cards = {"lotus": "way-of-the-katana"}
    s = at_table("koi lotus turtle", {"nagato": {"lotus": "bushi bushi shinto"}}, cards,
                 phase=phase, season="autumn")  # fmt: skip
    assert force(s, "lotus", "nagato") == strength


@rule("RS-XC26", "RS-F18", "RS-Q67", "RS-Q76")
@pytest.mark.parametrize("phase", ["harvest", "war"])
def test_way_of_the_katana_of_moon(phase: str) -> None:
    board = {"nagato": {"moon": "bushi bushi"}}
    s = at_table("koi lotus moon", board, {"moon": "way-of-the-katana"}, phase=phase)
    assert force(s, "moon", "nagato") == 4
