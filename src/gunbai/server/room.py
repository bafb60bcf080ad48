"""A table while somebody is at it: the game, its people, its clock, its listeners. No database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.event import SPECTATOR, Event
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.server.clock import Clock
from gunbai.server.messages import (
    Choice,
    FromServer,
    Happening,
    Moved,
    Pace,
    Prompt,
    Refused,
    SeatInfo,
    Spoken,
    Sync,
    TableChanged,
    TableInfo,
    Talked,
    View,
)
from gunbai.server.store import Row
from gunbai.server.streams import Client, Stream

_ENCODE: Final = msgspec.json.Encoder()
LIVE: Final = ("lobby", "running", "paused")
TALK_KEPT: Final = 400


class TableError(GunbaiError):
    """Something that can't be done at this table now."""


def refused(refusal: Refusal) -> Refused:
    return Refused(refusal.key, refusal.rule, dict(refusal.words))


class Seat:
    """A place at the table, as it is kept."""

    def __init__(self, row: Row) -> None:
        self.number: Final = int(row["number"])
        self.kind: str = row["kind"]
        self.person: str | None = row["person"]
        self.name: str = row["name"]
        self.level: str = row["level"]
        self.token: str | None = row["token"]
        self.away = bool(row["away"])

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table": table,
            "number": self.number,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "level": self.level,
            "token": self.token,
            "away": int(self.away),
        }

    def taken(self) -> bool:
        return self.kind in ("person", "program", "bot")

    def played_by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind in ("person", "program") and self.away)


