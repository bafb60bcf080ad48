"""The standing of each entrant after a contest: wins, places, points, rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from gunbai.arena.intervals import wilson
from gunbai.arena.matches import Row


@dataclass
class Standing:
    """The result of one entrant; a shared win counts as its share."""

    entrant: str
    games: int
    wins: float
    share: float
    low: float  # the bounds of the 95 % interval of the share
    high: float
    place: float
    points: float
    skill: float  # openskill's mu and sigma
    doubt: float
    milliseconds: float  # per decision


def standings(entrants: Sequence[str], rows: Sequence[Row]) -> list[Standing]:
    """Return the standings in the order of the entrants; games are rated by number."""
    ordered = sorted(rows, key=lambda row: row.number)
    ratings = rate(len(entrants), [row.places for row in ordered])
    return [
        _standing(entrant, place, ordered, *ratings[place])
        for place, entrant in enumerate(entrants)
    ]


def rate(entrants: int, places: Sequence[Sequence[int]]) -> list[tuple[float, float]]:
    """Return skill and doubt of each entrant after games with these places (Plackett–Luce)."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(entrants)]
    for ranks in places:
        teams = model.rate([[rating] for rating in ratings], ranks=[float(rank) for rank in ranks])
        ratings = [team[0] for team in teams]
    return [(rating.mu, rating.sigma) for rating in ratings]


def _standing(
    entrant: str, place: int, rows: Sequence[Row], skill: float, doubt: float
) -> Standing:
    games = len(rows)
    wins = sum(1 / row.places.count(1) for row in rows if row.places[place] == 1)
    low, high = wilson(wins, games)
    decisions = sum(row.decisions[place] for row in rows)
    seconds = sum(row.seconds[place] for row in rows)
    return Standing(
        entrant=entrant,
        games=games,
        wins=wins,
        share=wins / games if games else 0.0,
        low=low,
        high=high,
        place=sum(row.places[place] for row in rows) / games if games else 0.0,
        points=sum(row.scores[place] for row in rows) / games if games else 0.0,
        skill=skill,
        doubt=doubt,
        milliseconds=1000 * seconds / decisions if decisions else 0.0,
    )
