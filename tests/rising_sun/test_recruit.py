"""Recruit (RS-MR, RS-DP07)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def recruits(clan: str, active: str, table: Table) -> Table:
    """It is this clan's part of a Recruit that another has chosen."""
    table.mandate(active, "recruit")
    table.up_to(clan)
    return table


def provinces(table: Table, clan: str) -> set[str]:
    return {text.split()[2] for text in table.legal(clan) if text.startswith("summon")}


# how many and where


@rule("RS-MR01", "RS-X12", "RS-DP07")
def test_one_figure_for_each_stronghold_into_its_province() -> None:
    board = {place: {"lotus": "stronghold"} for place in ("nagato", "edo", "oshu")}
    table = recruits("lotus", "koi", Table(FOUR, board))
    assert table.asked == "lotus RS-DP07"
    assert provinces(table, "lotus") == {"nagato", "edo", "oshu"}
    table.answer("lotus", "summon bushi edo")
    assert provinces(table, "lotus") == {"nagato", "oshu"}
    assert table.refusal("lotus", "summon bushi edo") == "RS-MR02"
    assert table.refusal("lotus", "summon bushi kyoto") == "RS-MR01"
    table.answer("lotus", "summon shinto nagato", "summon daimyo oshu")
    assert table.asked == "turtle RS-DP07"  # three, and no more
    assert table.figures("lotus", "edo") == "bushi"


@rule("RS-MR02")
def test_as_many_figures_as_strongholds_in_a_province() -> None:
    board = {"kyushu": {"lotus": "stronghold stronghold"}}
    table = recruits("lotus", "koi", Table(FOUR, board))
    table.answer("lotus", "summon bushi kyushu", "summon bushi kyushu")
    assert table.figures("lotus", "kyushu") == "bushi bushi"
    assert table.asked == "turtle RS-DP07"


@rule("RS-MR03", "RS-C37")
def test_any_figure_of_the_reserve() -> None:
    board = {"edo": {"koi": "shinto shinto shinto"}, "kansai": {"turtle": "oni-of-skulls"}}
    table = recruits("koi", "lotus", Table(FOUR, board, cards={"koi": "komainu"}))
    kinds = {text.split()[1] for text in table.legal("koi") if text.startswith("summon")}
    assert kinds == {"bushi", "komainu", "daimyo"}
    for figure in ("shinto", "oni-of-skulls", "yurei"):
        assert table.refusal("koi", f"summon {figure} edo") == "RS-MR03"


@rule("RS-MR04", "RS-P25", "RS-DP07")
def test_fewer_figures_than_strongholds_may_be_summoned() -> None:
    board = {"edo": {"koi": "stronghold stronghold"}}
    table = recruits("koi", "lotus", Table(FOUR, board))
    assert table.default("koi") == "done"
    table.answer("koi", "summon bushi edo", "done")
    assert table.figures("koi", "edo") == "bushi"
    assert table.asked == "lotus RS-DP07"


@rule("RS-MR05")
def test_an_empty_reserve_summons_nobody() -> None:
    whole = "bushi bushi bushi bushi bushi bushi shinto shinto shinto daimyo"
    table = Table(FOUR, {"edo": {"koi": whole}})
    table.mandate("dragonfly", "recruit")
    assert table.asked == "lotus RS-DP07"


@rule("RS-MR06", "RS-P24")
def test_the_bonus_is_one_more_anywhere_with_a_stronghold() -> None:
    board = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}
    for second in ("edo", "oshu"):
        table = recruits("koi", "koi", Table(FOUR, board))
        table.answer("koi", "summon bushi edo", "summon bushi oshu")
        assert provinces(table, "koi") == {"edo", "oshu"}
        table.answer("koi", f"summon bushi {second}")
        assert table.figures("koi", second) == "bushi bushi"
        assert table.asked == ""
    table = recruits("koi", "koi", Table(FOUR, board))
    table.answer("koi", "summon bushi edo", "summon bushi edo")  # the bonus may come first
    assert table.refusal("koi", "summon bushi edo") == "RS-MR02"
    assert table.refusal("koi", "summon bushi kyoto") == "RS-MR01"
    assert provinces(table, "koi") == {"oshu"}


