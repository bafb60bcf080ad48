"""A guided first game: a recorded game, to be replayed by a learner.

Each game may have one in `data/lesson.toml`. The learner takes one of its seats and is told what to
try; the bots answer as recorded, as long as the game goes the same way. What is said about it is in
the game's `text/lesson.*.ftl`, under names that say when:

| | |
|---|---|
| `lesson-welcome` | before the first decision |
| `lesson-at-N` | at the learner's N-th answer, while the game goes the same way |
| `lesson-ask-KEY` | at any other decision of this kind; `.second`: when it comes again |
| `lesson-on-KEY` | after the first event of this kind |
| `lesson-part` | when the part that the lesson is about is over |

A second sentence is an attribute: `.second`, `.third`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from itertools import takewhile
from typing import Any, Final

from gunbai.core.answer import Answer
from gunbai.core.codec import Action
from gunbai.core.event import Event
from gunbai.core.session import Session
from gunbai.language import Language

#: The further sentences of a message.
MORE: Final = ("second", "third")


class Waits(Exception):
    """It is not this seat's turn to speak: others went first when the game was played."""


class Lesson:
    """The game of a lesson: its beginning, the learner's seat, and all recorded answers."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.options: Final[dict[str, str]] = data["options"]
        self.seed: Final[int] = data["seed"]
        self.seat: Final[int] = data["seat"]
        #: The level of the bots once the game goes another way.
        self.level: Final[str] = data["level"]
        #: After this many events of this kind, the part that the lesson is about is over.
        self._until: Final[str] = data["until"]["event"]
        self._count: Final[int] = data["until"]["count"]
        #: A word: answers with it were avoided when the game was played, as too rude.
        self.avoided: Final[str] = data.get("avoided", "")
        self._any_order: Final[list[str]] = data.get("any_order", [])  # verbs
        lines = [line.split(" ", 1) for line in data["answers"].splitlines() if line]
        self.answers: Final = [(int(seat), text) for seat, text in lines]

    def of_seat(self, seat: int) -> list[str]:
        """Return the answers of a seat, in their order."""
        return [text for who, text in self.answers if who == seat]

    def left(self, given: Sequence[Answer], seat: int) -> list[tuple[int, str]] | None:
        """Return the answers of a seat that are still to come, each with its number.

        None if it has answered something else. Steps whose order makes no difference, such as the
        cards of a plan, may come in any.
        """
        left = list(enumerate(self.of_seat(seat), 1))
        for answer in given:
            if answer.seat == seat:
                found = [each for each in self._next(left) if each[1] == answer.text()]
                if not found:
                    return None
                left.remove(found[0])
        return left

    def _next(self, left: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Return the answers that may come next."""
        verb = left[0][1].split()[0] if left else ""
        if verb not in self._any_order:
            return left[:1]
        return list(takewhile(lambda each: each[1].split()[0] == verb, left))

    def is_through(self, events: Sequence[Event]) -> bool:
        """Return True if the part is over that the lesson is about."""
        return sum(1 for event in events if event.key == self._until) >= self._count

    def suggested(self, session: Session, seat: int) -> tuple[int, Action] | None:
        """Return the answer that this seat gave here, with its number.

        None if the game goes another way.
        """
        given = given_in(session)
        left = self.left(given, seat)
        others = {answer.seat for answer in given}
        if not left or any(self.left(given, each) is None for each in others):
            return None
        number, text = left[0]
        action = session.game.parse(text)
        return (number, action) if session.refusal(seat, action) is None else None

    def reply(self, session: Session, seat: int) -> Action | None:
        """Return the answer of a bot; raise `Waits` while others have to answer first.

        Sealed answers come in any order.
        """
        found = self.suggested(session, seat)
        if found is not None and session.ask is not None and not session.ask.secret:
            counts = [0] * session.seats()
            for answer in given_in(session):
                counts[answer.seat] += 1
            for who, _ in self.answers:
                counts[who] -= 1
                if counts[who] < 0:
                    if who != seat:
                        raise Waits
                    break
        return None if found is None else found[1]


