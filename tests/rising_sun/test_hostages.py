"""Take Hostage (RS-W30…W35, RS-DP24)."""

from __future__ import annotations

from typing import Unpack

from tests.rising_sun.table import Given, Table
from tests.rule import rule


def capturing(
    board: dict[str, str],
    captor: str = "lotus",
    honor: str = "koi lotus turtle",
    **more: Unpack[Given],
) -> Table:
    """This clan has won Take Hostage in Oshu; nobody bid anything else."""
    table = Table(
        honor,
        {"oshu": board},
        coins={captor: 1},
        wars="oshu",
        **more,
    )
    table.battles()
    for clan in sorted(board):
        if board[clan]:
            table.bid(clan, 0, int(clan == captor), 0, 0)
    return table


@rule("RS-W30", "RS-DP24")
def test_one_figure_of_another_player_may_be_captured_an_allys_too() -> None:
    table = capturing(
        {"lotus": "bushi", "koi": "bushi shinto", "turtle": "shinto"}, allies="lotus-turtle"
    )
    assert table.asked == "lotus RS-DP24"
    assert table.legal("lotus") == [
        "pass", "capture koi bushi", "capture koi shinto", "capture turtle shinto",
    ]  # fmt: skip
    assert table.refusal("lotus", "capture lotus bushi") == "RS-W30"
    table.answer("lotus", "capture turtle shinto")
    assert table.figures("turtle", "prison:lotus") == "shinto"
    assert table.figures("turtle", "oshu") == ""
    assert not table.asked  # only one
    assert len(table.events("rs-hostage")) == 1


@rule("RS-W31", "RS-C33")
def test_a_daimyo_cannot_be_taken() -> None:
    table = capturing({"lotus": "bushi", "koi": "bushi daimyo yurei"})
    assert table.legal("lotus") == ["pass", "capture koi bushi"]
    assert table.refusal("lotus", "capture koi daimyo") == "RS-W31"
    assert table.refusal("lotus", "capture koi yurei") == "RS-W31"


@rule("RS-W32", "RS-Q40")
def test_a_point_comes_with_the_hostage() -> None:
    table = capturing({"lotus": "bushi", "koi": "bushi"}, points={"koi": 5, "lotus": 2})
    table.answer("lotus", "capture koi bushi")
    assert (table.points("koi"), table.points("lotus")) == (4, 3)
    (gain,) = table.events("rs-points")
    assert gain == {"player": 1, "points": 1, "cause": "hostage"}


@rule("RS-W33", "RS-XD13", "RS-Q40")
def test_where_there_is_no_point_no_score_changes_but_the_figure_is_taken() -> None:
    table = capturing({"lotus": "bushi", "koi": "bushi"}, points={"lotus": 2})
    table.answer("lotus", "capture koi bushi")
    assert (table.points("koi"), table.points("lotus")) == (0, 2)
    assert table.figures("koi", "prison:lotus") == "bushi"
    assert "rs-points" not in table.keys


@rule("RS-W34")
def test_a_hostage_is_not_killed_and_not_sung_of() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi bushi", "koi": "bushi shinto"}},
        coins={"lotus": 2},
        cards={"koi": "righteousness"},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 1)
    table.answer("lotus", "capture koi shinto")
    assert table.events("rs-poets") == [{"player": 1, "kills": 1}]
    assert table.points("koi") == 1  # Righteousness: only the Bushi died


@rule("RS-W35", "RS-P10")
def test_a_hostage_stays_with_its_captor_until_the_next_seasons_set_up() -> None:
    table = capturing({"lotus": "bushi", "koi": "bushi shinto"})
    table.answer("lotus", "capture koi shinto")
    assert not table.asked
    assert table.figures("koi", "prison:lotus") == "shinto"
    assert "rs-returned" not in table.keys
    table.cleanup()
    assert table.asked.endswith("RS-DP03")
    assert table.figures("koi", "prison:lotus") == ""
    assert table.figures("koi", "reserve").count("shinto") == 3


@rule("RS-DP24", "RS-W20")
def test_taking_nobody_is_allowed_and_the_default() -> None:
    table = capturing({"lotus": "bushi", "koi": "bushi"}, points={"koi": 1})
    assert table.default("lotus") == "pass"
    table.answer("lotus", "pass")
    assert table.figures("koi", "prison:lotus") == ""
    assert table.points("koi") == 1


