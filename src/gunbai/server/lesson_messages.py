"""Guided first games over the wire."""

from __future__ import annotations

from msgspec import Struct

from gunbai.server.wire import ShortText


class LessonForm(Struct, forbid_unknown_fields=True):
    """The game that somebody wants to learn."""

    game: ShortText


class SentenceInfo(Struct, forbid_unknown_fields=True):
    """A sentence of the host, to be said once this many lines of the log have been shown."""

    at: int
    text: str


class LessonInfo(Struct, forbid_unknown_fields=True):
    """The current sentences for a learner: the result of the last answer, then the question."""

    sentences: list[SentenceInfo]
    suggested: str  # the answer to try, as it is sent; "" if the game went another way
    through: bool  # the part that the lesson is about was finished with the last answer
