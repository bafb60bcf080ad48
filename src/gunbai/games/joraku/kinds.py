"""Kinds of things in the actions, events and positions of Joraku."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadText, Refusal
from gunbai.core.kinds import Kind, Named, Number, Seat, Several
from gunbai.games.joraku.tables import AREAS, CARDS, COLOURS, MOST_PLACED, SAMURAI_EACH

AN_AREA: Final = Named("area", AREAS)
A_CARD: Final = Named("card", CARDS)
SOME_CARDS: Final = Several("cards", CARDS)
A_COLOUR: Final = Named("colour", COLOURS)
#: The two effects of a card: placing samurai, or action points (JK-K11).
AN_EFFECT: Final = Named("effect", ["a", "b"])
A: Final = 0
B: Final = 1

A_SEAT: Final = Seat()
A_NUMBER: Final = Number("number", 255)
SAMURAI: Final = Number("count", SAMURAI_EACH)
PLACED: Final = Number("count", MOST_PLACED)
POINTS: Final = Number("points", 10_000)

CARD_BITS: Final = 5
CARD_MASK: Final = 31


class Play(Kind):
    """A card on the table and the colour it was played for, packed as one number: "red 5y"."""

    def __init__(self) -> None:
        super().__init__("play", 2 + CARD_BITS)

    def thing(self, value: int) -> object:
        return f"{COLOURS[value >> CARD_BITS]} {CARDS[value & CARD_MASK]}"

    def from_thing(self, thing: object) -> int:
        words = thing.split(" ") if isinstance(thing, str) else []
        if len(words) != 2:
            raise BadText(Refusal("text-form", "", {"word": str(thing)[:40]}))
        return A_COLOUR.value(words[:1]) << CARD_BITS | A_CARD.value(words[1:])

    def blank(self) -> dict[str, object]:
        names = [f"{colour} {card}" for colour in COLOURS for card in CARDS]
        return {"is": "one", "kind": self.name, "names": names}


A_PLAY: Final = Play()
