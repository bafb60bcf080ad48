"""The script of the project: what it asks of the machine before tests run."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[1] / "dev"


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, which notes what it requires and runs nothing."""
    monkeypatch.syspath_prepend(str(SCRIPT.parent / "tools"))
    loader = SourceFileLoader("dev_script", str(SCRIPT))
    spec = spec_from_loader("dev_script", loader)
    assert spec is not None
    found: Any = module_from_spec(spec)
    loader.exec_module(found)
    found.required = []
    monkeypatch.setattr(found, "require", lambda *_: None)
    monkeypatch.setattr(found, "require_beside", lambda *_: None)
    monkeypatch.setattr(found, "run", lambda *_: None)
    monkeypatch.setattr(found.web, "npm", lambda _: ([], {}))
    monkeypatch.delenv("GUNBAI_EXPECT_TOOLS", raising=False)
    monkeypatch.setattr(found, "test_everything", lambda _: None)
    monkeypatch.setattr(
        found, "require_program", lambda _, package, __: found.required.append(package)
    )
    monkeypatch.setattr(found.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(found.os, "geteuid", lambda: 0, raising=False)
    return found


@pytest.mark.parametrize("selected", ["tests/deploy", "tests/deploy/test_debian.py", "tests"])
def test_tests_on_a_fresh_debian_find_their_tools(dev: Any, selected: str) -> None:
    dev.test(["--full", selected])
    assert dev.required[-2:] == ["debootstrap", "systemd-container"]


@pytest.mark.parametrize("selected", ["tests/programs", "tests/programs/test_programs.py", "tests"])
def test_bots_in_other_languages_find_what_they_are_written_in(
    dev: Any, selected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    monkeypatch.setattr(
        dev, "run", lambda _, __, env: given.extend(env["GUNBAI_EXPECT_TOOLS"].split())
    )
    dev.test([selected])
    assert dev.required == ["g++"]
    assert given[-2:] == ["node", "c++"]


@pytest.mark.parametrize("words", [["tests/deploy"], ["--full", "tests/joraku"], ["-k", "ninja"]])
def test_other_tests_ask_for_nothing_more(dev: Any, words: list[str]) -> None:
    dev.test(words)
    assert dev.required == []


def test_what_is_left_out_is_said(
    dev: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    dev.test(["--full", "tests/deploy"])
    assert dev.required == []
    assert "LEFT OUT" in capsys.readouterr().out
