"""The socket of a player in a measurement: frames as RFC 6455 has them, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames


class Line(asyncio.Protocol):
    """A socket that does as little as it can: it shares the machine with what is measured."""

    def __init__(self, request: bytes, opened: Callable[[], None], take: Callable[[Any], None]):
        self._request: Final = request
        self._opened: Final = opened
        self._take: Final = take
        self._came = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.ended: Final = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        self._transport = None
        if not self.ended.done():
            self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self._is_open:
            head, end, rest = self._came.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.close()
                return
            self._is_open, self._came = True, rest
            self._opened()
        while (frame := self._next_frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self._take(msgspec.json.decode(text))
            elif kind == PING:
                self._send(PONG, text)
            elif kind == CLOSE:
                self.close()

    def _next_frame(self) -> tuple[int, bytes] | None:
        """Return the kind and the contents of the next frame, if all of it is here."""
        if len(self._came) < 2:
            return None
        size, start = self._came[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(self._came) < start:
                return None
            size = int.from_bytes(self._came[2:start], "big")
        if len(self._came) < start + size:
            return None
        found = self._came[0] & 15, self._came[start : start + size]
        self._came = self._came[start + size :]
        return found

    def _send(self, kind: int, text: bytes) -> None:
        """Send a short frame, masked with nothing."""
        if self._transport is not None:
            size = bytes([128 | len(text)])
            if len(text) >= 126:
                size = bytes([128 | 126]) + len(text).to_bytes(2, "big")
            self._transport.write(bytes([128 | kind]) + size + bytes(4) + text)

    def send(self, message: object) -> None:
        self._send(TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
