"""Harvest (RS-MH): automatic, at each player's own place in the order (RS-Q29)."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.flow.force import force_in, most_honored, sun_wins, tell_tie
from gunbai.games.rising_sun.names import BY_HARVEST, BY_MANDATE, PROVINCE_COUNT
from gunbai.games.rising_sun.position.position import RisingSunPosition

HARVEST_COINS: Final = 1  # for everybody, RS-MH01


def harvest(s: RisingSunPosition, seat: int, bonus: bool, compared: int) -> int:
    """RS-MH01, RS-MH02, RS-Q20: the coin, then province by province.

    `compared` and the result are provinces whose tie Sun has used, as bits.
    """
    s.gain_coins(seat, HARVEST_COINS, BY_MANDATE)
    if bonus:
        for province in range(PROVINCE_COUNT):
            compared = reap(s, seat, province, compared)
    return compared


def reap(s: RisingSunPosition, seat: int, province: int, compared: int) -> int:
    """RS-MH03…MH07: the reward, if the province is this player's; ties by honor."""
    mine = force_in(s, seat, province)
    if not mine:
        return compared
    tied = 0
    for other in range(s.setup.players):
        force = mine if other == seat else force_in(s, other, province)
        if force > mine:
            return compared
        if force == mine:
            tied |= 1 << other
    winner = most_honored(s, tied)
    if tied & tied - 1 and not compared >> province & 1:  # RS-Q60: once per province and mandate
        compared |= 1 << province
        tell_tie(s, winner, tied, province)
        if winner == s.setup.sun and (s.setup.sun_outside or may_harvest(s, winner)):
            sun_wins(s, tied)
    if winner == seat:
        points, coins, ronin = s.setup.tables.rewards[province]
        s.emit("rs-harvest", seat, province)
        s.gain_points(seat, points, BY_HARVEST)
        s.gain_coins(seat, coins, BY_HARVEST)
        s.gain_ronin(seat, ronin, BY_HARVEST)
    return compared


def may_harvest(s: RisingSunPosition, seat: int) -> bool:
    """RS-P24: the active player and the ally."""
    active = s.turn % s.setup.players
    return seat == active or s.ally[active] == seat
