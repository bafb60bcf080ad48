"""Processes that belong together, so that none is left when the first of them is killed.

A process is given a mark in its environment, which its children inherit. On Linux they are found by
the mark and by their parents, even those that moved to their own session. Elsewhere only the group
of the first process is killed.
"""

from __future__ import annotations

import os
import secrets
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

MARK: Final = "GUNBAI_PROGRAM"
_PROCESSES: Final = Path("/proc")
_ROUNDS: Final = 10  # while one is ended it may start another


def new_mark() -> str:
    return secrets.token_hex(16)


def end_family(first: int, mark: str) -> None:
    """Kill a process that leads its group and has not been waited for, and all its children."""
    ended: set[int] = set()
    for _ in range(_ROUNDS):
        found = family(first, mark) - ended
        if not ended:
            with suppress(OSError):
                os.killpg(first, signal.SIGKILL)
        for pid in found:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        if not found:
            return
        ended |= found


def family(first: int, mark: str) -> set[int]:
    """Return a process, those that carry its mark, and all that these have started."""
    line = f"{MARK}={mark}".encode()
    found = {first}
    parents: dict[int, int] = {}
    for place in _PROCESSES.glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or is somebody else's
            parents[int(place.name)] = _parent(place)
            if line in (place / "environ").read_bytes().split(b"\0"):
                found.add(int(place.name))
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def _parent(place: Path) -> int:
    """Return who started a process; its name, in brackets, may hold anything."""
    return int((place / "stat").read_bytes().rpartition(b")")[2].split()[1])
