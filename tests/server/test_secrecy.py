"""Non-interference at the socket: what a seat receives does not depend on what it may not know.

Two tables play the same game as far as one seat (or an onlooker) can see, while everything it
can't see is different. All messages that go to this seat must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from itertools import takewhile
from typing import Any

import msgspec
import pytest

from gunbai.core import scenes
from gunbai.core.event import SPECTATOR, Event
from gunbai.core.game import Game
from gunbai.core.record import read_record
from gunbai.core.rng import Rng, seeded
from gunbai.core.scenes import Footage
from gunbai.core.seat_view import position_of
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.core.view import PositionView
from gunbai.games import load
from gunbai.server.conversion import happening
from gunbai.server.game_log import carry_out, new_session, read_entry
from gunbai.server.publishing import publish_sync, publish_table, sync_message
from gunbai.server.room import HOST, Room, eyes
from gunbai.server.shown import view
from gunbai.server.streams import Client
from tests.full import at_least
from tests.properties.games import choose
from tests.properties.secrecy import SECRETS, secrets_of
from tests.server.games import FORESTALLED, play_all, sit
from tests.server.live import Live
from tests.server.person import MODES, table_of
from tests.server.servers import Server

SHOGUN = {"game": "shogun", "options": {"players": 3, "start": "recommended"}}
RISING_SUN = {"game": "rising_sun", "options": {"players": 3}}
FORMS: dict[str, dict[str, Any]] = {**MODES, "shogun": SHOGUN, "rising_sun": RISING_SUN}
every_form = pytest.mark.parametrize("name", at_least(["base4", "shogun", "rising_sun"], FORMS))

WHOLE_GAME = 10_000
#: How many answers go before, and how many are looked at from each stream.
BURSTS = {
    "joraku": [(0, WHOLE_GAME)],
    "shogun": [(0, 70), (160, 70), (420, 70)],
    "rising_sun": [(0, 100), (200, 100), (400, 100)],
}
#: How many messages must be compared, and worlds be different, on each stream.
LEAST_COMPARED = {"joraku": 200, "shogun": 80, "rising_sun": 150}
LEAST_DIFFERENT = 20
#: How many answers each person gives over the real socket, and how many views each must see.
ANSWERS = {"joraku": WHOLE_GAME, "shogun": 60, "rising_sun": 60}
LEAST_VIEWS = {"joraku": 100, "shogun": 15, "rising_sun": 50}
LONGEST_PLAN = 200
#: How many scenes between two decisions each must see.
LEAST_SCENES = 5
#: A way to let something slip out.
Leak = Callable[[pytest.MonkeyPatch, Game], None]


def new_room(form: dict[str, Any], seed: int, key: int) -> Room:
    """A running table that is not stored anywhere, with a listener on one stream."""
    game = load(form["game"])
    chosen = game.read_options(form["options"])
    row = {
        "id": "table",
        "game": game.name,
        "rules": game.rules.name,
        "options": chosen,
        "own_values": None,
        "fair": 1,
        "seed": str(seed),
        "invite": None,
        "status": "running",
        "host": "person9",
        "pace": {"kind": "live", "decision": 60, "bank": 600, "days": 0},
        "watch": "everybody",
        "note": "",
        "language": "",
        "clock": {},
        "votes": {},
        "paused": None,
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
            "word": "",
            "here": 0,
            "holder": 0,
            "offer": None,
            "offer_token": None,
        }
        for number in range(game.seats(chosen))
    ]
    room = Room(row, seats, game)
    room.session = new_session(room)
    room.stream(key).clients.extend([Client(scenes=False), Client(scenes=True)])
    sync_message(room, key)
    return room


def heard(room: Room, key: int) -> list[str]:
    """All messages that went out on a stream since the last time; without the hour."""
    out = []
    for client in room.streams[key].clients:
        while not client.queue.empty():
            message = json.loads(client.queue.get_nowait() or b"null")
            if "table" in message:
                for hour in ("since", "host_away"):
                    message["table"].pop(hour)
            if message.get("clock"):
                message["clock"] = message["clock"]["running"]
            message.pop("epoch", None)
            message.pop("n")
            out.append(json.dumps(message, sort_keys=True))
    return out


def other_world(state: State, key: int, seed: int) -> State:
    """A position that looks the same on this stream, with all else dealt again."""
    seat = eyes(key)
    if seat >= 0:
        return state.determinize(seat, seed)
    stirred = state
    for number in range(state.seats()):
        stirred = stirred.determinize(number, seed + number)
    return stirred


class World:
    """A table, and what one stream of it is sent."""

    def __init__(self, form: dict[str, Any], seed: int, key: int) -> None:
        self.room = new_room(form, seed, key)
        self.key = key
        self.sent: list[str] = []
        self.happened: list[Event] = []

    @property
    def session(self) -> Session:
        assert self.room.session is not None
        return self.room.session

    def put(self, other: Session, state: State) -> None:
        """Stand where another session stands, which is settled, but in this world."""
        self.session.resume({**other.keep(), "position": state.dump()})
        self.begin()

    def begin(self) -> None:
        """Listen from here on: the stream was sent the view that it would be sent now."""
        self.room.log_lengths.clear()
        self.room.lines.forget_after(0)
        self.room.streams[self.key].view = view(self.room, eyes(self.key))
        heard(self.room, self.key)

    def do(self, change: Callable[[World], None]) -> None:
        """Make a change and note what the stream was sent, and what happened as far as it shows."""
        before = len(self.session.events)
        change(self)
        self.sent = heard(self.room, self.key)
        self.happened = self.session.events_for(
            eyes(self.key), min(before, len(self.session.events))
        )

    def lines(self) -> list[str]:
        return [event.line() for event in self.happened]

    def reveals(self) -> bool:
        return any(self.room.game.reveals(event) for event in self.happened)

    def before(self) -> list[str]:
        """Return what happened before something was shown, and the scenes before that.

        What the last scene leads to is the view.
        """
        out = [event.line() for event in takewhile(self._keeps, self.happened)]
        left = len(out)
        for message in map(json.loads, self.sent):
            for scene in message["scenes"] if message["type"] == "scenes" else []:
                left -= scene["lines"]
                if left < 0:
                    return out
                out.append(json.dumps(scene, sort_keys=True))
        return out

    def _keeps(self, event: Event) -> bool:
        return not self.room.game.reveals(event)

    def answer(self, seat: int, action: int) -> None:
        self._enter(seat, "answer", self.room.game.text(action))

    def undo(self, seat: int) -> None:
        self._enter(seat, "undo", "")

    def _enter(self, seat: int, kind: str, text: str) -> None:
        seq = self.room.seq + 1
        entry = {"seq": seq, "at": 1.0, "seat": seat, "kind": kind, "text": text, "mark": None}
        carry_out(self.room, entry, read_entry(self.session, entry))

    def seal(self, seat: int, rng: Rng) -> None:
        """Answer all that this seat owes to a sealed ask, however many steps that takes here."""
        ask = self.session.ask
        for _ in range(LONGEST_PLAN):
            now = self.session.ask
            if now is None or ask is None or now.key != ask.key or not now.owes(seat):
                return
            able = self.session.candidates(seat)
            self.answer(seat, able[rng.below(len(able))])
            if self.session.settled:
                return

    def look(self) -> None:
        publish_sync(self.room)
        publish_table(self.room)


class Twins:
    """Plays a table and, from each settled position on, its twin in another world."""

    def __init__(self, form: dict[str, Any], seed: int, key: int) -> None:
        self.here = World(form, seed, key)
        self.there = World(form, seed, key)
        self.key = key
        self.rng = seeded(seed + 77)
        self.together = False
        self.compared = self.different = 0

    def skip(self, answers: int) -> None:
        session = self.here.session
        for _ in range(answers):
            if not session.over:
                session.submit(*choose(session.state, self.rng))

    def play(self, answers: int) -> Iterator[tuple[list[str], list[str]]]:
        """Pairs of what the stream was sent here and there."""
        session = self.here.session
        for _ in range(answers):
            if session.over:
                return
            if session.settled:
                self._part()
            if self.together and self.rng.below(3) == 0:
                yield from self._both(World.look)
            seat = session.to_act()[self.rng.below(len(session.to_act()))]
            yield from self._answer(seat)
            if self.together and self.rng.below(6) == 0 and self._can_undo(seat):
                yield from self._both(partial(World.undo, seat=seat))

    def _part(self) -> None:
        true = self.here.session.state
        world = other_world(true, self.key, self.rng.next())
        self.different += secrets_of(world) != secrets_of(true)
        self.there.put(self.here.session, world)
        self.here.begin()
        self.together = True

    def _answer(self, seat: int) -> Iterator[tuple[list[str], list[str]]]:
        ask = self.here.session.ask
        assert ask is not None
        if self.together and ask.secret and seat != eyes(self.key):
            yield from self._both(partial(World.seal, seat=seat, rng=self.rng))
            return
        able = self.here.session.candidates(seat)
        legal = self.here.session.legal(seat) if self.rng.below(4) == 0 else able
        if self.together:
            there = self.there.session.legal(seat)
            legal = [action for action in legal if action in there] or legal
            self.together = legal[0] in there
        action = legal[self.rng.below(len(legal))]
        if self.together:
            yield from self._both(partial(World.answer, seat=seat, action=action))
        else:
            self.here.answer(seat, action)

    def _both(self, change: Callable[[World], None]) -> Iterator[tuple[list[str], list[str]]]:
        """The same in both worlds. When secrets are shown or chance is used, they go apart.

        Then what came before is the same, and so are the scenes up to there.
        """
        here, there = self.here, self.there
        for world in (here, there):
            world.do(change)
        settled = here.session.settled and there.session.settled and change is not World.look
        self.together = here.lines() == there.lines() and (
            not settled or not here.reveals() or here.sent == there.sent
        )
        if self.together:
            self.compared += len(here.sent)
            yield here.sent, there.sent
        else:
            yield here.before(), there.before()

    def _can_undo(self, seat: int) -> bool:
        worlds = (self.here, self.there)
        return all(world.session.undo_refusal(seat) is None for world in worlds)


def keys_of(form: dict[str, Any]) -> list[int]:
    game = load(form["game"])
    return [HOST, SPECTATOR, *range(game.seats(game.read_options(form["options"])))]


@every_form
def test_a_stream_is_the_same_in_every_world_it_could_be_in(name: str) -> None:
    form = FORMS[name]

    async def scene() -> None:
        for key in keys_of(form):
            compared = different = 0
            for number, (skipped, answers) in enumerate(BURSTS[form["game"]]):
                twins = Twins(form, 40 + key + 10 * number, key)
                twins.skip(skipped)
                for here, there in twins.play(answers):
                    assert here == there
                compared += twins.compared
                different += twins.different
            assert compared > LEAST_COMPARED[form["game"]]
            assert different > LEAST_DIFFERENT

    asyncio.run(scene())


class Course:
    """A game played again from its record: what each seat should have seen at each version."""

    def __init__(self, record: str) -> None:
        read = read_record(record)
        self.game = load(read.game)
        self.names = read.names
        given = read.options, read.seed, read.names, read.auto, read.words
        self.session = Session(self.game, *given)
        self.views: dict[tuple[int, int, bool], str] = {}
        self.scenes: dict[tuple[int, int], str] = {}
        self._look([], self.session.state, [])
        for number, text in enumerate(read.texts):
            if number >= len(self.session.answers):
                label, _, body = text.partition(" ")
                self._answer(int(label[1:]) - 1, self.game.parse(body.removesuffix(" auto")))

    def _answer(self, seat: int, action: int) -> None:
        session = self.session
        before, told = session.state.clone(), len(session.events)
        stills: list[State] = []
        session.state.stills = stills
        session.submit(seat, action)
        session.state.stills = None
        self._look(session.events[told:], before, stills)

    def _look(self, events: list[Event], before: State, stills: list[State]) -> None:
        """Each seat's view and scenes, from worlds in which nothing but its knowledge is true."""
        session = self.session
        true = session.state
        for seat in range(-1, true.seats()):
            version = session.version_for(seat)
            world = other_world(before, seat, 9)
            footage = Footage(self.game, world, 0)
            assert world.stills is not None
            world.stills.extend(other_world(still, seat, 9) for still in stills)
            footage.stop(world, events)
            shown = [scene["position"] for scene in footage.scenes(seat)][:-1]
            plain = json.loads(msgspec.json.encode(shown))
            self.scenes.setdefault((seat, version), json.dumps(plain, sort_keys=True))
            if (seat, version, True) in self.views:
                continue  # it noticed nothing
            session.state = other_world(true, seat, 9)
            for playing in (True, False):
                view = json.loads(msgspec.json.encode(session.view(seat, playing)))
                self.views[seat, version, playing] = json.dumps(view, sort_keys=True)
        session.state = true

    def log(self, seat: int) -> list[Any]:
        events = self.session.events_for(seat)
        lines = [happening(self.game, event, self.session) for event in events]
        return [json.loads(msgspec.json.encode(line)) for line in lines]


