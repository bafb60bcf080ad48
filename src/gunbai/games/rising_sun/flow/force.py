"""Force, and who wins a comparison (RS-C30…C43, RS-F40…F43, RS-H02…H04, RS-D30…D34)."""

from __future__ import annotations

from typing import Final

from gunbai.core.kinds import pack_row
from gunbai.games.rising_sun.flow.bids import battle_province
from gunbai.games.rising_sun.names import (
    BY_TIE,
    FIRST_MONSTER,
    IS_BUSHI,
    IS_DAIMYO,
    IS_SHINTO,
    MOON_FORCE,
    MOST_PLAYERS,
    PROVINCE_COUNT,
    ZONES,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

#: The seats of each set of seats, given as bits.
_SEATS: Final = [[n for n in range(MOST_PLAYERS) if m >> n & 1] for m in range(1 << MOST_PLAYERS)]


def force_in(s: RisingSunPosition, seat: int, zone: int) -> int:
    """RS-C41, RS-C43: the Force of a clan in a province or at a shrine."""
    base = seat * ZONES + zone
    total = s.bushi[base] + s.shinto[base]  # RS-C30: 1 each
    if s.daimyo[seat] == zone:
        total += 1
    if total and (seat == s.setup.moon or s.has[seat] & s.setup.forceful):
        total = _force_of_kinds(s, seat, zone)
    for m in s.packs[seat]:
        if s.monster[m] == zone:
            total += monster_force(s, seat, m, zone)
    if seat == s.setup.turtle and zone < PROVINCE_COUNT:
        total += fort_force(s, seat, zone)
    return total


def fort_force(s: RisingSunPosition, seat: int, province: int) -> int:
    """RS-LT02: the Force of a clan's strongholds in a province."""
    return s.forts[seat * PROVINCE_COUNT + province] if seat == s.setup.turtle else 0


def force_in_harvest(s: RisingSunPosition, seat: int, province: int) -> int:
    """RS-XC48: the Force that would count if a Harvest were carried out now."""
    force = force_in(s, seat, province)
    for m in s.packs[seat]:
        if s.monster[m] == province:
            own = s.setup.cards[s.setup.card_of[m]].harvest_force(s, seat, province)
            types = s.setup.types[FIRST_MONSTER + m]
            force += _with_cards(s, seat, types, own) - monster_force(s, seat, m, province)
    return force


def _force_of_kinds(s: RisingSunPosition, seat: int, zone: int) -> int:
    """Return the Force of Bushi, Shinto and Daimyo where not each has 1."""
    total = s.bushi[seat * ZONES + zone] * kind_force(s, seat, IS_BUSHI)
    total += s.shinto[seat * ZONES + zone] * kind_force(s, seat, IS_SHINTO)
    if s.daimyo[seat] == zone:
        total += kind_force(s, seat, IS_DAIMYO)
    return total


def kind_force(s: RisingSunPosition, seat: int, types: int) -> int:
    """RS-C30, RS-F40, RS-D10: of one Bushi, Shinto or Daimyo."""
    return _with_cards(s, seat, types, 1)


def monster_force(s: RisingSunPosition, seat: int, m: int, zone: int) -> int:
    """RS-F30, RS-F40."""
    own = s.setup.cards[s.setup.card_of[m]].own_force(s, seat, zone)
    return _with_cards(s, seat, s.setup.types[FIRST_MONSTER + m], own)


def _with_cards(s: RisingSunPosition, seat: int, types: int, base: int) -> int:
    """RS-F18, RS-Q76: the highest value that is set, then all that is added."""
    if seat == s.setup.moon and base < MOON_FORCE:
        base = MOON_FORCE
    added = 0
    if s.has[seat] & s.setup.forceful:
        for card in s.cards[seat]:
            if s.setup.forceful >> card & 1:
                behaviour = s.setup.cards[card]
                value = behaviour.sets_force(s, types)
                base = max(base, value)
                added += behaviour.adds_force(s, types)
    return base + added


def has_force(s: RisingSunPosition, seat: int, zone: int) -> bool:
    """RS-C42, RS-F43: no figure has less than 1."""
    base = seat * ZONES + zone
    if s.bushi[base] or s.shinto[base] or s.daimyo[seat] == zone:
        return True
    monster = s.monster
    for m in s.packs[seat]:
        if monster[m] == zone:
            return True
    if seat != s.setup.turtle or zone >= PROVINCE_COUNT:  # RS-LT02
        return False
    return s.forts[seat * PROVINCE_COUNT + zone] > 0


def present(s: RisingSunPosition, zone: int) -> list[int]:
    """Return everybody with Force there, in seat order; the list is not to be changed."""
    bushi = s.bushi
    shinto = s.shinto
    place = zone
    seat = 1  # as a bit
    here = 0
    for home in s.daimyo:
        if bushi[place] or shinto[place] or home == zone:
            here |= seat
        place += ZONES
        seat <<= 1
    if s.owned & s.setup.monstrous:
        monster = s.monster
        for owner, pack in enumerate(s.packs):
            for m in pack:
                if monster[m] == zone:
                    here |= 1 << owner
    turtle = s.setup.turtle
    if turtle >= 0 and zone < PROVINCE_COUNT and s.forts[turtle * PROVINCE_COUNT + zone]:
        here |= 1 << turtle  # RS-LT02
    return _SEATS[here]


def is_lowest(s: RisingSunPosition, seat: int, zone: int) -> bool:
    """RS-F42, RS-Q08: the least honor of those with Force there, in a battle of all fighters."""
    rank = s.rank(seat)
    fighters = s.fighters if s.fighters and zone == battle_province(s) else 0
    for other in s.honor[rank + 1 :]:
        if fighters >> other & 1 if fighters else has_force(s, other, zone):
            return False
    return True


def most_honored(s: RisingSunPosition, seats: int) -> int:
    """RS-H02: of these seats, as bits."""
    for seat in s.honor:
        if seats >> seat & 1:
            return seat
    raise ValueError("nobody to compare")


def win_comparison(s: RisingSunPosition, best: int, zone: int) -> int:
    """Return the winner among those tied for best, as bits, by honor; Sun profits (RS-D30)."""
    winner = most_honored(s, best)
    if best & best - 1:
        tell_tie(s, winner, best, zone)
        if winner == s.setup.sun:
            sun_wins(s, best)
    return winner


def tell_tie(s: RisingSunPosition, winner: int, tied: int, zone: int) -> None:
    if s.sink is not None:
        s.emit("rs-tie", winner, pack_row(_SEATS[tied]), s.setup.place_at[zone] + 1)


def strongest_of(seats: list[int], marks: list[int]) -> int:
    """Return all who have the best mark, as bits; no mark is below 0."""
    best = -1
    tied = 0
    for place, seat in enumerate(seats):
        mark = marks[place]
        if mark > best:
            best = mark
            tied = 1 << seat
        elif mark == best:
            tied |= 1 << seat
    return tied


def sun_wins(s: RisingSunPosition, tied: int) -> None:
    """RS-D30…D33, RS-Q58, RS-Q61: a coin and a point, and one of each from every beaten player."""
    sun = s.setup.sun
    beaten = [seat for seat in s.honor if tied >> seat & 1 and seat != sun]
    gains = 1 if s.setup.sun_once else len(beaten)
    for seat in beaten:
        s.lose_coins(seat, 1, BY_TIE)
        s.lose_points(seat, 1, BY_TIE)
    s.gain_coins(sun, gains, BY_TIE)
    s.gain_points(sun, gains, BY_TIE)
