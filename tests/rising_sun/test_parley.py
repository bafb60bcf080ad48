"""Before the war: the last moment for gifts (RS-DP31, RS-N05, RS-Q12)."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.names import PHASES, POLITICS
from tests.rising_sun.table import RISING_SUN, Board, Table
from tests.rule import rule

THREE = "koi lotus turtle"
SEVEN = [0, 0, 1, 1, 2, 2, 3]  # tiles of the seven mandates that were played


def end_of_politics(
    board: Board | None = None,
    kami: int = 3,
    coins: Mapping[str, int] | None = None,
    ronin: Mapping[str, int] | None = None,
) -> Table:
    """All seven mandates are played, and the kami turns but those after `kami`."""
    table = Table(THREE, board, wars="edo", season="summer", coins=coins, ronin=ronin)
    table.state.played = [tile | tile << 3 for tile in SEVEN]
    table.state.bag = [2 - SEVEN.count(tile) for tile in range(5)]
    table.state.stack = [Course(5, kami)]
    table.state.settle()
    return table


@rule("RS-DP31", "RS-Q12", "RS-N05", "RS-X25")
def test_what_the_third_kami_turn_brings_can_be_given_before_the_war() -> None:
    table = end_of_politics({"tsukuyomi": {"koi": "shinto"}}, kami=2)
    assert table.coins("koi") == 2
    assert table.asked == "koi RS-DP31"
    assert table.state.phase == POLITICS
    table.answer("koi", "gift lotus 1 0")
    assert (table.coins("koi"), table.coins("lotus")) == (1, 1)
    table.sound()
    assert "rs-war" not in table.keys
    table.answer("koi", "ready")
    assert "rs-war" in table.keys


@rule("RS-DP31", "RS-Q12")
def test_all_who_have_something_are_asked_at_once() -> None:
    table = end_of_politics(coins={"koi": 2}, ronin={"turtle": 1})
    assert table.asked == "koi turtle RS-DP31"
    assert table.asked
    assert not table.secret
    assert (table.legal("turtle"), table.default("turtle")) == (["ready"], "ready")
    table.answer("turtle", "ready")
    assert "rs-war" not in table.keys
    table.answer("koi", "ready")
    assert "rs-war" in table.keys


@rule("RS-DP31")
def test_nobody_is_asked_where_nobody_has_anything() -> None:
    table = end_of_politics()
    assert table.asked == "koi lotus turtle RS-DP03"  # of Autumn: the war asked nobody, either
    assert "rs-war" in table.keys


@rule("RS-DP31", "RS-Q09")
def test_who_was_ready_may_think_again_but_not_with_empty_hands() -> None:
    table = end_of_politics(coins={"koi": 2, "turtle": 1})
    table.answer("turtle", "ready")
    table.answer("turtle", "unready")
    assert table.asked == "koi turtle RS-DP31"
    assert table.refusal("lotus", "unready") == "RS-Q09"
    assert "unready" not in [
        RISING_SUN.text(action) for action in table.state.free(table.seat("lotus"))
    ]


@rule("RS-DP31", "RS-N04")
def test_a_gift_received_can_be_given_on_at_once() -> None:
    table = end_of_politics(coins={"koi": 2}, ronin={"koi": 1})
    table.answer("koi", "gift lotus 2 1")
    assert table.asked == "koi RS-DP31"
    table.answer("lotus", "gift turtle 1 1")
    assert (table.coins("lotus"), table.coins("turtle"), table.ronin("turtle")) == (1, 1, 1)
    table.answer("lotus", "unready")
    assert table.asked == "koi lotus RS-DP31"


@rule("RS-DP31", "RS-N06")
def test_nobody_is_made_ready_though_it_is_the_only_answer() -> None:
    session = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 3)
    while session.state.ask is not None and session.state.ask.key != "RS-DP31":
        first = session.state.to_act()[0]
        session.submit(first, session.state.default(first))
    assert session.state.to_act() == [0, 1, 2]
    assert not session.answers[-1].auto
    session.submit(0, RISING_SUN.parse("gift lotus 1 0"))
    for number in range(3):
        session.submit(number, RISING_SUN.parse("ready"))
    ask = session.state.ask
    assert ask is None or ask.key != "RS-DP31"


@rule("RS-DP31", "RS-Q12")
def test_it_comes_in_every_season_between_the_last_turn_and_the_war() -> None:
    table = Table.new(2, players=4, clans="koi,lotus,turtle,bonsai")
    met: list[int] = []
    while True:
        table.play_absent("RS-DP31")
        if not table.asked:
            break
        assert (PHASES[table.state.phase], len(table.state.played)) == ("politics", 7)
        assert RISING_SUN.restore(table.state.dump()).dump() == table.state.dump()
        met.append(table.state.season)
        while table.key == "RS-DP31":
            table.stand_in()
    assert met == [0, 1, 2]
