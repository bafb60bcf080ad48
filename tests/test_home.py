"""One folder for all of a user's things."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.cli.saves import new_path
from gunbai.home import data_folder


def test_a_folder_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GUNBAI_HOME", str(tmp_path))
    assert data_folder() == tmp_path
    assert new_path("joraku").is_relative_to(tmp_path)


def test_the_folder_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GUNBAI_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "gunbai"


def test_the_folder_of_earlier_versions_is_still_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On Windows it was in the profile that wanders from computer to computer."""
    local, roaming = tmp_path / "Local" / "gunbai", tmp_path / "Roaming" / "gunbai"
    monkeypatch.delenv("GUNBAI_HOME", raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("gunbai.home.user_data_path", lambda *_, **__: local)
    monkeypatch.setenv("APPDATA", str(roaming.parent))
    assert data_folder() == local
    roaming.mkdir(parents=True)
    assert data_folder() == roaming
    local.mkdir(parents=True)
    assert data_folder() == local
