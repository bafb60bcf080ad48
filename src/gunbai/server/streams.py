"""Streams of numbered messages: a gap shows a loss, a reconnect gets only what was missed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import Final

from gunbai.core.event import Event
from gunbai.core.seat_view import View

KEPT: Final = 40  # messages that can be sent again
KEPT_FOR: Final = 90.0  # seconds for which they are kept after a lost connection
QUEUE: Final = 400  # messages a slow client may lag behind


class Client:
    """One open socket and the messages still to be sent to it. `None` in the queue closes it.

    `scenes` is True if it wants changes and scenes instead of whole views.
    """

    def __init__(self, scenes: bool = False, address: str = "") -> None:
        self.scenes: Final = scenes
        self.address: Final = address  # from which it came
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
    """The messages to all clients of one seat (or to all spectators), in order.

    Its numbers are valid only together with its epoch: another stream, or the same one after a
    restart, has another.
    """

    def __init__(self) -> None:
        self.epoch: Final = secrets.token_hex(6)
        self.n = 0
        self.clients: Final[list[Client]] = []
        #: The view in the messages so far, to which the next changes are made.
        self.view: View | None = None
        # By number, the message with whole views and the one with changes.
        self._kept: Final[deque[tuple[int, bytes | None, bytes | None]]] = deque(maxlen=KEPT)
        self._left_at: Final = [-KEPT_FOR, -KEPT_FOR]  # whoever wants whole views, or scenes

    def wanted(self) -> bool:
        """Return True if somebody listens, or left just now and may come back."""
        return self.wants(False) or self.wants(True)

    def wants(self, scenes: bool) -> bool:
        """Return True if messages are wanted in this form."""
        for client in self.clients:
            if client.scenes == scenes:
                return True
        return time.monotonic() - self._left_at[scenes] < KEPT_FOR

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
            self._left_at[client.scenes] = time.monotonic()

    def close(self) -> None:
        """Close all sockets: their people may no longer listen."""
        for client in self.clients:
            client.close()

    def skip(self) -> None:
        """Count a message that was not built: clients that come back get everything."""
        self.n += 1
        self.view = None
        self.forget()

    def forget(self) -> None:
        """Discard all messages so far: the next one has everything."""
        self._kept.clear()

    def publish(self, whole: bytes | None, scenes: bytes | None) -> None:
        """Send a message that was encoded with the number `n + 1`, in the forms that are wanted."""
        self.n += 1
        self._kept.append((self.n, whole, scenes))
        for client in list(self.clients):
            message = scenes if client.scenes else whole
            if message is not None:
                client.send(message)

    def missed(self, epoch: str, seen: int, scenes: bool) -> list[bytes] | None:
        """Return the messages after number `seen`; None if they are no longer kept."""
        if epoch != self.epoch or seen > self.n:
            return None
        if seen == self.n:
            return []
        if not self._kept or self._kept[0][0] > seen + 1:
            return None
        out: list[bytes] = []
        for number, whole, told in self._kept:
            message = told if scenes else whole
            if number > seen:
                if message is None:
                    return None
                out.append(message)
        return out


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
