"""Messages of the puzzles: what the solver's seat sees, and what its answers are worth."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gunbai.core.seat_view import Choice, View
from gunbai.server.messages import ReasonInfo, ReplayRun


class PuzzleInfo(Struct):
    """A puzzle in a list, with the number that people call it by; difficulty 1 (easy) to 3."""

    id: str
    number: int
    theme: str
    difficulty: int


class PuzzleList(Struct):
    """The puzzles of a game, theme by theme; today's is the same for everybody."""

    themes: list[str]
    puzzles: list[PuzzleInfo]
    daily: str


class PuzzleShown(Struct):
    """A puzzle as its seat sees it: nothing else of the position is ever sent."""

    info: PuzzleInfo
    view: View
    seats: int
    #: The puzzle after this one; after the last one the first.
    next: str


class PuzzleHint(Struct):
    """A hint: what the solution is good for, and the answers of which it is one."""

    reasons: list[ReasonInfo]
    left: list[str]


class PuzzleForm(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle; an empty one gives up."""

    action: Annotated[str, Meta(max_length=400)]


class PuzzleAnswer(Struct):
    """An answer, the seat's chance to win after it, and what speaks for or against it."""

    choice: Choice
    chance: float
    reasons: list[ReasonInfo]


class PuzzleVerdict(Struct):
    """The verdict on an answer, and its result: scenes as the solver sees them."""

    right: bool
    #: What was answered; the solution if the solver gave up.
    given: PuzzleAnswer
    #: The chance of the best answer.
    best: float
    run: ReplayRun
    #: All answers, best first, once the solution is known; until then none.
    answers: list[PuzzleAnswer]
