"""Replays: games to step through, from a seat or from above."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from gunbai.core.errors import Refusal
from gunbai.core.event import ABOVE, SPECTATOR
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.notation import Data
from gunbai.server.messages import (
    ReplayInfo,
    ReplayLine,
    ReplayMove,
    ReplayRun,
    ReplayStep,
    ReplayTalk,
)
from gunbai.server.room import OVER, Room, TableError
from gunbai.server.shown import info_of, promises_for, talk_for
from gunbai.server.tapes import Archive, PlayedTape, Tape
from gunbai.server.workshop import Workshop

T = TypeVar("T")
MOST_REPLAYS: Final = 12  # replays kept ready
MOST_STEPS: Final = 100  # steps sent at once
STEPS_OF_A_REQUEST: Final = 10  # this many are as much work as another request


class _Wanted:
    """A requested replay: the game as it is now, which may go on in the meantime."""

    def __init__(self, room: Room, person: str, seat: int | None) -> None:
        """Choose the seat to look from (None: any allowed one); refuse one that is not allowed."""
        self.seats: Final = allowed_seats(room, person)
        looking = self.seats[-1] if seat is None else seat
        if not room.may_watch(person) or looking not in self.seats:
            raise TableError(Refusal("table-no-replay"))
        session = room.session
        if session is None and room.archive is None:
            raise TableError(room.closed or Refusal("table-no-replay"))
        self.archive: Final[Archive | None] = room.archive
        self.session: Final = session
        self.answers: Final = [] if session is None else list(session.answers)
        self.changes: Final = [] if session is None else list(session.rules_changes)
        self.key: Final = (room.id, ABOVE if room.status in OVER else looking)


class Known:
    """The part of a position that a person may know: what a seat knows, or all of it."""

    def __init__(self, game: Game, seen: Knowledge | Data) -> None:
        self.game: Final = game
        self.seen: Final = seen  # a dump if it is all of it


class Replays:
    """The replays that are in use; each is made once, not at every step, and in the workshop."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop: Final = workshop
        self._ready: Final[OrderedDict[tuple[str, int], PlayedTape]] = OrderedDict()

    async def _look(self, wanted: _Wanted, look: Callable[[Tape], T]) -> T:
        """Return what is seen in a replay that is up to date."""
        return await self._workshop.do(lambda: look(self._get(wanted)))

    def _get(self, wanted: _Wanted) -> Tape:
        if wanted.archive is not None:
            return wanted.archive
        session = wanted.session
        assert session is not None
        tape = self._ready.pop(wanted.key, None)
        if tape is None or not tape.play(session, wanted.answers, wanted.changes):
            tape = PlayedTape(session, wanted.key[1])
            tape.play(session, wanted.answers, wanted.changes)
        self._ready[wanted.key] = tape
        while len(self._ready) > MOST_REPLAYS:
            self._ready.popitem(last=False)
        return tape

    async def info(self, room: Room, person: str) -> ReplayInfo:
        wanted = _Wanted(room, person, None)

        def look(tape: Tape) -> tuple[int, list[int]]:
            return tape.last, tape.chapters()

        last, chapters = await self._look(wanted, look)
        return ReplayInfo(info_of(room, person), last, wanted.seats, chapters)

    async def step(self, room: Room, person: str, at: int, seat: int) -> ReplayStep:
        """Return a position as `seat` saw it, with the events of the last answer."""

        def look(tape: Tape) -> ReplayStep:
            place = min(at, tape.last)
            view = tape.view(place, seat)
            return ReplayStep(place, view, tape.log_length(place, seat), tape.lines(place, seat))

        return await self._look(_Wanted(room, person, seat), look)

    async def run(self, room: Room, person: str, at: int, seat: int, count: int) -> ReplayRun:
        """Return a position as `seat` saw it, and the way to the next ones, scene by scene."""

        def look(tape: Tape) -> ReplayRun:
            return _run(tape, min(at, tape.last), seat, count)

        return await self._look(_Wanted(room, person, seat), look)

    async def since(
        self, room: Room, person: str, lines: int, count: int | None, wanted: int | None = None
    ) -> ReplayRun:
        """Return what has happened since a person in a seat had seen this many lines of the log.

        Without a `count` the newest answers, else so many from there on. Of several seats on one
        device one is `wanted`.
        """
        seat = _own_seat(room, person, wanted)

        def look(tape: Tape) -> ReplayRun:
            at = tape.position_of_line(lines, seat)
            if count is None:
                at = max(at, tape.last - MOST_STEPS)
            return _run(tape, at, seat, MOST_STEPS if count is None else count)

        return await self._look(_Wanted(room, person, seat), look)

    async def log(self, room: Room, person: str, seat: int) -> list[ReplayLine]:
        """Return the whole log as `seat` saw it, each line with the number of its answer."""

        def look(tape: Tape) -> list[ReplayLine]:
            places = range(tape.last + 1)
            out = [ReplayLine(at, line) for at in places for line in tape.lines(at, seat)]
            for line in out[: tape.lines_of_past(seat)]:
                line.at = -1
            return out

        return await self._look(_Wanted(room, person, seat), look)

    async def known(self, room: Room, person: str, at: int | None, seat: int | None) -> Known:
        """Return a position of a game as a person may know it: of a running one, the present one.

        Of a finished game it is the true one of any step, unless it is wanted as a seat knew it.
        """
        wanted = _Wanted(room, person, seat)
        eyes = wanted.seats[0] if seat is None else seat
        if eyes == SPECTATOR:
            raise TableError(Refusal("desk-no-seat"))  # nobody plays from what a spectator knows
        if wanted.session is None:
            raise TableError(room.closed or Refusal("table-no-replay"))
        if room.status not in OVER:
            return Known(wanted.session.game, wanted.session.knowledge(eyes))

        def look(tape: Tape) -> Known:
            assert isinstance(tape, PlayedTape)
            place = tape.last if at is None else min(at, tape.last)
            if eyes == ABOVE:
                return Known(tape.game, tape.dump(place))
            return Known(tape.game, tape.knowledge(place, eyes))

        return await self._look(wanted, look)

    def talk(self, room: Room, person: str, wanted: int | None = None) -> ReplayTalk:
        """Return the talk and promises that concern this person, from whatever seat they look."""
        _Wanted(room, person, None)
        seat = _own_seat(room, person, wanted)
        return ReplayTalk(talk_for(room, seat), promises_for(room, seat))


