"""The whole server as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import gunbai
from gunbai.core.errors import (
    BadData,
    BadOptions,
    BadPosition,
    BadRecord,
    BadText,
    GunbaiError,
    Refusal,
)
from gunbai.server import (
    catalogue,
    desk_api,
    lessons,
    library,
    live,
    manners,
    pages,
    people,
    puzzles,
    review_api,
    sharing,
    sitting_api,
    tables,
)
from gunbai.server.accounts import api as accounts
from gunbai.server.accounts.line import bot_line
from gunbai.server.config import MOST_BODY, Settings
from gunbai.server.database import Database, connect, migrate
from gunbai.server.entry import api as entry
from gunbai.server.hub import Hub
from gunbai.server.identity import Signer
from gunbai.server.limits import Limits, TooMuch
from gunbai.server.metrics import CONTENT_TYPE, Metrics
from gunbai.server.notices import api as notices
from gunbai.server.notices.addresses import BadAddress
from gunbai.server.own_names import Names
from gunbai.server.replays import Replays
from gunbai.server.safety import guard
from gunbai.server.timings import Timings

LOG: Final = logging.getLogger("gunbai.server")
#: Never compress secrets behind a cookie together with text that a page can inject: of /api only
#: what is public is compressed, and positions, which hold no text of people. Books and plates are
#: compressed already (`packing`).
PLAIN: Final = (
    r"^/api(?!/(games(?!/[^/]+/(book|plates)/)|rules|rulings|ratings|schema)"
    r"|/tables/[^/]+/replay/[0-9]+$)"
)
_NOTHING_SAID: Final = (BadOptions, BadText, BadRecord, BadData, BadPosition, BadAddress)


def provide_hub(state: AppState) -> Hub:
    hub: Hub = state.hub
    return hub


def provide_signer(state: AppState) -> Signer:
    signer: Signer = state.signer
    return signer


def provide_limits(state: AppState) -> Limits:
    limits: Limits = state.limits
    return limits


def provide_replays(state: AppState) -> Replays:
    replays: Replays = state.replays
    return replays


def on_refusal(_request: Request[Any, Any, Any], error: GunbaiError) -> Response[Any]:
    status = 400 if isinstance(error, _NOTHING_SAID) else 409
    if isinstance(error, TooMuch):
        status = 429
    return Response(error.refusal.data(), status_code=status)


def on_bad_input(_request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """Refuse the request: only input can be nested this deeply, or not be text at all."""
    return Response(Refusal("request-bad").data(), status_code=400)


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    key = str(error.detail) if _is_key(str(error.detail)) else _key_of(error)
    words: dict[str, object] = {}
    if isinstance(error, ValidationException):
        key = "request-bad"
        words["problem"] = _problem(error)
    status = 400 if _is_of_the_request(error) else error.status_code
    return Response(Refusal(key, "", words).data(), status_code=status)


def _is_of_the_request(error: HTTPException) -> bool:
    """Return True for a wrong field that is called as a dependency: Litestar blames itself."""
    return isinstance(error.__cause__, msgspec.ValidationError)


def _is_key(text: str) -> bool:
    return text.isascii() and text.replace("-", "").isalpha() and text.islower()


def _key_of(error: HTTPException) -> str:
    return {404: "page-unknown", 405: "request-method", 413: "request-large"}.get(
        error.status_code, "request-bad"
    )


def _problem(error: ValidationException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"[:200]
    return str(error.detail)[:200]


def on_crash(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer without details, which are only in the log."""
    where = {"method": request.method, "path": request.url.path}
    LOG.error("a request failed", exc_info=error, extra=where)
    return Response(Refusal("server-error").data(), status_code=500)


@get("/health", summary="The health of the server and its database", tags=["operation"])
async def health(hub: Hub) -> Response[dict[str, str]]:
    """Report whether answers can be read and written; 503 if they can't."""
    await hub.store.healthy()
    status = "ok"
    if hub.database.disk_is_full():
        status = "disk-full"
    elif hub.journal.failing:
        status = "not-writing"
    told = {"status": status, "version": gunbai.__version__}
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/metrics", summary="Metrics for Prometheus", media_type="text/plain", tags=["operation"])
async def metrics(state: AppState) -> Response[bytes]:
    return Response(state.metrics.text(), media_type=CONTENT_TYPE)


async def prepare(settings: Settings) -> None:
    """Check everything that could keep the server from starting."""
    settings.secret()
    engine = connect(settings.database)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def create_app(settings: Settings) -> ASGIApp:
    """Return the application, on a database that `prepare` has checked."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        hub = Hub(settings, Database(connect(settings.database)), timings)
        app.state.hub = hub
        app.state.metrics = Metrics(timings, hub)
        app.state.replays = Replays(hub.workshop)
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    limits = Limits(settings.rate)
    timings = Timings()
    client = pages.BuiltClient(settings.client)
    state = AppState(
        {
            "signer": Signer(settings.secrets()),
            "limits": limits,
            "client": client,
        }
    )
    handlers: list[Any] = [
        *people.HANDLERS,
        *entry.HANDLERS,
        *accounts.HANDLERS,
        *catalogue.HANDLERS,
        *desk_api.HANDLERS,
        *puzzles.HANDLERS,
        *lessons.HANDLERS,
        *library.HANDLERS,
        *tables.HANDLERS,
        *review_api.HANDLERS,
        *sitting_api.HANDLERS,
        *notices.HANDLERS,
        *manners.HANDLERS,
        *sharing.HANDLERS,
        live.live,
        bot_line,
        health,
        metrics,
        *pages.handlers(client),
    ]
    app = Litestar(
        handlers,
        lifespan=[life],
        state=state,
        dependencies={
            "hub": Provide(provide_hub, sync_to_thread=False),
            "signer": Provide(provide_signer, sync_to_thread=False),
            "limits": Provide(provide_limits, sync_to_thread=False),
            "replays": Provide(provide_replays, sync_to_thread=False),
            "room": Provide(tables.room),
            **people.WHO,
        },
        exception_handlers={
            GunbaiError: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_bad_input,
            UnicodeDecodeError: on_bad_input,
            Exception: on_crash,
        },
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig("gzip", gzip_compress_level=4, exclude=[PLAIN]),
        openapi_config=OpenAPIConfig(
            title="Gunbai",
            version=gunbai.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return guard(app, limits, Names(settings), timings)
