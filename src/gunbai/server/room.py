"""A table in memory: the game, its people, its clock, its listeners. No database."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.event import GREAT, SPECTATOR
from gunbai.core.game import Game
from gunbai.core.luck import fingerprint
from gunbai.core.past import Past
from gunbai.core.seat_view import View
from gunbai.core.session import Session
from gunbai.server import hours
from gunbai.server.changes import change
from gunbai.server.clock import Clock
from gunbai.server.conversion import (
    in_it,
    is_binding,
    is_party,
    may_hear,
    promised,
    scene_changes,
    spoken,
    values_of,
)
from gunbai.server.hours import ALWAYS_THERE, Hours
from gunbai.server.log_lines import LogLines
from gunbai.server.messages import (
    FromServer,
    Happening,
    Moved,
    NoteInfo,
    PauseInfo,
    Scenes,
    SeatInfo,
    Spoken,
    StepBackInfo,
    Sync,
    TableChanged,
    TableInfo,
    Talked,
)
from gunbai.server.motion_messages import Motion, MotionInfo
from gunbai.server.pace import Pace
from gunbai.server.promise_messages import Promised, PromiseInfo
from gunbai.server.seat import Seat
from gunbai.server.sitting_messages import HandoverInfo
from gunbai.server.store import Row
from gunbai.server.streams import Client, LogLength, Stream
from gunbai.server.succession import handover_infos, offer_info
from gunbai.server.tapes import Archive

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

    def __init__(self, row: Row, seats: Sequence[Row], game: Game, host_gone: float = 0.0) -> None:
        self.id: Final[str] = row["id"]
        self._host_gone: Final = host_gone  # seconds
        self._game: Final = game
        self.lock: Final = asyncio.Lock()
        self.streams: Final[dict[int, Stream]] = {}
        self.session: Session | None = None
        self.past: Past | None = None  # its game went on from there after an upgrade
        self.archive: Archive | None = None  # of a game that is over and can't be played again
        self.closed: Refusal | None = None  # why its game does not go on, or is not complete
        self.seq = 0  # entries of the log that are applied
        self.settled_at = 0  # the last of them after which nothing could be taken back
        self.kept_at = 0  # the entry at which its position was kept for later versions
        self.snapshot_at = 0  # entries in the last snapshot
        self.kept = (0, 0)  # answers and events in snapshots
        self.lines: Final = LogLines()
        self.news_at = 0  # the first event of the last answer
        self._logs: Final[dict[int, LogLength]] = {}  # by seat
        self.request_ids: Final[set[str]] = set()  # of answers that are already in the log
        self.spoken: list[Row] = []
        self.promises: Final[dict[int, Row]] = {}  # by number
        self.hours: dict[str, Hours] = {}  # by person: vacations and nights
        self.orders: dict[int, list[dict[str, Any]]] = {}  # standing ones, by seat
        self.on_change: Callable[[], None] = _nobody_minds  # tells the minder
        self.elsewhere: Final[set[int]] = set()  # streams with listeners in other processes
        self.moved_at = float(row["changed"])
        self._opened_at: Final = time.monotonic()
        self._left_at: Final[dict[int, float]] = {}  # by stream
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
        self.own_values: dict[str, object] | None = row["own_values"]
        self.seed = int(row["seed"])
        self.fair = bool(row["fair"])
        self.pace = msgspec.convert(row["pace"], Pace)
        self.watch: str = row["watch"]
        self.invite: str = row["invite"] or ""
        self.note: str = row["note"]
        self.language: str = row["language"]
        self.votes: dict[str, list[int]] = dict(row["votes"])
        self.motions = msgspec.convert(row.get("motions") or [], list[Motion])
        self.notes: list[dict[str, Any]] = row.get("notes") or []
        self.nudges: dict[str, float] = row.get("nudges") or {}  # seats and times
        self.vacation = bool(row.get("vacation", True))
        self.paused: dict[str, Any] | None = row["paused"]
        self.created = float(row["created"])
        self.result: dict[str, Any] | None = row["result"]
        self.origin: dict[str, Any] | None = row["origin"]
        self.successor: str | None = row["successor"]
        self.entries = int(row["entries"])
        self.glimpse: dict[str, Any] = row.get("glimpse") or {"to_act": [], "answers": 0}
        self.handovers: list[dict[str, Any]] = list(row.get("handovers") or [])
        self._seat([Seat(seat) for seat in seats])

    def take_changes(self, changes: Row, seats: Sequence[Row]) -> None:
        """Make a change here that was just written to the database."""
        self.version += 1
        self.status = changes.get("status", self.status)
        self.options = changes.get("options", self.options)
        self.votes = changes.get("votes", self.votes)
        self.notes = changes.get("notes", self.notes)
        self.nudges = changes.get("nudges", self.nudges)
        if "motions" in changes:
            self.motions = msgspec.convert(changes["motions"], list[Motion])
        if "pace" in changes:
            self.pace = msgspec.convert(changes["pace"], Pace)
        self.paused = changes.get("paused", self.paused)
        self.result = changes.get("result", self.result)
        self.successor = changes.get("successor", self.successor)
        self.handovers = changes.get("handovers", self.handovers)
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

    def seats_of(self, person: str) -> list[int]:
        """Return the seats on a person's devices: their own first, then those beside them."""
        mine = [seat for seat in self.seats if seat.person == person and seat.kind == "person"]
        return [seat.number for seat in sorted(mine, key=lambda seat: seat.here)]

    def seat_of(self, person: str) -> int:
        """Return the seat of a person; −1 for everybody else."""
        mine = self.seats_of(person)
        return mine[0] if mine else SPECTATOR

    def stream_of(self, person: str) -> int:
        seat = self.seat_of(person)
        return HOST if seat < 0 and person == self.host else seat

    def holders(self, seat: int, to: int | None) -> dict[str, int]:
        """Return who hold the seats of a message now: those after them must not read it."""
        found = [0 if each is None or each < 0 else self.seats[each].holder for each in (seat, to)]
        return dict(zip(("seat_holder", "to_holder"), found, strict=True))

    def must_hold(self, seat: int, holder: int | None) -> None:
        """Refuse somebody whose seat has passed on meanwhile."""
        if seat >= 0 and holder is not None and self.seats[seat].holder != holder:
            raise TableError(Refusal("seat-passed"))

    def may_watch(self, person: str) -> bool:
        if self.seat_of(person) >= 0 or self.host == person:
            return True
        return self.watch != "nobody" or self.status == "lobby"

    def must_show(self, person: str) -> None:
        """Refuse somebody who may not look on; who once sat here hears why."""
        if not self.may_watch(person):
            former = any(each["before"]["person"] == person for each in self.handovers)
            raise TableError(Refusal("seat-passed" if former else "table-closed"))

    def on_vacation(self, seat: int) -> bool:
        return self._vacation(self.seats[seat]) > 0

    def here(self, key: int) -> bool:
        """Return True if somebody listens to this stream in this process."""
        stream = self.streams.get(key)
        return stream is not None and bool(stream.clients)

    def address_of(self, key: int) -> str:
        """Return the address from which somebody listens to this stream here; "" if unknown."""
        stream = self.streams.get(key)
        return "" if stream is None or not stream.clients else stream.clients[0].address

    def _device(self, key: int) -> list[int]:
        """Return the streams of one person: whoever looks from one seat is there for all."""
        person = self.seats[key].person if key >= 0 else None
        return [key] if person is None else [key, *self.seats_of(person)]

    def connected(self, key: int) -> bool:
        return any(self.here(each) or each in self.elsewhere for each in self._device(key))

    def note_left(self, key: int) -> None:
        """Note that nobody listens to this stream any more."""
        self._left_at[key] = time.monotonic()

    def away_for(self, key: int) -> float:
        """Return the seconds since somebody left; 0 while they are here."""
        if self.connected(key):
            return 0.0
        left = [self._left_at.get(each, self._opened_at) for each in self._device(key)]
        return time.monotonic() - max(left)

    def host_away(self) -> float:
        """Return the seconds since the host left; 0 while the host is here."""
        return self.away_for(self.stream_of(self.host))

    def is_gone(self, seat: int) -> bool:
        """Return True if others may pass the seat on without asking whoever holds it.

        With days for a decision people come and go: they are gone once a bot plays for them.
        """
        place = self.seats[seat]
        patient = self.pace.kind == "days" and not place.away
        return not patient and self.away_for(seat) > self._host_gone

    def may_vote(self) -> bool:
        """Return True if the host has been away so long that the others may decide."""
        return self.host_away() > self._host_gone

    def listeners(self) -> int:
        return sum(len(stream.clients) for stream in self.streams.values())

    # what is shown

    def to_act(self) -> list[int]:
        if self.status not in ("running", "paused"):
            return []
        return self.glimpse["to_act"] if self.session is None else self.session.to_act()

    def take_glimpse(self) -> bool:
        """Note what lists show of a table that is not open; return True if it is news."""
        session = self.session
        if session is None:
            return False
        noticed = session.version_for(SPECTATOR)
        seen = {"to_act": self.to_act(), "answers": noticed, "entries": self.seq}
        news = seen != self.glimpse
        self.glimpse = seen
        return news

    def people_to_act(self) -> list[int]:
        """Return the seats of people that owe an answer: only their time runs."""
        return [seat for seat in self.to_act() if not self.seats[seat].played_by_bot()]

    def hours_of(self, seat: Seat) -> Hours:
        """Return when the person in a seat is not there, as far as this table heeds it."""
        if not self.vacation or seat.kind != "person" or not seat.person:
            return ALWAYS_THERE
        return self.hours.get(seat.person, ALWAYS_THERE)

    def run_clock(self) -> None:
        """Run the clock for people who owe an answer while the game runs, else stop it."""
        self.clock.set_hours([self.hours_of(seat) for seat in self.seats])
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
        return self._info(self.seat_of(person), person)

    def character(self, number: int) -> str:
        """Return the character of the bot in a seat, in games in which bots have one.

        It follows from the table's id, so that it stays the same and can be read before the start.
        """
        known = self.game.judge().characters() if self.seats[number].kind == "bot" else []
        if not known:
            return ""
        text = f"character {self.id} {number}"
        drawn = hashlib.blake2b(text.encode(), digest_size=4).digest()
        return known[int.from_bytes(drawn, "big") % len(known)]

    def info_for(self, key: int) -> TableInfo:
        """Return the table as the listeners of a stream see it."""
        person = self.host if key == HOST else self.seats[key].person if key >= 0 else None
        return self._info(eyes(key), person or "")

    def _info(self, mine: int, person: str) -> TableInfo:
        """Return the table as a person sees it from one of their seats, or as an onlooker."""
        hosting = self.host == person
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
                    person=seat.person or "",
                    invite=(seat.token or "") if unused else "",
                    word=seat.word if self.status != "lobby" or seat.number == mine else "",
                    here=seat.here,
                    character=self.character(seat.number),
                    offer=offer_info(self.seats, seat, self.is_gone, person),
                    vacation=self._vacation(seat),
                )
            )
        host = next((seat.name for seat in self.seats if seat.person == self.host), "")
        return TableInfo(
            id=self.id,
            game=self.game.name,
            options=self._options(),
            status=self.status,  # type: ignore[arg-type]
            host=host,
            hosting=hosting,
            my_seat=mine,
            my_seats=self.seats_of(person) if person else [mine] * (mine >= 0),
            seats=seats,
            pace=self.pace,
            watch=self.watch,  # type: ignore[arg-type]
            note=self.note,
            version=self.version,
            answers=self._answers(mine),
            to_act=self.to_act(),
            since=round(max(0.0, time.time() - self.moved_at), 1),
            created=self.created,
            result=_outcome(self.result),
            origin=self.origin,
            successor=self.successor or "",
            votes=self.votes,
            own_values=self.own_values is not None,
            host_here=self.connected(self.stream_of(self.host)),
            host_away=int(10 * self.host_away()) / 10,  # not rounded up: nobody votes too early
            host_gone=self._host_gone,
            paused=self._pause(),
            language=self.language,
            invite=self.invite if hosting and self.status == "lobby" else "",
            values=[] if self.own_values is None else values_of(self.game),
            fingerprint=fingerprint(self.seed) if self._is_provable() else "",
            secret=str(self.seed) if self._is_provable() and self.status in OVER else "",
            closed=None if self.closed is None else self.closed.data(),
            handovers=self._handovers(mine),
            held=[] if self.result is None else self.result.get("held", []),
            motions=self.motions_for(mine),
            notes=self.notes_for(mine),
            vacation=self.vacation,
        )

    def vacations(self) -> list[float]:
        """Return by seat the end of a vacation for which others wait; 0 if there is none."""
        return [self._vacation(seat) for seat in self.seats]

    def _vacation(self, seat: Seat) -> float:
        back = self.hours_of(seat).back
        return back if self.pace.kind == "days" and back > hours.now() else 0.0

    def motions_for(self, seat: int) -> list[MotionInfo]:
        """Return the motions before those who sit here; nobody else is told of them."""
        if seat < 0 or self.status not in ("running", "paused"):
            return []
        now = time.time()
        return [
            MotionInfo(
                id=motion.id,
                kind=motion.kind,
                by=motion.by,
                asked=self.asked(motion),
                agreed=motion.agreed,
                declined=motion.declined,
                left=round(motion.until - now, 1),
                pace=motion.pace,
            )
            for motion in self.motions
            if motion.until > now
        ]

    def asked(self, motion: Motion) -> list[int]:
        """Return the seats that must agree: one of each person whom no bot replaces."""
        mover = self.seats[motion.by].person
        return [
            seat.number
            for seat in self.seats
            if seat.kind == "person" and not seat.away and seat.person != mover
            if seat.number == self.seat_of(seat.person or "")
        ]

    def notes_for(self, seat: int) -> list[NoteInfo]:
        """Return what people agreed on, each with its place in the log of this seat."""
        session = self.session
        notes = [*self.notes, *self._uses_of_orders(seat)]
        if session is None or not notes:
            return []
        notes.sort(key=lambda note: note["events"])
        ends = []
        end = len(session.events)
        for note in reversed(notes):  # some of the events before it may be taken back
            end = min(end, note["events"])
            ends.append(end)
        out = []
        length = LogLength()
        for note, end in zip(notes, reversed(ends), strict=True):
            at = length.at(session.events, end, seat)
            out.append(NoteInfo(at, note["at"], Happening(note["key"], note["words"])))
        return out

    def _is_provable(self) -> bool:
        """Return True if nobody could know the seed before the end of the game."""
        return self.fair and (self.origin is None or "rematch" in self.origin)

    def _options(self) -> dict[str, str]:
        """Return the options that are played with now."""
        if self.session is not None:
            return self.session.options
        return self.options if self.archive is None else self.archive.options

    def _pause(self) -> PauseInfo | None:
        if self.status != "paused" or self.paused is None:
            return None  # not paused, or by an earlier version
        return PauseInfo(self.paused["by"], round(max(0.0, time.time() - self.paused["at"]), 1))

    def _answers(self, seat: int) -> int:
        """Return the number of answers; in a running game, only those this seat could notice."""
        if self.archive is not None:
            return self.archive.answers
        if self.closed is not None:
            return self.entries
        if self.session is None:
            return self.entries if self.status in OVER else int(self.glimpse["answers"])
        if self.status in OVER:
            return len(self.session.answers)
        return self.session.version_for(seat)

    def view(self, seat: int) -> View | None:
        """Return the game as this seat sees it; None before it starts."""
        session = self.session
        if self.archive is not None:
            return self.archive.view(self.archive.last, seat)
        return None if session is None else session.view(seat, self.status == "running")

    def log(self, seat: int) -> list[Happening]:
        """Return the lines of the events that this seat saw."""
        if self.archive is not None:
            return self.archive.log(seat)
        return [] if self.session is None else self.lines.seen_by(self.session, seat)

    def steps_back(self, seat: int) -> list[StepBackInfo]:
        """Return the steps taken back that this seat had seen, each with its place in the log."""
        session = self.session
        if session is None:
            return []
        out = []
        length = LogLength()
        for step in session.steps_back_for(seat):
            at = length.at(session.events, step.events, seat)
            line = Happening(step.event.key, self.game.arguments(step.event))
            out.append(StepBackInfo(at=at, by=step.seat, line=line, agreed=step.agreed))
        return out

    def _handovers(self, seat: int) -> list[HandoverInfo]:
        """Return the handovers, each with its place in the log of this seat.

        They are in the order of time: one count of the log is enough for all.
        """
        length = LogLength()
        archive = self.archive

        def line_of(handover: Row) -> int:
            if archive is not None:
                step = min(int(handover["step"]), archive.last)
                return archive.log_length(step, seat) + len(archive.lines(step, seat))
            events = [] if self.session is None else self.session.events
            told = min(int(handover["events"]), len(events))  # some may be taken back since
            return length.at(events, told, seat)

        return handover_infos(self.handovers, line_of, self.status in OVER)

    def _holder(self, seat: int) -> int:
        return self.seats[seat].holder if seat >= 0 else 0

    def _uses_of_orders(self, seat: int) -> list[dict[str, Any]]:
        """Return notes about orders that were carried out, for the seat that left them."""
        return [
            {
                "at": 0.0,
                "events": events,
                "key": f"order-{self.game.prefix}-{row['name']}.done",
                "words": {},
            }
            for row in self.orders.get(seat, [])
            if row["person"] == self.seats[seat].person
            for events in row["told"]
        ]

    def talk_for(self, seat: int) -> list[Spoken]:
        holder = self._holder(seat)
        return [spoken(row) for row in self.spoken if may_hear(row, seat, holder)]

    def promises_for(self, seat: int) -> list[PromiseInfo]:
        """Return the promises of this seat's holder, and those before them that still bind it."""
        holder = self._holder(seat)
        return [
            promised(row, seat, holder)
            for row in self.promises.values()
            if in_it(row, seat) and (is_binding(row) or is_party(row, seat, holder))
        ]

    # messages

    def stream(self, key: int) -> Stream:
        if key not in self.streams:
            self.streams[key] = Stream()
        return self.streams[key]

    def _publish(self, stream: Stream, make: Callable[[int], FromServer]) -> None:
        if stream.wanted():
            message = _ENCODE.encode(make(stream.n + 1))
            stream.publish(message, message)
        else:
            stream.skip()

    def _sync(self, key: int, n: int, view: View | None) -> Sync:
        seat = eyes(key)
        return Sync(
            n=n,
            epoch=self.stream(key).epoch,
            table=self.info_for(key),
            view=view,
            log=self.log(seat),
            talk=self.talk_for(seat),
            clock=self.clock.info(),
            promises=self.promises_for(seat),
            steps_back=self.steps_back(seat),
        )

    def sync_message(self, key: int) -> bytes:
        """Return the message with everything, for somebody who comes to a stream now."""
        stream = self.stream(key)
        if stream.view is None:
            stream.view = self.view(eyes(key))
        return _ENCODE.encode(self._sync(key, stream.n, stream.view))

    def publish_sync(self) -> None:
        """Send everything again: the game has started, was paused, went on or ended."""
        self.run_clock()
        for key, stream in list(self.streams.items()):

            def make(n: int, key: int = key, stream: Stream = stream) -> Sync:
                stream.view = self.view(eyes(key))
                return self._sync(key, n, stream.view)

            stream.forget()
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
            self.lines.forget_after(start)
        with session.standing_still():
            for key, stream in list(self.streams.items()):
                if session.version_for(eyes(key)) == before.get(key, -1):
                    continue
                if stream.wanted():
                    self._tell(stream, eyes(key), by, undone)
                else:
                    stream.skip()

    def _tell(self, stream: Stream, seat: int, by: int, undone: bool) -> None:
        """Send an answer to one stream: the new view, or the scenes that lead to it."""
        session = self.session
        assert session is not None
        before = stream.view
        view = session.view(seat, self.status == "running")
        log_at = self._logs.setdefault(seat, LogLength()).at(session.events, self.news_at, seat)
        log = self.lines.seen_by(session, seat, self.news_at)
        clock = self.clock.info()
        back = self.steps_back(seat) if undone else None
        n = stream.n + 1
        whole = scenes = None
        if stream.wants(False):
            whole = _ENCODE.encode(
                Moved(
                    n=n,
                    view=view,
                    log_at=log_at,
                    log=log,
                    clock=clock,
                    undone=undone,
                    by=by,
                    steps_back=back,
                )
            )
        if stream.wants(True) and before is not None:
            told, reached = scene_changes(session.scenes(seat), before)
            scenes = _ENCODE.encode(
                Scenes(
                    n=n,
                    change=change(reached, view),
                    scenes=told,
                    log_at=log_at,
                    log=log,
                    clock=clock,
                    undone=undone,
                    by=by,
                    steps_back=back,
                )
            )
        stream.publish(whole, scenes)
        stream.view = view

    def watched(self) -> bool:
        """Return True if somebody wants to see the scenes of the next answer."""
        return any(stream.wants(True) for stream in self.streams.values())

    def has_highlight(self) -> bool:
        """Return True if the last answer led to something that people want to look at."""
        if self.session is None:
            return False
        kinds = self.game.event_kinds
        return any(kinds[event.key].scene == GREAT for event in self.session.events[self.news_at :])

    def publish_table(self) -> None:
        self.run_clock()
        for key in list(self.streams):
            self.publish_table_to(key)

    def publish_table_to(self, key: int) -> None:
        """Send the table to the listeners of one stream alone."""
        clock = self.clock.info()
        stream = self.streams.get(key)
        if stream is not None:
            self._publish(stream, lambda n: TableChanged(n, self.info_for(key), clock))

    def add_talk(self, row: Row) -> None:
        self.spoken.append(row)
        del self.spoken[:-TALK_KEPT]
        for key, stream in list(self.streams.items()):
            if may_hear(row, key, self._holder(key)):
                self._publish(stream, lambda n: Talked(n, spoken(row)))

    def take_promise(self, row: Row) -> None:
        """Take a new promise, or one that was judged; tell the two if it is news."""
        number = int(row["id"])
        if self.promises.get(number) == row:
            return
        self.promises[number] = row
        for key, stream in list(self.streams.items()):
            if in_it(row, key):
                known = promised(row, key, self._holder(key))
                self._publish(stream, lambda n, known=known: Promised(n, known))  # type: ignore[misc]

    def leave(self, key: int, client: Client) -> None:
        stream = self.streams.get(key)
        if stream is not None:
            stream.leave(client)


def _nobody_minds() -> None:
    return


def _outcome(result: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a result without what is told elsewhere."""
    if result is None:
        return None
    return {name: value for name, value in result.items() if name != "held"}


def eyes(key: int) -> int:
    """Return the seat from which the listeners of a stream look."""
    return key if key >= 0 else SPECTATOR
