"""The invariants that every position keeps (SG-I)."""

from __future__ import annotations

from gunbai.core.errors import Refusal
from gunbai.core.notation import Data
from gunbai.games.shogun.names import (
    ARMIES_EACH,
    BUILDING_KINDS,
    BUILDINGS,
    BUILT,
    COLOURS,
    COURT,
    DAJOKAN,
    FARMER_COUNT,
    FARMERS,
    GENERALS,
    INTRIGUE,
    MARKER,
    MARKERS_EACH,
    NEUTRAL,
    NO_CARD,
    NOWHERE,
    OFFICES,
    OFFICIAL,
    OFFICIALS_EACH,
    PROVINCE_COUNT,
    PROVINCES,
    SLOT_COUNT,
    STATUES_EACH,
    TILES,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.statues import statue_seat


def faults(s: ShogunPosition, fought_over: int) -> list[Refusal]:
    """Return every invariant that this position breaks; none in a real game.

    The province that is just `fought_over`, if any, may be empty: its armies were thrown into the
    tower, and only the next event says whose it is.
    """
    out: list[Refusal] = []
    for seat in range(s.setup.players):
        _check_seat(s, seat, out)
    farmers = s.farmers + s.tower.tray[FARMERS] + s.tower.inside[FARMERS]
    if farmers != FARMER_COUNT or s.farmers < 0:
        out.append(Refusal("sg-bad-farmers", "SG-I2", {"count": farmers}))
    for province in s.setup.provinces:
        _check_province(s, province, province == fought_over, out)
    for kind in range(BUILDING_KINDS):
        built = sum(mask >> kind & 1 for mask in s.buildings)
        if built + s.tiles[kind] != TILES[kind] or s.tiles[kind] < 0:
            words: Data = {"building": BUILDINGS[kind], "count": built}
            out.append(Refusal("sg-bad-tiles", "SG-I5", words))
    for colour in range(FARMERS):
        if colour not in s.setup.colour and s.tower.tray[colour] + s.tower.inside[colour]:
            out.append(Refusal("sg-bad-colour", "SG-S9", {"colour": COLOURS[colour]}))
    if s.setup.has(DAJOKAN) and len(s.offices) != OFFICES:
        out.append(Refusal("sg-bad-offices", "SG-I11"))
    return out


def _check_seat(s: ShogunPosition, seat: int, out: list[Refusal]) -> None:
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


def _check_general(s: ShogunPosition, seat: int, words: Data, out: list[Refusal]) -> None:
    """SG-I10."""
    players = s.setup.players
    statues = s.reserve[seat] + sum(s.trophies[seat::players])
    for statue in s.statues:
        if statue_seat(statue) == seat:
            statues += 1
    if statues != STATUES_EACH or s.reserve[seat] < 0:
        out.append(Refusal("sg-bad-statues", "SG-I10", {**words, "count": statues}))
    general = s.general[seat]
    if general != NOWHERE and s.owner[general] != seat:
        out.append(Refusal("sg-bad-general", "SG-I10", words))


def _check_plan(s: ShogunPosition, seat: int, words: Data, out: list[Refusal]) -> None:
    """SG-I3, SG-I7: only cards of the seat are laid, each in one slot."""
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


def _check_province(
    s: ShogunPosition, province: int, may_be_empty: bool, out: list[Refusal]
) -> None:
    words: Data = {"province": PROVINCES[province]}
    owner = s.owner[province]
    built = s.buildings[province]
    if owner == NEUTRAL:
        if s.armies[province] or built or s.unrest[province]:
            out.append(Refusal("sg-bad-neutral", "SG-I4", words))
    elif not 0 <= owner < s.setup.players or s.armies[province] < (0 if may_be_empty else 1):
        out.append(Refusal("sg-bad-owner", "SG-I3", words))
    if BUILT[built] > s.setup.tables.spaces[province] or s.unrest[province] < 0:
        out.append(Refusal("sg-bad-buildings", "SG-I5", words))
