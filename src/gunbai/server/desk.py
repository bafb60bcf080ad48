"""The ruling desk: any position, and what the rules say about it.

Everything here works on a position that somebody sent or may know, and on nothing else; it is done
in the thread of the workshop.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from gunbai.core.codec import Action
from gunbai.core.errors import BadOptions, BadPosition, GunbaiError, IllegalAction, Refusal
from gunbai.core.game import Game
from gunbai.core.moment import bring_about, described
from gunbai.core.notation import Data
from gunbai.core.past import Past
from gunbai.core.position_text import read_position, write_position
from gunbai.core.rng import seeded
from gunbai.core.seat_view import offer
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.examples import Step, examples_of
from gunbai.server.changes import change
from gunbai.server.conversion import happening, scene_changes
from gunbai.server.desk_messages import (
    DeskExample,
    DeskForm,
    DeskInfo,
    DeskLook,
    DeskMoment,
    DeskOutcome,
    DeskQuestion,
    DeskStart,
    DeskText,
    DeskVerdict,
    ExampleInfo,
    ExampleStep,
    MomentInfo,
    VerbInfo,
)
from gunbai.server.messages import ReplayMove, ReplayRun

LOG: Final = logging.getLogger("gunbai.server")
P = ParamSpec("P")
T = TypeVar("T")
#: Games that are played at random to find a decision, and answers in each.
_GAMES: Final = 4
_ANSWERS: Final = 1500
#: Positions that are compared to find out what a seat does not know.
_SAMPLES: Final = 4


def _careful(work: Callable[P, T]) -> Callable[P, T]:
    """Let a position that passes all checks but that no rule expects be refused, not be a crash."""

    @wraps(work)
    def done(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return work(*args, **kwargs)
        except GunbaiError:
            raise
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            LOG.info("a position of the desk was too strange", exc_info=error)
            raise BadPosition(Refusal("desk-strange")) from None

    return done


def describe(game: Game) -> DeskInfo:
    """Return what can be asked about positions of this game."""
    verbs = [
        VerbInfo(verb.name, {field.name: field.kind.blank() for field in verb.fields})
        for verb in game.codec.verbs
    ]
    known = examples_of(game.name).by_id.values()
    examples = [ExampleInfo(example.id, len(example.answers)) for example in known]
    return DeskInfo(game.decisions(), verbs, examples, _moments(game))


def _moments(game: Game) -> list[MomentInfo]:
    found: list[MomentInfo] = []
    for moment in game.moments():
        fields, chosen = described(moment, game.codec)
        found.append(MomentInfo(moment.name, fields, chosen))
    return found


@_careful
def at_moment(game: Game, form: DeskMoment) -> DeskText:
    """Return a position at a moment, made from what stands on the table.

    Whether all of it fits is for `look_at` to say, which names the place.
    """
    found = [moment for moment in game.moments() if moment.name == form.moment]
    if not found:
        raise BadPosition(Refusal("desk-unknown-moment"))
    table = {**read_position(form.text), "stack": [], "ask": None}
    game, state = restored_from(game, table, balance=True)
    bring_about(state, found[0], form.chosen, game.codec)
    return DeskText(write_position(state.dump()))


@_careful
def look_at(game: Game, form: DeskForm) -> DeskLook:
    """Return a position as a seat sees it; an impossible one is refused with place and reason."""
    game, state = restored(game, form.text, form.balance)
    return shown(game, state, form.seat)


def restored(game: Game, text: str, balance: bool = False) -> tuple[Game, State]:
    """Return the position of a text, and the game with the values that it was played with."""
    return restored_from(game, read_position(text), balance)


def restored_from(game: Game, data: Data, balance: bool) -> tuple[Game, State]:
    """Return the position of a dump, and the game with the values that it was played with."""
    own = data.get("data")
    if isinstance(own, dict):
        game = game.with_data(own)
    return game, game.restore(game.balanced(data) if balance else data)


def shown(game: Game, state: State, seat: int | None = None) -> DeskLook:
    """Return a position with all that may be done in it by one seat."""
    asked = state.to_act()
    eyes = seat if seat is not None and seat < state.seats() else (asked[0] if asked else 0)
    view = offer(game, state, eyes, 0)
    return DeskLook(write_position(state.dump()), view, state.seats(), state.describe())


@_careful
def judge(game: Game, question: DeskQuestion) -> DeskVerdict:
    """Return whether the rules allow an answer, and if not, which one forbids it."""
    game, state = restored(game, question.text)
    action = _action(game, question)
    refusal = _refusal(game, state, question.seat, action)
    return DeskVerdict(game.text(action), None if refusal is None else refusal.data())


def _action(game: Game, question: DeskQuestion) -> Action:
    if question.named is not None:
        return game.unstructure(question.named)
    return game.parse(question.action)


def _refusal(game: Game, state: State, seat: int, action: Action) -> Refusal | None:
    if seat >= state.seats():
        return Refusal("refuse-not-asked")
    if not game.codec.knows(action):
        return Refusal("refuse-no-action")
    return state.check(seat, action)


@_careful
def try_out(game: Game, question: DeskQuestion) -> DeskOutcome:
    """Return what an answer leads to, scene by scene, as the seat that gives it sees it."""
    game, state = restored(game, question.text)
    if question.seed is not None:
        state.rng = seeded(question.seed)
    session = session_from(game, state, auto=False)
    action = _action(session.game, question)
    refusal = _refusal(session.game, state, question.seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    before = session.view(question.seat)
    told = len(session.events)
    session.watched = True
    session.submit(question.seat, action)
    after = session.view(question.seat)
    scenes, reached = scene_changes(session.scenes(question.seat), before)
    events = session.events_for(question.seat, told)
    lines = [happening(session.game, event, session) for event in events]
    move = ReplayMove(change(reached, after), scenes, lines)
    asked = session.to_act()
    seen = shown(session.game, session.state, question.seat if question.seat in asked else None)
    return DeskOutcome(session.game.text(action), ReplayRun(0, before, 0, [move]), seen)


def session_from(game: Game, state: State, *, auto: bool) -> Session:
    """Return a game that goes on from a position."""
    position = state.dump()
    rules = str(position["rules"])
    past = Past(position, rules=rules, options={}, answers=[], events=[])
    return Session(game.with_rules(rules), seed=0, auto=auto, past=past)


@_careful
def begin(game: Game, start: DeskStart) -> DeskLook:
    """Return a new game; if a decision is named, one that has come to it in random play."""
    options = game.read_options(start.options)
    if start.decision and start.decision not in game.decisions():
        raise BadOptions(Refusal("desk-unknown-decision"))
    for number in range(_GAMES):
        state = game.new(options, start.seed + number)
        if not start.decision or _play_to(state, start.decision, start.seed + number):
            return shown(game, state)
    raise BadOptions(Refusal("desk-never-asked"))


def _play_to(state: State, decision: str, seed: int) -> bool:
    """Play at random until this decision is asked; return False if it never is."""
    chance = seeded(seed)
    for _ in range(_ANSWERS):
        if state.ask is None or state.ask.key == decision:
            return state.ask is not None
        seat = state.ask.first
        found = state.candidates(seat)
        state.apply(seat, found[chance.below(len(found))])
    return False


def as_known(game: Game, state: State, seat: int, seed: int) -> DeskLook:
    """Return a position that a seat can't tell from this one, and what of it is only assumed."""
    sample = state.determinize(seat, seed)
    found = shown(game, sample, max(seat, 0))
    dumps = [sample.determinize(seat, seed + each + 1).dump() for each in range(_SAMPLES)]
    for other in dumps:
        for place in differences(sample.dump(), other):
            if place not in found.assumed:
                found.assumed.append(place)
    return found


