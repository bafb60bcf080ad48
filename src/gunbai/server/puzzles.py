"""Puzzles over HTTP: the solver gets what one seat sees, and asks for the value of answers.

The position itself never leaves the server; who gave which answers is kept by the browser alone.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any, Final

from litestar import Response
from litestar.exceptions import NotFoundException

from gunbai.core.codec import Action
from gunbai.core.errors import IllegalAction
from gunbai.core.game import Game
from gunbai.core.seat_view import View, choices
from gunbai.puzzles.puzzle import Puzzle, Weighed
from gunbai.puzzles.shelf import daily, puzzles_in_turn, puzzles_of, themes_of
from gunbai.server.changes import change
from gunbai.server.conversion import happening, scene_changes
from gunbai.server.desk import shown
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import ReasonInfo, ReplayMove, ReplayRun
from gunbai.server.packing import packed
from gunbai.server.people import Ask
from gunbai.server.puzzle_messages import (
    PuzzleAnswer,
    PuzzleForm,
    PuzzleHint,
    PuzzleInfo,
    PuzzleList,
    PuzzleShown,
    PuzzleVerdict,
)
from gunbai.server.routes import get, post
from gunbai.server.safety import address


def listed(game: Game, now: float) -> PuzzleList:
    """Return the puzzles of a game, with today's (UTC)."""
    today = daily(game.name, datetime.fromtimestamp(now, UTC).date())
    found = [_info(game, one) for one in puzzles_of(game.name)]
    return PuzzleList(themes_of(game.name).names(), found, "" if today is None else today.id)


def _info(game: Game, puzzle: Puzzle) -> PuzzleInfo:
    number = puzzles_in_turn(game.name).index(puzzle) + 1
    return PuzzleInfo(puzzle.id, number, puzzle.theme, puzzle.difficulty)


def found_in(game: Game, name: str) -> Puzzle:
    """Return a puzzle by its name."""
    for puzzle in puzzles_of(game.name):
        if puzzle.id == name:
            return puzzle
    raise NotFoundException("puzzle-unknown")


def show(game: Game, puzzle: Puzzle) -> PuzzleShown:
    """Return a puzzle as its seat sees it."""
    seen = shown(puzzle.session(game), puzzle.seat)
    info = _info(game, puzzle)
    order = [one.id for one in puzzles_in_turn(game.name)]
    return PuzzleShown(info, seen.view, seen.seats, order[info.number % len(order)])


def hint(puzzle: Puzzle) -> PuzzleHint:
    """Return what the solution is good for, and the better half of the answers by their names."""
    half = max(2, (len(puzzle.answers) + 1) // 2)
    left = sorted(answer.action for answer in puzzle.answers[:half])
    return PuzzleHint(_reasons(puzzle.answers[0]), left)


def judge(game: Game, puzzle: Puzzle, action: str) -> PuzzleVerdict:
    """Return whether an answer is the solution, why, and what comes of it."""
    given = _weighed(game, puzzle, game.parse(action)) if action else puzzle.answers[0]
    solved = given.action == puzzle.solution
    steps = [(puzzle.seat, given.action), *(puzzle.line if solved else [])]
    return PuzzleVerdict(
        right=solved and bool(action),
        given=_answer(game, given),
        best=puzzle.answers[0].chance,
        run=_run(game, puzzle, steps),
        answers=[_answer(game, one) for one in puzzle.answers] if solved else [],
    )


def _weighed(game: Game, puzzle: Puzzle, action: Action) -> Weighed:
    """Return what is known of an answer; refuse one that is not allowed."""
    given = puzzle.weighed(game.text(action))
    if given is None:
        refusal = puzzle.session(game).refusal(puzzle.seat, action)
        assert refusal is not None, "all legal answers of a puzzle are weighed"
        raise IllegalAction(refusal)
    return given


def _answer(game: Game, answer: Weighed) -> PuzzleAnswer:
    choice = choices(game, [game.parse(answer.action)])[0]
    return PuzzleAnswer(choice, answer.chance, _reasons(answer))


def _reasons(answer: Weighed) -> list[ReasonInfo]:
    return [ReasonInfo(why.key, why.words, round(why.points, 1)) for why in answer.why]


def _run(game: Game, puzzle: Puzzle, steps: list[tuple[int, str]]) -> ReplayRun:
    """Return what some answers lead to, scene by scene, as the solver's seat sees it."""
    session = puzzle.session(game)
    session.watched = True
    first = session.view(puzzle.seat)
    before: View = first
    moves: list[ReplayMove] = []
    for seat, action in steps:
        told = len(session.events)
        session.submit(seat, session.game.parse(action))
        after = session.view(puzzle.seat)
        scenes, reached = scene_changes(session.scenes(puzzle.seat), before)
        events = session.events_for(puzzle.seat, told)
        lines = [happening(session.game, event, session) for event in events]
        moves.append(ReplayMove(change(reached, after), scenes, lines))
        before = after
    return ReplayRun(0, first, 0, moves)


def _game(hub: Hub, name: str) -> Game:
    if name not in hub.games:
        raise NotFoundException("game-unknown")
    return hub.games[name]


@get("/api/puzzles/{game:str}", summary="The puzzles of a game, and today's")
async def list_puzzles(game: str, hub: Hub) -> PuzzleList:
    found = _game(hub, game)
    return await hub.workshop.do(lambda: listed(found, time.time()))


@get("/api/puzzles/{game:str}/{puzzle:str}", summary="A puzzle, as its seat sees it")
async def get_puzzle(
    request: Ask, game: str, puzzle: str, hub: Hub, limits: Limits
) -> Response[PuzzleShown]:
    found = _game(hub, game)
    limits.desk.take(address(request))
    return await packed(hub.workshop, request, lambda: show(found, found_in(found, puzzle)))


@get("/api/puzzles/{game:str}/{puzzle:str}/hint", summary="A hint to a puzzle")
async def get_hint(game: str, puzzle: str, hub: Hub) -> PuzzleHint:
    found = _game(hub, game)
    return await hub.workshop.do(lambda: hint(found_in(found, puzzle)))


@post(
    "/api/puzzles/{game:str}/{puzzle:str}",
    summary="The value of an answer to a puzzle, and its result",
    status_code=200,
)
async def answer_puzzle(
    request: Ask, game: str, puzzle: str, data: PuzzleForm, hub: Hub, limits: Limits
) -> Response[PuzzleVerdict]:
    found = _game(hub, game)
    limits.desk.take(address(request))
    return await packed(
        hub.workshop, request, lambda: judge(found, found_in(found, puzzle), data.action)
    )


HANDLERS: Final[list[Any]] = [list_puzzles, get_puzzle, get_hint, answer_puzzle]
