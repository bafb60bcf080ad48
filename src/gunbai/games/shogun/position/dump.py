"""A position as plain data with readable names, and the invariants it must keep (SG-I)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.core.errors import Refusal
from gunbai.core.notation import Data
from gunbai.games.shogun.names import (
    ACTIONS,
    ARMIES_EACH,
    BUILDINGS,
    CARDS,
    COLOURS,
    COURT,
    CUBE_KINDS,
    DAJOKAN,
    EVENTS,
    FARMER_COUNT,
    FARMERS,
    FAVOURS,
    GENERALS,
    INTRIGUE,
    MARKER,
    MARKERS_EACH,
    NEUTRAL,
    NO_CARD,
    NOWHERE,
    OFFICIAL,
    OFFICIALS_EACH,
    PROVINCE_COUNT,
    PROVINCES,
    REGIONS,
    SLOT_COUNT,
    SLOTS,
    SPECIALS,
    STATUES_EACH,
    TILES,
)

if TYPE_CHECKING:
    from gunbai.games.shogun.state import ShogunState

RULES: Final = "1"


def dump(s: ShogunState) -> Data:
    """Everything `Game.restore` needs."""
    return {
        "game": "shogun",
        "rules": RULES,
        "options": dict(s.setup.options),
        "data": s.setup.tables.changed,
        "year": s.year,
        "season": s.season,
        "first": s.first,
        "event": EVENTS[s.event] if s.event >= 0 else None,
        "events": [EVENTS[event] for event in s.events],
        "past": [EVENTS[event] for event in s.past],
        "provinces": {PROVINCES[n]: _dump_province(s, n) for n in s.setup.provinces},
        "seats": [_dump_seat(s, seat) for seat in range(s.setup.players)],
        "farmers": s.farmers,
        "tower": {
            "inside": s.tower.inside[:],
            "tray": s.tower.tray[:],
            "script": [out[:] for out in s.tower.script],
        },
        "order": s.order[:],
        "specials": [SPECIALS[card] for card in s.specials],
        "banners": [ACTIONS[action] for action in s.banners],
        "favours": [FAVOURS[n] if n >= 0 else None for n in s.favours],
        "seen_favours": [FAVOURS[n] for n in s.seen_favours],
        "statues": [[PROVINCES[statue >> 3], statue & 7] for statue in s.statues],
        "offices": s.offices[:],
        "row": [REGIONS[region] for region in s.row],
        "rng": s.rng.words(),
        "ask": s.show_ask(),
        "stack": [frame.dump() for frame in s.stack],
    }


def _dump_province(s: ShogunState, province: int) -> Data:
    built = s.buildings[province]
    return {
        "owner": s.owner[province],
        "armies": s.armies[province],
        "buildings": [BUILDINGS[kind] for kind in range(3) if built >> kind & 1],
        "unrest": s.unrest[province],
        "gained": bool(s.gained >> province & 1),
    }


def _dump_seat(s: ShogunState, seat: int) -> Data:
    base = seat * SLOT_COUNT
    players = s.setup.players
    special = s.special[seat]
    general = s.general[seat]
    return {
        "supply": s.supply[seat],
        "chests": s.chests[seat],
        "rice": s.rice[seat],
        "points": s.points[seat],
        "plan": {
            SLOTS[slot]: CARDS[s.plans[base + slot]]
            for slot in range(s.setup.slots)
            if s.plans[base + slot] != NO_CARD
        },
        "shown": [SLOTS[slot] for slot in range(s.setup.slots) if s.shown[seat] >> slot & 1],
        "special": SPECIALS[special] if special >= 0 else None,
        "officials": s.officials[seat],
        "waiting": s.waiting[seat],
        "calm": s.calm[seat],
        "shields": s.shields[seat],
        "valour": s.valour[seat],
        "general": PROVINCES[general] if general >= 0 else None,
        "statues": s.reserve[seat],
        "trophies": s.trophies[seat * players : (seat + 1) * players],
    }


def faults(s: ShogunState) -> list[Refusal]:
    """What is impossible in this position; empty for every position of a real game."""
    out: list[Refusal] = []
    for seat in range(s.setup.players):
        _check_seat(s, seat, out)
    farmers = s.farmers + s.tower.tray[FARMERS] + s.tower.inside[FARMERS]
    if farmers != FARMER_COUNT or s.farmers < 0:
        out.append(Refusal("sg-bad-farmers", "SG-I2", {"count": farmers}))
    for province in s.setup.provinces:
        _check_province(s, province, out)
    for kind in range(3):
        built = sum(mask >> kind & 1 for mask in s.buildings)
        if built + s.tiles[kind] != TILES[kind] or s.tiles[kind] < 0:
            words: Data = {"building": BUILDINGS[kind], "count": built}
            out.append(Refusal("sg-bad-tiles", "SG-I5", words))
    for colour in range(CUBE_KINDS - 1):
        if colour not in s.setup.colour and s.tower.tray[colour] + s.tower.inside[colour]:
            out.append(Refusal("sg-bad-colour", "SG-S9", {"colour": COLOURS[colour]}))
    if s.setup.has(DAJOKAN) and len(s.offices) != 36:
        out.append(Refusal("sg-bad-offices", "SG-I11"))
    return out


def _check_seat(s: ShogunState, seat: int, out: list[Refusal]) -> None:
    colour = s.setup.colour[seat]
    words: Data = {"colour": COLOURS[colour]}
    count = s.supply[seat] + s.tower.tray[colour] + s.tower.inside[colour]
    for province in range(PROVINCE_COUNT):
        if s.owner[province] == seat:
            count += s.armies[province]
    if count != ARMIES_EACH or s.supply[seat] < 0:
        out.append(Refusal("sg-bad-armies", "SG-I1", {**words, "count": count}))
    if s.chests[seat] < 0 or s.rice[seat] < 0 or s.points[seat] < 0:
        out.append(Refusal("sg-bad-goods", "SG-I6", words))
    if s.setup.has(COURT):
        officials = s.officials[seat] + s.waiting[seat]
        if officials != OFFICIALS_EACH or s.officials[seat] < 0 or s.waiting[seat] < 0:
            out.append(Refusal("sg-bad-officials", "SG-I9", {**words, "count": officials}))
    if s.setup.has(GENERALS):
        _check_general(s, seat, words, out)
    if s.setup.has(DAJOKAN) and s.offices.count(MARKER + seat) > MARKERS_EACH:
        out.append(Refusal("sg-bad-markers", "SG-I11", words))
    _check_plan(s, seat, words, out)


def _check_general(s: ShogunState, seat: int, words: Data, out: list[Refusal]) -> None:
    """SG-I10."""
    players = s.setup.players
    statues = s.reserve[seat] + sum(s.trophies[seat::players])
    for statue in s.statues:
        if statue & 7 == seat:
            statues += 1
    if statues != STATUES_EACH or s.reserve[seat] < 0:
        out.append(Refusal("sg-bad-statues", "SG-I10", {**words, "count": statues}))
    general = s.general[seat]
    if s.year and general != NOWHERE and s.owner[general] != seat:
        out.append(Refusal("sg-bad-general", "SG-I10", words))


def _check_plan(s: ShogunState, seat: int, words: Data, out: list[Refusal]) -> None:
    """SG-I3, SG-I7: a card lies in one slot, and only cards of the seat do."""
    base = seat * SLOT_COUNT
    laid = [card for card in s.plans[base : base + SLOT_COUNT] if card != NO_CARD]
    for card in laid:
        if card < INTRIGUE:
            own = s.owner[card] == seat
        else:
            own = card < OFFICIAL or s.setup.has(COURT)
        if not own or laid.count(card) > 1:
            rule = "SG-I3" if card < INTRIGUE else "SG-I7"
            out.append(Refusal("sg-bad-plan", rule, words))


def _check_province(s: ShogunState, province: int, out: list[Refusal]) -> None:
    words: Data = {"province": PROVINCES[province]}
    owner = s.owner[province]
    built = s.buildings[province]
    if owner == NEUTRAL:
        if s.armies[province] or built or s.unrest[province]:
            out.append(Refusal("sg-bad-neutral", "SG-I4", words))
    elif not 0 <= owner < s.setup.players or s.armies[province] < 1:
        out.append(Refusal("sg-bad-owner", "SG-I3", words))
    spaces = s.setup.tables.spaces[province]
    if (built & 1) + (built >> 1 & 1) + (built >> 2) > spaces or s.unrest[province] < 0:
        out.append(Refusal("sg-bad-buildings", "SG-I5", words))
