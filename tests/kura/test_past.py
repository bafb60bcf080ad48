"""A game that goes on from a position: what was played before is told, but not played again."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadPosition, BadRecord
from gunbai.core.event import ABOVE, SPECTATOR
from gunbai.core.history import History
from gunbai.core.notation import Data
from gunbai.core.past import Past, read_past
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.session import Session
from tests.kura.test_newer_rules import KURA, NAMES, begun, bid, forged, lines, sell

OPTIONS = {"players": "3", "rounds": "4", "draw": "yes"}


def went_on(lost: int | None = 2) -> Session:
    """A game of the first rules that goes on by the second, after two rounds."""
    past = begun(2).become_past(settled=True)
    position = {**past.position, "rules": "2", "options": OPTIONS}
    return Session(KURA, None, 4, NAMES, past=past.at(position, "1", lost))


def test_its_log_tells_of_the_past_and_that_it_goes_on() -> None:
    before, session = begun(2), went_on()
    assert lines(session)[: len(before.events)] == lines(before)
    told = [(event.key, event.a, event.b) for event in session.events[len(before.events) :]]
    assert told == [("goes-on", 2, 0), ("kr-rules", 1, 2)]
    assert session.settled
    assert session.options == OPTIONS
    assert len(went_on(None).events) == len(before.events)


def test_what_can_be_taken_back_is_not_settled() -> None:
    session = begun(2)
    settled = session.become_past(settled=True).data()
    session.submit(0, session.legal(0)[0])
    assert session.become_past(settled=True).data() == settled
    now = session.become_past(settled=False)
    assert now.answers[:-1] == settled["answers"]
    assert now.position == session.dump()


def test_it_is_kept_as_plain_data() -> None:
    session = went_on()
    assert session.past is not None
    again = read_past(KURA, session.past.data())
    assert again.data() == session.past.data()
    sell(session, 1)
    assert session.become_past(settled=True).answers == session.all_answers


def test_events_that_nobody_knows_any_more_are_left_out() -> None:
    past = begun(2).become_past(settled=True)
    data = past.data()
    data["events"] = [["kr-gone", -1, 0, 0, 0, 0], ["kr-lot", -1, 99, 0, 0, 0], 7, *_rows(data)]
    assert [event.line() for event in read_past(KURA, data).events] == [
        event.line() for event in past.events
    ]


def _rows(data: Data) -> list[object]:
    rows = data["events"]
    assert isinstance(rows, list)
    return rows


@pytest.mark.parametrize("label", ["position", "options", "answers", "lost"])
def test_a_past_of_another_form_is_refused(label: str) -> None:
    data = begun(2).become_past(settled=True).data()
    with pytest.raises(BadPosition):
        read_past(KURA, {**data, label: "nonsense"})


def test_its_record_is_replayed_from_the_position() -> None:
    session = went_on()
    sell(session, 1)
    bid(session)
    text = write_record(session)
    assert "\nrules 1\noptions players=3 rounds=4\n" in text
    assert text.count("\nposition {") == 1
    again = replay(KURA, read_record(text))
    assert again.dump() == session.dump()
    assert again.all_answers == session.all_answers
    assert write_record(again) == text
    first = replay(KURA, read_record(text), 1)
    assert len(first.answers) == 1


@pytest.mark.parametrize(
    "line",
    [
        "position {}",
        "position nonsense",
        'position {"position": {}, "lost": 0}',
        'position {"position": {"rules": "7"}, "lost": 0}',
        'position {"position": {"rules": "2"}, "lost": -1}',
    ],
)
def test_a_forged_position_is_refused_at_its_line(line: str) -> None:
    text = forged(write_record(begun(2)), line)
    where = next(n for n, each in enumerate(text.splitlines(), 1) if each.startswith("position"))
    with pytest.raises(BadRecord, match=f"line {where}:"):
        replay(KURA, read_record(text))


@pytest.mark.parametrize("seat", [ABOVE, SPECTATOR, 0])
def test_its_history_begins_at_the_position(seat: int) -> None:
    session = went_on()
    history = History(session, seat)
    assert history.follow(session)
    assert history.last == 0
    sell(session, 2)
    assert history.follow(session)
    assert history.view(0, SPECTATOR)["position"]["round"] == 3
    assert history.view(history.last, SPECTATOR)["position"] == session.state.observe(SPECTATOR)
    assert history.news(0, seat)[-1].key == "kr-rules"


def test_a_snapshot_of_it_is_taken_up() -> None:
    session = went_on()
    sell(session, 1)
    kept = session.keep()
    again = went_on()
    again.resume(kept)
    assert again.dump() == session.dump()
    assert lines(again) == lines(session)
    assert isinstance(again.past, Past)
