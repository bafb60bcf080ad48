"""Hire Ronin (RS-W40…W44, RS-DP25), and Koi's coins (RS-Q49)."""

from __future__ import annotations

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
    no_bids,
    ronin,
    seat,
    tokens,
    war,
)
from tests.rule import rule


def hiring(ronin_: int, wars: str = "oshu", coins_: int = 1) -> RisingSunState:
    """Lotus has won Hire Ronin in Oshu with one Bushi against two of Turtle."""
    s = at_table(
        "turtle koi lotus",
        {
            "oshu": {"lotus": "bushi", "turtle": "bushi bushi"},
            "edo": {"lotus": "bushi", "turtle": "bushi bushi"},
        },
        coins={"lotus": coins_},
        ronin={"lotus": ronin_, "turtle": 3},
        wars=wars,
    )
    battles(s)
    bid(s, "turtle", 0, 0, 0, 0)
    bid(s, "lotus", 0, 0, 1, 0)
    return s


def forces(s: RisingSunState) -> dict[object, object]:
    """What each fighter had at the outcome of the last battle, by seat."""
    return {event["player"]: event["force"] for event in events(s, "rs-force")}


@rule("RS-W40")
def test_each_ronin_in_the_reserve_adds_a_force() -> None:
    s = hiring(2)
    answer(s, "lotus", "use")
    assert forces(s) == {1: 1 + 2, 2: 2}
    assert tokens(s, "lotus") == "spring:oshu"


@rule("RS-W40", "RS-DP25")
def test_hiring_may_be_declined() -> None:
    s = hiring(2)
    answer(s, "lotus", "pass")
    assert forces(s) == {1: 1, 2: 2}
    assert tokens(s, "turtle") == "spring:oshu"


@rule("RS-Q53", "RS-DP25")
def test_all_ronin_are_hired_or_none_and_an_absent_player_hires() -> None:
    s = hiring(5)
    assert legal(s, "lotus") == ["use", "pass"]
    assert default(s, "lotus") == "use"


@rule("RS-W41", "RS-W42")
def test_ronin_are_not_spent_and_can_be_hired_again_but_fight_one_battle_each_time() -> None:
    s = hiring(2, wars="oshu edo", coins_=2)
    answer(s, "lotus", "use")
    assert ronin(s, "lotus") == 2
    no_bids(s, "turtle", "lotus")
    assert forces(s)[1] == 1  # nobody was hired here
    assert tokens(s, "turtle") == "spring:edo"


@rule("RS-W41")
def test_the_same_ronin_fight_in_a_later_battle() -> None:
    s = hiring(2, wars="oshu edo", coins_=2)
    answer(s, "lotus", "use")
    bid(s, "turtle", 0, 0, 0, 0)
    bid(s, "lotus", 0, 0, 1, 0)
    answer(s, "lotus", "use")
    assert tokens(s, "lotus") == "spring:oshu spring:edo"


@rule("RS-W43")
def test_a_winner_without_ronin_adds_nothing_and_is_not_asked() -> None:
    s = hiring(0)
    assert s.ask is None
    assert "rs-hired" not in keys(s)
    assert forces(s) == {1: 1, 2: 2}


@rule("RS-W44")
def test_ronin_fight_for_a_participant_without_figures() -> None:
    s = at_table(
        "turtle koi lotus",
        {"oshu": {"lotus": "bushi", "turtle": "bushi bushi"}},
        coins={"lotus": 2},
        ronin={"lotus": 3},
        wars="oshu",
    )
    battles(s)
    bid(s, "turtle", 0, 0, 0, 0)
    bid(s, "lotus", 1, 0, 1, 0)
    answer(s, "lotus", "use", "use")
    assert forces(s) == {1: 3, 2: 2}
    assert tokens(s, "lotus") == "spring:oshu"


# Koi


@rule("RS-Q49")
def test_the_exchange_is_kois_last_own_effect() -> None:
    s = at_table(
        "koi lotus turtle",
        cards={"koi": "way-of-the-ronin"},
        coins={"koi": 3},
        ronin={"koi": 1},
        wars="oshu",
    )
    war(s)
    assert (ronin(s, "koi"), coins(s, "koi")) == (0, 3 + 1 + 2)


@rule("RS-Q49")
def test_ronin_koi_gets_later_stay_tokens_and_count_beside_its_coins() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 5},
        ronin={"koi": 1},
        wars="oshu",
    )
    war(s)
    assert (ronin(s, "koi"), coins(s, "koi")) == (0, 6)
    s.ronin[seat(s, "koi")] = 2  # no card in scope does it, but a card could
    bid(s, "koi", 0, 0, 2, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    assert asked(s) == "koi RS-DP25"
    assert legal(s, "koi") == ["use", "pass"]  # all or nothing
    answer(s, "koi", "use")
    assert events(s, "rs-hired") == [{"key": "rs-hired", "player": 0, "force": 4 + 2}]
    assert (ronin(s, "koi"), coins(s, "koi")) == (2, 4)  # free of charge


@rule("RS-Q49")
def test_coins_koi_gains_in_this_battle_fight_too() -> None:
    s = at_table(
        "sun koi lotus",
        {"oshu": {"koi": "bushi", "lotus": "bushi", "sun": "bushi"}},
        {"koi": "way-of-the-merchant"},
        coins={"koi": 1, "lotus": 1, "sun": 5},
        set_="teapot",
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 0, 1, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    bid(s, "sun", 1, 0, 0, 0)
    answer(s, "sun", "pass")  # Sun won a tie and a coin, so Koi's Merchant brought one
    assert asked(s) == "koi RS-DP25"
    answer(s, "koi", "use")
    assert forces(s)[0] == 1 + 1
