"""Taking steps back: one's own, up to what was revealed or what another seat did."""

from __future__ import annotations

import pytest

from gunbai.core.errors import IllegalAction
from gunbai.core.event import SPECTATOR
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from tests.core.sessions import JORAKU, Picture, asked, give, options_of, prompted, session_at, step
from tests.rule import rule


def why_not(session: Session, seat: int) -> object:
    refusal = session.undo_refusal(seat)
    assert refusal is not None
    assert refusal.key == "undo-refused"
    with pytest.raises(IllegalAction):
        session.undo(seat)
    return refusal.words["reason"]


def at_a_six() -> Session:
    """The leader has just played a 6 and is to choose its effect."""
    for seed in range(50):
        session = session_at("JK-D04", seed=seed, wanted="play 6")
        if prompted(session, session.state.to_act()[0])["value"] == 6:
            return session
    raise AssertionError("nobody has a 6")


def at_action_points() -> Session:
    session = at_a_six()
    give(session, session.state.to_act()[0], "effect b")
    return session


@rule("JK-Q37")
def test_own_steps_go_back_to_the_card_and_no_further() -> None:
    session = at_a_six()
    (seat,) = session.state.to_act()
    pictures = [Picture(session)]
    for text in ("effect b", "", ""):
        give(session, seat, text or options_of(session, seat)[0])
        pictures.append(Picture(session))
    assert session.state.to_act() == [seat]
    for picture in reversed(pictures[:-1]):
        session.undo(seat)
        assert Picture(session) == picture
    assert asked(session) == "JK-D04"
    assert why_not(session, seat) == "revealed"


def test_undo_restores_the_same_game_whatever_was_taken_back() -> None:
    """A session with steps taken back writes the same record as one that never went wrong."""
    wrong = at_action_points()
    right = at_action_points()
    (seat,) = wrong.state.to_act()
    texts = options_of(wrong, seat)
    give(wrong, seat, texts[0])
    wrong.undo(seat)
    for session in (wrong, right):
        give(session, seat, texts[1])
    assert write_record(wrong) == write_record(right)
    assert [e.line() for e in wrong.events] == [e.line() for e in right.events]


def test_nothing_can_be_taken_back_after_another_seat_acted() -> None:
    session = at_action_points()
    (first,) = session.state.to_act()
    give(session, first, "stop")
    assert session.undo_refusal(first) is None
    second = session.state.to_act()[0]
    assert second != first
    assert why_not(session, second) == "revealed"  # it passed cards, and they are gone
    step(session)
    assert why_not(session, first) == "revealed"  # a card was shown, too


def test_an_open_answer_of_another_seat_stands_in_the_way() -> None:
    """The two players of "2 vs 2" match their colours in any order, in the open (JK-D08)."""
    session = Session(JORAKU, {"mode": "two_vs_two"}, 1, auto=False)
    give(session, 1, options_of(session, 1)[0])
    assert session.undo_refusal(1) is None
    assert why_not(session, 0) == "nothing"
    session.undo(1)
    give(session, 1, options_of(session, 1)[1])
    give(session, 0, options_of(session, 0)[0])
    assert session.undo_refusal(1) is not None


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    session = Session(JORAKU, {"players": 3}, 1)
    for seat in (SPECTATOR, 0, 1, 2):
        assert why_not(session, seat) == "nothing"


@rule("JK-Q46")
def test_a_sealed_answer_can_be_changed_while_others_keep_theirs() -> None:
    session = Session(JORAKU, {"players": 4}, 3)
    chosen = [options_of(session, seat)[seat] for seat in range(4)]
    for seat in range(3):
        give(session, seat, chosen[seat])
    session.undo(0)
    assert session.state.to_act() == [0, 3]
    frames = session.dump()["stack"]
    assert isinstance(frames, list)
    kept = [" ".join(["pass", *cards]) if cards else "" for cards in frames[-1]["chosen"]]
    assert kept == ["", chosen[1], chosen[2], ""]
    other = options_of(session, 0)[5]
    give(session, 0, other)
    give(session, 3, chosen[3])
    gave = [event for event in session.events if event.key == "jk-gave"]
    cards = JORAKU.arguments(gave[0])["cards"]
    assert cards == other.split()[1:]


