"""The cards of the Teapot set, one by one (RS-XC27…XC33)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.tea import Tea
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
    kami_turn,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    refusal,
    run,
    season_start,
    seat,
    war,
    winter,
)
from tests.rule import rule

TEAPOT = "teapot"


@rule("RS-XC27", "RS-Q125", "RS-F53")
@pytest.mark.parametrize("copies", [1, 2])
def test_honesty_before_anyone_acts(copies: int) -> None:
    cards = {"koi": "honesty " * copies}
    s = at_table("koi lotus bonsai", cards=cards, allies="koi-bonsai", set_=TEAPOT)
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == 2 * copies
    start = keys(s)[: 2 + copies]
    assert start == ["rs-mandate", *["rs-points"] * copies, "rs-coins"]


@rule("RS-XC27", "RS-Q125")
@pytest.mark.parametrize(
    ("active", "name", "allies"),
    [("koi", "betray", "koi-bonsai"), ("koi", "harvest", ""), ("bonsai", "harvest", "koi-bonsai")],
)
def test_honesty_gives_nothing(active: str, name: str, allies: str) -> None:
    s = at_table("koi lotus bonsai", cards={"koi": "honesty"}, allies=allies, set_=TEAPOT)
    mandate(s, active, name)
    play_absent(s)
    assert points(s, "koi") == 0


@rule("RS-XC27", "RS-Q18", "RS-Q125")
@pytest.mark.parametrize(
    ("tile", "named", "gained"), [("betray", "harvest", 2), ("harvest", "betray", 0)]
)
def test_honesty_of_lotus_goes_by_the_named_mandate(tile: str, named: str, gained: int) -> None:
    s = at_table("koi lotus bonsai", cards={"lotus": "honesty"}, allies="lotus-koi", set_=TEAPOT)
    mandate(s, "lotus", named, tile)
    play_absent(s)
    assert points(s, "lotus") == gained


@rule("RS-XC27", "RS-Q125", "RS-Q77")
def test_honesty_is_an_instance_of_its_own() -> None:
    cards = {"koi": "honesty loyalty"}
    board = {"edo": {"koi": "bushi"}}
    s = at_table("koi lotus bonsai", board, cards, allies="koi-bonsai", set_=TEAPOT)
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == (2 + 1) + (2 + 1), "Honesty; then Edo, each with Loyalty"


@rule("RS-XC28", "RS-F56", "RS-Q124")
@pytest.mark.parametrize(("owner", "gained"), [("lotus", 2), ("turtle", 0)])
def test_path_of_the_patron(owner: str, gained: int) -> None:
    cards = {owner: "path-of-the-patron"}
    s = at_table("koi lotus turtle bonsai", cards=cards, set_=TEAPOT)
    mandate(s, "koi", "recruit")
    absent_until(s, owner)
    home = {"lotus": "nagato", "turtle": "kyoto"}[owner]
    answer(s, owner, f"summon bushi {home}")
    assert coins(s, owner) == gained
    play_absent(s)
    assert coins(s, owner) == gained


@rule("RS-XC28", "RS-F56")
def test_no_summon_no_patron() -> None:
    s = at_table("koi lotus turtle bonsai", cards={"lotus": "path-of-the-patron"}, set_=TEAPOT)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "done")
    answer(s, "turtle", "summon bushi kyoto")
    assert coins(s, "lotus") == 0


@rule("RS-XC29", "RS-Q120", "RS-F56", "RS-F17")
def test_path_of_the_warlord_once_for_a_summon() -> None:
    board = {"nagato": {"lotus": "stronghold stronghold"}, "oshu": {"lotus": "stronghold"}}
    cards = {"lotus": "path-of-the-warlord path-of-the-warlord"}
    s = at_table("koi lotus turtle", board, cards, set_=TEAPOT)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato", "summon shinto nagato", "summon daimyo oshu")
    assert coins(s, "lotus") == 2, "not 6"
    answer(s, "turtle", "summon bushi kyoto")
    assert coins(s, "lotus") == 2, "another player's Summon"
    play_absent(s)
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "lotus", "buy komainu", "summon komainu oshu")
    assert coins(s, "lotus") == 2 - 2 + 2


@rule("RS-XC29", "RS-Q120", "RS-Q24")
def test_path_of_the_warlord_and_raijin() -> None:
    board = {"raijin": {"lotus": "shinto"}}
    s = at_table("koi lotus turtle", board, {"lotus": "path-of-the-warlord"}, set_=TEAPOT,
                 shrines="raijin fujin hachiman tsukuyomi")  # fmt: skip
    kami_turn(s)
    answer(s, "lotus", "summon bushi hokkaido")
    assert coins(s, "lotus") == 1


@rule("RS-XC30", "RS-Q125", "RS-Q77", "RS-F65")
@pytest.mark.parametrize(("copies", "allies", "total"), [
    (1, "lotus-turtle", 11), (2, "lotus-turtle", 13), (1, "", 9),
])  # fmt: skip
def test_loyalty_once_in_each_instance(copies: int, allies: str, total: int) -> None:
    s = at_table(
        "koi lotus turtle bonsai",
        {"kansai": {"lotus": "bushi bushi", "koi": "bushi bushi bushi bushi",
                    "bonsai": "bushi bushi bushi"}},
        {"lotus": "righteousness " + "loyalty " * copies},
        allies,
        coins={"lotus": 2},
        wars="kansai",
        set_=TEAPOT,
        season="summer",
    )  # fmt: skip
    battles(s)
    bid(s, "lotus", 1, 0, 0, 1)
    no_bids(s, "koi", "bonsai")
    answer(s, "lotus", "use")
    (poets,) = events(s, "rs-poets")
    assert poets["kills"] == 5
    assert points(s, "lotus") == total
    gains = [e["points"] for e in events(s, "rs-points") if e["player"] == seat(s, "lotus")]
    loyal = [1] * copies if allies else []
    assert gains == [2, *loyal, 2, 5, *loyal], "Seppuku, its bonus, Righteousness; Poets, bonus"


@rule("RS-XC30", "RS-Q125", "RS-Q40")
def test_stolen_points_are_gains_for_loyalty() -> None:
    board = {"kansai": {"lotus": "bushi", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "loyalty"}, "lotus-turtle",
                 coins={"lotus": 1}, points={"koi": 3}, wars="kansai", set_=TEAPOT)  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    answer(s, "lotus", "capture koi bushi")
    assert (points(s, "lotus"), points(s, "koi")) == (2, 2)


@rule("RS-XC30", "RS-Q125", "RS-A15", "RS-Q84")
def test_no_loyalty_in_winter() -> None:
    owned = {"lotus": "loyalty form-of-the-kitsune"}
    s = at_table("koi lotus turtle", cards=owned, allies="lotus-turtle", set_=TEAPOT)
    winter(s)
    assert points(s, "lotus") == 3
    s = at_table("sun koi lotus", cards={"sun": "loyalty"}, allies="sun-lotus", set_=TEAPOT,
                 points={"sun": 9, "koi": 9})  # fmt: skip
    winter(s)
    assert points(s, "sun") == 10, "the tie for first place brings 1"


@rule("RS-XC31", "RS-Q111", "RS-F64")
@pytest.mark.parametrize(("copies", "coins_"), [(1, 4), (2, 5)])
def test_way_of_the_merchant_in_a_harvest(copies: int, coins_: int) -> None:
    s = at_table(
        "koi lotus turtle",
        {"edo": {"koi": "bushi"}},
        {"lotus": "way-of-the-merchant " * copies},
        coins={"koi": 5, "lotus": 2, "turtle": 2},
        set_=TEAPOT,
    )
    mandate(s, "koi", "harvest")
    assert [coins(s, clan) for clan in ("koi", "turtle", "lotus")] == [8, 3, coins_]


@rule("RS-XC31", "RS-Q111")
def test_every_richer_player_brings_the_merchant_a_coin() -> None:
    held = {"koi": 5, "turtle": 3, "lotus": 1}
    s = at_table("koi lotus turtle", cards={"lotus": "way-of-the-merchant"}, coins=held,
                 set_=TEAPOT)  # fmt: skip
    mandate(s, "koi", "harvest")
    assert coins(s, "lotus") == 1 + 1 + 2


@rule("RS-XC31", "RS-Q111")
def test_two_merchants_do_not_feed_each_other() -> None:
    cards = {"lotus": "way-of-the-merchant", "turtle": "way-of-the-merchant"}
    held = {"koi": 5, "turtle": 3, "lotus": 1}
    board = {"tsukuyomi": {"koi": "shinto"}}
    s = at_table("koi lotus turtle", board, cards, coins=held, set_=TEAPOT)
    kami_turn(s)
    assert [coins(s, clan) for clan in ("koi", "turtle", "lotus")] == [7, 4, 2]


@rule("RS-XC31", "RS-Q111", "RS-P09", "RS-F50")
def test_merchants_at_income_and_with_hostages() -> None:
    board = {"prison:koi": {"turtle": "bushi"}, "prison:lotus": {"turtle": "shinto"}}
    s = at_table("koi lotus turtle", board, {"lotus": "way-of-the-merchant"}, season="summer",
                 set_=TEAPOT)  # fmt: skip
    season_start(s, income=True)
    assert coins(s, "lotus") == 7 + 1, "nobody is richer at income; Koi holds less than Lotus"
    s = at_table("koi lotus turtle", board, {"lotus": "way-of-the-merchant"}, season="summer",
                 coins={"koi": 1}, set_=TEAPOT)  # fmt: skip
    season_start(s)
    assert coins(s, "lotus") == 1 + 1, "compared before all hostages are back"


@rule("RS-XC31", "RS-Q111", "RS-P11", "RS-Q42")
def test_returned_hostages_are_a_step_of_their_own_after_income() -> None:
    """At income nobody is richer; then Lotus is, and Koi's merchant sees its hostage return."""
    board = {"prison:lotus": {"turtle": "bushi"}}
    s = at_table("koi lotus turtle", board, {"koi": "way-of-the-merchant"}, season="summer",
                 set_=TEAPOT)  # fmt: skip
    season_start(s, income=True)
    assert (coins(s, "lotus"), coins(s, "koi")) == (7 + 1, 5 + 1)


