"""Secrecy as non-interference: a seat receives the same in all worlds it could be in.

The checker reaches a game only through the functions of `Doors`, so that a test can put a leak
into one of them and see that it is found.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gunbai.core.codec import VERB_SHIFT, Action
from gunbai.core.errors import Refusal
from gunbai.core.event import SPECTATOR, Event
from gunbai.core.game import Game
from gunbai.core.rng import Rng, seeded
from gunbai.core.scenes import Footage, Scene
from gunbai.core.seat_view import View, position_of
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.core.view import PositionView
from tests.properties.games import actions_at_random, choose

#: Position, seat and seed: a position that is another one, but the same for this seat.
Deal = Callable[[State, int, int], State]


def _observe(state: State, seat: int) -> PositionView:
    return state.observe(seat)


def _legal(state: State, seat: int) -> list[Action]:
    return state.legal(seat)


def _prompt(state: State, seat: int) -> dict[str, object]:
    return state.stack[-1].prompt(state, seat) if seat in state.to_act() else {}


def _check(state: State, seat: int, action: Action) -> Refusal | None:
    return state.check(seat, action)


def _automatic(state: State) -> list[int]:
    """Return the seats whose answer would be automatic: everybody notices its speed."""
    top = state.stack[-1]
    acting = state.to_act()
    return [seat for seat in acting if top.evident(state, seat) and len(state.legal(seat)) == 1]


def _determinize(state: State, seat: int, seed: int) -> State:
    return state.determinize(seat, seed)


def _still(state: State, seat: int, advice: PositionView) -> Mapping[str, object]:
    """Return the position at an event as a scene shows it, with the advice from before."""
    return position_of(state, seat, advice)


def _scenes(footage: Footage, seat: int) -> list[Scene]:
    return footage.scenes(seat)


def _view(session: Session, seat: int) -> View:
    """Return what the server sends."""
    return session.view(seat)


def _undo_refusal(session: Session, seat: int) -> Refusal | None:
    return session.undo_refusal(seat)


@dataclass(frozen=True)
class Doors:
    """Every way in which something reaches a seat, and the deal of other worlds."""

    observe: Callable[[State, int], PositionView] = _observe
    legal: Callable[[State, int], list[Action]] = _legal
    prompt: Callable[[State, int], dict[str, object]] = _prompt
    check: Callable[[State, int, Action], Refusal | None] = _check
    automatic: Callable[[State], list[int]] = _automatic
    determinize: Deal = _determinize
    still: Callable[[State, int, PositionView], Mapping[str, object]] = _still
    scenes: Callable[[Footage, int], list[Scene]] = _scenes
    view: Callable[[Session, int], View] = _view
    undo_refusal: Callable[[Session, int], Refusal | None] = _undo_refusal


HONEST = Doors()


def asked(state: State) -> list[object]:
    ask = state.ask
    return [] if ask is None else [ask.key, ask.seats, ask.secret]


def received(doors: Doors, state: State, seat: int, probes: list[Action]) -> dict[str, object]:
    """Return all that reaches a seat (or a spectator) in a position, by the way it takes."""
    return {
        "ask": asked(state),
        "view": doors.observe(state, seat),
        "legal": doors.legal(state, seat),
        "candidates": state.candidates(seat),
        "free": state.free(seat),
        "prompt": doors.prompt(state, seat),
        "refusals": [str(doors.check(state, seat, action)) for action in probes],
        "automatic": doors.automatic(state),
    }


def told(
    doors: Doors, game: Game, state: State, actor: int, action: Action, seat: int
) -> tuple[list[str], list[object]]:
    """Return what this seat is told when somebody answers, up to the first secret shown.

    These are the events that it sees; the position at each of them, and the scenes.
    """
    future = state.clone()
    advice = state.advise(seat, doors.observe(state, seat))
    events: list[Event] = []
    future.sink = events
    footage = Footage(game, future, 0)
    stills = future.stills
    assert stills is not None
    future.apply(actor, action)
    footage.stop(future, events)
    lines: list[str] = []
    shown: list[object] = []
    for event, still in zip(events, stills, strict=True):
        if event.seen_by(seat):
            if game.reveals(event):
                break
            lines.append(event.line())
            shown.append(doors.still(still, seat, advice))
    return lines, shown + before_reveal(game, doors.scenes(footage, seat))


def before_reveal(game: Game, scenes: list[Scene]) -> list[object]:
    """Return the scenes before the first one in which a secret is shown."""
    hidden = itertools.takewhile(
        lambda scene: not any(game.reveals(event) for event in scene["events"]), scenes
    )
    return [{**scene, "events": [event.line() for event in scene["events"]]} for scene in hidden]


def answers_in_both(
    true: State, other: State, actor: int, seat: int
) -> tuple[Action, Action] | None:
    """Return an answer of `actor` in both worlds: the same, or any two if sealed from `seat`.

    Two with the same verb: that a plan is confirmed can be seen, what is in it cannot.
    """
    here, there = true.legal(actor), other.legal(actor)
    ask = true.ask
    if ask is not None and ask.secret and actor != seat:
        alike = [action for action in there if action >> VERB_SHIFT == here[0] >> VERB_SHIFT]
        return (here[0], alike[-1]) if alike else None
    both = [action for action in here if action in there]
    return (both[-1], both[-1]) if both else None


class Checker:
    """A check of positions of a session from every seat and for a spectator."""

    def __init__(self, game: Game, doors: Doors = HONEST) -> None:
        self.game = game
        self.doors = doors
        self.worlds = 0
        self.different = 0
        self.leaks: list[str] = []

    def look(self, session: Session, seed: int, probes: list[Action]) -> None:
        """Check one position for all seats."""
        true = session.state
        worlds = []
        for seat in range(true.seats()):
            other = self.doors.determinize(true, seat, seed)
            self._compare(session, other, seat, probes)
            self._compare_dealing(true, other, seat, seed + 1)
            self._count(true, other)
            worlds.append(other)
        stirred = worlds[0]  # nobody's cards are the true ones in this world
        for seat in range(1, true.seats()):
            stirred = self.doors.determinize(stirred, seat, seed + seat)
        self._compare(session, stirred, SPECTATOR, probes)
        self._count(true, stirred)

    def _count(self, true: State, other: State) -> None:
        self.worlds += 1
        self.different += secrets_of(true) != secrets_of(other)

    def look_from_outside(self, session: Session, other: State, seat: int, seed: int) -> None:
        """Check against a world that was not made by `determinize`."""
        self._compare(session, other, seat, [])
        self._compare_dealing(session.state, other, seat, seed)

    def _leak(self, seat: int, way: str) -> None:
        self.leaks.append(f"seat {seat}, {way}")

    def _compare(self, session: Session, other: State, seat: int, probes: list[Action]) -> None:
        true = session.state
        here = received(self.doors, true, seat, probes)
        there = received(self.doors, other, seat, probes)
        for way, thing in here.items():
            if thing != there[way]:
                self._leak(seat, way)
        for actor in true.to_act():
            pair = answers_in_both(true, other, actor, seat)
            if pair is not None:
                lines, shown = told(self.doors, self.game, true, actor, pair[0], seat)
                others = told(self.doors, self.game, other, actor, pair[1], seat)
                if lines != others[0]:
                    self._leak(seat, "events")
                if shown != others[1]:
                    self._leak(seat, "scenes")
        self._compare_session(session, other, seat)

    def _compare_session(self, session: Session, other: State, seat: int) -> None:
        """Check that the session itself does not depend on secrets, either."""
        true = session.state
        undo = str(self.doors.undo_refusal(session, seat))
        view = self.doors.view(session, seat)
        session.state = other
        if str(self.doors.undo_refusal(session, seat)) != undo:
            self._leak(seat, "undo")
        if self.doors.view(session, seat) != view:
            self._leak(seat, "session view")
        session.state = true

    def _compare_dealing(self, true: State, other: State, seat: int, seed: int) -> None:
        """Check that dealing again gives the same from every such world."""
        if other.rng.same(true.rng):
            self._leak(seat, "chance")
        first = self.doors.determinize(true, seat, seed)
        second = self.doors.determinize(other, seat, seed)
        if first.dump() != second.dump():
            self._leak(seat, "determinize")


def secrets_of(state: State) -> str:
    """Return a whole position without chance."""
    position = state.dump()
    position.pop("rng")
    return json.dumps(position)


def look_around(
    game: Game,
    options: Sequence[Mapping[str, object]],
    looks: int,
    other_world: Deal | None = None,
    doors: Doors = HONEST,
    seldom: str = "",
) -> Checker:
    """Play random games with these options in turn and some undo; check some positions.

    Fewer are checked at the very frequent decisions `seldom`. `other_world` makes worlds without
    the game's own `determinize`.
    """
    checker = Checker(game, doors)
    rng = seeded(17)
    seed = seen = 0
    while seen < looks:
        seed += 1
        session = Session(game, options[seed % len(options)], seed, auto=seed % 3 > 0)
        while not session.over and seen < looks:
            state = session.state
            often = state.ask is not None and state.ask.key == seldom
            if rng.below(16 if often else 4) == 0:
                seen += 1
                checker.look(session, seed * 1000 + seen, probes(session, rng))
                if other_world is not None:
                    seat = rng.below(state.seats())
                    world = other_world(state, seat, seen)
                    checker.look_from_outside(session, world, seat, seen)
            able = [seat for seat in range(state.seats()) if session.undo_refusal(seat) is None]
            if able and rng.below(12) == 0:
                session.undo(able[0])
            else:
                session.submit(*choose(state, rng))
    return checker


def probes(session: Session, rng: Rng) -> list[Action]:
    """Return answers to try: some of everybody's true choices, and random others."""
    out = actions_at_random(session.game, rng, 10)
    for seat in session.state.to_act():
        out += session.state.legal(seat)[:3]
    return out


def hands_of_the_next_seat(state: Any, seat: int) -> Any:
    return state.hands[(seat + 1) % state.seats()]


def plan_of_the_next_seat(state: Any, seat: int) -> Any:
    """Return a sealed plan."""
    slots = len(state.plans) // state.seats()
    other = (seat + 1) % state.seats()
    return state.plans[other * slots : (other + 1) * slots]


def mandates_drawn_next(state: Any, seat: int) -> Any:
    return state.hand + state.top


#: A secret of each game, to be put in on purpose where it must be noticed.
SECRETS: dict[str, Callable[[State, int], Any]] = {
    "joraku": hands_of_the_next_seat,
    "shogun": plan_of_the_next_seat,
    "rising_sun": mandates_drawn_next,
}


def determinize_with_true_chance(state: State, seat: int, seed: int) -> State:
    """Return a world with the true chance: a leak for the tests of the check itself."""
    world = state.determinize(seat, seed)
    world.rng = state.rng.copy()
    return world
