"""The cards of the Archway set but for the monsters (RS-XC16…XC26)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule


@rule("RS-XC16", "RS-Q112", "RS-F62", "RS-F23")
def test_benevolence_hands_a_paid_coin_over() -> None:
    table = Table(
        "koi turtle lotus",
        cards={"lotus": "benevolence", "turtle": "way-of-the-merchant"},
        coins={"lotus": 3},
    )
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy way-of-the-shogun")
    assert table.asked == "lotus RS-DP28"
    assert table.legal("lotus") == ["pass", "give koi", "give turtle"]
    table.answer("lotus", "give turtle")
    assert (table.coins("lotus"), table.coins("turtle"), table.coins("koi")) == (1, 1, 0), "pool +1"
    assert table.honor == "koi lotus turtle"
    assert table.points("lotus") == 2
    assert "rs-coins" not in table.keys
    after = table.keys[table.keys.index("rs-bought") :]
    assert after[:5] == ["rs-bought", "rs-effect", "rs-shared", "rs-honor-up", "rs-points"]


@rule("RS-XC16", "RS-Q75", "RS-Q112", "RS-F17")
def test_two_copies_of_benevolence_need_two_coins() -> None:
    cards = {"lotus": "benevolence benevolence"}
    table = Table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy way-of-the-shogun", "give turtle", "give turtle")
    assert (table.coins("lotus"), table.coins("turtle")) == (1, 2), "pool +0"
    assert table.honor == "lotus koi turtle"
    assert table.points("lotus") == 4
    table = Table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy path-of-the-light", "give turtle")
    assert table.asked == "turtle RS-DP10", "one paid coin, one copy"


@rule("RS-XC16", "RS-Q106", "RS-Q112")
def test_benevolence_needs_a_paid_coin() -> None:
    cards = {"lotus": "benevolence"}
    table = Table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy path-of-the-lion")
    assert table.asked == "turtle RS-DP10", "a price of 0"
    table = Table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    table.mandate("lotus", "train")
    table.answer("lotus", "buy path-of-the-light")
    assert table.asked == "turtle RS-DP10", "the bonus makes the price 0"
    table = Table("koi turtle lotus", cards=cards, coins={"lotus": 3})
    table.mandate("lotus", "train")
    table.answer("lotus", "waive path-of-the-light")
    assert table.coins("lotus") == 2
    assert table.asked == "lotus RS-DP28"
    table = Table("koi turtle lotus", cards=cards, coins={"koi": 3})
    table.mandate("koi", "train")
    table.answer("koi", "buy righteousness")
    assert table.asked == "lotus RS-DP10", "another player's coins"
    table = Table("koi turtle lotus", coins={"lotus": 3})
    table.mandate("lotus", "train")
    assert table.refusal("lotus", "waive path-of-the-light") == "RS-Q106"


@rule("RS-XC16", "RS-Q74", "RS-F62", "RS-F22", "RS-Q72")
def test_benevolence_after_a_stronghold() -> None:
    table = Table("koi turtle lotus", cards={"lotus": "benevolence"}, coins={"lotus": 3})
    table.mandate("lotus", "marshal")
    table.absent_until("lotus", "RS-DP09")
    table.answer("lotus", "build stronghold oshu")
    assert table.strongholds("lotus", "oshu") == 1
    assert table.asked == "lotus RS-DP28"
    table.answer("lotus", "give koi")
    assert (table.coins("lotus"), table.coins("koi")) == (0, 1)
    assert table.honor == "koi lotus turtle"


@rule("RS-XC17", "RS-Q126", "RS-Q120", "RS-F56")
def test_path_of_the_kenin_places_a_bushi_after_a_summon() -> None:
    board = {"nagato": {"lotus": "stronghold"}, "kyushu": {"lotus": "stronghold"},
             "edo": {"lotus": "bushi bushi"}}  # fmt: skip
    cards = {"lotus": "path-of-the-kenin"}
    table = Table("koi lotus turtle", board, cards)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato", "summon bushi kyushu")
    assert table.asked == "lotus RS-DP28"
    assert table.legal("lotus") == ["pass", "place bushi nagato", "place bushi kyushu"]
    table.answer("lotus", "place bushi kyushu")
    assert table.figures("lotus", "nagato") == "bushi"
    assert table.figures("lotus", "kyushu") == "bushi bushi"
    assert table.figures("lotus", "reserve").split().count("bushi") == 1
    assert table.asked == "turtle RS-DP07", "one Summon, so one use"
    table = Table("koi lotus turtle", board, cards)
    table.mandate("koi", "recruit")
    table.answer("lotus", "done")
    assert table.asked == "turtle RS-DP07", "nothing summoned, nothing offered"
    table.answer("turtle", "summon bushi kyoto")
    assert table.asked == "koi RS-DP07", "another player's Summon"


@rule("RS-XC17", "RS-Q126", "RS-F17", "RS-Q75")
def test_each_copy_of_the_kenin_needs_a_bushi() -> None:
    board = {"nagato": {"lotus": "stronghold bushi bushi bushi bushi"}}
    cards = {"lotus": "path-of-the-kenin path-of-the-kenin"}
    table = Table("koi lotus turtle", board, cards)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon shinto nagato", "place bushi nagato", "place bushi nagato")
    assert table.asked == "turtle RS-DP07"
    table = Table("koi lotus turtle", {"nagato": {"lotus": "stronghold " + "bushi " * 5}}, cards)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon shinto nagato", "place bushi nagato")
    assert table.asked == "turtle RS-DP07", "no second Bushi"


@rule("RS-XC17", "RS-Q126")
def test_the_kenin_of_dragonfly_keep_to_its_strongholds() -> None:
    table = Table("dragonfly lotus turtle", cards={"dragonfly": "path-of-the-kenin"})
    table.mandate("lotus", "recruit")
    table.absent_until("dragonfly")
    table.answer("dragonfly", "summon bushi kyoto")
    assert table.legal("dragonfly") == ["pass", "place bushi hokkaido"]


@rule("RS-XC18", "RS-Q126", "RS-Q82", "RS-F55")
def test_path_of_the_light_at_the_end_of_a_recruit() -> None:
    board = {"edo": {"lotus": "shinto shinto"}}
    cards = {"lotus": "path-of-the-light path-of-the-warlord"}
    table = Table("koi lotus turtle", board, cards)
    table.mandate("koi", "recruit")
    table.answer("lotus", "done")
    table.answer("turtle", "done")
    assert table.asked == "koi RS-DP07", "not before all have acted"
    table.answer("koi", "done")
    assert table.asked == "lotus RS-DP28"
    shrines = ["amaterasu", "fujin", "hachiman", "tsukuyomi"]
    assert table.legal("lotus") == ["pass", *[f"place shinto {kami}" for kami in shrines]]
    assert [event["player"] for event in table.events("rs-acted")][-1] == table.seat("koi")
    table.answer("lotus", "place shinto hachiman")
    assert table.figures("lotus", "hachiman") == "shinto"
    assert not {"rs-worships", "rs-summoned"} & set(table.keys)
    assert table.coins("lotus") == 0, "Path of the Warlord saw no Summon"
    assert table.state.turn == table.seat("koi") + 1, "and then the stack passes"


@rule("RS-XC18", "RS-Q126", "RS-Q82", "RS-D21")
def test_the_limits_of_path_of_the_light() -> None:
    table = Table("koi lotus turtle", cards={"lotus": "path-of-the-light"})
    table.mandate("turtle", "marshal")
    table.play_absent()
    assert "rs-not-used" not in table.keys, "no Recruit"
    board = {"edo": {"lotus": "shinto shinto shinto"}}
    table = Table("koi lotus turtle", board, {"lotus": "path-of-the-light"})
    table.mandate("turtle", "recruit")
    table.play_absent()
    assert "rs-not-used" not in table.keys, "no Shinto in the reserve"
    table = Table("koi lotus turtle", board, {"lotus": "path-of-the-light komainu"})
    table.mandate("turtle", "recruit")
    table.absent_until("lotus", "RS-DP28")
    assert "place komainu fujin" in table.legal("lotus")
    board = {"fujin": {"moon": "shinto"}, "amaterasu": {"moon": "shinto"}}
    table = Table("koi lotus moon", board, {"moon": "path-of-the-light"})
    table.mandate("koi", "recruit")
    table.play_absent()
    assert "rs-not-used" not in table.keys, "Moon's shrines are full"


@rule("RS-XC19", "RS-Q114", "RS-F87", "RS-F90")
@pytest.mark.parametrize("copies", [1, 2])
def test_justice_for_every_lower_clan_that_lost_figures(copies: int) -> None:
    table = Table(
        "koi lotus turtle bonsai",
        {"kansai": {"lotus": "bushi bushi bushi bushi", "koi": "bushi bushi", "turtle": "bushi",
                    "bonsai": "bushi bushi bushi"}},
        {"lotus": "justice " * copies},
        wars="kansai",
        season="summer",
    )  # fmt: skip
    table.battles()
    table.play_absent()
    assert table.figures("bonsai", "kansai") == ""
    assert table.points("lotus") == 6 * copies
    assert table.keys.index("rs-points") > max(
        n for n, k in enumerate(table.keys) if k == "rs-killed"
    )


@rule("RS-XC19", "RS-F90", "RS-Q114")
def test_justice_only_for_the_killer() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi bushi", "turtle": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "justice"}, wars="kansai", season="summer")
    table.battles()
    table.play_absent()
    assert table.points("lotus") == 0
    board = {"kansai": {"lotus": "bushi bushi", "turtle": "bushi"}}
    cards = {"lotus": "justice"}
    table = Table("lotus koi turtle", board, cards, "lotus-turtle", wars="kansai")
    table.battles()
    table.play_absent()
    assert table.points("lotus") == 0, "nobody died"


@rule("RS-XC22", "RS-Q126", "RS-F55", "RS-Q82")
def test_path_of_the_samurai() -> None:
    board = {"edo": {"lotus": "bushi bushi bushi bushi bushi"}}
    cards = {"lotus": "path-of-the-samurai path-of-the-warlord"}
    table = Table("koi lotus turtle", board, cards, season="summer")
    table.mandate("koi", "recruit")
    table.answer("lotus", "done")
    table.answer("turtle", "done")
    table.answer("koi", "done")
    assert table.asked == "lotus RS-DP28"
    assert len(table.legal("lotus")) == 1 + 8
    table.answer("lotus", "place bushi hokkaido")
    assert table.force("lotus", "hokkaido") == 1
    assert table.coins("lotus") == 0, "Path of the Warlord saw no Summon"
    table = Table("koi lotus turtle", board, cards, season="summer")
    table.mandate("koi", "harvest")
    assert table.asked == "", "no Recruit"
    board = {"edo": {"moon": "bushi bushi"}, "oshu": {"moon": "shinto"}}
    table = Table("koi lotus moon", board, {"moon": "path-of-the-samurai"}, season="summer")
    table.mandate("koi", "recruit")
    table.absent_until("moon", "RS-DP28")
    assert "place bushi oshu" in table.legal("moon")
    assert "place bushi edo" not in table.legal("moon"), "Moon's limit"


@rule("RS-XC23", "RS-F82", "RS-F36", "RS-F38")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_beast(copies: int) -> None:
    owned = "komainu oni-of-skulls yurei " + "form-of-the-beast " * copies
    table = Table("koi lotus turtle", {"edo": {"lotus": "yurei"}}, {"lotus": owned})
    table.winter()
    assert table.points("lotus") == 9 * copies


@rule("RS-XC26", "RS-F18", "RS-F96", "RS-Q76", "RS-F83")
@pytest.mark.parametrize(("phase", "strength"), [("politics", 3), ("harvest", 3), ("war", 5)])
def test_way_of_the_katana_in_the_war_phase(phase: str, strength: int) -> None:
    cards = {"lotus": "way-of-the-katana"}
    table = Table("koi lotus turtle", {"nagato": {"lotus": "bushi bushi shinto"}}, cards,
                  phase=phase, season="autumn")  # fmt: skip
    assert table.force("lotus", "nagato") == strength


@rule("RS-XC26", "RS-F18", "RS-Q67", "RS-Q76")
@pytest.mark.parametrize("phase", ["harvest", "war"])
def test_way_of_the_katana_of_moon(phase: str) -> None:
    board = {"nagato": {"moon": "bushi bushi"}}
    table = Table("koi lotus moon", board, {"moon": "way-of-the-katana"}, phase=phase)
    assert table.force("moon", "nagato") == 4


@rule("RS-F62", "RS-F63", "RS-XC16", "RS-Q112")
def test_benevolence_is_not_owned_yet_when_it_is_paid() -> None:
    table = Table("koi turtle lotus", coins={"lotus": 3}, display="benevolence benevolence")
    table.mandate("koi", "train")
    table.up_to("lotus")
    table.answer("lotus", "buy benevolence")
    assert table.asked == "turtle RS-DP10"
    assert (table.points("lotus"), table.honor) == (0, "koi turtle lotus")


@rule("RS-F62", "RS-F63", "RS-Q75", "RS-Q112")
def test_only_the_first_benevolence_acts_when_the_second_is_bought() -> None:
    table = Table("koi turtle lotus", cards={"lotus": "benevolence"}, coins={"lotus": 3},
                  display="benevolence")  # fmt: skip
    table.mandate("koi", "train")
    table.up_to("lotus")
    table.answer("lotus", "buy benevolence")
    table.answer("lotus", "give koi")
    assert table.asked == ""
    assert (table.points("lotus"), table.coins("koi"), table.coins("lotus")) == (2, 1, 2)
