"""Joraku in a terminal: the road as seven columns, a lane for each colour."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunbai.cli.boards.board import Board
from gunbai.cli.boards.result import result_table
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.games.joraku.flow.scoring import pay
from gunbai.games.joraku.game import Joraku
from gunbai.games.joraku.tables import AREAS, COLOURS
from gunbai.games.joraku.terminal.cards import CardShelf
from gunbai.games.joraku.terminal.result import ways_shown
from gunbai.games.joraku.view_types import Faction, JorakuView
from gunbai.language import Language

#: Colour, shape and letter: any one of them is enough to tell the pieces apart.
STYLES: Final = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "purple": "magenta"}
SHAPES: Final = {"red": "■", "blue": "●", "yellow": "▲", "purple": "◆"}
ROMAN: Final = ["", "I", "II", "III"]

_WIDE: Final = 110  # from here on the players' figures stand at the head of their lanes
_NARROW_LANE: Final = 5
_WIDE_LANE: Final = 38
_KACHIDOKI: Final = "★"


class JorakuBoard(Board):
    changing = frozenset({"jk-placed", "jk-marched", "jk-moved", "jk-removed", "jk-sent"})
    following = changing | {"jk-effect", "jk-stopped", "jk-kachidoki", "jk-gained", "jk-deal"}

    def __init__(self, game: Joraku, language: Language, names: list[str], seat: int) -> None:
        super().__init__(game, language, names, seat)
        self.game: Final = game
        self.cards: Final = CardShelf(language, names, seat)

    # the whole table

    def pages(self, view: JorakuView, width: int) -> list[RenderableType]:
        road = [self.heading(view), self.part(view, width)]
        players = [self._players(view)] if width < _WIDE else []
        return [Group(*road, *players), Padding(self.cards.draw(view), (1, 0, 0, 0))]

    def title(self, view: JorakuView) -> Text:
        """Return game, round, trick, and the variant cards in force."""
        words: dict[str, object] = {"round": ROMAN[max(1, view["round"])]}
        text = Text.assemble(("Joraku", "bold"), " · ", self.say("cli-jk-round", **words))
        if "trick_number" in view:
            tricks = {"trick": view["trick_number"], "tricks": view["tricks"]}
            text.append(" · " + self.say("cli-jk-trick", **tricks))
        for number in view["variants"]:
            name = self.language.thing("variant", str(number))
            text.append(f" · {number} {name}", "italic")
        return text

    # the road

    def part(self, view: JorakuView, width: int) -> RenderableType:
        """Return the road: the pieces of each colour, with influence, rank and its points."""
        wide = width >= _WIDE
        lane = _WIDE_LANE if wide else _NARROW_LANE
        each = min(11, (width - lane) // len(AREAS) - 1)
        road = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
        road.add_column(Text(f"\n{ROMAN[max(1, view['round'])]}", "dim"), width=lane)
        for area, name in enumerate(AREAS):
            road.add_column(self._heading(view, area, name), width=each, no_wrap=True)
        for faction in view["factions"]:
            cells = [self._cell(view, faction, area, each) for area in range(len(AREAS))]
            head = self._lane_head(view, faction)
            if wide:
                head.append(" ").append_text(self._who(view, faction)).append("\n  ")
                head.append_text(self._purse(view, faction))
            road.add_row(head, *cells)
        return road

    def _heading(self, view: JorakuView, area: int, name: str) -> Text:
        row = self._row(view, area)
        paid = "/".join(str(points) for points in row)
        title = self.language.thing("area", name)
        text = Text(f"{area} {title}" if area else title, "bold")
        return text.append(f"\n{paid}", "dim" if not any(row) else "not bold")

    def _row(self, view: JorakuView, area: int) -> list[int]:
        return self.game.tables.prestige[area][max(1, view["round"]) - 1]

    def _cell(self, view: JorakuView, faction: Faction, area: int, each: int) -> Text:
        """Return the pieces, and below them influence, rank and the points of the round for it."""
        colour = faction["colour"]
        samurai = faction["samurai"][area]
        pieces = Text(style=STYLES[colour])
        if faction["daimyo"] == AREAS[area]:
            pieces.append(f"[{self.letter(colour)}]", "bold reverse")
        shape = SHAPES[colour]
        row = shape * samurai
        pieces.append(row if len(pieces) + samurai <= each else f"{shape}×{samurai}")
        if not len(pieces):
            return Text("·", "dim")
        rank = faction["ranks"][area]
        gain = pay(rank, self._row(view, area)) if faction["seat"] >= 0 else 0
        below = Text(f"{faction['influence'][area]} #{rank}", "not bold")
        if gain:
            below.append(f" +{gain}", "bold")
        return Text.assemble(pieces, "\n", below)

    def _lane_head(self, view: JorakuView, faction: Faction) -> Text:
        colour = faction["colour"]
        acting = view.get("acting") == colour
        mark = "▸" if acting else " "
        head = Text.assemble((mark, "bold"), (f"{SHAPES[colour]} {self.letter(colour)}", "bold"))
        head.stylize(STYLES[colour])
        return head

    # the players

    def _players(self, view: JorakuView) -> RenderableType:
        """Return one line per colour below the road, for narrow terminals."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        for _ in range(4):
            grid.add_column(justify="right")
        for faction in view["factions"]:
            head = Text.assemble(self._lane_head(view, faction), " ", self._who(view, faction))
            grid.add_row(head, *self._numbers(view, faction))
        return Padding(grid, (1, 0, 0, 0))

    def _purse(self, view: JorakuView, faction: Faction) -> Text:
        """Return a player's numbers for the head of the lane, in wide terminals."""
        return Text(" · ").join(self._numbers(view, faction))

    def _who(self, view: JorakuView, faction: Faction) -> Text:
        seat = faction["seat"]
        if seat < 0:
            return Text(self.say("cli-jk-neutral"), "italic")
        name = Text(self.names[seat], "bold" if seat == self.seat else "")
        if seat == self.seat:
            name.append(f" {self.say('cli-you')}")
        if view["kachidoki"] == seat:
            name.append(f" {_KACHIDOKI}", "bold yellow")
        return name

    def _numbers(self, view: JorakuView, faction: Faction) -> list[Text]:
        """Return reputation, samurai in supply, cards in hand, and the daimyo card."""
        seat = faction["seat"]
        if seat < 0:
            return []
        pile = view["seats"][seat]
        cards = pile["hand"] + pile["private"] + pile["picked"]
        return [
            Text(self.say("cli-jk-points-of", points=faction["points"]), "bold"),
            Text(self.say("cli-jk-supply-of", supply=faction["supply"])),
            Text(self.say("cli-jk-hand-of", hand=cards)),
            Text(self.say("cli-jk-daimyo-card", number=faction["number"] or "–"), "dim"),
        ]

    # other things

    def legend(self) -> RenderableType:
        colour = COLOURS[0]
        words = {"letter": self.letter(colour), "shape": SHAPES[colour], "star": _KACHIDOKI}
        return Text(self.say("cli-jk-legend", **words), "dim")

    def letter(self, colour: str) -> str:
        return self.say(f"cli-jk-letter-{colour}")

    def result(self, session: Session) -> RenderableType:
        view: JorakuView = self.view_of(session)
        labels: dict[str, Text] = {}
        for faction in view["factions"]:
            name, seat = faction["colour"], faction["seat"]
            who = self.names[seat] if seat >= 0 else self.say("cli-jk-neutral")
            labels[name] = Text.assemble(
                (f"{SHAPES[name]} {self.letter(name)} ", STYLES[name]),
                (who, "bold" if seat == self.seat else ""),
            )
        return result_table(session, self.language, self.names, ways_shown(session, labels))

    def value_name(self, name: str) -> str:
        block, _, area = name.partition(".")
        if not area:
            return self.say(f"cli-jk-value-{block}")
        number = AREAS.index(area)
        title = self.language.thing("area", area)
        return f"{number} {title}" if number else title

    def value_text(self, key: str, value: object) -> str:
        if value == "daimyo card":
            return self.say("cli-jk-value-daimyo-card")
        if not isinstance(value, list):
            return str(value)
        if value and isinstance(value[0], list):
            rows = [f"{ROMAN[n]} {self.value_text(key, row)}" for n, row in enumerate(value, 1)]
            return "  ".join(rows)
        return ("\n" if isinstance(value[0], str) else "/").join(str(part) for part in value)

    def daimyo_names(self, session: Session) -> list[str]:
        """Return the name on each seat's daimyo card; none in "2 vs 2", where a seat has two."""
        view: JorakuView = self.view_of(session)
        numbers = {faction["seat"]: faction["number"] for faction in view["factions"]}
        if any(len(seat["colours"]) > 1 for seat in view["seats"]):
            return []
        block = next(block for block in self.game.values() if block.name == "names")
        names = block.values["daimyo"]
        assert isinstance(names, list)
        return [str(names[numbers[seat] - 1]) for seat in range(session.seats())]


def make_board(game: Game, language: Language, names: list[str], seat: int) -> Board:
    assert isinstance(game, Joraku)
    return JorakuBoard(game, language, names, seat)
