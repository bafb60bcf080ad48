"""Stepping through games: long ones, running ones, ones with figures of their own."""

from __future__ import annotations

from typing import Any

import pytest

import gunbai
from gunbai.core.history import ABOVE, EVERY
from gunbai.core.record import write_record
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.server.hosting import seat_row, table_row
from gunbai.server.messages import Pace, SeatForm
from gunbai.server.replays import Replays
from gunbai.server.room import Room
from tests.core.sessions import asked, give, step
from tests.core.toy import Toy
from tests.server.person import Person, RefusedError
from tests.server.servers import Server

ANN = {"id": "ann", "name": "Ann"}
LONG = 3000  # answers
OWN_FIGURES: dict[str, object] = {"kachidoki": {"row": [9, 5, 1]}}


def room_of(session: Session, status: str) -> Room:
    """A table at which Ann has the first seat, without a server around it."""
    row = table_row("T", ANN, session.game.name, "1", session.options, Pace())
    row.update(seed=str(session.seed), status=status)
    forms = [SeatForm("me"), *[SeatForm("bot")] * (session.state.seats() - 1)]
    seats = [seat_row("T", number, form, ANN) for number, form in enumerate(forms)]
    room = Room(row, seats, session.game)
    room.session = session
    return room


def long_game() -> Session:
    session = Session(Toy(), {}, 7)
    for number in range(LONG):
        words = ["gift east 1", "gift north 1"][number % 2]
        session.submit(number % 2, session.game.parse(words))
    return session


def test_a_step_in_a_long_game_plays_only_a_few_answers_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = long_game()
    room = room_of(session, "ended")
    replays = Replays()
    assert replays.info(room, "ann").answers == LONG
    applied = 0
    apply = State.apply

    def counted(state: State, seat: int, action: int) -> bool:
        nonlocal applied
        applied += 1
        return apply(state, seat, action)

    monkeypatch.setattr(State, "apply", counted)
    for at in (LONG, 0, LONG - 1, LONG // 2, LONG // 2 + 1, EVERY * 3 - 1, EVERY * 3, 17):
        applied = 0
        (found,) = replays.steps(room, "ann", at, ABOVE)
        assert applied == at % EVERY
        assert found.at == at
        assert found.view["position"]["coins"] == ([4, 4, 4] if at % 2 == 0 else [3, 5, 4])
        assert [line.key for line in found.log] == ["toy-gift" if at else "toy-hand"] * len(
            found.log
        )


def test_positions_come_in_runs_and_the_log_as_a_whole(one_server: Server) -> None:
    reader = Person(one_server.url)
    table = reader.post("/api/records", text=_record({}))["id"]
    path = f"/api/tables/{table}/replay"
    last = reader.get(path)["answers"]
    for seat in (-2, -1, 1):
        run = reader.get(f"{path}/10/on/40?seat={seat}")
        assert run == [reader.get(f"{path}/{at}?seat={seat}") for at in range(10, 50)]
        assert [found["at"] for found in reader.get(f"{path}/{last - 1}/on/9?seat={seat}")] == [
            last - 1,
            last,
        ]
        log = reader.get(f"{path}/log?seat={seat}")
        for found in run:
            lines = [line["happening"] for line in log if line["at"] == found["at"]]
            assert lines == found["log"]
            assert sum(1 for line in log if line["at"] < found["at"]) == found["log_at"]


def test_a_running_replay_goes_on_with_the_game_and_back_with_it() -> None:
    session = Session(gunbai.load("joraku"), {"players": 3}, 5)
    room = room_of(session, "running")
    replays = Replays()

    def now() -> Any:
        last = replays.info(room, "ann").answers
        (found,) = replays.steps(room, "ann", last, 0)
        return found.view["position"]

    while asked(session) != "JK-D04":
        step(session)
        assert now() == session.state.observe(0)
    (seat,) = session.state.to_act()
    before = now()
    give(session, seat, "effect b")
    assert now() == session.state.observe(0) != before
    session.undo(seat)
    assert now() == session.state.observe(0) == before


def _record(figures: dict[str, object]) -> str:
    game = gunbai.load("joraku")
    session = Session(game.with_data(figures) if figures else game, {"players": 3}, 8)
    while not session.over:
        step(session, seed=8)
    return write_record(session)


def test_figures_of_its_own_are_told_with_the_table(one_server: Server) -> None:
    reader = Person(one_server.url)
    table = reader.post("/api/records", text=_record(OWN_FIGURES))["id"]
    found = reader.table(table)
    assert found["own_figures"]
    rows = {figure["name"]: figure["values"] for figure in found["figures"]}
    assert rows["kachidoki"] == OWN_FIGURES["kachidoki"]
    assert reader.get(f"/api/tables/{table}/replay")["table"]["figures"] == found["figures"]
    game = next(game for game in reader.get("/api/games") if game["name"] == "joraku")
    assert len(game["figures"]) == len(found["figures"])
    assert game["figures"] != found["figures"]
    listed = [row for row in reader.get("/api/tables")["finished"] if row["id"] == table]
    assert [row["figures"] for row in listed] == [[]]
    usual = reader.post("/api/records", text=_record({}))["id"]
    assert (reader.table(usual)["own_figures"], reader.table(usual)["figures"]) == (False, [])


def test_a_record_keeps_who_played_it(one_server: Server) -> None:
    reader = Person(one_server.url)
    session = Session(gunbai.load("joraku"), {"players": 3}, 8, ["Vera", "bot-strong", "Oleg"])
    while not session.over:
        step(session, seed=8)
    table = reader.post("/api/records", text=write_record(session))["id"]
    found = reader.table(table)
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [
        ("person", "Vera"),
        ("bot", "bot-strong"),
        ("person", "Oleg"),
    ]
    assert found["seats"][1]["level"] == "strong"
    assert found["my_seat"] == -1
    with pytest.raises(RefusedError, match="table-seated-only"):
        reader.at(table, "rematch")
