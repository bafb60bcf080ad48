"""Forces, prizes and chances in the provinces, as bots see them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from gunbai.games.rising_sun.bot.forces import forces
from gunbai.games.rising_sun.bot.opinions import (
    COIN,
    COIN_EDGE,
    COIN_IN_WAR,
    COIN_LATE,
    DOUBT,
    HARVEST_LEFT,
    MANY_COINS,
    RONIN,
    RONIN_KOI,
    SET_PATH,
    TIE,
)
from gunbai.games.rising_sun.flow.force import force_in
from gunbai.games.rising_sun.flow.scoring import provinces_held
from gunbai.games.rising_sun.names import (
    KOI,
    PROVINCE_COUNT,
    SHRINE,
    SHRINES,
    TURNS,
    WAR,
    WINTER_PHASE,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

_UNKNOWN: Final = -1.0  # no province is worth less than nothing


class Outlook:
    """Forces by seat × 8 + province, and the worth of the provinces this season."""

    def __init__(self, s: RisingSunPosition) -> None:
        players = s.setup.players
        self.players: i64 = players
        self.force = forces(s)
        self.rank = vec[float]([0.0] * players)
        self.coins = vec[float]([0.0] * players)
        self.ally = s.ally
        self.contested = wars_ahead(s)
        self.seasons = seasons_left(s)
        self.prize = vec[float]([0.0] * (players * PROVINCE_COUNT))
        self.harvest = vec[float]([0.0] * PROVINCE_COUNT)
        self._held = vec[float]([_UNKNOWN] * (players * PROVINCE_COUNT))
        self._pilgrim = -1
        self._shrines: list[int] = []
        place = 0.0
        for seat in s.honor:
            self.rank[seat] = place
            place += 1.0
        for seat in range(players):
            self.coins[seat] = float(s.coins[seat] + s.ronin[seat])
        self._add_prizes(s)
        self._add_harvests(s)

    def _add_prizes(self, s: RisingSunPosition) -> None:
        if not self.contested:
            return
        token = float(s.setup.tables.token_values[min(s.season, 2)])
        for seat in range(s.setup.players):
            held = provinces_held(s, seat)
            step = SET_PATH[min(held + 1, 8)] - SET_PATH[held]
            owned = s.tokens[seat] | s.tokens[seat] >> 8 | s.tokens[seat] >> 16
            for province in s.wars:
                if self.contested >> province & 1:
                    new = 0.0 if owned >> province & 1 else step
                    self.prize[seat * PROVINCE_COUNT + province] = token + new

    def _add_harvests(self, s: RisingSunPosition) -> None:
        left = harvests_left(s)
        if left > 0.0:
            coin = coin_worth(s)
            rewards = s.setup.tables.rewards
            for province in range(PROVINCE_COUNT):
                points, coins, ronin = rewards[province]
                self.harvest[province] = (points + coins * coin + ronin * RONIN) * left

    def rival(self, seat: i64, province: i64) -> i64:
        """Return the strongest other clan there that is not an ally; −1 if there is none."""
        force = self.force
        rank = self.rank
        ally: i64 = self.ally[seat]
        found: i64 = -1
        most = 0.0
        for other in range(self.players):
            if other not in (seat, ally):
                theirs = force[other * PROVINCE_COUNT + province]
                if theirs > most or (found >= 0 and theirs == most and rank[other] < rank[found]):
                    found = other
                    most = theirs
        return found

    def chance(self, seat: i64, province: i64, force: float) -> float:
        """Return the chance to win the province with this Force."""
        if force <= 0.0:
            return 0.0
        rank = self.rank
        ally: i64 = self.ally[seat]
        share = 1.0
        if ally >= 0:
            theirs = self.force[ally * PROVINCE_COUNT + province]
            if theirs > 0.0:
                lead = force - theirs + (TIE if rank[seat] < rank[ally] else -TIE)
                share = 1.0 / (1.0 + math.exp(-lead / 0.6))
        rival = self.rival(seat, province)
        if rival < 0:
            return share
        lead = force - self.force[rival * PROVINCE_COUNT + province]
        lead += TIE if rank[seat] < rank[rival] else -TIE
        lead += (self.coins[seat] - self.coins[rival]) * COIN_EDGE
        return share / (1.0 + math.exp(-lead / DOUBT))

    def hold(self, seat: i64, province: i64, more: float) -> float:
        """Return the worth of a province with this much more Force there."""
        at = seat * PROVINCE_COUNT + province
        worth = self.prize[at] + self.harvest[province]
        return worth * self.chance(seat, province, self.force[at] + more)

    def gain(self, seat: i64, province: i64, more: float) -> float:
        at = seat * PROVINCE_COUNT + province
        if self._held[at] == _UNKNOWN:
            self._held[at] = self.hold(seat, province, 0.0)
        return self.hold(seat, province, more) - self._held[at]

    def strongest_at_shrine(self, s: RisingSunPosition, seat: int, slot: int) -> int:
        """Return the highest of the others at a shrine: twice their Force, and 1 for more honor.

        It is kept for one seat, which is the one that the answers are compared for.
        """
        if self._pilgrim != seat:
            self._pilgrim = seat
            self._shrines = [-1] * SHRINES
        if self._shrines[slot] < 0:
            strongest = 0
            for other in range(s.setup.players):
                if other != seat:
                    theirs = 2 * force_in(s, other, SHRINE + slot)
                    theirs += int(self.rank[other] < self.rank[seat])
                    strongest = max(strongest, theirs)
            self._shrines[slot] = strongest
        return self._shrines[slot]


def wars_ahead(s: RisingSunPosition) -> int:
    """Return the war provinces of this season that are not decided yet, as bits."""
    held = tokens_of_season(s)
    out: i64 = 0
    for province in s.wars[war_place(s) :]:
        place: i64 = province
        if not held >> place & 1:
            out |= 1 << place
    return out


def tokens_of_season(s: RisingSunPosition) -> i64:
    """Return the war provinces of this season that somebody has won, as bits."""
    season: i64 = s.season * PROVINCE_COUNT
    out: i64 = 0
    for tokens in s.tokens:
        held: i64 = tokens
        out |= held >> season & 255
    return out


def war_place(s: RisingSunPosition) -> int:
    """Return the number of decided war provinces, without the one being fought for."""
    if s.phase != WAR:
        return 0
    decided = 0
    taken: int = tokens_of_season(s)
    for place, province in enumerate(s.wars):
        if taken >> province & 1:
            decided = place + 1
    return decided


def harvests_left(s: RisingSunPosition) -> float:
    if s.phase >= WAR:
        return 0.0
    return HARVEST_LEFT * (TURNS - len(s.played)) / TURNS


def seasons_left(s: RisingSunPosition) -> float:
    """Return the number of seasons left, with the rest of this one."""
    if s.phase == WINTER_PHASE or s.season >= 3:
        return 0.0
    later = 2.0 - s.season
    if s.phase >= WAR:
        return later
    return later + 0.9 * (TURNS - len(s.played)) / TURNS + 0.1


def coin_worth(s: RisingSunPosition) -> float:
    if s.phase < WAR:
        return COIN
    return COIN_IN_WAR if s.phase == WAR else 0.0


def purse(s: RisingSunPosition, seat: int, wars: int) -> float:
    """Return the worth of coins and ronin in the reserve."""
    if s.phase > WAR or (s.phase == WAR and not wars):
        return 0.0
    coins = s.coins[seat]
    each = coin_worth(s)
    worth = each * min(coins, MANY_COINS) + COIN_LATE * max(0, coins - MANY_COINS)
    koi = s.setup.clans[seat] == KOI
    return worth + s.ronin[seat] * (RONIN_KOI if koi else RONIN)
