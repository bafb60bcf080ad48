"""Take Hostage (RS-W30…W35, RS-DP24)."""

from __future__ import annotations

from typing import Unpack

from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    Given,
    answer,
    asked,
    at_table,
    battles,
    bid,
    cleanup,
    coins,
    default,
    events,
    figures,
    force,
    keys,
    legal,
    mandate,
    points,
    refusal,
    tokens,
    winter,
)
from tests.rule import rule


def capturing(
    board: dict[str, str],
    captor: str = "lotus",
    honor: str = "koi lotus turtle",
    **more: Unpack[Given],
) -> RisingSunState:
    """This clan has won Take Hostage in Oshu; nobody bid anything else."""
    s = at_table(
        honor,
        {"oshu": board},
        coins={captor: 1},
        wars="oshu",
        **more,
    )
    battles(s)
    for clan in sorted(board):
        if board[clan]:
            bid(s, clan, 0, int(clan == captor), 0, 0)
    return s


@rule("RS-W30", "RS-DP24")
def test_one_figure_of_another_player_may_be_captured_an_allys_too() -> None:
    s = capturing(
        {"lotus": "bushi", "koi": "bushi shinto", "turtle": "shinto"}, allies="lotus-turtle"
    )
    assert asked(s) == "lotus RS-DP24"
    assert legal(s, "lotus") == [
        "pass", "capture koi bushi", "capture koi shinto", "capture turtle shinto",
    ]  # fmt: skip
    assert refusal(s, "lotus", "capture lotus bushi") == "RS-W30"
    answer(s, "lotus", "capture turtle shinto")
    assert figures(s, "turtle", "prison:lotus") == "shinto"
    assert figures(s, "turtle", "oshu") == ""
    assert s.ask is None  # only one
    assert len(events(s, "rs-hostage")) == 1


@rule("RS-W31", "RS-C33")
def test_a_daimyo_cannot_be_taken() -> None:
    s = capturing({"lotus": "bushi", "koi": "bushi daimyo yurei"})
    assert legal(s, "lotus") == ["pass", "capture koi bushi"]
    assert refusal(s, "lotus", "capture koi daimyo") == "RS-W31"
    assert refusal(s, "lotus", "capture koi yurei") == "RS-W31"


@rule("RS-W32", "RS-Q40")
def test_a_point_comes_with_the_hostage() -> None:
    s = capturing({"lotus": "bushi", "koi": "bushi"}, points={"koi": 5, "lotus": 2})
    answer(s, "lotus", "capture koi bushi")
    assert (points(s, "koi"), points(s, "lotus")) == (4, 3)
    (gain,) = events(s, "rs-points")
    assert gain == {"key": "rs-points", "player": 1, "points": 1, "cause": "hostage"}


@rule("RS-W33", "RS-XD13", "RS-Q40")
def test_where_there_is_no_point_no_score_changes_but_the_figure_is_taken() -> None:
    s = capturing({"lotus": "bushi", "koi": "bushi"}, points={"lotus": 2})
    answer(s, "lotus", "capture koi bushi")
    assert (points(s, "koi"), points(s, "lotus")) == (0, 2)
    assert figures(s, "koi", "prison:lotus") == "bushi"
    assert "rs-points" not in keys(s)


@rule("RS-W34")
def test_a_hostage_is_not_killed_and_not_sung_of() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi bushi", "koi": "bushi shinto"}},
        coins={"lotus": 2},
        cards={"koi": "righteousness"},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 1)
    answer(s, "lotus", "capture koi shinto")
    assert events(s, "rs-poets") == [{"key": "rs-poets", "player": 1, "kills": 1}]
    assert points(s, "koi") == 1  # Righteousness: only the Bushi died


@rule("RS-W35", "RS-P10")
def test_a_hostage_stays_with_its_captor_until_the_next_seasons_set_up() -> None:
    s = capturing({"lotus": "bushi", "koi": "bushi shinto"})
    answer(s, "lotus", "capture koi shinto")
    assert s.ask is None
    assert figures(s, "koi", "prison:lotus") == "shinto"
    assert "rs-returned" not in keys(s)
    cleanup(s)
    assert asked(s).endswith("RS-DP03")
    assert figures(s, "koi", "prison:lotus") == ""
    assert figures(s, "koi", "reserve").count("shinto") == 3


