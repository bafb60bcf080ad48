"""Many games, random ones or of a bot, on all cores: to check that rules hold everywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from gunbai.arena.job import Job
from gunbai.arena.workers import Hands, each
from gunbai.bots.bot import Bot
from gunbai.bots.outside import OutsideBot
from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.game import Game
from gunbai.core.options import Options
from gunbai.core.record import write_record
from gunbai.core.rng import Rng, seeded
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.programs.players import make_player
from gunbai.programs.program import SECONDS

_ASTRAY: Final = 4  # one in this many answers is any legal one


def option_sets(game: Game) -> list[Options]:
    """Return complete sets of options that together reach every rule of the game."""
    return [game.read_options(options) for options in game.sample_options()]


@dataclass
class Simulation(Job):
    """A simulation, with everything a worker needs. The games take the sets of options in turn."""

    sets: list[Options]
    count: int
    seed: int = 0
    check: bool = True
    records: str | None = None  # folder to write the games into
    bot: str = ""  # plays all seats; without it, answers are random
    seconds: float = SECONDS  # that a third-party bot has for an answer


@dataclass
class Simulated:
    """One simulated game. `problem` says what went wrong, and how to reproduce it."""

    number: int
    answers: int
    events: int
    digest: bytes
    faults: int = 0
    crashed: bool = False
    problem: str = ""
    stood_in: int = 0  # answers that a stand-in gave for a third-party bot
    record: str = ""  # if records are wanted


@dataclass
class Tally:
    """The totals of many games."""

    games: int = 0
    answers: int = 0
    events: int = 0
    faults: int = 0
    errors: int = 0
    stood_in: int = 0
    problems: list[str] = field(default_factory=list)
    digests: dict[int, bytes] = field(default_factory=dict)

    def add(self, played: Simulated) -> None:
        self.games += 1
        self.answers += played.answers
        self.events += played.events
        self.faults += played.faults
        self.errors += played.crashed
        self.stood_in += played.stood_in
        if played.problem:
            self.problems.append(played.problem)
        self.digests[played.number] = played.digest

    def digest(self) -> str:
        """Return one hash of all events of all games: equal whenever the rules are the same."""
        whole = hashlib.sha256()
        for number in sorted(self.digests):
            whole.update(number.to_bytes(8, "big") + self.digests[number])
        return whole.hexdigest()[:16]


class _Fault(Exception):
    """An invariant was broken."""


class _Watch:
    """A check of each position against the ledger's invariants and the position before."""

    def __init__(self, state: State) -> None:
        self.before = list(state.never_falling())

    def look(self, state: State) -> None:
        faults = state.faults()
        now = list(state.never_falling())
        if any(new < old for new, old in zip(now, self.before, strict=True)):
            faults = [*faults, Refusal("value-fell", "", {"before": self.before, "now": now})]
        self.before = now
        if faults:
            raise _Fault("; ".join(str(fault) for fault in faults))


def random_answer(state: State, rng: Rng) -> tuple[int, Action]:
    """Return the first seat that owes an answer, with any legal one.

    Mostly a candidate: where a plan may be changed at will, chance would never end it.
    """
    seat = state.to_act()[0]
    actions = state.candidates(seat) if rng.below(_ASTRAY) else state.legal(seat)
    return seat, actions[rng.below(len(actions)) if len(actions) > 1 else 0]


def play_random(simulation: Simulation, number: int) -> Simulated:
    """Play the simulated game with this number."""
    game = simulation.load()
    options = simulation.sets[number % len(simulation.sets)]
    seed = simulation.seed * 1_000_003 + number
    session = Session(game, options, seed, auto=False)
    played = Simulated(number, 0, 0, b"")
    try:
        played.stood_in = _play_on(simulation, session, 2 * seed + 1)
    except _Fault as fault:
        played.faults = 1
        played.problem = str(fault)
    except Exception as error:  # a simulation reports what crashed and goes on
        played.crashed = True
        played.problem = f"{type(error).__name__}: {error}"
    if played.problem:
        chosen = " ".join(f"{name}={value}" for name, value in options.items())
        after = f"after {len(session.answers)} answers"
        played.problem = f"game {number} (seed {seed}, {chosen}), {after}: {played.problem}"
    played.answers = len(session.answers)
    played.events = len(session.events)
    lines = "\n".join(event.line() for event in session.events)
    played.digest = hashlib.sha256(lines.encode()).digest()[:16]
    if simulation.records is not None:
        played.record = write_record(session)
    return played


def _play_on(simulation: Simulation, session: Session, seed: int) -> int:
    """Play a game to its end; return how often a stand-in answered for a third-party bot."""
    rng = seeded(seed)
    bot: Bot | None = None
    if simulation.bot:
        bot = make_player(simulation.bot, seed, session.game, simulation.seconds)
    state = session.state
    watch = _Watch(state)
    while state.ask is not None:
        if bot is None:
            seat, action = random_answer(state, rng)
        else:
            seat = state.to_act()[0]
            action = bot.choose(session.knowledge(seat))
        session.submit(seat, action)
        state = session.state
        if simulation.check:
            watch.look(state)
    if state.result() is None:
        raise _Fault("a game without an ask has no result")
    return bot.stood_in if isinstance(bot, OutsideBot) else 0


def simulate(simulation: Simulation, jobs: Hands = 1) -> Iterator[Simulated]:
    """Yield all games, in their order."""
    for played in each(play_random, simulation, range(simulation.count), jobs):
        if simulation.records is not None:
            name = f"{simulation.game}-{played.number:06}.gunbai"
            Path(simulation.records, name).write_text(played.record, encoding="utf-8")
        yield played
