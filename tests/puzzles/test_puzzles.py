"""The puzzles that come with the games: whole, honest about what the seat knows, and made alike."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from gunbai.bots.learned import learned_judge
from gunbai.bots.search import SearchBot
from gunbai.cli import puzzles as command
from gunbai.core.event import SPECTATOR
from gunbai.core.knowledge import Knowledge
from gunbai.core.seat_view import look
from gunbai.games import load
from gunbai.language import LANGUAGES, Language
from gunbai.puzzles.checking import CheckedPuzzle, PuzzleCheck, check_puzzle
from gunbai.puzzles.finder import Search, SearchEffort, find_puzzle, make_puzzles
from gunbai.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle, read_puzzle
from gunbai.puzzles.shelf import daily, puzzles_in, puzzles_of, themes_of
from tests.cli.run import plain, run

GAMES = ["joraku", "shogun", "rising_sun"]
LEAST = 24
#: A small search must find so many of the first few easy ones: the others may need more time.
TRIED, FOUND = 4, 3
ITERATIONS = 150
SMALL = SearchEffort(looked_at=4, glance=2, second_glance=4, worlds=8, iterations=20, quick=4)


def each_puzzle(game: str) -> list[Puzzle]:
    found = puzzles_of(game)
    assert len(found) >= LEAST
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_is_whole(name: str) -> None:
    game = load(name)
    themes = themes_of(name)
    for puzzle in each_puzzle(name):
        state = puzzle.session(game).state
        legal = [game.text(action) for action in state.legal(puzzle.seat)]
        assert sorted(answer.action for answer in puzzle.answers) == sorted(legal), puzzle.id
        assert state.ask is not None
        assert puzzle.theme == themes.of(state.ask.key)
        assert read_puzzle(puzzle.id, puzzle.text()) == puzzle
        chances = [answer.chance for answer in puzzle.answers]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[1] >= 0.05 - 0.001, puzzle.id
        state.apply(puzzle.seat, game.parse(puzzle.solution))
        for seat, action in puzzle.line:
            assert state.check(seat, game.parse(action)) is None, puzzle.id
            state.apply(seat, game.parse(action))
    assert {EASY, MEDIUM} <= {puzzle.difficulty for puzzle in puzzles_of(name)}
    assert {puzzle.theme for puzzle in puzzles_of(name)} == set(themes.names())


@pytest.mark.parametrize("name", GAMES)
def test_neither_easy_puzzles_nor_a_theme_have_more_than_their_part(name: str) -> None:
    found, themes = puzzles_of(name), themes_of(name)
    easy = sum(puzzle.difficulty == EASY for puzzle in found)
    assert easy <= math.ceil(themes.easy * len(found))
    [(_, most)] = Counter(puzzle.theme for puzzle in found).most_common(1)
    assert most <= math.ceil(themes.alike * len(found))


def test_a_theme_has_no_more_than_its_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = themes_of("rising_sun")
    monkeypatch.setattr(given, "alike", 1 / 2)
    search = Search("rising_sun", None, "greedy", SMALL)
    found = [one.theme for one in make_puzzles(search, tmp_path, 2, 60, 1) if one]
    assert len(set(found)) == 2


def test_a_solution_is_checked_again() -> None:
    game = "joraku"
    [puzzle] = [one for one in puzzles_of(game) if one.answers[0].chance > 0.95][:1]
    check = PuzzleCheck(game, None, SMALL, 3)
    checked = check_puzzle(check, puzzle)
    assert checked.holds
    assert checked.difficulty == puzzle.difficulty
    wrong = replace(puzzle, answers=puzzle.answers[::-1])
    checked = check_puzzle(check, wrong)
    assert not checked.holds
    assert checked.best == puzzle.solution
    narrow = replace(check_puzzle(check, puzzle), lead=0.02, error=0.001)
    assert not narrow.holds
    assert not replace(narrow, lead=0.2, error=0.1).holds
    assert replace(narrow, lead=0.2).holds


def test_puzzles_are_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that don't hold are deleted, and others get the difficulty that they have today."""
    shelf = puzzles_of("joraku")[:3]
    for puzzle in shelf:
        (tmp_path / f"{puzzle.id}.toml").write_text(puzzle.text(), encoding="utf-8")

    def checked(_check: PuzzleCheck, puzzle: Puzzle) -> CheckedPuzzle:
        lead = 0.0 if puzzle is shelf[0] else 0.3
        level = HARD if puzzle is shelf[1] else puzzle.difficulty
        return CheckedPuzzle(puzzle, [puzzle.solution] * 2, puzzle.solution, lead, 0.01, level)

    monkeypatch.setattr(command, "check_puzzle", checked)
    monkeypatch.setattr(command, "puzzles_in_turn", lambda _: shelf)
    monkeypatch.setattr(command, "folder_of", lambda _: tmp_path)
    result = run("puzzles", "check", "joraku", "--jobs", "1")
    assert result.exit_code == 1
    assert "Hold: 2 of 3" in plain(result.output)
    assert len(list(tmp_path.iterdir())) == 3
    run("puzzles", "check", "joraku", "--jobs", "1", "--mend")
    left = {one.id: one for one in puzzles_in(tmp_path)}
    assert left == {shelf[1].id: replace(shelf[1], difficulty=HARD), shelf[2].id: shelf[2]}


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_sees_does_not_depend_on_what_was_filled_in(name: str) -> None:
    game = load(name)
    for puzzle in each_puzzle(name):
        state = puzzle.session(game).state
        seen = look(state, puzzle.seat, 0)
        for seed in (1, 2):
            other = state.determinize(puzzle.seat, seed)
            assert look(other, puzzle.seat, 0) == seen, puzzle.id
            assert game.text(other.legal(puzzle.seat)[0]) in [one.action for one in puzzle.answers]


