"""The cards of the Horseman set, one by one (RS-XC34…XC40)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule

HORSEMAN = "horseman"


@rule("RS-XC34", "RS-Q103", "RS-F79")
@pytest.mark.parametrize("copies", [1, 2])
def test_courage_for_every_token(copies: int) -> None:
    table = Table(
        "koi lotus turtle",
        {"kansai": {"lotus": "bushi bushi", "koi": "bushi"}, "oshu": {"lotus": "bushi"},
         "edo": {"lotus": "bushi bushi", "turtle": "bushi"}, "hokkaido": {"koi": "bushi"}},
        {"lotus": "courage " * copies},
        "lotus-turtle",
        wars="kansai oshu edo hokkaido shikoku",
        set=HORSEMAN,
    )  # fmt: skip
    table.battles()
    table.play_absent()
    assert table.points("lotus") == 3 * 2 * copies, "in battle, alone, against the ally"
    assert [key for key in table.keys if key in ("rs-token", "rs-points", "rs-killed")] == [
        "rs-token", *["rs-points"] * copies, "rs-killed", "rs-token", *["rs-points"] * copies,
        "rs-token", *["rs-points"] * copies, "rs-token",
    ]  # fmt: skip


@rule("RS-XC35", "RS-Q120", "RS-F93", "RS-F78", "RS-F77")
def test_path_of_the_ninja() -> None:
    cards = {"lotus": "path-of-the-ninja", "koi": "righteousness"}
    table = Table("lotus koi turtle", {"oshu": {"koi": "bushi shinto"}}, cards, set=HORSEMAN)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    assert table.asked == "lotus RS-DP28"
    assert table.legal("lotus") == ["pass", "kill koi bushi oshu", "kill lotus bushi nagato"]
    table.answer("lotus", "kill koi bushi oshu")
    assert table.figures("koi", "oshu") == "shinto"
    assert table.figures("koi", "reserve").split().count("bushi") == 6
    assert table.points("koi") == 1
    assert table.honor == "koi lotus turtle"
    after = table.keys[table.keys.index("rs-killed") :]
    assert after[:3] == ["rs-killed", "rs-points", "rs-honor-down"], "the honor is lost last"
    assert table.asked == "turtle RS-DP07"


@rule("RS-XC35", "RS-F93", "RS-DP28", "RS-Q35")
def test_the_ninja_of_the_lowest_clan_and_a_ninja_not_sent() -> None:
    cards = {"lotus": "path-of-the-ninja"}
    table = Table("koi turtle lotus", {"oshu": {"koi": "bushi"}}, cards, set=HORSEMAN)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    assert table.default("lotus") == "pass"
    table.answer("lotus", "kill koi bushi oshu")
    assert table.honor == "koi turtle lotus"
    assert table.state.kills == 0
    table = Table("koi lotus turtle", {"oshu": {"koi": "bushi"}}, cards, set=HORSEMAN)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato", "pass")
    assert table.honor == "koi lotus turtle"
    assert table.figures("koi", "oshu") == "bushi"
    table.answer("turtle", "summon bushi kyoto")
    assert table.asked == "koi RS-DP07", "another player's Summon sends nobody"


@rule("RS-XC35", "RS-F95", "RS-Q110", "RS-F93")
def test_mercy_is_asked_before_the_ninja_is_shamed() -> None:
    cards = {"lotus": "path-of-the-ninja mercy"}
    table = Table("lotus koi turtle", {"oshu": {"koi": "bushi"}}, cards, set=HORSEMAN)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon shinto nagato", "kill koi bushi oshu")
    assert table.asked == "lotus RS-DP28"
    assert table.honor == "lotus koi turtle"
    table.answer("lotus", "use")
    assert table.figures("koi", "oshu") == "bushi"
    assert table.points("lotus") == 2
    assert table.honor == "koi lotus turtle"


RIGHTEOUS = {"koi": 4, "lotus": 1, "turtle": 3, "bonsai": 0}


@rule("RS-XC36", "RS-F71", "RS-F94", "RS-F64")
@pytest.mark.parametrize(("copies", "after"), [(1, [4, 2, 2, 0]), (2, [4, 3, 1, 0])])
def test_way_of_the_righteous(copies: int, after: list[int]) -> None:
    cards = {"lotus": "way-of-the-righteous " * copies}
    table = Table("koi lotus turtle bonsai", cards=cards, coins=RIGHTEOUS, set=HORSEMAN)
    table.war()
    for _ in range(copies):
        assert table.asked == "lotus RS-DP20"
        assert table.legal("lotus") == ["pass", "use"]
        table.answer("lotus", "use")
    assert table.asked == ""
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == after
    assert "rs-coins" not in table.keys


@rule("RS-XC36", "RS-W01", "RS-Q19", "RS-DP20")
def test_way_of_the_righteous_may_be_declined_copy_by_copy() -> None:
    cards = {"lotus": "way-of-the-righteous way-of-the-righteous"}
    table = Table("koi lotus turtle bonsai", cards=cards, coins=RIGHTEOUS, set=HORSEMAN)
    table.war()
    assert table.default("lotus") == "pass"
    table.answer("lotus", "pass")
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == [4, 1, 3, 0]
    table.answer("lotus", "use")
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == [4, 2, 2, 0]


@rule("RS-XC36", "RS-A12")
def test_way_of_the_righteous_takes_from_the_ally_too_or_from_nobody() -> None:
    cards = {"lotus": "way-of-the-righteous"}
    table = Table("lotus koi turtle", cards=cards, coins={"koi": 2, "turtle": 2},
                  allies="lotus-koi", set=HORSEMAN)  # fmt: skip
    table.war()
    table.answer("lotus", "use")
    assert [table.coins(clan) for clan in ("lotus", "koi", "turtle")] == [2, 1, 1]


@rule("RS-XC36", "RS-DP20")
def test_who_finds_no_coin_below_is_not_asked() -> None:
    cards = {"lotus": "way-of-the-righteous"}
    table = Table("koi lotus turtle bonsai", cards=cards, coins={"koi": 4}, set=HORSEMAN)
    table.war()
    assert (table.asked, table.keys) == ("", ["rs-war"])


@rule("RS-XC36", "RS-Q05", "RS-DP18")
def test_two_righteous_players_are_asked_for_their_order() -> None:
    cards = {"koi": "way-of-the-righteous", "lotus": "way-of-the-righteous"}
    table = Table("koi lotus turtle bonsai", cards=cards, coins=RIGHTEOUS, set=HORSEMAN)
    table.war()
    assert table.asked == "koi RS-DP18"
    table.answer("koi", "last")
    table.answer("lotus", "use")
    table.answer("koi", "use")
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == [6, 1, 1, 0]


@rule("RS-XC36", "RS-Q05", "RS-Q06", "RS-DP18", "RS-DP19")
def test_an_order_is_asked_for_only_where_there_may_be_a_coin_to_take() -> None:
    cards = {"koi": "way-of-the-shogun", "lotus": "way-of-the-righteous"}
    table = Table("koi lotus turtle", cards=cards, set=HORSEMAN)
    table.war()
    assert (table.asked, table.coins("koi")) == ("", 3), "nobody below Lotus will have a coin"
    cards = {"lotus": "way-of-the-shogun way-of-the-righteous"}
    table = Table("koi turtle lotus", cards=cards, coins={"koi": 5}, set=HORSEMAN)
    table.war()
    assert (table.asked, table.coins("lotus")) == ("", 3), "nobody is below"
    cards = {"lotus": "way-of-the-righteous", "turtle": "way-of-the-shogun"}
    table = Table("koi lotus turtle", cards=cards, set=HORSEMAN)
    table.war()
    assert table.asked == "lotus RS-DP18", "Turtle gets coins at the same moment"
    table = Table("lotus koi turtle", cards={"lotus": "way-of-the-righteous"}, ronin={"koi": 2},
                  set=HORSEMAN)  # fmt: skip
    table.war()
    assert table.asked == "lotus RS-DP18", "Koi exchanges ronin at the same moment"


MERCIFUL = {"nagato": {"lotus": "bushi bushi bushi", "koi": "bushi bushi", "turtle": "bushi"}}


@rule("RS-XC37", "RS-Q114", "RS-F77")
@pytest.mark.parametrize("copies", [1, 2])
def test_mercy_spares_the_losers(copies: int) -> None:
    table = Table(
        "koi lotus turtle",
        MERCIFUL,
        {"lotus": "mercy " * copies, "koi": "righteousness"},
        "lotus-turtle",
        coins={"koi": 1},
        wars="nagato",
        set=HORSEMAN,
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 1)
    table.no_bids("lotus", "turtle")
    assert table.asked == "lotus RS-DP28", "one question for all copies"
    assert table.state.tokens[table.seat("lotus")], "the token has been taken"
    assert table.legal("lotus") == ["use", "pass"]
    assert table.default("lotus") == "pass"
    table.answer("lotus", "use")
    assert table.figures("koi", "nagato") == "bushi bushi"
    assert table.figures("turtle", "nagato") == "bushi"
    assert table.points("lotus") == 2 * copies
    (poets,) = table.events("rs-poets")
    assert poets["kills"] == 0
    assert table.points("koi") == 0, "no Poets, no Righteousness"
    assert "rs-killed" not in table.keys


@rule("RS-XC37", "RS-Q114", "RS-DP28")
def test_without_mercy_the_losers_die() -> None:
    table = Table("koi lotus turtle", MERCIFUL, {"lotus": "mercy"}, "lotus-turtle", wars="nagato",
                  set=HORSEMAN)  # fmt: skip
    table.battles()
    table.play_absent()
    assert table.figures("koi", "nagato") == ""
    assert table.figures("turtle", "nagato") == "bushi"
    assert table.points("lotus") == 0


@rule("RS-XC37", "RS-Q114")
def test_mercy_is_not_offered_for_an_ally_or_for_oneself() -> None:
    board = {"nagato": {"lotus": "bushi bushi bushi", "koi": "bushi", "turtle": "bushi"}}
    table = Table("koi lotus turtle", board, {"lotus": "mercy"}, "lotus-turtle",
                  coins={"koi": 1, "lotus": 1}, wars="nagato", set=HORSEMAN)  # fmt: skip
    table.battles()
    table.bid("koi", 1, 0, 0, 0)
    table.no_bids("lotus", "turtle")
    table.answer("koi", "use")
    assert "DP28" not in table.asked
    assert "rs-spared" not in table.keys
    assert table.figures("turtle", "nagato") == "bushi"
    table = Table("koi lotus turtle", board, {"lotus": "mercy"}, coins={"lotus": 1}, wars="nagato",
                  set=HORSEMAN)  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.bid("turtle", 0, 0, 0, 0)
    table.answer("lotus", "use")
    assert table.points("lotus") == 3, "Seppuku is not a matter of mercy"


MONKEY = {"koi": 4, "turtle": 4, "bonsai": 1, "lotus": 2}


@rule("RS-XC38", "RS-Q120", "RS-F94", "RS-F93")
def test_path_of_the_monkey() -> None:
    cards = {"lotus": "path-of-the-monkey"}
    table = Table("lotus koi turtle bonsai", cards=cards, coins=MONKEY, set=HORSEMAN,
                  season="summer")  # fmt: skip
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    assert table.legal("lotus") == ["pass", "use"]
    table.answer("lotus", "use")
    assert [table.coins(clan) for clan in ("koi", "turtle", "bonsai", "lotus")] == [3, 3, 1, 4]
    assert table.honor == "koi lotus turtle bonsai"
    after = [key for key in table.keys if key in ("rs-taken", "rs-honor-down")]
    assert after == ["rs-taken", "rs-taken", "rs-honor-down"]
    assert {event["player"] for event in table.events("rs-taken")} == {table.seat("lotus")}
    assert {event["neighbour"] for event in table.events("rs-taken")} == {
        table.seat("koi"),
        table.seat("turtle"),
    }
    assert "rs-coins" not in table.keys
    table.answer("turtle", "summon bushi kyoto")
    assert "DP28" not in table.asked, "another player's Summon"


@rule("RS-XC38", "RS-Q120", "RS-Q124", "RS-F17")
def test_each_copy_of_the_monkey_looks_again() -> None:
    cards = {"lotus": "path-of-the-monkey path-of-the-monkey"}
    table = Table("lotus koi turtle bonsai", cards=cards, coins={"koi": 1}, set=HORSEMAN)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato", "use")
    assert table.coins("lotus") == 1
    assert table.asked == "turtle RS-DP07", "nobody has a coin for the second copy"
    table = Table("lotus koi turtle bonsai", cards=cards, coins={"koi": 3, "turtle": 2})
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato", "use", "use")
    assert [table.coins(clan) for clan in ("lotus", "koi", "turtle")] == [3, 1, 1]
    assert table.honor == "koi turtle lotus bonsai"


@rule("RS-XC38", "RS-DP28")
def test_the_monkey_need_not_be_used() -> None:
    table = Table("lotus koi turtle bonsai", cards={"lotus": "path-of-the-monkey"}, coins=MONKEY)
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    assert table.refusal("lotus", "give koi") == "RS-XC38"
    assert table.default("lotus") == "pass"
    table.answer("lotus", "pass")
    assert (table.coins("lotus"), table.honor) == (2, "lotus koi turtle bonsai")


@rule("RS-XC39", "RS-F37", "RS-F82", "RS-F36")
@pytest.mark.parametrize("copies", [1, 2])
def test_form_of_the_demon(copies: int) -> None:
    board = {"edo": {"lotus": "oni-of-skulls river-dragon"}}
    owned = "oni-of-skulls oni-of-hate river-dragon " + "form-of-the-demon " * copies
    table = Table("koi lotus turtle", board, {"lotus": owned}, set=HORSEMAN)
    table.winter()
    assert table.points("lotus") == 6 * copies


@rule("RS-XC40", "RS-Q124", "RS-F56")
@pytest.mark.parametrize(("order", "gained"), [("lotus koi turtle", 2), ("koi lotus turtle", 0)])
def test_path_of_the_spirit(order: str, gained: int) -> None:
    cards = {"lotus": "path-of-the-spirit"}
    table = Table(order, cards=cards, set=HORSEMAN, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon bushi nagato")
    assert (table.coins("lotus"), table.points("lotus")) == (gained, gained)
    table = Table("lotus koi turtle", cards=cards, set=HORSEMAN, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("lotus", "done")
    table.answer("turtle", "summon bushi kyoto")
    assert (table.coins("lotus"), table.points("lotus")) == (0, 0)
