"""Things that tests need besides the project: programs, environments of their own in `.tools`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NoReturn

import pytest

_TOOLS: Final = Path(__file__).parents[1] / ".tools"
_INSIDE: Final = Path("Scripts/python.exe") if os.name == "nt" else Path("bin/python")
#: Set by `./dev test` to what it has installed or found: without that nothing would be tested.
_EXPECTED: Final = os.environ.get("GUNBAI_EXPECT_TOOLS", "").split()


def missing(name: str, how: str) -> NoReturn:
    """Skip a test that needs something; where `./dev test` has seen to it, let it fail."""
    if name in _EXPECTED:
        pytest.fail(f"{name} is missing, although ./dev test should have found it: {how}")
    pytest.skip(f"{name} is missing: {how}")


def python_beside(name: str) -> Path:
    """Return the interpreter of an environment; skip the test if it is not there.

    Where `./dev test` has installed it, its absence is a failure.
    """
    python = _TOOLS / name / _INSIDE
    if not python.exists():
        missing(name, f"./dev test installs {python}")
    return python
