"""Fields shared by every game's view, and the types of views.

Each game declares its own view in `games/<game>/view_types.py`; the client's types are made
from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NotRequired, TypedDict

#: The position as one seat sees it; each game's own type says what it holds.
PositionView = Mapping[str, object]


class OneOf:
    """A mark for a string that is one of these names: `Colour = Annotated[str, OneOf(COLOURS)]`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = names


class AskView(TypedDict):
    """The current decision: its key, the seats that owe an answer, and whether it is sealed."""

    key: str
    seats: list[int]
    secret: bool


class ResultView(TypedDict):
    """Points and places by seat."""

    scores: list[int]
    places: list[int]


class GameView(TypedDict):
    """The fields that every view has."""

    game: str
    #: The viewing seat; −1 is a spectator.
    seat: int
    ask: AskView | None
    #: Rules of the ledger that are shown next to the decision.
    rules: list[str]
    result: NotRequired[ResultView]
