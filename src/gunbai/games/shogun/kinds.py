"""Kinds of things in the actions, events and positions of Shogun."""

from __future__ import annotations

from typing import Final

from gunbai.core.kinds import Kind, Maybe, Named, Number, Seat, Several
from gunbai.games.shogun.names import (
    ACTIONS,
    ARMIES_EACH,
    BATTLE1,
    BONUSES,
    BUILDINGS,
    CARDS,
    CUBE_KINDS,
    CUBES,
    EVENT_CARDS,
    FAVOURS,
    OFFICE_NAMES,
    PROVINCES,
    REGIONS,
    SEASONS,
    SLOTS,
    SPECIALS,
)
from gunbai.games.shogun.steps import STEPS

A_PROVINCE: Final = Named("province", PROVINCES)
SOME_PROVINCES: Final = Several("provinces", PROVINCES)
MAYBE_PROVINCE: Final = Maybe(A_PROVINCE)
A_REGION: Final = Named("region", REGIONS)
A_CARD: Final = Named("card", CARDS)
A_SLOT: Final = Named("slot", SLOTS)
SOME_SLOTS: Final = Several("slots", SLOTS)
AN_ACTION: Final = Named("action", ACTIONS)
SOME_BATTLES: Final = Several("actions", ACTIONS[BATTLE1:])
A_BUILDING: Final = Named("building", BUILDINGS)
SOME_BUILDINGS: Final = Several("buildings", BUILDINGS)
A_SPECIAL: Final = Named("special", SPECIALS)
AN_EVENT: Final = Named("event", EVENT_CARDS)
A_FAVOUR: Final = Named("favour", FAVOURS)
MAYBE_FAVOUR: Final = Maybe(A_FAVOUR)
A_BONUS: Final = Named("bonus", BONUSES)
AN_OFFICE: Final = Named("office", OFFICE_NAMES)
SOME_OFFICES: Final = Several("offices", OFFICE_NAMES)
A_SEASON: Final = Named("season", SEASONS)
A_STEP: Final = Named("step", STEPS)

#: The origin of a card in the draft (SG-S13).
A_PLACE: Final = Named("place", ["left", "right", "deck"])
LEFT: Final = 0
RIGHT: Final = 1
DECK: Final = 2

#: An attack with or without the special card ATTACK+1.
AN_EXTRA: Final = Named("extra", ["without", "with"])
WITHOUT: Final = 0
WITH: Final = 1

A_SEAT: Final = Seat()
A_NUMBER: Final = Number("number", 255)
GOODS: Final = Number("number", 10_000)  # chests, rice, points: there is no limit
ARMIES: Final = Number("armies", ARMIES_EACH)
A_GROUP: Final = Number("armies", 7)

_CUBE_BITS: Final = 7
_CUBE_MASK: Final = (1 << _CUBE_BITS) - 1


class Cubes(Kind):
    """The number of cubes of each colour, seven bits each; as plain data, `{"blue": 3}`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, _CUBE_BITS * CUBE_KINDS)

    def thing(self, value: int) -> object:
        out: dict[str, object] = {}
        for colour in range(CUBE_KINDS):
            count = cubes_of(value, colour)
            if count:
                out[CUBES[colour]] = count
        return out


def cubes_of(value: int, colour: int) -> int:
    """Return the number of cubes of a colour in what `pack_cubes` made."""
    return value >> (_CUBE_BITS * colour) & _CUBE_MASK


def pack_cubes(counts: list[int]) -> int:
    value = 0
    for colour in range(CUBE_KINDS):
        value |= counts[colour] << (_CUBE_BITS * colour)
    return value
