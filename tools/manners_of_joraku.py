"""The manners of Joraku's bots: samurai that are carried there and back."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from noted_manners import Line, Manners, share

from gunbai.core.event import Event


class JorakuManners(Manners):
    """Counts moves that the same colour undoes within the round."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = 0
        self.undone = 0
        self._made: Final[Counter[tuple[int, int, int]]] = Counter()  # colour, source, target

    def happened(self, state: Any, event: Event) -> None:
        if event.key == "jk-round":
            self._made.clear()
        elif event.key == "jk-moved":
            self.moves += 1
            back = (event.a, event.c, event.b)
            if self._made[back]:
                self._made[back] -= 1
                self.undone += 1
            else:
                self._made[event.a, event.b, event.c] += 1

    def lines(self) -> list[Line]:
        return [("moves undone within the same round", share(self.undone, self.moves))]
