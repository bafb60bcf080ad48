"""The rows next to the map of Rising Sun: mandates, cards, the battle."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gunbai.cli.boards.board import NEXT, Reader
from gunbai.games.rising_sun.game import RisingSun
from gunbai.games.rising_sun.names import CARDS, TURNS
from gunbai.games.rising_sun.view_types import Battle, RisingSunView
from gunbai.language import Language

_STRONGHOLD: Final = "⌂"
_LETTERS: Final = ("bushi", "shinto", "daimyo")


def piece_text(language: Language, figures: dict[str, int], strongholds: int) -> str:
    """Return figures as letters with their number, monsters by name, strongholds as a sign."""
    parts: list[str] = []
    for name, count in figures.items():
        plain = name in _LETTERS
        said = language.say(f"cli-rs-letter-{name}") if plain else language.thing("figure", name)
        parts.append(f"{said}{count}" if count > 1 else said)
    if strongholds:
        parts.append(f"{_STRONGHOLD}{strongholds}" if strongholds > 1 else _STRONGHOLD)
    return " ".join(parts) or "·"


def effect_text(game: RisingSun, language: Language, card: str) -> str:
    """Return what a card does, with the values of this game."""
    values = game.cards[CARDS.index(card)].values
    words = {
        "force": values.force,
        "strong": values.strong,
        "vp": values.vp,
        "coins": values.coins,
        "ronin": values.ronin,
        "count": values.count,
    }
    return language.say(f"card-effect-{card}", words)


class Rows(Reader):
    """A drawing of everything next to the map, as one seat sees it."""

    def __init__(self, game: RisingSun, language: Language, names: list[str], seat: int) -> None:
        super().__init__(language, names, seat)
        self.game: Final = game

    def draw(self, view: RisingSunView) -> RenderableType:
        grid = self.labelled(
            "rs",
            ("track", self._track(view)),
            ("tiles", self._tiles(view)),
            ("offers", self._offers(view)),
            ("display", self._display(view)),
        )
        for number, seat in enumerate(view["seats"]):
            if seat["cards"]:
                cards = [self.language.thing("card", card) for card in seat["cards"]]
                grid.add_row(self.names[number], Text(NEXT.join(cards)))
        if "battle" in view:
            self._add_battle(grid, view["battle"])
        return grid

    def draw_battle(self, view: RisingSunView) -> RenderableType:
        """Return the battle, to look at while bidding."""
        grid = self.labelled("rs")
        self._add_battle(grid, view["battle"])
        return grid

    def _track(self, view: RisingSunView) -> Text:
        """Return the mandates of this season; a tile that lies face down is marked."""
        text = Text()
        for tile in view["track"]:
            mark = "▒" if tile["face_down"] else ""
            text.append(f"{mark}{self.language.thing('mandate', tile['mandate'])}{NEXT}")
        return text.append(f"{len(view['track'])}/{TURNS}", "dim")

    def _tiles(self, view: RisingSunView) -> Text:
        tiles = view.get("own", {}).get("tiles", [])
        return Text(NEXT.join(self.language.thing("mandate", tile) for tile in tiles))

    def _offers(self, view: RisingSunView) -> Text:
        """Return the offers of alliance that this seat has received."""
        received = view.get("offers", {}).get("received", [])
        return Text(NEXT.join(self.names[seat] for seat in received))

    def _display(self, view: RisingSunView) -> Text:
        """Return the open cards with prices and numbers; for a buyer also their effects."""
        text = Text()
        buying = view.get("purchase", {}).get("seat") == self.seat
        for card in dict.fromkeys(view["display"]):
            count = view["display"].count(card)
            price = self.game.cards[CARDS.index(card)].values.price
            if text:
                text.append("\n" if buying else NEXT, "dim")
            text.append(self.language.thing("card", card)).append(f" {price}", "bold")
            if count > 1:
                text.append(f"×{count}", "dim")
            if buying:
                text.append(f": {effect_text(self.game, self.language, card)}", "dim")
        return text

    def _add_battle(self, grid: Table, battle: Battle) -> None:
        """Add who fights with how much Force, and the bids as far as they are known."""
        words = {"province": battle["province"], "number": battle["number"]}
        grid.add_row(self.say("cli-rs-battle"), self.say("cli-rs-battle-in", **words))
        for place, seat in enumerate(battle["seats"]):
            text = Text(self.say("cli-rs-force", force=battle["forces"][place]))
            bids = battle["bids"].get(str(seat))
            if bids is not None:
                for name, coins in bids.items():
                    said = self.language.thing("advantage", name)
                    text.append(f"{NEXT}{said} {coins}", "" if coins else "dim")
            grid.add_row(self.names[seat], text)
