"""Marshal (RS-MM, RS-DP08, RS-DP09)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.names import PROVINCES
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
    refusal,
    sound,
    strongholds,
)
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


def marshals(clan: str, active: str, s: RisingSunState) -> RisingSunState:
    mandate(s, active, "marshal")
    up_to(s, clan)
    return s


def targets(s: RisingSunState, clan: str, source: str, figure: str = "bushi") -> list[str]:
    start = f"move {figure} {source} "
    return [text.split()[3] for text in legal(s, clan) if text.startswith(start)]


# moving


@rule("RS-C03", "RS-C04", "RS-MM01", "RS-DP08")
@pytest.mark.parametrize("source", PROVINCES)
def test_a_move_leads_over_a_border_or_a_sea_route(source: str) -> None:
    s = marshals("koi", "lotus", at_table(FOUR, {source: {"koi": "bushi"}}))
    near = [*BORDERS[source].split(), *ROUTES[source].split()]
    assert sorted(targets(s, "koi", source)) == sorted(near)
    far = next(name for name in PROVINCES if name not in near and name != source)
    assert refusal(s, "koi", f"move bushi {source} {far} 1") == "RS-MM01"


@rule("RS-MM01", "RS-MM02")
def test_any_of_the_figures_wherever_they_go() -> None:
    board = {"kansai": {"koi": "bushi bushi bushi daimyo"}, "edo": {"koi": "shinto"}}
    s = marshals("koi", "lotus", at_table(FOUR, board))
    answer(s, "koi", "move bushi kansai nagato 1", "move bushi kansai kyushu 1",
           "move daimyo kansai kyoto 1", "done")  # fmt: skip
    assert figures(s, "koi", "kansai") == "bushi"
    assert figures(s, "koi", "nagato") == "bushi"
    assert figures(s, "koi", "kyushu") == "bushi"
    assert figures(s, "koi", "kyoto") == "daimyo"
    assert figures(s, "koi", "edo") == "shinto"
    sound(s)


@rule("RS-MM02", "RS-DP08")
def test_none_at_all_is_the_default() -> None:
    s = marshals("koi", "lotus", at_table(FOUR, {"edo": {"koi": "bushi"}}))
    assert default(s, "koi") == "done"
    answer(s, "koi", "done")
    assert figures(s, "koi", "edo") == "bushi"


@rule("RS-MM03")
def test_no_figure_moves_twice() -> None:
    s = marshals("koi", "lotus", at_table(FOUR, {"kansai": {"koi": "bushi daimyo"}}))
    answer(s, "koi", "move daimyo kansai nagato 1")
    assert refusal(s, "koi", "move daimyo nagato kansai 1") == "RS-MM03"
    answer(s, "koi", "move bushi kansai nagato 1")
    assert asked(s) == ""


@rule("RS-MM03")
def test_one_of_two_bushi_that_met_has_moved() -> None:
    board = {"kansai": {"koi": "bushi"}, "nagato": {"koi": "bushi"}}
    s = marshals("koi", "lotus", at_table(FOUR, board))
    answer(s, "koi", "move bushi kansai nagato 1")
    assert targets(s, "koi", "nagato") == ["kansai"]
    assert refusal(s, "koi", "move bushi nagato kansai 2") == "RS-MM03"
    answer(s, "koi", "move bushi nagato kansai 1")
    assert asked(s) == ""


@rule("RS-MM05")
def test_other_clans_never_block() -> None:
    nagato = {"lotus": "bushi bushi bushi daimyo stronghold", "turtle": "bushi bushi"}
    board = {"kansai": {"koi": "bushi"}, "nagato": nagato}
    s = marshals("koi", "lotus", at_table(FOUR, board))
    answer(s, "koi", "move bushi kansai nagato 1")
    assert figures(s, "koi", "nagato") == "bushi"
    assert figures(s, "lotus", "nagato") == "bushi bushi bushi daimyo"


# building


@rule("RS-MM06", "RS-MM07", "RS-DP09", "RS-P24")
def test_the_bonus_is_a_stronghold_anywhere_for_three_coins() -> None:
    s = at_table("koi lotus dragonfly bonsai", coins={"koi": 4, "lotus": 4})
    mandate(s, "koi", "marshal")
    assert asked(s) == "koi RS-DP09"  # Lotus, neither active nor allied, was not asked
    assert legal(s, "koi") == ["pass", *[f"build stronghold {name}" for name in PROVINCES]]
    assert default(s, "koi") == "pass"
    answer(s, "koi", "build stronghold kyushu")
    assert (coins(s, "koi"), strongholds(s, "koi", "kyushu")) == (1, 1)
    assert asked(s) == ""


@rule("RS-MM06")
def test_who_lacks_the_coins_cannot_build() -> None:
    board = {"edo": {"koi": "bushi"}}
    s = marshals("koi", "koi", at_table(FOUR, board, coins={"koi": 2}))
    answer(s, "koi", "done")
    assert asked(s) == ""


@rule("RS-MM06", "RS-P26")
def test_the_ally_builds_at_its_own_place_in_the_order() -> None:
    s = at_table(FOUR, allies="koi-turtle", coins={"koi": 3, "turtle": 3, "lotus": 3})
    mandate(s, "koi", "marshal")
    up_to(s, "turtle")
    answer(s, "turtle", "done")
    assert asked(s) == "turtle RS-DP09"
    answer(s, "turtle", "build stronghold edo")
    assert asked(s) == "koi RS-DP09"


@rule("RS-MM08", "RS-C40")
def test_any_number_of_strongholds_in_a_province() -> None:
    board = {"edo": {"koi": "stronghold stronghold", "lotus": "stronghold", "turtle": "stronghold"}}
    s = marshals("koi", "koi", at_table(FOUR, board, coins={"koi": 3}))
    answer(s, "koi", "build stronghold edo")
    assert strongholds(s, "koi", "edo") == 3


@rule("RS-MM09", "RS-C18")
def test_nobody_builds_a_fifth_stronghold() -> None:
    four = "stronghold stronghold stronghold stronghold"
    s = at_table(FOUR, {"edo": {"koi": four}}, coins={"koi": 9})
    mandate(s, "koi", "marshal")
    up_to(s, "koi")
    assert asked(s) == ""
    s = at_table(FOUR, {"edo": {"koi": "stronghold stronghold stronghold"}}, coins={"koi": 9})
    mandate(s, "koi", "marshal")
    up_to(s, "koi")
    answer(s, "koi", "build stronghold edo")
    sound(s)


@rule("RS-MM10")
def test_one_stronghold_a_mandate() -> None:
    s = at_table(FOUR, coins={"koi": 9})
    mandate(s, "koi", "marshal")
    up_to(s, "koi")
    answer(s, "koi", "build stronghold oshu")
    assert asked(s) == ""
    assert coins(s, "koi") == 6


@rule("RS-X14", "RS-MM04", "RS-V19")
def test_koi_marshals_by_land_and_sea_and_builds() -> None:
    board = {
        "kansai": {"koi": "bushi"},
        "kyushu": {"koi": "oni-of-blood daimyo"},
        "edo": {"koi": "bushi"},
        "raijin": {"koi": "shinto"},
        "hokkaido": {"dragonfly": "bushi"},
    }
    s = at_table(FOUR, board, allies="dragonfly-koi", coins={"koi": 4}, season="summer",
                 shrines="raijin fujin hachiman tsukuyomi")  # fmt: skip
    mandate(s, "dragonfly", "marshal")
    assert asked(s) == "koi RS-DP08"  # left of Dragonfly
    assert not any("shinto" in text for text in legal(s, "koi"))
    answer(s, "koi", "move bushi kansai nagato 1", "move oni-of-blood kyushu hokkaido 1",
           "move daimyo kyushu hokkaido 1", "done", "build stronghold shikoku")  # fmt: skip
    assert figures(s, "koi", "nagato") == "bushi"
    assert figures(s, "koi", "hokkaido") == "oni-of-blood daimyo"
    assert figures(s, "koi", "edo") == "bushi"
    assert figures(s, "koi", "raijin") == "shinto"
    assert (coins(s, "koi"), strongholds(s, "koi", "shikoku")) == (1, 1)
    up_to(s, "dragonfly")
    assert [event["player"] for event in events(s, "rs-acted")] == [0, 1, 2]


# rulings


@rule("RS-Q20", "RS-F59", "RS-Q33")
def test_moves_are_carried_out_one_by_one_with_their_effects() -> None:
    board = {"kansai": {"lotus": "oni-of-hate bushi"}, "nagato": {"koi": "bushi"}}
    s = marshals("lotus", "koi", at_table(FOUR, board, season="autumn"))
    answer(s, "lotus", "move oni-of-hate kansai nagato 1")
    assert figures(s, "koi", "nagato") == ""
    assert asked(s) == "lotus RS-DP08"
    answer(s, "lotus", "move bushi kansai nagato 1")
    assert keys(s).index("rs-killed") < len(keys(s)) - keys(s)[::-1].index("rs-moved") - 1


@rule("RS-Q20", "RS-Q94", "RS-LT01")
def test_moves_come_before_the_build() -> None:
    s = at_table(FOUR, coins={"turtle": 3})
    mandate(s, "turtle", "marshal")
    up_to(s, "turtle")
    assert asked(s) == "turtle RS-DP08"
    assert refusal(s, "turtle", "build stronghold edo") == "refuse-other-decision"
    answer(s, "turtle", "done", "build stronghold edo")
    assert asked(s) == ""  # the new stronghold cannot be moved


@rule("RS-Q108", "RS-Q109")
def test_a_move_given_up_may_be_replaced_by_another() -> None:
    board = {"kansai": {"koi": "bushi"}}
    s = at_table(FOUR, board, cards={"lotus": "path-of-the-serpent"}, coins={"koi": 1},
                 season="summer")  # fmt: skip
    marshals("koi", "lotus", s)
    answer(s, "koi", "move bushi kansai hokkaido 1")
    assert asked(s) == "lotus RS-DP28"
    answer(s, "lotus", "charge")
    answer(s, "koi", "pass")
    assert figures(s, "koi", "kansai") == "bushi"
    assert asked(s) == "koi RS-DP08"  # asked again about the figure that has not moved
    assert refusal(s, "koi", "move bushi kansai hokkaido 1") == "RS-Q109"
    answer(s, "koi", "move bushi kansai nagato 1")
    assert figures(s, "koi", "nagato") == "bushi"
    assert coins(s, "koi") == 1


@rule("RS-Q68", "RS-D20", "RS-D23")
def test_moons_limit_is_checked_after_each_move() -> None:
    board = {"oshu": {"moon": "bushi daimyo"}, "edo": {"moon": "bushi shinto"}}
    s = at_table("koi lotus moon", board)
    marshals("moon", "koi", s)
    assert refusal(s, "moon", "move bushi oshu edo 1") == "RS-D20"
    assert refusal(s, "moon", "move shinto edo oshu 1") == "RS-D20"  # no swap of full provinces
    answer(s, "moon", "move shinto edo kyoto 1")  # in the right order
    answer(s, "moon", "move daimyo oshu edo 1")
    assert figures(s, "moon", "edo") == "bushi daimyo"
    sound(s)


@rule("RS-Q101", "RS-DP09", "RS-MM10")
def test_a_figure_that_counts_as_a_stronghold_may_be_built() -> None:
    four = "stronghold stronghold stronghold stronghold"
    s = at_table("koi sun lotus", {"shikoku": {"sun": four}}, cards={"sun": "fukurokuju"},
                 coins={"sun": 9})  # fmt: skip
    mandate(s, "sun", "marshal")
    up_to(s, "sun")
    assert legal(s, "sun") == ["pass", *[f"build fukurokuju {name}" for name in PROVINCES]]
    answer(s, "sun", "build fukurokuju oshu")
    assert figures(s, "sun", "oshu") == "fukurokuju"
    assert coins(s, "sun") == 6
    assert asked(s) == ""  # the one build of this Marshal
    assert s.strongholds(1) == 5
    s = at_table("koi sun lotus", coins={"sun": 9})
    mandate(s, "sun", "marshal")
    up_to(s, "sun")
    assert refusal(s, "sun", "build bushi oshu") == "RS-Q101"


# Turtle and Dragonfly


@rule("RS-LT01", "RS-Q95")
def test_turtle_moves_its_strongholds_like_figures() -> None:
    board = {"kansai": {"turtle": "stronghold stronghold bushi"}, "edo": {"koi": "bushi"}}
    s = at_table(FOUR, board)
    marshals("turtle", "koi", s)
    assert sorted(set(targets(s, "turtle", "kansai", "stronghold"))) == sorted(
        [*BORDERS["kansai"].split(), *ROUTES["kansai"].split()]
    )
    answer(s, "turtle", "move stronghold kansai kyushu 1")
    assert refusal(s, "turtle", "move stronghold kyushu shikoku 1") == "RS-MM03"
    answer(s, "turtle", "done")
    assert (strongholds(s, "turtle", "kansai"), strongholds(s, "turtle", "kyushu")) == (1, 1)
    up_to(s, "koi")
    assert refusal(s, "koi", "move stronghold edo oshu 1") == "RS-LT01"


@rule("RS-LD03", "RS-LD04", "RS-V29", "RS-Q90")
def test_dragonfly_flies_anywhere_and_pays_no_toll() -> None:
    board = {"hokkaido": {"dragonfly": "bushi bushi"}}
    s = at_table(FOUR, board, cards={"lotus": "path-of-the-serpent"}, season="summer",
                 coins={"dragonfly": 1})  # fmt: skip
    marshals("dragonfly", "koi", s)
    assert sorted(set(targets(s, "dragonfly", "hokkaido"))) == sorted(PROVINCES[1:])
    answer(s, "dragonfly", "move bushi hokkaido oshu 1")  # a sea route for everybody else
    assert asked(s) == "dragonfly RS-DP08"
    answer(s, "dragonfly", "move bushi hokkaido nagato 1")
    assert figures(s, "dragonfly", "nagato") == "bushi"
    assert coins(s, "dragonfly") == 1
