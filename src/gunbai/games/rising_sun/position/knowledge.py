"""Possible worlds: everything a seat can't know is dealt again (RS-HI01…HI08, RS-HI14)."""

from __future__ import annotations

from typing import Final

from gunbai.core.rng import Rng, seeded
from gunbai.games.rising_sun.names import LOTUS, MANDATE_COUNT, SEEN_TILES, TILE_COPIES
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.tiles import FACE_DOWN, TILE, tile_of, tiles_of, turn_of, with_tile

_UNKNOWN: Final = TILE  # a buried tile that could be anything


def determinize(s: RisingSunPosition, seat: int, seed: int) -> RisingSunPosition:
    """Return a position this seat could be in: unknown tiles, offers and bids are new."""
    n = s.clone()
    n.rng = seeded(seed)
    for frame in n.stack:
        frame.reseal(n, seat, n.rng)
    if n.played or n.hand:
        deal_tiles(n, seat, n.rng)
    n.looks = [looks if other == seat else [] for other, looks in enumerate(n.looks)]
    return n


def looks_fit(s: RisingSunPosition, seat: int) -> bool:
    """Return True if this position can follow from what a seat saw."""
    turns = len(s.played)
    kept: list[int] = []  # tiles the seat put back and has not seen played since
    last = -1
    for look in s.looks[seat]:
        turn = turn_of(look)
        tiles = tiles_of(look)
        if not last < turn < turns + int(bool(s.hand)) or max(tiles) >= MANDATE_COUNT:
            return False
        if not is_within(unplayed(s, kept, last + 1, turn), tiles):
            return False
        if turn == turns:
            return sorted(tiles) == sorted(s.hand) and look == s.looks[seat][-1]
        if tile_of(s.played[turn]) not in tiles:
            return False
        kept = tiles
        kept.remove(tile_of(s.played[turn]))
        last = turn
    return is_within(unplayed(s, kept, last + 1, turns), s.hand + s.top)


def unplayed(s: RisingSunPosition, tiles: list[int], first: int, end: int) -> list[int]:
    """Return those of these tiles that were not played from turn `first` up to `end`."""
    rest = tiles[:]
    for turn in range(first, end):
        if tile_of(s.played[turn]) in rest:
            rest.remove(tile_of(s.played[turn]))
    return rest


def is_within(part: list[int], whole: list[int]) -> bool:
    return all(part.count(tile) <= whole.count(tile) for tile in part)


def is_hidden(n: RisingSunPosition, seat: int, place: int) -> bool:
    """Return True if this seat has not seen the tile at that place of the track (RS-HI05)."""
    own = seat >= 0 and n.setup.clans[seat] == LOTUS
    return bool(n.played[place] & FACE_DOWN) and not own


def deal_tiles(n: RisingSunPosition, seat: int, rng: Rng) -> None:
    """Deal a stack that fits what the seat saw (RS-P16…P18, RS-HI03, RS-HI06).

    A tile buried before the seat's last look follows from its looks or could be anything. From
    that look on the stack is dealt again: each tile played since was among the top four.
    """
    looks = n.looks[seat] if seat >= 0 else []
    known: list[int] = []
    first = 0
    if looks:
        first = turn_of(looks[-1])
        known = tiles_of(looks[-1])
        if first < len(n.played):  # the look is over: three of the four went back
            known.remove(tile_of(n.played[first]))
            first += 1
    played = n.played[:]
    for place in range(min(first, len(played))):
        if is_hidden(n, seat, place):
            played[place] = with_tile(played[place], missing_tile(n, looks, place))
    pool = unseen_tiles(n, played, known, first)
    rng.shuffle(pool)
    hand = deal_on(n, seat, known, first, pool, rng)
    played[first:] = n.played[first:]
    for place in range(min(first, len(played))):
        if is_hidden(n, seat, place) and tile_of(played[place]) == _UNKNOWN:
            played[place] = with_tile(played[place], pool.pop())
    n.played = played
    if n.hand:
        n.hand = hand
    else:
        n.top = hand
    bag = [0] * MANDATE_COUNT
    for tile in pool:
        bag[tile] += 1
    n.bag = bag


def missing_tile(n: RisingSunPosition, looks: list[int], place: int) -> int:
    """Return the tile buried between two looks, if one that the seat put back is gone."""
    before = -1
    after = -1
    for look in looks:
        if turn_of(look) < place:
            before = look
        elif after < 0:
            after = look
    if before < 0 or after < 0:
        return _UNKNOWN
    gone = tiles_of(before)
    for turn in range(turn_of(before), turn_of(after)):
        tile = tile_of(n.played[turn])
        if turn != place and tile in gone:
            gone.remove(tile)
    for tile in tiles_of(after):
        if tile in gone:
            gone.remove(tile)
    return gone[0] if gone else _UNKNOWN


def unseen_tiles(
    n: RisingSunPosition, played: list[int], known: list[int], first: int
) -> list[int]:
    """Return the tiles that are neither known to the seat nor played before its last look."""
    counts = [TILE_COPIES] * MANDATE_COUNT
    for place in range(min(first, len(played))):
        if tile_of(played[place]) != _UNKNOWN:
            counts[tile_of(played[place])] -= 1
    for tile in known:
        counts[tile] -= 1
    out: list[int] = []
    for mandate in range(MANDATE_COUNT):
        out += [mandate] * counts[mandate]
    return out


def deal_on(
    n: RisingSunPosition, seat: int, known: list[int], first: int, pool: list[int], rng: Rng
) -> list[int]:
    """Return the tiles on top after all turns since `first`; `pool` loses those that came up.

    Every tile played since was put back by the seat or came up in time. Where a tile seen played
    came from follows from its kind; where a buried one came from is open.
    """
    played = n.played[:]
    turns = len(played)
    count = 0  # new tiles, with the one of this turn
    came: list[int] = []  # their kinds; −1 if open
    spare = spare_tiles(n, seat, known, first)
    rest = known[:]
    buried: list[int] = []  # turn and place of a buried tile that came up new
    for turn in range(first, turns + int(bool(n.hand))):
        count += SEEN_TILES - len(known) if turn == first else 1
        came += [-1] * (count - len(came))
        if turn == turns:
            break
        hidden = is_hidden(n, seat, turn)
        tile = tile_of(played[turn])
        if not hidden and tile in rest:
            rest.remove(tile)
            continue
        open_places = [place for place in range(count) if came[place] == -1]
        choice = rng.below(len(open_places) + (len(spare) if hidden else 0))
        if choice >= len(open_places):
            tile = spare.pop(choice - len(open_places))
            rest.remove(tile)
            played[turn] = with_tile(played[turn], tile)
        elif hidden:
            came[open_places[choice]] = -2
            buried += [turn, open_places[choice]]
        else:
            came[open_places[choice]] = tile
            pool.remove(tile)
    for place in range(count):
        if came[place] < 0:
            came[place] = pool.pop()
    for at in range(0, len(buried), 2):
        turn = buried[at]
        played[turn] = with_tile(played[turn], came[buried[at + 1]])
    n.played = played
    hand = known + came
    for turn in range(first, turns):
        hand.remove(tile_of(played[turn]))
    return hand


def spare_tiles(n: RisingSunPosition, seat: int, known: list[int], first: int) -> list[int]:
    """Return known tiles that were not seen played since: one may have been buried."""
    spare = known[:]
    for turn in range(first, len(n.played)):
        tile = tile_of(n.played[turn])
        if not is_hidden(n, seat, turn) and tile in spare:
            spare.remove(tile)
    return spare
