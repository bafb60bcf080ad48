"""Parts of messages, made from the game and from stored rows."""

from __future__ import annotations

from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.history import History
from gunbai.core.session import Session
from gunbai.server.messages import (
    FigureInfo,
    Happening,
    Spoken,
)
from gunbai.server.promise_messages import PromiseInfo
from gunbai.server.store import Row


def figures_of(game: Game) -> list[FigureInfo]:
    """Return all values the game is played with, a table's own in place of the built-in ones."""
    return [FigureInfo(f.name, dict(f.values), f.confidence, f.source) for f in game.values()]


def happening(game: Game, event: Event, told: Session | History) -> Happening:
    """Return an event of a game as a log line."""
    return Happening(event.key, game.arguments(event), told.background(event))


def may_hear(row: Row, seat: int) -> bool:
    """Return True for table talk, and for a private thread that this seat is part of."""
    to = row["to"]
    return to is None or (seat >= 0 and seat in (to, row["seat"]))


def spoken(row: Row) -> Spoken:
    line = row.get("line")
    said = None if line is None else Happening(line["key"], line["words"])
    return Spoken(
        id=row["id"],
        at=row["at"],
        seat=row["seat"],
        name=row["name"],
        to=row["to"],
        text=row["text"],
        line=said,
    )


def in_it(row: Row, seat: int) -> bool:
    """Return True if this seat gave or got the promise."""
    return seat >= 0 and seat in (row["seat"], row["to"])


def promised(row: Row) -> PromiseInfo:
    return PromiseInfo(
        id=row["id"],
        at=row["at"],
        seat=row["seat"],
        to=row["to"],
        key=row["key"],
        words=row["words"],
        text=row["text"],
        giver=row["giver"],
        receiver=row["receiver"],
    )
