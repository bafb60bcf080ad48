"""The cards of the Horseman set, one by one (RS-XC34…XC40)."""

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
    default,
    events,
    figures,
    honor,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    refusal,
    seat,
    war,
    winter,
)
from tests.rule import rule

HORSEMAN = "horseman"


@rule("RS-XC34", "RS-Q103", "RS-F79")
@pytest.mark.parametrize("copies", [1, 2])
def test_courage_for_every_token(copies: int) -> None:
    s = at_table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}, "oshu": {"lotus": "bushi"},
         "edo": {"lotus": "bushi bushi", "turtle": "bushi"}, "hokkaido": {"koi": "bushi"}},
        {"lotus": "courage " * copies},
        "lotus-turtle",
        wars="kansai oshu edo hokkaido shikoku",
        set_=HORSEMAN,
    )  # fmt: skip
    battles(s)
    play_absent(s)
    assert points(s, "lotus") == 3 * 2 * copies, "in battle, alone, against the ally"
    assert [key for key in keys(s) if key in ("rs-token", "rs-points", "rs-killed")] == [
        "rs-token", *["rs-points"] * copies, "rs-killed", "rs-token", *["rs-points"] * copies,
        "rs-token", *["rs-points"] * copies, "rs-token",
    ]  # fmt: skip


@rule("RS-XC35", "RS-Q120", "RS-F93", "RS-F78", "RS-F77")
def test_path_of_the_ninja() -> None:
    cards = {"lotus": "path-of-the-ninja", "koi": "righteousness"}
    s = at_table("lotus koi turtle", {"oshu": {"koi": "bushi shinto"}}, cards, set_=HORSEMAN)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    assert asked(s) == "lotus RS-DP28"
    assert legal(s, "lotus") == ["pass", "kill koi bushi oshu", "kill lotus bushi nagato"]
    answer(s, "lotus", "kill koi bushi oshu")
    assert figures(s, "koi", "oshu") == "shinto"
    assert figures(s, "koi", "reserve").split().count("bushi") == 6
    assert points(s, "koi") == 1
    assert honor(s) == "koi lotus turtle"
    after = keys(s)[keys(s).index("rs-killed") :]
    assert after[:3] == ["rs-killed", "rs-points", "rs-honor-down"], "the honor is lost last"
    assert asked(s) == "turtle RS-DP07"


@rule("RS-XC35", "RS-F93", "RS-DP28", "RS-Q35")
def test_the_ninja_of_the_lowest_clan_and_a_ninja_not_sent() -> None:
    cards = {"lotus": "path-of-the-ninja"}
    s = at_table("koi turtle lotus", {"oshu": {"koi": "bushi"}}, cards, set_=HORSEMAN)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    assert default(s, "lotus") == "pass"
    answer(s, "lotus", "kill koi bushi oshu")
    assert honor(s) == "koi turtle lotus"
    assert s.kills == 0
    s = at_table("koi lotus turtle", {"oshu": {"koi": "bushi"}}, cards, set_=HORSEMAN)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato", "pass")
    assert honor(s) == "koi lotus turtle"
    assert figures(s, "koi", "oshu") == "bushi"
    answer(s, "turtle", "summon bushi kyoto")
    assert asked(s) == "koi RS-DP07", "another player's Summon sends nobody"


@rule("RS-XC35", "RS-F95", "RS-Q110", "RS-F93")
def test_mercy_is_asked_before_the_ninja_is_shamed() -> None:
    cards = {"lotus": "path-of-the-ninja mercy"}
    s = at_table("lotus koi turtle", {"oshu": {"koi": "bushi"}}, cards, set_=HORSEMAN)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon shinto nagato", "kill koi bushi oshu")
    assert asked(s) == "lotus RS-DP28"
    assert honor(s) == "lotus koi turtle"
    answer(s, "lotus", "use")
    assert figures(s, "koi", "oshu") == "bushi"
    assert points(s, "lotus") == 2
    assert honor(s) == "koi lotus turtle"


