"""`gunbai admin check`: what would become of each table, told before an upgrade."""

from __future__ import annotations

import hashlib
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.run import plain, run

DATABASES = Path(__file__).parent.parent / "fixtures" / "databases"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data of a server that played Rising Sun by its first rules."""
    with zipfile.ZipFile(DATABASES / "rs-1.zip") as kept:
        kept.extractall(tmp_path)
    return tmp_path


def lines_of(output: str, *words: str) -> list[str]:
    return [line for line in output.splitlines() if all(word in line for word in words)]


def test_each_table_is_told_and_nothing_is_changed(folder: Path) -> None:
    before = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir()}
    done = run("admin", "check", "--data-dir", str(folder))
    assert done.exit_code == 0
    assert "from revision 0002 to" in plain(done.output)
    assert len(lines_of(done.output, "moves on, rules rs-1 → rs-4")) == 2  # and a lobby
    assert len(lines_of(done.output, "goes on from its last settled position")) == 1
    assert len(lines_of(done.output, "can only be looked at")) == 1
    assert "Unchanged: 6." in done.output
    assert "Can’t go on: 0." in done.output
    after = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir()}
    assert after == before


def test_all_tables_are_told_if_that_is_wanted(folder: Path) -> None:
    few = run("admin", "check", "--data-dir", str(folder)).output
    every = run("admin", "check", "--data-dir", str(folder), "--all").output
    assert len(every.splitlines()) == len(few.splitlines()) + 2


@pytest.mark.parametrize(
    ("column", "value", "reason"),
    [
        ("game", "chess", "no game “chess”"),
        ("rules", "rs-999", "rules version rs-999"),
        ("own_values", '{"nonsense": 1}', "nonsense"),
    ],
)
def test_a_game_that_could_not_go_on_is_an_error(
    folder: Path, column: str, value: str, reason: str
) -> None:
    with closing(sqlite3.connect(folder / "gunbai.sqlite")) as database, database:
        name = "figures" if column == "own_values" else column  # as this version called it
        database.execute(
            f"UPDATE tables SET {name} = ? WHERE status = 'running' AND game = 'shogun'", (value,)
        )
    done = run("admin", "check", "--data-dir", str(folder))
    assert done.exit_code == 1
    assert len(lines_of(done.output, "can’t go on")) == 1
    assert reason in plain(done.output)
    assert "Can’t go on: 1." in done.output


def test_a_folder_without_a_database_is_refused(tmp_path: Path) -> None:
    done = run("admin", "check", "--data-dir", str(tmp_path / "nowhere"))
    assert done.exit_code == 2
    assert "can’t be opened" in plain(done.output)
    assert not (tmp_path / "nowhere").exists()


def test_a_database_of_a_later_version_is_refused(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "gunbai.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    done = run("admin", "check", "--data-dir", str(folder))
    assert done.exit_code == 2
    assert "made by a newer Gunbai (9999)" in plain(done.output)


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_it_speaks_the_languages_of_its_reader(folder: Path, lang: str) -> None:
    done = run("admin", "check", "--data-dir", str(folder), lang=lang)
    assert done.exit_code == 0
    assert lines_of(done.output, {"ru": "идёт дальше", "uk": "йде далі"}[lang])
    assert "moves on" not in done.output


def test_an_unknown_command_is_refused_with_those_there_are() -> None:
    done = run("admin", "nothing")
    assert done.exit_code == 2
    assert "check" in done.output