def differences(one: Data, other: Data) -> list[str]:
    """Return the places at which two dumps differ, without the state of chance."""
    out: list[str] = []
    _compare(one, other, "", out)
    return [place for place in out if place != "rng"]


def _compare(one: Any, other: Any, place: str, out: list[str]) -> None:
    if isinstance(one, dict) and isinstance(other, dict):
        for label in [*one, *[label for label in other if label not in one]]:
            _compare(one.get(label), other.get(label), f"{place}.{label}" if place else label, out)
    elif _are_rows(one) and _are_rows(other) and len(one) == len(other):
        for number, (row, twin) in enumerate(zip(one, other, strict=True)):
            _compare(row, twin, f"{place}[{number}]", out)
    elif one != other:
        out.append(place)


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


@_careful
def example(game: Game, name: str) -> DeskExample:
    """Return a printed example, ready to be asked about; `BadPosition` if there is none."""
    found = examples_of(game.name).by_id.get(name)
    if found is None:
        raise BadPosition(Refusal("desk-no-example"))
    return DeskExample(
        found.id,
        shown(game, found.start(game)),
        [_step(game, step) for step in found.answers],
        [_step(game, step) for step in found.refused.values()],
    )


def _step(game: Game, step: Step) -> ExampleStep:
    return ExampleStep(step.seat, step.action, game.structure(game.parse(step.action)))
