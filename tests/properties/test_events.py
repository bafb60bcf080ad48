"""An event comes after its effect: at every event the position is whole and shows what it tells.

`tests/<game>/effects.toml` declares for each kind of event which fields of a position it tells of.
A field that changes must belong to the next event; after the last event of an answer nothing
changes any more. So an event that comes too early is found out by the change that follows it.
The position is watched while the rules run, which only the interpreted engine allows.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.core.codec import Action
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.options import Options
from gunbai.core.rng import Rng, seeded
from gunbai.core.state import State
from tests.full import FULL
from tests.properties.games import GAMES, Table, choose

pytestmark = pytest.mark.interpreted

TESTS = Path(__file__).parent.parent
#: How many option sets of each game are played.
SETS = 1000 if FULL else 6
#: One decision in so many is preceded by something out of turn, such as a gift.
OUT_OF_TURN = 8
#: Fields of every position that are not part of the board.
ENGINE_FIELDS = {"ask", "memory", "rng", "setup", "sink", "stack", "stills"}

DECISION = "the next decision"

Snapshot = dict[str, object]


def effects_of(game: Game) -> Path:
    return TESTS / game.name / "effects.toml"


class Effects:
    """The fields that the events of a game tell of."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        #: Memory of the rules that no event tells of.
        self.untold: set[str] = set(data.get("untold", "").split())
        #: By kind of event, or by kind and first argument.
        self.told = {key: set(fields.split()) for key, fields in data["events"].items()}


def copied(value: object) -> object:
    """A field as it is now; objects in it by their own fields."""
    if isinstance(value, list):
        return [item if type(item) is int else copied(item) for item in value]
    if value is None or isinstance(value, int | str | float | tuple):
        return value
    return {name: copied(getattr(value, name)) for name in fields_of(value)}


def fields_of(thing: object) -> list[str]:
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())] + list(
        getattr(thing, "__dict__", {})
    )


class Witness(list[Event]):
    """Collects the events of one game, and what is wrong with the position at each of them."""

    def __init__(self, game: Game, effects: Effects) -> None:
        super().__init__()
        self.game = game
        self.effects = effects
        self.faults: dict[str, str] = {}
        self.before: Snapshot = {}
        self.last = ""

    def look(self, state: State, name: str) -> None:
        """Note what is wrong at this event, or at a decision."""
        now: Snapshot = {
            field: copied(getattr(state, field))
            for field in fields_of(state)
            if field not in ENGINE_FIELDS
        }
        if self.before:
            told = self.effects.told.get(name, set()) | self.effects.untold
            changed = {field for field in now if now[field] != self.before[field]} - told
            if changed:
                fields = ", ".join(sorted(changed))
                self.faults.setdefault(f"{self.last} → {name}", f"changed untold: {fields}")
        broken = sorted(str(fault) for fault in state.faults())
        if broken:
            self.faults.setdefault(f"at {name}", "; ".join(broken))
        self.before = now
        self.last = name

    def look_at_event(self, state: State) -> None:
        """At the event that was just emitted."""
        event = self[-1]
        name = event.key
        fields = self.game.event_kinds[name].fields
        if fields:
            precise = f"{name} {fields[0].kind.thing(event.a)}"
            name = precise if precise in self.effects.told else name
        self.look(state, name)


def watch(monkeypatch: pytest.MonkeyPatch, witness: Witness) -> None:
    """Have the witness look whenever the position it listens to emits."""
    emit, whisper = State.emit, State.whisper

    def emit_watched(
        state: State, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        emit(state, key, a, b, c, d)
        if state.sink is witness:
            witness.look_at_event(state)

    def whisper_watched(
        state: State, seats: int, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        whisper(state, seats, key, a, b, c, d)
        if state.sink is witness:
            witness.look_at_event(state)

    monkeypatch.setattr(State, "emit", emit_watched)
    monkeypatch.setattr(State, "whisper", whisper_watched)


def play_watched(table: Table, seed: int, witness: Witness) -> None:
    rng = seeded(seed + 1)
    state = table.game.new(table.options, seed, witness)
    state.sink = witness
    while state.ask is not None:
        witness.look(state, DECISION)
        seat, action = choose(state, rng)
        if rng.below(OUT_OF_TURN) == 0:
            seat, action = interjection(state, rng) or (seat, action)
        state.apply(seat, action)
    witness.look(state, DECISION)


def interjection(state: State, rng: Rng) -> tuple[int, Action] | None:
    """Something that a seat may do out of turn now."""
    found = [(seat, action) for seat in range(state.seats()) for action in state.free(seat)]
    return found[rng.below(len(found))] if found else None


def option_sets(game: Game) -> list[Options]:
    """Some of the game's covering sets: each time the one with most values not met before."""
    left = [game.read_options(given) for given in game.sample_options()]
    out: list[Options] = []
    met: set[str] = set()
    while left and len(out) < SETS:
        out.append(max(left, key=lambda options: len(values_of(options) - met)))
        left.remove(out[-1])
        met |= values_of(out[-1])
    return out


def values_of(options: Options) -> set[str]:
    """Options with each value they have, those with several values once for each of them."""
    return {f"{name} {value}" for name, chosen in options.items() for value in chosen.split(",")}


def faults_of(game: Game, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the faults at the events of some games, by the place where they were found."""
    effects = Effects(effects_of(game))
    faults: dict[str, str] = {}
    for seed, options in enumerate(option_sets(game)):
        with monkeypatch.context() as patch:
            witness = Witness(game, effects)
            watch(patch, witness)
            play_watched(Table(game, options), seed, witness)
        faults = {**witness.faults, **faults}
    return faults


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_event_comes_after_its_effect(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    faults = faults_of(game, monkeypatch)
    assert not faults, "\n".join(f"{where}: {what}" for where, what in sorted(faults.items()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_games_that_are_watched_meet_every_option(game: Game) -> None:
    every = [game.read_options(given) for given in game.sample_options()]
    assert set().union(*map(values_of, option_sets(game))) == set().union(*map(values_of, every))


def test_a_gift_that_is_told_too_early_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    kura = gunbai.load("kura")
    table = type(kura.new())
    interject = table.interject

    def tell_first(s: Any, seat: int, action: Action) -> bool:
        s.emit("kr-gift", seat, seat, 0)
        sink, s.sink = s.sink, None
        done = interject(s, seat, action)
        s.sink = sink
        return done

    monkeypatch.setattr(table, "interject", tell_first)
    assert "changed untold: coins" in faults_of(kura, monkeypatch).values()


def test_an_event_that_comes_too_early_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    kura = gunbai.load("kura")
    sale = type(kura.new().stack[-1])
    answer = sale.answer

    def tell_first(frame: Any, s: Any, seat: int, action: Action) -> bool:
        points = s.points[:]
        done = answer(frame, s, seat, action)
        told, s.points = s.points, points
        s.emit("kr-stored", seat, s.lot, s.worth())
        s.points = told
        return done

    monkeypatch.setattr(sale, "answer", tell_first)
    assert "changed untold: points" in faults_of(kura, monkeypatch).values()
