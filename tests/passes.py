"""The passes of `./dev test`, and the check that no test is left out of all of them.

There are two passes: one with the interpreted engine and one with the compiled engine, which is
ten times as fast. So folders of tests that mostly play (`--played=FOLDER`) are left to the compiled
pass, except for what needs the interpreted engine: tests marked `interpreted`, and those of a game
that only the tests have, since the compiled engine takes no interpreted game.

    python tests/passes.py NOTE NOTE…     # compare what the passes noted with `--note=NOTE`
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = os.environ.get("GUNBAI_EXPECT_COMPILED") == "1"
#: The games that only the tests have.
OWN_GAMES: Final = {file.parent.name for file in (ROOT / "tests" / "games").glob("*/game.py")}
FIRST_WORKER: Final = "gw0"


def add_options(parser: pytest.Parser) -> None:
    """Let `./dev test` say what a pass is for."""
    parser.addoption(
        "--played",
        action="append",
        default=[],
        metavar="FOLDER",
        help="of this folder run only what needs the interpreted engine",
    )
    parser.addoption("--note", type=Path, help="write into this file which tests this pass runs")


def needs_interpreted(item: pytest.Item) -> bool:
    """Return True if the compiled engine can't run this test."""
    case = item.name.partition("[")[2].rstrip("]").split("-")
    return item.get_closest_marker("interpreted") is not None or not OWN_GAMES.isdisjoint(case)


def of_the_other_pass(items: Iterable[pytest.Item], played: Sequence[str]) -> set[pytest.Item]:
    """Return the tests that are left to the other pass."""
    if COMPILED:
        return {item for item in items if needs_interpreted(item)}
    folders = [ROOT / folder for folder in played]
    return {
        item
        for item in items
        if any(item.path.is_relative_to(folder) for folder in folders)
        and not needs_interpreted(item)
    }


def note(config: pytest.Config, found: Iterable[pytest.Item], kept: Iterable[pytest.Item]) -> None:
    """Write down what was found and what of it is run; every worker finds the same."""
    place: Path | None = config.getoption("note")
    worker = os.environ.get("PYTEST_XDIST_WORKER", FIRST_WORKER)
    if place is not None and worker == FIRST_WORKER:
        names = {"found": [item.nodeid for item in found], "run": [item.nodeid for item in kept]}
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(names), encoding="utf-8")


def note_skipped(config: pytest.Config, reports: Iterable[Any]) -> None:
    """Add to the note which tests were skipped after all, and why."""
    place: Path | None = config.getoption("note")
    if place is not None and place.exists():
        names = json.loads(place.read_text(encoding="utf-8"))
        names["skipped"] = {one.nodeid: one.longrepr[2] for one in reports}
        place.write_text(json.dumps(names), encoding="utf-8")


def never_run(notes: Iterable[Path]) -> list[str]:
    """Return the tests that some pass found and that none runs."""
    found: set[str] = set()
    run: set[str] = set()
    for place in notes:
        names = json.loads(place.read_text(encoding="utf-8"))
        found.update(names["found"])
        run.update(names["run"])
    return sorted(found - run)


def skipped_everywhere(notes: Iterable[Path]) -> dict[str, str]:
    """Return the tests that were skipped by each pass that was to run them, with the reason."""
    done: set[str] = set()
    skipped: dict[str, str] = {}
    for place in notes:
        names = json.loads(place.read_text(encoding="utf-8"))
        skipped.update(names.get("skipped", {}))
        done.update(set(names["run"]) - set(names.get("skipped", {})))
    return {name: why for name, why in sorted(skipped.items()) if name not in done}


def main(notes: Sequence[str]) -> int:
    """Say which tests were skipped and which no pass runs; fail if there are any of the latter."""
    for name, why in skipped_everywhere(map(Path, notes)).items():
        print(f"skipped: {name}: {why.removeprefix('Skipped: ')}")
    missed = never_run(map(Path, notes))
    for name in missed:
        print(f"in no pass: {name}")
    if not missed:
        print("Every test is run in at least one pass.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
