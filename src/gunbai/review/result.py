"""A review as it is kept and shown: plain data in the words of the game, without names."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from gunbai.core.seat_view import Choice

FORMAT: Final = 1
#: How good a decision was, best first, by what it lost of the chance to win.
Grade = Literal["good", "slip", "mistake", "blunder"]
_GRADES: Final[list[tuple[float, Grade]]] = [(0.15, "blunder"), (0.07, "mistake"), (0.03, "slip")]


def grade_of(loss: float) -> Grade:
    """Return how good a decision was that lost this much."""
    for least, grade in _GRADES:
        if loss >= least:
            return grade
    return "good"


class Told(Struct):
    """A sentence: the key of a text, and its words."""

    key: str
    words: dict[str, Any] = {}


class Why(Struct):
    """A reason for the better answer, and the points that it is about."""

    key: str
    words: dict[str, Any]
    points: float


class CurvePoint(Struct):
    """The chances of the seats to win at a position of the replay, with all secrets known."""

    at: int
    chances: list[float]


class Chapter(Struct):
    """The position of the replay at which a chapter of the game begins."""

    at: int
    title: Told


class DecisionReview(Struct):
    """A decision: what was answered, what a strong bot would have answered, what that is worth."""

    at: int
    seat: int
    ask: Told  # what was asked
    given: list[Choice]
    best: list[Choice]  # empty if nothing better was found
    chance: float  # of the seat to win after its answer, as far as it could know
    loss: float
    grade: Grade
    #: The seat's luck right after it: gains or losses that nobody could choose.
    luck: float
    reasons: list[Why]


class Stroke(Struct):
    """A stroke of fortune: throws, draws and what came to light."""

    at: int
    gains: list[float]  # by seat
    events: list[Told]


class SeatReview(Struct):
    """One seat's game: what its decisions lost in total, and what luck gave it."""

    decisions: int
    good: int  # decisions that lost nothing to speak of
    lost: float
    luck: float


class Review(Struct):
    """The review of one game."""

    format: int
    game: str
    last: int  # the replay's last position
    scores: list[int]
    places: list[int]
    curve: list[CurvePoint]
    chapters: list[Chapter]
    decisions: list[DecisionReview]
    turning: list[int]  # the decisions that cost most, by their place in `decisions`
    strokes: list[Stroke]
    seats: list[SeatReview]
    summary: list[Told]
