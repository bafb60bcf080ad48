"""Starting the server: one clear line if it can't, a clean end if it is told to."""

from __future__ import annotations

import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from gunbai.core.errors import Refusal
from gunbai.server.app import create_app
from gunbai.server.config import ServerTrouble, Settings

LOG: Final = logging.getLogger("gunbai.server")


class _Lines(logging.Formatter):
    """One line an event: time, level, text, and fields as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record)} {record.levelname.lower()} {record.getMessage()}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


def _set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


def _claim_port(host: str, port: int) -> socket.socket:
    """The listening socket, so that a busy port is found before anything else happens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        words: dict[str, object] = {"host": host, "port": port, "problem": str(error)}
        raise ServerTrouble(Refusal("server-port", "", words)) from None
    return found


class _Server(uvicorn.Server):
    """Says the address once it answers there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, browser: bool, say: Callable[[str], None], level: str) -> None:
    """Run until told to stop; `say` gets the address."""
    _set_up_logs(level)
    claimed = _claim_port(settings.host, settings.port)
    port = claimed.getsockname()[1]
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{port}/"
    app = create_app(settings)

    def ready() -> None:
        say(address)
        if browser:
            webbrowser.open(address)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = _Server(config, ready)
    server.run(sockets=[claimed])
    if not server.started:
        raise ServerTrouble(Refusal("server-not-started"))
