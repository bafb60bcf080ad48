"""Stepping through games: long ones, running ones, ones with values of their own."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Request

import gunbai
from gunbai.core.event import ABOVE
from gunbai.core.history import EVERY, History
from gunbai.core.record import write_record
from gunbai.core.seat_view import position_of
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.server.changes import changed
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits, TooMuch, work_allowance
from gunbai.server.people import Ask
from gunbai.server.replays import Replays
from gunbai.server.tables import get_replay_run
from gunbai.server.workshop import Workshop
from tests.core.sessions import asked, give, step
from tests.core.toy import Toy
from tests.server.person import Person, RefusedError
from tests.server.rooms import ANN, room_of
from tests.server.servers import Server

LONG = 3000  # answers
OWN_FIGURES: dict[str, object] = {"kachidoki": {"row": [9, 5, 1]}}


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
    replays = Replays(Workshop(work_allowance(1000.0)))
    assert asyncio.run(replays.info(room, "ann")).answers == LONG
    applied = 0
    apply = State.apply

    def counted(state: State, seat: int, action: int) -> bool:
        nonlocal applied
        applied += 1
        return apply(state, seat, action)

    monkeypatch.setattr(State, "apply", counted)
    for at in (LONG, 0, LONG - 1, LONG // 2, LONG // 2 + 1, EVERY * 3 - 1, EVERY * 3, 17):
        applied = 0
        found = asyncio.run(replays.step(room, "ann", at, ABOVE))
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
        steps = [reader.get(f"{path}/{at}?seat={seat}") for at in range(10, 51)]
        log = reader.get(f"{path}/log?seat={seat}")
        assert run["at"] == 10
        assert run["view"] == steps[0]["view"]
        assert run["log_at"] == steps[1]["log_at"]
        view = run["view"]
        for move, found in zip(run["moves"], steps[1:], strict=True):
            for scene in move["scenes"][:-1]:
                view = changed(view, scene.get("change"))
                assert view["prompt"] is None
            view = changed(view, move["change"])
            assert view == found["view"]
            assert move["log"] == found["log"]
            assert found["log"] == [each["happening"] for each in log if each["at"] == found["at"]]
            assert sum(1 for line in log if line["at"] < found["at"]) == found["log_at"]
        assert len(reader.get(f"{path}/{last - 1}/on/9?seat={seat}")["moves"]) == 1


def test_what_happened_since_a_line_begins_before_its_answer() -> None:
    session = Session(gunbai.load("joraku"), {"players": 3}, 5)
    room = room_of(session, "running")
    while session.state.ask is not None and len(session.answers) < 60:
        step(session)
    replays = Replays(Workshop(work_allowance(1000.0)))
    log = [line.happening for line in asyncio.run(replays.log(room, "ann", 0))]
    for lines in range(asyncio.run(replays.run(room, "ann", 0, 0, 1)).log_at, len(log)):
        (move,) = asyncio.run(replays.since(room, "ann", lines, 1)).moves
        since = asyncio.run(replays.since(room, "ann", lines, None))
        assert since.moves[0] == move
        told = [line for each in since.moves for line in each.log]
        assert since.log_at <= lines < since.log_at + len(move.log)
        assert log[since.log_at :] == told
    nothing = asyncio.run(replays.since(room, "ann", len(log), None)).moves
    assert sum(len(move.log) for move in nothing) == 0


def test_replays_are_made_in_the_workshop_and_not_in_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = room_of(long_game(), "ended")
    replays = Replays(Workshop(work_allowance(1000.0)))
    threads: set[str] = set()
    for name in ("play", "view", "news", "chapters"):
        monkeypatch.setattr(History, name, noted(getattr(History, name), threads))

    async def look() -> None:
        await replays.info(room, "ann")
        await replays.step(room, "ann", 40, ABOVE)
        await replays.run(room, "ann", 40, ABOVE, 30)
        await replays.since(room, "ann", 0, None)
        await replays.log(room, "ann", ABOVE)

    asyncio.run(look())
    assert threads == {"workshop_0"}


def noted(method: Callable[..., Any], threads: set[str]) -> Callable[..., Any]:
    """A method that notes the thread in which it is called."""

    def call(*words: Any) -> Any:
        threads.add(threading.current_thread().name)
        return method(*words)

    return call


def test_a_long_run_costs_as_much_as_many_requests() -> None:
    room = room_of(long_game(), "ended")
    scope: Any = {"type": "http", "client": ("192.0.2.1", 1), "headers": []}
    request: Ask = Request(scope)
    few = Limits(0.02)  # eight requests at once
    workshop = Workshop(work_allowance(1000.0))
    hub = cast(Hub, SimpleNamespace(workshop=workshop))

    def run(count: int) -> Any:
        replays = Replays(workshop)
        ask = get_replay_run.fn(request, room, 0, count, ANN, replays, few, hub, ABOVE)
        return json.loads(asyncio.run(ask).content)

    with pytest.raises(TooMuch):
        run(10**9)
    assert len(run(20)["moves"]) == 20


def test_a_running_replay_goes_on_with_the_game_and_back_with_it() -> None:
    session = Session(gunbai.load("joraku"), {"players": 3}, 5)
    room = room_of(session, "running")
    replays = Replays(Workshop(work_allowance(1000.0)))

    def now() -> Any:
        last = asyncio.run(replays.info(room, "ann")).answers
        return asyncio.run(replays.step(room, "ann", last, 0)).view["position"]

    while asked(session) != "JK-D04":
        step(session)
        assert now() == position_of(session.state, 0)
    (seat,) = session.state.to_act()
    before = now()
    give(session, seat, "effect b")
    assert now() == position_of(session.state, 0) != before
    session.undo(seat)
    assert now() == position_of(session.state, 0) == before


def _record(values: dict[str, object]) -> str:
    game = gunbai.load("joraku")
    session = Session(game.with_data(values) if values else game, {"players": 3}, 8)
    while not session.over:
        step(session, seed=8)
    return write_record(session)


def test_values_of_its_own_are_told_with_the_table(one_server: Server) -> None:
    reader = Person(one_server.url)
    table = reader.post("/api/records", text=_record(OWN_FIGURES))["id"]
    found = reader.table(table)
    assert found["own_values"]
    rows = {value["name"]: value["values"] for value in found["values"]}
    assert rows["kachidoki"] == OWN_FIGURES["kachidoki"]
    assert reader.get(f"/api/tables/{table}/replay")["table"]["values"] == found["values"]
    game = next(game for game in reader.get("/api/games") if game["name"] == "joraku")
    assert len(game["values"]) == len(found["values"])
    assert game["values"] != found["values"]
    listed = [row for row in reader.get("/api/tables")["finished"] if row["id"] == table]
    assert [row["values"] for row in listed] == [[]]
    usual = reader.post("/api/records", text=_record({}))["id"]
    assert (reader.table(usual)["own_values"], reader.table(usual)["values"]) == (False, [])


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
