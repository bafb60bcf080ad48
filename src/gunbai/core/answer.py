"""Answers: given ones, and checked ones that are still to be carried out."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import BadPosition, BadText
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.notation import Data
from gunbai.core.reading import require

#: The action of a proposal that takes a step back.
UNDO: Final = -1


class Answer:
    """One answer of one seat; `auto` if it was the only one possible and given by the session."""

    def __init__(self, seat: int, action: Action, auto: bool = False) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.auto: Final = auto

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.action}{' by itself' if self.auto else ''}>"


class Proposal:
    """An answer (or, with `UNDO`, a step back) that a session has checked and not carried out.

    It holds for the version of the session it was checked at, and for no other.
    """

    def __init__(self, seat: int, action: Action, version: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.version: Final = version

    @property
    def undo(self) -> bool:
        return self.action == UNDO


# answers and events in a snapshot


def answer_rows(game: Game, answers: list[Answer]) -> list[object]:
    return [[answer.seat, game.text(answer.action), answer.auto] for answer in answers]


def event_rows(events: list[Event]) -> list[object]:
    return [[event.key, event.audience, event.a, event.b, event.c, event.d] for event in events]


def read_answers(game: Game, seats: int, kept: Data) -> list[Answer]:
    return [_read_answer(game, seats, row) for row in _rows(kept, "answers")]


def read_events(game: Game, kept: Data) -> list[Event]:
    return [_read_event(game, row) for row in _rows(kept, "events")]


def read_numbers(kept: Data, name: str, count: int) -> list[int]:
    value = kept.get(name)
    out: list[int] = []
    if isinstance(value, list):
        for number in value:
            if isinstance(number, int):
                out.append(number)
    require(len(out) == count, "position-field", {"name": name})
    return out


def _rows(kept: Data, name: str) -> list[list[object]]:
    value = kept.get(name)
    require(isinstance(value, list), "position-field", {"name": name})
    out: list[list[object]] = []
    if isinstance(value, list):
        for row in value:
            require(isinstance(row, list), "position-field", {"name": name})
            out.append(list(row))
    return out


def _read_answer(game: Game, seats: int, row: list[object]) -> Answer:
    good = len(row) == 3 and isinstance(row[0], int) and 0 <= row[0] < seats
    require(good, "position-field", {"name": "answers"})
    try:
        action = game.parse(str(row[1]))
    except BadText as error:
        raise BadPosition(error.refusal) from None
    seat = row[0]
    assert isinstance(seat, int)
    return Answer(seat, action, bool(row[2]))


def _read_event(game: Game, row: list[object]) -> Event:
    good = len(row) == 6 and row[0] in game.happenings
    require(good, "position-field", {"name": "events"})
    numbers: list[int] = []
    for number in row[1:]:
        if isinstance(number, int):
            numbers.append(number)
    require(len(numbers) == 5, "position-field", {"name": "events"})
    return Event(str(row[0]), numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
