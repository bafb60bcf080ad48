"""Addresses to which notices may go: known kinds, and nothing inside the host's own network."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import unquote_plus, urlsplit

from gunbai.core.errors import GunbaiError, Refusal

#: Kinds of addresses with the name of a server in them, and those of one known service.
_WITH_SERVER: Final = ("json", "jsons", "matrix", "matrixs", "mailto", "mailtos", "ntfy", "ntfys")
SCHEMES: Final = ("https", "http", *_WITH_SERVER, "tgram", "discord")
#: Options of an address by which it could make the server wait, or look the other way.
_NOT_THEIRS: Final = ("cto", "rto", "retry", "wait", "redirect", "verify", "overflow", "attach")

#: IPv6 addresses that end with an IPv4 address: of translators, and of former times.
_HOLDING: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))
_resolve: Final = socket.getaddrinfo
_careful: Final = threading.local()


class BadAddress(GunbaiError):
    """An address to which no notices are sent."""


class InsideError(OSError):
    """A name led to an address inside the host's own network."""


def _resolve_carefully(*words: Any, **more: Any) -> Any:
    found = _resolve(*words, **more)
    if getattr(_careful, "on", False) and any(_is_inside(str(each[4][0])) for each in found):
        raise InsideError("an address inside the host's own network")
    return found


def _is_inside(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    forms = [found, *([] if isinstance(found, IPv4Address) else _within(found))]
    return any(each.is_multicast or not each.is_global for each in forms)


def _within(address: IPv6Address) -> list[IPv4Address]:
    """Return the IPv4 addresses to which a machine may bring what is sent to this one."""
    out = [each for each in (address.ipv4_mapped, address.sixtofour) if each is not None]
    if any(address in each for each in _HOLDING):
        out.append(IPv4Address(address.packed[-4:]))
    return out


@contextmanager
def outside_only(inside: bool) -> Iterator[None]:
    """Let this thread reach the internet only, unless the host allows the network `inside`.

    Names are looked up again for every connection, and may lead elsewhere by then: so it is the
    lookup itself that refuses, whichever library asks.
    """
    socket.getaddrinfo = _resolve_carefully
    _careful.on = not inside
    try:
        yield
    finally:
        _careful.on = False


def checked(address: str, inside: bool) -> str:
    """Return an address in the form that is kept; refuse other kinds and addresses inside.

    It may look up a name: call it in a thread.
    """
    text = address.strip()
    try:
        parts = urlsplit(text)
        server = parts.hostname or ""
    except ValueError:
        raise _unknown() from None
    if parts.scheme not in SCHEMES or not text.isprintable() or " " in text:
        raise _unknown()
    if parts.scheme in ("http", "https", *_WITH_SERVER):
        must_be_outside(server, inside)
    options = parts.query.replace(";", "&").split("&")
    query = [part for part in options if part and _option(part) not in _NOT_THEIRS]
    return parts._replace(query="&".join(query)).geturl()


def _option(part: str) -> str:
    """Return the name of an option, as the library reads it."""
    return unquote_plus(part.partition("=")[0]).strip().lower()


def must_be_outside(server: str, inside: bool) -> None:
    """Refuse a name that leads inside; one that leads nowhere now is looked up when it is used."""
    try:
        with outside_only(inside):
            socket.getaddrinfo(server, None)
    except InsideError:
        raise BadAddress(Refusal("notice-inside")) from None
    except (OSError, UnicodeError):
        pass


def _unknown() -> BadAddress:
    return BadAddress(Refusal("notice-address", "", {"known": ", ".join(SCHEMES)}))


def shown(address: str) -> str:
    """Return an address without its secrets: the kind, and the server if it has one."""
    if not address:
        return ""
    parts = urlsplit(address)
    server = parts.hostname if parts.scheme in ("http", "https", *_WITH_SERVER) else ""
    return f"{parts.scheme}://{server or ''}{'/' if server else ''}…"
