"""The part of a game before the position from which it continues, when it can't be replayed.

This happens to games begun with an earlier version of this program: their answers may mean
something else by now. What people have seen stays in the log; the game continues from the position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.core.answer import Answer, event_rows, readable_events
from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.notation import Data
from gunbai.core.options import Options


class Past:
    """Everything known about a game up to a position: nothing of it is replayed."""

    def __init__(
        self,
        position: Data,
        *,
        rules: str,
        options: Options,
        answers: list[str],
        events: list[Event],
        lost: int | None = None,
    ) -> None:
        self.position: Final = position
        self.rules: Final = rules  # under which it was played up to here
        self.options: Final = options  # with which it began
        self.answers: Final = answers  # as records write them: "s2 play 5r auto"
        self.events: Final = events
        #: Answers that were given after the position and don't count; None: this is not reported.
        self.lost: Final = lost

    @property
    def steps(self) -> int:
        """The number of all answers given, including those that don't count."""
        return len(self.answers) + (self.lost or 0)

    @property
    def played_with(self) -> Options:
        """The options of its position, with which the game continues."""
        options = self.position.get("options")
        return options if isinstance(options, dict) else {}

    def at(self, position: Data, rules: str, lost: int | None = None) -> Past:
        """Return the same past under the rules of this name, before a position that others know."""
        return Past(
            position,
            rules=rules,
            options=self.options,
            answers=self.answers,
            events=self.events,
            lost=lost,
        )

    def data(self) -> Data:
        """Return it as plain data, to be stored."""
        return {
            "rules": self.rules,
            "options": dict(self.options),
            "answers": self.answers[:],
            "events": event_rows(self.events),
            "position": self.position,
            "lost": self.lost,
        }


def read_past(game: Game, data: Mapping[str, object]) -> Past:
    """Return what `Past.data` wrote; events that this game no longer knows are left out."""
    position = data.get("position")
    options = data.get("options", {})
    answers = data.get("answers", [])
    lost = data.get("lost")
    if not isinstance(position, dict) or not isinstance(options, dict):
        raise BadPosition(Refusal("position-form", "", {"label": "position"}))
    if not isinstance(answers, list) or not (lost is None or isinstance(lost, int)):
        raise BadPosition(Refusal("position-form", "", {"label": "answers"}))
    return Past(
        position,
        rules=str(data.get("rules", "")),
        options={str(name): str(value) for name, value in options.items()},
        answers=[str(answer) for answer in answers],
        events=readable_events(game, data.get("events", [])),
        lost=lost,
    )


def answer_line(answer: Answer) -> str:
    """Return an answer as records write it."""
    return f"s{answer.seat + 1} {answer.text()}{' auto' if answer.auto else ''}"
