"""Properties of every game in every position of random games, in every option set."""

from __future__ import annotations

import json

import pytest

from gunbai.core.codec import Action
from gunbai.core.errors import IllegalAction
from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import Rng, seeded
from gunbai.core.session import Session
from gunbai.core.state import State
from tests.full import FULL
from tests.properties.games import (
    BOUND,
    MODES,
    TABLES,
    Table,
    actions_at_random,
    choose,
    some,
    walk,
    written,
)
from tests.rule import rule

SEEDS = range(20 if FULL else 1)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_mode = pytest.mark.parametrize("table", MODES, ids=str)


def assert_forms(game: Game, actions: list[Action], known: set[Action]) -> None:
    """int ⇄ text ⇄ structured."""
    for action in actions:
        if action not in known:
            known.add(action)
            assert game.codec.knows(action)
            assert game.parse(game.text(action)) == action
            assert game.unstructure(game.structure(action)) == action
            wired = json.loads(json.dumps(game.structure(action)))
            assert game.unstructure(wired) == action


@every_table
def test_what_is_listed_is_legal_and_what_is_not_is_refused(table: Table) -> None:
    game = table.game
    for seed in SEEDS:
        rng = seeded(seed)
        known: set[Action] = set()
        for decisions, state in enumerate(walk(table, seed)):
            assert decisions < BOUND.get(game.name, 5000), "the game does not end"
            before = written(state)
            acting = state.to_act()
            assert acting
            for seat in range(SPECTATOR, state.seats()):
                if seat not in acting:
                    assert state.legal(seat) == []
                    assert state.candidates(seat) == []
            for seat in acting:
                legal = state.legal(seat)
                assert legal, "nothing can be done"
                assert legal == state.legal(seat)
                assert len(set(legal)) == len(legal)
                assert_forms(game, legal, known)
                texts = {game.text(action) for action in legal}
                assert len(texts) == len(legal)
                candidates = state.candidates(seat)
                assert candidates
                assert len(set(candidates)) == len(candidates)
                assert set(candidates) <= set(legal)
                for action in some(legal):
                    assert state.check(seat, action) is None
                for action in actions_at_random(game, rng, 12):
                    assert (state.check(seat, action) is None) == (action in legal)
            for seat in range(SPECTATOR, state.seats()):
                for action in actions_at_random(game, rng, 3):
                    refusal = state.check(seat, action)
                    if seat not in acting or action not in state.legal(seat):
                        assert refusal is not None
                        assert refusal.key
                        json.dumps(refusal.words)
            assert written(state) == before, "asking or refusing changed the position"


@rule("JK-C11", "JK-C13", "JK-C14", "JK-C15")
@every_table
def test_every_listed_action_applies_and_keeps_the_invariants(table: Table) -> None:
    for seed in SEEDS:
        had: list[int] = []
        for state in walk(table, seed):
            assert state.faults() == []
            before = written(state)
            now = list(state.never_falling())
            assert all(new >= old for new, old in zip(now, had, strict=bool(had)))
            had = now
            for seat in state.to_act():
                for action in some(state.legal(seat)):
                    future = state.clone()
                    future.apply(seat, action)
                    assert future.faults() == []
                    assert future.ask is not None or future.result() is not None
            assert written(state) == before, "a clone touched its original"


@every_table
def test_clones_and_originals_do_not_touch_each_other(table: Table) -> None:
    """Every earlier position is looked at again when the game is over (and its clones went on)."""
    for seed in SEEDS:
        rng = seeded(seed)
        kept: list[tuple[State, str]] = []
        for state in walk(table, seed):
            twin = state.clone()
            text = written(state)
            assert written(twin) == text
            kept.append((twin, text))
            astray = twin.clone()
            for _ in range(4):
                if astray.ask is not None:
                    astray.apply(*choose(astray, rng))
        for twin, was in kept:
            assert written(twin) == was


