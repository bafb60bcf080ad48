"""A game that was begun by earlier rules: brought to where it was by these, it goes on by newer.

Kura has two versions of its rules. Since the second one half of a price is rounded up (`kr-sold`),
and there is the option `draw`.
"""

from __future__ import annotations

import pytest

import gunbai
from gunbai.core.errors import BadOptions, BadPosition, BadRecord, IllegalAction, Refusal
from gunbai.core.event import ABOVE, SPECTATOR, Event
from gunbai.core.history import History
from gunbai.core.record import _Writer as Writer
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.seat_view import look
from gunbai.core.session import Session
from gunbai.core.state import State

KURA = gunbai.load("kura")
FIRST = KURA.with_rules("1")
NAMES = ["Anna", "Boris", "Chen"]


def begun(rounds: int) -> Session:
    """A game by the first rules in which lots are sold, after so many rounds."""
    session = Session(FIRST, {"players": 3}, 4, NAMES)
    sell(session, rounds)
    return session


def sell(session: Session, rounds: int) -> None:
    """Play so many rounds in which the lot is sold."""
    for _ in range(rounds):
        bid(session)
        (buyer,) = session.to_act()
        session.submit(buyer, KURA.parse("sell"))


def bid(session: Session) -> None:
    """The highest cards; a last card is bid by itself."""
    for seat in range(3):
        if session.ask is not None and session.ask.key == "KR-D1" and seat in session.to_act():
            session.submit(seat, session.legal(seat)[-1])


def lines(session: Session) -> list[str]:
    return [event.line() for event in session.events]


def prices(session: Session) -> list[tuple[int, int]]:
    """Return the worth of each lot, and the price for which it was sold."""
    worth = [event.b for event in session.events if event.key == "kr-lot"]
    sold = [event.c for event in session.events if event.key == "kr-sold"]
    return list(zip(worth, sold, strict=False))


