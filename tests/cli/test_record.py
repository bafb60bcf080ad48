"""Recorded games: checked, told, continued; what is wrong with one is told with its line."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import gunbai
from gunbai.cli.saves import open_record
from gunbai.core.record import write_record
from gunbai.core.session import Session
from tests.cli.run import plain, play, run


def test_verify_counts_the_answers(finished: Path, running: Path) -> None:
    result = run("record", "verify", str(finished), str(running))
    assert result.exit_code == 0
    lines = result.output.replace("\u00a0", " ").splitlines()
    answers = len(open_record(finished)[0].texts)
    assert lines[0] == f"{finished}: {answers} answers checked, the game is finished."
    assert lines[1].endswith("the game is not finished.")


def changed(path: Path, tmp_path: Path, how: str) -> tuple[Path, int]:
    """A spoilt copy of a record, and the line at which that must be noticed."""
    lines = path.read_text().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    at = first + 5
    if how == "changed":
        lines[at] = lines[at].replace(" s", " s", 1).replace("#", "#0", 1)
    elif how == "removed":
        del lines[at]
    elif how == "cut":
        del lines[at:]
    elif how == "seed":
        seed = next(number for number, line in enumerate(lines) if line.startswith("seed "))
        lines[seed] = "seed 8"
        at = first - 1
    copy = tmp_path / f"{how}.gunbai"
    copy.write_text("\n".join(lines) + "\n")
    return copy, at + 1


@pytest.mark.parametrize("how", ["changed", "removed", "cut", "seed"])
@pytest.mark.parametrize(("lang", "word"), [("en", "line"), ("ru", "строка"), ("uk", "рядок")])
def test_a_spoilt_record_is_told_with_its_line(
    finished: Path, tmp_path: Path, how: str, lang: str, word: str
) -> None:
    copy, line = changed(finished, tmp_path, how)
    for words in (["verify"], ["show"], ["continue"]):
        result = run("record", *words, str(copy), lang=lang)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert f"{copy}, {word} {line}:" in result.stderr.replace("\u00a0", " ")


def test_one_bad_record_does_not_hide_the_good_ones(finished: Path, tmp_path: Path) -> None:
    bad, _ = changed(finished, tmp_path, "cut")
    result = run("record", "verify", str(bad), str(finished))
    assert result.exit_code == 2
    assert str(finished) in result.stdout
    assert str(bad) in result.stderr


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"gunbai record 1\n"])
def test_what_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "strange"
    path.write_bytes(content)
    result = run("record", "verify", str(path))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_each_viewer_is_told_what_they_may_know(finished: Path) -> None:
    def hands(*words: str) -> int:
        result = run("record", "show", str(finished), *words)
        assert result.exit_code == 0
        return result.output.count("Your hand:")

    assert hands() == 0
    assert hands("--seat", "2") == 3
    assert hands("--above") == 12
    assert run("record", "show", str(finished), "--above", "--seat", "1").exit_code == 2


@pytest.mark.parametrize(
    ("lang", "opening", "end"),
    [
        ("en", "Round I begins.", "Where the points came from"),
        ("ru", "раунд I", "Откуда очки"),
        ("uk", "раунд I", "Звідки очки"),
    ],
)
def test_a_game_in_words(finished: Path, lang: str, opening: str, end: str) -> None:
    output = run("record", "show", str(finished), lang=lang).output
    assert opening in output
    assert end in output


def test_show_can_stop_early_and_draw_the_board(finished: Path) -> None:
    early = run("record", "show", str(finished), "--upto", "4", "--board").output
    early = plain(early)
    assert "Round I begins." in early
    assert "Round II begins." not in early
    assert "trick 1 of 5" in early
    whole = run("record", "show", str(finished)).output
    assert "Round III begins." in whole
    start = run("record", "show", str(finished), "--upto", "0", "--board").output
    assert "trick 1" not in plain(start)


def test_a_finished_game_is_not_continued(finished: Path) -> None:
    before = finished.read_text()
    result = run("record", "continue", str(finished), typed="1\n")
    assert result.exit_code == 2
    assert "is finished" in result.stderr
    assert finished.read_text() == before


def test_own_values_travel_inside_the_record(tmp_path: Path) -> None:
    data = tmp_path / "own.toml"
    data.write_text("[prestige.kyoto]\nrows = [[9, 8, 7], [9, 8, 7], [9, 8, 7]]\n")
    path = tmp_path / "own.gunbai"
    assert "9/8/7" in play(path, "--data", str(data), typed="q\n").output
    data.unlink()
    assert "9/8/7" in run("record", "continue", str(path), typed="q\n").output
    assert run("record", "verify", str(path)).exit_code == 0


def test_unusable_figures_in_a_record_are_told_with_their_line(tmp_path: Path) -> None:
    data = tmp_path / "own.toml"
    data.write_text("[kachidoki]\nrow = [5, 2, 1]\n")
    path = tmp_path / "own.gunbai"
    play(path, "--data", str(data), typed="q\n")
    lines = path.read_text().splitlines()
    assert lines[6].startswith("data ")
    lines[6] = lines[6].replace("[5, 2, 1]", "[1, 2, 5]")
    chain = b""
    for number, line in enumerate(lines):  # as somebody would who knows how checks are made
        body = line.rpartition(" #")[0] or line
        chain = hashlib.sha256(chain + body.encode()).digest()
        lines[number] = f"{body} #{chain.hex()[:6]}" if body != line else line
    path.write_text("\n".join(lines) + "\n")
    result = run("record", "verify", str(path))
    assert result.exit_code == 2
    assert f"{path}, line 7:" in plain(result.stderr)
    assert "kachidoki.row" in result.stderr


def test_the_fingerprint_of_a_fair_game_is_told_and_compared(tmp_path: Path) -> None:
    game = gunbai.load("joraku")
    session = Session(game, {}, 77, None, True, ["kitsune", "", "tanuki", ""])
    path = tmp_path / "fair.record"
    path.write_text(write_record(session), encoding="utf-8")
    own = hashlib.sha256(b"77").hexdigest()
    result = run("record", "verify", str(path), "--fingerprint", own.upper())
    assert result.exit_code == 0
    assert f"{own} and the words kitsune · tanuki." in plain(result.output)
    for lang in ("en", "ru", "uk"):
        result = run("record", "verify", str(path), "--fingerprint", "0" * 64, lang=lang)
        assert result.exit_code == 2
        assert own in result.stderr


def test_a_record_without_a_secret_has_no_fingerprint(finished: Path) -> None:
    assert "fingerprint" not in run("record", "verify", str(finished)).output
    result = run("record", "verify", str(finished), "--fingerprint", "0" * 64)
    assert result.exit_code == 2
    assert "no fingerprint to compare" in result.stderr
