"""Parts of messages, made from the game and from stored rows."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.history import History
from gunbai.core.scenes import Scene
from gunbai.core.seat_view import View, between
from gunbai.core.session import Session
from gunbai.server.changes import change
from gunbai.server.messages import (
    Happening,
    SceneInfo,
    Spoken,
    ValueInfo,
)
from gunbai.server.promise_messages import PromiseInfo
from gunbai.server.store import Row


def values_of(game: Game) -> list[ValueInfo]:
    """Return all values the game is played with: a table's own override the built-in ones."""
    return [ValueInfo(f.name, dict(f.values), f.confidence, f.source) for f in game.values()]


def happening(game: Game, event: Event, told: Session | History) -> Happening:
    """Return an event of a game as a log line."""
    kind = game.event_kinds[event.key]
    return Happening(
        key=event.key,
        words=kind.arguments(event),
        opens=kind.opens,  # type: ignore[arg-type]
        idle=kind.idle,
        echo=kind.echo,
        ahead=kind.ahead,
        background=told.background(event),
    )


def scene_changes(scenes: Sequence[Scene], view: View) -> tuple[list[SceneInfo], View]:
    """Return scenes as consecutive changes, and the view that they lead to.

    What the view before asked, and what could be chosen, is gone with the first of them.
    """
    out: list[SceneInfo] = []
    for scene in scenes:
        info = SceneInfo(len(scene["events"]), scene["weight"], scene["mine"])  # type: ignore[arg-type]
        if scene["position"] is not None:
            reached = between(view, scene["position"])
            info.change = change(view, reached)
            view = reached
        out.append(info)
    return out, view


def may_hear(row: Row, seat: int, holder: int) -> bool:
    """Return True for table talk, and for a private thread of this seat and its present holder."""
    members = row.get("members")
    if members:
        return [seat, holder] in members
    return row["to"] is None or is_party(row, seat, holder)


def is_party(row: Row, seat: int, holder: int) -> bool:
    """Return True if the seat's present holder was one of the two, and not one before them."""
    sides = (row["seat"], row["seat_holder"]), (row["to"], row["to_holder"])
    return seat >= 0 and (seat, holder) in sides


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
        members=[seat for seat, _ in row.get("members") or []],
    )


def in_it(row: Row, seat: int) -> bool:
    """Return True if this seat gave or got the promise."""
    return seat >= 0 and seat in (row["seat"], row["to"])


def is_binding(row: Row) -> bool:
    """Return True while one of the two has not given a verdict on a promise."""
    return "open" in (row["giver"], row["receiver"])


def promised(row: Row, seat: int, holder: int) -> PromiseInfo:
    """Return a promise as one of the two sees it: its words only if they were said to them."""
    own = is_party(row, seat, holder)
    return PromiseInfo(
        id=row["id"],
        at=row["at"],
        seat=row["seat"],
        to=row["to"],
        key=row["key"],
        words=row["words"],
        text=row["text"] if own else "",
        giver=row["giver"],
        receiver=row["receiver"],
        earlier=not own,
    )
