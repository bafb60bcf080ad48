"""A position before anything has happened (RS-S04…S07)."""

from __future__ import annotations

from gunbai.core.rng import Rng
from gunbai.games.rising_sun.names import (
    BUSHI_EACH,
    MONSTER_COUNT,
    NOBODY,
    PROVINCE_COUNT,
    RESERVE,
    SET_UP,
    SHINTO_EACH,
    SUPPLY,
    ZONES,
)
from gunbai.games.rising_sun.position.setup import Setup
from gunbai.games.rising_sun.state import RisingSunState


def empty_state(setup: Setup, rng: Rng) -> RisingSunState:
    """RS-S04…S07: figures and strongholds at home, nothing else in hand."""
    players = setup.players
    bushi = [0] * (players * ZONES)
    shinto = [0] * (players * ZONES)
    daimyo = [0] * players
    forts = [0] * (players * PROVINCE_COUNT)
    for seat in range(players):
        home = setup.tables.homes[setup.clans[seat]]
        bushi[seat * ZONES + RESERVE] = BUSHI_EACH - 1
        bushi[seat * ZONES + home] = 1
        shinto[seat * ZONES + RESERVE] = SHINTO_EACH
        daimyo[seat] = home
        forts[seat * PROVINCE_COUNT + home] = 1
    return RisingSunState(
        rng,
        [],
        None,
        setup,
        0,
        0,
        SET_UP,
        0,
        0,
        0,
        0,
        [0] * players,
        [0] * players,
        [0] * players,
        [NOBODY] * players,
        [0] * players,
        bushi,
        shinto,
        daimyo,
        [SUPPLY] * MONSTER_COUNT,
        forts,
        [setup.tables.tile_copies] * 5,
        [0] * (players * players),
        list(range(players)),
        [0] * players,
        [NOBODY] * MONSTER_COUNT,
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [0] * players,
        0,
        [],
        [],
        [0] * players,
        [],
        [],
        [],
        [[] for _ in range(players)],
        [0] * players,
        [],
    )
