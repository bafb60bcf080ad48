"""Numbered messages: a gap means something was missed, a reconnect gets only what is missing."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

KEPT: Final = 120  # messages that can be sent again
QUEUE: Final = 400  # messages a slow client may lag behind


class Client:
    """One open socket: what it still has to be sent. `None` in the queue closes it."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, message: bytes) -> None:
        if self.lost:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()  # too slow: it will come back and be brought up to date

    def close(self) -> None:
        self.lost = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Stream:
    """What all clients of one seat (or all onlookers) are sent, in order."""

    def __init__(self) -> None:
        self.n = 0
        self.clients: list[Client] = []
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)

    def skip(self) -> None:
        """Something happened while nobody listened: whoever comes back has missed it."""
        self.n += 1
        self._kept.clear()

    def publish(self, message: bytes) -> None:
        """Send a message that was encoded with the number `n + 1`."""
        self.n += 1
        self._kept.append((self.n, message))
        for client in list(self.clients):
            client.send(message)

    def missed(self, seen: int) -> list[bytes] | None:
        """The messages after number `seen`; None if they are no longer kept."""
        if seen == self.n:
            return []
        if seen > self.n or not self._kept or self._kept[0][0] > seen + 1:
            return None
        return [message for number, message in self._kept if number > seen]
