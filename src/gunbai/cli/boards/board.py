"""What the terminal needs to draw any game."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from gunbai.core.event import Event
from gunbai.core.session import Session
from gunbai.core.state import Position
from gunbai.language import Language


class Shown:
    """A figure of the game's data for a list: its value, how sure it is, where it is from."""

    def __init__(self, name: str, value: str, confidence: str, source: str) -> None:
        self.name: Final = name
        self.value: Final = value
        self.confidence: Final = confidence
        self.source: Final = source


class Board:
    """Draws positions as one seat sees them; gets views, never the true position."""

    def __init__(self, language: Language, names: list[str], seat: int) -> None:
        self.language: Final = language
        self.names: Final = names
        self.seat: Final = seat

    def whole(self, position: Position, width: int) -> RenderableType:
        """Everything a player wants to see before a decision."""
        raise NotImplementedError

    def part(self, position: Position, width: int) -> RenderableType:
        """The part that one's own steps change, to see them at once."""
        raise NotImplementedError

    def changes(self, event: Event) -> bool:
        """Whether an event changes what `part` shows."""
        raise NotImplementedError

    def goes_on(self, event: Event) -> bool:
        """Whether an event is told in one breath with the one before it."""
        raise NotImplementedError

    def legend(self) -> RenderableType:
        """What the signs mean."""
        raise NotImplementedError

    def result(self, session: Session) -> RenderableType:
        """Who won, and how the points came."""
        raise NotImplementedError

    def figures(self) -> list[Shown]:
        """All figures of the game's data."""
        raise NotImplementedError

    def daimyo_names(self, session: Session) -> list[str]:
        """Names for the seats out of the game itself; empty if it has none to give."""
        return []
