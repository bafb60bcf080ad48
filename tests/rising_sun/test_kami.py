"""Kami turns (RS-K, RS-DP14…DP17)."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from gunbai.games.rising_sun.names import PROVINCES
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game, play_absent
from tests.rising_sun.table import (
    Board,
    Given,
    answer,
    asked,
    at_table,
    coins,
    default,
    events,
    figures,
    force,
    honor,
    kami_turn,
    keys,
    legal,
    mandate,
    points,
    refusal,
    ronin,
    sound,
    strongholds,
)
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
) -> RisingSunState:
    """The clan alone has a Shinto at this shrine, which is the first of the row."""
    others = [name for name in ("hachiman", "tsukuyomi", "susanoo", "amaterasu") if name != kami]
    figures_ = {kami: {clan: "shinto"}, **(board or {})}
    row = " ".join([kami, *others[:3]])
    s = at_table(honor_, figures_, coins=coins, shrines=row, **more)
    kami_turn(s)
    return s


# the turn


@rule("RS-K01", "RS-K03")
def test_shrines_from_left_to_right_and_empty_ones_are_skipped() -> None:
    board = {"tsukuyomi": {"koi": "shinto"}, "hachiman": {"lotus": "shinto"}}
    s = at_table(FOUR, board, shrines="tsukuyomi amaterasu susanoo hachiman")
    kami_turn(s)
    told = [(event["key"], event["kami"]) for event in events(s) if "kami" in event]
    assert told == [
        ("rs-shrine", "tsukuyomi"),
        ("rs-no-shrine", "amaterasu"),
        ("rs-no-shrine", "susanoo"),
        ("rs-shrine", "hachiman"),
    ]
    assert (s.coins, s.ronin) == ([2, 0, 0, 0], [0, 2, 0, 0])  # nothing for the empty ones


@rule("RS-K02", "RS-K08")
def test_only_the_strongest_gets_the_effect() -> None:
    board = {"hachiman": {"koi": "shinto shinto", "lotus": "shinto"}}
    s = at_table("lotus koi turtle dragonfly", board, allies="koi-lotus")
    kami_turn(s)
    assert (ronin(s, "koi"), ronin(s, "lotus")) == (2, 0)


@rule("RS-K08")
def test_allies_do_not_add_their_force() -> None:
    board = {"hachiman": {"koi": "shinto", "lotus": "shinto", "turtle": "shinto shinto"}}
    s = at_table(FOUR, board, allies="koi-lotus")
    kami_turn(s)
    assert [ronin(s, clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 2]


@rule("RS-K04")
def test_an_effect_is_carried_out_before_the_next_shrine() -> None:
    board = {"raijin": {"koi": "shinto"}, "hachiman": {"koi": "shinto"}}
    s = at_table(FOUR, board, shrines="raijin hachiman fujin tsukuyomi")
    kami_turn(s)
    assert ronin(s, "koi") == 0
    answer(s, "koi", "summon bushi kyoto")
    assert ronin(s, "koi") == 2


@rule("RS-K05", "RS-Q28", "RS-V22")
def test_a_declined_effect_does_not_pass_on() -> None:
    board = {"amaterasu": {"koi": "shinto shinto", "lotus": "shinto"}}
    s = at_table("turtle dragonfly koi lotus", board)
    kami_turn(s)
    answer(s, "koi", "pass")
    assert honor(s) == "turtle dragonfly koi lotus"
    assert asked(s) == ""
    assert "rs-declined" in keys(s)


@rule("RS-K06")
def test_worshippers_count_again_in_later_kami_turns() -> None:
    s = at_table(FOUR, {"hachiman": {"koi": "shinto"}})
    for number in (1, 2, 3):
        kami_turn(s, number)
        assert ronin(s, "koi") == 2 * number
    assert figures(s, "koi", "hachiman") == "shinto"


@rule("RS-K07")
def test_the_row_stays_for_the_whole_game() -> None:
    s = new_game(3, players=4)
    view: Any = s.observe(-1)
    row = [shrine["kami"] for shrine in view["shrines"]]
    play_absent(s)
    visited = [event["kami"] for event in events(s, "rs-no-shrine")]
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
    s = at_table("lotus koi dragonfly turtle", board, shrines="susanoo amaterasu hachiman raijin")
    kami_turn(s)
    assert (points(s, "koi"), points(s, "dragonfly")) == (2, 0)
    answer(s, "dragonfly", "use")
    assert honor(s) == "dragonfly lotus koi turtle"
    assert (ronin(s, "dragonfly"), ronin(s, "lotus")) == (2, 0)
    assert asked(s) == "turtle RS-DP16"
    assert legal(s, "turtle") == ["pass", *[f"summon bushi {name}" for name in PROVINCES]]
    sound(s)


# Amaterasu


@rule("RS-K10", "RS-XD05", "RS-DP14")
def test_amaterasu_leads_to_the_top() -> None:
    s = at_shrine("amaterasu", "turtle")
    assert asked(s) == "turtle RS-DP14"
    assert legal(s, "turtle") == ["use", "pass"]
    assert default(s, "turtle") == "use"
    answer(s, "turtle", "use")
    assert honor(s) == "turtle koi lotus dragonfly"


@rule("RS-DP14", "RS-K10")
def test_who_is_on_top_already_is_not_asked() -> None:
    assert asked(at_shrine("amaterasu", "koi")) == ""


@rule("RS-K11")
def test_the_new_ranking_counts_at_the_next_shrine() -> None:
    board = {"hachiman": {"dragonfly": "shinto", "koi": "shinto"}}
    s = at_shrine("amaterasu", "dragonfly", board=board)
    answer(s, "dragonfly", "use")
    assert (ronin(s, "dragonfly"), ronin(s, "koi")) == (2, 0)


@rule("RS-Q27")
def test_amaterasu_is_no_gain_of_honor() -> None:
    s = at_shrine("amaterasu", "dragonfly")
    answer(s, "dragonfly", "use")
    assert keys(s).count("rs-honor-top") == 1
    assert "rs-honor-up" not in keys(s)


# Fujin


@rule("RS-K12", "RS-DP15", "RS-K13")
def test_fujin_moves_one_figure_twice() -> None:
    s = at_shrine("fujin", board={"kyoto": {"koi": "bushi"}})
    assert asked(s) == "koi RS-DP15"
    assert default(s, "koi") == "done"
    assert refusal(s, "koi", "move bushi kyoto nagato 1") == "RS-MM01"
    answer(s, "koi", "move bushi kyoto kansai 1", "move bushi kansai hokkaido 1")
    assert figures(s, "koi", "hokkaido") == "bushi"
    assert asked(s) == ""


@rule("RS-K12")
def test_fujin_moves_two_figures_once_each() -> None:
    s = at_shrine("fujin", board={"kyoto": {"koi": "bushi bushi bushi daimyo"}})
    assert refusal(s, "koi", "move bushi kyoto kansai 3") == "RS-K12"
    answer(s, "koi", "move bushi kyoto kansai 1", "move daimyo kyoto edo 1")
    assert asked(s) == ""
    s = at_shrine("fujin", board={"kyoto": {"koi": "bushi bushi bushi"}})
    answer(s, "koi", "move bushi kyoto kansai 2")
    assert asked(s) == ""
    assert figures(s, "koi", "kansai") == "bushi bushi"


@rule("RS-K12", "RS-Q28", "RS-DP15")
def test_fujin_may_be_used_in_part() -> None:
    s = at_shrine("fujin", board={"kyoto": {"koi": "bushi bushi"}})
    answer(s, "koi", "move bushi kyoto kansai 1", "done")
    assert asked(s) == ""
    assert figures(s, "koi", "kyoto") == "bushi"


@rule("RS-K13", "RS-MM04")
def test_fujin_builds_nothing_and_leaves_shrines_alone() -> None:
    s = at_shrine("fujin", board={"kyoto": {"koi": "bushi"}}, coins={"koi": 9})
    assert {text.split()[1] for text in legal(s, "koi")[1:]} == {"bushi"}
    answer(s, "koi", "done")
    assert asked(s) == ""
    assert coins(s, "koi") == 9


@rule("RS-Q25", "RS-LT01", "RS-K12")
def test_fujin_moves_turtles_strongholds() -> None:
    s = at_shrine("fujin", "turtle")
    answer(s, "turtle", "move stronghold kyoto kansai 1", "move stronghold kansai kyushu 1")
    assert strongholds(s, "turtle", "kyushu") == 1
    assert asked(s) == ""


@rule("RS-Q25", "RS-LD03")
def test_fujin_flies_with_dragonfly() -> None:
    s = at_shrine("fujin", "dragonfly", board={"oshu": {"dragonfly": "bushi"}})
    answer(s, "dragonfly", "move bushi oshu kyushu 1", "move bushi kyushu edo 1")
    assert figures(s, "dragonfly", "edo") == "bushi"


@rule("RS-Q108", "RS-K12")
def test_a_move_of_fujin_given_up_is_not_used_up() -> None:
    s = at_shrine("fujin", board={"kansai": {"koi": "bushi"}}, coins={"koi": 1},
                  cards={"lotus": "path-of-the-serpent"}, season="summer")  # fmt: skip
    answer(s, "koi", "move bushi kansai kyushu 1")
    answer(s, "lotus", "charge")
    answer(s, "koi", "pass", "move bushi kansai nagato 1", "move bushi nagato kansai 1")
    assert asked(s) == ""
    assert coins(s, "koi") == 1


# Raijin


@rule("RS-K14", "RS-DP16", "RS-Q24", "RS-V17")
def test_raijin_summons_a_bushi_anywhere() -> None:
    s = at_shrine("raijin", cards={"koi": "path-of-the-warlord"}, set_="teapot")
    assert asked(s) == "koi RS-DP16"
    assert legal(s, "koi") == ["pass", *[f"summon bushi {name}" for name in PROVINCES]]
    assert default(s, "koi") == "pass"
    assert refusal(s, "koi", "summon shinto edo") == "RS-K15"
    answer(s, "koi", "summon bushi kyushu")
    assert figures(s, "koi", "kyushu") == "bushi"
    assert coins(s, "koi") == 1  # Warlord: it was a Summon
    assert asked(s) == ""


@rule("RS-K15")
def test_raijin_does_nothing_without_a_bushi_in_reserve() -> None:
    six = "bushi bushi bushi bushi bushi bushi"
    s = at_shrine("raijin", board={"edo": {"koi": six}})
    assert asked(s) == ""
    assert figures(s, "koi", "reserve").count("bushi") == 0


@rule("RS-Q24", "RS-D20")
def test_raijin_respects_moons_limit_and_gives_dragonfly_one() -> None:
    s = at_shrine("raijin", "moon", "koi lotus moon", board={"edo": {"moon": "bushi daimyo"}})
    assert "summon bushi edo" not in legal(s, "moon")
    assert refusal(s, "moon", "summon bushi edo") == "RS-D20"
    assert len(legal(s, "moon")) == 1 + 7
    s = at_shrine("raijin", "dragonfly", board={"edo": {"dragonfly": "stronghold stronghold"}})
    answer(s, "dragonfly", "summon bushi edo")
    assert asked(s) == ""


# Ryujin


@rule("RS-K16", "RS-K17", "RS-Q26", "RS-DP17")
def test_ryujin_sells_a_card_as_train_does() -> None:
    s = at_shrine("ryujin", coins={"koi": 2}, display="oni-of-skulls oni-of-blood")
    assert legal(s, "koi") == ["pass", "buy oni-of-skulls"]
    answer(s, "koi", "buy oni-of-skulls")
    assert asked(s) == "koi RS-DP11"
    answer(s, "koi", "summon oni-of-skulls edo")
    assert (coins(s, "koi"), figures(s, "koi", "edo")) == (0, "oni-of-skulls")
    assert s.display == [19]
    assert asked(s) == ""


@rule("RS-Q26")
def test_ryujin_is_no_mandate() -> None:
    s = at_shrine("ryujin", coins={"koi": 3}, cards={"koi": "honesty"}, allies="koi-lotus",
                  set_="teapot")  # fmt: skip
    assert points(s, "koi") == 0
    answer(s, "koi", "buy path-of-the-lion")
    assert "rs-acted" not in keys(s)
    assert points(s, "koi") == 0


# pure gains


@rule("RS-K18", "RS-K20", "RS-DP14", "RS-Q19")
@pytest.mark.parametrize(("kami", "gained"), [("hachiman", (0, 2)), ("tsukuyomi", (2, 0))])
def test_ronin_of_hachiman_and_coins_of_tsukuyomi(kami: str, gained: tuple[int, int]) -> None:
    s = at_shrine(kami)
    assert asked(s) == ""
    assert (coins(s, "koi"), ronin(s, "koi")) == gained


@rule("RS-K19", "RS-V23", "RS-LT05", "RS-DP14")
def test_susanoo_counts_strongholds_on_the_map() -> None:
    board = {"edo": {"koi": "stronghold stronghold"}, "oshu": {"koi": "stronghold"}}
    s = at_shrine("susanoo", board=board)
    assert points(s, "koi") == 3
    assert points(at_shrine("susanoo", "turtle"), "turtle") == 1


@rule("RS-Q101", "RS-K19")
def test_susanoo_counts_fukurokuju() -> None:
    s = at_shrine("susanoo", "sun", "koi sun lotus", board={"edo": {"sun": "fukurokuju"}})
    assert points(s, "sun") == 2
    s = at_shrine("susanoo", "sun", "koi sun lotus", cards={"sun": "fukurokuju"})
    assert points(s, "sun") == 1  # in reserve he counts for nothing


@rule("RS-Q67", "RS-D10", "RS-C43")
def test_moon_has_force_two_at_shrines() -> None:
    board = {"hachiman": {"moon": "shinto", "koi": "shinto"}}
    s = at_table("koi lotus moon", board)
    assert force(s, "moon", "hachiman") == 2
    kami_turn(s)
    assert (ronin(s, "moon"), ronin(s, "koi")) == (2, 0)


@rule("RS-K02", "RS-DP14")
def test_after_the_fourth_shrine_nobody_is_asked() -> None:
    s = at_table(FOUR, {"hachiman": {"koi": "shinto"}}, shrines=ALL_GAINS)
    mandate(s, "koi", "harvest")
    kami_turn(s, 3)
    assert asked(s) == ""
    assert ronin(s, "koi") == 2
