"""The open sockets of all tables, by the visitor and the address behind them."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from gunbai.core.errors import Refusal
from gunbai.server.config import MOST_SOCKETS_EACH
from gunbai.server.limits import TooMuch
from gunbai.server.streams import Client


class Sockets:
    """The sockets of each visitor and each address, to close them and to count them."""

    def __init__(self, factor: float = 1.0) -> None:
        self._most: Final = MOST_SOCKETS_EACH * factor
        self.closings = 0  # times that somebody's were closed
        self._of_visitor: Final[defaultdict[str, set[Client]]] = defaultdict(set)
        self._of_address: Final[defaultdict[str, int]] = defaultdict(int)

    def add(self, visitor: str, client: Client) -> None:
        """Note an open socket; refuse one too many of an address."""
        if self._of_address[client.address] >= self._most:
            raise TooMuch(Refusal("too-much", "", {"seconds": 60}))
        self._of_visitor[visitor].add(client)
        self._of_address[client.address] += 1

    def remove(self, visitor: str, client: Client) -> None:
        """Forget a socket; nothing happens if it is not noted."""
        if client not in self._of_visitor[visitor]:
            return
        self._of_visitor[visitor].remove(client)
        self._of_address[client.address] -= 1
        if not self._of_visitor[visitor]:
            del self._of_visitor[visitor]
        if not self._of_address[client.address]:
            del self._of_address[client.address]

    def close_all_of(self, visitor: str) -> None:
        """Close a person's sockets; those whose cookies still count come back by themselves."""
        self.closings += 1
        for client in self._of_visitor.get(visitor, set()):
            client.close()

    def close_all(self) -> None:
        """Close the sockets of all people; those whose cookies still count come back."""
        for visitor in self._of_visitor:
            if ":" not in visitor:  # neither an address nor a program
                self.close_all_of(visitor)
