"""HTTP: the review of a game that is over."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response

from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.packing import packed
from gunbai.server.people import Ask
from gunbai.server.review_messages import ReviewInfo
from gunbai.server.room import OVER, Room
from gunbai.server.routes import get, post
from gunbai.server.shown import info_of
from gunbai.server.store import Row


async def _info(hub: Hub, room: Room, person: str) -> ReviewInfo:
    """Return the review; there is none for a running game."""
    table = info_of(room, person)
    made = await hub.reviews.made(room.id) if room.status in OVER else None
    if made is not None:
        return ReviewInfo(table, "made", review=made)
    progress, ahead = hub.reviews.progress(room.id)
    if progress is None:
        return ReviewInfo(table, "none")
    if progress.failed:
        return ReviewInfo(table, "failed")
    state: Any = "running" if progress.total else "waiting"
    return ReviewInfo(table, state, progress.done, progress.total, ahead)


@get("/api/tables/{table:str}/review", summary="The review of a finished game, or how far it is")
async def get_review(
    request: Ask, room: Room, visitor: Row | None, hub: Hub
) -> Response[ReviewInfo]:
    person = "" if visitor is None else str(visitor["id"])
    return await packed(hub.workshop, request, await _info(hub, room, person))


@post("/api/tables/{table:str}/review", summary="Have a finished game reviewed", status_code=200)
async def ask_for_review(room: Room, person: Row, hub: Hub, limits: Limits) -> ReviewInfo:
    limits.reviews.take(person["id"])
    await hub.reviews.ask(room, person["id"], hub.workshop)
    return await _info(hub, room, person["id"])


HANDLERS: Final[list[Any]] = [get_review, ask_for_review]
