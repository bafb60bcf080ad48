"""Help, games, rules, bench."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest

import gunbai
from gunbai.cli.app import gunbai as root
from gunbai.language import LANGUAGES
from gunbai.ledger import all_rules
from tests.cli.run import run, run_process


def commands() -> list[list[str]]:
    """Every command with its path."""
    context = click.Context(root)
    paths: list[list[str]] = [[]]
    for name in root.list_commands(context):
        command = root.get_command(context, name)
        paths.append([name])
        if isinstance(command, click.Group):
            paths += [[name, inner] for inner in command.list_commands(context)]
    return paths


def test_version() -> None:
    assert run("--version").output == f"gunbai {gunbai.__version__}\n"


@pytest.mark.parametrize(("lang", "usage"), [("en", "Usage:"), ("ru", "Вызов:"), ("uk", "Виклик:")])
def test_every_command_has_a_help_page(lang: str, usage: str) -> None:
    for path in commands():
        result = run(*path, "--help", lang=lang)
        assert result.exit_code == 0
        assert result.output.startswith(usage)


def test_help_loads_neither_rich_nor_fluent() -> None:
    """The help page is quick: nothing heavy is imported for it."""
    code = (
        "import sys\n"
        "from gunbai.cli.app import gunbai\n"
        "try: gunbai(['--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('rich', 'fluent', 'openskill') if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")
    assert "play" in done.stdout


def test_language_of_the_system(tmp_path: Path) -> None:
    more = {"GUNBAI_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "uk_UA.UTF-8"}
    done = run_process(tmp_path, "games", **more)
    assert "Похід на Кіото" in done.stdout


def test_games_lists_all_games() -> None:
    output = run("games").output
    for name in gunbai.GAMES:
        assert name in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_what_is_refused(lang: str) -> None:
    result = run("games", "joraku", lang=lang)
    assert result.exit_code == 0
    for option in gunbai.load("joraku").options():
        for value in option.words + option.values:
            assert f"{option.name}={value}" in result.output
    assert "mode=base + players=2" in result.output
    assert result.output.count("[JK-C01]") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_mark_house_values(lang: str) -> None:
    result = run("games", "joraku", "--values", lang=lang, width=120)
    lines = {line.split()[0]: line for line in result.output.splitlines() if " I " in line}
    rows = list(lines.values())
    assert len(rows) == 7
    assert [row.count("*") for row in rows] == [1, 1, 1, 1, 0, 0, 0]
    assert "7/4/2" in rows[0]


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "reputation points"), ("ru", "репутации"), ("uk", "репутації")]
)
def test_the_guide(lang: str, word: str) -> None:
    output = run("games", "joraku", "--guide", "--lang", lang).output
    assert word in output
    assert "##" not in output


def test_a_rule_for_programs_is_told_apart() -> None:
    assert "Оно о программе" in run("rules", "JK-H01", lang="ru").output
    assert "Оно о программе" not in run("rules", "JK-W11", lang="ru").output


def test_a_rule_with_its_section_and_tests() -> None:
    output = run("rules", "jk-x14").output
    assert output.startswith("JK-X14  Examples of the booklet")
    assert "tests/joraku/test_printed_example.py:" in output
    assert "test_the_trick_of_the_booklet" in output


def test_rules_are_counted() -> None:
    output = run("rules", lang="ru").output.replace("\u00a0", " ")
    count = sum(1 for rule in all_rules().values() if rule.place.startswith("joraku"))
    assert f"{count} правил" in output


def test_a_question_is_answered_from_the_rules() -> None:
    output = run("rules", "who", "wins", "a", "tie", "-g", "shogun").output
    assert "In a tie the player with more chests wins." in output
    assert "rulebook p. 13" in output
    russian = run("rules", "сколько стоит построить замок", "--game", "shogun", lang="ru").output
    assert "SG-A5" in russian
    assert "заплатите 3 сундука" in " ".join(russian.split())


def test_a_question_that_cannot_be_answered_says_so() -> None:
    assert run("rules", "qqqqqqqq").exit_code == 2
    unknown = run("rules", "tie", "--game", "chess")
    assert unknown.exit_code == 2
    assert "joraku, rising_sun, shogun" in unknown.stderr


def test_an_unknown_rule_suggests_the_nearest() -> None:
    result = run("rules", "JK-W1l")
    assert result.exit_code == 2
    assert "JK-W11" in result.stderr


def test_bench_measures_all_rates() -> None:
    result = run("bench", "--seconds", "0.05", "-o", "players=3")
    assert result.exit_code == 0
    assert "./dev bench" in result.output
    numbers = [line.split()[-1].replace(",", "") for line in result.output.splitlines()[-5:]]
    assert all(int(number) > 0 for number in numbers)
