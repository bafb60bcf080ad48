"""Hire Ronin (RS-W40…W44, RS-DP25), and Koi's coins (RS-Q49)."""

from __future__ import annotations

from tests.rising_sun.table import Table
from tests.rule import rule


def hiring(ronin_: int, wars: str = "oshu", coins_: int = 1) -> Table:
    """Lotus has won Hire Ronin in Oshu with one Bushi against two of Turtle."""
    table = Table(
        "turtle koi lotus",
        {
            "oshu": {"lotus": "bushi", "turtle": "bushi bushi"},
            "edo": {"lotus": "bushi", "turtle": "bushi bushi"},
        },
        coins={"lotus": coins_},
        ronin={"lotus": ronin_, "turtle": 3},
        wars=wars,
    )
    table.battles()
    table.bid("turtle", 0, 0, 0, 0)
    table.bid("lotus", 0, 0, 1, 0)
    return table


def forces(table: Table) -> dict[object, object]:
    """Return the Force of each fighter at the outcome of the last battle, by seat."""
    return {event["player"]: event["force"] for event in table.events("rs-force")}


@rule("RS-W40")
def test_each_ronin_in_the_reserve_adds_a_force() -> None:
    table = hiring(2)
    table.answer("lotus", "use")
    assert forces(table) == {1: 1 + 2, 2: 2}
    assert table.tokens("lotus") == "spring:oshu"


@rule("RS-W40", "RS-DP25")
def test_hiring_may_be_declined() -> None:
    table = hiring(2)
    table.answer("lotus", "pass")
    assert forces(table) == {1: 1, 2: 2}
    assert table.tokens("turtle") == "spring:oshu"


@rule("RS-Q53", "RS-DP25")
def test_all_ronin_are_hired_or_none_and_an_absent_player_hires() -> None:
    table = hiring(5)
    assert table.legal("lotus") == ["use", "pass"]
    assert table.default("lotus") == "use"


@rule("RS-W41", "RS-W42")
def test_ronin_are_not_spent_and_can_be_hired_again_but_fight_one_battle_each_time() -> None:
    table = hiring(2, wars="oshu edo", coins_=2)
    table.answer("lotus", "use")
    assert table.ronin("lotus") == 2
    table.no_bids("turtle", "lotus")
    assert forces(table)[1] == 1  # nobody was hired here
    assert table.tokens("turtle") == "spring:edo"


@rule("RS-W41")
def test_the_same_ronin_fight_in_a_later_battle() -> None:
    table = hiring(2, wars="oshu edo", coins_=2)
    table.answer("lotus", "use")
    table.bid("turtle", 0, 0, 0, 0)
    table.bid("lotus", 0, 0, 1, 0)
    table.answer("lotus", "use")
    assert table.tokens("lotus") == "spring:oshu spring:edo"


@rule("RS-W43")
def test_a_winner_without_ronin_adds_nothing_and_is_not_asked() -> None:
    table = hiring(0)
    assert not table.asked
    assert "rs-hired" not in table.keys
    assert forces(table) == {1: 1, 2: 2}


@rule("RS-W44")
def test_ronin_fight_for_a_participant_without_figures() -> None:
    table = Table(
        "turtle koi lotus",
        {"oshu": {"lotus": "bushi", "turtle": "bushi bushi"}},
        coins={"lotus": 2},
        ronin={"lotus": 3},
        wars="oshu",
    )
    table.battles()
    table.bid("turtle", 0, 0, 0, 0)
    table.bid("lotus", 1, 0, 1, 0)
    table.answer("lotus", "use", "use")
    assert forces(table) == {1: 3, 2: 2}
    assert table.tokens("lotus") == "spring:oshu"


# Koi


@rule("RS-Q49")
def test_the_exchange_is_kois_last_own_effect() -> None:
    table = Table(
        "koi lotus turtle",
        cards={"koi": "way-of-the-ronin"},
        coins={"koi": 3},
        ronin={"koi": 1},
        wars="oshu",
    )
    table.war()
    assert (table.ronin("koi"), table.coins("koi")) == (0, 3 + 1 + 2)


@rule("RS-Q49")
def test_ronin_koi_gets_later_stay_tokens_and_count_beside_its_coins() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 5},
        ronin={"koi": 1},
        wars="oshu",
    )
    table.war()
    assert (table.ronin("koi"), table.coins("koi")) == (0, 6)
    table.state.ronin[table.seat("koi")] = 2  # no card in scope does it, but a card could
    table.bid("koi", 0, 0, 2, 0)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.asked == "koi RS-DP25"
    assert table.legal("koi") == ["use", "pass"]  # all or nothing
    table.answer("koi", "use")
    assert table.events("rs-hired") == [{"player": 0, "force": 4 + 2}]
    assert (table.ronin("koi"), table.coins("koi")) == (2, 4)  # free of charge


@rule("RS-Q49")
def test_coins_koi_gains_in_this_battle_fight_too() -> None:
    table = Table(
        "sun koi lotus",
        {"oshu": {"koi": "bushi", "lotus": "bushi", "sun": "bushi"}},
        {"koi": "way-of-the-merchant"},
        coins={"koi": 1, "lotus": 1, "sun": 5},
        set="teapot",
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 1, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.bid("sun", 1, 0, 0, 0)
    table.answer("sun", "pass")  # Sun won a tie and a coin, so Koi's Merchant brought one
    assert table.asked == "koi RS-DP25"
    table.answer("koi", "use")
    assert forces(table)[0] == 1 + 1
