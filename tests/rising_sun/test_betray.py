"""Betray (RS-MB, RS-DP13)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    coins,
    default,
    events,
    figures,
    honor,
    keys,
    legal,
    mandate,
    points,
    refusal,
    sound,
    strongholds,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def victims(s: RisingSunState, clan: str) -> list[str]:
    return [text for text in legal(s, clan) if text.startswith("replace")]


# who, and the price


@rule("RS-MB01", "RS-P22")
def test_only_the_active_player_acts() -> None:
    board = {"edo": dict.fromkeys(FOUR.split(), "bushi")}
    s = at_table(FOUR, board, allies="koi-dragonfly", coins={"dragonfly": 3})
    mandate(s, "koi", "betray")
    assert asked(s) == "koi RS-DP13"
    answer(s, "koi", "done")
    assert asked(s) == ""
    assert [event["player"] for event in events(s, "rs-acted")] == [0]
    assert [coins(s, clan) for clan in FOUR.split()] == [0, 0, 0, 3]


@rule("RS-MB02", "RS-MB04", "RS-X17")
def test_the_alliance_ends_and_the_betrayer_loses_honor_first() -> None:
    s = at_table("dragonfly koi lotus turtle", {"edo": {"lotus": "bushi"}}, allies="koi-dragonfly")
    mandate(s, "koi", "betray")
    assert asked(s) == "koi RS-DP13"
    assert s.ally == [-1] * 4
    assert honor(s) == "dragonfly lotus koi turtle"
    assert [event["player"] for event in events(s, "rs-honor-down")] == [0]


@rule("RS-MB03")
def test_without_an_ally_no_honor_is_lost() -> None:
    s = at_table(FOUR, {"edo": {"lotus": "bushi"}}, allies="lotus-turtle")
    mandate(s, "koi", "betray")
    assert honor(s) == FOUR
    assert s.ally == [-1, 2, 1, -1]
    assert "rs-broken" not in keys(s)


@rule("RS-MB04", "RS-X17")
def test_the_former_ally_moves_only_if_it_is_the_one_swapped() -> None:
    s = at_table("lotus koi dragonfly turtle", allies="koi-dragonfly")
    mandate(s, "koi", "betray")
    assert honor(s) == "lotus dragonfly koi turtle"
    s = at_table("lotus dragonfly koi turtle", allies="koi-dragonfly")
    mandate(s, "koi", "betray")
    assert honor(s) == "lotus dragonfly turtle koi"


# how many and whom


@rule("RS-MB05", "RS-Q31", "RS-V20", "RS-V21", "RS-DP13")
def test_up_to_two_figures_one_of_each_opponent() -> None:
    board = {"edo": {"lotus": "bushi bushi", "turtle": "bushi"}, "oshu": {"dragonfly": "bushi"}}
    s = at_table(FOUR, board)
    mandate(s, "koi", "betray")
    assert victims(s, "koi") == [
        "replace dragonfly bushi oshu bushi",
        "replace lotus bushi edo bushi",
        "replace turtle bushi edo bushi",
    ]
    answer(s, "koi", "replace lotus bushi edo bushi")
    assert refusal(s, "koi", "replace lotus bushi edo bushi") == "RS-MB05"
    answer(s, "koi", "replace dragonfly bushi oshu bushi")
    assert asked(s) == ""
    assert figures(s, "lotus", "edo") == "bushi"
    assert figures(s, "turtle", "edo") == "bushi"
    assert (figures(s, "koi", "edo"), figures(s, "koi", "oshu")) == ("bushi", "bushi")
    sound(s)


@rule("RS-Q31", "RS-V20", "RS-V21", "RS-DP13")
@pytest.mark.parametrize("count", [0, 1])
def test_no_figure_or_only_one_may_be_replaced(count: int) -> None:
    s = at_table(FOUR, {"edo": {"lotus": "bushi", "turtle": "bushi"}})
    mandate(s, "koi", "betray")
    assert default(s, "koi") == "done"
    answer(s, "koi", *["replace lotus bushi edo bushi"][:count], "done")
    assert keys(s).count("rs-replaced") == count
    assert asked(s) == ""


@rule("RS-Q31")
def test_own_figures_are_no_victims_and_a_betrayal_of_nobody_is_playable() -> None:
    s = at_table(FOUR, {"edo": {"koi": "bushi"}})
    mandate(s, "koi", "betray")
    assert asked(s) == ""
    s = at_table(FOUR, {"edo": {"koi": "bushi", "lotus": "bushi"}})
    mandate(s, "koi", "betray")
    assert refusal(s, "koi", "replace koi bushi edo bushi") == "RS-Q31"


@rule("RS-Q31")
def test_replacements_are_declared_together() -> None:
    s = at_table(FOUR, {"edo": {"lotus": "bushi", "turtle": "bushi"}})
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace lotus bushi edo bushi")
    assert figures(s, "lotus", "edo") == "bushi"  # nothing happens before all is declared
    answer(s, "koi", "done")
    assert figures(s, "lotus", "edo") == ""


@rule("RS-MB06", "RS-MB07")
def test_a_figure_of_the_same_type_takes_the_same_place() -> None:
    board = {"edo": {"lotus": "shinto"}, "oshu": {"turtle": "bushi"}}
    s = at_table(FOUR, board)
    mandate(s, "koi", "betray")
    assert refusal(s, "koi", "replace lotus shinto edo bushi") == "RS-MB06"
    answer(s, "koi", "replace lotus shinto edo shinto", "replace turtle bushi oshu bushi")
    assert (figures(s, "koi", "edo"), figures(s, "koi", "oshu")) == ("shinto", "bushi")


@rule("RS-X18", "RS-MB07", "RS-MB11", "RS-MB12", "RS-Q34")
def test_koi_replaces_an_oni_and_a_bushi() -> None:
    board = {"kyoto": {"turtle": "oni-of-skulls"}, "oshu": {"dragonfly": "bushi"}}
    s = at_table(FOUR, board, cards={"koi": "komainu"}, allies="koi-dragonfly")
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace turtle oni-of-skulls kyoto komainu",
           "replace dragonfly bushi oshu bushi")  # fmt: skip
    assert (figures(s, "koi", "kyoto"), figures(s, "koi", "oshu")) == ("komainu", "bushi")
    assert "oni-of-skulls" in figures(s, "turtle", "reserve")
    assert figures(s, "dragonfly", "reserve").count("bushi") == 6
    assert "rs-killed" not in keys(s)
    assert "rs-summoned" not in keys(s)
    assert s.kills == 0


@rule("RS-MB08", "RS-XD24")
def test_only_figures_of_the_reserve_can_come() -> None:
    five = "bushi bushi bushi bushi bushi"
    board = {"kansai": {"koi": five}, "edo": {"lotus": "bushi"}, "oshu": {"turtle": "bushi"}}
    s = at_table(FOUR, board)
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace lotus bushi edo bushi")
    assert asked(s) == ""  # one Bushi in reserve, one replacement
    assert figures(s, "turtle", "oshu") == "bushi"
    board = {"kansai": {"koi": f"{five} bushi"}, "edo": {"lotus": "bushi shinto"}}
    s = at_table(FOUR, board)
    mandate(s, "koi", "betray")
    assert victims(s, "koi") == ["replace lotus shinto edo shinto"]
    assert refusal(s, "koi", "replace lotus bushi edo bushi") == "RS-MB08"


@rule("RS-MB09")
def test_no_daimyo_is_replaced() -> None:
    s = at_table(FOUR, {"edo": {"lotus": "daimyo bushi"}})
    mandate(s, "koi", "betray")
    assert refusal(s, "koi", "replace lotus daimyo edo daimyo") == "RS-MB09"


@rule("RS-MB10")
def test_nobody_on_a_shrine_is_replaced() -> None:
    s = at_table(FOUR, {"fujin": {"lotus": "shinto"}, "edo": {"lotus": "bushi"}})
    mandate(s, "koi", "betray")
    assert refusal(s, "koi", "replace lotus shinto fujin shinto") == "RS-MB10"
    assert victims(s, "koi") == ["replace lotus bushi edo bushi"]


@rule("RS-MB11", "RS-Q34")
def test_a_replaced_figure_is_not_killed() -> None:
    """Righteousness pays for every killed figure."""
    s = at_table(FOUR, {"edo": {"lotus": "bushi"}}, cards={"lotus": "righteousness"})
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace lotus bushi edo bushi")
    assert points(s, "lotus") == 0
    assert figures(s, "lotus", "reserve").count("bushi") == 6
    (home,) = events(s, "rs-sent-home")
    assert home == {"key": "rs-sent-home", "player": 1, "figure": "bushi", "place": "edo"}


@rule("RS-MB12")
def test_a_replacement_is_no_summon() -> None:
    s = at_table(FOUR, {"edo": {"lotus": "shinto"}}, cards={"koi": "path-of-the-warlord"},
                 set_="teapot")  # fmt: skip
    mandate(s, "koi", "betray")
    assert not any("worship" in text or "fujin" in text for text in legal(s, "koi"))
    answer(s, "koi", "replace lotus shinto edo shinto")
    assert (coins(s, "koi"), figures(s, "koi", "edo")) == (0, "shinto")


@rule("RS-MB13")
def test_the_former_ally_may_be_spared_or_not() -> None:
    for clan in ("dragonfly", "lotus"):
        board = {"edo": {"lotus": "bushi", "dragonfly": "bushi"}}
        s = at_table(FOUR, board, allies="koi-dragonfly")
        mandate(s, "koi", "betray")
        answer(s, "koi", f"replace {clan} bushi edo bushi", "done")
        assert figures(s, clan, "edo") == ""


# rulings


@rule("RS-Q32", "RS-F34")
def test_a_figure_that_counts_as_two_types_is_both() -> None:
    board = {"edo": {"lotus": "komainu"}}
    s = at_table(FOUR, board)
    mandate(s, "koi", "betray")
    assert victims(s, "koi") == ["replace lotus komainu edo shinto"]
    board = {"edo": {"lotus": "shinto"}, "oshu": {"turtle": "oni-of-skulls"}}
    s = at_table(FOUR, board, cards={"koi": "komainu"})
    mandate(s, "koi", "betray")
    assert "replace lotus shinto edo komainu" in victims(s, "koi")
    assert "replace turtle oni-of-skulls oshu komainu" in victims(s, "koi")


@rule("RS-Q32", "RS-MB09")
def test_who_counts_as_a_daimyo_is_immune() -> None:
    s = at_table(FOUR, {"edo": {"lotus": "yurei bushi"}}, cards={"koi": "oni-of-skulls"},
                 season="summer")  # fmt: skip
    mandate(s, "koi", "betray")
    assert victims(s, "koi") == ["replace lotus bushi edo bushi"]
    assert refusal(s, "koi", "replace lotus yurei edo oni-of-skulls") == "RS-MB09"


@rule("RS-Q33", "RS-F60")
def test_a_replacement_enters_the_province() -> None:
    board = {"edo": {"lotus": "oni-of-skulls", "turtle": "bushi"}}
    s = at_table("lotus turtle koi dragonfly", board, cards={"koi": "oni-of-hate"}, season="autumn")
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace lotus oni-of-skulls edo oni-of-hate", "done")
    assert figures(s, "turtle", "edo") == ""
    assert keys(s).count("rs-killed") == 1


@rule("RS-Q69", "RS-D04")
def test_gods_and_monsters_replace_each_other() -> None:
    board = {"edo": {"koi": "oni-of-skulls"}}
    s = at_table("koi sun lotus", board, cards={"sun": "jurojin"})
    mandate(s, "sun", "betray")
    answer(s, "sun", "replace koi oni-of-skulls edo jurojin")
    assert figures(s, "sun", "edo") == "jurojin"
    board = {"edo": {"sun": "jurojin"}}
    s = at_table("koi sun lotus", board, cards={"koi": "oni-of-skulls"})
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace sun jurojin edo oni-of-skulls")
    assert figures(s, "koi", "edo") == "oni-of-skulls"
    view = s.observe(-1)["seats"]
    assert isinstance(view, list)
    assert view[1]["monsters"] == ["jurojin"]  # nothing was acquired


@rule("RS-LT04", "RS-Q95")
def test_turtles_strongholds_are_no_victims() -> None:
    s = at_table(FOUR, {"edo": {"turtle": "stronghold stronghold", "lotus": "bushi"}})
    mandate(s, "koi", "betray")
    assert victims(s, "koi") == ["replace lotus bushi edo bushi"]
    assert refusal(s, "koi", "replace turtle stronghold edo bushi") == "RS-Q31"
    assert strongholds(s, "turtle", "edo") == 2


@rule("RS-D22", "RS-Q66")
def test_moon_betrays_nobody_where_it_is_full() -> None:
    board = {"edo": {"moon": "bushi bushi", "koi": "bushi"}, "oshu": {"lotus": "bushi"}}
    s = at_table("koi lotus moon", board)
    mandate(s, "moon", "betray")
    assert victims(s, "moon") == ["replace lotus bushi oshu bushi"]
    assert refusal(s, "moon", "replace koi bushi edo bushi") == "RS-D22"


@rule("RS-D20", "RS-D22", "RS-Q31")
def test_what_moon_has_declared_fills_the_province() -> None:
    board = {
        "edo": {"moon": "bushi", "koi": "bushi", "lotus": "bushi"},
        "oshu": {"moon": "bushi", "lotus": "bushi"},
    }
    s = at_table("koi lotus moon", board)
    mandate(s, "moon", "betray")
    answer(s, "moon", "replace koi bushi edo bushi")
    assert victims(s, "moon") == ["replace lotus bushi oshu bushi"]
    assert refusal(s, "moon", "replace lotus bushi edo bushi") == "RS-D22"
    answer(s, "moon", "replace lotus bushi oshu bushi")
    assert (figures(s, "moon", "edo"), figures(s, "moon", "oshu")) == ("bushi bushi", "bushi bushi")
    sound(s)
