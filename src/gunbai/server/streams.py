"""Streams of numbered messages: a gap shows a loss, a reconnect gets only what was missed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import Final

from gunbai.core.event import Event

KEPT: Final = 40  # messages that can be sent again
KEPT_FOR: Final = 90.0  # seconds for which they are kept after a lost connection
QUEUE: Final = 400  # messages a slow client may lag behind


class Client:
    """One open socket and the messages still to be sent to it. `None` in the queue closes it."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, message: bytes) -> None:
        if self.lost:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()  # too slow: it will reconnect and catch up

    def close(self) -> None:
        self.lost = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Stream:
    """The messages to all clients of one seat (or to all onlookers), in order.

    Its numbers are valid only together with its epoch: another stream, or the same one after a
    restart, has another.
    """

    def __init__(self) -> None:
        self.epoch: Final = secrets.token_hex(6)
        self.n = 0
        self.clients: Final[list[Client]] = []
        self._kept: Final[deque[tuple[int, bytes]]] = deque(maxlen=KEPT)
        self._left_at = -KEPT_FOR

    def wanted(self) -> bool:
        """Return True if somebody listens, or left just now and may come back."""
        return bool(self.clients) or time.monotonic() - self._left_at < KEPT_FOR

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
            self._left_at = time.monotonic()

    def close(self) -> None:
        """Close all sockets: their people may no longer listen."""
        for client in self.clients:
            client.close()

    def skip(self) -> None:
        """Count a message that was not made: whoever comes back gets everything."""
        self.n += 1
        self._kept.clear()

    def publish(self, message: bytes) -> None:
        """Send a message that was encoded with the number `n + 1`."""
        self.n += 1
        self._kept.append((self.n, message))
        for client in list(self.clients):
            client.send(message)

    def missed(self, epoch: str, seen: int) -> list[bytes] | None:
        """Return the messages after number `seen`; None if they are no longer kept."""
        if epoch != self.epoch or seen > self.n:
            return None
        if seen == self.n:
            return []
        if not self._kept or self._kept[0][0] > seen + 1:
            return None
        return [message for number, message in self._kept if number > seen]


class LogLength:
    """The number of events one seat has seen, counted on from the last time."""

    def __init__(self) -> None:
        self._counted = 0
        self._seen = 0

    def at(self, events: list[Event], upto: int, seat: int) -> int:
        for event in events[self._counted : upto]:
            if event.seen_by(seat):
                self._seen += 1
        self._counted = upto
        return self._seen
