"""The cards of the Teapot set, one by one (RS-XC27…XC33)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.tea import Tea
from tests.rising_sun.table import Table
from tests.rule import rule

TEAPOT = "teapot"


@rule("RS-XC27", "RS-Q125", "RS-F53")
@pytest.mark.parametrize("copies", [1, 2])
def test_honesty_before_anyone_acts(copies: int) -> None:
    cards = {"koi": "honesty " * copies}
    table = Table("koi lotus bonsai", cards=cards, allies="koi-bonsai", set=TEAPOT)
    table.mandate("koi", "harvest")
    assert table.points("koi") == 2 * copies
    start = table.keys[: 2 + copies]
    assert start == ["rs-mandate", *["rs-points"] * copies, "rs-coins"]


@rule("RS-XC27", "RS-Q125")
@pytest.mark.parametrize(
    ("active", "name", "allies"),
    [("koi", "betray", "koi-bonsai"), ("koi", "harvest", ""), ("bonsai", "harvest", "koi-bonsai")],
)
def test_honesty_gives_nothing(active: str, name: str, allies: str) -> None:
    table = Table("koi lotus bonsai", cards={"koi": "honesty"}, allies=allies, set=TEAPOT)
    table.mandate(active, name)
    table.play_absent()
    assert table.points("koi") == 0


@rule("RS-XC27", "RS-Q18", "RS-Q125")
@pytest.mark.parametrize(
    ("tile", "named", "gained"), [("betray", "harvest", 2), ("harvest", "betray", 0)]
)
def test_honesty_of_lotus_goes_by_the_named_mandate(tile: str, named: str, gained: int) -> None:
    table = Table("koi lotus bonsai", cards={"lotus": "honesty"}, allies="lotus-koi", set=TEAPOT)
    table.mandate("lotus", named, tile)
    table.play_absent()
    assert table.points("lotus") == gained


@rule("RS-XC27", "RS-Q125", "RS-Q77")
def test_honesty_is_an_instance_of_its_own() -> None:
    cards = {"koi": "honesty loyalty"}
    board = {"edo": {"koi": "bushi"}}
    table = Table("koi lotus bonsai", board, cards, allies="koi-bonsai", set=TEAPOT)
    table.mandate("koi", "harvest")
    assert table.points("koi") == (2 + 1) + (2 + 1), "Honesty; then Edo, each with Loyalty"


@rule("RS-XC28", "RS-F56", "RS-Q124")
@pytest.mark.parametrize(("owner", "gained"), [("lotus", 2), ("turtle", 0)])
def test_path_of_the_patron(owner: str, gained: int) -> None:
    cards = {owner: "path-of-the-patron"}
    table = Table("koi lotus turtle bonsai", cards=cards, set=TEAPOT)
    table.mandate("koi", "recruit")
    table.absent_until(owner)
    home = {"lotus": "nagato", "turtle": "kyoto"}[owner]
    table.answer(owner, f"summon bushi {home}")
    assert table.coins(owner) == gained
    table.play_absent()
    assert table.coins(owner) == gained


@rule("RS-XC28", "RS-F56")
def test_no_summon_no_patron() -> None:
    table = Table("koi lotus turtle bonsai", cards={"lotus": "path-of-the-patron"}, set=TEAPOT)
    table.mandate("koi", "recruit")
    table.answer("lotus", "done")
    table.answer("turtle", "summon bushi kyoto")
    assert table.coins("lotus") == 0


@rule("RS-XC29", "RS-Q120", "RS-F56", "RS-F17")
def test_path_of_the_warlord_once_for_a_summon() -> None:
    board = {"nagato": {"lotus": "stronghold stronghold"}, "oshu": {"lotus": "stronghold"}}
    cards = {"lotus": "path-of-the-warlord path-of-the-warlord"}
    table = Table("koi lotus turtle", board, cards, set=TEAPOT)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato", "summon shinto nagato", "summon daimyo oshu")
    assert table.coins("lotus") == 2, "not 6"
    table.answer("turtle", "summon bushi kyoto")
    assert table.coins("lotus") == 2, "another player's Summon"
    table.play_absent()
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("lotus", "buy komainu", "summon komainu oshu")
    assert table.coins("lotus") == 2 - 2 + 2


@rule("RS-XC29", "RS-Q120", "RS-Q24")
def test_path_of_the_warlord_and_raijin() -> None:
    board = {"raijin": {"lotus": "shinto"}}
    table = Table("koi lotus turtle", board, {"lotus": "path-of-the-warlord"}, set=TEAPOT,
                  shrines="raijin fujin hachiman tsukuyomi")  # fmt: skip
    table.kami_turn()
    table.answer("lotus", "summon bushi hokkaido")
    assert table.coins("lotus") == 1


@rule("RS-XC30", "RS-Q125", "RS-Q77", "RS-F65")
@pytest.mark.parametrize(("copies", "allies", "total"), [
    (1, "lotus-turtle", 11), (2, "lotus-turtle", 13), (1, "", 9),
])  # fmt: skip
def test_loyalty_once_in_each_instance(copies: int, allies: str, total: int) -> None:
    table = Table(
        "koi lotus turtle bonsai",
        {"kansai": {"lotus": "bushi bushi", "koi": "bushi bushi bushi bushi",
                    "bonsai": "bushi bushi bushi"}},
        {"lotus": "righteousness " + "loyalty " * copies},
        allies,
        coins={"lotus": 2},
        wars="kansai",
        set=TEAPOT,
        season="summer",
    )  # fmt: skip
    table.battles()
    table.bid("lotus", 1, 0, 0, 1)
    table.no_bids("koi", "bonsai")
    table.answer("lotus", "use")
    (poets,) = table.events("rs-poets")
    assert poets["kills"] == 5
    assert table.points("lotus") == total
    gains = [e["points"] for e in table.events("rs-points") if e["player"] == table.seat("lotus")]
    loyal = [1] * copies if allies else []
    assert gains == [2, *loyal, 2, 5, *loyal], "Seppuku, its bonus, Righteousness; Poets, bonus"


@rule("RS-XC30", "RS-Q125", "RS-Q40")
def test_stolen_points_are_gains_for_loyalty() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "loyalty"}, "lotus-turtle",
                  coins={"lotus": 1}, points={"koi": 3}, wars="kansai", set=TEAPOT)  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.answer("lotus", "capture koi bushi")
    assert (table.points("lotus"), table.points("koi")) == (2, 2)


@rule("RS-XC30", "RS-Q125", "RS-A15", "RS-Q84")
def test_no_loyalty_in_winter() -> None:
    owned = {"lotus": "loyalty form-of-the-kitsune"}
    table = Table("koi lotus turtle", cards=owned, allies="lotus-turtle", set=TEAPOT)
    table.winter()
    assert table.points("lotus") == 3
    table = Table("sun koi lotus", cards={"sun": "loyalty"}, allies="sun-lotus", set=TEAPOT,
                  points={"sun": 9, "koi": 9})  # fmt: skip
    table.winter()
    assert table.points("sun") == 10, "the tie for first place brings 1"


@rule("RS-XC31", "RS-Q111", "RS-F64")
@pytest.mark.parametrize(("copies", "coins_"), [(1, 4), (2, 5)])
def test_way_of_the_merchant_in_a_harvest(copies: int, coins_: int) -> None:
    table = Table(
        "koi lotus turtle",
        {"edo": {"koi": "bushi"}},
        {"lotus": "way-of-the-merchant " * copies},
        coins={"koi": 5, "lotus": 2, "turtle": 2},
        set=TEAPOT,
    )
    table.mandate("koi", "harvest")
    assert [table.coins(clan) for clan in ("koi", "turtle", "lotus")] == [8, 3, coins_]


@rule("RS-XC31", "RS-Q111")
@pytest.mark.parametrize(("reading", "copies", "after"), [
    ("once", 1, 2 + 1 + 1), ("once", 2, 2 + 1 + 2), ("each", 1, 2 + 1 + 2), ("each", 2, 2 + 1 + 4),
])  # fmt: skip
def test_two_richer_players_gain_in_one_harvest(reading: str, copies: int, after: int) -> None:
    table = Table(
        "koi lotus turtle",
        cards={"lotus": "way-of-the-merchant " * copies},
        coins={"koi": 5, "turtle": 4, "lotus": 2},
        set=TEAPOT,
        rulings={"merchant": reading},
    )
    table.mandate("koi", "harvest")
    assert table.coins("lotus") == after


@rule("RS-XC31", "RS-Q111", "RS-Q77")
@pytest.mark.parametrize(("reading", "lotus"), [("once", 2), ("each", 3)])
def test_each_merchant_looks_at_those_who_are_richer(reading: str, lotus: int) -> None:
    """Koi is richer than both; Turtle is richer than Lotus, and gains in the same moment."""
    table = Table(
        "koi turtle lotus",
        cards={"lotus": "way-of-the-merchant", "turtle": "way-of-the-merchant"},
        coins={"koi": 5, "turtle": 1},
        set=TEAPOT,
        rulings={"merchant": reading},
    )
    table.mandate("koi", "harvest")
    assert [table.coins(clan) for clan in ("turtle", "lotus")] == [1 + 1 + 1, lotus]


@rule("RS-XC31", "RS-Q111", "RS-Q77")
def test_another_mandate_is_another_moment() -> None:
    table = Table("koi lotus turtle", cards={"lotus": "way-of-the-merchant"},
                  coins={"koi": 5, "turtle": 5}, set=TEAPOT)  # fmt: skip
    table.mandate("koi", "harvest")
    table.mandate("turtle", "harvest")
    assert table.coins("lotus") == 1 + 1 + 1 + 1


@rule("RS-XC31", "RS-Q111")
def test_two_merchants_do_not_feed_each_other() -> None:
    cards = {"lotus": "way-of-the-merchant", "turtle": "way-of-the-merchant"}
    held = {"koi": 5, "turtle": 3, "lotus": 1}
    board = {"tsukuyomi": {"koi": "shinto"}}
    table = Table("koi lotus turtle", board, cards, coins=held, set=TEAPOT)
    table.kami_turn()
    assert [table.coins(clan) for clan in ("koi", "turtle", "lotus")] == [7, 4, 2]


@rule("RS-XC31", "RS-Q111", "RS-P09", "RS-F50")
def test_merchants_at_income_and_with_hostages() -> None:
    board = {"prison:koi": {"turtle": "bushi"}, "prison:lotus": {"turtle": "shinto"}}
    table = Table("koi lotus turtle", board, {"lotus": "way-of-the-merchant"}, season="summer",
                  set=TEAPOT)  # fmt: skip
    table.season_start(income=True)
    assert table.coins("lotus") == 7 + 1, "nobody is richer at income; Koi holds less than Lotus"
    table = Table("koi lotus turtle", board, {"lotus": "way-of-the-merchant"}, season="summer",
                  coins={"koi": 1}, set=TEAPOT)  # fmt: skip
    table.season_start()
    assert table.coins("lotus") == 1 + 1, "compared before all hostages are back"


@rule("RS-XC31", "RS-Q111", "RS-P11", "RS-Q42")
def test_returned_hostages_are_a_step_of_their_own_after_income() -> None:
    """At income nobody is richer; then Lotus is, and Koi's merchant sees its hostage return."""
    board = {"prison:lotus": {"turtle": "bushi"}}
    table = Table("koi lotus turtle", board, {"koi": "way-of-the-merchant"}, season="summer",
                  set=TEAPOT)  # fmt: skip
    table.season_start(income=True)
    assert (table.coins("lotus"), table.coins("koi")) == (7 + 1, 5 + 1)


