"""The names by which browsers may call this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from gunbai.server.config import Settings


class Names:
    """The server's names: without a check, any page could point its own name here.

    The page would then be of the same origin, and could act for whoever opens it. An address is not
    a name, and with https a browser checks the name itself.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        given = [name.lower().rstrip(".") for name in settings.names]
        self._any: Final = settings.secure
        self._known: Final = {"", "localhost", own, f"{own}.local", *given}

    def know(self, host: str) -> bool:
        """Return True for the host of a request if it is ours."""
        if self._any:
            return True
        name = without_port(host.lower()).rstrip(".")
        return name in self._known or name.endswith(".localhost") or is_address(name)


def without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
