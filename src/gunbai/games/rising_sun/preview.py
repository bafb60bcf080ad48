"""Previews of the board as it stands: for people, never for the rules."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.flow.battle import hired_coins
from gunbai.games.rising_sun.flow.force import force_in, force_in_harvest, most_honored
from gunbai.games.rising_sun.flow.gifts import may_give, most_in_gift
from gunbai.games.rising_sun.names import PROVINCE_COUNT, SEASONS, WAR, WINTER
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import Gains, RisingSunForesight

_MANDATE_COIN: Final = 1  # RS-MH01


def foresee(s: RisingSunPosition, seat: int) -> RisingSunForesight:
    """Return what the rules foresee for a seat, or an onlooker (−1)."""
    out: RisingSunForesight = {
        "may_give": may_give(s),
        "hired_coins": [hired_coins(s, other) for other in range(s.setup.players)],
        "next_tea": SEASONS[s.season + 1] if s.season + 1 < WINTER else None,
    }
    if seat >= 0:
        coins, ronin = most_in_gift(s, seat)
        out["gift"] = {"coins": coins, "ronin": ronin}
        out["harvest"] = harvest_gains(s, seat)
    return out


def strongest(s: RisingSunPosition, zone: int) -> int | None:
    """Return the seat with the most Force in a zone; honor decides a tie (RS-K02)."""
    return _most(s, [force_in(s, seat, zone) for seat in range(s.setup.players)])


def reaper(s: RisingSunPosition, province: int) -> int | None:
    """Return the seat that would gain a province's reward in a Harvest (RS-MH03)."""
    if s.phase >= WAR:
        return strongest(s, province)
    seats = range(s.setup.players)
    return _most(s, [force_in_harvest(s, seat, province) for seat in seats])


def _most(s: RisingSunPosition, forces: list[int]) -> int | None:
    most = max(forces)
    tied = sum(1 << seat for seat, force in enumerate(forces) if force == most)
    return most_honored(s, tied) if most > 0 else None


def harvest_gains(s: RisingSunPosition, seat: int) -> Gains:
    """Return the gains of a seat that chooses a Harvest (RS-MH02)."""
    points = 0
    coins = _MANDATE_COIN
    ronin = 0
    for province in range(PROVINCE_COUNT):
        if reaper(s, province) == seat:
            reward = s.setup.tables.rewards[province]
            points += reward[0]
            coins += reward[1]
            ronin += reward[2]
    return {"points": points, "coins": coins, "ronin": ronin}
