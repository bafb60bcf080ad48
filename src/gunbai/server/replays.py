"""Replays: games to step through, from a seat or from above."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from gunbai.core.errors import Refusal
from gunbai.core.event import SPECTATOR
from gunbai.core.history import ABOVE, History
from gunbai.server.conversion import happening
from gunbai.server.messages import ReplayInfo, ReplayLine, ReplayStep, ReplayTalk
from gunbai.server.room import OVER, Room, TableError

MOST_REPLAYS: Final = 12  # replays kept ready
MOST_STEPS: Final = 100  # steps sent at once


class Replays:
    """The replays that are in use; each is made once, not at every step."""

    def __init__(self) -> None:
        self._ready: Final[OrderedDict[tuple[str, int], History]] = OrderedDict()

    def _get(self, room: Room, person: str, seat: int | None) -> tuple[History, list[int]]:
        """Return the replay from this seat (None: any allowed one), and the allowed seats."""
        seats = allowed_seats(room, person)
        session = room.session
        if session is None or not room.may_watch(person):
            raise TableError(Refusal("table-no-replay"))
        looking = seats[-1] if seat is None else seat
        if looking not in seats:
            raise TableError(Refusal("table-no-replay"))
        key = (room.id, ABOVE if room.status in OVER else looking)
        history = self._ready.pop(key, None)
        if history is None or not history.follow(session):
            history = History(session, key[1])
            history.follow(session)
        self._ready[key] = history
        while len(self._ready) > MOST_REPLAYS:
            self._ready.popitem(last=False)
        return history, seats

    def info(self, room: Room, person: str) -> ReplayInfo:
        history, seats = self._get(room, person, None)
        return ReplayInfo(room.info(person), history.last, seats, history.chapters())

    def steps(
        self, room: Room, person: str, at: int, seat: int, count: int = 1
    ) -> list[ReplayStep]:
        """Return positions from number `at` on as `seat` saw them, with the events of each."""
        history, _ = self._get(room, person, seat)
        at = min(at, history.last)
        log_at = history.log_length(at, seat)
        out = []
        for each in range(at, min(at + min(count, MOST_STEPS), history.last + 1)):
            lines = [happening(room.game, event, history) for event in history.news(each, seat)]
            out.append(ReplayStep(each, history.view(each, seat), log_at, lines))
            log_at += len(lines)
        return out

    def log(self, room: Room, person: str, seat: int) -> list[ReplayLine]:
        """Return the whole log as `seat` saw it, each line with the number of its answer."""
        history, _ = self._get(room, person, seat)
        return [
            ReplayLine(at, happening(room.game, event, history))
            for at in range(history.last + 1)
            for event in history.news(at, seat)
        ]

    def talk(self, room: Room, person: str) -> ReplayTalk:
        """Return the talk and promises that concern this person, from whatever seat they look."""
        self._get(room, person, None)
        seat = room.seat_of(person)
        return ReplayTalk(room.talk_for(seat), room.promises_for(seat))


def allowed_seats(room: Room, person: str) -> list[int]:
    """Return the seats to look from: all in a finished game, one's own in a running one."""
    if room.status in OVER:
        return [ABOVE, SPECTATOR, *range(len(room.seats))]
    return [room.seat_of(person)]
