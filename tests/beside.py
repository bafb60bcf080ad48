"""The interpreters of `.tools`: environments of their own, with packages that only tests need."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

_TOOLS: Final = Path(__file__).parents[1] / ".tools"
_INSIDE: Final = Path("Scripts/python.exe") if os.name == "nt" else Path("bin/python")
#: Set by `./dev test` to the environments it has installed: without them nothing would be tested.
_EXPECTED: Final = os.environ.get("GUNBAI_EXPECT_TOOLS", "").split()


def python_beside(name: str) -> Path:
    """Return the interpreter of an environment; skip the test if it is not there.

    Where `./dev test` has installed it, its absence is a failure.
    """
    python = _TOOLS / name / _INSIDE
    if not python.exists():
        if name in _EXPECTED:
            pytest.fail(f"{python} is missing, although ./dev test should have installed it")
        pytest.skip(f"./dev test installs the environment “{name}”")
    return python