@rule("RS-XC31", "RS-Q111", "RS-F64")
def test_what_is_no_gain_from_the_pool() -> None:
    cards = {"lotus": "way-of-the-merchant"}
    table = Table("koi lotus turtle", cards=cards, coins={"koi": 5}, ronin={"koi": 2}, set=TEAPOT)
    table.war()
    assert (table.coins("koi"), table.coins("lotus")) == (7, 0), "Koi's exchange"
    board = {"kansai": {"koi": "bushi", "turtle": "bushi bushi"}}
    table = Table("koi lotus turtle", board, cards, coins={"koi": 5, "turtle": 2}, wars="kansai",
                  set=TEAPOT)  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("turtle", 0, 0, 0, 2)
    assert (table.coins("koi"), table.coins("lotus")) == (7, 0), "reparations"
    table = Table("koi lotus turtle", cards=cards, coins={"koi": 5, "turtle": 3}, set=TEAPOT)
    table.mandate("turtle", "recruit")
    table.answer("turtle", "gift koi 2 0")
    assert table.coins("lotus") == 0, "gifts"


@rule("RS-XC32", "RS-Q83", "RS-F52", "RS-F82")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_kindred(copies: int) -> None:
    cards = {"lotus": "form-of-the-kindred " * copies}
    table = Table("koi lotus turtle", cards=cards, set=TEAPOT)
    for season, allied in enumerate([True, False, True]):
        table.state.season = season
        table.run(Tea(0))
        if allied:
            table.answer("lotus", "offer turtle")
            table.answer("turtle", "accept lotus")
            assert table.state.allied[table.seat("lotus")] >> season & 1, "at acceptance"
        table.play_absent()
        if season == 0:
            table.mandate("lotus", "betray")
            assert "rs-broken" in table.keys
            table.play_absent()
    table.winter()
    assert table.points("lotus") == 6 * copies
    assert table.points("turtle") == 0


