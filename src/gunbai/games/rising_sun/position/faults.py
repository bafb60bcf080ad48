"""The invariants that every position keeps (RS-I01…I16)."""

from __future__ import annotations

from gunbai.core.errors import Refusal
from gunbai.core.notation import Data
from gunbai.games.rising_sun.names import (
    AUTUMN,
    BUSHI_EACH,
    CARDS,
    CLANS,
    HARVESTING,
    MANDATE_COUNT,
    MONSTER_COUNT,
    MONSTERS,
    MOON_LIMIT,
    NOBODY,
    POLITICS,
    PRISON,
    PROVINCE_COUNT,
    SHINTO_EACH,
    SHRINE,
    SHRINES,
    STRONGHOLDS_EACH,
    SUPPLY,
    TEA,
    TILE_COPIES,
    TILE_COUNT,
    ZONES,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.tiles import tile_of


def faults(s: RisingSunPosition) -> list[Refusal]:
    """Return every invariant that this position breaks; none in a real game."""
    out: list[Refusal] = []
    players = s.setup.players
    if sorted(s.honor) != list(range(players)):
        out.append(Refusal("rs-bad-honor", "RS-I01"))
    for seat in range(players):
        _check_seat(s, seat, out)
    _check_monsters(s, out)
    _check_tiles(s, out)
    _check_cards(s, out)
    _check_tokens(s, out)
    _check_zones(s, out)
    return out


def _check_seat(s: RisingSunPosition, seat: int, out: list[Refusal]) -> None:
    base = seat * ZONES
    words: Data = {"clan": CLANS[s.setup.clans[seat]]}
    bushi = s.bushi[base : base + ZONES]
    shinto = s.shinto[base : base + ZONES]
    whole = sum(bushi) == BUSHI_EACH and sum(shinto) == SHINTO_EACH
    if not whole or min(bushi) < 0 or min(shinto) < 0 or not 0 <= s.daimyo[seat] < ZONES:
        out.append(Refusal("rs-bad-figures", "RS-I02", words))
    home = seat * PROVINCE_COUNT
    forts = s.forts[home : home + PROVINCE_COUNT]
    if not 1 <= sum(forts) <= STRONGHOLDS_EACH or min(forts) < 0:
        out.append(Refusal("rs-bad-strongholds", "RS-I03", words))
    if s.coins[seat] < 0 or s.ronin[seat] < 0 or s.vp[seat] < 0:
        out.append(Refusal("rs-bad-goods", "RS-I05", words))
    ally = s.ally[seat]
    if ally != NOBODY and (ally == seat or s.ally[ally] != seat):
        out.append(Refusal("rs-bad-ally", "RS-I06", words))
    if seat == s.setup.moon:
        crowded = any(s.crowd(seat, province) > MOON_LIMIT for province in range(PROVINCE_COUNT))
        if crowded or s.room(seat, SHRINE) < 0:
            out.append(Refusal("rs-bad-moon", "RS-I14", words))


def _check_monsters(s: RisingSunPosition, out: list[Refusal]) -> None:
    """RS-I02: a monster is with its owner or in the supply."""
    for m in range(MONSTER_COUNT):
        owner = s.master[m]
        good = s.monster[m] == SUPPLY if owner == NOBODY else 0 <= s.monster[m] < ZONES
        if not good or any((m in pack) != (owner == seat) for seat, pack in enumerate(s.packs)):
            out.append(Refusal("rs-bad-monster", "RS-I02", {"figure": MONSTERS[m]}))


def _check_tiles(s: RisingSunPosition, out: list[Refusal]) -> None:
    """RS-I04, RS-P30."""
    counts = s.bag[:]
    for tile in s.played:
        counts[tile_of(tile)] += 1
    for tile in s.hand + s.top:
        counts[tile] += 1
    if sum(counts) != TILE_COUNT or counts != [TILE_COPIES] * MANDATE_COUNT or min(s.bag) < 0:
        out.append(Refusal("rs-bad-tiles", "RS-I04", {"count": sum(counts)}))


def _check_cards(s: RisingSunPosition, out: list[Refusal]) -> None:
    """RS-I08: no more copies than exist, and only cards of this game."""
    counts = [0] * len(CARDS)
    for card in s.display:
        counts[card] += 1
    for cards in s.cards:
        for card in cards:
            counts[card] += 1
    for card, count in enumerate(counts):
        most = s.setup.cards[card].values.copies if s.setup.in_game[card] else 0
        if count > most:
            out.append(Refusal("rs-bad-card", "RS-I08", {"card": CARDS[card]}))


def _check_tokens(s: RisingSunPosition, out: list[Refusal]) -> None:
    """RS-I07: a token has one owner or slot; those of later seasons are in their stacks."""
    held = 0
    drawn = (1 << (min(s.season, AUTUMN) + 1) * PROVINCE_COUNT) - 1
    for tokens in s.tokens:
        if held & tokens or tokens & ~drawn:
            out.append(Refusal("rs-bad-tokens", "RS-I07"))
        held |= tokens
    if any(s.wars.count(province) > 1 for province in s.wars):
        out.append(Refusal("rs-bad-tokens", "RS-I07"))


def _check_zones(s: RisingSunPosition, out: list[Refusal]) -> None:
    """RS-I12: no hostages while people talk; RS-I13: shrines are empty before the first turn."""
    peace = s.phase in (TEA, POLITICS, HARVESTING)
    for captor in range(s.setup.players):
        held = any(s.crowd(seat, PRISON + captor) for seat in range(s.setup.players))
        if held and peace:
            out.append(Refusal("rs-bad-hostages", "RS-I12"))
    if s.phase == TEA:
        for slot in range(SHRINES):
            if any(s.crowd(seat, SHRINE + slot) for seat in range(s.setup.players)):
                out.append(Refusal("rs-bad-shrines", "RS-I13"))
