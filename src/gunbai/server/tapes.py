"""Tapes: a game to step through, from a seat or from above.

One is played by the engine; an archive is what the engine once played, kept for ever.
"""

from __future__ import annotations

import lzma
from typing import Any, Final, Protocol

import msgspec

from gunbai.core.answer import Answer, RulesChange
from gunbai.core.event import ABOVE, SPECTATOR
from gunbai.core.game import Game
from gunbai.core.history import History
from gunbai.core.knowledge import Knowledge
from gunbai.core.notation import Data
from gunbai.core.record import read_record, write_record, write_text
from gunbai.core.seat_view import View
from gunbai.core.session import Session
from gunbai.server.changes import change, changed
from gunbai.server.conversion import happening, scene_changes
from gunbai.server.messages import Happening, ReplayMove

#: Between two views that an archive keeps whole there are so many moves.
EVERY: Final = 50


class Tape(Protocol):
    """The positions of a game as each seat saw them, and the way from each to the next."""

    @property
    def last(self) -> int:
        """The number of the last position; the first one is 0."""

    def chapters(self) -> list[int]:
        """Return the positions at which a chapter of the game begins."""

    def view(self, at: int, seat: int) -> View:
        """Return a position as this seat, a spectator or `ABOVE` sees it."""

    def lines(self, at: int, seat: int) -> list[Happening]:
        """Return the lines of the log that led to a position."""

    def lines_of_past(self, seat: int) -> int:
        """Return how many of the first lines are about play before the first position."""

    def move(self, at: int, seat: int, before: View) -> ReplayMove:
        """Return the way to a position from the view before it."""

    def log_length(self, at: int, seat: int) -> int:
        """Return the number of lines the seat had seen before those of a position."""

    def position_of_line(self, lines: int, seat: int) -> int:
        """Return the last position at which the seat had seen at most so many lines."""


class PlayedTape:
    """A game that the engine replays."""

    def __init__(self, session: Session, seat: int) -> None:
        self.game: Final[Game] = session.game
        self._history: Final = History(session, seat)
        self._past: Final = [] if session.past is None else session.past.events
        self._shown: tuple[int, int, View] | None = None  # the view that was made last

    def follow(self, session: Session) -> bool:
        """Play on; return False if some of what was played was taken back."""
        return self.play(session, session.answers, session.rules_changes)

    def play(self, session: Session, answers: list[Answer], changes: list[RulesChange]) -> bool:
        """Do the same with the answers and changes of the rules that a session had at some time."""
        return self.game is session.game and self._history.play(answers, changes)

    @property
    def last(self) -> int:
        return self._history.last

    def dump(self, at: int) -> Data:
        """Return a whole position, secrets included: only for a game that is over."""
        return self._history.position(at).dump()

    def knowledge(self, at: int, seat: int) -> Knowledge:
        """Return a position of a game that is over, as this seat knew it."""
        return Knowledge(self._history.position(at), seat)

    def chapters(self) -> list[int]:
        return self._history.chapters()

    def view(self, at: int, seat: int) -> View:
        if self._shown is None or self._shown[:2] != (at, seat):
            self._shown = at, seat, self._history.view(at, seat)
        return self._shown[2]

    def lines_of_past(self, seat: int) -> int:
        return sum(1 for event in self._past if event.seen_by(seat))

    def lines(self, at: int, seat: int) -> list[Happening]:
        history = self._history
        return [happening(self.game, event, history) for event in history.news(at, seat)]

    def move(self, at: int, seat: int, before: View) -> ReplayMove:
        after = self.view(at, seat)
        told, reached = scene_changes(self._history.scenes(at, seat), before)
        return ReplayMove(change(reached, after), told, self.lines(at, seat))

    def log_length(self, at: int, seat: int) -> int:
        return self._history.log_length(at, seat)

    def position_of_line(self, lines: int, seat: int) -> int:
        return self._history.position_of_line(lines, seat)


class _Side(msgspec.Struct):
    """A game from one seat: some whole views, the first lines, and every move."""

    views: dict[str, Any]
    first: list[Happening]
    past: int  # of the first lines
    moves: list[ReplayMove]


class _Kept(msgspec.Struct):
    """An archive as it is stored; later versions of the program may add to it."""

    format: int
    record: str
    answers: int
    options: dict[str, str]
    chapters: list[int]
    sides: dict[str, _Side]


def make_archive(session: Session) -> bytes:
    """Return everything that people may want to see of a finished game, packed."""
    tape = PlayedTape(session, ABOVE)
    tape.follow(session)
    sides = {}
    for seat in (ABOVE, SPECTATOR, *range(len(session.names))):
        view = tape.view(0, seat)
        side = _Side({"0": view}, tape.lines(0, seat), tape.lines_of_past(seat), [])
        for at in range(1, tape.last + 1):
            side.moves.append(tape.move(at, seat, view))
            view = tape.view(at, seat)
            if at % EVERY == 0:
                side.views[str(at)] = view
        sides[str(seat)] = side
    kept = _Kept(
        1,
        write_record(session),
        len(session.all_answers),
        session.options,
        tape.chapters(),
        sides,
    )
    return lzma.compress(msgspec.json.encode(kept))


def without_name(packed: bytes, seat: int) -> bytes:
    """Return an archive in which a seat no longer has a name."""
    kept = msgspec.json.decode(lzma.decompress(packed), type=_Kept)
    record = read_record(kept.record)
    record.names[seat] = ""
    kept.record = write_text(record)
    return lzma.compress(msgspec.json.encode(kept))


class Archive:
    """A game that is over, as everybody saw it: no rules are needed to look at it."""

    def __init__(self, packed: bytes) -> None:
        self._kept: Final = msgspec.json.decode(lzma.decompress(packed), type=_Kept)

    @property
    def record(self) -> str:
        return self._kept.record

    @property
    def answers(self) -> int:
        return self._kept.answers

    @property
    def options(self) -> dict[str, str]:
        """The options it was played with at its end."""
        return self._kept.options

    @property
    def last(self) -> int:
        return len(self._side(ABOVE).moves)

    def chapters(self) -> list[int]:
        return self._kept.chapters

    def view(self, at: int, seat: int) -> View:
        side = self._side(seat)
        begin = at - at % EVERY
        view: View = side.views[str(begin)]
        for move in side.moves[begin:at]:
            view = carried_out(move, view)
        return view

    def lines_of_past(self, seat: int) -> int:
        return self._side(seat).past

    def lines(self, at: int, seat: int) -> list[Happening]:
        side = self._side(seat)
        return side.moves[at - 1].log if at else side.first

    def move(self, at: int, seat: int, before: View) -> ReplayMove:
        return self._side(seat).moves[at - 1]

    def log_length(self, at: int, seat: int) -> int:
        return sum(len(self.lines(each, seat)) for each in range(at))

    def position_of_line(self, lines: int, seat: int) -> int:
        at = 0
        seen = len(self.lines(0, seat))
        while at < self.last and seen + len(self.lines(at + 1, seat)) <= lines:
            at += 1
            seen += len(self.lines(at, seat))
        return at

    def log(self, seat: int) -> list[Happening]:
        """Return the whole log as a seat saw it."""
        return [line for at in range(self.last + 1) for line in self.lines(at, seat)]

    def _side(self, seat: int) -> _Side:
        return self._kept.sides[str(seat)]


def carried_out(move: ReplayMove, view: View) -> View:
    """Return the view after a move."""
    for scene in move.scenes[:-1]:
        view = changed(view, scene.change)
    after: View = changed(view, move.change)
    return after
