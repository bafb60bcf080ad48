"""Recruit (RS-MR, RS-DP07)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import up_to
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    coins,
    default,
    events,
    figures,
    keys,
    legal,
    mandate,
    points,
    refusal,
    sound,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def recruits(clan: str, active: str, s: RisingSunState) -> RisingSunState:
    """It is this clan's part of a Recruit that another has chosen."""
    mandate(s, active, "recruit")
    up_to(s, clan)
    return s


def provinces(s: RisingSunState, clan: str) -> set[str]:
    return {text.split()[2] for text in legal(s, clan) if text.startswith("summon")}


# how many and where


@rule("RS-MR01", "RS-X12", "RS-DP07")
def test_one_figure_for_each_stronghold_into_its_province() -> None:
    board = {place: {"lotus": "stronghold"} for place in ("nagato", "edo", "oshu")}
    s = recruits("lotus", "koi", at_table(FOUR, board))
    assert asked(s) == "lotus RS-DP07"
    assert provinces(s, "lotus") == {"nagato", "edo", "oshu"}
    answer(s, "lotus", "summon bushi edo")
    assert provinces(s, "lotus") == {"nagato", "oshu"}
    assert refusal(s, "lotus", "summon bushi edo") == "RS-MR02"
    assert refusal(s, "lotus", "summon bushi kyoto") == "RS-MR01"
    answer(s, "lotus", "summon shinto nagato", "summon daimyo oshu")
    assert asked(s) == "turtle RS-DP07"  # three, and no more
    assert figures(s, "lotus", "edo") == "bushi"


@rule("RS-MR02")
def test_as_many_figures_as_strongholds_in_a_province() -> None:
    board = {"kyushu": {"lotus": "stronghold stronghold"}}
    s = recruits("lotus", "koi", at_table(FOUR, board))
    answer(s, "lotus", "summon bushi kyushu", "summon bushi kyushu")
    assert figures(s, "lotus", "kyushu") == "bushi bushi"
    assert asked(s) == "turtle RS-DP07"


@rule("RS-MR03", "RS-C37")
def test_any_figure_of_the_reserve() -> None:
    board = {"edo": {"koi": "shinto shinto shinto"}, "kansai": {"turtle": "oni-of-skulls"}}
    s = recruits("koi", "lotus", at_table(FOUR, board, cards={"koi": "komainu"}))
    kinds = {text.split()[1] for text in legal(s, "koi") if text.startswith("summon")}
    assert kinds == {"bushi", "komainu", "daimyo"}
    for figure in ("shinto", "oni-of-skulls", "yurei"):
        assert refusal(s, "koi", f"summon {figure} edo") == "RS-MR03"


@rule("RS-MR04", "RS-P25", "RS-DP07")
def test_fewer_figures_than_strongholds_may_be_summoned() -> None:
    board = {"edo": {"koi": "stronghold stronghold"}}
    s = recruits("koi", "lotus", at_table(FOUR, board))
    assert default(s, "koi") == "done"
    answer(s, "koi", "summon bushi edo", "done")
    assert figures(s, "koi", "edo") == "bushi"
    assert asked(s) == "lotus RS-DP07"


@rule("RS-MR05")
def test_an_empty_reserve_summons_nobody() -> None:
    whole = "bushi bushi bushi bushi bushi bushi shinto shinto shinto daimyo"
    s = at_table(FOUR, {"edo": {"koi": whole}})
    mandate(s, "dragonfly", "recruit")
    assert asked(s) == "lotus RS-DP07"


@rule("RS-MR06", "RS-P24")
def test_the_bonus_is_one_more_anywhere_with_a_stronghold() -> None:
    board = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}
    for second in ("edo", "oshu"):
        s = recruits("koi", "koi", at_table(FOUR, board))
        answer(s, "koi", "summon bushi edo", "summon bushi oshu")
        assert provinces(s, "koi") == {"edo", "oshu"}
        answer(s, "koi", f"summon bushi {second}")
        assert figures(s, "koi", second) == "bushi bushi"
        assert asked(s) == ""
    s = recruits("koi", "koi", at_table(FOUR, board))
    answer(s, "koi", "summon bushi edo", "summon bushi edo")  # the bonus may come first
    assert refusal(s, "koi", "summon bushi edo") == "RS-MR02"
    assert refusal(s, "koi", "summon bushi kyoto") == "RS-MR01"
    assert provinces(s, "koi") == {"oshu"}


