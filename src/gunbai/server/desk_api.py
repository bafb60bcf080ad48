"""HTTP: the ruling desk. Positions come with the request; no table of others is read."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from gunbai.core.errors import IllegalAction, Refusal
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.session import Session
from gunbai.examples import examples_of
from gunbai.server import desk
from gunbai.server.desk_messages import (
    DeskExample,
    DeskForm,
    DeskInfo,
    DeskLook,
    DeskOutcome,
    DeskQuestion,
    DeskSituation,
    DeskStart,
    DeskText,
    DeskVerdict,
    ExampleFilm,
)
from gunbai.server.example_films import film_of
from gunbai.server.hub import Hub
from gunbai.server.limits import Limits
from gunbai.server.messages import Created
from gunbai.server.packing import packed
from gunbai.server.people import Ask
from gunbai.server.rematch_and_forks import play_on
from gunbai.server.replays import Known, Replays
from gunbai.server.room import Room
from gunbai.server.routes import get, post
from gunbai.server.safety import address
from gunbai.server.store import Row

T = TypeVar("T")


def _game(hub: Hub, name: str) -> Game:
    if name not in hub.games:
        raise NotFoundException("game-unknown")
    return hub.games[name]


async def _answer(request: Ask, hub: Hub, limits: Limits, work: Callable[[], T]) -> Response[T]:
    """Do the work in the workshop, within the visitor's allowance."""
    limits.desk.take(address(request))
    return await packed(hub.workshop, request, await hub.workshop.do(work))


@get("/api/desk/{game:str}", summary="What the ruling desk of a game offers")
async def get_desk(request: Ask, game: str, hub: Hub, limits: Limits) -> Response[DeskInfo]:
    found = _game(hub, game)
    return await _answer(request, hub, limits, lambda: desk.describe(found))


@get("/api/desk/{game:str}/examples/{name:str}", summary="A printed example, set up")
async def get_example(
    request: Ask, game: str, name: str, hub: Hub, limits: Limits
) -> Response[DeskExample]:
    found = _game(hub, game)
    return await _answer(request, hub, limits, lambda: desk.example(found, name))


@get("/api/desk/{game:str}/examples/{name:str}/film", summary="A printed example, played through")
async def get_film(
    request: Ask, game: str, name: str, hub: Hub, limits: Limits
) -> Response[ExampleFilm]:
    found = _game(hub, game)
    if name not in examples_of(game).by_id:
        raise NotFoundException("page-unknown")
    return await _answer(request, hub, limits, lambda: film_of(found, name))


@post("/api/desk/{game:str}/start", summary="A game at a decision, to set up", status_code=200)
async def start_desk(
    request: Ask, game: str, data: DeskStart, hub: Hub, limits: Limits
) -> Response[DeskLook]:
    found = _game(hub, game)
    return await _answer(request, hub, limits, lambda: desk.begin(found, data))


@post("/api/desk/{game:str}/situation", summary="A position in a situation", status_code=200)
async def at_situation(
    request: Ask, game: str, data: DeskSituation, hub: Hub, limits: Limits
) -> Response[DeskText]:
    found = _game(hub, game)
    return await _answer(request, hub, limits, lambda: desk.at_situation(found, data))


@post("/api/desk/{game:str}/look", summary="What a player may do in a position", status_code=200)
async def look_at(
    request: Ask, game: str, data: DeskForm, hub: Hub, limits: Limits
) -> Response[DeskLook]:
    found = _game(hub, game)
    return await _answer(request, hub, limits, lambda: desk.look_at(found, data))


@post("/api/desk/{game:str}/why", summary="Why an answer is not allowed", status_code=200)
async def judge(
    request: Ask, game: str, data: DeskQuestion, hub: Hub, limits: Limits
) -> Response[DeskVerdict]:
    found = _game(hub, game)
    return await _answer(request, hub, limits, lambda: desk.judge(found, data))


@post("/api/desk/{game:str}/try", summary="What an answer leads to", status_code=200)
async def try_out(
    request: Ask, game: str, data: DeskQuestion, hub: Hub, limits: Limits
) -> Response[DeskOutcome]:
    found = _game(hub, game)
    return await _answer(request, hub, limits, lambda: desk.try_out(found, data))


@post("/api/desk/{game:str}/play", summary="Play on from a position, against bots")
async def play(
    request: Ask, game: str, data: DeskForm, person: Row, hub: Hub, limits: Limits
) -> Created:
    found = _game(hub, game)
    limits.tables.take(address(request))
    limits.writes.take(person["id"], 3)

    def work() -> Session:
        session = desk.opened(found, data.text, auto=True, chance=_chance())
        if session.over:
            raise IllegalAction(Refusal("refuse-over"))
        return session

    return Created(await play_on(hub, person, await hub.workshop.do(work)))


@get("/api/tables/{table:str}/desk", summary="A position of a table, as the visitor may know it")
async def of_table(
    request: Ask,
    room: Room,
    visitor: Row | None,
    replays: Replays,
    hub: Hub,
    limits: Limits,
    at: Annotated[int | None, Parameter(ge=0)] = None,
    seat: Annotated[int | None, Parameter(ge=-2, le=7)] = None,
) -> Response[DeskLook]:
    person = "" if visitor is None else str(visitor["id"])
    known = await replays.known(room, person, at, seat)
    return await _answer(request, hub, limits, lambda: _shown(known))


def _shown(known: Known) -> DeskLook:
    if isinstance(known.seen, Knowledge):
        return desk.as_known(known.game, known.seen, _chance())
    return desk.shown(Session.at(known.game, known.seen, chance=_chance()))


def _chance() -> int:
    """Return a seed that nobody knows."""
    return secrets.randbits(64)


HANDLERS: Final[list[Any]] = [
    get_desk,
    get_example,
    get_film,
    start_desk,
    at_situation,
    look_at,
    judge,
    try_out,
    play,
    of_table,
]
