"""A review from beginning to end: the findings about each decision, put together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gunbai import games
from gunbai.arena.workers import each
from gunbai.core.codec import Action
from gunbai.core.event import CHAPTER, GREAT, Event
from gunbai.core.game import Game
from gunbai.core.record import read_record, replay
from gunbai.core.seat_view import choices, prompt
from gunbai.review.result import (
    FORMAT,
    Chapter,
    CurvePoint,
    DecisionReview,
    Review,
    SeatReview,
    Stroke,
    Told,
    Why,
    grade_of,
)
from gunbai.review.reviewer import CLOSER, LUCKY, Effort, Reviewer
from gunbai.review.summary import summary_of
from gunbai.review.worth import Verdict

TURNING: Final = 3
STROKES: Final = 3
_SLIGHT: Final = 0.03  # a turning point or a stroke costs or gives more than this
_TOLD: Final = 2  # events shown for a stroke
_DIGITS: Final = 3
_TOGETHER: Final = 8  # decisions that are looked at in one piece of work


@dataclass(frozen=True)
class Task:
    """A game to be reviewed: workers get no more than this, and replay it."""

    record: str
    effort: Effort


@lru_cache(maxsize=1)
def _reviewer(record: str) -> Reviewer:
    """Return the reviewer of a game; the pieces of one review share it."""
    found = read_record(record)
    game = games.load(found.game).with_data(found.data)
    return Reviewer(replay(game, found))


# The work in its order; each piece may be done by another process.


def pieces(task: Task) -> list[list[int]]:
    """Return the decisions of the game, by the pieces in which they are looked at."""
    count = len(_reviewer(task.record).decisions)
    starts = range(0, count, _TOGETHER)
    return [list(range(first, min(first + _TOGETHER, count))) for first in starts]


def first_look(task: Task, numbers: list[int]) -> list[Verdict]:
    """Return what these decisions were worth, at a glance."""
    reviewer = _reviewer(task.record)
    seconds, _ = reviewer.seconds_each(task.effort)
    return [reviewer.weigh(number, task.effort.first, seconds) for number in numbers]


def worth_a_look(task: Task, verdicts: list[Verdict]) -> list[Verdict]:
    """Return the decisions that deserve a closer look."""
    return _reviewer(task.record).worth_a_look(verdicts)


def closer_look(task: Task, verdict: Verdict) -> list[Verdict]:
    """Return a decision looked at more closely."""
    reviewer = _reviewer(task.record)
    _, seconds = reviewer.seconds_each(task.effort)
    return [reviewer.look_closer(verdict, task.effort.closer, seconds)]


def put_together(task: Task, verdicts: list[Verdict]) -> list[Review]:
    """Return the review made from all findings."""
    return [_review(_reviewer(task.record), verdicts)]


class Findings:
    """The verdicts so far: a closer look replaces the first one."""

    def __init__(self) -> None:
        self._by_number: Final[dict[int, Verdict]] = {}

    def take(self, found: list[Verdict]) -> None:
        for verdict in found:
            self._by_number[verdict.number] = verdict

    def all(self) -> list[Verdict]:
        """Return them in the order of the game."""
        return [self._by_number[number] for number in sorted(self._by_number)]


def most_pieces(first: int) -> int:
    """Return how many pieces of work a review has at most, with so many first ones."""
    return first + CLOSER + LUCKY


def make_review(task: Task, jobs: int) -> Iterator[Review | None]:
    """Do all the work with this many processes; yield after each piece, finally the review."""
    findings = Findings()
    for found in each(first_look, task, pieces(task), jobs):
        findings.take(found)
        yield None
    for found in each(closer_look, task, worth_a_look(task, findings.all()), jobs):
        findings.take(found)
        yield None
    yield from put_together(task, findings.all())


def _review(reviewer: Reviewer, found: list[Verdict]) -> Review:
    decisions = [_judged(reviewer, verdict) for verdict in found]
    order = sorted(range(len(found)), key=lambda place: -found[place].sure_loss)
    turning = [
        place for place in order if found[place].closely and decisions[place].loss >= _SLIGHT
    ][:TURNING]
    divided = reviewer.divided
    result = divided.end.result()
    assert result is not None
    positions = [stretch.at for stretch in divided.stretches] + [divided.last]
    curve = [
        CurvePoint(at, _rounded(chances))
        for at, chances in zip(positions, reviewer.curve, strict=True)
    ]
    review = Review(
        format=FORMAT,
        game=reviewer.game.name,
        last=divided.last,
        scores=list(result.scores),
        places=list(result.places),
        curve=curve,
        chapters=_chapters(reviewer),
        decisions=decisions,
        turning=turning,
        strokes=_strokes(reviewer, found),
        seats=[_seat(reviewer, found, decisions, seat) for seat in range(len(result.scores))],
        summary=[],
    )
    review.summary = summary_of(review)
    return review


def _judged(reviewer: Reviewer, verdict: Verdict) -> DecisionReview:
    """Return a decision in words of the game."""
    place, decision = reviewer.decisions[verdict.number]
    stretch = reviewer.divided.stretches[place]
    game = reviewer.game
    loss = round(max(0.0, verdict.sure_loss), _DIGITS)
    grade = grade_of(loss)
    asked = prompt(stretch.before, decision.seat)
    better = verdict.best != decision.steps and grade != "good"
    return DecisionReview(
        at=decision.at,
        seat=decision.seat,
        ask=Told("") if asked is None else Told(f"ask-{asked['key']}", asked["words"]),
        given=choices(game, decision.steps),
        best=choices(game, _told(decision.steps, verdict.best)) if better else [],
        chance=round(verdict.given_chance, _DIGITS),
        loss=loss,
        grade=grade,
        luck=round(reviewer.luck(verdict)[decision.seat], _DIGITS),
        reasons=[Why(key, words, round(points, 1)) for key, words, points in verdict.reasons],
    )


def _told(given: list[Action], best: list[Action]) -> list[Action]:
    """Return the best answer; of a plan only the steps in which it differs."""
    return best if len(best) == 1 else [step for step in best if step not in given] or best


def _chapters(reviewer: Reviewer) -> list[Chapter]:
    kinds = reviewer.game.event_kinds
    out: dict[int, Chapter] = {}  # of several that begin at once, the last
    for stretch in reviewer.divided.stretches:
        for event in stretch.events:
            if kinds[event.key].opens == CHAPTER:
                out[stretch.at] = Chapter(stretch.at, _sentence(reviewer.game, event))
    return list(out.values())


def _strokes(reviewer: Reviewer, verdicts: list[Verdict]) -> list[Stroke]:
    """Return the greatest strokes of fortune."""
    gains = {verdict.number: reviewer.luck(verdict) for verdict in verdicts}
    order = sorted(gains, key=lambda number: -max(map(abs, gains[number])))
    out: list[Stroke] = []
    for number in order[:STROKES]:
        if max(map(abs, gains[number])) >= _SLIGHT:
            stretch = reviewer.stretch_of(number)
            events = _weighty(reviewer.game, stretch.events)
            out.append(Stroke(stretch.at, _rounded(gains[number]), events))
    return out


def _weighty(game: Game, events: list[Event]) -> list[Told]:
    """Return the events that best describe what happened."""
    kinds = game.event_kinds
    seen = [event for event in events if kinds[event.key].scene and not kinds[event.key].idle]
    great = [event for event in seen if kinds[event.key].scene == GREAT]
    return [_sentence(game, event) for event in (great or seen)[:_TOLD]]


def _sentence(game: Game, event: Event) -> Told:
    return Told(event.key, game.arguments(event))


def _seat(
    reviewer: Reviewer, verdicts: list[Verdict], decisions: list[DecisionReview], seat: int
) -> SeatReview:
    mine = [decision for decision in decisions if decision.seat == seat]
    return SeatReview(
        decisions=len(mine),
        good=sum(decision.grade == "good" for decision in mine),
        lost=round(sum(decision.loss for decision in mine), _DIGITS),
        luck=round(sum(reviewer.luck(verdict)[seat] for verdict in verdicts), _DIGITS),
    )


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, _DIGITS) for number in numbers]
