"""Addresses to which notices may go: known kinds, with the options that each may have."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.server.notices.outside import InsideError, look_up, outside_only

_MAIL: Final = frozenset({"from", "mode", "name", "pass", "smtp", "to", "user"})
_MATRIX: Final = frozenset({"discovery", "msgtype", "token", "version"})
_NTFY: Final = frozenset({"auth", "priority", "tags", "token"})
#: The kinds of addresses, with all the options that one of this kind may have. The library knows
#: many more, with which an address could send files of this machine or go anywhere.
OPTIONS: Final[dict[str, frozenset[str]]] = {
    "https": frozenset(),
    "http": frozenset(),
    "json": frozenset({"method"}),
    "jsons": frozenset({"method"}),
    "matrix": _MATRIX,
    "matrixs": _MATRIX,
    "mailto": _MAIL,
    "mailtos": _MAIL,
    "ntfy": _NTFY,
    "ntfys": _NTFY,
    "tgram": frozenset({"silent", "thread", "topic"}),
    "discord": frozenset({"thread"}),
}
#: Kinds without the name of a server in them: each leads to one known service.
_OF_A_SERVICE: Final = ("tgram", "discord")
#: What the library calls a plain webhook.
_PLAIN: Final = {"http": "json", "https": "jsons"}
#: How Discord itself writes the address of a webhook.
_DISCORD: Final = re.compile(r"https://discord(?:app)?\.com/api/webhooks/(\d+)/([\w-]+)/?")


class BadAddress(GunbaiError):
    """An address to which no notices are sent."""


class Address(NamedTuple):
    """An address that was read: what the library gets of it, and what only the receiver does."""

    text: str  # as it is kept
    scheme: str  # of the library
    plain: str  # without what the receiver alone gets
    server: str  # that is named in it, if any
    smtp: str  # the server that sends the mail, if it is another
    query: tuple[tuple[str, str], ...]  # for the receiver: of a plain webhook


def read(address: str) -> Address:
    """Read an address, in the form that is kept; refuse other kinds, and options it may not have.

    It is read again whenever it is used: it may have been kept when more was allowed.
    """
    scheme, mark, rest = _DISCORD.sub(r"discord://\1/\2", address.strip()).partition("://")
    if scheme in ("matrix", "matrixs"):
        rest = rest.replace("/#", "/%23")  # as rooms are written
    text = f"{scheme.lower()}{mark}{rest}"
    try:
        parts = urlsplit(text)
        server = parts.hostname or ""
    except ValueError:
        raise _unknown() from None
    strange = not decoded(text).isprintable() or any(char in text for char in " #\\")
    if parts.scheme not in OPTIONS or strange:
        raise _unknown()
    if parts.scheme in _OF_A_SERVICE:
        server = ""
    if parts.scheme in _PLAIN:  # nothing in it is for us
        query = tuple(parse_qsl(parts.query, keep_blank_values=True))
        plain = parts._replace(scheme=_PLAIN[parts.scheme], query="").geturl()
        return Address(text, _PLAIN[parts.scheme], plain, server, "", query)
    given = _options(parts.query)
    known = OPTIONS[parts.scheme]
    wrong = next((name for name, _ in given if name not in known), "")
    wrong = wrong or _repeated([name for name, _ in given])
    if wrong:
        words = {"option": wrong[:40], "kind": parts.scheme, "known": ", ".join(sorted(known))}
        raise BadAddress(Refusal("notice-option", "", {**words, "count": len(known)}))
    return Address(text, parts.scheme, text, server, decoded(dict(given).get("smtp", "")), ())


def _options(query: str) -> list[tuple[str, str]]:
    """Return the options of an address with their names as the library reads them."""
    found = [part.partition("=") for part in query.replace(";", "&").split("&") if part]
    return [(decoded(name.replace("+", " ")).strip().lower() or name, to) for name, _, to in found]


def _repeated(names: list[str]) -> str:
    return next((name for name in names if names.count(name) > 1), "")


def decoded(text: str) -> str:
    """Return a text in plain letters, however often they were encoded."""
    while (plain := unquote(text)) != text:
        text = plain
    return text


def checked(address: str, inside: bool) -> str:
    """Return an address in the form that is kept; refuse other kinds and addresses inside.

    It may look up a name: call it in a thread.
    """
    found = read(address)
    for server in (found.server, found.smtp):
        if server:
            must_be_outside(server, inside)
    return found.text


def must_be_outside(server: str, inside: bool) -> None:
    """Refuse a name that leads inside; one that leads nowhere now is looked up when it is used."""
    try:
        with outside_only(inside):
            look_up(server)
    except InsideError:
        raise BadAddress(Refusal("notice-inside")) from None
    except (OSError, UnicodeError):
        pass


def _unknown() -> BadAddress:
    return BadAddress(Refusal("notice-address", "", {"known": ", ".join(OPTIONS)}))


def shown(address: str) -> str:
    """Return an address without its secrets: the kind, and the server if it has one."""
    if not address:
        return ""
    parts = urlsplit(address)
    server = "" if parts.scheme in _OF_A_SERVICE else parts.hostname
    return f"{parts.scheme}://{server or ''}{'/' if server else ''}…"
