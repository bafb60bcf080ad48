"""A table's chance: its fingerprint is there before the first card, its secret after the last."""

from __future__ import annotations

import hashlib

import pytest

import gunbai
from gunbai.core.record import read_record, replay
from tests.server.person import BASE3, BOT, ME, OPEN, Person, RefusedError
from tests.server.servers import Server


def test_the_fingerprint_comes_first_and_the_secret_last(server: Server) -> None:
    ann, ben = Person(server.url), Person(server.url)
    table = ann.create(BASE3, ME, OPEN, BOT)
    lobby = ben.table(table)
    assert len(lobby["fingerprint"]) == 64
    assert lobby["secret"] == ""
    ben.at(table, "join", word="  kit\nsune\u200b ")
    assert ben.table(table)["seats"][1]["word"] == "kitsune"
    assert ann.table(table)["seats"][1]["word"] == ""  # not before the game starts
    ben.at(table, "word", word="tanuki")
    started = ann.at(table, "start", word="momiji")
    assert [seat["word"] for seat in started["seats"]] == ["momiji", "tanuki", ""]
    assert started["fingerprint"] == lobby["fingerprint"]
    assert started["secret"] == ""
    with pytest.raises(RefusedError, match="table-started"):
        ben.at(table, "word", word="too late")
    ann.at(table, "steer/end")
    over = ben.table(table)
    assert hashlib.sha256(over["secret"].encode()).hexdigest() == lobby["fingerprint"]
    record = read_record(ben.get(f"/api/tables/{table}/record"))
    assert str(record.seed) == over["secret"]
    assert record.words == ["momiji", "tanuki", ""]
    replay(gunbai.load("joraku"), record)


def test_a_seed_that_somebody_could_know_has_no_fingerprint(server: Server) -> None:
    ann = Person(server.url)
    chosen = ann.create(BASE3, ME, BOT, BOT, seed="5", start=True)
    assert ann.table(chosen)["fingerprint"] == ""
    played = ann.create(BASE3, ME, BOT, BOT, start=True)
    ann.at(played, "steer/end")
    copy = ann.at(played, "fork", upto=0)["id"]
    assert ann.table(copy)["fingerprint"] == ann.table(copy)["secret"] == ""
    again = ann.at(played, "rematch")["id"]
    assert ann.table(again)["fingerprint"] not in ("", ann.table(played)["fingerprint"])


def test_a_fair_game_goes_on_after_a_restart_and_as_a_copy(server: Server) -> None:
    ann = Person(server.url)
    table = ann.create(BASE3, ME, BOT, BOT)
    ann.at(table, "start", word="kitsune")
    ann.at(table, "steer/end")
    text = ann.get(f"/api/tables/{table}/record")
    copy = ann.post("/api/records", text=text)["id"]
    ann.at(copy, "steer/end")
    assert ann.get(f"/api/tables/{copy}/record").splitlines()[4:6] == text.splitlines()[4:6]


@pytest.mark.parametrize("who", ["nobody", "onlooker"])
def test_only_the_seated_add_words(server: Server, who: str) -> None:
    ann, stranger = Person(server.url), Person(server.url, "" if who == "nobody" else None)
    table = ann.create(BASE3, ME, OPEN, OPEN)
    with pytest.raises(RefusedError):
        stranger.at(table, "word", word="kitsune")
    with pytest.raises(RefusedError):
        ann.at(table, "word", word="x" * 41)
    assert ann.table(table)["seats"][0]["word"] == ""
