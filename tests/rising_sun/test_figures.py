"""Figures, their Force and their zones (RS-C30…C45)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.names import FIGURES
from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def fight(
    koi: str,
    lotus: str,
    coins: int = 3,
    cards: dict[str, str] | None = None,
    honor: str = FOUR,
) -> Table:
    """Koi and Lotus are about to bid in Kansai."""
    table = Table(
        honor,
        {"kansai": {"koi": koi, "lotus": lotus}},
        cards=cards,
        coins={"koi": coins, "lotus": coins},
        wars="kansai",
    )
    table.battles()
    return table


@rule("RS-C30", "RS-C31", "RS-C32", "RS-C43", "RS-F30")
@pytest.mark.parametrize("figure", ["bushi", "shinto", "daimyo", "komainu", "oni-of-souls"])
@pytest.mark.parametrize("place", ["kansai", "hachiman"])
def test_a_figure_has_force_one(figure: str, place: str) -> None:
    table = Table(FOUR, {place: {"koi": figure}})
    assert table.force("koi", place) == 1


@rule("RS-C30")
def test_a_card_may_say_otherwise() -> None:
    table = Table(FOUR, {"kansai": {"koi": "yurei", "lotus": "daimyo"}},
                  cards={"lotus": "path-of-the-lion"})  # fmt: skip
    assert (table.force("koi", "kansai"), table.force("lotus", "kansai")) == (2, 2)


@rule("RS-C31", "RS-MR07")
def test_bushi_have_no_special_ability() -> None:
    table = Table(FOUR)
    table.mandate("koi", "recruit")
    assert "worship shinto nagato fujin" in table.legal("lotus")
    assert not any(text.startswith("worship bushi") for text in table.legal("lotus"))


@rule("RS-C32", "RS-V03", "RS-Q87")
def test_a_shinto_fights_but_stays_a_shinto() -> None:
    """It has Force in a battle; still no Bushi may take its place and Katana is not for it."""
    table = Table(FOUR, {"kansai": {"koi": "bushi shinto"}}, phase="war",
                  cards={"koi": "way-of-the-katana"}, season="autumn")  # fmt: skip
    assert table.force("koi", "kansai") == 3  # 2 + 1
    everybody = "shinto shinto shinto"
    table = Table(FOUR, {"kansai": {"koi": "shinto"}, "edo": {"lotus": everybody}})
    table.mandate("lotus", "betray")
    assert table.asked == ""  # Lotus has Bushi in reserve, but no Shinto


@rule("RS-C33", "RS-W31")
def test_a_daimyo_cannot_be_captured() -> None:
    table = fight("daimyo bushi", "bushi")
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    assert table.legal("lotus") == ["pass", "capture koi bushi"]


@rule("RS-C34", "RS-MB09")
def test_a_daimyo_cannot_be_replaced() -> None:
    table = Table(FOUR, {"kansai": {"koi": "daimyo bushi"}})
    table.mandate("lotus", "betray")
    assert table.legal("lotus") == ["done", "replace koi bushi kansai bushi"]


@rule("RS-C35", "RS-Q80")
def test_a_daimyo_is_immune_to_effects_aimed_at_a_figure() -> None:
    board = {"kansai": {"koi": "daimyo"}, "nagato": {"lotus": "oni-of-hate"}}
    table = Table(FOUR, board, season="autumn")
    table.mandate("lotus", "marshal")
    table.answer("turtle", "done")
    table.answer("koi", "done")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.figures("koi", "kansai") == "daimyo"
    board = {"kansai": {"koi": "bushi"}, "nagato": {"lotus": "oni-of-hate"}}
    table = Table(FOUR, board, season="autumn")
    table.mandate("lotus", "marshal")
    table.answer("turtle", "done")
    table.answer("koi", "done")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.figures("koi", "kansai") == ""


@rule("RS-C36")
def test_a_daimyo_dies_by_seppuku_and_in_a_lost_battle() -> None:
    table = fight("daimyo", "bushi")
    table.bid("koi", 1, 0, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "use")
    assert table.figures("koi", "kansai") == ""
    assert table.points("koi") == 1
    table = fight("daimyo", "bushi bushi", coins=0)
    table.no_bids("koi", "lotus")
    assert table.figures("koi", "kansai") == ""
    assert table.figures("koi", "reserve").split()[-1] == "daimyo"


@rule("RS-C37", "RS-Q34")
def test_a_monster_stays_its_clans_whatever_happens() -> None:
    """Captured, it is still Koi's: the hostage goes back to Koi's reserve."""
    table = fight("oni-of-skulls", "bushi")
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.answer("lotus", "capture koi oni-of-skulls")
    assert table.figures("koi", "prison:lotus") == "oni-of-skulls"
    assert table.figures("lotus", "prison:lotus") == ""
    assert table.view()["seats"][0]["monsters"] == ["oni-of-skulls"]


@rule("RS-C39")
def test_a_killed_figure_may_be_summoned_again() -> None:
    table = fight("bushi oni-of-skulls", "bushi bushi bushi bushi bushi", coins=0)
    table.no_bids("koi", "lotus")
    reserve = "bushi bushi bushi bushi bushi bushi shinto shinto shinto oni-of-skulls daimyo"
    assert table.figures("koi", "reserve") == reserve
    table.mandate("lotus", "recruit")
    table.answer("turtle", "done")
    table.answer("dragonfly", "done")
    assert "summon oni-of-skulls edo" in table.legal("koi")


@rule("RS-C40", "RS-MR09", "RS-MM08")
def test_no_limit_in_a_province_or_at_a_shrine() -> None:
    crowd = "bushi bushi bushi bushi bushi shinto daimyo stronghold stronghold stronghold"
    table = Table(
        FOUR,
        {"edo": {"koi": crowd, "turtle": "bushi bushi bushi bushi stronghold"},
         "hachiman": {"koi": "shinto", "lotus": "shinto shinto shinto"}},
        coins={"koi": 3},
    )  # fmt: skip
    table.mandate("koi", "recruit")
    for clan in ("lotus", "turtle", "dragonfly"):
        table.answer(clan, "done")
    table.answer("koi", "summon bushi edo", "worship shinto edo hachiman")
    assert table.figures("koi", "edo").count("bushi") == 6
    assert table.figures("koi", "hachiman") == "shinto shinto"
    table.mandate("koi", "marshal")
    for clan in ("turtle", "koi"):
        table.answer(clan, "done")
    table.answer("koi", "build stronghold edo")
    assert table.state.built(0) == 4


@rule("RS-C41", "RS-LT02")
def test_force_in_a_province_is_the_sum() -> None:
    board = {"kansai": {"koi": "bushi bushi shinto daimyo yurei stronghold", "lotus": "bushi",
                        "turtle": "bushi stronghold stronghold"}}  # fmt: skip
    table = Table(FOUR, board)
    assert table.force("koi", "kansai") == 2 + 1 + 1 + 2
    assert table.force("turtle", "kansai") == 1 + 2
    assert table.force("lotus", "kansai") == 1


@rule("RS-C41", "RS-W40")
def test_hired_ronin_add_force() -> None:
    table = fight("bushi", "bushi bushi")
    table.state.ronin[0] = 2
    table.bid("koi", 0, 0, 1, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "use")
    assert table.figures("koi", "kansai") == "bushi"
    assert table.figures("lotus", "kansai") == ""


@rule("RS-C42", "RS-MH05")
def test_strongholds_give_no_force_but_for_turtle() -> None:
    table = Table(FOUR, {"kansai": {"koi": "stronghold"}, "kyushu": {"turtle": "stronghold"}})
    assert (table.force("koi", "kansai"), table.force("turtle", "kyushu")) == (0, 1)
    table.mandate("koi", "harvest")
    assert table.points("koi") == 0
    table.mandate("turtle", "harvest")
    assert table.points("turtle") == 1


@rule("RS-C43", "RS-K08")
def test_force_at_a_shrine_is_the_sum_there() -> None:
    table = Table(
        FOUR,
        {"hachiman": {"koi": "shinto shinto komainu"}, "fujin": {"koi": "shinto"},
         "edo": {"koi": "bushi bushi"}},
    )  # fmt: skip
    assert table.force("koi", "hachiman") == 3
    assert table.force("koi", "fujin") == 1


@rule("RS-C44", "RS-I02")
def test_every_figure_is_in_one_zone() -> None:
    """Wherever a game leads, the zones together hold each clan's figures once."""
    for seed in range(4):
        table = Table.new(seed, players=3 + seed % 3, set="horseman")
        rng_choice = seed + 1
        while table.asked:
            first = table.to_act[0]
            choices = table.state.candidates(first)
            rng_choice = rng_choice * 31 % 10007
            table.state.apply(first, choices[rng_choice % len(choices)])
            for number in range(table.state.seats()):
                for kind, count in ((0, 6), (1, 3), (2, 1)):
                    assert sum(table.state.count(number, kind, zone) for zone in range(20)) == count
                for m in table.state.packs[number]:
                    assert sum(table.state.count(number, 3 + m, zone) for zone in range(20)) == 1
    assert FIGURES[:3] == ["bushi", "shinto", "daimyo"]


@rule("RS-C44")
def test_a_monster_in_two_hands_is_a_fault() -> None:
    table = Table(FOUR, {"edo": {"koi": "yurei"}})
    table.sound()
    table.state.packs = [[2], [2], [], []]
    assert [fault.rule for fault in table.state.faults()] == ["RS-I02"]


@rule("RS-C45", "RS-MM04", "RS-MR10")
def test_a_figure_on_a_shrine_is_not_on_the_map() -> None:
    table = Table(FOUR, {"hachiman": {"koi": "shinto komainu"}, "edo": {"koi": "bushi"}})
    assert [table.force("koi", place) for place in ("hokkaido", "edo", "nagato")] == [0, 1, 0]
    table.mandate("dragonfly", "marshal")
    assert table.asked == "koi RS-DP08"
    assert {text.split()[1] for text in table.legal("koi")[1:]} == {"bushi"}
    assert {text.split()[2] for text in table.legal("koi")[1:]} == {"edo"}
