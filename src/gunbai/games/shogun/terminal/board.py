"""Shogun in a terminal: the map as five regions, below it players, cards and tower."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunbai.cli.boards.board import Board, columns, mark
from gunbai.cli.boards.result import result_table
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import BUILDINGS, GRID, PROVINCES, REGIONS, SIDES
from gunbai.games.shogun.terminal.result import ways_shown
from gunbai.games.shogun.terminal.rows import OFFICE_SIGNS, Rows
from gunbai.games.shogun.view_types import SeatGoods, ShogunView
from gunbai.language import Language

#: Colour and shape: any one of them is enough to tell the pieces apart.
STYLES: Final = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "red": "red",
    "black": "white",
    "purple": "magenta",
}
SHAPES: Final = {"blue": "●", "yellow": "▲", "red": "■", "black": "▼", "purple": "◆"}
_REGION_STYLES: Final = {"brown": "dark_orange3", "purple": "magenta"}

_WIDE: Final = 110
_GENERAL: Final = "♞"
_STATUE: Final = "♙"
_UNREST: Final = "!"
_MAP: Final = frozenset({
    "sg-settled", "sg-built", "sg-unrest", "sg-calmed", "sg-deployed", "sg-moved", "sg-conquered",
    "sg-held", "sg-put-down", "sg-neutral", "sg-landed", "sg-officials", "sg-general",
    "sg-general-moved", "sg-general-lost", "sg-statue", "sg-captured",
})  # fmt: skip
_FOLLOWING: Final = frozenset({
    "sg-extra", "sg-thrown", "sg-conquered", "sg-held", "sg-repelled", "sg-stand-off", "sg-revolt",
    "sg-put-down", "sg-overrun", "sg-neutral", "sg-card-lost", "sg-general-lost", "sg-unrest",
    "sg-calmed", "sg-appeased", "sg-void", "sg-captured", "sg-favour-void",
})  # fmt: skip
_LONG: Final = 24  # of a longer list of values only the length is shown


class ShogunBoard(Board):
    changing = _MAP
    following = _FOLLOWING

    def __init__(self, game: Shogun, language: Language, names: list[str], seat: int) -> None:
        super().__init__(game, language, names, seat)
        self.game: Final = game
        self.rows: Final = Rows(language, names, seat)

    # the whole table

    def pages(self, view: ShogunView, width: int) -> list[RenderableType]:
        pages: list[RenderableType] = [
            Group(self.heading(view), self._map(view, width)),
            self._players(view),
            Padding(self.rows.draw(view), (1, 0, 0, 0)),
        ]
        if "own" in view:
            pages.append(self.rows.draw_own(view))
        if "offices" in view:
            pages.append(Padding(self._offices(view), (1, 0, 0, 0)))
        return pages

    def title(self, view: ShogunView) -> Text:
        """Return game, year, season and the event in force."""
        text = Text.assemble((self.language.thing("game", "shogun"), "bold"))
        if view["year"]:
            text.append(" · " + self.say("cli-sg-year", year=view["year"]))
            text.append(" · " + self.language.thing("season", view["season"]))
        if view["event"]:
            text.append(" · ").append(self.language.thing("event", view["event"]), "italic")
        return text

    # the map

    def part(self, view: ShogunView, width: int) -> RenderableType:
        """Return the map; while plans are made, one's own plan."""
        planning = view["ask"] is not None and view["ask"]["key"] == "SG-D6"
        return self.rows.draw_plan(view) if planning else self._map(view, width)

    def _map(self, view: ShogunView, width: int) -> RenderableType:
        """Return five regions side by side, two lines per province."""
        side = self.game.tables.sides[SIDES.index(view["side"])]
        each = 21 if width >= _WIDE else min(15, (width - 4) // len(REGIONS))
        table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
        regions: list[list[Text]] = []
        for number, region in enumerate(REGIONS):
            head = Text(self.say(f"region-{region}.start"), _REGION_STYLES.get(region, region))
            table.add_column(head, width=each)
            regions.append(
                [
                    self._province(view, name)
                    for n, name in enumerate(PROVINCES)
                    if side.region[n] == number and name in view["provinces"]
                ]
            )
        for row in range(max(len(region) for region in regions)):
            table.add_row(*[region[row] if row < len(region) else "" for region in regions])
        return table

    def _province(self, view: ShogunView, name: str) -> Text:
        """Return name, tax and rice; below them armies, buildings, unrest, general, statues."""
        number = PROVINCES.index(name)
        tables = self.game.tables
        province = view["provinces"][name]
        owner = province["owner"]
        text = Text(self.language.thing("province", name), "bold" if owner == self.seat else "")
        text.append(f" {tables.taxes[number]}/{tables.rice[number]}", "dim not bold")
        below = self._pieces(view, owner, province["armies"])
        built = "".join(
            self.say(f"cli-sg-letter-{building}")
            for building in BUILDINGS
            if building in province["buildings"]
        )
        below.append(f" {built}", "not dim").append("_" * province["free"], "dim")
        if province["unrest"]:
            below.append(f" {_UNREST}{province['unrest']}", "bold red")
        for seat in view["seats"]:
            if seat.get("general") == name:
                below.append(f" {_GENERAL}", STYLES[seat["colour"]])
        for place, sculptor in view.get("statues", []):
            if place == name:
                colour = view["seats"][sculptor]["colour"]
                below.append(f" {_STATUE}{SHAPES[colour]}", STYLES[colour])
        return Text.assemble(text, "\n", below)

    def _pieces(self, view: ShogunView, owner: int, armies: int) -> Text:
        if owner < 0:
            return Text("·", "dim")
        colour = view["seats"][owner]["colour"]
        return Text(f"{SHAPES[colour]}{armies}", f"bold {STYLES[colour]}")

    # the players

    def _players(self, view: ShogunView) -> RenderableType:
        rows = [self._numbers(seat) for seat in view["seats"]]
        table = columns()
        table.add_column("", no_wrap=True)
        for key in rows[0]:
            table.add_column(self.say(f"cli-sg-{key}"), justify="right")
        for number, row in enumerate(rows):
            table.add_row(self._who(view, number), *row.values())
        return Padding(table, (1, 0, 0, 0))

    def _who(self, view: ShogunView, number: int) -> Text:
        colour = view["seats"][number]["colour"]
        sign = f"{mark(view, number)}{SHAPES[colour]} "
        name = Text.assemble((sign, STYLES[colour]), self.names[number])
        if number == self.seat:
            name.append(f" {self.say('cli-you')}", "bold")
        return name

    def _numbers(self, seat: SeatGoods) -> dict[str, Text]:
        """Return the numbers of a seat, with officials and statues if they are used."""
        row = {
            "points": Text(str(seat["points"]), "bold"),
            "chests": Text(str(seat["chests"])),
            "rice": Text(str(seat["rice"])),
            "provinces": Text(str(seat["provinces"])),
            "supply": Text(str(seat["supply"])),
        }
        if "officials" in seat:
            calm = " ✿" if seat["calm"] else ""
            row["officials"] = Text(f"{seat['waiting']}+{seat['officials']}{calm}")
        if "valour" in seat:
            row["valour"] = Text(str(seat["valour"]))
        if "statues" in seat:
            row["statues"] = Text(f"{seat['statues']}+{sum(seat['trophies'])}")
        return row

    # the Dajokan board

    def _offices(self, view: ShogunView) -> RenderableType:
        """Return the Dajokan board: rows and columns with their points, and the markers."""
        tables = self.game.tables
        grid = columns()
        grid.add_column(self.say("cli-sg-offices"))
        for column in range(GRID):
            grid.add_column(Text(f"{column + 1}", "dim"), justify="center")
        grid.add_column("")
        for row in range(GRID):
            letter = "abcdef"[row]
            cells = [
                self._office(view, view["offices"][f"{letter}{column + 1}"])
                for column in range(GRID)
            ]
            grid.add_row(Text(letter, "dim"), *cells, Text(str(tables.rows[row]), "dim"))
        grid.add_row("", *[Text(str(points), "dim") for points in tables.columns], "")
        return grid

    def _office(self, view: ShogunView, what: object) -> Text:
        if isinstance(what, int):
            colour = view["seats"][what]["colour"]
            return Text(SHAPES[colour], STYLES[colour])
        return Text(OFFICE_SIGNS[str(what)], "bold" if what == "open" else "dim")

    # other things

    def legend(self) -> RenderableType:
        words = {
            "shape": SHAPES["blue"],
            "letters": "".join(self.say(f"cli-sg-letter-{name}") for name in BUILDINGS),
            "general": _GENERAL,
            "statue": _STATUE,
        }
        return Text(self.say("cli-sg-legend", **words), "dim")

    def result(self, session: Session) -> RenderableType:
        view: ShogunView = self.view_of(session)
        labels: list[Text] = []
        for seat, goods in enumerate(view["seats"]):
            colour = goods["colour"]
            style = "bold" if seat == self.seat else ""
            sign = f"{SHAPES[colour]} ", STYLES[colour]
            labels.append(Text.assemble(sign, (self.names[seat], style)))
        ways = ways_shown(session, self.language, labels)
        chests = ("cli-sg-chests", [goods["chests"] for goods in view["seats"]])
        return result_table(session, self.language, self.names, ways, chests)

    def value_name(self, name: str) -> str:
        """Return the name of a block, with its side of the board or number of players."""
        block, _, part = name.partition(".")
        if block == "favours":
            return self.say(f"cli-sg-value-favours-{part}")
        title = self.say(f"cli-sg-value-{block}")
        if not part:
            return title
        return (
            f"{title}: {self.language.option_value('side' if part in SIDES else 'players', part)}"
        )

    def value_text(self, key: str, value: object) -> str:
        return self._value(value)

    def _value(self, value: object) -> str:
        if isinstance(value, dict):
            return "  ".join(f"{name}: {self._value(part)}" for name, part in value.items())
        if isinstance(value, float):
            return f"{value:.2f}"
        if isinstance(value, str):
            return self.language.thing("building" if value in BUILDINGS else "action", value)
        if not isinstance(value, list):
            return str(value)
        if _size(value) > _LONG or any(word in PROVINCES for word in value):
            return self.say("cli-sg-entries", count=len(value))
        nested = value and isinstance(value[0], list)
        return ("  " if nested else "/").join(self._value(part) for part in value)


def _size(value: list[Any]) -> int:
    """Return the number of values in a list of any depth."""
    return sum(_size(part) if isinstance(part, list) else 1 for part in value)


def make_board(game: Game, language: Language, names: list[str], seat: int) -> Board:
    assert isinstance(game, Shogun)
    return ShogunBoard(game, language, names, seat)
