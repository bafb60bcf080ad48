"""Scenes, applied one after the other, end in the view that the seat is given; in every game."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from gunbai.core.codec import Action
from gunbai.core.event import ABOVE, EVERYBODY, GREAT, NORMAL, QUIET, SPECTATOR
from gunbai.core.game import Game
from gunbai.core.history import History
from gunbai.core.rng import seeded
from gunbai.core.scenes import Scene
from gunbai.core.session import Session
from tests.properties.games import GAMES, choose

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
#: How many answers of each game are looked at.
ANSWERS = 260


def answers_to(session: Session, most: int = ANSWERS) -> Iterator[tuple[int, Action]]:
    """Random answers, each to be given before the next one is drawn."""
    rng = seeded(3)
    for _ in range(most):
        if session.ask is not None:
            yield choose(session.state, rng)


def play(session: Session, most: int = ANSWERS) -> Iterator[None]:
    """Play a game answer by answer, to be looked at after each of them."""
    for seat, action in answers_to(session, most):
        session.submit(seat, action)
        yield


def watched(game: Game, seed: int) -> Session:
    session = Session(game, game.sample_options()[seed % len(game.sample_options())], seed)
    session.watched = True
    return session


@every_game
def test_scenes_tell_every_line_of_the_log_once_and_in_order(game: Game) -> None:
    session = watched(game, 1)
    shown = 0
    before = len(session.events)
    for _ in play(session):
        for seat in range(-1, session.state.seats()):
            scenes = session.scenes(seat)
            told = [event for scene in scenes for event in scene["events"]]
            if scenes:
                assert told == session.events_for(seat, before)
            else:
                kinds = game.event_kinds
                assert not any(kinds[e.key].scene for e in session.events_for(seat, before))
            shown += len(scenes)
            for scene in scenes[:-1]:
                assert scene["position"] is not None
                assert scene["position"]["seat"] == seat
                assert "result" not in scene["position"]
            assert all(scene["position"] is None for scene in scenes[-1:])
            assert {scene["weight"] for scene in scenes} <= {QUIET, NORMAL, GREAT}
            assert not any(scene["mine"] for scene in scenes if seat == SPECTATOR)
        before = len(session.events)
    assert shown > 30


@every_game
def test_what_leads_to_something_shares_its_scene(game: Game) -> None:
    session = watched(game, 1)
    rng = seeded(3)
    for _ in range(ANSWERS):
        if session.ask is None:
            break
        session.submit(*choose(session.state, rng))
        scenes = session.scenes(SPECTATOR)
        for scene, following in itertools.pairwise(scenes):
            begun = [game.event_kinds[event.key] for event in scene["events"]]
            if all(kind.leads for kind in begun if kind.scene):
                assert game.event_kinds[following["events"][0].key].opens


@every_game
def test_a_heading_and_what_comes_ahead_wait_for_the_next_scene(game: Game) -> None:
    session = watched(game, 1)
    for _ in play(session):
        for scene in session.scenes(SPECTATOR)[:-1]:
            kind = game.event_kinds[scene["events"][-1].key]
            assert kind.scene or not (kind.opens or kind.ahead)


@every_game
def test_being_watched_changes_nothing(game: Game) -> None:
    session, alone = watched(game, 2), watched(game, 2)
    alone.watched = False
    for _ in zip(play(session), play(alone), strict=True):
        pass
    assert alone.scenes(0) == []
    assert session.dump() == alone.dump()
    assert [e.line() for e in session.events] == [e.line() for e in alone.events]


@every_game
def test_a_replay_has_the_scenes_of_the_game(game: Game) -> None:
    session = watched(game, 3)
    live: list[Scene] = []
    for _ in play(session, ANSWERS // 2):
        live += session.scenes(SPECTATOR)
    history = History(session, ABOVE)
    assert history.follow(session)
    replayed = [
        scene for at in range(1, history.last + 1) for scene in history.scenes(at, SPECTATOR)
    ]
    assert _beginnings(game, live) == _beginnings(game, replayed)


def _beginnings(game: Game, scenes: list[Scene]) -> list[str]:
    """The events that begin scenes; what follows an automatic answer has none of its own."""
    events = [event for scene in scenes for event in scene["events"]]
    return [event.line() for event in events if game.event_kinds[event.key].scene]


@every_game
def test_what_concerns_a_seat_is_marked(game: Game) -> None:
    session = watched(game, 4)
    mine = others = 0
    for _ in play(session):
        for scene in session.scenes(0):
            named = any(game.event_kinds[e.key].seats(e) & 1 for e in scene["events"])
            assert scene["mine"] or not named
            mine += scene["mine"]
            others += not scene["mine"]
    assert min(mine, others) > 2


@every_game
def test_a_step_back_has_no_scenes(game: Game) -> None:
    session = watched(game, 5)
    undone = 0
    for seat, action in answers_to(session):
        session.submit(seat, action)
        if session.undo_refusal(seat) is None:
            session.undo(seat)
            undone += 1
            assert session.scenes(seat) == []
            session.submit(seat, action)
    assert undone > 3


@every_game
def test_a_step_back_is_told_to_all_who_had_seen_the_step(game: Game) -> None:
    session = watched(game, 5)
    rng = seeded(3)
    told = 0
    for _ in range(ANSWERS):
        if session.ask is None:
            break
        seat, action = choose(session.state, rng)
        before = len(session.events)
        session.submit(seat, action)
        if session.undo_refusal(seat) is not None:
            continue
        gone = session.events[before:]
        session.undo(seat)
        assert all(step.seat != seat for step in session.steps_back_for(seat))
        for other in [SPECTATOR, *range(session.state.seats())]:
            public = [event for event in gone if event.audience == EVERYBODY]
            if other != seat and public:
                last = session.steps_back_for(other)[-1]
                assert (last.seat, last.event.line()) == (seat, public[0].line())
                told += 1
        session.submit(seat, action)
    assert told > 10


@every_game
def test_sealed_steps_of_others_make_no_scene(game: Game) -> None:
    """The number of scenes tells nothing: whoever notices nothing of a step has none."""
    session = watched(game, 6)
    secret = 0
    for seat, action in answers_to(session):
        ask = session.ask
        assert ask is not None
        noticed = [session.version_for(other) for other in range(session.state.seats())]
        session.submit(seat, action)
        for other in range(session.state.seats()):
            if session.version_for(other) == noticed[other]:
                assert session.scenes(other) == []
                secret += ask.secret
    assert secret > 3 or game.name != "shogun"  # others let everybody see that one sealed


@every_game
def test_every_kind_that_is_seen_by_some_alone_is_told_to_them_alone(game: Game) -> None:
    session = watched(game, 7)
    for _ in play(session):
        for scene in session.scenes(SPECTATOR):
            assert all(event.audience == EVERYBODY for event in scene["events"])
