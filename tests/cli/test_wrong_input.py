"""Whatever is given wrong: one line on standard error, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run, run_process

WRONG = [
    ["nonsense"],
    ["play"],
    ["play", "chess"],
    ["play", "joraku", "--nonsense"],
    ["play", "joraku", "--seed", "x"],
    ["play", "joraku", "--seed", "-1"],
    ["play", "joraku", "--seed"],
    ["play", "joraku", "--players", "7"],
    ["play", "joraku", "--players", "3", "-o", "players=4"],
    ["play", "joraku", "-o", "mode=base", "--players", "2"],
    ["play", "joraku", "-o", "variants=7"],
    ["play", "joraku", "-o", "nothing"],
    ["play", "joraku", "-o", "what=1"],
    ["play", "joraku", "-o", "mode=base", "-o", "mode=base"],
    ["play", "joraku", "--seat", "5"],
    ["play", "joraku", "--seat", "0"],
    ["play", "joraku", "--bot", "god"],
    ["play", "joraku", "--bot", "search:0ms"],
    ["play", "joraku", "--data", "no-such-file.toml"],
    ["play", "joraku", "--names", "Vera"],
    ["play", "joraku", "--lang", "xx"],
    ["games", "chess"],
    ["record", "nonsense"],
    ["record", "verify"],
    ["record", "verify", "no-such-file"],
    ["record", "show", "no-such-file"],
    ["record", "show", "."],
    ["record", "continue", "no-such-file"],
    ["rules", "JK-W99"],
    ["rules", "?!"],
    ["bench", "--seconds", "never"],
    ["bench", "--seconds", "nan"],
    ["bench", "chess"],
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_one_line_and_exit_code_2(words: list[str], lang: str) -> None:
    result = run(*words, lang=lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("gunbai: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "The base game is for 3–4 players."),
        ("ru", "Основная игра — для 3–4 игроков."),
        ("uk", "Основна гра — для 3–4 гравців."),
    ],
)
def test_a_refusal_is_in_the_users_language_and_names_the_rule(lang: str, reason: str) -> None:
    words = ("play", "joraku", "-o", "mode=base", "--players", "2")
    by_system = run(*words, lang=lang)
    assert reason in by_system.stderr.replace("\u00a0", " ")
    assert "[JK-C01]" in by_system.stderr
    assert run("--lang", lang, *words, lang="en").stderr == by_system.stderr
    assert run(*words, "--lang", lang, lang="en").stderr == by_system.stderr


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "The number of bots does not match the seats: 2 bots for 4."),
        ("ru", "Число ботов и мест не сходится: названо 2, мест 4."),
        ("uk", "Кількість ботів і місць не збігається: названо 2, місць 4."),
    ],
)
def test_bots_that_are_not_as_many_as_seats(lang: str, reason: str) -> None:
    result = run("arena", "joraku", "random", "random", "-o", "players=4", lang=lang)
    assert result.exit_code == 2
    assert reason in result.stderr.replace("\u00a0", " ")


def test_a_record_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    result = run("play", "joraku", "--record", str(blocked / "game.gunbai"))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert str(blocked) in result.stderr


def test_a_record_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.gunbai"
    path.write_text("precious")
    result = run("play", "joraku", "--record", str(path))
    assert result.exit_code == 2
    assert "gunbai record continue" in result.stderr.replace("\u00a0", " ")
    assert path.read_text() == "precious"


def test_a_bad_data_file_is_told_with_its_place(tmp_path: Path) -> None:
    data = tmp_path / "own.toml"
    data.write_text("[kachidoki]\nrow = [1, 2, 3]\n")
    result = run("play", "joraku", "--data", str(data))
    assert result.exit_code == 2
    assert "kachidoki.row" in result.stderr


def test_as_a_process_too(tmp_path: Path) -> None:
    done = run_process(tmp_path, "play", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("gunbai: There is no game “chess”")
    assert done.stderr.count("\n") == 1
