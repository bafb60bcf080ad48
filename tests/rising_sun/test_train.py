"""Train and what things cost (RS-MT, RS-LB, RS-DP10, RS-DP11)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.games.rising_sun.flow.prices import price_for, stronghold_price
from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def trains(clan: str, active: str, table: Table) -> Table:
    table.mandate(active, "train")
    table.up_to(clan)
    return table


# buying


@rule("RS-MT01", "RS-P21")
def test_the_active_player_buys_first() -> None:
    table = Table(FOUR, display="path-of-the-lion")
    table.mandate("turtle", "train")
    assert table.asked == "turtle RS-DP10"
    table.answer("turtle", "buy path-of-the-lion")
    assert table.asked == ""  # the only copy is gone (RS-MT11)


@rule("RS-MT02", "RS-MT04", "RS-DP10")
def test_one_card_of_the_display_that_can_be_paid() -> None:
    table = Table(FOUR, coins={"lotus": 1}, display="righteousness way-of-the-ronin respect",
                  season="summer")  # fmt: skip
    trains("lotus", "koi", table)
    assert table.legal("lotus") == ["pass", "buy way-of-the-ronin", "buy respect"]
    assert table.default("lotus") == "pass"
    assert table.refusal("lotus", "buy righteousness") == "RS-MT04"
    assert table.refusal("lotus", "buy komainu") == "RS-MT02"
    table.answer("lotus", "buy way-of-the-ronin")
    assert table.coins("lotus") == 0


@rule("RS-MT03")
def test_a_card_without_a_price_is_bought_without_coins() -> None:
    table = trains("lotus", "koi", Table(FOUR, display="path-of-the-lion"))
    table.answer("lotus", "buy path-of-the-lion")
    assert table.coins("lotus") == 0
    assert table.cards("lotus") == "path-of-the-lion"


@rule("RS-MT04")
def test_the_reduced_price_counts() -> None:
    table = Table(FOUR, coins={"koi": 1, "lotus": 1}, display="righteousness righteousness")
    table.mandate("koi", "train")
    assert table.legal("koi") == ["pass", "buy righteousness"]
    table.answer("koi", "buy righteousness")
    assert table.asked == ""  # Lotus has one coin and no bonus


@rule("RS-MT05", "RS-F09")
def test_a_bought_card_is_public_and_stays() -> None:
    table = trains("koi", "koi", Table(FOUR, coins={"koi": 3}))
    table.answer("koi", "buy righteousness")
    for viewer in (SPECTATOR, 0, 3):
        view = table.view(viewer)
        assert view["seats"][0]["cards"] == ["righteousness"]
    table.mandate("lotus", "betray")
    table.kami_turn()
    view = table.view()
    assert view["seats"][0]["cards"] == ["righteousness"]


@rule("RS-MT06")
def test_a_card_works_from_its_purchase() -> None:
    table = Table(FOUR, {"edo": {"koi": "daimyo"}}, display="path-of-the-lion")
    trains("koi", "koi", table)
    assert table.force("koi", "edo") == 1
    table.answer("koi", "buy path-of-the-lion")
    assert table.force("koi", "edo") == 2


@rule("RS-MT07", "RS-F16")
def test_the_effects_of_two_copies_add_up() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi"}}
    table = Table(FOUR, board, cards={"koi": "righteousness"}, coins={"koi": 1}, wars="kansai")
    trains("koi", "koi", table)
    table.answer("koi", "buy righteousness")
    table.state.stack = []
    table.battles()
    table.no_bids("koi", "lotus")
    assert table.points("koi") == 2


@rule("RS-MT08", "RS-P24", "RS-F21")
@pytest.mark.parametrize(("clan", "paid"), [("koi", 1), ("turtle", 1), ("lotus", 2)])
def test_the_bonus_takes_one_coin_off(clan: str, paid: int) -> None:
    table = Table(FOUR, allies="koi-turtle", coins={clan: 5})
    trains(clan, "koi", table)
    table.answer(clan, "buy righteousness")
    assert table.coins(clan) == 5 - paid
    (bought,) = table.events("rs-bought")
    assert bought["coins"] == paid


@rule("RS-MT08")
def test_the_bonus_leaves_a_free_card_free() -> None:
    table = trains("koi", "koi", Table(FOUR, coins={"koi": 2}))
    table.answer("koi", "buy path-of-the-lion")
    assert table.coins("koi") == 2


@rule("RS-MT09", "RS-MT02")
def test_at_most_one_card_a_mandate() -> None:
    table = trains("koi", "koi", Table(FOUR, coins={"koi": 9, "lotus": 9}))
    table.answer("koi", "buy righteousness")
    assert table.asked == "lotus RS-DP10"
    assert table.keys.count("rs-bought") == 1


@rule("RS-MT10", "RS-DP11", "RS-X15", "RS-F31")
def test_turtle_buys_the_oni_of_skulls() -> None:
    board = {"edo": {"turtle": "stronghold"}, "kyushu": {"turtle": "stronghold"}}
    table = Table(FOUR, board, coins={"turtle": 1})
    table.mandate("turtle", "train")
    table.answer("turtle", "buy oni-of-skulls")
    assert table.coins("turtle") == 0
    assert table.asked == "turtle RS-DP11"
    assert table.legal("turtle") == ["summon oni-of-skulls edo", "summon oni-of-skulls kyushu"]
    assert table.default("turtle") == "summon oni-of-skulls edo"
    assert table.refusal("turtle", "summon oni-of-skulls oshu") == "RS-MR01"
    table.answer("turtle", "summon oni-of-skulls kyushu")
    assert table.figures("turtle", "kyushu") == "oni-of-skulls"
    assert table.cards("turtle") == "oni-of-skulls"
    table.sound()


@rule("RS-MT10", "RS-Q71", "RS-DP11")
def test_the_summon_of_a_monster_cannot_be_declined() -> None:
    table = trains("koi", "koi", Table(FOUR, coins={"koi": 2}, display="oni-of-skulls"))
    table.answer("koi", "buy oni-of-skulls")
    assert table.legal("koi") == ["summon oni-of-skulls edo"]
    assert table.refusal("koi", "pass") == "refuse-other-decision"


@rule("RS-MT10", "RS-F56")
def test_the_arrival_of_a_bought_monster_is_a_summon() -> None:
    table = Table(FOUR, coins={"koi": 1}, cards={"koi": "path-of-the-warlord"}, set="teapot")
    trains("koi", "koi", table)
    table.answer("koi", "buy oni-of-skulls", "summon oni-of-skulls edo")
    assert table.coins("koi") == 1  # Warlord's coin


@rule("RS-MT11")
def test_a_bought_copy_is_gone() -> None:
    table = Table(FOUR, coins={"koi": 5, "lotus": 5}, display="komainu righteousness")
    table.mandate("koi", "train")
    table.answer("koi", "buy komainu", "summon komainu edo")
    assert table.legal("lotus") == ["pass", "buy righteousness"]
    assert table.refusal("lotus", "buy komainu") == "RS-MT02"


@rule("RS-LD01", "RS-DP11")
def test_dragonfly_puts_a_bought_monster_anywhere() -> None:
    table = Table(FOUR, coins={"dragonfly": 2}, display="oni-of-skulls")
    trains("dragonfly", "koi", table)
    table.answer("dragonfly", "buy oni-of-skulls")
    assert len(table.legal("dragonfly")) == 8


@rule("RS-Q71", "RS-DP11")
def test_a_god_without_a_place_goes_to_the_reserve() -> None:
    board = {"oshu": {"moon": "bushi bushi"}}
    table = Table("koi lotus moon", board, coins={"moon": 1}, display="jurojin",
                  cards={"moon": "path-of-the-warlord"}, set="teapot")  # fmt: skip
    trains("moon", "koi", table)
    table.answer("moon", "buy jurojin")
    assert table.asked == ""
    assert "jurojin" in table.figures("moon", "reserve")
    assert (table.coins("moon"), "rs-summoned" in table.keys) == (0, False)
    assert "rs-waits" in table.keys


# the bonus can be waived


@rule("RS-Q106", "RS-DP10", "RS-MT08")
def test_the_bonus_may_be_waived_where_a_paid_coin_is_of_use() -> None:
    display = "path-of-the-light righteousness path-of-the-lion"
    table = Table(FOUR, cards={"koi": "benevolence"}, coins={"koi": 2}, display=display)
    trains("koi", "koi", table)
    assert table.legal("koi") == [
        "pass", "buy path-of-the-light", "waive path-of-the-light", "buy righteousness",
        "waive righteousness", "buy path-of-the-lion",
    ]  # fmt: skip
    table.answer("koi", "waive path-of-the-light")
    assert table.asked == "koi RS-DP28"  # a coin was paid: Benevolence
    table.answer("koi", "give turtle")
    assert (table.coins("koi"), table.coins("turtle"), table.points("koi")) == (1, 1, 2)


@rule("RS-Q106")
def test_nobody_else_is_asked_and_the_cap_of_bonsai_is_no_bonus() -> None:
    table = trains("koi", "koi", Table(FOUR, coins={"koi": 5}))
    assert not any(text.startswith("waive") for text in table.legal("koi"))
    assert table.refusal("koi", "waive righteousness") == "RS-Q106"
    table = Table("koi lotus bonsai", cards={"bonsai": "benevolence"}, coins={"bonsai": 5},
                  display="righteousness")  # fmt: skip
    trains("bonsai", "koi", table)
    assert table.legal("bonsai") == ["pass", "buy righteousness"]
    table = Table("koi lotus bonsai", cards={"bonsai": "benevolence"}, coins={"bonsai": 5},
                  display="righteousness")  # fmt: skip
    trains("bonsai", "bonsai", table)
    table.answer("bonsai", "waive righteousness")
    assert table.coins("bonsai") == 4  # 1, not 2


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
    table = Table("koi lotus bonsai")
    number = table.seat(clan)
    assert [price_for(table.state, number, printed, discount) for printed in range(5)] == paid


@rule("RS-XD08", "RS-X24", "RS-LB01", "RS-LB03", "RS-F22")
@pytest.mark.parametrize(("clan", "price"), [("koi", 3), ("bonsai", 1)])
def test_the_price_of_a_stronghold(clan: str, price: int) -> None:
    table = Table("koi lotus bonsai", coins={clan: price})
    assert stronghold_price(table.state, table.seat(clan)) == price
    table.mandate(clan, "marshal")
    table.up_to(clan)
    table.answer(clan, "build stronghold oshu")
    assert (table.coins(clan), table.strongholds(clan, "oshu")) == (0, 1)
    table = Table("koi lotus bonsai", coins={clan: price - 1})
    table.mandate(clan, "marshal")
    table.up_to(clan)
    assert table.asked == ""


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
    table = Table("koi lotus bonsai", coins={"bonsai": 3}, display=card)
    trains("bonsai", active, table)
    table.answer("bonsai", f"buy {card}")
    assert table.coins("bonsai") == 3 - paid


@rule("RS-XD08", "RS-K17", "RS-Q26", "RS-K16", "RS-DP17")
@pytest.mark.parametrize(("clan", "paid"), [("koi", 4), ("bonsai", 1)])
def test_ryujin_sells_at_the_full_price(clan: str, paid: int) -> None:
    table = Table(
        "koi lotus bonsai",
        {"ryujin": {clan: "shinto"}},
        coins={clan: 5},
        season="autumn",
        shrines="amaterasu fujin ryujin tsukuyomi",
    )
    table.kami_turn()
    assert table.asked == f"{clan} RS-DP17"
    assert table.default(clan) == "pass"
    table.answer(clan, "buy form-of-the-kitsune")
    assert table.coins(clan) == 5 - paid


@rule("RS-Q72")
def test_the_cap_covers_no_other_payment() -> None:
    """Bonsai pays a toll and loses the coins it bid like everybody."""
    table = Table("koi lotus bonsai", {"kansai": {"bonsai": "bushi"}}, coins={"bonsai": 3},
                  cards={"koi": "path-of-the-serpent"}, season="summer")  # fmt: skip
    table.mandate("koi", "marshal")
    table.up_to("bonsai")
    table.answer("bonsai", "move bushi kansai hokkaido 1")
    table.answer("koi", "charge")
    table.answer("bonsai", "pay")
    assert (table.coins("bonsai"), table.coins("koi")) == (2, 1)
    board = {"kansai": {"bonsai": "bushi", "koi": "bushi bushi"}}
    table = Table("koi lotus bonsai", board, coins={"bonsai": 3}, wars="kansai")
    table.battles()
    table.bid("bonsai", 0, 0, 0, 3)
    table.bid("koi", 0, 0, 0, 0)
    assert table.coins("bonsai") == 0


@rule("RS-Q70", "RS-D05", "RS-D06")
def test_everybody_sees_the_gods_but_only_sun_and_moon_may_buy_them() -> None:
    table = Table("koi sun lotus", coins={"koi": 9, "sun": 9})
    view = table.view(0)
    assert {"daikokuten", "fukurokuju", "jurojin"} <= set(view["display"])
    trains("koi", "koi", table)
    assert table.refusal("koi", "buy jurojin") == "RS-D05"
    table.answer("koi", "pass")
    assert table.refusal("sun", "buy komainu") == "RS-D06"
    assert "buy jurojin" in table.legal("sun")


@rule("RS-Q69", "RS-D06")
def test_gods_are_for_sale_to_sun_under_ryujin_too() -> None:
    table = Table("koi sun lotus", {"ryujin": {"sun": "shinto"}}, coins={"sun": 9},
                  shrines="amaterasu fujin ryujin tsukuyomi")  # fmt: skip
    table.kami_turn()
    assert "buy jurojin" in table.legal("sun")
    assert table.refusal("sun", "buy komainu") == "RS-D06"
