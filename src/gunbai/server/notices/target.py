"""Delivery to an address: ntfy, Telegram, Discord, Matrix, e-mail or a plain webhook."""

from __future__ import annotations

import logging
import re
import threading
from typing import Any, Final

from gunbai.core.errors import Refusal
from gunbai.server.notices.addresses import OPTIONS, Address, BadAddress, read
from gunbai.server.notices.outside import Overlong, outside_only
from gunbai.server.notices.texts import Letter

SECONDS: Final = 10.0  # for which a server may keep us waiting
SILENT: Final = "notice-silent"  # what is told of a receiver that gives no answer
_LASTING: Final = ("notice-unreadable",)
#: What a receiver answered, in lines that the library logs.
_STATUS: Final = re.compile(r"\berror=([1-5]\d\d)\b")


class NotReached(Exception):
    """A notice did not get there; another try may help, unless it is `lasting`.

    Its reader is told the `problem`: the status of an answer or the key of a text, nothing that
    a library says, which may know more of this machine than its guests should.
    """

    def __init__(self, problem: str, lasting: bool = False, wait: float = 0.0) -> None:
        super().__init__(problem)
        self.problem: Final = problem
        self.lasting: Final = lasting
        self.wait: Final = wait  # seconds that the receiver asks for


class _Answers(logging.Handler):
    """A look into the library's log of this thread: its callers learn only that it failed."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.status = ""
        self._thread: Final = threading.get_ident()

    def emit(self, record: logging.LogRecord) -> None:
        found = _STATUS.search(record.getMessage()) if record.thread == self._thread else None
        if found is not None and not self.status:
            self.status = f"HTTP {found[1]}"


def check(address: str, inside: bool) -> None:
    """Refuse an address that the library can't read; blocks, so call it in a thread."""
    with outside_only(inside):  # a sender may say farewell to its server when it is dropped
        _plugin_for(address)


def _plugin_for(address: str) -> Any:
    """Return the sender for an address, or refuse what it can't read.

    The library never finds it by itself: it would take addresses of many more services.
    """
    import apprise  # imported late: it takes half a second
    from apprise.manager_plugins import NotificationManager

    log = logging.getLogger("apprise")
    log.propagate = False  # addresses are nobody's business
    if not log.handlers:
        log.addHandler(logging.NullHandler())
    known = read(address)
    asset = apprise.AppriseAsset(
        app_id="Gunbai",
        http_redirects=False,
        secure_logging=True,
        async_mode=False,
        storage_mode="memory",
    )
    senders: Any = NotificationManager
    found = _made(senders()[known.scheme], known, asset)
    if found is None:
        raise BadAddress(Refusal("notice-unreadable"))
    if len(found) != 1:  # a person's address is one place
        del found  # here, not where the refusal is read
        raise BadAddress(Refusal("notice-places"))
    if known.query:
        found.params = known.query
    found.socket_connect_timeout = found.socket_read_timeout = SECONDS
    found.notify_format = apprise.NotifyFormat.TEXT  # names of people are no markup
    found.attachment_support = False
    found.throttle = _go_on
    return found


def _made(sender: Any, known: Address, asset: Any) -> Any:
    """Return a sender for an address; None if it can't be read, or has more in it than we read."""
    try:
        settings = sender.parse_url(known.plain)
        found = {name for key in settings if key[:3] == "qsd" for name in settings[key]}
        return sender(**settings, asset=asset) if found <= OPTIONS[known.scheme] else None
    except Exception:  # whatever it does not expect or like
        return None


def _go_on(*_: object, **__: object) -> None:
    """Wait for nothing: an address sends one notice, and its receiver does not stop the thread."""


def send(address: str, letter: Letter, origin: str, inside: bool) -> None:
    """Send a notice to an address; blocks, so call it in a thread."""
    log = logging.getLogger("apprise")
    answers = _Answers()
    log.addHandler(answers)
    try:
        with outside_only(inside):
            problem = _problem_of(address, letter, origin)
    except Overlong:
        problem = SILENT
    finally:
        log.removeHandler(answers)
    if problem is not None:
        raise NotReached(answers.status or problem, lasting=problem in _LASTING)


def _problem_of(address: str, letter: Letter, origin: str) -> str | None:
    """Send it and return what went wrong; nothing of the sender outlives this."""
    link = f"\n{origin}{letter.path}" if origin else ""
    try:
        plugin = _plugin_for(address)
        if letter.id and hasattr(plugin, "payload_extras"):  # a plain webhook
            plugin.payload_extras = {"id": letter.id}
        done = plugin.notify(title=_calm(letter.title), body=_calm(letter.body) + link)
    except BadAddress:
        return "notice-unreadable"
    except Exception:  # whatever the library does not catch itself
        return SILENT
    return None if done else SILENT


def _calm(text: str) -> str:
    """Return a text that calls nobody: a name that begins with “@” would, in a group's channel."""
    return text.replace("@", "@\u2060")
