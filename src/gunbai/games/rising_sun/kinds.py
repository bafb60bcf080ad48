"""Kinds of things in the actions, events and positions of Rising Sun."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadText, Refusal
from gunbai.core.kinds import Kind, Maybe, Named, Number, Seat, Several
from gunbai.games.rising_sun.names import (
    ADVANTAGES,
    CARDS,
    CAUSES,
    CLANS,
    EFFECTS,
    FIGURES,
    KAMI,
    MANDATES,
    MONSTERS,
    MOST_NAMED,
    PHASES,
    PLACES,
    PROVINCES,
    ROUTES,
    SEASONS,
    SEEN_TILES,
    SETS,
    TOKENS,
    TURNS,
    TYPES,
    WINTER,
)
from gunbai.games.rising_sun.tiles import (
    FACE_DOWN,
    lay,
    mandate_of,
    pack_look,
    tile_of,
    tiles_of,
    turn_of,
)

A_CLAN: Final = Named("clan", CLANS)
A_FIGURE: Final = Named("figure", FIGURES)
A_PROVINCE: Final = Named("province", PROVINCES)
A_KAMI: Final = Named("kami", KAMI)
A_PLACE: Final = Named("place", PLACES)
#: 0 in events that were stored before they named a place.
SOMEWHERE: Final = Named("place", ["nowhere", *PLACES])
A_MANDATE: Final = Named("mandate", MANDATES)
A_CARD: Final = Named("card", CARDS)
A_SET: Final = Named("set", SETS)
AN_EFFECT: Final = Named("effect", EFFECTS)
AN_ADVANTAGE: Final = Named("advantage", ADVANTAGES)
A_SEASON: Final = Named("season", SEASONS)
A_PHASE: Final = Named("phase", PHASES)
A_CAUSE: Final = Named("cause", CAUSES)

MAYBE_CARD: Final = Maybe(A_CARD)
MAYBE_MANDATE: Final = Maybe(A_MANDATE)

SOME_PROVINCES: Final = Several("provinces", PROVINCES)
SOME_MONSTERS: Final = Several("monsters", MONSTERS)
SOME_FIGURES: Final = Several("figures", FIGURES)
SOME_TYPES: Final = Several("types", TYPES)
SOME_ROUTES: Final = Several("routes", ROUTES)
SOME_TOKENS: Final = Several("tokens", TOKENS)
SOME_SEASONS: Final = Several("seasons", SEASONS[:WINTER])

A_SEAT: Final = Seat()
A_NUMBER: Final = Number("number", 255)
A_COUNT: Final = Number("count", 7)
COINS: Final = Number("coins", MOST_NAMED)
RONIN: Final = Number("ronin", MOST_NAMED)
AMOUNT: Final = Number("amount", 10_000)
A_TURN: Final = Number("turn", 3 * TURNS)


class Bids(Kind):
    """Coins on the four advantages, eight bits each."""

    def __init__(self) -> None:
        super().__init__("bids", 32)

    def thing(self, value: int) -> object:
        return {name: value >> (8 * n) & 255 for n, name in enumerate(ADVANTAGES)}


def pack_bids(bids: list[int]) -> int:
    return bids[0] | bids[1] << 8 | bids[2] << 16 | bids[3] << 24


class LaidTile(Kind):
    """A tile on the track: "train", or "train over harvest" if Lotus buried a Harvest for it."""

    def __init__(self) -> None:
        super().__init__("tile", 7)

    def thing(self, value: int) -> object:
        if value & FACE_DOWN:
            return f"{MANDATES[mandate_of(value)]} over {MANDATES[tile_of(value)]}"
        return MANDATES[tile_of(value)]

    def from_thing(self, thing: object) -> int:
        words = thing.split(" ") if isinstance(thing, str) else []
        if len(words) == 1:
            tile = A_MANDATE.value(words)
            return lay(tile, tile, False)
        if len(words) != 3 or words[1] != "over":
            raise BadText(Refusal("text-form", "", {"word": str(thing)[:40]}))
        return lay(A_MANDATE.value(words[2:]), A_MANDATE.value(words[:1]), True)

    def blank(self) -> dict[str, object]:
        hidden = [f"{mandate} over {tile}" for mandate in MANDATES for tile in MANDATES]
        return {"is": "one", "kind": self.name, "names": [*MANDATES, *hidden]}


class Look(Kind):
    """The tiles that a seat saw in its turn: "3: recruit train train betray"."""

    def __init__(self) -> None:
        super().__init__("look", 3 + 3 * SEEN_TILES)

    def thing(self, value: int) -> object:
        tiles = " ".join(MANDATES[tile] for tile in tiles_of(value))
        return f"{turn_of(value) + 1}: {tiles}"

    def from_thing(self, thing: object) -> int:
        words = thing.split(" ") if isinstance(thing, str) else []
        turns = [f"{turn + 1}:" for turn in range(TURNS)]
        if len(words) != 1 + SEEN_TILES or words[0] not in turns:
            raise BadText(Refusal("text-form", "", {"word": str(thing)[:40]}))
        return pack_look(turns.index(words[0]), [A_MANDATE.value([word]) for word in words[1:]])


BIDS: Final = Bids()
A_LAID_TILE: Final = LaidTile()
A_LOOK: Final = Look()