class Room:
    """One table. `lock` is held by whoever changes it: one writer a game."""

    def __init__(self, row: Row, seats: list[Row], game: Game, epoch: str) -> None:
        self.id: Final[str] = row["id"]
        self.game: Final = game
        self.epoch: Final = epoch
        self.lock: Final = asyncio.Lock()
        self.streams: Final[dict[int, Stream]] = {}
        self.session: Session | None = None
        self.seq = 0  # entries of the log that are applied
        self.marks: Final[dict[str, bool]] = {}  # answers that are in the log already
        self.spoken: list[Row] = []
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.moved_at = float(row["changed"])
        self.host_left_at: float | None = None
        self.read_row(row, seats)
        self.clock = Clock(self.pace, len(seats), row["clock"] or None)

    def read_row(self, row: Row, seats: list[Row]) -> None:
        self.version = int(row["version"])
        self.status: str = row["status"]
        self.host: str = row["host"]
        self.options: dict[str, str] = dict(row["options"])
        self.figures: dict[str, object] | None = row["figures"]
        self.seed = int(row["seed"])
        self.pace = msgspec.convert(row["pace"], Pace)
        self.watch: str = row["watch"]
        self.note: str = row["note"]
        self.votes: dict[str, list[int]] = dict(row["votes"])
        self.created = float(row["created"])
        self.result: dict[str, Any] | None = row["result"]
        self.origin: dict[str, Any] | None = row["origin"]
        self.successor: str | None = row["successor"]
        self.seats = [Seat(seat) for seat in seats]

    # who is who

    def seat_of(self, person: str) -> int:
        """The seat of a person; −1 for everybody else."""
        for seat in self.seats:
            if seat.person == person and seat.kind == "person":
                return seat.number
        return SPECTATOR

    def may_watch(self, person: str) -> bool:
        if self.seat_of(person) >= 0 or self.host == person:
            return True
        return self.watch != "nobody" or self.status == "lobby"

    def connected(self, seat: int) -> bool:
        stream = self.streams.get(seat)
        return stream is not None and bool(stream.clients)

    def listeners(self) -> int:
        return sum(len(stream.clients) for stream in self.streams.values())

    # what is shown

    def to_act(self) -> list[int]:
        if self.session is None or self.status not in ("running", "paused"):
            return []
        return self.session.state.to_act()

    def info(self, person: str) -> TableInfo:
        mine = self.seat_of(person)
        return self._info(mine, self.host == person)

    def info_for(self, seat: int) -> TableInfo:
        """As the holder of a seat sees it (the host's stream knows that it hosts)."""
        hosting = seat >= 0 and self.seats[seat].person == self.host
        return self._info(seat, hosting)

    def _info(self, mine: int, hosting: bool) -> TableInfo:
        seats = []
        for seat in self.seats:
            unused = seat.kind == "invited" and hosting
            seats.append(
                SeatInfo(
                    seat.number,
                    seat.kind,  # type: ignore[arg-type]
                    seat.name,
                    seat.level,
                    seat.away,
                    self.connected(seat.number),
                    seat.number == mine,
                    (seat.token or "") if unused else "",
                )
            )
        host = next((seat.name for seat in self.seats if seat.person == self.host), "")
        return TableInfo(
            self.id,
            self.game.name,
            self.options,
            self.status,  # type: ignore[arg-type]
            host,
            hosting,
            mine,
            seats,
            self.pace,
            self.watch,  # type: ignore[arg-type]
            self.note,
            self.version,
            len(self.session.answers) if self.session else 0,
            self.to_act(),
            round(max(0.0, time.time() - self.moved_at), 1),
            self.created,
            self.result,
            self.origin,
            self.successor or "",
            self.votes,
            self.figures is not None,
        )

    def view(self, seat: int) -> View | None:
        return None if self.session is None else make_view(self.session, seat, self.status)

    def log(self, seat: int, since: int = 0) -> list[Happening]:
        """What this seat saw happen, from the event number `since` on."""
        if self.session is None:
            return []
        return [say(self.game, event) for event in self.session.events_for(seat, since)]

    def talk_for(self, seat: int) -> list[Spoken]:
        return [spoken(row) for row in self.spoken if may_hear(row, seat)]

    # telling

    def stream(self, seat: int) -> Stream:
        if seat not in self.streams:
            self.streams[seat] = Stream()
        return self.streams[seat]

    def _publish(self, seat: int, make: Callable[[int], FromServer]) -> None:
        stream = self.stream(seat)
        if stream.clients:
            stream.publish(_ENCODE.encode(make(stream.n + 1)))
        else:
            stream.skip()

    def sync_message(self, seat: int) -> bytes:
        stream = self.stream(seat)
        message = Sync(
            stream.n,
            self.epoch,
            self.info_for(seat),
            self.view(seat),
            self.log(seat),
            self.talk_for(seat),
            self.clock.info(),
        )
        return _ENCODE.encode(message)

    def publish_move(self, by: int, events_before: int, undone: bool) -> None:
        """Tell every seat what this answer brought it; each learns only its own part."""
        session = self.session
        if session is None:
            return
        start = min(events_before, len(session.events))
        for seat in list(self.streams):
            stream = self.streams[seat]
            if not stream.clients:
                stream.skip()
                continue
            log_at = sum(1 for event in session.events[:start] if event.seen_by(seat))
            view = make_view(session, seat, self.status)
            log = self.log(seat, start)
            message = Moved(stream.n + 1, view, log_at, log, self.clock.info(), undone, by)
            stream.publish(_ENCODE.encode(message))

    def publish_table(self) -> None:
        for seat in list(self.streams):
            info = self.info_for(seat)
            clock = self.clock.info()
            self._publish(seat, lambda n, i=info, c=clock: TableChanged(n, i, c))  # type: ignore[misc]

    def publish_sync(self) -> None:
        """Everything anew: the game has started, or was read again from the log."""
        for seat in list(self.streams):
            stream = self.streams[seat]
            stream.n += 1
            message = self.sync_message(seat)
            stream.n -= 1
            stream.publish(message)

    def publish_talk(self, row: Row) -> None:
        for seat in list(self.streams):
            if may_hear(row, seat):
                heard = spoken(row)
                self._publish(seat, lambda n, h=heard: Talked(n, h))  # type: ignore[misc]

    def leave(self, seat: int, client: Client) -> None:
        stream = self.streams.get(seat)
        if stream is not None and client in stream.clients:
            stream.clients.remove(client)


def make_view(session: Session, seat: int, status: str) -> View:
    """What a client of this seat needs for its next decision."""
    game = session.game
    state = session.state
    playing = status == "running"
    ask = state.ask
    prompt = None
    choices: list[Choice] = []
    if ask is not None and ask.owes(seat):
        prompt = Prompt(ask.key, session.prompt(seat))
        choices = [choice(game, action) for action in state.legal(seat)] if playing else []
    free = [choice(game, action) for action in state.free(seat)] if playing and seat >= 0 else []
    refusal = session.undo_refusal(seat) if seat >= 0 else Refusal("undo-refused")
    return View(
        session.version_for(seat),
        seat,
        state.observe(seat),
        prompt,
        choices,
        free,
        refusal is None and playing,
        None if refusal is None else refused(refusal),
    )


def choice(game: Game, action: int) -> Choice:
    fields = game.structure(action)
    verb = str(fields.pop("verb"))
    return Choice(game.text(action), verb, fields)


def say(game: Game, event: Event) -> Happening:
    return Happening(event.key, game.arguments(event))


def may_hear(row: Row, seat: int) -> bool:
    """Table talk is for all; a private thread for the two who are in it."""
    to = row["to"]
    return to is None or (seat >= 0 and seat in (to, row["seat"]))


def spoken(row: Row) -> Spoken:
    return Spoken(row["id"], row["at"], row["seat"], row["name"], row["to"], row["text"])