RIGHTEOUS = {"koi": 4, "lotus": 1, "turtle": 3, "bonsai": 0}


@rule("RS-XC36", "RS-F71", "RS-F94", "RS-F64")
@pytest.mark.parametrize(("copies", "after"), [(1, [4, 2, 2, 0]), (2, [4, 3, 1, 0])])
def test_way_of_the_righteous(copies: int, after: list[int]) -> None:
    cards = {"lotus": "way-of-the-righteous " * copies}
    s = at_table("koi lotus turtle bonsai", cards=cards, coins=RIGHTEOUS, set_=HORSEMAN)
    war(s)
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == after
    assert "rs-coins" not in keys(s)


@rule("RS-XC36", "RS-Q05", "RS-DP18")
def test_two_righteous_players_are_asked_for_their_order() -> None:
    cards = {"koi": "way-of-the-righteous", "lotus": "way-of-the-righteous"}
    s = at_table("koi lotus turtle bonsai", cards=cards, coins=RIGHTEOUS, set_=HORSEMAN)
    war(s)
    assert asked(s) == "koi RS-DP18"
    answer(s, "koi", "last")
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == [6, 1, 1, 0]


MERCIFUL = {"nagato": {"lotus": "bushi bushi bushi", "koi": "bushi bushi", "turtle": "bushi"}}


@rule("RS-XC37", "RS-Q114", "RS-F77")
@pytest.mark.parametrize("copies", [1, 2])
def test_mercy_spares_the_losers(copies: int) -> None:
    s = at_table(
        "koi lotus turtle",
        MERCIFUL,
        {"lotus": "mercy " * copies, "koi": "righteousness"},
        "lotus-turtle",
        coins={"koi": 1},
        wars="nagato",
        set_=HORSEMAN,
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 1)
    no_bids(s, "lotus", "turtle")
    assert asked(s) == "lotus RS-DP28", "one question for all copies"
    assert s.tokens[seat(s, "lotus")], "the token has been taken"
    assert legal(s, "lotus") == ["use", "pass"]
    assert default(s, "lotus") == "pass"
    answer(s, "lotus", "use")
    assert figures(s, "koi", "nagato") == "bushi bushi"
    assert figures(s, "turtle", "nagato") == "bushi"
    assert points(s, "lotus") == 2 * copies
    (poets,) = events(s, "rs-poets")
    assert poets["kills"] == 0
    assert points(s, "koi") == 0, "no Poets, no Righteousness"
    assert "rs-killed" not in keys(s)


@rule("RS-XC37", "RS-Q114", "RS-DP28")
def test_without_mercy_the_losers_die() -> None:
    s = at_table("koi lotus turtle", MERCIFUL, {"lotus": "mercy"}, "lotus-turtle", wars="nagato",
                 set_=HORSEMAN)  # fmt: skip
    battles(s)
    play_absent(s)
    assert figures(s, "koi", "nagato") == ""
    assert figures(s, "turtle", "nagato") == "bushi"
    assert points(s, "lotus") == 0


@rule("RS-XC37", "RS-Q114")
def test_mercy_is_not_offered_for_an_ally_or_for_oneself() -> None:
    board = {"nagato": {"lotus": "bushi bushi bushi", "koi": "bushi", "turtle": "bushi"}}
    s = at_table("koi lotus turtle", board, {"lotus": "mercy"}, "lotus-turtle",
                 coins={"koi": 1, "lotus": 1}, wars="nagato", set_=HORSEMAN)  # fmt: skip
    battles(s)
    bid(s, "koi", 1, 0, 0, 0)
    no_bids(s, "lotus", "turtle")
    answer(s, "koi", "use")
    assert "DP28" not in asked(s)
    assert "rs-spared" not in keys(s)
    assert figures(s, "turtle", "nagato") == "bushi"
    s = at_table("koi lotus turtle", board, {"lotus": "mercy"}, coins={"lotus": 1}, wars="nagato",
                 set_=HORSEMAN)  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    bid(s, "turtle", 0, 0, 0, 0)
    answer(s, "lotus", "use")
    assert points(s, "lotus") == 3, "Seppuku is not a matter of mercy"