@rule("RS-X13", "RS-MR08", "RS-V18")
def test_lotus_recruits_in_kyushu_and_nagato() -> None:
    board = {"kyushu": {"lotus": "stronghold stronghold"}, "nagato": {"lotus": "stronghold"}}
    table = Table(FOUR, board, cards={"lotus": "yurei"}, season="summer")
    table.mandate("lotus", "recruit")
    table.up_to("lotus")
    assert [event["player"] for event in table.events("rs-acted")] == [2, 3, 0]
    table.answer("lotus", "summon bushi kyushu", "summon shinto kyushu",
           "worship shinto nagato hachiman", "summon yurei nagato")  # fmt: skip
    assert table.asked == ""  # a fifth figure would be illegal
    assert table.figures("lotus", "kyushu") == "bushi shinto"
    assert table.figures("lotus", "nagato") == "yurei"
    assert table.figures("lotus", "hachiman") == "shinto"
    table.sound()


@rule("RS-X13", "RS-V18")
def test_a_third_figure_in_kyushu_uses_the_bonus() -> None:
    board = {"kyushu": {"lotus": "stronghold stronghold"}, "nagato": {"lotus": "stronghold"}}
    table = Table(FOUR, board)
    table.mandate("lotus", "recruit")
    table.up_to("lotus")
    table.answer("lotus", *["summon bushi kyushu"] * 3)
    assert provinces(table, "lotus") == {"nagato"}
    table.answer("lotus", "summon bushi nagato")
    assert table.asked == ""


# worship


@rule("RS-MR07", "RS-V16", "RS-DP07")
def test_a_shinto_may_go_to_any_shrine_when_summoned() -> None:
    table = recruits("koi", "lotus", Table(FOUR))
    shrines = [text for text in table.legal("koi") if text.startswith("worship")]
    assert shrines == [
        "worship shinto edo amaterasu", "worship shinto edo fujin", "worship shinto edo hachiman",
        "worship shinto edo tsukuyomi",
    ]  # fmt: skip
    assert table.refusal("koi", "worship bushi edo fujin") == "RS-MR07"
    assert table.refusal("koi", "worship shinto edo raijin") == "RS-S09"
    table.answer("koi", "worship shinto edo fujin")
    assert (table.figures("koi", "fujin"), table.figures("koi", "edo")) == ("shinto", "")


@rule("RS-MR07", "RS-C32")
def test_a_shinto_that_stands_in_a_province_has_no_way_to_a_shrine() -> None:
    table = Table(FOUR, {"edo": {"koi": "shinto shinto shinto"}})
    recruits("koi", "lotus", table)
    assert table.legal("koi") == ["done", "summon bushi edo", "summon daimyo edo"]


@rule("RS-MR08")
def test_a_worshipper_counts_against_its_stronghold() -> None:
    board = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}
    table = recruits("koi", "lotus", Table(FOUR, board))
    table.answer("koi", "worship shinto edo fujin")
    assert provinces(table, "koi") == {"oshu"}
    table.answer("koi", "worship shinto oshu fujin")
    assert table.asked == "lotus RS-DP07"
    assert table.figures("koi", "fujin") == "shinto shinto"


@rule("RS-MR10", "RS-K06", "RS-V19")
def test_a_figure_on_a_shrine_stays_there() -> None:
    table = Table(FOUR, {"hachiman": {"koi": "shinto"}, "edo": {"koi": "bushi"}})
    table.mandate("dragonfly", "marshal")
    assert not any("shinto" in text for text in table.legal("koi"))
    assert table.refusal("koi", "move shinto edo oshu 1") == "RS-MM01"
    table = recruits("koi", "dragonfly", table)
    assert table.figures("koi", "hachiman") == "shinto"


# rulings


@rule("RS-MR11", "RS-Q105")
def test_strongholds_are_counted_when_the_player_begins() -> None:
    """Fukurokuju counts as a stronghold; summoned in this batch he adds nothing."""
    table = Table("koi sun lotus", cards={"sun": "fukurokuju"})
    recruits("sun", "lotus", table)
    table.answer("sun", "summon fukurokuju shikoku")
    assert table.asked == "lotus RS-DP07"


@rule("RS-Q101", "RS-Q105", "RS-MR11")
def test_a_figure_that_counts_as_a_stronghold_gives_a_summon() -> None:
    table = Table("koi sun lotus", {"edo": {"sun": "fukurokuju"}})
    recruits("sun", "lotus", table)
    assert provinces(table, "sun") == {"shikoku", "edo"}
    table.answer("sun", "summon bushi edo", "summon bushi shikoku")
    assert table.asked == "lotus RS-DP07"


