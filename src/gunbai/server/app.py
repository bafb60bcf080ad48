"""The whole server as one ASGI application."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

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
from gunbai.server import catalogue, live, pages, people, tables
from gunbai.server.config import MOST_BODY, Settings
from gunbai.server.database import Database, connect, migrate
from gunbai.server.hub import Hub
from gunbai.server.identity import Signer
from gunbai.server.limits import Limits, TooMuch
from gunbai.server.replays import Replays
from gunbai.server.safety import guard

LOG: Final = logging.getLogger("gunbai.server")
_NOTHING_SAID: Final = (BadOptions, BadText, BadRecord, BadData, BadPosition)


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


def on_depth(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    """Refuse the request: only input can be nested so deeply."""
    return Response(Refusal("request-bad").data(), status_code=400)


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    key = str(error.detail) if _is_key(str(error.detail)) else _key_of(error)
    words: dict[str, object] = {}
    if isinstance(error, ValidationException):
        key = "request-bad"
        words["problem"] = _problem(error)
    return Response(Refusal(key, "", words).data(), status_code=error.status_code)


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
    """Answer without details, which only the log has."""
    where = {"method": request.method, "path": request.url.path}
    LOG.error("a request failed", exc_info=error, extra=where)
    return Response(Refusal("server-error").data(), status_code=500)


@get("/health", summary="The health of the server and its database", tags=["operation"])
async def health(hub: Hub) -> dict[str, str]:
    await hub.store.healthy()
    return {"status": "ok", "version": gunbai.__version__}


@get("/metrics", summary="Numbers for a monitor", media_type="text/plain", tags=["operation"])
async def metrics(hub: Hub, state: AppState) -> Response[str]:
    rooms = hub.rooms
    numbers = {
        "gunbai_uptime_seconds": round(time.monotonic() - state.started, 1),
        "gunbai_tables_in_memory": len(rooms),
        "gunbai_tables_running": sum(1 for room in rooms if room.status == "running"),
        "gunbai_sockets": sum(room.listeners() for room in rooms),
        "gunbai_answers_total": hub.keeper.answers,
        "gunbai_bot_thoughts_total": hub.thinkers.thoughts,
        "gunbai_bot_thoughts_waiting": hub.thinkers.waiting,
        "gunbai_bot_thoughts_given_up_total": hub.thinkers.given_up,
    }
    text = "".join(f"{name} {value}\n" for name, value in numbers.items())
    return Response(text, media_type="text/plain; version=0.0.4")


async def prepare(settings: Settings) -> None:
    """Check everything that could keep the server from starting."""
    settings.secret()
    engine = connect(settings.database)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def create_app(settings: Settings) -> Litestar:
    """Return the application, on a database that `prepare` has checked."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        hub = Hub(settings, Database(connect(settings.database)))
        app.state.hub = hub
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    limits = Limits(settings.rate)
    state = AppState(
        {
            "signer": Signer(settings.secret()),
            "limits": limits,
            "replays": Replays(),
            "started": time.monotonic(),
        }
    )
    handlers: list[Any] = [
        *people.HANDLERS,
        *catalogue.HANDLERS,
        *tables.HANDLERS,
        live.live,
        health,
        metrics,
        *pages.handlers(),
    ]
    return Litestar(
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
            RecursionError: on_depth,
            Exception: on_crash,
        },
        middleware=[guard(limits)],
        request_max_body_size=MOST_BODY,
        # Never compress secrets behind a cookie with text a page can inject: /api stays plain.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api"]),
        openapi_config=OpenAPIConfig(
            title="Gunbai",
            version=gunbai.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
