"""A table in memory: the game, its people, its clock, its listeners. No database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from gunbai.core.errors import GunbaiError
from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.seat_view import View
from gunbai.core.session import Session
from gunbai.server.clock import Clock
from gunbai.server.conversion import figures_of, happening, in_it, may_hear, promised, spoken
from gunbai.server.messages import (
    FromServer,
    Happening,
    Moved,
    Pace,
    SeatInfo,
    Spoken,
    Sync,
    TableChanged,
    TableInfo,
    Talked,
)
from gunbai.server.promise_messages import Promised, PromiseInfo
from gunbai.server.seat import Seat
from gunbai.server.store import Row
from gunbai.server.streams import Client, LogLength, Stream

_ENCODE: Final = msgspec.json.Encoder()
LIVE: Final = ("lobby", "running", "paused")
OVER: Final = ("finished", "ended")
TALK_KEPT: Final = 400
#: The stream of a host without a seat: like an onlooker's, but marked as the host's.
HOST: Final = -3


class TableError(GunbaiError):
    """Something that can't be done at this table now."""


class Room:
    """One table. `lock` is held by whoever changes it: one writer per game.

    Stored fields are changed here only after the change is safe in the database.
    """

    def __init__(self, row: Row, seats: Sequence[Row], game: Game) -> None:
        self.id: Final[str] = row["id"]
        self._game: Final = game
        self.lock: Final = asyncio.Lock()
        self.streams: Final[dict[int, Stream]] = {}
        self.session: Session | None = None
        self.seq = 0  # entries of the log that are applied
        self.snapshot_at = 0  # entries in the last snapshot
        self.news_at = 0  # the first event of the last answer
        self._logs: Final[dict[int, LogLength]] = {}  # by seat
        self.request_ids: Final[set[str]] = set()  # of answers that are already in the log
        self.spoken: list[Row] = []
        self.promises: Final[dict[int, Row]] = {}  # by number
        self.on_change: Callable[[], None] = _nobody_minds  # tells the minder
        self.elsewhere: Final[set[int]] = set()  # streams with listeners in other processes
        self.moved_at = float(row["changed"])
        self.host_left_at: float = time.monotonic()
        self.seats: list[Seat] = []
        self.read_row(row, seats)
        self.clock: Final = Clock(self.pace, len(seats), row["clock"])

    @property
    def game(self) -> Game:
        """The game by the rules that are played now."""
        return self._game if self.session is None else self.session.game

    def read_row(self, row: Row, seats: Sequence[Row]) -> None:
        self.version = int(row["version"])
        self.status: str = row["status"]
        self.host: str = row["host"]
        self.options: dict[str, str] = dict(row["options"])
        self.figures: dict[str, object] | None = row["figures"]
        self.seed = int(row["seed"])
        self.pace = msgspec.convert(row["pace"], Pace)
        self.watch: str = row["watch"]
        self.note: str = row["note"]
        self.language: str = row["language"]
        self.votes: dict[str, list[int]] = dict(row["votes"])
        self.created = float(row["created"])
        self.result: dict[str, Any] | None = row["result"]
        self.origin: dict[str, Any] | None = row["origin"]
        self.successor: str | None = row["successor"]
        self.entries = int(row["entries"])
        self._seat([Seat(seat) for seat in seats])

    def take_changes(self, changes: Row, seats: Sequence[Row]) -> None:
        """Make a change here that was just written to the database."""
        self.version += 1
        self.status = changes.get("status", self.status)
        self.options = changes.get("options", self.options)
        self.votes = changes.get("votes", self.votes)
        self.result = changes.get("result", self.result)
        self.successor = changes.get("successor", self.successor)
        fresh = list(self.seats)
        for row in seats:
            fresh[int(row["number"])] = Seat(row)
        self._seat(fresh)

    def _seat(self, fresh: list[Seat]) -> None:
        """Set the holders of seats; close the sockets of those who may no longer look."""
        for old, new in zip(self.seats, fresh, strict=False):
            if not old.held_like(new):
                self._close_stream(new.number)
        self.seats = fresh
        if not self.may_watch(""):
            self._close_stream(SPECTATOR)

    def _close_stream(self, key: int) -> None:
        stream = self.streams.pop(key, None)
        if stream is not None:
            stream.close()

    # who is who

    def seat_of(self, person: str) -> int:
        """Return the seat of a person; −1 for everybody else."""
        for seat in self.seats:
            if seat.person == person and seat.kind == "person":
                return seat.number
        return SPECTATOR

    def stream_of(self, person: str) -> int:
        seat = self.seat_of(person)
        return HOST if seat < 0 and person == self.host else seat

    def may_watch(self, person: str) -> bool:
        if self.seat_of(person) >= 0 or self.host == person:
            return True
        return self.watch != "nobody" or self.status == "lobby"

    def here(self, key: int) -> bool:
        """Return True if somebody listens to this stream in this process."""
        stream = self.streams.get(key)
        return stream is not None and bool(stream.clients)

    def connected(self, key: int) -> bool:
        return self.here(key) or key in self.elsewhere

    def listeners(self) -> int:
        return sum(len(stream.clients) for stream in self.streams.values())

    # what is shown

    def to_act(self) -> list[int]:
        if self.session is None or self.status not in ("running", "paused"):
            return []
        return self.session.to_act()

    def people_to_act(self) -> list[int]:
        """Return the seats of people that owe an answer: only their time runs."""
        return [seat for seat in self.to_act() if not self.seats[seat].played_by_bot()]

    def run_clock(self) -> None:
        """Run the clock for people who owe an answer while the game runs, else stop it."""
        if self.status == "running" and self.session is not None:
            self.clock.owe(self.people_to_act())
            self.clock.start()
        else:
            self.clock.stop()

    def changed(self) -> None:
        """Run the clocks of those who owe an answer now, and wake the minder."""
        self.run_clock()
        self.on_change()

    def info(self, person: str) -> TableInfo:
        return self._info(self.seat_of(person), self.host == person)

    def info_for(self, key: int) -> TableInfo:
        """Return the table as the listeners of a stream see it."""
        hosting = key == HOST or (key >= 0 and self.seats[key].person == self.host)
        return self._info(eyes(key), hosting)

    def _info(self, mine: int, hosting: bool) -> TableInfo:
        seats = []
        for seat in self.seats:
            unused = seat.kind == "invited" and hosting
            seats.append(
                SeatInfo(
                    number=seat.number,
                    kind=seat.kind,  # type: ignore[arg-type]
                    name=seat.name,
                    level=seat.level,
                    away=seat.away,
                    connected=self.connected(seat.number),
                    mine=seat.number == mine,
                    invite=(seat.token or "") if unused else "",
                )
            )
        host = next((seat.name for seat in self.seats if seat.person == self.host), "")
        return TableInfo(
            id=self.id,
            game=self.game.name,
            options=self.options if self.session is None else self.session.options,
            status=self.status,  # type: ignore[arg-type]
            host=host,
            hosting=hosting,
            my_seat=mine,
            seats=seats,
            pace=self.pace,
            watch=self.watch,  # type: ignore[arg-type]
            note=self.note,
            version=self.version,
            answers=self._answers(mine),
            to_act=self.to_act(),
            since=round(max(0.0, time.time() - self.moved_at), 1),
            created=self.created,
            result=self.result,
            origin=self.origin,
            successor=self.successor or "",
            votes=self.votes,
            own_figures=self.figures is not None,
            host_here=self.connected(self.stream_of(self.host)),
            language=self.language,
            figures=[] if self.figures is None else figures_of(self.game),
        )

    def _answers(self, seat: int) -> int:
        """Return the number of answers; in a running game, only those this seat could notice."""
        if self.session is None:
            return self.entries
        if self.status in OVER:
            return len(self.session.answers)
        return self.session.version_for(seat)

    def view(self, seat: int) -> View | None:
        """Return the game as this seat sees it; None before it starts."""
        session = self.session
        return None if session is None else session.view(seat, self.status == "running")

    def log(self, seat: int, since: int = 0) -> list[Happening]:
        """Return the events that this seat saw, from the event number `since` on."""
        session = self.session
        if session is None:
            return []
        return [happening(self.game, event, session) for event in session.events_for(seat, since)]

    def talk_for(self, seat: int) -> list[Spoken]:
        return [spoken(row) for row in self.spoken if may_hear(row, seat)]

    def promises_for(self, seat: int) -> list[PromiseInfo]:
        return [promised(row) for row in self.promises.values() if in_it(row, seat)]

    # messages

    def stream(self, key: int) -> Stream:
        if key not in self.streams:
            self.streams[key] = Stream()
        return self.streams[key]

    def _publish(self, stream: Stream, make: Callable[[int], FromServer]) -> None:
        if stream.wanted():
            stream.publish(_ENCODE.encode(make(stream.n + 1)))
        else:
            stream.skip()

    def _sync(self, key: int, n: int) -> Sync:
        seat = eyes(key)
        return Sync(
            n=n,
            epoch=self.stream(key).epoch,
            table=self.info_for(key),
            view=self.view(seat),
            log=self.log(seat),
            talk=self.talk_for(seat),
            clock=self.clock.info(),
            promises=self.promises_for(seat),
        )

    def sync_message(self, key: int) -> bytes:
        """Return the message with everything, for somebody who comes to a stream now."""
        return _ENCODE.encode(self._sync(key, self.stream(key).n))

    def publish_sync(self) -> None:
        """Send everything again: the game has started, was paused, went on or ended."""
        self.run_clock()
        for key, stream in list(self.streams.items()):

            def make(n: int, key: int = key) -> Sync:
                return self._sync(key, n)

            self._publish(stream, make)

    def versions(self) -> dict[int, int]:
        """Return the version each stream has noticed so far, to be given to `publish_move`."""
        session = self.session
        if session is None:
            return {}
        return {key: session.version_for(eyes(key)) for key in self.streams}

    def publish_move(self, by: int, start: int, undone: bool, before: dict[int, int]) -> None:
        """Send every stream what it noticed of an answer, from the event number `start` on.

        Those who noticed nothing get nothing: not even a gap in the numbers of messages.
        """
        session = self.session
        assert session is not None
        self.news_at = start
        if undone:
            self._logs.clear()  # also of those who noticed nothing of it
        clock = self.clock.info()
        for key, stream in list(self.streams.items()):
            seat = eyes(key)
            if session.version_for(seat) == before.get(key, -1):
                continue

            def make(n: int, seat: int = seat) -> Moved:
                log_at = self._logs.setdefault(seat, LogLength()).at(session.events, start, seat)
                view = session.view(seat, self.status == "running")
                return Moved(
                    n=n,
                    view=view,
                    log_at=log_at,
                    log=self.log(seat, start),
                    clock=clock,
                    undone=undone,
                    by=by,
                )

            self._publish(stream, make)

    def has_highlight(self) -> bool:
        """Return True if the last answer led to something that people want to look at."""
        if self.session is None:
            return False
        kinds = self.game.event_kinds
        return any(kinds[event.key].highlight for event in self.session.events[self.news_at :])

    def publish_table(self) -> None:
        self.run_clock()
        clock = self.clock.info()
        for key, stream in list(self.streams.items()):

            def make(n: int, key: int = key) -> TableChanged:
                return TableChanged(n, self.info_for(key), clock)

            self._publish(stream, make)

    def add_talk(self, row: Row) -> None:
        self.spoken.append(row)
        del self.spoken[:-TALK_KEPT]
        for key, stream in list(self.streams.items()):
            if may_hear(row, key):
                self._publish(stream, lambda n: Talked(n, spoken(row)))

    def take_promise(self, row: Row) -> None:
        """Take a new promise, or one that was judged; tell the two if it is news."""
        number = int(row["id"])
        if self.promises.get(number) == row:
            return
        self.promises[number] = row
        for key, stream in list(self.streams.items()):
            if in_it(row, key):
                self._publish(stream, lambda n: Promised(n, promised(row)))

    def leave(self, key: int, client: Client) -> None:
        stream = self.streams.get(key)
        if stream is not None:
            stream.leave(client)


def _nobody_minds() -> None:
    return


def eyes(key: int) -> int:
    """Return the seat from which the listeners of a stream look."""
    return key if key >= 0 else SPECTATOR
