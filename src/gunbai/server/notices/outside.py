"""Limits on threads that send notices: not into the host's own network, and not for ever."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final

#: IPv6 addresses that end with an IPv4 address: of translators, and of former times.
_HOLDING: Final = tuple(
    IPv6Network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "::ffff:0:0:0/96", "::/96")
)
_MOST_SECONDS: Final = 40.0  # for a delivery, however slowly its receiver talks
_MOST_BYTES: Final = 300_000  # that a receiver may answer
_MOST_WAYS: Final = 4  # addresses of one name that are tried
_resolve: Final = socket.getaddrinfo
_read: Final = socket.SocketIO.readinto


class InsideError(OSError):
    """A name led to an address inside the host's own network."""


class Overlong(BaseException):
    """A receiver talks for too long or too much; no caller may treat this as an ordinary error."""


class _Care(threading.local):
    """The limits of this thread; by itself it has none."""

    outside = False
    end = 0.0  # by the clock that only goes forward; 0 without an end
    bytes_left = 0


_care: Final = _Care()


def _resolve_carefully(*words: Any, **more: Any) -> Any:
    _must_have_time()
    found = _resolve(*words, **more)
    if _care.outside and any(_is_inside(str(each[4][0])) for each in found):
        raise InsideError("an address inside the host's own network")
    return found[:_MOST_WAYS] if _care.end else found


def _read_carefully(self: socket.SocketIO, buffer: Any) -> int | None:
    if not _care.end:
        return _read(self, buffer)
    _must_have_time()
    count = _read(self, buffer)
    _care.bytes_left -= count or 0
    if _care.bytes_left < 0:
        raise Overlong
    return count


def _must_have_time() -> None:
    if _care.end and time.monotonic() > _care.end:
        raise Overlong


def _is_inside(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found.is_site_local:  # of former times, still in use
        return True
    forms = [found, *([] if isinstance(found, IPv4Address) else _within(found))]
    return any(each.is_multicast or not each.is_global for each in forms)


def _within(address: IPv6Address) -> list[IPv4Address]:
    """Return the IPv4 addresses to which a machine may bring what is sent to this one."""
    out = [each for each in (address.ipv4_mapped, address.sixtofour) if each is not None]
    if any(address in each for each in _HOLDING):
        out.append(IPv4Address(address.packed[-4:]))
    return out


def look_up(server: str) -> None:
    """Look up a name, as this thread may."""
    socket.getaddrinfo(server, None)


@contextmanager
def outside_only(inside: bool) -> Iterator[None]:
    """Let this thread reach the internet only, unless the host allows the network `inside`.

    Names are looked up again for every connection, and may lead elsewhere by then: so it is the
    lookup itself that refuses, whichever library asks. In the same way it is the reading from a
    socket itself that ends what takes too long.
    """
    socket.getaddrinfo = _resolve_carefully
    socket.SocketIO.readinto = _read_carefully  # type: ignore[method-assign, assignment]
    _care.outside = not inside
    _care.end = time.monotonic() + _MOST_SECONDS
    _care.bytes_left = _MOST_BYTES
    try:
        yield
    finally:
        _care.outside, _care.end = False, 0.0
