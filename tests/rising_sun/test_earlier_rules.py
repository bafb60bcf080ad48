"""Games of rules rs-3: played as they were, and brought to rs-4 in the middle of everything."""

from __future__ import annotations

from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.rising_sun.game import RisingSun
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"
_RS_3 = RISING_SUN.with_rules("rs-3")
assert isinstance(_RS_3, RisingSun)
RS_3: RisingSun = _RS_3


@rule("RS-XC36")
def test_way_of_the_righteous_did_not_ask() -> None:
    cards = {"lotus": "way-of-the-righteous"}
    table = Table("koi lotus turtle", cards=cards, coins={"turtle": 3}, set="horseman", game=RS_3)
    table.war()
    assert (table.asked, table.coins("lotus"), table.coins("turtle")) == ("", 1, 2)


@rule("RS-S11")
def test_every_set_could_be_drawn() -> None:
    options = {"players": 3, "set": "random"}
    drawn = {str(RS_3.new(options, seed).dump()["set"]) for seed in range(30)}
    assert drawn == {"archway", "teapot", "horseman", "ship"}


@rule("RS-Q12", "RS-DP09", "RS-DP10", "RS-DP17")
def test_who_could_not_pay_was_passed_over() -> None:
    table = Table(FOUR, coins={"turtle": 3}, display="righteousness", game=RS_3)
    table.mandate("koi", "train")
    assert table.asked == "turtle RS-DP10"
    table.answer("turtle", "gift koi 3 0")
    assert table.legal("turtle") == ["pass"]
    assert table.state.stack[-1].evident(table.state, table.seat("turtle"))
    table = Table("koi lotus dragonfly", coins={"lotus": 9}, game=RS_3)
    table.mandate("koi", "marshal")
    assert table.asked == ""
    table = Table(FOUR, {"ryujin": {"turtle": "shinto"}}, coins={"koi": 9}, display="righteousness",
                  shrines="ryujin fujin hachiman tsukuyomi", game=RS_3)  # fmt: skip
    table.kami_turn()
    assert table.asked == ""


@rule("RS-Q111")
def test_the_merchant_was_paid_for_each_richer_player() -> None:
    table = Table("koi lotus turtle", cards={"lotus": "way-of-the-merchant"}, set="teapot",
                  coins={"koi": 5, "turtle": 4, "lotus": 2}, game=RS_3)  # fmt: skip
    table.mandate("koi", "harvest")
    assert table.coins("lotus") == 2 + 1 + 2


def test_a_game_goes_on_with_what_its_merchants_were_paid() -> None:
    session = Session(RS_3, {"players": 3, "clans": "koi,lotus,turtle"}, 1)
    session.adopt("rs-4")
    assert session.options["merchant"] == "each"
    assert session.options["sun_harvest"] == "outsider"
    told = session.events[-1]
    assert (told.key, RISING_SUN.arguments(told)) == ("rs-rules", {"from": 3, "to": 4})


def test_a_game_can_go_on_from_every_decision() -> None:
    """A question by the old rules can be answered by the new ones, and so on."""
    known = [option.name for option in RS_3.options()]
    for options in RISING_SUN.sample_options()[::5]:
        old = {name: value for name, value in options.items() if name in known}
        table = Table.of(RS_3.new(old, 1))
        adopted = RISING_SUN.adopted_options(RS_3.read_options(old))
        rng = seeded(1)
        met = set()
        while table.asked:
            if table.key not in met:
                met.add(table.key)
                later = Table.of(RISING_SUN.adopt(table.state, adopted))
                later.sound()
                for seat in table.to_act:
                    assert later.legal(seat) == table.legal(seat)
                for _ in range(30):
                    if later.asked:
                        later.answer_at_random(rng)
            table.answer_at_random(rng)
        assert len(met) > 10
