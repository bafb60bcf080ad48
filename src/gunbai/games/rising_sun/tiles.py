"""Mandate tiles as numbers: those on the track, and those a seat saw (RS-P16…P19, RS-LL01)."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.names import SEEN_TILES

# A tile on the track: the tile, the mandate named with it, and whether it lies face down.
_TILE_BITS: Final = 3
TILE: Final = (1 << _TILE_BITS) - 1  # more than any tile
FACE_DOWN: Final = 1 << 2 * _TILE_BITS


def lay(tile: int, mandate: int, face_down: bool) -> int:
    return tile | mandate << _TILE_BITS | (FACE_DOWN if face_down else 0)


def tile_of(laid: int) -> int:
    return laid & TILE


def mandate_of(laid: int) -> int:
    """Return the mandate carried out; Lotus may name another than that of the tile."""
    return laid >> _TILE_BITS & TILE


def with_tile(laid: int, tile: int) -> int:
    """Return the same place of the track with another tile there."""
    return laid & ~TILE | tile


# The tiles a seat saw: turn of the season and four tiles, `_TILE_BITS` each.


def pack_look(turn: int, hand: list[int]) -> int:
    value = turn
    for tile in hand:
        value = value << _TILE_BITS | tile
    return value


def turn_of(look: int) -> int:
    return look >> _TILE_BITS * SEEN_TILES


def tiles_of(look: int) -> list[int]:
    return [look >> _TILE_BITS * place & TILE for place in range(SEEN_TILES - 1, -1, -1)]