def _run(tape: Tape, at: int, seat: int, count: int) -> ReplayRun:
    """Return the way from a position on, scene by scene."""
    first = view = tape.view(at, seat)
    moves: list[ReplayMove] = []
    for each in range(at + 1, min(at + min(count, MOST_STEPS), tape.last) + 1):
        moves.append(tape.move(each, seat, view))
        view = tape.view(each, seat)
    log_at = tape.log_length(at, seat) + len(tape.lines(at, seat))
    return ReplayRun(at, first, log_at, moves)


def cost_of_run(count: int | None) -> float:
    """Return what a run costs its visitor beyond an ordinary request, by its steps."""
    return (MOST_STEPS if count is None else min(count, MOST_STEPS)) / STEPS_OF_A_REQUEST


def _own_seat(room: Room, person: str, wanted: int | None) -> int:
    """Return a seat of this person: the wanted one if it is theirs."""
    mine = room.seats_of(person)
    return room.seat_of(person) if wanted is None or wanted not in mine else wanted


def allowed_seats(room: Room, person: str) -> list[int]:
    """Return the seats to look from: all in a finished game, one's own in a running one."""
    if room.status in OVER:
        return [ABOVE, SPECTATOR, *range(len(room.seats))]
    return room.seats_of(person) or [SPECTATOR]
