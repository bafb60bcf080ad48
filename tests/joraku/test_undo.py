"""Taking back (JK-Q37, Q46, Q82): steps of an effect, sealed choices, points of a variant card."""

from __future__ import annotations

import pytest

from gunbai import Session
from gunbai.core.errors import IllegalAction
from tests.joraku.table import JORAKU, Table
from tests.rule import rule


def say(session: Session, seat: int, text: str) -> None:
    session.submit(seat, JORAKU.parse(text))


def hand(session: Session, seat: int) -> list[str]:
    return Table.of(session.state).own(seat, "hand")


def recruited(players: int = 3, seed: int = 1) -> Session:
    """A session whose seats have passed the first two cards of their hands."""
    session = Session(JORAKU, {"players": players}, seed)
    for seat in range(players):
        own = hand(session, seat)
        say(session, seat, f"pass {own[0]} {own[1]}")
    return session


@rule("JK-Q37")
def test_steps_of_an_effect_can_be_taken_back_but_not_the_card() -> None:
    session = recruited()
    leader = session.state.to_act()[0]
    card = max(hand(session, leader), key=lambda name: name.replace("n", "0"))
    say(session, leader, f"play {card}")
    played = session.dump()
    say(session, leader, "effect b")
    march = next(a for a in session.state.legal(leader) if JORAKU.text(a).startswith("march"))
    before = session.dump()
    session.submit(leader, march)
    assert session.dump() != before
    session.undo(leader)
    assert session.dump() == before
    session.undo(leader)
    assert session.dump() == played
    with pytest.raises(IllegalAction) as refused:
        session.undo(leader)
    assert refused.value.refusal.words == {"reason": "revealed"}


@rule("JK-Q37")
def test_an_effect_stays_once_the_next_card_is_played() -> None:
    session = recruited()
    leader = session.state.to_act()[0]
    card = max(hand(session, leader), key=lambda name: name.replace("n", "0"))
    for text in (f"play {card}", "effect b", "stop"):
        say(session, leader, text)
    follower = session.state.to_act()[0]
    session.submit(follower, session.state.legal(follower)[0])
    before = session.dump()
    with pytest.raises(IllegalAction):
        session.undo(leader)
    assert session.dump() == before


@rule("JK-Q46")
def test_a_sealed_choice_can_be_changed_until_the_last_is_in() -> None:
    session = Session(JORAKU, {"players": 3}, seed=1)
    hands = [hand(session, seat) for seat in range(3)]
    say(session, 0, f"pass {hands[0][0]} {hands[0][1]}")
    say(session, 1, f"pass {hands[1][0]} {hands[1][1]}")
    session.undo(0)
    assert session.state.to_act() == [0, 2], "the choice of seat 1 stands"
    say(session, 0, f"pass {hands[0][2]} {hands[0][3]}")
    say(session, 2, f"pass {hands[2][0]} {hands[2][1]}")
    assert set(hands[0][2:4]) <= set(hand(session, 1))
    assert set(hands[1][:2]) <= set(hand(session, 2))
    for seat in range(3):
        with pytest.raises(IllegalAction):
            session.undo(seat)


@rule("JK-Q82", "JK-V4a")
def test_undo_gives_back_the_points_and_the_right_of_card_4() -> None:
    session = Session(JORAKU, {"mode": "two_vs_two", "variants": "4,6"}, seed=1)
    march = JORAKU.parse("march kyoto")
    while True:
        seat = session.state.to_act()[0]
        actions = session.state.legal(seat)
        if march in actions:
            break
        texts = [JORAKU.text(action) for action in actions]
        towards = [t for t in texts if t.startswith("march")][:1]
        wish = "effect b" if "effect b" in texts else towards[0] if towards else ""
        session.submit(seat, JORAKU.parse(wish) if wish else session.state.default(seat))
    before = session.state.dump()
    told = len(session.events)
    for _ in range(2):
        session.submit(seat, march)
        entries = [event for event in session.events[told:] if event.key == "jk-gained"]
        assert len(entries) == 1
        assert session.state.dump()["factions"] != before["factions"]
        session.undo(seat)
        assert session.state.dump() == before