@rule("RS-XC31", "RS-Q111", "RS-F64")
def test_what_is_no_gain_from_the_pool() -> None:
    cards = {"lotus": "way-of-the-merchant"}
    s = at_table("koi lotus turtle", cards=cards, coins={"koi": 5}, ronin={"koi": 2}, set_=TEAPOT)
    war(s)
    assert (coins(s, "koi"), coins(s, "lotus")) == (7, 0), "Koi's exchange"
    board = {"kansai": {"koi": "bushi", "turtle": "bushi bushi"}}
    s = at_table("koi lotus turtle", board, cards, coins={"koi": 5, "turtle": 2}, wars="kansai",
                 set_=TEAPOT)  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "turtle", 0, 0, 0, 2)
    assert (coins(s, "koi"), coins(s, "lotus")) == (7, 0), "reparations"
    s = at_table("koi lotus turtle", cards=cards, coins={"koi": 5, "turtle": 3}, set_=TEAPOT)
    mandate(s, "turtle", "recruit")
    answer(s, "turtle", "gift koi 2 0")
    assert coins(s, "lotus") == 0, "gifts"


@rule("RS-XC32", "RS-Q83", "RS-F52", "RS-F82")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_kindred(copies: int) -> None:
    cards = {"lotus": "form-of-the-kindred " * copies}
    s = at_table("koi lotus turtle", cards=cards, set_=TEAPOT)
    for season, allied in enumerate([True, False, True]):
        s.season = season
        run(s, Tea(0))
        if allied:
            answer(s, "lotus", "offer turtle")
            answer(s, "turtle", "accept lotus")
            assert s.allied[seat(s, "lotus")] >> season & 1, "at acceptance"
        play_absent(s)
        if season == 0:
            mandate(s, "lotus", "betray")
            assert "rs-broken" in keys(s)
            play_absent(s)
    winter(s)
    assert points(s, "lotus") == 6 * copies
    assert points(s, "turtle") == 0


