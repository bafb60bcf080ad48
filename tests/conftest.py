"""The settings of all tests."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

import pytest

COMPILED = os.environ.get("GUNBAI_EXPECT_COMPILED") == "1"
if not COMPILED:  # the compiled engine takes no interpreted game
    os.environ["GUNBAI_GAMES"] = str(Path(__file__).resolve().parent / "games")

from gunbai.core import state  # noqa: E402
from tests.full import FULL  # noqa: E402

if COMPILED and Path(state.__file__).suffix == ".py":
    raise RuntimeError(f"the compiled engine is expected, but {state.__file__} was imported")

#: Folders whose tests start servers, databases or browsers.
RACING = ("browser", "cli", "deploy", "server")
ATTEMPTS = 3


DATABASES = ("sqlite", "postgresql")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Try a test again in which several processes race, when it fails on a busy machine.

    What passes only at a later attempt is named at the end of the run, and should be repaired.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in RACING:
            item.add_marker(pytest.mark.flaky(reruns=ATTEMPTS - 1))
    if not FULL:
        left_out = on_the_other_database(items)
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


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
