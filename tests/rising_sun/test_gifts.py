"""Negotiation and bribes (RS-N, RS-DP04)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.core.errors import BadText
from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game, play_absent
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    coins,
    events,
    kami_turn,
    legal,
    mandate,
    refusal,
    ronin,
    run,
    sound,
    war,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def tea(**more: int) -> RisingSunState:
    """The Tea Ceremony, with these coins."""
    s = at_table(FOUR, coins=more, ronin={"koi": 2}, phase="tea")
    run(s, Tea(0))
    return s


@rule("RS-N01", "RS-N02", "RS-X25", "RS-V07")
def test_a_bribe_for_an_alliance_binds_nobody() -> None:
    """Two coins for an alliance; Lotus keeps them and allies with Turtle."""
    s = tea(koi=4)
    answer(s, "koi", "offer lotus", "gift lotus 2 0")
    assert (coins(s, "koi"), coins(s, "lotus")) == (2, 2)
    answer(s, "lotus", "refuse koi", "offer turtle")
    answer(s, "turtle", "accept lotus")
    assert (s.ally[1], s.ally[0]) == (2, -1)
    assert (coins(s, "koi"), coins(s, "lotus")) == (2, 2)


@rule("RS-N03", "RS-HI14")
def test_an_offer_is_between_two() -> None:
    s = tea()
    answer(s, "koi", "offer lotus")
    (offer,) = [event for event in s.sink or [] if event.key == "rs-offer" and event.seen_by(0)]
    told = [event for event in s.sink or [] if event.key == "rs-offer"]
    assert [v for v in (SPECTATOR, 0, 1, 2, 3) if any(e.seen_by(v) for e in told)] == [0, 1]
    assert s.observe(2)["offers"] == {"made": [], "received": []}
    assert s.observe(1)["offers"] == {"made": [], "received": [0]}
    assert "offers" not in s.observe(SPECTATOR)
    assert offer.seen_by(0)


@rule("RS-N04", "RS-Q12", "RS-DP04")
def test_coins_and_ronin_of_the_own_reserve_to_another_player() -> None:
    s = tea(koi=3)
    answer(s, "koi", "gift dragonfly 3 1")
    assert (coins(s, "koi"), ronin(s, "koi")) == (0, 1)
    assert (coins(s, "dragonfly"), ronin(s, "dragonfly")) == (3, 1)
    assert refusal(s, "koi", "gift koi 0 1") == "RS-N04"
    assert refusal(s, "koi", "gift lotus 0 0") == "RS-N04"
    assert refusal(s, "koi", "gift moon 0 1") == "RS-N04"
    sound(s)


@rule("RS-N05", "RS-N07", "RS-X25", "RS-V08", "RS-I15")
def test_nothing_is_given_in_war() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi"}}
    s = at_table(FOUR, board, coins={"koi": 3}, wars="kansai")
    war(s)
    assert asked(s) == "koi lotus RS-DP22"
    assert refusal(s, "koi", "gift lotus 1 0") == "RS-N05"
    assert s.free(0) == []


@rule("RS-N05", "RS-V34", "RS-Q12")
def test_gifts_are_legal_in_a_kami_turn() -> None:
    s = at_table(FOUR, {"amaterasu": {"lotus": "shinto"}}, coins={"koi": 3})
    kami_turn(s)
    assert asked(s) == "lotus RS-DP14"
    answer(s, "koi", "gift turtle 1 0")
    assert coins(s, "turtle") == 1
    assert asked(s) == "lotus RS-DP14"


@rule("RS-N05", "RS-Q12", "RS-DP04")
def test_gifts_come_in_the_middle_of_anothers_decision() -> None:
    """Koi helps Lotus to buy a card that Lotus could not pay."""
    s = at_table(FOUR, coins={"koi": 3}, display="righteousness path-of-the-lion")
    mandate(s, "lotus", "train")
    assert legal(s, "lotus") == ["pass", "buy path-of-the-lion"]
    answer(s, "koi", "gift lotus 1 0")
    answer(s, "lotus", "buy righteousness")
    assert coins(s, "lotus") == 0


@rule("RS-N05", "RS-DP04", "RS-Q12")
def test_gifts_begin_with_the_tea_ceremony_and_end_with_the_third_kami_turn() -> None:
    s = new_game(5, players=4, clans="koi,lotus,turtle,dragonfly")
    politics: set[str] = set()
    closed: set[str] = set()
    while s.ask is not None and s.season == 0:
        given = RISING_SUN.parse("gift turtle 0 1")
        s.ronin[0] += 1
        open_ = s.check(0, given) is None
        s.ronin[0] -= 1
        (politics if open_ else closed).add(s.ask.key)
        first = s.ask.first
        busy = s.ask.key in ("RS-DP08", "RS-DP07")
        s.apply(first, s.legal(first)[-1] if busy else s.default(first))
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
    s = tea(koi=3)
    answer(s, "koi", "gift lotus 2 1")
    (gift,) = [event for event in s.sink or [] if event.key == "rs-gift"]
    assert all(gift.seen_by(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3))
    assert events(s, "rs-gift") == [
        {"key": "rs-gift", "player": 0, "neighbour": 1, "coins": 2, "ronin": 1}
    ]
    assert coins(s, "lotus") == 2
    assert asked(s) == "koi lotus turtle dragonfly RS-DP03"


@rule("RS-N08")
@pytest.mark.parametrize("thing", ["points", "honor", "bushi", "stronghold", "righteousness"])
def test_nothing_else_can_be_given(thing: str) -> None:
    s = tea(koi=3)
    for text in (f"gift lotus {thing}", f"gift lotus 1 0 {thing}"):
        with pytest.raises(BadText):
            RISING_SUN.parse(text)
    free = {RISING_SUN.text(action).split()[0] for action in s.free(0)}
    assert free == {"gift"}


@rule("RS-N09", "RS-X25")
def test_only_what_is_in_the_reserve_can_be_given() -> None:
    """Half of the ronin just harvested may be given after the Harvest, not before."""
    s = at_table(FOUR, {"hokkaido": {"koi": "bushi bushi"}, "edo": {"lotus": "bushi"}})
    mandate(s, "koi", "marshal")
    assert refusal(s, "koi", "gift lotus 0 1") == "RS-N09"
    assert refusal(s, "koi", "gift lotus 1 0") == "RS-N09"
    mandate(s, "koi", "harvest")
    assert ronin(s, "koi") == 2
    mandate(s, "lotus", "marshal")
    answer(s, "koi", "gift lotus 0 1")
    assert (ronin(s, "koi"), ronin(s, "lotus")) == (1, 1)


@rule("RS-N02", "RS-X25")
def test_nothing_is_owed_after_a_harvest() -> None:
    s = at_table(FOUR, {"hokkaido": {"koi": "bushi bushi"}})
    mandate(s, "koi", "harvest")
    assert (ronin(s, "koi"), ronin(s, "lotus")) == (2, 0)
    assert asked(s) == ""


@rule("RS-N01", "RS-N07", "RS-X25")
def test_promises_about_advantages_are_only_words() -> None:
    """Lotus may bid on Hire Ronin whatever was said, and no coin changes hands before the bids."""
    board = {"kansai": {"koi": "bushi", "lotus": "bushi"}}
    s = at_table(FOUR, board, coins={"koi": 3, "lotus": 3}, wars="kansai")
    battles(s)
    assert "stake ronin 3" in legal(s, "lotus")
    assert (s.free(0), s.free(1)) == ([], [])


@rule("RS-DP04", "RS-Q12")
def test_nobody_has_to_give_and_nobody_can_refuse() -> None:
    s = new_game(1, players=3, clans="koi,lotus,turtle")
    play_absent(s, "RS-DP05")
    assert "rs-gift" not in [event["key"] for event in events(s)]
    had = coins(s, "turtle")
    answer(s, "koi", "gift turtle 1 0")
    assert coins(s, "turtle") == had + 1