UNRIGHTEOUS = {
    "kansai": {"lotus": "bushi"}, "edo": {"turtle": "bushi"}, "hachiman": {"lotus": "shinto"},
    "oshu": {"koi": "bushi bushi bushi bushi shinto shinto daimyo"},
}  # fmt: skip


@rule("RS-XC33", "RS-Q118", "RS-F68")
def test_path_of_the_unrighteous_replaces_one_more() -> None:
    cards = {"koi": "path-of-the-unrighteous path-of-the-warlord"}
    s = at_table("koi lotus turtle", UNRIGHTEOUS, cards, set_=TEAPOT, season="autumn")
    mandate(s, "koi", "betray")
    answer(
        s,
        "koi",
        "replace lotus bushi kansai bushi",
        "replace turtle bushi edo bushi",
        "replace lotus shinto hachiman shinto",
    )
    assert asked(s) == "", "and no more"
    assert [figures(s, "koi", place) for place in ("kansai", "edo", "hachiman")] == [
        "bushi", "bushi", "shinto",
    ]  # fmt: skip
    assert figures(s, "lotus", "reserve").split() == ["bushi"] * 6 + ["shinto"] * 3 + ["daimyo"]
    assert figures(s, "turtle", "reserve").split().count("bushi") == 6
    assert not {"rs-killed", "rs-summoned", "rs-worships"} & set(keys(s))
    assert coins(s, "koi") == 0, "Path of the Warlord saw no Summon"


