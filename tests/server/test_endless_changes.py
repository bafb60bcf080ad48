"""A plan can be changed often, but not without end: each step back plays all changes again."""

from __future__ import annotations

import asyncio

from gunbai.core.record import write_record
from gunbai.core.session import Session
from gunbai.games import load
from gunbai.server.config import MOST_CHANGES
from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import Person, refusal

SHOGUN = load("shogun")


def planned(changes: int) -> Session:
    """A game in which the first seat has laid a card that often."""
    session = Session(SHOGUN, {"players": 3, "start": "recommended"}, 1)
    while session.ask is not None and session.ask.key != "SG-D6":
        seat = session.to_act()[0]
        session.submit(seat, session.legal(seat)[0])
    places = [action for action in session.legal(0) if SHOGUN.text(action).startswith("lay ")]
    for number in range(changes):
        session.submit(0, places[number % 2])
    return session


def test_steps_and_steps_back_count_until_something_is_settled() -> None:
    session = planned(3)
    session.undo(0)
    session.undo(0)
    assert [session.changes_since(seat) for seat in range(3)] == [5, 0, 0]
    for seat in range(3):
        while session.ask is not None and session.ask.key == "SG-D6" and seat in session.to_act():
            session.submit(seat, session.default(seat))
    assert max(session.changes_since(seat) for seat in range(3)) <= 1


def test_a_plan_is_not_changed_without_end(new_server: Starter) -> None:
    server = new_server()
    person = Person(server.url)
    table = person.post("/api/records", text=write_record(planned(MOST_CHANGES - 1)))["id"]

    async def scene() -> list[str]:
        async with look(person, table) as player:
            one, other = player.choices[:2]
            return [await player.answer(one), await player.answer(other), await player.undo()]

    assert asyncio.run(scene()) == ["", "table-changes", "table-changes"]
    assert server.complaints() == ""


def test_a_record_with_endless_changes_is_refused(new_server: Starter) -> None:
    person = Person(new_server().url)
    text = write_record(planned(MOST_CHANGES + 1))
    assert refusal(lambda: person.post("/api/records", text=text)) == "table-changes"
