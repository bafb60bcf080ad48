"""The lesson of a table, if it is one at which somebody learns."""

from __future__ import annotations

from typing import Final

from gunbai.lesson import Lesson, lesson_of
from gunbai.server.room import Room

#: In the origin of a table: a guided first game.
LESSON: Final = "lesson"


def lesson_at(room: Room) -> Lesson | None:
    """Return the lesson of a table; None if it is an ordinary one."""
    return lesson_of(room.game.name) if LESSON in (room.origin or {}) else None
