"""Guided first games over the wire."""

from __future__ import annotations

from msgspec import Struct

from gunbai.server.wire import ShortText


class LessonForm(Struct, forbid_unknown_fields=True):
    """The game that somebody wants to learn."""

    game: ShortText


class SentenceInfo(Struct, forbid_unknown_fields=True):
    """A sentence of the host's voice, to be said once so many lines of the log were shown."""

    at: int
    text: str


class LessonInfo(Struct, forbid_unknown_fields=True):
    """The sentences for a learner now: what came of the last answer, then what is asked."""

    sentences: list[SentenceInfo]
    suggested: str  # the answer to try, as it is sent; "" if the game went another way
    through: bool  # the part that the lesson is about was finished with the last answer
