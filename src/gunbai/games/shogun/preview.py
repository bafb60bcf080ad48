"""Previews of the board as it stands: for people, never for the rules."""

from __future__ import annotations

from gunbai.games.shogun.flow.conditions import PRICES, income, plain_recruits, price
from gunbai.games.shogun.flow.dajokan import entitled, line_points
from gunbai.games.shogun.flow.scoring import building_counts, majority_points
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    ACTIONS,
    BUILDING_KINDS,
    BUILDINGS,
    DEPLOY1,
    DEPLOY5,
    GRID,
    PROVINCES,
    REGION_COUNT,
    REGIONS,
    RICE,
    TAX,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import (
    Income,
    Leader,
    Line,
    Lines,
    Majority,
    Range,
    Scoring,
    Terms,
)


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


def lines(s: ShogunPosition) -> Lines:
    """Return the points of the rows and columns of the Dajokan board now (SG-XD11…XD13)."""
    return {
        "rows": [_line(s, False, number) for number in range(GRID)],
        "columns": [_line(s, True, number) for number in range(GRID)],
    }


def _line(s: ShogunPosition, column: bool, number: int) -> Line:
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


def terms(s: ShogunPosition, seat: int) -> Terms:
    """Return costs and yields of the actions of a plan; ranges while the event is open."""
    worlds = _worlds(s)
    recruits: dict[str, Range] = {}
    for action in range(DEPLOY5, DEPLOY1 + 1):
        recruits[ACTIONS[action]] = _range([plain_recruits(world, action) for world in worlds])
    incomes: dict[str, Income] = {}
    for province in s.setup.provinces:
        if s.owner[province] == seat:
            incomes[PROVINCES[province]] = {
                "tax": _range([income(world, seat, province, TAX) for world in worlds]),
                "rice": _range([income(world, seat, province, RICE) for world in worlds]),
            }
    general = s.general[seat]
    return {
        "prices": {ACTIONS[n]: PRICES[n] for n in range(ACTION_COUNT)},
        "general_prices": {
            BUILDINGS[kind]: price(s, seat, general, kind) for kind in range(BUILDING_KINDS)
        },
        "recruits": recruits,
        "income": incomes,
    }


def _worlds(s: ShogunPosition) -> list[ShogunPosition]:
    """Return the position with each event that may still come, or as it is if one is in force."""
    if s.event >= 0 or s.ask is None or s.ask.key != "SG-D6" or not s.events:
        return [s]
    out: list[ShogunPosition] = []
    for event in s.events:
        world = s.clone()
        world.event = event
        out.append(world)
    return out


def _range(numbers: list[int]) -> Range:
    return {"least": min(numbers), "most": max(numbers)}
