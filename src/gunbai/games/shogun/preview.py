"""Previews of the board as it stands: for people, never for the rules."""

from __future__ import annotations

from gunbai.core.view import PositionView
from gunbai.games.shogun.flow.conditions import movable
from gunbai.games.shogun.flow.dajokan import entitled, line_points, score_offices
from gunbai.games.shogun.flow.favours import (
    KINDS,
    OF_ARMIES,
    OF_BUILDING,
    OF_CHESTS,
    OF_LANDING,
    OF_POINTS,
    OF_RICE,
    OF_SHIELD,
    WHICH,
)
from gunbai.games.shogun.flow.generals import score_statues
from gunbai.games.shogun.flow.revolts import rebels
from gunbai.games.shogun.flow.scoring import building_counts, majority_points, score_winter
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.kinds import SOME_BATTLES
from gunbai.games.shogun.names import (
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    COURT,
    DAJOKAN,
    FAVOURS,
    GENERALS,
    GRID,
    INTRIGUE,
    OFFICIAL,
    PROVINCES,
    REGION_COUNT,
    REGIONS,
    WINTER,
    YEARS,
)
from gunbai.games.shogun.plan_preview import plan_preview
from gunbai.games.shogun.position.plans import bid_price
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import (
    FAVOUR_KINDS,
    FavourCard,
    Leader,
    Majority,
    OfficeLine,
    OfficeLines,
    Scoring,
    ShogunForesight,
    ShogunView,
)
from gunbai.games.shogun.winter_preview import winter


def scoring(s: ShogunPosition) -> Scoring:
    """Return the points of a Winter now (SG-W9…W12)."""
    players = s.setup.players
    counts = building_counts(s)
    majorities: list[Majority] = []
    most = [0] * players
    for region in range(REGION_COUNT):
        for kind in range(BUILDING_KINDS):
            base = (region * BUILDING_KINDS + kind) * players
            here = counts[base : base + players]
            points = majority_points(here, kind)
            for seat in range(players):
                most[seat] += points[seat]
            majorities.append(
                {
                    "region": REGIONS[region],
                    "building": BUILDINGS[kind],
                    "counts": here,
                    "points": points,
                }
            )
    provinces = [s.owner.count(seat) for seat in range(players)]
    buildings = [sum(counts[seat::players]) for seat in range(players)]
    return {
        "majorities": majorities,
        "seats": [
            {
                "provinces": provinces[seat],
                "buildings": buildings[seat],
                "majorities": most[seat],
                "total": provinces[seat] + buildings[seat] + most[seat],
            }
            for seat in range(players)
        ],
    }


def winter_points(s: ShogunPosition) -> list[int] | None:
    """Return the points that each seat would score in a Winter now (SG-W9…W12, SG-E4)."""
    if s.season == WINTER:
        return None
    then = s.clone()
    score_winter(then)
    if s.year == YEARS and s.setup.has(GENERALS):
        score_statues(then)
    if s.year == YEARS and s.setup.has(DAJOKAN):
        score_offices(then)
    return [after - before for after, before in zip(then.points, s.points, strict=True)]


def lines(s: ShogunPosition) -> OfficeLines:
    """Return the points of the rows and columns of the Dajokan board now (SG-XD11…XD13)."""
    return {
        "rows": [_line(s, False, number) for number in range(GRID)],
        "columns": [_line(s, True, number) for number in range(GRID)],
    }


def _line(s: ShogunPosition, column: bool, number: int) -> OfficeLine:
    tables = s.setup.tables
    value = tables.columns[number] if column else tables.rows[number]
    return {"value": value, "points": line_points(s, column, number)}


def leaders(s: ShogunPosition) -> dict[str, Leader]:
    """Return who would choose an office for each region (SG-XD4, SG-XD5)."""
    out: dict[str, Leader] = {}
    ordered = s
    if not s.order:  # before the first auction
        ordered = s.clone()
        ordered.order = list(range(s.setup.players))
    for region in range(REGION_COUNT):
        seat = entitled(ordered, region)
        held = [n for n in s.setup.provinces if s.setup.region[n] == region and s.owner[n] == seat]
        out[REGIONS[region]] = {"seat": seat, "count": len(held) if seat >= 0 else 0}
    return out


def favour_cards(s: ShogunPosition) -> dict[str, FavourCard]:
    """Return the gains of the favours that were on show so far (SG-XT28…XT38)."""
    return {FAVOURS[favour]: _favour_card(s, favour) for favour in s.seen_favours}


def _favour_card(s: ShogunPosition, favour: int) -> FavourCard:
    kind = KINDS[favour]
    which = WHICH[favour]
    tables = s.setup.tables
    amounts = {
        OF_CHESTS: tables.favour_chests,
        OF_ARMIES: tables.favour_armies,
        OF_RICE: tables.favour_rice,
        OF_POINTS: tables.favour_points,
    }
    amount = amounts[kind][which] if kind in amounts else None
    return {
        "kind": FAVOUR_KINDS[kind],
        "amount": tables.landing if kind == OF_LANDING else amount,
        "building": BUILDINGS[tables.free_buildings[which]] if kind == OF_BUILDING else None,
        "shields": SOME_BATTLES.members(tables.protections[which]) if kind == OF_SHIELD else [],
    }


def _rebels(s: ShogunPosition, seen: ShogunView) -> dict[str, int]:
    """Return the farmers of a revolt by province, because of rice and taxes or drawn in Winter."""
    extra = s.stack[-1].farmers if s.stack and isinstance(s.stack[-1], WinterRevolts) else 0
    out: dict[str, int] = {}
    for province in s.setup.provinces:
        name = PROVINCES[province]
        if name in seen.get("drawn", []):
            out[name] = rebels(s, province, extra)
        elif s.unrest[province]:
            out[name] = rebels(s, province, 0)
    return out


def foresee(s: ShogunPosition, seen: ShogunView) -> ShogunForesight:
    """Return what the rules would make of the position."""
    alike: ShogunForesight = s.once("foreseen", _foresee_alike)
    out = alike.copy()
    out["rebels"] = _rebels(s, seen)
    return out


def _foresee_alike(s: ShogunPosition) -> ShogunForesight:
    out: ShogunForesight = {
        "bids": {CARDS[card]: bid_price(card) for card in range(INTRIGUE, OFFICIAL)},
        "scoring": scoring(s),
        "winter_points": winter_points(s),
        "winter": winter(s),
        "rebels": {},
        "movable": {
            PROVINCES[province]: movable(s, province)
            for province in s.setup.provinces
            if s.owner[province] >= 0 and movable(s, province)
        },
    }
    if s.setup.has(COURT):
        out["favour_cards"] = favour_cards(s)
    if s.setup.has(DAJOKAN):
        out["lines"] = lines(s)
        out["leaders"] = leaders(s)
    return out


def advise(s: ShogunPosition, seat: int, seen: ShogunView) -> PositionView:
    """Return what the plan of a seat would cost and bring; a spectator (−1) has none."""
    return {"plan": plan_preview(s, seat, seen.get("banner", 0))} if seat >= 0 else {}
