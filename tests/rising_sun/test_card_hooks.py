"""The moments at which cards act, each at its exact place (RS-F50…F70)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.state import RisingSunState
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
    honor,
    kami_turn,
    keys,
    legal,
    mandate,
    points,
    run,
    season_start,
    seat,
    war,
    winter,
)
from tests.rule import rule


def only(s: RisingSunState, *wanted: str) -> list[str]:
    """The keys of what happened, of these kinds."""
    return [key for key in keys(s) if key in wanted]


# the season


@rule("RS-F50", "RS-F51", "RS-Q81", "RS-Q102", "RS-P11")
def test_the_start_of_a_season_comes_after_hostages_and_before_tea() -> None:
    board = {
        "prison:koi": {"lotus": "bushi", "turtle": "shinto"}, "prison:turtle": {"koi": "bushi"},
    }  # fmt: skip
    cards = {"lotus": "path-of-the-salamander"}
    s = at_table("koi lotus turtle", board, cards, season="autumn", set_="ship")
    season_start(s, income=True)
    assert keys(s) == [
        *["rs-coins"] * 3,  # income
        "rs-returned", "rs-returned", "rs-coins", "rs-returned", "rs-coins",
        "rs-coins", "rs-honor-down",  # Salamander
        "rs-tea",
    ]  # fmt: skip
    back = [(e["neighbour"], e["player"], e["figure"]) for e in events(s, "rs-returned")]
    koi, lotus, turtle = (seat(s, clan) for clan in ("koi", "lotus", "turtle"))
    assert back == [(koi, lotus, "bushi"), (koi, turtle, "shinto"), (turtle, koi, "bushi")]


@rule("RS-F50")
def test_no_start_of_a_season_in_spring() -> None:
    s = at_table("koi lotus turtle", cards={"lotus": "path-of-the-salamander"}, set_="ship")
    season_start(s)
    assert keys(s) == ["rs-tea"]


@rule("RS-F51", "RS-E10", "RS-Q41")
def test_hostages_return_in_winter_too() -> None:
    s = at_table("koi lotus turtle", {"prison:koi": {"lotus": "bushi bushi"}}, season="autumn")
    winter(s)
    assert keys(s)[:4] == ["rs-season", "rs-returned", "rs-returned", "rs-coins"]
    assert coins(s, "koi") == 2


@rule("RS-F52", "RS-Q83")
def test_an_alliance_is_formed_at_acceptance_and_broken_by_betray() -> None:
    s = at_table("koi lotus turtle", {"edo": {"turtle": "bushi"}})
    run(s, Tea(0))
    answer(s, "koi", "offer lotus")
    assert "rs-allied" not in keys(s)
    answer(s, "lotus", "accept koi")
    (formed,) = events(s, "rs-allied")
    assert {formed["player"], formed["neighbour"]} == {seat(s, "koi"), seat(s, "lotus")}
    play_absent(s)
    mandate(s, "koi", "betray")
    assert only(s, "rs-broken", "rs-honor-down", "rs-replaced") == ["rs-broken", "rs-honor-down"]
    assert asked(s) == "koi RS-DP13", "before any figure is chosen"


# mandates


@rule("RS-F53", "RS-F54", "RS-F55", "RS-Q82")
def test_the_moments_of_a_mandate() -> None:
    cards = {"koi": "honesty", "turtle": "path-of-the-samurai"}
    s = at_table("koi lotus turtle", {}, cards, "koi-lotus")
    mandate(s, "koi", "recruit")
    assert keys(s) == ["rs-mandate", "rs-points"], "selected, and nobody has acted"
    answer(s, "lotus", "summon bushi nagato", "done")
    assert keys(s)[-1] == "rs-acted"
    answer(s, "turtle", "summon bushi kyoto")
    answer(s, "koi", "done")
    order = [event["player"] for event in events(s, "rs-acted")]
    assert order == [seat(s, clan) for clan in ("lotus", "turtle", "koi")]
    assert asked(s) == "turtle RS-DP28", "after all had their chance"
    assert s.turn == seat(s, "koi"), "before the stack passes"
    answer(s, "turtle", "place bushi oshu")
    assert s.turn == seat(s, "koi") + 1


@rule("RS-F56", "RS-Q113", "RS-Q21", "RS-F60")
def test_entry_effects_come_before_effects_of_the_summon() -> None:
    board = {"nagato": {"lotus": "stronghold stronghold", "koi": "bushi"}}
    cards = {"lotus": "oni-of-hate path-of-the-kenin"}
    s = at_table("koi lotus turtle", board, cards, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon oni-of-hate nagato")
    assert figures(s, "koi", "nagato") == "bushi", "the batch is not over"
    answer(s, "lotus", "summon bushi nagato", "place bushi nagato")
    order = only(s, "rs-summoned", "rs-killed", "rs-placed")
    assert order == ["rs-summoned", "rs-summoned", "rs-killed", "rs-placed"]
    assert asked(s) == "turtle RS-DP07", "a placed figure is no Summon"


@rule("RS-Q113", "RS-Q06", "RS-F60", "RS-DP19")
def test_the_owner_orders_the_entry_effects_of_a_batch() -> None:
    board = {"nagato": {"lotus": "stronghold stronghold", "koi": "bushi"}}
    cards = {"lotus": "oni-of-hate oni-of-spite"}
    s = at_table("koi lotus turtle", board, cards, points={"koi": 5}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon oni-of-hate nagato", "summon oni-of-spite nagato")
    assert asked(s) == "lotus RS-DP19"
    assert legal(s, "lotus") == ["effect oni-of-hate", "effect oni-of-spite"]
    t = s.clone()
    answer(s, "lotus", "effect oni-of-spite")
    assert points(s, "lotus") == 2, "Koi still had Force there"
    answer(t, "lotus", "effect oni-of-hate")
    assert points(t, "lotus") == 0, "Koi's only Bushi was dead by then"


@rule("RS-F56", "RS-Q77", "RS-Q120")
def test_what_is_one_summon() -> None:
    """Path of the Warlord counts instances: a Recruit, a purchase, Raijin, Ashigaru."""
    cards = {"lotus": "path-of-the-warlord way-of-the-ashigaru"}
    board = {"nagato": {"lotus": "stronghold stronghold"}, "raijin": {"lotus": "shinto"},
             "oshu": {"lotus": "daimyo"}}  # fmt: skip
    s = at_table("koi lotus turtle", board, cards, coins={"lotus": 2},
                 shrines="raijin fujin hachiman susanoo")  # fmt: skip
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato", "worship shinto nagato hachiman")
    assert coins(s, "lotus") == 3
    play_absent(s)
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy komainu", "summon komainu nagato")
    assert coins(s, "lotus") == 3 - 2 + 1
    play_absent(s)
    kami_turn(s)
    answer(s, "lotus", "summon bushi edo")
    assert coins(s, "lotus") == 3
    war(s)
    answer(s, "lotus", "muster oshu")
    assert coins(s, "lotus") == 4


@rule("RS-F57", "RS-Q126", "RS-Q118", "RS-Q117")
def test_worship_is_part_of_a_summon_only() -> None:
    board = {"hachiman": {"koi": "shinto"}}
    s = at_table("koi sun lotus", board, {"sun": "hotei path-of-the-light"})
    mandate(s, "koi", "recruit")
    play_absent(s, "RS-DP28")
    answer(s, "sun", "place hotei hachiman")
    assert asked(s) == "", "placed: Hotei sends nobody home"
    assert figures(s, "koi", "hachiman") == "shinto"
    board = {"hachiman": {"koi": "shinto", "lotus": "shinto"}}
    s = at_table("koi sun lotus", board, {"sun": "hotei path-of-the-unrighteous"})
    mandate(s, "sun", "betray")
    answer(s, "sun", "replace koi shinto hachiman hotei")
    assert asked(s) == "", "replaced: neither"
    assert figures(s, "lotus", "hachiman") == "shinto"


@rule("RS-F58", "RS-F59", "RS-Q108")
def test_moves_are_checked_before_and_told_after_each_single_one() -> None:
    board = {"oshu": {"koi": "bushi bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "path-of-the-serpent"})
    mandate(s, "turtle", "marshal")
    answer(s, "koi", "move bushi oshu hokkaido 2")
    assert asked(s) == "lotus RS-DP28"
    assert "rs-moved" not in keys(s)
    answer(s, "lotus", "pass")
    moved = [(e["figure"], e["source"], e["target"]) for e in events(s, "rs-moved")]
    assert moved == [("bushi", "oshu", "hokkaido")] * 2


@rule("RS-F58", "RS-Q109", "RS-Q25")
def test_a_toll_in_one_fujin_and_in_the_next() -> None:
    board = {"fujin": {"koi": "shinto"}, "oshu": {"koi": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "path-of-the-serpent"}, coins={"koi": 2})
    kami_turn(s)
    answer(s, "koi", "move bushi oshu hokkaido 1")
    answer(s, "lotus", "charge")
    answer(s, "koi", "pay", "move bushi hokkaido oshu 1")
    assert asked(s) == "", "the way back is the same route"
    kami_turn(s, 2)
    answer(s, "koi", "move bushi oshu hokkaido 1")
    assert asked(s) == "lotus RS-DP28", "a new instance"


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
    s = at_table("koi sun lotus", board, {"sun": "benten"}, season="autumn")
    if how == "summon":
        mandate(s, "koi", "recruit")
        answer(s, "sun", "summon benten nagato")
    elif how == "move":
        mandate(s, "koi", "marshal")
        answer(s, "sun", "move benten kansai nagato 1")
    elif how == "replace":
        mandate(s, "sun", "betray")
        answer(s, "sun", "replace lotus oni-of-skulls nagato benten", "done")
    else:
        kami_turn(s)
        answer(s, "sun", "move benten kansai nagato 1")
    assert asked(s) == "sun RS-DP28"
    assert "push koi komainu kansai" in legal(s, "sun")


# purchases


@rule("RS-F61", "RS-F62", "RS-F63", "RS-Q122")
def test_payment_then_spending_then_the_card_then_its_figure() -> None:
    cards = {"sun": "jurojin benevolence"}
    s = at_table("koi sun lotus", cards=cards, coins={"sun": 2})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "sun", "buy righteousness")
    assert coins(s, "sun") == 0, "paid"
    assert asked(s) == "sun RS-DP28"
    answer(s, "sun", "give koi")
    order = only(s, "rs-bought", "rs-shared", "rs-coins")
    assert order == ["rs-bought", "rs-shared", "rs-coins"], "Jurojin pays last"
    s = at_table("koi lotus turtle", cards={"lotus": "benevolence"}, coins={"lotus": 2})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy oni-of-skulls")
    assert asked(s) == "lotus RS-DP28"
    answer(s, "lotus", "give koi", "summon oni-of-skulls nagato")
    assert only(s, "rs-shared", "rs-summoned") == ["rs-shared", "rs-summoned"]


# gains


LOYAL = {"lotus": "loyalty"}


@rule("RS-F65", "RS-Q77", "RS-Q125")
def test_all_gains_of_a_mandate_are_one_instance() -> None:
    board = {"edo": {"lotus": "bushi"}, "kansai": {"lotus": "bushi"}}
    s = at_table("koi lotus turtle", board, LOYAL, "koi-lotus", set_="teapot")
    mandate(s, "koi", "harvest")
    assert points(s, "lotus") == 2 + 3 + 1


@rule("RS-F65", "RS-Q77", "RS-Q125")
def test_each_shrine_and_each_token_is_an_instance() -> None:
    board = {"susanoo": {"lotus": "shinto"}, "kansai": {"lotus": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "loyalty courage"}, "lotus-turtle",
                 wars="kansai", shrines="susanoo fujin raijin hachiman")  # fmt: skip
    kami_turn(s)
    assert points(s, "lotus") == 1 + 1
    kami_turn(s, 2)
    assert points(s, "lotus") == 2 * (1 + 1)
    battles(s)
    assert points(s, "lotus") == 4 + (2 + 1)


@rule("RS-F65", "RS-Q77", "RS-Q121")
def test_extra_hostages_belong_to_one_instance() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "respect loyalty"}, "lotus-turtle",
                 coins={"lotus": 1}, points={"koi": 5}, wars="kansai")  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    answer(s, "lotus", "capture koi bushi", "capture koi bushi")
    assert points(s, "lotus") == 1 + 1 + 1


@rule("RS-F64", "RS-Q77", "RS-Q111")
def test_each_card_at_the_start_of_war_is_an_instance() -> None:
    cards = {"koi": "way-of-the-shogun way-of-the-shogun", "lotus": "way-of-the-merchant"}
    s = at_table("koi lotus turtle", cards=cards, coins={"koi": 1}, set_="teapot")
    war(s)
    play_absent(s)
    assert coins(s, "koi") == 7
    assert coins(s, "lotus") == 2, "two gains of a richer player"


@rule("RS-F66", "RS-H09")
def test_honor_changes_step_by_step() -> None:
    board = {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}}
    s = at_table("koi turtle lotus", board, coins={"lotus": 1}, wars="kansai")
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    answer(s, "lotus", "use")
    ups = events(s, "rs-honor-up")
    assert [(e["player"], e["cause"]) for e in ups] == [(seat(s, "lotus"), "seppuku")] * 2
    assert honor(s) == "lotus koi turtle"


@rule("RS-F94", "RS-Q48")
def test_only_what_is_there_can_be_taken() -> None:
    cards = {"koi": "way-of-the-righteous way-of-the-righteous"}
    s = at_table("koi lotus turtle", cards=cards, coins={"lotus": 1}, set_="horseman")
    war(s)
    assert (coins(s, "koi"), coins(s, "lotus"), coins(s, "turtle")) == (1, 0, 0)


# kami


@rule("RS-F69", "RS-F70")
def test_a_shrine_is_won_before_its_effect_and_the_turn_ends_after_the_fourth() -> None:
    board = {"hachiman": {"koi": "shinto"}, "tsukuyomi": {"lotus": "shinto"}}
    s = at_table("koi lotus turtle", board, {"turtle": "patience"}, points={"koi": 1}, set_="ship")
    kami_turn(s)
    assert keys(s) == [
        "rs-kami", "rs-no-shrine", "rs-no-shrine", "rs-shrine", "rs-ronin", "rs-shrine",
        "rs-coins", "rs-points",
    ]  # fmt: skip
    won = [(e["player"], e["kami"]) for e in events(s, "rs-shrine")]
    assert won == [(seat(s, "koi"), "hachiman"), (seat(s, "lotus"), "tsukuyomi")]
