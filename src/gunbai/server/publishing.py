"""The messages of a table to its listeners: everything, what they noticed of an answer, news."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from gunbai.core.seat_view import View
from gunbai.server import shown
from gunbai.server.changes import change
from gunbai.server.conversion import in_it, may_hear, promised, scene_changes, spoken
from gunbai.server.messages import FromServer, Moved, Scenes, Sync, TableChanged, Talked
from gunbai.server.promise_messages import Promised
from gunbai.server.room import TALK_KEPT, Room, eyes
from gunbai.server.store import Row
from gunbai.server.streams import LogLength, Stream

_ENCODE: Final = msgspec.json.Encoder()


def _publish(stream: Stream, make: Callable[[int], FromServer]) -> None:
    if stream.wanted():
        message = _ENCODE.encode(make(stream.n + 1))
        stream.publish(message, message)
    else:
        stream.skip()


def _sync(room: Room, key: int, n: int, view: View | None) -> Sync:
    seat = eyes(key)
    return Sync(
        n=n,
        epoch=room.stream(key).epoch,
        table=shown.info_for(room, key),
        view=view,
        log=shown.log(room, seat),
        talk=shown.talk_for(room, seat),
        clock=room.clock.info(),
        promises=shown.promises_for(room, seat),
        steps_back=shown.steps_back(room, seat),
    )


def sync_message(room: Room, key: int) -> bytes:
    """Return the message with everything, for somebody who comes to a stream now."""
    stream = room.stream(key)
    if stream.view is None:
        stream.view = shown.view(room, eyes(key))
    return _ENCODE.encode(_sync(room, key, stream.n, stream.view))


def publish_sync(room: Room) -> None:
    """Send everything again: the game has started, paused, resumed or ended."""
    room.run_clock()
    for key, stream in list(room.streams.items()):

        def make(n: int, key: int = key, stream: Stream = stream) -> Sync:
            stream.view = shown.view(room, eyes(key))
            return _sync(room, key, n, stream.view)

        stream.forget()
        _publish(stream, make)


def versions(room: Room) -> dict[int, int]:
    """Return the version each stream has noticed so far, to be given to `publish_move`."""
    session = room.session
    if session is None:
        return {}
    return {key: session.version_for(eyes(key)) for key in room.streams}


def publish_move(room: Room, by: int, start: int, undone: bool, before: dict[int, int]) -> None:
    """Send every stream what it noticed of an answer, from the event number `start` on.

    Those who noticed nothing get nothing: not even a gap in the numbers of messages.
    """
    session = room.session
    assert session is not None
    room.news_at = start
    if undone:
        room.log_lengths.clear()  # also of those who noticed nothing of it
        room.lines.forget_after(start)
    with session.standing_still():
        for key, stream in list(room.streams.items()):
            if session.version_for(eyes(key)) == before.get(key, -1):
                continue
            if stream.wanted():
                _tell(room, stream, eyes(key), by, undone)
            else:
                stream.skip()


def _tell(room: Room, stream: Stream, seat: int, by: int, undone: bool) -> None:
    """Send an answer to one stream: the new view, or the scenes that lead to it."""
    session = room.session
    assert session is not None
    before = stream.view
    view = session.view(seat, room.status == "running")
    log_at = room.log_lengths.setdefault(seat, LogLength()).at(session.events, room.news_at, seat)
    log = room.lines.seen_by(session, seat, room.news_at)
    clock = room.clock.info()
    back = shown.steps_back(room, seat) if undone else None
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


def watched(room: Room) -> bool:
    """Return True if somebody wants to see the scenes of the next answer."""
    return any(stream.wants(True) for stream in room.streams.values())


def publish_table(room: Room) -> None:
    room.run_clock()
    for key in list(room.streams):
        publish_table_to(room, key)


def publish_table_to(room: Room, key: int) -> None:
    """Send the table to the listeners of one stream alone."""
    clock = room.clock.info()
    stream = room.streams.get(key)
    if stream is not None:
        _publish(stream, lambda n: TableChanged(n, shown.info_for(room, key), clock))


def add_talk(room: Room, row: Row) -> None:
    room.spoken.append(row)
    del room.spoken[:-TALK_KEPT]
    for key, stream in list(room.streams.items()):
        if may_hear(row, key, room.holder(key)):
            _publish(stream, lambda n: Talked(n, spoken(row)))


def take_promise(room: Room, row: Row) -> None:
    """Accept a new promise, or one that was judged; tell the two if it is news."""
    number = int(row["id"])
    if room.promises.get(number) == row:
        return
    room.promises[number] = row
    for key, stream in list(room.streams.items()):
        if in_it(row, key):
            known = promised(row, key, room.holder(key))
            _publish(stream, lambda n, known=known: Promised(n, known))  # type: ignore[misc]
