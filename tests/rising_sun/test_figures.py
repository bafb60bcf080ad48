"""Figures, their Force and their zones (RS-C30…C45)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.names import FIGURES
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    figures,
    force,
    legal,
    mandate,
    no_bids,
    points,
    sound,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def fight(
    koi: str,
    lotus: str,
    coins: int = 3,
    cards: dict[str, str] | None = None,
    honor: str = FOUR,
) -> RisingSunState:
    """Koi and Lotus are about to bid in Kansai."""
    s = at_table(
        honor,
        {"kansai": {"koi": koi, "lotus": lotus}},
        cards=cards,
        coins={"koi": coins, "lotus": coins},
        wars="kansai",
    )
    battles(s)
    return s


@rule("RS-C30", "RS-C31", "RS-C32", "RS-C43", "RS-F30")
@pytest.mark.parametrize("figure", ["bushi", "shinto", "daimyo", "komainu", "oni-of-souls"])
@pytest.mark.parametrize("place", ["kansai", "hachiman"])
def test_a_figure_has_force_one(figure: str, place: str) -> None:
    s = at_table(FOUR, {place: {"koi": figure}})
    assert force(s, "koi", place) == 1


@rule("RS-C30")
def test_a_card_may_say_otherwise() -> None:
    s = at_table(FOUR, {"kansai": {"koi": "yurei", "lotus": "daimyo"}},
                 cards={"lotus": "path-of-the-lion"})  # fmt: skip
    assert (force(s, "koi", "kansai"), force(s, "lotus", "kansai")) == (2, 2)


@rule("RS-C31", "RS-MR07")
def test_bushi_have_no_special_ability() -> None:
    s = at_table(FOUR)
    mandate(s, "koi", "recruit")
    assert "worship shinto nagato fujin" in legal(s, "lotus")
    assert not any(text.startswith("worship bushi") for text in legal(s, "lotus"))


@rule("RS-C32", "RS-V03", "RS-Q87")
def test_a_shinto_fights_but_stays_a_shinto() -> None:
    """It has Force in a battle; still no Bushi may take its place and Katana is not for it."""
    s = at_table(FOUR, {"kansai": {"koi": "bushi shinto"}}, phase="war",
                 cards={"koi": "way-of-the-katana"}, season="autumn")  # fmt: skip
    assert force(s, "koi", "kansai") == 3  # 2 + 1
    everybody = "shinto shinto shinto"
    s = at_table(FOUR, {"kansai": {"koi": "shinto"}, "edo": {"lotus": everybody}})
    mandate(s, "lotus", "betray")
    assert asked(s) == ""  # Lotus has Bushi in reserve, but no Shinto


@rule("RS-C33", "RS-W31")
def test_a_daimyo_cannot_be_captured() -> None:
    s = fight("daimyo bushi", "bushi")
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    assert legal(s, "lotus") == ["pass", "capture koi bushi"]


@rule("RS-C34", "RS-MB09")
def test_a_daimyo_cannot_be_replaced() -> None:
    s = at_table(FOUR, {"kansai": {"koi": "daimyo bushi"}})
    mandate(s, "lotus", "betray")
    assert legal(s, "lotus") == ["done", "replace koi bushi kansai bushi"]


@rule("RS-C35", "RS-Q80")
def test_a_daimyo_is_immune_to_effects_aimed_at_a_figure() -> None:
    board = {"kansai": {"koi": "daimyo"}, "nagato": {"lotus": "oni-of-hate"}}
    s = at_table(FOUR, board, season="autumn")
    mandate(s, "lotus", "marshal")
    answer(s, "turtle", "done")
    answer(s, "koi", "done")
    answer(s, "lotus", "move oni-of-hate nagato kansai 1")
    assert figures(s, "koi", "kansai") == "daimyo"
    board = {"kansai": {"koi": "bushi"}, "nagato": {"lotus": "oni-of-hate"}}
    s = at_table(FOUR, board, season="autumn")
    mandate(s, "lotus", "marshal")
    answer(s, "turtle", "done")
    answer(s, "koi", "done")
    answer(s, "lotus", "move oni-of-hate nagato kansai 1")
    assert figures(s, "koi", "kansai") == ""


@rule("RS-C36")
def test_a_daimyo_dies_by_seppuku_and_in_a_lost_battle() -> None:
    s = fight("daimyo", "bushi")
    bid(s, "koi", 1, 0, 0, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    answer(s, "koi", "use")
    assert figures(s, "koi", "kansai") == ""
    assert points(s, "koi") == 1
    s = fight("daimyo", "bushi bushi", coins=0)
    no_bids(s, "koi", "lotus")
    assert figures(s, "koi", "kansai") == ""
    assert figures(s, "koi", "reserve").split()[-1] == "daimyo"


@rule("RS-C37", "RS-Q34")
def test_a_monster_stays_its_clans_whatever_happens() -> None:
    """Captured, it is still Koi's: the hostage goes back to Koi's reserve."""
    s = fight("oni-of-skulls", "bushi")
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    answer(s, "lotus", "capture koi oni-of-skulls")
    assert figures(s, "koi", "prison:lotus") == "oni-of-skulls"
    assert figures(s, "lotus", "prison:lotus") == ""
    assert s.observe(-1)["seats"][0]["monsters"] == ["oni-of-skulls"]


@rule("RS-C39")
def test_a_killed_figure_may_be_summoned_again() -> None:
    s = fight("bushi oni-of-skulls", "bushi bushi bushi bushi bushi", coins=0)
    no_bids(s, "koi", "lotus")
    reserve = "bushi bushi bushi bushi bushi bushi shinto shinto shinto oni-of-skulls daimyo"
    assert figures(s, "koi", "reserve") == reserve
    mandate(s, "lotus", "recruit")
    answer(s, "turtle", "done")
    answer(s, "dragonfly", "done")
    assert "summon oni-of-skulls edo" in legal(s, "koi")


@rule("RS-C40", "RS-MR09", "RS-MM08")
def test_no_limit_in_a_province_or_at_a_shrine() -> None:
    crowd = "bushi bushi bushi bushi bushi shinto daimyo stronghold stronghold stronghold"
    s = at_table(
        FOUR,
        {"edo": {"koi": crowd, "turtle": "bushi bushi bushi bushi stronghold"},
         "hachiman": {"koi": "shinto", "lotus": "shinto shinto shinto"}},
        coins={"koi": 3},
    )  # fmt: skip
    mandate(s, "koi", "recruit")
    for clan in ("lotus", "turtle", "dragonfly"):
        answer(s, clan, "done")
    answer(s, "koi", "summon bushi edo", "worship shinto edo hachiman")
    assert figures(s, "koi", "edo").count("bushi") == 6
    assert figures(s, "koi", "hachiman") == "shinto shinto"
    mandate(s, "koi", "marshal")
    for clan in ("turtle", "koi"):
        answer(s, clan, "done")
    answer(s, "koi", "build stronghold edo")
    assert s.built(0) == 4


@rule("RS-C41", "RS-LT02")
def test_force_in_a_province_is_the_sum() -> None:
    board = {"kansai": {"koi": "bushi bushi shinto daimyo yurei stronghold", "lotus": "bushi",
                        "turtle": "bushi stronghold stronghold"}}  # fmt: skip
    s = at_table(FOUR, board)
    assert force(s, "koi", "kansai") == 2 + 1 + 1 + 2
    assert force(s, "turtle", "kansai") == 1 + 2
    assert force(s, "lotus", "kansai") == 1


@rule("RS-C41", "RS-W40")
def test_hired_ronin_add_force() -> None:
    s = fight("bushi", "bushi bushi")
    s.ronin[0] = 2
    bid(s, "koi", 0, 0, 1, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    answer(s, "koi", "use")
    assert figures(s, "koi", "kansai") == "bushi"
    assert figures(s, "lotus", "kansai") == ""


@rule("RS-C42", "RS-MH05")
def test_strongholds_give_no_force_but_for_turtle() -> None:
    s = at_table(FOUR, {"kansai": {"koi": "stronghold"}, "kyushu": {"turtle": "stronghold"}})
    assert (force(s, "koi", "kansai"), force(s, "turtle", "kyushu")) == (0, 1)
    mandate(s, "koi", "harvest")
    assert points(s, "koi") == 0
    mandate(s, "turtle", "harvest")
    assert points(s, "turtle") == 1


@rule("RS-C43", "RS-K08")
def test_force_at_a_shrine_is_the_sum_there() -> None:
    s = at_table(
        FOUR,
        {"hachiman": {"koi": "shinto shinto komainu"}, "fujin": {"koi": "shinto"},
         "edo": {"koi": "bushi bushi"}},
    )  # fmt: skip
    assert force(s, "koi", "hachiman") == 3
    assert force(s, "koi", "fujin") == 1


@rule("RS-C44", "RS-I02")
def test_every_figure_is_in_one_zone() -> None:
    """Wherever a game leads, the zones together hold each clan's figures once."""
    for seed in range(4):
        s = new_game(seed, players=3 + seed % 3, set="horseman")
        rng_choice = seed + 1
        while s.ask is not None:
            first = s.ask.first
            choices = s.candidates(first)
            rng_choice = rng_choice * 31 % 10007
            s.apply(first, choices[rng_choice % len(choices)])
            for number in range(s.seats()):
                for kind, count in ((0, 6), (1, 3), (2, 1)):
                    assert sum(s.count(number, kind, zone) for zone in range(20)) == count
                for m in s.packs[number]:
                    assert sum(s.count(number, 3 + m, zone) for zone in range(20)) == 1
    assert FIGURES[:3] == ["bushi", "shinto", "daimyo"]


@rule("RS-C44")
def test_a_monster_in_two_hands_is_a_fault() -> None:
    s = at_table(FOUR, {"edo": {"koi": "yurei"}})
    sound(s)
    s.packs = [[2], [2], [], []]
    assert [fault.rule for fault in s.faults()] == ["RS-I02"]


@rule("RS-C45", "RS-MM04", "RS-MR10")
def test_a_figure_on_a_shrine_is_not_on_the_map() -> None:
    s = at_table(FOUR, {"hachiman": {"koi": "shinto komainu"}, "edo": {"koi": "bushi"}})
    assert [force(s, "koi", place) for place in ("hokkaido", "edo", "nagato")] == [0, 1, 0]
    mandate(s, "dragonfly", "marshal")
    assert asked(s) == "koi RS-DP08"
    assert {text.split()[1] for text in legal(s, "koi")[1:]} == {"bushi"}
    assert {text.split()[2] for text in legal(s, "koi")[1:]} == {"edo"}
