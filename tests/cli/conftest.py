from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import play


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing a test does reaches the user's own folder."""
    folder = tmp_path / "home"
    monkeypatch.setenv("GUNBAI_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    path = tmp_path_factory.mktemp("records") / "finished.gunbai"
    assert play(path).exit_code == 0
    return path


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game left after a few answers."""
    path = tmp_path_factory.mktemp("records") / "running.gunbai"
    assert play(path, typed="1\n" * 9).exit_code == 0
    return path
