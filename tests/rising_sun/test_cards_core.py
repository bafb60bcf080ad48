"""The core cards but for the monsters, one by one (RS-XC03…XC15)."""

from __future__ import annotations

import pytest

from tests.rising_sun.playing import absent_until, play_absent
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
    refusal,
    ronin,
    season_start,
    strongholds,
    war,
    winter,
)
from tests.rule import rule


@rule("RS-XC03", "RS-F83", "RS-F84", "RS-F40")
def test_path_of_the_lion() -> None:
    board = {"edo": {"lotus": "bushi daimyo"}}
    assert force(at_table("koi lotus turtle", board), "lotus", "edo") == 2
    lion = {"lotus": "path-of-the-lion"}
    assert force(at_table("koi lotus turtle", board, lion), "lotus", "edo") == 3
    board = {"edo": {"lotus": "bushi daimyo yurei"}}
    assert force(at_table("koi lotus turtle", board, lion), "lotus", "edo") == 6


@rule("RS-XC04", "RS-F78", "RS-F16")
@pytest.mark.parametrize("copies", [1, 2])
def test_righteousness_in_a_lost_battle(copies: int) -> None:
    s = at_table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi shinto", "koi": "bushi bushi bushi"}},
        {"lotus": "righteousness " * copies},
        wars="kansai",
    )
    battles(s)
    no_bids(s, "koi", "lotus")
    assert points(s, "lotus") == 2 * copies
    assert keys(s).index("rs-token") < keys(s).index("rs-killed") < keys(s).index("rs-points")


@rule("RS-XC04", "RS-F78", "RS-Q37")
@pytest.mark.parametrize(("copies", "gained"), [(1, 6), (2, 9)])
def test_righteousness_in_seppuku(copies: int, gained: int) -> None:
    s = at_table(
        "koi turtle bonsai lotus",
        {"kansai": {"lotus": "bushi bushi shinto", "koi": "bushi"}},
        {"lotus": "righteousness " * copies},
        coins={"lotus": 1},
        wars="kansai",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    answer(s, "lotus", "use")
    assert points(s, "lotus") == gained
    assert honor(s) == "lotus koi turtle bonsai"
    own = [key for key in keys(s) if key in ("rs-killed", "rs-points", "rs-honor-up")]
    assert own == ["rs-killed"] * 3 + ["rs-points"] + ["rs-honor-up"] * 3 + ["rs-points"] * (
        2 * copies  # once for the Bushi, once for the Shinto
    )


@rule("RS-XC04", "RS-Q34")
def test_righteousness_pays_only_for_the_killed() -> None:
    cards = {"lotus": "righteousness"}
    s = at_table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi", "koi": "bushi"}},
        cards,
        coins={"koi": 1},
        wars="kansai",
    )
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    answer(s, "koi", "capture lotus bushi")
    assert figures(s, "lotus", "prison:koi") == "bushi"
    season_start(s)
    assert figures(s, "lotus", "prison:koi") == ""
    assert points(s, "lotus") == 0, "captured and returned"
    s = at_table("koi lotus turtle", {"kansai": {"lotus": "bushi"}}, cards)
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace lotus bushi kansai bushi")
    assert figures(s, "koi", "kansai") == "bushi"
    assert points(s, "lotus") == 0, "replaced"


@rule("RS-XC04", "RS-F08")
def test_righteousness_pays_for_own_figures_only() -> None:
    board = {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "righteousness"}, wars="kansai")
    battles(s)
    play_absent(s)
    assert figures(s, "koi", "kansai") == ""
    assert points(s, "lotus") == 0


@rule("RS-XC05", "RS-F06", "RS-F71", "RS-F15", "RS-F16")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_way_of_the_shogun_in_every_war_phase(season: str) -> None:
    cards = {"lotus": "way-of-the-shogun way-of-the-shogun"}
    s = at_table("koi lotus turtle", cards=cards, coins={"lotus": 1}, season=season)
    war(s)
    assert coins(s, "lotus") == 7
    assert keys(s)[:2] == ["rs-war", "rs-coins"]


SERPENT_BOARD = {"oshu": {"koi": "bushi bushi"}, "kansai": {"koi": "bushi"}}


