"""Reparations, and the end of the War Phase (RS-W70…W75, RS-DP27)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.names import CLANS, PHASES
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    default,
    events,
    keys,
    legal,
    refusal,
    run,
    seat,
)
from tests.rule import rule

LOSERS = ["lotus", "turtle", "dragonfly"]


def paying(won: int, losers: int, winner: str = "koi", bids: int = 0) -> RisingSunState:
    """The winner of a battle in Oshu bid `won` on the poets, each loser `bids` on Seppuku."""
    clans = [clan for clan in ["koi", *LOSERS] if clan != winner][:losers]
    board = {winner: "bushi bushi", **dict.fromkeys(clans, "bushi")}
    s = at_table(
        " ".join([winner, *[clan for clan in ["koi", *LOSERS] if clan != winner]]),
        {"oshu": board},
        coins={winner: 9, **dict.fromkeys(clans, bids)},
        wars="oshu",
    )
    battles(s)
    for clan in board:
        bid(s, clan, *((0, 0, 0, won) if clan == winner else (0, bids, 0, 0)))
    while "RS-DP24" in asked(s):
        answer(s, asked(s).split()[0], "pass")
    return s


@rule("RS-W70", "RS-V26")
def test_losers_discard_their_bids_to_the_pool() -> None:
    s = paying(0, 2, bids=2)
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle")] == [9, 0, 0]
    lost = {event["player"]: event["coins"] for event in events(s, "rs-bids-lost")}
    assert lost == {1: 2, 2: 2}


@rule("RS-W71", "RS-W73")
def test_the_winners_bid_goes_to_the_losers_in_equal_shares() -> None:
    s = paying(6, 2, bids=1)
    assert s.ask is None
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle")] == [3, 3, 3]
    assert {e["neighbour"]: e["coins"] for e in events(s, "rs-reparations")} == {1: 3, 2: 3}


@rule("RS-W72", "RS-XD07", "RS-Q47")
@pytest.mark.parametrize(
    ("won", "losers", "share", "extras"),
    [(7, 3, 2, 1), (5, 3, 1, 2), (2, 3, 0, 2), (6, 2, 3, 0), (0, 3, 0, 0), (0, 1, 0, 0)],
)
def test_equal_shares_and_one_more_for_different_losers(
    won: int, losers: int, share: int, extras: int
) -> None:
    s = paying(won, losers)
    chosen = LOSERS[:losers][::-1][:extras]
    for clan in chosen:
        assert asked(s) == "koi RS-DP27"
        answer(s, "koi", f"give {clan}")
    assert s.ask is None
    for clan in LOSERS[:losers]:
        assert coins(s, clan) == share + (clan in chosen)
    assert coins(s, "koi") == 9 - won


@rule("RS-W72", "RS-DP27")
def test_no_loser_gets_two_of_the_coins_that_are_left() -> None:
    s = paying(5, 3)
    assert legal(s, "koi") == ["give lotus", "give turtle", "give dragonfly"]
    answer(s, "koi", "give turtle")
    assert legal(s, "koi") == ["give lotus", "give dragonfly"]
    assert refusal(s, "koi", "give turtle") == "RS-W72"
    assert refusal(s, "koi", "give koi") == "RS-W72"


@rule("RS-DP27", "RS-Q47")
@pytest.mark.parametrize(("winner", "first"), [("lotus", "turtle"), ("dragonfly", "koi")])
def test_by_default_clockwise_from_the_winner(winner: str, first: str) -> None:
    s = paying(4, 3, winner)
    assert default(s, winner) == f"give {first}"
    seats = [CLANS.index(text.split()[1]) for text in legal(s, winner)]
    start = CLANS.index(winner)
    assert seats == sorted(seats, key=lambda clan: (clan - start) % 7)


@rule("RS-Q47")
def test_the_extra_coins_are_chosen_after_the_poets() -> None:
    s = paying(4, 3)
    assert asked(s) == "koi RS-DP27"
    assert "rs-poets" in keys(s)
    assert "rs-reparations" not in keys(s)


@rule("RS-W73")
def test_a_loser_without_figures_gets_a_share() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 4, "lotus": 1},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 4, 0, 0)
    bid(s, "lotus", 0, 0, 0, 1)
    answer(s, "koi", "capture lotus bushi")
    assert coins(s, "lotus") == 4


@rule("RS-W74")
def test_coins_received_and_coins_not_bid_serve_in_later_battles() -> None:
    both = {"koi": "bushi bushi", "lotus": "bushi"}
    s = at_table(
        "koi lotus turtle", {"oshu": both, "edo": both}, coins={"koi": 5, "lotus": 1},
        wars="oshu edo",
    )  # fmt: skip
    battles(s)
    bid(s, "koi", 0, 0, 0, 3)
    bid(s, "lotus", 0, 0, 0, 0)
    assert s.observe(-1)["war"] == {"number": 2, "province": "edo"}
    assert "stake poets 4" in legal(s, "lotus")
    assert refusal(s, "lotus", "stake poets 5") == "RS-W11"
    assert "stake poets 2" in legal(s, "koi")
    assert refusal(s, "koi", "stake poets 3") == "RS-W11"


@rule("RS-W75")
def test_the_war_phase_ends_with_the_last_war_province() -> None:
    both = {"koi": "bushi bushi", "lotus": "bushi"}
    s = at_table("koi lotus turtle", {"oshu": both}, wars="kansai oshu")
    run(s, Course(6, 0))
    assert PHASES[s.phase] == "war"
    bid(s, "koi", 0, 0, 0, 0)
    assert "rs-cleanup" not in keys(s)
    bid(s, "lotus", 0, 0, 0, 0)
    assert keys(s).index("rs-war-over") < keys(s).index("rs-cleanup")
    assert asked(s) == "koi lotus turtle RS-DP03"


@rule("RS-Q48")
def test_what_takes_coins_in_a_battle_takes_them_from_the_reserve_only() -> None:
    s = at_table(
        "sun koi lotus",
        {"oshu": {"sun": "bushi", "koi": "bushi bushi", "lotus": "bushi bushi bushi"}},
        coins={"sun": 2, "koi": 2, "lotus": 3},
        wars="oshu",
    )
    battles(s)
    for clan in ("sun", "koi", "lotus"):
        bid(s, clan, 2, 0, 0, 0)
    assert coins(s, "koi") == 0  # all of it lies on the table
    assert coins(s, "lotus") == 0
    assert [event["player"] for event in events(s, "rs-lost-coins")] == [seat(s, "lotus")]
    answer(s, "sun", "pass")
    assert s.ask is None
    assert [coins(s, clan) for clan in ("sun", "koi", "lotus")] == [2 + 1, 1, 0]