UNRIGHTEOUS = {
    "kansai": {"lotus": "bushi"}, "edo": {"turtle": "bushi"}, "hachiman": {"lotus": "shinto"},
    "oshu": {"koi": "bushi bushi bushi bushi shinto shinto daimyo"},
}  # fmt: skip


@rule("RS-XC33", "RS-Q118", "RS-F68")
def test_path_of_the_unrighteous_replaces_one_more() -> None:
    cards = {"koi": "path-of-the-unrighteous path-of-the-warlord"}
    table = Table("koi lotus turtle", UNRIGHTEOUS, cards, set=TEAPOT, season="autumn")
    table.mandate("koi", "betray")
    table.answer(
        "koi",
        "replace lotus bushi kansai bushi",
        "replace turtle bushi edo bushi",
        "replace lotus shinto hachiman shinto",
    )
    assert table.asked == "", "and no more"
    assert [table.figures("koi", place) for place in ("kansai", "edo", "hachiman")] == [
        "bushi", "bushi", "shinto",
    ]  # fmt: skip
    assert table.figures("lotus", "reserve").split() == ["bushi"] * 6 + ["shinto"] * 3 + ["daimyo"]
    assert table.figures("turtle", "reserve").split().count("bushi") == 6
    assert not {"rs-killed", "rs-summoned", "rs-worships"} & set(table.keys)
    assert table.coins("koi") == 0, "Path of the Warlord saw no Summon"


