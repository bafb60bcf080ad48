"""Says whether the long runs are wanted, too: `./dev test --full`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final, TypeVar

FULL: Final = os.environ.get("GUNBAI_FULL") == "1"

Case = TypeVar("Case")


def at_least(chosen: Iterable[Case], cases: Iterable[Case]) -> list[Case]:
    """Return the cases of a long test: the chosen ones; with `--full` all."""
    return list(cases if FULL else chosen)