class Sentence:
    """Something that is said once this many events have been shown."""

    def __init__(self, events: int, text: str) -> None:
        self.events: Final = events
        self.text: Final = text


def given_in(session: Session) -> list[Answer]:
    """Return the answers that somebody gave, without those that were the only ones possible."""
    return [answer for answer in session.answers if not answer.auto]


class LessonText:
    """The sentences for a learner after these answers.

    They are first about what came of the last answer, then about what is asked; `suggested` is
    the answer to try, and `through` is True if the part of the lesson was finished since then. The
    game is played again from its `start`, to see what was asked before.
    """

    def __init__(
        self, language: Language, lesson: Lesson, start: Session, answers: Sequence[Answer]
    ) -> None:
        self._language: Final = language
        self._seat: Final = lesson.seat
        self._session: Final = start
        self._asked: Final[list[str]] = []
        self._begun = 0  # events before the first answer
        self._told = 0  # events before what came of the last answer
        self._play(answers)
        asked = lesson.seat in start.to_act()
        found = lesson.suggested(start, lesson.seat) if asked else None
        self._number: Final = 0 if found is None else found[0]
        self.suggested: Final = "" if found is None else start.game.text(found[1])
        before = lesson.is_through(start.events[: self._told])
        self.through: Final = lesson.is_through(start.events) and not before
        self.sentences: Final = [*self._outcomes(), *(self._question() if asked else [])]

    def _play(self, answers: Sequence[Answer]) -> None:
        session = self._session
        for answer in answers:
            if answer.auto:
                continue
            if answer.seat == self._seat and session.ask is not None:
                self._told = len(session.events)
                self._begun = self._begun if self._asked else self._told
                self._asked.append(session.ask.key)
            session.submit(answer.seat, answer.action)

    def _times(self, key: str) -> int:
        """Return how often this kind of decision came before; its many steps are one."""
        before = ["", *self._asked]
        runs = zip(before, self._asked, strict=False)
        begun = sum(1 for last, now in runs if now == key and last != key)
        return begun - (before[-1] == key)

    def _question(self) -> list[Sentence]:
        now = len(self._session.events)
        ask = self._session.ask
        assert ask is not None
        welcome = [] if self._asked else self._said("lesson-welcome", now)
        key = f"lesson-at-{self._number}"
        if self._language.has(key):
            return [*welcome, *self._said(key, now)]
        times = self._times(ask.key)
        return [*welcome, *self._said(f"lesson-ask-{ask.key}", now)[times : times + 1]]

    def _outcomes(self) -> list[Sentence]:
        """Return the sentences about kinds of events that came for the first time in play."""
        if not self._asked:
            return []
        events, told = self._session.events, self._told
        known = {event.key for event in events[self._begun : told] if event.seen_by(self._seat)}
        out = []
        for number, event in enumerate(events[told:], told + 1):
            if event.key not in known and event.seen_by(self._seat):
                known.add(event.key)
                out += self._said(f"lesson-on-{event.key}", number)
        return [*out, *(self._said("lesson-part", len(events)) if self.through else [])]

    def _said(self, key: str, events: int) -> list[Sentence]:
        """Return a message and its further sentences; none if there is no such message."""
        keys = [key, *(f"{key}.{more}" for more in MORE)]
        said = [self._language.say(each) for each in keys if self._language.has(each)]
        return [Sentence(events, text) for text in said]


def tips(language: Language, decisions: Sequence[str]) -> dict[str, str]:
    """Return the first sentence about each of these kinds of decisions, as far as there is one."""
    keys = {key: f"lesson-ask-{key}" for key in decisions}
    return {key: language.say(text) for key, text in keys.items() if language.has(text)}


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    found = resources.files("gunbai.games").joinpath(game, "data", "lesson.toml")
    if not found.is_file():
        return None
    return Lesson(tomllib.loads(found.read_text(encoding="utf-8")))