@rule("RS-XC33", "RS-Q118", "RS-MB10")
def test_without_the_card_a_shrine_is_safe() -> None:
    table = Table("koi lotus turtle", UNRIGHTEOUS, set=TEAPOT, season="autumn")
    table.mandate("koi", "betray")
    assert table.refusal("koi", "replace lotus shinto hachiman shinto") == "RS-MB10"
    table.answer("koi", "replace lotus bushi kansai bushi", "replace turtle bushi edo bushi")
    assert table.asked == ""


@rule("RS-XC33", "RS-Q118")
@pytest.mark.parametrize("copies", [1, 2])
def test_the_extra_victim_may_be_of_a_clan_already_hit(copies: int) -> None:
    board = {"kansai": {"lotus": "bushi bushi bushi bushi daimyo"}}
    cards = {"koi": "path-of-the-unrighteous " * copies}
    table = Table("koi lotus turtle", board, cards, set=TEAPOT, season="autumn")
    table.mandate("koi", "betray")
    table.answer("koi", *["replace lotus bushi kansai bushi"] * (1 + copies))
    assert table.asked == "", "one by the mandate, one by each copy"
    assert table.figures("koi", "kansai") == " ".join(["bushi"] * (1 + copies))
    assert "daimyo" in table.figures("lotus", "kansai")


@rule("RS-XC33", "RS-Q118", "RS-D22", "RS-MB09")
def test_limits_of_the_unrighteous() -> None:
    board = {
        "hachiman": {"lotus": "shinto yurei"}, "fujin": {"moon": "shinto"},
        "amaterasu": {"moon": "shinto"},
    }  # fmt: skip
    table = Table("koi lotus moon", board, {"moon": "path-of-the-unrighteous"}, set=TEAPOT)
    table.mandate("moon", "betray")
    assert table.asked == "", "Moon's shrines are full"
    board = {"hachiman": {"lotus": "shinto"}, "fujin": {"moon": "shinto", "lotus": "shinto"},
             "amaterasu": {"koi": "shinto"}}  # fmt: skip
    table = Table("koi lotus moon", board, {"moon": "path-of-the-unrighteous " * 2}, set=TEAPOT)
    table.mandate("moon", "betray")
    table.answer("moon", "replace lotus shinto hachiman shinto")
    assert table.asked == "", "what is declared counts, at whichever shrine"
    assert table.figures("moon", "hachiman") == table.figures("moon", "fujin") == "shinto"
    board = {"hachiman": {"lotus": "komainu"}, "kansai": {"lotus": "daimyo"}}
    table = Table("koi lotus turtle", board, {"koi": "path-of-the-unrighteous"}, set=TEAPOT)
    table.mandate("koi", "betray")
    assert table.legal("koi") == ["done", "replace lotus komainu hachiman shinto"]


@rule("RS-Q77", "RS-Q125", "RS-XC27", "RS-XC30")
def test_two_copies_of_honesty_are_one_instance() -> None:
    table = Table("koi lotus bonsai", cards={"koi": "honesty honesty loyalty"},
                  allies="koi-lotus", set="teapot")  # fmt: skip
    table.mandate("koi", "recruit")
    assert table.points("koi") == 2 + 2 + 1


@rule("RS-Q118", "RS-XC33")
def test_only_a_shinto_takes_a_place_at_a_shrine() -> None:
    table = Table("koi lotus turtle", {"hachiman": {"lotus": "komainu"}},
                  {"koi": "oni-of-skulls path-of-the-unrighteous"}, set="teapot",
                  season="autumn")  # fmt: skip
    table.mandate("koi", "betray")
    assert table.legal("koi") == ["done", "replace lotus komainu hachiman shinto"]