@rule("RS-X13", "RS-MR08", "RS-V18")
def test_lotus_recruits_in_kyushu_and_nagato() -> None:
    board = {"kyushu": {"lotus": "stronghold stronghold"}, "nagato": {"lotus": "stronghold"}}
    s = at_table(FOUR, board, cards={"lotus": "yurei"}, season="summer")
    mandate(s, "lotus", "recruit")
    up_to(s, "lotus")
    assert [event["player"] for event in events(s, "rs-acted")] == [2, 3, 0]
    answer(s, "lotus", "summon bushi kyushu", "summon shinto kyushu",
           "worship shinto nagato hachiman", "summon yurei nagato")  # fmt: skip
    assert asked(s) == ""  # a fifth figure would be illegal
    assert figures(s, "lotus", "kyushu") == "bushi shinto"
    assert figures(s, "lotus", "nagato") == "yurei"
    assert figures(s, "lotus", "hachiman") == "shinto"
    sound(s)


@rule("RS-X13", "RS-V18")
def test_a_third_figure_in_kyushu_uses_the_bonus() -> None:
    board = {"kyushu": {"lotus": "stronghold stronghold"}, "nagato": {"lotus": "stronghold"}}
    s = at_table(FOUR, board)
    mandate(s, "lotus", "recruit")
    up_to(s, "lotus")
    answer(s, "lotus", *["summon bushi kyushu"] * 3)
    assert provinces(s, "lotus") == {"nagato"}
    answer(s, "lotus", "summon bushi nagato")
    assert asked(s) == ""


# worship


@rule("RS-MR07", "RS-V16", "RS-DP07")
def test_a_shinto_may_go_to_any_shrine_when_summoned() -> None:
    s = recruits("koi", "lotus", at_table(FOUR))
    shrines = [text for text in legal(s, "koi") if text.startswith("worship")]
    assert shrines == [
        "worship shinto edo amaterasu", "worship shinto edo fujin", "worship shinto edo hachiman",
        "worship shinto edo tsukuyomi",
    ]  # fmt: skip
    assert refusal(s, "koi", "worship bushi edo fujin") == "RS-MR07"
    assert refusal(s, "koi", "worship shinto edo raijin") == "RS-S09"
    answer(s, "koi", "worship shinto edo fujin")
    assert (figures(s, "koi", "fujin"), figures(s, "koi", "edo")) == ("shinto", "")


@rule("RS-MR07", "RS-C32")
def test_a_shinto_that_stands_in_a_province_has_no_way_to_a_shrine() -> None:
    s = at_table(FOUR, {"edo": {"koi": "shinto shinto shinto"}})
    recruits("koi", "lotus", s)
    assert legal(s, "koi") == ["done", "summon bushi edo", "summon daimyo edo"]


@rule("RS-MR08")
def test_a_worshipper_counts_against_its_stronghold() -> None:
    board = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}
    s = recruits("koi", "lotus", at_table(FOUR, board))
    answer(s, "koi", "worship shinto edo fujin")
    assert provinces(s, "koi") == {"oshu"}
    answer(s, "koi", "worship shinto oshu fujin")
    assert asked(s) == "lotus RS-DP07"
    assert figures(s, "koi", "fujin") == "shinto shinto"


@rule("RS-MR10", "RS-K06", "RS-V19")
def test_a_figure_on_a_shrine_stays_there() -> None:
    s = at_table(FOUR, {"hachiman": {"koi": "shinto"}, "edo": {"koi": "bushi"}})
    mandate(s, "dragonfly", "marshal")
    assert not any("shinto" in text for text in legal(s, "koi"))
    assert refusal(s, "koi", "move shinto edo oshu 1") == "RS-MM01"
    s = recruits("koi", "dragonfly", s)
    assert figures(s, "koi", "hachiman") == "shinto"


# rulings


@rule("RS-MR11", "RS-Q105")
def test_strongholds_are_counted_when_the_player_begins() -> None:
    """Fukurokuju counts as a stronghold; summoned in this batch he adds nothing."""
    s = at_table("koi sun lotus", cards={"sun": "fukurokuju"})
    recruits("sun", "lotus", s)
    answer(s, "sun", "summon fukurokuju shikoku")
    assert asked(s) == "lotus RS-DP07"


