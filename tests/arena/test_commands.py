"""`gunbai sim` and `gunbai arena`, from the command line's side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from gunbai.arena import matches, simulate
from gunbai.arena.ladder import Rung
from gunbai.cli import contest
from gunbai.cli.app import gunbai


def run(*words: str) -> Result:
    return CliRunner().invoke(gunbai, [*words, "--jobs", "1"])


def test_sim_goes_over_every_kind_of_game() -> None:
    result = run("sim", "joraku", "--games", "66", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["games"] == 66
    assert told["option_sets"] == 64
    assert (told["faults"], told["errors"], told["problems"]) == (0, 0, [])


def test_checking_changes_nothing_in_the_games() -> None:
    words = ["sim", "joraku", "--games", "6", "--json"]
    checked = json.loads(run(*words).stdout)
    plain = json.loads(run(*words, "--no-check").stdout)
    assert (checked["checked"], plain["checked"]) == (True, False)
    assert checked["digest"] == plain["digest"]


def test_sim_with_options_and_records(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    result = run("sim", "joraku", "--games", "2", "-o", "mode=neutral", "--records", str(folder))
    assert result.exit_code == 0, result.output
    assert len(list(folder.iterdir())) == 2
    assert "faults            0" in result.stdout


def test_sim_ends_with_1_if_something_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no such card")

    monkeypatch.setattr(simulate, "random_answer", broken)
    result = run("sim", "joraku", "--games", "3")
    assert result.exit_code == 1
    assert "ValueError: no such card" in result.stderr


def test_arena_tells_who_won(tmp_path: Path) -> None:
    chart = tmp_path / "wins.svg"
    words = ["arena", "joraku", "careless:90", "random", "--players", "3", "--games", "3"]
    result = run(*words, "--json", "--plot", str(chart))
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    assert [one["entrant"] for one in told["entrants"]] == ["careless:90", "random", "random"]
    assert told["options"]["players"] == "3"
    assert sum(one["wins"] for one in told["entrants"]) == 3
    assert len(told["rows"]) == 3
    assert chart.read_text(encoding="utf-8").startswith("<svg ")


def test_arena_prints_a_table() -> None:
    result = run("arena", "joraku", "random", "random", "random", "--games", "4")
    assert result.exit_code == 0, result.output
    assert "4 games" in result.stdout
    assert result.stdout.count("random") == 3


def test_arena_stops_as_soon_as_its_test_is_decided() -> None:
    words = ["arena", "joraku", "random", "careless:100", "--players", "4", "--sprt", "0.4", "0.9"]
    told = json.loads(run(*words, "--json").stdout)
    assert told["decision"] == "low"
    assert told["games"] < 50
    result = run(*words, "--games", "1")
    assert "random: undecided" in result.stdout
    assert "careless:100 ×3:" in result.stdout


def test_arena_climbs_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "LADDER", (Rung("random", "careless:100", 0.1, 0.9, 2),))
    result = run("arena", "joraku", "--gate")
    assert result.exit_code == 0, result.output
    assert "| joraku | `random` against `careless:100` | 2 |" in result.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["sim", "go"],
        ["sim", "joraku", "--games", "0"],
        ["sim", "joraku", "-o", "players"],
        ["sim", "joraku", "-o", "players=7"],
        ["arena"],
        ["arena", "joraku"],
        ["arena", "joraku", "nowhere@greedy", "random", "random"],
        ["arena", "joraku", "random", "random", "random", "--sprt", "0.6", "0.5"],
        ["arena", "joraku", "genius", "random", "random"],
        ["arena", "joraku", "search:0", "random", "random"],
        ["arena", "joraku", "random"],
        ["arena", "joraku", "random", "random", "--players", "1"],
        ["arena", "joraku", "random", "random", "-o", "players=4"],
        ["arena", "joraku", "random", "random", "--data", "missing.toml"],
    ],
    ids=" ".join,
)
def test_wrong_input_is_one_line_and_exit_code_2(words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.stderr


def interrupt_after(games: int, work: Any) -> Any:
    def interrupted(job: Any, number: int) -> Any:
        if number == games:
            raise KeyboardInterrupt
        return work(job, number)

    return interrupted


def test_ctrl_c_shows_what_was_done_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "play_random", interrupt_after(5, simulate.play_random))
    result = run("sim", "joraku", "--games", "50", "--json")
    assert result.exit_code == 130
    told = json.loads(result.stdout)
    assert (told["games"], told["stopped"]) == (5, True)

    monkeypatch.setattr(matches, "play_number", interrupt_after(2, matches.play_number))
    result = run("arena", "joraku", "random", "random", "random", "--games", "50", "--json")
    assert result.exit_code == 130
    told = json.loads(result.stdout)
    assert (told["games"], told["stopped"]) == (2, True)
