"""Rising Sun in a terminal: provinces and shrines, below them players, cards and the battle."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.cli.boards.board import Board, columns, mark
from gunbai.cli.boards.result import result_table
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.games.rising_sun.game import RisingSun
from gunbai.games.rising_sun.names import PROVINCES
from gunbai.games.rising_sun.terminal.figures import entry, title
from gunbai.games.rising_sun.terminal.result import ways_shown
from gunbai.games.rising_sun.terminal.rows import Rows, piece_text
from gunbai.games.rising_sun.view_types import FigureGroup, Presence, RisingSunView
from gunbai.language import Language

#: Colour and shape: any one of them is enough to tell the clans apart.
STYLES: Final = {
    "koi": "red",
    "sun": "yellow",
    "lotus": "magenta",
    "turtle": "green",
    "dragonfly": "bright_blue",
    "bonsai": "cyan",
    "moon": "white",
}
SHAPES: Final = {
    "koi": "●",
    "sun": "★",
    "lotus": "♦",
    "turtle": "■",
    "dragonfly": "▲",
    "bonsai": "▼",
    "moon": "○",
}
_MAP: Final = frozenset({
    "rs-wars", "rs-summoned", "rs-worships", "rs-placed", "rs-moved", "rs-built", "rs-replaced",
    "rs-sent-home", "rs-hostage", "rs-killed", "rs-cleanup",
})  # fmt: skip
_FOLLOWING: Final = frozenset({
    "rs-wars", "rs-cards", "rs-coins", "rs-ronin", "rs-points", "rs-lost-coins", "rs-lost-points",
    "rs-honor-up", "rs-honor-down", "rs-honor-top", "rs-tie", "rs-toll-paid", "rs-turned-back",
    "rs-shared", "rs-sent-home", "rs-replaced", "rs-waits", "rs-bid", "rs-hired", "rs-seppuku",
    "rs-hostage", "rs-force", "rs-victory", "rs-token", "rs-killed", "rs-spared", "rs-poets",
    "rs-reparations", "rs-bids-lost", "rs-broken",
})  # fmt: skip


class RisingSunBoard(Board):
    changing = _MAP
    following = _FOLLOWING

    def __init__(self, game: RisingSun, language: Language, names: list[str], seat: int) -> None:
        super().__init__(game, language, names, seat)
        self.game: Final = game
        self.rows: Final = Rows(game, language, names, seat)

    # the whole table

    def pages(self, view: RisingSunView, width: int) -> list[RenderableType]:
        return [
            Group(self.heading(view), self._map(view)),
            self._players(view),
            Padding(self.rows.draw(view), (1, 0, 0, 0)),
        ]

    def title(self, view: RisingSunView) -> Text:
        text = Text.assemble((self.language.thing("game", "rising_sun"), "bold"))
        text.append(" · " + self.language.thing("season", view["season"]))
        return text.append(" · " + self.language.thing("phase", view["phase"]))

    def part(self, view: RisingSunView, width: int) -> RenderableType:
        """Return the map; while bids are made, the battle."""
        bidding = view["ask"] is not None and view["ask"]["key"] == "RS-DP22"
        return self.rows.draw_battle(view) if bidding else self._map(view)

    # the map

    def _map(self, view: RisingSunView) -> RenderableType:
        """Return one line per province and shrine: who is there, and with how much Force."""
        table = columns()
        table.add_column(self.say("cli-rs-war"), justify="right")
        table.add_column(self.say("cli-rs-province"), no_wrap=True)
        table.add_column(self.say("cli-rs-reward"), no_wrap=True)
        table.add_column(self.say("cli-rs-pieces"))
        for number, name in enumerate(PROVINCES):
            here = view["provinces"][name]
            rewards = self.game.tables.rewards[number]
            table.add_row(
                Text(str(here["war"] or "·"), "bold" if here["war"] else "dim"),
                self.language.thing("province", name),
                Text("/".join(str(amount) for amount in rewards), "dim"),
                self._present(view, here["clans"]),
            )
        table.add_section()
        for shrine in view["shrines"]:
            kami = self.language.thing("kami", shrine["kami"])
            table.add_row("", kami, "", self._present(view, shrine["worshippers"]))
        return table

    def _present(self, view: RisingSunView, clans: list[Presence]) -> Text:
        parts: list[Text] = []
        for here in clans:
            clan = view["seats"][here["seat"]]["clan"]
            figures = piece_text(self.language, here["figures"], here.get("strongholds", 0))
            text = Text(f"{SHAPES[clan]} {figures}", STYLES[clan])
            parts.append(text.append(f" ={here['force']}", "bold"))
        return Text("  ").join(parts) if parts else Text("·", "dim")

    # the players

    def _players(self, view: RisingSunView) -> RenderableType:
        """Return the players in the order of honor, the highest first."""
        table = columns()
        table.add_column(self.say("cli-rs-honor"), no_wrap=True)
        for key in ("points", "coins", "ronin", "tokens"):
            table.add_column(self.say(f"cli-rs-{key}"), justify="right")
        for key in ("reserve", "ally", "hostages"):
            table.add_column(self.say(f"cli-rs-{key}"))
        for number in view["honor"]:
            seat = view["seats"][number]
            ally = Text("·", "dim") if seat["ally"] is None else self._name(view, seat["ally"])
            cells: list[RenderableType] = [
                self._who(view, number),
                Text(str(seat["points"]), "bold"),
                str(seat["coins"]),
                str(seat["ronin"]),
                f"{len(seat['tokens'])} ({seat['different']})",
                piece_text(self.language, seat["reserve"], seat["strongholds"]),
                ally,
                self._held(view, seat["hostages"]),
            ]
            table.add_row(*cells)
        return Padding(table, (1, 0, 0, 0))

    def _name(self, view: RisingSunView, number: int) -> Text:
        clan = view["seats"][number]["clan"]
        return Text.assemble((f"{SHAPES[clan]} ", STYLES[clan]), self.names[number])

    def _who(self, view: RisingSunView, number: int) -> Text:
        clan = self.say(f"clan-{view['seats'][number]['clan']}.name")
        text = (
            Text(mark(view, number))
            .append_text(self._name(view, number))
            .append(f" ({clan})", "dim")
        )
        if number == self.seat:
            text.append(f" {self.say('cli-you')}", "bold")
        return text

    def _held(self, view: RisingSunView, hostages: list[FigureGroup]) -> Text:
        parts: list[Text] = []
        for held in hostages:
            clan = view["seats"][held["seat"]]["clan"]
            figures = piece_text(self.language, held["figures"], 0)
            parts.append(Text(f"{SHAPES[clan]} {figures}", STYLES[clan]))
        return Text("  ").join(parts) if parts else Text("·", "dim")

    # other things

    def legend(self) -> RenderableType:
        signs = {name: self.say(f"cli-rs-letter-{name}") for name in ("bushi", "shinto", "daimyo")}
        return Text(self.say("cli-rs-legend", **signs), "dim")

    def result(self, session: Session) -> RenderableType:
        view: RisingSunView = self.view_of(session)
        seats = range(session.seats())
        ways = ways_shown(session, self.language, [self._name(view, seat) for seat in seats])
        honor = ("cli-rs-honor-place", [view["honor"].index(seat) + 1 for seat in seats])
        return result_table(session, self.language, self.names, ways, honor)

    def value_name(self, name: str) -> str:
        return title(self.language, name)

    def value_text(self, key: str, value: object) -> str:
        return entry(self.language, key, value)


def make_board(game: Game, language: Language, names: list[str], seat: int) -> Board:
    assert isinstance(game, RisingSun)
    return RisingSunBoard(game, language, names, seat)
