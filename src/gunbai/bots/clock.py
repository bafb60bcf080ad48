"""The time that a bot spends on one answer."""

from __future__ import annotations

import time
from typing import Final

PATIENCE: Final = 3.0  # an answer may take this many times its processor time on a busy machine


class Timer:
    """A clock of processor time, so that a busy machine does not shorten a bot's thinking.

    Somebody may be waiting, so wall-clock time counts, too: divided by `patience`.
    """

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.started = time.thread_time()
        self.noticed = time.perf_counter()

    def spent(self) -> float:
        """Return the seconds that were spent since the clock was started."""
        worked = time.thread_time() - self.started
        waited = (time.perf_counter() - self.noticed) / self.patience
        return worked if worked > waited else waited
