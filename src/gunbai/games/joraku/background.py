"""The table as it was when points were scored, from the log: for people, never for rules.

Only events that everybody saw are read.
"""

from __future__ import annotations

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


def background(s: JorakuPosition, events: list[Event], event: Event) -> Background | None:
    """Return how the factions stood at a scoring, and why its trick was won; else None."""
    if event.key == "jk-prestige":
        return {"standings": _standings(_board(s, events, event), range(AREA_COUNT))}
    if event.key != "jk-kachidoki":
        return None
    found: Background = {
        "standings": _standings(_board(s, events, event), range(event.b, event.b + 1))
    }
    card = -1
    trick: list[int] = []
    for earlier in events:
        if earlier is event:
            break
        if earlier.key == "jk-played":
            if card >= 0:
                trick = []
            trick.append(earlier.c)
            card = -1
        elif earlier.key == "jk-won":
            card = earlier.c
    if card >= 0:
        found["card"] = CARDS[card]
        found["why"] = _why(trick, card)
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


def _board(s: JorakuPosition, events: list[Event], event: Event) -> JorakuPosition:
    """Return the pieces at an event, set up and moved as the events before it say."""
    board = s.clone()
    board.samurai = [0] * len(board.samurai)
    board.daimyo = [-1] * len(board.daimyo)
    set_up = False
    for earlier in events:
        if earlier is event:
            break
        set_up = set_up or earlier.key == "jk-daimyo"
        if set_up:
            _move(board, earlier)
    return board


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
