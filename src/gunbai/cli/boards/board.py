"""The base class of the boards that the terminal draws."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.core.view import GameView
from gunbai.language import Language

NEXT: Final = " · "  # between things in a row


class Shown:
    """A block of the game's data for a list: name, value, confidence and source."""

    def __init__(self, name: str, value: str, confidence: str, source: str) -> None:
        self.name: Final = name
        self.value: Final = value
        self.confidence: Final = confidence
        self.source: Final = source


class Reader:
    """The reader of a drawing: their language, the players' names, their own seat."""

    def __init__(self, language: Language, names: list[str], seat: int) -> None:
        self.language: Final = language
        self.names: Final = names
        self.seat: Final = seat

    def say(self, key: str, **words: object) -> str:
        return self.language.say(key, words)

    def labelled(self, prefix: str, *rows: tuple[str, Text]) -> Table:
        """Return rows of a dim label (`cli-<prefix>-<key>`) and its text, without empty ones."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for key, text in rows:
            if text:
                grid.add_row(self.say(f"cli-{prefix}-{key}"), text)
        return grid


class Board(Reader):
    """A board that draws views of the game's own type: the position as one seat sees it."""

    #: The events that change what `part` shows.
    changing: ClassVar[frozenset[str]]
    #: The events that follow from the one before them and are told on the same line.
    following: ClassVar[frozenset[str]]

    def __init__(self, game: Game, language: Language, names: list[str], seat: int) -> None:
        super().__init__(language, names, seat)
        self._blocks: Final = game.values()

    def whole(self, view: Any, width: int) -> RenderableType:
        """Return everything a player wants to see before a decision."""
        return Group(*self.pages(view, width))

    def pages(self, view: Any, width: int) -> list[RenderableType]:
        """Return the same in parts that fit a screen of 80 × 24."""
        raise NotImplementedError

    def heading(self, view: Any) -> RenderableType:
        """Return a line that says where the game stands."""
        return Rule(self.title(view), style="dim", align="left")

    def title(self, view: Any) -> Text:
        raise NotImplementedError

    def part(self, view: Any, width: int) -> RenderableType:
        """Return the part that one's own steps change, to see them at once."""
        raise NotImplementedError

    def changes(self, event: Event) -> bool:
        """Return True if an event changes what `part` shows."""
        return event.key in self.changing

    def goes_on(self, event: Event) -> bool:
        """Return True if an event is told on the same line as the one before it."""
        return event.key in self.following

    def legend(self) -> RenderableType:
        """Return the meaning of the signs."""
        raise NotImplementedError

    def view_of(self, session: Session) -> Any:
        """Return the position as this board's seat sees it."""
        return session.view(self.seat)["position"]

    def result(self, session: Session) -> RenderableType:
        """Return who won, and where the points came from."""
        raise NotImplementedError

    def values(self) -> list[Shown]:
        """Return all blocks of the game's data."""
        return [
            Shown(
                self.value_name(block.name),
                "; ".join(self.value_text(*entry) for entry in block.values.items()),
                block.confidence,
                block.source,
            )
            for block in self._blocks
        ]

    def value_name(self, name: str) -> str:
        """Return the name of a block."""
        raise NotImplementedError

    def value_text(self, key: str, value: object) -> str:
        """Return one value of a block in words."""
        raise NotImplementedError

    def daimyo_names(self, session: Session) -> list[str]:
        """Return names for the seats that belong to the game; empty if it has none."""
        return []


def columns() -> Table:
    """Return a table whose only line is the one below its head."""
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)


def mark(view: GameView, seat: int) -> str:
    """Return the sign of a seat that is asked, else a space."""
    ask = view["ask"]
    return "▸" if ask is not None and seat in ask["seats"] else " "
