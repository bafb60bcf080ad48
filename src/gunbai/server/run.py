"""Start and stop the server; one clear line if it can't start."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gunbai.core.errors import Refusal
from gunbai.server.app import create_app, prepare
from gunbai.server.config import ServerTrouble, Settings
from gunbai.server.connections import RESERVED, Door, raise_file_limit
from gunbai.server.database import alone

_PLAIN: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


class LogFormat(logging.Formatter):
    """A format with one line per event: time=… level=… event="…" and all other fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return " ".join(f"{name}={_quoted(value)}" for name, value in fields.items())


def _quoted(value: object) -> str:
    text = str(value)
    plain = text and text.isprintable() and not any(char in text for char in ' "=')
    return text if plain else json.dumps(text, ensure_ascii=False)


class _NotOurFault(logging.Filter):
    """Leaves out messages that only say that a client sent binary data instead of text."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogFormat())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "aiosqlite", "asyncio", "uvicorn"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_NotOurFault())


def claim_port(host: str, port: int) -> socket.socket:
    """Return the listening socket; a busy port is found before anything else happens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        problem = getattr(error, "strerror", None) or str(error)
        words: dict[str, object] = {"host": host, "port": port, "problem": problem}
        raise ServerTrouble(Refusal("server-port", "", words)) from None
    return found


class _Server(uvicorn.Server):
    """A server that says its address once it answers there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let a signal only end the server; uvicorn would raise it again afterwards."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self.handle_exit) for each in signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def _answer_quickly() -> None:
    """Keep Python's own pauses short.

    The event loop waits at most a millisecond for another thread, and looking through all objects
    for lost ones, which takes a third of a second with many long games, is rare.
    """
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()  # what was imported stays
    gc.set_threshold(5_000, 20, 500)


def serve(settings: Settings, browser: bool, say: Callable[[str], None], level: str) -> None:
    """Run until told to stop; `say` gets the address."""
    _set_up_logs(level)
    _answer_quickly()
    os.umask(0o077)  # only the owner may read the data folder
    claimed = claim_port(settings.host, settings.port)
    try:
        asyncio.run(prepare(settings))
        with alone(settings.database):
            _run(settings, claimed, browser, say)
    finally:
        claimed.close()


def _run(
    settings: Settings, claimed: socket.socket, browser: bool, say: Callable[[str], None]
) -> None:
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{claimed.getsockname()[1]}/"

    def ready() -> None:
        say(address)
        if browser:
            webbrowser.open(address)

    door = Door(max(1, raise_file_limit() - RESERVED))
    app: Any = create_app(settings)
    config = uvicorn.Config(
        door.around(ProxyHeadersMiddleware(app, ["127.0.0.1", "::1"])),  # type: ignore[arg-type]
        http=door.protocol(),
        proxy_headers=False,  # the door needs the true ends of connections
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    _Server(config, ready).run(sockets=[claimed])
