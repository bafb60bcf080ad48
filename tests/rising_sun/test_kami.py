"""Kami turns (RS-K, RS-DP14…DP17)."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai.games.rising_sun.names import PROVINCES
from tests.rising_sun.table import Board, Given, Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
ALL_GAINS = "hachiman susanoo tsukuyomi amaterasu"


def at_shrine(
    kami: str,
    clan: str = "koi",
    honor_: str = FOUR,
    board: Board | None = None,
    coins: dict[str, int] | None = None,
    **more: Unpack[Given],
) -> Table:
    """The clan alone has a Shinto at this shrine, which is the first of the row."""
    others = [name for name in ("hachiman", "tsukuyomi", "susanoo", "amaterasu") if name != kami]
    figures_ = {kami: {clan: "shinto"}, **(board or {})}
    row = " ".join([kami, *others[:3]])
    table = Table(honor_, figures_, coins=coins, shrines=row, **more)
    table.kami_turn()
    return table


# the turn


@rule("RS-K01", "RS-K03")
def test_shrines_from_left_to_right_and_empty_ones_are_skipped() -> None:
    board = {"tsukuyomi": {"koi": "shinto"}, "hachiman": {"lotus": "shinto"}}
    table = Table(FOUR, board, shrines="tsukuyomi amaterasu susanoo hachiman")
    table.kami_turn()
    told = [(event["key"], event["kami"]) for event in table.history if "kami" in event]
    assert told == [
        ("rs-shrine", "tsukuyomi"),
        ("rs-no-shrine", "amaterasu"),
        ("rs-no-shrine", "susanoo"),
        ("rs-shrine", "hachiman"),
    ]
    # nothing for the empty ones
    assert (table.state.coins, table.state.ronin) == ([2, 0, 0, 0], [0, 2, 0, 0])


@rule("RS-K02", "RS-K08")
def test_only_the_strongest_gets_the_effect() -> None:
    board = {"hachiman": {"koi": "shinto shinto", "lotus": "shinto"}}
    table = Table("lotus koi turtle dragonfly", board, allies="koi-lotus")
    table.kami_turn()
    assert (table.ronin("koi"), table.ronin("lotus")) == (2, 0)


@rule("RS-K08")
def test_allies_do_not_add_their_force() -> None:
    board = {"hachiman": {"koi": "shinto", "lotus": "shinto", "turtle": "shinto shinto"}}
    table = Table(FOUR, board, allies="koi-lotus")
    table.kami_turn()
    assert [table.ronin(clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 2]


@rule("RS-K04")
def test_an_effect_is_carried_out_before_the_next_shrine() -> None:
    board = {"raijin": {"koi": "shinto"}, "hachiman": {"koi": "shinto"}}
    table = Table(FOUR, board, shrines="raijin hachiman fujin tsukuyomi")
    table.kami_turn()
    assert table.ronin("koi") == 0
    table.answer("koi", "summon bushi kyoto")
    assert table.ronin("koi") == 2


@rule("RS-K05", "RS-Q28", "RS-V22")
def test_a_declined_effect_does_not_pass_on() -> None:
    board = {"amaterasu": {"koi": "shinto shinto", "lotus": "shinto"}}
    table = Table("turtle dragonfly koi lotus", board)
    table.kami_turn()
    table.answer("koi", "pass")
    assert table.honor == "turtle dragonfly koi lotus"
    assert table.asked == ""
    assert "rs-declined" in table.keys


@rule("RS-K06")
def test_worshippers_count_again_in_later_kami_turns() -> None:
    table = Table(FOUR, {"hachiman": {"koi": "shinto"}})
    for number in (1, 2, 3):
        table.kami_turn(number)
        assert table.ronin("koi") == 2 * number
    assert table.figures("koi", "hachiman") == "shinto"


@rule("RS-K07")
def test_the_row_stays_for_the_whole_game() -> None:
    table = Table.new(3, players=4)
    view = table.view()
    row = [shrine["kami"] for shrine in view["shrines"]]
    table.play_absent()
    visited = [event["kami"] for event in table.events("rs-no-shrine")]
    assert visited == row * 9


@rule("RS-X19")
def test_a_whole_kami_turn() -> None:
    board = {
        "susanoo": {"dragonfly": "shinto", "koi": "shinto"},
        "amaterasu": {"dragonfly": "shinto"},
        "hachiman": {"dragonfly": "shinto", "lotus": "shinto"},
        "raijin": {"turtle": "shinto shinto", "koi": "shinto"},
        "edo": {"koi": "stronghold"},
        "oshu": {"koi": "stronghold"},
    }
    table = Table("lotus koi dragonfly turtle", board, shrines="susanoo amaterasu hachiman raijin")
    table.kami_turn()
    assert (table.points("koi"), table.points("dragonfly")) == (2, 0)
    table.answer("dragonfly", "use")
    assert table.honor == "dragonfly lotus koi turtle"
    assert (table.ronin("dragonfly"), table.ronin("lotus")) == (2, 0)
    assert table.asked == "turtle RS-DP16"
    assert table.legal("turtle") == ["pass", *[f"summon bushi {name}" for name in PROVINCES]]
    table.sound()


# Amaterasu


@rule("RS-K10", "RS-XD05", "RS-DP14")
def test_amaterasu_leads_to_the_top() -> None:
    table = at_shrine("amaterasu", "turtle")
    assert table.asked == "turtle RS-DP14"
    assert table.legal("turtle") == ["use", "pass"]
    assert table.default("turtle") == "use"
    table.answer("turtle", "use")
    assert table.honor == "turtle koi lotus dragonfly"


@rule("RS-DP14", "RS-K10")
def test_who_is_on_top_already_is_not_asked() -> None:
    assert at_shrine("amaterasu", "koi").asked == ""


@rule("RS-K11")
def test_the_new_ranking_counts_at_the_next_shrine() -> None:
    board = {"hachiman": {"dragonfly": "shinto", "koi": "shinto"}}
    table = at_shrine("amaterasu", "dragonfly", board=board)
    table.answer("dragonfly", "use")
    assert (table.ronin("dragonfly"), table.ronin("koi")) == (2, 0)


@rule("RS-Q27")
def test_amaterasu_is_no_gain_of_honor() -> None:
    table = at_shrine("amaterasu", "dragonfly")
    table.answer("dragonfly", "use")
    assert table.keys.count("rs-honor-top") == 1
    assert "rs-honor-up" not in table.keys


# Fujin


@rule("RS-K12", "RS-DP15", "RS-K13")
def test_fujin_moves_one_figure_twice() -> None:
    table = at_shrine("fujin", board={"kyoto": {"koi": "bushi"}})
    assert table.asked == "koi RS-DP15"
    assert table.default("koi") == "done"
    assert table.refusal("koi", "move bushi kyoto nagato 1") == "RS-MM01"
    table.answer("koi", "move bushi kyoto kansai 1", "move bushi kansai hokkaido 1")
    assert table.figures("koi", "hokkaido") == "bushi"
    assert table.asked == ""


@rule("RS-K12")
def test_fujin_moves_two_figures_once_each() -> None:
    table = at_shrine("fujin", board={"kyoto": {"koi": "bushi bushi bushi daimyo"}})
    assert table.refusal("koi", "move bushi kyoto kansai 3") == "RS-K12"
    table.answer("koi", "move bushi kyoto kansai 1", "move daimyo kyoto edo 1")
    assert table.asked == ""
    table = at_shrine("fujin", board={"kyoto": {"koi": "bushi bushi bushi"}})
    table.answer("koi", "move bushi kyoto kansai 2")
    assert table.asked == ""
    assert table.figures("koi", "kansai") == "bushi bushi"


@rule("RS-K12", "RS-Q28", "RS-DP15")
def test_fujin_may_be_used_in_part() -> None:
    table = at_shrine("fujin", board={"kyoto": {"koi": "bushi bushi"}})
    table.answer("koi", "move bushi kyoto kansai 1", "done")
    assert table.asked == ""
    assert table.figures("koi", "kyoto") == "bushi"


@rule("RS-K13", "RS-MM04")
def test_fujin_builds_nothing_and_leaves_shrines_alone() -> None:
    table = at_shrine("fujin", board={"kyoto": {"koi": "bushi"}}, coins={"koi": 9})
    assert {text.split()[1] for text in table.legal("koi")[1:]} == {"bushi"}
    table.answer("koi", "done")
    assert table.asked == ""
    assert table.coins("koi") == 9


@rule("RS-Q25", "RS-LT01", "RS-K12")
def test_fujin_moves_turtles_strongholds() -> None:
    table = at_shrine("fujin", "turtle")
    table.answer("turtle", "move stronghold kyoto kansai 1", "move stronghold kansai kyushu 1")
    assert table.strongholds("turtle", "kyushu") == 1
    assert table.asked == ""


@rule("RS-Q25", "RS-LD03")
def test_fujin_flies_with_dragonfly() -> None:
    table = at_shrine("fujin", "dragonfly", board={"oshu": {"dragonfly": "bushi"}})
    table.answer("dragonfly", "move bushi oshu kyushu 1", "move bushi kyushu edo 1")
    assert table.figures("dragonfly", "edo") == "bushi"


@rule("RS-Q108", "RS-K12")
def test_a_move_of_fujin_given_up_is_not_used_up() -> None:
    table = at_shrine("fujin", board={"kansai": {"koi": "bushi"}}, coins={"koi": 1},
                  cards={"lotus": "path-of-the-serpent"}, season="summer")  # fmt: skip
    table.answer("koi", "move bushi kansai kyushu 1")
    table.answer("lotus", "charge")
    table.answer("koi", "pass", "move bushi kansai nagato 1", "move bushi nagato kansai 1")
    assert table.asked == ""
    assert table.coins("koi") == 1


# Raijin


@rule("RS-K14", "RS-DP16", "RS-Q24", "RS-V17")
def test_raijin_summons_a_bushi_anywhere() -> None:
    table = at_shrine("raijin", cards={"koi": "path-of-the-warlord"}, set="teapot")
    assert table.asked == "koi RS-DP16"
    assert table.legal("koi") == ["pass", *[f"summon bushi {name}" for name in PROVINCES]]
    assert table.default("koi") == "pass"
    assert table.refusal("koi", "summon shinto edo") == "RS-K15"
    table.answer("koi", "summon bushi kyushu")
    assert table.figures("koi", "kyushu") == "bushi"
    assert table.coins("koi") == 1  # Warlord: it was a Summon
    assert table.asked == ""


@rule("RS-K15")
def test_raijin_does_nothing_without_a_bushi_in_reserve() -> None:
    six = "bushi bushi bushi bushi bushi bushi"
    table = at_shrine("raijin", board={"edo": {"koi": six}})
    assert table.asked == ""
    assert table.figures("koi", "reserve").count("bushi") == 0


@rule("RS-Q24", "RS-D20")
def test_raijin_respects_moons_limit_and_gives_dragonfly_one() -> None:
    table = at_shrine("raijin", "moon", "koi lotus moon", board={"edo": {"moon": "bushi daimyo"}})
    assert "summon bushi edo" not in table.legal("moon")
    assert table.refusal("moon", "summon bushi edo") == "RS-D20"
    assert len(table.legal("moon")) == 1 + 7
    table = at_shrine("raijin", "dragonfly", board={"edo": {"dragonfly": "stronghold stronghold"}})
    table.answer("dragonfly", "summon bushi edo")
    assert table.asked == ""


# Ryujin


@rule("RS-K16", "RS-K17", "RS-Q26", "RS-DP17")
def test_ryujin_sells_a_card_as_train_does() -> None:
    table = at_shrine("ryujin", coins={"koi": 2}, display="oni-of-skulls oni-of-blood")
    assert table.legal("koi") == ["pass", "buy oni-of-skulls"]
    table.answer("koi", "buy oni-of-skulls")
    assert table.asked == "koi RS-DP11"
    table.answer("koi", "summon oni-of-skulls edo")
    assert (table.coins("koi"), table.figures("koi", "edo")) == (0, "oni-of-skulls")
    assert table.display == "oni-of-blood"
    assert table.asked == ""


@rule("RS-Q26")
def test_ryujin_is_no_mandate() -> None:
    table = at_shrine("ryujin", coins={"koi": 3}, cards={"koi": "honesty"}, allies="koi-lotus",
                  set="teapot")  # fmt: skip
    assert table.points("koi") == 0
    table.answer("koi", "buy path-of-the-lion")
    assert "rs-acted" not in table.keys
    assert table.points("koi") == 0


# pure gains


@rule("RS-K18", "RS-K20", "RS-DP14", "RS-Q19")
@pytest.mark.parametrize(("kami", "gained"), [("hachiman", (0, 2)), ("tsukuyomi", (2, 0))])
def test_ronin_of_hachiman_and_coins_of_tsukuyomi(kami: str, gained: tuple[int, int]) -> None:
    table = at_shrine(kami)
    assert table.asked == ""
    assert (table.coins("koi"), table.ronin("koi")) == gained


@rule("RS-K19", "RS-V23", "RS-LT05", "RS-DP14")
def test_susanoo_counts_strongholds_on_the_map() -> None:
    board = {"edo": {"koi": "stronghold stronghold"}, "oshu": {"koi": "stronghold"}}
    table = at_shrine("susanoo", board=board)
    assert table.points("koi") == 3
    assert at_shrine("susanoo", "turtle").points("turtle") == 1


@rule("RS-Q101", "RS-K19")
def test_susanoo_counts_fukurokuju() -> None:
    table = at_shrine("susanoo", "sun", "koi sun lotus", board={"edo": {"sun": "fukurokuju"}})
    assert table.points("sun") == 2
    table = at_shrine("susanoo", "sun", "koi sun lotus", cards={"sun": "fukurokuju"})
    assert table.points("sun") == 1  # in reserve he counts for nothing


@rule("RS-Q67", "RS-D10", "RS-C43")
def test_moon_has_force_two_at_shrines() -> None:
    board = {"hachiman": {"moon": "shinto", "koi": "shinto"}}
    table = Table("koi lotus moon", board)
    assert table.force("moon", "hachiman") == 2
    table.kami_turn()
    assert (table.ronin("moon"), table.ronin("koi")) == (2, 0)


@rule("RS-K02", "RS-DP14")
def test_after_the_fourth_shrine_nobody_is_asked() -> None:
    table = Table(FOUR, {"hachiman": {"koi": "shinto"}}, shrines=ALL_GAINS)
    table.mandate("koi", "harvest")
    table.kami_turn(3)
    assert table.asked == ""
    assert table.ronin("koi") == 2