@rule("RS-DP24", "RS-W20")
def test_taking_nobody_is_allowed_and_the_default() -> None:
    s = capturing({"lotus": "bushi", "koi": "bushi"}, points={"koi": 1})
    assert default(s, "lotus") == "pass"
    answer(s, "lotus", "pass")
    assert figures(s, "koi", "prison:lotus") == ""
    assert points(s, "koi") == 1


@rule("RS-DP24")
def test_with_respect_several_are_taken_one_after_another() -> None:
    s = capturing({"lotus": "bushi", "koi": "bushi bushi shinto"}, cards={"lotus": "respect"})
    answer(s, "lotus", "capture koi bushi")
    assert asked(s) == "lotus RS-DP24"
    answer(s, "lotus", "pass")
    assert s.ask is None
    assert figures(s, "koi", "prison:lotus") == "bushi"


@rule("RS-Q38")
def test_only_living_figures_in_the_province_can_be_taken() -> None:
    s = at_table(
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
    battles(s)
    bid(s, "koi", 1, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    bid(s, "turtle", 0, 0, 0, 0)
    answer(s, "koi", "use")  # its only figure there is dead now
    assert "RS-DP24" not in asked(s)
    assert "rs-hostage" not in keys(s)
    assert (points(s, "lotus"), points(s, "turtle")) == (0, 3)


@rule("RS-Q38")
def test_a_clan_beside_the_battle_offers_nobody() -> None:
    s = capturing({"lotus": "bushi", "koi": "bushi", "turtle": "stronghold"})
    assert legal(s, "lotus") == ["pass", "capture koi bushi"]
    assert refusal(s, "lotus", "capture turtle stronghold") == "RS-W30"


@rule("RS-Q39")
def test_a_monster_as_hostage_sleeps_but_stays_its_owners() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi shinto", "koi": "bushi river-dragon"}},
        cards={"koi": "form-of-the-beast"},
        coins={"lotus": 1},
        wars="oshu",
        season="autumn",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 1, 0, 0)
    answer(s, "lotus", "capture koi river-dragon")
    assert force(s, "koi", "oshu") == 0
    assert tokens(s, "lotus") == "autumn:oshu"  # 2 against 1
    assert figures(s, "koi", "prison:lotus") == "river-dragon"
    cleanup(s)  # Winter follows
    assert figures(s, "koi", "reserve").count("river-dragon") == 1
    assert figures(s, "koi", "oshu") == ""
    scored = [event for event in events(s, "rs-scored") if event["cause"] == "form-of-the-beast"]
    assert [event["points"] for event in scored] == [3]


@rule("RS-Q39")
def test_a_monster_as_hostage_cannot_be_summoned() -> None:
    s = at_table("koi lotus turtle", {"prison:lotus": {"koi": "river-dragon"}}, season="autumn")
    mandate(s, "lotus", "recruit", "train")
    while not asked(s).startswith("koi"):
        answer(s, asked(s).split()[0], "done")
    assert "summon river-dragon edo" not in legal(s, "koi")
    assert refusal(s, "koi", "summon river-dragon edo").startswith("RS-")


@rule("RS-Q41", "RS-E10")
def test_hostages_bring_coins_in_winter_that_are_worth_nothing() -> None:
    s = at_table("koi lotus turtle", {"prison:lotus": {"koi": "bushi"}}, season="autumn")
    winter(s)
    assert coins(s, "lotus") == 1
    assert figures(s, "koi", "prison:lotus") == ""
    result = s.result()
    assert result is not None
    assert result.scores == [0, 0, 0]
    assert result.places == [1, 2, 3]


@rule("RS-Q42")
def test_income_comes_before_the_coins_for_hostages() -> None:
    s = at_table("koi lotus turtle", {"prison:lotus": {"koi": "bushi bushi"}})
    cleanup(s)
    gains = [e for e in events(s, "rs-coins") if e["player"] == 1]
    assert [(e["coins"], e["cause"]) for e in gains] == [(7, "income"), (2, "hostage")]
    assert coins(s, "lotus") == 9
