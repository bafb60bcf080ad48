"""Tables whose game was begun by earlier rules go on by the newest, and their log says so."""

from __future__ import annotations

import asyncio

from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import seeded
from tests.kura.test_newer_rules import KURA, begun, lines
from tests.server.conftest import Starter
from tests.server.games import play_on
from tests.server.live import look
from tests.server.person import Person

TOLD = {"key": "kr-rules", "words": {"from": 1, "to": 2}}


def test_a_running_game_goes_on_by_the_newest_rules(new_server: Starter) -> None:
    server = new_server()
    person = Person(server.url)
    session = begun(2)
    table = person.post("/api/records", text=write_record(session))["id"]

    async def scene(most: int) -> list[object]:
        async with look(person, table) as player:
            await play_on(player, seeded(1), most)
            return list(player.log)

    log = asyncio.run(scene(1))
    public = [event for event in session.events if event.seen_by(0) or event.seen_by(1)]
    assert TOLD in log
    assert 0 < log.index(TOLD) <= len(public)
    assert person.table(table)["options"]["draw"] == "yes"
    for _ in range(2):  # what it was begun by is kept, and it does not change twice
        server.kill()
        server.start()
        again = asyncio.run(scene(0))
        assert again[: len(log)] == log
        assert again.count(TOLD) == 1
    asyncio.run(scene(100))
    assert person.table(table)["status"] == "finished"
    record = person.http.get(f"/api/tables/{table}/record").text
    assert "\nrules 1\n" in record
    assert record.count("\nrules 2 #") == 1
    played = replay(KURA, read_record(record))
    assert played.over
    assert lines(played)[: len(session.events)] == lines(session)
    last = person.get(f"/api/tables/{table}/replay")["answers"]
    steps = person.get(f"/api/tables/{table}/replay/log?seat=-2")
    assert TOLD in [line["happening"] for line in steps]
    assert person.get(f"/api/tables/{table}/replay/{last}?seat=-2")["at"] == last
    assert server.complaints() == ""


def test_a_finished_game_stays_as_it_was_played(new_server: Starter) -> None:
    server = new_server()
    person = Person(server.url)
    text = write_record(begun(4))
    table = person.post("/api/records", text=text)["id"]
    assert person.table(table)["status"] == "finished"
    record = person.http.get(f"/api/tables/{table}/record").text
    assert record.splitlines()[-1] == text.splitlines()[-1]
    assert "rules 2" not in record
    assert server.complaints() == ""


def test_a_record_with_a_change_of_rules_is_a_table_again(new_server: Starter) -> None:
    server = new_server()
    person = Person(server.url)
    session = begun(2)
    session.adopt("2")
    table = person.post("/api/records", text=write_record(session))["id"]
    log = [line["happening"] for line in person.get(f"/api/tables/{table}/replay/log?seat=0")]
    assert log.count(TOLD) == 1
    assert server.complaints() == ""
