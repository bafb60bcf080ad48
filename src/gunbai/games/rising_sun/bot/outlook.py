"""Forces, prizes and chances in the provinces, as bots see them."""

from __future__ import annotations

import math

from gunbai.games.rising_sun.bot.worth import (
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
from gunbai.games.rising_sun.names import KOI, PROVINCE_COUNT, TURNS, WAR, WINTER_PHASE
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Outlook:
    """Forces by seat × 8 + province, and the worth of the provinces this season."""

    def __init__(self, s: RisingSunPosition) -> None:
        players = s.setup.players
        self.players = players
        self.force: list[int] = []
        for seat in range(players):
            for province in range(PROVINCE_COUNT):
                self.force.append(force_in(s, seat, province))
        self.rank = [s.rank(seat) for seat in range(players)]
        self.ally = s.ally
        self.coins = [s.coins[seat] + s.ronin[seat] for seat in range(players)]
        self.contested = wars_ahead(s)
        self.prize: list[float] = []
        self.harvest: list[float] = []
        left = harvests_left(s)
        rewards = s.setup.tables.rewards
        for seat in range(players):
            held = provinces_held(s, seat)
            token = float(s.setup.tables.token_values[min(s.season, 2)])
            step = SET_PATH[min(held + 1, 8)] - SET_PATH[held]
            owned = s.tokens[seat] | s.tokens[seat] >> 8 | s.tokens[seat] >> 16
            coin = coin_worth(s)
            for province in range(PROVINCE_COUNT):
                prize = 0.0
                if self.contested >> province & 1:
                    prize = token + (0.0 if owned >> province & 1 else step)
                self.prize.append(prize)
                points, coins, ronin = rewards[province]
                self.harvest.append((points + coins * coin + ronin * RONIN) * left)

    def rival(self, seat: int, province: int) -> int:
        """Return the strongest other clan there that is not an ally; −1 if there is none."""
        found = -1
        most = 0
        for other in range(self.players):
            if other != seat and other != self.ally[seat]:
                force = self.force[other * PROVINCE_COUNT + province]
                better = found >= 0 and force == most and self.rank[other] < self.rank[found]
                if force > most or (force and better):
                    found = other
                    most = force
        return found

    def chance(self, seat: int, province: int, force: float) -> float:
        """Return the chance to win the province with this Force."""
        if force <= 0:
            return 0.0
        ally = self.ally[seat]
        share = 1.0
        if ally >= 0:
            theirs = self.force[ally * PROVINCE_COUNT + province]
            if theirs:
                lead = force - theirs + (TIE if self.rank[seat] < self.rank[ally] else -TIE)
                share = 1.0 / (1.0 + math.exp(-lead / 0.6))
        rival = self.rival(seat, province)
        if rival < 0:
            return share
        lead = force - self.force[rival * PROVINCE_COUNT + province]
        lead += TIE if self.rank[seat] < self.rank[rival] else -TIE
        lead += (self.coins[seat] - self.coins[rival]) * COIN_EDGE
        return share / (1.0 + math.exp(-lead / DOUBT))

    def hold(self, seat: int, province: int, more: float) -> float:
        """Return the worth of a province with this much more Force there."""
        at = seat * PROVINCE_COUNT + province
        return (self.prize[at] + self.harvest[at]) * self.chance(
            seat, province, self.force[at] + more
        )

    def gain(self, seat: int, province: int, more: float) -> float:
        return self.hold(seat, province, more) - self.hold(seat, province, 0.0)


def wars_ahead(s: RisingSunPosition) -> int:
    """Return the war provinces of this season that are not decided yet, as bits."""
    held = 0
    for tokens in s.tokens:
        held |= tokens >> (s.season * PROVINCE_COUNT) & 255
    out = 0
    for province in s.wars[war_place(s) :]:
        if not held >> province & 1:
            out |= 1 << province
    return out


def war_place(s: RisingSunPosition) -> int:
    """Return the number of decided war provinces, without the one being fought for."""
    if s.phase != WAR:
        return 0
    decided = 0
    taken = 0
    for tokens in s.tokens:
        taken |= tokens >> (s.season * PROVINCE_COUNT) & 255
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
