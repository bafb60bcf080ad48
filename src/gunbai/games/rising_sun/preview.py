"""Previews of the board as it stands: for people, never for the rules."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.flow.battle import hired_coins, hirelings
from gunbai.games.rising_sun.flow.betrayal import breaks_alliance
from gunbai.games.rising_sun.flow.bids import battle
from gunbai.games.rising_sun.flow.course import return_hostages
from gunbai.games.rising_sun.flow.force import force_in, force_in_harvest, most_honored, present
from gunbai.games.rising_sun.flow.gifts import may_give, most_in_gift
from gunbai.games.rising_sun.flow.harvest import HARVEST_COINS
from gunbai.games.rising_sun.flow.scoring import score_winter
from gunbai.games.rising_sun.flow.war import WarPhase, is_fought
from gunbai.games.rising_sun.names import (
    BETRAY,
    MANDATES,
    MOST_NAMED,
    PROMISES,
    PROVINCE_COUNT,
    SEASONS,
    WAR,
    WINTER,
    WINTER_PHASE,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import Gains, RisingSunForesight

#: Promises about what is over once the war has begun: mandates, gifts, loyalty.
_BEFORE_THE_WAR: Final = ("loyal", "mandate", "give", "give-if")
#: Promises about this season.
_OF_THIS_SEASON: Final = ("loyal", "stay-out", "give")
#: The promise about the next Tea Ceremony.
_AT_NEXT_TEA: Final = "ally"


def foresee(s: RisingSunPosition, seat: int) -> RisingSunForesight:
    """Return what the rules foresee for a seat, or a spectator (−1)."""
    alike: RisingSunForesight = s.once("foreseen", _foresee_alike)
    out = alike.copy()
    out["hirelings"] = [hirelings_now(s, other, seat) for other in range(s.setup.players)]
    if seat >= 0:
        coins, ronin = most_in_gift(s, seat)
        out["gift"] = {"coins": coins, "ronin": ronin}
        out["harvest"] = harvest_gains(s, seat)
        if breaks_alliance(s, seat):
            out["ending_alliance"] = [MANDATES[BETRAY]]
        war = war_phase(s)
        if war is not None:
            out["battles_ahead"] = battles_ahead(s, seat, war.place)
    return out


def _foresee_alike(s: RisingSunPosition) -> RisingSunForesight:
    return {
        "may_give": may_give(s),
        "promises": promises_now(s),
        "most_promised": MOST_NAMED,
        "hired_coins": [hired_coins(s, other) for other in range(s.setup.players)],
        "hirelings": [],
        "winter_points": winter_points(s),
    }


def promises_now(s: RisingSunPosition) -> dict[str, str | None]:
    """RS-N01, RS-N02: return the promises that can still be kept, each with its season, if any."""
    out: dict[str, str | None] = {}
    for kind in PROMISES:
        if kind in _BEFORE_THE_WAR and not may_give(s):
            continue
        if kind != _AT_NEXT_TEA:
            out[kind] = SEASONS[s.season] if kind in _OF_THIS_SEASON else None
        elif s.season + 1 < WINTER:
            out[kind] = SEASONS[s.season + 1]
    return out


def hirelings_now(s: RisingSunPosition, seat: int, viewer: int) -> int:
    """RS-W40, RS-LK02: return the Force that a seat would add by hiring, as far as somebody knows.

    Coins that are staked can't be hired with; stakes are known to their owner alone.
    """
    fight = battle(s)
    sealed = s.ask is not None and s.ask.key == "RS-DP22"
    staked = fight.total_bid(seat) if fight is not None and sealed and seat == viewer else 0
    return hirelings(s, seat) - min(staked, hired_coins(s, seat))


def winter_points(s: RisingSunPosition) -> list[int] | None:
    """Return the points that each seat would score in a Winter now (RS-E10…E13)."""
    if s.phase == WINTER_PHASE:
        return None
    then = s.clone()
    return_hostages(then)
    score_winter(then)
    return [after - before for after, before in zip(then.vp, s.vp, strict=True)]


def war_phase(s: RisingSunPosition) -> WarPhase | None:
    """Return the War Phase, if it has begun."""
    return next((frame for frame in s.stack if isinstance(frame, WarPhase)), None)


def battles_ahead(s: RisingSunPosition, seat: int, place: int) -> int:
    """Return the number of war provinces after this place where the seat would fight a battle."""
    later = [present(s, province) for province in s.wars[place:]]
    return sum(seat in seats and is_fought(s, seats) for seats in later)


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
    coins = HARVEST_COINS
    ronin = 0
    for province in range(PROVINCE_COUNT):
        if reaper(s, province) == seat:
            reward = s.setup.tables.rewards[province]
            points += reward[0]
            coins += reward[1]
            ronin += reward[2]
    return {"points": points, "coins": coins, "ronin": ronin}
