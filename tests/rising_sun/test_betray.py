"""Betray (RS-MB, RS-DP13)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.preview import foresee
from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def victims(table: Table, clan: str) -> list[str]:
    return [text for text in table.legal(clan) if text.startswith("replace")]


# who, and the price


@rule("RS-MB01", "RS-P22")
def test_only_the_active_player_acts() -> None:
    board = {"edo": dict.fromkeys(FOUR.split(), "bushi")}
    table = Table(FOUR, board, allies="koi-dragonfly", coins={"dragonfly": 3})
    table.mandate("koi", "betray")
    assert table.asked == "koi RS-DP13"
    table.answer("koi", "done")
    assert table.asked == ""
    assert [event["player"] for event in table.events("rs-acted")] == [0]
    assert [table.coins(clan) for clan in FOUR.split()] == [0, 0, 0, 3]


@rule("RS-MB02", "RS-MB04", "RS-X17")
def test_the_alliance_ends_and_the_betrayer_loses_honor_first() -> None:
    table = Table("dragonfly koi lotus turtle", {"edo": {"lotus": "bushi"}}, allies="koi-dragonfly")
    assert foresee(table.state, table.seat("koi"))["ending_alliance"] == ["betray"]
    assert "ending_alliance" not in foresee(table.state, table.seat("lotus"))
    table.mandate("koi", "betray")
    assert table.asked == "koi RS-DP13"
    assert table.state.ally == [-1] * 4
    assert table.honor == "dragonfly lotus koi turtle"
    assert [event["player"] for event in table.events("rs-honor-down")] == [0]


@rule("RS-MB03")
def test_without_an_ally_no_honor_is_lost() -> None:
    table = Table(FOUR, {"edo": {"lotus": "bushi"}}, allies="lotus-turtle")
    table.mandate("koi", "betray")
    assert table.honor == FOUR
    assert table.state.ally == [-1, 2, 1, -1]
    assert "rs-broken" not in table.keys


@rule("RS-MB04", "RS-X17")
def test_the_former_ally_moves_only_if_it_is_the_one_swapped() -> None:
    table = Table("lotus koi dragonfly turtle", allies="koi-dragonfly")
    table.mandate("koi", "betray")
    assert table.honor == "lotus dragonfly koi turtle"
    table = Table("lotus dragonfly koi turtle", allies="koi-dragonfly")
    table.mandate("koi", "betray")
    assert table.honor == "lotus dragonfly turtle koi"


# how many and whom


@rule("RS-MB05", "RS-Q31", "RS-V20", "RS-V21", "RS-DP13")
def test_up_to_two_figures_one_of_each_opponent() -> None:
    board = {"edo": {"lotus": "bushi bushi", "turtle": "bushi"}, "oshu": {"dragonfly": "bushi"}}
    table = Table(FOUR, board)
    table.mandate("koi", "betray")
    assert victims(table, "koi") == [
        "replace dragonfly bushi oshu bushi",
        "replace lotus bushi edo bushi",
        "replace turtle bushi edo bushi",
    ]
    table.answer("koi", "replace lotus bushi edo bushi")
    assert table.refusal("koi", "replace lotus bushi edo bushi") == "RS-MB05"
    table.answer("koi", "replace dragonfly bushi oshu bushi")
    assert table.asked == ""
    assert table.figures("lotus", "edo") == "bushi"
    assert table.figures("turtle", "edo") == "bushi"
    assert (table.figures("koi", "edo"), table.figures("koi", "oshu")) == ("bushi", "bushi")
    table.sound()


@rule("RS-Q31", "RS-V20", "RS-V21", "RS-DP13")
@pytest.mark.parametrize("count", [0, 1])
def test_no_figure_or_only_one_may_be_replaced(count: int) -> None:
    table = Table(FOUR, {"edo": {"lotus": "bushi", "turtle": "bushi"}})
    table.mandate("koi", "betray")
    assert table.default("koi") == "done"
    table.answer("koi", *["replace lotus bushi edo bushi"][:count], "done")
    assert table.keys.count("rs-replaced") == count
    assert table.asked == ""


@rule("RS-Q31")
def test_own_figures_are_no_victims_and_a_betrayal_of_nobody_is_playable() -> None:
    table = Table(FOUR, {"edo": {"koi": "bushi"}})
    table.mandate("koi", "betray")
    assert table.asked == ""
    table = Table(FOUR, {"edo": {"koi": "bushi", "lotus": "bushi"}})
    table.mandate("koi", "betray")
    assert table.refusal("koi", "replace koi bushi edo bushi") == "RS-Q31"


@rule("RS-Q31")
def test_replacements_are_declared_together() -> None:
    table = Table(FOUR, {"edo": {"lotus": "bushi", "turtle": "bushi"}})
    table.mandate("koi", "betray")
    table.answer("koi", "replace lotus bushi edo bushi")
    assert table.figures("lotus", "edo") == "bushi"  # nothing happens before all is declared
    table.answer("koi", "done")
    assert table.figures("lotus", "edo") == ""


@rule("RS-MB06", "RS-MB07")
def test_a_figure_of_the_same_type_takes_the_same_place() -> None:
    board = {"edo": {"lotus": "shinto"}, "oshu": {"turtle": "bushi"}}
    table = Table(FOUR, board)
    table.mandate("koi", "betray")
    assert table.refusal("koi", "replace lotus shinto edo bushi") == "RS-MB06"
    table.answer("koi", "replace lotus shinto edo shinto", "replace turtle bushi oshu bushi")
    assert (table.figures("koi", "edo"), table.figures("koi", "oshu")) == ("shinto", "bushi")


@rule("RS-X18", "RS-MB07", "RS-MB11", "RS-MB12", "RS-Q34")
def test_koi_replaces_an_oni_and_a_bushi() -> None:
    board = {"kyoto": {"turtle": "oni-of-skulls"}, "oshu": {"dragonfly": "bushi"}}
    table = Table(FOUR, board, cards={"koi": "komainu"}, allies="koi-dragonfly")
    table.mandate("koi", "betray")
    table.answer("koi", "replace turtle oni-of-skulls kyoto komainu",
           "replace dragonfly bushi oshu bushi")  # fmt: skip
    assert (table.figures("koi", "kyoto"), table.figures("koi", "oshu")) == ("komainu", "bushi")
    assert "oni-of-skulls" in table.figures("turtle", "reserve")
    assert table.figures("dragonfly", "reserve").count("bushi") == 6
    assert "rs-killed" not in table.keys
    assert "rs-summoned" not in table.keys
    assert table.state.kills == 0


@rule("RS-MB08", "RS-XD24")
def test_only_figures_of_the_reserve_can_come() -> None:
    five = "bushi bushi bushi bushi bushi"
    board = {"kansai": {"koi": five}, "edo": {"lotus": "bushi"}, "oshu": {"turtle": "bushi"}}
    table = Table(FOUR, board)
    table.mandate("koi", "betray")
    table.answer("koi", "replace lotus bushi edo bushi")
    assert table.asked == ""  # one Bushi in reserve, one replacement
    assert table.figures("turtle", "oshu") == "bushi"
    board = {"kansai": {"koi": f"{five} bushi"}, "edo": {"lotus": "bushi shinto"}}
    table = Table(FOUR, board)
    table.mandate("koi", "betray")
    assert victims(table, "koi") == ["replace lotus shinto edo shinto"]
    assert table.refusal("koi", "replace lotus bushi edo bushi") == "RS-MB08"


@rule("RS-MB09")
def test_no_daimyo_is_replaced() -> None:
    table = Table(FOUR, {"edo": {"lotus": "daimyo bushi"}})
    table.mandate("koi", "betray")
    assert table.refusal("koi", "replace lotus daimyo edo daimyo") == "RS-MB09"


@rule("RS-MB10")
def test_nobody_on_a_shrine_is_replaced() -> None:
    table = Table(FOUR, {"fujin": {"lotus": "shinto"}, "edo": {"lotus": "bushi"}})
    table.mandate("koi", "betray")
    assert table.refusal("koi", "replace lotus shinto fujin shinto") == "RS-MB10"
    assert victims(table, "koi") == ["replace lotus bushi edo bushi"]


@rule("RS-MB11", "RS-Q34")
def test_a_replaced_figure_is_not_killed() -> None:
    """Righteousness pays for every killed figure."""
    table = Table(FOUR, {"edo": {"lotus": "bushi"}}, cards={"lotus": "righteousness"})
    table.mandate("koi", "betray")
    table.answer("koi", "replace lotus bushi edo bushi")
    assert table.points("lotus") == 0
    assert table.figures("lotus", "reserve").count("bushi") == 6
    (home,) = table.events("rs-sent-home")
    assert home == {"player": 1, "figure": "bushi", "place": "edo"}


@rule("RS-MB12")
def test_a_replacement_is_no_summon() -> None:
    table = Table(FOUR, {"edo": {"lotus": "shinto"}}, cards={"koi": "path-of-the-warlord"},
                  set="teapot")  # fmt: skip
    table.mandate("koi", "betray")
    assert not any("worship" in text or "fujin" in text for text in table.legal("koi"))
    table.answer("koi", "replace lotus shinto edo shinto")
    assert (table.coins("koi"), table.figures("koi", "edo")) == (0, "shinto")


@rule("RS-MB13")
def test_the_former_ally_may_be_spared_or_not() -> None:
    for clan in ("dragonfly", "lotus"):
        board = {"edo": {"lotus": "bushi", "dragonfly": "bushi"}}
        table = Table(FOUR, board, allies="koi-dragonfly")
        table.mandate("koi", "betray")
        table.answer("koi", f"replace {clan} bushi edo bushi", "done")
        assert table.figures(clan, "edo") == ""


# rulings


@rule("RS-Q32", "RS-F34")
def test_a_figure_that_counts_as_two_types_is_both() -> None:
    board = {"edo": {"lotus": "komainu"}}
    table = Table(FOUR, board)
    table.mandate("koi", "betray")
    assert victims(table, "koi") == ["replace lotus komainu edo shinto"]
    board = {"edo": {"lotus": "shinto"}, "oshu": {"turtle": "oni-of-skulls"}}
    table = Table(FOUR, board, cards={"koi": "komainu"})
    table.mandate("koi", "betray")
    assert "replace lotus shinto edo komainu" in victims(table, "koi")
    assert "replace turtle oni-of-skulls oshu komainu" in victims(table, "koi")


@rule("RS-Q32", "RS-MB09")
def test_who_counts_as_a_daimyo_is_immune() -> None:
    table = Table(FOUR, {"edo": {"lotus": "yurei bushi"}}, cards={"koi": "oni-of-skulls"},
                  season="summer")  # fmt: skip
    table.mandate("koi", "betray")
    assert victims(table, "koi") == ["replace lotus bushi edo bushi"]
    assert table.refusal("koi", "replace lotus yurei edo oni-of-skulls") == "RS-MB09"


@rule("RS-Q33", "RS-F60")
def test_a_replacement_enters_the_province() -> None:
    board = {"edo": {"lotus": "oni-of-skulls", "turtle": "bushi"}}
    table = Table(
        "lotus turtle koi dragonfly", board, cards={"koi": "oni-of-hate"}, season="autumn"
    )
    table.mandate("koi", "betray")
    table.answer("koi", "replace lotus oni-of-skulls edo oni-of-hate", "done")
    assert table.figures("turtle", "edo") == ""
    assert table.keys.count("rs-killed") == 1


@rule("RS-Q69", "RS-D04")
def test_gods_and_monsters_replace_each_other() -> None:
    board = {"edo": {"koi": "oni-of-skulls"}}
    table = Table("koi sun lotus", board, cards={"sun": "jurojin"})
    table.mandate("sun", "betray")
    table.answer("sun", "replace koi oni-of-skulls edo jurojin")
    assert table.figures("sun", "edo") == "jurojin"
    board = {"edo": {"sun": "jurojin"}}
    table = Table("koi sun lotus", board, cards={"koi": "oni-of-skulls"})
    table.mandate("koi", "betray")
    table.answer("koi", "replace sun jurojin edo oni-of-skulls")
    assert table.figures("koi", "edo") == "oni-of-skulls"
    view = table.view()["seats"]
    assert isinstance(view, list)
    assert view[1]["monsters"] == ["jurojin"]  # nothing was acquired


@rule("RS-LT04", "RS-Q95")
def test_turtles_strongholds_are_no_victims() -> None:
    table = Table(FOUR, {"edo": {"turtle": "stronghold stronghold", "lotus": "bushi"}})
    table.mandate("koi", "betray")
    assert victims(table, "koi") == ["replace lotus bushi edo bushi"]
    assert table.refusal("koi", "replace turtle stronghold edo bushi") == "RS-Q31"
    assert table.strongholds("turtle", "edo") == 2


@rule("RS-D22", "RS-Q66")
def test_moon_betrays_nobody_where_it_is_full() -> None:
    board = {"edo": {"moon": "bushi bushi", "koi": "bushi"}, "oshu": {"lotus": "bushi"}}
    table = Table("koi lotus moon", board)
    table.mandate("moon", "betray")
    assert victims(table, "moon") == ["replace lotus bushi oshu bushi"]
    assert table.refusal("moon", "replace koi bushi edo bushi") == "RS-D22"


@rule("RS-D20", "RS-D22", "RS-Q31")
def test_what_moon_has_declared_fills_the_province() -> None:
    board = {
        "edo": {"moon": "bushi", "koi": "bushi", "lotus": "bushi"},
        "oshu": {"moon": "bushi", "lotus": "bushi"},
    }
    table = Table("koi lotus moon", board)
    table.mandate("moon", "betray")
    table.answer("moon", "replace koi bushi edo bushi")
    assert victims(table, "moon") == ["replace lotus bushi oshu bushi"]
    assert table.refusal("moon", "replace lotus bushi edo bushi") == "RS-D22"
    table.answer("moon", "replace lotus bushi oshu bushi")
    assert (table.figures("moon", "edo"), table.figures("moon", "oshu")) == (
        "bushi bushi",
        "bushi bushi",
    )
    table.sound()
