"""Figures that come onto the map or a shrine: Summon, Worship, Place, Move (RS-0.3, RS-F56…F60)."""

from __future__ import annotations

from gunbai.games.rising_sun.cards.moments import ENTERED, SUMMONED, WORSHIPPED
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.names import (
    FIRST_MONSTER,
    PROVINCE_COUNT,
    RESERVE,
    SHRINE,
    STRONGHOLD,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition


def reserve_of(s: RisingSunPosition, seat: int) -> list[int]:
    """Return the kinds of figures the seat could summon (RS-MR03)."""
    return s.figures_in(seat, RESERVE)


def is_type(s: RisingSunPosition, figure: int, types: int) -> bool:
    """RS-F84: return True if the figure counts as one of these types."""
    return bool(s.setup.types[figure] & types)


def summon_into(s: RisingSunPosition, seat: int, figure: int, province: int) -> None:
    """Bring one figure of a summon instance into a province."""
    s.put(seat, figure, RESERVE, province)
    s.emit("rs-summoned", seat, figure, province)


def send_to_shrine(s: RisingSunPosition, seat: int, figure: int, slot: int) -> None:
    """RS-MR07: a Shinto goes on to worship, inside its summon."""
    zone = SHRINE + slot
    crowded = seat == s.setup.moon and s.room(seat, SHRINE) <= 0
    if crowded:  # RS-Q117: one step for Moon's limit, another figure makes room
        s.setup.cards[s.setup.card_of[figure - FIRST_MONSTER]].make_room(s, seat, zone)
    s.put(seat, figure, RESERVE, zone)
    s.emit("rs-worships", seat, figure, s.setup.shrines[slot])
    if not crowded:
        open_window(s, WORSHIPPED, seat, figure, zone)


def place_at(s: RisingSunPosition, seat: int, figure: int, zone: int) -> None:
    """Place a figure by a card: not a Summon, not a Worship, but an entry (RS-Q33)."""
    s.put(seat, figure, RESERVE, zone)
    s.emit("rs-placed", seat, figure, s.setup.place_at[zone])
    if zone < PROVINCE_COUNT:
        enter(s, seat, bit(figure))


def bit(figure: int) -> int:
    """Return a monster as a bit of a set; 0 for any other figure."""
    return 1 << (figure - FIRST_MONSTER) if figure >= FIRST_MONSTER else 0


def enter(s: RisingSunPosition, seat: int, monsters: int) -> None:
    """RS-F60: only monsters do something when they enter a province (RS-Q113: one window)."""
    if monsters:
        open_window(s, ENTERED, seat, number=monsters)


def after_summon(s: RisingSunPosition, seat: int, types: int) -> None:
    """RS-F56: once for the whole instance, if at least one figure was summoned."""
    if types:
        open_window(s, SUMMONED, seat, number=types)


def shift(
    s: RisingSunPosition, seat: int, figure: int, source: int, target: int, count: int
) -> None:
    """Carry out Moves of figures of one kind, or of Turtle's strongholds."""
    if figure == STRONGHOLD:
        s.forts[seat * PROVINCE_COUNT + source] = s.forts[seat * PROVINCE_COUNT + source] - count
        s.forts[seat * PROVINCE_COUNT + target] = s.forts[seat * PROVINCE_COUNT + target] + count
    else:
        s.put(seat, figure, source, target, count)
    if s.sink is not None:
        for _ in range(count):
            s.emit("rs-moved", seat, figure, source, target)
