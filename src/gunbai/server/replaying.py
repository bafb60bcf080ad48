"""Stepping through a game, from a seat or from above."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from gunbai.core.errors import Refusal
from gunbai.core.event import SPECTATOR, Event
from gunbai.core.session import Answer, Session
from gunbai.core.state import State
from gunbai.server.messages import ReplayInfo, ReplayLine, ReplayStep, ReplayTalk, View
from gunbai.server.room import OVER, Room, TableError
from gunbai.server.views import prompt, say

ABOVE: Final = -2
MOST_REPLAYS: Final = 12  # that are kept ready
MOST_STEPS: Final = 100  # that are told at once
EVERY: Final = 32  # answers between two positions that are kept


class Replay:
    """A game played again: its positions, and how much had happened by then.

    Some positions are kept, the others are played from the nearest one before. Of a running game
    a seat gets only the steps that it could notice: how many others took in secret is a secret,
    too.
    """

    def __init__(self, room: Room, names: Sequence[str], seat: int) -> None:
        self._played: Final = Session(room.game, room.options, room.seed, list(names), auto=False)
        self._seat: Final = seat
        self._kept: Final[list[State]] = [self._played.state.clone()]
        self._given: Final = [0]  # answers before each position
        #: Events before each position, and after the last.
        self.told: Final = [0, len(self._played.events)]

    @property
    def events(self) -> list[Event]:
        return self._played.events

    @property
    def last(self) -> int:
        return len(self._given) - 1

    def follows(self, answers: Sequence[Answer]) -> bool:
        """Whether all that was played here is still part of the game: nothing was taken back."""
        mine = self._played.answers
        return len(mine) <= len(answers) and all(
            one.seat == other.seat and one.action == other.action
            for one, other in zip(mine, answers, strict=False)
        )

    def go_on(self, answers: Sequence[Answer], all_steps: bool) -> None:
        """Play what came since."""
        played = self._played
        for answer in answers[len(played.answers) :]:
            version = played.version_for(self._seat)
            played.submit(answer.seat, answer.action)
            if len(played.answers) % EVERY == 0:
                self._kept.append(played.state.clone())
            if all_steps or played.version_for(self._seat) != version:
                self._given.append(len(played.answers))
                self.told.append(len(played.events))

    def state(self, at: int) -> State:
        given = self._given[at]
        state = self._kept[given // EVERY].clone()
        for answer in self._played.answers[given // EVERY * EVERY : given]:
            state.apply(answer.seat, answer.action)
        return state

    def news(self, at: int) -> list[Event]:
        """What the last answer before a position brought."""
        return self.events[self.told[at] : self.told[at + 1]]

    def rounds(self, key: str) -> list[int]:
        """The positions at which a new round begins."""
        every = range(self.last + 1)
        return [at for at in every if any(event.key == key for event in self.news(at))]


class Replays:
    """The replays that are being looked at; one is made once, not at every step."""

    def __init__(self) -> None:
        self._ready: Final[OrderedDict[tuple[str, bool, int], Replay]] = OrderedDict()

    def get(self, room: Room, person: str, seat: int | None) -> tuple[Replay, list[int]]:
        """The replay from this seat (None: any that is allowed), and the seats allowed."""
        seats = allowed_seats(room, person)
        session = room.session
        if session is None or not room.may_watch(person):
            raise TableError(Refusal("table-no-replay"))
        looking = seats[-1] if seat is None else seat
        if looking not in seats:
            raise TableError(Refusal("table-no-replay"))
        over = room.status in OVER
        key = (room.id, over, ABOVE if over else looking)
        replay = self._ready.pop(key, None)
        if replay is None or not replay.follows(session.answers):
            replay = Replay(room, session.names, max(looking, SPECTATOR))
        replay.go_on(session.answers, over)
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
    rounds = replay.rounds(room.game.chapter())
    return ReplayInfo(room.info(person), replay.last, seats, rounds)


def steps(
    replays: Replays, room: Room, person: str, at: int, seat: int, count: int = 1
) -> list[ReplayStep]:
    """The positions from `at` answers on as `seat` saw them, and what each answer brought."""
    replay, _ = replays.get(room, person, seat)
    at = min(at, replay.last)
    log_at = sum(1 for event in replay.events[: replay.told[at]] if _sees(seat, event))
    out = []
    for each in range(at, min(at + min(count, MOST_STEPS), replay.last + 1)):
        lines = [say(room.game, event) for event in replay.news(each) if _sees(seat, event)]
        out.append(ReplayStep(each, _view(replay.state(each), each, seat), log_at, lines))
        log_at += len(lines)
    return out


def log(replays: Replays, room: Room, person: str, seat: int) -> list[ReplayLine]:
    """The whole log as `seat` saw it, each line with the answer that brought it."""
    replay, _ = replays.get(room, person, seat)
    return [
        ReplayLine(at, say(room.game, event))
        for at in range(replay.last + 1)
        for event in replay.news(at)
        if _sees(seat, event)
    ]


def talk(replays: Replays, room: Room, person: str) -> ReplayTalk:
    """Private talk and promises are for those who were in it, from wherever they look."""
    replays.get(room, person, None)
    seat = room.seat_of(person)
    return ReplayTalk(room.talk_for(seat), room.promises_for(seat))


def _sees(seat: int, event: Event) -> bool:
    return seat == ABOVE or event.seen_by(seat)


def _view(state: State, at: int, seat: int) -> View:
    looking = max(seat, SPECTATOR)
    position = dict(state.observe(looking))
    if seat == ABOVE:
        position["above"] = [state.observe(n).get("own") for n in range(state.seats())]
    return View(at, looking, position, prompt(state, looking), [], [], False, None)
