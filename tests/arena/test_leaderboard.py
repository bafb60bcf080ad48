"""`gunbai leaderboard`: bots ranked by results that `gunbai arena --save` has kept."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gunbai.arena.leaderboard import fit, leaderboard
from gunbai.arena.results import Played, read_results
from gunbai.cli.pages import put_into
from gunbai.core.errors import BadOptions
from tests.cli.run import run

ROOT = Path(__file__).parents[2]


def test_results_of_the_arena_become_a_table(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["arena", "joraku", "random", "greedy", "--players", "3", "--jobs", "1"]
    for seed in ("1", "2"):
        done = run(*words, "--games", "3", "--seed", seed, "--save", str(file))
        assert done.exit_code == 0, done.output
    games = list(read_results([file]))
    assert [played.bots for played in games] == [["random", "greedy", "greedy"]] * 6
    assert len({played.seed for played in games}) == 2  # each deal from every seat
    told = json.loads(run("leaderboard", str(file), "--json").stdout)
    assert [line["bot"] for line in told["joraku"]] == ["greedy", "random"]
    page = tmp_path / "page.md"
    page.write_text("Before.\n\n<!-- leaderboard -->\nold\n<!-- end of leaderboard -->\n\nAfter.\n")
    for _ in range(2):  # again, it is the same page
        assert run("leaderboard", str(file), "--into", str(page)).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n")
    assert text.endswith("After.\n")
    assert text.count("| joraku | `greedy` | 6 |") == 1
    assert "old" not in text


def test_strengths_are_those_that_explain_the_results() -> None:
    """Three wins of four are 191 points of Elo, if there is enough to outweigh the one draw."""
    wins = np.array([[0.0, 3000.0], [1000.0, 0.0]])
    better, worse = fit(wins)
    assert better - worse == pytest.approx(400 * np.log10(3), abs=0.5)
    assert better + worse == pytest.approx(0)


def test_an_interval_shrinks_with_more_deals_and_a_shared_place_is_a_draw() -> None:
    def games(count: int) -> list[Played]:
        return [
            Played("joraku", ["a", "b", "b"], deal, [1, 2, 3] if deal % 3 else [2, 1, 2])
            for deal in range(count)
        ]

    few, many = leaderboard(games(9)), leaderboard(games(300))
    assert [line.bot for line in many] == ["a", "b"]
    assert many[0].low <= many[0].strength <= many[0].high
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many[0].share == pytest.approx((200 * 2 + 100 * 0.5) / 600)
    even = leaderboard([Played("joraku", ["a", "b"], deal, [1, 1]) for deal in range(5)])
    assert [line.strength for line in even] == [pytest.approx(0)] * 2


@pytest.mark.parametrize(
    "line",
    [
        "no json",
        "[]",
        '{"game": "joraku"}',
        '{"game": "joraku", "bots": ["a"], "seed": 1, "places": [1, 2]}',
        '{"game": "joraku", "bots": ["a"], "seed": 1, "places": [0]}',
        '{"game": "joraku", "bots": [1], "seed": 1, "places": [1]}',
    ],
)
def test_a_line_that_is_no_result_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text("\n" + line + "\n")
    with pytest.raises(BadOptions) as caught:
        list(read_results([file]))
    assert caught.value.refusal.words["line"] == 2


def test_a_page_without_a_place_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing")
    file = ROOT / "docs/results/levels.jsonl"
    done = run("leaderboard", str(file), "--into", str(page))
    assert done.exit_code == 2
    assert page.read_text() == "nothing"


def test_the_table_in_the_guide_is_made_by_the_command() -> None:
    page = ROOT / "docs/guide/bots.md"
    results = [str(ROOT / "docs/results" / name) for name in ("levels.jsonl", "searches.jsonl")]
    table = run("leaderboard", *results).stdout.strip()
    assert put_into(page, "leaderboard", table) == page.read_text(encoding="utf-8")
