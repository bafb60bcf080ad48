"""Points of a Winter and the end of the game (SG-W9…W13, SG-E)."""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Result
from gunbai.games.shogun.events import FOR_BUILDINGS, FOR_CASTLES, FOR_PROVINCES
from gunbai.games.shogun.names import BUILDING_KINDS, PROVINCE_COUNT, REGION_COUNT
from gunbai.games.shogun.position.position import ShogunPosition

_MORE_THAN_CHESTS: Final = 1_000_000

#: SG-W11: castles, temples, theatres.
MAJORITY: Final = [3, 2, 1]
#: The kinds of buildings that stand in a province, by their bits.
KINDS_OF: Final = [
    [kind for kind in range(BUILDING_KINDS) if built >> kind & 1]
    for built in range(1 << BUILDING_KINDS)
]


def building_counts(s: ShogunPosition) -> list[int]:
    """Return the numbers of buildings, by region, kind and seat."""
    players = s.setup.players
    region = s.setup.region
    owner = s.owner
    buildings = s.buildings
    counts = [0] * (REGION_COUNT * BUILDING_KINDS * players)
    for province in range(PROVINCE_COUNT):
        built = buildings[province]
        if built:
            base = region[province] * BUILDING_KINDS
            for kind in KINDS_OF[built]:
                place = (base + kind) * players + owner[province]
                counts[place] = counts[place] + 1  # not `+=`, which is slow on items when compiled
    return counts


def majority_points(counts: list[int], kind: int) -> list[int]:
    """SG-W11, SG-W12, SG-Q33, SG-Q34: the points of each seat for its buildings of one kind."""
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    value = MAJORITY[kind] if counts.count(most) == 1 else MAJORITY[kind] - 1
    return [value if count == most else 0 for count in counts]


def score_winter(s: ShogunPosition) -> None:
    """SG-W8…W13."""
    players = s.setup.players
    counts = building_counts(s)
    for seat in range(players):
        s.gain_points(seat, s.owner.count(seat), FOR_PROVINCES)
    for seat in range(players):
        s.gain_points(seat, sum(counts[seat::players]), FOR_BUILDINGS)
    nobody = [0] * players
    for region in range(REGION_COUNT):
        for kind in range(BUILDING_KINDS):
            base = (region * BUILDING_KINDS + kind) * players
            here = counts[base : base + players]
            if here != nobody:
                gains = majority_points(here, kind)
                for seat in range(players):
                    if gains[seat]:
                        s.gain_points(seat, gains[seat], FOR_CASTLES + kind, region)


def standing(s: ShogunPosition) -> Result:
    """SG-E2, SG-E3, SG-Q36: points, then chests; else the place is shared."""
    players = s.setup.players
    marks = [s.points[seat] * _MORE_THAN_CHESTS + s.chests[seat] for seat in range(players)]
    places = [1 + sum(other > mine for other in marks) for mine in marks]
    return Result(s.points[:], places)
