"""`./dev test` runs every test in at least one of its passes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import passes

PLAYED = ("tests/bots", "tests/properties")
FILES = (
    "tests/bots/test_advice.py",
    "tests/properties/test_events.py",
    "tests/properties/test_fuzz.py",
)
#: Where the engine that runs may be asked for: a test that skips itself would be run nowhere.
ASK_FOR_THE_ENGINE = {
    "conftest.py",
    "core/conftest.py",  # its toy can't even be imported with the compiled engine
    "passes.py",
    "test_passes.py",
}


def noted(place: Path, *options: str) -> dict[str, list[str]]:
    """Return the tests that a pass would run of some files."""
    environment = {name: os.environ[name] for name in os.environ if name != "PYTEST_XDIST_WORKER"}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", f"--note={place}"]
    subprocess.run(
        [*command, *options, *FILES],
        cwd=passes.ROOT,
        env=environment,
        check=True,
        capture_output=True,
    )
    names: dict[str, list[str]] = json.loads(place.read_text(encoding="utf-8"))
    return names


def test_what_needs_the_interpreted_engine_stays_in_its_pass(tmp_path: Path) -> None:
    left = noted(tmp_path / "note", *(f"--played={folder}" for folder in PLAYED))
    here = {name.removeprefix("tests/") for name in left["run"]}
    assert "bots/test_advice.py::test_a_reason_is_where_two_judgements_differ" in here
    assert "properties/test_fuzz.py::test_a_short_run_breaks_nothing[kura]" in here
    assert "properties/test_fuzz.py::test_a_short_run_breaks_nothing[joraku]" not in here
    events = {name for name in left["found"] if "test_events" in name}
    assert events
    assert events <= set(left["run"])
    assert sum(name.startswith("bots/") for name in here) == 1


def test_a_test_that_no_pass_runs_is_named(tmp_path: Path) -> None:
    places = [tmp_path / "interpreted", tmp_path / "compiled"]
    for place, run in zip(places, (["a"], ["b"]), strict=True):
        place.write_text(json.dumps({"found": ["a", "b", "c"], "run": run}))
    assert passes.never_run(places) == ["c"]
    assert passes.main([str(place) for place in places]) == 1
    places[1].write_text(json.dumps({"found": ["b", "c"], "run": ["b", "c"]}))
    assert passes.main([str(place) for place in places]) == 0


def test_what_every_pass_skipped_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = [tmp_path / "interpreted", tmp_path / "compiled"]
    names = {"found": ["a", "b"], "run": ["a", "b"], "skipped": {"a": "Skipped: no Node"}}
    places[0].write_text(json.dumps(names))
    places[1].write_text(json.dumps({"found": ["a"], "run": ["a"]}))
    assert passes.skipped_everywhere(places) == {}
    places[1].write_text(json.dumps({**names, "run": ["a"]}))
    assert passes.main([str(place) for place in places]) == 0
    assert "skipped: a: no Node\n" in capsys.readouterr().out


def test_a_pass_notes_what_was_skipped(tmp_path: Path) -> None:
    place = tmp_path / "note"
    environment = {name: os.environ[name] for name in os.environ if name != "PYTEST_XDIST_WORKER"}
    environment.pop("GUNBAI_FULL", None)
    command = [sys.executable, "-m", "pytest", "-q", f"--note={place}", "-n", "1"]
    subprocess.run(
        [*command, "tests/arena/test_cluster.py"],
        cwd=passes.ROOT,
        env=environment,
        check=True,
        capture_output=True,
    )
    assert passes.skipped_everywhere([place]) == {
        "tests/arena/test_cluster.py::test_a_cluster_that_loses_a_machine_gives_the_same": (
            "Skipped: takes a minute: ./dev test --full"
        )
    }


def test_no_test_skips_itself_because_of_the_engine() -> None:
    tests = passes.ROOT / "tests"
    asking = {
        file.relative_to(tests).as_posix()
        for file in tests.rglob("*.py")
        if re.search(r"EXPECT_COMPILED|\bCOMPILED\b", file.read_text(encoding="utf-8"))
    }
    assert asking == ASK_FOR_THE_ENGINE
