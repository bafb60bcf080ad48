"""Non-interference at the socket: what a seat receives does not depend on what it may not know.

Two tables play the same game as far as one seat (or an onlooker) can see, while every card it
can't see is another one. All messages that go to this seat must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.record import read_record
from gunbai.core.rng import Rng, seeded
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.games import load
from gunbai.server import room as room_module
from gunbai.server.course import carry_out, new_session
from gunbai.server.room import HOST, Room, eyes
from gunbai.server.streams import Client
from gunbai.server.views import make_view, say
from tests.server.live import Live
from tests.server.person import MODES, table_of
from tests.server.playing import STALE, play_all, sit
from tests.server.serving import Server

JORAKU = load("joraku")


def new_room(options: dict[str, Any], seed: int, key: int) -> Room:
    """A running table that is nowhere kept, with a listener on one stream."""
    chosen = JORAKU.read_options(options)
    row = {
        "id": "table",
        "game": "joraku",
        "rules": JORAKU.rules,
        "options": chosen,
        "figures": None,
        "seed": str(seed),
        "status": "running",
        "host": "person9",
        "pace": {"kind": "live", "decision": 60, "bank": 600, "days": 0},
        "watch": "everybody",
        "note": "",
        "language": "",
        "clock": {},
        "votes": {},
        "version": 1,
        "entries": 0,
        "created": 0.0,
        "changed": 0.0,
        "result": None,
        "origin": {"seed": True},
        "successor": None,
    }
    seats = [
        {
            "number": number,
            "kind": "person",
            "person": f"person{number}",
            "name": f"Name {number}",
            "level": "easy",
            "token": None,
            "away": 0,
        }
        for number in range(JORAKU.seats(chosen))
    ]
    room = Room(row, seats, JORAKU)
    room.session = new_session(room)
    room.stream(key).clients.append(Client())
    return room


def heard(room: Room, key: int) -> list[str]:
    """All messages that went out on a stream since the last time; without the hour."""
    queue = room.streams[key].clients[0].queue
    out = []
    while not queue.empty():
        message = json.loads(queue.get_nowait() or b"null")
        if "table" in message:
            message["table"].pop("since")
        if message.get("clock"):
            message["clock"] = message["clock"]["running"]
        message.pop("epoch", None)
        out.append(json.dumps(message, sort_keys=True))
    return out


def other_world(state: State, key: int, seed: int) -> State:
    """A position that looks the same on this stream, with all else dealt anew."""
    seat = eyes(key)
    if seat >= 0:
        return state.determinize(seat, seed)
    stirred = state
    for number in range(state.seats()):
        stirred = stirred.determinize(number, seed + number)
    return stirred


def entry(room: Room, seat: int, text: str, kind: str = "answer") -> dict[str, Any]:
    return {"seq": room.seq + 1, "at": 1.0, "seat": seat, "kind": kind, "text": text, "mark": None}


def put(room: Room, state: State) -> None:
    """Let the table stand in another world."""
    session = room.session
    assert session is not None
    session.state = state
    session.state.sink = session.events
    session._set_barrier()


def answers_in_both(
    here: Session, there: Session, actor: int, key: int, rng: Rng
) -> tuple[int, int] | None:
    """What the actor does in either world so that the stream can't tell them apart."""
    one, two = here.state.legal(actor), there.state.legal(actor)
    ask = here.state.ask
    assert ask is not None
    if ask.secret and actor != eyes(key):
        return one[rng.below(len(one))], two[rng.below(len(two))]
    both = [action for action in one if action in two]
    if not both:
        return None
    chosen = both[rng.below(len(both))]
    return chosen, chosen


def same_course(game: Game, session: Session, key: int, since: int) -> list[str]:
    """What happened, as far as it shows on this stream: worlds may part when secrets are shown."""
    return [event.line() for event in session.events_for(eyes(key), since)]


