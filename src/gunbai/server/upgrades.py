"""The one place that decides what becomes of a stored game after an upgrade of the program.

- It **moves on** if its log can be played again and leads to what is stored.
- It **goes on** from its last settled position if not: its log says so, and what changed.
- It can only be **read** if it is over, from its archive or from what else is stored.
- It has **stopped** if nothing of this helps: it stays in all lists, and its host may end it.

The server opens every table by this (`Opener.open`); `gunbai admin check` does the same with a copy
of the database, to tell what would happen.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from gunbai.core.codec import Codec
from gunbai.core.errors import BadData, BadOptions, GunbaiError, Refusal
from gunbai.core.game import Game
from gunbai.core.past import Past, read_past
from gunbai.core.record import Record, write_text
from gunbai.core.rules import Rules, rules_number
from gunbai.server.database import Overtaken
from gunbai.server.evidence import (
    Evidence,
    Place,
    ends_as_stored,
    fitting_options,
    places,
    same_position,
    stored_ending,
    told_answers,
    words_of,
)
from gunbai.server.game_log import is_dealt
from gunbai.server.room import OVER, Room, TableError
from gunbai.server.shelf import Shelf, unpacked
from gunbai.server.store import Row, Store
from gunbai.server.tapes import Archive

LOG: Final = logging.getLogger("gunbai.server")
MOST_TRIES: Final = 4

MOVES_ON: Final = "moves-on"
GOES_ON: Final = "goes-on"
READ: Final = "read"
STOPPED: Final = "stopped"


class Fate:
    """The fate of a game, and the reason if it could not simply move on."""

    def __init__(self, outcome: str, *, lost: int = 0, reason: Refusal | None = None) -> None:
        self.outcome: Final = outcome
        self.lost: Final = lost  # answers that no longer count
        self.reason: Final = reason


class UnknownGame(Game):
    """A stand-in for a game that this program does not have: its tables can still be listed."""

    def __init__(self, name: str, rules: str) -> None:
        super().__init__(name, "", Rules([rules]), Codec([]), [])


class Opener:
    """Opens stored tables, whatever version of the program wrote them."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        read: Callable[[Room], Awaitable[None]],
        games: Mapping[str, Game],
        host_gone: float,
    ) -> None:
        self._store: Final = store
        self._shelf: Final = shelf
        self._read: Final = read  # brings a table up to date with its log
        self._games: Final = games
        self._host_gone: Final = host_gone

    def plain(self, row: Row, seats: Sequence[Row]) -> Room:
        """Return a table for a list: nothing of its game is read."""
        try:
            game = self._game(row)
        except (BadData, BadOptions):
            game = self._games.get(row["game"]) or UnknownGame(row["game"], row["rules"])
        return Room(row, seats, game, self._host_gone)

    def _game(self, row: Row) -> Game:
        """Return the game of a table under its newest rules and with the table's values."""
        known = self._games.get(row["game"])
        if known is None:
            words: dict[str, object] = {"game": row["game"], "known": ", ".join(self._games)}
            raise BadOptions(Refusal("game-unknown", "", words))
        return known if row["own_values"] is None else known.with_data(row["own_values"])

    async def open(self, table: str) -> tuple[Room, Fate]:
        """Return a table that is up to date with its log, and what became of its game."""
        fate = Fate(MOVES_ON)
        for _ in range(MOST_TRIES):
            found = await self._store.tables([table])
            if not found:
                raise TableError(Refusal("table-unknown"))
            row, seats = found[0]
            try:
                return await self._as_always(row, seats), fate
            except GunbaiError as error:
                reason = error.refusal
            except (SQLAlchemyError, OSError):
                raise  # the fault is the database's
            except Exception:  # these rules were never meant for such answers
                LOG.exception("a game can't be played again", extra={"table": table})
                reason = Refusal("table-diverged")
            try:
                room, fate = await self._after_all(row, seats, reason)
            except Overtaken:
                continue  # another process was first
            if room is not None:
                return room, fate
        raise TableError(Refusal("table-changed"))

    async def _as_always(self, row: Row, seats: Sequence[Row]) -> Room:
        """Return a table whose log is played as always; refuse what is not as it was stored."""
        game = self._game(row)
        room = Room(row, seats, game, self._host_gone)
        if not is_dealt(room):
            return _not_begun(room, game)
        start = await self._start(row, game)
        rules = str(row["rules"] if start is None else start[1].position["rules"])
        room = Room(row, seats, game.with_rules(rules), self._host_gone)
        if start is not None:
            room.seq, room.past = start
            room.settled_at = room.seq
        await self._read(room)
        await self._must_agree(room, row)
        return room

    async def _must_agree(self, room: Room, row: Row) -> None:
        """Refuse a game that did not lead to the position or the result that was kept."""
        session = room.session
        if session is None:
            return
        if not ends_as_stored(row, session):
            raise TableError(Refusal("table-diverged"))
        kept = None if room.status in OVER else await self._store.contents.position(room.id)
        if kept is None:
            return
        room.kept_at = kept[0]
        if room.kept_at != room.settled_at:
            return
        if not same_position(session, unpacked(kept[1])["position"]):
            raise TableError(Refusal("table-diverged"))

    async def _start(self, row: Row, game: Game) -> Place | None:
        """Return the place from which the game continued after an earlier upgrade."""
        entry = await self._store.contents.last_start(row["id"])
        return None if entry is None else (int(entry["seq"]), _past(game, entry["text"]))

    async def _after_all(
        self, row: Row, seats: Sequence[Row], reason: Refusal
    ) -> tuple[Room | None, Fate]:
        """Find another way for a game; without a room, it is now opened normally."""
        room = self.plain(row, seats)
        if room.status in OVER and await self._take_archive(room):
            return _closed(room, Refusal("table-archived", "", {"rules": row["rules"]}))
        if not is_dealt(room) or isinstance(room.game, UnknownGame) or _is_newer(row, room.game):
            return _closed(room, reason)
        try:
            evidence = await self._evidence(row, seats)
        except GunbaiError as error:
            return _closed(room, error.refusal)
        played = await asyncio.to_thread(evidence.by_other_rules)
        if played is not None:
            options = fitting_options(played.game, row["options"])
            await self._shelf.set_rules(room.id, played.game.rules.name, options)
            return None, Fate(MOVES_ON, reason=reason)
        found = await asyncio.to_thread(evidence.from_a_place)
        if room.status in OVER:
            if found is not None:
                room.session = await asyncio.to_thread(evidence.again, found)
            return _closed(room, _earlier(row))
        past = None if found is None else evidence.crossing(found)
        if past is None:
            return _closed(room, reason)
        await self._shelf.go_on(room.id, room.entries + 1, past)
        return None, Fate(GOES_ON, lost=past.lost or 0, reason=reason)

    async def text_of(self, room: Room) -> str:
        """Return the record of a game that can't be played again: what is stored of its answers.

        Automatic answers after the last snapshot are not in it.
        """
        [(row, seats)] = await self._store.tables([room.id])
        record = Record()
        record.game = row["game"]
        record.rules = row["rules"]
        record.options = row["options"]
        record.seed = int(row["seed"])
        record.words = words_of(row, seats)
        record.names = [seat["name"] for seat in seats]
        record.data = row["own_values"]
        kept = places(room.game, row, await self._shelf.snapshots(row["id"]))
        seq, past = kept[-1] if kept else (0, None)
        record.texts = [] if past is None else past.answers
        entries = await self._store.contents.entries(row["id"], seq)
        record.texts = told_answers(record.texts, entries)
        record.end = stored_ending(len(record.texts), row["result"])
        return write_text(record)

    async def _take_archive(self, room: Room) -> bool:
        packed = await self._shelf.archive(room.id)
        if packed is not None:
            room.archive = await asyncio.to_thread(Archive, packed)
        return packed is not None

    async def _evidence(self, row: Row, seats: Sequence[Row]) -> Evidence:
        game = self._game(row)
        start = await self._start(row, game)
        kept = places(game, row, await self._shelf.snapshots(row["id"]))
        position = await self._store.contents.position(row["id"])
        if position is not None:
            kept.append((position[0], read_past(game, unpacked(position[1]))))
        return Evidence(
            row,
            seats,
            game,
            start=start,
            entries=await self._store.contents.entries(row["id"], 0 if start is None else start[0]),
            kept=kept,
        )


def _past(game: Game, text: str) -> Past:
    return read_past(game, json.loads(text))


def _not_begun(room: Room, game: Game) -> Room:
    """Return a table whose game was not dealt yet, with options that the newest rules have."""
    room.options = fitting_options(game, room.options)
    if game.seats(room.options) != len(room.seats):
        words: dict[str, object] = {"expected": game.seats(room.options), "found": len(room.seats)}
        raise TableError(Refusal("table-seats", "", words))
    return room


def _closed(room: Room, reason: Refusal) -> tuple[Room, Fate]:
    """Return a table whose game can't continue: what is known about it can be read."""
    room.closed = reason
    return room, Fate(READ if room.status in OVER else STOPPED, reason=reason)


def _is_newer(row: Row, game: Game) -> bool:
    """Return True for a game of later rules than ours: a newer version of the program wrote it."""
    return rules_number(row["rules"]) > rules_number(game.rules.known[-1])


def _earlier(row: Row) -> Refusal:
    return Refusal("table-earlier", "", {"rules": row["rules"]})
