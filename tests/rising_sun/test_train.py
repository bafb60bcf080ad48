"""Train and what things cost (RS-MT, RS-LB, RS-DP10, RS-DP11)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.games.rising_sun.flow.prices import price_for, stronghold_price
from gunbai.games.rising_sun.names import CARDS
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import up_to
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    default,
    events,
    figures,
    force,
    kami_turn,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    refusal,
    seat,
    sound,
    strongholds,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def trains(clan: str, active: str, s: RisingSunState) -> RisingSunState:
    mandate(s, active, "train")
    up_to(s, clan)
    return s


# buying


@rule("RS-MT01", "RS-P21")
def test_the_active_player_buys_first() -> None:
    s = at_table(FOUR, display="path-of-the-lion")
    mandate(s, "turtle", "train")
    assert asked(s) == "turtle RS-DP10"
    answer(s, "turtle", "buy path-of-the-lion")
    assert asked(s) == ""  # the only copy is gone (RS-MT11)


@rule("RS-MT02", "RS-MT04", "RS-DP10")
def test_one_card_of_the_display_that_can_be_paid() -> None:
    s = at_table(FOUR, coins={"lotus": 1}, display="righteousness way-of-the-ronin respect",
                 season="summer")  # fmt: skip
    trains("lotus", "koi", s)
    assert legal(s, "lotus") == ["pass", "buy way-of-the-ronin", "buy respect"]
    assert default(s, "lotus") == "pass"
    assert refusal(s, "lotus", "buy righteousness") == "RS-MT04"
    assert refusal(s, "lotus", "buy komainu") == "RS-MT02"
    answer(s, "lotus", "buy way-of-the-ronin")
    assert coins(s, "lotus") == 0


@rule("RS-MT03")
def test_a_card_without_a_price_is_bought_without_coins() -> None:
    s = trains("lotus", "koi", at_table(FOUR, display="path-of-the-lion"))
    answer(s, "lotus", "buy path-of-the-lion")
    assert coins(s, "lotus") == 0
    assert s.cards[1] == [CARDS.index("path-of-the-lion")]


@rule("RS-MT04")
def test_the_reduced_price_counts() -> None:
    s = at_table(FOUR, coins={"koi": 1, "lotus": 1}, display="righteousness righteousness")
    mandate(s, "koi", "train")
    assert legal(s, "koi") == ["pass", "buy righteousness"]
    answer(s, "koi", "buy righteousness")
    assert asked(s) == ""  # Lotus has one coin and no bonus


@rule("RS-MT05", "RS-F09")
def test_a_bought_card_is_public_and_stays() -> None:
    s = trains("koi", "koi", at_table(FOUR, coins={"koi": 3}))
    answer(s, "koi", "buy righteousness")
    for viewer in (SPECTATOR, 0, 3):
        view: Any = s.observe(viewer)
        assert view["seats"][0]["cards"] == ["righteousness"]
    mandate(s, "lotus", "betray")
    kami_turn(s)
    view = s.observe(SPECTATOR)
    assert view["seats"][0]["cards"] == ["righteousness"]


@rule("RS-MT06")
def test_a_card_works_from_its_purchase() -> None:
    s = at_table(FOUR, {"edo": {"koi": "daimyo"}}, display="path-of-the-lion")
    trains("koi", "koi", s)
    assert force(s, "koi", "edo") == 1
    answer(s, "koi", "buy path-of-the-lion")
    assert force(s, "koi", "edo") == 2


@rule("RS-MT07", "RS-F16")
def test_the_effects_of_two_copies_add_up() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi"}}
    s = at_table(FOUR, board, cards={"koi": "righteousness"}, coins={"koi": 1}, wars="kansai")
    trains("koi", "koi", s)
    answer(s, "koi", "buy righteousness")
    s.stack = []
    battles(s)
    no_bids(s, "koi", "lotus")
    assert points(s, "koi") == 2


@rule("RS-MT08", "RS-P24", "RS-F21")
@pytest.mark.parametrize(("clan", "paid"), [("koi", 1), ("turtle", 1), ("lotus", 2)])
def test_the_bonus_takes_one_coin_off(clan: str, paid: int) -> None:
    s = at_table(FOUR, allies="koi-turtle", coins={clan: 5})
    trains(clan, "koi", s)
    answer(s, clan, "buy righteousness")
    assert coins(s, clan) == 5 - paid
    (bought,) = events(s, "rs-bought")
    assert bought["coins"] == paid


@rule("RS-MT08")
def test_the_bonus_leaves_a_free_card_free() -> None:
    s = trains("koi", "koi", at_table(FOUR, coins={"koi": 2}))
    answer(s, "koi", "buy path-of-the-lion")
    assert coins(s, "koi") == 2


@rule("RS-MT09", "RS-MT02")
def test_at_most_one_card_a_mandate() -> None:
    s = trains("koi", "koi", at_table(FOUR, coins={"koi": 9, "lotus": 9}))
    answer(s, "koi", "buy righteousness")
    assert asked(s) == "lotus RS-DP10"
    assert keys(s).count("rs-bought") == 1


@rule("RS-MT10", "RS-DP11", "RS-X15", "RS-F31")
def test_turtle_buys_the_oni_of_skulls() -> None:
    board = {"edo": {"turtle": "stronghold"}, "kyushu": {"turtle": "stronghold"}}
    s = at_table(FOUR, board, coins={"turtle": 1})
    mandate(s, "turtle", "train")
    answer(s, "turtle", "buy oni-of-skulls")
    assert coins(s, "turtle") == 0
    assert asked(s) == "turtle RS-DP11"
    assert legal(s, "turtle") == ["summon oni-of-skulls edo", "summon oni-of-skulls kyushu"]
    assert default(s, "turtle") == "summon oni-of-skulls edo"
    assert refusal(s, "turtle", "summon oni-of-skulls oshu") == "RS-MR01"
    answer(s, "turtle", "summon oni-of-skulls kyushu")
    assert figures(s, "turtle", "kyushu") == "oni-of-skulls"
    assert s.cards[2] == [CARDS.index("oni-of-skulls")]
    sound(s)


@rule("RS-MT10", "RS-Q71", "RS-DP11")
def test_the_summon_of_a_monster_cannot_be_declined() -> None:
    s = trains("koi", "koi", at_table(FOUR, coins={"koi": 2}, display="oni-of-skulls"))
    answer(s, "koi", "buy oni-of-skulls")
    assert legal(s, "koi") == ["summon oni-of-skulls edo"]
    assert refusal(s, "koi", "pass") == "refuse-other-decision"


@rule("RS-MT10", "RS-F56")
def test_the_arrival_of_a_bought_monster_is_a_summon() -> None:
    s = at_table(FOUR, coins={"koi": 1}, cards={"koi": "path-of-the-warlord"}, set_="teapot")
    trains("koi", "koi", s)
    answer(s, "koi", "buy oni-of-skulls", "summon oni-of-skulls edo")
    assert coins(s, "koi") == 1  # Warlord's coin


@rule("RS-MT11")
def test_a_bought_copy_is_gone() -> None:
    s = at_table(FOUR, coins={"koi": 5, "lotus": 5}, display="komainu righteousness")
    mandate(s, "koi", "train")
    answer(s, "koi", "buy komainu", "summon komainu edo")
    assert legal(s, "lotus") == ["pass", "buy righteousness"]
    assert refusal(s, "lotus", "buy komainu") == "RS-MT02"


@rule("RS-LD01", "RS-DP11")
def test_dragonfly_puts_a_bought_monster_anywhere() -> None:
    s = at_table(FOUR, coins={"dragonfly": 2}, display="oni-of-skulls")
    trains("dragonfly", "koi", s)
    answer(s, "dragonfly", "buy oni-of-skulls")
    assert len(legal(s, "dragonfly")) == 8


@rule("RS-Q71", "RS-DP11")
def test_a_god_without_a_place_goes_to_the_reserve() -> None:
    board = {"oshu": {"moon": "bushi bushi"}}
    s = at_table("koi lotus moon", board, coins={"moon": 1}, display="jurojin",
                 cards={"moon": "path-of-the-warlord"}, set_="teapot")  # fmt: skip
    trains("moon", "koi", s)
    answer(s, "moon", "buy jurojin")
    assert asked(s) == ""
    assert "jurojin" in figures(s, "moon", "reserve")
    assert (coins(s, "moon"), "rs-summoned" in keys(s)) == (0, False)
    assert "rs-waits" in keys(s)


# the bonus can be waived


@rule("RS-Q106", "RS-DP10", "RS-MT08")
def test_the_bonus_may_be_waived_where_a_paid_coin_is_of_use() -> None:
    display = "path-of-the-light righteousness path-of-the-lion"
    s = at_table(FOUR, cards={"koi": "benevolence"}, coins={"koi": 2}, display=display)
    trains("koi", "koi", s)
    assert legal(s, "koi") == [
        "pass", "buy path-of-the-light", "waive path-of-the-light", "buy righteousness",
        "waive righteousness", "buy path-of-the-lion",
    ]  # fmt: skip
    answer(s, "koi", "waive path-of-the-light")
    assert asked(s) == "koi RS-DP28"  # a coin was paid: Benevolence
    answer(s, "koi", "give turtle")
    assert (coins(s, "koi"), coins(s, "turtle"), points(s, "koi")) == (1, 1, 2)


@rule("RS-Q106")
def test_nobody_else_is_asked_and_the_cap_of_bonsai_is_no_bonus() -> None:
    s = trains("koi", "koi", at_table(FOUR, coins={"koi": 5}))
    assert not any(text.startswith("waive") for text in legal(s, "koi"))
    assert refusal(s, "koi", "waive righteousness") == "RS-Q106"
    s = at_table("koi lotus bonsai", cards={"bonsai": "benevolence"}, coins={"bonsai": 5},
                 display="righteousness")  # fmt: skip
    trains("bonsai", "koi", s)
    assert legal(s, "bonsai") == ["pass", "buy righteousness"]
    s = at_table("koi lotus bonsai", cards={"bonsai": "benevolence"}, coins={"bonsai": 5},
                 display="righteousness")  # fmt: skip
    trains("bonsai", "bonsai", s)
    answer(s, "bonsai", "waive righteousness")
    assert coins(s, "bonsai") == 4  # 1, not 2


# prices


@rule("RS-XD08", "RS-F20", "RS-LB01", "RS-LB02", "RS-LB03", "RS-V28", "RS-Q89")
@pytest.mark.parametrize(
    ("clan", "discount", "paid"),
    [
        ("koi", 0, [0, 1, 2, 3, 4]),
        ("koi", 1, [0, 0, 1, 2, 3]),
        ("bonsai", 0, [0, 1, 1, 1, 1]),
        ("bonsai", 1, [0, 0, 0, 0, 0]),
    ],
)
def test_what_each_clan_pays_for_each_printed_price(
    clan: str, discount: int, paid: list[int]
) -> None:
    s = at_table("koi lotus bonsai")
    number = seat(s, clan)
    assert [price_for(s, number, printed, discount) for printed in range(5)] == paid


@rule("RS-XD08", "RS-X24", "RS-LB01", "RS-LB03", "RS-F22")
@pytest.mark.parametrize(("clan", "price"), [("koi", 3), ("bonsai", 1)])
def test_the_price_of_a_stronghold(clan: str, price: int) -> None:
    s = at_table("koi lotus bonsai", coins={clan: price})
    assert stronghold_price(s, seat(s, clan)) == price
    mandate(s, clan, "marshal")
    up_to(s, clan)
    answer(s, clan, "build stronghold oshu")
    assert (coins(s, clan), strongholds(s, clan, "oshu")) == (0, 1)
    s = at_table("koi lotus bonsai", coins={clan: price - 1})
    mandate(s, clan, "marshal")
    up_to(s, clan)
    assert asked(s) == ""


@rule("RS-X24", "RS-LB01", "RS-LB02", "RS-LB03")
@pytest.mark.parametrize(
    ("card", "active", "paid"),
    [
        ("righteousness", "bonsai", 0),
        ("righteousness", "koi", 1),
        ("path-of-the-light", "koi", 1),
        ("path-of-the-light", "bonsai", 0),
        ("path-of-the-lion", "koi", 0),
    ],
)
def test_bonsai_pays_at_most_one_coin(card: str, active: str, paid: int) -> None:
    s = at_table("koi lotus bonsai", coins={"bonsai": 3}, display=card)
    trains("bonsai", active, s)
    answer(s, "bonsai", f"buy {card}")
    assert coins(s, "bonsai") == 3 - paid


@rule("RS-XD08", "RS-K17", "RS-Q26", "RS-K16", "RS-DP17")
@pytest.mark.parametrize(("clan", "paid"), [("koi", 4), ("bonsai", 1)])
def test_ryujin_sells_at_the_full_price(clan: str, paid: int) -> None:
    s = at_table(
        "koi lotus bonsai",
        {"ryujin": {clan: "shinto"}},
        coins={clan: 5},
        season="autumn",
        shrines="amaterasu fujin ryujin tsukuyomi",
    )
    kami_turn(s)
    assert asked(s) == f"{clan} RS-DP17"
    assert default(s, clan) == "pass"
    answer(s, clan, "buy form-of-the-kitsune")
    assert coins(s, clan) == 5 - paid


@rule("RS-Q72")
def test_the_cap_covers_no_other_payment() -> None:
    """Bonsai pays a toll and loses the coins it bid like everybody."""
    s = at_table("koi lotus bonsai", {"kansai": {"bonsai": "bushi"}}, coins={"bonsai": 3},
                 cards={"koi": "path-of-the-serpent"}, season="summer")  # fmt: skip
    mandate(s, "koi", "marshal")
    up_to(s, "bonsai")
    answer(s, "bonsai", "move bushi kansai hokkaido 1")
    answer(s, "koi", "charge")
    answer(s, "bonsai", "pay")
    assert (coins(s, "bonsai"), coins(s, "koi")) == (2, 1)
    board = {"kansai": {"bonsai": "bushi", "koi": "bushi bushi"}}
    s = at_table("koi lotus bonsai", board, coins={"bonsai": 3}, wars="kansai")
    battles(s)
    bid(s, "bonsai", 0, 0, 0, 3)
    bid(s, "koi", 0, 0, 0, 0)
    assert coins(s, "bonsai") == 0


@rule("RS-Q70", "RS-D05", "RS-D06")
def test_everybody_sees_the_gods_but_only_sun_and_moon_may_buy_them() -> None:
    s = at_table("koi sun lotus", coins={"koi": 9, "sun": 9})
    view: Any = s.observe(0)
    assert {"daikokuten", "fukurokuju", "jurojin"} <= set(view["display"])
    trains("koi", "koi", s)
    assert refusal(s, "koi", "buy jurojin") == "RS-D05"
    answer(s, "koi", "pass")
    assert refusal(s, "sun", "buy komainu") == "RS-D06"
    assert "buy jurojin" in legal(s, "sun")


@rule("RS-Q69", "RS-D06")
def test_gods_are_for_sale_to_sun_under_ryujin_too() -> None:
    s = at_table("koi sun lotus", {"ryujin": {"sun": "shinto"}}, coins={"sun": 9},
                 shrines="amaterasu fujin ryujin tsukuyomi")  # fmt: skip
    kami_turn(s)
    assert "buy jurojin" in legal(s, "sun")
    assert refusal(s, "sun", "buy komainu") == "RS-D06"
