"""The outcome of a battle (RS-W50…W56)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule


def fought(honor: str, board: dict[str, str], wars: str = "oshu", allies: str = "") -> Table:
    """A battle in Oshu in which nobody bids."""
    table = Table(honor, {"oshu": board}, allies=allies, wars=wars)
    table.battles()
    for clan in board:
        table.bid(clan, 0, 0, 0, 0)
    return table


def last(told: list[str], key: str) -> int:
    return max(n for n, name in enumerate(told) if name == key)


@rule("RS-W50")
def test_forces_are_compared_after_hire_ronin_and_before_the_poets() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi bushi", "lotus": "bushi bushi"}},
        coins={"lotus": 3},
        ronin={"lotus": 1},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 1, 1, 1)
    table.answer("lotus", "capture koi bushi", "use")
    left = [event["force"] for event in table.events("rs-force")][-2:]
    assert left == [2, 3]  # one of Koi's Bushi is captured, one ronin is hired
    told = table.keys
    assert told.index("rs-hired") < last(told, "rs-force") < told.index("rs-poets")
    assert table.tokens("lotus") == "spring:oshu"


@rule("RS-W51")
def test_the_most_force_wins_the_token() -> None:
    table = fought("koi turtle lotus", {"koi": "bushi", "lotus": "bushi bushi"})
    assert table.tokens("lotus") == "spring:oshu"
    assert table.tokens("koi") == ""


@rule("RS-W51")
@pytest.mark.parametrize("honor", ["turtle koi lotus", "turtle lotus koi"])
def test_a_tie_goes_to_honor_among_the_tied(honor: str) -> None:
    table = fought(honor, {"koi": "bushi bushi", "lotus": "bushi shinto", "turtle": "bushi"})
    assert table.tokens(honor.split()[1]) == "spring:oshu"


@rule("RS-W52", "RS-XD12", "RS-V24", "RS-Q45")
@pytest.mark.parametrize("honor", ["turtle koi lotus", "turtle lotus koi"])
def test_if_nobody_has_force_left_the_participant_with_most_honor_wins(honor: str) -> None:
    table = Table(
        honor, {"oshu": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 2}, wars="oshu"
    )
    table.battles()
    table.bid("koi", 1, 1, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "use")
    table.state.honor = [["koi", "lotus", "turtle"].index(clan) for clan in honor.split()]
    table.answer("koi", "capture lotus bushi")
    assert [event["force"] for event in table.events("rs-force")][-2:] == [0, 0]
    assert table.tokens(honor.split()[1]) == "spring:oshu"
    assert table.tokens("turtle") == ""  # most honor of all, but no participant
    assert len(table.events("rs-killed")) == 1


@rule("RS-W53", "RS-C36")
def test_after_the_token_all_values_of_the_losers_die() -> None:
    table = fought(
        "koi lotus turtle",
        {"koi": "bushi bushi bushi bushi", "lotus": "bushi daimyo", "turtle": "shinto komainu"},
    )
    assert table.figures("lotus", "oshu") == ""
    assert table.figures("turtle", "oshu") == ""
    assert len(table.events("rs-killed")) == 4
    assert all(event["cause"] == "outcome" for event in table.events("rs-killed"))
    told = table.keys
    assert told.index("rs-token") < told.index("rs-killed")


@rule("RS-W54", "RS-A11")
def test_figures_of_the_winners_ally_stay() -> None:
    table = fought(
        "koi lotus turtle",
        {"koi": "bushi bushi", "lotus": "bushi", "turtle": "shinto"},
        allies="koi-lotus",
    )
    assert table.figures("lotus", "oshu") == "bushi"
    assert table.figures("turtle", "oshu") == ""


@rule("RS-W54")
def test_allies_of_a_loser_die_as_well() -> None:
    table = fought(
        "koi lotus turtle",
        {"koi": "bushi bushi", "lotus": "bushi", "turtle": "shinto"},
        allies="lotus-turtle",
    )
    assert table.figures("lotus", "oshu") == ""
    assert table.figures("turtle", "oshu") == ""


@rule("RS-W55")
def test_the_winners_ally_is_a_loser_in_all_else() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "bushi", "turtle": "shinto"}},
        allies="koi-lotus",
        coins={"koi": 4, "lotus": 3},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 4)
    table.bid("lotus", 0, 0, 0, 2)
    table.bid("turtle", 0, 0, 0, 0)
    assert table.tokens("lotus") == ""
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [0, 1 + 2, 2]


@rule("RS-W56")
def test_the_winners_figures_stay() -> None:
    table = fought("koi lotus turtle", {"koi": "bushi shinto daimyo", "lotus": "bushi"})
    assert table.figures("koi", "oshu") == "bushi shinto daimyo"


@rule("RS-Q46")
def test_allies_do_not_pool_their_force() -> None:
    table = fought(
        "koi lotus turtle",
        {"koi": "bushi bushi", "lotus": "bushi bushi", "turtle": "bushi bushi bushi"},
        allies="koi-lotus",
    )
    assert table.tokens("turtle") == "spring:oshu"
    assert table.figures("koi", "oshu") == table.figures("lotus", "oshu") == ""


@rule("RS-XD14", "RS-W06", "RS-W73")
def test_two_allied_pairs_fight_a_battle_of_four() -> None:
    table = Table(
        "koi lotus turtle bonsai",
        {
            "oshu": {
                "koi": "bushi bushi bushi",
                "lotus": "bushi",
                "turtle": "bushi",
                "bonsai": "bushi bushi",
            }
        },
        allies="koi-lotus turtle-bonsai",
        coins={"koi": 3},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 3)
    for clan in ("lotus", "turtle", "bonsai"):
        table.bid(clan, 0, 0, 0, 0)
    assert table.tokens("koi") == "spring:oshu"
    assert table.figures("lotus", "oshu") == "bushi"
    assert table.figures("turtle", "oshu") == table.figures("bonsai", "oshu") == ""
    assert [table.coins(clan) for clan in ("lotus", "turtle", "bonsai")] == [1, 1, 1]
    assert table.points("koi") == 3
