"""The session: what it accepts, what it refuses and why, what it answers by itself."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions, IllegalAction, StaleView
from gunbai.core.event import SPECTATOR
from gunbai.core.session import Session
from tests.core.sessions import (
    JORAKU,
    Picture,
    asked,
    finished,
    give,
    options_of,
    session_at,
    step,
)
from tests.rule import rule


def refused(session: Session, seat: int, text: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as error:
        give(session, seat, text)
    return error.value.refusal.key, error.value.refusal.rule


def test_names_must_fit_the_seats() -> None:
    assert Session(JORAKU, {"players": 3}, 1).names == ["1", "2", "3"]
    with pytest.raises(ValueError, match="3 names are needed, 2 were given"):
        Session(JORAKU, {"players": 3}, 1, ["Ann", "Bob"])


def test_bad_options_make_no_session() -> None:
    with pytest.raises(BadOptions):
        Session(JORAKU, {"players": 7})


def test_an_illegal_answer_is_refused_with_reason_and_rule_and_changes_nothing() -> None:
    session = session_at("JK-D03")
    before = Picture(session)
    (seat,) = session.state.to_act()
    hand = session.state.observe(seat)["own"]
    assert isinstance(hand, dict)
    missing = next(
        card for card in ("1r", "2r", "3r", "4r", "5r", "6r") if card not in hand["hand"]
    )
    assert refused(session, seat, f"play {missing}") == ("jk-refuse-not-in-hand", "JK-K01")
    assert refused(session, seat, "stop") == ("refuse-other-decision", "")
    other = (seat + 1) % 4
    assert refused(session, other, "play 1r") == ("refuse-not-asked", "")
    assert refused(session, SPECTATOR, "play 1r") == ("refuse-not-asked", "")
    assert refused(session, 9, "play 1r") == ("refuse-not-asked", "")
    assert Picture(session) == before
    assert session.version_for(seat) == session.version


@pytest.mark.parametrize("action", [-1, 0, 1, 15 << 24, 4 << 24 | 30, 1 << 40])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    session = session_at("JK-D03")
    (seat,) = session.state.to_act()
    with pytest.raises(IllegalAction) as error:
        session.submit(seat, action)
    assert error.value.refusal.key == "refuse-no-action"


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    session = finished({"players": 3})
    assert refused(session, 0, "stop") == ("refuse-over", "")
    assert session.view(0)["choices"] == []
    assert session.view(0)["prompt"] is None
    with pytest.raises(IllegalAction):
        session.state.apply(0, JORAKU.parse("stop"))


def test_state_apply_refuses_a_seat_that_is_not_asked() -> None:
    session = session_at("JK-D03")
    (seat,) = session.state.to_act()
    for other in (SPECTATOR, (seat + 1) % 4, 60):
        with pytest.raises(IllegalAction) as error:
            session.state.apply(other, session.state.legal(seat)[0])
        assert error.value.refusal.key == "refuse-not-asked"


def test_joraku_knows_nothing_out_of_turn() -> None:
    session = session_at("JK-D03")
    assert session.state.free(0) == []
    refusal = session.state.check(0, 64 << 24)
    assert refusal is not None
    assert refusal.key == "refuse-not-free"
    with pytest.raises(IllegalAction):
        session.state.apply(0, 64 << 24)


def test_view_holds_all_that_a_client_needs() -> None:
    session = session_at("JK-D03")
    (seat,) = session.state.to_act()
    view = session.view(seat)
    assert view["version"] == session.version
    legal = session.state.legal(seat)
    assert [choice["text"] for choice in view["choices"]] == [JORAKU.text(a) for a in legal]
    for choice, action in zip(view["choices"], legal, strict=True):
        assert {"verb": choice["verb"], **choice["fields"]} == JORAKU.structure(action)
    colour = ["red", "blue", "yellow", "purple"][seat]
    assert view["prompt"] == {"key": "JK-D03", "words": {"colour": colour, "led": "lead"}}
    assert view["undo_reason"] == {
        "key": "undo-refused",
        "rule": "",
        "words": {"reason": "revealed"},
    }
    spectator = session.view(SPECTATOR)
    assert spectator["choices"] == []
    assert spectator["prompt"] is None
    assert spectator["can_undo"] is False


def test_nothing_can_be_chosen_while_a_game_is_paused() -> None:
    session = session_at("JK-D04")
    (seat,) = session.state.to_act()
    give(session, seat, "effect b")
    playing, paused = session.view(seat), session.view(seat, playing=False)
    assert playing["choices"]
    assert playing["can_undo"]
    assert paused == {**playing, "choices": [], "free": [], "can_undo": False}


def test_a_checked_answer_holds_for_one_position() -> None:
    session = session_at("JK-D04")
    (seat,) = session.state.to_act()
    version = session.version
    proposal = session.prepare(seat, JORAKU.parse("effect b"))
    assert session.version == version
    session.carry_out(proposal)
    with pytest.raises(ValueError, match="went on"):
        session.carry_out(proposal)
    back = session.prepare_undo(seat)
    session.carry_out(back)
    with pytest.raises(ValueError, match="went on"):
        session.carry_out(back)


# stale views


def test_an_answer_to_an_older_position_is_stale() -> None:
    session = session_at("JK-D04")
    (seat,) = session.state.to_act()
    seen = session.version_for(seat)
    give(session, seat, "effect b", seen)
    going_on = options_of(session, seat)[0]
    with pytest.raises(StaleView) as error:
        give(session, seat, going_on, seen)
    refusal = error.value.refusal
    assert refusal.key == "refuse-stale"
    assert refusal.words == {"seen": seen, "version": seen + 1}
    give(session, seat, going_on, seen + 1)


def test_an_answer_to_a_position_that_is_not_there_yet_is_stale() -> None:
    session = session_at("JK-D04")
    (seat,) = session.state.to_act()
    with pytest.raises(StaleView):
        give(session, seat, "effect b", session.version_for(seat) + 1)


def test_a_version_never_comes_back_after_an_undo() -> None:
    """Else an answer to the position before the undo would be taken for one to the new position."""
    session = session_at("JK-D04")
    (seat,) = session.state.to_act()
    give(session, seat, "effect a")
    seen = session.version_for(seat)
    session.undo(seat)
    give(session, seat, "effect b")
    assert session.version_for(seat) > seen
    with pytest.raises(StaleView):
        give(session, seat, "stop", seen)


@rule("JK-Q46")
def test_sealed_answers_are_never_stale() -> None:
    session = Session(JORAKU, {"players": 3}, 5)
    seen = session.version_for(2)
    for seat in (0, 1):
        session.submit(seat, session.state.legal(seat)[0], seen)
    assert session.version_for(2) == seen + 2
    session.undo(1)
    session.submit(1, session.state.legal(1)[3])
    session.submit(2, session.state.legal(2)[0], seen)
    assert asked(session) == "JK-D03"


@rule("JK-D08")
def test_answers_in_any_order_are_never_stale() -> None:
    """An open choice of the other, or its undo, does not change what this seat is asked."""
    session = Session(JORAKU, {"mode": "two_vs_two"}, 1)
    seen = session.version_for(1)
    session.submit(0, session.state.legal(0)[0], seen)
    session.undo(0)
    session.submit(0, session.state.legal(0)[1])
    assert session.version_for(1) == seen + 3
    session.submit(1, session.state.legal(1)[0], seen)
    assert asked(session) != "JK-D08"


def test_the_last_of_the_open_answers_makes_older_views_stale() -> None:
    session = Session(JORAKU, {"mode": "two_vs_two"}, 1)
    seen = session.version_for(0)
    for seat in (0, 1):
        session.submit(seat, session.state.legal(seat)[0])
    with pytest.raises(StaleView):
        session.submit(0, session.state.legal(0)[0], seen)


def test_a_sealed_answer_to_an_earlier_ask_is_stale() -> None:
    session = Session(JORAKU, {"mode": "neutral"}, 5)
    seen = session.version_for(1)
    for seat in (0, 1):
        session.submit(seat, session.state.legal(seat)[0])
    assert asked(session) == "JK-D12"
    with pytest.raises(StaleView):
        session.submit(1, session.state.legal(1)[0], seen)


def test_a_sealed_answer_is_stale_once_the_seat_itself_changed_its_own() -> None:
    session = Session(JORAKU, {"players": 3}, 5)
    seen = session.version_for(0)
    session.submit(0, session.state.legal(0)[0], seen)
    session.undo(0)
    with pytest.raises(StaleView):
        session.submit(0, session.state.legal(0)[1], seen)


# answers given by the session itself


def test_forced_answers_that_all_can_see_are_given_and_marked() -> None:
    session = finished({"players": 3}, 3)
    auto = [answer for answer in session.answers if answer.auto]
    texts = {JORAKU.text(answer.action).split()[0] for answer in auto}
    assert "play" in texts  # the last card in hand
    replayed = JORAKU.new({"players": 3}, 3)
    for answer in session.answers:
        legal = replayed.legal(answer.seat)
        assert answer.action in legal
        if answer.auto:
            assert len(legal) == 1
        replayed.apply(answer.seat, answer.action)


def test_without_auto_every_answer_is_asked() -> None:
    session = Session(JORAKU, {"players": 3}, 3, auto=False)
    forced = 0
    while not session.over:
        forced += len(session.state.legal(session.state.to_act()[0])) == 1
        step(session, seed=3)
    assert forced > 0
    assert not any(answer.auto for answer in session.answers)


@rule("JK-H04", "JK-H13", "JK-Q81")
def test_a_single_card_to_follow_with_is_never_played_automatically() -> None:
    """The speed of the answer would tell the table that there is no other card of the colour."""
    asked_for = 0
    for seed in range(20):
        session = Session(JORAKU, {"players": 4}, seed)
        while not session.over:
            (seat, *_) = session.state.to_act()
            view = session.state.observe(seat)["own"]
            assert isinstance(view, dict)
            single = len(session.state.legal(seat)) == 1
            if asked(session) == "JK-D03" and single:
                asked_for += 1
                assert len(view["hand"]) > 1
            answers = len(session.answers)
            step(session, seed=seed)
            for answer in session.answers[answers + 1 :]:
                assert answer.auto
    assert asked_for > 100


@rule("JK-D09", "JK-Q81")
def test_the_fifth_pick_of_the_draft_is_automatic() -> None:
    session = Session(JORAKU, {"mode": "two_vs_two"}, 2)
    while asked(session) != "JK-D03":
        step(session)
        assert not session.over
        if asked(session) == "JK-D10":
            break
    picks = [answer for answer in session.answers if JORAKU.text(answer.action)[:4] == "pick"]
    assert [answer.auto for answer in picks] == [False] * 8 + [True] * 2


def test_events_reach_only_those_who_may_see_them() -> None:
    session = finished({"players": 3}, 4)
    hands = [event for event in session.events if event.key == "jk-hand"]
    assert len(hands) == 9
    for seat in range(3):
        assert [e for e in session.events_for(seat) if e.key == "jk-hand"] == hands[seat::3]
    assert not [event for event in session.events_for(SPECTATOR) if event.audience >= 0]
    assert session.events_for(0, len(session.events)) == []
