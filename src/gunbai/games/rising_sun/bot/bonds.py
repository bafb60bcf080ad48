"""The worth of an alliance until the war, and the price of having broken one."""

from __future__ import annotations

from gunbai.games.rising_sun.bot.opinions import BONUS, PEACE, TRUST
from gunbai.games.rising_sun.names import AUTUMN, TURNS, WAR
from gunbai.games.rising_sun.position.position import RisingSunPosition


def worth(s: RisingSunPosition, seat: int) -> float:
    """Return the points that a seat can expect of its alliance, and of those still to come.

    An ally shares the bonus of every mandate it will choose (RS-P24) and does not attack. Whoever
    has broken an alliance will find it harder to form the next one.
    """
    out = 0.0
    if s.betrayed[seat] and s.season < AUTUMN:
        out -= TRUST * (AUTUMN - s.season) * s.betrayed[seat].bit_count()
    ally = s.ally[seat]
    if ally >= 0 and s.phase < WAR:
        out += PEACE + BONUS * mandates_left(s, ally)
    return out


def mandates_left(s: RisingSunPosition, seat: int) -> int:
    """Return how many mandates the seat has still to choose this season (RS-P14)."""
    players = s.setup.players
    first = s.season * TURNS + len(s.played)
    count = 0
    for turn in range(first, (s.season + 1) * TURNS):
        if turn % players == seat:
            count += 1
    return count
