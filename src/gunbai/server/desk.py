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
from gunbai.core.errors import BadOptions, BadPosition, GunbaiError, Refusal
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.notation import Data
from gunbai.core.position_text import read_position, write_position
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.core.situation import bring_about, described
from gunbai.examples import TypedAnswer, examples_of
from gunbai.server.changes import change
from gunbai.server.conversion import happening, scene_changes
from gunbai.server.desk_messages import (
    DeskExample,
    DeskForm,
    DeskInfo,
    DeskLook,
    DeskOutcome,
    DeskQuestion,
    DeskSituation,
    DeskStart,
    DeskText,
    DeskVerdict,
    ExampleInfo,
    ExampleStep,
    SituationInfo,
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
    """Refuse a position that passes all checks but that no rule expects, instead of crashing."""

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
    return DeskInfo(game.decisions(), verbs, examples, _situations(game))


def _situations(game: Game) -> list[SituationInfo]:
    found: list[SituationInfo] = []
    for situation in game.situations():
        fields, chosen = described(situation, game.codec)
        found.append(SituationInfo(situation.name, fields, chosen))
    return found


@_careful
def at_situation(game: Game, form: DeskSituation) -> DeskText:
    """Return a position in a situation, made from what is on the table.

    Whether all of it fits is for `look_at` to say, which names the place.
    """
    found = [situation for situation in game.situations() if situation.name == form.situation]
    if not found:
        raise BadPosition(Refusal("desk-unknown-situation"))
    table = {**read_position(form.text), "stack": [], "ask": None}
    game = _with_values(game, table)
    state = game.restore(game.balanced(table))
    bring_about(state, found[0], form.chosen, game.codec)
    return DeskText(write_position(state.dump()))


@_careful
def look_at(game: Game, form: DeskForm) -> DeskLook:
    """Return a position as a seat sees it; an impossible one is refused with place and reason."""
    return shown(opened(game, form.text, balance=form.balance), form.seat)


def opened(
    game: Game,
    text: str,
    *,
    balance: bool = False,
    auto: bool = False,
    chance: int | None = None,
) -> Session:
    """Return a game that continues from the position in a text, with the values that it names."""
    position = read_position(text)
    game = _with_values(game, position)
    if balance:
        position = game.balanced(position)
    return Session.at(game, position, auto=auto, chance=chance)


def _with_values(game: Game, position: Data) -> Game:
    """Return the game with the values that a position was played with."""
    own = position.get("data")
    return game.with_data(own) if isinstance(own, dict) else game


def shown(session: Session, seat: int | None = None) -> DeskLook:
    """Return a position with all that may be done in it by one seat."""
    asked = session.to_act()
    eyes = seat if seat is not None and seat < session.seats() else (asked[0] if asked else 0)
    text = write_position(session.dump())
    return DeskLook(text, session.view(eyes), session.seats(), session.describe())


@_careful
def judge(game: Game, question: DeskQuestion) -> DeskVerdict:
    """Return whether the rules allow an answer, and if not, which one forbids it."""
    session = opened(game, question.text)
    action = _action(session.game, question)
    refusal = session.refusal(question.seat, action)
    return DeskVerdict(session.game.text(action), None if refusal is None else refusal.data())


def _action(game: Game, question: DeskQuestion) -> Action:
    if question.named is not None:
        return game.unstructure(question.named)
    return game.parse(question.action)


@_careful
def try_out(game: Game, question: DeskQuestion) -> DeskOutcome:
    """Return what an answer leads to, scene by scene, as the seat that gives it sees it."""
    session = opened(game, question.text, chance=question.seed)
    action = _action(session.game, question)
    proposal = session.prepare(question.seat, action)
    before = session.view(question.seat)
    session.watched = True
    session.carry_out(proposal)
    after = session.view(question.seat)
    scenes, reached = scene_changes(session.scenes(question.seat), before)
    events = session.events_for(question.seat)
    lines = [happening(session.game, event, session) for event in events]
    move = ReplayMove(change(reached, after), scenes, lines)
    later = Session.at(session.game, session.dump())  # in which nothing can be taken back
    seen = shown(later, question.seat if question.seat in later.to_act() else None)
    return DeskOutcome(session.game.text(action), ReplayRun(0, before, 0, [move]), seen)


@_careful
def begin(game: Game, start: DeskStart) -> DeskLook:
    """Return a new game; if a decision is named, one that has come to it in random play."""
    options = game.read_options(start.options)
    if start.decision and start.decision not in game.decisions():
        raise BadOptions(Refusal("desk-unknown-decision"))
    for number in range(_GAMES):
        session = Session(game, options, start.seed + number, auto=False)
        if not start.decision or _play_to(session, start.decision, start.seed + number):
            return shown(Session.at(game, session.dump()))
    raise BadOptions(Refusal("desk-never-asked"))


def _play_to(session: Session, decision: str, seed: int) -> bool:
    """Play at random until this decision is asked; return False if it never is."""
    chance = seeded(seed)
    for _ in range(_ANSWERS):
        if session.ask is None or session.ask.key == decision:
            return session.ask is not None
        seat = session.ask.first
        found = session.candidates(seat)
        session.submit(seat, found[chance.below(len(found))])
    return False


def as_known(game: Game, knowledge: Knowledge, seed: int) -> DeskLook:
    """Return a position that a seat can't tell from the true one, and which parts are assumed."""
    chance = seeded(seed)
    position = knowledge.possible(chance).dump()
    found = shown(Session.at(game, position), knowledge.seat)
    for _ in range(_SAMPLES):
        for place in differences(position, knowledge.possible(chance).dump()):
            if place not in found.assumed:
                found.assumed.append(place)
    return found


def differences(one: Data, other: Data) -> list[str]:
    """Return the places where two dumps differ, ignoring the random generator."""
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
        shown(found.session(game)),
        [_step(game, step) for step in found.answers],
        [_step(game, step) for step in found.refused.values()],
    )


def _step(game: Game, step: TypedAnswer) -> ExampleStep:
    return ExampleStep(step.seat, step.action, game.structure(game.parse(step.action)))
