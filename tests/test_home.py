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


@pytest.mark.parametrize(
    ("system", "variable", "place"),
    [
        ("linux", "XDG_DATA_HOME", "gunbai"),
        ("win32", "APPDATA", "gunbai"),
    ],
)
def test_the_folder_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, variable: str, place: str
) -> None:
    monkeypatch.delenv("GUNBAI_HOME", raising=False)
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setenv(variable, str(tmp_path))
    assert data_folder() == tmp_path / place
