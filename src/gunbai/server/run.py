"""The start and the end of the server; one clear line if it can't start."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from gunbai.core.errors import Refusal
from gunbai.server.app import create_app, prepare
from gunbai.server.config import ServerTrouble, Settings
from gunbai.server.database import alone

_PLAIN: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


class LogLines(logging.Formatter):
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


def _set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "aiosqlite", "asyncio", "uvicorn"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def _claim_port(host: str, port: int) -> socket.socket:
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
    """A server that says its address once it answers there; a signal only ends it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def _serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super()._serve(sockets)
        self._captured_signals.clear()  # uvicorn would raise them again


def serve(settings: Settings, browser: bool, say: Callable[[str], None], level: str) -> None:
    """Run until told to stop; `say` gets the address."""
    _set_up_logs(level)
    os.umask(0o077)  # only the owner may read the data folder
    claimed = _claim_port(settings.host, settings.port)
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

    config = uvicorn.Config(
        create_app(settings),
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
