"""The fuzzer: a short run of it, and that what it finds leaves a record that loads."""

from __future__ import annotations

from pathlib import Path

import pytest

import gunbai
from gunbai.core.record import read_record, replay
from gunbai.core.rng import Rng
from gunbai.core.session import Session
from tools import fuzz


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_short_run_breaks_nothing(name: str, tmp_path: Path) -> None:
    words = ["--games", "15", "--seed", "31", "--game", name, "--folder", str(tmp_path)]
    assert fuzz.main(words) == 0
    assert list(tmp_path.iterdir()) == []


def test_what_breaks_leaves_a_record_and_the_way_to_see_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall_over(session: Session, rng: Rng) -> Session:
        if len(session.answers) > 20:
            raise ZeroDivisionError("put in on purpose")
        return session

    monkeypatch.setattr(fuzz, "disturb", fall_over)
    assert fuzz.main(["--games", "3", "--seed", "8", "--folder", str(tmp_path)]) == 1
    (path,) = tmp_path.iterdir()
    assert path.name == "fuzz-joraku-8.record"
    session = replay(gunbai.load("joraku"), read_record(path.read_text(encoding="utf-8")))
    assert len(session.answers) > 20
    said = capsys.readouterr().out
    assert "BROKEN: 'put in on purpose'" in said
    assert "./dev fuzz --game joraku --seed 8 --games 1" in said


def test_a_broken_invariant_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_card(session: Session, rng: Rng) -> Session:
        session.state.hands[0] = 0  # type: ignore[attr-defined]
        return session

    monkeypatch.setattr(fuzz, "disturb", lose_a_card)
    assert fuzz.main(["--games", "1", "--seed", "8", "--folder", str(tmp_path)]) == 1


def test_it_can_be_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(session: Session, rng: Rng) -> Session:
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "disturb", interrupt)
    assert fuzz.main(["--games", "3", "--seed", "8", "--folder", str(tmp_path)]) == 130
    assert list(tmp_path.iterdir()) == []
    assert "Stopped after 0 games" in capsys.readouterr().out