@rule("RS-Q20", "RS-Q21", "RS-F56")
def test_recruit_is_one_summon_for_common_part_and_bonus() -> None:
    """Warlord pays a coin after each summon: once for three figures."""
    board = {"edo": {"koi": "stronghold stronghold"}}
    table = Table(FOUR, board, cards={"koi": "path-of-the-warlord"}, set="teapot")
    recruits("koi", "koi", table)
    table.answer("koi", "summon bushi edo", "worship shinto edo fujin", "summon bushi edo")
    assert table.asked == ""
    assert table.coins("koi") == 1


@rule("RS-Q21", "RS-Q113", "RS-Q33")
def test_entry_effects_follow_the_batch_and_come_before_summon_effects() -> None:
    board = {"edo": {"lotus": "stronghold stronghold", "koi": "bushi bushi"}}
    table = Table(FOUR, board, cards={"lotus": "oni-of-hate path-of-the-kenin"}, season="autumn")
    recruits("lotus", "turtle", table)
    table.answer("lotus", "summon oni-of-hate edo")
    assert table.figures("koi", "edo") == "bushi bushi"  # the batch goes on
    table.answer("lotus", "summon bushi edo")
    assert table.figures("koi", "edo") == "bushi"  # the Oni's entry
    assert table.asked == "lotus RS-DP28"  # and then Kenin


@rule("RS-S08", "RS-Q21")
def test_the_start_is_no_summon() -> None:
    """A card that acts after a summon needs one."""
    table = Table(FOUR, cards={"koi": "path-of-the-warlord"}, set="teapot")
    recruits("koi", "lotus", table)
    table.answer("koi", "done")
    assert table.coins("koi") == 0
    assert "rs-summoned" not in table.keys


@rule("RS-Q22", "RS-V16", "RS-Q23", "RS-DP11")
def test_a_figure_that_counts_as_shinto_may_worship_when_bought() -> None:
    table = Table(FOUR, coins={"koi": 2}, display="komainu")
    table.mandate("koi", "train")
    table.answer("koi", "buy komainu")
    assert table.legal("koi") == [
        "summon komainu edo", "worship komainu edo amaterasu", "worship komainu edo fujin",
        "worship komainu edo hachiman", "worship komainu edo tsukuyomi",
    ]  # fmt: skip
    assert table.default("koi") == "summon komainu edo"
    table.answer("koi", "worship komainu edo hachiman")
    assert table.figures("koi", "hachiman") == "komainu"


@rule("RS-Q22")
def test_a_place_is_no_summon() -> None:
    """Kenin places a Bushi: Warlord-like cards see nothing, and a Shinto could not worship."""
    board = {"edo": {"koi": "stronghold"}}
    table = Table(FOUR, board, cards={"koi": "path-of-the-kenin"})
    recruits("koi", "lotus", table)
    table.answer("koi", "summon shinto edo")
    assert table.asked == "koi RS-DP28"
    assert table.legal("koi") == ["pass", "place bushi edo"]
    table.answer("koi", "place bushi edo")
    assert table.keys.count("rs-summoned") == 1
    assert table.asked == "lotus RS-DP07"


@rule("RS-MR07", "RS-DP11", "RS-D21")
def test_why_a_bought_monster_cannot_worship_is_said() -> None:
    strongholds = {"edo": {"koi": "stronghold"}, "kyoto": {"koi": "stronghold"}}
    table = Table("koi lotus turtle", strongholds, coins={"koi": 5})
    table.mandate("koi", "train")
    table.answer("koi", "buy oni-of-skulls")
    assert table.asked == "koi RS-DP11"
    assert table.refusal("koi", "worship oni-of-skulls edo hachiman") == "RS-MR07"
    full = {"edo": {"moon": "stronghold stronghold"}, "hachiman": {"moon": "shinto shinto"}}
    table = Table("koi lotus moon", full, coins={"moon": 5}, season="summer")
    table.mandate("moon", "train")
    table.answer("moon", "buy hotei")
    assert table.refusal("moon", "worship hotei edo fujin") == "RS-D21"


# Moon and Dragonfly


