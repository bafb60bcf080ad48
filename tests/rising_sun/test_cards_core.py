"""The core cards but for the monsters, one by one (RS-XC03…XC15)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule


@rule("RS-XC03", "RS-F83", "RS-F84", "RS-F40")
def test_path_of_the_lion() -> None:
    board = {"edo": {"lotus": "bushi daimyo"}}
    assert Table("koi lotus turtle", board).force("lotus", "edo") == 2
    lion = {"lotus": "path-of-the-lion"}
    assert Table("koi lotus turtle", board, lion).force("lotus", "edo") == 3
    board = {"edo": {"lotus": "bushi daimyo yurei"}}
    assert Table("koi lotus turtle", board, lion).force("lotus", "edo") == 6


@rule("RS-XC04", "RS-F78", "RS-F16")
@pytest.mark.parametrize("copies", [1, 2])
def test_righteousness_in_a_lost_battle(copies: int) -> None:
    table = Table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi shinto", "koi": "bushi bushi bushi"}},
        {"lotus": "righteousness " * copies},
        wars="kansai",
    )
    table.battles()
    table.no_bids("koi", "lotus")
    assert table.points("lotus") == 2 * copies
    told = table.keys
    assert told.index("rs-token") < told.index("rs-killed") < told.index("rs-points")


@rule("RS-XC04", "RS-F78", "RS-Q37")
@pytest.mark.parametrize(("copies", "gained"), [(1, 6), (2, 9)])
def test_righteousness_in_seppuku(copies: int, gained: int) -> None:
    table = Table(
        "koi turtle bonsai lotus",
        {"kansai": {"lotus": "bushi bushi shinto", "koi": "bushi"}},
        {"lotus": "righteousness " * copies},
        coins={"lotus": 1},
        wars="kansai",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.answer("lotus", "use")
    assert table.points("lotus") == gained
    assert table.honor == "lotus koi turtle bonsai"
    own = [key for key in table.keys if key in ("rs-killed", "rs-points", "rs-honor-up")]
    assert own == ["rs-killed"] * 3 + ["rs-points"] + ["rs-honor-up"] * 3 + ["rs-points"] * (
        2 * copies  # once for the Bushi, once for the Shinto
    )


@rule("RS-XC04", "RS-Q34")
def test_righteousness_pays_only_for_the_killed() -> None:
    cards = {"lotus": "righteousness"}
    table = Table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi", "koi": "bushi"}},
        cards,
        coins={"koi": 1},
        wars="kansai",
    )
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "capture lotus bushi")
    assert table.figures("lotus", "prison:koi") == "bushi"
    table.season_start()
    assert table.figures("lotus", "prison:koi") == ""
    assert table.points("lotus") == 0, "captured and returned"
    table = Table("koi lotus turtle", {"kansai": {"lotus": "bushi"}}, cards)
    table.mandate("koi", "betray")
    table.answer("koi", "replace lotus bushi kansai bushi")
    assert table.figures("koi", "kansai") == "bushi"
    assert table.points("lotus") == 0, "replaced"


@rule("RS-XC04", "RS-F08")
def test_righteousness_pays_for_own_figures_only() -> None:
    board = {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "righteousness"}, wars="kansai")
    table.battles()
    table.play_absent()
    assert table.figures("koi", "kansai") == ""
    assert table.points("lotus") == 0


@rule("RS-XC05", "RS-F06", "RS-F71", "RS-F15", "RS-F16")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_way_of_the_shogun_in_every_war_phase(season: str) -> None:
    cards = {"lotus": "way-of-the-shogun way-of-the-shogun"}
    table = Table("koi lotus turtle", cards=cards, coins={"lotus": 1}, season=season)
    table.war()
    assert table.coins("lotus") == 7
    assert table.keys[:2] == ["rs-war", "rs-coins"]


SERPENT_BOARD = {"oshu": {"koi": "bushi bushi"}, "kansai": {"koi": "bushi"}}


@rule("RS-XC06", "RS-F58", "RS-Q109", "RS-F24", "RS-DP28", "RS-DP29")
def test_path_of_the_serpent_charges_once_for_a_route() -> None:
    cards = {"lotus": "path-of-the-serpent way-of-the-merchant", "koi": "benevolence"}
    table = Table("koi lotus turtle", SERPENT_BOARD, cards, coins={"koi": 1}, season="summer")
    table.mandate("turtle", "marshal")
    table.answer("koi", "move bushi oshu hokkaido 1")
    assert table.asked == "lotus RS-DP28"
    assert table.legal("lotus") == ["charge", "pass"]
    assert table.figures("koi", "hokkaido") == "", "before the Move"
    table.answer("lotus", "charge")
    assert table.asked == "koi RS-DP29"
    assert table.legal("koi") == ["pay", "pass"]
    table.answer("koi", "pay", "move bushi oshu hokkaido 1")
    assert table.asked == "koi RS-DP08", "the second Bushi crosses for the same toll"
    assert (table.coins("koi"), table.coins("lotus")) == (0, 1)
    table.answer("koi", "move bushi kansai hokkaido 1")
    table.answer("lotus", "charge")
    assert table.asked == "koi RS-DP08", "another route, and no coin"
    assert table.refusal("koi", "move bushi kansai hokkaido 1") == "RS-Q109"
    table.answer("koi", "move bushi kansai nagato 1")
    assert table.figures("koi", "hokkaido") == "bushi bushi"
    assert table.figures("koi", "nagato") == "bushi"
    assert "rs-coins" not in table.keys, "nothing came from the pool"
    assert "rs-shared" not in table.keys
    assert table.events("rs-toll-paid") == [{"player": 0, "neighbour": 1}]
    (back,) = table.events("rs-turned-back")
    assert (back["player"], back["figure"], back["province"]) == (0, "bushi", "kansai")
    assert (table.coins("koi"), table.coins("lotus")) == (0, 1)


@rule("RS-XC06", "RS-Q109", "RS-DP29", "RS-DP28")
def test_a_toll_may_be_waived_and_a_charged_move_given_up() -> None:
    cards = {"lotus": "path-of-the-serpent"}
    table = Table("koi lotus turtle", SERPENT_BOARD, cards, coins={"koi": 1}, allies="koi-lotus")
    table.mandate("turtle", "marshal")
    table.answer("koi", "move bushi oshu hokkaido 1")
    assert table.asked == "lotus RS-DP28", "the ally is an opponent too"
    table.answer("lotus", "pass")
    table.answer("koi", "move bushi oshu hokkaido 1")
    assert table.asked == "koi RS-DP08", "not charged: free for the rest of the instance"
    table.answer("koi", "move bushi kansai hokkaido 1")
    table.answer("lotus", "charge")
    table.answer("koi", "pass")
    assert table.figures("koi", "kansai") == "bushi"
    assert table.coins("koi") == 1
    assert "move bushi kansai hokkaido 1" not in table.legal("koi")
    assert "move bushi kansai nagato 1" in table.legal("koi")


@rule("RS-XC06", "RS-Q90", "RS-Q109")
def test_dragonfly_and_the_owner_pay_no_toll() -> None:
    board = {"oshu": {"dragonfly": "bushi", "lotus": "bushi"}}
    table = Table("lotus dragonfly turtle", board, {"lotus": "path-of-the-serpent"})
    table.mandate("turtle", "marshal")
    table.answer("dragonfly", "move bushi oshu hokkaido 1")
    table.absent_until("lotus")
    table.answer("lotus", "move bushi oshu hokkaido 1")
    assert table.figures("dragonfly", "hokkaido") == "bushi"
    assert table.figures("lotus", "hokkaido") == "bushi"
    assert "rs-toll" not in table.keys


@rule("RS-XC07", "RS-Q121", "RS-F86", "RS-F76")
def test_respect_takes_more_hostages() -> None:
    table = Table(
        "koi lotus turtle",
        {"kansai": {"koi": "bushi bushi daimyo", "turtle": "bushi", "lotus": "bushi"}},
        {"lotus": "respect respect"},
        coins={"lotus": 1},
        points={"koi": 1, "turtle": 5},
        wars="kansai",
        season="summer",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.bid("turtle", 0, 0, 0, 0)
    assert table.legal("lotus") == ["pass", "capture koi bushi", "capture turtle bushi"]
    table.answer("lotus", "capture koi bushi", "capture koi bushi", "capture turtle bushi")
    assert [table.points(clan) for clan in ("koi", "turtle", "lotus")] == [0, 4, 2]
    assert table.figures("koi", "prison:lotus") == "bushi bushi"
    assert table.figures("turtle", "prison:lotus") == "bushi"
    table.play_absent()
    before = table.coins("lotus")
    table.season_start()
    assert table.coins("lotus") == before + 3


@rule("RS-XC07", "RS-F86")
@pytest.mark.parametrize("copies", [0, 1])
def test_the_limit_of_hostages(copies: int) -> None:
    table = Table(
        "koi lotus turtle",
        {"kansai": {"koi": "bushi bushi bushi daimyo", "lotus": "bushi"}},
        {"lotus": "respect " * copies},
        coins={"lotus": 1},
        wars="kansai",
        season="summer",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.answer("lotus", *["capture koi bushi"] * (1 + copies))
    assert table.asked != "lotus RS-DP24"
    assert table.figures("koi", "prison:lotus") == " ".join(["bushi"] * (1 + copies))


@rule("RS-XC08", "RS-F19", "RS-Q107", "RS-F71")
def test_way_of_bushido() -> None:
    owned = {"lotus": "righteousness righteousness respect way-of-bushido"}
    table = Table("koi lotus turtle", cards=owned, season="summer")
    table.war()
    assert (table.coins("lotus"), table.points("lotus")) == (4, 4)
    table = Table("koi lotus turtle", cards={"lotus": "way-of-bushido"}, season="summer")
    table.war()
    assert table.keys == ["rs-war"]
    cards = {"lotus": "way-of-bushido", "koi": "way-of-the-righteous"}
    table = Table("koi lotus turtle", cards=cards, coins={"lotus": 1}, season="summer")
    table.war()
    assert table.asked == "koi RS-DP20", "no Virtue: nothing to put in order"


@rule("RS-XC09", "RS-Q49", "RS-F71")
def test_way_of_the_ronin() -> None:
    cards = {"lotus": "way-of-the-ronin way-of-the-ronin"}
    table = Table("koi lotus turtle", cards=cards, season="summer")
    table.war()
    assert table.ronin("lotus") == 4
    cards = {"koi": "way-of-the-ronin"}
    table = Table("koi lotus turtle", cards=cards, ronin={"koi": 1}, coins={"koi": 3})
    table.war()
    assert (table.ronin("koi"), table.coins("koi")) == (0, 6)


@rule("RS-XC11", "RS-F82", "RS-F07", "RS-F36")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_kitsune(copies: int) -> None:
    board = {"edo": {"lotus": "stronghold stronghold"}, "oshu": {"lotus": "stronghold"}}
    table = Table("koi lotus turtle", board, {"lotus": "form-of-the-kitsune " * copies})
    assert sum(table.strongholds("lotus", province) for province in ("edo", "oshu")) == 3
    table.winter()
    assert table.points("lotus") == 9 * copies


@rule("RS-XC12", "RS-F19", "RS-F82")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_phoenix(copies: int) -> None:
    owned = "righteousness righteousness respect " + "form-of-the-phoenix " * copies
    table = Table("koi lotus turtle", cards={"lotus": owned})
    table.winter()
    assert table.points("lotus") == 6 * copies


@rule("RS-XC13", "RS-F40", "RS-D11")
@pytest.mark.parametrize(("clan", "alone", "with_lion"), [("lotus", 4, 5), ("moon", 5, 6)])
def test_path_of_the_dragon(clan: str, alone: int, with_lion: int) -> None:
    board = {"edo": {clan: "daimyo"}}
    clans = f"koi {clan} turtle"
    assert Table(clans, board, {clan: "path-of-the-dragon"}).force(clan, "edo") == alone
    both = {clan: "path-of-the-dragon path-of-the-lion"}
    assert Table(clans, board, both).force(clan, "edo") == with_lion
    board = {"edo": {clan: "bushi"}}
    assert Table(clans, board, both).force(clan, "edo") == alone - 3, "Daimyo only"


@rule("RS-XC15", "RS-F71", "RS-F64")
def test_way_of_the_moneylender() -> None:
    cards = {"lotus": "way-of-the-moneylender"}
    table = Table("koi lotus turtle", cards=cards, season="autumn")
    table.war()
    assert table.coins("lotus") == 5