@every_form
def test_a_whole_game_over_the_socket_tells_each_seat_what_it_may_know(
    one_server: Server, name: str
) -> None:
    """Every message that came over the real socket is made again from other worlds."""
    server = one_server
    form = FORMS[name]
    table, people = table_of(server.url, form, len(keys_of(form)) - 2)

    async def game() -> list[Live]:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            await play_all(players, 3, ANSWERS[form["game"]])
            if not watcher.over:
                people[0].at(table, "steer/end")
            for live in (watcher, *players):
                await live.sees(lambda live: live.over)
            return [watcher, *players]

    listeners = asyncio.run(game())
    course = Course(people[0].get(f"/api/tables/{table}/record"))
    for seat, live in enumerate(listeners, -1):
        views = shown_scenes = 0
        playing = True
        for message in live.received:
            kind = message["type"]
            if kind in ("sync", "moved", "scenes"):
                if kind == "sync":
                    playing = message["table"]["status"] == "running"
                view = message["view"]
                if view["position"]["ask"] is not None:
                    views += 1
                    shown = json.dumps(view, sort_keys=True)
                    assert shown == course.views[seat, view["version"], playing]
                if kind == "scenes":
                    scenes = course.scenes[seat, view["version"]]
                    assert json.dumps(message["shown"], sort_keys=True) == scenes
                    shown_scenes += len(message["shown"])
            elif kind == "reply":
                assert message["ok"] or message["refused"]["key"] in FORESTALLED
                assert message["hint"] == []
            else:
                assert kind == "table"
                assert message["table"]["my_seat"] == seat
                assert set(message) == {"type", "n", "table", "clock"}
            assert all(person.cookie.split(".")[1] not in str(message) for person in people)
        assert views > LEAST_VIEWS[form["game"]]
        assert shown_scenes > LEAST_SCENES
        assert live.log == course.log(seat)


