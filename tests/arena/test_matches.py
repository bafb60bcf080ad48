from __future__ import annotations

from collections import Counter

import gunbai
from gunbai.arena.matches import MatchPlan, MatchRow, play_contest, seating_orders
from gunbai.arena.plot import win_chart
from gunbai.arena.ratings import rate, sides, standings


def contest(entrants: list[str], count: int, seed: int = 0) -> MatchPlan:
    game = gunbai.load("joraku")
    options = game.read_options({"players": len(entrants)})
    return MatchPlan("joraku", None, options, entrants, count, seed)


def play(entrants: list[str], count: int, seed: int = 0, jobs: int = 1) -> list[MatchRow]:
    rows = list(play_contest(contest(entrants, count, seed), jobs))
    return sorted(rows, key=lambda row: row.number)


def timeless(rows: list[MatchRow]) -> list[tuple[object, ...]]:
    return [(row.number, row.seed, row.seats, row.scores, row.places) for row in rows]


def test_each_entrant_has_each_seat_once_a_deal() -> None:
    rows = play(["random"] * 3, 6)
    assert [row.seed for row in rows] == [0, 0, 0, 1, 1, 1]
    for entrant in range(3):
        assert Counter(row.seats[entrant] for row in rows) == {0: 2, 1: 2, 2: 2}
    for row in rows:
        assert sorted(row.places) == [1, 2, 3]
        best = row.places.index(1)
        assert row.scores[best] == max(row.scores)
        assert min(row.decisions) > 10


def test_two_against_two_sit_in_all_ways() -> None:
    names = ["a", "a", "b", "b"]
    seen: Counter[str] = Counter()
    for order in seating_orders(names):
        for turn in range(4):
            seated = [""] * 4
            for entrant, seat in enumerate(order):
                seated[(seat + turn) % 4] = names[entrant]
            seen["".join(seated)] += 1
    assert seen == dict.fromkeys(["aabb", "abba", "bbaa", "baab", "abab", "baba"], 2)
    assert seating_orders(["a", "a", "a"]) == [[0, 1, 2]]


def test_results_follow_from_the_seed_on_any_number_of_cores() -> None:
    once = timeless(play(["random"] * 4, 8, seed=5))
    assert timeless(play(["random"] * 4, 8, seed=5, jobs=2)) == once
    assert timeless(play(["random"] * 4, 8, seed=6)) != once


def test_the_winner_of_most_games_is_rated_best() -> None:
    ratings = rate(3, [[1, 2, 3], [1, 3, 2], [2, 1, 3], [1, 2, 3]])
    skills = [skill for skill, _ in ratings]
    assert skills == sorted(skills, reverse=True)
    assert all(doubt < 25 / 3 for _, doubt in ratings)


def row(number: int, scores: list[int], places: list[int]) -> MatchRow:
    return MatchRow(number, 0, [0, 1], scores, places, [10, 0], [0.5, 0.0], [0, 0])


def test_standings_count_wins_places_points_and_time() -> None:
    rows = [row(0, [30, 20], [1, 2]), row(1, [10, 20], [2, 1]), row(2, [30, 30], [1, 1])]
    first, second = standings(["a", "b"], rows)
    assert (first.wins, second.wins) == (1.5, 1.5)
    assert first.share == 0.5
    assert first.low < 0.5 < first.high
    assert first.place == 4 / 3
    assert second.points == 70 / 3
    assert first.milliseconds == 50.0
    assert second.milliseconds == 0.0


def test_seats_of_one_bot_count_together() -> None:
    rows = [row(0, [30, 20], [1, 2]), row(1, [10, 20], [2, 1]), row(2, [30, 30], [1, 1])]
    first, second = sides(["a", "b"], rows)
    assert (first.wins, second.wins) == (1.5, 1.5)
    (both,) = sides(["a", "a"], rows)
    assert (both.seats, both.share) == (2, 1.0)


def test_the_chart_shows_every_entrant_and_escapes_names() -> None:
    table = standings(["<a>", "b"], [row(0, [30, 20], [1, 2])])
    chart = win_chart("title & more", table)
    assert chart.startswith("<svg ")
    assert "&lt;a&gt;" in chart
    assert "title &amp; more" in chart
    assert "100.0 %" in chart
