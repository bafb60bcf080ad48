"""Seppuku (RS-W25…W27, RS-DP23)."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.rising_sun.table import Given, Table
from tests.rule import rule


def committing(
    army: str,
    honor_: str = "koi turtle dragonfly lotus",
    clan: str = "lotus",
    **more: Unpack[Given],
) -> Table:
    """This clan has won Seppuku against Koi in Oshu with these figures."""
    table = Table(
        honor_,
        {"oshu": {clan: army, "koi": "bushi"}},
        coins={clan: 1},
        wars="oshu",
        **more,
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid(clan, 1, 0, 0, 0)
    return table


@rule("RS-W25", "RS-DP23")
def test_all_own_figures_in_the_province_die_or_none() -> None:
    table = committing("bushi bushi shinto daimyo")
    assert table.asked == "lotus RS-DP23"
    assert table.legal("lotus") == ["pass", "use"]
    table.answer("lotus", "use")
    assert table.figures("lotus", "oshu") == ""
    assert len(table.events("rs-killed")) == 4


@rule("RS-W25")
def test_figures_in_other_provinces_do_not_commit_seppuku() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi", "koi": "bushi"}, "edo": {"lotus": "bushi shinto"}},
        coins={"lotus": 1},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.answer("lotus", "use")
    assert table.figures("lotus", "edo") == "bushi shinto"
    assert table.points("lotus") == 1


@rule("RS-W25", "RS-DP23")
def test_seppuku_can_be_declined_and_is_by_an_absent_player() -> None:
    table = committing("bushi bushi bushi")
    assert table.default("lotus") == "pass"
    table.answer("lotus", "pass")
    assert table.figures("lotus", "oshu") == "bushi bushi bushi"
    assert table.points("lotus") == 0
    assert table.honor == "koi turtle dragonfly lotus"


@rule("RS-W26", "RS-XD04")
@pytest.mark.parametrize(
    ("army", "after", "gained"),
    [
        ("bushi shinto", "koi lotus turtle dragonfly", 2),
        ("bushi bushi bushi bushi daimyo", "lotus koi turtle dragonfly", 5),
    ],
)
def test_each_figure_brings_a_point_and_a_step_of_honor(army: str, after: str, gained: int) -> None:
    table = committing(army)
    table.answer("lotus", "use")
    assert table.honor == after
    assert table.points("lotus") == gained


@rule("RS-W27")
def test_who_committed_seppuku_may_still_win_advantages_and_the_battle() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"lotus": "bushi", "koi": "bushi"}},
        coins={"lotus": 4},
        ronin={"lotus": 2},
        points={"koi": 3},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 1, 1, 1)
    table.answer("lotus", "use", "capture koi bushi", "use")
    assert table.tokens("lotus") == "spring:oshu"
    assert table.points("lotus") == 1 + 1 + 1


@rule("RS-Q36", "RS-XD11")
def test_strongholds_of_turtle_are_not_killed_and_keep_their_force() -> None:
    table = committing("bushi bushi stronghold", "koi dragonfly lotus turtle", "turtle")
    told = table.state.stack[-1].prompt(table.state, table.seat("turtle"))
    assert (told["count"], told["left"]) == (2, 1)
    table.answer("turtle", "use")
    assert table.points("turtle") == 2
    assert table.honor == "koi turtle dragonfly lotus"
    assert table.force("turtle", "oshu") == 1
    assert len(table.events("rs-killed")) == 2
    assert table.events("rs-force")[-1]["force"] == 1


@rule("RS-Q36")
def test_a_winner_without_figures_is_not_asked() -> None:
    table = committing("stronghold", "koi dragonfly lotus turtle", "turtle")
    assert not table.asked
    assert "rs-seppuku" not in table.keys
    assert table.points("turtle") == 0
    assert table.honor == "koi dragonfly lotus turtle"


@rule("RS-Q37")
def test_all_die_then_the_points_then_honor_then_what_the_kills_set_off() -> None:
    table = committing("bushi shinto", cards={"lotus": "righteousness"})
    table.answer("lotus", "use")
    told = [event for event in table.history if event["key"] != "rs-bid"]
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
    table = committing(
        "bushi shinto",
        cards={"lotus": "righteousness loyalty"},
        allies="lotus-turtle",
        set="teapot",
    )
    table.answer("lotus", "use")
    assert table.points("lotus") == 2 + 2 + 1
