"""The cards of Joraku in a terminal: the trick in the middle and one's own cards."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gunbai.cli.boards.board import Reader
from gunbai.games.joraku.tables import CARDS
from gunbai.games.joraku.view_types import JorakuView, OwnCards

_SUITS: Final = {"r": "red", "y": "yellow", "b": "bright_blue"}


def card_text(card: str) -> Text:
    """Return a card as it is typed, in its colour; the ninja's letter is a capital."""
    return Text(card.replace("n", "N"), f"bold {_SUITS[card[-1]]}")


class CardShelf(Reader):
    """A drawing of the trick and of a seat's own cards."""

    def draw(self, view: JorakuView) -> RenderableType:
        grid = self.labelled("jk")
        if "trick" in view:
            grid.add_row(self.say("cli-jk-trick-row"), self._trick(view))
        own = view.get("own")
        if own is not None:
            self._own(grid, view, own)
        return grid

    def _trick(self, view: JorakuView) -> Text:
        """Return the cards in order of play, the winning one marked; then those still to play."""
        text = Text()
        for place, play in enumerate(view["trick"]):
            if place:
                text.append("  ›  ", "dim")
            text.append(f"{self.names[play['seat']]} ").append_text(card_text(play["card"]))
            if place == 0:
                text.append(f" {self.say('cli-jk-leads')}", "dim")
            if place == view.get("winning") and len(view["trick"]) > 1:
                text.append(f" {self.say('cli-jk-wins-so-far')}", "bold green")
        seats = len(view["seats"])
        per_trick = 4 if view["mode"] == "two_vs_two" else seats
        for place in range(len(view["trick"]), per_trick):
            if place:
                text.append("  ›  ", "dim")
            text.append(f"{self.names[(view['leader'] + place) % seats]} …", "dim")
            if place == 0:
                text.append(f" {self.say('cli-jk-leads')}", "dim")
        return text

    def _own(self, grid: Table, view: JorakuView, own: OwnCards) -> None:
        seats = len(view["seats"])
        left = self.names[(self.seat + 1) % seats]
        right = self.names[(self.seat - 1) % seats]
        if own["hand"]:
            grid.add_row(self.say("cli-jk-hand"), self._hand(own["hand"]))
        for name in ("private", "picked", "draft"):
            if own[name]:
                grid.add_row(self.say(f"cli-jk-{name}"), self._hand(own[name]))
        if own["passed"]:
            text = Text.assemble(self._row(own["passed"]), " → ", left)
            text.append("    ").append_text(self._row(own["received"])).append(f" ← {right}")
            grid.add_row(self.say("cli-jk-passed"), text)
        if own["discarded"]:
            grid.add_row(self.say("cli-jk-discarded"), self._row(own["discarded"]))
        known = Text("  ").join(
            Text.assemble(f"{self.names[seat]}: ", self._row(cards))
            for seat, cards in enumerate(own["known"])
            if cards
        )
        if known:
            grid.add_row(self.say("cli-jk-known"), known)

    def _hand(self, cards: list[str]) -> Text:
        """Return cards by colour, low to high, with space between colours."""
        text = Text()
        before = ""
        for card in sorted(cards, key=CARDS.index):
            if before:
                text.append("   " if card[-1] != before else " ")
            text.append_text(card_text(card))
            before = card[-1]
        return text

    def _row(self, cards: list[str]) -> Text:
        return Text(" ").join(card_text(card) for card in sorted(cards, key=CARDS.index))
