"""Marshal (RS-MM, RS-DP08, RS-DP09)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.names import PROVINCES
from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
BORDERS = {
    "hokkaido": "", "oshu": "edo kyoto", "edo": "oshu kyoto", "kyoto": "oshu edo kansai",
    "kansai": "kyoto nagato", "nagato": "kansai", "shikoku": "", "kyushu": "",
}  # fmt: skip
ROUTES = {
    "hokkaido": "oshu kansai kyushu", "oshu": "hokkaido", "edo": "", "kyoto": "",
    "kansai": "hokkaido kyushu shikoku", "nagato": "", "shikoku": "kansai kyushu",
    "kyushu": "hokkaido kansai shikoku",
}  # fmt: skip


def marshals(clan: str, active: str, table: Table) -> Table:
    table.mandate(active, "marshal")
    table.up_to(clan)
    return table


def targets(table: Table, clan: str, source: str, figure: str = "bushi") -> list[str]:
    start = f"move {figure} {source} "
    return [text.split()[3] for text in table.legal(clan) if text.startswith(start)]


# moving


@rule("RS-C03", "RS-C04", "RS-MM01", "RS-DP08")
@pytest.mark.parametrize("source", PROVINCES)
def test_a_move_leads_over_a_border_or_a_sea_route(source: str) -> None:
    table = marshals("koi", "lotus", Table(FOUR, {source: {"koi": "bushi"}}))
    near = [*BORDERS[source].split(), *ROUTES[source].split()]
    assert sorted(targets(table, "koi", source)) == sorted(near)
    far = next(name for name in PROVINCES if name not in near and name != source)
    assert table.refusal("koi", f"move bushi {source} {far} 1") == "RS-MM01"


@rule("RS-MM01", "RS-MM02")
def test_any_of_the_figures_wherever_they_go() -> None:
    board = {"kansai": {"koi": "bushi bushi bushi daimyo"}, "edo": {"koi": "shinto"}}
    table = marshals("koi", "lotus", Table(FOUR, board))
    table.answer("koi", "move bushi kansai nagato 1", "move bushi kansai kyushu 1",
           "move daimyo kansai kyoto 1", "done")  # fmt: skip
    assert table.figures("koi", "kansai") == "bushi"
    assert table.figures("koi", "nagato") == "bushi"
    assert table.figures("koi", "kyushu") == "bushi"
    assert table.figures("koi", "kyoto") == "daimyo"
    assert table.figures("koi", "edo") == "shinto"
    table.sound()


@rule("RS-MM02", "RS-DP08")
def test_none_at_all_is_the_default() -> None:
    table = marshals("koi", "lotus", Table(FOUR, {"edo": {"koi": "bushi"}}))
    assert table.default("koi") == "done"
    table.answer("koi", "done")
    assert table.figures("koi", "edo") == "bushi"


@rule("RS-MM03")
def test_no_figure_moves_twice() -> None:
    table = marshals("koi", "lotus", Table(FOUR, {"kansai": {"koi": "bushi daimyo"}}))
    table.answer("koi", "move daimyo kansai nagato 1")
    assert table.refusal("koi", "move daimyo nagato kansai 1") == "RS-MM03"
    table.answer("koi", "move bushi kansai nagato 1")
    assert table.asked == ""


@rule("RS-MM03")
def test_one_of_two_bushi_that_met_has_moved() -> None:
    board = {"kansai": {"koi": "bushi"}, "nagato": {"koi": "bushi"}}
    table = marshals("koi", "lotus", Table(FOUR, board))
    table.answer("koi", "move bushi kansai nagato 1")
    assert targets(table, "koi", "nagato") == ["kansai"]
    assert table.refusal("koi", "move bushi nagato kansai 2") == "RS-MM03"
    table.answer("koi", "move bushi nagato kansai 1")
    assert table.asked == ""


@rule("RS-MM05")
def test_other_clans_never_block() -> None:
    nagato = {"lotus": "bushi bushi bushi daimyo stronghold", "turtle": "bushi bushi"}
    board = {"kansai": {"koi": "bushi"}, "nagato": nagato}
    table = marshals("koi", "lotus", Table(FOUR, board))
    table.answer("koi", "move bushi kansai nagato 1")
    assert table.figures("koi", "nagato") == "bushi"
    assert table.figures("lotus", "nagato") == "bushi bushi bushi daimyo"


# building


@rule("RS-MM06", "RS-MM07", "RS-DP09", "RS-P24")
def test_the_bonus_is_a_stronghold_anywhere_for_three_coins() -> None:
    table = Table("koi lotus dragonfly bonsai", coins={"koi": 4, "lotus": 4})
    table.mandate("koi", "marshal")
    assert table.asked == "koi RS-DP09"  # Lotus, neither active nor allied, was not asked
    assert table.legal("koi") == ["pass", *[f"build stronghold {name}" for name in PROVINCES]]
    assert table.default("koi") == "pass"
    table.answer("koi", "build stronghold kyushu")
    assert (table.coins("koi"), table.strongholds("koi", "kyushu")) == (1, 1)
    assert table.asked == ""


@rule("RS-MM06")
def test_who_lacks_the_coins_cannot_build() -> None:
    board = {"edo": {"koi": "bushi"}}
    table = marshals("koi", "koi", Table(FOUR, board, coins={"koi": 2}))
    table.answer("koi", "done")
    assert table.asked == ""


@rule("RS-MM06", "RS-P26")
def test_the_ally_builds_at_its_own_place_in_the_order() -> None:
    table = Table(FOUR, allies="koi-turtle", coins={"koi": 3, "turtle": 3, "lotus": 3})
    table.mandate("koi", "marshal")
    table.up_to("turtle")
    table.answer("turtle", "done")
    assert table.asked == "turtle RS-DP09"
    table.answer("turtle", "build stronghold edo")
    assert table.asked == "koi RS-DP09"


@rule("RS-MM08", "RS-C40")
def test_any_number_of_strongholds_in_a_province() -> None:
    board = {"edo": {"koi": "stronghold stronghold", "lotus": "stronghold", "turtle": "stronghold"}}
    table = marshals("koi", "koi", Table(FOUR, board, coins={"koi": 3}))
    table.answer("koi", "build stronghold edo")
    assert table.strongholds("koi", "edo") == 3


@rule("RS-MM09", "RS-C18")
def test_nobody_builds_a_fifth_stronghold() -> None:
    four = "stronghold stronghold stronghold stronghold"
    table = Table(FOUR, {"edo": {"koi": four}}, coins={"koi": 9})
    table.mandate("koi", "marshal")
    table.up_to("koi")
    assert table.asked == ""
    table = Table(FOUR, {"edo": {"koi": "stronghold stronghold stronghold"}}, coins={"koi": 9})
    table.mandate("koi", "marshal")
    table.up_to("koi")
    table.answer("koi", "build stronghold edo")
    table.sound()


@rule("RS-MM10")
def test_one_stronghold_a_mandate() -> None:
    table = Table(FOUR, coins={"koi": 9})
    table.mandate("koi", "marshal")
    table.up_to("koi")
    table.answer("koi", "build stronghold oshu")
    assert table.asked == ""
    assert table.coins("koi") == 6


@rule("RS-X14", "RS-MM04", "RS-V19")
def test_koi_marshals_by_land_and_sea_and_builds() -> None:
    board = {
        "kansai": {"koi": "bushi"},
        "kyushu": {"koi": "oni-of-blood daimyo"},
        "edo": {"koi": "bushi"},
        "raijin": {"koi": "shinto"},
        "hokkaido": {"dragonfly": "bushi"},
    }
    table = Table(FOUR, board, allies="dragonfly-koi", coins={"koi": 4}, season="summer",
                  shrines="raijin fujin hachiman tsukuyomi")  # fmt: skip
    table.mandate("dragonfly", "marshal")
    assert table.asked == "koi RS-DP08"  # left of Dragonfly
    assert not any("shinto" in text for text in table.legal("koi"))
    table.answer("koi", "move bushi kansai nagato 1", "move oni-of-blood kyushu hokkaido 1",
           "move daimyo kyushu hokkaido 1", "done", "build stronghold shikoku")  # fmt: skip
    assert table.figures("koi", "nagato") == "bushi"
    assert table.figures("koi", "hokkaido") == "oni-of-blood daimyo"
    assert table.figures("koi", "edo") == "bushi"
    assert table.figures("koi", "raijin") == "shinto"
    assert (table.coins("koi"), table.strongholds("koi", "shikoku")) == (1, 1)
    table.up_to("dragonfly")
    assert [event["player"] for event in table.events("rs-acted")] == [0, 1, 2]


# rulings


@rule("RS-Q20", "RS-F59", "RS-Q33")
def test_moves_are_carried_out_one_by_one_with_their_effects() -> None:
    board = {"kansai": {"lotus": "oni-of-hate bushi"}, "nagato": {"koi": "bushi"}}
    table = marshals("lotus", "koi", Table(FOUR, board, season="autumn"))
    table.answer("lotus", "move oni-of-hate kansai nagato 1")
    assert table.figures("koi", "nagato") == ""
    assert table.asked == "lotus RS-DP08"
    table.answer("lotus", "move bushi kansai nagato 1")
    assert table.keys.index("rs-killed") < len(table.keys) - table.keys[::-1].index("rs-moved") - 1


@rule("RS-Q20", "RS-Q94", "RS-LT01")
def test_moves_come_before_the_build() -> None:
    table = Table(FOUR, coins={"turtle": 3})
    table.mandate("turtle", "marshal")
    table.up_to("turtle")
    assert table.asked == "turtle RS-DP08"
    assert table.refusal("turtle", "build stronghold edo") == "refuse-other-decision"
    table.answer("turtle", "done", "build stronghold edo")
    assert table.asked == ""  # the new stronghold cannot be moved


@rule("RS-Q108", "RS-Q109")
def test_a_move_given_up_may_be_replaced_by_another() -> None:
    board = {"kansai": {"koi": "bushi"}}
    table = Table(FOUR, board, cards={"lotus": "path-of-the-serpent"}, coins={"koi": 1},
                  season="summer")  # fmt: skip
    marshals("koi", "lotus", table)
    table.answer("koi", "move bushi kansai hokkaido 1")
    assert table.asked == "lotus RS-DP28"
    table.answer("lotus", "charge")
    table.answer("koi", "pass")
    assert table.figures("koi", "kansai") == "bushi"
    assert table.asked == "koi RS-DP08"  # asked again about the figure that has not moved
    assert table.refusal("koi", "move bushi kansai hokkaido 1") == "RS-Q109"
    table.answer("koi", "move bushi kansai nagato 1")
    assert table.figures("koi", "nagato") == "bushi"
    assert table.coins("koi") == 1


@rule("RS-Q68", "RS-D20", "RS-D23")
def test_moons_limit_is_checked_after_each_move() -> None:
    board = {"oshu": {"moon": "bushi daimyo"}, "edo": {"moon": "bushi shinto"}}
    table = Table("koi lotus moon", board)
    marshals("moon", "koi", table)
    assert table.refusal("moon", "move bushi oshu edo 1") == "RS-D20"
    assert table.refusal("moon", "move shinto edo oshu 1") == "RS-D20"  # no swap of full provinces
    table.answer("moon", "move shinto edo kyoto 1")  # in the right order
    table.answer("moon", "move daimyo oshu edo 1")
    assert table.figures("moon", "edo") == "bushi daimyo"
    table.sound()


@rule("RS-Q101", "RS-DP09", "RS-MM10")
def test_a_figure_that_counts_as_a_stronghold_may_be_built() -> None:
    four = "stronghold stronghold stronghold stronghold"
    table = Table("koi sun lotus", {"shikoku": {"sun": four}}, cards={"sun": "fukurokuju"},
                  coins={"sun": 9})  # fmt: skip
    table.mandate("sun", "marshal")
    table.up_to("sun")
    assert table.legal("sun") == ["pass", *[f"build fukurokuju {name}" for name in PROVINCES]]
    table.answer("sun", "build fukurokuju oshu")
    assert table.figures("sun", "oshu") == "fukurokuju"
    assert table.coins("sun") == 6
    assert table.asked == ""  # the one build of this Marshal
    assert table.state.strongholds(1) == 5
    table = Table("koi sun lotus", coins={"sun": 9})
    table.mandate("sun", "marshal")
    table.up_to("sun")
    assert table.refusal("sun", "build bushi oshu") == "RS-Q101"


@rule("RS-MM01", "RS-MM03", "RS-K12", "RS-DP08", "RS-DP15")
def test_nobody_moves_more_figures_than_stand_there_nor_none() -> None:
    table = Table("koi lotus turtle", {"oshu": {"koi": "bushi bushi"}})
    table.mandate("turtle", "marshal")
    table.up_to("koi")
    assert table.refusal("koi", "move bushi oshu edo 3") == "RS-MM01"
    assert table.refusal("koi", "move bushi oshu edo 0") == "RS-MM01"
    table.answer("koi", "move bushi oshu edo 1", "move bushi oshu edo 1")
    table = Table("koi lotus turtle", {"fujin": {"koi": "shinto"}, "oshu": {"koi": "bushi"}})
    table.kami_turn()
    assert table.asked == "koi RS-DP15"
    assert table.refusal("koi", "move bushi oshu edo 2") == "RS-MM01"
    three = {"fujin": {"koi": "shinto"}, "oshu": {"koi": "bushi bushi bushi"}}
    table = Table("koi lotus turtle", three)
    table.kami_turn()
    assert table.refusal("koi", "move bushi oshu edo 3") == "RS-K12"


# Turtle and Dragonfly


@rule("RS-LT01", "RS-Q95")
def test_turtle_moves_its_strongholds_like_figures() -> None:
    board = {"kansai": {"turtle": "stronghold stronghold bushi"}, "edo": {"koi": "bushi"}}
    table = Table(FOUR, board)
    marshals("turtle", "koi", table)
    assert sorted(set(targets(table, "turtle", "kansai", "stronghold"))) == sorted(
        [*BORDERS["kansai"].split(), *ROUTES["kansai"].split()]
    )
    table.answer("turtle", "move stronghold kansai kyushu 1")
    assert table.refusal("turtle", "move stronghold kyushu shikoku 1") == "RS-MM03"
    table.answer("turtle", "done")
    assert (table.strongholds("turtle", "kansai"), table.strongholds("turtle", "kyushu")) == (1, 1)
    table.up_to("koi")
    assert table.refusal("koi", "move stronghold edo oshu 1") == "RS-LT01"


@rule("RS-LD03", "RS-LD04", "RS-V29", "RS-Q90")
def test_dragonfly_flies_anywhere_and_pays_no_toll() -> None:
    board = {"hokkaido": {"dragonfly": "bushi bushi"}}
    table = Table(FOUR, board, cards={"lotus": "path-of-the-serpent"}, season="summer",
                  coins={"dragonfly": 1})  # fmt: skip
    marshals("dragonfly", "koi", table)
    assert sorted(set(targets(table, "dragonfly", "hokkaido"))) == sorted(PROVINCES[1:])
    table.answer("dragonfly", "move bushi hokkaido oshu 1")  # a sea route for everybody else
    assert table.asked == "dragonfly RS-DP08"
    table.answer("dragonfly", "move bushi hokkaido nagato 1")
    assert table.figures("dragonfly", "nagato") == "bushi"
    assert table.coins("dragonfly") == 1
