"""The board of a game that has none of its own: its view, field by field.

The label of a field comes from the game's texts (`<prefix>-view-<field>`), else it is the field's
name. Values of kinds that the texts name are shown by name. `seats` holds one entry for each seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunbai.cli.boards.board import NEXT, Board, columns, mark
from gunbai.cli.boards.result import places_table
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.core.view import GameView
from gunbai.language import Language

#: The fields of every view; the others are the game's own.
_SHARED: Final = frozenset(GameView.__annotations__)
_NOTHING: Final = "–"


class PlainBoard(Board):
    following = frozenset()

    def __init__(self, game: Game, language: Language, names: list[str], seat: int) -> None:
        super().__init__(game, language, names, seat)
        self.game: Final = game

    def pages(self, view: Any, width: int) -> list[RenderableType]:
        return [self.heading(view), self.part(view, width)]

    def title(self, view: Any) -> Text:
        return Text(self.language.thing("game", self.game.name), "bold")

    def part(self, view: Any, width: int) -> RenderableType:
        own = {name: value for name, value in view.items() if name not in _SHARED}
        seats = own.pop("seats", [])
        return Group(*self._seats(view, seats), self._fields(own))

    def changes(self, event: Event) -> bool:
        return True

    def legend(self) -> RenderableType:
        return Text(self.language.say(f"game-{self.game.name}.about"))

    def result(self, session: Session) -> RenderableType:
        points = self.language.say("cli-total")
        return places_table(session, self.language, self.names, points)

    def value_name(self, name: str) -> str:
        return self._called("value", name)

    def value_text(self, key: str, value: object) -> str:
        return f"{self._called('value', key)} {value}"

    def _called(self, what: str, name: str) -> str:
        key = f"{self.game.prefix}-{what}-{name}".replace("_", "-")
        return self.language.say(key) if self.language.has(key) else name.replace("_", " ")

    def _seats(self, view: Any, seats: Sequence[Mapping[str, object]]) -> Iterator[RenderableType]:
        if not seats:
            return
        table = columns()
        table.add_column("")
        for field in seats[0]:
            table.add_column(self._called("view", field))
        for seat, entry in enumerate(seats):
            name = Text(f"{mark(view, seat)} {self.names[seat]}")
            if seat == self.seat:
                name.append(f" {self.say('cli-you')}", "dim")
            table.add_row(name, *[self._value(field, value) for field, value in entry.items()])
        yield Padding(table, (0, 0, 1, 0))

    def _fields(self, fields: Mapping[str, object]) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for name, value in fields.items():
            grid.add_row(self._called("view", name), self._value(name, value))
        return grid

    def _value(self, name: str, value: object) -> RenderableType:
        if value is None or value in ([], {}):
            return Text(_NOTHING)
        if isinstance(value, bool):
            return Text("✓" if value else _NOTHING)
        if isinstance(value, Mapping):
            return self._fields(value)
        if isinstance(value, list) and any(isinstance(part, (list, dict)) for part in value):
            return Group(*[self._value(name, part) for part in value])
        if isinstance(value, list):
            return Text(NEXT.join(self._said(name, part) for part in value))
        return Text(self._said(name, value))

    def _said(self, name: str, value: object) -> str:
        return _NOTHING if value is None else self.language.argument(name, value, self.names)
