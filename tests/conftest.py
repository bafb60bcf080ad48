"""The settings of all tests."""

from __future__ import annotations

import os
from collections.abc import Sequence, Set
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests import passes

if not passes.COMPILED:  # the compiled engine takes no interpreted game
    os.environ["GUNBAI_GAMES"] = str(Path(__file__).resolve().parent / "games")

from gunbai.core import state
from tests.full import FULL

if passes.COMPILED and Path(state.__file__).suffix == ".py":
    raise RuntimeError(f"the compiled engine is expected, but {state.__file__} was imported")

#: Folders whose tests start servers, databases or browsers.
RACING = ("browser", "cli", "deploy", "server")
ATTEMPTS = 3


DATABASES = ("sqlite", "postgresql")


def pytest_addoption(parser: pytest.Parser) -> None:
    passes.add_options(parser)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not wanted, or left to another pass; try again where processes race.

    What passes only at a later attempt is named at the end of the run, and should be repaired.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in RACING:
            item.add_marker(pytest.mark.flaky(reruns=ATTEMPTS - 1))
    if not FULL:
        leave_out(config, items, on_the_other_database(items))
    found = list(items)
    leave_out(config, items, passes.of_the_other_pass(items, config.getoption("played")))
    passes.note(config, found, items)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    passes.note_skipped(config, terminalreporter.stats.get("skipped", []))


def leave_out(config: pytest.Config, items: list[pytest.Item], unwanted: Set[pytest.Item]) -> None:
    """Deselect some of the tests."""
    if unwanted:
        config.hook.pytest_deselected(items=unwanted)
        items[:] = [item for item in items if item not in unwanted]


def on_the_other_database(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Return one of each two tests that differ by their database only: half of each kind."""
    pairs: dict[str, dict[str, pytest.Item]] = {}
    for item in items:
        for kind in DATABASES:
            if f"[{kind}" in item.nodeid:
                pairs.setdefault(item.nodeid.replace(kind, ""), {})[kind] = item
    return {
        pair[DATABASES[crc32(name.encode()) % 2]] for name, pair in pairs.items() if len(pair) > 1
    }
