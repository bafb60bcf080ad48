"""The effort of a command: seconds by the clock, and memory with that of its processes."""

from __future__ import annotations

import sys
import time
from typing import Final

_UNITS: Final = 1 if sys.platform == "darwin" else 1024  # bytes in what the system counts by
_MEGABYTE: Final = 1_000_000


class Effort:
    """The seconds since it was made, and the most memory at any time."""

    def __init__(self) -> None:
        self._start: Final = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self._start

    def told(self, games: int) -> dict[str, float | int | None]:
        """Return what so many games have taken; memory is None where the system can't tell.

        The memory of workers is that of the largest process that was started here and has ended.
        """
        seconds = self.seconds()
        return {
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 1),
            "memory_mb": most_memory(workers=False),
            "worker_memory_mb": most_memory(workers=True),
        }


def most_memory(*, workers: bool) -> int | None:
    """Return the most memory in megabytes: of this process, or of the largest that it has ended."""
    if sys.platform == "win32":
        return None
    import resource

    whose = resource.RUSAGE_CHILDREN if workers else resource.RUSAGE_SELF
    return resource.getrusage(whose).ru_maxrss * _UNITS // _MEGABYTE
