"""Help for a buyer who can't pay (RS-Q12, the tip on p.16; RS-DP09, RS-DP10, RS-DP17)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
THREE = "koi lotus dragonfly"  # Turtle has a Move to decide in every Marshal
RYUJIN = "ryujin fujin hachiman tsukuyomi"


def lack(table: Table, clan: str) -> object:
    s = table.state
    return s.stack[-1].prompt(s, table.seat(clan))["lack"]


@rule("RS-Q12", "RS-DP10", "RS-MT08")
def test_the_first_buyer_of_a_train_is_waited_for() -> None:
    """Lotus has nothing; Righteousness costs 2, with the bonus 1, and Koi pays it."""
    table = Table(FOUR, coins={"koi": 3}, display="righteousness")
    table.mandate("lotus", "train")
    assert table.asked == "lotus RS-DP10"
    assert (table.legal("lotus"), lack(table, "lotus")) == (["pass"], 1)
    table.answer("koi", "gift lotus 1 0")
    assert (table.legal("lotus"), lack(table, "lotus")) == (["pass", "buy righteousness"], 0)
    table.answer("lotus", "buy righteousness")
    assert (table.coins("koi"), table.coins("lotus")) == (2, 0)


@rule("RS-Q12", "RS-DP10")
def test_several_may_help_with_the_price() -> None:
    table = Table(FOUR, coins={"koi": 1, "turtle": 1}, display="righteousness")
    table.mandate("dragonfly", "train")
    table.answer("dragonfly", "pass")
    table.answer("koi", "pass")
    assert (table.asked, lack(table, "lotus")) == ("lotus RS-DP10", 2)
    table.answer("koi", "gift lotus 1 0")
    assert (table.legal("lotus"), lack(table, "lotus")) == (["pass"], 1)
    table.answer("turtle", "gift lotus 1 0")
    table.answer("lotus", "buy righteousness")
    assert [table.coins(clan) for clan in FOUR.split()] == [0, 0, 0, 0]


@rule("RS-Q12", "RS-DP17", "RS-K16")
def test_ryujin_waits_for_a_worshipper_who_cant_pay() -> None:
    table = Table(FOUR, {"ryujin": {"turtle": "shinto"}}, coins={"koi": 2, "turtle": 1},
                  shrines=RYUJIN, display="righteousness")  # fmt: skip
    table.kami_turn()
    assert table.asked == "turtle RS-DP17"
    assert (table.legal("turtle"), lack(table, "turtle")) == (["pass"], 1)
    table.answer("koi", "gift turtle 1 0")
    table.answer("turtle", "buy righteousness")
    assert (table.coins("koi"), table.coins("turtle")) == (1, 0)


@rule("RS-Q12", "RS-DP09", "RS-MM06")
def test_a_builder_who_cant_pay_is_waited_for() -> None:
    table = Table(THREE, coins={"koi": 1, "lotus": 2})
    table.mandate("koi", "marshal")
    assert table.asked == "koi RS-DP09"
    assert (table.legal("koi"), lack(table, "koi")) == (["pass"], 2)
    table.answer("lotus", "gift koi 2 0")
    assert lack(table, "koi") == 0
    table.answer("koi", "build stronghold kansai")
    assert (table.strongholds("koi", "kansai"), table.coins("koi")) == (1, 0)


@rule("RS-Q12", "RS-DP10", "RS-DP17", "RS-DP09")
def test_who_could_not_be_helped_is_passed_over() -> None:
    table = Table(FOUR, coins={"koi": 1}, display="righteousness")
    table.mandate("dragonfly", "train")
    assert table.asked == "dragonfly RS-DP10", "with the bonus one coin is enough"
    table.answer("dragonfly", "pass")
    assert table.asked == "", "without it nobody can be helped"
    table = Table(FOUR, coins={"koi": 9}, display="")
    table.mandate("lotus", "train")
    assert table.asked == "", "nothing is left to buy"
    table = Table(FOUR, coins={"koi": 1}, shrines=RYUJIN, board={"ryujin": {"turtle": "shinto"}},
                  display="righteousness")  # fmt: skip
    table.kami_turn()
    assert table.asked == ""
    table = Table(THREE, coins={"lotus": 2})
    table.mandate("koi", "marshal")
    assert table.asked == "", "a stronghold costs 3"


@rule("RS-Q12", "RS-D05", "RS-D06")
def test_cards_that_one_may_not_acquire_are_nothing_to_help_with() -> None:
    table = Table("sun koi lotus", coins={"koi": 9}, display="komainu")
    table.mandate("sun", "train")
    assert table.asked == "lotus RS-DP10"
    table = Table("sun koi lotus", coins={"sun": 9}, display="daikokuten")
    table.mandate("koi", "train")
    assert table.asked == "sun RS-DP10"


@rule("RS-Q12", "RS-MM09")
def test_who_has_built_everything_is_not_waited_for() -> None:
    board = {"edo": {"koi": "stronghold stronghold stronghold stronghold"}}
    table = Table(THREE, board, coins={"lotus": 9})
    table.mandate("koi", "marshal")
    assert table.asked == ""


@rule("RS-Q12", "RS-Q86", "RS-DP09", "RS-DP10")
@pytest.mark.parametrize("name", ["train", "marshal"])
def test_nobody_is_answered_for_and_an_absent_player_passes(name: str) -> None:
    table = Table(THREE, coins={"koi": 9}, display="righteousness")
    table.mandate("lotus", name)
    assert table.legal("lotus") == ["pass"]
    assert not table.state.stack[-1].evident(table.state, table.seat("lotus"))
    assert table.default("lotus") == "pass"
    table.sound()
    table.play_absent()
    assert table.coins("koi") == 9


@rule("RS-Q12", "RS-DP10")
def test_a_buyer_may_change_their_mind_and_give_the_help_back() -> None:
    table = Table(FOUR, coins={"koi": 3}, display="righteousness")
    table.mandate("lotus", "train")
    table.answer("koi", "gift lotus 1 0")
    table.answer("lotus", "gift koi 1 0")
    assert (table.asked, table.legal("lotus")) == ("lotus RS-DP10", ["pass"])
