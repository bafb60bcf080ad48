"""The standing of each entrant after a contest: wins, places, points, rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from gunbai.arena.intervals import wilson
from gunbai.arena.matches import MatchRow


@dataclass
class EntrantResult:
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
    stood_in: int  # answers that a stand-in gave for a third-party bot


def standings(entrants: Sequence[str], rows: Sequence[MatchRow]) -> list[EntrantResult]:
    """Return the standings in the order of the entrants; games are rated by number."""
    ordered = sorted(rows, key=lambda row: row.number)
    ratings = rate(len(entrants), [row.places for row in ordered])
    return [
        _standing(entrant, place, ordered, *ratings[place])
        for place, entrant in enumerate(entrants)
    ]


@dataclass
class BotSide:
    """All seats of one kind of bot together."""

    bot: str
    seats: int
    games: int
    wins: float
    share: float  # of the games that one of its seats has won
    low: float  # the bounds of the 95 % interval
    high: float


def won_by(bot: str, entrants: Sequence[str], row: MatchRow) -> float:
    """Return the share of a game's win that this kind of bot has."""
    winners = [entrants[place] for place, rank in enumerate(row.places) if rank == 1]
    return winners.count(bot) / len(winners)


def sides(entrants: Sequence[str], rows: Sequence[MatchRow]) -> list[BotSide]:
    """Return the result of each kind of bot."""
    out: list[BotSide] = []
    for bot in dict.fromkeys(entrants):
        wins = sum(won_by(bot, entrants, row) for row in rows)
        share = wins / len(rows) if rows else 0.0
        out.append(
            BotSide(bot, entrants.count(bot), len(rows), wins, share, *wilson(wins, len(rows)))
        )
    return out


def rate(entrants: int, places: Sequence[Sequence[int]]) -> list[tuple[float, float]]:
    """Return skill and doubt of each entrant after games with these places (Plackett–Luce)."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(entrants)]
    for ranks in places:
        teams = model.rate([[rating] for rating in ratings], ranks=[float(rank) for rank in ranks])
        ratings = [team[0] for team in teams]
    return [(rating.mu, rating.sigma) for rating in ratings]


def _standing(
    entrant: str, place: int, rows: Sequence[MatchRow], skill: float, doubt: float
) -> EntrantResult:
    games = len(rows)
    wins = sum(1 / row.places.count(1) for row in rows if row.places[place] == 1)
    low, high = wilson(wins, games)
    decisions = sum(row.decisions[place] for row in rows)
    seconds = sum(row.seconds[place] for row in rows)
    return EntrantResult(
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
        stood_in=sum(row.stood_in[place] for row in rows),
    )
