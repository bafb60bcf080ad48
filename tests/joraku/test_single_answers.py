"""A single possible answer is given by itself (JK-Q81), unless that would tell something."""

from __future__ import annotations

import pytest

from gunbai.core.session import Session
from tests.joraku.table import JORAKU, WAYS, Table
from tests.rule import rule


def at_ninja() -> Table:
    table = Table(["nr 2r", "1b 2b", "3b 4b"])
    table.do("play nr")
    return table


@rule("JK-Q81")
def test_an_effect_ends_by_itself_with_the_third_samurai_or_the_last_point() -> None:
    table = Table(["nr 2r", "1b 2b", "3b 4b"], samurai={"blue": {"omi": 1}})
    table.do("play nr", "place kyoto 1", "place kyoto 1", "place kyoto 1")
    assert table.to_act == [1]
    table.do("play 2b", "effect b", "move omi kyoto", "move kyoto omi")
    assert table.to_act == [2]
    table = Table(["nr 2r", "1b 2b", "3b 4b"], samurai={"red": {"omi": 8}})
    table.do("play nr", "place kyoto 1", "place ise 1")
    assert table.to_act == [1]
    assert at_ninja().refusal("place omi 2") == "JK-Q81"


@rule("JK-Q81")
@pytest.mark.parametrize(("way", "seed"), [(way, seed) for way in WAYS for seed in range(2)])
def test_a_single_answer_is_asked_or_given_and_marked_as_automatic(
    way: dict[str, object], seed: int
) -> None:
    """The same game comes out; only who gave the answer differs."""
    quick = Session(JORAKU, way, seed)
    slow = Session(JORAKU, way, seed, auto=False)
    forced = 0
    while not quick.over:
        seat = quick.state.to_act()[0]
        actions = quick.state.legal(seat)
        quick.submit(seat, actions[(len(quick.answers) * 7) % len(actions)])
    for answer in quick.answers:
        legal_ = slow.state.legal(answer.seat)
        assert not answer.auto or legal_ == [answer.action]
        forced += answer.auto
        slow.submit(answer.seat, answer.action)
    assert forced
    assert slow.over
    assert not any(answer.auto for answer in slow.answers)
    assert slow.state.dump() == quick.state.dump()


@rule("JK-Q81", "JK-H04")
def test_having_to_follow_with_the_only_card_is_not_answered_by_itself() -> None:
    """The speed of the answer would tell the others what is in the hand."""
    found = 0
    session = Session(JORAKU, {"players": 3}, seed=3)
    while not session.over:
        seat = session.state.to_act()[0]
        actions = session.state.legal(seat)
        table = Table.of(session.state)
        if table.asked == "JK-D03" and len(actions) == 1:
            assert len(table.own(seat, "hand")) > 1
            found += 1
        session.submit(seat, actions[0])
    assert found
