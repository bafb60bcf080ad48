"""Negotiation and bribes (RS-N, RS-DP04)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.core.errors import BadText
from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.tea import Tea
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def tea(**more: int) -> Table:
    """The Tea Ceremony, with these coins."""
    table = Table(FOUR, coins=more, ronin={"koi": 2}, phase="tea")
    table.run(Tea(0))
    return table


@rule("RS-N01", "RS-N02", "RS-X25", "RS-V07")
def test_a_bribe_for_an_alliance_binds_nobody() -> None:
    """Two coins for an alliance; Lotus keeps them and allies with Turtle."""
    table = tea(koi=4)
    table.answer("koi", "offer lotus", "gift lotus 2 0")
    assert (table.coins("koi"), table.coins("lotus")) == (2, 2)
    table.answer("lotus", "refuse koi", "offer turtle")
    table.answer("turtle", "accept lotus")
    assert (table.state.ally[1], table.state.ally[0]) == (2, -1)
    assert (table.coins("koi"), table.coins("lotus")) == (2, 2)


@rule("RS-N03", "RS-HI14")
def test_an_offer_is_between_two() -> None:
    table = tea()
    table.answer("koi", "offer lotus")
    (offer,) = [event for event in table.log if event.key == "rs-offer" and event.seen_by(0)]
    told = [event for event in table.log if event.key == "rs-offer"]
    assert [v for v in (SPECTATOR, 0, 1, 2, 3) if any(e.seen_by(v) for e in told)] == [0, 1]
    assert table.view(2)["offers"] == {"made": [], "received": []}
    assert table.view(1)["offers"] == {"made": [], "received": [0]}
    assert "offers" not in table.view()
    assert offer.seen_by(0)


@rule("RS-N04", "RS-Q12", "RS-DP04")
def test_coins_and_ronin_of_the_own_reserve_to_another_player() -> None:
    table = tea(koi=3)
    table.answer("koi", "gift dragonfly 3 1")
    assert (table.coins("koi"), table.ronin("koi")) == (0, 1)
    assert (table.coins("dragonfly"), table.ronin("dragonfly")) == (3, 1)
    assert table.refusal("koi", "gift koi 0 1") == "RS-N04"
    assert table.refusal("koi", "gift lotus 0 0") == "RS-N04"
    assert table.refusal("koi", "gift moon 0 1") == "RS-N04"
    table.sound()


@rule("RS-N05", "RS-N07", "RS-X25", "RS-V08", "RS-I15")
def test_nothing_is_given_in_war() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi"}}
    table = Table(FOUR, board, coins={"koi": 3}, wars="kansai")
    table.war()
    assert table.asked == "koi lotus RS-DP22"
    assert table.refusal("koi", "gift lotus 1 0") == "RS-N05"
    assert table.state.free(0) == []


@rule("RS-N05", "RS-V34", "RS-Q12")
def test_gifts_are_legal_in_a_kami_turn() -> None:
    table = Table(FOUR, {"amaterasu": {"lotus": "shinto"}}, coins={"koi": 3})
    table.kami_turn()
    assert table.asked == "lotus RS-DP14"
    table.answer("koi", "gift turtle 1 0")
    assert table.coins("turtle") == 1
    assert table.asked == "lotus RS-DP14"


@rule("RS-N05", "RS-Q12", "RS-DP04")
def test_gifts_come_in_the_middle_of_anothers_decision() -> None:
    """Koi helps Lotus to buy a card that Lotus could not pay."""
    table = Table(FOUR, coins={"koi": 3}, display="righteousness path-of-the-lion")
    table.mandate("lotus", "train")
    assert table.legal("lotus") == ["pass", "buy path-of-the-lion"]
    table.answer("koi", "gift lotus 1 0")
    table.answer("lotus", "buy righteousness")
    assert table.coins("lotus") == 0


@rule("RS-N05", "RS-DP04", "RS-Q12")
def test_gifts_begin_with_the_tea_ceremony_and_end_with_the_third_kami_turn() -> None:
    table = Table.new(5, players=4, clans="koi,lotus,turtle,dragonfly")
    politics: set[str] = set()
    closed: set[str] = set()
    while table.asked and table.state.season == 0:
        given = RISING_SUN.parse("gift turtle 0 1")
        table.state.ronin[0] += 1
        open_ = table.state.check(0, given) is None
        table.state.ronin[0] -= 1
        (politics if open_ else closed).add(table.key)
        first = table.to_act[0]
        busy = table.key in ("RS-DP08", "RS-DP07")
        table.state.apply(
            first, table.state.legal(first)[-1] if busy else table.state.default(first)
        )
    assert {"RS-DP03", "RS-DP05", "RS-DP06"} <= politics
    assert all(key >= "RS-DP18" for key in closed)


@rule("RS-N06", "RS-Q98")
def test_a_gift_cannot_be_taken_back() -> None:
    session = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 1)
    session.submit(0, RISING_SUN.parse("offer lotus"))
    assert session.undo_refusal(0) is None  # an offer may be taken back
    session.submit(0, RISING_SUN.parse("gift lotus 2 0"))
    found = session.undo_refusal(0)
    assert found is not None
    assert found.words == {"reason": "revealed"}


@rule("RS-N06", "RS-V07", "RS-Q13", "RS-HI16")
def test_a_gift_is_immediate_and_public() -> None:
    table = tea(koi=3)
    table.answer("koi", "gift lotus 2 1")
    (gift,) = [event for event in table.log if event.key == "rs-gift"]
    assert all(gift.seen_by(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3))
    assert table.events("rs-gift") == [{"player": 0, "neighbour": 1, "coins": 2, "ronin": 1}]
    assert table.coins("lotus") == 2
    assert table.asked == "koi lotus turtle dragonfly RS-DP03"


@rule("RS-N08")
@pytest.mark.parametrize("thing", ["points", "honor", "bushi", "stronghold", "righteousness"])
def test_nothing_else_can_be_given(thing: str) -> None:
    table = tea(koi=3)
    for text in (f"gift lotus {thing}", f"gift lotus 1 0 {thing}"):
        with pytest.raises(BadText):
            RISING_SUN.parse(text)
    free = {RISING_SUN.text(action).split()[0] for action in table.state.free(0)}
    assert free == {"gift"}


@rule("RS-N09", "RS-X25")
def test_only_what_is_in_the_reserve_can_be_given() -> None:
    """Half of the ronin just harvested may be given after the Harvest, not before."""
    table = Table(FOUR, {"hokkaido": {"koi": "bushi bushi"}, "edo": {"lotus": "bushi"}})
    table.mandate("koi", "marshal")
    assert table.refusal("koi", "gift lotus 0 1") == "RS-N09"
    assert table.refusal("koi", "gift lotus 1 0") == "RS-N09"
    table.mandate("koi", "harvest")
    assert table.ronin("koi") == 2
    table.mandate("lotus", "marshal")
    table.answer("koi", "gift lotus 0 1")
    assert (table.ronin("koi"), table.ronin("lotus")) == (1, 1)


@rule("RS-N02", "RS-X25")
def test_nothing_is_owed_after_a_harvest() -> None:
    table = Table(FOUR, {"hokkaido": {"koi": "bushi bushi"}})
    table.mandate("koi", "harvest")
    assert (table.ronin("koi"), table.ronin("lotus")) == (2, 0)
    assert table.asked == ""


@rule("RS-N01", "RS-N07", "RS-X25")
def test_promises_about_advantages_are_only_words() -> None:
    """Lotus may bid on Hire Ronin whatever was said, and no coin changes hands before the bids."""
    board = {"kansai": {"koi": "bushi", "lotus": "bushi"}}
    table = Table(FOUR, board, coins={"koi": 3, "lotus": 3}, wars="kansai")
    table.battles()
    assert "stake ronin 3" in table.legal("lotus")
    assert (table.state.free(0), table.state.free(1)) == ([], [])


@rule("RS-DP04", "RS-Q12")
def test_nobody_has_to_give_and_nobody_can_refuse() -> None:
    table = Table.new(1, players=3, clans="koi,lotus,turtle")
    table.play_absent("RS-DP05")
    assert "rs-gift" not in [event["key"] for event in table.history]
    had = table.coins("turtle")
    table.answer("koi", "gift turtle 1 0")
    assert table.coins("turtle") == had + 1
