"""Seppuku (RS-W25…W27, RS-DP23)."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    Given,
    answer,
    asked,
    at_table,
    battles,
    bid,
    default,
    events,
    figures,
    force,
    honor,
    keys,
    legal,
    points,
    tokens,
)
from tests.rule import rule


def committing(
    army: str,
    honor_: str = "koi turtle dragonfly lotus",
    clan: str = "lotus",
    **more: Unpack[Given],
) -> RisingSunState:
    """This clan has won Seppuku against Koi in Oshu with these figures."""
    s = at_table(
        honor_,
        {"oshu": {clan: army, "koi": "bushi"}},
        coins={clan: 1},
        wars="oshu",
        **more,
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, clan, 1, 0, 0, 0)
    return s


@rule("RS-W25", "RS-DP23")
def test_all_own_figures_in_the_province_die_or_none() -> None:
    s = committing("bushi bushi shinto daimyo")
    assert asked(s) == "lotus RS-DP23"
    assert legal(s, "lotus") == ["pass", "use"]
    answer(s, "lotus", "use")
    assert figures(s, "lotus", "oshu") == ""
    assert len(events(s, "rs-killed")) == 4


@rule("RS-W25")
def test_figures_in_other_provinces_do_not_commit_seppuku() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi", "koi": "bushi"}, "edo": {"lotus": "bushi shinto"}},
        coins={"lotus": 1},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    answer(s, "lotus", "use")
    assert figures(s, "lotus", "edo") == "bushi shinto"
    assert points(s, "lotus") == 1


@rule("RS-W25", "RS-DP23")
def test_seppuku_can_be_declined_and_is_by_an_absent_player() -> None:
    s = committing("bushi bushi bushi")
    assert default(s, "lotus") == "pass"
    answer(s, "lotus", "pass")
    assert figures(s, "lotus", "oshu") == "bushi bushi bushi"
    assert points(s, "lotus") == 0
    assert honor(s) == "koi turtle dragonfly lotus"


@rule("RS-W26", "RS-XD04")
@pytest.mark.parametrize(
    ("army", "after", "gained"),
    [
        ("bushi shinto", "koi lotus turtle dragonfly", 2),
        ("bushi bushi bushi bushi daimyo", "lotus koi turtle dragonfly", 5),
    ],
)
def test_each_figure_brings_a_point_and_a_step_of_honor(army: str, after: str, gained: int) -> None:
    s = committing(army)
    answer(s, "lotus", "use")
    assert honor(s) == after
    assert points(s, "lotus") == gained


@rule("RS-W27")
def test_who_committed_seppuku_may_still_win_advantages_and_the_battle() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi", "koi": "bushi"}},
        coins={"lotus": 4},
        ronin={"lotus": 2},
        points={"koi": 3},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 1, 1, 1)
    answer(s, "lotus", "use", "capture koi bushi", "use")
    assert tokens(s, "lotus") == "spring:oshu"
    assert points(s, "lotus") == 1 + 1 + 1


@rule("RS-Q36", "RS-XD11")
def test_strongholds_of_turtle_are_not_killed_and_keep_their_force() -> None:
    s = committing("bushi bushi stronghold", "koi dragonfly lotus turtle", "turtle")
    answer(s, "turtle", "use")
    assert points(s, "turtle") == 2
    assert honor(s) == "koi turtle dragonfly lotus"
    assert force(s, "turtle", "oshu") == 1
    assert len(events(s, "rs-killed")) == 2
    assert events(s, "rs-force")[-1]["force"] == 1


@rule("RS-Q36")
def test_a_winner_without_figures_is_not_asked() -> None:
    s = committing("stronghold", "koi dragonfly lotus turtle", "turtle")
    assert s.ask is None
    assert "rs-seppuku" not in keys(s)
    assert points(s, "turtle") == 0
    assert honor(s) == "koi dragonfly lotus turtle"


@rule("RS-Q37")
def test_all_die_then_the_points_then_honor_then_what_the_kills_set_off() -> None:
    s = committing("bushi shinto", cards={"lotus": "righteousness"})
    answer(s, "lotus", "use")
    told = [event for event in events(s) if event["key"] != "rs-bid"]
    first = [event["key"] for event in told].index("rs-seppuku")
    assert [event["key"] for event in told[first + 1 : first + 8]] == [
        "rs-killed", "rs-killed", "rs-points", "rs-honor-up", "rs-honor-up", "rs-points",
        "rs-points",
    ]  # fmt: skip
    gains = [event for event in told[first:] if event["key"] == "rs-points"]
    assert [(gain["points"], gain["cause"]) for gain in gains] == [
        (2, "seppuku"), (1, "righteousness"), (1, "righteousness"),
    ]  # fmt: skip


@rule("RS-Q37")
def test_seppuku_with_its_triggers_is_one_gain() -> None:
    s = committing(
        "bushi shinto",
        cards={"lotus": "righteousness loyalty"},
        allies="lotus-turtle",
        set_="teapot",
    )
    answer(s, "lotus", "use")
    assert points(s, "lotus") == 2 + 2 + 1
