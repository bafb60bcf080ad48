"""Whole games and every command at the table, typed by a script."""

from __future__ import annotations

import errno
import io
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import gunbai
from gunbai.cli.choices import ChoiceList
from gunbai.cli.saves import open_record
from gunbai.cli.table import Table
from gunbai.core.session import Session
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import COLOURS
from gunbai.games.joraku.terminal.result import ways_of
from gunbai.language import Language
from tests.cli.run import WHOLE_GAME, command, environment, play, run, run_process


def record_of(path: Path) -> Session:
    return open_record(path)[1]


@pytest.mark.parametrize(
    ("options", "lang", "width", "total"),
    [
        (("--players", "3"), "en", 80, "Total"),
        (("-o", "variants=1,4,5"), "ru", 116, "Всего"),
        (("--players", "2", "--seat", "2"), "uk", 80, "Усього"),
        (("-o", "mode=neutral", "--names"), "ru", 80, "Всего"),
        (("--names", "Vera,Oleg,[b]Ann[/b],P"), "uk", 116, "Усього"),
    ],
)
def test_a_whole_game(
    tmp_path: Path, options: tuple[str, ...], lang: str, width: int, total: str
) -> None:
    path = tmp_path / "game.gunbai"
    result = play(path, *options, lang=lang, width=width)
    assert result.exit_code == 0
    assert total in result.output
    assert str(path) in result.output
    assert record_of(path).over
    assert "\x1b" not in result.output
    too_wide = [
        line
        for line in result.output.splitlines()
        if cell_len(line) > width and str(path) not in line
    ]
    assert too_wide == []


def test_a_whole_game_as_a_process(tmp_path: Path) -> None:
    words = ("play", "joraku", "--players", "3", "--seed", "4", "--bot", "random")
    done = run_process(tmp_path, *words, typed=WHOLE_GAME)
    assert done.returncode == 0
    assert done.stderr == ""
    (path,) = (tmp_path / "records").glob("joraku-*.gunbai")
    assert record_of(path).over


def test_points_are_told_by_round_and_kind(finished: Path) -> None:
    session = record_of(finished)
    state = session.state
    assert isinstance(state, JorakuState)
    ways = ways_of(session)
    for colour in state.setup.factions:
        kinds = ways.get(COLOURS[colour], {})
        assert sum(sum(points) for points in kinds.values()) == state.points[colour]


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    first = tmp_path / "first.gunbai"
    second = tmp_path / "second.gunbai"
    play(first, typed="1\n" * 12)
    play(second, typed="1\n" * 12)
    assert first.read_text() == second.read_text()


def test_without_a_seed_games_differ(home: Path) -> None:
    for _ in range(2):
        assert run("play", "joraku", "--bot", "random", typed="q\n").exit_code == 0
    seeds = {record_of(path).seed for path in (home / "records").iterdir()}
    assert len(seeds) == 2