@pytest.mark.parametrize("name", GAMES)
def test_a_small_search_finds_easy_solutions(name: str) -> None:
    game = load(name)
    judge = learned_judge(game)
    easy = [puzzle for puzzle in each_puzzle(name) if puzzle.difficulty == EASY][:TRIED]
    found = 0
    for puzzle in easy:
        bot = SearchBot("search", 5, judge, ITERATIONS, 0.0)
        chosen = bot.choose(Knowledge(puzzle.session(game).state, puzzle.seat))
        found += game.text(chosen) == puzzle.solution
    assert found >= FOUND, f"{found} of {len(easy)}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_reasons_and_themes_are_told_in_words(name: str, code: str) -> None:
    words = Language(code, load(name))
    for theme in themes_of(name).names():
        assert words.say(f"puzzle-theme-{name}-{theme}")
    for puzzle in each_puzzle(name):
        for answer in puzzle.answers:
            for why in answer.why:
                assert words.say(why.key, why.words)


def test_a_day_has_one_puzzle_and_all_have_their_turn() -> None:
    count = len(puzzles_of("joraku"))
    days = [date(2026, 11, 18) + timedelta(days=number) for number in range(count)]
    found = [daily("joraku", day) for day in days]
    assert len({one.id for one in found if one is not None}) == count
    assert daily("joraku", days[0]) is found[0]


def test_the_same_seed_makes_the_same_puzzle_and_work_goes_on(tmp_path: Path) -> None:
    search = Search("rising_sun", None, "greedy", SMALL)
    whole = [one.text() for one in make_puzzles(search, tmp_path / "a", 3, 30, 1) if one]
    assert len(whole) == 3
    assert any(make_puzzles(search, tmp_path / "b", 1, 30, 1))  # broken off after one
    again = list(make_puzzles(search, tmp_path / "b", 3, 30, 1))
    assert [path.read_text() for path in sorted((tmp_path / "b").iterdir())] == whole
    assert len([one for one in again if one]) == 2
    assert list(make_puzzles(search, tmp_path / "b", 3, 30, 1)) == []


def test_a_sample_has_nothing_of_the_game_it_came_from() -> None:
    """A hidden hand of the position is the same for an onlooker whichever way it is dealt."""
    puzzle = find_puzzle(Search("rising_sun", None, "greedy", SMALL), 6)
    assert puzzle is not None
    state = puzzle.session(load("rising_sun")).state
    other = state.determinize(puzzle.seat, 9)
    assert look(other, SPECTATOR, 0) == look(state, SPECTATOR, 0)