@rule("RS-Q101", "RS-Q105", "RS-MR11")
def test_a_figure_that_counts_as_a_stronghold_gives_a_summon() -> None:
    s = at_table("koi sun lotus", {"edo": {"sun": "fukurokuju"}})
    recruits("sun", "lotus", s)
    assert provinces(s, "sun") == {"shikoku", "edo"}
    answer(s, "sun", "summon bushi edo", "summon bushi shikoku")
    assert asked(s) == "lotus RS-DP07"


@rule("RS-Q20", "RS-Q21", "RS-F56")
def test_recruit_is_one_summon_for_common_part_and_bonus() -> None:
    """Warlord pays a coin after each summon: once for three figures."""
    board = {"edo": {"koi": "stronghold stronghold"}}
    s = at_table(FOUR, board, cards={"koi": "path-of-the-warlord"}, set_="teapot")
    recruits("koi", "koi", s)
    answer(s, "koi", "summon bushi edo", "worship shinto edo fujin", "summon bushi edo")
    assert asked(s) == ""
    assert coins(s, "koi") == 1


@rule("RS-Q21", "RS-Q113", "RS-Q33")
def test_entry_effects_follow_the_batch_and_come_before_summon_effects() -> None:
    board = {"edo": {"lotus": "stronghold stronghold", "koi": "bushi bushi"}}
    s = at_table(FOUR, board, cards={"lotus": "oni-of-hate path-of-the-kenin"}, season="autumn")
    recruits("lotus", "turtle", s)
    answer(s, "lotus", "summon oni-of-hate edo")
    assert figures(s, "koi", "edo") == "bushi bushi"  # the batch goes on
    answer(s, "lotus", "summon bushi edo")
    assert figures(s, "koi", "edo") == "bushi"  # the Oni's entry
    assert asked(s) == "lotus RS-DP28"  # and then Kenin


@rule("RS-S08", "RS-Q21")
def test_the_start_is_no_summon() -> None:
    """A card that acts after a summon needs one."""
    s = at_table(FOUR, cards={"koi": "path-of-the-warlord"}, set_="teapot")
    recruits("koi", "lotus", s)
    answer(s, "koi", "done")
    assert coins(s, "koi") == 0
    assert "rs-summoned" not in keys(s)


@rule("RS-Q22", "RS-V16", "RS-Q23", "RS-DP11")
def test_a_figure_that_counts_as_shinto_may_worship_when_bought() -> None:
    s = at_table(FOUR, coins={"koi": 2}, display="komainu")
    mandate(s, "koi", "train")
    answer(s, "koi", "buy komainu")
    assert legal(s, "koi") == [
        "summon komainu edo", "worship komainu edo amaterasu", "worship komainu edo fujin",
        "worship komainu edo hachiman", "worship komainu edo tsukuyomi",
    ]  # fmt: skip
    assert default(s, "koi") == "summon komainu edo"
    answer(s, "koi", "worship komainu edo hachiman")
    assert figures(s, "koi", "hachiman") == "komainu"


@rule("RS-Q22")
def test_a_place_is_no_summon() -> None:
    """Kenin places a Bushi: Warlord-like cards see nothing, and a Shinto could not worship."""
    board = {"edo": {"koi": "stronghold"}}
    s = at_table(FOUR, board, cards={"koi": "path-of-the-kenin"})
    recruits("koi", "lotus", s)
    answer(s, "koi", "summon shinto edo")
    assert asked(s) == "koi RS-DP28"
    assert legal(s, "koi") == ["pass", "place bushi edo"]
    answer(s, "koi", "place bushi edo")
    assert keys(s).count("rs-summoned") == 1
    assert asked(s) == "lotus RS-DP07"


# Moon and Dragonfly


@rule("RS-XD21", "RS-Q65", "RS-D20", "RS-D23")
@pytest.mark.parametrize("active", ["koi", "moon"])
def test_moon_cannot_summon_at_the_start(active: str) -> None:
    s = at_table("koi lotus moon", {"oshu": {"moon": "daimyo bushi"}})
    mandate(s, active, "recruit")
    met = []
    while s.ask is not None:
        met.append(asked(s).split()[0])
        answer(s, met[-1], "done")
    assert met == ["koi", "lotus"] if active == "moon" else met == ["lotus", "koi"]


