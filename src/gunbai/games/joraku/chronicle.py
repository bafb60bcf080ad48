"""The table as it was when points were scored, from the log: for people, never for rules.

Only events that everybody saw are read.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.chronicle import Chronicle
from gunbai.core.event import Event
from gunbai.games.joraku.flow.campaign import place_neutral
from gunbai.games.joraku.flow.recruitment import march_neutral
from gunbai.games.joraku.flow.scoring import ranks
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    AREAS,
    CARD_VALUE,
    CARDS,
    COLOURS,
    NINJA,
)
from gunbai.games.joraku.view_types import Background, Standing


class JorakuChronicle(Chronicle):
    """Keeps the pieces on the map and the cards of the trick."""

    def __init__(self, s: JorakuPosition) -> None:
        super().__init__()
        self.board: Final = s.clone()
        self.board.samurai = [0] * len(self.board.samurai)
        self.board.daimyo = [-1] * len(self.board.daimyo)
        self.set_up = False
        self.trick: list[int] = []
        self.winner = -1  # the card that won it

    def follow(self, event: Event) -> Background | None:
        """Return how the factions stood at a scoring, and why its trick was won; else None."""
        found: Background | None = None
        if event.key == "jk-prestige":
            found = {"standings": _standings(self.board, range(AREA_COUNT))}
        elif event.key == "jk-kachidoki":
            found = {"standings": _standings(self.board, range(event.b, event.b + 1))}
            if self.winner >= 0:
                found["card"] = CARDS[self.winner]
                found["why"] = _why(self.trick, self.winner)
        elif event.key == "jk-played":
            if self.winner >= 0:
                self.trick = []
            self.trick.append(event.c)
            self.winner = -1
        elif event.key == "jk-won":
            self.winner = event.c
        self.set_up = self.set_up or event.key == "jk-daimyo"
        if self.set_up:
            _move(self.board, event)
        return found


def _why(trick: list[int], card: int) -> str:
    """JK-W02…W05, as the other cards of the trick show."""
    value = CARD_VALUE[card]
    same = sum(CARD_VALUE[other] == value for other in trick)
    if value == NINJA and same < len(trick):
        return "ninja"
    return "last" if same > 1 else "highest"


def _standings(board: JorakuPosition, areas: range) -> dict[str, dict[str, Standing]]:
    """Return the standings by area and colour, only of those with influence there."""
    out: dict[str, dict[str, Standing]] = {}
    for area in areas:
        ranked = ranks(board, area)
        out[AREAS[area]] = {
            COLOURS[colour]: {"rank": ranked[colour], "influence": board.influence(colour, area)}
            for colour in board.setup.factions
            if ranked[colour]
        }
    return out


def _move(board: JorakuPosition, event: Event) -> None:
    key = event.key
    base = event.a * AREA_COUNT
    if key == "jk-daimyo":
        board.daimyo[event.b] = event.c
    elif key == "jk-neutral":
        place_neutral(board)
    elif key == "jk-neutral-marches":
        march_neutral(board)
    elif key == "jk-marched":
        board.daimyo[event.a] = event.c
    elif key == "jk-placed":
        board.samurai[base + event.b] += event.c
    elif key == "jk-removed":
        board.samurai[event.b * AREA_COUNT + event.c] -= 1
    elif key in ("jk-moved", "jk-sent"):
        if key == "jk-sent":
            base = board.setup.neutral() * AREA_COUNT
        board.samurai[base + event.b] -= 1
        board.samurai[base + event.c] += 1
