"""HTTP: tables, from their creation to their replay."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import Parameter

from gunbai.core.errors import Refusal
from gunbai.server import hosting, rematch_and_forks, seats, steering
from gunbai.server.config import MOST_LISTED
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import (
    AwayForm,
    Created,
    ForkForm,
    JoinForm,
    RecordForm,
    ReplayInfo,
    ReplayLine,
    ReplayRun,
    ReplayStep,
    ReplayTalk,
    SeatChange,
    TableForm,
    TableInfo,
    TableList,
    VoteForm,
    WordForm,
)
from gunbai.server.packing import packed
from gunbai.server.people import Ask
from gunbai.server.replays import Replays, cost_of_run
from gunbai.server.room import Room, TableError
from gunbai.server.routes import get, post
from gunbai.server.safety import address, checked_id
from gunbai.server.shown import info_of
from gunbai.server.store import Row


async def room(table: str, hub: Hub, visitor: Row | None) -> Room:
    """Return the table of the address to those who may look at it."""
    try:
        found = await hub.room(checked_id(table))
    except TableError as error:
        if error.refusal.key == "table-unknown":
            raise NotFoundException("table-unknown") from None
        raise
    try:
        found.must_show(_name(visitor))
    except TableError as error:
        raise PermissionDeniedException(error.refusal.key) from None
    return found


def _name(visitor: Row | None) -> str:
    return "" if visitor is None else str(visitor["id"])


@get("/api/tables", summary="Open, running and finished tables, and mine")
async def list_tables(visitor: Row | None, hub: Hub) -> TableList:
    me = _name(visitor)
    found = await hub.store.tables_for(me, MOST_LISTED)
    lists = {name: _newest_first(await hub.glance(ids, me)) for name, ids in found.items()}
    return TableList(lists["open"], lists["mine"], lists["running"], lists["finished"])


def _newest_first(tables: list[TableInfo]) -> list[TableInfo]:
    return sorted(tables, key=lambda table: table.since)


@post("/api/tables", summary="Make a table")
async def create_table(
    request: Ask, data: TableForm, person: Row, hub: Hub, limits: Limits
) -> Created:
    limits.tables.take(address(request))
    limits.writes.take(person["id"], 3)
    return Created((await hosting.create(hub, person, data)).id)


@get("/api/tables/{table:str}", summary="A table")
async def get_table(room: Room, visitor: Row | None) -> TableInfo:
    return info_of(room, _name(visitor))


@get("/api/invites/{token:str}", summary="The table of an invite link")
async def get_invite(token: str, visitor: Row | None, hub: Hub) -> TableInfo:
    table = await hub.store.table_of_token(checked_id(token))
    if table is None:
        raise NotFoundException("invite-unknown")
    found = await hub.room(table)
    if token == found.invite and not found.may_watch(_name(visitor)):
        raise PermissionDeniedException("table-closed")  # it opens no seat any more
    info = info_of(found, _name(visitor))
    offered = [seat.number for seat in found.seats if seat.offer_token == token]
    info.offered = offered[0] if offered else -1
    return info


@post("/api/tables/{table:str}/join", summary="Take a seat, or come back to mine", status_code=200)
async def join(room: Room, data: JoinForm, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.writes.take(person["id"])
    await seats.join(hub.keeper, room, person, data)
    return info_of(room, person["id"])


@post("/api/tables/{table:str}/leave", summary="Leave my seat", status_code=200)
async def leave(room: Room, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.writes.take(person["id"])
    await seats.leave(hub.keeper, room, person["id"])
    return info_of(room, person["id"])


@post("/api/tables/{table:str}/seat", summary="Host: change a seat", status_code=200)
async def change_seat(
    room: Room, data: SeatChange, person: Row, hub: Hub, limits: Limits
) -> TableInfo:
    limits.writes.take(person["id"])
    hub.outsiders.must_know(data.level)
    await seats.change_seat(hub.keeper, room, person["id"], data)
    return info_of(room, person["id"])


@post(
    "/api/tables/{table:str}/word",
    summary="Add my word to the table's randomness",
    status_code=200,
)
async def add_word(room: Room, data: WordForm, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.writes.take(person["id"])
    await seats.add_word(hub.keeper, room, person["id"], data.word)
    return info_of(room, person["id"])


@post(
    "/api/tables/{table:str}/away", summary="A bot plays for a seat, or no longer", status_code=200
)
async def set_away(room: Room, data: AwayForm, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.writes.take(person["id"])
    await seats.set_away(hub.keeper, room, person["id"], data.seat, data.away)
    return info_of(room, person["id"])


@post("/api/tables/{table:str}/start", summary="Host: start the game", status_code=200)
async def start(
    room: Room, data: WordForm | None, person: Row, hub: Hub, limits: Limits
) -> TableInfo:
    limits.writes.take(person["id"])
    word = "" if data is None else data.word
    await hosting.start(hub.keeper, room, person["id"], word)
    return info_of(room, person["id"])


@post(
    "/api/tables/{table:str}/steer/{motion:str}",
    summary="Host: pause, resume, end",
    status_code=200,
)
async def steer(room: Room, motion: str, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.writes.take(person["id"])
    if motion not in ("pause", "resume", "end"):
        raise NotFoundException("motion-unknown")
    await steering.steer(hub.keeper, room, person, motion)
    return info_of(room, person["id"])


@post("/api/tables/{table:str}/vote", summary="Vote when the host is gone", status_code=200)
async def vote(room: Room, data: VoteForm, person: Row, hub: Hub, limits: Limits) -> TableInfo:
    limits.writes.take(person["id"])
    await hosting.vote(hub, room, person["id"], data)
    return info_of(room, person["id"])


@post(
    "/api/tables/{table:str}/rematch", summary="A new table with the same people", status_code=200
)
async def rematch(request: Ask, room: Room, person: Row, hub: Hub, limits: Limits) -> Created:
    limits.tables.take(address(request))
    limits.asks.take(person["id"])
    return Created(await rematch_and_forks.rematch(hub, room, person))


@post("/api/tables/{table:str}/fork", summary="Play on from a position of a finished game")
async def fork(
    request: Ask, room: Room, data: ForkForm, person: Row, hub: Hub, limits: Limits
) -> Created:
    limits.tables.take(address(request))
    limits.writes.take(person["id"], 3)
    return Created(await rematch_and_forks.fork(hub, room, person, data.upto))


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished game",
    media_type="text/plain",
)
async def get_record(room: Room, hub: Hub) -> Response[str]:
    name = f"{room.game.name}-{room.id}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text = await rematch_and_forks.record_of(hub, room)
    return Response(text, media_type="text/plain", headers=headers)


@post("/api/records", summary="Upload a record: to look at, or to play on")
async def upload(request: Ask, data: RecordForm, person: Row, hub: Hub, limits: Limits) -> Created:
    limits.tables.take(address(request))
    limits.writes.take(person["id"], 5)
    return Created(await rematch_and_forks.upload(hub, person, data.text))


@get("/api/tables/{table:str}/replay", summary="The length of a replay, and the seats to look from")
async def get_replay(room: Room, visitor: Row | None, replays: Replays) -> ReplayInfo:
    return await replays.info(room, _name(visitor))


@get("/api/tables/{table:str}/replay/{at:int}", summary="The position after this many answers")
async def get_replay_step(
    room: Room,
    at: int,
    visitor: Row | None,
    replays: Replays,
    seat: Annotated[int, Parameter(ge=-2, le=7)] = -1,
) -> ReplayStep:
    if at < 0:
        raise TableError(Refusal("table-no-replay"))
    return await replays.step(room, _name(visitor), at, seat)


@get(
    "/api/tables/{table:str}/replay/{at:int}/on/{count:int}",
    summary="A position, and the scenes that lead to this many more",
)
async def get_replay_run(
    request: Ask,
    room: Room,
    at: int,
    count: int,
    visitor: Row | None,
    replays: Replays,
    limits: Limits,
    hub: Hub,
    seat: Annotated[int, Parameter(ge=-2, le=7)] = -1,
) -> Response[ReplayRun]:
    if at < 0 or count < 1:
        raise TableError(Refusal("table-no-replay"))
    limits.requests.take(address(request), cost_of_run(count))
    found = await replays.run(room, _name(visitor), at, seat, count)
    return await packed(hub.workshop, request, found)


@get(
    "/api/tables/{table:str}/since/{lines:int}",
    summary="What happened since you had seen this many lines of the log, scene by scene",
)
async def get_since(
    request: Ask,
    room: Room,
    lines: int,
    visitor: Row | None,
    replays: Replays,
    limits: Limits,
    hub: Hub,
    count: Annotated[int | None, Parameter(ge=1)] = None,
    seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
) -> Response[ReplayRun]:
    if lines < 0:
        raise TableError(Refusal("table-no-replay"))
    limits.requests.take(address(request), cost_of_run(count))
    found = await replays.since(room, _name(visitor), lines, count, seat)
    return await packed(hub.workshop, request, found)


@get("/api/tables/{table:str}/replay/log", summary="The whole log, line by line")
async def get_replay_log(
    request: Ask,
    room: Room,
    visitor: Row | None,
    replays: Replays,
    hub: Hub,
    seat: Annotated[int, Parameter(ge=-2, le=7)] = -1,
) -> Response[list[ReplayLine]]:
    found = await replays.log(room, _name(visitor), seat)
    return await packed(hub.workshop, request, found)


@get(
    "/api/tables/{table:str}/replay/talk",
    summary="The talk and the promises that the visitor may know",
)
async def get_replay_talk(
    room: Room,
    visitor: Row | None,
    replays: Replays,
    seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
) -> ReplayTalk:
    return replays.talk(room, _name(visitor), seat)


HANDLERS: Final[list[Any]] = [
    list_tables,
    create_table,
    get_table,
    get_invite,
    join,
    leave,
    change_seat,
    add_word,
    set_away,
    start,
    steer,
    vote,
    rematch,
    fork,
    get_record,
    upload,
    get_replay,
    get_replay_step,
    get_replay_run,
    get_since,
    get_replay_log,
    get_replay_talk,
]
