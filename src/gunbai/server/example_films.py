"""Printed examples, played through: the question, the printed answer, and the result.

Spectators see everything in an example. Nothing but the example is read, so a film is made once.
"""

from __future__ import annotations

from functools import cache

from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.seat_view import choices
from gunbai.core.session import Session
from gunbai.examples import Example, TypedAnswer, examples_of
from gunbai.server.changes import change
from gunbai.server.conversion import happening, scene_changes
from gunbai.server.desk_messages import ExampleFilm, FilmRefusal, FilmStep
from gunbai.server.messages import ReplayMove, ReplayRun


@cache
def film_of(game: Game, name: str) -> ExampleFilm:
    """Return the film of an example of this game, which has one of this name."""
    example = examples_of(game.name).by_id[name]
    session = example.session(game)
    session.watched = True
    run = ReplayRun(0, session.view(SPECTATOR), 0, [])
    film = ExampleFilm(session.seats(), run, [], [], [])
    for step in example.answers:
        action = session.game.parse(step.action)
        [choice] = choices(session.game, [action])
        film.steps.append(FilmStep(step.seat, session.prompt(step.seat), choice))
        run.moves.append(_move(session, step))
    if example.choices is not None:
        film.choices = choices(session.game, session.legal(session.to_act()[0]))
    film.refused = [_refused(session, example, rule) for rule in example.refused]
    return film


def _move(session: Session, step: TypedAnswer) -> ReplayMove:
    """Give an answer; return what a spectator sees of it."""
    before, told = session.view(SPECTATOR), len(session.events)
    session.submit(step.seat, session.game.parse(step.action))
    scenes, reached = scene_changes(session.scenes(SPECTATOR), before)
    events = session.events_for(SPECTATOR, told)
    lines = [happening(session.game, event, session) for event in events]
    return ReplayMove(change(reached, session.view(SPECTATOR)), scenes, lines)


def _refused(session: Session, example: Example, rule: str) -> FilmRefusal:
    """Return an answer that the example says is not allowed, with the reason."""
    step = example.refused[rule]
    action = session.game.parse(step.action)
    refusal = session.refusal(step.seat, action)
    assert refusal is not None  # a test of the examples: they are as printed
    [choice] = choices(session.game, [action])
    return FilmRefusal(step.seat, choice, refusal.data())
