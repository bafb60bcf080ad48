"""The Oni of the sets, one by one (RS-XC20, XC21, XC24, XC25)."""

from __future__ import annotations

import pytest

from tests.rising_sun.playing import play_absent
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    figures,
    force,
    kami_turn,
    keys,
    legal,
    mandate,
    points,
    refusal,
    seat,
    strongholds,
)
from tests.rule import rule


@rule("RS-XC20", "RS-F42", "RS-F41", "RS-F83")
@pytest.mark.parametrize(("order", "strength"), [("lotus koi turtle", 2), ("koi lotus turtle", 4)])
def test_oni_of_blood(order: str, strength: int) -> None:
    s = at_table(order, {"kansai": {"lotus": "oni-of-blood", "koi": "bushi"}})
    assert force(s, "lotus", "kansai") == strength


SOULS = {"lotus": "oni-of-souls oni-of-skulls"}


@rule("RS-XC21", "RS-Q79", "RS-F36", "RS-F79", "RS-F38", "RS-Q78")
def test_oni_of_souls_wins_a_battle() -> None:
    board = {"kansai": {"lotus": "oni-of-souls bushi", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    battles(s)
    play_absent(s)
    assert points(s, "lotus") == 4
    assert keys(s).index("rs-token") < keys(s).index("rs-points") < keys(s).index("rs-killed")


@rule("RS-XC21", "RS-Q79")
def test_oni_of_souls_must_stand_there() -> None:
    board = {"kansai": {"lotus": "oni-of-souls bushi bushi", "koi": "bushi"}}
    s = at_table(
        "koi lotus turtle", board, SOULS, coins={"lotus": 2}, ronin={"lotus": 5}, wars="kansai"
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 1, 0)
    answer(s, "lotus", "use", "use")
    assert s.tokens[seat(s, "lotus")]
    assert points(s, "lotus") == 3, "only Seppuku"
    s = at_table("koi lotus turtle", board, SOULS, coins={"koi": 1}, wars="kansai")
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    answer(s, "koi", "capture lotus oni-of-souls")
    assert s.tokens[seat(s, "lotus")]
    assert points(s, "lotus") == 0, "captured"


@rule("RS-XC21", "RS-Q103", "RS-F79")
def test_oni_of_souls_without_a_battle() -> None:
    board = {"kansai": {"lotus": "oni-of-souls"}}
    s = at_table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    battles(s)
    assert points(s, "lotus") == 4
    board = {"kansai": {"lotus": "oni-of-souls"}, "prison:koi": {"lotus": "oni-of-skulls"}}
    s = at_table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    battles(s)
    assert points(s, "lotus") == 4, "a hostage is still owned"
    board = {"kansai": {"lotus": "bushi"}, "oshu": {"lotus": "oni-of-souls"}}
    s = at_table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    battles(s)
    assert s.tokens[seat(s, "lotus")]
    assert points(s, "lotus") == 0, "it stands elsewhere"


HATED = {
    "kansai": {"koi": "daimyo bushi", "turtle": "shinto stronghold", "bonsai": "bushi"},
    "nagato": {"lotus": "oni-of-hate stronghold"},
}


@rule("RS-XC24", "RS-Q115", "RS-Q35", "RS-F60", "RS-F78")
def test_oni_of_hate_kills_one_of_each_higher_clan() -> None:
    s = at_table("koi turtle lotus bonsai", HATED, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "lotus", "move oni-of-hate nagato kansai 1")
    assert figures(s, "koi", "kansai") == "daimyo"
    assert figures(s, "turtle", "kansai") == ""
    assert strongholds(s, "turtle", "kansai") == 1
    assert figures(s, "bonsai", "kansai") == "bushi"
    assert figures(s, "koi", "reserve").split().count("bushi") == 6
    assert figures(s, "turtle", "reserve").split().count("shinto") == 3
    assert s.kills == 0, "nothing for any later Poets"
    assert keys(s).index("rs-moved") < keys(s).index("rs-killed")


@rule("RS-XC24", "RS-Q115", "RS-DP30", "RS-F84")
def test_the_owner_of_oni_of_hate_picks_the_victim() -> None:
    board = {
        "kansai": {"koi": "shinto bushi komainu daimyo"},
        "nagato": {"lotus": "oni-of-hate"},
    }
    s = at_table("koi turtle lotus bonsai", board, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "lotus", "move oni-of-hate nagato kansai 1")
    assert asked(s) == "lotus RS-DP30"
    assert legal(s, "lotus") == [
        "kill koi bushi kansai", "kill koi shinto kansai", "kill koi komainu kansai",
    ]  # fmt: skip
    assert refusal(s, "lotus", "kill koi daimyo kansai") == "RS-Q115"
    assert refusal(s, "lotus", "pass") == "RS-Q115", "compulsory"
    answer(s, "lotus", "kill koi komainu kansai")
    assert figures(s, "koi", "kansai") == "bushi shinto daimyo"


@rule("RS-XC24", "RS-Q115", "RS-Q33", "RS-F60")
def test_oni_of_hate_kills_on_every_entry() -> None:
    s = at_table("koi turtle lotus bonsai", {"nagato": {"koi": "bushi"}}, {"lotus": "oni-of-hate"})
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon oni-of-hate nagato")
    assert figures(s, "koi", "nagato") == "", "a Summon"
    board = {"kansai": {"turtle": "oni-of-skulls", "koi": "bushi"}}
    s = at_table("koi turtle lotus bonsai", board, {"lotus": "oni-of-hate"})
    mandate(s, "lotus", "betray")
    answer(s, "lotus", "replace turtle oni-of-skulls kansai oni-of-hate")
    play_absent(s)
    assert figures(s, "koi", "kansai") == "", "a Replace"
    board = {
        "oshu": {"lotus": "oni-of-hate"}, "edo": {"koi": "bushi"}, "kyoto": {"koi": "bushi"},
        "fujin": {"lotus": "shinto"},
    }  # fmt: skip
    s = at_table("koi turtle lotus bonsai", board)
    kami_turn(s)
    answer(s, "lotus", "move oni-of-hate oshu edo 1")
    assert figures(s, "koi", "edo") == ""
    answer(s, "lotus", "move oni-of-hate edo kyoto 1")
    assert figures(s, "koi", "kyoto") == "", "each step of Fujin"


@rule("RS-XC25", "RS-Q115", "RS-F94", "RS-F60")
def test_oni_of_spite_takes_points() -> None:
    s = at_table(
        "koi turtle dragonfly lotus bonsai",
        {"kansai": {"koi": "bushi", "turtle": "stronghold", "dragonfly": "stronghold",
                    "bonsai": "bushi"},
         "nagato": {"lotus": "oni-of-spite"}},
        points={"koi": 5, "turtle": 1, "dragonfly": 9, "bonsai": 9},
        season="autumn",
    )  # fmt: skip
    mandate(s, "koi", "marshal")
    answer(s, "lotus", "move oni-of-spite nagato kansai 1")
    clans = ("koi", "turtle", "lotus", "dragonfly", "bonsai")
    assert [points(s, clan) for clan in clans] == [3, 0, 3, 9, 9]
    assert keys(s).index("rs-moved") < keys(s).index("rs-points")


@rule("RS-XC24", "RS-XC25", "RS-Q115")
def test_other_entries_do_not_wake_the_oni() -> None:
    board = {
        "kansai": {"koi": "bushi", "lotus": "oni-of-hate oni-of-spite"},
        "nagato": {"lotus": "komainu"},
    }
    s = at_table("koi turtle lotus", board, points={"koi": 5}, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "lotus", "move komainu nagato kansai 1")
    assert points(s, "koi") == 5
    assert figures(s, "koi", "kansai") == "bushi"
