"""The Oni of the sets, one by one (RS-XC20, XC21, XC24, XC25)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule


@rule("RS-XC20", "RS-F42", "RS-F41", "RS-F83")
@pytest.mark.parametrize(("order", "strength"), [("lotus koi turtle", 2), ("koi lotus turtle", 4)])
def test_oni_of_blood(order: str, strength: int) -> None:
    table = Table(order, {"kansai": {"lotus": "oni-of-blood", "koi": "bushi"}})
    assert table.force("lotus", "kansai") == strength


SOULS = {"lotus": "oni-of-souls oni-of-skulls"}


@rule("RS-XC21", "RS-Q79", "RS-F36", "RS-F79", "RS-F38", "RS-Q78")
def test_oni_of_souls_wins_a_battle() -> None:
    board = {"kansai": {"lotus": "oni-of-souls bushi", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    table.battles()
    table.play_absent()
    assert table.points("lotus") == 4
    told = table.keys
    assert told.index("rs-token") < told.index("rs-points") < told.index("rs-killed")


@rule("RS-XC21", "RS-Q79")
def test_oni_of_souls_must_stand_there() -> None:
    board = {"kansai": {"lotus": "oni-of-souls bushi bushi", "koi": "bushi"}}
    table = Table(
        "koi lotus turtle", board, SOULS, coins={"lotus": 2}, ronin={"lotus": 5}, wars="kansai"
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 1, 0)
    table.answer("lotus", "use", "use")
    assert table.state.tokens[table.seat("lotus")]
    assert table.points("lotus") == 3, "only Seppuku"
    table = Table("koi lotus turtle", board, SOULS, coins={"koi": 1}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "capture lotus oni-of-souls")
    assert table.state.tokens[table.seat("lotus")]
    assert table.points("lotus") == 0, "captured"


@rule("RS-XC21", "RS-Q103", "RS-F79")
def test_oni_of_souls_without_a_battle() -> None:
    board = {"kansai": {"lotus": "oni-of-souls"}}
    table = Table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    table.battles()
    assert table.points("lotus") == 4
    board = {"kansai": {"lotus": "oni-of-souls"}, "prison:koi": {"lotus": "oni-of-skulls"}}
    table = Table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    table.battles()
    assert table.points("lotus") == 4, "a hostage is still owned"
    board = {"kansai": {"lotus": "bushi"}, "oshu": {"lotus": "oni-of-souls"}}
    table = Table("koi lotus turtle", board, SOULS, wars="kansai", season="summer")
    table.battles()
    assert table.state.tokens[table.seat("lotus")]
    assert table.points("lotus") == 0, "it stands elsewhere"


HATED = {
    "kansai": {"koi": "daimyo bushi", "turtle": "shinto stronghold", "bonsai": "bushi"},
    "nagato": {"lotus": "oni-of-hate stronghold"},
}


@rule("RS-XC24", "RS-Q115", "RS-Q35", "RS-F60", "RS-F78")
def test_oni_of_hate_kills_one_of_each_higher_clan() -> None:
    table = Table("koi turtle lotus bonsai", HATED, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.figures("koi", "kansai") == "daimyo"
    assert table.figures("turtle", "kansai") == ""
    assert table.strongholds("turtle", "kansai") == 1
    assert table.figures("bonsai", "kansai") == "bushi"
    assert table.figures("koi", "reserve").split().count("bushi") == 6
    assert table.figures("turtle", "reserve").split().count("shinto") == 3
    assert table.state.kills == 0, "nothing for any later Poets"
    assert table.keys.index("rs-moved") < table.keys.index("rs-killed")


@rule("RS-XC24", "RS-Q115", "RS-DP30", "RS-F84")
def test_the_owner_of_oni_of_hate_picks_the_victim() -> None:
    board = {
        "kansai": {"koi": "shinto bushi komainu daimyo"},
        "nagato": {"lotus": "oni-of-hate"},
    }
    table = Table("koi turtle lotus bonsai", board, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-hate nagato kansai 1")
    assert table.asked == "lotus RS-DP30"
    assert table.legal("lotus") == [
        "kill koi bushi kansai", "kill koi shinto kansai", "kill koi komainu kansai",
    ]  # fmt: skip
    assert table.refusal("lotus", "kill koi daimyo kansai") == "RS-Q115"
    assert table.refusal("lotus", "pass") == "RS-Q115", "compulsory"
    table.answer("lotus", "kill koi komainu kansai")
    assert table.figures("koi", "kansai") == "bushi shinto daimyo"


@rule("RS-XC24", "RS-Q115", "RS-Q33", "RS-F60")
def test_oni_of_hate_kills_on_every_entry() -> None:
    table = Table("koi turtle lotus bonsai", {"nagato": {"koi": "bushi"}}, {"lotus": "oni-of-hate"})
    table.mandate("koi", "recruit")
    table.answer("lotus", "summon oni-of-hate nagato")
    assert table.figures("koi", "nagato") == "", "a Summon"
    board = {"kansai": {"turtle": "oni-of-skulls", "koi": "bushi"}}
    table = Table("koi turtle lotus bonsai", board, {"lotus": "oni-of-hate"})
    table.mandate("lotus", "betray")
    table.answer("lotus", "replace turtle oni-of-skulls kansai oni-of-hate")
    table.play_absent()
    assert table.figures("koi", "kansai") == "", "a Replace"
    board = {
        "oshu": {"lotus": "oni-of-hate"}, "edo": {"koi": "bushi"}, "kyoto": {"koi": "bushi"},
        "fujin": {"lotus": "shinto"},
    }  # fmt: skip
    table = Table("koi turtle lotus bonsai", board)
    table.kami_turn()
    table.answer("lotus", "move oni-of-hate oshu edo 1")
    assert table.figures("koi", "edo") == ""
    table.answer("lotus", "move oni-of-hate edo kyoto 1")
    assert table.figures("koi", "kyoto") == "", "each step of Fujin"


@rule("RS-XC25", "RS-Q115", "RS-F94", "RS-F60")
def test_oni_of_spite_takes_points() -> None:
    table = Table(
        "koi turtle dragonfly lotus bonsai",
        {"kansai": {"koi": "bushi", "turtle": "stronghold", "dragonfly": "stronghold",
                    "bonsai": "bushi"},
         "nagato": {"lotus": "oni-of-spite"}},
        points={"koi": 5, "turtle": 1, "dragonfly": 9, "bonsai": 9},
        season="autumn",
    )  # fmt: skip
    table.mandate("koi", "marshal")
    table.answer("lotus", "move oni-of-spite nagato kansai 1")
    clans = ("koi", "turtle", "lotus", "dragonfly", "bonsai")
    assert [table.points(clan) for clan in clans] == [3, 0, 3, 9, 9]
    assert table.keys.index("rs-moved") < table.keys.index("rs-points")


@rule("RS-XC24", "RS-XC25", "RS-Q115")
def test_other_entries_do_not_wake_the_oni() -> None:
    board = {
        "kansai": {"koi": "bushi", "lotus": "oni-of-hate oni-of-spite"},
        "nagato": {"lotus": "komainu"},
    }
    table = Table("koi turtle lotus", board, points={"koi": 5}, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("lotus", "move komainu nagato kansai 1")
    assert table.points("koi") == 5
    assert table.figures("koi", "kansai") == "bushi"
