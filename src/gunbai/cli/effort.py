"""The effort of a command: elapsed seconds, and memory including that of its processes."""

from __future__ import annotations

import sys
import time
from typing import Final

_UNITS: Final = 1 if sys.platform == "darwin" else 1024  # bytes in what the system counts by
_MEGABYTE: Final = 1_000_000


class Spent:
    """The seconds since it was created, and the peak memory."""

    def __init__(self) -> None:
        self._start: Final = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self._start

    def told(self, games: int) -> dict[str, float | int | None]:
        """Return what this many games have taken; memory is None if the system can't tell.

        The memory of workers is that of the largest child process that has ended.
        """
        seconds = self.seconds()
        return {
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 1),
            "memory_mb": most_memory(workers=False),
            "worker_memory_mb": most_memory(workers=True),
        }


def most_memory(*, workers: bool) -> int | None:
    """Return the peak memory in megabytes: of this process, or of its largest ended child."""
    if sys.platform == "win32":
        return None
    import resource

    whose = resource.RUSAGE_CHILDREN if workers else resource.RUSAGE_SELF
    return resource.getrusage(whose).ru_maxrss * _UNITS // _MEGABYTE