@rule("JK-Q46")
def test_after_the_last_sealed_answer_none_can_be_changed() -> None:
    session = Session(JORAKU, {"players": 3}, 3)
    for seat in range(3):
        give(session, seat, options_of(session, seat)[0])
    for seat in range(3):
        assert why_not(session, seat) == "revealed"


@rule("JK-N08", "JK-Q46")
def test_a_discard_stays_once_both_are_in_although_nobody_sees_it() -> None:
    session = session_at("JK-D12", {"mode": "neutral"}, 2)
    for seat in (0, 1):
        give(session, seat, options_of(session, seat)[0])
    assert asked(session) == "JK-D03"
    for seat in (0, 1):
        assert why_not(session, seat) == "revealed"


@rule("JK-Q82")
def test_undo_gives_back_the_points_and_the_right_of_variant_4() -> None:
    for seed in range(200):
        session = Session(JORAKU, {"players": 3, "variants": "4"}, seed)
        seat = session.state.to_act()[0]
        while "march kyoto" not in options_of(session, seat):
            step(session, "march", seed)
            if session.over:
                break
            seat = session.state.to_act()[0]
        if session.over:
            continue
        before = Picture(session)
        give(session, seat, "march kyoto")
        told = [event for event in session.events if event.key == "jk-gained"]
        assert JORAKU.arguments(told[-1])["reason"] == "entry"
        after = Picture(session)
        if session.undo_refusal(seat) is not None:
            continue
        session.undo(seat)
        assert Picture(session) == before
        give(session, seat, "march kyoto")
        assert Picture(session) == after
        return
    raise AssertionError("no daimyo could enter Kyoto")


def test_undo_goes_over_automatic_answers() -> None:
    """A step whose consequence was forced is taken back together with it.

    Effect A of a seat that has no samurai left: placing none is all it can do.
    """
    found = 0
    for seed in range(30):
        session = Session(JORAKU, {"players": 3}, seed)
        while not session.over:
            (seat, *_) = session.state.to_act()
            if asked(session) != "JK-D04" or prompted(session, seat)["supply"] != 0:
                step(session, "place", seed)
                continue
            before = Picture(session)
            answers = len(session.answers)
            give(session, seat, "effect a")
            forced = session.answers[answers + 1 :]
            assert forced[0].auto
            assert JORAKU.text(forced[0].action).endswith(" 0")
            if session.undo_refusal(seat) is None:
                found += 1
                after = Picture(session)
                session.undo(seat)
                assert Picture(session) == before
                give(session, seat, "effect a")
                assert Picture(session) == after
    assert found > 5


def test_random_undo_in_random_games_leaves_no_trace() -> None:
    modes: list[dict[str, object]] = [
        {"players": 3},
        {"players": 4},
        {"mode": "two_vs_two"},
        {"mode": "neutral"},
    ]
    for seed, options in enumerate(modes * 2):
        rng = seeded(seed)
        session = Session(JORAKU, {**options, "variants": "random"}, seed)
        undone = 0
        while not session.over:
            seats = [s for s in range(session.state.seats()) if session.undo_refusal(s) is None]
            if seats and rng.below(3) == 0:
                session.undo(seats[rng.below(len(seats))])
                undone += 1
                continue
            acting = session.state.to_act()
            seat = acting[rng.below(len(acting))]
            legal = session.state.legal(seat)
            session.submit(seat, legal[rng.below(len(legal))])
        assert undone > 10
        text = write_record(session)
        again = replay(JORAKU, read_record(text))
        assert [e.line() for e in again.events] == [e.line() for e in session.events]
        assert write_record(again) == text
