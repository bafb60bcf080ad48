"""Stepping through a game, from a seat or from above."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from gunbai.core.errors import Refusal
from gunbai.core.event import SPECTATOR, Event
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.server.messages import ReplayInfo, ReplayStep, View
from gunbai.server.room import OVER, Room, TableError
from gunbai.server.views import prompt, say

ABOVE: Final = -2
MOST_REPLAYS: Final = 12  # that are kept ready


class Replay:
    """A game played again: the position after every answer, and how much had happened by then.

    Of a running game a seat gets only the steps that it could notice: how many others took in
    secret is a secret, too.
    """

    def __init__(self, room: Room, session: Session, seat: int) -> None:
        played = Session(room.game, room.options, room.seed, list(session.names), auto=False)
        self.states: Final[list[State]] = [played.state.clone()]
        self.told: Final = [0, len(played.events)]  # events before each position, and after it
        for answer in session.answers:
            version = played.version_for(seat)
            played.submit(answer.seat, answer.action)
            if room.status in OVER or played.version_for(seat) != version:
                self.states.append(played.state.clone())
                self.told.append(len(played.events))
        self.events: Final[list[Event]] = played.events

    def rounds(self, key: str) -> list[int]:
        """The positions at which a new round begins."""
        out = []
        for at in range(len(self.states)):
            news = self.events[self.told[at] : self.told[at + 1]]
            if any(event.key == key for event in news):
                out.append(at)
        return out


class Replays:
    """The replays that are being looked at; one is made once, not at every step."""

    def __init__(self) -> None:
        self._ready: Final[OrderedDict[tuple[str, int, int], Replay]] = OrderedDict()

    def get(self, room: Room, person: str, seat: int | None) -> tuple[Replay, list[int]]:
        """The replay from this seat (None: any that is allowed), and the seats allowed."""
        seats = allowed_seats(room, person)
        if room.session is None or not room.may_watch(person):
            raise TableError(Refusal("table-no-replay"))
        looking = seats[-1] if seat is None else seat
        if looking not in seats:
            raise TableError(Refusal("table-no-replay"))
        key = (room.id, room.seq, ABOVE if room.status in OVER else looking)
        replay = self._ready.pop(key, None)
        if replay is None:
            replay = Replay(room, room.session, max(looking, SPECTATOR))
        self._ready[key] = replay
        while len(self._ready) > MOST_REPLAYS:
            self._ready.popitem(last=False)
        return replay, seats


def allowed_seats(room: Room, person: str) -> list[int]:
    """A finished game from everywhere; one's own running one from one's own seat."""
    if room.status in OVER:
        return [ABOVE, SPECTATOR, *range(len(room.seats))]
    return [room.seat_of(person)]


def info(replays: Replays, room: Room, person: str) -> ReplayInfo:
    replay, seats = replays.get(room, person, None)
    rounds = replay.rounds(f"{room.game.prefix}-round")
    return ReplayInfo(room.info(person), len(replay.states) - 1, seats, rounds)


def step(replays: Replays, room: Room, person: str, at: int, seat: int) -> ReplayStep:
    """The position after `at` answers as `seat` saw it, and what the last answer brought."""
    replay, _ = replays.get(room, person, seat)
    at = min(at, len(replay.states) - 1)
    before, after = replay.told[at], replay.told[at + 1]
    log = [event for event in replay.events[before:after] if _sees(seat, event)]
    log_at = sum(1 for event in replay.events[:before] if _sees(seat, event))
    lines = [say(room.game, event) for event in log]
    return ReplayStep(at, _view(replay.states[at], at, seat), log_at, lines)


def _sees(seat: int, event: Event) -> bool:
    return seat == ABOVE or event.seen_by(seat)


def _view(state: State, at: int, seat: int) -> View:
    looking = max(seat, SPECTATOR)
    position = state.observe(looking)
    if seat == ABOVE:
        position["above"] = [state.observe(n).get("own") for n in range(state.seats())]
    return View(at, looking, position, prompt(state, looking), [], [], False, None)
