"""Answers that were given, and checked ones that are still to be carried out."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, Codec
from gunbai.core.errors import GunbaiError
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.notation import Notation

#: The action of a proposal that takes a step back.
UNDO: Final = -1
#: The action of a proposal that undoes answers past a reveal, by consent.
BACK: Final = -3
#: The action of a proposal that changes the rules.
NEW_RULES: Final = -2

_MOST: Final = 1 << 62  # limit of a number in an event, which may be packed


class Answer:
    """One answer of one seat; `auto` if it was the only one possible and given by the session."""

    def __init__(self, seat: int, action: Action, codec: Codec, auto: bool = False) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.codec: Final = codec
        self.auto: Final = auto

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.text()}{' by itself' if self.auto else ''}>"

    def text(self) -> str:
        """Return the action as it is written in records."""
        return self.codec.text(self.action)


class RulesChange:
    """The point in a game from which it was played under newer rules."""

    def __init__(self, answers: int, rules: str) -> None:
        self.answers: Final = answers  # given before
        self.rules: Final = rules


class Proposal:
    """An answer that a session has checked and not carried out.

    With `UNDO` it takes a step back; with `NEW_RULES` the game goes on under newer `rules`; with
    `BACK` it goes back to where it was after `left` answers, to which others `agreed`. It is valid
    only for the version of the session at which it was checked.
    """

    def __init__(
        self,
        seat: int,
        action: Action,
        version: int,
        rules: str = "",
        *,
        left: int = 0,
        agreed: list[int] | None = None,
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.version: Final = version
        self.rules: Final = rules
        self.left: Final = left
        self.agreed: Final[list[int]] = [] if agreed is None else agreed

    @property
    def undo(self) -> bool:
        return self.action == UNDO

    @property
    def back(self) -> bool:
        return self.action == BACK


# answers and events in a snapshot


def answer_rows(answers: list[Answer]) -> list[object]:
    return [[answer.seat, answer.text(), answer.auto] for answer in answers]


def event_rows(events: list[Event]) -> list[object]:
    return [[event.key, event.audience, event.a, event.b, event.c, event.d] for event in events]


def read_answers(n: Notation) -> list[Answer]:
    return [_read_answer(n, row_of(n, "answers", found, 3)) for found in n.items("answers")]


def read_events(game: Game, n: Notation) -> list[Event]:
    return [read_event_row(game, n, found) for found in n.items("events")]


def readable_events(game: Game, rows: object) -> list[Event]:
    """Return the events among these rows that the game still knows."""
    out: list[Event] = []
    for row in rows if isinstance(rows, list) else []:
        try:
            event = Event(row[0], row[1], row[2], row[3], row[4], row[5])
            game.arguments(event)
        except (LookupError, TypeError, ValueError, GunbaiError):
            continue  # of another version of the game
        out.append(event)
    return out


def read_rules_changes(n: Notation) -> list[RulesChange]:
    if "rules" not in n.data:  # written before rules could change
        return []
    return [_read_rules_change(n, row_of(n, "rules", found, 2)) for found in n.items("rules")]


def row_of(n: Notation, label: str, found: object, size: int) -> list[object]:
    if not isinstance(found, list) or len(found) != size:
        raise n.refuse(label, "position-form", found)
    return found


def _read_answer(n: Notation, row: list[object]) -> Answer:
    seat = n.amount("answers", row[0], n.seats - 1)
    return Answer(seat, n.parse("answers", row[1]), n.codec, bool(row[2]))


def _read_rules_change(n: Notation, row: list[object]) -> RulesChange:
    return RulesChange(n.amount("rules", row[0], _MOST), str(row[1]))


def read_event_row(game: Game, n: Notation, found: object) -> Event:
    row = row_of(n, "events", found, 6)
    key = row[0]
    if not isinstance(key, str) or key not in game.event_kinds:
        raise n.refuse("events", "position-name", key)
    numbers = [n.amount("events", number, _MOST, -_MOST) for number in row[1:]]
    return Event(key, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
