"""The rows next to the map of Shogun: cards, tower, palace and the player's own plan."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from gunbai.cli.boards.board import NEXT, Reader
from gunbai.games.shogun.names import ACTION_COUNT
from gunbai.games.shogun.view_types import ShogunView

#: Tiles of the Dajokan board: in the bag, face up, face down.
OFFICE_SIGNS: Final = {"bag": "·", "open": "□", "closed": "×"}


class Rows(Reader):
    """A drawing of everything next to the map, as one seat sees it."""

    def draw(self, view: ShogunView) -> RenderableType:
        rows = [
            ("draft", self._draft(view)),
            ("actions", self._actions(view)),
            ("specials", self._specials(view)),
            ("events", self._things("event", view["events"])),
            ("favours", self._favours(view)),
            ("row", self._things("region", view.get("row", []))),
            ("tray", self._cubes(view["tower"]["tray"])),
            ("inside", self._cubes(view["tower"]["inside"])),
            ("stock", Text(str(view["tower"]["farmers"]))),
        ]
        return self.labelled("sg", *rows)

    def draw_own(self, view: ShogunView) -> RenderableType:
        """Return the plan and the hand."""
        return self.labelled("sg", ("plan", self._plan(view)), ("hand", self._hand(view)))

    def draw_plan(self, view: ShogunView) -> RenderableType:
        """Return the actions, the plan and the hand, to look at while planning."""
        return self.labelled(
            "sg",
            ("actions", self._actions(view)),
            ("plan", self._plan(view)),
            ("hand", self._hand(view)),
            ("bids", Text(self.say("cli-sg-bid-costs"), "dim")),
        )

    def _draft(self, view: ShogunView) -> Text:
        draft = view.get("draft")
        if draft is None:
            return Text()
        text = self._things("province", draft["open"])
        text.append(f" ({self.say('cli-sg-deck', count=draft['deck'])})", "dim")
        if self.seat >= 0:
            groups = " ".join(str(size) for size in draft["groups"][self.seat])
            text.append(f"{NEXT}{self.say('cli-sg-groups')} {groups}")
        return text

    def _actions(self, view: ShogunView) -> Text:
        """Return the actions in order: past ones dim, the present one marked."""
        text = Text()
        now = view.get("banner", -1)
        for place, action in enumerate(view["banners"]):
            if place:
                text.append(NEXT, "dim")
            mark = "▸" if place == now else ""
            style = "bold" if place == now else ("dim" if place < now else "")
            text.append(f"{mark}{place + 1} {self.language.thing('action', action)}", style)
        shown = len(view["banners"])
        if shown and shown < ACTION_COUNT:
            text.append(f"{NEXT}{shown + 1}–{ACTION_COUNT} ?", "dim")
        return text

    def _specials(self, view: ShogunView) -> Text:
        """Return the special cards in turn order, with those who have taken them."""
        text = Text()
        owners = {seat["special"]: n for n, seat in enumerate(view["seats"]) if seat["special"]}
        for place, special in enumerate(view["specials"]):
            if place:
                text.append(NEXT, "dim")
            text.append(f"{place + 1} {self.language.thing('special', special)}")
            if special in owners:
                text.append(f" ({self.names[owners[special]]})", "bold")
        return text

    def _favours(self, view: ShogunView) -> Text:
        prices = view.get("favour_prices", [])
        parts = [
            Text(f"{price}: {self.language.thing('favour', favour)}")
            for price, favour in zip(prices, view.get("favours", []), strict=False)
            if favour is not None
        ]
        return Text(NEXT).join(parts)

    def _cubes(self, cubes: dict[str, int]) -> Text:
        parts = [
            Text(self.say(f"cubes-{colour}", count=count))
            for colour, count in cubes.items()
            if count
        ]
        return Text(NEXT).join(parts) if parts else Text("–", "dim")

    def _plan(self, view: ShogunView) -> Text:
        """Return one's own board, slot by slot; empty slots are dim."""
        own = view.get("own")
        if own is None or not view["banners"]:
            return Text()
        parts: list[Text] = []
        for slot, card in own["plan"].items():
            name = self.language.thing("slot", slot)
            if card is None:
                parts.append(Text(f"{name}: –", "dim"))
            else:
                parts.append(
                    Text.assemble(f"{name}: ", (self.language.thing("card", card), "bold"))
                )
        return Text(NEXT).join(parts)

    def _hand(self, view: ShogunView) -> Text:
        own = view.get("own")
        return Text() if own is None else self._things("card", own["hand"])

    def _things(self, kind: str, names: list[str]) -> Text:
        return Text(NEXT).join(Text(self.language.thing(kind, name)) for name in names)