MONKEY = {"koi": 4, "turtle": 4, "bonsai": 1, "lotus": 2}


@rule("RS-XC38", "RS-Q120", "RS-F94", "RS-F93")
def test_path_of_the_monkey() -> None:
    cards = {"lotus": "path-of-the-monkey"}
    s = at_table("lotus koi turtle bonsai", cards=cards, coins=MONKEY, set_=HORSEMAN,
                 season="summer")  # fmt: skip
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    assert legal(s, "lotus") == ["pass", "use"]
    answer(s, "lotus", "use")
    assert [coins(s, clan) for clan in ("koi", "turtle", "bonsai", "lotus")] == [3, 3, 1, 4]
    assert honor(s) == "koi lotus turtle bonsai"
    after = [key for key in keys(s) if key in ("rs-taken", "rs-honor-down")]
    assert after == ["rs-taken", "rs-taken", "rs-honor-down"]
    assert {event["player"] for event in events(s, "rs-taken")} == {seat(s, "lotus")}
    assert {event["neighbour"] for event in events(s, "rs-taken")} == {
        seat(s, "koi"),
        seat(s, "turtle"),
    }
    assert "rs-coins" not in keys(s)
    answer(s, "turtle", "summon bushi kyoto")
    assert "DP28" not in asked(s), "another player's Summon"


@rule("RS-XC38", "RS-Q120", "RS-Q124", "RS-F17")
def test_each_copy_of_the_monkey_looks_again() -> None:
    cards = {"lotus": "path-of-the-monkey path-of-the-monkey"}
    s = at_table("lotus koi turtle bonsai", cards=cards, coins={"koi": 1}, set_=HORSEMAN)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato", "use")
    assert coins(s, "lotus") == 1
    assert asked(s) == "turtle RS-DP07", "nobody has a coin for the second copy"
    s = at_table("lotus koi turtle bonsai", cards=cards, coins={"koi": 3, "turtle": 2})
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato", "use", "use")
    assert [coins(s, clan) for clan in ("lotus", "koi", "turtle")] == [3, 1, 1]
    assert honor(s) == "koi turtle lotus bonsai"


@rule("RS-XC38", "RS-DP28")
def test_the_monkey_need_not_be_used() -> None:
    s = at_table("lotus koi turtle bonsai", cards={"lotus": "path-of-the-monkey"}, coins=MONKEY)
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    assert refusal(s, "lotus", "give koi") == "RS-XC38"
    assert default(s, "lotus") == "pass"
    answer(s, "lotus", "pass")
    assert (coins(s, "lotus"), honor(s)) == (2, "lotus koi turtle bonsai")


@rule("RS-XC39", "RS-F37", "RS-F82", "RS-F36")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_demon(copies: int) -> None:
    board = {"edo": {"lotus": "oni-of-skulls river-dragon"}}
    owned = "oni-of-skulls oni-of-hate river-dragon " + "form-of-the-demon " * copies
    s = at_table("koi lotus turtle", board, {"lotus": owned}, set_=HORSEMAN)
    winter(s)
    assert points(s, "lotus") == 6 * copies


@rule("RS-XC40", "RS-Q124", "RS-F56")
@pytest.mark.parametrize(("order", "gained"), [("lotus koi turtle", 2), ("koi lotus turtle", 0)])
def test_path_of_the_spirit(order: str, gained: int) -> None:
    cards = {"lotus": "path-of-the-spirit"}
    s = at_table(order, cards=cards, set_=HORSEMAN, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    assert (coins(s, "lotus"), points(s, "lotus")) == (gained, gained)
    s = at_table("lotus koi turtle", cards=cards, set_=HORSEMAN, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "done")
    answer(s, "turtle", "summon bushi kyoto")
    assert (coins(s, "lotus"), points(s, "lotus")) == (0, 0)