@rule("RS-XC06", "RS-F58", "RS-Q109", "RS-F24", "RS-DP28", "RS-DP29")
def test_path_of_the_serpent_charges_once_for_a_route() -> None:
    cards = {"lotus": "path-of-the-serpent way-of-the-merchant", "koi": "benevolence"}
    s = at_table("koi lotus turtle", SERPENT_BOARD, cards, coins={"koi": 1}, season="summer")
    mandate(s, "turtle", "marshal")
    answer(s, "koi", "move bushi oshu hokkaido 1")
    assert asked(s) == "lotus RS-DP28"
    assert legal(s, "lotus") == ["charge", "pass"]
    assert figures(s, "koi", "hokkaido") == "", "before the Move"
    answer(s, "lotus", "charge")
    assert asked(s) == "koi RS-DP29"
    assert legal(s, "koi") == ["pay", "pass"]
    answer(s, "koi", "pay", "move bushi oshu hokkaido 1")
    assert asked(s) == "koi RS-DP08", "the second Bushi crosses for the same toll"
    assert (coins(s, "koi"), coins(s, "lotus")) == (0, 1)
    answer(s, "koi", "move bushi kansai hokkaido 1")
    answer(s, "lotus", "charge")
    assert asked(s) == "koi RS-DP08", "another route, and no coin"
    assert refusal(s, "koi", "move bushi kansai hokkaido 1") == "RS-Q109"
    answer(s, "koi", "move bushi kansai nagato 1")
    assert figures(s, "koi", "hokkaido") == "bushi bushi"
    assert figures(s, "koi", "nagato") == "bushi"
    assert "rs-coins" not in keys(s), "nothing came from the pool"
    assert "rs-shared" not in keys(s)
    assert events(s, "rs-toll-paid") == [{"key": "rs-toll-paid", "player": 0, "neighbour": 1}]
    (back,) = events(s, "rs-turned-back")
    assert (back["player"], back["figure"], back["province"]) == (0, "bushi", "kansai")
    assert (coins(s, "koi"), coins(s, "lotus")) == (0, 1)


@rule("RS-XC06", "RS-Q109", "RS-DP29", "RS-DP28")
def test_a_toll_may_be_waived_and_a_charged_move_given_up() -> None:
    cards = {"lotus": "path-of-the-serpent"}
    s = at_table("koi lotus turtle", SERPENT_BOARD, cards, coins={"koi": 1}, allies="koi-lotus")
    mandate(s, "turtle", "marshal")
    answer(s, "koi", "move bushi oshu hokkaido 1")
    assert asked(s) == "lotus RS-DP28", "the ally is an opponent too"
    answer(s, "lotus", "pass")
    answer(s, "koi", "move bushi oshu hokkaido 1")
    assert asked(s) == "koi RS-DP08", "not charged: free for the rest of the instance"
    answer(s, "koi", "move bushi kansai hokkaido 1")
    answer(s, "lotus", "charge")
    answer(s, "koi", "pass")
    assert figures(s, "koi", "kansai") == "bushi"
    assert coins(s, "koi") == 1
    assert "move bushi kansai hokkaido 1" not in legal(s, "koi")
    assert "move bushi kansai nagato 1" in legal(s, "koi")


@rule("RS-XC06", "RS-Q90", "RS-Q109")
def test_dragonfly_and_the_owner_pay_no_toll() -> None:
    board = {"oshu": {"dragonfly": "bushi", "lotus": "bushi"}}
    s = at_table("lotus dragonfly turtle", board, {"lotus": "path-of-the-serpent"})
    mandate(s, "turtle", "marshal")
    answer(s, "dragonfly", "move bushi oshu hokkaido 1")
    absent_until(s, "lotus")
    answer(s, "lotus", "move bushi oshu hokkaido 1")
    assert figures(s, "dragonfly", "hokkaido") == "bushi"
    assert figures(s, "lotus", "hokkaido") == "bushi"
    assert "rs-toll" not in keys(s)


