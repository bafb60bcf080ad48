"""The moments at which cards act, each at its exact place (RS-F50…F70)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.tea import Tea
from tests.rising_sun.table import Table
from tests.rule import rule


def only(table: Table, *wanted: str) -> list[str]:
    """The keys of what happened, of these kinds."""
    return [key for key in table.keys if key in wanted]


# the season


@rule("RS-F50", "RS-F51", "RS-Q81", "RS-Q102", "RS-P11")
def test_the_start_of_a_season_comes_after_hostages_and_before_tea() -> None:
    board = {
        "prison:koi": {"lotus": "bushi", "turtle": "shinto"}, "prison:turtle": {"koi": "bushi"},
    }  # fmt: skip
    cards = {"lotus": "path-of-the-salamander"}
    table = Table("koi lotus turtle", board, cards, season="autumn", set="ship")
    table.season_start(income=True)
    assert table.keys == [
        *["rs-coins"] * 3,  # income
        "rs-returned", "rs-returned", "rs-coins", "rs-returned", "rs-coins",
        "rs-coins", "rs-honor-down",  # Salamander
        "rs-tea",
    ]  # fmt: skip
    back = [(e["neighbour"], e["player"], e["figure"]) for e in table.events("rs-returned")]
    koi, lotus, turtle = (table.seat(clan) for clan in ("koi", "lotus", "turtle"))
    assert back == [(koi, lotus, "bushi"), (koi, turtle, "shinto"), (turtle, koi, "bushi")]


@rule("RS-F50")
def test_no_start_of_a_season_in_spring() -> None:
    table = Table("koi lotus turtle", cards={"lotus": "path-of-the-salamander"}, set="ship")
    table.season_start()
    assert table.keys == ["rs-tea"]


@rule("RS-F51", "RS-E10", "RS-Q41")
def test_hostages_return_in_winter_too() -> None:
    table = Table("koi lotus turtle", {"prison:koi": {"lotus": "bushi bushi"}}, season="autumn")
    table.winter()
    assert table.keys[:4] == ["rs-season", "rs-returned", "rs-returned", "rs-coins"]
    assert table.coins("koi") == 2


@rule("RS-F52", "RS-Q83")
def test_an_alliance_is_formed_at_acceptance_and_broken_by_betray() -> None:
    table = Table("koi lotus turtle", {"edo": {"turtle": "bushi"}})
    table.run(Tea(0))
    table.answer("koi", "offer lotus")
    assert "rs-allied" not in table.keys
    table.answer("lotus", "accept koi")
    (formed,) = table.events("rs-allied")
    assert {formed["player"], formed["neighbour"]} == {table.seat("koi"), table.seat("lotus")}
    table.play_absent()
    table.mandate("koi", "betray")
    assert only(table, "rs-broken", "rs-honor-down", "rs-replaced") == [
        "rs-broken",
        "rs-honor-down",
    ]
    assert table.asked == "koi RS-DP13", "before any figure is chosen"


# mandates


@rule("RS-F53", "RS-F54", "RS-F55", "RS-Q82")
def test_the_moments_of_a_mandate() -> None:
    cards = {"koi": "honesty", "turtle": "path-of-the-samurai"}
    table = Table("koi lotus turtle", {}, cards, "koi-lotus")
    table.mandate("koi", "recruit")
    assert table.keys == ["rs-mandate", "rs-points"], "selected, and nobody has acted"
    table.answer("lotus", "summon bushi nagato", "done")
    assert table.keys[-1] == "rs-acted"
    table.answer("turtle", "summon bushi kyoto")
    table.answer("koi", "done")
    order = [event["player"] for event in table.events("rs-acted")]
    assert order == [table.seat(clan) for clan in ("lotus", "turtle", "koi")]
    assert table.asked == "turtle RS-DP28", "after all had their chance"
    assert table.state.turn == table.seat("koi"), "before the stack passes"
    table.answer("turtle", "place bushi oshu")
    assert table.state.turn == table.seat("koi") + 1


@rule("RS-F56", "RS-Q113", "RS-Q21", "RS-F60")
def test_entry_effects_come_before_effects_of_the_summon() -> None:
    board = {"nagato": {"lotus": "stronghold stronghold", "koi": "bushi"}}
    cards = {"lotus": "oni-of-hate path-of-the-kenin"}
    table = Table("koi lotus turtle", board, cards, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon oni-of-hate nagato")
    assert table.figures("koi", "nagato") == "bushi", "the batch is not over"
    table.answer("lotus", "summon bushi nagato", "place bushi nagato")
    order = only(table, "rs-summoned", "rs-killed", "rs-placed")
    assert order == ["rs-summoned", "rs-summoned", "rs-killed", "rs-placed"]
    assert table.asked == "turtle RS-DP07", "a placed figure is no Summon"


@rule("RS-Q113", "RS-Q06", "RS-F60", "RS-DP19")
def test_the_owner_orders_the_entry_effects_of_a_batch() -> None:
    board = {"nagato": {"lotus": "stronghold stronghold", "koi": "bushi"}}
    cards = {"lotus": "oni-of-hate oni-of-spite"}
    table = Table("koi lotus turtle", board, cards, points={"koi": 5}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon oni-of-hate nagato", "summon oni-of-spite nagato")
    assert table.asked == "lotus RS-DP19"
    assert table.legal("lotus") == ["effect oni-of-hate", "effect oni-of-spite"]
    t = table.copy()
    table.answer("lotus", "effect oni-of-spite")
    assert table.points("lotus") == 2, "Koi still had Force there"
    t.answer("lotus", "effect oni-of-hate")
    assert t.points("lotus") == 0, "Koi's only Bushi was dead by then"


@rule("RS-F56", "RS-Q77", "RS-Q120")
def test_what_is_one_summon() -> None:
    """Path of the Warlord counts instances: a Recruit, a purchase, Raijin, Ashigaru."""
    cards = {"lotus": "path-of-the-warlord way-of-the-ashigaru"}
    board = {"nagato": {"lotus": "stronghold stronghold"}, "raijin": {"lotus": "shinto"},
             "oshu": {"lotus": "daimyo"}}  # fmt: skip
    table = Table("koi lotus turtle", board, cards, coins={"lotus": 2},
                  shrines="raijin fujin hachiman susanoo")  # fmt: skip
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato", "worship shinto nagato hachiman")
    assert table.coins("lotus") == 3
    table.play_absent()
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy komainu", "summon komainu nagato")
    assert table.coins("lotus") == 3 - 2 + 1
    table.play_absent()
    table.kami_turn()
    table.answer("lotus", "summon bushi edo")
    assert table.coins("lotus") == 3
    table.war()
    table.answer("lotus", "muster oshu")
    assert table.coins("lotus") == 4


@rule("RS-F57", "RS-Q126", "RS-Q118", "RS-Q117")
def test_worship_is_part_of_a_summon_only() -> None:
    board = {"hachiman": {"koi": "shinto"}}
    table = Table("koi sun lotus", board, {"sun": "hotei path-of-the-light"})
    table.mandate("koi", "recruit")
    table.play_absent("RS-DP28")
    table.answer("sun", "place hotei hachiman")
    assert table.asked == "", "placed: Hotei sends nobody home"
    assert table.figures("koi", "hachiman") == "shinto"
    board = {"hachiman": {"koi": "shinto", "lotus": "shinto"}}
    table = Table("koi sun lotus", board, {"sun": "hotei path-of-the-unrighteous"})
    table.mandate("sun", "betray")
    table.answer("sun", "replace koi shinto hachiman hotei")
    assert table.asked == "", "replaced: neither"
    assert table.figures("lotus", "hachiman") == "shinto"


@rule("RS-F58", "RS-F59", "RS-Q108")
def test_moves_are_checked_before_and_told_after_each_single_one() -> None:
    board = {"oshu": {"koi": "bushi bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "path-of-the-serpent"})
    table.mandate("turtle", "marshal")
    table.answer("koi", "move bushi oshu hokkaido 2")
    assert table.asked == "lotus RS-DP28"
    assert "rs-moved" not in table.keys
    table.answer("lotus", "pass")
    moved = [(e["figure"], e["source"], e["target"]) for e in table.events("rs-moved")]
    assert moved == [("bushi", "oshu", "hokkaido")] * 2


@rule("RS-F58", "RS-Q109", "RS-Q25")
def test_a_toll_in_one_fujin_and_in_the_next() -> None:
    board = {"fujin": {"koi": "shinto"}, "oshu": {"koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "path-of-the-serpent"}, coins={"koi": 2})
    table.kami_turn()
    table.answer("koi", "move bushi oshu hokkaido 1")
    table.answer("lotus", "charge")
    table.answer("koi", "pay", "move bushi hokkaido oshu 1")
    assert table.asked == "", "the way back is the same route"
    table.kami_turn(2)
    table.answer("koi", "move bushi oshu hokkaido 1")
    assert table.asked == "lotus RS-DP28", "a new instance"


@rule("RS-F60", "RS-Q33")
@pytest.mark.parametrize("how", ["summon", "move", "replace", "fujin"])
def test_every_arrival_in_a_province_is_an_entry(how: str) -> None:
    """Benten asks on each of them."""
    board = {
        "nagato": {"sun": "stronghold", "koi": "komainu", "lotus": "oni-of-skulls"},
        "fujin": {"sun": "shinto"},
    }
    if how in ("move", "fujin"):
        board["kansai"] = {"sun": "benten"}
    table = Table("koi sun lotus", board, {"sun": "benten"}, season="autumn")
    if how == "summon":
        table.mandate("koi", "recruit")
        table.answer("sun", "summon benten nagato")
    elif how == "move":
        table.mandate("koi", "marshal")
        table.answer("sun", "move benten kansai nagato 1")
    elif how == "replace":
        table.mandate("sun", "betray")
        table.answer("sun", "replace lotus oni-of-skulls nagato benten", "done")
    else:
        table.kami_turn()
        table.answer("sun", "move benten kansai nagato 1")
    assert table.asked == "sun RS-DP28"
    assert "push koi komainu kansai" in table.legal("sun")


# purchases


@rule("RS-F61", "RS-F62", "RS-F63", "RS-Q122")
def test_payment_then_spending_then_the_card_then_its_figure() -> None:
    cards = {"sun": "jurojin benevolence"}
    table = Table("koi sun lotus", cards=cards, coins={"sun": 2})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("sun", "buy righteousness")
    assert table.coins("sun") == 0, "paid"
    assert table.asked == "sun RS-DP28"
    table.answer("sun", "give koi")
    order = only(table, "rs-bought", "rs-shared", "rs-coins")
    assert order == ["rs-bought", "rs-shared", "rs-coins"], "Jurojin pays last"
    table = Table("koi lotus turtle", cards={"lotus": "benevolence"}, coins={"lotus": 2})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy oni-of-skulls")
    assert table.asked == "lotus RS-DP28"
    table.answer("lotus", "give koi", "summon oni-of-skulls nagato")
    assert only(table, "rs-shared", "rs-summoned") == ["rs-shared", "rs-summoned"]


# gains


LOYAL = {"lotus": "loyalty"}


@rule("RS-F65", "RS-Q77", "RS-Q125")
def test_all_gains_of_a_mandate_are_one_instance() -> None:
    board = {"edo": {"lotus": "bushi"}, "kansai": {"lotus": "bushi"}}
    table = Table("koi lotus turtle", board, LOYAL, "koi-lotus", set="teapot")
    table.mandate("koi", "harvest")
    assert table.points("lotus") == 2 + 3 + 1


@rule("RS-F65", "RS-Q77", "RS-Q125")
def test_each_shrine_and_each_token_is_an_instance() -> None:
    board = {"susanoo": {"lotus": "shinto"}, "kansai": {"lotus": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "loyalty courage"}, "lotus-turtle",
                  wars="kansai", shrines="susanoo fujin raijin hachiman")  # fmt: skip
    table.kami_turn()
    assert table.points("lotus") == 1 + 1
    table.kami_turn(2)
    assert table.points("lotus") == 2 * (1 + 1)
    table.battles()
    assert table.points("lotus") == 4 + (2 + 1)


@rule("RS-F65", "RS-Q77", "RS-Q121")
def test_extra_hostages_belong_to_one_instance() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "respect loyalty"}, "lotus-turtle",
                  coins={"lotus": 1}, points={"koi": 5}, wars="kansai")  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.answer("lotus", "capture koi bushi", "capture koi bushi")
    assert table.points("lotus") == 1 + 1 + 1


@rule("RS-F64", "RS-Q77", "RS-Q111")
def test_each_card_at_the_start_of_war_is_an_instance() -> None:
    cards = {"koi": "way-of-the-shogun way-of-the-shogun", "lotus": "way-of-the-merchant"}
    table = Table("koi lotus turtle", cards=cards, coins={"koi": 1}, set="teapot")
    table.war()
    table.play_absent()
    assert table.coins("koi") == 7
    assert table.coins("lotus") == 2, "two gains of a richer player"


@rule("RS-F66", "RS-H09")
def test_honor_changes_step_by_step() -> None:
    board = {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}}
    table = Table("koi turtle lotus", board, coins={"lotus": 1}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.answer("lotus", "use")
    ups = table.events("rs-honor-up")
    assert [(e["player"], e["cause"]) for e in ups] == [(table.seat("lotus"), "seppuku")] * 2
    assert table.honor == "lotus koi turtle"


@rule("RS-F94", "RS-Q48")
def test_only_what_is_there_can_be_taken() -> None:
    cards = {"koi": "way-of-the-righteous way-of-the-righteous"}
    table = Table("koi lotus turtle", cards=cards, coins={"lotus": 1}, set="horseman")
    table.war()
    table.answer("koi", "use")
    assert (table.coins("koi"), table.coins("lotus"), table.coins("turtle")) == (1, 0, 0)


# kami


@rule("RS-F69", "RS-F70")
def test_a_shrine_is_won_before_its_effect_and_the_turn_ends_after_the_fourth() -> None:
    board = {"hachiman": {"koi": "shinto"}, "tsukuyomi": {"lotus": "shinto"}}
    table = Table("koi lotus turtle", board, {"turtle": "patience"}, points={"koi": 1}, set="ship")
    table.kami_turn()
    assert table.keys == [
        "rs-kami", "rs-no-shrine", "rs-no-shrine", "rs-shrine", "rs-ronin", "rs-shrine",
        "rs-coins", "rs-points",
    ]  # fmt: skip
    won = [(e["player"], e["kami"]) for e in table.events("rs-shrine")]
    assert won == [(table.seat("koi"), "hachiman"), (table.seat("lotus"), "tsukuyomi")]
