"""A table in memory: the game, its people, its clock, its listeners. No database."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from gunbai.bots.levels import level_named
from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.event import GREAT, SPECTATOR
from gunbai.core.game import Game
from gunbai.core.past import Past
from gunbai.core.session import Session
from gunbai.server import hours
from gunbai.server.clock import Clock
from gunbai.server.hours import ALWAYS_THERE, Hours
from gunbai.server.log_lines import LogLines
from gunbai.server.motion_messages import Motion
from gunbai.server.pace import Pace
from gunbai.server.seat import Seat
from gunbai.server.store import Row
from gunbai.server.streams import Client, LogLength, Stream
from gunbai.server.succession import Consent, consent_to
from gunbai.server.tapes import Archive

LIVE: Final = ("lobby", "running", "paused")
OVER: Final = ("finished", "ended")
TALK_KEPT: Final = 400
_LONG_PUT_AWAY: Final = 72 * 3600.0  # seconds, at a table with days for a decision
#: The stream of a host without a seat: like a spectator's, but marked as the host's.
HOST: Final = -3


class TableError(GunbaiError):
    """Something that can't be done at this table now."""


class Room:
    """One table. `lock` is held by whoever changes it: one writer per game.

    Stored fields are changed here only after the change is safe in the database.
    """

    def __init__(self, row: Row, seats: Sequence[Row], game: Game, host_gone: float = 0.0) -> None:
        self.id: Final[str] = row["id"]
        self.host_gone: Final = host_gone  # seconds
        self._game: Final = game
        self.lock: Final = asyncio.Lock()
        self.streams: Final[dict[int, Stream]] = {}
        self.session: Session | None = None
        self.past: Past | None = None  # its game continued from there after an upgrade
        self.archive: Archive | None = None  # of a game that is over and can't be played again
        self.closed: Refusal | None = None  # why its game can't continue, or is not complete
        self.seq = 0  # entries of the log that are applied
        self.settled_at = 0  # the last of them after which nothing could be taken back
        self.kept_at = -1  # the entry at which its position was kept for later versions
        self.kept_time = time.monotonic()  # when that was, as far as this process knows
        self.snapshot_at = 0  # entries in the last snapshot
        self.kept = (0, 0)  # answers and events in snapshots
        self.lines: Final = LogLines()
        self.news_at = 0  # the first event of the last answer
        self.log_lengths: Final[dict[int, LogLength]] = {}  # by seat
        self.request_ids: Final[set[str]] = set()  # of answers that are already in the log
        self.spoken: list[Row] = []
        self.promises: Final[dict[int, Row]] = {}  # by number
        self.hours: dict[str, Hours] = {}  # by person: vacations and nights
        self.orders: dict[int, list[dict[str, Any]]] = {}  # standing ones, by seat
        self.late: set[int] = set()  # bots with accounts whose time for a decision is up
        self.misses: Final[dict[int, int]] = {}  # by seat of such a bot, decisions in a row
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
        """The game under the rules that are played now."""
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
        """Return the seats on a person's devices: their own first, then those of others."""
        mine = [
            seat
            for seat in self.seats
            if seat.person == person and seat.kind in ("person", "program")
        ]
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
        """Refuse somebody who may not watch; former players are told why."""
        if not self.may_watch(person):
            former = any(each["before"]["person"] == person for each in self.handovers)
            raise TableError(Refusal("seat-passed" if former else "table-closed"))

    def on_vacation(self, seat: int) -> bool:
        return self.vacation_of(self.seats[seat]) > 0

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
        """Record that nobody listens to this stream any more."""
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

    def has_left(self, seat: Seat) -> bool:
        """Return True for somebody for whom a bot plays, so that they are no longer asked.

        A host must not get rid of those who have to agree: players replaced by the host are asked
        until they have been away for long themselves.
        """
        if not seat.put_away_at:
            return seat.away
        if self.pace.kind == "days":
            return time.time() - seat.put_away_at > _LONG_PUT_AWAY
        return self.away_for(seat.number) > self.host_gone

    def is_gone(self, seat: int) -> bool:
        """Return True if others may pass the seat on without asking whoever holds it.

        With days for a decision people come and go: they are gone once a bot plays for them.
        """
        patient = self.pace.kind == "days" and not self.has_left(self.seats[seat])
        return not patient and self.away_for(seat) > self.host_gone

    def consent_to(self, place: Seat) -> Consent:
        """Return whether a seat that is offered may pass on."""
        return consent_to(self.seats, place, self.is_gone(place.number), self.has_left)

    def may_vote(self) -> bool:
        """Return True if the host has been away so long that the others may decide."""
        return self.host_away() > self.host_gone

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

    def bot_answers(self, seat: int) -> bool:
        """Return True if one of our bots is to answer for this seat now."""
        return self.seats[seat].played_by_bot() or seat in self.late

    def standing_to_act(self) -> list[int]:
        """Return the seats of bots with accounts that owe an answer themselves."""
        return [seat for seat in self.people_to_act() if self.seats[seat].is_standing()]

    def hours_of(self, seat: Seat) -> Hours:
        """Return when the person in a seat is away, as far as this table respects that."""
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

    def character(self, number: int) -> str:
        """Return the character of the bot in a seat, in games in which bots have one.

        It follows from the table's id, so that it stays the same and can be read before the start.
        """
        place = self.seats[number]
        ours = place.kind == "bot" and level_named(place.level) is not None
        known = self.game.judge().characters() if ours else []
        if not known:
            return ""
        text = f"character {self.id} {number}"
        drawn = hashlib.blake2b(text.encode(), digest_size=4).digest()
        return known[int.from_bytes(drawn, "big") % len(known)]

    def vacations(self) -> list[float]:
        """Return by seat the end of a vacation for which others wait; 0 if there is none."""
        return [self.vacation_of(seat) for seat in self.seats]

    def vacation_of(self, seat: Seat) -> float:
        back = self.hours_of(seat).back
        return back if self.pace.kind == "days" and back > hours.now() else 0.0

    def asked(self, motion: Motion) -> list[int]:
        """Return the seats that must agree: one of each person whom no bot replaces."""
        mover = self.seats[motion.by].person
        return [
            seat.number
            for seat in self.seats
            if seat.kind == "person" and not self.has_left(seat) and seat.person != mover
            if seat.number == self.seat_of(seat.person or "")
        ]

    def holder(self, seat: int) -> int:
        """Return the number of a seat's holder; 0 for spectators."""
        return self.seats[seat].holder if seat >= 0 else 0

    def has_highlight(self) -> bool:
        """Return True if the last answer led to something that people want to watch."""
        if self.session is None:
            return False
        kinds = self.game.event_kinds
        return any(kinds[event.key].scene == GREAT for event in self.session.events[self.news_at :])

    def stream(self, key: int) -> Stream:
        if key not in self.streams:
            self.streams[key] = Stream()
        return self.streams[key]

    def leave(self, key: int, client: Client) -> None:
        stream = self.streams.get(key)
        if stream is not None:
            stream.leave(client)


def _nobody_minds() -> None:
    return


def eyes(key: int) -> int:
    """Return the seat whose view the listeners of a stream get."""
    return key if key >= 0 else SPECTATOR
