"""Before the war: the last moment for gifts (RS-DP31, RS-N05, RS-Q12)."""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.names import PHASES, POLITICS
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game, play_absent
from tests.rising_sun.table import (
    RISING_SUN,
    Board,
    answer,
    asked,
    at_table,
    coins,
    default,
    keys,
    legal,
    refusal,
    ronin,
    seat,
    sound,
)
from tests.rule import rule

THREE = "koi lotus turtle"
SEVEN = [0, 0, 1, 1, 2, 2, 3]  # tiles of the seven mandates that were played


def end_of_politics(
    board: Board | None = None,
    kami: int = 3,
    coins: Mapping[str, int] | None = None,
    ronin: Mapping[str, int] | None = None,
) -> RisingSunState:
    """All seven mandates are played, and the kami turns but those after `kami`."""
    s = at_table(THREE, board, wars="edo", season="summer", coins=coins, ronin=ronin)
    s.played = [tile | tile << 3 for tile in SEVEN]
    s.bag = [2 - SEVEN.count(tile) for tile in range(5)]
    s.stack = [Course(5, kami)]
    s.settle()
    return s


@rule("RS-DP31", "RS-Q12", "RS-N05", "RS-X25")
def test_what_the_third_kami_turn_brings_can_be_given_before_the_war() -> None:
    s = end_of_politics({"tsukuyomi": {"koi": "shinto"}}, kami=2)
    assert coins(s, "koi") == 2
    assert asked(s) == "koi RS-DP31"
    assert s.phase == POLITICS
    answer(s, "koi", "gift lotus 1 0")
    assert (coins(s, "koi"), coins(s, "lotus")) == (1, 1)
    sound(s)
    assert "rs-war" not in keys(s)
    answer(s, "koi", "ready")
    assert "rs-war" in keys(s)


@rule("RS-DP31", "RS-Q12")
def test_all_who_have_something_are_asked_at_once() -> None:
    s = end_of_politics(coins={"koi": 2}, ronin={"turtle": 1})
    assert asked(s) == "koi turtle RS-DP31"
    assert s.ask is not None
    assert not s.ask.secret
    assert (legal(s, "turtle"), default(s, "turtle")) == (["ready"], "ready")
    answer(s, "turtle", "ready")
    assert "rs-war" not in keys(s)
    answer(s, "koi", "ready")
    assert "rs-war" in keys(s)


@rule("RS-DP31")
def test_nobody_is_asked_where_nobody_has_anything() -> None:
    s = end_of_politics()
    assert asked(s) == "koi lotus turtle RS-DP03"  # of Autumn: the war asked nobody, either
    assert "rs-war" in keys(s)


@rule("RS-DP31", "RS-Q09")
def test_who_was_ready_may_think_again_but_not_with_empty_hands() -> None:
    s = end_of_politics(coins={"koi": 2, "turtle": 1})
    answer(s, "turtle", "ready")
    answer(s, "turtle", "unready")
    assert asked(s) == "koi turtle RS-DP31"
    assert refusal(s, "lotus", "unready") == "RS-Q09"
    assert "unready" not in [RISING_SUN.text(action) for action in s.free(seat(s, "lotus"))]


@rule("RS-DP31", "RS-N04")
def test_a_gift_received_can_be_given_on_at_once() -> None:
    s = end_of_politics(coins={"koi": 2}, ronin={"koi": 1})
    answer(s, "koi", "gift lotus 2 1")
    assert asked(s) == "koi RS-DP31"
    answer(s, "lotus", "gift turtle 1 1")
    assert (coins(s, "lotus"), coins(s, "turtle"), ronin(s, "turtle")) == (1, 1, 1)
    answer(s, "lotus", "unready")
    assert asked(s) == "koi lotus RS-DP31"


@rule("RS-DP31", "RS-N06")
def test_nobody_is_made_ready_though_it_is_the_only_answer() -> None:
    table = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 3)
    while table.state.ask is not None and table.state.ask.key != "RS-DP31":
        first = table.state.to_act()[0]
        table.submit(first, table.state.default(first))
    assert table.state.to_act() == [0, 1, 2]
    assert not table.answers[-1].auto
    table.submit(0, RISING_SUN.parse("gift lotus 1 0"))
    for number in range(3):
        table.submit(number, RISING_SUN.parse("ready"))
    ask = table.state.ask
    assert ask is None or ask.key != "RS-DP31"


@rule("RS-DP31", "RS-Q12")
def test_it_comes_in_every_season_between_the_last_turn_and_the_war() -> None:
    s = new_game(2, players=4, clans="koi,lotus,turtle,bonsai")
    met: list[int] = []
    while True:
        play_absent(s, "RS-DP31")
        if s.ask is None:
            break
        assert (PHASES[s.phase], len(s.played)) == ("politics", 7)
        assert RISING_SUN.restore(s.dump()).dump() == s.dump()
        met.append(s.season)
        while s.ask is not None and s.ask.key == "RS-DP31":
            s.apply(s.ask.first, s.default(s.ask.first))
    assert met == [0, 1, 2]
