"""Reparations, and the end of the War Phase (RS-W70…W75, RS-DP27)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.names import CLANS, PHASES
from tests.rising_sun.table import Table
from tests.rule import rule

LOSERS = ["lotus", "turtle", "dragonfly"]


def paying(won: int, losers: int, winner: str = "koi", bids: int = 0) -> Table:
    """The winner of a battle in Oshu bid `won` on the poets, each loser `bids` on Seppuku."""
    clans = [clan for clan in ["koi", *LOSERS] if clan != winner][:losers]
    board = {winner: "bushi bushi", **dict.fromkeys(clans, "bushi")}
    table = Table(
        " ".join([winner, *[clan for clan in ["koi", *LOSERS] if clan != winner]]),
        {"oshu": board},
        coins={winner: 9, **dict.fromkeys(clans, bids)},
        wars="oshu",
    )
    table.battles()
    for clan in board:
        table.bid(clan, *((0, 0, 0, won) if clan == winner else (0, bids, 0, 0)))
    while "RS-DP24" in table.asked:
        table.answer(table.asked.split()[0], "pass")
    return table


@rule("RS-W70", "RS-V26")
def test_losers_discard_their_bids_to_the_pool() -> None:
    table = paying(0, 2, bids=2)
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [9, 0, 0]
    lost = {event["player"]: event["coins"] for event in table.events("rs-bids-lost")}
    assert lost == {1: 2, 2: 2}


@rule("RS-W71", "RS-W73")
def test_the_winners_bid_goes_to_the_losers_in_equal_shares() -> None:
    table = paying(6, 2, bids=1)
    assert not table.asked
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [3, 3, 3]
    assert {e["neighbour"]: e["coins"] for e in table.events("rs-reparations")} == {1: 3, 2: 3}


@rule("RS-W72", "RS-XD07", "RS-Q47")
@pytest.mark.parametrize(
    ("won", "losers", "share", "extras"),
    [(7, 3, 2, 1), (5, 3, 1, 2), (2, 3, 0, 2), (6, 2, 3, 0), (0, 3, 0, 0), (0, 1, 0, 0)],
)
def test_equal_shares_and_one_more_for_different_losers(
    won: int, losers: int, share: int, extras: int
) -> None:
    table = paying(won, losers)
    chosen = LOSERS[:losers][::-1][:extras]
    for clan in chosen:
        assert table.asked == "koi RS-DP27"
        table.answer("koi", f"give {clan}")
    assert not table.asked
    for clan in LOSERS[:losers]:
        assert table.coins(clan) == share + (clan in chosen)
    assert table.coins("koi") == 9 - won


@rule("RS-W72", "RS-DP27")
def test_no_loser_gets_two_of_the_coins_that_are_left() -> None:
    table = paying(5, 3)
    assert table.legal("koi") == ["give lotus", "give turtle", "give dragonfly"]
    table.answer("koi", "give turtle")
    assert table.legal("koi") == ["give lotus", "give dragonfly"]
    assert table.refusal("koi", "give turtle") == "RS-W72"
    assert table.refusal("koi", "give koi") == "RS-W72"


@rule("RS-DP27", "RS-Q47")
@pytest.mark.parametrize(("winner", "first"), [("lotus", "turtle"), ("dragonfly", "koi")])
def test_by_default_clockwise_from_the_winner(winner: str, first: str) -> None:
    table = paying(4, 3, winner)
    assert table.default(winner) == f"give {first}"
    seats = [CLANS.index(text.split()[1]) for text in table.legal(winner)]
    start = CLANS.index(winner)
    assert seats == sorted(seats, key=lambda clan: (clan - start) % 7)


@rule("RS-Q47")
def test_the_extra_coins_are_chosen_after_the_poets() -> None:
    table = paying(4, 3)
    assert table.asked == "koi RS-DP27"
    assert "rs-poets" in table.keys
    assert "rs-reparations" not in table.keys


@rule("RS-W73")
def test_a_loser_without_figures_gets_a_share() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 4, "lotus": 1},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 4, 0, 0)
    table.bid("lotus", 0, 0, 0, 1)
    table.answer("koi", "capture lotus bushi")
    assert table.coins("lotus") == 4


@rule("RS-W74")
def test_coins_received_and_coins_not_bid_serve_in_later_battles() -> None:
    both = {"koi": "bushi bushi", "lotus": "bushi"}
    table = Table(
        "koi lotus turtle", {"oshu": both, "edo": both}, coins={"koi": 5, "lotus": 1},
        wars="oshu edo",
    )  # fmt: skip
    table.battles()
    table.bid("koi", 0, 0, 0, 3)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.view()["war"] == {"number": 2, "province": "edo"}
    assert "stake poets 4" in table.legal("lotus")
    assert table.refusal("lotus", "stake poets 5") == "RS-W11"
    assert "stake poets 2" in table.legal("koi")
    assert table.refusal("koi", "stake poets 3") == "RS-W11"


@rule("RS-W75")
def test_the_war_phase_ends_with_the_last_war_province() -> None:
    both = {"koi": "bushi bushi", "lotus": "bushi"}
    table = Table("koi lotus turtle", {"oshu": both}, wars="kansai oshu")
    table.run(Course(6, 0))
    assert PHASES[table.state.phase] == "war"
    table.bid("koi", 0, 0, 0, 0)
    assert "rs-cleanup" not in table.keys
    table.bid("lotus", 0, 0, 0, 0)
    assert table.keys.index("rs-war-over") < table.keys.index("rs-cleanup")
    assert table.asked == "koi lotus turtle RS-DP03"


@rule("RS-Q48")
def test_what_takes_coins_in_a_battle_takes_them_from_the_reserve_only() -> None:
    table = Table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi bushi", "lotus": "bushi bushi bushi"}},
        coins={"sun": 2, "koi": 2, "lotus": 3},
        wars="oshu",
    )
    table.battles()
    for clan in ("sun", "koi", "lotus"):
        table.bid(clan, 2, 0, 0, 0)
    assert table.coins("koi") == 0  # all of it lies on the table
    assert table.coins("lotus") == 0
    assert [event["player"] for event in table.events("rs-lost-coins")] == [table.seat("lotus")]
    table.answer("sun", "pass")
    assert not table.asked
    assert [table.coins(clan) for clan in ("sun", "koi", "lotus")] == [2 + 1, 1, 0]
