"""Delivery to an address: ntfy, Telegram, Discord, Matrix, e-mail or a plain webhook."""

from __future__ import annotations

import logging
import threading
from typing import Any, Final

from gunbai.core.errors import Refusal
from gunbai.server.notices.addresses import BadAddress, outside_only
from gunbai.server.notices.texts import Letter

SECONDS: Final = 10.0  # for which a server may keep us waiting


class NotReached(Exception):
    """A notice did not get there; another try may help, unless it is `lasting`."""

    def __init__(self, problem: str, lasting: bool = False, wait: float = 0.0) -> None:
        super().__init__(problem)
        self.problem: Final = problem[:300]
        self.lasting: Final = lasting
        self.wait: Final = wait  # seconds that the receiver asks for


class _Complaints(logging.Handler):
    """Lines that the library logs in this thread: its callers learn only that something failed."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: Final[list[str]] = []
        self._thread: Final = threading.get_ident()

    def emit(self, record: logging.LogRecord) -> None:
        if record.thread == self._thread:
            self.lines.append(record.getMessage())


def plugin_for(address: str) -> Any:
    """Return the sender for an address, or refuse what it can't read."""
    import apprise  # imported late: it takes half a second

    log = logging.getLogger("apprise")
    log.propagate = False  # addresses are nobody's business
    if not log.handlers:
        log.addHandler(logging.NullHandler())
    asset = apprise.AppriseAsset(http_redirects=False, secure_logging=True, async_mode=False)
    scheme, _, rest = address.partition("://")
    found = apprise.Apprise.instantiate(address, asset=asset)
    if found is None and scheme in ("http", "https"):  # of no service that it knows
        found = apprise.Apprise.instantiate(f"{_PLAIN[scheme]}://{rest}", asset=asset)
    if found is None:
        raise BadAddress(Refusal("notice-unreadable"))
    found.socket_connect_timeout = found.socket_read_timeout = SECONDS
    return found


_PLAIN: Final = {"http": "json", "https": "jsons"}


def send(address: str, letter: Letter, origin: str, inside: bool) -> None:
    """Send a notice to an address; blocks, so call it in a thread."""
    try:
        plugin = plugin_for(address)
    except BadAddress as error:
        raise NotReached(error.refusal.key, lasting=True) from None
    complaints = _Complaints()
    log = logging.getLogger("apprise")
    log.addHandler(complaints)
    try:
        with outside_only(inside):
            text = f"{letter.body}\n{origin}{letter.path}" if origin else letter.body
            done = plugin.notify(title=letter.title, body=text)
    except Exception as error:  # whatever the library does not catch itself
        raise NotReached(type(error).__name__) from error
    finally:
        log.removeHandler(complaints)
    if not done:
        raise NotReached(complaints.lines[0] if complaints.lines else "")