class Twins:
    """Plays a table and, again and again for a few answers, its twin in another world."""

    def __init__(self, mode: str, seed: int, key: int) -> None:
        self.room = new_room(MODES[mode]["options"], seed, key)  # type: ignore[arg-type]
        self.twin = new_room(MODES[mode]["options"], seed, key)  # type: ignore[arg-type]
        self.key = key
        self.rng = seeded(seed + 77)
        self.compared = self.different = 0

    def play(self) -> Iterator[tuple[list[str], list[str]]]:
        """Pairs of what the stream was sent here and there."""
        here, there = self.room, self.twin
        assert here.session is not None
        assert there.session is not None
        while not here.session.over:
            if here.session.settled:
                world = other_world(here.session.state, self.key, self.rng.next())
                put(there, world)
                self.different += world.dump() != here.session.state.dump()
            if self.rng.below(4) == 0:
                yield self._whole(here), self._whole(there)
            actors = here.session.state.to_act()
            actor = actors[self.rng.below(len(actors))]
            pair = answers_in_both(here.session, there.session, actor, self.key, self.rng)
            if pair is None:  # only this world has an answer: the twin is given it, too
                legal = here.session.state.legal(actor)
                pair = legal[0], legal[0]
                put(there, here.session.state.clone())
            told = len(here.session.events)
            for room, action in zip((here, there), pair, strict=True):
                carry_out(room, entry(room, actor, JORAKU.text(action)))
            parted = same_course(JORAKU, here.session, self.key, told) != same_course(
                JORAKU, there.session, self.key, told
            )
            first, second = heard(here, self.key), heard(there, self.key)
            if parted or _shown(here.session, there.session, self.key):
                put(there, here.session.state.clone())
                there.session.events[:] = here.session.events
                continue
            yield first, second
            if self.rng.below(6) == 0 and here.session.undo_refusal(actor) is None:
                for room in (here, there):
                    carry_out(room, entry(room, actor, "", "undo"))
                yield heard(here, self.key), heard(there, self.key)

    def _whole(self, room: Room) -> list[str]:
        room.publish_sync()
        room.publish_table()
        return heard(room, self.key)


def _shown(here: Session, there: Session, key: int) -> bool:
    """Whether the rules showed this seat something new (cards dealt or passed to it)."""
    one = here.state.observe(eyes(key))
    return one != there.state.observe(eyes(key))


@pytest.mark.parametrize("mode", MODES)
def test_a_stream_is_the_same_in_every_world_it_could_be_in(mode: str) -> None:
    async def scene() -> None:
        seats = JORAKU.seats(JORAKU.read_options(MODES[mode]["options"]))  # type: ignore[arg-type]
        for key in (HOST, SPECTATOR, *range(seats)):
            twins = Twins(mode, 40 + key, key)
            compared = 0
            for here, there in twins.play():
                assert here == there
                compared += len(here)
            assert compared > 200
            assert twins.different > 30

    asyncio.run(scene())


class Course:
    """A game played again from its record: what each seat should have seen at each version."""

    def __init__(self, record: str) -> None:
        read = read_record(record)
        self.names = read.names
        self.session = Session(JORAKU, read.options, read.seed, read.names, read.auto)
        self.views: dict[tuple[int, int], str] = {}
        self._look()
        for number, text in enumerate(read.texts):
            if number >= len(self.session.answers):
                label, _, body = text.partition(" ")
                self.session.submit(int(label[1:]) - 1, JORAKU.parse(body.removesuffix(" auto")))
                self._look()

    def _look(self) -> None:
        """Each seat's view, made from a world in which nothing but its knowledge is true."""
        session = self.session
        true = session.state
        for seat in range(-1, true.seats()):
            session.state = other_world(true, seat, 9)
            view = json.loads(msgspec.json.encode(make_view(session, seat, "running")))
            self.views[seat, session.version_for(seat)] = json.dumps(view, sort_keys=True)
        session.state = true

    def log(self, seat: int) -> list[Any]:
        events = self.session.events_for(seat)
        return [json.loads(msgspec.json.encode(say(JORAKU, event))) for event in events]


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_over_the_socket_tells_each_seat_what_it_may_know(
    one_server: Server, mode: str
) -> None:
    """Every message that came over the real socket is made again from other worlds."""
    server = one_server
    seats = JORAKU.seats(JORAKU.read_options(MODES[mode]["options"]))  # type: ignore[arg-type]
    table, people = table_of(server.url, MODES[mode], seats)

    async def game() -> list[Live]:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            await play_all(players, 3)
            await watcher.until(lambda: watcher.over)
            return [watcher, *players]

    listeners = asyncio.run(game())
    course = Course(people[0].get(f"/api/tables/{table}/record"))
    for seat, live in enumerate(listeners, -1):
        views = 0
        for message in live.received:
            kind = message["type"]
            if kind in ("sync", "moved"):
                view = message["view"]
                if view["position"]["ask"] is not None:
                    views += 1
                    shown = json.dumps(view, sort_keys=True)
                    assert shown == course.views[seat, view["version"]]
            elif kind == "reply":
                assert message["ok"] or message["refused"]["key"] in STALE
                assert message["hint"] == []
            else:
                assert kind == "table"
                assert message["table"]["my_seat"] == seat
                assert set(message) == {"type", "n", "table", "clock"}
            assert all(person.cookie.split(".")[1] not in str(message) for person in people)
        assert views > 100
        assert live.log == course.log(seat)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test sees it if a view holds one card too many."""

    def leaky(session: Session, seat: int, status: str) -> Any:
        view = make_view(session, seat, status)
        state: Any = session.state
        hand = state.hands[(seat + 1) % state.seats()]
        view.position = {**view.position, "leak": hand}
        return view

    monkeypatch.setattr(room_module, "make_view", leaky)

    async def scene() -> None:
        twins = Twins("base4", 40, 1)
        assert any(here != there for here, there in twins.play())

    asyncio.run(scene())