def test_left_and_continued_it_is_the_same_game(tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "left.gunbai"
    left = play(path, typed="1\n" * 20)
    assert f"gunbai record continue {path}" in left.output
    assert not record_of(path).over
    assert run("record", "continue", str(path), typed="1\n1\nq\n").exit_code == 0
    assert run("record", "continue", str(path), typed=WHOLE_GAME).exit_code == 0
    assert path.read_text() == finished.read_text()


def test_continuing_takes_the_seat_that_was_the_players(tmp_path: Path) -> None:
    path = tmp_path / "seat.gunbai"
    play(path, "--seat", "3", typed="q\n")
    result = run("record", "continue", str(path), typed="q\n")
    assert re.search(r"Y Human \(you\)", result.output)


def hear_ctrl_c() -> None:
    """Tests that run in the background are deaf to it, and so would be what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cut.gunbai"
    words = ["play", "joraku", "--seed", "7", "--bot", "random", "--record", str(path)]
    process = subprocess.Popen(
        command(words),
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - no other thread runs here
    )
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and "s1 pass" not in _text(path):
        time.sleep(0.05)
    time.sleep(0.3)  # the next question is asked
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err.strip() == ""
    assert "gunbai record continue" in out
    assert "s1 pass" in path.read_text()
    assert run("record", "verify", str(path)).exit_code == 0


def _text(path: Path) -> str:
    return path.read_text() if path.exists() else ""


# what can be typed


def test_an_action_can_be_typed_with_or_without_its_verb(tmp_path: Path) -> None:
    path = tmp_path / "typed.gunbai"
    session = Session(gunbai.load("joraku"), {}, 7)
    cards = session.game.text(session.state.legal(0)[4]).removeprefix("pass ")
    play(path, typed=f"{cards}\n")
    assert f"s1 pass {cards} " in path.read_text()
    play(tmp_path / "verb.gunbai", typed=f"PASS {cards}\n")
    assert (tmp_path / "verb.gunbai").read_text() == path.read_text()


def test_where_the_question_is_how_many_the_number_is_the_count(tmp_path: Path) -> None:
    path = tmp_path / "count.gunbai"
    for played in range(1, 30):
        path.unlink(missing_ok=True)
        out = play(path, typed="1\n" * played).output.replace("\u00a0", " ")
        if "place" in out and " 0  Place no samurai" in out:
            break
    else:
        pytest.fail("the game never asked how many")
    path.unlink()
    play(path, typed="1\n" * played + "3\n")
    area = re.findall(r" 3  Place 3 samurai in \w+\s+(place \w+ 3)", out)
    assert f"s1 {area[-1]} " in path.read_text()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play 5r", "A different decision is due now."),
        ("pass 1r 2r 3r", "[JK-R05]"),
        ("pass 9r", "is not a card"),
        ("99", "Type one from 1 to 10."),
        ("0", "Type one from 1 to 10."),
        ("dance", "is not a card"),
        ("stop now", "doesn’t belong here"),
    ],
)
def test_what_is_not_allowed_is_answered_with_the_reason(
    tmp_path: Path, typed: str, answer: str
) -> None:
    path = tmp_path / "why.gunbai"
    result = play(path, typed=f"{typed}\n")
    assert result.exit_code == 0
    assert answer in " ".join(result.output.split())
    assert record_of(path).version == 3  # the three bots


def test_not_following_names_the_rule_in_every_language(tmp_path: Path) -> None:
    for lang, word in (("en", "led with"), ("ru", "кон начат"), ("uk", "сутичку почато")):
        for seed in range(30):
            session = Session(gunbai.load("joraku"), {}, seed)
            assert isinstance(session.state, JorakuState)
            words = ("play", "joraku", "--seed", str(seed), "--bot", "random", "--lang", lang)
            path = tmp_path / f"{lang}{seed}.gunbai"
            hand = [f"play {value}{suit}" for suit in "ryb" for value in "n123456"]
            typed = "1\n" + "\n".join(hand) + "\n"
            out = run(*words, "--record", str(path), typed=typed).output
            if "[JK-K04]" in out:
                assert word in " ".join(out.split())
                break
        else:
            pytest.fail("nobody ever had to follow")


def test_undo_takes_back_the_own_step(tmp_path: Path) -> None:
    path = tmp_path / "undo.gunbai"
    play(path, typed="1\n1\n1\n")
    before = record_of(path).version
    path.unlink()
    result = play(path, typed="1\n1\n1\nu\n")
    assert "taken back" in result.output
    assert record_of(path).version < before
    path.unlink()
    assert "nothing to undo" in play(path, typed="u\n").output


def test_the_other_commands_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "commands.gunbai"
    copy = tmp_path / "folder" / "copy.gunbai"
    typed = f"h\n?\nl\nb\ns\ns {copy}\ns {path}/no\n\nq\n"
    result = play(path, typed=typed)
    assert result.exit_code == 0
    out = " ".join(result.output.split())
    hint = re.search(r"Hint: Pass .*?\((pass \w\w \w\w)\)", out)
    assert hint
    session = Session(gunbai.load("joraku"), {}, 7)
    assert session.game.parse(hint[1]) in session.state.legal(0)
    assert "Every player looks at" in out
    assert "simultaneous" not in out
    assert result.output.count("Joraku · round I") == 2
    assert copy.read_text() == path.read_text()
    assert "Not a directory" in out


def test_commands_work_on_a_cyrillic_keyboard(tmp_path: Path) -> None:
    path = tmp_path / "й.gunbai"
    result = play(path, typed="и\nй\n1\n", lang="ru")
    assert result.output.count("раунд I ") == 2
    assert record_of(path).version == 3


def test_nobody_learns_the_bots_cards(tmp_path: Path) -> None:
    """All that is drawn is the same when the cards that the player can't see are others."""
    for mode, players in (("base", "4"), ("two_vs_two", "2"), ("neutral", "2")):
        session = Session(gunbai.load("joraku"), {"mode": mode, "players": players}, 11)
        others = 0
        for turn in range(60):
            seat = session.state.to_act()[0]
            legal = session.state.legal(seat)
            session.submit(seat, legal[turn % len(legal)])
            if turn % 10 == 0:
                real = drawn(session, tmp_path)
                true = session.state
                session.state = true.determinize(0, turn)
                others += session.state.observe(1)["own"] != true.observe(1)["own"]
                assert drawn(session, tmp_path) == real
                session.state = true
        assert others > 0


def drawn(session: Session, folder: Path) -> str:
    """The board, the help and the log for seat 1."""
    file = io.StringIO()
    console = Console(file=file, width=80, markup=False, emoji=False, highlight=False)
    levels = ["", *["random"] * (session.state.seats() - 1)]
    game = session.game
    table = Table(session, 0, levels, Language("en", game), console, folder / "drawn.gunbai")
    table.show_board("")
    table.log("")
    if 0 in session.state.to_act():
        table.help("")
        console.print(ChoiceList(game, table.language, session.state.legal(0)).draw())
    return file.getvalue()


def test_what_a_stream_cannot_carry_does_not_end_the_game(tmp_path: Path) -> None:
    words = ("play", "joraku", "--seed", "7", "--bot", "random", "--lang", "uk")
    done = subprocess.run(
        command(words),
        input=b"\xff\xfe\ns \x00\n1\n",
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    (path,) = (tmp_path / "records").iterdir()
    assert "s1 pass" in path.read_text()


def test_a_disk_that_fills_up_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "full.gunbai"
    real = os.replace
    saved: list[str] = []

    def fails_once(source: str, target: Path) -> None:
        saved.append(source)
        if len(saved) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), source)
        real(source, target)

    monkeypatch.setattr(os, "replace", fails_once)
    result = play(path, typed="1\n1\n")
    assert result.exit_code == 0
    assert os.strerror(errno.ENOSPC) in " ".join(result.output.split())
    assert "s1 play" in path.read_text()
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []
