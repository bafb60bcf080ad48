"""Guided first games: tables at which somebody learns a game, and what they are told there.

The seed of such a table is known, so it is private and not rated, and its `origin` says what it is.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.exceptions import NotFoundException

from gunbai.core.answer import Answer
from gunbai.core.session import Session
from gunbai.language import Language
from gunbai.lesson import Lesson, LessonText, lesson_of, tips
from gunbai.server import hosting
from gunbai.server.catalogue import known_language
from gunbai.server.hub import Hub
from gunbai.server.lesson_messages import LessonForm, LessonInfo, SentenceInfo
from gunbai.server.lesson_table import LESSON, lesson_at
from gunbai.server.limits import Limits
from gunbai.server.messages import Created, TableForm
from gunbai.server.people import Ask
from gunbai.server.room import Room
from gunbai.server.routes import get, post
from gunbai.server.safety import address
from gunbai.server.steering import refuse
from gunbai.server.store import Row
from gunbai.server.streams import LogLength


@post("/api/lessons", summary="Begin a guided first game, or take mine up again")
async def begin(request: Ask, data: LessonForm, person: Row, hub: Hub, limits: Limits) -> Created:
    lesson = lesson_of(hub.game(data.game, None).name)
    if lesson is None:
        raise refuse("table-no-lesson")
    limits.writes.take(person["id"], 3)
    mine = await hub.store.live_tables_of(person["id"])
    for row, _ in await hub.store.tables(mine):
        if row["game"] == data.game and LESSON in (row["origin"] or {}):
            return Created(row["id"])
    limits.tables.take(address(request))
    form = _form(hub, data.game, lesson)
    return Created((await hosting.create(hub, person, form, {LESSON: True})).id)


def _form(hub: Hub, game: str, lesson: Lesson) -> TableForm:
    """Return the form of a lesson's table: private, and it starts at once."""
    played = hub.game(game, None)
    seats = [
        {"kind": "me" if seat == lesson.seat else "bot", "level": lesson.level}
        for seat in range(played.seats(played.read_options(lesson.options)))
    ]
    form = {
        "game": game,
        "options": lesson.options,
        "seats": seats,
        "watch": "nobody",
        "start": True,
        "seed": str(lesson.seed),
    }
    return msgspec.convert(form, TableForm)


@get("/api/tables/{table:str}/lesson/{language:str}", summary="What a learner is told now")
async def get_lesson(room: Room, language: str, person: Row, hub: Hub) -> LessonInfo:
    lesson = lesson_at(room)
    session = room.session
    if lesson is None or room.seat_of(person["id"]) != lesson.seat:
        raise NotFoundException("table-no-lesson")
    if session is None or session.past is not None or session.rules_changes:
        return LessonInfo([], "", False)  # it can't be played again
    code = known_language(language)
    answers = list(session.answers)
    return await hub.workshop.do(lambda: _tell(code, lesson, session, answers))


def _tell(code: str, lesson: Lesson, session: Session, answers: list[Answer]) -> LessonInfo:
    """Replay the game up to these answers, apart from the table, and return what to say."""
    start = session.from_start(session.auto)
    telling = LessonText(Language(code, start.game), lesson, start, answers)
    length = LogLength()
    told = [
        SentenceInfo(length.at(start.events, each.events, lesson.seat), each.text)
        for each in telling.sentences
    ]
    return LessonInfo(told, telling.suggested, telling.through)


@get("/api/games/{game:str}/tips/{language:str}", summary="A sentence about each kind of decision")
async def get_tips(game: str, language: str, hub: Hub) -> dict[str, str]:
    if game not in hub.games:
        raise NotFoundException("game-unknown")
    played, code = hub.games[game], known_language(language)
    return await hub.workshop.do(lambda: tips(Language(code, played), played.decisions()))


HANDLERS: Final[list[Any]] = [begin, get_lesson, get_tips]