@rule("RS-XD21", "RS-Q65")
def test_moon_summons_one_when_a_place_is_free() -> None:
    board = {"oshu": {"moon": "daimyo"}, "edo": {"moon": "bushi"}}
    s = at_table("koi lotus moon", board)
    recruits("moon", "koi", s)
    answer(s, "moon", "summon bushi oshu")
    assert asked(s) == "koi RS-DP07"
    s = recruits("moon", "koi", at_table("koi lotus moon", board))
    answer(s, "moon", "worship shinto oshu fujin")
    assert asked(s) == "koi RS-DP07"  # one stronghold, no bonus
    s = recruits("moon", "moon", at_table("koi lotus moon", board))
    answer(s, "moon", "worship shinto oshu fujin")  # which frees the place again
    answer(s, "moon", "summon bushi oshu")
    assert figures(s, "moon", "oshu") == "bushi daimyo"
    s = recruits("moon", "moon", at_table("koi lotus moon", board))
    answer(s, "moon", "summon bushi oshu")
    assert asked(s) == ""


@rule("RS-XD22", "RS-D21", "RS-Q64")
def test_moon_sends_nobody_to_full_shrines() -> None:
    board = {"fujin": {"moon": "shinto"}, "hachiman": {"moon": "shinto"}, "oshu": {"moon": "bushi"}}
    s = recruits("moon", "koi", at_table("koi lotus moon", board))
    assert "summon shinto oshu" in legal(s, "moon")
    assert not any(text.startswith("worship") for text in legal(s, "moon"))
    assert refusal(s, "moon", "worship shinto oshu tsukuyomi") == "RS-D21"


@rule("RS-Q64", "RS-D20")
def test_strongholds_and_prisoners_do_not_count_for_moons_limit() -> None:
    s = at_table("koi lotus moon", {"oshu": {"moon": "bushi stronghold stronghold stronghold"}})
    s.put(2, 0, 12, 14)
    recruits("moon", "lotus", s)
    assert "summon bushi oshu" in legal(s, "moon")
    answer(s, "moon", "summon bushi oshu")
    assert asked(s) == "koi RS-DP07"
    s = at_table("koi lotus moon", {"oshu": {"moon": "bushi"}}, cards={"moon": "jurojin"})
    recruits("moon", "lotus", s)
    answer(s, "moon", "summon jurojin oshu")  # a god is a figure
    assert s.room(2, 1) == 0


@rule("RS-LD01", "RS-LD02", "RS-XD18", "RS-V30")
def test_dragonfly_summons_anywhere_as_many_as_it_has_strongholds() -> None:
    board = {"hokkaido": {"dragonfly": "stronghold stronghold"}}
    s = at_table("koi lotus dragonfly", board, allies="koi-dragonfly")
    mandate(s, "koi", "recruit")
    up_to(s, "dragonfly")
    assert len(provinces(s, "dragonfly")) == 8
    answer(s, "dragonfly", "summon bushi kyushu", "worship shinto edo fujin", "summon bushi kyushu")
    assert asked(s) == "koi RS-DP07"
    assert figures(s, "dragonfly", "kyushu") == "bushi bushi"
    assert figures(s, "dragonfly", "fujin") == "shinto"
    s = recruits("dragonfly", "koi", at_table("koi lotus dragonfly", board))
    answer(s, "dragonfly", "summon bushi kyushu", "summon bushi edo")
    assert asked(s) == "koi RS-DP07"  # without the bonus two
    assert points(s, "dragonfly") == 0


@rule("RS-Q65", "RS-XD21", "RS-D20", "RS-D23")
def test_moon_summons_nobody_through_a_full_province() -> None:
    board = {"oshu": {"moon": "daimyo bushi stronghold"}, "edo": {"moon": "stronghold"}}
    s = recruits("moon", "koi", at_table("koi lotus moon", board))
    assert provinces(s, "moon") == {"edo"}
    assert refusal(s, "moon", "summon bushi oshu") == "RS-D20"
    assert refusal(s, "moon", "worship shinto oshu fujin") == "RS-D20"
    answer(s, "moon", "worship shinto edo fujin")
    assert asked(s) == "koi RS-DP07"
