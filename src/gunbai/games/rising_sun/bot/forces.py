"""All Force on the map at once, as judgements need it: numbers that compiled code adds fast."""

from __future__ import annotations

from librt.vecs import vec

from gunbai.games.rising_sun.flow.force import fort_force, kind_force, monster_force
from gunbai.games.rising_sun.names import (
    IS_BUSHI,
    IS_DAIMYO,
    IS_SHINTO,
    PROVINCE_COUNT,
    ZONES,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition


def forces(s: RisingSunPosition) -> vec[float]:
    """Return the Force of all clans in all provinces, by seat × 8 + province.

    It is what `force_in` says of each (`tests/bots/test_priors.py` compares), in one go.
    """
    setup = s.setup
    bushi = s.bushi
    shinto = s.shinto
    monster = s.monster
    out = vec[float]([0.0] * (setup.players * PROVINCE_COUNT))
    for seat in range(setup.players):
        of_bushi = 1
        of_shinto = 1
        of_daimyo = 1
        if seat == setup.moon or s.has[seat] & setup.forceful:
            of_bushi = kind_force(s, seat, IS_BUSHI)
            of_shinto = kind_force(s, seat, IS_SHINTO)
            of_daimyo = kind_force(s, seat, IS_DAIMYO)
        at = seat * PROVINCE_COUNT
        base = seat * ZONES
        for province in range(PROVINCE_COUNT):
            here = bushi[base + province]
            if here:
                out[at + province] = float(here * of_bushi)
            here = shinto[base + province]
            if here:
                out[at + province] = out[at + province] + here * of_shinto
        if seat == setup.turtle:
            for province in range(PROVINCE_COUNT):
                out[at + province] = out[at + province] + fort_force(s, seat, province)
        home = s.daimyo[seat]
        if home < PROVINCE_COUNT:
            out[at + home] = out[at + home] + of_daimyo
        for m in s.packs[seat]:
            zone = monster[m]
            if zone < PROVINCE_COUNT:
                out[at + zone] = out[at + zone] + monster_force(s, seat, m, zone)
    return out