LEAKY = ["base4", "shogun", "rising_sun"]


def leak_in_the_view(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    kind = type(game.new())
    observe = kind.observe

    def leaky(state: State, seat: int) -> Any:
        return {**observe(state, seat), "leak": SECRETS[game.name](state, seat)}

    monkeypatch.setattr(kind, "observe", leaky)


def leak_in_a_scene(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    def leaky(state: State, seat: int, advice: PositionView | None = None) -> Any:
        return {**position_of(state, seat, advice), "leak": SECRETS[game.name](state, seat)}

    monkeypatch.setattr(scenes, "position_of", leaky)


@pytest.mark.parametrize("leak", [leak_in_the_view, leak_in_a_scene], ids=["view", "scene"])
@pytest.mark.parametrize("key", [SPECTATOR, 1], ids=["onlooker", "seat"])
@pytest.mark.parametrize("name", LEAKY)
def test_a_leak_put_in_on_purpose_is_found(
    name: str, key: int, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same battery fails if a view, or nothing but a scene, holds one secret too many."""
    form = FORMS[name]
    leak(monkeypatch, load(form["game"]))

    async def scene() -> None:
        for number, (skipped, answers) in enumerate(BURSTS[form["game"]]):
            twins = Twins(form, 40 + key + 10 * number, key)
            twins.skip(skipped)
            if any(here != there for here, there in twins.play(answers)):
                return
        raise AssertionError("nobody noticed")

    asyncio.run(scene())