@rule("RS-XC33", "RS-Q118", "RS-MB10")
def test_without_the_card_a_shrine_is_safe() -> None:
    s = at_table("koi lotus turtle", UNRIGHTEOUS, set_=TEAPOT, season="autumn")
    mandate(s, "koi", "betray")
    assert refusal(s, "koi", "replace lotus shinto hachiman shinto") == "RS-MB10"
    answer(s, "koi", "replace lotus bushi kansai bushi", "replace turtle bushi edo bushi")
    assert asked(s) == ""


@rule("RS-XC33", "RS-Q118")
@pytest.mark.parametrize("copies", [1, 2])
def test_the_extra_victim_may_be_of_a_clan_already_hit(copies: int) -> None:
    board = {"kansai": {"lotus": "bushi bushi bushi bushi daimyo"}}
    cards = {"koi": "path-of-the-unrighteous " * copies}
    s = at_table("koi lotus turtle", board, cards, set_=TEAPOT, season="autumn")
    mandate(s, "koi", "betray")
    answer(s, "koi", *["replace lotus bushi kansai bushi"] * (1 + copies))
    assert asked(s) == "", "one by the mandate, one by each copy"
    assert figures(s, "koi", "kansai") == " ".join(["bushi"] * (1 + copies))
    assert "daimyo" in figures(s, "lotus", "kansai")


@rule("RS-XC33", "RS-Q118", "RS-D22", "RS-MB09")
def test_limits_of_the_unrighteous() -> None:
    board = {
        "hachiman": {"lotus": "shinto yurei"}, "fujin": {"moon": "shinto"},
        "amaterasu": {"moon": "shinto"},
    }  # fmt: skip
    s = at_table("koi lotus moon", board, {"moon": "path-of-the-unrighteous"}, set_=TEAPOT)
    mandate(s, "moon", "betray")
    assert asked(s) == "", "Moon's shrines are full"
    board = {"hachiman": {"lotus": "shinto"}, "fujin": {"moon": "shinto", "lotus": "shinto"},
             "amaterasu": {"koi": "shinto"}}  # fmt: skip
    s = at_table("koi lotus moon", board, {"moon": "path-of-the-unrighteous " * 2}, set_=TEAPOT)
    mandate(s, "moon", "betray")
    answer(s, "moon", "replace lotus shinto hachiman shinto")
    assert asked(s) == "", "what is declared counts, at whichever shrine"
    assert figures(s, "moon", "hachiman") == figures(s, "moon", "fujin") == "shinto"
    board = {"hachiman": {"lotus": "komainu"}, "kansai": {"lotus": "daimyo"}}
    s = at_table("koi lotus turtle", board, {"koi": "path-of-the-unrighteous"}, set_=TEAPOT)
    mandate(s, "koi", "betray")
    assert legal(s, "koi") == ["done", "replace lotus komainu hachiman shinto"]