@rule("RS-XC07", "RS-Q121", "RS-F86", "RS-F76")
def test_respect_takes_more_hostages() -> None:
    s = at_table(
        "koi lotus turtle",
        {"kansai": {"koi": "bushi bushi daimyo", "turtle": "bushi", "lotus": "bushi"}},
        {"lotus": "respect respect"},
        coins={"lotus": 1},
        points={"koi": 1, "turtle": 5},
        wars="kansai",
        season="summer",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    bid(s, "turtle", 0, 0, 0, 0)
    assert legal(s, "lotus") == ["pass", "capture koi bushi", "capture turtle bushi"]
    answer(s, "lotus", "capture koi bushi", "capture koi bushi", "capture turtle bushi")
    assert [points(s, clan) for clan in ("koi", "turtle", "lotus")] == [0, 4, 2]
    assert figures(s, "koi", "prison:lotus") == "bushi bushi"
    assert figures(s, "turtle", "prison:lotus") == "bushi"
    play_absent(s)
    before = coins(s, "lotus")
    season_start(s)
    assert coins(s, "lotus") == before + 3


@rule("RS-XC07", "RS-F86")
@pytest.mark.parametrize("copies", [0, 1])
def test_the_limit_of_hostages(copies: int) -> None:
    s = at_table(
        "koi lotus turtle",
        {"kansai": {"koi": "bushi bushi bushi daimyo", "lotus": "bushi"}},
        {"lotus": "respect " * copies},
        coins={"lotus": 1},
        wars="kansai",
        season="summer",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    answer(s, "lotus", *["capture koi bushi"] * (1 + copies))
    assert asked(s) != "lotus RS-DP24"
    assert figures(s, "koi", "prison:lotus") == " ".join(["bushi"] * (1 + copies))


@rule("RS-XC08", "RS-F19", "RS-Q107", "RS-F71")
def test_way_of_bushido() -> None:
    owned = {"lotus": "righteousness righteousness respect way-of-bushido"}
    s = at_table("koi lotus turtle", cards=owned, season="summer")
    war(s)
    assert (coins(s, "lotus"), points(s, "lotus")) == (4, 4)
    s = at_table("koi lotus turtle", cards={"lotus": "way-of-bushido"}, season="summer")
    war(s)
    assert keys(s) == ["rs-war"]
    cards = {"lotus": "way-of-bushido", "koi": "way-of-the-righteous"}
    s = at_table("koi lotus turtle", cards=cards, coins={"lotus": 1}, season="summer")
    war(s)
    assert (asked(s), coins(s, "koi")) == ("", 1), "no Virtue: nothing to put in order"


@rule("RS-XC09", "RS-Q49", "RS-F71")
def test_way_of_the_ronin() -> None:
    cards = {"lotus": "way-of-the-ronin way-of-the-ronin"}
    s = at_table("koi lotus turtle", cards=cards, season="summer")
    war(s)
    assert ronin(s, "lotus") == 4
    cards = {"koi": "way-of-the-ronin"}
    s = at_table("koi lotus turtle", cards=cards, ronin={"koi": 1}, coins={"koi": 3})
    war(s)
    assert (ronin(s, "koi"), coins(s, "koi")) == (0, 6)


@rule("RS-XC11", "RS-F82", "RS-F07", "RS-F36")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_kitsune(copies: int) -> None:
    board = {"edo": {"lotus": "stronghold stronghold"}, "oshu": {"lotus": "stronghold"}}
    s = at_table("koi lotus turtle", board, {"lotus": "form-of-the-kitsune " * copies})
    assert sum(strongholds(s, "lotus", province) for province in ("edo", "oshu")) == 3
    winter(s)
    assert points(s, "lotus") == 9 * copies


@rule("RS-XC12", "RS-F19", "RS-F82")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_phoenix(copies: int) -> None:
    owned = "righteousness righteousness respect " + "form-of-the-phoenix " * copies
    s = at_table("koi lotus turtle", cards={"lotus": owned})
    winter(s)
    assert points(s, "lotus") == 6 * copies


@rule("RS-XC13", "RS-F40", "RS-D11")
@pytest.mark.parametrize(("clan", "alone", "with_lion"), [("lotus", 4, 5), ("moon", 5, 6)])
def test_path_of_the_dragon(clan: str, alone: int, with_lion: int) -> None:
    board = {"edo": {clan: "daimyo"}}
    table = f"koi {clan} turtle"
    assert force(at_table(table, board, {clan: "path-of-the-dragon"}), clan, "edo") == alone
    both = {clan: "path-of-the-dragon path-of-the-lion"}
    assert force(at_table(table, board, both), clan, "edo") == with_lion
    board = {"edo": {clan: "bushi"}}
    assert force(at_table(table, board, both), clan, "edo") == alone - 3, "Daimyo only"


@rule("RS-XC15", "RS-F71", "RS-F64")
def test_way_of_the_moneylender() -> None:
    cards = {"lotus": "way-of-the-moneylender"}
    s = at_table("koi lotus turtle", cards=cards, season="autumn")
    war(s)
    assert coins(s, "lotus") == 5