@every_table
def test_dump_and_restore_give_the_same_position(table: Table) -> None:
    for seed in SEEDS:
        rng = seeded(seed)
        for state in walk(table, seed):
            text = written(state)
            again = table.game.restore(json.loads(text))
            assert written(again) == text
            if rng.below(8) == 0:
                assert_same_from_here_on(state.clone(), again, rng)


def assert_same_from_here_on(state: State, again: State, rng: Rng) -> None:
    for _ in range(6):
        if state.ask is None:
            break
        for seat in range(SPECTATOR, state.seats()):
            assert again.legal(seat) == state.legal(seat)
            assert again.observe(seat) == state.observe(seat)
        seat, action = choose(state, rng)
        state.apply(seat, action)
        again.apply(seat, action)
    assert written(again) == written(state)


@every_table
def test_a_record_gives_the_same_position_at_every_decision(table: Table) -> None:
    game = table.game
    for seed in SEEDS:
        rng = seeded(seed)
        session = Session(game, table.options, seed)
        trace = [written(session.state)]
        while not session.over:
            if rng.below(25) == 0:  # a cut point: it goes on from what was written
                text = write_record(session)
                told = [event.line() for event in session.events]
                session = replay(game, read_record(text))
                assert write_record(session) == text
                assert [event.line() for event in session.events] == told
            session.submit(*choose(session.state, rng))
            trace.append(written(session.state))
        record = read_record(write_record(session))
        again = Session(game, record.options, record.seed)
        retrace = [written(again.state)]
        for answer in session.answers:
            if not answer.auto:
                again.submit(answer.seat, answer.action)
                retrace.append(written(again.state))
        assert retrace == trace


@every_mode
def test_what_a_seat_sees_is_plain_data(table: Table) -> None:
    for seed in SEEDS:
        for state in walk(table, seed):
            for seat in range(SPECTATOR, state.seats()):
                seen = state.observe(seat)
                assert is_plain({**seen, **state.foresee(seat, seen)})


def is_plain(thing: object) -> bool:
    """Return True if JSON gives back the same, with lists for the tuples that views declare."""
    wired: object = json.loads(json.dumps(thing, allow_nan=False))
    return wired == with_lists(thing)


def with_lists(thing: object) -> object:
    if isinstance(thing, dict):
        return {key: with_lists(value) for key, value in thing.items()}
    return [with_lists(each) for each in thing] if isinstance(thing, list | tuple) else thing


@pytest.mark.parametrize("thing", [{1: "red"}, {"a": [{None: 0}]}, ({True: ()},)], ids=str)
def test_what_json_would_change_is_not_plain(thing: object) -> None:
    assert is_plain({"a": [(1, "red"), {"b": (None,)}]})
    assert not is_plain(thing)


@every_mode
def test_who_sees_a_change_is_told_of_a_new_version(table: Table) -> None:
    for seed in SEEDS:
        rng = seeded(seed)
        session = Session(table.game, table.options, seed)
        seats = range(SPECTATOR, session.state.seats())
        while not session.over:
            views = [session.state.observe(seat) for seat in seats]
            versions = [session.version_for(seat) for seat in seats]
            undo = [seat for seat in seats if session.undo_refusal(seat) is None]
            if undo and rng.below(4) == 0:
                session.undo(undo[rng.below(len(undo))])
            else:
                session.submit(*choose(session.state, rng))
            for place, seat in enumerate(seats):
                if session.state.observe(seat) != views[place]:
                    assert session.version_for(seat) > versions[place]


@every_mode
def test_a_refused_answer_changes_nothing_in_a_session(table: Table) -> None:
    rng = seeded(5)
    session = Session(table.game, table.options, 5)
    while not session.over:
        before = (
            written(session.state),
            len(session.events),
            len(session.answers),
            session.version,
        )
        for action in actions_at_random(table.game, rng, 5):
            seat = rng.below(session.state.seats())
            if session.refusal(seat, action) is not None:
                with pytest.raises(IllegalAction):
                    session.submit(seat, action)
        now = (written(session.state), len(session.events), len(session.answers), session.version)
        assert now == before
        session.submit(*choose(session.state, rng))