@rule("RS-DP24")
def test_with_respect_several_are_taken_one_after_another() -> None:
    table = capturing({"lotus": "bushi", "koi": "bushi bushi shinto"}, cards={"lotus": "respect"})
    table.answer("lotus", "capture koi bushi")
    assert table.asked == "lotus RS-DP24"
    table.answer("lotus", "pass")
    assert not table.asked
    assert table.figures("koi", "prison:lotus") == "bushi"


@rule("RS-Q38")
def test_only_living_figures_in_the_province_can_be_taken() -> None:
    table = Table(
        "koi lotus turtle",
        {
            "oshu": {"lotus": "bushi", "koi": "bushi", "turtle": "stronghold"},
            "edo": {"koi": "shinto"},
        },
        coins={"lotus": 1, "koi": 1},
        ronin={"turtle": 2},
        points={"koi": 3, "turtle": 3},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 1, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.bid("turtle", 0, 0, 0, 0)
    table.answer("koi", "use")  # its only figure there is dead now
    assert "RS-DP24" not in table.asked
    assert "rs-hostage" not in table.keys
    assert (table.points("lotus"), table.points("turtle")) == (0, 3)


@rule("RS-Q38")
def test_a_clan_beside_the_battle_offers_nobody() -> None:
    table = capturing({"lotus": "bushi", "koi": "bushi", "turtle": "stronghold"})
    assert table.legal("lotus") == ["pass", "capture koi bushi"]
    assert table.refusal("lotus", "capture turtle stronghold") == "RS-W30"


@rule("RS-Q39")
def test_a_monster_as_hostage_sleeps_but_stays_its_owners() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi shinto", "koi": "bushi river-dragon"}},
        cards={"koi": "form-of-the-beast"},
        coins={"lotus": 1},
        wars="oshu",
        season="autumn",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 0, 0)
    table.answer("lotus", "capture koi river-dragon")
    assert table.force("koi", "oshu") == 0
    assert table.tokens("lotus") == "autumn:oshu"  # 2 against 1
    assert table.figures("koi", "prison:lotus") == "river-dragon"
    table.cleanup()  # Winter follows
    assert table.figures("koi", "reserve").count("river-dragon") == 1
    assert table.figures("koi", "oshu") == ""
    scored = [event for event in table.events("rs-scored") if event["cause"] == "form-of-the-beast"]
    assert [event["points"] for event in scored] == [3]


@rule("RS-Q39")
def test_a_monster_as_hostage_cannot_be_summoned() -> None:
    table = Table("koi lotus turtle", {"prison:lotus": {"koi": "river-dragon"}}, season="autumn")
    table.mandate("lotus", "recruit", "train")
    while not table.asked.startswith("koi"):
        table.answer(table.asked.split()[0], "done")
    assert "summon river-dragon edo" not in table.legal("koi")
    assert table.refusal("koi", "summon river-dragon edo").startswith("RS-")


@rule("RS-Q41", "RS-E10")
def test_hostages_bring_coins_in_winter_that_are_worth_nothing() -> None:
    table = Table("koi lotus turtle", {"prison:lotus": {"koi": "bushi"}}, season="autumn")
    table.winter()
    assert table.coins("lotus") == 1
    assert table.figures("koi", "prison:lotus") == ""
    result = table.state.result()
    assert result is not None
    assert result.scores == [0, 0, 0]
    assert result.places == [1, 2, 3]


@rule("RS-Q42")
def test_income_comes_before_the_coins_for_hostages() -> None:
    table = Table("koi lotus turtle", {"prison:lotus": {"koi": "bushi bushi"}})
    table.cleanup()
    gains = [e for e in table.events("rs-coins") if e["player"] == 1]
    assert [(e["coins"], e["cause"]) for e in gains] == [(7, "income"), (2, "hostage")]
    assert table.coins("lotus") == 9


@rule("RS-Q121", "RS-DP24")
def test_who_took_a_hostage_is_not_said_to_take_none() -> None:
    board = {"edo": {"koi": "bushi", "lotus": "bushi bushi bushi"}}
    for taken in (["capture lotus bushi"], []):
        table = Table("koi lotus turtle", board, {"koi": "respect"}, coins={"koi": 3},
                      points={"lotus": 3}, wars="edo", season="summer")  # fmt: skip
        table.battles()
        table.bid("koi", 0, 1, 0, 0)
        table.no_bids("lotus")
        table.answer("koi", *taken, "pass")
        assert table.keys.count("rs-hostage") == len(taken)
        assert ("rs-no-use" in table.keys) == (not taken)
