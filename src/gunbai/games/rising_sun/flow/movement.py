"""Figures that have moved, and the Moves that nothing hinders (RS-MM01, RS-MM03, RS-K12)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.notation import Notation
from gunbai.games.rising_sun.actions import DONE
from gunbai.games.rising_sun.names import (
    BUSHI,
    BUSHI_EACH,
    DAIMYO,
    FIGURES,
    FIRST_MONSTER,
    PROVINCE_COUNT,
    PROVINCES,
    SHINTO,
    STRONGHOLD,
    ZONES,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.position.shapes import counts

#: The size of the counts of moved figures: Bushi, then Shinto, then strongholds, by province.
MOVED_SIZE: Final = 3 * PROVINCE_COUNT
OF_SHINTO: Final = PROVINCE_COUNT
OF_FORTS: Final = 2 * PROVINCE_COUNT
NONE_MOVED: Final = [0] * MOVED_SIZE  # shared: such a list is replaced, never changed
_ALIKE: Final = [FIGURES[BUSHI], FIGURES[SHINTO], FIGURES[STRONGHOLD]]

_FORT_WAYS: Final = STRONGHOLD * PROVINCE_COUNT


def slot(figure: int, province: int) -> int:
    """Return the place in `moved` of figures of one kind."""
    if figure == STRONGHOLD:
        return OF_FORTS + province
    return province if figure == BUSHI else OF_SHINTO + province


def exchange_moved(n: Notation, moved: list[int]) -> list[int]:
    """Write the figures that have moved into a dump, by kind and province, or read them."""
    part = n.part("moved")
    out: list[int] = []
    for place, name in enumerate(_ALIKE):
        first = place * PROVINCE_COUNT
        row = moved[first : first + PROVINCE_COUNT]
        out += counts(part, name, row, PROVINCES, BUSHI_EACH)
    part.end()
    return out


def movable(s: RisingSunPosition, seat: int, figure: int, province: int) -> int:
    """Return the number of pieces of this kind there that can be moved (RS-LT01)."""
    if figure == STRONGHOLD:
        return s.forts[seat * PROVINCE_COUNT + province] if seat == s.setup.turtle else 0
    return s.count(seat, figure, province)


def open_moves(
    s: RisingSunPosition, seat: int, moved: list[int], gone: int, left: int
) -> list[Action]:
    """Return the Moves where no way is closed: of figures alike one, or as many as possible.

    `left` is the number of Moves that Fujin still grants, −1 in a Marshal.
    """
    out: list[Action] = [DONE]
    ways = s.setup.ways[seat]
    crowds = s.setup.crowds[seat]
    most = left if left >= 0 else len(crowds)
    bushi = s.bushi
    shinto = s.shinto
    base = seat * ZONES
    for place in range(base, base + PROVINCE_COUNT):
        count = bushi[place]
        if count:
            province = place - base
            free = count - moved[province]
            if free > 0:
                out += ways[province]
                if free > 1:
                    out += crowds[free if free < most else most][province]
        count = shinto[place]
        if count:
            alike = OF_SHINTO + place - base
            free = count - moved[alike]
            if free > 0:
                out += ways[alike]
                if free > 1:
                    out += crowds[free if free < most else most][alike]
    for m in s.packs[seat]:
        if s.monster[m] < PROVINCE_COUNT and not gone >> FIRST_MONSTER + m & 1:
            out += ways[(FIRST_MONSTER + m) * PROVINCE_COUNT + s.monster[m]]
    if s.daimyo[seat] < PROVINCE_COUNT and not gone >> DAIMYO & 1:
        out += ways[DAIMYO * PROVINCE_COUNT + s.daimyo[seat]]
    if seat == s.setup.turtle:  # RS-LT01
        for province, count in enumerate(s.forts_of(seat)):
            free = count - moved[OF_FORTS + province]
            if free > 0:
                out += ways[_FORT_WAYS + province]
                out += crowds[free if free < most else most][OF_FORTS + province]
    return out