@rule("RS-XD21", "RS-Q65", "RS-D20", "RS-D23")
@pytest.mark.parametrize("active", ["koi", "moon"])
def test_moon_cannot_summon_at_the_start(active: str) -> None:
    table = Table("koi lotus moon", {"oshu": {"moon": "daimyo bushi"}})
    table.mandate(active, "recruit")
    met = []
    while table.asked:
        met.append(table.asked.split()[0])
        table.answer(met[-1], "done")
    assert met == ["koi", "lotus"] if active == "moon" else met == ["lotus", "koi"]


@rule("RS-XD21", "RS-Q65")
def test_moon_summons_one_when_a_place_is_free() -> None:
    board = {"oshu": {"moon": "daimyo"}, "edo": {"moon": "bushi"}}
    table = Table("koi lotus moon", board)
    recruits("moon", "koi", table)
    table.answer("moon", "summon bushi oshu")
    assert table.asked == "koi RS-DP07"
    table = recruits("moon", "koi", Table("koi lotus moon", board))
    table.answer("moon", "worship shinto oshu fujin")
    assert table.asked == "koi RS-DP07"  # one stronghold, no bonus
    table = recruits("moon", "moon", Table("koi lotus moon", board))
    table.answer("moon", "worship shinto oshu fujin")  # which frees the place again
    table.answer("moon", "summon bushi oshu")
    assert table.figures("moon", "oshu") == "bushi daimyo"
    table = recruits("moon", "moon", Table("koi lotus moon", board))
    table.answer("moon", "summon bushi oshu")
    assert table.asked == ""


@rule("RS-XD22", "RS-D21", "RS-Q64")
def test_moon_sends_nobody_to_full_shrines() -> None:
    board = {"fujin": {"moon": "shinto"}, "hachiman": {"moon": "shinto"}, "oshu": {"moon": "bushi"}}
    table = recruits("moon", "koi", Table("koi lotus moon", board))
    assert "summon shinto oshu" in table.legal("moon")
    assert not any(text.startswith("worship") for text in table.legal("moon"))
    assert table.refusal("moon", "worship shinto oshu tsukuyomi") == "RS-D21"


@rule("RS-Q64", "RS-D20")
def test_strongholds_and_prisoners_do_not_count_for_moons_limit() -> None:
    table = Table("koi lotus moon", {"oshu": {"moon": "bushi stronghold stronghold stronghold"}})
    table.state.put(2, 0, 12, 14)
    recruits("moon", "lotus", table)
    assert "summon bushi oshu" in table.legal("moon")
    table.answer("moon", "summon bushi oshu")
    assert table.asked == "koi RS-DP07"
    table = Table("koi lotus moon", {"oshu": {"moon": "bushi"}}, cards={"moon": "jurojin"})
    recruits("moon", "lotus", table)
    table.answer("moon", "summon jurojin oshu")  # a god is a figure
    assert table.state.room(2, 1) == 0


@rule("RS-LD01", "RS-LD02", "RS-XD18", "RS-V30")
def test_dragonfly_summons_anywhere_as_many_as_it_has_strongholds() -> None:
    board = {"hokkaido": {"dragonfly": "stronghold stronghold"}}
    table = Table("koi lotus dragonfly", board, allies="koi-dragonfly")
    table.mandate("koi", "recruit")
    table.up_to("dragonfly")
    assert len(provinces(table, "dragonfly")) == 8
    table.answer(
        "dragonfly", "summon bushi kyushu", "worship shinto edo fujin", "summon bushi kyushu"
    )
    assert table.asked == "koi RS-DP07"
    assert table.figures("dragonfly", "kyushu") == "bushi bushi"
    assert table.figures("dragonfly", "fujin") == "shinto"
    table = recruits("dragonfly", "koi", Table("koi lotus dragonfly", board))
    table.answer("dragonfly", "summon bushi kyushu", "summon bushi edo")
    assert table.asked == "koi RS-DP07"  # without the bonus two
    assert table.points("dragonfly") == 0


@rule("RS-Q65", "RS-XD21", "RS-D20", "RS-D23")
def test_moon_summons_nobody_through_a_full_province() -> None:
    board = {"oshu": {"moon": "daimyo bushi stronghold"}, "edo": {"moon": "stronghold"}}
    table = recruits("moon", "koi", Table("koi lotus moon", board))
    assert provinces(table, "moon") == {"edo"}
    assert table.refusal("moon", "summon bushi oshu") == "RS-D20"
    assert table.refusal("moon", "worship shinto oshu fujin") == "RS-D20"
    table.answer("moon", "worship shinto edo fujin")
    assert table.asked == "koi RS-DP07"