def test_it_goes_on_from_where_it_was() -> None:
    session = begun(2)
    position = session.dump()
    told = lines(session)
    session.adopt("2")
    assert session.dump() == {
        **position,
        "rules": "2",
        "options": {"players": "3", "rounds": "4", "draw": "yes"},
    }
    assert lines(session) == [*told, Event("kr-rules", -1, 1, 2, 0, 0).line()]
    sell(session, 2)
    assert session.over
    halves = [(worth // 2, (worth + 1) // 2) for worth, _ in prices(session)]
    sold = [points for _, points in prices(session)]
    assert sold == [down for down, _ in halves[:2]] + [up for _, up in halves[2:]]


def test_nothing_before_it_can_be_taken_back_and_everybody_notices() -> None:
    session = begun(1)
    session.submit(0, session.legal(0)[0])
    assert session.undo_refusal(0) is None
    versions = [session.version_for(seat) for seat in (SPECTATOR, 0, 1, 2)]
    session.adopt("2")
    assert session.undo_refusal(0) is not None
    assert session.settled
    assert [session.version_for(seat) for seat in (SPECTATOR, 0, 1, 2)] == [
        version + 1 for version in versions
    ]


@pytest.mark.parametrize("later", [0, 1, 2])
def test_its_record_tells_where_the_rules_changed(later: int) -> None:
    session = begun(2)
    session.adopt("2")
    sell(session, later)
    text = write_record(session)
    assert "\nrules 1\noptions players=3 rounds=4\n" in text
    assert text.count("\nrules 2 #") == 1
    again = replay(KURA, read_record(text))
    assert lines(again) == lines(session)
    assert again.dump() == session.dump()
    assert write_record(again) == text


def test_a_record_of_the_first_rules_is_replayed_by_them() -> None:
    session = begun(4)
    again = replay(KURA, read_record(write_record(session)))
    assert again.over
    assert lines(again) == lines(session)
    assert [points for _, points in prices(again)] == [worth // 2 for worth, _ in prices(again)]


def test_a_kept_session_knows_its_rules() -> None:
    session = begun(2)
    session.adopt("2")
    sell(session, 1)
    again = Session(FIRST, {"players": 3}, 4, NAMES)
    again.resume(session.keep())
    assert again.keep() == session.keep()
    sell(session, 1)
    sell(again, 1)
    assert write_record(again) == write_record(session)


@pytest.mark.parametrize("seat", [ABOVE, SPECTATOR, 1])
def test_its_history_goes_through_the_change(seat: int) -> None:
    session = begun(2)
    history = History(session, seat)
    assert history.follow(session)
    before = history.last
    session.adopt("2")
    assert history.follow(session)
    assert history.last == before + 1
    assert [event.key for event in history.news(history.last, seat)] == ["kr-rules"]
    sell(session, 2)
    assert history.follow(session)
    assert history.view(history.last, SPECTATOR)["position"] == session.state.observe(SPECTATOR)
    assert history.view(0, SPECTATOR)["position"]["round"] == 1


def test_a_history_notices_that_answers_were_given_again_by_newer_rules() -> None:
    session = begun(1)
    first = session.legal(0)[0]
    session.submit(0, first)
    history = History(session, ABOVE)
    assert history.follow(session)
    session.undo(0)
    session.adopt("2")
    session.submit(0, first)
    assert not history.follow(session)


def test_positions_are_played_by_the_rules_they_name() -> None:
    session = begun(3)
    bid(session)
    state = KURA.restore(session.dump())
    assert state.dump() == session.dump()
    events: list[Event] = []
    state.sink = events
    (buyer,) = state.to_act()
    worth = look(state, SPECTATOR, 0)["position"]["worth"]
    state.apply(buyer, KURA.parse("sell"))
    assert [event.c for event in events if event.key == "kr-sold"] == [worth // 2]


def test_options_of_later_rules_are_unknown_to_earlier_ones() -> None:
    assert KURA.read_options({"draw": "no"})["draw"] == "no"
    with pytest.raises(BadOptions, match="option-unknown"):
        FIRST.read_options({"draw": "no"})


def test_rules_that_nobody_knows_are_refused() -> None:
    with pytest.raises(BadOptions, match="rules-unknown"):
        KURA.with_rules("3")
    session = begun(1)
    with pytest.raises(BadOptions, match="rules-unknown"):
        session.adopt("3")
    record = read_record(write_record(session))
    record.rules = "3"
    with pytest.raises(BadRecord, match="record-rules"):
        replay(KURA, record)


def test_a_position_that_newer_rules_refuse_is_refused_before_it_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = begun(2)
    position = session.dump()
    record = read_record(forged(write_record(session), "rules 2"))

    def faults(state: State) -> list[Refusal]:
        return [Refusal("kr-bad-lot", "KR-2")] if state.dump()["rules"] == "2" else []

    monkeypatch.setattr(type(session.state), "faults", faults)
    with pytest.raises(BadPosition, match="kr-bad-lot"):
        session.prepare_rules("2")
    assert session.dump() == position
    with pytest.raises(BadRecord, match=f"line {record.rules_lines[0]}: kr-bad-lot"):
        replay(KURA, record)


def test_a_finished_game_takes_no_newer_rules() -> None:
    session = begun(4)
    assert session.over
    with pytest.raises(IllegalAction, match="refuse-over"):
        session.prepare_rules("2")
    with pytest.raises(BadRecord, match="refuse-over"):
        replay(KURA, read_record(forged(write_record(session), "rules 2")))


@pytest.mark.parametrize("line", ["rules ", "rules"])
def test_rules_without_a_name_are_refused(line: str) -> None:
    """They would be the newest, and so others after the next change."""
    with pytest.raises(BadOptions, match="rules-unknown"):
        KURA.with_rules("")
    text = write_record(begun(2))
    with pytest.raises(BadRecord, match="record-rules"):
        replay(KURA, read_record(forged(text, line)))
    record = read_record(text)
    record.rules = ""
    with pytest.raises(BadRecord, match="record-rules"):
        replay(KURA, record)


def test_a_record_with_very_many_changes_of_rules_is_refused_at_the_second_one() -> None:
    record = read_record(forged(write_record(begun(2)), *["rules 2"] * 20_000))
    with pytest.raises(BadRecord, match=f"line {record.rules_lines[1]}: record-rules"):
        replay(KURA, record)


def forged(text: str, *more: str) -> str:
    """The record with more lines before its end, and checks that fit them."""
    writer = Writer()
    lines = text.splitlines()
    begin = next(place for place, line in enumerate(lines) if line.startswith("begin "))
    for line in lines[:begin]:
        writer.plain(line)
    checked = [line.rpartition(" #")[0] for line in lines[begin:]]
    for line in [*checked[:-1], *more, checked[-1]]:
        writer.checked(line)
    return "\n".join(writer.lines) + "\n"
